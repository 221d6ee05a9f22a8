// A player knows what happened: it is told sentence by sentence, summed up, and can be looked at again.
import type { Page } from "@playwright/test";
import type { Table } from "../src/wire/Table";
import { expectAccessible } from "./accessible";
import { command, playTowards, untilAsked } from "./advance";
import { bot, expect, openTable, test } from "./house";

const FIGHT = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];
const PHONE = { width: 390, height: 844 };

const telling = (page: Page) => page.locator("#prompt").getByRole("status");
const controls = (page: Page) => page.getByRole("group", { name: "What happened" });
const turnsIn = ({ log }: Table): number => log.filter(({ kind }) => kind === "turn-begins").length;

/** Goes on to the next sentence. Where two equal units do the same, the same words are told twice in a row: then once more. */
async function goOn(page: Page): Promise<void> {
  const place = async () =>
    [
      await telling(page).innerText(),
      await page.getByRole("log").innerText(),
      await controls(page).count(),
    ].join("\n");
  const before = await place();
  await expect(async () => {
    await page.keyboard.press("n");
    await expect.poll(place, { timeout: 2000 }).not.toBe(before);
  }).toPass();
}

/** Goes to a table where the user is asked, and has the user's seat play until others have had a turn. */
async function missATurn(page: Page, game: string): Promise<{ id: string; before: Table; after: Table }> {
  const { id } = await openTable(page, game, [{ kind: "me" }, bot()], { players: "2" });
  const before = await playTowards(page, id, FIGHT, (table) => turnsIn(table) > 2);
  await page.goto(`/table/${id}`);
  await expect(page.locator("#prompt.asked")).toBeVisible();
  const turns = turnsIn(before);
  const after = await playTowards(page, id, [/^pass$/, /^end/], (table) => turnsIn(table) > turns + 1);
  return { id, before, after };
}

