// Where the cards of a draft lie: in a hand, on the table, among those of earlier rounds, or in the pile.
import type { Position, Value } from "../../../editor/notation";

/** A heap of cards: the hand of a seat, or one that has a key of its own. What lies in none is in the pile. */
export type Heap = { kind: "hand"; seat: number } | { kind: "table" | "played" | "removed" | "pile" };

type Hands = readonly (readonly string[])[];

const list = (value: Value | undefined): readonly string[] => (value ?? []) as readonly string[];

/** The card of an entry of the table, such as `2 agnes`. */
function cardOf(entry: string): string {
  return entry.split(" ")[1] ?? "";
}

/** The heap in which a position names a card. */
export function heapOf(position: Position, card: string): Heap {
  const hand = ((position["hands"] ?? []) as Hands).findIndex((cards) => cards.includes(card));
  if (hand >= 0) return { kind: "hand", seat: hand + 1 };
  if (list(position["table"]).some((entry) => cardOf(entry) === card)) return { kind: "table" };
  for (const kind of ["played", "removed"] as const) if (list(position[kind]).includes(card)) return { kind };
  return { kind: "pile" };
}

export function sameHeap(one: Heap, other: Heap): boolean {
  return one.kind === other.kind && (one.kind !== "hand" || one.seat === (other as { seat: number }).seat);
}

/** The position with a card in a heap and nowhere else; on the table it is the next one in play order. */
export function moved(position: Position, card: string, to: Heap, order: readonly number[]): Position {
  const { pile: _, ...named } = position;
  const hands = ((named["hands"] ?? []) as Hands).map((cards) => cards.filter((one) => one !== card));
  const table = list(named["table"]).filter((entry) => cardOf(entry) !== card);
  const heaps = Object.fromEntries(
    (["played", "removed"] as const).map((kind) => {
      const others = list(named[kind]).filter((one) => one !== card);
      return [kind, to.kind === kind ? [...others, card] : others];
    }),
  );
  if (to.kind === "hand") {
    while (hands.length < to.seat) hands.push([]);
    hands[to.seat - 1] = [...(hands[to.seat - 1] ?? []), card];
  }
  if (to.kind === "table") {
    const laid = table.map((entry) => Number(entry.split(" ")[0]));
    const seat = order.find((one) => !laid.includes(one)) ?? order[0] ?? 1;
    table.push(`${String(seat)} ${card}`);
  }
  return { ...named, hands, table, ...heaps };
}

/** The position at another round: hands are as large as they are then, and what happened before is filled in. */
export function atRound(position: Position, round: number, cards: number): Position {
  const { hands, start, event, only_electors: _, game } = position;
  const kept = { hands, start, event, game };
  return {
    ...Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Value] => entry[1] !== undefined),
    ),
    ...(hands === undefined ? {} : { hands: (hands as Hands).map((hand) => hand.slice(0, cards)) }),
    round,
  };
}

/** Who has won a round of the game that is played; nobody if that is not said. */
export function winnerOf(position: Position, game: number, round: number): number | undefined {
  const won = ((position["won"] ?? []) as Hands).findIndex((events) =>
    events.some((entry) => entry.split(" ")[0] === `${String(game)}.${String(round)}`),
  );
  return won < 0 ? undefined : won + 1;
}

/** The position in which a seat has won a round. */
export function wonBy(
  position: Position,
  game: number,
  round: number,
  seat: number,
  players: number,
): Position {
  const key = `${String(game)}.${String(round)}`;
  const won = (position["won"] ?? []) as Hands;
  const entry = won.flat().find((one) => one.split(" ")[0] === key) ?? key;
  return {
    ...position,
    won: Array.from({ length: players }, (_, index) => {
      const others = (won[index] ?? []).filter((one) => one.split(" ")[0] !== key);
      return index + 1 === seat ? [...others, entry] : others;
    }),
  };
}
