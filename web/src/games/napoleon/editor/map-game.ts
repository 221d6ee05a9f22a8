// The pieces of Napoleón, as positions are set up with them.
import type { Editing } from "../../../editor/editing.svelte";
import { t } from "../../../speech/language.svelte";
import type { MapGame, Side } from "../../empires/editor/map-game";
import { armsOf } from "../heraldry";
import { isShip } from "../pieces/face";
import Piece from "../rulebook/Piece.svelte";
import { standings, written } from "../standings";
import type { View } from "../view";

export const NEUTRAL = "neutral";

/** The empires that are played, seat by seat, as the draft has them. */
export function empiresOf(editing: Editing): readonly (readonly string[])[] {
  const named = (editing.position["empires"] ?? []) as readonly (readonly string[])[];
  const { seats } = editing.view as View;
  return seats.map(({ empires }, index) => named[index] ?? empires);
}

export const mapGame: MapGame = {
  sides(editing): Side[] {
    const units = editing.lexicon.all("unit").map(({ id }) => id);
    const side = (id: string, name: string): Side => ({
      id,
      name,
      look: { ...armsOf(id), side: name },
      kinds: units
        .filter((unit) => id !== NEUTRAL || !isShip(unit))
        .map((unit) => ({ what: "unit", side: id, id: unit, name: editing.lexicon.name("unit", unit) })),
    });
    return [
      ...empiresOf(editing)
        .flat()
        .map((empire) => side(empire, editing.lexicon.name("empire", empire))),
      side(NEUTRAL, t("web-position-neutral")),
    ];
  },
  belongs: ({ id }, zone) => isShip(id) === (zone.kind === "sea"),
  pushesOut: ({ kind }) => kind !== "sea",
  read: standings,
  write: written,
  Piece,
};
