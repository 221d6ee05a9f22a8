// What the log tells: each line is an event of the game, which its rules have typed, and the phrase that says it.
import type { LogLine } from "../wire/LogLine";

export type { LogLine };

/** An event as a line of the log: with the rule behind it, the message that says it, and the ply that brought it. */
export type Told<Event extends { kind: string }> = Pick<LogLine, "ply" | "rule" | "message"> & Event;

/** The zones that these lines speak of. */
export function zonesIn(lines: readonly LogLine[]): string[] {
  const zones = lines.flatMap((line) =>
    Object.values(line).map((gap) => (gap as { zone?: unknown } | null)?.zone),
  );
  return [...new Set(zones.filter((zone) => typeof zone === "string"))];
}

/** The lines whose kind plays one of these parts in a table that knows all kinds. */
export type Playing<
  Line extends { kind: string },
  Parts extends Record<Line["kind"], string>,
  Part,
> = Extract<
  Line,
  { kind: { [Kind in Line["kind"]]: Parts[Kind] extends Part ? Kind : never }[Line["kind"]] }
>;

/** Tells of a line whether it plays one of some parts of that table. */
export function playing<Line extends { kind: string }, Parts extends Record<Line["kind"], string>>(
  parts: Parts,
) {
  return <P extends Parts[Line["kind"]]>(line: Line, ...wanted: P[]): line is Playing<Line, Parts, P> =>
    wanted.some((part) => part === parts[line.kind as Line["kind"]]);
}

/** Stands where every kind has been looked at. */
export function nothingElse(_: never): void {}
