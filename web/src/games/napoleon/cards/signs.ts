// The signs on Battle and Chance cards.
import eliminate from "icon:death-skull";
import flight from "icon:run";
import greatBattle from "icon:crossed-sabres";
import promotion from "icon:medal";
import type { IconBody } from "../../../scene/room";
import { lexiconOf, type Lexicon } from "../../../speech/lexicon.svelte";

export const SIGNS = {
  great_battle: { icon: greatBattle, message: "web-napoleon-sign-great-battle" },
  promotion: { icon: promotion, message: "web-napoleon-sign-promotion" },
  flight: { icon: flight, message: "web-napoleon-sign-flight" },
  eliminate: { icon: eliminate, message: "web-napoleon-sign-eliminate" },
};
export type Sign = keyof typeof SIGNS;

export interface Printed {
  id: string;
  name: string;
  text: string;
  value: number;
  signs: Sign[];
}

/** What is printed on a Battle or Chance card. */
export function printed(lexicon: Lexicon, kind: "battle-card" | "chance-card", id: string): Printed {
  const row = lexicon.row(kind, id);
  const effect = row?.["effect"] as { value?: number; icons?: Sign[] } | undefined;
  return {
    id,
    name: row?.name ?? id,
    text: (row?.["text"] as string | undefined) ?? "",
    value: effect?.value ?? 0,
    signs: effect?.icons ?? [],
  };
}

/** The signs on a Battle or Chance card, as they are drawn. */
export function signsOf(card: string): IconBody[] {
  const lexicon = lexiconOf("napoleon");
  const kind = lexicon.row("battle-card", card) ? "battle-card" : "chance-card";
  return printed(lexicon, kind, card).signs.map((sign) => SIGNS[sign].icon);
}
