// What stands where in a position, and what goes where in the words that are played from it.
import { words, type WorkedExample } from "../../../rulebook/worked-example";
import type { DrawnGame } from "./drawn-game";

/** Something on the map: a unit, a fortress or a hero; of units that are counted, how many. */
export interface Standing {
  what: "unit" | "fortress" | "hero";
  /** Colour or empire; of a hero, none. */
  side: string;
  /** The unit, or the hero's name. */
  id: string;
  count: number;
}

/** Something that goes from zone to zone. */
export interface March {
  kind: "move" | "attack" | "support" | "flight";
  from: string;
  to: string;
}

/** The colour or empire of a seat. */
export function sideOf(game: DrawnGame, example: WorkedExample, seat: number): string {
  return game.sides(example)[seat - 1] ?? "";
}

/** What stands in each zone. */
export function standings(game: DrawnGame, example: WorkedExample): Map<string, Standing[]> {
  return new Map(
    Object.entries(example.position.zones ?? {}).map(([zone, written]) => [zone, game.standings(written)]),
  );
}

/** Where the hero stands. */
function zoneOfHero(example: WorkedExample, hero: string): string | undefined {
  return Object.entries(example.position.zones ?? {}).find(([, written]) =>
    written.split(", ").includes(hero),
  )?.[0];
}

/** What goes where. A march is told once, however many go. */
export function marches(example: WorkedExample): March[] {
  const found: March[] = [];
  const add = (kind: March["kind"], from: string | undefined, to: string | undefined): void => {
    if (!from || !to || from === to) return;
    if (!found.some((march) => march.from === from && march.to === to)) found.push({ kind, from, to });
  };
  let action = "";
  let from: string | undefined;
  let fight: string | undefined;
  for (const { verb, rest } of words(example)) {
    const last = rest.at(-1);
    if (["move", "attack", "swap"].includes(verb)) {
      action = verb;
      if (verb === "attack") fight = undefined;
    } else if (verb === "from") from = last;
    else if (verb === "hero" && action === "") from = zoneOfHero(example, last ?? "");
    else if (verb === "storm") {
      add("attack", found.at(-1)?.to, last);
      fight = last;
    } else if (verb === "to" && action === "attack" && fight === undefined) {
      add("attack", from, last);
      fight = last;
    } else if (verb === "to" && fight !== undefined) add("flight", fight, last);
    else if (verb === "to") {
      add("move", from, last);
      if (action === "swap") add("move", last, from);
    } else if (verb === "support") add("support", last, fight);
  }
  return found;
}

/** New units, and where they are put. */
export function recruits(game: DrawnGame, example: WorkedExample): { zone: string; standing: Standing }[] {
  const found: { zone: string; standing: Standing }[] = [];
  let unit: string | undefined;
  for (const { seat, verb, rest } of words(example)) {
    if (verb === "take") unit = rest.at(-1);
    if (verb === "in" && unit !== undefined && rest[0] !== undefined)
      found.push({
        zone: rest[0],
        standing: { what: "unit", side: sideOf(game, example, seat), id: unit, count: 1 },
      });
  }
  return found;
}
