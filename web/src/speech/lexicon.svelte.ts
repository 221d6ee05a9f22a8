// What the things of an edition are called, and all else that is printed on them, in the page's language.
import { roomOf } from "../games";
import type { Room } from "../scene/room";
import type { Edition, Row } from "./edition";
import { speech, type Lang } from "./language.svelte";

/** What is read until an edition is here. */
const NOTHING: Edition = {};

/** The texts of one game's edition. It follows the page's language. */
export class Lexicon {
  readonly #room: Room;
  #editions = $state.raw<Partial<Record<Lang, Edition>>>({});
  /** The things of each edition by kind and id. It outlives any page, so it is no derived value of one. */
  readonly #things = new WeakMap<Edition, Map<string, Row>>();

  constructor(room: Room) {
    this.#room = room;
  }

  /** The edition in the page's language, or in the one it was first loaded in until that is here. */
  get edition(): Edition {
    return this.#editions[speech.lang] ?? Object.values(this.#editions)[0] ?? NOTHING;
  }

  async load(lang: Lang): Promise<void> {
    if (this.#editions[lang]) return;
    const loaded = await this.#room.printed.edition[lang]();
    this.#editions = { ...this.#editions, [lang]: loaded.default };
  }

  get #rows(): Map<string, Row> {
    const edition = this.edition;
    let rows = this.#things.get(edition);
    if (!rows) {
      rows = new Map(this.#room.things(edition).map(({ kind, row }) => [`${kind} ${row.id}`, row]));
      this.#things.set(edition, rows);
    }
    return rows;
  }

  /** The row of a thing, such as `row("zone", "athens")`. */
  row(kind: string, id: string): Row | undefined {
    return this.#rows.get(`${kind} ${id}`);
  }

  /** All things of a kind, in the order of the edition. */
  all(kind: string): Row[] {
    return [...this.#rows.entries()].filter(([key]) => key.startsWith(`${kind} `)).map(([, row]) => row);
  }

  /** What a thing is called; its id if it has no name. */
  name(kind: string, id: string): string {
    return this.row(kind, id)?.name ?? id;
  }
}

const lexicons = new Map<string, Lexicon>();

/** The lexicon of a game; the same one every time. */
export function lexiconOf(game: string): Lexicon {
  let lexicon = lexicons.get(game);
  if (!lexicon) lexicons.set(game, (lexicon = new Lexicon(roomOf(game))));
  return lexicon;
}

/** Loads all that a page of this game needs in the page's language, now and whenever that changes. */
export async function open(game: string): Promise<Lexicon> {
  const lexicon = lexiconOf(game);
  await Promise.all([
    speech.keepUp(`${game} edition`, (lang) => lexicon.load(lang)),
    speech.learn(game, roomOf(game).printed.messages),
  ]);
  return lexicon;
}
