// What is drawn of a table: the state that is shown now, or an earlier one, as one viewer may see it, in the words of
// the page.
import { roomOf } from "../games";
import type { LogLine, NamedPart, Offer } from "../scene/scene";
import { speech, t } from "../speech/language.svelte";
import { unlike } from "../scene/unlike";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Names, type Phrase } from "../speech/phrase";
import type { SeatState } from "../wire/SeatState";
import type { Table } from "../wire/Table";
import type { MomentSeen } from "../wire/MomentSeen";
import { botName } from "./bots";
import { Moments } from "./moments";
import { Playback } from "./playback.svelte";
import { between } from "./story";

/** An earlier moment that is looked at: the table as it was, and what was told of the ply that led there. */
interface Past {
  table: Table;
  lines: readonly LogLine[];
}

const NOTHING: readonly never[] = [];
const NONE: Record<string, string> = {};

export abstract class ShownTable {
  protected readonly moments = new Moments((ply) => this.fetchMoment(ply));
  protected readonly steps = new Playback({
    say: (line) => this.say(line),
    view: (ply, told) => this.moments.view(ply, told),
  });
  #past = $state.raw<Past | null>(null);
  /** The ply that one wants to look back at, while its view is on its way. */
  #wanted: number | undefined;
  /** Whether the story was stopped to look back. */
  #halted = false;

  /** The moment after so many plies, as the viewer of this table saw it. */
  protected abstract fetchMoment(ply: number): Promise<MomentSeen>;

  /** What was told of the moment that is looked back at; none if one looks at the present. */
  get past(): readonly LogLine[] | null {
    return this.#past?.lines ?? null;
  }

