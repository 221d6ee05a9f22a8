// Finding choices and things by what is typed, without regard to accents and case.
import type { Lexicon } from "../speech/lexicon.svelte";

const KINDS = [
  "zone",
  "unit",
  "hero",
  "monarch",
  "battle-card",
  "tactic",
  "senate",
  "action-card",
  "chance-card",
  "route",
];

/** As it is compared: `Éfeso` is `efeso`. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}

/** Whether all words that were typed are somewhere in one of these texts. */
export function matches(typed: string, ...texts: string[]): boolean {
  const where = texts.map(plain).join(" ");
  return plain(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The id of what is called so, the closest name first; what was typed if nothing is. */
export function idCalled(name: string, lexicon: Lexicon): string {
  const typed = plain(name);
  const things = KINDS.flatMap((kind) => lexicon.all(kind));
  const exact = things.find((thing) => plain(thing.name ?? "") === typed);
  const near = things.find((thing) => typed !== "" && plain(thing.name ?? "").startsWith(typed));
  return (exact ?? near)?.id ?? name;
}
