// How seats are told apart by their numbers, where nothing says what each of them plays.
import eagle from "icon:eagle-emblem";
import key from "icon:key";
import leaf from "icon:oak-leaf";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";
import owl from "icon:owl";
import rose from "icon:rose";
import stag from "icon:stag-head";
import type { SeatLook } from "./scene";

const LOOKS: SeatLook[] = [
  { colour: "#1f5f99", ink: "#fff", emblem: leaf, pattern: "stripes", side: "" },
  { colour: "#b5531c", ink: "#fff", emblem: key, pattern: "waves", side: "" },
  { colour: "#2f6b3c", ink: "#fff", emblem: rose, pattern: "lattice", side: "" },
  { colour: "#6b3a82", ink: "#fff", emblem: stag, pattern: "dots", side: "" },
  { colour: "#8b1e2d", ink: "#fff", emblem: owl, pattern: "bars", side: "" },
  { colour: "#3c4650", ink: "#fff", emblem: lion, pattern: "checks", side: "" },
  { colour: "#7a5c10", ink: "#fff", emblem: lily, pattern: "zigzag", side: "" },
  { colour: "#0f5c63", ink: "#fff", emblem: eagle, pattern: "plain", side: "" },
];

/** How a seat looks by its number; seats are numbered from 1. */
export function numberedLook(seat: number): SeatLook {
  return LOOKS[(seat - 1) % LOOKS.length] as SeatLook;
}
