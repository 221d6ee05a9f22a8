// How a game is furnished: what any page may need of it at once, and what is fetched when a page needs it.
import type { Component } from "svelte";
import type { Editing } from "../editor/editing.svelte";
import type { FieldGroup } from "../editor/fields";
import type { Position } from "../editor/notation";
import type { WorkedExample } from "../rulebook/worked-example";
import type { Edition, Thing } from "../speech/edition";
import type { Lang } from "../speech/language.svelte";
import type { Lexicon } from "../speech/lexicon.svelte";
import type { PrintParts } from "../print/parts";
import type { Sounds } from "../service/sounds";
import type { Carried, Scene, SeatLook } from "./scene";

/** Something that is fetched when it is asked for. */
export type Fetched<Value> = () => Promise<{ default: Value }>;
export type InLanguages<Value> = Record<Lang, Fetched<Value>>;

/** An icon of a 512 grid. */
export type IconBody = { body: string; width: number; height: number };

/** What is printed with a game. Not every game has a rulebook or a lesson. */
export interface Printed {
  messages: InLanguages<string>;
  edition: InLanguages<Edition>;
  rulebook?: InLanguages<unknown>;
  /** The drawn examples of the rulebook. */
  examples?: Fetched<unknown>;
  lesson?: InLanguages<unknown>;
}

/** The room of a game. Each game's folder has a `room.ts` whose default export is its room. */
export interface Room {
  /** The name of the game, as on the wire. */
  game: string;
  /** What the ids of its rules begin with, if it has a rulebook. */
  rulePrefix?: string;
  /** Its sign in lists of tables, and where its board in miniature is not here yet. */
  emblem: IconBody;
  /** Its sign above its lesson. */
  crest: IconBody;
  /** The gate on the first page: the line of its opening in a box of 420 by 300, and what adorns it. */
  gate?: { arch: string; Ornament: Component };
  /** Its board in miniature, behind the gate. */
  miniature?: Fetched<Component>;
  printed: Printed;
  /** All things of the edition that have a name. */
  things(edition: Edition): Thing[];
  /** Whether an option has something to say about what is agreed on otherwise. */
  optionMatters?(key: string, agreed: Record<string, string>): boolean;
  /** What a seat will play, where the scenario says so. */
  plannedSide?(
    seat: number,
    scenario: Thing["row"] | undefined,
    agreed: Record<string, string>,
    lexicon: Lexicon,
  ): string[];
  /** Whether sides are drawn by lot at the start. */
  sidesByLot?: boolean;
  /** What a seat plays in this view, as sentences call it; nothing while it is not known. */
  plays?(view: unknown, seat: number): { kind: string; id: string }[];
  /** What its tables are made of. */
  tableParts: Fetched<TableParts>;
  /** What its rulebook shows beside the text. */
  rulebookParts?: Fetched<RulebookParts>;
  /** The recorded game of its lesson. */
  recording?: Fetched<unknown>;
  /** What positions of it are set up with. */
  editorParts?: Fetched<EditorParts>;
  /** What of it is printed on paper. */
  printParts?: Fetched<PrintParts>;
}

/** What a seat's look is found by. */
export type Sighting = Pick<Scene, "view" | "lexicon" | "seats" | "options">;

/** Zones that a seat holds, each kind with the message that says that they were lost. */
export type Holdings = readonly { message: string; zones: readonly string[] }[];

/** What a table, a replay and a lesson of a game are made of. */
export interface TableParts {
  /** The large area: cloth or map. */
  Board: Component<{ scene: Scene }>;
  /** Whether the board is a map, which is as high as it is wide and leaves room beside it on a large screen. */
  map?: true;
  /** The strip below the board: hands of cards. */
  Tray?: Component<{ scene: Scene }>;
  /** What stands between prompt and tabs: battle, comparison. */
  Panel?: Component<{ scene: Scene }>;
  /** The figures of one seat in the list of seats. */
  SeatFigures: Component<{ scene: Scene; seat: number }>;
  /** The heading of the figures' columns, if any. */
  SeatHeading?: Component<{ scene: Scene }>;
  /** The round and what else stands at the top of the side column. */
  Progress: Component<{ scene: Scene }>;
  /** How the choices are laid out in the prompt, if not as a plain list of buttons. */
  Choices?: Component<{ scene: Scene }>;
  /** Which of its events are heard, and how. */
  sounds?: Sounds;
  /** How a seat is told apart. */
  seatLook(scene: Sighting, seat: number): SeatLook;
  /** What a seat holds and can lose, where it holds anything. */
  holdings?(view: unknown, seat: number): Holdings;
  /** What of it is drawn on paper too. */
  printed?: Printable;
  /** What decides places at the end, best first, as messages of the catalogue with their rules. */
  tieBreakers: { message: string; rule: string }[];
}

/** What is drawn on a table and on paper. */
export interface Printable {
  /** The empty map within its view box. */
  map?: { viewBox: readonly [x: number, y: number, width: number, height: number]; Map: PaperMap };
  /** The picture on a card, and the signs on it. */
  pictureOf?(card: string): IconBody;
  signsOf?(card: string): readonly IconBody[];
}

/** An empty map as it is printed: `scale` is in pixels per unit, as on a board. */
export type PaperMap = Component<{
  scale: number;
  /** Whether ink is saved: no colour where a line will do. */
  sparing: boolean;
  /** Whose home each zone is, where that is not printed on every map. */
  homes?: ReadonlyMap<string, string>;
  /** Whether zones have their names on it; they do if nothing is said. */
  named?: boolean;
}>;

/** What a rulebook shows beside the text. */
export interface RulebookParts {
  /** The column beside the rules: how to read pieces and cards, and tables of values. */
  Rail: Component;
  /** A worked example, drawn. */
  Diagram: Component<{ worked: WorkedExample; open?: (rule: string) => void }>;
}

/** What positions of a game are set up with: the board is that of its tables. */
export interface EditorParts {
  /** What is put on the board, as a message: pieces or cards. */
  things: string;
  /** Whether there are attacks, whose odds can be told. */
  attacks: boolean;
  /** What is put on the board, and what lies at the place that was touched last. */
  Tools: Component<{ editing: Editing }>;
  /** What else there is to say of a position: round, turn, cards. */
  fields(editing: Editing): readonly FieldGroup[];
  /** Keys of the notation that tell of something being carried out. Without them a turn is at its actions. */
  underway: readonly string[];
  /** What a touch of something on the board does. */
  touched?(editing: Editing, what: string): void;
  /** What it does to carry pieces to another zone. */
  carried?(editing: Editing, pieces: readonly Carried[], from: string, to: string): void;
  /** The draft as a view, as far as one can be made of it, on the ground of the last one that the server has made. */
  drawn(position: Position, view: unknown, editing: Editing): unknown;
}
