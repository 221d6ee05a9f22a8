// What the server says of positions.
import { get, post } from "../service/api";
import type { FaultyPosition } from "../wire/FaultyPosition";
import type { PositionFault } from "../wire/PositionFault";
import type { SoundPosition } from "../wire/SoundPosition";
import type { Draft, Position } from "./notation";

/** Something that is wrong with a position: at a key of the notation, in words. */
export type Fault = PositionFault;

/** A position in which the game can go on: the notation with everything that was filled in, and what there is to draw. */
export type Sound = Omit<SoundPosition, "position"> & { position: Position };

export type Checked = Sound | FaultyPosition;

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

/** The seats that a position waits for; none where chance is awaited or nobody is. */
export function awaited({ awaiting }: Sound): readonly number[] {
  return typeof awaiting === "object" ? awaiting.seats : [];
}
