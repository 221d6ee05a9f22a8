// What positions of El Viejo Imperio are set up with.
import type { EditorParts } from "../../../scene/room";
import type { View } from "../../../wire/altes-reich/View";
import { drafted } from "./drafted";
import { fieldsOf } from "./fields";
import { placeOf } from "./place.svelte";
import Tools from "./Tools.svelte";

const parts: EditorParts = {
  things: "web-position-tab-cards",
  attacks: false,
  Tools,
  fields: fieldsOf,
  underway: ["phase", "table", "owed"],
  drawn(_, view, editing) {
    const known = (kind: string, id: string) => editing.lexicon.row(kind, id) !== undefined;
    return drafted(editing.whole, view as View, placeOf(editing).eyes, known);
  },
};
export default parts;
