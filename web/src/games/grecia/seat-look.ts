// How the colours of Grecia are told apart, and what they are called in the scenario that is played.
import type { SeatLook, Scene } from "../../scene/scene";
import type { Row } from "../../speech/edition";
import { lexiconOf } from "../../speech/lexicon.svelte";
import { EMBLEMS, UNDECIDED } from "./icons";
import { seatView, viewOf, type View } from "./view";

/** How a colour looks, with the darker shade for edges of its pieces. */
export interface EdgedLook extends SeatLook {
  edge: string;
}

type Colours = Pick<EdgedLook, "colour" | "ink" | "edge" | "pattern">;

const LIGHT_INK = "#fff9ea";
const DARK_INK = "#2a2018";
export const LOOKS: Record<string, Colours> = {
  blue: { colour: "#2a64a3", ink: LIGHT_INK, edge: "#173f6c", pattern: "waves" },
  red: { colour: "#ab3226", ink: LIGHT_INK, edge: "#6f1c13", pattern: "stripes" },
  gold: { colour: "#d6a425", ink: DARK_INK, edge: "#6e4f06", pattern: "dots" },
  purple: { colour: "#70429a", ink: LIGHT_INK, edge: "#432361", pattern: "lattice" },
  neutral: { colour: "#c9c2b2", ink: DARK_INK, edge: "#6b6353", pattern: "plain" },
};
export const NONE: Colours = { colour: "#5d5446", ink: LIGHT_INK, edge: "#362f25", pattern: "plain" };

/** The side of a colour in a scenario, as its row in the edition. */
export interface SideRow {
  faction: string;
  name?: string;
  home?: string[];
  heroes?: Row[];
}

type Speaker = Pick<Scene, "view" | "lexicon">;

export function sideRow(scene: Speaker, colour: string): SideRow | undefined {
  const scenario = scene.lexicon.row("scenario", viewOf(scene)?.scenario ?? "");
  return (scenario?.["side"] as SideRow[] | undefined)?.find((side) => side.faction === colour);
}

/** What a colour is called: its side in the scenario, or the power it stands for. */
export function sideName(scene: Speaker, colour: string): string {
  return sideRow(scene, colour)?.name ?? (scene.lexicon.row("colour", colour)?.["power"] as string) ?? "";
}

/** The look of a colour is always the same object, so that its pieces need not be drawn again. */
const known = new Map<string, EdgedLook>();

export function colourLook(scene: Speaker, colour: string | null | undefined): EdgedLook {
  const side = colour ? sideName(scene, colour) : "";
  const key = `${colour ?? ""} ${side}`;
  let found = known.get(key);
  if (!found) {
    found = { ...(LOOKS[colour ?? ""] ?? NONE), emblem: EMBLEMS[colour ?? ""] ?? UNDECIDED, side };
    known.set(key, found);
  }
  return found;
}

/** How a colour looks where no game is played: in the rulebook. */
export function printedLook(colour: string): EdgedLook {
  return colourLook({ view: undefined, lexicon: lexiconOf("grecia") }, colour);
}

/** How a seat looks; for nobody, how the neutrals do. */
export function seatLook(scene: Speaker, seat: number | null): EdgedLook {
  return colourLook(scene, seat === null ? "neutral" : seatView(scene, seat)?.colour);
}

/** The home colour of every zone in this game; none in a free game, where the map's colours mean nothing. */
export function homes(scene: Speaker & { view: unknown }): Map<string, string> {
  const { scenario } = scene.view as View;
  const sides = (scene.lexicon.row("scenario", scenario)?.["side"] as SideRow[] | undefined) ?? [];
  return new Map(
    sides.flatMap((side) => (side.home ?? []).map((zone): [string, string] => [zone, side.faction])),
  );
}

/** The pale print of home colours on the map. */
export const TINTS: Record<string, string> = {
  blue: "#c4d6e3",
  red: "#ecc7b6",
  gold: "#f0dd9f",
  purple: "#d8c8e2",
};
