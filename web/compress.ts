// The compressed forms of the built files, each beside its file: the server sends whichever a browser reads.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed as they are. */
const TEXTS = /\.(css|html|js|svg|webmanifest)$/;

const FORMS: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every text that gets smaller by it. */
export function compressed(): Plugin {
  let dist = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ root, build }) => void (dist = join(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(dist, name);
        const bytes = readFileSync(file);
        for (const [ending, compress] of Object.entries(FORMS)) {
          const form = compress(bytes);
          if (form.length < bytes.length) writeFileSync(`${file}.${ending}`, form);
        }
      }
    },
  };
}
