// What the server says of positions.
import { get, post, send } from "../service/api";
import type { FaultyPosition } from "../wire/FaultyPosition";
import type { PositionFault } from "../wire/PositionFault";
import type { SoundPosition } from "../wire/SoundPosition";
import type { WrittenPosition } from "../wire/WrittenPosition";
import type { Draft, Position } from "./notation";

/** Something that is wrong with a position: at a key of the notation, in words. */
export type Fault = PositionFault;

/** A position in which the game can go on: the notation with everything that was filled in, and what there is to draw. */
export type Sound = Omit<SoundPosition, "position"> & { position: Position };

export type Checked = Sound | FaultyPosition;

const of = (game: string, what: string): string => `/api/games/${encodeURIComponent(game)}/positions/${what}`;

/** Looks whether a game can go on from there. */
export function check(game: string, { options, position, edition }: Draft): Promise<Checked> {
  return post<Checked>(of(game, "check"), { options, position, ...(edition !== undefined && { edition }) });
}

/** The position as a data pack: a file to save, and what it is called. */
export async function pack(
  game: string,
  { options, position, edition }: Sound,
  called: { name: string; about: string },
): Promise<{ name: string; file: Blob }> {
  const response = await send("POST", of(game, "pack"), { ...called, options, position, edition });
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name: name ?? `${game}.zip`, file: await response.blob() };
}

function drafted({ options, position, edition }: WrittenPosition): Draft {
  return { options, position: position as Position, edition };
}

/** The position at the first turn, after a set-up by the house. */
export async function start(game: string, options: Draft["options"]): Promise<Draft> {
  const path = `${of(game, "start")}?${String(new URLSearchParams({ ...options }))}`;
  return drafted(await get<WrittenPosition>(path));
}

/** The position of a game that is over, after so many plies. */
export async function reached(table: string, ply: number): Promise<Draft> {
  const path = `/api/tables/${encodeURIComponent(table)}/position?ply=${String(ply)}`;
  return drafted(await get<WrittenPosition>(path));
}

/** The seats that a position waits for; none where chance is awaited or nobody is. */
export function awaited({ awaiting }: Sound): readonly number[] {
  return typeof awaiting === "object" ? awaiting.seats : [];
}
