// What the server expects of the combat under way, or of the attack that is being named. Quietly nothing where it does not say.
import { untrack } from "svelte";
import type { Scene } from "../../scene/scene";
import { get } from "../../service/api";
import type { Forecast } from "../../wire/Forecast";
import type { CurrentOdds } from "../../wire/CurrentOdds";

/** The table of a scene that is played now; replays and examples have none. */
function tableOf(scene: Scene): string | undefined {
  return "id" in scene && typeof scene.id === "string" ? scene.id : undefined;
}

export class Foresight {
  forecasts = $state.raw<readonly Forecast[]>([]);

  /** Asks again whenever the choices change while `wanted` holds. */
  constructor(scene: () => Scene, wanted: () => boolean) {
    $effect(() => {
      const now = scene();
      const table = tableOf(now);
      if (!wanted() || now.offers.length === 0 || table === undefined || now.you === null) {
        untrack(() => (this.forecasts = []));
        return undefined;
      }
      let stale = false;
      get<CurrentOdds>(`/api/tables/${encodeURIComponent(table)}/odds?seat=${now.you}`).then(
        (odds) => {
          if (!stale) this.forecasts = odds.forecasts;
        },
        () => {
          if (!stale) this.forecasts = [];
        },
      );
      return () => (stale = true);
    });
  }

  /** The forecast after an offered word; without a word, of the combat under way. */
  of(word?: string): Forecast | undefined {
    return this.forecasts.find((forecast) => forecast.word === word);
  }
}
