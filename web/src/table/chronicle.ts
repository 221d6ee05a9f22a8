// The log in chapters: rounds, and within them turns and battles, as one would head them in a chronicle.
import type { LogLine } from "../scene/scene";

export type Rank = "round" | "turn" | "battle";

/** A line, or a heading that the lines after it stand under. */
export type Entry = { line: LogLine; rank?: Rank; number: number };

/** A round and all that was told in it, in order. */
export interface Chapter {
  heading?: LogLine;
  entries: Entry[];
}

const RANKS: Partial<Record<string, Rank>> = {
  "event-turned": "round",
  "round-begins": "round",
  "game-begins": "round",
  "great-game-begins": "round",
  "turn-begins": "turn",
  attack: "battle",
  "attack-neutral": "battle",
  "attack-ruin": "battle",
  "attack-sea": "battle",
};

export function rankOf(line: LogLine): Rank | undefined {
  return RANKS[line.kind];
}

/** The chapters of a log, oldest first; `from` numbers its first line. */
export function chapters(log: readonly LogLine[], from = 0): Chapter[] {
  const all: Chapter[] = [];
  let chapter: Chapter | undefined;
  log.forEach((line, index) => {
    const rank = rankOf(line);
    if (rank === "round") all.push((chapter = { heading: line, entries: [] }));
    else {
      if (!chapter) all.push((chapter = { entries: [] }));
      chapter.entries.push({ line, ...(rank ? { rank } : {}), number: from + index });
    }
  });
  return all;
}

/** Whose line it is: the first seat it names as doer or owner. */
export function doer(line: LogLine): number | undefined {
  for (const gap of ["seat", "owner", "attacker"]) {
    const held = line[gap];
    if (typeof held === "object" && held !== null && "seat" in held && typeof held.seat === "number")
      return held.seat;
  }
  return undefined;
}
