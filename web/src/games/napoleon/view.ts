// What one seat sees of Napoleón, as the rules write it, and how to read units there.
import type { Holdings } from "../../scene/room";
import type { Scene } from "../../scene/scene";
import type { UnitView } from "../../wire/napoleon/UnitView";
import type { View } from "../../wire/napoleon/View";
import type { Ware } from "../../wire/napoleon/Ware";

export type { CombatText } from "../../wire/napoleon/CombatText";
export type { SeatView } from "../../wire/napoleon/SeatView";
export type { View } from "../../wire/napoleon/View";
export type { ZoneView } from "../../wire/napoleon/ZoneView";

/** A unit of an empire, or of the neutrals. */
export type Unit = UnitView;

export type SideName = "attacker" | "defender";

/** What a unit costs that can be had now, and how many of it. */
export function wareOf(view: View, unit: Unit): Ware | undefined {
  return view.wares.find(({ unit: { empire, kind } }) => empire === unit.empire && kind === unit.kind);
}

export const viewOf = (scene: Pick<Scene, "view">): View => scene.view as View;

/** Reads a unit as the view writes it: `france infantry`, with `+1` behind it if it has risen. */
export function unitOf(text: string): Unit & { risen: number } {
  const [empire = "", kind = "", rise] = text.split(" ");
  return { empire, kind, risen: rise?.startsWith("+") ? Number(rise) : 0 };
}

/** Reads a unit with a zone, as in `france infantry rhineland by sea`. */
export function legOf(text: string): Unit & { zone: string; bySea: boolean } {
  const [empire = "", kind = "", zone = "", by] = text.split(" ");
  return { empire, kind, zone, bySea: by === "by" };
}

/** What a seat holds and can lose. */
export function holdings(view: unknown, seat: number): Holdings {
  const held = (view as View).zones.filter(({ controller }) => controller === seat);
  return [
    { message: "web-napoleon-flags-lost", zones: held.filter(({ flag }) => flag).map(({ id }) => id) },
    { message: "web-napoleon-zones-lost", zones: held.map(({ id }) => id) },
  ];
}
