// Napoleón: a triumphal arch before the map of Europe.
import cannon from "icon:cannon";
import eagle from "icon:eagle-emblem";
import printed from "printed:napoleon";
import type { Room } from "../../scene/room";
import { listed } from "../../speech/edition";
import GateOrnament from "./GateOrnament.svelte";
import "./tokens.css";
import type { View } from "./view";

const room: Room = {
  game: "napoleon",
  rulePrefix: "NA",
  emblem: cannon,
  crest: eagle,
  gate: { arch: "M14 300V150A196 136 0 0 1 406 150V300", Ornament: GateOrnament },
  miniature: () => import("../miniatures").then(({ napoleon }) => ({ default: napoleon })),
  printed,
  things: (edition) =>
    listed(edition, {
      zone: [["map", "zone"]],
      unit: [["units", "unit"]],
      empire: [["units", "empire"]],
      "battle-card": [["cards", "battle"]],
      "chance-card": [["cards", "chance"]],
      "action-card": [
        ["cards", "politics"],
        ["cards", "army"],
      ],
      route: [["cards", "trade"]],
      scenario: [["scenarios", "scenario"]],
    }),
  optionMatters(key, agreed) {
    const standard = (agreed["scenario"] ?? "").startsWith("standard");
    if (key === "empires") return standard;
    return key !== "scenario_count" || !standard;
  },
  plannedSide(seat, scenario, agreed, lexicon) {
    const planned = (scenario?.["seat"] ?? []) as { empires?: string[] }[];
    const empires = (agreed["empires"] !== "chosen" && planned[seat - 1]?.empires) || [];
    return empires.map((empire) => lexicon.name("empire", empire));
  },
  plays(view, seat) {
    const { seats } = (view ?? {}) as Partial<View>;
    const empires = seats?.find((state) => state.seat === seat)?.empires ?? [];
    return empires.map((id) => ({ kind: "empire", id }));
  },
  tableParts: () => import("./table-parts"),
  rulebookParts: () => import("./rulebook/parts"),
  recording: () => import("./lesson.json"),
  editorParts: () => import("./editor/parts"),
  printParts: () => import("./print/parts"),
};
export default room;
