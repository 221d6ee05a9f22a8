// What the server expects of the combat under way, or of the attack that is being named. Quietly nothing where it does not say.
import type { Questions, Scene } from "../../scene/scene";
import { get, post, Refusal } from "../../service/api";
import { afterPicture } from "../../service/picture";
import type { CurrentOdds } from "../../wire/CurrentOdds";
import type { CurrentPlans } from "../../wire/CurrentPlans";
import type { CurrentReach } from "../../wire/CurrentReach";
import type { Forecast } from "../../wire/Forecast";

/** A server that knows no odds is asked only once. */
let unknown = false;

/** Whom a scene asks: a table that is played now is asked itself; replays and examples ask nobody. */
export function questionsOf(scene: Scene): Questions | undefined {
  if (scene.you === null) return undefined;
  if (scene.questions) return scene.questions;
  if (!("id" in scene) || typeof scene.id !== "string") return undefined;
  const table = `/api/tables/${encodeURIComponent(scene.id)}`;
  const seat = scene.you;
  return {
    reaches: async () => (await get<CurrentReach>(`${table}/reach?seat=${seat}`)).reaches,
    plans: async (from, units) =>
      (await post<CurrentPlans>(`${table}/plans`, { seat, from, units: [...units] })).plans,
    forecasts: async () => (await get<CurrentOdds>(`${table}/odds?seat=${seat}`)).forecasts,
  };
}

export class Foresight {
  #forecasts = $state.raw<readonly Forecast[]>([]);

  /** Asks again whenever the choices change while `wanted` holds. */
  constructor(scene: () => Scene, wanted: () => boolean) {
    $effect(() => {
      const now = scene();
      const questions = questionsOf(now);
      // The same choices in another position are another question.
      const asked = now.view !== undefined && now.offers.length > 0;
      if (unknown || !wanted() || !asked || questions === undefined) {
        this.#forecasts = [];
        return undefined;
      }
      let stale = false;
      afterPicture()
        .then(() => questions.forecasts())
        .then(
          (forecasts) => {
            if (!stale) this.#forecasts = forecasts;
          },
          (problem: unknown) => {
            unknown ||= problem instanceof Refusal && problem.status === 404;
            if (!stale) this.#forecasts = [];
          },
        );
      return () => (stale = true);
    });
  }

  /** The forecast of the combat under way. */
  get underWay(): Forecast | undefined {
    return this.#forecasts.find((forecast) => forecast.word === undefined);
  }

  /** The forecast after an offered word. */
  after(word: string): Forecast | undefined {
    return this.#forecasts.find((forecast) => forecast.word === word);
  }

  /** How likely one wins with a Battle card. */
  withCard(word: string): number | undefined {
    return this.underWay?.cards.find((card) => card.word === word)?.win;
  }
}
