// The cards of Napoleón on paper: which deck they belong to, and how it looks.
import army from "icon:drum";
import chance from "icon:cannon-ball";
import politics from "icon:scroll-quill";
import trade from "icon:cargo-ship";
import type { IconBody } from "../../../scene/room";
import { t } from "../../../speech/language.svelte";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import { armsOf } from "../heraldry";

/** The decks, each with the kind of its cards and the table of the edition. */
export const DECKS = ["battle", "chance", "politics", "army", "trade"] as const;
export type Deck = (typeof DECKS)[number];

/** A card as it is written: `battle bat_volley france`, `politics pol_customs`. */
export function cardOf(of: string): { deck: Deck; id: string; empire: string | undefined } {
  const [deck, id = "", empire] = of.split(" ");
  return { deck: DECKS.find((one) => one === deck) ?? "chance", id, empire };
}

/** What a card is called in the lexicon. */
export const KINDS: Record<Deck, string> = {
  battle: "battle-card",
  chance: "chance-card",
  politics: "action-card",
  army: "action-card",
  trade: "route",
};

/** The ids of a deck's cards with their copies, as the edition lists them. */
export function listed(lexicon: Lexicon, deck: Deck): { id: string; copies: number }[] {
  const rows = (lexicon.edition["cards"]?.[deck] ?? []) as { id: string; count?: number }[];
  return rows.map(({ id, count }) => ({ id, copies: count ?? 1 }));
}

export interface CardLook {
  colour: string;
  ink: string;
  edge: string;
  emblem: IconBody;
  name: string;
}

const CREAM = "#fdf6e3";
const COMMON: Record<Exclude<Deck, "battle">, Omit<CardLook, "name">> = {
  chance: { colour: "#6d4d00", ink: CREAM, edge: "#4f3800", emblem: chance },
  politics: { colour: "#1d3557", ink: CREAM, edge: "#13243c", emblem: politics },
  army: { colour: "#7d1529", ink: CREAM, edge: "#5a0d1c", emblem: army },
  trade: { colour: "#24594a", ink: CREAM, edge: "#173d32", emblem: trade },
};

/** How a deck looks; Battle cards are those of an empire. */
export function cardLook(deck: Deck, empire: string | undefined): CardLook {
  const name = t(`web-print-napoleon-${deck}`);
  return deck === "battle" ? { ...armsOf(empire), name } : { ...COMMON[deck], name };
}
