// What happened is told step by step: each picture of the table waits until what led to the one before has been read.
import type { LogLine } from "../scene/scene";
import type { Table } from "../wire/Table";
import { preferences } from "./preferences.svelte";
import { kept } from "./kept";
import { alike, continued, newLines, sentences, stepsTo, type Step } from "./story";
import { hurry, movement, reading } from "./tempo";

/** So long one waits for a picture that is not here yet, in milliseconds; then the story goes on without it. */
export const PATIENCE = 1500;
/** What is drawn of a table and mostly stays as it was. */
const STEADY = ["view", "seats", "offers", "named", "options", "prompt", "awaited"] as const;
const NOTHING: readonly LogLine[] = [];
/** So many pictures are fetched before they are needed. */
const AHEAD = 4;

export interface Source {
  /** A line as it will be read. */
  say(line: LogLine): string;
  /** The view after so many plies, of the last of which these lines tell. */
  view(ply: number, told: readonly LogLine[]): Promise<unknown>;
}

export class Playback {
  /** The newest state; commands rest on it. */
  latest = $state.raw<Table | null>(null);
  /** The state that is drawn. */
  shown = $state.raw<Table | null>(null);
  /** The whole log as far as it is shown. */
  log = $state.raw<readonly LogLine[]>(NOTHING);
  /** What is being shown just now: all that is told of one ply. */
  happening = $state.raw<readonly LogLine[]>(NOTHING);
  /** The sentence that is being read: a line with what follows from it. */
  telling = $state.raw<readonly LogLine[]>(NOTHING);
  pace = $state(0);
  paused = $state(false);
  readonly #source: Source;
  /** The whole log, also what is still to be told. */
  #known: readonly LogLine[] = [];
  #steps = $state.raw<readonly Step[]>([]);
  /** What is told of the step that is shown: the sentence that is being read, and those after it. */
  #sentences: readonly LogLine[][] = [];
  /** Whether what is being read is what the viewer has just done. */
  #own = $state(false);
  /** Something is being shown: until its time has come, or until one asks for the next. */
  #busy = $state(false);
  /** The steps whose pictures are on their way, and those for which nothing more is awaited. */
  #pictures = new Map<Step, "coming" | "settled">();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown stays at least until then. */
  #until = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether there is more to come than what is being told now. */
  get goesOn(): boolean {
    return this.#steps.length > 0;
  }

