// What is drawn of a table: the state that is shown now, as one viewer may see it, in the words of the page.
import type { LogLine, NamedPart, Offer } from "../scene/scene";
import { speech, t } from "../speech/language.svelte";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Phrase } from "../speech/phrase";
import type { SeatState } from "../wire/SeatState";
import type { Table } from "../wire/Table";
import { botName } from "./bots";
import { Playback } from "./playback.svelte";

export class ShownTable {
  protected readonly steps = new Playback();

  /** Leaves what is being shown in sight for longer, so that it can be read. */
  linger(longer: number): void {
    this.steps.linger(longer);
  }

  /** The newest state; commands rest on it. */
  get latest(): Table | null {
    return this.steps.latest;
  }
  /** The state that is drawn: it follows `latest` step by step. */
  get shown(): Table | null {
    return this.steps.shown;
  }
  /** The whole log as far as it is shown. */
  get log(): LogLine[] {
    return this.steps.log;
  }
  /** Whether the newest state is drawn. */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }
  /** Shows the end of what is being shown. */
  skip(): void {
    this.steps.skip();
  }

  get game(): string {
    return this.shown?.game ?? "";
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
  get named(): readonly NamedPart[] {
    return this.caughtUp && this.shown ? this.shown.named : [];
  }
  get happening(): readonly LogLine[] {
    return this.steps.happening;
  }
  get pace(): number {
    return this.steps.pace;
  }
  get lexicon() {
    return lexiconOf(this.game);
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

  /** A phrase in the words of this table. */
  say(phrase: Phrase): string {
    return say(phrase, this);
  }

  /** Whom the game waits for, in a sentence. */
  get waiting(): string {
    const awaited = this.latest?.awaited ?? [];
    if (this.latest?.stage === "over") return t("web-game-over");
    if (awaited.length === 0) return t("web-being-shown");
    return t("web-waiting-for", { names: speech.list(awaited.map((seat) => this.seat(seat))) });
  }
}
