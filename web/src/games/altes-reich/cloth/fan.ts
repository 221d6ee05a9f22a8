// How a hand is fanned out: the cards overlap as much as they must, in two rows where a finger needs it.

export interface Fanned {
  /** From the left edge of the hand to the left edge of the card. */
  x: number;
  /** How much lower than the highest card of its row. */
  y: number;
  /** The slant in degrees. */
  turn: number;
  /** 0 is the row at the front, 1 the one behind it. */
  row: number;
}

export interface FanSize {
  width: number;
  card: number;
  /** The largest step from card to card. */
  step: number;
  /** The smallest step that can still be hit; a second row is opened before it gets smaller. */
  least: number;
  /** The slant of the outermost cards in degrees, and how far they drop. */
  slant: number;
  drop: number;
}

function row(count: number, at: number, size: FanSize): Fanned[] {
  const room = Math.max(0, size.width - size.card);
  const step = count > 1 ? Math.min(size.step, room / (count - 1)) : 0;
  const left = (size.width - size.card - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = middle > 0 ? (index - middle) / Math.max(middle, 3) : 0;
    return { x: left + index * step, y: off * off * size.drop, turn: off * size.slant, row: at };
  });
}

/** Where each card of a hand lies, in the order of the hand: the row behind comes first. */
export function fan(count: number, size: FanSize): Fanned[] {
  const crowded = count > 1 && (size.width - size.card) / (count - 1) < size.least;
  if (!crowded) return row(count, 0, size);
  const behind = Math.ceil(count / 2);
  return [...row(behind, 1, size), ...row(count - behind, 0, size)];
}
