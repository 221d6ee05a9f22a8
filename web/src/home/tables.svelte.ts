// A list of tables that stays fresh while the page is looked at.
import { untrack } from "svelte";
import { get, Refusal } from "../service/api";
import { person } from "../service/me.svelte";
import { t } from "../speech/language.svelte";
import type { TableEntry } from "../wire/TableEntry";
import type { Tables } from "../wire/Tables";
import { learn } from "./table-entry";

/** How often the lists are asked for anew, in milliseconds. */
const EVERY = 15_000;

export class TableList {
  entries = $state.raw<TableEntry[] | null>(null);
  /** Why there is no list. */
  problem = $state<string | null>(null);
  /** Where the next part begins. */
  next = $state<string | undefined>();
  readonly #path: string;
  #extended = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #fresh = (): void => {
    if (document.visibilityState === "visible") void this.load();
  };

  constructor(path: "/api/tables?order=urgency" | "/api/tables?stage=over" | "/api/tables/open") {
    this.#path = path;
  }

  /** Loads the list, and again from time to time until the returned function is called. */
  follow(): () => void {
    void this.load();
    this.#timer = setInterval(this.#fresh, EVERY);
    document.addEventListener("visibilitychange", this.#fresh);
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener("visibilitychange", this.#fresh);
    };
  }

  /** Loads the first part. */
  async load(): Promise<void> {
    try {
      const { tables, next } = await get<Tables>(this.#path);
      // Parts that were fetched later stay behind the fresh first one.
      const known = new Set(tables.map(({ id }) => id));
      const later = this.#extended ? (this.entries ?? []).filter(({ id }) => !known.has(id)) : [];
      this.entries = [...tables, ...later];
      if (!this.#extended) this.next = next;
      this.problem = null;
      await learn(tables);
    } catch (problem) {
      if (problem instanceof Refusal && problem.status === 401) this.entries = [];
      else this.problem = problem instanceof Refusal ? problem.message : t("web-error-server");
    }
  }

  /** Loads the next part. */
  async more(): Promise<void> {
    if (this.next === undefined) return;
    const joint = this.#path.includes("?") ? "&" : "?";
    const after = `${this.#path}${joint}after=${encodeURIComponent(this.next)}`;
    const { tables, next } = await get<Tables>(after);
    this.entries = [...(this.entries ?? []), ...tables];
    this.next = next;
    this.#extended = true;
    await learn(tables);
  }
}

/** Lists for the page that is being made: fresh as long as it is there and knows its guest. */
function here(...lists: TableList[]): void {
  function follow(): () => void {
    const stops = lists.map((list) => list.follow());
    return () => stops.forEach((stop) => stop());
  }
  $effect(() => {
    if (person.me) return untrack(() => follow());
    for (const list of lists) list.entries = [];
    return undefined;
  });
}

/** One's own tables that are not over, the most urgent first, and the open ones. */
export function tablesHere(): { mine: TableList; open: TableList } {
  const mine = new TableList("/api/tables?order=urgency");
  const open = new TableList("/api/tables/open");
  here(mine, open);
  return { mine, open };
}

/** One's own tables that are over, the newest first. */
export function overHere(): TableList {
  const over = new TableList("/api/tables?stage=over");
  here(over);
  return over;
}
