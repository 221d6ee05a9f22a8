// El Viejo Imperio on paper: monarchs, events, what symbols compare, and a score sheet.
import { CARD, LYING_CARD, type PrintParts } from "../../../print/parts";
import { t } from "../../../speech/language.svelte";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import EventBack from "./EventBack.svelte";
import EventFace from "./EventFace.svelte";
import MonarchBack from "./MonarchBack.svelte";
import MonarchFace from "./MonarchFace.svelte";
import Overview from "../../../print/Overview.svelte";
import Scores from "./Scores.svelte";
import Values from "../../../print/Values.svelte";

/** The colour of the dynasty that a card belongs to. */
const dye = (lexicon: Lexicon, kind: string, of: string): string =>
  lexicon.row("dynasty", lexicon.row(kind, of)?.["dynasty"] as string)?.["color"] as string;

const parts: PrintParts = {
  decks: (lexicon) => [
    {
      id: "monarch",
      size: CARD,
      cards: lexicon.all("monarch").map(({ id }) => ({ of: id, copies: 1 })),
      Face: MonarchFace,
      Back: MonarchBack,
      ground: (of) => dye(lexicon, "monarch", of),
      backGround: () => "#5e1320",
    },
    {
      id: "event",
      size: LYING_CARD,
      cards: lexicon.all("event").map(({ id }) => ({ of: id, copies: 1 })),
      Face: EventFace,
      Back: EventBack,
      ground: (of) => dye(lexicon, "event", of),
      backGround: () => "#1f2c3d",
    },
  ],
  aids: () => [
    { id: "overview", heading: t("web-print-aid-overview"), of: "altes-reich", Page: Overview },
    { id: "values", heading: t("web-print-aid-values"), Page: Values },
    { id: "scores", heading: t("web-print-aid-scores"), Page: Scores },
  ],
};
export default parts;
