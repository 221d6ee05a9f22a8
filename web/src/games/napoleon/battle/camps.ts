// Who takes part in the combat under way, side by side.
import { legOf, unitOf, type CombatText, type SideName, type Unit, type View } from "../view";

/** Units of one player that take part from one place. */
export interface Body {
  seat: number | null;
  zone: string;
  /** Whether they attack or defend, not only support. */
  main: boolean;
  units: (Unit & { risen: number })[];
}

function fleets(view: View, combat: CombatText): Record<SideName, Body[]> {
  const ownerOf = (empire: string) => view.empires.find(({ id }) => id === empire)?.seat ?? null;
  const sides: Record<SideName, Body[]> = { attacker: [], defender: [] };
  const sea = view.zones.find(({ id }) => id === combat.to);
  if (sea?.kind === "sea") {
    const defending = sea.units
      .filter(({ empire }) => ownerOf(empire) === combat.defender)
      .map((unit) => ({ ...unit, risen: 0 }));
    sides.attacker.push({
      seat: combat.attacker,
      zone: combat.from,
      main: true,
      units: combat.fleet.map(unitOf),
    });
    sides.defender.push({ seat: combat.defender, zone: combat.to, main: true, units: defending });
  }
  for (const { empire, kind, zone } of combat.joined.map(legOf)) {
    const seat = ownerOf(empire);
    const attacks = seat === combat.attacker || (seat !== null && combat.allies[0].includes(seat));
    const bodies = sides[attacks ? "attacker" : "defender"];
    const body = bodies.find((one) => one.seat === seat && one.zone === zone && !one.main);
    const ship = { empire, kind, risen: 0 };
    if (body) body.units.push(ship);
    else bodies.push({ seat, zone, main: false, units: [ship] });
  }
  return sides;
}

/** The bodies of both sides, those who attack or defend before those who support. */
export function campsOf(view: View, combat: CombatText): Record<SideName, Body[]> {
  const sides = fleets(view, combat);
  for (const group of combat.groups)
    sides[group.side as SideName].push({
      seat: group.seat,
      zone: group.zone,
      main: group.main,
      units: group.units.map(unitOf),
    });
  for (const side of Object.values(sides)) side.sort((a, b) => Number(b.main) - Number(a.main));
  return sides;
}
