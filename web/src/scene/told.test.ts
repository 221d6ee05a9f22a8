import { expect, it } from "vitest";
import { zonesIn, type LogLine } from "./told";

it("finds the zones that lines speak of, each once", () => {
  const line = { ply: 0, rule: "NA-MOVE-01", kind: "moved", message: "m", seat: { seat: 1 }, supply: 2 };
  const moved: LogLine = { ...line, from: { zone: "paris" }, to: { zone: "lyon" }, nothing: null };
  expect(zonesIn([moved, { ...line, zone: { zone: "lyon" } }, line])).toEqual(["paris", "lyon"]);
  expect(zonesIn([])).toEqual([]);
});
