// Scenarios in words: units counted, names in a row.
import { grouped } from "../../../print/grouped";
import { speech } from "../../../speech/language.svelte";
import type { Lexicon } from "../../../speech/lexicon.svelte";

export function counted(lexicon: Lexicon, units: readonly string[]): string {
  return grouped(units, (unit) => unit)
    .map(([unit, all]) => (all.length > 1 ? `${all.length} × ` : "") + lexicon.name("unit", unit))
    .join(", ");
}

export function namesOf(lexicon: Lexicon, kind: string, ids: readonly string[]): string {
  return speech.list(ids.map((id) => lexicon.name(kind, id)));
}
