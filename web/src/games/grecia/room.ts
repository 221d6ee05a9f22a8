// Grecia: a temple before the map of the Aegean.
import owl from "icon:owl";
import trireme from "icon:trireme";
import printed from "printed:grecia";
import type { Room } from "../../scene/room";
import { listed } from "../../speech/edition";
import GateOrnament from "./GateOrnament.svelte";
import { heroesOf } from "./heroes";
import { sidesOf } from "./sides";
import type { View } from "./view";
import "./tokens.css";

const room: Room = {
  game: "grecia",
  rulePrefix: "GR",
  emblem: trireme,
  crest: owl,
  gate: { arch: "M44 300V88H376V300", Ornament: GateOrnament },
  miniature: () => import("../miniatures").then(({ grecia }) => ({ default: grecia })),
  printed,
  things: (edition) => [
    ...listed(edition, {
      zone: [["map", "zone"]],
      unit: [["units", "unit"]],
      colour: [["units", "faction"]],
      "battle-card": [["cards", "battle"]],
      senate: [["cards", "senate"]],
      tactic: [["cards", "tactics"]],
      scenario: [["scenarios", "scenario"]],
    }),
    ...sidesOf(edition),
    ...heroesOf(edition).map(({ row }) => ({ kind: "hero", row })),
  ],
  plays(view, seat) {
    const { scenario, seats } = (view ?? {}) as Partial<View>;
    const colour = seats?.find((state) => state.seat === seat)?.colour;
    return scenario && colour ? [{ kind: "side", id: `${scenario}-${colour}` }] : [];
  },
  sidesByLot: true,
  tableParts: () => import("./table-parts"),
  rulebookParts: () => import("./rulebook/parts"),
  recording: () => import("./lesson.json"),
  editorParts: () => import("./editor/parts"),
  printParts: () => import("./print/parts"),
};
export default room;
