// What a seat sees of Grecia, with its types.
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
