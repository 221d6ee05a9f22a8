// Units first: what the own units could do, which of them are picked, and where they can go together. All of it is asked
// of the server; nothing is known here but what it has said.
import type { Scene } from "../../scene/scene";
import { afterPicture } from "../../service/picture";
import type { Plan } from "../../wire/Plan";
import type { Reach } from "../../wire/Reach";
import { questionsOf } from "./foresight.svelte";

/** Own units that could go or attack there. */
export interface Comer {
  from: string;
  action: string;
  /** The words that name them, one for each kind. */
  units: readonly string[];
}

/** The first parts of words that name actions and their units. */
const NAMING = ["move", "attack", "swap", "enter", "leave", "from", "with", "to"];

export class Planning {
  readonly #scene: () => Scene;
  #reaches = $state.raw<readonly Reach[]>([]);
  /** Which units could do something, by zone and word. */
  readonly #able = $derived(new Set(this.#reaches.map(({ from, unit: { word } }) => `${from} ${word}`)));
  #zone = $state<string | null>(null);
  #units = $state.raw<readonly string[]>([]);
  #plans = $state.raw<readonly Plan[]>();
  #aim = $state<string | null>(null);
  /** Whether those who are picked are being dragged. */
  #carried = $state(false);
  /** Counts the questions, so that only the last one is answered. */
  #asked = 0;
  /** What was touched before that was known. */
  #next: (() => boolean) | undefined;
  /** The zone that a target in the list speaks of. */
  pointed = $state<string | null>(null);

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** To be run in an effect: asks anew whenever the choices change. What was picked before is picked no longer. */
  follow(): (() => void) | undefined {
    const scene = this.#scene();
    const questions = questionsOf(scene);
    // The same choices in another position are another question.
    const asked = scene.view === undefined ? [] : scene.offers;
    const wanted = asked.some(({ word }) => NAMING.includes(word.split(" ")[0] ?? ""));
    this.leave();
    this.#reaches = [];
    if (!wanted || questions === undefined) return undefined;
    let stale = false;
    // Whoever is in the middle of an action does not begin another one at once.
    const asking = this.atMenu ? questions.reaches() : afterPicture().then(() => questions.reaches());
    asking.then(
      (reaches) => {
        if (!stale) this.#reaches = reaches;
      },
      // Whoever can't be told what units could do chooses step by step.
      () => undefined,
    );
    return () => (stale = true);
  }

  /** The zone that is looked at: the own one whose units are picked, or one that is only touched. */
  get zone(): string | null {
    return this.#zone;
  }
  /** The zone whose plans are to be shown. Not while somebody is dragged: on a phone the map would move under the finger. */
  get told(): string | null {
    return this.#carried ? null : this.#zone;
  }
  /** The words of the units that are picked there. */
  get units(): readonly string[] {
    return this.#units;
  }
  /** What they could do together; none until it is known. */
  get plans(): readonly Plan[] | undefined {
    return this.#plans;
  }
  /** The target that was touched where several ways lead there, or from where it was asked who can come. */
  get aim(): string | null {
    return this.#aim;
  }

  /** Whether actions can be chosen now: then units and zones tell what could be done with them. */
  get atMenu(): boolean {
    const { offers, view } = this.#scene();
    return offers.length > 0 && (view as { phase?: string } | undefined)?.phase === "actions";
  }
  /** Whether something could be done with what stands there. */
  isAble(zone: string): boolean {
    return this.#reaches.some(({ from }) => from === zone);
  }
  /** Whether this unit could do something where it stands. */
  can(zone: string, unit: string): boolean {
    return this.#able.has(`${zone} ${unit}`);
  }
  /** Whether those who are picked could go or attack there. */
  leadsTo(zone: string): boolean {
    return this.#plans?.some(({ target }) => target === zone) ?? false;
  }
  /** How many of a unit are picked in a zone. */
  picked(zone: string, unit: string): number {
    return zone === this.#zone ? this.#units.filter((word) => word === unit).length : 0;
  }
  /** Who could go or attack there, by where they stand. */
  comersTo(zone: string): Comer[] {
    const found = new Map<string, { from: string; action: string; units: string[] }>();
    for (const { from, action, unit, targets } of this.#reaches) {
      if (!targets.includes(zone)) continue;
      const key = `${from} ${action}`;
      const comer = found.get(key) ?? { from, action, units: [] };
      comer.units.push(unit.word);
      found.set(key, comer);
    }
    return [...found.values()];
  }

