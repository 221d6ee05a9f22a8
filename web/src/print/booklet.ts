// A booklet: blocks of text on pages, and pages on sheets that are folded in the middle.

/** A block as it was measured. */
export interface Block {
  height: number;
  /** Whether it stays with what follows, as a heading does. */
  leads?: boolean;
  /** Whether it begins a page. */
  opens?: boolean;
}

/** Which blocks stand on which page; none is ever split or left alone by its heading. */
export function paged(blocks: readonly Block[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let left = room;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = room;
  };
  for (let at = 0; at < blocks.length;) {
    // A heading, what it leads, and all between go together.
    let end = at;
    while (blocks[end]?.leads && end + 1 < blocks.length) end++;
    const group = blocks.slice(at, end + 1);
    const height = group.reduce((sum, block) => sum + block.height, 0);
    if (group.some(({ opens }) => opens) || height > left) turn();
    for (const block of group) {
      // Only where a group is higher than a page.
      if (block.height > left) turn();
      page.push(at++);
      left -= block.height;
    }
  }
  turn();
  return pages;
}

/** The two pages of one side of a sheet, by number; none where a page is blank. */
export type Spread = readonly [left: number | undefined, right: number | undefined];

/** Pages in the order in which they are printed, so that the sheets, folded into each other, can be read: front, back, front … */
export function imposed(pages: number): Spread[] {
  const all = Math.ceil(pages / 4) * 4;
  const page = (number: number): number | undefined => (number < pages ? number : undefined);
  return Array.from({ length: all / 2 }, (_, side): Spread => {
    const [outer, inner] = [all - 1 - side, side];
    return side % 2 === 0 ? [page(outer), page(inner)] : [page(inner), page(outer)];
  });
}
