// How the analysis of a game is read: the chances of a moment, the battles of a seat, room for what stands beside a graph.
import type { Battle } from "../wire/Battle";
import type { Moment } from "../wire/Moment";

/** How likely each seat was to win after so many plies. */
export function chancesAt(moments: readonly Pick<Moment, "ply" | "win">[], ply: number): number[] {
  const past = moments.findLast((moment) => moment.ply <= ply);
  return (past ?? moments[0])?.win ?? [];
}

/**
 * The same course with one point for every stretch of so many plies, the mean of its moments: each moment is seen by
 * whoever decides, and points closer than one can see would only blur. The last moment stays as it is.
 */
export function evened(moments: readonly Moment[], stretch: number): Pick<Moment, "ply" | "win">[] {
  const stretches = new Map<number, Moment[]>();
  for (const moment of moments.slice(0, -1)) {
    const key = Math.floor(moment.ply / Math.max(1, stretch));
    stretches.set(key, [...(stretches.get(key) ?? []), moment]);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const points = [...stretches.values()].map((among) => ({
    ply: mean(among.map(({ ply }) => ply)),
    win: (among[0]?.win ?? []).map((_, seat) => mean(among.map(({ win }) => win[seat] ?? 0))),
  }));
  return [...points, ...moments.slice(-1)];
}

/** Battles of a seat: how many, how many it could expect to win, and how many it won. */
export interface Tally {
  seat: number;
  fought: number;
  expected: number;
  won: number;
}

export function tallies(battles: readonly Battle[], seats: number): Tally[] {
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    const attacks = battles.filter((battle) => battle.attacker === seat);
    const defences = battles.filter((battle) => battle.defender === seat && battle.attacker !== seat);
    return {
      seat,
      fought: attacks.length + defences.length,
      expected:
        attacks.reduce((sum, battle) => sum + battle.expected, 0) +
        defences.reduce((sum, battle) => sum + 1 - battle.expected, 0),
      won: attacks.filter((battle) => battle.won).length + defences.filter((battle) => !battle.won).length,
    };
  });
}

/** Places along a line, moved apart so that none is nearer to the next than `gap`, within bounds where they fit. */
export function spread(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let low = from;
  for (const item of order) {
    item.place = Math.max(item.place, low);
    low = item.place + gap;
  }
  let high = to;
  for (const item of [...order].reverse()) {
    item.place = Math.min(item.place, high);
    high = item.place - gap;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
