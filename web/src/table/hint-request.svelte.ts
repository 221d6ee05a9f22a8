// A hint, asked for and waited for; it holds for the moment it was asked at.
import { get, Refusal } from "../service/api";
import { t } from "../speech/language.svelte";
import type { CurrentHint } from "../wire/CurrentHint";

/** Who asks, of which table, at which of its versions. */
export interface Asking {
  readonly id: string;
  readonly you: number | null;
  readonly latest: { readonly version: number } | null;
}

export class HintRequest {
  readonly #asking: () => Asking;
  #hint = $state.raw<CurrentHint | null>(null);
  /** The version that was asked about. */
  #version = $state<number | null>(null);
  #problem = $state("");
  /** Whether the server gives no hints. */
  absent = $state(false);

  constructor(asking: () => Asking) {
    this.#asking = asking;
  }

  /** Whether a hint was asked for and still holds, is awaited, or could not be had. */
  get open(): boolean {
    return !this.absent && this.#version !== null && this.#version === this.#asking().latest?.version;
  }
  get hint(): CurrentHint | null {
    return this.open ? this.#hint : null;
  }
  get problem(): string {
    return this.open ? this.#problem : "";
  }

  close(): void {
    this.#version = null;
  }

  async ask(): Promise<void> {
    const { id, you, latest } = this.#asking();
    if (you === null || !latest) return;
    const version = latest.version;
    this.#version = version;
    this.#hint = null;
    this.#problem = "";
    try {
      const hint = await get<CurrentHint>(`/api/tables/${encodeURIComponent(id)}/hint?seat=${you}`);
      if (this.#version === version && hint.version === version) this.#hint = hint;
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 404) this.absent = true;
      else if (this.#version === version)
        this.#problem = refusal instanceof Refusal ? refusal.message : t("web-error-server");
    }
  }
}
