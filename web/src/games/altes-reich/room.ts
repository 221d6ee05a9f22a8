// El Viejo Imperio: a pointed arch, cards on a wine-red cloth.
import crown from "icon:imperial-crown";
import printed from "printed:altes-reich";
import type { Room } from "../../scene/room";
import { listed } from "../../speech/edition";
import GateOrnament from "./GateOrnament.svelte";
import "./tokens.css";

const room: Room = {
  game: "altes-reich",
  rulePrefix: "AR",
  emblem: crown,
  crest: crown,
  gate: { arch: "M14 300V200A310 310 0 0 1 210 7A310 310 0 0 1 406 200V300", Ornament: GateOrnament },
  miniature: () => import("../miniatures").then(({ altesReich }) => ({ default: altesReich })),
  printed,
  things: (edition) =>
    listed(edition, {
      monarch: [["monarchs", "monarch"]],
      event: [["events", "event", "title"]],
      criterion: [["criteria", "criterion"]],
      dynasty: [["monarchs", "dynasty"]],
    }),
  optionMatters: (key, agreed) => key !== "two_player_dummy" || agreed["players"] === "2",
  tableParts: () => import("./table-parts"),
  rulebookParts: () => import("./rulebook/parts"),
  recording: () => import("./lesson.json"),
  editorParts: () => import("./editor/parts"),
  printParts: () => import("./print/parts"),
};
export default room;
