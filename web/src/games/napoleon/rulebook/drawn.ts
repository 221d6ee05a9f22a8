// How worked examples of Napoleón are written, and how they are drawn and reckoned up.
import type { DrawnGame } from "../../empires/diagram/drawn-game";
import type { Standing } from "../../empires/diagram/position";
import { cardValue } from "../../empires/diagram/reckoning";
import { armsOf, EMPIRES } from "../heraldry";
import Piece from "./Piece.svelte";

function standings(written: string): Standing[] {
  return written.split(", ").flatMap((part) => {
    const [side = "", ...units] = part.split(" ");
    const found: Standing[] = [];
    let times = 1;
    for (const unit of units) {
      if (/^\d+$/.test(unit)) {
        times = Number(unit);
        continue;
      }
      for (let one = 0; one < times; one++) found.push({ what: "unit", side, id: unit, count: 1 });
      times = 1;
    }
    return found;
  });
}

export const drawn: DrawnGame = {
  game: "napoleon",
  sideKind: "empire",
  map: () => import("geometry:napoleon"),
  Piece,
  sideLook: armsOf,
  // At a table of eight the empires sit in the order of the edition.
  sides: () => EMPIRES,
  standings,
  combat: {
    units: "NA-COM-03",
    bonuses: {
      combined_arms: "NA-COM-05",
      city: "NA-COM-07",
      mountains: "NA-COM-08",
      bonus: "NA-COM-02",
    },
    card: "NA-COM-09",
    luck: "NA-COM-11",
  },
  luck(played, lexicon) {
    const drawn = played.filter((word) => word.seat === 0 && word.verb === "draw").slice(-2);
    const [attacker, defender] = drawn.map(({ rest: [id = ""] }) => ({
      name: lexicon.name("chance-card", id),
      value: cardValue(lexicon, "chance-card", id),
    }));
    return { ...(attacker && { attacker }), ...(defender && { defender }) };
  },
};
