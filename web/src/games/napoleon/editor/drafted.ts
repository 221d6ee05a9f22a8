// A draft as a view: what stands on the map and what seats have, as far as the notation says it.
import type { Position } from "../../../editor/notation";
import { supplyOf, turnOf, writtenOf } from "../../empires/editor/noted";
import { standings } from "../standings";
import type { SeatView, View, ZoneView } from "../view";
import { NEUTRAL } from "./map-game";

export function drafted(position: Position, view: View): View {
  const empires = (position["empires"] ?? []) as readonly (readonly string[])[];
  const supply = supplyOf(position);
  const seats = view.seats.map((seat, index): SeatView => ({
    ...seat,
    empires: [...(empires[index] ?? seat.empires)],
    supply: supply[index] ?? seat.supply,
  }));
  const rulerOf = (empire: string | null): number | null =>
    seats.find((seat) => empire !== null && seat.empires.includes(empire))?.seat ?? null;
  return {
    ...view,
    ...turnOf(position, view),
    card: null,
    seats,
    zones: view.zones.map((zone): ZoneView => {
      const units = standings(writtenOf(position, zone.id)).map(({ side, id }) => ({
        empire: side,
        kind: id,
      }));
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
