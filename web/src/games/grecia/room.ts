// How Grecia is furnished.
import type { Room } from "../../scene/scene";
import Board from "./Board.svelte";
import { dress } from "./livery";
import Progress from "./Progress.svelte";
import SeatFigures from "./SeatFigures.svelte";

const room: Room = {
  Board,
  SeatFigures,
  Progress,
  livery: (scene, seat) => dress(scene, seat),
  tieBreakers: [],
};

export default room;
