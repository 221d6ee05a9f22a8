// The bars of a forecast: one for each Battle card, or one for all cards that are worth the same and win as often.
import type { Forecast } from "../../../wire/Forecast";

export interface Bar {
  /** The words by which these cards are chosen; none where no card is chosen. */
  words: string[];
  names: string[];
  /** What these cards are worth. */
  value: number | undefined;
  win: number;
}

export function barsOf(
  { cards, win }: Pick<Forecast, "cards" | "win">,
  printed: (card: string) => { name: string; value: number },
): Bar[] {
  if (cards.length === 0) return [{ words: [], names: [], value: undefined, win }];
  const bars: Bar[] = [];
  for (const card of cards) {
    const { name, value } = printed(card.card);
    const same = bars.find((bar) => bar.value === value && Math.abs(bar.win - card.win) < 0.005);
    if (!same) bars.push({ words: [card.word], names: [name], value, win: card.win });
    else {
      same.words.push(card.word);
      same.names.push(name);
    }
  }
  return bars;
}
