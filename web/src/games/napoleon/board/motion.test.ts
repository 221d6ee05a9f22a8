import { expect, test } from "vitest";
import type { LogLine } from "../../../scene/scene";
import { journeysOf } from "./motion";

const line = (message: string, gaps: object): LogLine => ({
  ply: 1,
  rule: "NA-MOVE-01",
  message: `napoleon-event-${message}`,
  ...gaps,
});
const guard = { empire: { empire: "france" }, unit: { unit: "guard" } };
const around = (city: string) => (city === "paris" ? "ile_de_france" : city);

test("a unit that moves goes from zone to zone", () => {
  const moved = line("moved", { ...guard, from: { zone: "burgundy" }, to: { zone: "bavaria" } });
  expect(journeysOf([moved], around)).toEqual([
    { is: "way", unit: { empire: "france", kind: "guard" }, from: "burgundy", to: "bavaria" },
  ]);
});

test("a city is entered from the territory around it", () => {
  const [entered] = journeysOf([line("entered", { ...guard, zone: { zone: "paris" } })], around);
  expect(entered).toMatchObject({ from: "ile_de_france", to: "paris" });
});

test("after a combat the beaten flee from where it was fought and the victors move in", () => {
  const combat = { from: "burgundy", to: "bavaria", empire: "france" };
  const lines = [
    line("fled", { empire: { empire: "austria" }, unit: { unit: "militia" }, to: { zone: "bohemia" } }),
    line("moved-in", { to: { zone: "bavaria" }, units: [{ unit: "guard" }] }),
  ];
  expect(journeysOf(lines, around, combat)).toEqual([
    { is: "way", unit: { empire: "austria", kind: "militia" }, from: "bavaria", to: "bohemia" },
    { is: "way", unit: { empire: "france", kind: "guard" }, from: "burgundy", to: "bavaria" },
  ]);
});

test("what nobody does on the map moves nothing", () => {
  expect(journeysOf([line("supply-taken", { supply: 2 })], around)).toEqual([]);
});
