// What the board remembers from step to step: who travels now, the combat that is shown, the card just drawn.
import { untrack } from "svelte";
import type { Scene } from "../../scene/scene";
import { newLines } from "../../service/story";
import { follow, type Battle } from "./battle";
import { linesOf, plays, type Line } from "./events";
import { attackIn, journeys, type Attack, type Journey } from "./journeys";
import { viewOf, type View } from "./view";

/** How long a card that somebody drew can be read, in milliseconds. */
const READING = 4500;
/** How much longer than other things a verdict can be read before the game goes on: on one's own combat, and on others'. */
const OWN_VERDICT = 2600;
const OTHERS_VERDICT = 1200;

/** What the log tells of a combat that had begun before the page was opened. */
function sinceAttack(log: readonly Line[]): readonly Line[] {
  const begins = log.findLastIndex((line) => plays(line, "attack"));
  return begins < 0 ? [] : log.slice(begins);
}

const decides = ({ kind }: Line): boolean => kind === "combat-won" || kind === "combat-tied";

export class Chronicle {
  trips = $state.raw<readonly Journey[]>([]);
  battle = $state.raw<Battle | undefined>();
  drawn = $state.raw<{ card: string; seat: number } | undefined>();
  #before: View | undefined;
  #log: readonly Line[] = [];
  #attack: Attack | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: () => Scene) {
    $effect.pre(() => {
      const now = scene();
      const [view, lines, pace] = [viewOf(now), linesOf(now.happening), now.pace];
      const log = now.log && linesOf(now.log);
      untrack(() => {
        this.#attack = attackIn(lines) ?? this.#attack;
        this.trips = pace > 0 ? journeys(lines, this.#before, this.#attack) : [];
        this.#fight(now, view, log);
        const drawn = lines.find((line) => line.kind === "senate-drawn");
        if (drawn) this.#show(drawn.card.senate, drawn.seat.seat);
        this.#before = view;
      });
    });
  }

  /** Follows the combat by the log, which tells of it whether or not anything is shown step by step. */
  #fight(scene: Scene, view: View, log: readonly Line[] | undefined): void {
    const happening = linesOf(scene.happening);
    const jumped = this.#before === undefined || (log !== undefined && log.length < this.#log.length);
    const lines = jumped
      ? sinceAttack(view.combat ? (log ?? happening) : [])
      : log
        ? linesOf(newLines(this.#log, log))
        : happening;
    this.#log = log ?? [];
    const battle = follow(jumped ? undefined : this.battle, lines, view, this.#before);
    const mine = scene.you !== null && battle?.seats.includes(scene.you);
    // Whoever has the turn now sees the map again, unless they have fought themselves.
    const acting = scene.you !== null && scene.you === view.active && scene.offers.length > 0;
    this.battle = battle?.over && acting && !mine ? undefined : battle;
    if (battle && lines.some(decides)) scene.linger?.(mine ? OWN_VERDICT : OTHERS_VERDICT);
  }

  /** The combat that is over is no longer shown. */
  leave(): void {
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
