// What can be used without the network, in a world of its own: caches, a network that can be cut, and a server behind it.
import { beforeEach, expect, test } from "vitest";
import { keep, KEPT, RENEWED, type Build } from "./keep";

const ORIGIN = "https://imperios.example";
const RUNNING = "01a1dfdd-a99c-7402-8b67-62f4143e8849";
const OVER = "01a1dfdd-a99c-7402-8b67-62f4143e8850";

/** As much of a cache as the worker uses. */
class TestCache {
  readonly kept = new Map<string, Response>();
  private url(request: RequestInfo | URL): string {
    return new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
  }
  match(request: RequestInfo, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const plain = (url: string): string => (ignoreSearch ? (url.split("?")[0] ?? "") : url);
    const found = [...this.kept].find(([url]) => plain(url) === plain(this.url(request)));
    return Promise.resolve(found?.[1].clone());
  }
  put(request: RequestInfo, response: Response): Promise<void> {
    this.kept.set(this.url(request), response);
    return Promise.resolve();
  }
  async add(request: RequestInfo): Promise<void> {
    await this.put(request, await world.fetch(new Request(this.url(request))));
  }
  delete(request: RequestInfo): Promise<boolean> {
    return Promise.resolve(this.kept.delete(this.url(request)));
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  }
}

class World {
  readonly caches = new Map<string, TestCache>();
  /** What the server answers, by method and path. */
  answers = new Map<string, () => Response>();
  asked: string[] = [];
  online = true;
  told: unknown[] = [];
  #listeners = new Map<string, ((event: object) => void)[]>();

