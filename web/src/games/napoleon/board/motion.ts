// What the log tells of movement, as journeys of counters over the map: who goes, from where to where, who falls or comes.
import type { LogLine, Scene } from "../../../scene/scene";
import { thing } from "../../../speech/phrase";
import { lastCombat } from "../battle/account";
import { viewOf, type Unit } from "../view";

export type Journey =
  | { is: "way"; unit: Unit; from: string; to: string }
  | { is: "fall"; unit: Unit; at: string }
  | { is: "arrival"; unit: Unit; at: string }
  | { is: "rise"; unit: Unit; at: string };

const id = (gap: unknown): string => thing(gap)?.id ?? "";

/** The territory around a city, which enters and leaves by it. */
type Around = (city: string) => string;

function journey(line: LogLine, around: Around): Journey[] {
  const unit: Unit = { empire: id(line["empire"]), kind: id(line["unit"]) };
  const zone = id(line["zone"]);
  switch (line.message.replace("napoleon-event-", "")) {
    case "moved":
    case "transferred":
      return [{ is: "way", unit, from: id(line["from"]), to: id(line["to"]) }];
    case "entered":
      return [{ is: "way", unit, from: around(zone), to: zone }];
    case "left":
      return [{ is: "way", unit, from: zone, to: around(zone) }];
    case "unit-placed":
    case "recruited":
    case "gained":
      return [{ is: "arrival", unit, at: zone }];
    case "neutral-raised":
      return [{ is: "arrival", unit: { ...unit, empire: "neutral" }, at: zone }];
    case "lost":
    case "pursued":
    case "surrendered":
      return [{ is: "fall", unit, at: zone }];
    case "promoted":
      return [{ is: "rise", unit: { ...unit, kind: id(line["higher"]) }, at: zone }];
    default:
      return [];
  }
}

/** The journeys of what is happening. Who flees or advances after a combat goes from where it was fought. */
export function journeysOf(
  lines: readonly LogLine[],
  around: Around,
  combat?: { from: string; to: string; empire: string },
): Journey[] {
  return lines.flatMap((line): Journey[] => {
    if (!combat) return journey(line, around);
    if (line.message === "napoleon-event-fled")
      return [
        {
          is: "way",
          unit: { empire: id(line["empire"]), kind: id(line["unit"]) },
          from: combat.to,
          to: id(line["to"]),
        },
      ];
    if (line.message === "napoleon-event-moved-in")
      return ((line["units"] ?? []) as unknown[]).map((unit) => ({
        is: "way",
        unit: { empire: combat.empire, kind: id(unit) },
        from: combat.from,
        to: combat.to,
      }));
    return journey(line, around);
  });
}

/** What moves on the map of a scene just now; nothing where nothing should move. */
export function journeysNow(scene: Scene): Journey[] {
  if (scene.pace === 0 || scene.happening.length === 0) return [];
  const view = viewOf(scene);
  const around = (city: string): string =>
    (scene.lexicon.row("zone", city)?.["within"] as string | undefined) ?? city;
  const fought = view.combat ?? lastCombat(scene.log ?? []);
  const empire = view.seats.find(({ seat }) => seat === fought?.attacker)?.empires[0];
  const combat = fought && empire ? { from: fought.from, to: fought.to, empire } : undefined;
  return journeysOf(scene.happening, around, combat);
}
