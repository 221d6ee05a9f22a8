import { expect, test } from "vitest";
import { clock, minutes } from "./wished.svelte";

test("minutes of the day are read as they are shown", () => {
  for (const time of [0, 59, 60, 8 * 60, 22 * 60 + 30, 1439]) expect(minutes(clock(time))).toBe(time);
  expect(clock(485)).toBe("08:05");
  expect(minutes("")).toBeNull();
});
