// What a form asks of a position, described by the game and laid out by the page.
import type { Path, Position, Value } from "./notation";

/** One of several things to choose from, with what it is called. */
export type Choice<Id extends Value = Value> = readonly [id: Id, name: string];

interface Asked {
  path: Path;
  label: string;
  /** Keys that follow from this one unless they are named, and are named no longer when it changes. */
  frees?: readonly string[];
  /** How it is read and written where it is no value of its own. */
  own?: { read(): Value | undefined; write(value: Value): Position };
}

export interface NumberField extends Asked {
  kind: "number";
  least: number;
  most: number;
}

export interface ChoiceField extends Asked {
  kind: "choice";
  choices: readonly Choice[];
}

/** Some of many things, such as the cards of a hand. */
export interface ListField extends Asked {
  kind: "list";
  /** All things, in groups that have a name where there are several. */
  choices: readonly { name: string; choices: readonly Choice<string>[] }[];
  /** How often one of them can be there. */
  most?: (id: string) => number;
}

export type Field = NumberField | ChoiceField | ListField;

export interface FieldGroup {
  title: string;
  fields: readonly Field[];
}

/** The id of a field in the page, by what it asks for. */
export function fieldId([key, place]: Path): string {
  return place === undefined ? `field-${key}` : `field-${key}-${String(place)}`;
}
