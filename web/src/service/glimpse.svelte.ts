// A table seen from afar: how it stands, and what has happened since one last looked, as a short film. Nothing can be done there,
// and whoever sits at it is not told that one looks.
import type { LogLine, Scene } from "../scene/scene";
import { sinceLastTurn } from "../table/since";
import type { MomentSeen } from "../wire/MomentSeen";
import type { Table } from "../wire/Table";
import { get } from "./api";
import { lookedAt, noteLook } from "./looked";
import { ShownTable } from "./shown-table.svelte";

/** A film tells no more than the last so many lines. */
const LONGEST = 60;

/** With which line of a log a film begins: where this browser last looked, else after the viewer's last turn. */
export function filmFrom(log: readonly LogLine[], you: number | null, looked: number | undefined): number {
  const fresh =
    looked === undefined
      ? sinceLastTurn(log, you ?? 0).from
      : log.length - log.filter(({ ply }) => ply >= looked).length;
  return Math.max(fresh, log.length - LONGEST);
}

export class Glimpse extends ShownTable implements Scene {
  readonly #address: string;
  readonly #id: string;
  /** The line with which the film begins. */
  #from = $state(0);

  constructor(id: string) {
    super();
    this.#id = id;
    this.#address = `/api/tables/${encodeURIComponent(id)}`;
  }

  /** Fetches how the table stands now. */
  async open(): Promise<void> {
    const { prompt: _, ...table } = await get<Table>(this.#address);
    const seen = { ...table, offers: [], named: [], can_undo: false };
    this.moments.keep(seen);
    this.steps.take(seen, true);
    this.#from = filmFrom(this.told, seen.you, lookedAt(this.#id));
  }

  /** How many lines the film tells. */
  get fresh(): number {
    return this.told.length - this.#from;
  }
  get playing(): boolean {
    return this.telling.length > 0 || this.goesOn;
  }

  /** Shows the film: whoever has seen it has looked. */
  play(): void {
    this.tellAgain(this.#from);
    noteLook(this.#id, this.latest?.ply ?? 0);
  }

  close(): void {
    this.steps.stop();
  }

  protected override fetchMoment(ply: number): Promise<MomentSeen> {
    const seat = this.latest?.you ?? null;
    return get(`${this.#address}/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`);
  }

  choose(): void {}
  explain(): void {}
  ask(): void {}
  openRule(): void {}
}
