// Pictures of the pages in the middle of a game, in docs/screenshots/: `make screenshots` takes those that the README shows,
// `make screenshots ALL=1` every page.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Chair } from "../src/wire/Chair";
import { command, playAhead, playTowards, untilAsked } from "./advance";
import { bot, expect, openTable, test, tableOf } from "./house";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const FOLDER = join(ROOT, "docs/screenshots");
const SIZES = ["390x844", "820x1180", "1440x900", "1920x1080"];
const THEMES = ["light", "dark"];
const LANGS = ["es", "de"];

const ALL = process.env["ALL"] === "1";
const SHOWN = [...readFileSync(join(ROOT, "README.md"), "utf8").matchAll(/screenshots\/([\w-]+)\.webp/g)].map(
  ([, name]) => name,
);

/** Whether a picture is to be taken, or one whose name begins so. */
function wanted(name: string): boolean {
  return ALL || SHOWN.some((shown) => shown?.startsWith(name));
}

/** A test that takes pictures with these names, unless none of them is wanted. */
function taken(title: string, names: string[], take: (page: Page) => Promise<void>): void {
  if (names.some((name) => wanted(`${name}-`))) test(title, async ({ page }) => take(page));
}

/** Takes the picture of a page at all sizes, in both lights and languages, as far as it is wanted. */
async function pictures(page: Page, name: string, path: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // WebP, which keeps them small, is known to the browser only.
  const chromium = await page.context().newCDPSession(page);
  for (const lang of LANGS)
    for (const theme of THEMES) {
      const sizes = SIZES.filter((size) => wanted(`${name}-${size}-${theme}-${lang}`));
      if (sizes.length === 0) continue;
      await page.evaluate(
        ([language, light]) => {
          localStorage.setItem("imperios.language", language ?? "es");
          localStorage.setItem("imperios.theme", light ?? "light");
        },
        [lang, theme],
      );
      await page.goto(path);
      await expect(page.locator("#main")).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const size of sizes) {
        const [width, height] = size.split("x").map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(250);
        const { data } = await chromium.send("Page.captureScreenshot", { format: "webp", quality: 55 });
        writeFileSync(join(FOLDER, `${name}-${size}-${theme}-${lang}.webp`), Buffer.from(data, "base64"));
      }
    }
}

test.describe.configure({ mode: "parallel" });
test.setTimeout(600_000);

const me: Chair = { kind: "me" };
const others = (count: number): Chair[] => Array.from({ length: count }, () => bot());

taken(
  "pages without a board",
  ["home", "new-game", "tables", "rulebook", "learn", "account", "not-found"],
  async (page) => {
    await page.goto("/");
    // A guest with games going on makes the front page livelier.
    const first = await openTable(page, "altes-reich", [me, ...others(3)]);
    await untilAsked(page, first.id);
    const second = await openTable(page, "napoleon", [me, ...others(3)], { players: "4" });
    await untilAsked(page, second.id);
    await openTable(page, "grecia", [me, { kind: "open" }, { kind: "open" }, bot()], {}, false);
    for (const [name, path] of [
      ["home", "/"],
      ["new-game", "/new/grecia"],
      ["tables", "/tables"],
      ["rulebook", "/rules/napoleon/NA-COM-08"],
      ["learn", "/learn"],
      ["account", "/account"],
      ["not-found", "/no-such-page"],
    ] as const)
      if (wanted(`${name}-`)) await pictures(page, name, path);
  },
);

taken("lobby and introduction", ["lobby", "introduction"], async (page) => {
  await page.goto("/");
  const lobby = await openTable(
    page,
    "grecia",
    [me, { kind: "invited" }, { kind: "open" }, bot()],
    {},
    false,
  );
  await pictures(page, "lobby", `/table/${lobby.id}`);
  await pictures(page, "introduction", "/learn/altes-reich");
});

taken("El Viejo Imperio", ["altes-reich", "ending"], async (page) => {
  await page.goto("/");
  const { id } = await openTable(page, "altes-reich", [me, ...others(3)]);
  await playTowards(page, id, [/^play /], (table) => table.ply >= 85);
  await pictures(page, "altes-reich", `/table/${id}`);
  if (!wanted("ending-")) return;
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await pictures(page, "ending", `/table/${id}`);
});

taken("Grecia", ["grecia"], async (page) => {
  await page.goto("/");
  const { id } = await openTable(page, "grecia", [me, ...others(3)]);
  await playAhead(page, id, 330);
  await pictures(page, "grecia", `/table/${id}`);
  if (!wanted("grecia-battle-")) return;
  const wishes = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];
  await playTowards(page, id, wishes, (table) => Boolean((table.view as { combat: unknown }).combat));
  await pictures(page, "grecia-battle", `/table/${id}`);
});

taken("Napoleón", ["napoleon"], async (page) => {
  await page.goto("/");
  const { id } = await openTable(page, "napoleon", [me, ...others(4)], { players: "5" });
  await playAhead(page, id, 330);
  await pictures(page, "napoleon", `/table/${id}`);
});

taken("replay", ["replay"], async (page) => {
  await page.goto("/");
  const { id } = await openTable(page, "napoleon", [me, ...others(3)], { players: "4" });
  await untilAsked(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 120_000 });
  await pictures(page, "replay", `/replay/${id}?ply=300`);
});
