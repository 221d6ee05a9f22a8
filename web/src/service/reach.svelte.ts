// Whether the server can be reached. As long as it can't, pages show what was looked at before, and it is asked from time to
// time whether it is back.

/** What the worker says of an answer that it has kept; see `src/worker/keep.ts`. */
const KEPT = "x-kept";
const RENEWED = "renewed";
/** So often it is asked, in milliseconds. */
const EVERY = 5000;
/** What is asked, past all that is kept. */
const QUESTION = "/worker.js";

class Reach {
  /** Whether the server could not be reached the last time. */
  away = $state(false);
  /** Whether another build of the pages has come since this one was loaded. */
  renewed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (!navigator.onLine) this.lose();
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => void this.#ask());
    navigator.serviceWorker?.addEventListener("message", ({ data }) => {
      if (data === RENEWED) this.renewed = true;
    });
  }

  /** An answer has come: of the server, or one that was kept. */
  heard(answer: Response): void {
    if (answer.headers.has(KEPT)) this.lose();
    else this.find();
  }

  lose(): void {
    this.away = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }

  find(): void {
    this.away = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    if (!this.away) return;
    try {
      await fetch(QUESTION, { method: "HEAD", cache: "no-store" });
      this.find();
    } catch {
      this.lose();
    }
  }
}

export const reach = new Reach();
