// What the board remembers of the combat that it shows: who took part, and whether it is still to be seen.
import { untrack } from "svelte";
import type { Scene } from "../../../scene/scene";
import { linesOf, type Line } from "../events";
import { viewOf, type SideName } from "../view";
import { lastCombat, type Account } from "./account";
import { campsOf, type Body } from "./camps";

/** How much longer than other things a verdict can be read before the game goes on: on one's own combat, and on others'. */
const OWN_VERDICT = 2600;
const OTHERS_VERDICT = 1200;

const NOBODY: Record<SideName, Body[]> = { attacker: [], defender: [] };

const decides = ({ kind }: Line): boolean => kind === "combat-won" || kind === "combat-tied";

/** Whether a seat has fought in a combat. */
function fought(account: Account | undefined, seat: number | null): boolean {
  return seat !== null && (seat === account?.attacker || seat === account?.defender);
}

export class Watched {
  readonly #scene: () => Scene;
  readonly #account = $derived.by(() => {
    const { log, happening } = this.#scene();
    return lastCombat(linesOf(log ?? happening));
  });
  readonly #combat = $derived.by(() => viewOf(this.#scene()).combat);
  /** Who stood in the field before it was decided, and in which combat. */
  #field = $state.raw<{ ply: number; bodies: Record<SideName, Body[]> }>();
  /** The combat that somebody has closed. */
  #closed = $state<number>();
  /** A combat that was over when the board was opened is not shown. */
  readonly #old: number;

  constructor(scene: () => Scene) {
    this.#scene = scene;
    this.#old = untrack(() => (this.#combat ? -1 : (this.#account?.ply ?? -1)));
    $effect.pre(() => {
      const [combat, account] = [this.#combat, this.#account];
      if (!combat || !account) return;
      const bodies = campsOf(viewOf(scene()), combat);
      untrack(() => {
        if (this.#field?.ply !== account.ply || !account.winner) this.#field = { ply: account.ply, bodies };
      });
    });
    $effect(() => {
      const now = scene();
      if (!linesOf(now.happening).some(decides)) return;
      untrack(() => {
        now.linger?.(fought(this.#account, now.you) ? OWN_VERDICT : OTHERS_VERDICT);
      });
    });
  }

  /**
   * The combat to be shown: the one under way, or the last one until the next action begins. Whoever has the turn now
   * sees the map again, unless they have fought themselves.
   */
  get account(): Account | undefined {
    const account = this.#account;
    if (!account || this.#combat) return account;
    const scene = this.#scene();
    const { act, muster, card, active } = viewOf(scene);
    const acting = scene.you !== null && scene.you === active && scene.offers.length > 0;
    const gone = account.past || Boolean(act ?? muster ?? card) || (acting && !fought(account, scene.you));
    return gone || account.ply === this.#closed || account.ply <= this.#old ? undefined : account;
  }

  /** Who takes part, or took part. */
  get bodies(): Record<SideName, Body[]> {
    if (this.#combat) return campsOf(viewOf(this.#scene()), this.#combat);
    return this.#field && this.#field.ply === this.#account?.ply ? this.#field.bodies : NOBODY;
  }

  /** The combat that is over is no longer shown. */
  leave(): void {
    this.#closed = this.#account?.ply;
  }
}
