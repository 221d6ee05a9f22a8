// Lists that are made anew whenever something happens keep what has not changed, so that only what has is drawn again.

/** Whether two plain values say the same. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => alike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}

/** Gives each list with the items of the list before in place of their equals; the list before itself if nothing differs. */
export function steady<Item>(keyOf: (item: Item) => string): (items: readonly Item[]) => readonly Item[] {
  let before: readonly Item[] = [];
  let byKey = new Map<string, Item>();
  return (items) => {
    const kept = items.map((item) => {
      const known = byKey.get(keyOf(item));
      return known !== undefined && alike(known, item) ? known : item;
    });
    if (kept.length === before.length && kept.every((item, index) => item === before[index])) return before;
    before = kept;
    byKey = new Map(kept.map((item) => [keyOf(item), item]));
    return kept;
  };
}
