// A draft as a view: what lies on the cloth, as far as the notation says it, with the hand of one seat.
import type { Position, Value } from "../../../editor/notation";
import type { View } from "../../../wire/altes-reich/View";

type Hands = readonly (readonly string[])[];

/** `known` tells which ids of cards and events there are: what is not printed can't be drawn. */
export function drafted(
  position: Position,
  usual: Position,
  view: View,
  eyes: number,
  known: (kind: string, id: string) => boolean,
): View {
  const value = (key: string): Value | undefined => position[key] ?? usual[key];
  const cards = (list: readonly string[]): string[] => list.filter((id) => known("monarch", id));
  const listed = (key: string): string[] => cards((value(key) ?? []) as readonly string[]);
  const hands = (value("hands") ?? []) as Hands;
  const table = ((value("table") ?? []) as readonly string[]).map((entry) => entry.split(" "));
  const event = position["event"] ?? view.event;
  const found = typeof event === "string" && known("event", event) ? event : view.event;
  const round = value("round");
  return {
    ...view,
    round: typeof round === "number" ? round : view.round,
    event: found,
    symbols: ((position["symbols"] as string[] | undefined) ?? view.symbols).filter((id) =>
      known("criterion", id),
    ),
    table: table
      .filter(([, card = ""]) => known("monarch", card))
      .map(([seat = "", card = ""]) => ({ seat: seat === "throne" ? null : Number(seat), card })),
    hand: cards(hands[eyes - 1] ?? []),
    hand_sizes: view.hand_sizes.map((size, index) => hands[index]?.length ?? size),
    played: listed("played"),
    removed: listed("removed"),
  };
}
