// What positions of Grecia are set up with.
import type { EditorParts } from "../../../scene/room";
import { brushOf } from "../../empires/editor/brush.svelte";
import type { View } from "../view";
import { drafted } from "./drafted";
import { fieldsOf } from "./fields";
import { heroesOf, mapGame } from "./map-game";
import Tools from "./Tools.svelte";

const parts: EditorParts = {
  things: "web-position-tab-pieces",
  attacks: true,
  Tools,
  fields: fieldsOf,
  underway: ["phase", "asked", "act", "vote", "muster", "effect", "combat"],
  touched: (editing, zone) => brushOf(editing, mapGame).touch(zone),
  carried: (editing, pieces, from, to) => brushOf(editing, mapGame).carry(pieces, from, to),
  drawn(position, view, editing) {
    if (editing.sound) return view;
    const { lexicon } = editing;
    const seen = view as View;
    const seatOfHero = (hero: string): number =>
      seen.seats.find(({ colour }) => heroesOf({ lexicon, view }, colour ?? "").some(({ id }) => id === hero))
        ?.seat ?? 1;
    return drafted(position, seen, seatOfHero);
  },
};
export default parts;
