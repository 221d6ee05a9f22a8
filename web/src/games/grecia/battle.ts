// A combat as it is shown: what the view knows of it now, and what the log has told of it so far.
import type { LogLine } from "../../scene/scene";
import type { CombatText } from "../../wire/grecia/CombatText";
import { idIn, numberIn, seatIn } from "./gaps";
import type { View } from "./view";

export type Camp = 0 | 1;
export const CAMPS: readonly Camp[] = [0, 1];

/** Every bonus of a side, as the log has added them up. */
export interface Totals {
  strength: number;
  fortress: number;
  cavalry: number;
  hero: number;
  tactics: number;
  card: number;
  die: number;
  total: number;
}

/** The lines of the sum with their rules, in the order in which they are added. */
export const BONUSES: readonly { of: keyof Totals; rule: string }[] = [
  { of: "strength", rule: "GR-COM-01" },
  { of: "fortress", rule: "GR-COM-02" },
  { of: "cavalry", rule: "GR-COM-03" },
  { of: "hero", rule: "GR-COM-04" },
  { of: "tactics", rule: "GR-COM-05" },
  { of: "card", rule: "GR-COM-06" },
  { of: "die", rule: "GR-COM-08" },
];

export interface Battle {
  from: string;
  to: string;
  /** Attacker and defender; none for neutrals and fortresses without owner. */
  seats: readonly [number, number | null];
  /** The units taking part, as far as known. */
  units: readonly [readonly string[], readonly string[]];
  heroes: readonly [readonly string[], readonly string[]];
  supporters: readonly [readonly string[], readonly string[]];
  /** Whose fortress stands there, if it fights. */
  fortress: number | null;
  cards: readonly [string | null, string | null];
  dice: readonly [number, number];
  tactics: readonly [readonly string[], readonly string[]];
  totals: readonly [Totals | undefined, Totals | undefined];
  winner: Camp | undefined;
  tied: boolean;
  /** What became of it: losses, flight, captures. */
  aftermath: readonly LogLine[];
  over: boolean;
}

const AFTERMATH = [
  "nobody-falls",
  "lost",
  "fled",
  "surrendered",
  "moved-in",
  "went-back",
  "fortress-taken",
  "fortress-retaken",
  "hero-fell",
  "capture-supply",
  "promoted",
].map((name) => `grecia-event-${name}`);

function set<T>(pair: readonly [T, T], camp: Camp, value: T): readonly [T, T] {
  return camp === 0 ? [value, pair[1]] : [pair[0], value];
}

function campOf(line: LogLine): Camp {
  return line["side"] === "attacker" ? 0 : 1;
}

/** A combat as the view has it, before the log has told of it. */
function begun(combat: CombatText, view: View): Battle {
  return {
    from: combat.from,
    to: combat.to,
    seats: [combat.attacker, combat.defender],
    ...standing(combat, view),
    cards: [null, null],
    dice: [0, 0],
    totals: [undefined, undefined],
    winner: undefined,
    tied: false,
    aftermath: [],
    over: false,
  };
}

function standing(
  combat: CombatText,
  view: View,
): Pick<Battle, "units" | "heroes" | "supporters" | "fortress" | "tactics"> {
  const zone = view.zones.find((one) => one.id === combat.to);
  const { defender } = combat;
  const ships = defender === null ? 0 : (zone?.ships[defender - 1] ?? 0);
  const defenders = zone?.kind === "sea" ? Array.from({ length: ships }, () => "ship") : (zone?.units ?? []);
  return {
    units: [combat.units, defenders],
    heroes: [
      combat.heroes,
      (zone?.heroes ?? []).filter((hero) => hero.seat === defender).map((hero) => hero.id),
    ],
    supporters: combat.supporters,
    fortress: zone?.fortress !== null && zone?.fortress === defender ? (defender ?? null) : null,
    tactics: combat.in_force,
  };
}

function told(battle: Battle, line: LogLine): Battle {
  switch (line.message) {
    case "grecia-event-battle-card-shown":
    case "grecia-event-battle-card-chosen":
    case "grecia-event-battle-card-chosen-own": {
      const camp: Camp = seatIn(line, "seat") === battle.seats[0] ? 0 : 1;
      return { ...battle, cards: set(battle.cards, camp, idIn(line, "card", "battle-card") ?? "?") };
    }
    case "grecia-event-dice-thrown":
      return { ...battle, dice: [numberIn(line, "attacker"), numberIn(line, "defender")] };
    case "grecia-event-rethrown":
      return { ...battle, dice: set(battle.dice, campOf(line), numberIn(line, "number")) };
    case "grecia-event-totalled": {
      const totals = Object.fromEntries(
        [...BONUSES.map(({ of }) => of), "total"].map((name) => [name, numberIn(line, name)]),
      );
      return { ...battle, totals: set(battle.totals, campOf(line), totals as unknown as Totals) };
    }
    case "grecia-event-combat-won":
    case "grecia-event-combat-tied":
      return { ...battle, winner: campOf(line), tied: line.message.endsWith("tied") };
    default:
      return AFTERMATH.includes(line.message)
        ? { ...battle, aftermath: [...battle.aftermath, line] }
        : battle;
  }
}

/** The attack with which a combat begins that is over before it could be drawn. */
function announced(line: LogLine, view: View, before: View | undefined): Battle | undefined {
  const [from, to] = [idIn(line, "from", "zone"), idIn(line, "to", "zone")];
  if (!from || !to) return undefined;
  const units = (line["units"] as { unit?: string }[] | undefined)?.flatMap((item) => item.unit ?? []) ?? [];
  const defender = seatIn(line, "defender") ?? null;
  const combat = { from, to, attacker: seatIn(line, "seat") ?? 1, defender, units, heroes: [] as string[] };
  return begun(
    { ...combat, supporters: [[], []], in_force: [[], []] } as unknown as CombatText,
    before ?? view,
  );
}

/** The combat after these lines; none if there is none and none was just fought. */
export function follow(
  battle: Battle | undefined,
  lines: readonly LogLine[],
  view: View,
  before: View | undefined,
): Battle | undefined {
  let next = battle;
  for (const line of lines) {
    if (line.message.startsWith("grecia-event-attack"))
      next = view.combat ? begun(view.combat, view) : announced(line, view, before);
    else if (next && !next.over) next = told(next, line);
  }
  const { combat } = view;
  if (combat) {
    if (!next || next.over || next.to !== combat.to) next = begun(combat, view);
    const shown = (camp: Camp): string | null => combat.battle_cards[camp] ?? next?.cards[camp] ?? null;
    const dice = combat.dice[0] > 0 || combat.dice[1] > 0 ? combat.dice : next.dice;
    // Losses are struck from the view; what fought stays to be seen until the end.
    const now =
      next.winner === undefined ? standing(combat, view) : { units: [combat.units, next.units[1]] as const };
    return {
      ...next,
      ...now,
      tactics: combat.in_force,
      cards: [shown(0), shown(1)],
      dice: [dice[0], dice[1]],
    };
  }
  return next && { ...next, over: true };
}
