import { describe, expect, it } from "vitest";
import type { LogLine } from "../scene/scene";
import { Moments } from "./moments";
import { continued, newLines } from "./story";

const line = (ply: number, kind: string): LogLine => ({ ply, kind, message: kind, rule: "AR-1" });

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

describe("earlier moments", () => {
  it("are kept as they were seen, and fetched where they were not", async () => {
    const asked: number[] = [];
    const moments = new Moments((ply) => {
      asked.push(ply);
      return Promise.resolve({ view: `fetched ${ply}`, log: [line(ply - 1, "a")] });
    });
    moments.keep({ ply: 3, view: "seen", log_from: 2 });
    expect(await moments.view(3, [line(2, "a")])).toBe("seen");
    expect(await moments.view(2, [line(1, "a")])).toBe("fetched 2");
    expect(await moments.view(2, [line(1, "a")])).toBe("fetched 2");
    expect(asked).toEqual([2]);
  });

  it("that were taken back are not shown, neither kept ones nor what has come instead", async () => {
    const moments = new Moments((ply) => Promise.resolve({ view: "other", log: [line(ply - 1, "other")] }));
    moments.keep({ ply: 3, view: "taken back", log_from: 2 });
    moments.keep({ ply: 2, view: "now", log_from: 2 });
    expect(await moments.view(2, [line(1, "a")])).toBe("now");
    await expect(moments.view(3, [line(2, "a")])).rejects.toThrow("taken back");
    expect(await moments.view(3, [line(2, "other")])).toBe("other");
  });
});
