// Looks at PDFs as a printer would: pages in millimetres, words where they stand, and what is inked, by poppler's tools.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const POINT = 25.4 / 72;

/** A word and where it stands, in millimetres from the upper left corner. */
export interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Leaf {
  width: number;
  height: number;
  words: Word[];
}

/** A page as it is inked: how dark each pixel is, 0 for black. */
export interface Inked {
  width: number;
  height: number;
  /** Pixels in a millimetre. */
  density: number;
  grey: Uint8Array;
}

/** What has a halo is written twice at about the same place: once. */
function once(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const alike = seen.get(word.text) ?? [];
    const same = (other: Word): boolean =>
      Math.abs(other.left - word.left) < 0.5 &&
      Math.abs(other.right - word.right) < 0.5 &&
      Math.max(other.top, word.top) < Math.min(other.bottom, word.bottom);
    if (alike.some(same)) return false;
    seen.set(word.text, [...alike, word]);
    return true;
  });
}

export class Pdf {
  readonly #folder = mkdtempSync(join(tmpdir(), "imperios-paper-"));
  readonly #file = join(this.#folder, "a.pdf");

  constructor(readonly bytes: Buffer) {
    writeFileSync(this.#file, bytes);
  }

  #run(tool: string, ...args: string[]): string {
    return execFileSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  }

  /** What `pdfinfo` says of the whole, by its keys. */
  info(): Record<string, string> {
    const lines = this.#run("pdfinfo", this.#file).split("\n");
    return Object.fromEntries(
      lines.flatMap((line) => {
        const at = line.indexOf(":");
        return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
      }),
    );
  }

  /** All pages with their words. */
  leaves(): Leaf[] {
    const told = this.#run("pdftotext", "-bbox", this.#file, "-");
    const number = (text: string, key: string): number =>
      Number(new RegExp(`${key}="([-\\d.]+)"`).exec(text)?.[1]) * POINT;
    return told
      .split("<page ")
      .slice(1)
      .map((page) => ({
        width: number(page, "width"),
        height: number(page, "height"),
        words: once(
          [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, box = "", text = ""]) => ({
            text: text
              .replaceAll("&amp;", "&")
              .replaceAll("&lt;", "<")
              .replaceAll("&gt;", ">")
              .replaceAll("&quot;", '"'),
            left: number(box, "xMin"),
            top: number(box, "yMin"),
            right: number(box, "xMax"),
            bottom: number(box, "yMax"),
          })),
        ),
      }));
  }

  /** A page, drawn with so many dots an inch. */
  inked(page: number, dots: number): Inked {
    const name = join(this.#folder, `p${page}-${dots}`);
    this.#run(
      "pdftoppm",
      "-gray",
      "-r",
      String(dots),
      "-f",
      String(page),
      "-l",
      String(page),
      "-singlefile",
      this.#file,
      name,
    );
    const pgm = readFileSync(`${name}.pgm`);
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString("latin1"));
    if (!head) throw new Error("pdftoppm writes grey pictures otherwise");
    return {
      width: Number(head[1]),
      height: Number(head[2]),
      density: dots / 25.4,
      grey: new Uint8Array(pgm.subarray(head[0].length)),
    };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Waits until all sheets are there: then the title ends with their number. */
export async function sheetsOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => / · \d+$/.test(document.title), null, { timeout: 60_000 });
  return Number(/\d+$/.exec(await page.title())?.[0]);
}

/** Prints what the page shows. */
export async function printed(page: Page): Promise<Pdf> {
  return new Pdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** The words of a leaf within a box. */
export function wordsIn(leaf: Leaf, box: { x: number; y: number; width: number; height: number }): Word[] {
  return leaf.words.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

/** Letters and figures alone, so that breaks, hyphens and ligatures make no difference. */
export function letters(text: string): string {
  return text
    .replaceAll("ﬁ", "fi")
    .replaceAll("ﬂ", "fl")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
