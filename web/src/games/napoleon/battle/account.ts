// The last combat as the log tells it: who fought whom, which cards were shown, how the strength came about, what it cost.
import type { LogLine } from "../../../scene/scene";
import { thing } from "../../../speech/phrase";
import type { SideName } from "../view";

/** What makes up the strength of a side, in the order in which it is counted. */
export const PARTS = [
  { part: "units", rule: "NA-COM-02" },
  { part: "combined_arms", rule: "NA-COM-05" },
  { part: "city", rule: "NA-COM-07" },
  { part: "mountains", rule: "NA-COM-08" },
  { part: "bonus", rule: "NA-CARD-05" },
  { part: "battle_card", rule: "NA-COM-09" },
  { part: "chance_card", rule: "NA-COM-11" },
] as const;

export type Part = (typeof PARTS)[number]["part"];
export type Totals = Record<Part | "total", number>;

export interface Account {
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
  aftermath: LogLine[];
  /** Whether it belongs to the turn that is being played. */
  fresh: boolean;
}

const AFTERMATH = [
  "nobody-falls",
  "lost",
  "pursued",
  "fled",
  "surrendered",
  "moved-in",
  "sailed-in",
  "went-back",
  "city-captured",
  "promoted",
].map((event) => `napoleon-event-${event}`);

const ATTACKS = ["attack", "attack-neutral", "attack-sea"].map((event) => `napoleon-event-${event}`);

const seatOf = (gap: unknown): number | null =>
  typeof gap === "object" && gap !== null && "seat" in gap ? Number(gap.seat) : null;

function idOf(gap: unknown): string {
  const inner = typeof gap === "object" && gap !== null && "of" in gap ? gap.of : gap;
  return thing(inner)?.id ?? "";
}

function begun(line: LogLine): Account {
  return {
    attacker: seatOf(line["seat"]) ?? 0,
    defender: seatOf(line["defender"]),
    from: idOf(line["from"]),
    to: idOf(line["to"]),
    battleCards: {},
    chanceCards: {},
    totals: {},
    tied: false,
    aftermath: [],
    fresh: true,
  };
}

/** The last combat of a log, if there was one. */
export function lastCombat(log: readonly LogLine[]): Account | undefined {
  const at = log.findLastIndex(({ message }) => ATTACKS.includes(message));
  const first = log[at];
  if (!first) return undefined;
  const account = begun(first);
  for (const line of log.slice(at + 1)) {
    const side = line["side"] as SideName;
    switch (line.message) {
      case "napoleon-event-battle-card-shown":
        account.battleCards[seatOf(line["seat"]) === account.attacker ? "attacker" : "defender"] = idOf(
          line["card"],
        );
        break;
      case "napoleon-event-chance-drawn":
        account.chanceCards[side] = idOf(line["card"]);
        break;
      case "napoleon-event-totalled":
        account.totals[side] = Object.fromEntries(
          [...PARTS.map(({ part }) => part), "total"].map((part) => [part, Number(line[part] ?? 0)]),
        ) as Totals;
        break;
      case "napoleon-event-combat-won":
        account.winner = side;
        break;
      case "napoleon-event-combat-tied":
        account.winner = "defender";
        account.tied = true;
        break;
      case "napoleon-event-turn-begins":
        account.fresh = false;
        return account;
      default:
        if (AFTERMATH.includes(line.message)) account.aftermath.push(line);
    }
  }
  return account;
}
