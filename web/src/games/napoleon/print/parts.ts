// Napoleón on paper: cards of five decks, counters of eight empires and of the neutrals, the map, scenarios and values.
import { CARD, type PrintParts } from "../../../print/parts";
import { t } from "../../../speech/language.svelte";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { cardLook, cardOf, DECKS, listed } from "./cards";
import { counters } from "./counters";
import Overview from "../../../print/Overview.svelte";
import ScenarioPage from "./ScenarioPage.svelte";
import StandardPage from "./StandardPage.svelte";
import Values from "./Values.svelte";

function ground(of: string): string {
  const { deck, empire } = cardOf(of);
  return cardLook(deck, empire).colour;
}

const parts: PrintParts = {
  decks: (lexicon) => {
    const empires = lexicon.all("empire").filter((empire) => empire["player"]);
    return DECKS.map((deck) => ({
      id: deck,
      size: CARD,
      // Every empire has Battle cards of its own.
      cards: listed(lexicon, deck).flatMap(({ id, copies }) =>
        deck === "battle"
          ? empires.map((empire) => ({ of: `${deck} ${id} ${empire.id}`, copies }))
          : [{ of: `${deck} ${id}`, copies }],
      ),
      Face: CardFace,
      Back: CardBack,
      ground,
      backGround: ground,
    }));
  },
  counters,
  mapWidth: 745,
  aids: (lexicon) => [
    { id: "overview", heading: t("web-print-aid-overview"), of: "napoleon", Page: Overview },
    { id: "values", heading: t("web-print-aid-values"), Page: Values },
    { id: "tracks", heading: t("web-print-aid-tracks"), Page: Board },
    { id: "standard", heading: t("web-print-aid-standard"), Page: StandardPage },
    ...lexicon
      .all("scenario")
      .filter((row) => row["mode"] === "historical")
      .map((row) => ({ id: row.id, heading: row.name ?? row.id, of: row.id, Page: ScenarioPage })),
  ],
};
export default parts;
