// Before the first turn: a board that is set up at once, pieces that a bot places, and keys that choose by number.
import type { Page } from "@playwright/test";
import type { View } from "../src/wire/grecia/View";
import type { View as EuropeView } from "../src/wire/napoleon/View";
import { untilAsked } from "./advance";
import { bot, expect, openTable, tableOf, test } from "./house";
import { Player } from "./player";

const WAR = { players: "2", scenario: "peloponnesian_war" };

for (const [game, name] of [
  ["grecia", "Greece"],
  ["napoleon", "Napoleon"],
] as const)
  test(`one click on the door of ${game} brings a board that is set up`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: new RegExp(`Play now.*${name}`) }).click();
    await expect(page).toHaveURL(/\/table\//);
    const id = page.url().split("/").at(-1) ?? "";
    expect(((await tableOf(page, id)).view as View | EuropeView).round).toBe(1);
    await expect(page.locator("#prompt.asked")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("group", { name: "Setting up" })).toHaveCount(0);
  });

test("whoever wishes sets a table up piece by piece", async ({ page }) => {
  await page.goto("/new/grecia");
  await page.getByRole("button", { name: "Set it up myself" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("group", { name: "Setting up" })).toContainText(/Piece 1 of \d+/);
});

test("a bot places a piece, which is taken back, and then the rest", async ({ page }) => {
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], WAR);
  await new Player(page, id).sit();
  const pieces = page.getByRole("group", { name: "Setting up" });
  await expect(pieces).toContainText("Piece 1 of 14");
  await expect(pieces.getByRole("listitem").filter({ hasText: "Fortress" })).toContainText("× 3");
  await expect(pieces.getByRole("listitem").filter({ hasText: "Ship" })).toContainText("× 3");

  await pieces.getByRole("button", { name: "Place this one for me" }).click();
  await expect(pieces).toContainText("Piece 2 of 14");
  await expect(pieces.getByRole("listitem").filter({ hasText: "Fortress" })).toContainText("× 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pieces).toContainText("Piece 1 of 14");

  await pieces.getByRole("button", { name: "Place the rest for me" }).click();
  await expect(page.locator("#prompt")).toContainText(/actions left/i, { timeout: 60_000 });
  const { view, you } = await tableOf(page, id);
  const own = (view as View).zones.filter(({ fortress }) => fortress === you);
  expect(own).toHaveLength(3);
});

test("on a phone one sees what is left, and nothing of turns that nobody has had", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], WAR);
  const player = new Player(page, id);
  await player.sit();
  const pieces = page.getByRole("group", { name: "Setting up" });
  await expect(pieces.getByRole("listitem").filter({ hasText: "Fortress" })).toBeInViewport({ ratio: 1 });
  await pieces.getByRole("button", { name: "Place this one for me" }).click();
  await expect(pieces).toContainText("Piece 2 of 14");
  await expect(page.getByRole("region", { name: "Since your last turn" })).toHaveCount(0);
  for (const name of ["Place this one for me", "Place the rest for me"])
    await expect(pieces.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});

/** Presses the key of the first choice, and waits until it is made. */
async function pressFirst(page: Page, player: Player): Promise<string> {
  const before = await player.asked();
  await expect(page.locator("#prompt.asked")).toBeVisible();
  const first = page.getByRole("group", { name: "Choices" }).locator("[data-digit='1']");
  const word = await first.locator(".unseen").textContent();
  await page.keyboard.press("1");
  await player.changed(before);
  return word?.trim() ?? "";
}

test("the keys 1 to 9 choose what has their number, in both games with maps", async ({ page }) => {
  const greek = await openTable(page, "grecia", [{ kind: "me" }, bot()], WAR);
  const hellas = new Player(page, greek.id);
  await hellas.sit();
  const place = await pressFirst(page, hellas);
  await expect(page.getByRole("log")).toContainText(
    new RegExp(`You place a fortress ${place.replace(/^Fortress /, "").split(/[.,]/)[0] ?? ""}`),
  );

  const french = await openTable(page, "napoleon", [{ kind: "me" }, bot()], { players: "2" });
  const europe = new Player(page, french.id);
  await europe.sit();
  await pressFirst(page, europe);
  const where = await pressFirst(page, europe);
  const zone = where.replace(/^(In|On) (the )?/, "").split(/[.,]/)[0] ?? "";
  await expect(page.getByRole("log")).toContainText(new RegExp(`You place .*${zone}`));
});

test("the keys 1 to 9 lift and play the cards of a hand", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  const player = new Player(page, id);
  await player.sit();
  await untilAsked(page, id);
  const second = page.getByRole("list", { name: "Your hand" }).getByRole("button").nth(1);
  const before = await player.asked();
  await page.keyboard.press("2");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("2");
  await player.changed(before);
});
