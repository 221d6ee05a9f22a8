// How worked examples of Napoleón are written, and how they are drawn and reckoned up.
import type { DrawnGame } from "../../empires/diagram/drawn-game";
import { cardValue } from "../../empires/diagram/reckoning";
import { armsOf, EMPIRES } from "../heraldry";
import { standings } from "../standings";
import Piece from "./Piece.svelte";

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
