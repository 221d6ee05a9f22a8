// The analysis of one game: asked for, waited for, read.
import { get, Refusal, remove } from "../service/api";
import { t } from "../speech/language.svelte";
import type { Analysing } from "../wire/Analysing";
import type { Analysis } from "../wire/Analysis";

/** How often the server is asked how far it is, in milliseconds. */
const EVERY = 1200;
const KEPT = "imperios.analysed.";

export class Analysed {
  readonly #id: string;
  #whole = $state.raw<Analysis | null>(null);
  progress = $state.raw<Analysing | null>(null);
  problem = $state("");
  /** Whether the server makes no analyses. */
  absent = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #stopped = false;

  constructor(id: string) {
    this.#id = id;
    // What was asked for before is most likely still there.
    if (sessionStorage.getItem(KEPT + id)) void this.ask();
  }

  /** The analysis, or what is known of it so far. */
  get analysis(): Analysis | null {
    return this.#whole ?? this.progress?.so_far ?? null;
  }

  get begun(): boolean {
    return this.#whole !== null || this.progress !== null;
  }

  async ask(): Promise<void> {
    this.problem = "";
    this.#stopped = false;
    this.progress ??= { done: 0, of: 0 };
    try {
      const answer = await get<Analysis | Analysing>(`/api/tables/${encodeURIComponent(this.#id)}/analysis`);
      if (this.#closed || this.#stopped) return;
      sessionStorage.setItem(KEPT + this.#id, "yes");
      if ("moments" in answer) {
        this.#whole = answer;
        this.progress = null;
      } else {
        this.progress = answer;
        this.#timer = setTimeout(() => void this.ask(), EVERY);
      }
    } catch (refusal) {
      this.progress = null;
      if (refusal instanceof Refusal && refusal.status === 404) this.absent = true;
      else this.problem = refusal instanceof Refusal ? refusal.message : t("web-error-server");
    }
  }

  /** Does not want it any more. Whoever else asked for it first still gets it. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopped = true;
    this.progress = null;
    sessionStorage.removeItem(KEPT + this.#id);
    await remove(`/api/tables/${encodeURIComponent(this.#id)}/analysis`).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
