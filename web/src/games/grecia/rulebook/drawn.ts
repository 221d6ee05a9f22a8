// How worked examples of Grecia are written, and how they are drawn and reckoned up.
import type { DrawnGame } from "../../empires/diagram/drawn-game";
import { printedLook } from "../seat-look";
import { standings } from "../standings";
import Piece from "./Piece.svelte";

export const drawn: DrawnGame = {
  game: "grecia",
  sideKind: "colour",
  map: () => import("geometry:grecia"),
  Piece,
  sideLook: printedLook,
  sides: (example) => example.position.colours ?? [],
  standings,
  combat: {
    units: "GR-UNIT-02",
    bonuses: { fortress: "GR-COM-02", cavalry: "GR-COM-03", hero: "GR-COM-04", tactics: "GR-COM-05" },
    card: "GR-COM-06",
    luck: "GR-COM-08",
  },
  luck(played) {
    const dice = played.findLast((word) => word.verb === "dice")?.rest.map(Number);
    if (!dice) return {};
    const line = (value: number) => ({ message: "web-rulebook-die", value });
    return { attacker: line(dice[0] ?? 0), defender: line(dice[1] ?? 0) };
  },
};
