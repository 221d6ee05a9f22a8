// The counters of Napoleón: as many of each as the edition has, and as many neutral ones as any scenario needs.
import type { CounterSet } from "../../../print/parts";
import { TOKENS } from "../../../print/tokens";
import type { Row } from "../../../speech/edition";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import { armsOf } from "../heraldry";
import CounterBack from "./CounterBack.svelte";
import CounterFace from "./CounterFace.svelte";

export const SIZE = { width: 18, height: 20 };

/** A counter as it is written: `france infantry`, or a token. */
export function counterOf(of: string): { empire: string; kind: string; token: string | undefined } {
  const [empire = "", kind = "", token] = of.split(" ");
  return { empire, kind, token: empire === "tokens" ? token : undefined };
}

type Zone = Row & { kind: string; size?: string; color?: string; flag?: boolean };
type Levels = Record<string, Record<string, string[]>>;

/** The units of the neutrals when a scenario begins. [NA-SET-04, NA-SET-05] */
function neutralsOf(scenario: Row, lexicon: Lexicon): string[] {
  const levels = (lexicon.edition["scenarios"]?.["neutral_level"] ?? {}) as Levels;
  const level = levels[scenario["neutral"] as string] ?? {};
  const seats = (scenario["seat"] ?? []) as { empires?: string[]; setup?: { zone: string }[] }[];
  const played = seats.flatMap(({ empires }) => empires ?? []);
  const held = new Set(seats.flatMap(({ setup }) => setup ?? []).map(({ zone }) => zone));
  const garrisons = new Map(
    ((scenario["garrison"] ?? []) as { zone: string; units: string[] }[]).map(({ zone, units }) => [
      zone,
      units,
    ]),
  );
  return (lexicon.all("zone") as Zone[]).flatMap((zone) => {
    const garrison = garrisons.get(zone.id);
    if (garrison) return garrison;
    if (!zone.flag || held.has(zone.id) || (zone.color !== undefined && played.includes(zone.color)))
      return [];
    if (zone.kind === "land") return level["territory"] ?? [];
    return level[zone.color === undefined ? `minor_${zone.size}` : `${zone.size}_city`] ?? [];
  });
}

/** The most neutral units of a kind that any scenario begins with; one more may be raised by a card. */
function neutralCopies(lexicon: Lexicon, kind: string): number {
  const counts = lexicon
    .all("scenario")
    .map((scenario) => neutralsOf(scenario, lexicon).filter((unit) => unit === kind).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? 0 : most + 1;
}

export function counters(lexicon: Lexicon): CounterSet {
  const units = lexicon.all("unit");
  const sides = lexicon.all("empire").map((empire) => ({
    id: empire.id,
    ground: armsOf(empire.id).colour,
    counters: units.map((unit) => ({
      of: `${empire.id} ${unit.id}`,
      copies: empire["player"]
        ? Number(unit["counters"] ?? 0) + (empire.id === "france" ? Number(unit["extra_france"] ?? 0) : 0)
        : neutralCopies(lexicon, unit.id),
    })),
  }));
  return { size: SIZE, groups: [...sides, TOKENS], Face: CounterFace, Back: CounterBack };
}
