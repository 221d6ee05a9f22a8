// What stands in the gaps of the log's phrases.
import type { Phrase } from "../../speech/phrase";

export function seatIn(phrase: Phrase, gap: string): number | undefined {
  const value = phrase[gap];
  return typeof value === "object" && value !== null && "seat" in value ? Number(value.seat) : undefined;
}

/** The id of a thing, such as `idIn(line, "to", "zone")`. */
export function idIn(phrase: Phrase, gap: string, kind: string): string | undefined {
  const value = phrase[gap];
  if (typeof value !== "object" || value === null) return undefined;
  const id = (value as Record<string, unknown>)[kind];
  return typeof id === "string" ? id : undefined;
}

export function idsIn(phrase: Phrase, gap: string, kind: string): string[] {
  const value = phrase[gap];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Record<string, unknown>): string[] => {
    const counted = item["of"] as Record<string, unknown> | undefined;
    const id = (counted ?? item)[kind];
    const count = counted ? Number(item["count"] ?? 1) : 1;
    return typeof id === "string" ? Array.from({ length: count }, () => id) : [];
  });
}

export function numberIn(phrase: Phrase, gap: string): number {
  return Number(phrase[gap] ?? 0);
}
