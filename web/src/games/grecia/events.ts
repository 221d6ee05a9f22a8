// What the log tells, with its types, and what the board makes of it.
import { playing, type LogLine, type Playing, type Told } from "../../scene/told";
import type { Event } from "../../wire/grecia/Event";
import type { Part } from "../empires/events";

/** A line of the log. */
export type Line = Told<Event>;

export function linesOf(lines: readonly LogLine[]): readonly Line[] {
  return lines as readonly Line[];
}

const PARTS = {
  "start-drawn": "aside",
  "colour-dealt": "aside",
  "colour-picked": "aside",
  "neutrals-placed": "aside",
  "fortress-placed": "aside",
  "unit-placed": "aside",
  "hero-placed": "aside",
  "pieces-left-over": "aside",
  "round-begins": "aside",
  "turn-begins": "aside",
  income: "aside",
  passed: "aside",
  "supplies-taken": "aside",
  moved: "journey",
  "hero-moved": "journey",
  "hero-travelled": "journey",
  swapped: "journey",
  hired: "aside",
  gained: "aside",
  bought: "aside",
  "senate-drawn": "aside",
  "tactic-drawn": "aside",
  "tactic-drawn-own": "aside",
  reshuffled: "aside",
  "supply-by-card": "aside",
  consolation: "aside",
  promoted: "outcome",
  "hero-returned": "aside",
  "won-over": "aside",
  "sea-opened": "aside",
  "sea-asked": "aside",
  consented: "aside",
  refused: "aside",
  "sea-open": "aside",
  "sea-closed": "aside",
  attack: "attack",
  "attack-neutral": "attack",
  "attack-ruin": "attack",
  "tactic-played": "aside",
  "tactic-cancelled": "aside",
  "tactics-passed": "aside",
  supports: "aside",
  "battle-card-chosen": "fight",
  "battle-card-chosen-own": "fight",
  "battle-card-shown": "fight",
  "dice-thrown": "fight",
  rethrown: "fight",
  totalled: "fight",
  "combat-won": "fight",
  "combat-tied": "fight",
  "nobody-falls": "outcome",
  "losses-due": "aside",
  lost: "outcome",
  fled: "departure",
  surrendered: "outcome",
  "moved-in": "departure",
  "went-back": "outcome",
  "fortress-taken": "outcome",
  "fortress-retaken": "outcome",
  "hero-fell": "outcome",
  "capture-supply": "outcome",
  "battle-cards-back": "aside",
  eliminated: "aside",
  victory: "aside",
  "victory-alone": "aside",
  "rounds-over": "aside",
  scored: "aside",
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
  "supplies-taken",
  "moved",
  "hero-travelled",
  "swapped",
  "hired",
  "senate-drawn",
  "tactic-drawn",
];

/** Whether an action begins with a line. */
export const begins = ({ kind }: Line): boolean => BEGINNINGS.includes(kind);
