// What a table of a game without a board of its own is made of.
import { discOf } from "../home/discs";
import type { TableParts } from "../scene/room";
import Board from "./Board.svelte";
import Progress from "./Progress.svelte";
import SeatFigures from "./SeatFigures.svelte";

const parts: TableParts = {
  Board,
  Progress,
  SeatFigures,
  seatLook: (_scene, seat) => discOf(seat),
  tieBreakers: [],
};
export default parts;
