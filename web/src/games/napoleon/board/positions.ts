// Where every piece and every name of the map stands at a scale.
import type { Point } from "../../../map/geometry";
import { textWidth } from "../../../map/grain";
import { Arranger, type Wish } from "../../../map/layout";
import type { Name } from "../../../map/Names.svelte";
import type { Scene } from "../../../scene/scene";
import { viewOf, type ZoneView } from "../view";
import { CARTOUCHE, COMPASS, type EuropeGeometry } from "./ground";
import { broken } from "./names";
import { enlarged, piecesOf, roomOf, type Piece } from "./pieces";

export interface Standing {
  piece: Piece;
  zone: ZoneView;
  at: Point;
}

export interface Laid {
  names: Name[];
  standing: Standing[];
  /** The middle of the last piece of each zone that has one. */
  anchors: Map<string, Point>;
}

/** From further away than this the map has no names. */
const NAMELESS = 0.47;
/** The size of names in pixels. */
const TEXT = 13.4;

export class Positions {
  readonly #geometry: EuropeGeometry;
  readonly #arranger: Arranger;

  constructor(geometry: EuropeGeometry) {
    const { x, y, width, height } = CARTOUCHE;
    this.#geometry = geometry;
    this.#arranger = new Arranger(geometry, [
      { at: [x + width / 2, y + height / 2], size: [width, height] },
      { at: COMPASS, size: [96, 96] },
    ]);
  }

  lay(scene: Pick<Scene, "view" | "lexicon">, scale: number): Laid {
    const { zones } = viewOf(scene);
    const size = enlarged(scale);
    // In steps, so that a window that grows by a line does not move everything on the map.
    const step = Math.floor(scale * 40) / 40;
    const text = step < NAMELESS ? undefined : TEXT / Math.min(step, 1.1);
    const named = new Map(zones.map(({ id }) => [id, broken(scene.lexicon.name("zone", id))]));
    const contents = new Map(zones.map((zone) => [zone.id, this.#contents(scene, zone)]));
    const placed = this.#arranger.arrange(
      zones.map((zone): Wish => {
        const lines = (named.get(zone.id) ?? "").split("\n");
        const widest = lines.reduce((a, b) => (b.length > a.length ? b : a), "");
        return {
          id: zone.id,
          label:
            text === undefined ? undefined : [this.#width(zone, widest, text), text * 0.98 * lines.length],
          variants: (contents.get(zone.id) ?? []).map((pieces) =>
            pieces.map((piece) => {
              const [width, height] = roomOf(piece);
              return [width * size, height * size] as const;
            }),
          ),
        };
      }),
    );
    const laid: Laid = { names: [], standing: [], anchors: new Map() };
    for (const zone of zones) {
      const place = placed.get(zone.id);
      if (!place) continue;
      const pieces = contents.get(zone.id)?.[place.variant] ?? [];
      pieces.forEach((piece, index) => {
        const at = place.pieces[index] ?? place.label;
        laid.standing.push({ piece, zone, at });
        laid.anchors.set(zone.id, at);
      });
      if (text === undefined || !this.#arranger.legible(zone.id)) continue;
      const [x, y] = place.label;
      const kind = this.#geometry.zones[zone.id]?.kind ?? "land";
      laid.names.push({ id: zone.id, text: named.get(zone.id) ?? "", kind, x, y, size: text });
    }
    return laid;
  }

  /** Names of seas are in the title face, which runs wider. */
  #width({ kind }: ZoneView, text: string, size: number): number {
    return textWidth(text, size) * (kind === "sea" ? 1.18 : 1);
  }

  #contents({ lexicon }: Pick<Scene, "lexicon">, zone: ZoneView): Piece[][] {
    const printed = zone.kind === "city" ? lexicon.row("zone", zone.id) : undefined;
    return piecesOf(zone, printed && { large: printed["size"] === "large", port: Boolean(printed["port"]) });
  }
}
