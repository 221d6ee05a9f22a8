// Tokens that an edition does not count: supply, because the bank never runs out, and markers of rounds and turns.
import supply from "icon:coins";
import turn from "icon:position-marker";
import round from "icon:sands-of-time";
import type { IconBody } from "../scene/room";
import type { CounterGroup } from "./parts";

export const SIGNS: Record<string, { icon: IconBody; value: string }> = {
  one: { icon: supply, value: "1" },
  five: { icon: supply, value: "5" },
  round: { icon: round, value: "" },
  turn: { icon: turn, value: "" },
};

export const TOKENS: CounterGroup = {
  id: "tokens",
  ground: "#efe2bf",
  counters: [
    { of: "tokens token one", copies: 24 },
    { of: "tokens token five", copies: 14 },
    { of: "tokens token round", copies: 1 },
    { of: "tokens token turn", copies: 1 },
  ],
};
