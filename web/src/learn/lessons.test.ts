// The printed lessons go with the recorded games they speak of.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { ROOMS } from "../games";
import { changed, unfold, type Recording } from "./frames";

const LANGS = ["es", "en", "nl", "de"] as const;
const data = join(import.meta.dirname, "..", "..", "..", "data");
const toml = (...path: string[]): Record<string, unknown> =>
  parse(readFileSync(join(data, ...path), "utf8"), { integersAsBigInt: false });

/** All tables of an edition. */
const tables = (game: string): unknown[] =>
  readdirSync(join(data, game))
    .filter((file) => file.endsWith(".toml"))
    .map((file) => toml(game, file));

interface Step {
  at: string;
  yours?: boolean;
  rules?: string[];
  title: Record<string, string>;
  text: Record<string, string>;
  otherwise?: Record<string, string>;
}

/** All ids of things in an edition, wherever they stand. */
function ids(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) ids(item, found);
  else if (typeof value === "object" && value !== null) {
    const { id } = value as { id?: unknown };
    if (typeof id === "string") found.add(id);
    for (const item of Object.values(value)) ids(item, found);
  }
  return found;
}

const LESSONS = ROOMS.filter((room) => room.printed.lesson).map(({ game }) => game);

describe.each(LESSONS)("the lesson of %s", (game) => {
  const steps = toml("lessons", `${game}.toml`)["step"] as Step[];
  const recording = JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "games", game, "lesson.json"), "utf8"),
  ) as Recording;
  const frames = unfold(recording);
  const start = (step: Step): number => recording.marks[step.at] ?? NaN;

  it("speaks of moments of the record, in their order", () => {
    const starts = steps.map(start);
    expect(starts).not.toContain(NaN);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBe(frames.length - 1);
  });

  it("lets the player choose something legal wherever it says so", () => {
    steps.forEach((step, index) => {
      if (!step.yours) return;
      const next = steps[index + 1];
      const range = frames.slice(start(step), next ? start(next) : frames.length);
      const own = range.filter((frame) => frame.next?.seat === 1);
      expect(own.length, step.at).toBeGreaterThan(0);
      for (const frame of own) expect(frame.offers.map((offer) => offer.word)).toContain(frame.next?.word);
    });
  });

  it("has every text in four languages, with names that exist", () => {
    const known = ids(tables(game));
    for (const step of steps)
      for (const text of [step.title, step.text, ...(step.otherwise ? [step.otherwise] : [])])
        for (const lang of LANGS) {
          expect(text[lang], `${step.at} ${lang}`).toBeTruthy();
          for (const [, id] of (text[lang] ?? "").matchAll(/\{[a-z-]+:([\w-]+)\}/g))
            expect(known, `${step.at} ${lang}`).toContain(id);
        }
  });

  it("refers to rules that exist", () => {
    const book = toml("rulebook", `${game}.en.toml`) as { chapter: { rule?: { id: string }[] }[] };
    const rules = new Set(book.chapter.flatMap((chapter) => (chapter.rule ?? []).map((rule) => rule.id)));
    for (const rule of steps.flatMap((step) => step.rules ?? [])) expect(rules).toContain(rule);
  });
});

describe("a change of a frame", () => {
  it("replaces, alters and removes", () => {
    const before = { kept: [1, 2], gone: true, inner: { a: 1 } };
    const after = changed(before, {
      "-": ["gone"],
      ".": { kept: { "#": { "1": { "=": 5 } } }, inner: { ".": { b: { "=": 2 } } } },
    });
    expect(after).toEqual({ kept: [1, 5], inner: { a: 1, b: 2 } });
    expect(before.kept).toEqual([1, 2]);
  });
});
