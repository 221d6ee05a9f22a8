// How seats are told apart: seats of this game are alike, so each has a plant, a beast or a thing of its own.
import oak from "icon:oak-leaf";
import key from "icon:key";
import rose from "icon:rose";
import stag from "icon:stag-head";
import tower from "icon:castle";
import type { SeatLook } from "../../scene/scene";

const LOOKS: Pick<SeatLook, "colour" | "emblem" | "pattern">[] = [
  { colour: "#1f5f99", emblem: oak, pattern: "stripes" },
  { colour: "#a84a15", emblem: key, pattern: "dots" },
  { colour: "#2f6b3c", emblem: rose, pattern: "bars" },
  { colour: "#6b3a82", emblem: stag, pattern: "zigzag" },
  { colour: "#17606b", emblem: tower, pattern: "lattice" },
];

export function seatLook(seat: number): SeatLook {
  const own = LOOKS[(seat - 1) % LOOKS.length];
  if (!own) throw new Error(`there is no seat ${seat}`);
  return { ...own, ink: "#ffffff", side: "" };
}
