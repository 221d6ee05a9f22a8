// Names of things in the texts of lessons: {zone:athens} stands for what the zone is called.
import type { Lexicon } from "../speech/lexicon.svelte";

export function withNames(text: string, lexicon: Lexicon): string {
  return text.replace(/\{([a-z-]+):([\w-]+)\}/g, (_, kind: string, id: string) => lexicon.name(kind, id));
}
