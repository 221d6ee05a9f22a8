// What the log tells of movement, as journeys of counters over the map: who goes, from where to where, who falls or comes.
import type { Scene } from "../../../scene/scene";
import { lastCombat } from "../battle/account";
import { linesOf, plays, type Line, type Of } from "../events";
import { viewOf, type Unit } from "../view";

export type Journey =
  | { is: "way"; unit: Unit; from: string; to: string }
  | { is: "fall"; unit: Unit; at: string }
  | { is: "arrival"; unit: Unit; at: string }
  | { is: "rise"; unit: Unit; at: string };

/** The territory around a city, which enters and leaves by it. */
type Around = (city: string) => string;

/** Where the combat is or was fought that units flee from or advance in, and for whom. */
type Field = { from: string; to: string; empire: string };

function journey(line: Of<"journey" | "departure">, around: Around, combat: Field | undefined): Journey[] {
  if (line.kind === "moved-in") {
    const unit = (kind: string): Unit => ({ empire: combat?.empire ?? "", kind });
    return combat
      ? line.units.map((one) => ({ is: "way", unit: unit(one.unit), from: combat.from, to: combat.to }))
      : [];
  }
  if (line.kind === "neutral-raised")
    return [{ is: "arrival", unit: { empire: "neutral", kind: line.unit.unit }, at: line.zone.zone }];
  const unit: Unit = { empire: line.empire.empire, kind: line.unit.unit };
  switch (line.kind) {
    case "moved":
    case "transferred":
      return [{ is: "way", unit, from: line.from.zone, to: line.to.zone }];
    case "fled":
      return combat ? [{ is: "way", unit, from: combat.to, to: line.to.zone }] : [];
    case "entered":
      return [{ is: "way", unit, from: around(line.zone.zone), to: line.zone.zone }];
    case "left":
      return [{ is: "way", unit, from: line.zone.zone, to: around(line.zone.zone) }];
    case "unit-placed":
    case "recruited":
    case "gained":
      return [{ is: "arrival", unit, at: line.zone.zone }];
    case "lost":
    case "pursued":
    case "surrendered":
      return [{ is: "fall", unit, at: line.zone.zone }];
    case "promoted":
      return [{ is: "rise", unit: { ...unit, kind: line.higher.unit }, at: line.zone.zone }];
  }
}

/** The journeys of what is happening. Who flees or advances after a combat goes from where it was fought. */
export function journeysOf(lines: readonly Line[], around: Around, combat?: Field): Journey[] {
  return lines
    .filter((line) => plays(line, "journey", "departure"))
    .flatMap((line) => journey(line, around, combat));
}

const NONE: Journey[] = [];

/** What moves on the map of a scene just now; nothing where nothing should move. */
export function journeysNow(scene: Scene): Journey[] {
  if (scene.pace === 0 || scene.happening.length === 0) return NONE;
  const view = viewOf(scene);
  const around = (city: string): string =>
    (scene.lexicon.row("zone", city)?.["within"] as string | undefined) ?? city;
  const fought = view.combat ?? lastCombat(linesOf(scene.log ?? []));
  const empire = view.seats.find(({ seat }) => seat === fought?.attacker)?.empires[0];
  const combat = fought && empire ? { from: fought.from, to: fought.to, empire } : undefined;
  return journeysOf(linesOf(scene.happening), around, combat);
}
