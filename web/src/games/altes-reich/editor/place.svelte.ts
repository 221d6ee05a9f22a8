// The heap to which cards go that are touched, one for each draft.
import type { Editing } from "../../../editor/editing.svelte";
import type { Heap } from "./heaps";

class Place {
  heap = $state.raw<Heap>({ kind: "hand", seat: 1 });
  /** The seat whose hand is shown on the cloth: the one that was chosen last. */
  eyes = $state(1);

  choose(heap: Heap): void {
    this.heap = heap;
    if (heap.kind === "hand") this.eyes = heap.seat;
  }
}

const all = new WeakMap<Editing, Place>();

export function placeOf(editing: Editing): Place {
  let place = all.get(editing);
  if (!place) all.set(editing, (place = new Place()));
  return place;
}
