// What happens around a game: invitations, one device for two, lost servers, taking back, other languages.
import type { Table } from "../src/wire/Table";
import { command, playTowards, untilAsked } from "./advance";
import { bot, expect, openTable, tableOf, tellAt, test } from "./house";
import { Player } from "./player";

test("two people in two browsers meet by an invitation link", async ({ browser, page, baseURL }) => {
  const opened = await openTable(
    page,
    "altes-reich",
    [{ kind: "me" }, { kind: "invited" }],
    { players: "2" },
    false,
  );
  await page.goto(`/table/${opened.id}`);
  const link = `${baseURL ?? ""}/table/${opened.id}#invitation=${opened.invitations["2"] ?? ""}`;
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await tellAt(context, "instant");
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByRole("textbox").first().fill("Marta");
  await guest.getByRole("button", { name: "Hier sitzen" }).click();
  await guest.getByRole("button", { name: "Ich bin bereit" }).click();
  await expect(page.getByText("Marta").first()).toBeVisible();
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.locator("#prompt")).toBeVisible();
  await expect(guest.locator("#prompt")).toBeVisible();
  // Each sees their own hand, and what the other plays arrives.
  const table = await untilAsked(page, opened.id);
  const word = table.offers[0]?.word ?? "";
  await page.locator(`[data-card="${word.split(" ")[1] ?? ""}"]`).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(guest.getByRole("log")).toContainText("Lucía");
  await context.close();
});

test("players of one device hand it over and see nothing of each other", async ({ page }) => {
  const seats = [{ kind: "me" as const }, { kind: "hot-seat" as const, name: "Bruno" }, bot()];
  const { id } = await openTable(page, "altes-reich", seats, { players: "3" });
  await page.goto(`/table/${id}`);
  const take = page.getByRole("button", { name: /^I am / });
  await expect(take.first()).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await take.first().click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

test("a killed server is waited for, and nothing is lost", async ({ house, page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot(), bot()], { players: "3" });
  const player = new Player(page, id);
  await player.sit();
  await player.asked();
  await house.kill();
  await expect(page.getByText(/connection lost/i).first()).toBeVisible();
  await house.start();
  await expect(page.getByText(/connection lost/i)).toHaveCount(0, { timeout: 30_000 });
  const table = await player.asked();
  await player.choose(table.offers[0]?.word ?? "");
});

test("a step is taken back", async ({ page }) => {
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], {
    players: "2",
    scenario: "trojan_war",
  });
  const hasTurn = (table: Table) => table.offers.some((offer) => offer.word === "move");
  const before = await playTowards(page, id, [], hasTurn);
  const player = new Player(page, id);
  await player.sit();
  await player.choose("move");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(async () => expect((await tableOf(page, id)).ply).toBe(before.ply)).toPass();
});

test("the language changes in the middle of a game", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot(), bot()], { players: "3" });
  const player = new Player(page, id);
  await player.sit();
  await player.asked();
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "NL", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("log")).toContainText(/krijgt|kaarten/);
});

test("a finished game is replayed, and a ply has a link of its own", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await page.goto(`/replay/${id}?ply=20`);
  await expect(page.getByRole("slider").first()).toHaveValue("20");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/ply=21/);
  await page
    .getByRole("button", { name: /seal|proved|verif/i })
    .first()
    .click();
  await expect(page.getByText(/sha256sum/)).toBeVisible();
});

test("on a phone the prompt is at the thumb and nothing is wider than the screen", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await tellAt(context, "instant");
  const page = await context.newPage();
  for (const [game, players] of [
    ["altes-reich", "3"],
    ["grecia", "2"],
    ["napoleon", "2"],
  ] as const) {
    const others = Array.from({ length: Number(players) - 1 }, () => bot());
    const { id } = await openTable(page, game, [{ kind: "me" }, ...others], { players });
    const player = new Player(page, id);
    await player.sit();
    await player.asked();
    const prompt = await page.locator("#prompt").boundingBox();
    expect(
      (prompt?.y ?? 0) + (prompt?.height ?? 0),
      `${game}: the prompt ends in the lower part`,
    ).toBeGreaterThan(640);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${game}: no sideways scrolling`).toBeLessThanOrEqual(390);
  }
  await context.close();
});
