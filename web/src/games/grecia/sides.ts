// The sides of all scenarios, by the scenario and the colour.
import type { Edition, Row, Thing } from "../../speech/edition";

type Scenario = { id: string; side: (Omit<Row, "id"> & { faction: string })[] };

export function sidesOf(edition: Edition): Thing[] {
  const scenarios = (edition["scenarios"]?.["scenario"] ?? []) as Scenario[];
  return scenarios.flatMap(({ id, side }) =>
    side.map((row) => ({ kind: "side", row: { ...row, id: `${id}-${row.faction}` } })),
  );
}
