// A lesson: a prepared game with comments, in which the player makes some of the choices. It is a scene like a table.
import { roomOf } from "../games";
import type { LogLine, Offer, Scene } from "../scene/scene";
import { preferences } from "../service/preferences.svelte";
import { speech, t, type Lang } from "../speech/language.svelte";
import { lexiconOf } from "../speech/lexicon.svelte";
import { say, type Phrase } from "../speech/phrase";
import { unfold, type Frame, type Recording } from "./frames";
import { progress } from "./progress.svelte";

/** A comment, at a moment of the prepared game. */
export interface Step {
  /** The mark of the moment. */
  at: string;
  title: string;
  text: string;
  /** Whether the player makes the choices up to the next step. */
  yours?: boolean;
  /** What is said when the player chooses something else. */
  otherwise?: string;
  rules?: string[];
  /** Goes there at once instead of showing what happens in between. */
  leap?: boolean;
}

/** A lesson as it is printed. */
export interface Script {
  title: string;
  aim: string[];
  minutes: number;
  step: Step[];
}

/** A note beside something on the board. */
export interface LessonNote {
  title: string;
  at: DOMRect;
  text?: string;
  offers?: readonly Offer[];
}

/** How long a ply of the others is shown. */
const PACE = 900;
/** How long a choice is shown that tells nothing, made by others or by the player on request. */
const QUICK = 150;
const SHOWN = 700;

export class Lesson implements Scene {
  readonly game: string;
  readonly you = 1;
  readonly seats: number;
  readonly options: Record<string, string>;
  readonly #frames: Frame[];
  readonly #marks: Record<string, number>;
  #scripts = $state.raw<Partial<Record<Lang, Script>>>({});
  /** The comment that is being read. */
  index = $state(0);
  /** The moment that is drawn. */
  frame = $state(0);
  happening = $state.raw<readonly LogLine[]>([]);
  pace = $state(0);
  note = $state.raw<LessonNote | null>(null);
  rule = $state<string | null>(null);
  /** The word the player chose instead of the one the lesson needs. */
  strayed = $state<Offer | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined = $state.raw();
  #then: (() => void) | undefined;

  constructor(recording: Recording) {
    this.game = recording.game;
    this.seats = recording.seats;
    this.options = recording.options;
    this.#frames = unfold(recording);
    this.#marks = recording.marks;
  }

