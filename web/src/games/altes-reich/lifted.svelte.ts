// The card that one looks at before playing it: cloth, panel and prompt speak of the same one.
import type { Offer, Scene } from "../../scene/scene";
import { viewOf } from "./view";

class Lifted {
  readonly #scene: Scene;
  #card = $state<string | null>(null);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The card, as long as it is in the hand. */
  get card(): string | null {
    const card = this.#card;
    return card !== null && viewOf(this.#scene).hand?.includes(card) ? card : null;
  }

  lift(card: string | null): void {
    this.#card = card;
  }
}

const lifted = new WeakMap<Scene, Lifted>();

/** What is lifted at this table. */
export function liftedAt(scene: Scene): Lifted {
  let found = lifted.get(scene);
  if (!found) lifted.set(scene, (found = new Lifted(scene)));
  return found;
}

/** The offer to play a card, if there is one. */
export function playOffer(scene: Scene, card: string): Offer | undefined {
  return scene.offers.find(({ word }) => word === `play ${card}`);
}

/** The offer to declare a card, if there is one. */
export function declareOffer(scene: Scene, card: string): Offer | undefined {
  return scene.offers.find(({ word }) => word === `declare ${card}`);
}
