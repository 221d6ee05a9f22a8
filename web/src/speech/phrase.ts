// Phrases of the rules become sentences: a message of the catalogue with names in its gaps.
import { FluentNumber } from "@fluent/bundle";
import {
  counted,
  formsOf,
  joined,
  joinedForms,
  withWord,
  you,
  type Forms,
  type Grammar,
  type Wording,
} from "./grammar";
import { speech, type Args } from "./language.svelte";
import type { Lexicon } from "./lexicon.svelte";

/** A message with what stands in its gaps. */
export type Phrase = { message: string; [gap: string]: unknown };

/** What seats and things are called. */
export interface Names {
  /** Whoever sits there. */
  seat(seat: number): string;
  lexicon: Lexicon;
  /** What the seat plays, by which sentences call it: a city, an empire or two; nothing where seats are alike. */
  plays?(seat: number): { kind: string; id: string }[];
  /** The seat of whoever reads, who is “you”. */
  you?: number | null;
}

/** What a gap holds, if it is a thing such as `{ zone: "athens" }`: its kind and id. */
export function thing(gap: unknown): { kind: string; id: string } | undefined {
  if (typeof gap !== "object" || gap === null || Array.isArray(gap)) return undefined;
  const entries = Object.entries(gap);
  const [kind, id] = entries[0] ?? [];
  return entries.length === 1 && kind !== undefined && typeof id === "string" ? { kind, id } : undefined;
}

/** All things and seats that a phrase speaks of, such as `zone` `athens` or `seat` `2`. */
export function mentions(phrase: Phrase, kind: string, id: string | number): boolean {
  const meant = (gap: unknown): boolean => {
    if (Array.isArray(gap)) return gap.some(meant);
    if (typeof gap !== "object" || gap === null) return false;
    if ("of" in gap) return meant(gap.of);
    return (gap as Record<string, unknown>)[kind] === id;
  };
  return Object.values(phrase).some(meant);
}

type Reference = { kind: string; id: string };

function seatOf(gap: unknown): number | undefined {
  return typeof gap === "object" && gap !== null && "seat" in gap && typeof gap.seat === "number"
    ? gap.seat
    : undefined;
}

function wording({ kind, id }: Reference, { lexicon }: Names): Wording {
  const row = lexicon.row(kind, id);
  return { name: row?.name ?? id, grammar: (row?.["grammar"] ?? {}) as Grammar };
}

/** What is counted of a gap, if it is a thing that can be. */
function countable(gap: unknown, names: Names): Grammar | undefined {
  const named = seatOf(gap) === undefined ? thing(gap) : undefined;
  const grammar = named && wording(named, names).grammar;
  return grammar?.one === undefined ? undefined : grammar;
}

/** The items of a list; equal ones that can be counted are counted. */
function items(gaps: unknown[], names: Names, dative: boolean): string {
  const told = new Map<unknown, { gap: unknown; count: number }>();
  for (const gap of gaps) {
    const key = countable(gap, names) ? JSON.stringify(gap) : gap;
    const known = told.get(key);
    if (known) known.count += 1;
    else told.set(key, { gap, count: 1 });
  }
  const said = [...told.values()].map(({ gap, count }) => {
    const grammar = countable(gap, names);
    return grammar ? counted(grammar, count, dative) : text(gap, names);
  });
  return joined(said, speech.lang);
}

/** What a card counts, “Henry IV with 49”; what a seat has, “you 4”. */
function counting(what: unknown, count: string, names: Names): string {
  const seat = seatOf(what);
  if (seat !== undefined) return `${seatForms(seat, names)["the"] ?? ""} ${count}`;
  return `${text(what, names)} ${withWord(speech.lang)} ${count}`;
}

function text(gap: unknown, names: Names): string {
  if (Array.isArray(gap)) return items(gap, names, false);
  if (typeof gap === "object" && gap !== null) {
    if ("of" in gap && "count" in gap) return counting(gap.of, String(gap.count), names);
    const seat = seatOf(gap);
    if (seat !== undefined) {
      const sides = names.plays?.(seat) ?? [];
      if (sides.length === 0) return names.seat(seat);
      return joined(
        sides.map((side) => wording(side, names).name),
        speech.lang,
      );
    }
    const named = thing(gap);
    if (named) return wording(named, names).name;
  }
  return String(gap);
}

