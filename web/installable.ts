// What makes the pages an app that can be installed: a manifest for each language, and the emblem as pictures of the sizes that
// systems ask for. The emblem is that of `index.html`: a golden crown on wine-red.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const messages = join(dirname(fileURLToPath(import.meta.url)), "../data/messages");
const LANGS = ["es", "en", "nl", "de"];
const RED: Colour = [0x8b, 0x1e, 0x2d];
const GOLD: Colour = [0xf1, 0xcf, 0x6a];
const PAPER = "#f4ead5";

/** The emblem in a square of 64: the disc, the crown and its band. */
const DISC = { middle: 32, radius: 31 };
const CROWN: readonly Point[] = [
  [12, 44],
  [8, 20],
  [20, 29],
  [32, 12],
  [44, 29],
  [56, 20],
  [52, 44],
];
const BAND: readonly Point[] = [
  [12, 47],
  [52, 47],
  [52, 53],
  [12, 53],
];

/** The pictures: a disc with nothing around it, or filled to the edges for systems that cut their own shape out of it. */
export const ICONS = [
  { file: "icons/192.png", size: 192, full: false },
  { file: "icons/512.png", size: 512, full: false },
  { file: "icons/full-192.png", size: 192, full: true },
  { file: "icons/full-512.png", size: 512, full: true },
  { file: "icons/touch-180.png", size: 180, full: true },
] as const;

/** What is cut out lies outside a circle of four fifths: the emblem is drawn so much smaller. */
const SAFE = 0.74;
/** Each point is looked at so many times in both directions. */
const FINE = 4;

function isWithin([x, y]: Point, shape: readonly Point[]): boolean {
  let within = false;
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape.at(index - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

/** The colour at a point of the emblem; nothing outside. */
function colourAt(at: Point, full: boolean): Colour | undefined {
  if (isWithin(at, CROWN) || isWithin(at, BAND)) return GOLD;
  const [x, y] = at;
  return full || Math.hypot(x - DISC.middle, y - DISC.middle) <= DISC.radius ? RED : undefined;
}

/** The emblem as points of red, green, blue and opacity, row by row. */
function drawn(size: number, full: boolean): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const scale = full ? 64 / SAFE : 64;
  const point = (at: number): number => (at / size - 0.5) * scale + 32;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let part = 0; part < FINE * FINE; part += 1) {
        const x = point(column + ((part % FINE) + 0.5) / FINE);
        const y = point(row + (Math.floor(part / FINE) + 0.5) / FINE);
        const colour = colourAt([x, y], full);
        if (!colour) continue;
        covered += 1;
        colour.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
      }
      if (covered === 0) continue;
      const values = [...sum.map((value) => Math.round(value / covered)), (covered / FINE ** 2) * 255];
      pixels.set(values.map(Math.round), (row * size + column) * 4);
    }
  return pixels;
}

const CHECKS = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});

function checked(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CHECKS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checked(body));
  return Buffer.concat([length, body, sum]);
}

/** The emblem as a PNG file. */
export function png(size: number, full: boolean): Buffer {
  const pixels = drawn(size, full);
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * size * 4, (row + 1) * size * 4)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part("IHDR", head),
    part("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}

/** A message of one line. */
function message(lang: string, file: string, key: string): string {
  const text = readFileSync(join(messages, lang, "web", file), "utf8");
  const said = new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1];
  if (said === undefined) throw new Error(`${lang}/web/${file} does not say ${key}`);
  return said;
}

/** What a system needs to know of the app, in a language. */
export function manifest(lang: string): object {
  const places = [
    ["/tables", "web-nav-tables"],
    ["/rules", "web-nav-rules"],
    ["/learn", "web-nav-learn"],
  ] as const;
  return {
    id: "/",
    name: "Imperios",
    short_name: "Imperios",
    description: message(lang, "house.ftl", "web-app-about"),
    lang,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: ICONS.filter(({ file }) => !file.includes("touch")).map(({ file, size, full }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: full ? "maskable" : "any",
    })),
    shortcuts: places.map(([url, key]) => ({ name: message(lang, "house.ftl", key), url })),
  };
}

/** Writes manifests and pictures beside `index.html`. */
export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle() {
      for (const lang of LANGS) {
        const source = JSON.stringify(manifest(lang), undefined, 1);
        this.emitFile({ type: "asset", fileName: `app-${lang}.webmanifest`, source });
      }
      for (const { file, size, full } of ICONS)
        this.emitFile({ type: "asset", fileName: file, source: png(size, full) });
    },
  };
}
