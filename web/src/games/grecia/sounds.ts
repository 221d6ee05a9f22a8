// What is heard at a table of Grecia.
import type { Sounds } from "../../service/sounds";
import type { Line } from "./events";

export const sounds: Sounds<Line["kind"]> = {
  moved: "march",
  "hero-moved": "march",
  "hero-travelled": "march",
  swapped: "march",
  attack: "march",
  "attack-neutral": "march",
  "attack-ruin": "march",
  "senate-drawn": "card",
  "tactic-drawn": "card",
  "tactic-drawn-own": "card",
  "tactic-played": "card",
  "battle-card-shown": "card",
  "dice-thrown": "dice",
  rethrown: "dice",
};
