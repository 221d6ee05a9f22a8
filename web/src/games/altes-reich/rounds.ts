// The rounds as the log tells them: who laid what, who declared, how the cards compared, who won.
import { nothingElse } from "../../scene/told";
import type { Line } from "./events";

export interface Declared {
  seat: number;
  card: string;
  number: number;
}

/** One look at the cards by one symbol. */
export interface Compared {
  symbol: string;
  /** What each card counted that was still in contention. */
  values: Record<string, number>;
  left: string[];
}

export interface Verdict {
  /** Who takes the event; none if the third hand has won. */
  seat: number | null;
  card: string;
  by: "first" | "second" | "third" | "order";
  /** The line that says so. */
  line: Line;
}

export interface Round {
  game: number;
  round: number;
  event: string;
  symbols: string[];
  cards: { seat: number | null; card: string }[];
  declared: Declared[];
  compared: Compared[];
  /** What Dynasty and War hero did, as lines of the log. */
  extras: Line[];
  verdict?: Verdict;
}

function begun({ game, round, event, symbols }: Extract<Line, { kind: "event-turned" }>): Round {
  const common = { cards: [], declared: [], compared: [], extras: [] };
  return { game, round, event: event.event, symbols: symbols.map(({ criterion }) => criterion), ...common };
}

function tell(round: Round, line: Exclude<Line, { kind: "event-turned" }>): void {
  switch (line.kind) {
    case "revealed":
    case "played":
    case "replaced":
      round.cards.push({ seat: line.seat.seat, card: line.card.monarch });
      break;
    case "third-hand":
      round.cards.push({ seat: null, card: line.card.monarch });
      break;
    case "declared":
      round.declared.push({ seat: line.seat.seat, card: line.card.monarch, number: line.number });
      break;
    case "symbols-swapped":
      round.symbols = line.symbols.map(({ criterion }) => criterion);
      break;
    case "compared":
      round.compared.push({
        symbol: line.symbol.criterion,
        values: Object.fromEntries(line.cards.map(({ of, count }) => [of.monarch, count])),
        left: line.left.map(({ monarch }) => monarch),
      });
      break;
    case "dynasty-lifts":
    case "hero-lifted":
    case "hero-beaten":
    case "hero-left-out":
      round.extras.push(line);
      break;
    case "event-won":
      round.verdict = { seat: line.seat.seat, card: line.card.monarch, by: line.by, line };
      break;
    case "event-set-aside":
      round.verdict = { seat: null, card: line.card.monarch, by: line.by, line };
      break;
    case "start-drawn":
    case "game-begins":
    case "great-game-begins":
    case "dealt":
    case "deal-done":
    case "committed":
    case "committed-own":
    case "drew":
    case "drew-own":
    case "game-ends":
    case "victory":
    case "victory-shared":
    case "victory-by-ladder":
      break;
    default:
      nothingElse(line);
  }
}

/** All rounds that these lines tell of, in order; the last one may still be going on. */
export function readRounds(log: readonly Line[]): Round[] {
  const rounds: Round[] = [];
  for (const line of log) {
    const round = rounds.at(-1);
    if (line.kind === "event-turned") rounds.push(begun(line));
    else if (round) tell(round, line);
  }
  return rounds;
}

/** The last round that is decided. */
export function lastDecided(rounds: readonly Round[]): Round | undefined {
  return rounds.findLast((round) => round.verdict !== undefined);
}

/** Whether these lines tell of a round's end. */
export function decides(lines: readonly Line[]): boolean {
  return lines.some(({ kind }) => kind === "event-won" || kind === "event-set-aside");
}

/** The place of the symbol that decided: the third also where only play order told the cards apart. */
export function deciding(verdict: Verdict): number {
  return { first: 0, second: 1, third: 2, order: 2 }[verdict.by];
}
