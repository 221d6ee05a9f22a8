// What a draft says in either game, as far as the notation says it.
import type { Position } from "../../../editor/notation";

/** Whose turn it is; nothing is under way. */
export function turnOf(
  position: Position,
  { round, active, actions }: { round: number; active: number; actions: number },
) {
  const number = (key: string, otherwise: number): number => {
    const value = position[key];
    return typeof value === "number" ? value : otherwise;
  };
  return {
    round: number("round", round),
    active: number("turn", active),
    actions: number("actions", actions),
    act: null,
    vote: null,
    muster: null,
    combat: null,
    strength: null,
  };
}

/** The supply of each seat of which it is said. */
export const supplyOf = (position: Position): readonly (number | undefined)[] =>
  (position["supply"] ?? []) as readonly number[];

/** What is written of a zone. */
export const writtenOf = (position: Position, zone: string): string =>
  ((position["zones"] ?? {}) as Readonly<Record<string, string>>)[zone] ?? "";
