import { beforeEach, expect, test } from "vitest";
import { lookedAt, noteLook } from "./looked";

beforeEach(() => localStorage.clear());

test("what was seen of a table is remembered, and the last look counts", () => {
  expect(lookedAt("a")).toBeUndefined();
  noteLook("a", 12);
  noteLook("b", 3);
  noteLook("a", 20);
  expect([lookedAt("a"), lookedAt("b")]).toEqual([20, 3]);
});

test("only so many tables are remembered, those looked at last", () => {
  noteLook("first", 1);
  for (let table = 0; table < 299; table += 1) noteLook(`table ${table}`, table);
  expect(lookedAt("first")).toBe(1);
  noteLook("table 0", 9);
  noteLook("one more", 1);
  expect([lookedAt("first"), lookedAt("table 0"), lookedAt("one more")]).toEqual([undefined, 9, 1]);
});

test("what can't be read counts for nothing", () => {
  localStorage.setItem("imperios.looked", "{");
  expect(lookedAt("a")).toBeUndefined();
});
