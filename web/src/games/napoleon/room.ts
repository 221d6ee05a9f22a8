import type { Room } from "../../scene/scene";
import crown from "icon:crown";
import Board from "./Board.svelte";
import SeatFigures from "./SeatFigures.svelte";
import Progress from "./Progress.svelte";

const COLOURS = ["#2a64a3", "#b5532a", "#2f6b3c", "#6a3d8f", "#8b1e2d", "#444", "#7a5c10", "#0f5c63"];

const room: Room = {
  Board,
  SeatFigures,
  Progress,
  livery: (_scene, seat) => ({
    colour: COLOURS[seat - 1] ?? "#444",
    ink: "#fff",
    emblem: crown,
    pattern: "plain",
    side: "",
  }),
  tieBreakers: [],
};
export default room;
