// Positions as conformance cases write them: tables of values, read and changed by the path to a value.

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
/** A position in the notation of its game. What is not named is filled in by the program. */
export type Position = { readonly [key: string]: Value };

/** Where a value stands: a key, or a key and the place in its list. */
export type Path = readonly [key: string] | readonly [key: string, place: number];

/** All that a position needs to be understood. */
export interface Draft {
  options: Readonly<Record<string, string>>;
  position: Position;
  /** The hash of the edition whose pieces and zones it names; the newest if none is named. */
  edition?: string;
}

/** The value at a path; nothing if it is not named. */
export function at(position: Position, [key, place]: Path): Value | undefined {
  const value = position[key];
  if (place === undefined) return value;
  return Array.isArray(value) ? (value as readonly Value[])[place] : undefined;
}

/** The position with another value at a path. A list that is not named yet, or too short, begins as the `usual` one. */
export function put(position: Position, [key, place]: Path, value: Value, usual: Position = {}): Position {
  if (place === undefined) return { ...position, [key]: value };
  const listed = (whole: Value | undefined) => (Array.isArray(whole) ? (whole as readonly Value[]) : []);
  const [named, filled] = [listed(position[key]), listed(usual[key])];
  const length = Math.max(named.length, filled.length, place + 1);
  const list = Array.from({ length }, (_, index) => {
    const own = named[index];
    return own === undefined ? (filled[index] ?? blank(value)) : own;
  });
  list[place] = value;
  return { ...position, [key]: list };
}

/** What stands for seats of which nothing is said, beside a value that is said of another. */
function blank(beside: Value): Value {
  if (Array.isArray(beside)) return [];
  return typeof beside === "number" ? 0 : null;
}

/** The position in which these keys are not named. */
export function without(position: Position, keys: readonly string[]): Position {
  return Object.fromEntries(Object.entries(position).filter(([key]) => !keys.includes(key)));
}
