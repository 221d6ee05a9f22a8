// People at one table: what they agree on before, what they add to the seed, and how they play again.
import type { Browser, Page } from "@playwright/test";
import { command } from "./advance";
import { bot, expect, openTable, post, tableOf, test } from "./house";
import { expectAccessible } from "./accessible";

/** Somebody else in a browser of their own. */
async function other(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await post(page.request, "/api/guests", { name });
  return page;
}

test("a rematch reaches whoever sat there, wherever they look", async ({ browser, page, baseURL }) => {
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { id } = await openTable(page, "altes-reich", seats, { players: "2" });
  const bruno = await other(browser, baseURL ?? "", "Bruno");
  await post(bruno.request, `/api/tables/${id}/commands`, { do: "sit", seat: 2, key: "sit" });
  await command(bruno, id, { do: "ready", ready: true });
  await command(bruno, id, { do: "resign" });
  await page.goto(`/table/${id}`);
  await bruno.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByRole("button", { name: "I am ready" })).toBeVisible();

  // At the table that is over, in the list of games, and in the replay.
  await expect(bruno.getByText("Lucía offers a rematch.")).toBeVisible();
  const late = await bruno.context().newPage();
  await late.goto("/tables");
  await expect(late.getByText("offered by Lucía")).toBeVisible();
  await late.goto(`/replay/${id}`);
  await expect(late.getByText("Lucía offers a rematch.")).toBeVisible();
  await late.getByRole("button", { name: "Join" }).click();
  await expect(late.getByRole("button", { name: "I am ready" })).toBeVisible();
  const [own, joined] = [page, late].map((each) => new URL(each.url()).pathname);
  expect(joined).toBe(own);
  await bruno.context().close();
});

test("words for the seed have their own place, and hints are agreed on", async ({ page }) => {
  const seats = [{ kind: "me" as const }, { kind: "open" as const }, bot()];
  const { id } = await openTable(page, "altes-reich", seats, { players: "3" }, false);
  await page.goto(`/table/${id}`);
  const place = page.getByRole("region", { name: "Your word for the chance of the game" });
  await expect(place).toContainText("nobody, not even the server, can know beforehand");
  await place.getByRole("textbox").fill("rain over Regensburg");
  await place.getByRole("button", { name: "Add" }).click();
  await expect(place.getByText("Added.")).toBeVisible();
  const table = await tableOf(page, id);
  expect(table.seats[0]?.word).toBe("rain over Regensburg");
  expect(table.hints).toBe(false);
  await expect(page.getByText("Nobody gets advice from the server.", { exact: false })).toBeVisible();
  await expectAccessible(page, "the lobby");
});

test("where hints were not agreed on there is no button for them", async ({ page }) => {
  const seats = [{ kind: "me" as const }, { kind: "hot-seat" as const, name: "Bruno" }, bot()];
  const { id } = await openTable(page, "altes-reich", seats, { players: "3" });
  await page.goto(`/table/${id}`);
  await page
    .getByRole("button", { name: /^I am / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Why not?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
  const hint = await page.request.get(`/api/tables/${id}/hint?seat=1`);
  expect(hint.status()).toBe(403);
});

test("a form says what is wrong in the page's language", async ({ page }) => {
  await page.goto("/account");
  await page.getByRole("button", { name: "Create an account" }).click();
  const login = page.getByRole("textbox", { name: "Username" }).first();
  await expect(login).toBeFocused();
  await expect(login).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("This is missing.").first()).toBeVisible();
  await expectAccessible(page, "a form with something wrong");
});

test("a name that changed its language changes everywhere on the table", async ({ page }) => {
  // The names were first read on another page.
  const { id } = await openTable(page, "napoleon", [{ kind: "me" }, bot()], { players: "2" });
  await page.goto("/new/napoleon");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/table/${id}`);
  await expect(page.locator("#prompt")).toBeVisible();
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "ES", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("body")).not.toContainText(/Northern England|Great Britain|English Channel/);
});

test("the host settles hints in the lobby, and whoever was ready is asked again", async ({
  browser,
  page,
  baseURL,
}) => {
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { id } = await openTable(page, "altes-reich", seats, { players: "2" }, false);
  const bruno = await other(browser, baseURL ?? "", "Bruno");
  await post(bruno.request, `/api/tables/${id}/commands`, { do: "sit", seat: 2, key: "sit" });
  await bruno.goto(`/table/${id}`);
  await bruno.getByRole("button", { name: "I am ready" }).click();
  const unready = bruno.getByRole("button", { name: "I am not ready after all" });
  await expect(unready).toBeVisible();
  await expect(bruno.getByRole("checkbox", { name: "Players may ask for hints" })).toHaveCount(0);

  await page.goto(`/table/${id}`);
  const agreed = (where: Page) => where.getByRole("definition").filter({ hasText: /^(allowed|none)$/ });
  await expect(agreed(page)).toHaveText("none");
  const hints = page.getByRole("checkbox", { name: "Players may ask for hints" });
  await hints.check();
  await expect(agreed(page)).toHaveText("allowed");
  await expect(agreed(bruno)).toHaveText("allowed");
  await expect(unready).toHaveCount(0);
  await expectAccessible(page, "the lobby with hints");

  await page.getByRole("button", { name: "I am ready" }).click();
  await bruno.getByRole("button", { name: "I am ready" }).click();
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" }).first()).toBeVisible();
  await bruno.context().close();
});
