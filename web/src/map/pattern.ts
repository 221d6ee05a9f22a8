import type { SeatLook } from "../scene/scene";

/** A pattern in a colour. */
export type Woven = Pick<SeatLook, "colour" | "pattern">;

/** The id of a pattern within one map. */
export function patternId(uid: string, look: Woven): string {
  return `${uid}-${look.pattern}-${look.colour.replace(/[^a-z0-9]/gi, "")}`;
}

/** What tells one look from another. */
export const lookKey = ({ pattern, colour }: Woven): string => `${pattern} ${colour}`;

/** One of each look. */
export function distinct(looks: readonly Woven[]): Woven[] {
  const found = new Map(
    looks.map(({ pattern, colour }) => [lookKey({ pattern, colour }), { pattern, colour }]),
  );
  return [...found.values()];
}
