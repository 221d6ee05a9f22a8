import { t } from "../speech/language.svelte";
import type { Stuck } from "../wire/Stuck";

/** Why the journal of a table can't be followed any further. */
export function whyStuck({ why: { message, ...gaps } }: Stuck): string {
  return t(message, gaps as Record<string, string>);
}