  /** Looks back at the moment that a line tells of. Gives whether it can be seen. */
  protected async lookBack(line: LogLine): Promise<boolean> {
    const lines = this.told.filter(({ ply }) => ply === line.ply);
    this.#wanted = line.ply;
    try {
      const view = await this.viewAfter(line.ply + 1);
      if (this.#wanted !== line.ply || !this.latest) return true;
      this.#halted ||= this.steps.telling.length > 0 && !this.steps.paused;
      this.steps.pause();
      this.#past = { table: between(this.latest, line.ply + 1, view), lines };
      return true;
    } catch {
      return this.#wanted !== line.ply;
    }
  }

  /** What the viewer saw after so many plies. */
  viewAfter(ply: number): Promise<unknown> {
    return this.moments.view(
      ply,
      this.told.filter((line) => line.ply === ply - 1),
    );
  }

  /** The line that tells of the moment before or after the one that is looked at. */
  beside(direction: -1 | 1): LogLine | undefined {
    const ply = this.#past?.lines[0]?.ply;
    if (ply === undefined) return undefined;
    return direction < 0
      ? this.told.findLast((line) => line.ply < ply)
      : this.told.find((line) => line.ply > ply);
  }

  /** Looks at the present again; the story goes on where it was stopped. */
  backToNow(): void {
    this.#past = null;
    this.#wanted = undefined;
    if (this.#halted) this.steps.resume();
    this.#halted = false;
  }

  /** Another viewer has seen another story. */
  protected forget(): void {
    this.backToNow();
    this.steps.forget();
    this.moments.forget();
  }

  /** Leaves what is being shown in sight for longer, so that it can be read. */
  linger(longer: number): void {
    this.steps.linger(longer);
  }

  /** The newest state; commands rest on it. */
  get latest(): Table | null {
    return this.steps.latest;
  }
  /** The state that is drawn: it follows `latest` step by step, unless one looks back. */
  get shown(): Table | null {
    return this.#past?.table ?? this.steps.shown;
  }
  /** The log up to what is drawn. */
  get log(): readonly LogLine[] {
    const ply = this.#past?.table.ply;
    return ply === undefined ? this.told : this.told.filter((line) => line.ply < ply);
  }
  /** All that has been told. */
  get told(): readonly LogLine[] {
    return this.steps.log;
  }
  /** Whether the newest state is drawn. */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  /** The sentence that is being told: a line, with what follows from it. */
  get telling(): readonly LogLine[] {
    return this.#past ? [] : this.steps.telling;
  }
  /** Whether more is told after it. */
  get goesOn(): boolean {
    return this.steps.goesOn;
  }
  /** Whether the story stands still until one asks for more. */
  get waits(): boolean {
    return this.steps.waits;
  }
  get paused(): boolean {
    return this.steps.paused;
  }
  /** Stops the story, or lets it go on. */
  togglePause(): void {
    if (this.paused) this.steps.resume();
    else this.steps.pause();
  }
  /** On to the next sentence. */
  step(): void {
    this.steps.step();
  }
  /** Shows the end of what is being shown. */
  skip(): void {
    this.steps.skip();
  }
  /** Tells once more what has happened since a line, counted from the first. */
  tellAgain(from: number): void {
    this.backToNow();
    this.steps.again(from);
  }
  /** The player likes another tempo now. */
  retime(): void {
    this.steps.retime();
  }

  // Each part tells by itself whether it has changed: whoever needs one of them need not look again with every step.
  readonly game: string = $derived(this.shown?.game ?? "");
  readonly view: unknown = $derived(this.shown?.view);
  readonly you: number | null = $derived(this.shown?.you ?? null);
  readonly seats: number = $derived(this.shown?.seats.length ?? 0);
  readonly options: Record<string, string> = $derived(this.shown?.options ?? NONE);
  readonly prompt: Phrase | undefined = $derived(this.shown?.prompt);
  readonly offers: readonly Offer[] = $derived((this.caughtUp && this.shown?.offers) || NOTHING);
  readonly named: readonly NamedPart[] = $derived((this.caughtUp && this.shown?.named) || NOTHING);
  readonly lexicon = $derived(lexiconOf(this.game, unlike(this.latest?.edition)));
  get happening(): readonly LogLine[] {
    return this.#past?.lines ?? this.steps.happening;
  }
  get pace(): number {
    return this.#past ? 0 : this.steps.pace;
  }

  seatState(seat: number): SeatState | undefined {
    return this.shown?.seats.find((state) => state.seat === seat);
  }

  /** What whoever sits there is called. */
  seat(seat: number): string {
    const state = this.seatState(seat);
    if (state?.chair.kind === "bot") return botName(state.chair.bot, String(seat));
    return state?.name ?? t("web-seat-free");
  }

  /** What a seat plays, by which sentences call it. */
  plays(seat: number) {
    return roomOf(this.game).plays?.(this.view, seat) ?? [];
  }

  // The table changes with every step, what seats are called and play hardly ever: as long as that stays the same, so
  // does this text, and what was said is not said anew.
  #callings = $derived(
    JSON.stringify(
      (this.shown?.seats ?? []).map(({ seat }) => ({ name: this.seat(seat), plays: this.plays(seat) })),
    ),
  );
  #names: Names = $derived.by(() => {
    const called = JSON.parse(this.#callings) as { name: string; plays: { kind: string; id: string }[] }[];
    return {
      seat: (seat) => called[seat - 1]?.name ?? t("web-seat-free"),
      plays: (seat) => called[seat - 1]?.plays ?? [],
      lexicon: this.lexicon,
      you: this.you,
    };
  });

  /** A phrase in the words of this table. */
  say(phrase: Phrase): string {
    return say(phrase, this.#names);
  }

  /** Whom the game waits for, in a sentence. */
  get waiting(): string {
    const awaited = this.latest?.awaited ?? [];
    if (this.latest?.stage === "over") return t("web-game-over");
    if (awaited.length === 0) return t("web-being-shown");
    return t("web-waiting-for", { names: speech.list(awaited.map((seat) => this.seat(seat))) });
  }
}
