// What a game gives to be printed: its cards, counters, map and aids, as components that draw them from the edition.
import type { Component } from "svelte";
import type { Printable } from "../scene/room";
import type { Lexicon } from "../speech/lexicon.svelte";
import type { Size } from "./paper";

/** How something is drawn: with what on it, and whether ink is saved. */
export interface Drawn {
  of: string;
  sparing: boolean;
  /** The drawings that its table has for it. */
  printed: Printable;
}

/** Cards of one kind, which share their size and the way they are drawn. */
export interface Deck {
  id: string;
  size: Size;
  /** The cards with how many there are of each. */
  cards: readonly { of: string; copies: number }[];
  Face: Component<Drawn>;
  Back: Component<Drawn>;
  /** The colour of the bleed around a face, and around a back. */
  ground(of: string): string;
  backGround(of: string): string;
}

/** Counters with one ground: those of one side. */
export interface CounterGroup {
  id: string;
  ground: string;
  counters: readonly { of: string; copies: number }[];
}

export interface CounterSet {
  size: Size;
  groups: readonly CounterGroup[];
  /** Drawn within the counter's size, as a picture that fills it. */
  Face: Component<Drawn>;
  Back: Component<Drawn>;
}

/** What a page beside the board is drawn from. */
export interface AidProps {
  /** What it is about. */
  of: string;
  printed: Printable;
  sparing: boolean;
  /** What stands beside the game's rulebook. */
  rail: Component;
}

/** A page that lies beside the board. */
export interface Aid {
  id: string;
  heading: string;
  /** What it is about, where several pages are made alike. */
  of?: string;
  Page: Component<AidProps>;
}

export interface PrintParts {
  decks(lexicon: Lexicon): readonly Deck[];
  counters?(lexicon: Lexicon): CounterSet;
  /** About how wide its map is printed, in millimetres, so that counters fit its zones. */
  mapWidth?: number;
  aids(lexicon: Lexicon): readonly Aid[];
}

export const CARD: Size = { width: 63, height: 88 };
export const LYING_CARD: Size = { width: 88, height: 63 };
