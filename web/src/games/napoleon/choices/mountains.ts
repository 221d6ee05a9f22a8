import type { Scene } from "../../../scene/scene";

type Lexicon = Scene["lexicon"];

const known = new WeakMap<object, Set<string>>();

/** The pairs of zones with mountains between them, as the board prints them; looked up once for an edition. */
function ranges({ edition }: Lexicon): Set<string> {
  let found = known.get(edition);
  if (!found) {
    const edges = (edition["map"]?.["edge"] ?? []) as { a: string; b: string; kind: string }[];
    const over = edges.filter(({ kind }) => kind === "mountain");
    found = new Set(over.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    known.set(edition, found);
  }
  return found;
}

/** Whether mountains lie between two neighbouring zones. */
export function isOverMountains(
  lexicon: Lexicon,
  from: string | null | undefined,
  to: string | undefined,
): boolean {
  return ranges(lexicon).has(`${from ?? ""} ${to ?? ""}`);
}
