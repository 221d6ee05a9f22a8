// What the things of an edition are called, and all else that is printed on them, in the page's language.
import { roomOf } from "../games";
import type { Room } from "../scene/room";
import type { Edition, Row } from "./edition";
import { speech, type Lang } from "./language.svelte";

/** The texts of one game's edition. It follows the page's language. */
export class Lexicon {
  readonly #room: Room;
  #editions = $state.raw<Partial<Record<Lang, Edition>>>({});
  #rows = $derived.by(
    () => new Map(this.#room.things(this.edition).map(({ kind, row }) => [`${kind} ${row.id}`, row])),
  );

  #kinds = $derived.by(() => {
    const kinds = new Map<string, Row[]>();
    for (const [key, row] of this.#rows) {
      const kind = key.slice(0, key.indexOf(" "));
      kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
    }
    return kinds;
  });

  constructor(room: Room) {
    this.#room = room;
  }

  /** The edition in the page's language, or in the one it was first loaded in until that is here. */
  get edition(): Edition {
    return this.#editions[speech.lang] ?? Object.values(this.#editions)[0] ?? {};
  }

  get isOpen(): boolean {
    return Object.keys(this.#editions).length > 0;
  }

  async load(lang: Lang = speech.lang): Promise<void> {
    if (this.#editions[lang]) return;
    const loaded = await this.#room.printed.edition[lang]();
    this.#editions = { ...this.#editions, [lang]: loaded.default };
  }

  /** The row of a thing, such as `row("zone", "athens")`. */
  row(kind: string, id: string): Row | undefined {
    return this.#rows.get(`${kind} ${id}`);
  }

  /** All things of a kind, in the order of the edition. */
  all(kind: string): readonly Row[] {
    return this.#kinds.get(kind) ?? [];
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

/** Loads all that a page of this game needs in the page's language. */
export async function open(game: string): Promise<Lexicon> {
  const lexicon = lexiconOf(game);
  await Promise.all([lexicon.load(), speech.learn(game, roomOf(game).printed.messages)]);
  return lexicon;
}

/** Changes the language of the page and of every edition that is open. */
export async function speak(lang: Lang): Promise<void> {
  const open = [...lexicons.values()].filter((lexicon) => lexicon.isOpen);
  await Promise.all(open.map((lexicon) => lexicon.load(lang)));
  await speech.change(lang);
}
