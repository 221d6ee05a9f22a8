// One table, live: its socket, what is drawn of it now, what is still to be shown, and what the player does.
import type { GameName, LogLine, Offer, Scene } from "../scene/scene";
import { speech, t } from "../speech/language.svelte";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Phrase } from "../speech/phrase";
import type { ChatLine } from "../wire/ChatLine";
import type { Message } from "../wire/Message";
import type { Order } from "../wire/Order";
import type { SeatState } from "../wire/SeatState";
import type { Table } from "../wire/Table";
import type { WhyNot } from "../wire/WhyNot";
import { freshKey, get, post, Refusal } from "./api";
import { preferences } from "./preferences.svelte";

/** How the socket is. */
export type Connection = "connecting" | "live" | "lost";

/** A note beside something on the board: why it can't be chosen, or which of several choices is meant. */
export interface Note {
  title: string;
  at: DOMRect;
  /** Why not, once the server has answered. */
  reasons?: { sentence: string; rule?: string }[];
  /** Choices to pick from instead. */
  offers?: readonly Offer[];
}

/** How long one step is shown, in milliseconds, if the player lets it. */
const STEP = 550;
/** With this many steps waiting, nobody wants to see each of them in full. */
const HURRY = 6;
/** The first wait before the socket is tried again, and the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** A table that one looks at or plays at. */
export class Sitting implements Scene {
  readonly id: string;
  /** The newest state; commands rest on it. */
  latest = $state.raw<Table | null>(null);
  /** The state that is drawn: it follows `latest` step by step. */
  shown = $state.raw<Table | null>(null);
  /** The whole log as far as it is shown. */
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connection = $state<Connection>("connecting");
  /** Why the table can't be seen at all. */
  problem = $state.raw<Refusal | null>(null);
  /** The last command that was refused, to tell the player. */
  refused = $state.raw<{ sentence: string; rule?: string } | null>(null);
  note = $state.raw<Note | null>(null);
  rule = $state<string | null>(null);
  happening = $state.raw<readonly LogLine[]>([]);
  pace = $state(0);
  /** A command that is on its way. */
  busy = $state(false);
  /** The seat of a hot-seat table that looks at the screen now; none while it is handed over. */
  eyes = $state<number | null>(null);
  spectators = $state(0);
  #present = $state.raw<number[] | null>(null);
  #steps: Table[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #invitation: string | undefined;
  #waiting = new Map<
    string,
    { done: (table: string | undefined) => void; failed: (problem: Refusal) => void }
  >();
  readonly #back = (): void => this.#hurryBack();

