import { expect, it } from "vitest";
import type { View } from "../view";
import { drafted } from "./drafted";

const zone = (id: string, kind: string, colour: string | null) => ({
  id,
  kind,
  colour,
  flag: false,
  capacity: 3,
  controller: null,
  neutral: false,
  units: [],
});
const VIEW = {
  round: 1,
  active: 1,
  actions: 2,
  seats: [
    { seat: 1, empires: ["france"], supply: 3 },
    { seat: 2, empires: ["prussia"], supply: 3 },
  ],
  zones: [
    zone("provence", "land", "france"),
    zone("silesia", "land", "prussia"),
    zone("saxony", "land", null),
    zone("north_sea", "sea", null),
  ],
} as unknown as View;

it("shows a faulty draft of Napoleón: whoever stands there holds it, else whose home it is", () => {
  const zones = { silesia: "france 4 infantry", saxony: "neutral militia", north_sea: "france light_ship" };
  const seen = drafted({ zones, supply: [3, 7], actions: 1 }, VIEW);
  const held = Object.fromEntries(seen.zones.map(({ id, controller }) => [id, controller]));
  expect(held).toEqual({ provence: 1, silesia: 1, saxony: null, north_sea: null });
  expect(seen.zones.find(({ id }) => id === "saxony")?.neutral).toBe(true);
  expect(seen.zones.find(({ id }) => id === "silesia")?.units).toHaveLength(4);
  expect(seen.seats[1]?.supply).toBe(7);
  expect(seen.actions).toBe(1);
});
