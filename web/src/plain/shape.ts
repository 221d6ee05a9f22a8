// How the value of a view is laid out where no board is drawn for it: as text, list, table or fields.
import type { Scene } from "../scene/scene";
import { say, thing, type Phrase } from "../speech/phrase";

type Fields = Record<string, unknown>;

export type Shape =
  | { as: "text"; text: string }
  | { as: "list"; items: string[] }
  | { as: "items"; items: readonly unknown[] }
  | { as: "table"; columns: string[]; rows: { name: string | undefined; cells: Fields }[] }
  | { as: "fields"; fields: [key: string, value: unknown][] };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPhrase = (value: Fields): value is Phrase => typeof value["message"] === "string";
const NOTHING = "–";

/** A key in words: `hand_sizes` becomes “hand sizes”. */
export function inWords(key: string): string {
  return key.replace(/[_-]+/g, " ");
}

/** What a thing is called that stands at such a key; what is written there if it has no name. */
export function nameAt(scene: Scene, key: string, id: string): string {
  const { edition } = scene.lexicon;
  const named = edition[key]?.[id] ?? Object.values(edition).find((names) => id in names)?.[id];
  return typeof named === "string" ? named : id;
}

/** The text of a value that is a single thing; undefined for lists and fields. */
function textOf(scene: Scene, key: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (typeof value === "number") return key === "seat" ? scene.seat(value) : String(value);
  if (typeof value === "string") return nameAt(scene, key, value);
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : undefined;
  if (!isFields(value)) return String(value);
  if (isPhrase(value)) return say(value, scene);
  const named = thing(value);
  if (named && scene.lexicon.row(named.kind, named.id)) return scene.lexicon.name(named.kind, named.id);
  return Object.keys(value).length === 0 ? NOTHING : undefined;
}

/** Rows under the keys that any of them has. */
function table(rows: [name: string | undefined, cells: Fields][]): Shape {
  const columns = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells)))];
  return { as: "table", columns, rows: rows.map(([name, cells]) => ({ name, cells })) };
}

export function shapeOf(scene: Scene, key: string, value: unknown): Shape {
  const text = textOf(scene, key, value);
  if (text !== undefined) return { as: "text", text };
  const plural = (item: unknown) => textOf(scene, key.replace(/s$/, ""), item);
  if (Array.isArray(value)) {
    const texts = value.map(plural);
    if (texts.every((one) => one !== undefined)) return { as: "list", items: texts };
    return value.every(isFields)
      ? table(value.map((cells) => [undefined, cells]))
      : { as: "items", items: value };
  }
  const fields = Object.entries(value as Fields);
  const records = fields.filter((field): field is [string, Fields] => isFields(field[1]));
  return fields.length > 1 && records.length === fields.length
    ? table(records.map(([id, cells]) => [nameAt(scene, key, id), cells]))
    : { as: "fields", fields };
}
