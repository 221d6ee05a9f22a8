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
  /** How much of a lifted card the next one leaves uncovered, as a share of its width. */
  open: number;
  /** The slant of the outermost cards in degrees, and how far they drop. */
  slant: number;
  drop: number;
}

/** The steps from each card to the next: the lifted one is not covered, the others make room for it. */
function steps(count: number, lifted: number, size: FanSize): number[] {
  const room = Math.max(0, size.width - size.card);
  const gaps = Math.max(0, count - 1);
  const even = Math.min(size.step, room / Math.max(1, gaps));
  if (lifted < 0 || lifted >= gaps || gaps < 2) return Array<number>(gaps).fill(even);
  const wide = Math.max(even, Math.min(size.card * size.open, room));
  const rest = Math.min(even, (room - wide) / (gaps - 1));
  return Array.from({ length: gaps }, (_, gap) => (gap === lifted ? wide : rest));
}

function row(count: number, lifted: number, at: number, size: FanSize): Fanned[] {
  const ways = steps(count, lifted, size);
  const span = ways.reduce((sum, step) => sum + step, 0);
  const middle = (count - 1) / 2;
  let x = (size.width - size.card - span) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = middle > 0 ? (index - middle) / Math.max(middle, 3) : 0;
    const fanned = { x, y: off * off * size.drop, turn: off * size.slant, row: at };
    x += ways[index] ?? 0;
    return fanned;
  });
}

/** Where each card of a hand lies, in the order of the hand: the row behind comes first. */
export function fan(count: number, size: FanSize, lifted = -1): Fanned[] {
  const crowded = count > 1 && (size.width - size.card) / (count - 1) < size.least;
  if (!crowded) return row(count, lifted, 0, size);
  const behind = Math.ceil(count / 2);
  return [
    ...row(behind, lifted < behind ? lifted : -1, 1, size),
    ...row(count - behind, lifted - behind, 0, size),
  ];
}
