// A card in words, for those who hear it.
import { t } from "../../../speech/language.svelte";
import { dynastyName, named, type Monarch } from "./edition";
import { crownTotal } from "./worth";

export function describeMonarch(card: Monarch): string {
  const parts = [
    t("web-altes-reich-card", {
      name: card.name,
      role: named("role", card.role),
      from: String(card.reign_from),
      to: String(card.reign_to),
      years: card.years,
      crowns: crownTotal(card),
      dynasty: dynastyName(card.dynasty),
    }),
  ];
  if (card.elector) parts.push(t("web-altes-reich-card-elector", { number: card.elector }));
  return parts.join(" ");
}
