import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./browser-for-tests";
import type { LogLine } from "../scene/scene";
import type { Table } from "../wire/Table";

const { continued, newLines, Playback, STEP } = await import("./playback.svelte");

const line = (ply: number, kind: string): LogLine => ({ ply, kind, message: kind, rule: "AR-1" });

function table(version: number, logFrom: number, log: LogLine[]): Table {
  return { version, stage: "running", log_from: logFrom, log, offers: [], seats: [] } as unknown as Table;
}

describe("the log", () => {
  it("goes on where a table says, and what was told of later plies is void", () => {
    const log = [line(0, "a"), line(1, "b"), line(2, "c")];
    expect(continued(log, { log_from: 1, log: [line(1, "d")] })).toEqual([line(0, "a"), line(1, "d")]);
    expect(continued(log, { log_from: 3, log: [] })).toEqual(log);
    expect(continued(log, { log_from: 0, log: [line(0, "x")] })).toEqual([line(0, "x")]);
  });

  it("knows which lines are new, also when everything is told again or something was taken back", () => {
    const log = [line(0, "a"), line(1, "b")];
    expect(newLines(log, [...log, line(2, "c")])).toEqual([line(2, "c")]);
    expect(newLines(log, [line(0, "a"), line(1, "b")])).toEqual([]);
    expect(newLines(log, [line(0, "a"), line(1, "other")])).toEqual([line(1, "other")]);
    expect(newLines(log, [line(0, "a")])).toEqual([]);
  });
});

describe("the procession of states", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("draws the first state at once, and later ones each when the one before has been seen", () => {
    const steps = new Playback();
    steps.take(table(1, 0, [line(0, "a")]));
    expect(steps.shown?.version).toBe(1);
    expect(steps.happening).toEqual([]);
    steps.take(table(2, 1, [line(1, "b")]));
    steps.take(table(3, 2, [line(2, "c")]));
    expect(steps.shown?.version).toBe(2);
    expect(steps.latest?.version).toBe(3);
    expect(steps.happening).toEqual([line(1, "b")]);
    expect(steps.pace).toBe(STEP);
    vi.advanceTimersByTime(STEP);
    expect(steps.shown?.version).toBe(3);
    vi.advanceTimersByTime(STEP);
    expect(steps.happening).toEqual([]);
    expect(steps.pace).toBe(0);
    expect(steps.log.map(({ message }) => message)).toEqual(["a", "b", "c"]);
  });

  it("does not dwell on states in which nothing is told", () => {
    const steps = new Playback();
    steps.take(table(1, 0, []));
    steps.take(table(2, 0, []));
    steps.take(table(3, 0, [line(0, "a")]));
    vi.advanceTimersByTime(0);
    expect(steps.shown?.version).toBe(3);
  });

  it("hurries when much is waiting, and can be skipped without losing a line", () => {
    const steps = new Playback();
    steps.take(table(1, 0, []));
    for (let ply = 0; ply < 10; ply += 1) steps.take(table(ply + 2, ply, [line(ply, String(ply))]));
    vi.advanceTimersByTime(STEP);
    expect(steps.pace).toBe(STEP / 4);
    steps.skip();
    expect(steps.shown).toBe(steps.latest);
    expect(steps.log).toHaveLength(10);
    expect(steps.happening).toEqual([]);
  });

  it("ignores a state that is older than what it has", () => {
    const steps = new Playback();
    steps.take(table(5, 0, []));
    steps.take(table(4, 0, [line(0, "old")]));
    expect(steps.latest?.version).toBe(5);
    expect(steps.log).toEqual([]);
  });
});
