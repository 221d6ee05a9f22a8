// What else there is to say of a position of Grecia.
import type { Editing } from "../../../editor/editing.svelte";
import type { Choice, Field, FieldGroup } from "../../../editor/fields";
import { t } from "../../../speech/language.svelte";
import { seatLook } from "../seat-look";
import type { View } from "../view";
import { coloursOf, heroesOf } from "./map-game";

/** More tokens than a game gives. */
const TOKENS = 99;

export function fieldsOf(editing: Editing): FieldGroup[] {
  const view = editing.view as View;
  const name = (seat: number): string => seatLook(editing, seat).side || editing.seat(seat);
  const seats = view.seats.map(({ seat }): Choice<number> => [seat, name(seat)]);
  const listed = (kind: string): Choice<string>[] =>
    editing.lexicon.all(kind).map(({ id }) => [id, editing.lexicon.name(kind, id)]);
  const cards = (kind: string, title: string) => [{ name: t(title), choices: listed(kind) }];
  const tactics = cards("tactic", "web-position-grecia-tactics");
  const battle = cards("battle-card", "web-position-battle");
  const copies = (kind: string) => (id: string) => Number(editing.lexicon.row(kind, id)?.["count"] ?? 1);
  const heroes = coloursOf(editing).map((colour, index) => ({
    name: name(index + 1),
    choices: heroesOf(editing, colour).map(({ id }): Choice<string> => [
      id,
      editing.lexicon.name("hero", id),
    ]),
  }));
  const turn: Field[] = [
    { kind: "number", path: ["round"], label: t("web-position-round"), least: 1, most: view.rounds },
    {
      kind: "choice",
      path: ["turn"],
      label: t("web-position-whose-turn"),
      choices: seats,
      frees: ["asked"],
    },
    { kind: "choice", path: ["start"], label: t("web-position-start"), choices: seats },
    { kind: "number", path: ["turns"], label: t("web-position-turns"), least: 1, most: 120 },
    { kind: "number", path: ["actions"], label: t("web-position-actions"), least: 0, most: 2 },
    { kind: "number", path: ["attacks"], label: t("web-position-attacks"), least: 0, most: 1 },
  ];
  const ofSeat = (seat: number): Field[] => [
    {
      kind: "number",
      path: ["supply", seat - 1],
      label: t("web-position-supply"),
      least: 0,
      most: TOKENS,
    },
    ...(view.cards_used
      ? ([
          {
            kind: "list",
            path: ["hands", seat - 1],
            label: t("web-position-grecia-tactics"),
            choices: tactics,
            most: copies("tactic"),
            frees: ["tactics_pile", "first_card"],
          },
          {
            kind: "list",
            path: ["battle", seat - 1],
            label: t("web-position-battle"),
            choices: battle,
          },
        ] satisfies Field[])
      : []),
    {
      kind: "number",
      path: ["eliminated", seat - 1],
      label: t("web-position-eliminated"),
      least: 0,
      most: 120,
    },
  ];
  const aside: Field[] = [
    { kind: "list", path: ["reserve"], label: t("web-position-grecia-reserve"), choices: heroes },
    ...(view.cards_used
      ? ([
          {
            kind: "list",
            path: ["discards"],
            label: t("web-position-grecia-discards"),
            choices: tactics,
            most: copies("tactic"),
            frees: ["tactics_pile"],
          },
          {
            kind: "list",
            path: ["senate_discards"],
            label: t("web-position-grecia-senate-discards"),
            choices: cards("senate", "web-position-grecia-senate"),
            most: copies("senate"),
            frees: ["senate_pile"],
          },
        ] satisfies Field[])
      : []),
  ];
  return [
    { title: t("web-position-turn"), fields: turn },
    ...seats.map(([seat, title]) => ({ title, fields: ofSeat(seat) })),
    { title: t("web-position-aside"), fields: aside },
  ];
}
