import { roomOf } from "../games";
import { open } from "../speech/lexicon.svelte";
import type { EditionPlayed } from "../wire/EditionPlayed";
import { unlike } from "./unlike";
import type { TableParts } from "./room";

/**
 * Loads what a table of this game is made of, in the page's language, and gives the page the colours of the game.
 * An edition with other cards, zones or units than the game's own board can draw is played on the plain board.
 */
export async function enter(game: string, edition?: EditionPlayed): Promise<TableParts> {
  document.body.dataset["game"] = game;
  const other = unlike(edition);
  const parts = other === undefined ? roomOf(game).tableParts() : import("../plain/table-parts");
  return (await Promise.all([parts, open(game, other)]))[0].default;
}
