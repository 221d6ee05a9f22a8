// What the log tells, with its types, and what the board makes of it.
import { playing, type LogLine, type Playing, type Told } from "../../scene/told";
import type { Event } from "../../wire/napoleon/Event";
import type { Part } from "../empires/events";

/** A line of the log. */
export type Line = Told<Event>;

export function linesOf(lines: readonly LogLine[]): readonly Line[] {
  return lines as readonly Line[];
}

const PARTS = {
  "start-drawn": "aside",
  "empire-chosen": "aside",
  "neutrals-placed": "aside",
  "unit-placed": "journey",
  "route-dealt": "aside",
  "route-laid-aside": "aside",
  "round-begins": "aside",
  "turn-begins": "aside",
  "trade-income": "aside",
  passed: "aside",
  "supply-taken": "aside",
  moved: "journey",
  "ridden-down": "aside",
  swapped: "aside",
  entered: "journey",
  left: "journey",
  recruited: "journey",
  gained: "journey",
  "card-drawn": "aside",
  "supply-by-card": "aside",
  consolation: "aside",
  "supply-lost": "aside",
  "supply-given": "aside",
  "attack-bonus": "aside",
  "defence-bonus": "aside",
  truce: "aside",
  "neutral-raised": "journey",
  transferred: "journey",
  "battle-card-recovered": "aside",
  "route-drawn": "aside",
  "route-kept": "aside",
  peeked: "aside",
  "peeked-own": "aside",
  arranged: "aside",
  "chance-reshuffled": "aside",
  promoted: "departure",
  "sea-asked": "aside",
  consented: "aside",
  refused: "aside",
  "sea-open": "aside",
  "sea-closed": "aside",
  attack: "attack",
  "attack-neutral": "attack",
  "attack-sea": "attack",
  "battle-card-chosen": "aside",
  "battle-card-chosen-own": "aside",
  "battle-card-shown": "fight",
  supports: "aside",
  "support-accepted": "aside",
  "support-refused": "aside",
  "chance-drawn": "fight",
  totalled: "fight",
  "combat-won": "fight",
  "combat-tied": "fight",
  "nobody-falls": "outcome",
  "losses-due": "aside",
  lost: "departure",
  pursued: "departure",
  fled: "departure",
  surrendered: "departure",
  "moved-in": "departure",
  "sailed-in": "outcome",
  "went-back": "outcome",
  "city-captured": "outcome",
  "battle-cards-back": "aside",
  out: "aside",
  victory: "aside",
  "victory-alone": "aside",
  "rounds-over": "aside",
  counted: "aside",
  winner: "aside",
  "winners-shared": "aside",
} as const satisfies Record<Event["kind"], Part>;

/** The lines that play these parts. */
export type Of<P extends Part> = Playing<Line, typeof PARTS, P>;

/** Whether a line plays one of these parts. */
export const plays = playing<Line, typeof PARTS>(PARTS);

/** With what an action begins, or is done at once. */
const BEGINNINGS: readonly Event["kind"][] = [
  "passed",
  "supply-taken",
  "moved",
  "ridden-down",
  "swapped",
  "entered",
  "left",
  "recruited",
  "card-drawn",
];

/** Whether an action begins with a line. */
export const begins = ({ kind }: Line): boolean => BEGINNINGS.includes(kind);
