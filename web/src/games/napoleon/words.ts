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

/** The choices by the zones and by the units on the board that they stand for. */
export interface Gathered {
  ofZone(zone: string): readonly Choice[];
  ofUnit(zone: string, unit: Unit): readonly Choice[];
}

/** Gathers choices for a whole board, of which each thing asks. */
export function gathered(choices: readonly Choice[], view: View): Gathered {
  const found = new Map<string, Choice[]>();
  const none: readonly Choice[] = [];
  const add = (key: string, choice: Choice): void => {
    const there = found.get(key);
    if (there) there.push(choice);
    else found.set(key, [choice]);
  };
  const key = (zone: string, { empire, kind }: Unit): string => `${zone} ${empire} ${kind}`;
  for (const choice of choices) {
    const places = standsIn(choice, view);
    for (const zone of new Set([choice.zone, choice.second]))
      if (zone !== undefined && !places.includes(zone)) add(zone, choice);
    for (const zone of new Set(places)) if (choice.unit) add(key(zone, choice.unit), choice);
  }
  return {
    ofZone: (zone) => found.get(zone) ?? none,
    ofUnit: (zone, unit) => found.get(key(zone, unit)) ?? none,
  };
}

/** Does what a click on a thing means: the only choice, or one among several, or an explanation. */
export function take(
  scene: Scene,
  choices: readonly Choice[],
  what: string,
  title: string,
  at: Element,
): void {
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
