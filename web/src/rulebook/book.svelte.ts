// A rulebook in the page's language: chapters of rules, its words, and where a rule stands.
import { ROOMS, roomOf } from "../games";
import { speech, type Lang } from "../speech/language.svelte";

export interface Rule {
  id: string;
  text: string;
  example?: string;
}

export interface Chapter {
  id: string;
  title: string;
  intro?: string;
  rule?: Rule[];
}

/** A rulebook as it is printed. */
export interface Book {
  title: string;
  tagline: string;
  /** The words of the game, by their keys. */
  terms: Record<string, string>;
  chapter: Chapter[];
}

/** The games that have a rulebook. */
export const BOOKS: readonly string[] = ROOMS.filter((room) => room.printed.rulebook).map(({ game }) => game);

/** Where a rule stands: its chapter, and its neighbours there. */
export function placeOf(
  book: Book,
  id: string,
): { chapter: Chapter; rule: Rule; before: Rule | undefined; after: Rule | undefined } | undefined {
  for (const chapter of book.chapter) {
    const rules = chapter.rule ?? [];
    const index = rules.findIndex((rule) => rule.id === id);
    const rule = rules[index];
    if (rule) return { chapter, rule, before: rules[index - 1], after: rules[index + 1] };
  }
  return undefined;
}

class Books {
  #books = $state.raw<Partial<Record<string, Book>>>({});
  /** The last language in which the book of a game was read, to be read on until another is here. */
  #last: Partial<Record<string, Lang>> = {};

  /** The book in the page's language, or in the last one until that is here. */
  book(game: string): Book | undefined {
    const here = this.#books[`${game} ${speech.lang}`];
    if (here) return here;
    const last = this.#last[game];
    return last ? this.#books[`${game} ${last}`] : undefined;
  }

  /** Fetches the book in the page's language. */
  async fetch(game: string, lang: Lang = speech.lang): Promise<void> {
    const key = `${game} ${lang}`;
    if (!this.#books[key]) {
      const loaded = await roomOf(game).printed.rulebook?.[lang]();
      if (loaded) this.#books = { ...this.#books, [key]: loaded.default as Book };
    }
    this.#last[game] = lang;
  }

  async fetchAll(): Promise<void> {
    await Promise.all(BOOKS.map((game) => this.fetch(game)));
  }
}

export const books = new Books();
