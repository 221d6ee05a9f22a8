// What is heard at a table of El Viejo Imperio.
import type { Sounds } from "../../service/sounds";
import type { Line } from "./events";

export const sounds: Sounds<Line["kind"]> = {
  played: "card",
  replaced: "card",
  revealed: "card",
  "event-turned": "card",
};
