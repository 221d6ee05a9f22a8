// A game seen again: any moment of it, as any seat one may look from. Nothing can be chosen here.
import { roomOf } from "../games";
import type { LogLine, Offer, Scene } from "../scene/scene";
import { get, post, Refusal } from "../service/api";
import { kept } from "../service/kept";
import { person } from "../service/me.svelte";
import { preferences } from "../service/preferences.svelte";
import { router } from "../service/router.svelte";
import { t } from "../speech/language.svelte";
import { unlike } from "../scene/unlike";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Phrase } from "../speech/phrase";
import { nameOf } from "../home/table-entry";
import type { MomentSeen } from "../wire/MomentSeen";
import type { Table } from "../wire/Table";
import { beside, marksOf, roundsOf } from "./marks";

export const SPEEDS = [1, 2, 4] as const;

/** How long a step with something to tell is shown at single speed, and one without, in milliseconds. */
const TOLD = 900;
const UNTOLD = 90;
/** How long pieces travel, at most. */
const TRAVEL = 550;
/** How many moments are fetched ahead while the game is being played back, and how many are kept. */
const AHEAD = 4;
const KEPT = 400;

const NOTHING: readonly LogLine[] = [];

export class Replayed implements Scene {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  moment = $state.raw<MomentSeen | null>(null);
  /** All that the viewer was told in the whole game. */
  whole = $state.raw<LogLine[]>([]);
  /** The moment that is wanted; `moment` follows as soon as it is here. */
  ply = $state(0);
  plies = $state(0);
  /** The seat whose view it is; none for a spectator. */
  you = $state<number | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  happening = $state.raw<readonly LogLine[]>(NOTHING);
  pace = $state(0);
  problem = $state.raw<Refusal | null>(null);
  /** The name of what was touched on the board, and where it is. */
  note = $state.raw<{ title: string; at: DOMRect } | null>(null);
  readonly marks = $derived(marksOf(this.whole));
  readonly rounds = $derived(roundsOf(this.marks, this.plies));
  #moments = new Map<string, Promise<MomentSeen>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #address: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Fetches the game, and the moment the address names. */
  async open(ply: number | null, seat: number | null, invitation?: string): Promise<void> {
    try {
      if (invitation) {
        await person.introduce();
        await post("/api/invitations", { token: invitation });
      }
      this.table = await get<Table>(this.#path(""));
      if (this.table.stage === "lobby") return;
      this.you = seat ?? this.table.you;
      await this.#learn();
      await this.go(ply ?? (this.table.stage === "over" ? 0 : this.plies));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#address);
  }

  #path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  #ask(query: Record<string, number | null>): Promise<MomentSeen> {
    const given = Object.entries(query).flatMap(([key, value]) =>
      value === null ? [] : [[key, String(value)]],
    );
    return get<MomentSeen>(this.#path(`/replay?${new URLSearchParams(given)}`));
  }

  /** Learns how long the game is and what the viewer was told. */
  async #learn(): Promise<void> {
    const end = await this.#ask({ seat: this.you, log_from: 0 });
    this.plies = end.plies;
    this.whole = end.log;
    this.you = end.seat;
  }

  #moment(ply: number): Promise<MomentSeen> {
    const key = `${ply} ${this.you ?? ""}`;
    let found = this.#moments.get(key);
    if (!found) {
      found = this.#ask({ ply, seat: this.you });
      found.catch(() => this.#moments.delete(key));
      this.#moments.set(key, found);
      const [oldest] = this.#moments.keys();
      if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    }
    return found;
  }

  // ---------------------------------------------------------------- going through the game

  /** Shows a moment. A single step forward is shown as it happened. */
  async go(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(Math.round(ply), 0), this.plies);
    this.note = null;
    const wanted = this.ply;
    const viewer = this.you;
    const moment = await this.#moment(wanted).catch((problem: unknown) => {
      if (!(problem instanceof Refusal) || !this.moment) throw problem;
      // What can't be had is not gone to: without the network only what was looked at is there.
      this.playing = false;
      this.ply = this.moment.ply;
      return this.moment;
    });
    if (wanted !== this.ply || viewer !== this.you || this.#closed) return;
    const step = this.moment?.seat === moment.seat && this.moment.ply + 1 === wanted;
    // What has not changed since the moment before stays the very same, so that nothing of it is drawn again.
    if (this.moment && this.moment !== moment) moment.view = kept(this.moment.view, moment.view);
    this.moment = moment;
    const fresh = step ? moment.log.filter((line) => line.ply === wanted - 1) : NOTHING;
    this.pace = fresh.length > 0 && !preferences.still ? Math.min(TRAVEL, TOLD / this.speed) : 0;
    this.happening = fresh;
    clearTimeout(this.#timer);
    const shown = (fresh.length > 0 ? TOLD : UNTOLD) / this.speed;
    this.#timer = setTimeout(() => this.#rest(), this.playing ? shown : this.pace);
    if (this.playing) for (let next = 1; next <= AHEAD; next += 1) this.#prepare(wanted + next);
    else this.#prepare(wanted + 1);
    this.#write();
  }

  #prepare(ply: number): void {
    if (ply <= this.plies) this.#moment(ply).catch(() => undefined);
  }

  #rest(): void {
    this.happening = NOTHING;
    this.pace = 0;
    if (!this.playing) return;
    if (this.ply >= this.plies) this.playing = false;
    else void this.go(this.ply + 1);
  }

  step(by: -1 | 1): void {
    this.playing = false;
    void this.go(this.ply + by);
  }

  /** To the next or the last round, turn, combat or trick. */
  leap(direction: -1 | 1): void {
    this.playing = false;
    void this.go(beside(this.marks, this.ply, direction, this.plies));
  }

  jump(ply: number): void {
    this.playing = false;
    void this.go(ply);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.go(this.ply >= this.plies ? 0 : this.ply + 1);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** Looks from another seat at the same moment. */
  async lookAs(seat: number | null): Promise<void> {
    this.playing = false;
    this.you = seat;
    await this.#learn();
    await this.go(this.ply);
  }

  /** The address follows what is shown, but not in haste. */
  #write(): void {
    clearTimeout(this.#address);
    this.#address = setTimeout(() => router.go(this.address, { replace: true }), 300);
  }

  /** The address of what is shown. */
  get address(): string {
    const query = new URLSearchParams({ ply: String(this.ply) });
    if (this.you !== null) query.set("seat", String(this.you));
    return `/replay/${encodeURIComponent(this.id)}?${query}`;
  }

  readonly #told = $derived(this.whole.filter((line) => line.ply < (this.moment?.ply ?? 0)).length);
  /** What has been told so far. */
  readonly log: readonly LogLine[] = $derived(this.whole.slice(0, this.#told));

  // ---------------------------------------------------------------- the scene

  readonly prompt: Phrase | undefined = undefined;
  readonly offers: readonly Offer[] = [];

  readonly game: string = $derived(this.table?.game ?? "");
  /** The game as it ended: what is said of the whole of it tells seats apart by what they came to play. */
  get atEnd(): Pick<Scene, "view" | "lexicon" | "seats" | "options"> {
    const { lexicon, seats, options } = this;
    return { view: this.table?.view ?? this.view, lexicon, seats, options };
  }
  readonly view: unknown = $derived(this.moment?.view);
  readonly seats: number = $derived(this.table?.seats.length ?? 0);
  readonly options: Record<string, string> = $derived(this.table?.options ?? {});
  readonly lexicon = $derived(lexiconOf(this.game, unlike(this.table?.edition)));

  seat(seat: number): string {
    const name = this.table?.seats[seat - 1]?.name;
    return name ? nameOf(name) : t("web-seat-free");
  }

  /** What a seat plays, by which sentences call it. */
  plays(seat: number) {
    return roomOf(this.game).plays?.(this.atEnd.view, seat) ?? [];
  }

  choose(): void {}

  explain(_what: string, title: string, at: Element): void {
    this.note = { title, at: at.getBoundingClientRect() };
  }

  ask(_offers: readonly Offer[], title: string, at: Element): void {
    this.explain("", title, at);
  }

  openRule(rule: string): void {
    router.go(`/rules/${this.game}/${rule}`);
  }

  say(phrase: Phrase): string {
    return say(phrase, this);
  }
}
