// What can be used without the network: the pages themselves, and what was looked at of rulebooks, lessons, puzzles and games
// that are over. Nothing of a game that is being played is kept, and nothing of one person is there for another.

/** A build of the pages. */
export interface Build {
  /** All files whose names have their hash in them. */
  files: readonly string[];
  /** Those with which every page begins. */
  first: readonly string[];
}

/** What pages are told when another build has taken the place of theirs. */
export const RENEWED = "renewed";
/** Said of an answer that the server did not give now. */
export const KEPT = "x-kept";

const FILES = "imperios-files";
const SEEN = "imperios-seen";
const PAGE = "/index.html";
const BUILD = "/build";
/** So many answers are kept, and a few more until that is looked after again. */
const MOST = 1500;
const A_FEW = 20;

/** What may be asked of games and puzzles: the same for everybody. */
const OF_GAMES =
  /^\/api\/(facts|games(\/[^/]+\/(texts\/.+|puzzles(\/[^/]+\/(look|plans|why|answer|solution))?))?)$/;
const TABLE = /^\/api\/tables\/([0-9a-f-]{36})(\/replay)?$/;
const ME = "/api/me";
/** Whoever asks for one of these is somebody else afterwards. */
const ANOTHER = /^(POST|DELETE) \/api\/(session|accounts|guests|me\/farewell)$/;

/** The name of a file without its hash: what it is in every build. */
function stem(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, "$1");
}

export function keep(worker: ServiceWorkerGlobalScope, build: Build, most = MOST): void {
  const own = (path: string): string => new URL(path, worker.location.origin).href;
  /** Rises whenever another person may sit before the page. */
  let person = 0;
  /** How many answers were kept since this worker began. */
  let puts = 0;

  // ---------------------------------------------------------------- the pages

  /** Fetches a file. A server of another build answers with a page where it has no such file. */
  async function fetched(request: string | Request): Promise<Response> {
    const answer = await fetch(request);
    if (!answer.ok || answer.headers.get("content-type")?.includes("html"))
      throw new TypeError("no such file");
    return answer;
  }

  /** Fetches what every page begins with, and of everything that was looked at what it is now. */
  async function install(): Promise<void> {
    const files = await worker.caches.open(FILES);
    const there = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
    const stems = new Set([...there].map(stem));
    const bring = async (path: string): Promise<void> => files.put(path, await fetched(own(path)));
    const wanted = build.files.filter((path) => !there.has(path));
    await Promise.all([
      files.add(new Request(own(PAGE), { cache: "reload" })),
      ...wanted.filter((path) => build.first.includes(path)).map(bring),
      ...wanted.filter((path) => stems.has(stem(path))).map((path) => bring(path).catch(() => undefined)),
    ]);
  }

  /** Forgets what neither this build nor the one before has: a page of that may still be open. */
  async function activate(): Promise<void> {
    const files = await worker.caches.open(FILES);
    const before = await files.match(BUILD);
    const old = before ? ((await before.json()) as string[]) : [];
    const lasting = new Set([...build.files, ...old, PAGE, BUILD]);
    for (const request of await files.keys())
      if (!lasting.has(new URL(request.url).pathname)) await files.delete(request);
    await files.put(BUILD, new Response(JSON.stringify(build.files)));
    await worker.clients.claim();
    if (!before || old.join() === build.files.join()) return;
    for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage(RENEWED);
  }

  /** A file never changes: whoever has it need not ask. */
  async function file(request: Request): Promise<Response> {
    const files = await worker.caches.open(FILES);
    const kept = await files.match(request.url);
    if (kept) return kept;
    const answer = await fetched(request);
    if (build.files.includes(new URL(request.url).pathname)) await files.put(request.url, answer.clone());
    return answer;
  }

  /** Takes up the files that a page has loaded before this worker was there. */
  async function take(paths: readonly string[]): Promise<void> {
    const files = await worker.caches.open(FILES);
    for (const path of paths)
      if (build.files.includes(path) && !(await files.match(path)))
        await fetched(own(path)).then(
          (answer) => files.put(path, answer),
          () => undefined,
        );
  }

  /** A page is asked for anew each time, so that none is older than what it asks the server. */
  async function page(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (problem) {
      const kept = await (await worker.caches.open(FILES)).match(PAGE);
      if (!kept) throw problem;
      return kept;
    }
  }

  // ---------------------------------------------------------------- answers of the server

  async function forget(): Promise<void> {
    person += 1;
    await worker.caches.delete(SEEN);
  }

  /** The name under which an answer is kept: what was asked, with what, and in which language. */
  async function nameOf(request: Request): Promise<string> {
    const url = new URL(request.url);
    url.searchParams.set("kept-in", request.headers.get("accept-language")?.slice(0, 2) ?? "");
    if (request.method === "POST") url.searchParams.set("kept-for", await request.clone().text());
    return url.href;
  }

  /** Whether an answer may be kept. */
  async function mayBeKept(path: string, answer: Response, seen: Cache): Promise<boolean> {
    if (!answer.ok) return false;
    const [, id, moment] = TABLE.exec(path) ?? [];
    if (id === undefined) return true;
    // Moments are kept of games of which it is known that they are over.
    if (moment !== undefined)
      return (await seen.match(own(`/api/tables/${id}`), { ignoreSearch: true })) !== undefined;
    return ((await answer.clone().json()) as { stage?: string }).stage === "over";
  }

  async function put(seen: Cache, name: string, answer: Response): Promise<void> {
    await seen.delete(name);
    await seen.put(name, answer);
    puts += 1;
    if (puts % A_FEW !== 0) return;
    const all = await seen.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - most))) await seen.delete(oldest);
  }

  /** What the server answers; where it can't be reached, what it answered before. */
  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const [name, whose] = [await nameOf(request), person];
    try {
      const fresh = await fetch(request);
      if (path === ME) await meet(fresh);
      const seen = await worker.caches.open(SEEN);
      if (whose === person && (await mayBeKept(path, fresh, seen))) await put(seen, name, fresh.clone());
      return fresh;
    } catch (problem) {
      const kept = await (await worker.caches.open(SEEN)).match(name);
      if (!kept) throw problem;
      const headers = new Headers(kept.headers);
      headers.set(KEPT, "1");
      return new Response(kept.body, { status: kept.status, headers });
    }
  }

  /** Finds out who sits before the page: what others have looked at is not for them. */
  async function meet(fresh: Response): Promise<void> {
    const before = await (await worker.caches.open(SEEN)).match(own(ME), { ignoreSearch: true });
    if (!before) return;
    const known = (await before.json()) as { id?: string };
    const now = fresh.ok ? ((await fresh.clone().json()) as { id?: string }) : {};
    if (fresh.status === 401 || (fresh.ok && now.id !== known.id)) {
      await worker.caches.delete(SEEN);
    }
  }

  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("message", (event) => {
    const { keep } = (event.data ?? {}) as { keep?: readonly string[] };
    if (keep) event.waitUntil(take(keep));
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (ANOTHER.test(`${request.method} ${pathname}`)) {
      event.respondWith(fetch(request).finally(forget));
    } else if (request.method === "GET" && pathname.startsWith("/assets/")) {
      event.respondWith(file(request));
    } else if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
      event.respondWith(page(request));
    } else if (
      OF_GAMES.test(pathname) ||
      (request.method === "GET" && (pathname === ME || TABLE.test(pathname)))
    ) {
      event.respondWith(answer(request));
    }
  });
}
