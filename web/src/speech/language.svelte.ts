// The language of the page, and the messages in it.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import house from "printed:house";
import { joined } from "./grammar";
import type { InLanguages } from "../scene/room";
import { keep, LANGS, preferred, type Lang } from "./preferred";

export { LANGS, type Lang };
export type Args = Record<string, FluentVariable>;

/** Loads something in a language; gives its messages, if it has any. */
type Load = (lang: Lang) => Promise<string>;

const messagesOf =
  (messages: InLanguages<string>): Load =>
  async (lang) =>
    (await messages[lang]()).default;

class Speech {
  /** The language in which everything is said now. It changes when all that is said in it is here. */
  lang = $state<Lang>(preferred());
  #bundle = $state.raw(new FluentBundle("es"));
  // Formats take long to make, and boards ask for them by the hundred.
  #percents = $derived(new Intl.NumberFormat(this.lang, { style: "percent", maximumFractionDigits: 0 }));
  /** The language that was asked for last. */
  #wanted = this.lang;
  /** What is loaded in each language before it is spoken, by whose it is. */
  #sources = new Map<string, Load>([["house", messagesOf(house.messages)]]);
  #added = new Map<string, Promise<void>>();

  /** Loads what every page needs, once, before the first page is drawn. */
  async begin(): Promise<void> {
    await this.#load();
  }

  /** Speaks another language from now on, and remembers it unless it is for this once. */
  async change(lang: Lang, { keeping = true } = {}): Promise<void> {
    this.#wanted = lang;
    try {
      await this.#load();
    } catch (problem) {
      if (this.#wanted === lang) this.#wanted = this.lang;
      throw problem;
    }
    if (keeping) keep(this.lang);
  }

  /** Adds the messages of a game. */
  learn(game: string, messages: InLanguages<string>): Promise<void> {
    return this.#add(game, messagesOf(messages));
  }

  /** Adds something else that is said in the page's language: no language is spoken before that is here in it. */
  keepUp(what: string, load: (lang: Lang) => Promise<void>): Promise<void> {
    return this.#add(what, async (lang) => {
      await load(lang);
      return "";
    });
  }

  #add(what: string, load: Load): Promise<void> {
    let added = this.#added.get(what);
    if (!added) {
      this.#sources.set(what, load);
      added = this.#load().catch((problem: unknown) => {
        this.#sources.delete(what);
        this.#added.delete(what);
        throw problem;
      });
      this.#added.set(what, added);
    }
    return added;
  }

  async #load(): Promise<void> {
    const [lang, sources] = [this.#wanted, [...this.#sources.values()]];
    const texts = await Promise.all(sources.map((load) => load(lang)));
    // Whatever was asked for meanwhile is waited for too, so that two languages are never mixed.
    if (lang !== this.#wanted || sources.length !== this.#sources.size) return this.#load();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message of the catalogue; its key if there is none, which the tests do not let happen. */
  message(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** The first of these messages that there is; nothing if there is none. */
  first(...keys: string[]): string {
    const found = keys.find((key) => this.has(key));
    return found === undefined ? "" : this.message(found);
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.lang, options).format(value);
  }

  percent(share: number): string {
    return this.#percents.format(share);
  }

  list(items: string[]): string {
    return joined(items, this.lang);
  }

  /** How long ago, in words: “3 minutes ago”. */
  ago(since: number, now = Date.now()): string {
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: "auto", style: "short" });
    const seconds = (since - now) / 1000;
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ["day", 86400],
      ["hour", 3600],
      ["minute", 60],
    ];
    for (const [unit, length] of steps)
      if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
    return format.format(Math.trunc(seconds), "second");
  }
}

export const speech = new Speech();

/** A message in the page's language. */
export function t(key: string, args?: Record<string, string | number>): string {
  const values: Args = {};
  for (const [name, value] of Object.entries(args ?? {}))
    values[name] = typeof value === "number" ? new FluentNumber(value) : value;
  return speech.message(key, values);
}
