// What helps to judge: a hint when one is asked, the odds of an attack, and the analysis of a game that is over.
import type { Page } from "@playwright/test";
import { playTowards, untilAsked } from "./advance";
import { bot, expect, openTable, tableOf, test } from "./house";

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked now" });

test("a hint names the best choices, and a click makes one", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot(), bot()], { players: "3" });
  const before = await untilAsked(page, id);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  const best = hint.getByRole("listitem").first().getByRole("button");
  await expect(best).toContainText(/Play .*\d\s?%/);
  await expect(best).toBeFocused();

  // The same key that asks takes the hint away.
  await page.keyboard.press("h");
  await expect(hint).toBeHidden();
  await page.keyboard.press("h");
  await expect(best).toBeVisible();
  await best.click();
  await expect(hint).toBeHidden();
  await expect(async () => expect((await tableOf(page, id)).ply).toBeGreaterThan(before.ply)).toPass();
});

test("a server without hints offers none", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot(), bot()], { players: "3" });
  await page.route("**/hint?*", (route) => route.fulfill({ status: 404, json: { sentence: "Not here." } }));
  await page.goto(`/table/${id}`);
  const button = page.getByRole("button", { name: "Hint", exact: true });
  await button.click();
  await expect(button).toBeHidden();
  await expect(page.getByRole("button", { name: "Why not?" })).toBeVisible();
});

test("the analysis of a finished game draws every seat's chances and leads through the game", async ({
  page,
}) => {
  test.slow();
  const { id } = await openTable(page, "altes-reich", [bot(), bot(), bot()], { players: "3" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await page.goto(`/replay/${id}`);
  await page.getByText("Analysis", { exact: true }).click();
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Chance of victory" });
  await expect(graph).toBeVisible({ timeout: 180_000 });
  await expect(graph.locator(".past .line")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "The costliest decisions" })).toBeVisible();

  const step = page.locator(".step");
  await expect(step).toHaveText(/^Step 0 of/);
  const { width, height } = (await graph.boundingBox()) ?? { width: 0, height: 0 };
  await graph.click({ position: { x: width / 2, y: height / 2 } });
  await expect(step).not.toHaveText(/^Step 0 of/);
  await expect(page).toHaveURL(/ply=[1-9]/);
});

test("whoever names an attack in Grecia sees its odds", async ({ page }) => {
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot(), bot()]);
  const naming = await playTowards(
    page,
    id,
    [/^attack$/, /^from /],
    ({ offers }) => offers.length > 0 && offers.every(({ word }) => word.startsWith("to ")),
  );
  expect(naming.stage).toBe("running");
  await page.goto(`/table/${id}`);
  await expect(prompt(page).getByRole("button", { name: /\d\s?%/ })).toHaveCount(naming.offers.length);
});
