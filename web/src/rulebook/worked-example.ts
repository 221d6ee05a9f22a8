// A worked example of the rulebook: a position, the words that are played, and what happens.
import { roomOf } from "../games";
import type { RulebookParts } from "../scene/room";

export interface WorkedExample {
  position: {
    zones?: Record<string, string>;
    colours?: string[];
    turn?: number;
    event?: string;
  };
  /** The words, each with who plays it: `1: attack, from corinth, to argos`. */
  play: string[];
  events: ({ event: string } & Record<string, unknown>)[];
}

/** The worked examples of a game, by the rules they stand at. */
export type WorkedExamples = Record<string, WorkedExample>;

/** What the rulebook of a game shows beside its text. */
export interface Illustrations {
  worked: WorkedExamples;
  parts: RulebookParts | undefined;
}

export async function illustrationsOf(game: string): Promise<Illustrations> {
  const { printed, rulebookParts } = roomOf(game);
  const [worked, parts] = await Promise.all([printed.examples?.(), rulebookParts?.()]);
  return { worked: (worked?.default ?? {}) as WorkedExamples, parts: parts?.default };
}

/** One word and whose it is: a seat, or 0 for chance. */
export interface Word {
  seat: number;
  verb: string;
  rest: string[];
}

/** All words of an example, one by one. */
export function words(example: WorkedExample): Word[] {
  return example.play.flatMap((line) => {
    const [who = "", what = ""] = line.split(": ");
    return what.split(", ").map((word) => {
      const [verb = "", ...rest] = word.split(" ");
      return { seat: who === "chance" ? 0 : Number(who), verb, rest };
    });
  });
}
