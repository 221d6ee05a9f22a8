// El Viejo Imperio, played from the front page to the last round.
import type { Table } from "../src/wire/Table";
import { Device } from "./device";
import { bot, expect, openTable, test, tableOf } from "./house";
import { Player } from "./player";

test("a whole game against bots, by clicking", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Play now against bots: / })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split("/table/")[1]?.split("#")[0] ?? "";
  const player = new Player(page, id);
  await expect(page.locator("#prompt")).toBeVisible();
  for (;;) {
    const table = await player.asked();
    if (table.stage === "over") break;
    const play = table.offers.find((offer) => offer.word.startsWith("play "));
    const card = play?.word.split(" ")[1] ?? "";
    const held = page.locator(`[data-card="${card}"]`);
    await held.click({ position: { x: 12, y: 40 } });
    await held.click({ position: { x: 12, y: 40 } });
    await player.changed(table);
  }
  await expect(page.getByRole("heading", { name: /wins|share the victory/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Replay" }).first()).toBeVisible();
});

test("a whole trick with the keyboard alone", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot(), bot()], { players: "3" });
  const player = new Player(page, id);
  await player.sit();
  const before = await player.asked();
  await page.locator("[data-card]").first().focus();
  for (const tries of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const focused = page.locator("[data-card]:focus");
    const card = await focused.getAttribute("data-card");
    if (before.offers.some((offer) => offer.word === `play ${card}`)) {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      break;
    }
    expect(tries, "a card that can be played").toBeLessThan(7);
    await page.keyboard.press("ArrowRight");
  }
  await expect(async () => {
    const view = (await tableOf(page, id)).view as { round: number };
    expect(view.round).toBeGreaterThan(1);
  }).toPass({ timeout: 30_000 });
});

test("a card that can't be played says why, with its rule", async ({ page }) => {
  // In round 1 nobody may play an Elector (AR-35). Five hands hold all but 14 of the 69 monarchs, so one has an Elector.
  const others = ["Bruno", "Clara", "Diego", "Elena"].map((name) => ({ kind: "hot-seat" as const, name }));
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, ...others], { players: "5" });
  const device = new Device(page, id);
  const barred = ({ view, offers }: Table) =>
    (view as { hand: string[] }).hand.find((card) => !offers.some(({ word }) => word === `play ${card}`));
  const table = await device.arrange(
    () => [],
    (asked) => barred(asked) !== undefined,
  );
  await device.sit();
  // Its neighbours in the fan may lie over it, so it is not clicked.
  await page.locator(`[data-card="${String(barred(table))}"]`).press("Enter");
  const note = page.getByRole("dialog");
  await expect(note).toContainText("AR-35");
  await note.getByRole("link", { name: "AR-35" }).click();
  await expect(page.getByText(/Elector/).first()).toBeVisible();
});
