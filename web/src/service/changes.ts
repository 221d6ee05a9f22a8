// What the server tells instead of a whole table: only what is not as it was.

/** A value after a change: `[new]`, `0` where it is gone, or the changes of its members. What has not changed is the same object. */
export function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const after: unknown = Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) };
  const members = after as Record<string, unknown>;
  for (const [name, what] of Object.entries(change as object)) {
    if (what === 0) Reflect.deleteProperty(members, name);
    else members[name] = changed(members[name], what);
  }
  return after;
}
