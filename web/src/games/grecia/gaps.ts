// What stands in the gaps of phrases.
import type { Phrase } from "../../speech/phrase";

export function seatIn(phrase: Phrase, gap: string): number | undefined {
  const value = phrase[gap];
  return typeof value === "object" && value !== null && "seat" in value ? Number(value.seat) : undefined;
}

/** The id of a thing, such as `idIn(label, "to", "zone")`. */
export function idIn(phrase: Phrase, gap: string, kind: string): string | undefined {
  const value = phrase[gap];
  if (typeof value !== "object" || value === null) return undefined;
  const id = (value as Record<string, unknown>)[kind];
  return typeof id === "string" ? id : undefined;
}
