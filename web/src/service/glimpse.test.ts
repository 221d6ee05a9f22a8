import { expect, test } from "vitest";
import "./browser-for-tests";
import type { LogLine } from "../scene/scene";
import { filmFrom } from "./glimpse.svelte";

const line = (ply: number): LogLine => ({ ply, kind: "played", message: "played" }) as unknown as LogLine;
const log = [0, 1, 1, 2, 3, 4].map(line);

test("a film begins where one last looked", () => {
  expect(filmFrom(log, 1, 2)).toBe(3);
  expect(filmFrom(log, 1, 0)).toBe(0);
});

test("whoever has seen everything is shown nothing", () => {
  expect(filmFrom(log, 1, 5)).toBe(log.length);
  expect(filmFrom([], 1, undefined)).toBe(0);
});

test("a film is short, however long one was away", () => {
  const long = Array.from({ length: 500 }, (_, ply) => line(ply));
  expect(filmFrom(long, 1, 0)).toBe(440);
});
