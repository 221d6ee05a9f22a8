// The pieces that stand in a zone, in the order in which they are laid out.
import type { Size } from "../../map/layout";
import type { Carried } from "../../scene/scene";
import type { View, ZoneView } from "./view";

export type Piece =
  | { sort: "unit"; unit: string; seat: number | null; key: string }
  | { sort: "units"; units: readonly string[]; seat: number | null; key: string }
  | { sort: "ships"; seat: number; count: number; key: string }
  | { sort: "fortress"; seat: number; held: number | null; key: string }
  | { sort: "hero"; hero: string; seat: number; incognito: boolean; key: string }
  | { sort: "heroes"; heroes: readonly string[]; seat: number; key: string };

/** What a piece is where positions are set up: each unit of a stack, each hero of a group. */
export function carriedBy({ seats }: View, piece: Piece): Carried[] {
  const side = (seat: number | null): string => (seat === null ? "neutral" : (seats[seat - 1]?.colour ?? ""));
  const unit =
    (seat: number | null) =>
    (id: string): Carried => ({ what: "unit", side: side(seat), id });
  const hero =
    (seat: number) =>
    (id: string): Carried => ({ what: "hero", side: side(seat), id });
  switch (piece.sort) {
    case "unit":
      return [unit(piece.seat)(piece.unit)];
    case "units":
      return piece.units.map(unit(piece.seat));
    case "ships":
      return Array.from({ length: piece.count }, () => unit(piece.seat)("ship"));
    case "fortress":
      return [{ what: "fortress", side: side(piece.seat), id: "fortress" }];
    case "hero":
      return [hero(piece.seat)(piece.hero)];
    case "heroes":
      return piece.heroes.map(hero(piece.seat));
  }
}

/** Land units from the strongest down, the way one lines them up. */
const RANK = ["heavy", "cavalry", "medium", "light"];

function landUnits(zone: ZoneView): Piece[] {
  const sorted = [...zone.units].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b));
  return sorted.map((unit, index) => ({
    sort: "unit",
    unit,
    seat: zone.neutral ? null : zone.controller,
    key: `${unit} ${sorted.slice(0, index).filter((other) => other === unit).length}`,
  }));
}

/** All pieces of a zone, one by one. */
export function spread(zone: ZoneView): Piece[] {
  const ships = zone.ships.flatMap((count, index): Piece[] =>
    count > 0 ? [{ sort: "ships", seat: index + 1, count, key: `ships ${index + 1}` }] : [],
  );
  const fortress: Piece[] =
    zone.fortress === null
      ? []
      : [{ sort: "fortress", seat: zone.fortress, held: zone.controller, key: "fortress" }];
  const heroes = zone.heroes.map((hero): Piece => ({
    sort: "hero",
    hero: hero.id,
    seat: hero.seat,
    incognito: hero.incognito,
    key: `hero ${hero.id}`,
  }));
  return [...landUnits(zone), ...ships, ...fortress, ...heroes];
}

/** The same pieces where there is little room: units as one stack, and heroes of a seat as one. */
export function stacked(zone: ZoneView): Piece[] {
  const pieces = spread(zone);
  const units = pieces.filter((piece) => piece.sort === "unit");
  const rest = pieces.filter((piece) => piece.sort !== "unit" && piece.sort !== "hero");
  const [first] = units;
  const stack: Piece[] =
    first && units.length > 1
      ? [{ sort: "units", units: units.map((piece) => piece.unit), seat: first.seat, key: "units" }]
      : units;
  const bySeat = new Map<number, string[]>();
  for (const hero of zone.heroes) bySeat.set(hero.seat, [...(bySeat.get(hero.seat) ?? []), hero.id]);
  const heroes = [...bySeat].map(([seat, ids]): Piece => ({
    sort: "heroes",
    heroes: ids,
    seat,
    key: `heroes ${seat}`,
  }));
  return [...stack, ...rest, ...heroes];
}

/** How much room a piece needs when a unit's counter is `unit` wide. */
export function room(piece: Piece, unit: number): Size {
  switch (piece.sort) {
    case "unit":
      return [unit, unit];
    case "units":
      return [unit * 1.2, unit * 1.3];
    case "ships":
      return [unit * 1.24, unit * 1.2];
    case "fortress":
      return [unit * 0.86, unit * 0.92];
    default:
      return [unit * 0.74, unit * 0.74];
  }
}
