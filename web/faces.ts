// The faces of the type, cut down to the characters that the pages print: a face as its designer made it takes twice the bytes.
//
// They are written to `fonts/`, where the style sheets find them. A player's name may have any character: those of Latin
// letters that are not among these are fetched when one is on the page, for anything else the reader's own type stands in.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const folder = join(dirname(fileURLToPath(import.meta.url)), "fonts");
const require = createRequire(import.meta.url);

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Letters, digits and signs of the keyboard, the letters of Western Europe, and the signs that the texts are set with. */
export const PRINTED = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}\u00a0¿¡ªº°½§«»‹›“”„‘’‚–—…·×−`;

/** What else the style sheets ask for: kerning and ligatures, accents, and figures in a line or in columns. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "pnum", "tnum"];

/** A face in fonts/, and which part of which family it is cut from. */
const FACES: [family: string, part: string][] = [
  ["alegreya-sans", "latin-400-normal"],
  ["alegreya-sans", "latin-400-italic"],
  ["alegreya-sans", "latin-700-normal"],
  ["bodoni-moda", "latin-600-italic"],
  ["bodoni-moda", "latin-700-normal"],
  ["cinzel", "latin-700-normal"],
  ["grenze-gotisch", "latin-600-normal"],
];

/** Cuts the faces before anything is built from them. */
export function faces(): Plugin {
  return {
    name: "faces",
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const [family, part] of FACES) {
        const name = `${family}-${part}.woff2`;
        const whole = readFileSync(require.resolve(`@fontsource/${family}/files/${name}`));
        // Hints are for screens as coarse as they are no longer made, and a third of a face.
        const cut = await subsetFont(whole, PRINTED, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: true,
        });
        writeFileSync(join(folder, name), cut);
      }
    },
  };
}
