import type { Scene } from "../../scene/scene";
import { Foresight } from "../empires/foresight.svelte";
import { viewOf } from "./view";

/** What is to be expected while an attack or a storm is named, and in a combat. */
export function foreseen(scene: () => Scene): Foresight {
  return new Foresight(scene, () => {
    const { act, combat } = viewOf(scene());
    return act?.verb === "attack" || act?.verb === "storm" || combat !== null;
  });
}
