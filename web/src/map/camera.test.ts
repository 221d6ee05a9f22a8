import { describe, expect, test } from "vitest";
import { centred, sees, wholeScale, within, zoomed } from "./camera";

const room = { width: 800, height: 600 };
const map = { width: 1600, height: 1200 };

describe("the camera", () => {
  test("sees the whole map at first", () => {
    expect(wholeScale(room, map)).toBe(0.5);
    expect(within({ x: 99, y: -99, scale: 0.1 }, room, map)).toEqual({ x: 0, y: 0, scale: 0.5 });
  });
  test("does not leave the map", () => {
    expect(within({ x: 50, y: -5000, scale: 1 }, room, map)).toEqual({ x: 0, y: -600, scale: 1 });
  });
  test("keeps what is under the finger while it comes nearer", () => {
    const view = zoomed({ x: -100, y: -100, scale: 1 }, 2, 200, 200);
    expect((200 - view.x) / view.scale).toBeCloseTo(300);
    expect((200 - view.y) / view.scale).toBeCloseTo(300);
  });
  test("looks at a point", () => {
    const view = centred([400, 300], 1, room);
    expect(sees(view, [400, 300], room)).toBe(true);
    expect(sees(view, [1500, 300], room)).toBe(false);
  });
});
