// What the diagrams of worked examples have to know of a game with a map.
import type { Component } from "svelte";
import type { Word, WorkedExample } from "../../../rulebook/worked-example";
import type { Fetched } from "../../../scene/room";
import type { SeatLook } from "../../../scene/scene";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import type { Standing } from "./position";
import type { CombatLuck } from "./reckoning";

export interface DrawnGame {
  game: string;
  /** What the sides are in the edition, such as `empire`. */
  sideKind: string;
  map: Fetched<unknown>;
  /** A piece as it lies on the map, within 34 by 41 from the origin. */
  Piece: Component<{ standing: Standing }>;
  sideLook(side: string): Pick<SeatLook, "colour" | "ink" | "emblem">;
  /** Who sits where. */
  sides(example: WorkedExample): readonly string[];
  /** What stands in a zone, as positions are written. */
  standings(written: string): Standing[];
  /** The rules by which a combat is reckoned up: units, bonuses as the event names them, card, and die or card drawn. */
  combat: { units: string; bonuses: Record<string, string>; card: string; luck: string };
  /** What chance added to both sides. */
  luck(played: readonly Word[], lexicon: Lexicon): CombatLuck;
}
