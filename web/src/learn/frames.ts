// The recorded frames of a prepared game: what the player saw before every ply, each written as what has changed.
import { roomOf } from "../games";
import type { LogLine, Offer } from "../scene/scene";
import type { Phrase } from "../speech/phrase";

/** What the player sees before a ply, and the ply that follows in the record. */
export interface Frame {
  view: unknown;
  prompt?: Phrase;
  awaited: number[];
  offers: Offer[];
  /** What was told since the frame before. */
  log: LogLine[];
  next?: { seat: number; word: string };
}

/** A new value, changed entries of a list, or changed and vanished keys of an object. */
export type Change =
  { "=": unknown } | { "#": Record<string, Change> } | { ".": Record<string, Change>; "-"?: string[] };

/** A prepared game as it is kept in a file. */
export interface Recording {
  game: string;
  seats: number;
  options: Record<string, string>;
  /** Moments that the lesson speaks of, by name: the number of their frame. */
  marks: Record<string, number>;
  first: Frame;
  changes: Change[];
}

/** The value after a change. What has not changed is shared with the value before. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ("=" in change) return change["="];
  if ("#" in change) {
    const list = [...(before as unknown[])];
    for (const [index, inner] of Object.entries(change["#"]))
      list[Number(index)] = changed(list[Number(index)], inner);
    return list;
  }
  const gone = change["-"] ?? [];
  const object = Object.fromEntries(Object.entries(before as object).filter(([key]) => !gone.includes(key)));
  for (const [key, inner] of Object.entries(change["."])) object[key] = changed(object[key], inner);
  return object;
}

/** All frames of a recording. */
export function unfold({ first, changes }: Recording): Frame[] {
  const frames = [first];
  for (const change of changes) frames.push(changed(frames.at(-1), change) as Frame);
  return frames;
}

export async function recordingOf(game: string): Promise<Recording> {
  return (await roomOf(game).recording?.())?.default as Recording;
}
