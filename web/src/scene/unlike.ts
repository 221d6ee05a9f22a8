import type { EditionPlayed } from "../wire/EditionPlayed";

/**
 * The hash of an edition whose own names are needed: one with other cards, zones or units than the game's board can draw.
 * Tables that were recorded for lessons say nothing of their edition.
 */
export function unlike(edition: EditionPlayed | undefined): string | undefined {
  return edition && !edition.drawn ? edition.hash : undefined;
}
