import { expect, test } from "vitest";
import { kept } from "./kept";

const view = (unit: string) => ({
  zones: [
    { id: "paris", units: [unit] },
    { id: "wien", units: [] },
  ],
  act: null,
});

test("what says the same is the very same", () => {
  const before = view("guard");
  expect(kept(before, view("guard"))).toBe(before);
});

test("what differs is new, and all around it is the very same", () => {
  const before = view("guard");
  const now = kept(before, view("hussars"));
  expect(now).toEqual(view("hussars"));
  expect(now.zones[0]).not.toBe(before.zones[0]);
  expect(now.zones[1]).toBe(before.zones[1]);
  expect(before).toEqual(view("guard"));
});

test("what came, went or became something else is as it is now", () => {
  for (const [before, now] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: [1] }, { a: { 0: 1 } }],
    ["guard", "hussars"],
    [undefined, "guard"],
  ])
    expect(kept(structuredClone(before), structuredClone(now))).toEqual(now);
});
