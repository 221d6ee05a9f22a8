import type { Livery } from "../scene/scene";

/** The id of a seat's pattern within one map. */
export function patternId(uid: string, livery: Livery): string {
  return `${uid}-${livery.pattern}-${livery.colour.replace(/[^a-z0-9]/gi, "")}`;
}

/** One of each look among these liveries. */
export function distinct(liveries: readonly Livery[]): Livery[] {
  return [...new Map(liveries.map((livery) => [patternId("", livery), livery])).values()];
}
