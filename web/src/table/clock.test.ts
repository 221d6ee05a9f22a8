import { describe, expect, it } from "vitest";
import type { Table } from "../wire/Table";
import { isPressing, isRunning, timeLeft, written } from "./clock";

const table = {
  stage: "running",
  now: 1000,
  awaited: [1, 3],
  time: { kind: "live", minutes: 10, increment: 5 },
  seats: [
    { seat: 1, time_left: 90_000 },
    { seat: 2, time_left: 50_000 },
    { seat: 3, time_left: 50_000, bot: "greedy" },
    { seat: 4 },
  ],
} as unknown as Table;

describe("clocks", () => {
  it("run for those who are asked, unless a bot answers for them", () => {
    expect([1, 2, 3].map((seat) => isRunning(table, seat))).toEqual([true, false, false]);
  });

  it("count down from the server's time and never below nothing", () => {
    expect(timeLeft(table, 1, 31_000)).toBe(60_000);
    expect(timeLeft(table, 1, 500)).toBe(90_000);
    expect(timeLeft(table, 1, 999_000)).toBe(0);
    expect(timeLeft(table, 2, 31_000)).toBe(50_000);
    expect(timeLeft(table, 4, 31_000)).toBeUndefined();
  });

  it("are written in minutes and seconds, and noticed when they press", () => {
    expect(written(65_000)).toBe("1:05");
    expect(written(599_999)).toBe("9:59");
    expect(isPressing(table, 59_000)).toBe(true);
    expect(isPressing(table, 61_000)).toBe(false);
  });
});
