import { describe, expect, it } from "vitest";
import { fan } from "./fan";

const table = { width: 1040, card: 156, step: 134, least: 44, open: 0.9, slant: 5, drop: 16 };
const phone = { width: 374, card: 97, step: 70, least: 40, open: 0.6, slant: 2, drop: 4 };

describe("a fanned hand", () => {
  it("stands in the middle and stays within its width", () => {
    for (const size of [table, phone])
      for (let count = 1; count <= 13; count += 1) {
        const cards = fan(count, size);
        expect(cards).toHaveLength(count);
        expect(Math.min(...cards.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01);
        expect(Math.max(...cards.map(({ x }) => x + size.card))).toBeLessThanOrEqual(size.width + 0.01);
      }
  });

  it("is upright in the middle and slants to both sides alike", () => {
    const cards = fan(5, table);
    expect(cards[2]).toMatchObject({ turn: 0, y: 0 });
    expect(cards.map(({ turn }) => turn + 0)).toEqual(cards.map(({ turn }) => 0 - turn).reverse());
  });

  it("never slants or drops more than it may", () => {
    for (let count = 1; count <= 13; count += 1)
      for (const { turn, y } of fan(count, table)) {
        expect(Math.abs(turn)).toBeLessThanOrEqual(table.slant);
        expect(y).toBeLessThanOrEqual(table.drop);
      }
  });

  it("makes room for a lifted card and stays within its width", () => {
    for (let lifted = 0; lifted < 11; lifted += 1) {
      const cards = fan(11, table, lifted);
      const next = cards[lifted + 1];
      if (next) expect(next.x - (cards[lifted]?.x ?? 0)).toBeCloseTo(table.card * 0.9);
      expect(Math.max(...cards.map(({ x }) => x + table.card))).toBeLessThanOrEqual(table.width + 0.01);
    }
  });

  it("opens a second row before a finger can't hit a card any more", () => {
    expect(fan(11, table).every(({ row }) => row === 0)).toBe(true);
    const cards = fan(11, phone);
    expect(cards.map(({ row }) => row)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    const [first, second] = cards.map(({ x }) => x);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(40);
  });
});
