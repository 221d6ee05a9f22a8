// What the tables of a game are made of, sent for before the page that draws them is here.
import altesReich from "printed:altes-reich";
import grecia from "printed:grecia";
import napoleon from "printed:napoleon";
import type { Lang } from "../speech/preferred";

const TABLES: Record<string, [words: typeof grecia, parts: () => Promise<unknown>]> = {
  "altes-reich": [altesReich, () => import("./altes-reich/table-parts")],
  grecia: [grecia, () => import("./grecia/table-parts")],
  napoleon: [napoleon, () => import("./napoleon/table-parts")],
};

/** Sends for what a table of a game needs; whoever needs it finds it here or on its way. */
export function sendForGame(game: string, lang: Lang): void {
  if (!Object.hasOwn(TABLES, game)) return;
  const [words, parts] = TABLES[game] as (typeof TABLES)[string];
  const missed = (): undefined => undefined;
  words.edition[lang]().catch(missed);
  parts().catch(missed);
}
