// What stands where in a position, and what goes where in the words that are played from it.
import { words, type WorkedExample } from "./worked-example";

/** Something on the map: a unit, a fortress or a hero; of ships in Grecia, how many. */
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

const LETTERS: Record<string, string> = { L: "light", M: "medium", H: "heavy", C: "cavalry" };
/** Who sits where at a table of eight. */
const EMPIRES = ["france", "britain", "spain", "austria", "prussia", "russia", "ottoman", "sweden"];

/** The colour or empire of a seat. */
export function sideOf(example: WorkedExample, seat: number): string {
  return (example.position.colours ?? EMPIRES)[seat - 1] ?? "";
}

function ofGrecia(written: string): Standing[] {
  return written.split(", ").flatMap((part): Standing[] => {
    const [first = "", second] = part.split(" ");
    if (first === "fortress") return [{ what: "fortress", side: second ?? "", id: "fortress", count: 1 }];
    if (second === undefined) return [{ what: "hero", side: "", id: first, count: 1 }];
    if (/^\d+$/.test(second)) return [{ what: "unit", side: first, id: "ship", count: Number(second) }];
    return Array.from(second, (letter) => ({
      what: "unit",
      side: first,
      id: LETTERS[letter] ?? letter,
      count: 1,
    }));
  });
}

function ofNapoleon(written: string): Standing[] {
  return written.split(", ").flatMap((part) => {
    const [side = "", ...units] = part.split(" ");
    const found: Standing[] = [];
    let times = 1;
    for (const unit of units) {
      if (/^\d+$/.test(unit)) {
        times = Number(unit);
        continue;
      }
      for (let one = 0; one < times; one++) found.push({ what: "unit", side, id: unit, count: 1 });
      times = 1;
    }
    return found;
  });
}

/** What stands in each zone. */
export function standings(game: string, example: WorkedExample): Map<string, Standing[]> {
  const read = game === "grecia" ? ofGrecia : ofNapoleon;
  return new Map(
    Object.entries(example.position.zones ?? {}).map(([zone, written]) => [zone, read(written)]),
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
export function recruits(example: WorkedExample): { zone: string; standing: Standing }[] {
  const found: { zone: string; standing: Standing }[] = [];
  let unit: string | undefined;
  for (const { seat, verb, rest } of words(example)) {
    if (verb === "take") unit = rest.at(-1);
    if (verb === "in" && unit !== undefined && rest[0] !== undefined)
      found.push({
        zone: rest[0],
        standing: { what: "unit", side: sideOf(example, seat), id: unit, count: 1 },
      });
  }
  return found;
}
