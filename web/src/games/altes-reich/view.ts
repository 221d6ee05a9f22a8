// What these eyes see of the game; the fields are those of `View` in crates/altes-reich/src/view.rs.
import type { Scene } from "../../scene/scene";

export interface Laid {
  /** Who laid it; none for the third hand. */
  seat: number | null;
  /** Which card; none if it lies face down before somebody else. */
  card: string | null;
}

export interface Won {
  game: number;
  round: number;
  event: string;
}

export interface View {
  seat: number | null;
  players: number;
  games: number;
  vacant_throne: boolean;
  phase: "lot" | "deal" | "event" | "opening" | "trick" | "draw" | "third-hand" | "over";
  game: number;
  round: number;
  awaiting: number[];
  order: number[];
  event: string | null;
  symbols: string[];
  table: Laid[];
  hand: string[] | null;
  hand_sizes: number[];
  pile: number;
  third_hand: number;
  owed: number;
  played: string[];
  removed: string[];
  won: Won[][];
  set_aside: Won[];
  only_electors: number[];
  standing: { over: boolean; scores: number[]; places: number[]; leaders: number[] };
}

/** The rounds of a game. */
export const ROUNDS = 11;

export function viewOf(scene: Pick<Scene, "view">): View {
  return scene.view as View;
}
