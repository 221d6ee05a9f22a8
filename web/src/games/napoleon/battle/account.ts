// The last combat as the log tells it: who fought whom, which cards were shown, how the strength came about, what it cost.
import type { Total } from "../../../wire/napoleon/Total";
import type { Item, Pair } from "../../empires/battle/play";
import { begins, plays, type Line, type Of } from "../events";
import type { SideName } from "../view";

/** What makes up the strength of a side, in the order in which it is counted. */
const PARTS = [
  { part: "units", rule: "NA-COM-02" },
  { part: "combined_arms", rule: "NA-COM-05" },
  { part: "city", rule: "NA-COM-07" },
  { part: "mountains", rule: "NA-COM-08" },
  { part: "bonus", rule: "NA-CARD-05" },
  { part: "battle_card", rule: "NA-COM-09" },
  { part: "chance_card", rule: "NA-COM-11" },
] as const;

export type Totals = Total & { total: number };

export interface Account {
  /** The ply of the attack, by which it is told from others. */
  ply: number;
  attacker: number;
  /** None if neutrals defend. */
  defender: number | null;
  from: string;
  to: string;
  battleCards: Partial<Record<SideName, string>>;
  chanceCards: Partial<Record<SideName, string>>;
  totals: Partial<Record<SideName, Totals>>;
  winner?: SideName;
  tied: boolean;
  /** What came of it: losses, flight, advance, promotions. */
  aftermath: Line[];
  /** Whether another action has begun since. */
  past: boolean;
}

function begun(line: Of<"attack">): Account {
  return {
    ply: line.ply,
    attacker: line.seat.seat,
    defender: line.kind === "attack-neutral" ? null : line.defender.seat,
    from: line.from.zone,
    to: line.to.zone,
    battleCards: {},
    chanceCards: {},
    totals: {},
    tied: false,
    aftermath: [],
    past: false,
  };
}

function tell(account: Account, line: Of<"fight" | "outcome" | "departure">): void {
  switch (line.kind) {
    case "battle-card-shown":
      account.battleCards[line.seat.seat === account.attacker ? "attacker" : "defender"] =
        line.card.of["battle-card"];
      break;
    case "chance-drawn":
      account.chanceCards[line.side] = line.card.of["chance-card"];
      break;
    case "totalled":
      account.totals[line.side] = line;
      break;
    case "combat-won":
    case "combat-tied":
      account.winner = line.side;
      account.tied = line.kind === "combat-tied";
      break;
    default:
      line satisfies Of<"outcome" | "departure">;
      account.aftermath.push(line);
  }
}

/** The lines of the sum: what is in sight, until the log tells it. */
export function itemsOf(
  { attacker, defender }: Account["totals"],
  inSight: Pair<Total> | null,
): (Omit<Item, "name"> & { part: keyof Total })[] {
  const parts = attacker && defender ? ([attacker, defender] as const) : inSight;
  if (!parts) return [];
  return PARTS.map(({ part, rule }) => ({
    part,
    rule,
    values: [parts[0][part], parts[1][part]],
    base: part === "units",
    chance: part === "chance_card",
  }));
}

/** The last combat of a log, if there was one. */
export function lastCombat(log: readonly Line[]): Account | undefined {
  const at = log.findLastIndex((line) => plays(line, "attack"));
  const first = log[at];
  if (!first || !plays(first, "attack")) return undefined;
  const account = begun(first);
  for (const line of log.slice(at + 1)) {
    if (begins(line)) return { ...account, past: true };
    if (plays(line, "fight", "outcome", "departure")) tell(account, line);
  }
  return account;
}
