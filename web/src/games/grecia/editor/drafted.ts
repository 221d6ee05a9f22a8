// A draft as a view: what stands on the map and what seats have, as far as the notation says it.
import type { Position } from "../../../editor/notation";
import { supplyOf, turnOf, writtenOf } from "../../empires/editor/noted";
import { standings } from "../standings";
import type { SeatView, View, ZoneView } from "../view";
import { NEUTRAL } from "./map-game";

/** The view with the draft in it; `seatOfHero` tells for whom a hero fights. */
export function drafted(position: Position, view: View, seatOfHero: (hero: string) => number): View {
  const colours = (position["colours"] ?? []) as readonly (string | null)[];
  const supply = supplyOf(position);
  const hands = (position["hands"] ?? []) as readonly (readonly string[])[];
  const seats = view.seats.map((seat, index): SeatView => ({
    ...seat,
    colour: colours[index] ?? seat.colour,
    supply: supply[index] ?? seat.supply,
    tactics: hands[index]?.length ?? seat.tactics,
  }));
  const seatOf = (colour: string | undefined): number | null =>
    seats.find((seat) => seat.colour === colour)?.seat ?? null;
  return {
    ...view,
    ...turnOf(position, view),
    effect: null,
    seats,
    zones: view.zones.map((zone) => within(zone, writtenOf(position, zone.id), seats, seatOf, seatOfHero)),
  };
}

/** A zone with what is written of it. Whoever has units there holds it, else whoever has the fortress. */
function within(
  zone: ZoneView,
  written: string,
  seats: readonly SeatView[],
  seatOf: (colour: string | undefined) => number | null,
  seatOfHero: (hero: string) => number,
): ZoneView {
  const pieces = standings(written);
  const units = pieces.filter(({ what, id }) => what === "unit" && id !== "ship");
  const ships = (colour: string | null): number =>
    pieces
      .filter(({ side, id }) => id === "ship" && side === colour)
      .reduce((sum, { count }) => sum + count, 0);
  const fortress = seatOf(pieces.find(({ what }) => what === "fortress")?.side);
  const [first] = units;
  const controller = first ? seatOf(first.side) : fortress;
  return {
    ...zone,
    controller,
    neutral: first?.side === NEUTRAL,
    units: units.map(({ id }) => id),
    ships: zone.kind === "sea" ? seats.map(({ colour }) => ships(colour)) : [],
    fortress,
    heroes: pieces
      .filter(({ what }) => what === "hero")
      .map(({ id }) => {
        const seat = seatOfHero(id);
        return { id, seat, incognito: controller !== seat };
      }),
  };
}
