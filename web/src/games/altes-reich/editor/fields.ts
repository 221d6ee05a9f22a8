// What else there is to say of a position of El Viejo Imperio.
import type { Editing } from "../../../editor/editing.svelte";
import type { Choice, Field, FieldGroup } from "../../../editor/fields";
import { without, type Value } from "../../../editor/notation";
import { t } from "../../../speech/language.svelte";
import type { View } from "../../../wire/altes-reich/View";
import { ROUNDS } from "../view";
import { atRound, winnerOf, wonBy } from "./heaps";

/** Cards in hand before the first round: one more than there are rounds. */
const FULL = ROUNDS + 1;

/** All orders of the three symbols of an event. */
function orders(symbols: readonly string[]): string[][] {
  if (symbols.length < 2) return [[...symbols]];
  return symbols.flatMap((first) =>
    orders(symbols.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

export function fieldsOf(editing: Editing): FieldGroup[] {
  const view = editing.view as View;
  const { lexicon } = editing;
  const seats = view.hand_sizes.map((_, index): Choice<number> => [index + 1, editing.seat(index + 1)]);
  const events = lexicon
    .all("event")
    .map(({ id, year, name }): Choice => [id, `${String(year)} · ${String(name ?? id)}`]);
  const event = editing.value(["event"]);
  const symbols = (lexicon.row("event", String(event))?.["symbols"] ?? []) as readonly string[];
  const named = (order: readonly string[]) => order.map((id) => lexicon.name("criterion", id)).join(" · ");
  const { whole } = editing;
  const past = Array.from({ length: Math.max(0, view.round - 1) }, (_, index) => index + 1);
  const round: Field[] = [
    {
      kind: "number",
      path: ["round"],
      label: t("web-position-round"),
      least: 1,
      most: ROUNDS,
      own: {
        read: () => editing.value(["round"]),
        write: (value: Value) => atRound(editing.position, Number(value), FULL - Number(value)),
      },
    },
    { kind: "choice", path: ["start"], label: t("web-position-altes-reich-start"), choices: seats },
    {
      kind: "choice",
      path: ["event"],
      label: t("web-position-altes-reich-event"),
      choices: events,
      frees: ["symbols"],
    },
    {
      kind: "choice",
      path: ["symbols"],
      label: t("web-position-altes-reich-symbols"),
      choices: orders(symbols).map((order): Choice => [order.join(" "), named(order)]),
      own: {
        read: () => ((editing.value(["symbols"]) ?? symbols) as readonly string[]).join(" "),
        write: (value: Value) => ({ ...editing.position, symbols: String(value).split(" ") }),
      },
    },
    {
      kind: "number",
      path: ["pile"],
      label: t("web-position-altes-reich-pile"),
      least: 0,
      most: lexicon.all("monarch").length,
      own: {
        read: () => editing.value(["pile"]),
        // What the pile has less lies among the declared cards, which are filled in.
        write: (value: Value) => ({ ...without(editing.position, ["removed"]), pile: value }),
      },
    },
  ];
  const won = past.map((number): Field => ({
    kind: "choice",
    path: ["won", number],
    label: t("web-position-altes-reich-won", { round: number }),
    choices: seats,
    own: {
      read: () => winnerOf(whole, view.game, number),
      write: (value: Value) =>
        wonBy(
          { ...editing.position, won: whole["won"] ?? [] },
          view.game,
          number,
          Number(value),
          seats.length,
        ),
    },
  }));
  return [
    { title: t("web-position-altes-reich-round"), fields: round },
    ...(won.length > 0 ? [{ title: t("web-position-altes-reich-past"), fields: won }] : []),
  ];
}
