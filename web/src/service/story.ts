// What has happened as a story: each ply that is told of is a step with a picture, each line of it a sentence, or part of one.
import type { LogLine } from "../scene/scene";
import type { Table } from "../wire/Table";

/** A step of the story: a picture of the table, and what is told of how it came about. */
export interface Step {
  /** What is drawn. */
  table: Table;
  lines: readonly LogLine[];
  /** How many lines of the log have been told with it and before. */
  told: number;
  /** Whether it lies between two deeds: its view is not part of any table that was sent. */
  between: boolean;
  /** Whether it shows what the viewer has just chosen. */
  own: boolean;
}

/** The log after a table has come: lines of later plies than it continues from are void. */
export function continued(log: readonly LogLine[], table: Pick<Table, "log_from" | "log">): LogLine[] {
  return [...log.filter((line) => line.ply < table.log_from), ...table.log];
}

/** The lines that are new: those after what both logs begin with. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  let same = 0;
  while (same < before.length && same < after.length && alike(before[same], after[same])) same += 1;
  return after.slice(same);
}

export function alike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What follows from the line before it, and is told in one breath with it. */
const CONSEQUENCES = new Set([
  "battle-cards-back",
  "capture-supply",
  "compared",
  "consolation",
  "deal-done",
  "dynasty-lifts",
  "hero-beaten",
  "hero-left-out",
  "hero-lifted",
  "losses-due",
  "nobody-falls",
  "supply-by-card",
  "totalled",
  "went-back",
]);

/** Lines as sentences: a line with what follows from it. */
export function sentences(lines: readonly LogLine[]): LogLine[][] {
  const all: LogLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && CONSEQUENCES.has(line.kind)) last.push(line);
    else all.push([line]);
  }
  return all;
}

/** The lines of each ply, in order. */
function byPly(lines: readonly LogLine[]): LogLine[][] {
  const plies: LogLine[][] = [];
  for (const line of lines) {
    const last = plies.at(-1);
    if (last?.[0]?.ply === line.ply) last.push(line);
    else plies.push([line]);
  }
  return plies;
}

/** A table as it was between two deeds, after so many plies: nobody can choose anything. */
export function between(table: Table, ply: number, view: unknown): Table {
  const { prompt: _prompt, result: _result, ...rest } = table;
  return { ...rest, stage: "running", ply, view, awaited: [], offers: [], named: [], can_undo: false };
}

/** The steps that lead to a table, of what is new in its log; `chosen` is the ply that the viewer has just chosen. */
export function stepsTo(
  table: Table,
  log: readonly LogLine[],
  fresh: readonly LogLine[],
  chosen?: number,
): Step[] {
  const plies = byPly(fresh);
  let told = log.length - fresh.length;
  const steps = plies.map((lines, index): Step => {
    const ply = lines[0]?.ply ?? 0;
    const last = index === plies.length - 1;
    told += lines.length;
    return {
      table: last ? table : between(table, ply + 1, undefined),
      lines,
      told,
      between: !last,
      own: ply === chosen,
    };
  });
  return steps.length > 0 ? steps : [{ table, lines: [], told, between: false, own: false }];
}
