// Sheets of paper in millimetres: what goes on them, and where it is cut.

export const PAPERS = ["a4", "letter", "a3", "a2", "a1"] as const;
export type PaperName = (typeof PAPERS)[number];

export interface Paper {
  name: PaperName;
  /** Upright: never wider than high. */
  width: number;
  height: number;
}

const SIZES: Record<PaperName, readonly [width: number, height: number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
  a2: [420, 594],
  a1: [594, 841],
};

export function paperOf(name: PaperName): Paper {
  const [width, height] = SIZES[name];
  return { name, width, height };
}

/** Papers that a printer at home takes; on the others a map fits whole. */
export const atHome = ({ name }: Paper): boolean => name === "a4" || name === "letter";

/** The paper on which what is read is printed: aids and rulebooks are no posters. */
export const readOn = (paper: Paper): Paper => (atHome(paper) ? paper : paperOf("a4"));

/** How far colour goes beyond where it is cut. */
export const BLEED = 3;
/** What a printer may leave blank; below there is room for a line of credits. */
export const EDGE = { side: 8, top: 8, bottom: 12 };

export interface Size {
  width: number;
  height: number;
}

/** Something that is cut out: its outline after the cut. */
export interface Cut extends Size {
  x: number;
  y: number;
}

/** Where cards of a size lie on a paper. */
export interface Grid {
  /** Whether the cards lie on their side. */
  turned: boolean;
  cuts: Cut[];
}

/** As many cards as fit, each with its bleed, in the middle of the sheet. */
export function grid(paper: Paper, card: Size): Grid {
  const upright = laid(paper, card);
  const turned = laid(paper, { width: card.height, height: card.width });
  return turned.length > upright.length ? { turned: true, cuts: turned } : { turned: false, cuts: upright };
}

function laid(paper: Paper, { width, height }: Size): Cut[] {
  const [wide, high] = [width + 2 * BLEED, height + 2 * BLEED];
  const free = { width: paper.width - 2 * EDGE.side, height: paper.height - EDGE.top - EDGE.bottom };
  const [columns, rows] = [Math.floor(free.width / wide), Math.floor(free.height / high)];
  const left = EDGE.side + (free.width - columns * wide) / 2 + BLEED;
  const top = EDGE.top + (free.height - rows * high) / 2 + BLEED;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * wide,
    y: top + Math.floor(at / columns) * high,
    width,
    height,
  }));
}

/** Where the back of something lies when the sheet is turned over at its long edge. */
export function behind(paper: Size, cut: Cut): Cut {
  return { ...cut, x: paper.width - cut.x - cut.width };
}

/** A counter on a sheet: of which group, and which of it. */
export interface Placed extends Cut {
  group: number;
  index: number;
}

/** Between the bleeds of two groups of counters. */
const APART = 2;

/** Counters of each group in rows that touch, because they have one ground; all groups share the columns, for long cuts. */
export function rows(paper: Paper, { width, height }: Size, groups: readonly number[]): Placed[][] {
  const columns = Math.floor((paper.width - 2 * (EDGE.side + BLEED)) / width);
  const left = (paper.width - columns * width) / 2;
  const lowest = paper.height - EDGE.bottom - BLEED;
  const sheets: Placed[][] = [];
  let sheet: Placed[] = [];
  let y = EDGE.top + BLEED;
  const turn = (): void => {
    if (sheet.length > 0) sheets.push(sheet);
    sheet = [];
    y = EDGE.top + BLEED;
  };
  groups.forEach((count, group) => {
    for (let index = 0; index < count; index++) {
      const column = index % columns;
      if (column === 0 && y + height > lowest) turn();
      sheet.push({ group, index, x: left + column * width, y, width, height });
      if (column === columns - 1 || index === count - 1) y += height;
    }
    if (count > 0) y += 2 * BLEED + APART;
  });
  turn();
  return sheets;
}

/** A part of a map on one sheet: what is seen, in millimetres of the map, and where it lies on the sheet. */
export interface Tile {
  column: number;
  row: number;
  /** The part of the map. */
  seen: Cut;
  /** Where it lies. */
  at: { x: number; y: number };
}

export interface Tiling extends Size {
  columns: number;
  rows: number;
  tiles: Tile[];
  /** The sheet, which lies on its side where a map is printed whole. */
  sheet: Size;
}

/** What two sheets of a map have in common. */
export const OVERLAP = 10;
/** A map may be so much smaller than is wished if that saves sheets. */
const NEARLY = 0.88;

/** A map in sheets that are glued together, about as wide as is wished; whole on large paper. `shape` is its height by its width. */
export function tiling(paper: Paper, shape: number, wished: number): Tiling {
  if (!atHome(paper)) return whole(paper, shape);
  const free = {
    width: paper.width - 2 * EDGE.side,
    height: paper.height - EDGE.top - EDGE.bottom,
  };
  const step = { width: free.width - OVERLAP, height: free.height - OVERLAP };
  /** How wide the map is on so many sheets. */
  const reach = (columns: number, down: number): number =>
    Math.min(OVERLAP + columns * step.width, (OVERLAP + down * step.height) / shape);
  const MOST = [1, 2, 3, 4, 5, 6];
  const choices = MOST.flatMap((columns) =>
    MOST.map((down) => ({ columns, down, width: reach(columns, down) })),
  );
  // The fewest sheets on which it is nearly as wide as is wished; of these, the widest.
  const [best] = choices
    .filter(({ width }) => width >= NEARLY * wished)
    .sort((one, two) => one.columns * one.down - two.columns * two.down || two.width - one.width);
  const { columns, down, width } = best ?? { columns: 6, down: 6, width: reach(6, 6) };
  const height = width * shape;
  const tiles = Array.from({ length: columns * down }, (_, at): Tile => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] = [column * step.width, row * step.height];
    const seen = { x, y, width: Math.min(free.width, width - x), height: Math.min(free.height, height - y) };
    return { column, row, seen, at: { x: EDGE.side, y: EDGE.top } };
  });
  return { width, height, columns, rows: down, tiles, sheet: paper };
}

function whole(paper: Paper, shape: number): Tiling {
  const lying = shape < 1;
  const sheet = lying
    ? { width: paper.height, height: paper.width }
    : { width: paper.width, height: paper.height };
  const free = { width: sheet.width - 2 * EDGE.side, height: sheet.height - EDGE.top - EDGE.bottom };
  const width = Math.min(free.width, free.height / shape);
  const height = width * shape;
  const at = {
    x: (sheet.width - width) / 2,
    y: EDGE.top + (free.height - height) / 2,
  };
  const tile = { column: 0, row: 0, seen: { x: 0, y: 0, width, height }, at };
  return { width, height, columns: 1, rows: 1, tiles: [tile], sheet };
}

/** Things in heaps of so many, such as cards on sheets. */
export function heaps<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