test.describe("in stills, step by step", () => {
  test.use({ tempo: "step" });

  for (const game of ["grecia", "napoleon"])
    test(`what others do in ${game} is told sentence by sentence, then summed up`, async ({ page }) => {
      await missATurn(page, game);
      await expect(controls(page)).toBeVisible();
      let heard = 0;
      while (heard < 4 && (await controls(page).count()) > 0) {
        const sentence = (await telling(page).innerText()).split("\n")[0] ?? "";
        await expect(page.getByRole("log").locator(".shown", { hasText: sentence }).first()).toBeVisible();
        await goOn(page);
        heard += 1;
      }
      expect(heard).toBeGreaterThan(1);
      await page.keyboard.press("Escape");
      await expect(page.locator("#prompt.asked")).toBeVisible();
      const since = page.getByRole("region", { name: "Since your last turn" });
      await expect(since).toBeVisible();
      const head = since.getByRole("button", { name: /Since your last turn/ });
      if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
      await expectAccessible(page, `since the last turn in ${game}`);
      await since.getByRole("button", { name: "Show it again" }).click();
      await expect(controls(page)).toBeVisible();
      await controls(page).getByRole("button", { name: "To my turn" }).click();
      await expect(page.locator("#prompt.asked")).toBeVisible();
    });

  test("every card of the last trick is seen, then who won it, then the standings", async ({ page }) => {
    const seats = [{ kind: "me" } as const, bot(), bot()];
    const { id } = await openTable(page, "altes-reich", seats, { players: "3" });
    const table = await playTowards(
      page,
      id,
      [/^play /],
      ({ view }) => (view as { round: number }).round === 10,
    );
    await page.goto(`/table/${id}`);
    await expect(page.locator("#prompt.asked")).toBeVisible();
    const word = table.offers.find((offer) => offer.word.startsWith("play "))?.word ?? "";
    await command(page, id, { do: "choose", word }, table);
    const place = page.locator(".trick li");
    const seen: { sentence: string; cards: number }[] = [];
    await expect(controls(page)).toBeVisible();
    while ((await controls(page).count()) > 0) {
      await expect(page.getByRole("dialog")).toBeHidden();
      const sentence = (await telling(page).innerText()).trim();
      seen.push({ sentence, cards: await place.locator(".card").count() });
      await goOn(page);
    }
    const last = seen.slice(seen.findIndex(({ sentence }) => sentence.startsWith("Round 11")));
    const laid = last.filter(({ sentence }) => / plays? /.test(sentence));
    expect(laid.map(({ cards }) => cards)).toEqual([1, 2, 3]);
    expect(last.some(({ sentence }) => / wins? “/.test(sentence))).toBe(true);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog")).toContainText("Place");
  });

  test("on a phone it is told at the thumb, and what happened opens as a sheet", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await missATurn(page, "napoleon");
    await expect(controls(page)).toBeInViewport({ ratio: 1 });
    for (const name of ["Pause", "Next", "To my turn"])
      await expect(controls(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    await controls(page).getByRole("button", { name: "To my turn" }).click();
    await page.getByRole("button", { name: /Since your last turn/ }).click();
    await expect(page.getByRole("dialog", { name: "Since your last turn" })).toBeVisible();
    await expectAccessible(page, "since the last turn, on a phone");
  });
});

for (const [language, width] of [
  ["de", 390],
  ["nl", 1440],
] as const)
  test.describe(`told in ${language}, ${width} px wide`, () => {
    test.use({ tempo: "step", viewport: { width, height: 844 } });

    test("the tempo is read in full", async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem("imperios.language", chosen), language);
      await missATurn(page, "napoleon");
      const tempo = page.locator("#prompt select");
      await expect(tempo).toBeInViewport({ ratio: 1 });
      const missing = await tempo.evaluate((element: HTMLSelectElement) => {
        const [drawn, style] = [document.createElement("canvas").getContext("2d"), getComputedStyle(element)];
        if (!drawn) return NaN;
        drawn.font = style.font;
        const said = drawn.measureText(element.selectedOptions[0]?.text ?? "").width;
        return said - element.clientWidth + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      });
      expect(missing).toBeLessThanOrEqual(0);
    });
  });

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, tempo: "slow" });

  test("it can be paused and goes on, and the tempo is kept", async ({ page }) => {
    await missATurn(page, "grecia");
    // What was played last may still be on its way to the page, and begins the story anew.
    await expect(async () => {
      await page.keyboard.press("p");
      await expect(controls(page).getByRole("button", { name: "Go on" })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    const sentence = await telling(page).innerText();
    await page.waitForTimeout(2500);
    await expect(telling(page)).toHaveText(sentence);
    await page.keyboard.press("p");
    await expect(telling(page)).not.toHaveText(sentence);
    await controls(page).getByRole("combobox").selectOption({ label: "At once" });
    await expect(page.locator("#prompt.asked")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Table menu" }).click();
    await expect(page.getByRole("button", { name: "At once" })).toHaveAttribute("aria-pressed", "true");
  });
});

for (const [game, players] of [
  ["altes-reich", 3],
  ["grecia", 2],
  ["napoleon", 2],
] as const)
  test(`a line of the log of ${game} leads to its moment, and back to now`, async ({ page }) => {
    const seats = [{ kind: "me" } as const, ...Array.from({ length: players - 1 }, () => bot())];
    const { id } = await openTable(page, game, seats, { players: String(players) });
    await playTowards(page, id, FIGHT, ({ ply }) => ply >= 60);
    await untilAsked(page, id);
    await page.goto(`/table/${id}`);
    await expect(page.locator("#prompt.asked")).toBeVisible();
    const line = page.getByRole("log").getByRole("listitem").nth(6).getByRole("button");
    const text = (await line.innerText()).trim();
    await line.click();
    await expect(page.locator("#prompt")).toContainText("This is how it was");
    await expect(page.locator("#prompt")).toContainText(text);
    await expect(page.locator("#prompt.asked")).toBeHidden();
    await page.locator("#prompt").getByRole("button", { name: "Earlier" }).click();
    await expect(page.locator("#prompt")).not.toContainText(text);
    await expectAccessible(page, `an earlier moment of ${game}`);
    await page.getByRole("button", { name: "Back to now" }).click();
    await expect(page.locator("#prompt.asked")).toBeVisible();
  });

test("the medallion of a round opens its trick: who laid what, who won, by what", async ({ page }) => {
  const seats = [{ kind: "me" } as const, bot(), bot()];
  const { id } = await openTable(page, "altes-reich", seats, { players: "3" });
  await playTowards(page, id, [/^play /], ({ view }) => (view as { round: number }).round === 4);
  await page.goto(`/table/${id}`);
  await page
    .getByRole("list", { name: "Rounds" })
    .getByRole("button", { name: /^Round 2:/ })
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("listitem")).toHaveCount(3);
  await expect(sheet.getByRole("listitem").filter({ hasText: "Lucía" })).toHaveCount(1);
  await expect(sheet.getByRole("listitem").getByRole("img", { name: "Wins the round" })).toHaveCount(1);
  await expect(sheet).toContainText(/wins “.*”.*, by (the \w+ symbol|play order)/);
  await expectAccessible(page, "a round seen again");
});
