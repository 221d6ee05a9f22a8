import { roomOf } from "../games";
import { open } from "../speech/lexicon.svelte";
import type { EditionPlayed } from "../wire/EditionPlayed";
import { unlike } from "./unlike";
import type { TableParts } from "./room";

/**
 * Loads what a table of this game is made of, in the page's language. An edition with other cards, zones or units than the
 * game's own board can draw is played on the plain board.
 */
export async function furnish(game: string, edition?: EditionPlayed): Promise<TableParts> {
  const other = unlike(edition);
  const parts = other === undefined ? roomOf(game).tableParts() : import("../plain/table-parts");
  return (await Promise.all([parts, open(game, other)]))[0].default;
}

/** The same for a page that is all about this table: it gets the colours of the game. */
export function enter(game: string, edition?: EditionPlayed): Promise<TableParts> {
  document.body.dataset["game"] = game;
  return furnish(game, edition);
}
