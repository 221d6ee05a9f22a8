// A position as a file of conformance cases, to be filled with words and expectations.
import type { Draft, Position, Value } from "./notation";
import type { Sound } from "./positions";

const BARE = /^[A-Za-z0-9_-]+$/;

function text(value: string): string {
  return JSON.stringify(value);
}

function key(name: string): string {
  return BARE.test(name) ? name : text(name);
}

/** A value in one line. What is missing has no place in TOML: tables leave it out, in lists it is an empty word. */
function written(value: Value): string {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) {
    const list = value as readonly Value[];
    return `[${list.map((each) => (each === null ? text("") : written(each))).join(", ")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== null);
    return entries.length === 0
      ? "{}"
      : `{ ${entries.map(([name, each]) => `${key(name)} = ${written(each)}`).join(", ")} }`;
  }
  return String(value);
}

function lines(position: Position): string[] {
  const plain = Object.entries(position).filter(([name, value]) => name !== "zones" && value !== null);
  const zones = Object.entries((position["zones"] ?? {}) as Position);
  return [
    ...plain.map(([name, value]) => `${key(name)} = ${written(value)}`),
    ...(zones.length === 0
      ? []
      : ["[case.position.zones]", ...zones.map(([zone, what]) => `${key(zone)} = ${written(what)}`)]),
  ];
}

export interface Case extends Draft {
  game: string;
  /** What it shows. */
  name: string;
  /** The ids of the rules it proves. */
  rules: readonly string[];
  /** Whom the game waits for, as cases say it. */
  awaits: string;
}

/** The file: it passes as it is if the position is one of the game and rules are named. */
export function conformanceCase({ game, name, rules, options, position, awaits }: Case): string {
  const said = Object.entries(options).map(([option, value]) => [option, valueOf(value)] as const);
  return [
    `game = ${text(game)}`,
    "",
    "[[case]]",
    `name = ${text(name)}`,
    `rules = ${written(rules)}`,
    `options = ${written(Object.fromEntries(said))}`,
    "[case.position]",
    ...lines(position),
    "[case.expect]",
    `awaits = ${text(awaits)}`,
    "",
  ].join("\n");
}

/** Options are numbers and yes or no where they look like it. */
function valueOf(option: string): Value {
  if (/^\d+$/.test(option)) return Number(option);
  return option === "true" || option === "false" ? option === "true" : option;
}

/** Whom a game waits for, as cases say it. */
export function awaitsOf(awaiting: Sound["awaiting"]): string {
  if (typeof awaiting === "string") return awaiting;
  const { seats } = awaiting;
  return seats.length === 1 ? `seat ${String(seats[0])}` : `seats ${seats.join(" ")}`;
}
