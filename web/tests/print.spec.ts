// Games on paper, measured as PDFs: sizes and numbers of pages, what the edition has and how often, fronts over their backs, and
// that no text is cut off. One language and paper thoroughly, the others lightly.
import type { Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "smol-toml";
import { expectAccessible } from "./accessible";
import { expect, PROGRAM, test } from "./house";
import { letters, Pdf, printed, sheetsOf, wordsIn, type Inked, type Leaf } from "./paper";

const data = join(dirname(fileURLToPath(import.meta.url)), "../../data");
const LANGS = ["es", "en", "nl", "de"] as const;
type Lang = (typeof LANGS)[number];
type Named = { id: string; name: Record<Lang, string>; count?: number } & Record<string, unknown>;
type Tables = Record<string, Named[]>;

const tables = (game: string, file: string): Tables =>
  parse(readFileSync(join(data, game, `${file}.toml`), "utf8")) as Tables;
const rows = (game: string, file: string, table: string): Named[] => tables(game, file)[table] ?? [];

/** Something that the edition has: what it is called, and how often it is there. */
type Stock = Map<string, { name: string; copies: number }>;

const stock = (entries: [string, Named, number][], lang: Lang, key = "name"): Stock =>
  new Map(
    entries.map(([of, row, copies]) => [of, { name: (row[key] as Record<Lang, string>)[lang], copies }]),
  );

/** All cards of a game, by the words in which its sheets name them. */
function cardsOf(game: string, lang: Lang): Stock {
  if (game === "altes-reich") {
    const monarchs = rows(game, "monarchs", "monarch").map((row): [string, Named, number] => [
      `monarch ${row.id}`,
      row,
      1,
    ]);
    const events = rows(game, "events", "event").map((row): [string, Named, number] => [
      `event ${row.id}`,
      row,
      1,
    ]);
    return new Map([...stock(monarchs, lang), ...stock(events, lang, "title")]);
  }
  const players = rows(game, "units", game === "grecia" ? "faction" : "empire").filter(
    (side) => side["player"],
  );
  const decks =
    game === "grecia" ? ["battle", "senate", "tactics"] : ["battle", "chance", "politics", "army", "trade"];
  const kinds: Record<string, string> =
    game === "grecia" ? { battle: "battle-card", senate: "senate", tactics: "tactic" } : {};
  return stock(
    decks.flatMap((deck) => {
      const kind = kinds[deck] ?? deck;
      return rows(game, "cards", deck).flatMap((row): [string, Named, number][] =>
        deck === "battle"
          ? players.map((side) => [`${kind} ${kind} ${row.id} ${side.id}`, row, row.count ?? 1])
          : [[`${kind} ${kind} ${row.id}`, row, row.count ?? 1]],
      );
    }),
    lang,
  );
}

/** The counters of units that the edition counts, for each side. */
function unitsOf(game: string, lang: Lang): Stock {
  if (game === "altes-reich") return new Map();
  const units = rows(game, "units", "unit");
  if (game === "grecia")
    return stock(
      rows(game, "units", "faction").flatMap((side) =>
        units.map((unit): [string, Named, number] => [
          `${side.id} unit ${unit.id}`,
          unit,
          Number(unit[side["player"] ? "limit" : "neutral_limit"]),
        ]),
      ),
      lang,
    );
  return stock(
    rows(game, "units", "empire")
      .filter((side) => side["player"])
      .flatMap((side) =>
        units.map((unit): [string, Named, number] => [
          `${side.id} ${unit.id}`,
          unit,
          Number(unit["counters"]) + (side.id === "france" ? Number(unit["extra_france"]) : 0),
        ]),
      ),
    lang,
  );
}

/** What the page says it cuts where: the sheets in their order, in millimetres. */
interface Claimed {
  lying: boolean;
  cuts: { of: string; back: boolean; x: number; y: number; width: number; height: number }[];
}

async function claimed(page: Page): Promise<Claimed[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("section[data-page]")].map((sheet) => {
      const own = sheet.getBoundingClientRect();
      const unit = own.width / parseFloat(sheet.style.width);
      return {
        lying: sheet.dataset["page"]?.endsWith("-lying") ?? false,
        cuts: [...sheet.querySelectorAll<HTMLElement>("[data-cut]")].map((cut) => {
          const box = cut.getBoundingClientRect();
          return {
            of: cut.dataset["of"] ?? "",
            back: cut.dataset["cut"] === "back",
            x: (box.x - own.x) / unit,
            y: (box.y - own.y) / unit,
            width: box.width / unit,
            height: box.height / unit,
          };
        }),
      };
    }),
  );
}

