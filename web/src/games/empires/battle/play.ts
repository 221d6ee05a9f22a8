// A combat as the theatre over the board shows it, whichever game it belongs to.
import type { LogLine, SeatLook } from "../../../scene/scene";

export type Camp = 0 | 1;
/** Attacker and defender. */
export const CAMPS: readonly Camp[] = [0, 1];

export type Pair<Value> = readonly [Value, Value];

/** One side. */
export interface Party {
  look: SeatLook;
  /** The power that fights. */
  name: string;
  /** Who plays it; nobody plays neutrals. */
  player: string | undefined;
}

/** A line of the sum. */
export interface Item {
  name: string;
  rule: string;
  values: Pair<number>;
  /** Whether it is what all else is added to. */
  base?: boolean;
  /** Whether chance has brought it. */
  chance?: boolean;
}

export interface Play {
  /** What is fought for. */
  title: string;
  parties: Pair<Party>;
  /** The names of the steps, and how many of them are done. */
  steps: readonly string[];
  done: number;
  items: readonly Item[];
  /** The rule by which both sums are compared. */
  sumRule: string;
  /** Both sums, once all is told. */
  totals: Pair<number> | undefined;
  verdict: { winner: Camp; tied: boolean } | undefined;
  /** What became of it: losses, flight, captures. */
  aftermath: readonly LogLine[];
  over: boolean;
}

/** The sum of what is told so far. */
export function sumOf(items: readonly Item[]): Pair<number> {
  const sum = (camp: Camp): number => items.reduce((total, { values }) => total + values[camp], 0);
  return [sum(0), sum(1)];
}

/** A bonus with its sign; a dot where there is none. */
export function signed(value: number, base = false): string {
  if (base) return String(value);
  return value === 0 ? "·" : value > 0 ? `+${value}` : `−${-value}`;
}
