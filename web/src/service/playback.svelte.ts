// What happened is shown step by step: each state of the table waits until the one before has been seen.
import type { LogLine } from "../scene/scene";
import type { Table } from "../wire/Table";
import { preferences } from "./preferences.svelte";

/** How long one step is shown, in milliseconds, if the player lets it. */
export const STEP = 550;
/** With this many steps waiting, nobody wants to see each of them in full. */
const HURRY = 6;

/** The log after a table has come: lines of later plies than it continues from are void. */
export function continued(log: readonly LogLine[], table: Pick<Table, "log_from" | "log">): LogLine[] {
  return [...log.filter((line) => line.ply < table.log_from), ...table.log];
}

/** The lines that are new: those after what both logs begin with. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  let same = 0;
  while (same < before.length && same < after.length && alike(before[same], after[same])) same += 1;
  return after.slice(same);
}

function alike(one: LogLine | undefined, other: LogLine | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export class Playback {
  /** The newest state; commands rest on it. */
  latest = $state.raw<Table | null>(null);
  /** The state that is drawn. */
  shown = $state.raw<Table | null>(null);
  /** The whole log as far as it is shown. */
  log = $state.raw<LogLine[]>([]);
  /** What is being shown just now. */
  happening = $state.raw<readonly LogLine[]>([]);
  pace = $state(0);
  #steps: Table[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a new state: shows it when its turn comes, or at once. */
  take(table: Table, atOnce = false): void {
    const first = this.latest === null;
    if (this.latest && table.version < this.latest.version) return;
    this.latest = table;
    if (first || atOnce || preferences.still || table.stage === "lobby") {
      for (const step of this.#steps.splice(0)) this.#show(step);
      this.#show(table);
      this.#rest();
      return;
    }
    this.#steps.push(table);
    if (this.#timer === undefined) this.#next();
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    if (this.#timer === undefined) return;
    for (const step of this.#steps.splice(0)) this.#show(step);
    this.#rest();
  }

  /** Leaves what is being shown in sight for longer; nobody who is in a hurry waits for it. */
  linger(longer: number): void {
    if (this.#timer === undefined || this.pace < STEP) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.pace + longer);
  }

  /** Forgets everything: another viewer sees another table. */
  forget(): void {
    this.#steps = [];
    this.#rest();
    this.latest = null;
    this.shown = null;
    this.log = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const table = this.#steps.shift();
    if (!table) {
      this.#rest();
      return;
    }
    const fresh = this.#show(table);
    const unseen = document.visibilityState === "hidden" || fresh.length === 0;
    this.happening = fresh;
    this.pace = unseen ? 0 : this.#steps.length >= HURRY ? STEP / 4 : STEP;
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
    const log = continued(this.log, table);
    const fresh = newLines(this.log, log);
    this.log = log;
    this.shown = table;
    return fresh;
  }
}
