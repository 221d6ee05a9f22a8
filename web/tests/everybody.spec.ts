// Every page in light and dark, for people who listen to it, use keys, or need contrast.
import { expectAccessible } from "./accessible";
import { playTowards } from "./advance";
import { bot, expect, openTable, test } from "./house";

/** Pages without a table. */
const PLAIN = [
  "/",
  "/new/altes-reich",
  "/new/grecia",
  "/new/napoleon",
  "/tables",
  "/replays",
  "/rules",
  "/rules/altes-reich",
  "/rules/grecia/GR-SEA-03",
  "/rules/napoleon/NA-COM-08",
  "/learn",
  "/learn/altes-reich",
  "/learn/grecia",
  "/learn/napoleon",
  "/account",
  "/no-such-page",
];

for (const path of PLAIN)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("#main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page, path);
  });

const TABLES = [
  ["altes-reich", 4, 60],
  ["grecia", 4, 150],
  ["napoleon", 4, 150],
] as const;

for (const [game, players, plies] of TABLES)
  test(`axe finds nothing at a table of ${game}, nor on its replay`, async ({ page }) => {
    test.setTimeout(180_000);
    const { id } = await openTable(
      page,
      game,
      [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot())],
      {
        players: String(players),
      },
    );
    // One's own seat is played by oneself: bots alone may have finished the game before one looks.
    await playTowards(page, id, [], (table) => table.ply >= plies);
    await page.goto(`/table/${id}`);
    await expect(page.locator("#prompt")).toBeVisible();
    await expectAccessible(page, game);
    await page.goto(`/replay/${id}`);
    await expect(page.locator("#main")).toBeVisible();
    await expectAccessible(page, `replay of ${game}`);
  });

test("axe finds nothing in the lobby and in a battle", async ({ page }) => {
  test.setTimeout(180_000);
  const lobby = await openTable(
    page,
    "grecia",
    [{ kind: "me" }, { kind: "invited" }, { kind: "open" }],
    { players: "3" },
    false,
  );
  await page.goto(`/table/${lobby.id}`);
  await expect(page.locator("#main")).toBeVisible();
  await expectAccessible(page, "lobby");
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], {
    players: "2",
    scenario: "trojan_war",
  });
  const wishes = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];
  await playTowards(page, id, wishes, (table) => Boolean((table.view as { combat: unknown }).combat));
  await page.goto(`/table/${id}`);
  await expect(page.locator("#prompt")).toBeVisible();
  await expectAccessible(page, "battle");
});
