import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { LogLine, Scene } from "../../../scene/scene";
import { Watched } from "./watched.svelte";

const line = (kind: string, more: object): LogLine => ({ ply: 1, rule: "", message: kind, kind, ...more });
const zones = { from: { zone: "ile_de_france" }, to: { zone: "paris" } };
const won = line("combat-won", { side: "attacker", owner: { seat: 2 } });

/** What the first seat sees after a combat, first while the second has the turn, then in its own. */
function seen(attack: LogLine): (boolean | undefined)[] {
  let log = $state.raw<readonly LogLine[]>([]);
  let active = $state(2);
  const scene = {
    you: 1,
    offers: [{ word: "move" }],
    happening: [],
    get log() {
      return log;
    },
    get view() {
      return { combat: null, zones: [], act: null, muster: null, card: null, active };
    },
  } as unknown as Scene;
  let watched: Watched | undefined;
  const end = $effect.root(() => {
    watched = new Watched(() => scene);
  });
  flushSync();
  log = [attack, won];
  const before = watched?.account !== undefined;
  active = 1;
  log = [attack, won, line("turn-begins", { seat: { seat: 1 }, round: 2 })];
  const after = watched?.account !== undefined;
  end();
  return [before, after];
}

it("gives the map back to whoever has the turn now, unless they have fought", () => {
  const neutrals = { seat: { seat: 2 }, empires: [], units: [], ...zones };
  expect(seen(line("attack-neutral", neutrals))).toEqual([true, false]);
  expect(seen(line("attack", { ...neutrals, defender: { seat: 1 } }))).toEqual([true, true]);
});
