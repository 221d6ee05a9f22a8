// What the things of an edition are called, and all else that is printed on them, in the page's language.
import shelf from "shelf:edition";
import type { GameName } from "../scene/scene";
import { speech, type Lang } from "./language.svelte";

/** A row of a table of an edition: a card, a zone, a unit. */
export type Row = { id: string; name?: string } & Record<string, unknown>;

/** The edition's TOML files by name, each with its tables; texts are in one language. */
export type Edition = Record<string, Record<string, unknown>>;

/** Where the things of a kind are listed in an edition: file and table. */
type Places = Record<string, [file: string, table: string, nameKey?: string][]>;

const PLACES: Record<GameName, Places> = {
  "altes-reich": {
    monarch: [["monarchs", "monarch"]],
    event: [["events", "event", "title"]],
    criterion: [["criteria", "criterion"]],
    dynasty: [["monarchs", "dynasty"]],
  },
  grecia: {
    zone: [["map", "zone"]],
    unit: [["units", "unit"]],
    colour: [["units", "faction"]],
    "battle-card": [["cards", "battle"]],
    senate: [["cards", "senate"]],
    tactic: [["cards", "tactics"]],
    scenario: [["scenarios", "scenario"]],
  },
  napoleon: {
    zone: [["map", "zone"]],
    unit: [["units", "unit"]],
    empire: [["units", "empire"]],
    "battle-card": [["cards", "battle"]],
    "chance-card": [["cards", "chance"]],
    "action-card": [
      ["cards", "politics"],
      ["cards", "army"],
    ],
    route: [["cards", "trade"]],
    scenario: [["scenarios", "scenario"]],
  },
};

/** The texts of one game's edition. It follows the page's language. */
export class Lexicon {
  readonly game: GameName;
  #editions = $state.raw<Partial<Record<Lang, Edition>>>({});
  #rows = $derived.by(() => index(this.game, this.edition));

  constructor(game: GameName) {
    this.game = game;
  }

  /** The edition in the page's language, or in the one it was first loaded in until that is here. */
  get edition(): Edition {
    return this.#editions[speech.lang] ?? Object.values(this.#editions)[0] ?? {};
  }

  async load(lang: Lang = speech.lang): Promise<void> {
    if (this.#editions[lang]) return;
    const loaded = await shelf[this.game]?.[lang]?.();
    if (loaded) this.#editions = { ...this.#editions, [lang]: loaded.default as Edition };
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

function index(game: GameName, edition: Edition): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [kind, places] of Object.entries(PLACES[game]))
    for (const [file, table, nameKey] of places)
      for (const row of (edition[file]?.[table] ?? []) as Row[])
        rows.set(`${kind} ${row.id}`, nameKey ? { ...row, name: row[nameKey] as string } : row);
  if (game === "grecia") {
    const scenarios = (edition["scenarios"]?.["scenario"] ?? []) as { side?: { heroes?: Row[] }[] }[];
    const sides = [
      ...scenarios.flatMap((scenario) => scenario.side ?? []),
      ...((edition["units"]?.["faction"] ?? []) as { heroes?: Row[] }[]),
    ];
    for (const hero of sides.flatMap((side) => side.heroes ?? [])) rows.set(`hero ${hero.id}`, hero);
  }
  return rows;
}

const lexicons = new Map<GameName, Lexicon>();

/** The lexicon of a game; the same one every time. */
export function lexiconOf(game: GameName): Lexicon {
  let lexicon = lexicons.get(game);
  if (!lexicon) lexicons.set(game, (lexicon = new Lexicon(game)));
  return lexicon;
}

/** Loads all that a page of this game needs in the page's language. */
export async function open(game: GameName): Promise<Lexicon> {
  const lexicon = lexiconOf(game);
  await Promise.all([lexicon.load(), speech.learn(game)]);
  return lexicon;
}

/** Changes the language of the page and of every edition that is open. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...lexicons.values()].map((lexicon) => lexicon.load(lang)));
  await speech.change(lang);
}
