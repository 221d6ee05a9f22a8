// What the viewer has seen of a game at earlier moments: kept while it is new, else fetched again.
import type { LogLine } from "../scene/scene";
import type { MomentSeen } from "../wire/MomentSeen";
import type { Table } from "../wire/Table";
import { alike } from "./story";

/** So many views are kept. */
const KEPT = 120;

/** Fetches the moment after so many plies as the viewer saw it, with what was told of its last ply. */
export type Fetch = (ply: number) => Promise<Pick<MomentSeen, "view" | "log">>;

export class Moments {
  readonly #fetch: Fetch;
  #views = new Map<number, unknown>();
  /** What is being fetched: whoever asks meanwhile waits for the same. */
  readonly #underway = new Map<number, ReturnType<Fetch>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Keeps what a table shows; what it takes back is void. */
  keep(table: Pick<Table, "ply" | "view" | "log_from">): void {
    for (const ply of this.#views.keys()) if (ply > table.log_from) this.#views.delete(ply);
    if (table.view !== undefined) this.#put(table.ply, table.view);
  }

  #put(ply: number, view: unknown): void {
    this.#views.delete(ply);
    this.#views.set(ply, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > KEPT && oldest !== undefined) this.#views.delete(oldest);
  }

  /** The view after so many plies, if these lines still are what was told of the last of them. */
  async view(ply: number, told: readonly LogLine[]): Promise<unknown> {
    const kept = this.#views.get(ply);
    if (kept !== undefined) return kept;
    let answer = this.#underway.get(ply);
    if (!answer) {
      answer = this.#fetch(ply).finally(() => this.#underway.delete(ply));
      this.#underway.set(ply, answer);
    }
    const { view, log } = await answer;
    if (!alike(log, told)) throw new Error(`ply ${ply} was taken back`);
    this.#put(ply, view);
    return view;
  }

  forget(): void {
    this.#views.clear();
    this.#underway.clear();
  }
}
