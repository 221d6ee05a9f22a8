// What a table of Napoleón is made of.
import type { TableParts } from "../../scene/room";
import Board from "./Board.svelte";
import { signsOf } from "./cards/signs";
import Choices from "./Choices.svelte";
import PaperMap, { viewBox } from "./PaperMap.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import SeatFigures from "./SeatFigures.svelte";
import Tray from "./Tray.svelte";
import { seatLook } from "./heraldry";
import { sounds } from "./sounds";
import { holdings } from "./view";

const parts: TableParts = {
  Board,
  map: true,
  Choices,
  Panel,
  Progress,
  SeatFigures,
  Tray,
  seatLook,
  holdings,
  sounds,
  printed: { map: { viewBox, Map: PaperMap }, signsOf },
  tieBreakers: [
    { message: "web-napoleon-tie-victory", rule: "NA-END-01" },
    { message: "web-napoleon-tie-flags", rule: "NA-END-06" },
    { message: "web-napoleon-tie-zones", rule: "NA-END-07" },
    { message: "web-napoleon-tie-seas", rule: "NA-END-07" },
    { message: "web-napoleon-tie-units", rule: "NA-END-07" },
    { message: "web-napoleon-tie-supply", rule: "NA-END-07" },
  ],
};
export default parts;
