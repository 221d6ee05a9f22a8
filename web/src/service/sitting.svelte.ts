// One table, live: what is drawn of it now, who is there, and what the player does.
import type { LogLine, Offer, Scene } from "../scene/scene";
import { speech, t } from "../speech/language.svelte";
import type { Phrase } from "../speech/phrase";
import type { MomentSeen } from "../wire/MomentSeen";
import type { Order } from "../wire/Order";
import type { Table } from "../wire/Table";
import type { WhyNot } from "../wire/WhyNot";
import { get, post, Refusal } from "./api";
import { ShownTable } from "./shown-table.svelte";
import { TableSocket, type Connection, type Heard } from "./table-socket";
import { ChatLog } from "./chat.svelte";

/** A note beside something on the board: why it can't be chosen, or which of several choices is meant. */
export interface Note {
  title: string;
  at: DOMRect;
  /** Why not, once the server has answered. */
  reasons?: { sentence: string; rule?: string }[];
  /** Choices to pick from instead. */
  offers?: readonly Offer[];
}

/** A command that is answered within so many milliseconds changes nothing on the way. */
const SEEN = 200;

/** A table that one looks at or plays at. */
export class Sitting extends ShownTable implements Scene {
  readonly id: string;
  /** The invitation with which one came, for sitting down. */
  readonly invitation: string | undefined;
  /** The seat that the invitation is for. */
  invitedTo = $state<number | null>(null);
  readonly chat: ChatLog;
  connection = $state<Connection>("connecting");
  /** Why the table can't be seen at all. */
  problem = $state.raw<Refusal | null>(null);
  /** The last command that was refused, to tell the player. */
  refused = $state.raw<{ sentence: string; rule?: string } | null>(null);
  note = $state.raw<Note | null>(null);
  rule = $state<string | null>(null);
  /** How often a rule was opened: the same one may be wanted again. */
  rulesOpened = $state(0);
  /** A command that is on its way. */
  busy = $state(false);
  /** Whether it has been on its way for so long that it should be seen. Most are answered sooner. */
  slow = $state(false);
  /** Whether the next thing that is touched explains itself, whatever it is. */
  wondering = $state(false);
  /** The seat from which one asked to look; none until one has. */
  viewpoint = $state<number | null>(null);
  spectators = $state(0);
  /** Whether the game ended while it was looked at. */
  sawTheEnd = $state(false);
  /** Since when the game waits for those it waits for, as far as this page knows. */
  waitingSince = $state(Date.now());
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  ahead = $state(0);
  /** Called before the answer to a command changes what is drawn. */
  beforeAnswer: () => void = () => undefined;
  #present = $state.raw<number[]>([]);
  readonly #socket: TableSocket;

