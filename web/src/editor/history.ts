// What was changed, one thing after the other, so that it can be taken back and done again.

/** How many changes are kept. */
const KEPT = 200;

/** All states up to the present one, and those that were taken back. */
export interface History<State> {
  readonly before: readonly State[];
  readonly now: State;
  readonly after: readonly State[];
}

export function begun<State>(now: State): History<State> {
  return { before: [], now, after: [] };
}

/** Another state; what was taken back before can't be done again. */
export function changed<State>({ before, now }: History<State>, to: State): History<State> {
  return { before: [...before, now].slice(-KEPT), now: to, after: [] };
}

export function undone<State>({ before, now, after }: History<State>): History<State> {
  const last = before.at(-1);
  if (before.length === 0) return { before, now, after };
  return { before: before.slice(0, -1), now: last as State, after: [now, ...after] };
}

export function redone<State>({ before, now, after }: History<State>): History<State> {
  const [next, ...rest] = after;
  if (after.length === 0) return { before, now, after };
  return { before: [...before, now], now: next as State, after: rest };
}
