import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine, Scene } from "../../scene/scene";
import { Chronicle } from "./chronicle.svelte";

const line = (kind: string, more: object = {}): LogLine => ({
  ply: 0,
  rule: "",
  message: kind,
  kind,
  ...more,
});
const ATTACK = line("attack-neutral", {
  seat: { seat: 2 },
  from: { zone: "corinth" },
  to: { zone: "argos" },
  units: [{ unit: "light" }],
});

let happening = $state.raw<readonly LogLine[]>([]);
let active = $state(2);
let chronicle: Chronicle;
let end: () => void;

/** Shows what these lines tell; the combat is over as soon as it is told. */
function show(...lines: LogLine[]): void {
  happening = lines;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  [happening, active] = [[], 2];
  const scene = {
    you: 1,
    pace: 550,
    offers: [{ word: "move" }],
    get view() {
      return { combat: null, zones: [], active };
    },
    get happening() {
      return happening;
    },
  } as unknown as Scene;
  end = $effect.root(() => {
    chronicle = new Chronicle(() => scene);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("shows the end of a combat for as long as it is told, and until the next action begins", () => {
  show(ATTACK, line("nobody-falls"));
  vi.advanceTimersByTime(60_000);
  expect(chronicle.battle?.to).toBe("argos");
  expect(chronicle.battle?.over).toBe(true);
  show();
  show(line("turn-begins", { seat: { seat: 3 }, round: 1 }));
  expect(chronicle.battle).toBeDefined();
  show(line("passed", { seat: { seat: 3 } }));
  expect(chronicle.battle).toBeUndefined();
});

it("gives the map back to whoever has the turn now, unless they have fought", () => {
  show(ATTACK, line("nobody-falls"));
  expect(chronicle.battle).toBeDefined();
  active = 1;
  show(line("turn-begins", { seat: { seat: 1 }, round: 1 }));
  expect(chronicle.battle).toBeUndefined();

  active = 2;
  show({ ...ATTACK, kind: "attack", message: "attack", defender: { seat: 1 } }, line("nobody-falls"));
  active = 1;
  show(line("turn-begins", { seat: { seat: 1 }, round: 2 }));
  expect(chronicle.battle?.over).toBe(true);
});
