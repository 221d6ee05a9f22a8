// What the things of an edition are called, and all else that is printed on them, in the page's language.
import { plainRoomOf, roomOf } from "../games";
import type { Room } from "../scene/room";
import type { Edition, Row } from "./edition";
import { speech, type Lang } from "./language.svelte";

/** What is read until an edition is here. */
const NOTHING: Edition = {};

/** The things of an edition, by kind and id. */
type Things = Map<string, Map<string, Row>>;

/** The texts of one game's edition. It follows the page's language. */
export class Lexicon {
  readonly #room: Room;
  #editions = $state.raw<Partial<Record<Lang, Edition>>>({});
  /** What has been read of each edition. It outlives any page, so it is no derived value of one. */
  readonly #read = new WeakMap<Edition, Things>();

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

  get #things(): Things {
    const edition = this.edition;
    let things = this.#read.get(edition);
    if (!things) {
      things = new Map();
      for (const { kind, row } of this.#room.things(edition)) {
        const rows = things.get(kind) ?? new Map<string, Row>();
        things.set(kind, rows.set(row.id, row));
      }
      this.#read.set(edition, things);
    }
    return things;
  }

  /** The row of a thing, such as `row("zone", "athens")`. */
  row(kind: string, id: string): Row | undefined {
    return this.#things.get(kind)?.get(id);
  }

  /** All things of a kind, in the order of the edition. */
  all(kind: string): readonly Row[] {
    return [...(this.#things.get(kind)?.values() ?? [])];
  }

  /** What a thing is called; its id if it has no name. */
  name(kind: string, id: string): string {
    return this.row(kind, id)?.name ?? id;
  }
}

const lexicons = new Map<string, Lexicon>();

/** The lexicon of a game, or of an edition that its own board can't draw; the same one every time. */
export function lexiconOf(game: string, edition?: string): Lexicon {
  const key = edition === undefined ? game : `${game} ${edition}`;
  let lexicon = lexicons.get(key);
  if (!lexicon) {
    lexicon = new Lexicon(edition === undefined ? roomOf(game) : plainRoomOf(game, edition));
    lexicons.set(key, lexicon);
  }
  return lexicon;
}

/** Loads all that a page of this game needs in the page's language, now and whenever that changes. */
export async function open(game: string, edition?: string): Promise<Lexicon> {
  const lexicon = lexiconOf(game, edition);
  await Promise.all([
    speech.keepUp(`${game} ${edition ?? "edition"}`, (lang) => lexicon.load(lang)),
    speech.learn(game, roomOf(game).printed.messages),
  ]);
  return lexicon;
}
