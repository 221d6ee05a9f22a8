// Games seen again: step by step, through all eyes, with their proof, and from records of elsewhere.
import type { Page } from "@playwright/test";
import { untilAsked } from "./advance";
import { bot, expect, openTable, tableOf, test } from "./house";

/** A game that bots have played to its end. */
async function finished(page: Page): Promise<string> {
  const { id } = await openTable(page, "altes-reich", [bot(), bot(), bot()], { players: "3" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  return id;
}

const step = (page: Page) => page.locator(".step");

test("keys go through a game, and a link leads to its moment", async ({ browser, page }) => {
  const id = await finished(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toContainText("win");
  await expect(step(page)).toHaveText(/^Step 0 of/);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const [, plies] = /of (\d+)/.exec((await step(page).textContent()) ?? "") ?? [];
  await expect(step(page)).toHaveText(`Step ${Number(plies) - 1} of ${plies ?? ""}`);
  await page.keyboard.press("PageUp");
  await page.getByRole("combobox", { name: "Seen by" }).selectOption("2");
  await expect(page).toHaveURL(/ply=\d+&seat=2/);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const context = await browser.newContext({ locale: "en-GB" });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(step(friend)).toHaveText((await step(page).textContent()) ?? "");
  await context.close();
});

test("a seal opens and shows the proof", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Seal of fair play" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Proved", { exact: true })).toBeVisible();
  await expect(dialog.getByText(`imperios verify ${id}.txt`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a record is brought along, and what is none is refused", async ({ page }) => {
  const id = await finished(page);
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  await page.goto("/replays");
  const file = (text: string) => ({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator("input[type=file]").setInputFiles(file("Once upon a time"));
  await expect(page.getByRole("alert")).toContainText("game.txt can’t be shown");
  await page.locator("input[type=file]").setInputFiles(file(record));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(step(page)).toBeVisible();
});

test("one click goes on from a moment, at a table that says what it is", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/replay/${id}?ply=40&seat=2`);
  await expect(step(page)).toHaveText(/^Step 40 of/);
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = await tableOf(page, page.url().split("/").pop() ?? "");
  expect(table.what_if).toEqual({ after: { table: id, ply: 40 } });
  expect(table.you).toBe(2);
  await expect(page.getByText("What if", { exact: true })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText(/What if/).first()).toBeVisible();
});

test("a larger window shows the whole map again, unless one has looked closer", async ({ page }) => {
  const { id } = await openTable(page, "napoleon", [bot(), bot()], { players: "2", rounds: "1" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/replay/${id}`);
  const zone = (name: string) => page.locator(`[data-zone="${name}"]`).first();
  await expect(zone("andalusia")).toBeAttached();
  await page.setViewportSize({ width: 1920, height: 1080 });
  // From one corner of Europe to the other.
  for (const name of ["andalusia", "finland", "anatolia"])
    await expect(zone(name)).toBeInViewport({ ratio: 0.9 });

  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(zone("finland")).not.toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1900, height: 1060 });
  await expect(zone("finland")).not.toBeInViewport({ ratio: 0.9 });
});

test("one click after a game goes on from one's own last turn", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, id);
  const { offers, version } = await tableOf(page, id);
  const first = await page.request.post(`/api/tables/${id}/commands`, {
    data: { do: "choose", seat: 1, word: offers[0]?.word, version, key: "first" },
  });
  expect(first.ok(), await first.text()).toBe(true);
  await page.request.post(`/api/tables/${id}/commands`, { data: { do: "resign", seat: 1, key: "enough" } });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  const { last_turn } = await tableOf(page, id);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const table = await tableOf(page, page.url().split("/").pop() ?? "");
  expect(table.what_if).toEqual({ after: { table: id, ply: last_turn } });
  expect(table.you).toBe(1);
  await page.goto(`/replay/${id}`);
  await expect(page.getByText("What if:")).toBeHidden();
});
