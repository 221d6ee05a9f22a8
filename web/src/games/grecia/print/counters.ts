// The counters of Grecia: as many of each as the edition has, for every colour and for the neutrals.
import type { CounterSet } from "../../../print/parts";
import { TOKENS } from "../../../print/tokens";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import { heroesOf } from "../heroes";
import { printedLook, type EdgedLook } from "../seat-look";
import CounterBack from "./CounterBack.svelte";
import CounterFace from "./CounterFace.svelte";

export const SIZE = { width: 18, height: 20 };

type What = "unit" | "fortress" | "hero" | "token";

/** A counter as it is written: `blue unit light`. */
export function counterOf(of: string): { side: string; what: What; id: string } {
  const [side = "", what = "", id = ""] = of.split(" ");
  return { side, what: what as What, id };
}

/** How a colour looks; in lines on white where ink is saved. */
export function paperLook(side: string, sparing: boolean): EdgedLook {
  const look = printedLook(side);
  return sparing ? { ...look, colour: "#fff", ink: look.edge } : look;
}

type Scenario = { side?: { faction: string; fortresses?: number }[] };

/** The most fortresses that a colour has in any scenario. */
function fortresses(lexicon: Lexicon, colour: string): number {
  const scenarios = lexicon.all("scenario") as unknown as Scenario[];
  const sides = scenarios.flatMap(({ side }) => side ?? []).filter(({ faction }) => faction === colour);
  return Math.max(0, ...sides.map(({ fortresses: count }) => count ?? 0));
}

export function counters(lexicon: Lexicon): CounterSet {
  const units = lexicon.all("unit");
  const heroes = heroesOf(lexicon.edition);
  const sides = lexicon.all("colour").map((side) => {
    const own = heroes.filter(({ colour }) => colour === side.id).map(({ row }) => row.id);
    const player = Boolean(side["player"]);
    return {
      id: side.id,
      ground: printedLook(side.id).colour,
      counters: [
        ...units.map((unit) => ({
          of: `${side.id} unit ${unit.id}`,
          copies: Number(unit[player ? "limit" : "neutral_limit"] ?? 0),
        })),
        { of: `${side.id} fortress fortress`, copies: player ? fortresses(lexicon, side.id) : 0 },
        ...[...new Set(own)].map((hero) => ({ of: `${side.id} hero ${hero}`, copies: 1 })),
      ],
    };
  });
  return { size: SIZE, groups: [...sides, TOKENS], Face: CounterFace, Back: CounterBack };
}