  /** Whether the story stands still until one asks for more. Whoever is asked something need not. */
  get waits(): boolean {
    if (!this.#busy) return false;
    const asked = this.shown === this.latest && (this.latest?.offers.length ?? 0) > 0;
    return this.paused || (preferences.tempo === "step" && !asked && !this.#own);
  }

  /** Takes a new state: tells how it came about when its turn comes, or shows it at once. */
  take(table: Table, atOnce = false): void {
    const before = this.latest;
    if (before && table.version < before.version) return;
    const asked = this.shown === before && (before?.offers.length ?? 0) > 0;
    const chose = asked && !alike(before?.offers, table.offers);
    const whole = continued(this.#known, table);
    const fresh = newLines(this.#known, whole);
    const log = fresh.length === 0 && whole.length === this.#known.length ? this.#known : whole;
    this.latest = table;
    this.#known = log;
    if (!before || atOnce || preferences.tempo === "instant" || table.stage === "lobby") {
      this.#finish();
      return;
    }
    this.#steps = [...this.#steps, ...stepsTo(table, log, fresh, chose ? before.ply : undefined)];
    // Whoever has chosen while something was still being told has read enough.
    if (chose) this.#rest();
    if (this.#busy) this.#fetch();
    else this.#next();
  }

  /** Tells once more what has happened since a line of the log. */
  again(from: number): void {
    const { latest } = this;
    const lines = this.#known.slice(from);
    if (!latest || lines.length === 0) return;
    this.#rest();
    this.#steps = stepsTo(latest, this.#known, lines);
    this.#next();
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    if (this.#busy) this.#finish();
  }

  /** On to the next sentence. */
  step(): void {
    if (this.#busy) this.#next();
  }

  pause(): void {
    if (!this.#busy) return;
    this.paused = true;
    clearTimeout(this.#timer);
  }

  resume(): void {
    this.paused = false;
    if (this.#busy) this.#wait();
  }

  /** The player has changed how fast it should go. */
  retime(): void {
    if (preferences.tempo === "instant") this.skip();
    else if (this.#busy) this.#wait();
  }

  /** Leaves what is being shown in sight for longer; nobody who is in a hurry waits for it. */
  linger(longer: number): void {
    if (!this.#busy || this.#haste > 1) return;
    this.#until = Date.now() + this.pace + longer;
    this.#wait();
  }

  /** Forgets everything: another viewer sees another table. */
  forget(): void {
    this.#steps = [];
    this.#rest();
    this.latest = null;
    this.shown = null;
    this.log = [];
    this.#known = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #haste(): number {
    return hurry(this.#steps.length);
  }

  /** The next sentence, or the next step with its first one; silent steps are passed by. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#own = false;
    this.#sentences = this.#sentences.slice(1);
    if (this.#sentences.length > 0) {
      this.#tell();
      return;
    }
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      if (document.visibilityState === "hidden") {
        this.#finish();
        return;
      }
      this.#fetch();
      if (this.#pictures.get(step) === "coming") {
        this.#await(step);
        return;
      }
      this.#steps = this.#steps.slice(1);
      this.#show(step);
      if (step.lines.length > 0) {
        this.#begin(step);
        return;
      }
    }
    this.#rest();
  }

  /** Draws a table. What says the same as before stays the very same, so that nothing of it is drawn again. */
  #draw(table: Table | null): void {
    const { shown } = this;
    if (shown && table && shown !== table)
      for (const part of STEADY.filter((one) => one in table))
        Object.assign(table, { [part]: kept(shown[part], table[part]) });
    this.shown = table;
  }

  /** Draws a step; where its picture has not come, the one before stays. */
  #show(step: Step): void {
    this.log = this.#known.slice(0, step.told);
    const lacking = step.between && step.table.view === undefined;
    this.#draw(lacking ? { ...step.table, view: this.shown?.view } : step.table);
    this.#pictures.delete(step);
  }

  #begin(step: Step): void {
    this.happening = step.lines;
    this.pace = preferences.still ? 0 : movement(preferences.tempo, this.#haste);
    this.#until = 0;
    this.#own = step.own;
    this.#sentences = sentences(step.lines);
    this.#busy = true;
    this.#tell();
  }

  #tell(): void {
    this.telling = this.#sentences[0] ?? [];
    this.#wait();
  }

  /** Gives what is told its time, counted from now. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.waits) return;
    const text = this.telling.map((line) => this.#source.say(line)).join(" ");
    const read = this.#own ? this.pace : reading(text, preferences.tempo, this.#haste);
    const left = this.#sentences.length === 1 ? this.#until - Date.now() : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(read, left));
  }

  /** Fetches the pictures that are needed next. */
  #fetch(): void {
    for (const step of this.#steps.slice(0, AHEAD)) {
      if (!step.between || this.#pictures.has(step)) continue;
      this.#pictures.set(step, "coming");
      const come = (): void => {
        if (this.#pictures.has(step)) this.#pictures.set(step, "settled");
      };
      this.#source.view(step.table.ply, step.lines).then((view) => {
        step.table = { ...step.table, view };
        come();
      }, come);
    }
  }

  /** Goes on when the picture of a step has come, or without it when it takes too long. */
  #await(step: Step): void {
    const since = Date.now();
    this.#busy = true;
    const look = (): void => {
      if (Date.now() - since >= PATIENCE) this.#pictures.set(step, "settled");
      if (this.#pictures.get(step) === "settled") this.#next();
      else this.#timer = setTimeout(look, 30);
    };
    this.#timer = setTimeout(look, 30);
  }

  /** Draws the end of the story. */
  #finish(): void {
    this.#steps = [];
    this.log = this.#known;
    this.#draw(this.latest);
    this.#rest();
  }

  /** Nothing is told any more; what is still to come waits for `#next`. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#sentences = [];
    this.#busy = false;
    this.#own = false;
    this.paused = false;
    this.happening = NOTHING;
    this.telling = NOTHING;
    this.pace = 0;
    if (this.#steps.length === 0) this.#pictures.clear();
  }
}
