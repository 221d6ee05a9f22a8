// What setting up positions has to know of a game with a map.
import type { Component } from "svelte";
import type { Editing } from "../../../editor/editing.svelte";
import type { SeatLook } from "../../../scene/scene";
import type { Standing } from "../diagram/position";

/** A kind of piece that a side has. */
export interface Kind extends Pick<Standing, "what" | "side" | "id"> {
  name: string;
}

/** A colour or an empire, or the neutrals, with all pieces it can have. */
export interface Side {
  id: string;
  name: string;
  look: SeatLook;
  kinds: readonly Kind[];
}

export interface MapGame {
  sides(editing: Editing): readonly Side[];
  /** Whether such a piece can stand in such a zone. */
  belongs(kind: Pick<Kind, "what" | "id">, zone: { kind: string }): boolean;
  /** Whether units of a second side push out those of the first. */
  pushesOut(zone: { kind: string }): boolean;
  /** What stands in a zone, as positions write it. */
  read(written: string): Standing[];
  write(standings: readonly Standing[]): string;
  /** A piece as it lies on the map, within 34 by 41 from the origin. */
  Piece: Component<{ standing: Standing }>;
}
