import { expect, it } from "vitest";
import type { PuzzleEntry } from "../wire/PuzzleEntry";
import { nextOf, numberOf } from "./puzzles";
import { after, solved } from "./solved.svelte";

const entry = (id: string, hardness: number): PuzzleEntry => ({
  id,
  hardness,
  kind: "play",
  seat: 1,
  options: {},
});
const list = [entry("a", 1), entry("b", 1), entry("c", 2), entry("d", 3)];

it("keeps whether the best choice was found at once, later or only shown", () => {
  expect(after(undefined, "right")).toBe("at-once");
  expect(after(after(undefined, "wrong"), "right")).toBe("later");
  expect(after(after(undefined, "shown"), "right")).toBe("shown");
  expect(after("at-once", "wrong")).toBe("at-once");
});

it("counts puzzles within their hardness", () => {
  expect(list.map(({ id }) => numberOf(list, id))).toEqual([1, 2, 1, 1]);
});

it("goes on to what was not tried yet, round to the beginning", () => {
  expect(nextOf("grecia", list)?.id).toBe("a");
  solved.answered("grecia", "b", "right");
  expect(nextOf("grecia", list, "a")?.id).toBe("c");
  expect(nextOf("grecia", list, "d")?.id).toBe("a");
  for (const { id } of list) solved.answered("grecia", id, "wrong");
  expect(nextOf("grecia", list, "c")?.id).toBe("d");
  expect(nextOf("grecia", [], "c")).toBeUndefined();
});

it("is still there when the page is opened again", () => {
  expect(JSON.parse(localStorage.getItem("imperios.puzzles.grecia") ?? "")).toMatchObject({ b: "at-once" });
});
