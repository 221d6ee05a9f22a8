// The rounds as the log tells them: who laid what, who declared, how the cards compared, who won.
import type { LogLine } from "../../scene/scene";
import { thing } from "../../speech/phrase";

export interface Declared {
  seat: number;
  card: string;
  number: number;
}

/** One look at the cards by one symbol. */
export interface Compared {
  place: "first" | "second" | "third";
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
  line: LogLine;
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
  extras: LogLine[];
  verdict?: Verdict;
}

const PREFIX = "altes-reich-event-";

function card(gap: unknown): string {
  return thing(gap)?.id ?? "";
}

function cards(gap: unknown): string[] {
  return Array.isArray(gap) ? gap.map(card) : [];
}

function seat(gap: unknown): number {
  return (gap as { seat: number }).seat;
}

function comparison(line: LogLine): Compared {
  const counted = line["cards"] as { of: unknown; count: number }[];
  return {
    place: line["place"] as Compared["place"],
    symbol: card(line["symbol"]),
    values: Object.fromEntries(counted.map(({ of, count }) => [card(of), count])),
    left: cards(line["left"]),
  };
}

/** All rounds that these lines tell of, in order; the last one may still be going on. */
export function readRounds(log: readonly LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (const line of log) {
    const kind = line.message.slice(PREFIX.length);
    if (kind === "event-turned")
      rounds.push({
        game: line["game"] as number,
        round: line["round"] as number,
        event: card(line["event"]),
        symbols: cards(line["symbols"]),
        cards: [],
        declared: [],
        compared: [],
        extras: [],
      });
    const round = rounds.at(-1);
    if (!round) continue;
    switch (kind) {
      case "revealed":
      case "played":
      case "replaced":
        round.cards.push({ seat: seat(line["seat"]), card: card(line["card"]) });
        break;
      case "third-hand":
        round.cards.push({ seat: null, card: card(line["card"]) });
        break;
      case "declared":
        round.declared.push({
          seat: seat(line["seat"]),
          card: card(line["card"]),
          number: line["number"] as number,
        });
        break;
      case "symbols-swapped":
        round.symbols = cards(line["symbols"]);
        break;
      case "compared":
        round.compared.push(comparison(line));
        break;
      case "dynasty-lifts":
      case "hero-lifted":
      case "hero-beaten":
      case "hero-left-out":
        round.extras.push(line);
        break;
      case "event-won":
      case "event-set-aside":
        round.verdict = {
          seat: kind === "event-won" ? seat(line["seat"]) : null,
          card: card(line["card"]),
          by: line["by"] as Verdict["by"],
          line,
        };
        break;
    }
  }
  return rounds;
}

/** The last round that is decided. */
export function lastDecided(rounds: readonly Round[]): Round | undefined {
  return rounds.findLast((round) => round.verdict !== undefined);
}

/** Whether these lines tell of a round's end. */
export function decides(lines: readonly LogLine[]): boolean {
  return lines.some(
    ({ message }) => message === `${PREFIX}event-won` || message === `${PREFIX}event-set-aside`,
  );
}

/** The place of the symbol that decided: the third also where only play order told the cards apart. */
export function deciding(verdict: Verdict): number {
  return { first: 0, second: 1, third: 2, order: 2 }[verdict.by];
}
