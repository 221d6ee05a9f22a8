// What a table of Grecia is made of.
import type { TableParts } from "../../scene/room";
import Board from "./Board.svelte";
import { pictureOf } from "./cards";
import Choices from "./Choices.svelte";
import PaperMap, { viewBox } from "./PaperMap.svelte";
import { seatLook } from "./seat-look";
import Progress from "./Progress.svelte";
import SeatFigures from "./SeatFigures.svelte";
import SeatHeading from "./SeatHeading.svelte";
import { sounds } from "./sounds";
import Tray from "./Tray.svelte";
import { holdings } from "./view";

const parts: TableParts = {
  Board,
  map: true,
  Tray,
  SeatFigures,
  SeatHeading,
  Progress,
  Choices,
  seatLook: (scene, seat) => seatLook(scene, seat),
  holdings,
  sounds,
  printed: { map: { viewBox, Map: PaperMap }, pictureOf },
  tieBreakers: [
    { message: "web-grecia-tie-victory", rule: "GR-END-01" },
    { message: "web-grecia-tie-points", rule: "GR-END-06" },
    { message: "web-grecia-tie-fortresses", rule: "GR-END-07" },
    { message: "web-grecia-tie-territories", rule: "GR-END-07" },
    { message: "web-grecia-tie-seas", rule: "GR-END-07" },
    { message: "web-grecia-tie-units", rule: "GR-END-07" },
    { message: "web-grecia-tie-supply", rule: "GR-END-07" },
    { message: "web-grecia-tie-eliminated", rule: "GR-END-08" },
  ],
};

export default parts;
