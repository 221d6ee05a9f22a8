// How worked examples of Grecia are written, and how they are drawn and reckoned up.
import type { DrawnGame } from "../../empires/diagram/drawn-game";
import type { Standing } from "../../empires/diagram/position";
import { printedLook } from "../seat-look";
import Piece from "./Piece.svelte";

const LETTERS: Record<string, string> = { L: "light", M: "medium", H: "heavy", C: "cavalry" };

function standings(written: string): Standing[] {
  return written.split(", ").flatMap((part): Standing[] => {
    const [first = "", second] = part.split(" ");
    if (first === "fortress") return [{ what: "fortress", side: second ?? "", id: "fortress", count: 1 }];
    if (second === undefined) return [{ what: "hero", side: "", id: first, count: 1 }];
    if (/^\d+$/.test(second)) return [{ what: "unit", side: first, id: "ship", count: Number(second) }];
    return Array.from(second, (letter) => ({
      what: "unit",
      side: first,
      id: LETTERS[letter] ?? letter,
      count: 1,
    }));
  });
}

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
