// Everything that moves: tables that are looked on while much happens, and a replay that plays.
import { playTowards } from "./advance";
import { bot, expect, openTable, test } from "./house";

test.use({ contextOptions: { reducedMotion: "no-preference" }, tempo: "normal" });

const FIGHT = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];

for (const [game, players, plies] of [
  ["altes-reich", 3, 30],
  ["grecia", 2, 90],
  ["napoleon", 2, 90],
] as const)
  test(`a table of ${game} shows all that happens and comes to rest`, async ({ page }) => {
    const seats = [{ kind: "me" } as const, ...Array.from({ length: players - 1 }, () => bot())];
    const { id } = await openTable(page, game, seats, { players: String(players) });
    await page.goto(`/table/${id}`);
    await expect(page.locator("#prompt")).toBeVisible();
    const table = await playTowards(page, id, FIGHT, (table) => table.ply >= plies);
    expect(table.stage).toBe("running");
    const skip = page.getByRole("button", { name: "To my turn" });
    await expect(page.getByRole("button", { name: "All choices as a list" }).or(skip).first()).toBeVisible();
    if (await skip.isVisible()) await skip.click();
    await expect(page.getByRole("button", { name: "All choices as a list" })).toBeVisible();
    await page.goto(`/replay/${id}`);
    const step = page.locator("p.step");
    await expect(step).toBeVisible();
    await page.keyboard.press("Home");
    await expect(step).toHaveText(/^Step 0 of/);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(step).not.toHaveText(/^Step [0-4] of/, { timeout: 30_000 });
  });
