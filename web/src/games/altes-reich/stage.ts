// What lies in the middle of the cloth: the round that is played, or the one that has just been decided.
import type { Scene } from "../../scene/scene";
import type { View } from "../../wire/altes-reich/View";
import { linesOf } from "./events";
import { decides, lastDecided, readRounds, type Declared, type Round } from "./rounds";
import { viewOf } from "./view";

/** A place in play order. */
export interface Place {
  /** Whose place; none for the third hand. */
  seat: number | null;
  /** The card: none if it lies face down, undefined if none lies there yet. */
  card: string | null | undefined;
}

export interface Stage {
  event: string | null;
  symbols: readonly string[];
  places: Place[];
  declared: readonly Declared[];
  /** The round as it ended, if it is shown for that. */
  decided?: Round;
}

/** All that has been told so far; an example without a log tells at least what is happening. */
export function roundsOf(scene: Pick<Scene, "log" | "happening">): Round[] {
  return readRounds(linesOf(scene.log ?? scene.happening));
}

/** The places of a round in play order, with the cards that lie there. */
export function placesOf(view: Pick<View, "order" | "table" | "vacant_throne">): Place[] {
  const seats = view.vacant_throne ? [...view.order, null] : view.order;
  return seats.map((seat) => ({ seat, card: view.table.find((laid) => laid.seat === seat)?.card }));
}

/** What is shown now. */
export function stageOf(scene: Pick<Scene, "view" | "log" | "happening">): Stage {
  const view = viewOf(scene);
  const rounds = roundsOf(scene);
  const between = view.phase === "event" || view.phase === "over";
  const decided = between || decides(linesOf(scene.happening)) ? lastDecided(rounds) : undefined;
  if (decided)
    return {
      event: decided.event,
      symbols: decided.symbols,
      places: decided.cards,
      declared: decided.declared,
      decided,
    };
  const now = rounds.at(-1);
  return {
    event: view.event,
    symbols: view.symbols,
    places: placesOf(view),
    declared: now?.event === view.event ? now.declared : [],
  };
}
