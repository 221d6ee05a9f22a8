// A worked example of the rulebook: a position, the words that are played, and what happens.
import shelf from "shelf:examples";
import type { GameName } from "../scene/scene";

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

export async function workedExamples(game: GameName): Promise<WorkedExamples> {
  return ((await shelf[game]?.())?.default ?? {}) as WorkedExamples;
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
