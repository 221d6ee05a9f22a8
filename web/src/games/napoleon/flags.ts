// Which flags a player holds: those of his own empires, held or lost, and those he has conquered.
import type { View } from "./view";

export interface FlagHeld {
  zone: string;
  empire: string | null;
  held: boolean;
}

export function flagsOf(view: Pick<View, "zones" | "seats">, seat: number) {
  const empires = view.seats.find((state) => state.seat === seat)?.empires ?? [];
  const flagged = view.zones.filter((zone) => zone.flag);
  const flag = ({ id, colour, controller }: (typeof flagged)[number]): FlagHeld => ({
    zone: id,
    empire: colour,
    held: controller === seat,
  });
  const own = flagged
    .filter(({ colour }) => colour !== null && empires.includes(colour))
    .map(flag)
    .sort((a, b) => Number(b.held) - Number(a.held));
  const conquered = flagged
    .filter(({ colour, controller }) => controller === seat && (colour === null || !empires.includes(colour)))
    .map(flag)
    .sort((a, b) => (a.empire ?? "~").localeCompare(b.empire ?? "~"));
  const byEmpire = empires.map((empire) => ({
    empire,
    held: own.filter((one) => one.empire === empire && one.held).length,
  }));
  return { own, conquered, byEmpire, held: own.filter((one) => one.held).length };
}
