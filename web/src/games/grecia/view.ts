// What a seat sees of Grecia, with its types.
import type { Holdings } from "../../scene/room";
import type { Scene } from "../../scene/scene";
import type { SeatView } from "../../wire/grecia/SeatView";
import type { View } from "../../wire/grecia/View";
import type { ZoneView } from "../../wire/grecia/ZoneView";

export type { SeatView, View, ZoneView };

export function viewOf(scene: Pick<Scene, "view">): View {
  return scene.view as View;
}

export function seatView(scene: Pick<Scene, "view">, seat: number): SeatView | undefined {
  return viewOf(scene)?.seats.find((state) => state.seat === seat);
}

export function zoneView(scene: Pick<Scene, "view">, id: string): ZoneView | undefined {
  return viewOf(scene).zones.find((zone) => zone.id === id);
}

/** What a seat holds and can lose. */
export function holdings(view: unknown, seat: number): Holdings {
  const held = (view as View).zones.filter(({ controller }) => controller === seat);
  return [
    {
      message: "web-grecia-fortresses-lost",
      zones: held.filter(({ fortress }) => fortress !== null).map(({ id }) => id),
    },
    { message: "web-grecia-zones-lost", zones: held.map(({ id }) => id) },
  ];
}
