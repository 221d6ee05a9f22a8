// What pieces are called and how strong they are, from the edition.
import type { Scene } from "../../scene/scene";
import { speech, t } from "../../speech/language.svelte";
import { seatLook } from "./seat-look";
import type { Piece } from "./pieces";
import { spread } from "./pieces";
import type { ZoneView } from "./view";

type Speaker = Pick<Scene, "view" | "lexicon">;

export function strengthOf(scene: Speaker, unit: string): number {
  return Number(scene.lexicon.row("unit", unit)?.["strength"] ?? 0);
}

export function unitName(scene: Speaker, unit: string): string {
  return scene.lexicon.name("unit", unit);
}

export function pieceName(scene: Speaker, piece: Piece): string {
  const side = seatLook(scene, piece.seat).side;
  switch (piece.sort) {
    case "unit":
      return `${unitName(scene, piece.unit)}, ${side}`;
    case "units":
      return `${speech.list(piece.units.map((unit) => unitName(scene, unit)))}, ${side}`;
    case "ships":
      return `${t("web-grecia-ships", { count: piece.count })}, ${side}`;
    case "fortress":
      return `${t("web-grecia-fortress")}, ${side}`;
    case "hero":
      return piece.incognito
        ? `${scene.lexicon.name("hero", piece.hero)}, ${side}, ${t("web-grecia-incognito")}`
        : `${scene.lexicon.name("hero", piece.hero)}, ${side}`;
    case "heroes":
      return `${speech.list(piece.heroes.map((hero) => scene.lexicon.name("hero", hero)))}, ${side}`;
  }
}

/** Who holds a zone and what stands in it, in words. */
export function aboutZone(scene: Speaker, zone: ZoneView): string {
  const pieces = spread(zone).map((piece) => pieceName(scene, piece));
  return pieces.length === 0 ? t("web-grecia-empty") : pieces.join("; ");
}
