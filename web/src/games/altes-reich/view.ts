// What the viewer sees of the game.
import type { Scene } from "../../scene/scene";
import type { View } from "../../wire/altes-reich/View";

/** The rounds of a game. [AR-18] */
export const ROUNDS = 11;

export function viewOf(scene: Pick<Scene, "view">): View {
  return scene.view as View;
}
