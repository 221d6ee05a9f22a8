// Which puzzles were solved here. Kept in the browser, so guests keep it too.
import { ROOMS } from "../games";

/** How a puzzle went: the first answer was the best choice, it was found after that, or it was shown. */
export type Solved = "at-once" | "later" | "shown";
/** What is kept of a puzzle; `tried` while the best choice was not found yet. */
export type Tried = Solved | "tried";

const KINDS: readonly string[] = ["at-once", "later", "shown", "tried"];

const key = (game: string): string => `imperios.puzzles.${game}`;

function kept(game: string): Record<string, Tried> {
  try {
    const read = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(read).filter(([, how]) => typeof how === "string" && KINDS.includes(how));
    return Object.fromEntries(known) as Record<string, Tried>;
  } catch {
    return {};
  }
}

/** What is kept after another answer. What was found, or shown, stays so. */
export function after(before: Tried | undefined, answer: "right" | "wrong" | "shown"): Tried {
  if (before === "at-once" || before === "later" || before === "shown") return before;
  if (answer === "shown") return "shown";
  if (answer === "wrong") return "tried";
  return before === "tried" ? "later" : "at-once";
}

class SolvedPuzzles {
  #games = $state<Record<string, Record<string, Tried>>>(
    Object.fromEntries(ROOMS.map(({ game }) => [game, kept(game)])),
  );

  of(game: string, id: string): Tried | undefined {
    return this.#games[game]?.[id];
  }

  /** Whether the best choice was found, sooner or later. */
  found(game: string, id: string): boolean {
    const how = this.of(game, id);
    return how === "at-once" || how === "later";
  }

  answered(game: string, id: string, answer: "right" | "wrong" | "shown"): void {
    const puzzles = (this.#games[game] ??= kept(game));
    puzzles[id] = after(puzzles[id], answer);
    try {
      localStorage.setItem(key(game), JSON.stringify(puzzles));
    } catch {
      // A browser that keeps nothing can still pose puzzles.
    }
  }
}

export const solved = new SolvedPuzzles();
