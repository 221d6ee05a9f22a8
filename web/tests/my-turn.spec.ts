// A home for who plays by days: one's tables by urgency, a picture of each, what has happened as a film, and the next one by a key.
import { request as fresh, type APIRequestContext, type Page } from "@playwright/test";
import type { Opened } from "../src/wire/Opened";
import type { Table } from "../src/wire/Table";
import { bot, expect, openTable, post, tableOf, test } from "./house";

const key = (): string => `${Date.now()}-${Math.random()}`;

async function act(api: APIRequestContext, id: string, command: object): Promise<void> {
  await post(api, `/api/tables/${id}/commands`, { ...command, key: key() });
}

/** A table by days of the page's user and somebody else, at which it is the turn of the page's user. */
async function tableByDays(page: Page, bert: APIRequestContext, days: number): Promise<string> {
  const { id } = await post<Opened>(page.request, "/api/tables", {
    game: "altes-reich",
    seats: [{ kind: "me" }, { kind: "open" }],
    ready: true,
    time: { kind: "days", days },
    key: key(),
  });
  await act(bert, id, { do: "sit", seat: 2 });
  await act(bert, id, { do: "ready", ready: true });
  await untilTurnOf(page, bert, id, 1);
  return id;
}

async function untilTurnOf(page: Page, bert: APIRequestContext, id: string, seat: number): Promise<void> {
  for (;;) {
    const { awaited } = await tableOf(page, id);
    if (awaited.join() === String(seat)) return;
    const api = awaited[0] === 1 ? page.request : bert;
    const table = (await (await api.get(`/api/tables/${id}`)).json()) as Table;
    await act(api, id, { do: "choose", word: table.offers[0]?.word, version: table.version });
  }
}

test("tables stand by urgency, and one key leads from one to the next", async ({ page, house }) => {
  await post(page.request, "/api/guests", { name: "Anna" });
  const bert = await fresh.newContext({ baseURL: house.url });
  await post(bert, "/api/guests", { name: "Bert" });
  const slow = await tableByDays(page, bert, 5);
  const quick = await tableByDays(page, bert, 1);
  const waiting = await tableByDays(page, bert, 2);
  await untilTurnOf(page, bert, waiting, 2);
  await page.goto("/tables");
  const cards = page.locator("li[data-table]");
  await expect(cards).toHaveCount(3);
  const order = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-table")));
  expect(order).toEqual([quick, slow, waiting]);
  await expect(cards.first()).toContainText("left:");
  await expect(page.getByRole("link", { name: "Next table (2 wait for you)" })).toBeVisible();

  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/table/${quick}`));
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await expect(page.getByRole("link", { name: /Next table/ })).toHaveCount(0);
  // What is chosen elsewhere ends one's turn here; then the way to the next table stands there.
  await untilTurnOf(page, bert, quick, 2);
  await expect(page.getByRole("link", { name: "Next table", exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/table/${slow}`));
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByText("No other table waits for you.")).toBeVisible();
  await bert.dispose();
});

test("each table has a picture of how it stands, and tells what has happened as a film", async ({
  page,
  house,
}) => {
  await page.goto("/");
  await post(page.request, "/api/guests", { name: "Anna" });
  const bert = await fresh.newContext({ baseURL: house.url });
  await post(bert, "/api/guests", { name: "Bert" });
  const id = await tableByDays(page, bert, 2);
  await page.goto(`/table/${id}`);
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await page.goto("/tables");
  const card = page.locator(`li[data-table="${id}"]`);
  await expect(card.locator(".cloth")).toBeVisible();
  const { width } = (await card.locator(".picture").boundingBox()) ?? { width: 0 };
  const drawn = (await card.locator(".board").boundingBox()) ?? { width: 0 };
  expect(Math.abs(drawn.width - width)).toBeLessThan(2);
  await expect(card.locator(".board")).toHaveAttribute("inert", "");
  // All has been seen: there is nothing to tell.
  await expect(card.getByRole("button", { name: "What has happened" })).toHaveCount(0);

  await untilTurnOf(page, bert, id, 2);
  await untilTurnOf(page, bert, id, 1);
  await page.reload();
  await card.getByRole("button", { name: "What has happened" }).click();
  await expect(card.locator(".film p")).toContainText("Bert");
  await card.getByRole("button", { name: "Skip" }).click();
  await expect(card.locator(".film p")).toHaveCount(0);
  await bert.dispose();
});

test("a map is there as a whole in a picture, on the first page too", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], { players: "2" });
  await page.goto("/tables");
  const card = page.locator(`li[data-table="${id}"]`);
  await expect(card.locator(".map")).toBeVisible();
  const [map, frame] = [
    await card.locator(".board .sheet svg").first().boundingBox(),
    await card.locator(".picture").boundingBox(),
  ];
  expect(map && frame && map.width / frame.width).toBeGreaterThan(0.9);
  expect(map && frame && map.width / frame.width).toBeLessThan(1.05);
  await page.goto("/");
  await expect(page.locator("li.pictured .map")).toBeVisible();
});

test("a secret address tells a calendar where it is one's turn, until it is taken away", async ({
  page,
  house,
}) => {
  await post(page.request, "/api/guests", { name: "Anna" });
  const bert = await fresh.newContext({ baseURL: house.url });
  await post(bert, "/api/guests", { name: "Bert" });
  const id = await tableByDays(page, bert, 2);
  await page.goto("/account");
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = await page.getByLabel("For the calendar (.ics)").inputValue();
  const reader = await fresh.newContext();
  const calendar = await (await reader.get(address)).text();
  expect(calendar).toContain(`UID:turn-${id}@imperios`);
  expect(calendar).toContain("Your turn: ");
  const feed = await reader.get(await page.getByLabel("For the feed reader (Atom)").inputValue());
  const parsed = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, "application/xml");
      return {
        faulty: read.querySelector("parsererror") !== null,
        entries: read.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "entry").length,
      };
    },
    await feed.text(),
  );
  expect(parsed).toEqual({ faulty: false, entries: 1 });
  await page.getByRole("button", { name: "A new address" }).click();
  await expect(page.getByLabel("For the calendar (.ics)")).not.toHaveValue(address);
  expect((await reader.get(address)).status()).toBe(404);
  const renewed = await page.getByLabel("For the calendar (.ics)").inputValue();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("button", { name: "Make the address" })).toBeVisible();
  expect((await reader.get(renewed)).status()).toBe(404);
  await Promise.all([bert.dispose(), reader.dispose()]);
});
