// What the list of seats counts.
import type { View } from "./view";

export interface Tally {
  territories: number;
  units: number;
  /** Own fortresses: whether each is still held. */
  fortresses: boolean[];
  /** The seats whose fortresses have been conquered. */
  conquered: number[];
}

export function tally(view: View, seat: number): Tally {
  const counted: Tally = { territories: 0, units: 0, fortresses: [], conquered: [] };
  for (const zone of view.zones) {
    const holds = zone.controller === seat;
    counted.units += zone.ships[seat - 1] ?? 0;
    if (holds) {
      counted.territories += 1;
      counted.units += zone.units.length;
    }
    if (zone.fortress === seat) counted.fortresses.push(holds);
    else if (zone.fortress !== null && holds) counted.conquered.push(zone.fortress);
  }
  counted.fortresses.sort((a, b) => Number(b) - Number(a));
  return counted;
}
