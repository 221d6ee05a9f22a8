// What is printed on the cards, in the page's language.
import { lexiconOf } from "../../../speech/lexicon.svelte";

export interface Monarch {
  id: string;
  name: string;
  role: string;
  reign_from: number;
  reign_to: number;
  years: number;
  /** The realms whose crowns are printed, without the imperial crown. */
  crowns: string[];
  emperor: boolean;
  dynasty: string;
  elector?: 2 | 3;
  electorate?: string;
}

export interface Event {
  id: string;
  name: string;
  year: number;
  kind: "territory" | "insignia" | "turning-point";
  dynasty: string;
  symbols: string[];
  person: string;
  swords?: "black" | "red";
  blurb: string;
}

export interface Criterion {
  id: string;
  name: string;
  measure: "crowns" | "years" | "distance" | "reign_from" | "reign_to";
  better: "max" | "min";
  help: string;
}

function row<Kind>(kind: string, id: string): Kind {
  const found = lexiconOf("altes-reich").row(kind, id);
  if (!found) throw new Error(`the edition has no ${kind} ${id}`);
  return found as unknown as Kind;
}

export function monarch(id: string): Monarch {
  return row<Monarch>("monarch", id);
}

export function event(id: string): Event {
  return row<Event>("event", id);
}

export function criterion(id: string): Criterion {
  return row<Criterion>("criterion", id);
}

export function dynastyName(id: string): string {
  return lexiconOf("altes-reich").name("dynasty", id);
}

/** What a realm, a role or an electorate is called. */
export function named(table: "realm" | "role" | "electorate", id: string): string {
  const rows = lexiconOf("altes-reich").edition["monarchs"]?.[table] as
    { id: string; name: string }[] | undefined;
  return rows?.find((entry) => entry.id === id)?.name ?? id;
}
