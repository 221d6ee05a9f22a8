import { expect, it } from "vitest";
import type { View, ZoneView } from "../view";
import { drafted } from "./drafted";

const bare = (id: string, kind: string): ZoneView => ({
  id,
  kind,
  capacity: kind === "sea" ? null : 3,
  controller: null,
  neutral: false,
  units: [],
  ships: kind === "sea" ? [0, 0] : [],
  fortress: null,
  heroes: [],
});
const seat = (number: number, colour: string) => ({ seat: number, colour, supply: 2, tactics: 0 });
const VIEW = {
  round: 1,
  active: 1,
  actions: 2,
  seats: [seat(1, "red"), seat(2, "blue")],
  zones: [bare("corinth", "land"), bare("argos", "land"), bare("thebes", "land"), bare("aegean", "sea")],
} as unknown as View;

it("shows a faulty draft of Grecia: units, ships, fortresses and heroes with their owners", () => {
  const position = {
    round: 4,
    turn: 2,
    supply: [9],
    zones: {
      corinth: "red LLMH, brasidas",
      argos: "red L, fortress blue",
      thebes: "neutral L",
      aegean: "blue 3",
    },
  };
  const seen = drafted(position, VIEW, () => 1);
  const zone = (id: string) => seen.zones.find((one) => one.id === id);
  expect(seen).toMatchObject({ round: 4, active: 2 });
  expect(seen.seats.map(({ supply }) => supply)).toEqual([9, 2]);
  expect(zone("corinth")).toMatchObject({
    controller: 1,
    units: ["light", "light", "medium", "heavy"],
    heroes: [{ id: "brasidas", seat: 1, incognito: false }],
  });
  expect(zone("argos")).toMatchObject({ controller: 1, fortress: 2 });
  expect(zone("thebes")).toMatchObject({ controller: null, neutral: true });
  expect(zone("aegean")?.ships).toEqual([0, 3]);
});
