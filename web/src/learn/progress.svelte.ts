// How far each lesson has been read. Kept in the browser.
import { GAMES, type GameName } from "../scene/scene";

interface Reached {
  /** The comment that was read last, from 0. */
  step: number;
  of: number;
}

const key = (game: GameName): string => `imperios.lesson.${game}`;

function kept(game: GameName): Reached | undefined {
  try {
    const { step, of } = JSON.parse(localStorage.getItem(key(game)) ?? "") as Reached;
    return Number.isInteger(step) && Number.isInteger(of) ? { step, of } : undefined;
  } catch {
    return undefined;
  }
}

class Progress {
  #reached = $state<Partial<Record<GameName, Reached>>>(
    Object.fromEntries(GAMES.map((game) => [game, kept(game)])),
  );

  of(game: GameName): Reached | undefined {
    return this.#reached[game];
  }

  /** Whether the lesson was read to its end. */
  done(game: GameName): boolean {
    const reached = this.of(game);
    return reached !== undefined && reached.step === reached.of - 1;
  }

  reach(game: GameName, step: number, of: number): void {
    this.#reached[game] = { step, of };
    localStorage.setItem(key(game), JSON.stringify({ step, of }));
  }
}

export const progress = new Progress();
