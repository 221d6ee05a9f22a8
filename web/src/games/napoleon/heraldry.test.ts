import { describe, expect, it } from "vitest";
import { armsOf, EMPIRES } from "./heraldry";

/** How light a colour is to the eye, from 0 to 100 (L* of CIELAB). */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

describe("homes are told apart", () => {
  it("by night: Austria, the Ottomans and land that is nobody’s differ in lightness, not in colour alone", () => {
    const [austria, ottoman, nobody] = ["austria", "ottoman", null].map((empire) =>
      lightness(armsOf(empire).night),
    ) as [number, number, number];
    expect(austria - ottoman).toBeGreaterThan(8);
    expect(ottoman - nobody).toBeGreaterThan(8);
  });

  it("by their pattern too, which no two empires share", () => {
    const patterns = EMPIRES.map((empire) => armsOf(empire).pattern);
    expect(new Set(patterns).size).toBe(EMPIRES.length);
  });
});
