// The moments of a game one may want to jump to, found in its log.
import type { LogLine } from "../scene/scene";

export type MarkKind = "round" | "turn" | "combat" | "trick";

/** A moment: after `ply` plies its line has just been told. */
export interface Mark {
  ply: number;
  kind: MarkKind;
  line: LogLine;
}

const KINDS: Partial<Record<string, MarkKind>> = {
  "round-begins": "round",
  "event-turned": "round",
  "turn-begins": "turn",
  "event-won": "trick",
  attack: "combat",
  "attack-neutral": "combat",
  "attack-ruin": "combat",
  "attack-sea": "combat",
};

export function marksOf(log: readonly LogLine[]): Mark[] {
  return log.flatMap((line) => {
    const kind = KINDS[line.kind];
    return kind ? [{ ply: line.ply + 1, kind, line }] : [];
  });
}

/** A round, from the moment it begins to the moment the next one does; `round` is 0 for what comes before. */
export interface Span {
  round: number;
  from: number;
  to: number;
}

export function roundsOf(marks: readonly Mark[], plies: number): Span[] {
  const begins = marks.filter((mark) => mark.kind === "round");
  const spans = begins.map((mark, index) => ({
    round: Number(mark.line["round"] ?? index + 1),
    from: mark.ply,
    to: begins[index + 1]?.ply ?? plies,
  }));
  const first = spans[0]?.from ?? plies;
  return first > 0 ? [{ round: 0, from: 0, to: first }, ...spans] : spans;
}

/** The nearest moment in a direction; the edge of the game if there is none. */
export function beside(marks: readonly Mark[], ply: number, direction: -1 | 1, plies: number): number {
  const plied = marks.map((mark) => mark.ply);
  return direction === 1
    ? (plied.find((at) => at > ply) ?? plies)
    : (plied.filter((at) => at < ply).at(-1) ?? 0);
}
