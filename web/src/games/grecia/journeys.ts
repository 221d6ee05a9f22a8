// Which pieces have just travelled, from where to where, as the log tells it.
import { plays, type Line, type Of } from "./events";
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
export function attackIn(lines: readonly Line[]): Attack | undefined {
  const line = lines.find((one) => plays(one, "attack"));
  return line && { from: line.from.zone, to: line.to.zone, seat: line.seat.seat };
}

/** A way, of which an end may not be known. */
type Way = { piece: Piece; from: string | undefined; to: string };

function ways(
  line: Of<"journey" | "departure">,
  before: View | undefined,
  attack: Attack | undefined,
): Way[] {
  switch (line.kind) {
    case "moved":
      return [{ piece: unitPiece(line.unit.unit, line.seat.seat), from: line.from.zone, to: line.to.zone }];
    case "swapped": {
      const [here, there, seat] = [line.here.zone, line.there.zone, line.seat.seat];
      return [
        { piece: unitPiece(line.first.unit, seat), from: here, to: there },
        { piece: unitPiece(line.second.unit, seat), from: there, to: here },
      ];
    }
    case "moved-in": {
      const { seat, to, units } = line;
      return units.map(({ unit }) => ({
        piece: unitPiece(unit, seat.seat),
        from: attack?.from,
        to: to.zone,
      }));
    }
    case "fled": {
      const owner = line.owner === "neutral" ? null : line.owner.seat;
      return [{ piece: unitPiece(line.unit.unit, owner), from: attack?.to, to: line.to.zone }];
    }
    case "hero-moved":
    case "hero-travelled": {
      const { hero } = line.hero;
      const piece = { sort: "hero", hero, seat: line.seat.seat, incognito: false, key: hero } as const;
      return [{ piece, from: whereabouts(before, hero), to: line.to.zone }];
    }
  }
}

/** The journeys of these lines; `before` is what was drawn until now, `attack` the combat they belong to. */
export function journeys(
  lines: readonly Line[],
  before: View | undefined,
  attack: Attack | undefined,
): Journey[] {
  return lines
    .filter((line) => plays(line, "journey", "departure"))
    .flatMap((line) => ways(line, before, attack))
    .flatMap(({ piece, from, to }) => (from && from !== to ? [{ piece, from, to }] : []));
}
