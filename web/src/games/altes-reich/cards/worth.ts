// What a card shows for a criterion: plain arithmetic with printed numbers. Who wins, the rules say.
import type { Criterion, Monarch } from "./edition";

type Facts = Pick<Monarch, "reign_from" | "reign_to" | "years" | "crowns" | "emperor">;

/** All crowns on a card, the imperial crown among them. [AR-03] */
export function crownTotal(card: Pick<Facts, "crowns" | "emperor">): number {
  return card.crowns.length + (card.emperor ? 1 : 0);
}

/** How far a reign is from a year; 0 if the year falls into it. [AR-33] */
export function distance(card: Pick<Facts, "reign_from" | "reign_to">, year: number): number {
  return Math.max(0, card.reign_from - year, year - card.reign_to);
}

/** The number that a criterion reads from a card. [AR-31 to AR-34] */
export function worth(card: Facts, measure: Criterion["measure"], year: number): number {
  switch (measure) {
    case "crowns":
      return crownTotal(card);
    case "years":
      return card.years;
    case "distance":
      return distance(card, year);
    case "reign_from":
    case "reign_to":
      return card[measure];
  }
}

/** The best of some values, read off a column of numbers. */
export function best(values: number[], better: Criterion["better"]): number | undefined {
  if (values.length === 0) return undefined;
  return better === "max" ? Math.max(...values) : Math.min(...values);
}
