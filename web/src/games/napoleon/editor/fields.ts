// What else there is to say of a position of Napoleón.
import type { Editing } from "../../../editor/editing.svelte";
import type { Choice, Field, FieldGroup } from "../../../editor/fields";
import { t } from "../../../speech/language.svelte";
import { EMPIRES, seatLook } from "../heraldry";
import type { View } from "../view";

/** More tokens, turns and bonuses than a game brings. */
const TOKENS = 99;
const TURNS = 240;
const BONUS = 9;

export function fieldsOf(editing: Editing): FieldGroup[] {
  const view = editing.view as View;
  const { lexicon } = editing;
  const seats = view.seats.map(({ seat }): Choice<number> => [
    seat,
    seatLook(editing, seat).side || editing.seat(seat),
  ]);
  const listed = (kind: string): Choice<string>[] =>
    lexicon.all(kind).map(({ id }) => [id, lexicon.name(kind, id)]);
  const rows = (deck: string): Choice<string>[] =>
    ((lexicon.edition["cards"]?.[deck] ?? []) as { id: string; name: string }[]).map(({ id, name }) => [
      id,
      name,
    ]);
  const copies = (kind: string) => (id: string) => Number(lexicon.row(kind, id)?.["count"] ?? 1);
  const number = (key: string, label: string, most: number, least = 0): Field => ({
    kind: "number",
    path: [key],
    label,
    least,
    most,
  });
  const turn: Field[] = [
    number("round", t("web-position-round"), view.rounds, 1),
    { kind: "choice", path: ["turn"], label: t("web-position-whose-turn"), choices: seats, frees: ["asked"] },
    { kind: "choice", path: ["start"], label: t("web-position-start"), choices: seats },
    number("turns", t("web-position-turns"), TURNS, 1),
    number("actions", t("web-position-actions"), 2),
    number("attacks", t("web-position-attacks"), 2),
    number("attack_bonus", t("web-position-napoleon-attack-bonus"), BONUS),
  ];
  const ofSeat = (seat: number): Field[] => {
    const own = (key: string, label: string, most: number): Field => ({
      kind: "number",
      path: [key, seat - 1],
      label,
      least: 0,
      most,
    });
    return [
      ...(editing.options["empires"] === "chosen"
        ? [
            {
              kind: "list",
              path: ["empires", seat - 1],
              label: t("web-position-napoleon-empires"),
              choices: [
                {
                  name: "",
                  choices: EMPIRES.map((id): Choice<string> => [id, lexicon.name("empire", id)]),
                },
              ],
            } satisfies Field,
          ]
        : []),
      own("supply", t("web-position-supply"), TOKENS),
      {
        kind: "list",
        path: ["battle", seat - 1],
        label: t("web-position-battle"),
        choices: [{ name: "", choices: listed("battle-card") }],
      },
      {
        kind: "choice",
        path: ["routes", seat - 1],
        label: t("web-position-napoleon-route"),
        choices: [[null, t("web-position-none")], ...listed("route")],
        frees: ["route_layers"],
      },
      own("defence_bonus", t("web-position-napoleon-defence-bonus"), BONUS),
      own("out", t("web-position-eliminated"), TURNS),
    ];
  };
  const deck = (key: string, label: string, kind: string, from: string, frees: string[]): Field => ({
    kind: "list",
    path: [key],
    label,
    choices: [{ name: "", choices: rows(from) }],
    most: copies(kind),
    frees,
  });
  return [
    { title: t("web-position-turn"), fields: turn },
    ...seats.map(([seat, title]) => ({ title, fields: ofSeat(seat) })),
    {
      title: t("web-position-aside"),
      fields: [
        deck("chance_aside", t("web-position-napoleon-chance-aside"), "chance-card", "chance", [
          "chance_pile",
          "chance_top",
        ]),
        deck("politics_queue", t("web-position-napoleon-politics"), "action-card", "politics", [
          "politics_pile",
        ]),
        deck("army_queue", t("web-position-napoleon-army"), "action-card", "army", ["army_pile"]),
        deck("routes_aside", t("web-position-napoleon-routes-aside"), "route", "trade", ["route_layers"]),
      ],
    },
  ];
}
