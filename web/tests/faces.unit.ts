// Whatever the games print can be set in their faces.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PRINTED } from "../faces";

const data = join(dirname(fileURLToPath(import.meta.url)), "../../data");

/** Letters beyond those of Western Europe, which are fetched where a page has one of them. */
const FETCHED = /^[\u0100-\u02af]$/u;

test("every letter, figure and mark of the texts is in the faces", () => {
  const texts = readdirSync(data, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ftl|toml)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(30);
  const missing = new Map<string, string>();
  for (const name of texts)
    for (const [character] of readFileSync(join(data, name), "utf8").matchAll(/[\p{L}\p{N}\p{P}]/gu))
      if (!PRINTED.includes(character) && !FETCHED.test(character)) missing.set(character, name);
  expect(Object.fromEntries(missing)).toEqual({});
});
