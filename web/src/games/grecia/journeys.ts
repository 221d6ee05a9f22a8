// Which pieces have just travelled, from where to where, as the log tells it.
import type { LogLine } from "../../scene/scene";
import { idIn, idsIn, seatIn } from "./gaps";
import type { Piece } from "./pieces";
import type { View } from "./view";

export interface Journey {
  piece: Piece;
  from: string;
  to: string;
}

/** The attack under way, from zone to zone. */
export interface Attack {
  from: string;
  to: string;
  seat: number;
}

function unitPiece(unit: string, seat: number | null): Piece {
  return unit === "ship" && seat !== null
    ? { sort: "ships", seat, count: 1, key: "ships" }
    : { sort: "unit", unit, seat, key: unit };
}

function whereabouts(view: View | undefined, hero: string): string | undefined {
  return view?.zones.find((zone) => zone.heroes.some((there) => there.id === hero))?.id;
}

/** The attack that these lines begin, if they begin one. */
export function attackIn(lines: readonly LogLine[]): Attack | undefined {
  const line = lines.find((one) => one.message.startsWith("grecia-event-attack"));
  const [from, to] = line ? [idIn(line, "from", "zone"), idIn(line, "to", "zone")] : [];
  return line && from && to ? { from, to, seat: seatIn(line, "seat") ?? 0 } : undefined;
}

/** The journeys of these lines; `before` is what was drawn until now, `attack` the combat they belong to. */
export function journeys(
  lines: readonly LogLine[],
  before: View | undefined,
  attack: Attack | undefined,
): Journey[] {
  const going: Journey[] = [];
  const go = (piece: Piece, from: string | undefined, to: string | undefined): void => {
    if (from && to && from !== to) going.push({ piece, from, to });
  };
  for (const line of lines) {
    const seat = seatIn(line, "seat") ?? seatIn(line, "owner") ?? null;
    const unit = idIn(line, "unit", "unit");
    const to = idIn(line, "to", "zone");
    switch (line.message) {
      case "grecia-event-moved":
        if (unit) go(unitPiece(unit, seat), idIn(line, "from", "zone"), to);
        break;
      case "grecia-event-swapped": {
        const [here, there] = [idIn(line, "here", "zone"), idIn(line, "there", "zone")];
        go(unitPiece(idIn(line, "first", "unit") ?? "", seat), here, there);
        go(unitPiece(idIn(line, "second", "unit") ?? "", seat), there, here);
        break;
      }
      case "grecia-event-moved-in":
        for (const kind of idsIn(line, "units", "unit")) go(unitPiece(kind, seat), attack?.from, to);
        break;
      case "grecia-event-fled":
        if (unit) go(unitPiece(unit, seat), attack?.to, to);
        break;
      case "grecia-event-hero-moved":
      case "grecia-event-hero-travelled": {
        const hero = idIn(line, "hero", "hero");
        if (hero && seat !== null)
          go({ sort: "hero", hero, seat, incognito: false, key: hero }, whereabouts(before, hero), to);
        break;
      }
    }
  }
  return going;
}
