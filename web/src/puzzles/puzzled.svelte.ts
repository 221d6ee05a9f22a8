// A puzzle: a position in which the player says one plan, whole, and has it judged. It is a scene like a table.
import { roomOf } from "../games";
import type { LogLine, NamedPart, Offer, Questions, Scene } from "../scene/scene";
import { post, get, Refusal } from "../service/api";
import type { Note } from "../service/sitting.svelte";
import { speech, t } from "../speech/language.svelte";
import { unlike } from "../scene/unlike";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Phrase } from "../speech/phrase";
import type { Judged } from "../wire/Judged";
import type { PuzzlePlans } from "../wire/PuzzlePlans";
import type { PuzzleSeen } from "../wire/PuzzleSeen";
import type { Solution } from "../wire/Solution";
import type { WhyNot } from "../wire/WhyNot";
import { addressOf } from "./puzzles";
import { solved } from "./solved.svelte";

export class Puzzled implements Scene {
  readonly game: string;
  readonly puzzle: string;
  readonly happening: readonly LogLine[] = [];
  readonly pace = 0;
  #seen = $state.raw<PuzzleSeen>();
  /** What had been said before each step, to go back to. */
  #before = $state.raw<readonly (readonly string[])[]>([]);
  judged = $state.raw<Judged>();
  solution = $state.raw<Solution>();
  /** Whether the board shows the best plan. */
  showing = $state(false);
  busy = $state(false);
  /** Why the last thing could not be done. */
  refused = $state<string | null>(null);
  note = $state.raw<Note | null>(null);
  rule = $state<string | null>(null);

  constructor(game: string, puzzle: string) {
    this.game = game;
    this.puzzle = puzzle;
  }

  /** Puts it on the table. */
  async open(): Promise<PuzzleSeen> {
    return (this.#seen = await this.#look([]));
  }

  get seen(): PuzzleSeen | undefined {
    return this.#seen;
  }
  get hardness(): number {
    return this.#seen?.hardness ?? 1;
  }
  /** Whether a whole plan has been said that nobody has judged yet. */
  get whole(): boolean {
    return this.#seen?.answer !== undefined && this.judged === undefined && !this.over;
  }
  /** Whether the best plan is known. */
  get over(): boolean {
    return this.solution !== undefined;
  }
  /** Whether something was said that can be taken back. */
  get undoable(): boolean {
    return this.#before.length > 0 && !this.over;
  }

  // ---------------------------------------------------------------- the scene

  get view(): unknown {
    return this.#seen?.view;
  }
  get you(): number {
    return this.#seen?.you ?? 1;
  }
  get seats(): number {
    return this.#seen?.seats ?? 0;
  }
  get options(): Record<string, string> {
    return this.#seen?.options ?? {};
  }
  get prompt(): Phrase | undefined {
    return this.#seen?.prompt;
  }
  get offers(): readonly Offer[] {
    return this.over ? [] : (this.#seen?.offers ?? []);
  }
  get named(): readonly NamedPart[] {
    return this.over ? [] : (this.#seen?.named ?? []);
  }
  get lexicon() {
    return lexiconOf(this.game, unlike(this.#seen?.edition));
  }
  readonly questions: Questions = {
    reaches: async () => this.#seen?.reaches ?? [],
    plans: async (from, units) =>
      (await post<PuzzlePlans>(this.#address("/plans"), { words: this.#words, from, units: [...units] }))
        .plans,
    forecasts: async () => this.#seen?.forecasts ?? [],
  };

  seat(seat: number): string {
    return seat === this.you ? t("web-learn-you") : t("web-puzzles-seat", { seat });
  }
  plays(seat: number) {
    return roomOf(this.game).plays?.(this.view, seat) ?? [];
  }
  say(phrase: Phrase): string {
    return say(phrase, this);
  }

  choose(word: string): void {
    this.chooseAll([word]);
  }
  chooseAll(words: readonly string[]): void {
    this.note = null;
    void this.#go([...this.#words, ...words]);
  }
  retract(ply: number): void {
    this.note = null;
    void this.#go([...this.#words], ply);
  }

  explain(what: string, title: string, at: Element): void {
    const note: Note = { title, at: at.getBoundingClientRect() };
    this.note = note;
    const answer = (reasons: { sentence: string; rule?: string }[]): void => {
      if (this.note === note) this.note = { ...note, reasons };
    };
    if (this.offers.length === 0) return answer([{ sentence: t("web-puzzles-nothing-now") }]);
    post<WhyNot>(this.#address("/why"), { words: this.#words, what }).then(
      (why) =>
        answer(
          why.reasons.map(({ phrase, sentence, rule }) => ({
            sentence: speech.has(phrase.message) ? this.say(phrase) : sentence,
            ...(rule ? { rule } : {}),
          })),
        ),
      (problem: unknown) => answer([{ sentence: (problem as Error).message }]),
    );
  }
  ask(offers: readonly Offer[], title: string, at: Element): void {
    this.note = { title, at: at.getBoundingClientRect(), offers };
  }
  openRule(rule: string): void {
    this.note = null;
    this.rule = rule;
  }

  // ---------------------------------------------------------------- the answer

  /** Takes back what was said last. */
  undo(): void {
    const before = this.#before.at(-1);
    if (before === undefined || this.over) return;
    const rest = this.#before.slice(0, -1);
    void this.#carryOut(async () => {
      this.#seen = await this.#look(before);
      this.#before = rest;
    });
  }

  /** Has the answer judged. */
  answer(): void {
    if (!this.whole) return;
    void this.#carryOut(async () => {
      const judged = await post<Judged>(this.#address("/answer"), { words: this.#words });
      const right = judged.verdict === "right" || judged.verdict === "as-good";
      solved.answered(this.game, this.puzzle, right ? "right" : "wrong");
      this.judged = judged;
      if (right) this.solution = judged.solution;
    });
  }

  /** Begins anew after an answer that was not the best. */
  again(): void {
    void this.#carryOut(async () => {
      this.#seen = await this.#look([]);
      this.#before = [];
      this.judged = undefined;
    });
  }

  /** Gives up, or wants to know after an answer: tells the best plan. */
  tell(): void {
    void this.#carryOut(async () => {
      this.solution = this.judged?.solution ?? (await get<Solution>(this.#address("/solution")));
      solved.answered(this.game, this.puzzle, "shown");
    });
  }

  /** Shows on the board what the best plan says, up to its last word. */
  show(): void {
    const words = this.solution?.words;
    if (!words) return;
    void this.#carryOut(async () => {
      this.#seen = await this.#look(words);
      this.showing = true;
    });
  }

  get #words(): readonly string[] {
    return this.#seen?.words ?? [];
  }
  #address(rest: string): string {
    return addressOf(this.game, `/${encodeURIComponent(this.puzzle)}${rest}`);
  }
  #look(words: readonly string[], without?: number): Promise<PuzzleSeen> {
    const said = without === undefined ? { words } : { words, without };
    return post<PuzzleSeen>(this.#address("/look"), said);
  }

  async #go(words: readonly string[], without?: number): Promise<void> {
    if (this.over || this.judged) return;
    const before = this.#words;
    await this.#carryOut(async () => {
      this.#seen = await this.#look(words, without);
      this.#before = [...this.#before, before];
    });
  }

  /** One thing at a time; tells why if it can't be done. */
  async #carryOut(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refused = problem.message;
    } finally {
      this.busy = false;
    }
  }
}
