// What the server foresees of the attack that is being named, or of the combat under way.
import { get, Refusal } from "../../service/api";
import type { Scene } from "../../scene/scene";
import type { Forecast } from "../../wire/Forecast";
import type { CurrentOdds } from "../../wire/CurrentOdds";
import { viewOf } from "./view";

/** A server that knows no odds is asked only once. */
let unknown = false;

/** Keeps the forecasts of a scene as it changes. A scene without a table has none, nor has one while they can't be had. */
export class Odds {
  #forecasts = $state.raw<Forecast[]>([]);

  constructor(scene: () => Scene) {
    $effect(() => {
      const now = scene();
      const { act, combat } = viewOf(now);
      const naming = act?.verb === "attack" || act?.verb === "storm";
      const table = (now as { id?: string }).id;
      if (unknown || !table || now.you === null || now.offers.length === 0 || !(naming || combat)) {
        this.#forecasts = [];
        return;
      }
      let wanted = true;
      get<CurrentOdds>(`/api/tables/${encodeURIComponent(table)}/odds?seat=${now.you}`).then(
        ({ forecasts }) => {
          if (wanted) this.#forecasts = forecasts;
        },
        (problem: unknown) => {
          unknown ||= problem instanceof Refusal && problem.status === 404;
          if (wanted) this.#forecasts = [];
        },
      );
      return () => (wanted = false);
    });
  }

  /** The forecast after a word, or that of the combat under way. */
  after(word: string): Forecast | undefined {
    return this.#forecasts.find((forecast) => forecast.word === word);
  }

  get underWay(): Forecast | undefined {
    return this.#forecasts.find((forecast) => forecast.word === undefined);
  }

  /** How likely one wins with a Battle card. */
  withCard(word: string): number | undefined {
    return this.underWay?.cards.find((card) => card.word === word)?.win;
  }
}
