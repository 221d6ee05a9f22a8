// What a board draws: a view with its choices, whether it is played now, replayed, or an example of the rulebook.
import type { IconBody } from "./room";
import { mentions, type Names, type Phrase } from "../speech/phrase";
import type { LogLine } from "./told";
import type { Forecast } from "../wire/Forecast";
import type { Plan } from "../wire/Plan";
import type { Reach } from "../wire/Reach";

export type { LogLine };

/** A legal choice: its word, and what it is called. */
export type Offer = { word: string; label: Phrase };

/** A part of an action that is being named: its words, and the ply by which it is taken back. */
export type NamedPart = { ply: number; words: readonly Offer[] };

/** What a board may want to know of the server beyond the view: what units could do, and what to expect of combats. */
export interface Questions {
  /** What each kind of unit could do from where it stands. */
  reaches(): Promise<readonly Reach[]>;
  /** What these units of a zone could do together. */
  plans(from: string, units: readonly string[]): Promise<readonly Plan[]>;
  /** What is to be expected of the combat under way, or of each attack that can be named now. */
  forecasts(): Promise<readonly Forecast[]>;
}

/** What a board is drawn from. Boards never compute rules: what is not in `offers` can't be done. */
export interface Scene<View = unknown> extends Names {
  readonly game: string;
  /** What the viewer sees. */
  readonly view: View;
  /** The seat whose view it is; none for a spectator. Seats are numbered from 1. */
  readonly you: number | null;
  /** How many seats there are. */
  readonly seats: number;
  readonly options: Record<string, string>;
  /** What is asked, if the viewer is asked. */
  readonly prompt: Phrase | undefined;
  /** What can be chosen now. Empty while something is still being shown. */
  readonly offers: readonly Offer[];
  /** The parts of an action that the viewer has named and that is not carried out yet, where they can be taken back. */
  readonly named?: readonly NamedPart[];
  /** Takes back one part, by its ply. */
  retract?(ply: number): void;
  /** What has just happened and is being shown now; empty when the board is at rest. */
  readonly happening: readonly LogLine[];
  /** What has happened before, as far as it is kept; `happening` is its end. */
  readonly log?: readonly LogLine[];
  /** How long the showing of `happening` takes, in milliseconds; 0 if nothing should move. */
  readonly pace: number;
  /** Lets what is shown stay this much longer, in milliseconds: a verdict wants to be read. */
  linger?(longer: number): void;
  /** Makes a choice by its word. */
  choose(word: string): void;
  /** Makes several choices one after the other, all of them or none. */
  chooseAll?(words: readonly string[]): void;
  /** Whom to ask what units could do, where that is not the table itself. */
  readonly questions?: Questions;
  /** Whether the next thing that is touched explains itself, whatever it is. */
  readonly wondering?: boolean;
  /** Asks why a thing (`zone` `athens`, or a word) can't be chosen; the answer is shown near `at`. */
  explain(what: string, title: string, at: Element): void;
  /** Lets the player pick one of several offers that mean the same thing on the board, near `at`. */
  ask(offers: readonly Offer[], title: string, at: Element): void;
  /** Lets pieces be carried from zone to zone: only where a position is set up, and there all of them. */
  carry?(pieces: readonly Carried[], from: string, to: string): void;
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void;
}

/** A piece that is carried over a map: of which side, and which of its kinds. */
export interface Carried {
  what: "unit" | "fortress" | "hero";
  side: string;
  id: string;
}

/** The scores as the game stands, seat by seat, which every view tells. */
export function scoresOf({ view }: Pick<Scene, "view">): readonly number[] {
  return (view as { standing?: { scores?: number[] } } | undefined)?.standing?.scores ?? [];
}

/** The offers that speak of a thing, such as `zone` `athens`. */
export function offersOf(scene: Scene, kind: string, id: string | number): Offer[] {
  return scene.offers.filter((offer) => mentions(offer.label, kind, id));
}

/** What a click on a thing does: chooses it, asks which of several choices is meant, or explains. */
export function touch(scene: Scene, kind: string, id: string, at: Element): void {
  const offers = offersOf(scene, kind, id);
  const name = scene.lexicon.name(kind, id);
  const [only] = offers;
  if (only && offers.length === 1) scene.choose(only.word);
  else if (only) scene.ask(offers, name, at);
  else scene.explain(id, name, at);
}

/** How a seat is told apart: a colour, an emblem and a pattern, never colour alone. */
export interface SeatLook {
  /** A CSS colour for fills, dark enough for white text unless `ink` says otherwise. */
  colour: string;
  /** The colour of text and emblem on it. */
  ink: string;
  emblem: IconBody;
  /** The pattern along borders. */
  pattern: "plain" | "stripes" | "waves" | "lattice" | "dots" | "bars" | "checks" | "zigzag";
  /** What the seat plays, such as Athens or France, in the page's language; empty where seats are alike. */
  side: string;
}
