// A combat as it is shown: what the view knows of it now, and what the log has told of it so far.
import type { CombatText } from "../../wire/grecia/CombatText";
import { begins, plays, type Line, type Of } from "./events";
import type { Total } from "../../wire/grecia/Total";
import type { Camp, Item, Pair } from "../empires/battle/play";
import type { View } from "./view";

/** Every bonus of a side, as the log has added them up. */
export type Totals = Total & { total: number };

/** The lines of the sum with their rules, in the order in which they are added. */
const BONUSES: readonly { of: keyof Total; rule: string }[] = [
  { of: "strength", rule: "GR-COM-01" },
  { of: "fortress", rule: "GR-COM-02" },
  { of: "cavalry", rule: "GR-COM-03" },
  { of: "hero", rule: "GR-COM-04" },
  { of: "tactics", rule: "GR-COM-05" },
  { of: "card", rule: "GR-COM-06" },
  { of: "die", rule: "GR-COM-08" },
];

/** The lines of the sum: what is in sight, until the log tells it. */
export function itemsOf(
  { totals: [first, second] }: Pick<Battle, "totals">,
  inSight: Pair<Total> | null,
): (Omit<Item, "name"> & { of: keyof Total })[] {
  const parts = first && second ? ([first, second] as const) : inSight;
  if (!parts) return [];
  return BONUSES.map(({ of, rule }) => ({
    of,
    rule,
    values: [parts[0][of], parts[1][of]],
    base: of === "strength",
    chance: of === "die",
  }));
}

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
  aftermath: readonly Line[];
  over: boolean;
}

function set<T>(pair: readonly [T, T], camp: Camp, value: T): readonly [T, T] {
  return camp === 0 ? [value, pair[1]] : [pair[0], value];
}

function campOf({ side }: { side: "attacker" | "defender" }): Camp {
  return side === "attacker" ? 0 : 1;
}

/** Who fights where, and with what. */
type Sides = Pick<
  CombatText,
  "from" | "to" | "attacker" | "defender" | "units" | "heroes" | "supporters" | "in_force"
>;

/** A combat before the log has told of it. */
function begun(combat: Sides, view: View): Battle {
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
  combat: Sides,
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

function told(battle: Battle, line: Of<"fight" | "outcome" | "departure">): Battle {
  const chosen = (seat: number, card: string): Battle => ({
    ...battle,
    cards: set(battle.cards, seat === battle.seats[0] ? 0 : 1, card),
  });
  switch (line.kind) {
    case "battle-card-shown":
    case "battle-card-chosen-own":
      return chosen(line.seat.seat, line.card["battle-card"]);
    case "battle-card-chosen":
      return chosen(line.seat.seat, "?");
    case "dice-thrown":
      return { ...battle, dice: [line.attacker, line.defender] };
    case "rethrown":
      return { ...battle, dice: set(battle.dice, campOf(line), line.number) };
    case "totalled":
      return { ...battle, totals: set(battle.totals, campOf(line), line) };
    case "combat-won":
    case "combat-tied":
      return { ...battle, winner: campOf(line), tied: line.kind === "combat-tied" };
    default:
      line satisfies Of<"outcome" | "departure">;
      return { ...battle, aftermath: [...battle.aftermath, line] };
  }
}

/** The attack with which a combat begins that is over before it could be drawn. */
function announced(line: Of<"attack">): Sides {
  return {
    from: line.from.zone,
    to: line.to.zone,
    attacker: line.seat.seat,
    defender: line.kind === "attack" ? line.defender.seat : null,
    units: line.units.map(({ unit }) => unit),
    heroes: [],
    supporters: [[], []],
    in_force: [[], []],
  };
}

/** Whether somebody has begun another action. */
function goneOn(lines: readonly Line[], { act, muster, effect }: View): boolean {
  return Boolean(act ?? muster ?? effect) || lines.some(begins);
}

/** The combat after these lines; one that is over stays until the next action begins. */
export function follow(
  battle: Battle | undefined,
  lines: readonly Line[],
  view: View,
  before: View | undefined,
): Battle | undefined {
  let next = battle?.over && goneOn(lines, view) ? undefined : battle;
  for (const line of lines) {
    if (plays(line, "attack"))
      next = view.combat ? begun(view.combat, view) : begun(announced(line), before ?? view);
    else if (next && plays(line, "fight", "outcome", "departure")) next = told(next, line);
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
