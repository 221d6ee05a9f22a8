// What a visitor downloads, counted in the built app: run `npm run build` first.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const dist = join(dirname(fileURLToPath(import.meta.url)), "../dist");
const KB = 1000;

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
  name?: string;
};

function size(file: string): number {
  return gzipSync(readFileSync(join(dist, file))).length;
}

describe.runIf(existsSync(join(dist, ".vite/manifest.json")))("the built app", () => {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;

  /** All files that are loaded with a chunk. */
  function withImports(key: string, seen = new Set<string>()): Set<string> {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const css of chunk.css ?? []) seen.add(css);
    for (const next of chunk.imports ?? []) withImports(next, seen);
    return seen;
  }

  const named = (name: string): string | undefined =>
    Object.keys(manifest).find((key) => manifest[key]?.name === name || key.endsWith(name));

  test("the first load stays under 150 kB without fonts", () => {
    const files = new Set<string>();
    for (const name of ["house", "home", "words:house/es", "words:altes-reich/es"]) {
      const key = named(name);
      expect(key, `a chunk of the first page: ${name}`).toBeDefined();
      withImports(key ?? "", files);
    }
    const total = [...files].reduce((sum, file) => sum + size(file), 0);
    expect(total).toBeLessThan(150 * KB);
  });

  test("what runs first is small, needs nothing else, and stands first in the page", () => {
    const page = readFileSync(join(dist, "index.html"), "utf8");
    const [first] = /assets\/[^"]+\.js/.exec(page) ?? [];
    expect(first).toMatch(/start-/);
    expect(size(first ?? "")).toBeLessThan(4 * KB);
    expect(readFileSync(join(dist, first ?? ""), "utf8")).not.toMatch(/\bfrom\s*["']/);
  });

  test("the first page needs nothing of the boards", () => {
    const files = withImports(named("home") ?? "");
    expect(files.size).toBeGreaterThan(4);
    expect([...files].filter((file) => /board|geometry|table-parts/.test(file))).toEqual([]);
  });

  test.each(["grecia", "napoleon"])("the map of %s stays under 60 kB", (game) => {
    const files = withImports(named(`geometry:${game}`) ?? "");
    const total = [...files].reduce((sum, file) => sum + size(file), 0);
    expect(total, "a chunk of its own").toBeGreaterThan(10 * KB);
    expect(total).toBeLessThan(60 * KB);
  });

  test("there are no source maps and no stray files", () => {
    expect(readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".map"))).toEqual([]);
  });
});
