import { roomOf } from "../games";
import { open } from "../speech/lexicon.svelte";
import type { TableParts } from "./room";

/** Loads what a table of this game is made of, in the page's language, and gives the page the colours of the game. */
export async function enter(game: string): Promise<TableParts> {
  document.body.dataset["game"] = game;
  const [parts] = await Promise.all([roomOf(game).tableParts(), open(game)]);
  return parts.default;
}
