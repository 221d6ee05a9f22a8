// A draft as a view: what lies on the cloth, as far as the notation says it, with the hand of one seat.
import type { Position } from "../../../editor/notation";
import type { View } from "../../../wire/altes-reich/View";

type Hands = readonly (readonly string[])[];

/** The position with what is filled in. `known` tells which ids of cards and events there are: what is not printed
 * can't be drawn. */
export function drafted(
  position: Position,
  view: View,
  eyes: number,
  known: (kind: string, id: string) => boolean,
): View {
  const cards = (list: readonly string[]): string[] => list.filter((id) => known("monarch", id));
  const listed = (key: string): string[] => cards((position[key] ?? []) as readonly string[]);
  const hands = (position["hands"] ?? []) as Hands;
  const table = ((position["table"] ?? []) as readonly string[]).map((entry) => entry.split(" "));
  const event = position["event"] ?? view.event;
  const found = typeof event === "string" && known("event", event) ? event : view.event;
  const round = position["round"];
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
