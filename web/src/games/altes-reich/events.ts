// What the log tells, with its types.
import type { LogLine, Told } from "../../scene/told";
import type { Event } from "../../wire/altes-reich/Event";

/** A line of the log. */
export type Line = Told<Event>;

export function linesOf(lines: readonly LogLine[]): readonly Line[] {
  return lines as readonly Line[];
}
