// What stands in a zone, as pieces with their sizes: spread out if there is room, else in stacks.
import type { Size } from "../../../map/layout";
import { isShip, LAND, SHIP } from "../pieces/face";
import type { Unit, ZoneView } from "../view";

export type Piece =
  | { is: "unit"; key: string; unit: Unit }
  | { is: "stack"; key: string; units: Unit[] }
  | { is: "flag"; key: string; empire: string | null }
  | { is: "city"; key: string; large: boolean; port: boolean; flag: boolean; unit: Unit | undefined };

/** The height of a counter in pixels, from this scale of the map on. */
const STEPS: readonly (readonly [scale: number, pixels: number])[] = [
  [2.4, 76],
  [1.8, 66],
  [1.3, 54],
  [0.95, 44],
  [0.75, 34],
  [0.64, 30],
  [0.55, 28],
  [0.45, 28],
  [0, 24],
];

/** How much larger than on the printed sheet pieces are at a scale, so that their values can be read. */
export function enlarged(scale: number): number {
  const [from, pixels] = STEPS.find(([step]) => scale >= step) ?? [0, 24];
  return pixels / Math.max(from, 0.3) / LAND.height;
}

const keyed = (units: readonly Unit[]): Piece[] => {
  const seen = new Map<string, number>();
  return units.map((unit) => {
    const kind = `${unit.empire} ${unit.kind}`;
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    return { is: "unit", key: `${kind} ${number}`, unit };
  });
};

function stacked(units: readonly Unit[]): Piece[] {
  const empires = new Map<string, Unit[]>();
  for (const unit of units) empires.set(unit.empire, [...(empires.get(unit.empire) ?? []), unit]);
  return [...empires].flatMap(([empire, all]): Piece[] =>
    all.length > 1 ? [{ is: "stack", key: `stack ${empire}`, units: all }] : keyed(all),
  );
}

/** The pieces of a zone: first as one would like them, then closer together. */
export function piecesOf(zone: ZoneView, city?: { large: boolean; port: boolean }): Piece[][] {
  if (city) return [[{ is: "city", key: "city", ...city, flag: zone.flag, unit: zone.units[0] }]];
  const flag: Piece[] = zone.flag ? [{ is: "flag", key: "flag", empire: zone.colour }] : [];
  if (zone.units.length < 2) return [[...flag, ...keyed(zone.units)]];
  // Neutrals never move: where three of them stand, one counter with their number says it all.
  if (zone.neutral) return [[...flag, ...stacked(zone.units)]];
  return [
    [...flag, ...keyed(zone.units)],
    [...flag, ...stacked(zone.units)],
  ];
}

/** The room a piece takes on the printed sheet. */
export function roomOf(piece: Piece): Size {
  switch (piece.is) {
    case "unit":
      return isShip(piece.unit.kind) ? [SHIP.width, SHIP.height] : [LAND.width + 1, LAND.height];
    case "stack": {
      const ships = piece.units.some(({ kind }) => isShip(kind));
      return ships ? [SHIP.width + 6, SHIP.height + 4] : [LAND.width + 10, LAND.height + 8];
    }
    case "flag":
      return [18, 20];
    case "city":
      return piece.unit
        ? [(piece.large ? 54 : 44) + (piece.port ? 8 : 0), 54 + (piece.flag ? 14 : 0)]
        : [26 + (piece.port ? 8 : 0), 24 + (piece.flag ? 16 : 0)];
  }
}
