// What stands in a zone, as positions write it: `france 2 infantry hussars`, empires parted by commas.
import type { Standing } from "../empires/diagram/position";

/** Reads what stands in a zone, each unit by itself. */
export function standings(written: string): Standing[] {
  return written
    .split(", ")
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [side = "", ...units] = part.split(" ");
      const found: Standing[] = [];
      let times = 1;
      for (const unit of units) {
        if (/^\d+$/.test(unit)) {
          times = Number(unit);
          continue;
        }
        for (let one = 0; one < times; one++) found.push({ what: "unit", side, id: unit, count: 1 });
        times = 1;
      }
      return found;
    });
}

/** Writes the same, empire by empire. */
export function written(pieces: readonly Standing[]): string {
  const sides = [...new Set(pieces.map(({ side }) => side))];
  return sides
    .map((side) => {
      const own = pieces.filter((piece) => piece.side === side);
      const units = own.map(({ id, count }) => (count === 1 ? id : `${String(count)} ${id}`));
      return [side, ...units].join(" ");
    })
    .join(", ");
}
