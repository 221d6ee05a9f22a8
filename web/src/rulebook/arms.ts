// How the sides of the map games look: colour, ink and emblem, as on their counters.
import { colourLook, type EdgedLook } from "../games/grecia/seat-look";
import { armsOf as napoleonArms } from "../games/napoleon/heraldry";
import { lexiconOf } from "../speech/lexicon.svelte";

type Arms = Pick<EdgedLook, "colour" | "ink" | "emblem">;

/** What the pieces of a colour wear. */
export function greekLook(colour: string): EdgedLook {
  return colourLook({ view: undefined, lexicon: lexiconOf("grecia") }, colour);
}

export function armsOf(game: "grecia" | "napoleon", side: string): Arms {
  if (game === "grecia") return greekLook(side);
  const { fill, ink, emblem } = napoleonArms(side);
  return { colour: fill, ink, emblem };
}

/** The colour a hero of Grecia fights for, by the scenarios and the free game. */
export function colourOfHero(hero: string): string {
  const { edition } = lexiconOf("grecia");
  type Side = { faction?: string; id?: string; heroes?: { id: string }[] };
  const sides = [
    ...((edition["scenarios"]?.["scenario"] ?? []) as { side?: Side[] }[]).flatMap(({ side }) => side ?? []),
    ...((edition["units"]?.["faction"] ?? []) as Side[]),
  ];
  const own = sides.find((side) => side.heroes?.some(({ id }) => id === hero));
  return own?.faction ?? own?.id ?? "neutral";
}
