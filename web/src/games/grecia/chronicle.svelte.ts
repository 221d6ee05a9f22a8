// What the board remembers from step to step: who travels now, the combat that is shown, the card just drawn.
import { untrack } from "svelte";
import type { Scene } from "../../scene/scene";
import { follow, type Battle } from "./battle";
import { linesOf, plays, type Line } from "./events";
import { attackIn, journeys, type Attack, type Journey } from "./journeys";
import { viewOf, type View } from "./view";

/** How long a card that somebody drew can be read, in milliseconds. */
const READING = 4500;
/** How long the end of a combat stays: of one's own, and of others. */
const OWN_END = 9000;
const OTHERS_END = 3500;

/** What the log tells of a combat that had begun before the page was opened. */
function sinceAttack(scene: Scene): readonly Line[] {
  const log = linesOf(scene.log ?? []);
  const begins = log.findLastIndex((line) => plays(line, "attack"));
  return begins < 0 ? [] : log.slice(begins);
}

export class Chronicle {
  trips = $state.raw<readonly Journey[]>([]);
  battle = $state.raw<Battle | undefined>();
  drawn = $state.raw<{ card: string; seat: number } | undefined>();
  #before: View | undefined;
  #attack: Attack | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: () => Scene) {
    $effect.pre(() => {
      const now = scene();
      const [view, lines, pace] = [viewOf(now), linesOf(now.happening), now.pace];
      untrack(() => {
        this.#attack = attackIn(lines) ?? this.#attack;
        this.trips = pace > 0 ? journeys(lines, this.#before, this.#attack) : [];
        this.#fight(now, view);
        const drawn = lines.find((line) => line.kind === "senate-drawn");
        if (drawn) this.#show(drawn.card.senate, drawn.seat.seat);
        this.#before = view;
      });
    });
  }

  #fight(scene: Scene, view: View): void {
    const opened = this.#before === undefined && view.combat !== null;
    const lines = opened ? sinceAttack(scene) : linesOf(scene.happening);
    const battle = follow(this.battle, lines, view, this.#before);
    if (battle === this.battle) return;
    const wasOver = this.battle?.over ?? false;
    // A combat that nobody saw begin, such as one of a page just opened, is not shown after its end.
    this.battle = battle?.over && scene.happening.length === 0 && !this.battle ? undefined : battle;
    const mine = scene.you !== null && battle?.seats.includes(scene.you);
    if (!battle?.over) this.#stay();
    // Its end stays while it is told, however long that takes, and goes when something else is.
    else if (scene.happening.length === 0) this.#leaveAfter(mine ? OWN_END : OTHERS_END);
    else if (wasOver) this.leave();
  }

  #stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
  }

  #leaveAfter(time: number): void {
    this.#leaving ??= setTimeout(() => this.leave(), time);
  }

  /** The combat that is over is no longer shown. */
  leave(): void {
    this.#stay();
    if (this.battle?.over) this.battle = undefined;
  }

  #show(card: string, seat: number): void {
    this.drawn = { card, seat };
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => this.putAway(), READING);
  }

  putAway(): void {
    clearTimeout(this.#reading);
    this.drawn = undefined;
  }
}
