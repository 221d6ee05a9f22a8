// A picture of every page in the middle of a game: `make screenshots` writes them to docs/screenshots/.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Chair } from "../src/wire/Chair";
import { command, playAhead, playTowards, untilAsked } from "./advance";
import { bot, expect, openTable, test, tableOf } from "./house";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../docs/screenshots");
const SIZES = ["390x844", "820x1180", "1440x900", "1920x1080"];
const THEMES = ["light", "dark"];
const LANGS = ["es", "de"];

/** Takes the picture of a page at all sizes, in both lights and languages. */
async function pictures(page: Page, name: string, path: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // WebP, which keeps them small, is known to the browser only.
  const chromium = await page.context().newCDPSession(page);
  for (const lang of LANGS)
    for (const theme of THEMES) {
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
      for (const size of SIZES) {
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

test("pages without a board", async ({ page }) => {
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
    await pictures(page, name, path);
});

test("lobby and introduction", async ({ page }) => {
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

test("El Viejo Imperio", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "altes-reich", [me, ...others(3)]);
  await playTowards(page, id, [/^play /], (table) => table.ply >= 85);
  await pictures(page, "altes-reich", `/table/${id}`);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await pictures(page, "ending", `/table/${id}`);
});

test("Grecia", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "grecia", [me, ...others(3)]);
  await playAhead(page, id, 330);
  await pictures(page, "grecia", `/table/${id}`);
  const wishes = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];
  await playTowards(page, id, wishes, (table) => Boolean((table.view as { combat: unknown }).combat));
  await pictures(page, "grecia-battle", `/table/${id}`);
});

test("Napoleón", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "napoleon", [me, ...others(4)], { players: "5" });
  await playAhead(page, id, 330);
  await pictures(page, "napoleon", `/table/${id}`);
});

test("replay", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "napoleon", [me, ...others(3)], { players: "4" });
  await untilAsked(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 120_000 });
  await pictures(page, "replay", `/replay/${id}?ply=300`);
});
