// The pages as an app: they can be installed, and what was looked at is there without the network.
import type { Page } from "@playwright/test";
import { command, untilAsked } from "./advance";
import { bot, expect, openTable, tableOf, test } from "./house";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker stands between the page and the network. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/worker.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("it can be installed in each language, with pictures of all sizes", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/app-en.webmanifest");
  const about: string[] = [];
  for (const lang of ["es", "en", "nl", "de"]) {
    const answer = await page.request.get(`/app-${lang}.webmanifest`);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      display: string;
      description: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.lang, manifest.start_url, manifest.display]).toEqual([lang, "/", "standalone"]);
    about.push(manifest.description);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
  expect(new Set(about).size).toBe(4);
  // What Chromium itself finds wanting before it offers to install an app.
  const wire = await page.context().newCDPSession(page);
  const { errors, url } = await wire.send("Page.getAppManifest");
  expect([errors, new URL(url).pathname]).toEqual([[], "/app-en.webmanifest"]);
  await settled(page);
  const { installabilityErrors } = await wire.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
});

test("what was looked at is there without the network, and nothing of a game that is played", async ({
  page,
  house,
}) => {
  await page.goto("/");
  await settled(page);
  const { id: running } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, running);
  const { id: over } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, over);
  await command(page, over, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, over)).stage).toBe("over")).toPass();

  await page.goto(`/table/${running}`);
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await page.goto("/rules/grecia");
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/learn/altes-reich");
  await expect(page.locator("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto("/puzzles/altes-reich");
  await page.waitForLoadState("networkidle");
  const puzzle = await page.locator('a[href^="/puzzles/altes-reich/"]').first().getAttribute("href");
  await page.goto(puzzle ?? "");
  await expect(page.locator(".cloth")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto(`/replay/${over}?ply=4`);
  await expect(page.locator(".cloth")).toBeVisible();
  await page.waitForLoadState("networkidle");

  // The worker would still reach the network if only the page were cut off from it.
  await house.kill();
  const away = page.getByText("No connection.");
  for (const path of ["/rules/grecia", "/learn/altes-reich"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await expect(away).toBeVisible();
  }
  for (const path of [puzzle ?? "", `/replay/${over}?ply=4`]) {
    await page.goto(path);
    await expect(page.locator(".cloth")).toBeVisible();
    await expect(away).toBeVisible();
  }
  await page.goto(`/table/${running}`);
  await expect(page.getByText("The server can’t be reached.")).toBeVisible();
  await expect(page.locator(".cloth")).toHaveCount(0);

  // When it is back the page catches up by itself.
  await house.start();
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await expect(away).toHaveCount(0);
});

test("a table that is open catches up when the network is back", async ({ page, context }) => {
  await page.goto("/");
  await settled(page);
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, id);
  await page.goto(`/table/${id}`);
  await expect(page.locator("#prompt.asked")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("No connection.")).toBeVisible();
  const { version } = await tableOf(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).version).toBeGreaterThan(version)).toPass();
  await context.setOffline(false);
  await expect(page.getByText("No connection.")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The Empire has ended" })).toBeVisible();
});

test("whoever signs out leaves nothing behind", async ({ page, context }) => {
  await page.goto("/");
  await settled(page);
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await untilAsked(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass();
  await page.goto(`/replay/${id}?ply=4`);
  await expect(page.locator(".cloth")).toBeVisible();
  await page.evaluate(() => fetch("/api/session", { method: "DELETE" }));
  expect(await page.evaluate(() => caches.has("imperios-seen"))).toBe(false);
  await context.setOffline(true);
  await page.goto(`/replay/${id}?ply=4`);
  await expect(page.locator(".cloth")).toHaveCount(0);
});
