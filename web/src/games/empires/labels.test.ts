// On a full board every name stands in the zone it names, in all languages and from near and far.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { grain } from "../../map/grain";
import { rings, type Geometry, type Point } from "../../map/geometry";
import type { Name } from "../../map/Names.svelte";
import type { Scene } from "../../scene/scene";
import type { GreekGeometry } from "../grecia/Decor.svelte";
import { Positions as GreekPositions } from "../grecia/positions";
import type { EuropeGeometry } from "../napoleon/board/ground";
import { Positions as EuropePositions } from "../napoleon/board/positions";

type Row = { id: string; kind: string; name: Record<string, string>; size?: string; port?: boolean };
const LANGS = ["es", "en", "nl", "de"];

function read<Value>(file: string): Value {
  const text = readFileSync(`../data/${file}`, "utf8");
  return (file.endsWith(".toml") ? parse(text) : JSON.parse(text)) as Value;
}

/** A board on which something stands everywhere. */
function board(game: string, lang: string, stand: (row: Row) => object): Scene {
  const rows = read<{ zone: Row[] }>(`${game}/map.toml`).zone;
  const find = (id: string) => rows.find((row) => row.id === id);
  return {
    view: { zones: rows.map((row) => ({ id: row.id, kind: row.kind, ...stand(row) })) },
    lexicon: {
      name: (_: string, id: string) => find(id)?.name[lang] ?? id,
      row: (_: string, id: string) => find(id),
    },
    offers: [],
  } as unknown as Scene;
}

function inside([x, y]: Point, path: string): boolean {
  let within = false;
  for (const ring of rings(path))
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] as Point;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
    });
  return within;
}

/** The names that stand elsewhere: outside of their outline, or away from the tower of their city. */
function strays(
  geometry: Geometry,
  { names, anchors }: { names: Name[]; anchors: Map<string, Point> },
): string[] {
  return names.flatMap(({ id, x, y }) => {
    const path = geometry.zones[id]?.path;
    const [towerX, towerY] = anchors.get(id) ?? [0, 0];
    const home = path ? inside([x, y], path) : Math.hypot(x - towerX, y - towerY) < 95;
    return home ? [] : [`${id} at ${x.toFixed()} ${y.toFixed()}`];
  });
}

describe("names of Grecia", () => {
  const geometry = read<GreekGeometry>("grecia/geometry.json");
  test.each(LANGS)("in %s", (lang) => {
    const scene = board("grecia", lang, ({ kind }) => ({
      controller: 1,
      neutral: false,
      units: kind === "sea" ? [] : ["heavy", "light"],
      ships: kind === "sea" ? [1, 2] : [],
      fortress: null,
      heroes: [],
    }));
    for (const scale of [0.62, 0.95])
      expect(strays(geometry, new GreekPositions(geometry).lay(scene, grain(scale)))).toEqual([]);
  });
});

describe("names of Napoleón", () => {
  const geometry = read<EuropeGeometry>("napoleon/geometry.json");
  test.each(LANGS)("in %s", (lang) => {
    const scene = board("napoleon", lang, ({ kind }) => ({
      colour: null,
      flag: kind !== "sea",
      controller: 1,
      neutral: false,
      units: Array.from({ length: kind === "land" ? 2 : 1 }, () => ({
        empire: "france",
        kind: kind === "sea" ? "light_ship" : "infantry",
      })),
    }));
    for (const scale of [0.64, 0.95])
      expect(strays(geometry, new EuropePositions(geometry).lay(scene, scale))).toEqual([]);
  });
});
