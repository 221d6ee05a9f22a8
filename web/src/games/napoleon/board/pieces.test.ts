import { expect, test } from "vitest";
import type { ZoneView } from "../view";
import { broken, wrapped } from "./names";
import { flowing, peaks } from "./ground";
import { enlarged, piecesOf } from "./pieces";

const zone: ZoneView = {
  id: "bavaria",
  kind: "land",
  colour: null,
  flag: true,
  capacity: 3,
  controller: 1,
  neutral: false,
  units: ["infantry", "infantry", "hussars"].map((kind) => ({ empire: "france", kind })),
};

test("units stand side by side, or in a stack where it is tight", () => {
  const [spread, tight] = piecesOf(zone);
  expect(spread?.map(({ key }) => key)).toEqual([
    "flag",
    "france infantry 1",
    "france infantry 2",
    "france hussars 1",
  ]);
  expect(tight?.map(({ key }) => key)).toEqual(["flag", "stack france"]);
});

test("ships of several empires are stacked by empire", () => {
  const sea = {
    ...zone,
    kind: "sea",
    flag: false,
    units: [...zone.units, { empire: "spain", kind: "light_ship" }],
  };
  expect(piecesOf(sea)[1]?.map(({ is }) => is)).toEqual(["stack", "unit"]);
});

test("neutrals are always stacked", () => {
  expect(piecesOf({ ...zone, neutral: true })).toHaveLength(1);
});

test("pieces keep their values readable from afar", () => {
  for (const scale of [0.5, 0.6, 0.7, 0.8, 1, 1.5, 3])
    expect(19 * enlarged(scale) * scale).toBeGreaterThan(12.9);
});

test("long names break near their middle", () => {
  expect(broken("Baviera")).toBe("Baviera");
  expect(broken("Aragón y Cataluña")).toBe("Aragón y\nCataluña");
  expect(wrapped("uno dos tres", 7)).toEqual(["uno dos", "tres"]);
});

test("peaks stand along a range, rivers run through their points", () => {
  expect(
    peaks(
      [
        [0, 0],
        [30, 0],
      ],
      10,
    ),
  ).toEqual([
    [5, 0],
    [15, 0],
    [25, 0],
  ]);
  expect(
    flowing([
      [0, 0],
      [2, 0],
      [4, 0],
    ]),
  ).toBe("M0 0Q2 0 3 0L4 0");
});
