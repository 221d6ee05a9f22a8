// How the analysis of a game is read: the chances of a moment, the battles of a seat, room for what stands beside a graph.
import type { Battle } from "../wire/Battle";
import type { Moment } from "../wire/Moment";

/** How likely each seat was to win after so many plies. */
export function chancesAt(moments: readonly Moment[], ply: number): number[] {
  const past = moments.findLast((moment) => moment.ply <= ply);
  return (past ?? moments[0])?.win ?? [];
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
