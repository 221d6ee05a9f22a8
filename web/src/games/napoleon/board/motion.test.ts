import { expect, test } from "vitest";
import type { Event } from "../../../wire/napoleon/Event";
import type { Line } from "../events";
import { journeysOf } from "./motion";

const line = (event: Event): Line => ({
  ply: 1,
  rule: "NA-MOVE-01",
  message: `napoleon-event-${event.kind}`,
  ...event,
});
const guard = { seat: { seat: 1 }, empire: { empire: "france" }, unit: { unit: "guard" } };
const around = (city: string) => (city === "paris" ? "ile_de_france" : city);

test("a unit that moves goes from zone to zone", () => {
  const moved = line({ kind: "moved", ...guard, from: { zone: "burgundy" }, to: { zone: "bavaria" } });
  expect(journeysOf([moved], around)).toEqual([
    { is: "way", unit: { empire: "france", kind: "guard" }, from: "burgundy", to: "bavaria" },
  ]);
});

test("a city is entered from the territory around it", () => {
  const [entered] = journeysOf([line({ kind: "entered", ...guard, zone: { zone: "paris" } })], around);
  expect(entered).toMatchObject({ from: "ile_de_france", to: "paris" });
});

test("after a combat the beaten flee from where it was fought and the victors move in", () => {
  const combat = { from: "burgundy", to: "bavaria", empire: "france" };
  const lines = [
    line({
      kind: "fled",
      seat: { seat: 4 },
      empire: { empire: "austria" },
      unit: { unit: "militia" },
      to: { zone: "bohemia" },
    }),
    line({
      kind: "moved-in",
      seat: { seat: 1 },
      to: { zone: "bavaria" },
      empires: [],
      units: [{ unit: "guard" }],
    }),
  ];
  expect(journeysOf(lines, around, combat)).toEqual([
    { is: "way", unit: { empire: "austria", kind: "militia" }, from: "bavaria", to: "bohemia" },
    { is: "way", unit: { empire: "france", kind: "guard" }, from: "burgundy", to: "bavaria" },
  ]);
});

test("what nobody does on the map moves nothing", () => {
  expect(journeysOf([line({ kind: "supply-taken", seat: { seat: 1 }, supply: 2 })], around)).toEqual([]);
});
