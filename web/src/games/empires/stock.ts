// How many of a unit can be had, which is often fewer than there are counters of it.
import { t } from "../../speech/language.svelte";

/** In words: how many counters are left, or of how many one can have how few. */
export function inStock({ most, counters }: { most: number; counters: number }): string {
  return most < counters
    ? t("web-map-affordable", { count: most, all: counters })
    : t("web-map-left", { count: counters });
}
