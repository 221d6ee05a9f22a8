// How large pieces and names are at a scale: never too small to read, and smaller against the map the nearer one is.

/** Sizes in units of the map. */
export interface Grain {
  /** The side of a unit's counter. */
  unit: number;
  /** The size of names; none from so far away that they would cover the map. */
  text: number | undefined;
}

/** From this scale on: the side of a counter in pixels. */
const STEPS: readonly (readonly [scale: number, pixels: number])[] = [
  [2.4, 66],
  [1.8, 56],
  [1.3, 46],
  [0.95, 37],
  [0.75, 30],
  [0.62, 26.5],
  [0.52, 24],
  [0.42, 22],
  [0.3, 20],
  [0, 17],
];

/** No text is smaller than this many pixels. */
const SMALLEST_TEXT = 13.2;
/** From further away than this the map has no names. */
const NAMELESS = 0.47;
/** The smallest scale that is laid out for. */
const FURTHEST = 0.2;

/** The grain of a scale; the same for all scales of a step, so that zooming seldom moves anything. */
export function grain(scale: number): Grain {
  const [from, pixels] = STEPS.find(([step]) => scale >= step) ?? [0, 17];
  const at = Math.max(from, FURTHEST);
  const growth = Math.max(1, at ** 0.35 / 0.62 ** 0.35);
  return {
    unit: pixels / at,
    text: scale < NAMELESS ? undefined : (SMALLEST_TEXT * growth) / Math.max(at, NAMELESS),
  };
}

/** About how wide a name is in the text face, bold. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.52 + size * 0.3;
}
