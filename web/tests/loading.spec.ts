// How much is loaded before one can play: requests and bytes of a first visit, as they go over the wire.
import type { Page } from "@playwright/test";
import { untilAsked } from "./advance";
import { bot, expect, openTable, test } from "./house";

const KIB = 1024;

/** All that has been asked for since, and how much came back. */
async function loads(page: Page): Promise<() => { requests: string[]; bytes: number }> {
  const wire = await page.context().newCDPSession(page);
  const requests: string[] = [];
  const passedBy = new Set<string>();
  let bytes = 0;
  wire.on("Network.requestWillBeSent", ({ request, requestId }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === "data:") passedBy.add(requestId);
    else requests.push(pathname);
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!passedBy.has(requestId)) bytes += encodedDataLength;
  });
  await wire.send("Network.enable");
  return () => ({ requests, bytes });
}

test("the first page takes few requests", async ({ page }) => {
  const loaded = await loads(page);
  await page.goto("/");
  await expect(page.locator(".door .button.main")).toHaveCount(3);
  await expect(page.locator(".miniature article")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { requests, bytes } = loaded();
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(20);
  expect(bytes).toBeLessThan(200 * KIB);
});

for (const [game, players, size] of [
  ["altes-reich", 3, 258],
  ["grecia", 4, 276],
  ["napoleon", 8, 318],
] as const)
  test(`a table of ${game} takes few requests`, async ({ page }) => {
    const seats = [{ kind: "me" } as const, ...Array.from({ length: players - 1 }, () => bot())];
    const { id } = await openTable(page, game, seats, { players: String(players) });
    await untilAsked(page, id);
    const loaded = await loads(page);
    await page.goto(`/table/${id}`);
    await expect(page.locator("#prompt.asked")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { requests, bytes } = loaded();
    console.log(`${game}: ${requests.length} requests, ${(bytes / KIB).toFixed(0)} KiB`);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(20);
    expect(bytes).toBeLessThan(size * KIB);
  });
