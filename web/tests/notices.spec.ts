// Whoever does not look is told: in the page, by the worker while no page is open, and as they wish it.
import { request as fresh, type APIRequestContext, type Page } from "@playwright/test";
import type { Notices } from "../src/wire/Notices";
import type { NoticeWishesSeen } from "../src/wire/NoticeWishesSeen";
import type { Opened } from "../src/wire/Opened";
import type { Table } from "../src/wire/Table";
import { expect, post, tableOf, test } from "./house";

test.use({ serviceWorkers: "allow" });

/** A table of the page's user and somebody else, who acts by requests. */
async function tableWith(
  page: Page,
  house: { url: string },
): Promise<{ id: string; bert: APIRequestContext }> {
  if (!(await page.request.get("/api/me")).ok()) await post(page.request, "/api/guests", { name: "Anna" });
  const bert = await fresh.newContext({ baseURL: house.url });
  await post(bert, "/api/guests", { name: "Bert" });
  const { id } = await post<Opened>(page.request, "/api/tables", {
    game: "altes-reich",
    seats: [{ kind: "me" }, { kind: "open" }],
    ready: true,
    key: `${Date.now()}-${Math.random()}`,
  });
  await act(bert, id, { do: "sit", seat: 2 });
  await act(bert, id, { do: "ready", ready: true });
  return { id, bert };
}

async function act(api: APIRequestContext, id: string, command: object): Promise<void> {
  await post(api, `/api/tables/${id}/commands`, { ...command, key: `${Date.now()}-${Math.random()}` });
}

/** Both choose what is offered first until it is the turn of the page's user, or of the other. */
async function untilTurnOf(page: Page, bert: APIRequestContext, id: string, seat: number): Promise<void> {
  for (;;) {
    const { awaited } = await tableOf(page, id);
    if (awaited.join() === String(seat)) return;
    const api = awaited[0] === 1 ? page.request : bert;
    const table = (await (await api.get(`/api/tables/${id}`)).json()) as Table;
    await act(api, id, { do: "choose", word: table.offers[0]?.word, version: table.version });
  }
}

test("a page that shows something else says that it is one's turn", async ({ page, house }) => {
  const { id, bert } = await tableWith(page, house);
  await untilTurnOf(page, bert, id, 2);
  await page.request.put("/api/notices/seen", { data: { at: Number.MAX_SAFE_INTEGER } });
  const listening = page.waitForResponse("**/api/notices");
  await page.goto("/tables");
  await listening;
  await expect(page.locator("header .news")).toHaveCount(0);
  const icon = page.locator('link[rel="icon"]');
  const plain = await icon.getAttribute("href");
  await untilTurnOf(page, bert, id, 1);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator("header .news")).toHaveText("1");
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await icon.getAttribute("href")).not.toBe(plain);
  await page.locator("header .news").click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page).toHaveTitle(/Notifications/);
  const first = page.locator("ol li").first();
  await expect(first).toContainText("It is your turn.");
  await expect(first).toContainText("Bert");
  await expect(page.locator("header .news")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Notifications/);
  await first.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}`));
  await expect(page.locator("#prompt.asked")).toBeVisible();
});

test("one click has this browser told, and the worker shows what comes", async ({ page, context, house }) => {
  await context.grantPermissions(["notifications"], { origin: house.url });
  // A push service is nothing that a test may call: the browser's subscription is one of our own.
  await page.addInitScript(() => {
    let current: PushSubscription | null = null;
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.getSubscription = () => Promise.resolve(current);
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = "https://push.example.org/one";
      current = {
        endpoint,
        options: { applicationServerKey: options?.applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => {
          current = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return current;
    };
  });
  await page.goto("/notices");
  const wishes = async (): Promise<NoticeWishesSeen> =>
    (await (await page.request.get("/api/notices/wishes")).json()) as NoticeWishesSeen;
  const push = page.getByLabel("Tell me, also when no page is open");
  await push.check();
  await expect.poll(async () => (await wishes()).devices).toBe(1);

  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await wire.send("ServiceWorker.enable");
  const registrationId = await registered;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const news = {
    title: "Grecia · Bert",
    text: "It is your turn.",
    link: "/table/7",
    tag: "/table/7",
    at: 1,
    unseen: 1,
  };
  await wire.send("ServiceWorker.deliverPushMessage", {
    origin: house.url,
    registrationId,
    data: JSON.stringify(news),
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const shown = await registration.getNotifications();
        return shown.map(({ title, body, tag }) => ({ title, body, tag }));
      }),
    )
    .toEqual([{ title: "Grecia · Bert", body: "It is your turn.", tag: "/table/7" }]);

  await push.uncheck();
  await expect.poll(async () => (await wishes()).devices).toBe(0);
});

test("what one wishes is kept at once", async ({ page }) => {
  await page.goto("/notices");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  const wishes = async (): Promise<NoticeWishesSeen["wishes"]> =>
    ((await (await page.request.get("/api/notices/wishes")).json()) as NoticeWishesSeen).wishes;
  await page.getByLabel("Somebody has written").uncheck();
  await expect.poll(async () => (await wishes()).muted).toEqual(["chat"]);
  await page.getByLabel("Leave me alone at night").check();
  await page.getByLabel("Until").fill("07:30");
  await page.getByLabel("Until").blur();
  await expect.poll(async () => (await wishes()).quiet).toEqual({ from: 1320, till: 450 });
  expect((await wishes()).zone).not.toBe("");
  await expect(page.getByText("This server sends no e-mail.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Somebody has written")).not.toBeChecked();
  await expect(page.getByLabel("Until")).toHaveValue("07:30");
});

test("a table in the background is not looked at", async ({ page, house }) => {
  const { id, bert } = await tableWith(page, house);
  await untilTurnOf(page, bert, id, 2);
  await page.goto(`/table/${id}`);
  await expect(page.locator("#prompt")).toBeVisible();
  const unseen = async (): Promise<number> =>
    ((await (await page.request.get("/api/notices")).json()) as Notices).unseen;
  await expect.poll(unseen).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await untilTurnOf(page, bert, id, 1);
  await expect.poll(unseen).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(unseen).toBe(0);
});