/** The forms of whoever sits there: “you”, or what they play, or their name. */
function seatForms(seat: number, names: Names): Forms {
  const name = names.seat(seat);
  const sides = names.plays?.(seat) ?? [];
  const side =
    sides.length === 0
      ? formsOf({ name }, speech.lang)
      : joinedForms(
          sides.map((played) => formsOf(wording(played, names), speech.lang)),
          speech.lang,
        );
  return { ...(seat === names.you ? you(speech.lang) : side), name, side: side["dative"] ?? name };
}

/** What a sentence may need of a gap beside what stands in it. */
function forms(gap: unknown, names: Names): Forms {
  if (Array.isArray(gap)) {
    const each = gap.map((item) => forms(item, names));
    return { ...joinedForms(each, speech.lang), dative: items(gap, names, speech.lang === "de") };
  }
  if (typeof gap === "string") return { who: gap };
  if (typeof gap !== "object" || gap === null) return {};
  if ("of" in gap && "count" in gap) return forms(gap.of, names);
  const seat = seatOf(gap);
  if (seat !== undefined) return seatForms(seat, names);
  const named = thing(gap);
  return named ? formsOf(wording(named, names), speech.lang) : {};
}

const number = (value: number) => new FluentNumber(value, { useGrouping: false });

/** The phrase in the page's language. What its gaps bring along is listed in crates/phrasebook/src/messages.rs. */
export function say(phrase: Phrase, names: Names): string {
  const args: Args = {};
  for (const [name, gap] of Object.entries(phrase)) {
    if (name === "message") continue;
    if (Array.isArray(gap)) args[`${name}-count`] = number(gap.length);
    else if (typeof gap === "object" && gap !== null && "count" in gap)
      args[`${name}-count`] = number(Number(gap.count));
    for (const [form, said] of Object.entries(forms(gap, names))) args[`${name}-${form}`] = said;
    args[name] = typeof gap === "number" ? number(gap) : text(gap, names);
  }
  tellWhose(phrase, names, args);
  return speech.message(phrase.message, args);
}

/** The seat in a phrase that plays this among other sides, by the name of its gap. */
function playerOf(phrase: Phrase, side: unknown, names: Names): [gap: string, seat: number] | undefined {
  const sides = (Array.isArray(side) ? side : [side]).map((one) => thing(one));
  if (sides.length === 0 || sides.includes(undefined)) return undefined;
  for (const [gap, value] of Object.entries(phrase)) {
    const seat = seatOf(value);
    const plays = seat === undefined ? [] : (names.plays?.(seat) ?? []);
    const played = sides.every((side) => plays.some(({ kind, id }) => kind === side?.kind && id === side.id));
    if (seat !== undefined && plays.length > 1 && played) return [gap, seat];
  }
  return undefined;
}

/**
 * Says whose the units are that stand behind a side, where their player has several: “you move 1 infantry of France”, and of
 * others “France attacks”.
 */
function tellWhose(phrase: Phrase, names: Names, args: Args) {
  const gaps = Object.entries(phrase).filter(([name]) => name !== "message");
  const told = gaps.slice(1).flatMap(([units, unit], before) => {
    const side = gaps[before]?.[1];
    const player = playerOf(phrase, side, names);
    return player ? [{ side, units, unit, player }] : [];
  });
  const alike = new Set(told.map(({ side }) => JSON.stringify(side))).size < 2;
  told.forEach(({ side, units, unit, player: [player, seat] }) => {
    const { name: _, ...said } = forms(side, names);
    if (alike && seat !== names.you) {
      for (const [form, text] of Object.entries(said)) args[`${player}-${form}`] = text;
      return;
    }
    const whose = said[speech.lang === "de" ? "whose" : "of"] ?? "";
    for (const [form, text] of Object.entries(forms(unit, names)))
      if (form !== "who") args[`${units}-${form}`] = `${text} ${whose}`;
    args[units] = `${text(unit, names)} ${whose}`;
  });
}
