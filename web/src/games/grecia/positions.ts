// Where every piece and every name of the map stands at a scale.
import { textWidth, type Grain } from "../../map/grain";
import type { Point } from "../../map/geometry";
import { Arranger, type Size, type Wish } from "../../map/layout";
import type { Name } from "../../map/Names.svelte";
import type { Scene } from "../../scene/scene";
import type { GreekGeometry } from "./Decor.svelte";
import type { Standing } from "./Pieces.svelte";
import { room, spread, stacked, type Piece } from "./pieces";
import { offersOfPiece } from "./picks";
import { viewOf, type ZoneView } from "./view";

/** What there is to lay out. */
type Shown = Pick<Scene, "view" | "you" | "offers" | "lexicon">;

export interface Laid {
  names: Name[];
  standing: Standing[];
  /** The middle of what stands in each zone. */
  anchors: Map<string, Point>;
}

export class Positions {
  readonly #geometry: GreekGeometry;
  readonly #arranger: Arranger;

  constructor(geometry: GreekGeometry) {
    const [x, y, w, h] = geometry.decor.cartouche;
    const { compass, mountains } = geometry.decor;
    this.#geometry = geometry;
    this.#arranger = new Arranger(geometry, [
      { at: [x + w / 2, y + h / 2], size: [w + 8, h + 16] },
      { at: [compass[0], compass[1]], size: [compass[2] * 1.8, compass[2] * 1.8] },
      ...mountains.map((at) => ({ at, size: [24, 14] as Size })),
    ]);
  }

  lay(scene: Shown, grain: Grain): Laid {
    const { zones } = viewOf(scene);
    const contents = new Map(zones.map((zone) => [zone.id, this.#contents(scene, zone)]));
    const title = (zone: ZoneView): string => scene.lexicon.name("zone", zone.id);
    const placed = this.#arranger.arrange(
      zones.map((zone): Wish => ({
        id: zone.id,
        label:
          grain.text === undefined
            ? undefined
            : [this.#width(zone, title(zone), grain.text), grain.text * 1.08],
        variants: (contents.get(zone.id) ?? []).map((pieces) =>
          pieces.map((piece) => room(piece, grain.unit)),
        ),
      })),
    );
    const laid: Laid = { names: [], standing: [], anchors: new Map() };
    for (const zone of zones) {
      const place = placed.get(zone.id);
      if (!place) continue;
      const pieces = contents.get(zone.id)?.[place.variant] ?? [];
      pieces.forEach((piece, index) =>
        laid.standing.push({
          piece,
          zone: zone.id,
          at: place.pieces[index] ?? place.label,
          key: `${zone.id} ${piece.key}`,
        }),
      );
      laid.anchors.set(zone.id, place.pieces[0] ?? place.label);
      if (grain.text === undefined || !this.#arranger.legible(zone.id)) continue;
      const kind = this.#geometry.zones[zone.id]?.kind ?? "land";
      laid.names.push({
        id: zone.id,
        text: title(zone),
        kind,
        x: place.label[0],
        y: place.label[1],
        size: grain.text,
      });
    }
    return laid;
  }

  /** What may be shown of a zone, widest first. Where pieces can be chosen they never lie on each other. */
  #contents(scene: Shown, zone: ZoneView): readonly (readonly Piece[])[] {
    const all = spread(zone);
    return all.some((piece) => offersOfPiece(scene, piece, zone.id).length > 0)
      ? [all]
      : [all, stacked(zone)];
  }

  /** Names of seas are in the title face, which runs wider. */
  #width(zone: ZoneView, text: string, size: number): number {
    return textWidth(text, size) * (zone.kind === "sea" ? 1.32 : 1);
  }
}
