// The puzzles of the games, as the server lists them, and which of them is next.
import { get } from "../service/api";
import type { PuzzleEntry } from "../wire/PuzzleEntry";
import { solved } from "./solved.svelte";

export type { PuzzleEntry };

/** The hardnesses, the easy one first. */
export const HARDNESSES = [1, 2, 3] as const;

const lists = new Map<string, Promise<readonly PuzzleEntry[]>>();

/** Where a game's puzzles are. */
export const addressOf = (game: string, rest = ""): string =>
  `/api/games/${encodeURIComponent(game)}/puzzles${rest}`;

/** The puzzles of a game, the easy ones first. */
export function puzzlesOf(game: string): Promise<readonly PuzzleEntry[]> {
  let list = lists.get(game);
  if (!list) {
    list = get<PuzzleEntry[]>(addressOf(game));
    list.catch(() => lists.delete(game));
    lists.set(game, list);
  }
  return list;
}

/** A puzzle's place among those that are as hard, from 1. */
export function numberOf(list: readonly PuzzleEntry[], id: string): number {
  const own = list.find((entry) => entry.id === id);
  return list.filter((entry) => entry.hardness === own?.hardness).findIndex((entry) => entry.id === id) + 1;
}

/** The one to try next: the first behind this one that nobody has tried here, then any that nobody has, then the next. */
export function nextOf(game: string, list: readonly PuzzleEntry[], id?: string): PuzzleEntry | undefined {
  const place = list.findIndex((entry) => entry.id === id);
  const round = [...list.slice(place + 1), ...list.slice(0, place + 1)];
  return round.find((entry) => solved.of(game, entry.id) === undefined && entry.id !== id) ?? round[0];
}
