// The card that one looks at before playing it: cloth, panel and prompt speak of the same one.
import type { Offer, Scene } from "../../scene/scene";
import { viewOf } from "./view";

/** One card at one table: nobody looks at two at a time. */
let held = $state.raw<{ scene: Scene; card: string } | null>(null);

/** The card that is lifted at this table, as long as it is in the hand. */
export function liftedCard(scene: Scene): string | null {
  return held?.scene === scene && viewOf(scene).hand?.includes(held.card) ? held.card : null;
}

export function lift(scene: Scene, card: string | null): void {
  held = card === null ? null : { scene, card };
}

/** The offer to play a card, if there is one. */
export function playOffer(scene: Scene, card: string): Offer | undefined {
  return scene.offers.find(({ word }) => word === `play ${card}`);
}

/** The offer to declare a card, if there is one. */
export function declareOffer(scene: Scene, card: string): Offer | undefined {
  return scene.offers.find(({ word }) => word === `declare ${card}`);
}
