import { expect, test } from "vitest";
import { signed, sumOf } from "./play";

test("bonuses bear their sign, and what both sides lack is a dot", () => {
  expect([signed(4), signed(-1), signed(0), signed(7, true), signed(0, true)]).toEqual([
    "+4",
    "−1",
    "·",
    "7",
    "0",
  ]);
});

test("what is in sight is added up side by side", () => {
  const item = (values: readonly [number, number]) => ({ name: "", rule: "", values });
  expect(sumOf([item([6, 8]), item([0, 2]), item([-1, 0])])).toEqual([5, 10]);
});
