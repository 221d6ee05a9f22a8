// What a table of El Viejo Imperio is made of: a wine-red cloth, cards, and a side column that compares them.
import type { TableParts } from "../../scene/room";
import Board from "./Board.svelte";
import { seatLook } from "./seat-look";
import Choices from "./side/Choices.svelte";
import Panel from "./side/Panel.svelte";
import Progress from "./side/Progress.svelte";
import SeatFigures from "./side/SeatFigures.svelte";
import { sounds } from "./sounds";

const parts: TableParts = {
  Board,
  Panel,
  SeatFigures,
  Progress,
  Choices,
  seatLook: (_scene, seat) => seatLook(seat),
  sounds,
  tieBreakers: [
    { message: "web-altes-reich-tie-events", rule: "AR-64" },
    { message: "web-altes-reich-tie-shared", rule: "AR-65" },
    { message: "web-altes-reich-tie-ladder", rule: "AR-66" },
    { message: "web-altes-reich-tie-places", rule: "AR-78" },
  ],
};
export default parts;