  /** A worker of this build takes the place of the one before. */
  async install(build: Build, most?: number): Promise<void> {
    this.#listeners.clear();
    const scope = {
      location: { origin: ORIGIN },
      caches: {
        open: (name: string) => {
          const cache = this.caches.get(name) ?? new TestCache();
          this.caches.set(name, cache);
          return Promise.resolve(cache);
        },
        delete: (name: string) => Promise.resolve(this.caches.delete(name)),
      },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => this.told.push(message) }]),
      },
      addEventListener: (name: string, listener: (event: object) => void) =>
        this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]),
    };
    keep(scope as unknown as ServiceWorkerGlobalScope, build, most);
    await this.happen("install");
    await this.happen("activate");
  }

  async happen(name: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    for (const listener of this.#listeners.get(name) ?? [])
      listener({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }

  /** What a page gets to a request: of the worker, or of the network where that leaves it alone. */
  ask(path: string, { method = "GET", body, lang = "es", navigate = false }: Asked = {}): Promise<Response> {
    const request = new Request(new URL(path, ORIGIN), {
      method,
      headers: { "accept-language": lang },
      ...(body === undefined ? {} : { body }),
    });
    if (navigate) Object.defineProperty(request, "mode", { value: "navigate" });
    let answer: Promise<Response> | undefined;
    for (const listener of this.#listeners.get("fetch") ?? [])
      listener({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
    return answer ?? this.fetch(request);
  }

  fetch(request: Request | string): Promise<Response> {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    this.asked.push(pathname);
    if (!this.online) return Promise.reject(new TypeError("no network"));
    const method = request instanceof Request ? request.method : "GET";
    const made = this.answers.get(`${method} ${pathname}`);
    const headers = { "content-type": "text/javascript" };
    return Promise.resolve(made?.() ?? new Response(pathname, { headers }));
  }
}

interface Asked {
  method?: string;
  body?: string;
  lang?: string;
  navigate?: boolean;
}

let world: World;
const FIRST: Build = {
  files: ["/assets/start-aaaaaaaa.js", "/assets/grecia-bbbbbbbb.js"],
  first: ["/assets/start-aaaaaaaa.js"],
};
const SECOND: Build = {
  files: ["/assets/start-cccccccc.js", "/assets/grecia-dddddddd.js", "/assets/new-eeeeeeee.js"],
  first: ["/assets/start-cccccccc.js"],
};

const json =
  (value: unknown, status = 200) =>
  (): Response =>
    new Response(JSON.stringify(value), { status });
const text = async (path: string, asked: Asked = {}): Promise<string> =>
  (await world.ask(path, asked)).text();

beforeEach(async () => {
  world = new World();
  globalThis.fetch = (request) => world.fetch(request as Request | string);
  world.answers.set(`GET /api/tables/${OVER}`, json({ stage: "over", hand: "otto" }));
  world.answers.set(`GET /api/tables/${RUNNING}`, json({ stage: "running", hand: "otto" }));
  world.answers.set("GET /api/me", json({ id: "anna" }));
  await world.install(FIRST);
});

test("a page is asked for anew each time, and stands without the network", async () => {
  world.answers.set("GET /rules/grecia", () => new Response("as it is now"));
  expect(await text("/rules/grecia", { navigate: true })).toBe("as it is now");
  world.online = false;
  expect(await text("/rules/grecia", { navigate: true })).toBe("/index.html");
});

test("a file is fetched once, whatever page needs it", async () => {
  world.asked = [];
  for (let times = 0; times < 3; times += 1)
    expect(await text("/assets/grecia-bbbbbbbb.js")).toBe("/assets/grecia-bbbbbbbb.js");
  expect(world.asked).toEqual(["/assets/grecia-bbbbbbbb.js"]);
  world.online = false;
  expect(await text("/assets/start-aaaaaaaa.js")).toBe("/assets/start-aaaaaaaa.js");
  await expect(world.ask("/assets/unknown-ffffffff.js")).rejects.toThrow();
});

test("a page in place of a file is no file: the server may be of another build", async () => {
  const html = { "content-type": "text/html" };
  world.answers.set("GET /assets/grecia-bbbbbbbb.js", () => new Response("<html>", { headers: html }));
  await expect(world.ask("/assets/grecia-bbbbbbbb.js")).rejects.toThrow();
  world.answers.delete("GET /assets/grecia-bbbbbbbb.js");
  expect(await text("/assets/grecia-bbbbbbbb.js")).toBe("/assets/grecia-bbbbbbbb.js");
});

test("another build brings anew what was looked at, and pages of the one before go on", async () => {
  await world.ask("/assets/grecia-bbbbbbbb.js");
  await world.install(SECOND);
  expect(world.told).toEqual([RENEWED]);
  world.online = false;
  for (const file of ["start-cccccccc", "grecia-dddddddd", "grecia-bbbbbbbb"])
    expect(await text(`/assets/${file}.js`)).toBe(`/assets/${file}.js`);
  await expect(world.ask("/assets/new-eeeeeeee.js")).rejects.toThrow();
  world.online = true;
  await world.install({ ...SECOND, files: [...SECOND.files, "/assets/last-gggggggg.js"] });
  world.online = false;
  await expect(world.ask("/assets/grecia-bbbbbbbb.js")).rejects.toThrow();
});

test("games that are over are kept, and nothing of one that is played", async () => {
  await world.ask(`/api/tables/${OVER}`);
  await world.ask(`/api/tables/${OVER}/replay?ply=3`);
  await world.ask(`/api/tables/${RUNNING}`);
  await world.ask(`/api/tables/${RUNNING}/replay?ply=3`);
  await world.ask("/api/tables/awaiting");
  world.online = false;
  const kept = await world.ask(`/api/tables/${OVER}`);
  expect([kept.headers.get(KEPT), await kept.json()]).toEqual(["1", { stage: "over", hand: "otto" }]);
  expect((await world.ask(`/api/tables/${OVER}/replay?ply=3`)).ok).toBe(true);
  for (const path of [`${OVER}/replay?ply=4`, RUNNING, `${RUNNING}/replay?ply=3`, "awaiting"])
    await expect(world.ask(`/api/tables/${path}`), path).rejects.toThrow();
});

test("puzzles are kept by what was asked of them, and in which language", async () => {
  const path = "/api/games/grecia/puzzles/a1/look";
  let language = "es";
  world.answers.set(`POST ${path}`, () => new Response(`first step in ${language}`));
  await world.ask(path, { method: "POST", body: '{"words":[]}' });
  language = "de";
  await world.ask(path, { method: "POST", body: '{"words":[]}', lang: "de" });
  world.online = false;
  expect(await text(path, { method: "POST", body: '{"words":[]}' })).toBe("first step in es");
  expect(await text(path, { method: "POST", body: '{"words":[]}', lang: "de" })).toBe("first step in de");
  await expect(world.ask(path, { method: "POST", body: '{"words":["x"]}' })).rejects.toThrow();
});

test.each([
  ["whoever signs out", () => world.ask("/api/session", { method: "DELETE" })],
  ["whoever goes for good", () => world.ask("/api/me/farewell", { method: "POST", body: "{}" })],
  ["whoever signs in", () => world.ask("/api/session", { method: "POST", body: "{}" })],
  [
    "whoever the server does not know any more",
    () => {
      world.answers.set("GET /api/me", json({}, 401));
      return world.ask("/api/me");
    },
  ],
  [
    "another person",
    () => {
      world.answers.set("GET /api/me", json({ id: "bert" }));
      return world.ask("/api/me");
    },
  ],
])("nothing of what one has seen is there for %s", async (_, happen) => {
  await world.ask("/api/me");
  await world.ask(`/api/tables/${OVER}`);
  await happen();
  world.online = false;
  await expect(world.ask(`/api/tables/${OVER}`)).rejects.toThrow();
});

test("an answer that comes when somebody has just signed out is not kept", async () => {
  let come: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (come = resolve));
  globalThis.fetch = (request) =>
    (request as Request).url.includes(OVER) ? late : world.fetch(request as Request);
  const answer = world.ask(`/api/tables/${OVER}`);
  await new Promise((resolve) => setTimeout(resolve));
  await world.ask("/api/session", { method: "DELETE" });
  come(json({ stage: "over" })());
  await answer;
  world.online = false;
  globalThis.fetch = (request) => world.fetch(request as Request | string);
  await expect(world.ask(`/api/tables/${OVER}`)).rejects.toThrow();
});

test("what a page has loaded before the worker was there is kept too", async () => {
  await world.happen("message", {
    data: { keep: ["/assets/grecia-bbbbbbbb.js", "/assets/strange-ffffffff.js"] },
  });
  world.online = false;
  expect(await text("/assets/grecia-bbbbbbbb.js")).toBe("/assets/grecia-bbbbbbbb.js");
  await expect(world.ask("/assets/strange-ffffffff.js")).rejects.toThrow();
});

test("only so much is kept, and what was asked for last", async () => {
  await world.install(FIRST, 30);
  await world.ask(`/api/tables/${OVER}`);
  for (let ply = 0; ply < 100; ply += 1) {
    await world.ask(`/api/tables/${OVER}`);
    await world.ask(`/api/tables/${OVER}/replay?ply=${ply}`);
  }
  const size = world.caches.get("imperios-seen")?.kept.size ?? 0;
  expect(size).toBeGreaterThan(20);
  expect(size).toBeLessThanOrEqual(50);
  world.online = false;
  expect((await world.ask(`/api/tables/${OVER}/replay?ply=99`)).ok).toBe(true);
  await expect(world.ask(`/api/tables/${OVER}/replay?ply=0`)).rejects.toThrow();
});