/** Whether a text is within a box of a leaf, in whatever lines and directions. */
function says(
  leaf: Leaf,
  box: { x: number; y: number; width: number; height: number },
  text: string,
): boolean {
  const there = wordsIn(leaf, box).map((word) => letters(word.text));
  const all = there.join("");
  return text
    .split(/[\s-]+/)
    .map(letters)
    .every((word) => all.includes(word) || [...there].reverse().join("").includes(word));
}

/** How often each thing is there. */
function counted(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** The first and the last inked millimetre of a line across a page. */
function extent(inked: Inked, y: number): [number, number] | undefined {
  const row = Math.round(y * inked.density) * inked.width;
  const dark = Array.from({ length: inked.width }, (_, x) => x).filter(
    (x) => (inked.grey[row + x] ?? 255) < 253,
  );
  const [first, last] = [dark[0], dark.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : [first / inked.density, (last + 1) / inked.density];
}

/** Where thin lines cross a line across a page. */
function marksAt(inked: Inked, y: number): number[] {
  const row = Math.round(y * inked.density) * inked.width;
  const found: number[] = [];
  for (let x = 0; x < inked.width; x++) {
    if ((inked.grey[row + x] ?? 255) > 160) continue;
    let end = x;
    while ((inked.grey[row + end] ?? 255) <= 160) end++;
    found.push((x + end) / 2 / inked.density);
    x = end;
  }
  return found;
}

const WIDE = { width: 210, height: 297 };
/** Fronts may lie this far beside their backs, in millimetres. */
const BESIDE = 0.2;

for (const game of ["altes-reich", "grecia", "napoleon"] as const)
  test(`${game} is whole on A4: cards, counters, map, aids and rulebook`, async ({ page }) => {
    test.slow();
    const lang = "es";
    const count = await sheetsOf(page, `/print/${game}?lang=${lang}&paper=a4`);
    const sheets = await claimed(page);
    expect(sheets).toHaveLength(count);
    const pdf = await printed(page);
    try {
      expect(Number(pdf.info()["Pages"])).toBe(count);
      expect(pdf.info()["Title"]).toMatch(new RegExp(` · ${count}$`));
      expect(pdf.bytes.length).toBeLessThan(15e6);
      const leaves = pdf.leaves();
      leaves.forEach((leaf, at) => {
        const { width, height } = sheets[at]?.lying ? { width: 297, height: 210 } : WIDE;
        expect(leaf.width, `page ${at + 1}`).toBeCloseTo(width, 0);
        expect(leaf.height, `page ${at + 1}`).toBeCloseTo(height, 0);
        // Whoever finds a sheet alone knows whose work it is.
        const foot = { x: 0, y: leaf.height - 12, width: leaf.width, height: 12 };
        expect(says(leaf, foot, "game-icons.net MIT Natural Earth"), `credits of page ${at + 1}`).toBe(true);
      });

      const cuts = sheets.flatMap(({ cuts }, at) =>
        cuts.map((cut) => ({ ...cut, leaf: leaves[at] as Leaf, at })),
      );
      const cards = cardsOf(game, lang);
      const units = unitsOf(game, lang);
      for (const [stock, back] of [
        [cards, false],
        [units, true],
      ] as const)
        for (const [of, { name, copies }] of stock) {
          const own = cuts.filter((cut) => cut.of === of && cut.back === back);
          expect(own.length, of).toBe(copies);
          for (const cut of own)
            expect(says(cut.leaf, cut, name), `${of} on page ${cut.at + 1}: ${name}`).toBe(true);
        }
      // Nothing else is a card, each has its back, and each is as large as its sleeve.
      const faces = cuts.filter(({ back, of }) => !back && cards.has(of));
      expect(faces.length).toBe([...cards.values()].reduce((sum, { copies }) => sum + copies, 0));
      for (const side of [false, true])
        expect(counted(cuts.filter(({ back }) => back === side).map(({ of }) => of))).toEqual(
          counted(cuts.filter(({ back }) => !back).map(({ of }) => of)),
        );
      const sleeves = new Set(
        faces.map(({ width, height }) =>
          [width - 6, height - 6]
            .map((side) => side.toFixed(1))
            .sort((a, b) => Number(a) - Number(b))
            .join(" × "),
        ),
      );
      expect([...sleeves]).toEqual(["63.0 × 88.0"]);

      // The first and the last sheet with cards, and those with counters: what is inked lies back to back.
      const fronts = sheets.flatMap(({ cuts }, at) => (cuts.some(({ back }) => !back) ? [at] : []));
      for (const front of [fronts[0], fronts.at(-1)] as number[]) {
        const [one, other] = [pdf.inked(front + 1, 254), pdf.inked(front + 2, 254)];
        const { cuts } = sheets[front] as Claimed;
        for (const y of new Set(cuts.map((cut) => Number((cut.y + cut.height / 2 + 0.4).toFixed(1))))) {
          const [ink, backInk] = [extent(one, y), extent(other, y)];
          expect(ink, `ink ${y} mm down page ${front + 1}`).toBeDefined();
          expect(Math.abs((ink?.[0] ?? 0) - (210 - (backInk?.[1] ?? 0)))).toBeLessThan(BESIDE);
          expect(Math.abs((ink?.[1] ?? 0) - (210 - (backInk?.[0] ?? 0)))).toBeLessThan(BESIDE);
        }
        const top = Math.min(...cuts.map(({ y }) => y)) - (cards.has(cuts[0]?.of ?? "") ? 2.5 : 5.5);
        const marks = marksAt(one, top);
        expect(marks.length).toBeGreaterThan(3);
        const turned = marksAt(other, top)
          .map((x) => 210 - x)
          .reverse();
        expect(turned).toHaveLength(marks.length);
        marks.forEach((x, at) => expect(Math.abs(x - (turned[at] ?? 0))).toBeLessThan(BESIDE));
      }

      // Each rule stands in the booklet, whose pages hold all that is on them.
      const said = leaves.flatMap(({ words }) => words.map(({ text }) => text));
      const book = parse(readFileSync(join(data, "rulebook", `${game}.${lang}.toml`), "utf8")) as unknown as {
        chapter: { rule?: { id: string }[] }[];
      };
      const rules = book.chapter.flatMap(({ rule }) => rule ?? []);
      expect(rules.length).toBeGreaterThan(50);
      for (const { id } of rules) expect(said, id).toContain(id);
    } finally {
      pdf.close();
    }
  });

/** What is cut off of its text where, in the page itself: the boxes that hide what is too long for them. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>(
      "[data-cut] *, [data-aid], [data-aid] *, [data-leaf] .room",
    )) {
      const style = getComputedStyle(box);
      const page = box.matches("[data-aid] .page, [data-leaf] .room");
      if ((!page && style.overflow === "visible") || box.textContent?.trim() === "") continue;
      if (box.scrollHeight > box.clientHeight + 1.5 || box.scrollWidth > box.clientWidth + 1.5)
        found.push(
          `${box.closest<HTMLElement>("[data-of], [data-aid], [data-leaf]")?.outerHTML.slice(0, 90)}: ${box.className} ${box.scrollHeight}/${box.clientHeight} ${box.scrollWidth}/${box.clientWidth}`,
        );
    }
    return found;
  });
}

for (const game of ["altes-reich", "grecia", "napoleon"] as const)
  test(`no text of ${game} is cut off in any language`, async ({ page }) => {
    test.slow();
    for (const lang of LANGS)
      for (const paper of lang === "de" ? ["a4", "letter"] : ["a4"]) {
        await sheetsOf(page, `/print/${game}?lang=${lang}&paper=${paper}&parts=cards,aids,rules`);
        expect(await hidden(page), `${lang} on ${paper}`).toEqual([]);
      }
    // German is longest. Text alone, as it is printed and as it would be if nothing were hidden: both look the same.
    await sheetsOf(page, `/print/${game}?lang=de&paper=a4&parts=cards`);
    const alike = await page.evaluate(() => {
      // Backs have no text that could be too long.
      document
        .querySelectorAll('section[data-page]:has([data-cut="back"])')
        .forEach((sheet) => sheet.remove());
      const text = new CSSStyleSheet();
      text.replaceSync(
        "section[data-page] * { background: none !important; border-color: transparent !important; box-shadow: none !important; } [data-cut] svg { visibility: hidden !important; }",
      );
      document.adoptedStyleSheets = [text];
      return document.querySelectorAll("section[data-page]").length;
    });
    const asPrinted = await printed(page);
    await page.evaluate(() => {
      const open = new CSSStyleSheet();
      open.replaceSync("[data-cut], [data-cut] * { overflow: visible !important; }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, open];
    });
    const asWritten = await printed(page);
    try {
      for (let at = 1; at <= alike; at++)
        expect(
          Buffer.compare(asPrinted.inked(at, 60).grey, asWritten.inked(at, 60).grey),
          `page ${at} of the fronts`,
        ).toBe(0);
    } finally {
      asPrinted.close();
      asWritten.close();
    }
  });

for (const [game, paper, width, height] of [
  ["grecia", "a2", 594, 420],
  ["napoleon", "a1", 841, 594],
] as const)
  test(`the map of ${game} on ${paper} has every zone once`, async ({ page }) => {
    const lang = "es";
    expect(await sheetsOf(page, `/print/${game}?lang=${lang}&paper=${paper}&parts=map`)).toBe(1);
    const pdf = await printed(page);
    try {
      const [leaf, ...more] = pdf.leaves();
      expect(more).toEqual([]);
      expect(leaf?.width).toBeCloseTo(width, 0);
      expect(leaf?.height).toBeCloseTo(height, 0);
      const words = (text: string): string[] =>
        text
          .split(/[\s-]+/)
          .map(letters)
          .filter(Boolean);
      const zones = rows(game, "map", "zone");
      const wanted = counted(zones.flatMap(({ name }) => words(name[lang])));
      const there = counted(
        (leaf?.words ?? []).filter(({ bottom }) => bottom < height - 10).flatMap(({ text }) => words(text)),
      );
      // What else is written on it: its title and its legend.
      const besides = counted(
        await page
          .locator("[data-map] .cartouche text")
          .allTextContents()
          .then((texts) => texts.flatMap(words)),
      );
      const odd = [...wanted].filter(
        ([word, times]) => (there.get(word) ?? 0) - (besides.get(word) ?? 0) !== times,
      );
      expect(odd.map(([word, times]) => `${word}: ${there.get(word) ?? 0} instead of ${times}`)).toEqual([]);
      expect(pdf.bytes.length).toBeLessThan(5e6);
    } finally {
      pdf.close();
    }
  });

test("options stand in the address, sheets follow them, and ink can be saved", async ({ page }) => {
  await page.goto("/rules/grecia");
  await page.getByRole("link", { name: /^Print and play/ }).click();
  await expect(page).toHaveURL(/\/print\/grecia/);
  await page.getByRole("checkbox", { name: "Cards" }).uncheck();
  await page.getByRole("checkbox", { name: "Counters" }).uncheck();
  await page.getByRole("checkbox", { name: "Rulebook" }).uncheck();
  await page.getByRole("checkbox", { name: "Aids" }).uncheck();
  await page.getByRole("button", { name: "Letter" }).click();
  await page.getByRole("checkbox", { name: /^Save ink/ }).check();
  await expect(page).toHaveURL("/print/grecia?lang=en&paper=letter&parts=map&sparing=yes");
  await expect(page.locator("section[data-page]")).toHaveCount(6);
  await page.waitForFunction(() => / · 6$/.test(document.title));
  await expectAccessible(page, "a game to be printed");
  // That looked at it by night too; what is printed is light.
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  const sparing = await printed(page);
  await page.getByRole("checkbox", { name: /^Save ink/ }).uncheck();
  await page.waitForFunction(() => / · 6$/.test(document.title));
  const rich = await printed(page);
  const ink = (pdf: Pdf): number => pdf.inked(1, 40).grey.reduce((sum, grey) => sum + 255 - grey, 0);
  expect(ink(sparing)).toBeLessThan(ink(rich) / 3);
  for (const { width, height } of sparing.leaves()) {
    expect(width).toBeCloseTo(215.9, 0);
    expect(height).toBeCloseTo(279.4, 0);
  }
  sparing.close();
  rich.close();
  // A link to another language is for this once.
  await page.goto("/print/grecia?lang=de&parts=aids");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Drucken und spielen");
  await page.goto("/rules");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rulebooks");
});

test("the program prints by itself, whole pages only, and says what to open where it can't", async () => {
  const run = promisify(execFile);
  const folder = mkdtempSync(join(tmpdir(), "imperios-print-"));
  const browser = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  try {
    const asked = [
      "print",
      "altes-reich",
      "--lang",
      "nl",
      "--paper",
      "letter",
      "--parts",
      "aids,rules",
      "--out",
      folder,
    ];
    const { stdout } = await run(PROGRAM, asked, { env: { ...process.env, CHROMIUM: browser } });
    expect(readdirSync(folder).sort()).toEqual([
      "altes-reich-nl-letter-aids.pdf",
      "altes-reich-nl-letter-rules.pdf",
    ]);
    for (const [part, turned] of [
      ["aids", false],
      ["rules", true],
    ] as const) {
      const file = join(folder, `altes-reich-nl-letter-${part}.pdf`);
      const pdf = new Pdf(readFileSync(file));
      const leaves = pdf.leaves();
      expect(stdout).toContain(`altes-reich-nl-letter-${part}.pdf: ${leaves.length} pagina’s`);
      expect(leaves.length).toBeGreaterThan(2);
      expect(leaves[0]?.width).toBeCloseTo(turned ? 279.4 : 215.9, 0);
      // The booklet takes the longest to set: its last rule is there.
      if (turned) expect(leaves.some(({ words }) => words.some(({ text }) => text === "AR-78"))).toBe(true);
      expect(statSync(file).size).toBeLessThan(15e6);
      pdf.close();
    }
    const without = run(PROGRAM, asked, { env: { ...process.env, CHROMIUM: join(folder, "none") } });
    await expect(without).rejects.toThrow(/\/print\/altes-reich\?lang=nl&paper=letter&parts=aids,rules/);
    const other = run(PROGRAM, ["print", "altes-reich", "--lang", "en", "--parts", "map", "--out", folder], {
      env: { ...process.env, CHROMIUM: browser },
    });
    await expect(other).rejects.toThrow(/no such part to be printed: map/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
