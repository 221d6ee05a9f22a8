// A position that is being set up. It is a scene like a table, so the game's own board draws it; a touch edits.
import { roomOf } from "../games";
import { Refusal } from "../service/api";
import { router } from "../service/router.svelte";
import type { EditorParts } from "../scene/room";
import type { Scene } from "../scene/scene";
import { lexiconOf } from "../speech/lexicon.svelte";
import { t } from "../speech/language.svelte";
import { say, type Phrase } from "../speech/phrase";
import { begun, changed, redone, undone, type History } from "./history";
import { draftOf, writtenOf } from "./link";
import { at, put, without, type Draft, type Path, type Position, type Value } from "./notation";
import { check, start, type Checked, type Fault, type Sound } from "./positions";

/** How long nobody has changed anything before the server is asked, in milliseconds. */
const PAUSE = 200;

const keptAt = (game: string): string => `imperios.position.${game}`;

/** The draft of a game that this browser has kept. */
export function keptDraft(game: string): Draft | undefined {
  try {
    return draftOf(JSON.parse(localStorage.getItem(keptAt(game)) ?? "null"));
  } catch {
    return undefined;
  }
}

export class Editing implements Scene {
  readonly game: string;
  readonly #parts: EditorParts;
  readonly you = null;
  readonly offers = [];
  readonly happening = [];
  readonly pace = 0;
  readonly prompt = undefined;
  #history = $state.raw<History<Draft>>(begun({ options: {}, position: {} }));
  /** What the server has said last, and of which draft. */
  #checked = $state.raw<{ of: Draft; answer: Checked }>();
  /** The last position that was sound. */
  #sound = $state.raw<Sound>();
  /** Why the server could not be asked. */
  problem = $state<string>();
  /** What was touched last on the board. */
  place = $state<string>();
  /** What has just been done, for those who listen. */
  told = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, parts: EditorParts) {
    this.game = game;
    this.#parts = parts;
    const { carried } = parts;
    if (carried)
      this.carry = (pieces, from, to) => {
        carried(this, pieces, from, to);
      };
  }

  /** Begins with a draft. What is wrong with it is shown on the board of a game that has just begun. */
  async open(draft: Draft): Promise<void> {
    this.#history = begun(draft);
    await this.#ask();
    if (this.#sound || this.problem !== undefined) return;
    const answer = await check(this.game, await start(this.game, draft.options));
    if (answer.ok) this.#sound = answer;
  }

  // ---------------------------------------------------------------- the draft

  get draft(): Draft {
    return this.#history.now;
  }
  get position(): Position {
    return this.draft.position;
  }
  get options(): Record<string, string> {
    return this.draft.options;
  }
  /** Whether the server has said something of the draft as it is now. */
  get known(): boolean {
    return this.#checked?.of === this.draft;
  }
  /** What is wrong with the draft, as far as the server has been asked. */
  get faults(): readonly Fault[] {
    const answer = this.#checked?.answer;
    return answer && !answer.ok ? answer.faults : [];
  }
  /** The draft with all that follows from it, if the game can go on from there. */
  get sound(): Sound | undefined {
    const { of, answer } = this.#checked ?? {};
    return of === this.draft && answer?.ok ? answer : undefined;
  }
  /** What is filled in where the draft says nothing. */
  get usual(): Position {
    return this.#sound?.position ?? {};
  }
  /** The draft with what is filled in, as far as that is known. */
  get whole(): Position {
    return this.sound?.position ?? { ...this.usual, ...this.position };
  }
  get undoable(): boolean {
    return this.#history.before.length > 0;
  }
  get redoable(): boolean {
    return this.#history.after.length > 0;
  }

  /** The value at a path: what the draft says, or what is filled in. */
  value(path: Path): Value | undefined {
    const own = at(this.position, path);
    return own === undefined ? at(this.usual, path) : own;
  }

  /** Another value at a path. */
  set(path: Path, value: Value, frees: readonly string[] = []): void {
    this.edit(without(put(this.position, path, value, this.usual), frees));
  }

  /** Another position, and what was done in words. */
  edit(position: Position, told = ""): void {
    this.#change({ ...this.draft, position });
    this.told = told;
  }

  /** Another beginning: other options, another position. It can be taken back. */
  begin(draft: Draft): void {
    this.place = undefined;
    this.#change(draft);
  }

  /** Lets go of what is being carried out: the turn is at its actions. */
  settle(): void {
    this.edit(without(this.position, this.#parts.underway));
  }
  /** Whether something is being carried out. */
  get unsettled(): boolean {
    return this.#parts.underway.some((key) => {
      const value = this.position[key];
      return value !== undefined && value !== null && !(key === "phase" && value === "actions");
    });
  }

  undo(): void {
    this.#turn(undone(this.#history), t("web-position-undone"));
  }
  redo(): void {
    this.#turn(redone(this.#history), t("web-position-redone"));
  }

  #change(draft: Draft): void {
    this.#turn(changed(this.#history, draft), "");
  }

  #turn(history: History<Draft>, told: string): void {
    if (history.now === this.draft) return;
    this.#history = history;
    this.told = told;
    try {
      localStorage.setItem(keptAt(this.game), JSON.stringify(writtenOf(history.now)));
    } catch {
      // A browser that keeps nothing can still set up a position.
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    const asked = this.draft;
    try {
      const answer = await check(this.game, asked);
      if (asked !== this.draft) return;
      this.problem = undefined;
      this.#checked = { of: asked, answer };
      if (answer.ok) this.#sound = answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (asked === this.draft) this.problem = problem.message;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // ---------------------------------------------------------------- the scene

  /** Whether there is anything to draw yet. */
  get drawable(): boolean {
    return this.#sound !== undefined;
  }
  readonly #view = $derived.by(() =>
    this.#sound ? this.#parts.drawn(this.position, this.#sound.view, this) : undefined,
  );
  get view(): unknown {
    return this.#view;
  }
  get seats(): number {
    return this.#sound?.seats.length ?? 0;
  }
  get lexicon() {
    return lexiconOf(this.game);
  }
  seat(seat: number): string {
    return t("web-position-seat", { seat });
  }
  plays(seat: number) {
    return roomOf(this.game).plays?.(this.view, seat) ?? [];
  }
  say(phrase: Phrase): string {
    return say(phrase, this);
  }

  /** Nothing is offered: a touch of a zone or card asks about it, and here that means to edit it. */
  explain(what: string): void {
    this.place = what;
    this.#parts.touched?.(this, what);
  }
  /** Pieces are carried where the game has a map. */
  readonly carry?: NonNullable<Scene["carry"]>;
  choose(): void {}
  ask(): void {}
  openRule(rule: string): void {
    router.go(`/rules/${this.game}/${rule}`);
  }

  /** The zone that a fault speaks of. */
  zoneOf({ key, message }: Fault): string | undefined {
    const [, zone] = /^zones\.(.+)$/.exec(key) ?? [];
    if (zone !== undefined) return zone;
    const gaps = Object.values(message).map((gap) => (gap as { zone?: unknown } | null)?.zone);
    return gaps.find((id) => typeof id === "string");
  }
}
