// What the server says of positions.
import { get, post } from "../service/api";
import type { Phrase } from "../speech/phrase";
import type { Forecast } from "../wire/Forecast";
import type { Draft, Position } from "./notation";

/** Something that is wrong with a position: at a key of the notation, in words. */
export interface Fault {
  key: string;
  message: Phrase;
}

/** A position in which the game can go on. */
export interface Sound {
  ok: true;
  options: Record<string, string>;
  /** The notation with everything that was filled in. */
  position: Position;
  awaiting: { seats: number[] } | "chance" | "nobody";
  /** The seat through whose eyes it is shown. */
  you: number | null;
  view: unknown;
  seats: unknown[];
  /** What is to be expected of each attack. */
  forecasts: Forecast[];
}

export type Checked = Sound | { ok: false; faults: Fault[] };

const of = (game: string, what: string): string => `/api/games/${encodeURIComponent(game)}/positions/${what}`;

/** Looks whether a game can go on from there. */
export function check(game: string, { options, position }: Draft): Promise<Checked> {
  return post<Checked>(of(game, "check"), { options, position });
}

/** The position at the first turn, after a set-up by the house. */
export function start(game: string, options: Draft["options"]): Promise<Draft> {
  return get<Draft>(`${of(game, "start")}?${String(new URLSearchParams({ ...options }))}`);
}

/** The position of a game that is over, after so many plies. */
export function reached(table: string, ply: number): Promise<Draft> {
  return get<Draft>(`/api/tables/${encodeURIComponent(table)}/position?ply=${String(ply)}`);
}

/** Whom a position waits for: seats, none where chance is awaited or nobody is. */
export function awaited({ awaiting }: Sound): readonly number[] {
  return typeof awaiting === "object" ? awaiting.seats : [];
}
