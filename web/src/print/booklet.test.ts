import { describe, expect, it } from "vitest";
import { imposed, paged } from "./booklet";

describe("the pages of a booklet", () => {
  it("hold what fits, in order, and all of it", () => {
    const blocks = [30, 40, 50, 60, 20, 90].map((height) => ({ height }));
    const pages = paged(blocks, 100);
    expect(pages).toEqual([[0, 1], [2], [3, 4], [5]]);
  });

  it("never end with a heading", () => {
    const blocks = [
      { height: 80 },
      { height: 10, leads: true },
      { height: 5, leads: true },
      { height: 20 },
      { height: 1, opens: true },
    ];
    expect(paged(blocks, 100)).toEqual([[0], [1, 2, 3], [4]]);
  });

  it("go on the sheets so that they can be read once these are folded", () => {
    expect(imposed(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
    expect(imposed(5)).toEqual([
      [undefined, 0],
      [1, undefined],
      [undefined, 2],
      [3, 4],
    ]);
    for (const count of [1, 4, 13, 40])
      expect(
        imposed(count)
          .flat()
          .filter((page) => page !== undefined)
          .sort((a, b) => a - b),
      ).toEqual(Array.from({ length: count }, (_, page) => page));
  });
});