  constructor(id: string, invitation?: string) {
    this.id = id;
    this.#invitation = invitation;
    addEventListener("online", this.#back);
    document.addEventListener("visibilitychange", this.#back);
  }

  /** Fetches the table and connects. */
  async open(): Promise<void> {
    try {
      this.#take(await get<Table>(this.#address("")), true);
      this.chat = await get<ChatLine[]>(this.#address("/chat"));
    } catch (problem) {
      if (problem instanceof Refusal && problem.status !== 0) {
        this.problem = problem;
        return;
      }
    }
    this.#connect();
  }

  /** Leaves the table; nothing more is heard of it. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#back);
    document.removeEventListener("visibilitychange", this.#back);
    this.#socket?.close();
  }

  #address(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  // ---------------------------------------------------------------- the socket

  #connect(): void {
    if (this.#closed) return;
    const query = new URLSearchParams({ lang: speech.lang });
    if (this.eyes !== null) query.set("seat", String(this.eyes));
    if (this.latest) query.set("since", String(this.latest.version));
    const url = new URL(this.#address(`/socket?${query}`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "live";
      this.#wait = FIRST_WAIT;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    if (this.#closed) return;
    this.connection = "lost";
    for (const { failed } of this.#waiting.values()) failed(new Refusal(0, t("web-error-offline")));
    this.#waiting.clear();
    this.busy = false;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** After sleep or loss of network, does not wait for the next attempt. */
  #hurryBack(): void {
    if (document.visibilityState === "hidden" || this.connection !== "lost") return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** Looks through the eyes of another of one's seats. */
  lookAs(seat: number | null): void {
    this.eyes = seat;
    this.#steps = [];
    this.latest = null;
    this.shown = null;
    this.log = [];
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#connect();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "table":
        this.#take(message, false);
        break;
      case "done": {
        const waiting = this.#waiting.get(message.key);
        this.#waiting.delete(message.key);
        waiting?.done(message.rematch);
        break;
      }
      case "refused": {
        const problem = new Refusal(409, message.sentence, message.problem, message.rule);
        if (message.table) this.#take(message.table, false);
        const waiting = message.key ? this.#waiting.get(message.key) : undefined;
        if (message.key) this.#waiting.delete(message.key);
        if (waiting) waiting.failed(problem);
        else this.refused = { sentence: problem.message, ...(problem.rule ? { rule: problem.rule } : {}) };
        break;
      }
      case "chat":
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case "presence":
        this.#present = message.seats;
        this.spectators = message.spectators;
        break;
      case "reminder":
        break;
    }
  }

  // ---------------------------------------------------------------- step by step

  #take(table: Table, atOnce: boolean): void {
    const first = this.latest === null;
    this.latest = table;
    this.eyes ??= table.you;
    this.busy = false;
    if (first || atOnce || preferences.still || table.stage === "lobby") {
      this.#steps = [];
      this.#show(table);
      this.#rest();
      return;
    }
    this.#steps.push(table);
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const table = this.#steps.shift();
    if (!table) {
      this.#rest();
      return;
    }
    const fresh = this.#show(table);
    const hidden = document.visibilityState === "hidden";
    this.happening = fresh;
    this.pace = hidden || fresh.length === 0 ? 0 : this.#steps.length >= HURRY ? STEP / 4 : STEP;
    this.#timer = setTimeout(() => this.#next(), this.pace);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.happening = [];
    this.pace = 0;
  }

  /** Draws this state; tells which lines of the log are new with it. */
  #show(table: Table): LogLine[] {
    const kept = this.log.filter((line) => line.ply < table.log_from);
    const fresh = table.log.slice(Math.max(0, this.log.length - kept.length));
    this.log = [...kept, ...table.log];
    this.shown = table;
    return fresh;
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    if (this.#timer === undefined) return;
    for (const step of this.#steps.splice(0)) this.#show(step);
    this.#rest();
  }

  /** Whether the newest state is drawn. */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  // ---------------------------------------------------------------- the scene

  get game(): GameName {
    return (this.shown?.game ?? "altes-reich") as GameName;
  }
  get view(): unknown {
    return this.shown?.view;
  }
  get you(): number | null {
    return this.shown?.you ?? null;
  }
  get seats(): number {
    return this.shown?.seats.length ?? 0;
  }
  get options(): Record<string, string> {
    return this.shown?.options ?? {};
  }
  get prompt(): Phrase | undefined {
    return this.shown?.prompt;
  }
  get offers(): readonly Offer[] {
    return this.caughtUp && this.shown ? this.shown.offers : [];
  }
  get lexicon() {
    return lexiconOf(this.game);
  }

  seatState(seat: number): SeatState | undefined {
    return this.shown?.seats.find((state) => state.seat === seat);
  }

  present(seat: number): boolean {
    const state = this.seatState(seat);
    if (state?.bot) return true;
    return this.#present ? this.#present.includes(seat) : (state?.present ?? false);
  }

  /** What whoever sits there is called. */
  seat(seat: number): string {
    const state = this.seatState(seat);
    if (state?.chair.kind === "bot" && state.name) return botName(state.chair.bot, state.name);
    return state?.name ?? t("web-seat-free");
  }

  choose(word: string): void {
    this.note = null;
    void this.command({ do: "choose", word });
  }

  explain(what: string, title: string, at: Element): void {
    const note: Note = { title, at: at.getBoundingClientRect() };
    this.note = note;
    const body = this.you === null ? { what } : { what, seat: this.you };
    post<WhyNot>(this.#address("/why"), body).then(
      (answer) => {
        if (this.note !== note) return;
        const reasons = answer.reasons.map(({ sentence, rule }) => ({ sentence, ...(rule ? { rule } : {}) }));
        this.note = { ...note, reasons };
      },
      (problem: unknown) => {
        if (this.note === note)
          this.note = { ...note, reasons: [{ sentence: String((problem as Error).message) }] };
      },
    );
  }

  ask(offers: readonly Offer[], title: string, at: Element): void {
    this.note = { title, at: at.getBoundingClientRect(), offers };
  }

  openRule(rule: string): void {
    this.rule = rule;
  }

  // ---------------------------------------------------------------- commands

  /** Sends a command; tells the player if it is refused. Gives the table of a rematch, if there is one. */
  async command(order: Order, seat: number | null = this.you): Promise<string | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.refused = null;
    const key = freshKey();
    const version = this.latest?.version;
    const command = {
      ...order,
      key,
      ...(seat === null ? {} : { seat }),
      ...(version === undefined ? {} : { version }),
    };
    try {
      return await this.#send(key, command);
    } catch (problem) {
      if (problem instanceof Refusal)
        this.refused = { sentence: problem.message, ...(problem.rule ? { rule: problem.rule } : {}) };
      else throw problem;
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  #send(key: string, command: object): Promise<string | undefined> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal(0, t("web-error-offline")));
    return new Promise((done, failed) => {
      this.#waiting.set(key, { done, failed });
      socket.send(JSON.stringify(command));
    });
  }

  /** Says something to the table. */
  chatter(text: string): void {
    this.#socket?.send(JSON.stringify({ chat: text }));
  }

  /** A phrase in the words of this table. */
  say(phrase: Phrase): string {
    return say(phrase, this);
  }

  /** The invitation with which one came, for sitting down. */
  get invitation(): string | undefined {
    return this.#invitation;
  }
}

/** A bot is called by its level; where several are alike, its number tells them apart. */
export function botName(bot: string, name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  const level = speech.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
  return number ? `${level} ${number}` : level;
}
