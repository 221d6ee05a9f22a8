// How far each lesson has been read. Kept in the browser.
import { ROOMS } from "../games";

interface Reached {
  /** The comment that was read last, from 0. */
  step: number;
  of: number;
}

const key = (game: string): string => `imperios.lesson.${game}`;

function kept(game: string): Reached | undefined {
  try {
    const { step, of } = JSON.parse(localStorage.getItem(key(game)) ?? "") as Reached;
    return Number.isInteger(step) && Number.isInteger(of) ? { step, of } : undefined;
  } catch {
    return undefined;
  }
}

class Progress {
  #reached = $state<Partial<Record<string, Reached>>>(
    Object.fromEntries(ROOMS.map(({ game }) => [game, kept(game)])),
  );

  of(game: string): Reached | undefined {
    return this.#reached[game];
  }

  /** Whether the lesson was read to its end. */
  done(game: string): boolean {
    const reached = this.of(game);
    return reached !== undefined && reached.step === reached.of - 1;
  }

  reach(game: string, step: number, of: number): void {
    this.#reached[game] = { step, of };
    localStorage.setItem(key(game), JSON.stringify({ step, of }));
  }
}

export const progress = new Progress();
