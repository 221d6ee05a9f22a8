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

  test("the first load stays under 150 kB without fonts and maps", () => {
    const keys = Object.keys(manifest);
    const first = [
      "index.html",
      keys.find((key) => key.endsWith("pages/Home.svelte")),
      keys.find((key) => key.includes("messages:es/house")),
    ];
    const files = new Set<string>();
    for (const key of first) {
      expect(key, "a chunk of the first page").toBeDefined();
      withImports(key ?? "", files);
    }
    const total = [...files].reduce((sum, file) => sum + size(file), 0);
    expect(total).toBeLessThan(150 * KB);
  });

  test.each(["grecia", "napoleon"])("the map of %s stays under 60 kB", (game) => {
    const key = Object.keys(manifest).find((name) => name.includes(`geometry:${game}`));
    const chunk = key ? manifest[key] : undefined;
    expect(chunk, "a chunk of its own").toBeDefined();
    expect(size(chunk?.file ?? "")).toBeLessThan(60 * KB);
  });

  test("there are no source maps and no stray files", () => {
    expect(readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".map"))).toEqual([]);
  });
});
