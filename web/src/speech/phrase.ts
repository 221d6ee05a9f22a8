// Phrases of the rules become sentences: a message of the catalogue with names in its gaps.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import { speech, type Args } from "./language.svelte";
import type { Lexicon } from "./lexicon.svelte";

/** A message with what stands in its gaps. */
export type Phrase = { message: string; [gap: string]: unknown };

/** What seats and things are called. */
export interface Names {
  seat(seat: number): string;
  lexicon: Lexicon;
}

/** What a gap holds, if it is a thing such as `{ zone: "athens" }`: its kind and id. */
export function thing(gap: unknown): { kind: string; id: string } | undefined {
  if (typeof gap !== "object" || gap === null || Array.isArray(gap)) return undefined;
  const entries = Object.entries(gap);
  const [kind, id] = entries[0] ?? [];
  return entries.length === 1 && kind !== undefined && typeof id === "string" ? { kind, id } : undefined;
}

/** All things and seats that a phrase speaks of, such as `zone` `athens` or `seat` `2`. */
export function mentions(phrase: Phrase, kind: string, id: string | number): boolean {
  const meant = (gap: unknown): boolean => {
    if (Array.isArray(gap)) return gap.some(meant);
    if (typeof gap !== "object" || gap === null) return false;
    if ("of" in gap) return meant(gap.of);
    return (gap as Record<string, unknown>)[kind] === id;
  };
  return Object.values(phrase).some(meant);
}

function text(gap: unknown, names: Names): string {
  if (Array.isArray(gap)) return speech.list(gap.map((item) => text(item, names)));
  if (typeof gap === "object" && gap !== null) {
    if ("of" in gap && "count" in gap) return `${text(gap.of, names)} (${String(gap.count)})`;
    if ("seat" in gap && typeof gap.seat === "number") return names.seat(gap.seat);
    const named = thing(gap);
    if (named) return names.lexicon.name(named.kind, named.id);
  }
  return String(gap);
}

/** The phrase in the page's language. */
export function say(phrase: Phrase, names: Names): string {
  const args: Args = {};
  for (const [name, gap] of Object.entries(phrase)) {
    if (name === "message") continue;
    if (Array.isArray(gap)) args[`${name}-count`] = new FluentNumber(gap.length);
    const value: FluentVariable =
      typeof gap === "number" ? new FluentNumber(gap, { useGrouping: false }) : text(gap, names);
    args[name] = value;
  }
  return speech.message(phrase.message, args);
}
