// What the server expects of the combat under way, or of the attack that is being named. Quietly nothing where it does not say.
import type { Scene } from "../../scene/scene";
import { get, Refusal } from "../../service/api";
import type { Forecast } from "../../wire/Forecast";
import type { CurrentOdds } from "../../wire/CurrentOdds";

/** A server that knows no odds is asked only once. */
let unknown = false;

/** The table of a scene that is played now; replays and examples have none. */
export function tableOf(scene: Scene): string | undefined {
  return "id" in scene && typeof scene.id === "string" ? scene.id : undefined;
}

export class Foresight {
  #forecasts = $state.raw<readonly Forecast[]>([]);

  /** Asks again whenever the choices change while `wanted` holds. */
  constructor(scene: () => Scene, wanted: () => boolean) {
    $effect(() => {
      const now = scene();
      const table = tableOf(now);
      if (unknown || !wanted() || now.offers.length === 0 || table === undefined || now.you === null) {
        this.#forecasts = [];
        return undefined;
      }
      let stale = false;
      get<CurrentOdds>(`/api/tables/${encodeURIComponent(table)}/odds?seat=${now.you}`).then(
        ({ forecasts }) => {
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
