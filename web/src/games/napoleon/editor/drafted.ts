// A draft as a view: what stands on the map and what seats have, as far as the notation says it.
import type { Position } from "../../../editor/notation";
import { standings } from "../standings";
import type { SeatView, View, ZoneView } from "../view";
import { NEUTRAL } from "./map-game";

export function drafted(position: Position, view: View): View {
  const empires = (position["empires"] ?? []) as readonly (readonly string[])[];
  const supply = (position["supply"] ?? []) as readonly number[];
  const zones = (position["zones"] ?? {}) as Readonly<Record<string, string>>;
  const number = (key: string, otherwise: number): number => {
    const value = position[key];
    return typeof value === "number" ? value : otherwise;
  };
  const seats = view.seats.map((seat, index): SeatView => ({
    ...seat,
    empires: [...(empires[index] ?? seat.empires)],
    supply: supply[index] ?? seat.supply,
  }));
  const rulerOf = (empire: string | null): number | null =>
    seats.find((seat) => empire !== null && seat.empires.includes(empire))?.seat ?? null;
  return {
    ...view,
    round: number("round", view.round),
    active: number("turn", view.active),
    actions: number("actions", view.actions),
    act: null,
    vote: null,
    muster: null,
    card: null,
    combat: null,
    strength: null,
    seats,
    zones: view.zones.map((zone): ZoneView => {
      const units = standings(zones[zone.id] ?? "").map(({ side, id }) => ({ empire: side, kind: id }));
      const [first] = units;
      const ashore = zone.kind !== "sea";
      return {
        ...zone,
        units,
        // Whoever has units there holds it; where nobody stands, whose home it is.
        controller: ashore ? rulerOf(first ? first.empire : zone.colour) : null,
        neutral: ashore && first?.empire === NEUTRAL,
      };
    }),
  };
}
