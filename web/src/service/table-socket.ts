// The line to a table: a socket that comes back by itself, and commands that arrive once, however often they are sent.
import type { Done } from "../wire/Done";
import type { Message } from "../wire/Message";
import type { Order } from "../wire/Order";
import { freshKey, Refusal } from "./api";
import { changed } from "./changes";

/** The first wait before the socket is tried again, and the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A page that was hidden for so long may hold a socket that is dead without knowing it. */
const LONG_SLEEP = 45_000;
/** A command that is not answered for so long went into a socket that is dead without knowing it. */
const PATIENCE = 8000;

/** How the line is. */
export type Connection = "connecting" | "live" | "lost";

/** What is heard: a table that was told as changes is a table again. */
export type Heard = Exclude<Message, { type: "done" } | { type: "changes" }>;

/** Whoever listens at this end. */
export interface Listener {
  /** Where the socket is, with what was seen last. */
  address(): URL;
  heard(message: Heard): void;
  changed(connection: Connection): void;
  /** A new attempt has failed: whether it makes sense to go on trying. */
  failed(): Promise<boolean>;
}

interface Underway {
  text: string;
  done: (answer: Done) => void;
  refused: (problem: Refusal) => void;
}

export class TableSocket {
  readonly #listener: Listener;
  readonly #underway = new Map<string, Underway>();
  #socket: WebSocket | undefined;
  /** The last table that came over the socket, which changes rest on. */
  #table: Extract<Message, { type: "table" }> | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #hiddenSince = 0;
  readonly #online = (): void => this.hurry();
  readonly #visible = (): void => this.#wake();

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#visible);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, or connects anew: from another seat, or in another language. */
  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const old = this.#socket;
    const socket = new WebSocket(this.#listener.address());
    let opened = false;
    this.#socket = socket;
    this.#table = undefined;
    old?.close();
    socket.onopen = () => {
      opened = true;
      this.#wait = FIRST_WAIT;
      this.#listener.changed("live");
      // What was under way goes out again under the same key: the server does nothing twice.
      for (const { text } of this.#underway.values()) socket.send(text);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) void this.#lose(opened);
    };
  }

  /** Tries at once, without waiting for the next attempt. */
  hurry(): void {
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#socket?.close();
  }

  /** Sends a command and waits for its answer, through as many connections as it takes. */
  command(order: Order & { seat?: number; version?: number }): Promise<Done> {
    const key = freshKey();
    const text = JSON.stringify({ ...order, key });
    return new Promise((done, refused) => {
      this.#underway.set(key, { text, done, refused });
      if (this.isOpen) this.#socket?.send(text);
      this.#insist(key);
    });
  }

  /** As long as a command has no answer, tries another socket from time to time. */
  #insist(key: string): void {
    setTimeout(() => {
      if (this.#closed || !this.#underway.has(key)) return;
      if (this.isOpen) this.hurry();
      this.#insist(key);
    }, PATIENCE);
  }

  /** Says something to the table; false if nobody can hear it now. */
  chat(text: string): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify({ chat: text }));
    return true;
  }

  async #lose(opened: boolean): Promise<void> {
    this.#listener.changed("lost");
    if (!opened && !(await this.#listener.failed())) return;
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #wake(): void {
    this.#tellWhetherSeen();
    if (document.visibilityState === "hidden") this.#hiddenSince = Date.now();
    else if (!this.isOpen || Date.now() - this.#hiddenSince > LONG_SLEEP) this.hurry();
  }

  /** Whoever has the page in the background is told elsewhere. */
  #tellWhetherSeen(): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify({ looking: document.visibilityState === "visible" }));
  }

  #hear(message: Message): void {
    if (message.type === "done") {
      this.#settle(message.key)?.done(message);
      return;
    }
    if (message.type === "changes") {
      this.#hearTable(changed(this.#table, message.changes) as Extract<Message, { type: "table" }>);
      return;
    }
    if (message.type === "table") {
      this.#hearTable(message);
      return;
    }
    // The table that a refusal brings along is taken first.
    this.#listener.heard(message);
    if (message.type === "refused" && message.key)
      this.#settle(message.key)?.refused(new Refusal(409, message.sentence, message.problem, message.rule));
  }

  #hearTable(table: Extract<Message, { type: "table" }>): void {
    this.#table = table;
    this.#listener.heard(table);
  }

  #settle(key: string): Underway | undefined {
    const underway = this.#underway.get(key);
    this.#underway.delete(key);
    return underway;
  }
}
