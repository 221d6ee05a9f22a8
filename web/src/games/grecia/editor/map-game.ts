// The pieces of Grecia, as positions are set up with them.
import type { Editing } from "../../../editor/editing.svelte";
import type { MapGame, Side } from "../../empires/editor/map-game";
import { t } from "../../../speech/language.svelte";
import Piece from "../rulebook/Piece.svelte";
import { colourLook, sideRow } from "../seat-look";
import type { Row } from "../../../speech/edition";
import { standings, written } from "../standings";
import type { View } from "../view";

const LAND = ["light", "medium", "heavy", "cavalry"];
export const NEUTRAL = "neutral";

/** The colours that are played, seat by seat, as the draft has them. */
export function coloursOf(editing: Editing): string[] {
  const named = (editing.position["colours"] ?? []) as readonly (string | null)[];
  const { seats } = editing.view as View;
  return seats.map(({ colour }, index) => named[index] ?? colour ?? "");
}

/** The heroes of a colour: those of its side in the scenario, else those of the free game. */
export function heroesOf(editing: Pick<Editing, "lexicon" | "view">, colour: string): readonly Row[] {
  return (
    sideRow(editing, colour)?.heroes ??
    (editing.lexicon.row("colour", colour)?.["heroes"] as Row[] | undefined) ??
    []
  );
}

export const mapGame: MapGame = {
  sides(editing): Side[] {
    const unit = (side: string) => (id: string) => ({
      what: "unit" as const,
      side,
      id,
      name: editing.lexicon.name("unit", id),
    });
    const played = coloursOf(editing).filter((colour) => colour !== "");
    const sides = played.map((colour): Side => {
      const look = colourLook(editing, colour);
      return {
        id: colour,
        name: look.side || editing.lexicon.name("colour", colour),
        look,
        kinds: [
          ...[...LAND, "ship"].map(unit(colour)),
          { what: "fortress", side: colour, id: "fortress", name: t("web-grecia-fortress") },
          ...heroesOf(editing, colour).map(({ id }) => ({
            what: "hero" as const,
            side: colour,
            id,
            name: editing.lexicon.name("hero", id),
          })),
        ],
      };
    });
    return [
      ...sides,
      {
        id: NEUTRAL,
        name: t("web-position-neutral"),
        look: colourLook(editing, NEUTRAL),
        kinds: LAND.map(unit(NEUTRAL)),
      },
    ];
  },
  belongs: ({ id }, zone) => (id === "ship") === (zone.kind === "sea"),
  pushesOut: ({ kind }) => kind !== "sea",
  read: standings,
  write: written,
  Piece,
};
