// What comes anew with every answer of the server is mostly what was there before. It keeps its identity, so that whoever
// draws it sees at once what has not changed.

/** The parts of an object, if both are objects of a kind. */
function parts(one: unknown, other: unknown): [Record<string, unknown>, Record<string, unknown>] | undefined {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return undefined;
  if (Array.isArray(one) !== Array.isArray(other)) return undefined;
  return [one as Record<string, unknown>, other as Record<string, unknown>];
}

/**
 * The newer of two plain values, with all that says the same as in the older one, in the same place, being the very same:
 * the older one itself if nothing differs. The newer one is changed for that and belongs to whoever calls.
 */
export function kept<Value>(before: unknown, now: Value): Value {
  if (before === now) return now;
  const pair = parts(before, now);
  if (!pair) return now;
  const [old, fresh] = pair;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = kept(old[key], fresh[key]);
    if (part !== fresh[key]) fresh[key] = part;
    same &&= part === old[key] && key in old;
  }
  return same ? (before as Value) : now;
}
