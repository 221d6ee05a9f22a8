// The offers taken apart: which verb, which unit, which zone or card, so that they can be shown as what they speak of.
import type { Offer, Scene } from "../../scene/scene";
import { thing } from "../../speech/phrase";
import type { Unit, View } from "./view";

export interface Choice {
  offer: Offer;
  /** The last part of the message, such as `from`, `with` or `go`. */
  verb: string;
  unit?: Unit;
  /** The zone that it speaks of. */
  zone?: string;
  /** The second sea of a route. */
  second?: string;
  seat?: number;
  empire?: string;
  battleCard?: string;
  chanceCard?: string;
  route?: string;
  /** Which option of a card, from 1. */
  number?: number;
  side?: string;
}

function idOf(gap: unknown, kind: string): string | undefined {
  const inner = typeof gap === "object" && gap !== null && "of" in gap ? gap.of : gap;
  const named = thing(inner);
  return named?.kind === kind ? named.id : undefined;
}

export function choiceOf(offer: Offer): Choice {
  const { label } = offer;
  const choice: Choice = { offer, verb: label.message.replace("napoleon-choice-", "") };
  const set = <K extends keyof Choice>(key: K, value: Choice[K] | undefined) => {
    if (value !== undefined) choice[key] = value;
  };
  const empire = idOf(label["empire"], "empire");
  const kind = idOf(label["unit"], "unit");
  if (empire && kind) choice.unit = { empire, kind };
  else set("empire", empire);
  set("zone", idOf(label["zone"], "zone") ?? idOf(label["sea"], "zone"));
  set("second", idOf(label["second"], "zone"));
  set("battleCard", idOf(label["card"], "battle-card"));
  set("chanceCard", idOf(label["card"], "chance-card"));
  set("route", idOf(label["route"], "route"));
  const seat = label["seat"];
  if (typeof seat === "object" && seat !== null && "seat" in seat) set("seat", Number(seat.seat));
  if (typeof label["number"] === "number") choice.number = label["number"];
  if (typeof label["side"] === "string") choice.side = label["side"];
  return choice;
}

export const choicesOf = (scene: Scene): Choice[] => scene.offers.map(choiceOf);

/** The word that names a unit for an action. */
export const wordOf = ({ empire, kind }: Unit): string => `with ${empire} ${kind}`;

/** Where the unit of a choice stands, if it stands on the board. */
export function standsIn(choice: Choice, view: View): string[] {
  if (!choice.unit) return [];
  const { act, combat, card } = view;
  switch (choice.verb) {
    case "with":
      return [act?.from, card?.zone].filter((id) => typeof id === "string");
    case "for":
      return act?.to ? [act.to] : [];
    case "lose":
      return combat ? [combat.to, combat.from] : card?.zone ? [card.zone] : [];
    case "advance":
      return combat ? [combat.from] : [];
    case "support":
    case "lose-at":
    case "pursue":
    case "promote":
      return choice.zone ? [choice.zone] : [];
    default:
      return [];
  }
}

/** The choices that a unit on the board stands for. */
export function choicesOfUnit(choices: Choice[], view: View, zone: string, unit: Unit): Choice[] {
  return choices.filter(
    (choice) =>
      choice.unit?.empire === unit.empire &&
      choice.unit.kind === unit.kind &&
      standsIn(choice, view).includes(zone),
  );
}

/** The choices that a zone stands for: those that name it and no unit that stands there already. */
export function choicesOfZone(choices: Choice[], view: View, zone: string): Choice[] {
  return choices.filter(
    (choice) => (choice.zone === zone || choice.second === zone) && !standsIn(choice, view).includes(zone),
  );
}

/** Does what a click on a thing means: the only choice, or one among several, or an explanation. */
export function take(scene: Scene, choices: Choice[], what: string, title: string, at: Element): void {
  const [only] = choices;
  if (only && choices.length === 1) scene.choose(only.offer.word);
  else if (only)
    scene.ask(
      choices.map(({ offer }) => offer),
      title,
      at,
    );
  else scene.explain(what, title, at);
}
