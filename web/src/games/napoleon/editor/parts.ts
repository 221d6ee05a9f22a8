// What positions of Napoleón are set up with.
import type { EditorParts } from "../../../scene/room";
import { brushOf } from "../../empires/editor/brush.svelte";
import type { View } from "../view";
import { drafted } from "./drafted";
import { fieldsOf } from "./fields";
import { mapGame } from "./map-game";
import Tools from "./Tools.svelte";

const parts: EditorParts = {
  things: "web-position-tab-pieces",
  attacks: true,
  Tools,
  fields: fieldsOf,
  underway: ["phase", "asked", "act", "vote", "muster", "card", "combat"],
  touched: (editing, zone) => brushOf(editing, mapGame).touch(zone),
  carried: (editing, pieces, from, to) => brushOf(editing, mapGame).carry(pieces, from, to),
  drawn: (position, view, editing) => (editing.sound ? view : drafted(position, view as View)),
};
export default parts;