  constructor(id: string, invitation?: string) {
    super();
    this.id = id;
    this.invitation = invitation;
    this.chat = new ChatLog(this.#address("/chat"));
    this.#socket = new TableSocket({
      address: () => this.#socketAddress(),
      heard: (message) => this.#hear(message),
      changed: (connection) => this.#connected(connection),
      failed: () => this.#isStillThere(),
    });
  }

  /** Fetches the table and connects. The board need not wait for what was said, and bots say nothing. */
  async open(): Promise<void> {
    try {
      this.#take(await get<Table>(this.#address("")), true);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem;
      return;
    }
    this.#socket.connect();
    if (this.latest?.seats.some(({ chair, yours }) => chair.kind !== "bot" && !yours))
      this.chat.open().catch(() => undefined);
  }

  /** Leaves the table; nothing more is heard of it. */
  close(): void {
    this.steps.stop();
    this.#socket.close();
  }

  /** Looks from another of one's seats. */
  lookAs(seat: number): void {
    this.viewpoint = seat;
    this.note = null;
    this.refused = null;
    this.forget();
    this.#socket.connect();
  }

  /** Has refusals told in the page's language from now on. */
  speakAnew(): void {
    this.note = null;
    this.refused = null;
    if (this.latest) this.#socket.connect();
  }

  protected override fetchMoment(ply: number): Promise<MomentSeen> {
    const seat = this.latest?.you ?? null;
    return get(this.#address(`/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`));
  }

  /** Looks back at the moment that a line tells of. */
  async lookAt(line: LogLine): Promise<void> {
    this.note = null;
    if (!(await this.lookBack(line))) this.#tell(t("web-table-past-gone"));
  }

  #address(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  #socketAddress(): URL {
    const query = new URLSearchParams({ lang: speech.lang, changes: "true" });
    if (this.viewpoint !== null) query.set("seat", String(this.viewpoint));
    if (document.visibilityState === "hidden") query.set("hidden", "true");
    if (this.latest) query.set("since", String(this.latest.version));
    const url = new URL(this.#address(`/socket?${query}`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return url;
  }

  /** Whether the table can still be reached: a server that is away comes back, a table that is gone does not. */
  async #isStillThere(): Promise<boolean> {
    try {
      await get<Table>(this.#address(this.latest ? `?since=${this.latest.version}` : ""));
    } catch (problem) {
      if (problem instanceof Refusal && [401, 403, 404].includes(problem.status)) {
        this.problem = problem;
        return false;
      }
    }
    return true;
  }

  #connected(connection: Connection): void {
    const back = connection === "live" && this.connection === "lost";
    this.connection = connection;
    if (back) this.chat.catchUp().catch(() => undefined);
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case "table":
        this.#take(message);
        break;
      case "refused":
        if (message.table) this.#take(message.table);
        if (!message.key) this.#tell(message.sentence, message.rule);
        break;
      case "chat":
        this.chat.hear(message);
        break;
      case "presence":
        this.#present = message.seats;
        this.spectators = message.spectators;
        break;
      case "reminder":
        if (message.seat === this.you) this.#tell(t("web-table-reminder"));
        break;
    }
  }

  #take(table: Table, atOnce = false): void {
    if (this.busy) this.beforeAnswer();
    const before = this.latest;
    // Whoever sits down hears what was said before, which is not for those who pass by.
    if (before && before.you === null && table.you !== null) this.chat.catchUp().catch(() => undefined);
    if (!before || before.ply !== table.ply || before.awaited.join() !== table.awaited.join())
      this.waitingSince = Date.now();
    if (before?.stage === "running" && table.stage === "over") this.sawTheEnd = true;
    this.ahead = Date.now() - table.now;
    this.#present = table.seats.filter((state) => state.present).map((state) => state.seat);
    if (!before || table.version >= before.version) this.moments.keep(table);
    this.steps.take(table, atOnce);
  }

  #tell(sentence: string, rule?: string): void {
    this.refused = { sentence, ...(rule ? { rule } : {}) };
  }

  /** One's own seats that no bot plays. */
  get ownSeats(): number[] {
    return (this.latest?.seats ?? []).filter((state) => state.yours && !state.bot).map((state) => state.seat);
  }
  /** Whether several people play at this device. */
  get isHotSeat(): boolean {
    return this.latest?.stage === "running" && this.ownSeats.length > 1;
  }
  /** Whether the device has to be handed over before anything more may be seen. */
  get isHandedOver(): boolean {
    if (!this.isHotSeat) return false;
    if (this.viewpoint === null) return true;
    if (!this.caughtUp || this.happening.length > 0) return false;
    const awaited = this.latest?.awaited ?? [];
    return !awaited.includes(this.viewpoint) && this.ownSeats.some((seat) => awaited.includes(seat));
  }

  /** Whether whoever plays there looks at the table. */
  present(seat: number): boolean {
    const state = this.seatState(seat);
    if (state?.yours || (state?.bot && !state.absence)) return true;
    return this.#present.includes(seat);
  }

  choose(word: string): void {
    if (this.wondering) {
      const offer = this.offers.find((offer) => offer.word === word);
      this.explain(word, offer ? this.say(offer.label) : word, document.activeElement ?? document.body);
      return;
    }
    this.note = null;
    void this.command({ do: "choose", word });
  }

  chooseAll(words: readonly string[]): void {
    this.note = null;
    void this.command({ do: "choose-all", words: [...words] });
  }

  retract(ply: number): void {
    this.note = null;
    void this.command({ do: "retract", ply });
  }

  explain(what: string, title: string, at: Element): void {
    this.wondering = false;
    const note: Note = { title, at: at.getBoundingClientRect() };
    this.note = note;
    const answer = (reasons: { sentence: string; rule?: string }[]): void => {
      if (this.note === note) this.note = { ...note, reasons };
    };
    if (this.you === null || this.latest?.stage !== "running") {
      this.note = { ...note, reasons: [{ sentence: this.waiting }] };
      return;
    }
    post<WhyNot>(this.#address("/why"), { what, seat: this.you }).then(
      (why) =>
        answer(
          why.reasons.map(({ phrase, sentence, rule }) => ({
            sentence: this.#reason(phrase) ?? sentence,
            ...(rule ? { rule } : {}),
          })),
        ),
      (problem: unknown) => answer([{ sentence: (problem as Error).message }]),
    );
  }

  /** A reason in the words of this page, which knows what bots are called here and what a thing's name is. */
  #reason(phrase: Phrase): string | undefined {
    if (phrase.message === "server-why-unknown" && this.prompt)
      return t("web-table-why-other", { prompt: this.say(this.prompt) });
    return speech.has(phrase.message) ? this.say(phrase) : undefined;
  }

  ask(offers: readonly Offer[], title: string, at: Element): void {
    this.note = { title, at: at.getBoundingClientRect(), offers };
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.rulesOpened += 1;
  }

  /** Sends a command, one at a time; tells the player if it is refused. Gives whether it was carried out. */
  async command(order: Order, seat: number | null = this.you): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    const version = this.latest?.version;
    const seen = setTimeout(() => (this.slow = true), SEEN);
    try {
      await this.#socket.command({
        ...order,
        ...(seat === null ? {} : { seat }),
        ...(version === undefined ? {} : { version }),
      });
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#tell(problem.message, problem.rule);
      return false;
    } finally {
      clearTimeout(seen);
      this.slow = false;
      this.busy = false;
    }
  }

  /** Says something to the table; false if nobody can hear it now. */
  chatter(text: string): boolean {
    return this.#socket.chat(text);
  }
}
