import type { SeatLook } from "../scene/scene";

/** The id of a seat's pattern within one map. */
export function patternId(uid: string, look: SeatLook): string {
  return `${uid}-${look.pattern}-${look.colour.replace(/[^a-z0-9]/gi, "")}`;
}

/** One of each look. */
export function distinct(looks: readonly SeatLook[]): SeatLook[] {
  return [...new Map(looks.map((look) => [patternId("", look), look])).values()];
}