  async load(lang: Lang = speech.lang): Promise<void> {
    if (this.#scripts[lang]) return;
    const loaded = await roomOf(this.game).printed.lesson?.[lang]();
    if (loaded) this.#scripts = { ...this.#scripts, [lang]: loaded.default as Script };
  }

  get script(): Script | undefined {
    return this.#scripts[speech.lang] ?? Object.values(this.#scripts)[0];
  }
  get steps(): readonly Step[] {
    return this.script?.step ?? [];
  }
  get step(): Step | undefined {
    return this.steps[this.index];
  }
  get #now(): Frame {
    return this.#frames[this.frame] as Frame;
  }
  /** The frame at which a step begins. */
  #start(index: number): number {
    const step = this.steps[index];
    return step ? (this.#marks[step.at] ?? 0) : this.#frames.length - 1;
  }
  /** The frame at which the next step begins. */
  get #goal(): number {
    return this.index + 1 < this.steps.length ? this.#start(this.index + 1) : this.#frames.length - 1;
  }
  /** Whether something has been chosen since the comment. */
  get underway(): boolean {
    return this.frame > this.#start(this.index);
  }
  get last(): boolean {
    return this.index === this.steps.length - 1;
  }

  // ---------------------------------------------------------------- the scene

  get view(): unknown {
    return this.#now.view;
  }
  get awaited(): number[] {
    return this.#now.awaited;
  }
  get prompt(): Phrase | undefined {
    return this.yourTurn ? this.#now.prompt : undefined;
  }
  /** Whether the player is to choose now. */
  get yourTurn(): boolean {
    return (
      this.step?.yours === true &&
      this.#timer === undefined &&
      this.frame < this.#goal &&
      this.#now.next?.seat === this.you
    );
  }
  /** Whether others play before the player's choice of this step. */
  get othersFirst(): boolean {
    return this.step?.yours === true && this.frame < this.#goal && this.#now.next?.seat !== this.you;
  }
  /** What the lesson asks for now. */
  get wanted(): Offer | undefined {
    return this.yourTurn ? this.#now.offers.find((offer) => offer.word === this.#now.next?.word) : undefined;
  }
  get offers(): readonly Offer[] {
    return this.yourTurn ? this.#now.offers : [];
  }
  get lexicon() {
    return lexiconOf(this.game);
  }
  /** All that was told so far. */
  get log(): LogLine[] {
    return this.#frames.slice(0, this.frame + 1).flatMap((frame) => frame.log);
  }

  seat(seat: number): string {
    return seat === this.you ? t("web-learn-you") : t("web-learn-rival", { number: seat });
  }

  /** What a seat plays, by which sentences call it. */
  plays(seat: number) {
    return roomOf(this.game).plays?.(this.view, seat) ?? [];
  }

  say(phrase: Phrase): string {
    return say(phrase, this);
  }

  choose(word: string): void {
    this.note = null;
    if (!this.yourTurn) return;
    if (word === this.#now.next?.word) {
      this.#advance(false);
    } else this.strayed = this.#now.offers.find((offer) => offer.word === word) ?? null;
  }

  explain(_what: string, title: string, at: Element): void {
    const wanted = this.wanted;
    const text = wanted ? t("web-learn-not-now", { choice: this.say(wanted.label) }) : t("web-learn-read-on");
    this.note = { title, at: at.getBoundingClientRect(), text };
  }

  ask(offers: readonly Offer[], title: string, at: Element): void {
    this.note = { title, at: at.getBoundingClientRect(), offers };
  }

  openRule(rule: string): void {
    this.rule = rule;
  }

  // ---------------------------------------------------------------- the way through

  /** Goes to a comment, back or on; what lies between is not shown. */
  goTo(index: number): void {
    this.#rest();
    this.index = Math.max(0, Math.min(index, this.steps.length - 1));
    this.frame = this.#start(this.index);
    this.strayed = null;
    this.note = null;
    progress.reach(this.game, this.index, this.steps.length);
  }

  /** Reads on: shows what happens up to the next comment, the player's choices too. Once more, and it is there. */
  next(): void {
    if (this.last) return;
    if (this.othersFirst && this.#timer === undefined) this.#advance(false);
    else if (this.step?.leap || preferences.still || this.#timer !== undefined) this.goTo(this.index + 1);
    else this.#advance(true);
  }

  back(): void {
    this.goTo(this.index - 1);
  }

  /** What is shown stays longer. */
  linger(longer: number): void {
    if (this.#timer === undefined || this.#then === undefined) return;
    this.#wait(this.#then, this.pace + longer);
  }

  /** One ply on; then those of the others, one by one, until the player or the next comment has the word. */
  #advance(shown: boolean): void {
    if (this.frame >= this.#goal) {
      this.goTo(this.index + 1);
      return;
    }
    this.strayed = null;
    this.frame += 1;
    const told = this.#now.log;
    this.happening = told;
    this.pace = preferences.still || told.length === 0 ? 0 : PACE;
    const asked = this.step?.yours === true && this.#now.next?.seat === this.you && this.frame < this.#goal;
    if (asked && !shown && this.pace === 0) return;
    const quick = shown ? SHOWN : QUICK;
    this.#wait(
      () => {
        this.#rest();
        if (!asked || shown) this.#advance(shown);
      },
      this.pace || (preferences.still ? 0 : quick),
    );
  }

  #wait(then: () => void, time: number): void {
    clearTimeout(this.#timer);
    this.#then = then;
    this.#timer = setTimeout(then, time);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#then = undefined;
    this.happening = [];
    this.pace = 0;
  }

  close(): void {
    this.#rest();
  }
}