  /** Picks these units of a zone, or looks at a zone without picking anybody. */
  pick(zone: string, units: readonly string[] = [], aim: string | null = null): void {
    this.#zone = zone;
    this.#units = units;
    this.#aim = aim;
    this.#plans = undefined;
    this.#next = undefined;
    this.#asked += 1;
    const question = this.#asked;
    if (units.length === 0) return;
    void this.plansOf(zone, units).then((plans) => {
      if (question !== this.#asked) return;
      this.#plans = plans;
      this.#next?.();
      this.#next = undefined;
    });
  }
  /** Picks one more unit, or that one no longer: `nth` of its kind in the zone, from 0. */
  toggle(zone: string, unit: string, nth: number): void {
    if (zone !== this.#zone) return this.pick(zone, [unit]);
    const place = this.#units.indexOf(unit);
    const without = this.#units.filter((_, index) => index !== place);
    this.pick(zone, nth < this.picked(zone, unit) ? without : [...this.#units, unit]);
  }
  /** Nobody is picked any more. */
  leave(): void {
    this.#zone = null;
    this.#units = [];
    this.#plans = undefined;
    this.#aim = null;
    this.#asked += 1;
    this.#next = undefined;
    this.pointed = null;
  }

  /** What units could do together, as the server says. */
  async plansOf(from: string, units: readonly string[]): Promise<readonly Plan[]> {
    try {
      return (await questionsOf(this.#scene())?.plans(from, units)) ?? [];
    } catch {
      return [];
    }
  }

  /** Says the words of a plan. */
  carryOut(plan: Plan): void {
    this.leave();
    this.#scene().chooseAll?.(plan.words);
  }
  /** Sends those who are picked to a target; where there are several ways, they are shown. Whoever points at a zone wants
   * to get there, so a Swap is meant only if nothing else is possible. Tells whether anything is. */
  send(target: string): boolean {
    const all = this.#plans?.filter((plan) => plan.target === target) ?? [];
    const going = all.filter(({ action }) => action !== "swap");
    const ways = going.length > 0 ? going : all;
    const [only] = ways;
    if (!only) return false;
    if (ways.length === 1) this.carryOut(only);
    else this.#aim = target;
    return true;
  }

  /** What a touch of a zone means: where those who are picked go, or what could be done there. `own` are the words of all
   * units that stand there; a zone that is offered itself is left to its offers. Tells whether it meant any of that. */
  touchZone(zone: string, own: readonly string[], offered: boolean): boolean {
    if (this.#scene().wondering) return false;
    if (this.#isThinking) return this.#later(() => this.touchZone(zone, own, offered));
    if (this.send(zone)) return true;
    if (!this.atMenu) return false;
    const able = own.filter((unit) => this.can(zone, unit));
    if (able.length === 0 && offered) return false;
    if (zone === this.#zone) this.leave();
    else this.pick(zone, able);
    return true;
  }
  /** What a touch of units means: they are picked, all of a stack or the one that is `nth` of its kind. */
  touchUnits(zone: string, units: readonly string[], nth: number): boolean {
    if (this.#scene().wondering) return false;
    if (zone !== this.#zone) {
      if (this.#isThinking) return this.#later(() => this.touchUnits(zone, units, nth));
      if (this.send(zone)) return true;
    }
    const able = units.filter((unit) => this.can(zone, unit));
    const [only] = able;
    if (!this.atMenu || only === undefined) return false;
    const all = able.every((unit) => this.picked(zone, unit) >= able.filter((word) => word === unit).length);
    if (able.length === 1) this.toggle(zone, only, nth);
    else if (all) this.leave();
    else this.pick(zone, able);
    return true;
  }
  /** Those who are dragged: all that are picked, if they are among them. */
  lift(zone: string, units: readonly string[]): void {
    const among = zone === this.#zone && units.some((unit) => this.#units.includes(unit));
    if (!among) this.pick(zone, units);
    this.#carried = true;
  }
  /** Lets those who are dragged go over a zone, or over none. */
  drop(zone: string | undefined): void {
    this.#carried = false;
    if (this.#isThinking) this.#later(() => (this.drop(zone), true));
    else if ((zone === undefined || !this.send(zone)) && !this.atMenu) this.leave();
  }

  /** Whether it is not known yet what those who are picked could do. */
  get #isThinking(): boolean {
    return this.#units.length > 0 && this.#plans === undefined;
  }
  #later(what: () => boolean): true {
    this.#next = what;
    return true;
  }
}

const all = new WeakMap<Scene, Planning>();

/** The planning of a scene: one for its board and its choices. */
export function planningOf(scene: Scene): Planning {
  let planning = all.get(scene);
  if (!planning) all.set(scene, (planning = new Planning(() => scene)));
  return planning;
}
