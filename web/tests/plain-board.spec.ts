// A game that has no room of its own is played in the plain one: the example of docs/adding-a-game.md.
import { dirname, join } from "node:path";
import { expectAccessible } from "./accessible";
import { expect, PROGRAM, test } from "./house";
import { Player } from "./player";

const GAME = "tribute";
test.use({ program: join(dirname(PROGRAM), "examples", GAME) });

test("a game without a board is played to its end, wide and narrow", async ({ page }) => {
  const texts = (await (await page.request.get(`/api/games/${GAME}/texts/en`)).json()) as {
    messages: string;
  };
  const title = new RegExp(`^${GAME}-title = (.+)$`, "m").exec(texts.messages)?.[1] ?? "no title";

  await page.goto("/");
  await page.getByRole("link", { name: `New table: ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectAccessible(page, "a new table");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  const player = new Player(page, new URL(page.url()).pathname.split("/")[2] ?? "");

  await expect(page.locator("#prompt")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Rules" })).toHaveCount(0);
  const view = (await player.asked()).view as Record<string, unknown>;
  const headings = page.locator(".plain h2");
  await expect(headings).toHaveText(Object.keys(view).map((key) => key.replace(/[_-]+/g, " ")));
  await expectAccessible(page, "the plain board");

  const choices = page.getByRole("list", { name: "Choices" }).getByRole("button");
  for (let turn = 0; ; turn++) {
    const before = await player.asked();
    if (before.stage === "over") break;
    await page.setViewportSize(turn % 2 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await expect(choices).toHaveCount(before.offers.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await choices.first().click();
    await player.changed(before);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("log")).not.toContainText(`${GAME}-`);
  await page.goto(`/replay/${player.table}`);
  await page.keyboard.press("End");
  await expect(headings.first()).toBeVisible();
  await expectAccessible(page, "the replay");
});

test("a game without a room speaks all languages and has no rulebook", async ({ page }) => {
  await page.goto("/");
  const door = page.getByRole("article").last();
  const english = await door.getByRole("paragraph").last().textContent();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(door.getByRole("paragraph").last()).not.toHaveText(english ?? "");
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByRole("heading", { name: "Diese Seite gibt es nicht" })).toBeVisible();
});
