// A server of one's own for every worker, which tests may kill and start again, and the API beside the pages.
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tempo } from "../src/service/tempo";
import type { Chair } from "../src/wire/Chair";
import type { Opened } from "../src/wire/Opened";
import type { SetUpBy } from "../src/wire/SetUpBy";
import type { Table } from "../src/wire/Table";

const here = dirname(fileURLToPath(import.meta.url));
export const PROGRAM = process.env["IMPERIOS"] ?? join(here, "../../target/debug/imperios");
const NO_LIMITS = ["address", "person", "table", "entry", "chat", "opening"].flatMap((what) => [
  `--rate-${what}`,
  "0",
]);

/** A running server. */
export class House {
  #process: ChildProcess | undefined;
  readonly #data = mkdtempSync(join(tmpdir(), "imperios-web-"));
  #port = 0;

  constructor(
    readonly program: string,
    /** Said to the program before all else. */
    private readonly before: readonly string[] = [],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server; again on the same port if it ran before. */
  async start(): Promise<void> {
    const args = [
      ...this.before,
      "serve",
      "--port",
      String(this.#port),
      "--data",
      this.#data,
      "--log",
      "warn",
      ...NO_LIMITS,
    ];
    const child = spawn(this.program, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    const address = await new Promise<string>((found, failed) => {
      child.stdout?.once("data", (data: Buffer) => found(data.toString().trim()));
      child.once("exit", (code) => failed(new Error(`the server ended with ${String(code)}`)));
    });
    this.#port = Number(new URL(address).port);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Has what happened told at this tempo in all pages of a context. */
export async function tellAt(context: BrowserContext, tempo: Tempo): Promise<void> {
  await context.addInitScript((chosen) => {
    if (localStorage.getItem("imperios.tempo") === null) localStorage.setItem("imperios.tempo", chosen);
  }, tempo);
}

export const test = base.extend<{ tempo: Tempo }, { program: string; house: House }>({
  program: [PROGRAM, { scope: "worker", option: true }],
  house: [
    async ({ program }, use) => {
      const house = new House(program);
      await house.start();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  // Whoever tests something else does not want to watch.
  tempo: ["instant", { option: true }],
  context: async ({ context, tempo }, use) => {
    await tellAt(context, tempo);
    await use(context);
  },
  // Whatever a page does, its own code must not fail.
  page: async ({ page }, use) => {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.stack ?? error.message));
    await use(page);
    expect(failures, "errors of the page").toEqual([]);
  },
});

export { expect };

/** A seat for a bot. */
export const bot = (level = "greedy"): Chair => ({ kind: "bot", bot: level });

/** Opens a table in the name of whoever uses the page, who becomes a guest if need be. */
export async function openTable(
  page: Page,
  game: string,
  seats: Chair[],
  options: Record<string, string> = {},
  ready = true,
  setUp: SetUpBy = "players",
): Promise<Opened> {
  return opened(page, { game, options, seats, set_up: setUp, ready });
}

/** A position that games of a test begin in. */
export interface Beginning {
  game: string;
  options: Record<string, string>;
  position: Record<string, unknown>;
}

/** A position that is kept for tests, by its name. */
export function kept(name: string): Beginning {
  return JSON.parse(readFileSync(join(here, "positions", `${name}.json`), "utf8")) as Beginning;
}

/** Opens a table that begins in a position, for whoever uses the page at one seat and greedy bots at all others. */
export async function openFrom(
  page: Page,
  { game, options, position }: Beginning,
  seat: number,
): Promise<Opened> {
  const seats = Array.from({ length: Number(options["players"]) }, (_, index): Chair =>
    index + 1 === seat ? { kind: "me" } : bot(),
  );
  return opened(page, { game, options, seats, set_up: "players", ready: true, from: { position } });
}

/** Brings a golden record along, as a game that is over. */
export async function bringRecord(page: Page, game: string, name: string): Promise<Opened> {
  const record = readFileSync(join(here, "../../tests/records", game, name, "game-1.txt"), "utf8");
  await introduced(page);
  return post<Opened>(page.request, "/api/records", { record });
}

async function introduced({ request }: Page): Promise<void> {
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guests", { name: "Lucía" });
}

async function opened(page: Page, table: object): Promise<Opened> {
  await introduced(page);
  return post<Opened>(page.request, "/api/tables", {
    time: { kind: "none" },
    on_time_out: "bot",
    key: `${Date.now()}-${Math.random()}`,
    ...table,
  });
}

export async function post<T>(api: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** The table as the page's user sees it now. */
export async function tableOf(page: Page, id: string, seat?: number): Promise<Table> {
  const response = await page.request.get(`/api/tables/${id}${seat ? `?seat=${seat}` : ""}`);
  return (await response.json()) as Table;
}
