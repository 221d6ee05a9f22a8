// What the service worker makes of a message, in a world of its own.
import { expect, test } from "vitest";
import { bringNews, NEWS } from "./push";

type Listener = (event: unknown) => void;

/** A browser with these pages open; the first is looked at if that is said. */
function browser(urls: string[], focused = false) {
  const listeners = new Map<string, Listener>();
  const shown: { title: string; body: string; tag: string; data: string }[] = [];
  const opened: string[] = [];
  const pages = urls.map((url, index) => ({
    url,
    focused: focused && index === 0,
    told: [] as unknown[],
    led: [] as string[],
    postMessage(message: unknown) {
      this.told.push(message);
    },
    focus: () => Promise.resolve(),
    navigate(address: URL) {
      this.led.push(address.pathname);
      return Promise.resolve();
    },
  }));
  const scope = {
    location: { origin: "https://imperios.example" },
    navigator: {},
    registration: {
      scope: "https://imperios.example/",
      showNotification: (title: string, rest: object) => {
        shown.push({ title, ...rest } as (typeof shown)[number]);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: URL) => Promise.resolve(opened.push(address.pathname)),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  bringNews(scope as unknown as ServiceWorkerGlobalScope);
  const happen = async (name: string, event: object): Promise<void> => {
    let until: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (until = work) });
    await until;
  };
  return {
    pages,
    shown,
    opened,
    push: (news: object) => happen("push", { data: { json: () => news } }),
    click: (link: string) =>
      happen("notificationclick", { notification: { data: link, close: () => undefined } }),
  };
}

const NEWS_OF_TABLE = {
  title: "Grecia · Anna",
  text: "Te toca jugar.",
  link: "/table/7",
  tag: "/table/7",
  at: 1,
  unseen: 2,
};

test("a message is shown, and pages learn that there is something new", async () => {
  const there = browser(["https://imperios.example/"], true);
  await there.push(NEWS_OF_TABLE);
  expect(there.shown).toEqual([
    { title: "Grecia · Anna", body: "Te toca jugar.", tag: "/table/7", data: "/table/7" },
  ]);
  expect(there.pages[0]?.told).toEqual([NEWS]);
});

test("whoever looks at that table is not told", async () => {
  const there = browser(["https://imperios.example/table/7"], true);
  await there.push(NEWS_OF_TABLE);
  expect(there.shown).toEqual([]);
  const behind = browser(["https://imperios.example/table/7"]);
  await behind.push(NEWS_OF_TABLE);
  expect(behind.shown).toHaveLength(1);
});

test("a click leads to the table, in the page that is open if there is one, and to no other site", async () => {
  const closed = browser([]);
  await closed.click("/table/7");
  expect(closed.opened).toEqual(["/table/7"]);
  const open = browser(["https://imperios.example/tables"]);
  await open.click("/table/7");
  expect([open.opened, open.pages[0]?.led]).toEqual([[], ["/table/7"]]);
  const there = browser(["https://imperios.example/", "https://imperios.example/table/7"]);
  await there.click("/table/7");
  expect(there.pages.map((page) => page.led)).toEqual([[], []]);
  const strange = browser([]);
  await strange.click("https://elsewhere.example/table/7");
  expect(strange.opened).toEqual([]);
});
