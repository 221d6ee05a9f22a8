// What is heard at a table of Napoleón.
import type { Sounds } from "../../service/sounds";
import type { Line } from "./events";

export const sounds: Sounds<Line["kind"]> = {
  moved: "march",
  transferred: "march",
  entered: "march",
  left: "march",
  swapped: "march",
  attack: "march",
  "attack-neutral": "march",
  "attack-sea": "march",
  "moved-in": "march",
  "card-drawn": "card",
  "route-drawn": "card",
  "battle-card-shown": "card",
  "chance-drawn": "card",
};
