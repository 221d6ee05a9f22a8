// The cards of Grecia on paper: which deck they belong to, and how it looks.
import type { IconBody } from "../../../scene/room";
import { t } from "../../../speech/language.svelte";
import { EMBLEMS, SILHOUETTES, UNDECIDED } from "../icons";
import { printedLook } from "../seat-look";

/** The decks, by the kinds of their cards. */
export const DECKS = ["battle-card", "senate", "tactic"] as const;
export type Deck = (typeof DECKS)[number];

/** A card as it is written: `battle-card bat_3 blue`, `senate sen_oracle`. */
export function cardOf(of: string): { deck: Deck; id: string; colour: string | undefined } {
  const [deck, id = "", colour] = of.split(" ");
  return { deck: DECKS.find((one) => one === deck) ?? "senate", id, colour };
}

export interface CardLook {
  colour: string;
  ink: string;
  edge: string;
  emblem: IconBody;
  name: string;
}

/** How a deck looks; Battle cards are those of a colour. */
export function cardLook(deck: Deck, colour: string | undefined): CardLook {
  if (deck === "battle-card") return { ...printedLook(colour ?? ""), name: t("web-print-grecia-battle") };
  return deck === "senate"
    ? {
        colour: "#7c2a16",
        ink: "#fbeed2",
        edge: "#5a1c0d",
        emblem: EMBLEMS["neutral"] ?? UNDECIDED,
        name: t("web-print-grecia-senate"),
      }
    : {
        colour: "#6d3216",
        ink: "#f7dfae",
        edge: "#4a2210",
        emblem: SILHOUETTES["heavy"] ?? UNDECIDED,
        name: t("web-print-grecia-tactics"),
      };
}
