// The heroes of Grecia, each with the colour it fights for: in a scenario, else in the free game.
import type { Edition, Row } from "../../speech/edition";

type Side = { faction?: string; id?: string; heroes?: Row[] };

export function heroesOf(edition: Edition): { row: Row; colour: string }[] {
  const scenarios = (edition["scenarios"]?.["scenario"] ?? []) as { side?: Side[] }[];
  const factions = (edition["units"]?.["faction"] ?? []) as Side[];
  return [...scenarios.flatMap(({ side }) => side ?? []), ...factions].flatMap((side) =>
    (side.heroes ?? []).map((row) => ({ row, colour: side.faction ?? side.id ?? "neutral" })),
  );
}
