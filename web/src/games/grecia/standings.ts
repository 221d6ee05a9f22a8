// What stands in a zone, as positions write it: `red LLM, fortress red, brasidas` or, at sea, `blue 2, red 1`.
import type { Standing } from "../empires/diagram/position";

const LETTERS: Record<string, string> = { L: "light", M: "medium", H: "heavy", C: "cavalry" };

/** Reads what stands in a zone; each land unit by itself. */
export function standings(written: string): Standing[] {
  return written
    .split(", ")
    .filter((part) => part !== "")
    .flatMap((part): Standing[] => {
      const [first = "", second] = part.split(" ");
      if (first === "fortress") return [{ what: "fortress", side: second ?? "", id: "fortress", count: 1 }];
      if (second === undefined) return [{ what: "hero", side: "", id: first, count: 1 }];
      if (/^\d+$/.test(second)) return [{ what: "unit", side: first, id: "ship", count: Number(second) }];
      return Array.from(second, (letter) => ({
        what: "unit",
        side: first,
        id: LETTERS[letter] ?? letter,
        count: 1,
      }));
    });
}

/** Writes the same: the units of each side by type, then the fortress, then heroes. */
export function written(pieces: readonly Standing[]): string {
  const units = pieces.filter(({ what }) => what === "unit");
  const sides = [...new Set(units.map(({ side }) => side))];
  const ashore = sides.map((side) => {
    const letters = Object.entries(LETTERS).map(([letter, unit]) => {
      const own = units.filter((one) => one.side === side && one.id === unit);
      return letter.repeat(own.reduce((sum, { count }) => sum + count, 0));
    });
    return [side, letters.join("")] as const;
  });
  const afloat = units.filter(({ id }) => id === "ship").map(({ side, count }) => `${side} ${String(count)}`);
  const standing = (sort: Standing["what"]): Standing[] => pieces.filter(({ what }) => what === sort);
  return [
    ...ashore.filter(([, letters]) => letters !== "").map(([side, letters]) => `${side} ${letters}`),
    ...afloat,
    ...standing("fortress").map(({ side }) => `fortress ${side}`),
    ...standing("hero").map(({ id }) => id),
  ].join(", ");
}
