// What a table of a game without a board of its own is made of.
import { numberedLook } from "../scene/numbered-look";
import type { TableParts } from "../scene/room";
import Board from "./Board.svelte";
import Progress from "./Progress.svelte";
import SeatFigures from "./SeatFigures.svelte";

const parts: TableParts = {
  Board,
  Progress,
  SeatFigures,
  seatLook: (_scene, seat) => numberedLook(seat),
  tieBreakers: [],
};
export default parts;
