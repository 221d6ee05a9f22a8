// Grecia on paper: cards of three decks, counters of four colours and of the neutrals, the map, scenarios and values.
import { CARD, type PrintParts } from "../../../print/parts";
import { heaps } from "../../../print/paper";
import { t } from "../../../speech/language.svelte";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { cardLook, cardOf, DECKS, type Deck } from "./cards";
import { counters } from "./counters";
import Overview from "../../../print/Overview.svelte";
import ScenarioPage from "./ScenarioPage.svelte";
import Values from "../../../print/Values.svelte";

const copiesOf = (row: Record<string, unknown>): number => Number(row["count"] ?? 1);

/** The cards of a deck; Battle cards once for each colour. */
function cards(lexicon: Lexicon, deck: Deck): { of: string; copies: number }[] {
  const rows = lexicon.all(deck);
  if (deck !== "battle-card") return rows.map((row) => ({ of: `${deck} ${row.id}`, copies: copiesOf(row) }));
  const colours = lexicon.all("colour").filter((side) => side["player"]);
  return colours.flatMap((side) =>
    rows.map((row) => ({ of: `${deck} ${row.id} ${side.id}`, copies: copiesOf(row) })),
  );
}

function ground(of: string): string {
  const { deck, colour } = cardOf(of);
  return cardLook(deck, colour).colour;
}

const parts: PrintParts = {
  decks: (lexicon) =>
    DECKS.map((deck) => ({
      id: deck,
      size: CARD,
      cards: cards(lexicon, deck),
      Face: CardFace,
      Back: CardBack,
      ground,
      backGround: ground,
    })),
  counters,
  mapWidth: 560,
  aids: (lexicon) => [
    { id: "overview", heading: t("web-print-aid-overview"), of: "grecia", Page: Overview },
    { id: "values", heading: t("web-print-aid-values"), Page: Values },
    { id: "tracks", heading: t("web-print-aid-tracks"), Page: Board },
    ...heaps(lexicon.all("scenario"), 2).map((two, at) => ({
      id: `scenarios-${at + 1}`,
      heading: t("web-print-aid-scenarios"),
      of: two.map(({ id }) => id).join(","),
      Page: ScenarioPage,
    })),
  ],
};
export default parts;
