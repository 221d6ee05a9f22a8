// What a touch of the map does: looks at a zone, puts a piece there, or takes one away.
import type { Editing } from "../../../editor/editing.svelte";
import type { Carried } from "../../../scene/scene";
import { t } from "../../../speech/language.svelte";
import { planningOf } from "../planning.svelte";
import type { Kind, MapGame } from "./map-game";
import { carried, placed, taken } from "./zones";

export class Brush {
  readonly #editing: Editing;
  readonly #game: MapGame;
  /** The side whose pieces are at hand. */
  side = $state<string>();
  kind = $state.raw<Kind>();
  erases = $state(false);

  constructor(editing: Editing, game: MapGame) {
    this.#editing = editing;
    this.#game = game;
  }

  get looks(): boolean {
    return !this.erases && this.kind === undefined;
  }
  look(): void {
    this.erases = false;
    this.kind = undefined;
  }
  take(kind: Kind): void {
    this.erases = false;
    this.kind = kind;
  }
  erase(): void {
    this.erases = true;
  }

  /** What the zones are, as the view tells. */
  zone(id: string): { id: string; kind: string } | undefined {
    const { zones } = this.#editing.view as { zones: readonly { id: string; kind: string }[] };
    return zones.find((zone) => zone.id === id);
  }

  /** What a piece is called, with its side. */
  named(piece: Pick<Kind, "what" | "side" | "id">): string {
    const sides = this.#game.sides(this.#editing);
    const owner = sides.find((side) =>
      side.kinds.some(
        ({ what, id, side: of }) =>
          what === piece.what && id === piece.id && (what === "hero" || of === piece.side),
      ),
    );
    const kind = owner?.kinds.find(({ what, id }) => what === piece.what && id === piece.id);
    return t("web-position-piece-of", {
      piece: kind?.name ?? piece.id,
      side: owner?.name ?? piece.side,
    });
  }

  /** Puts a piece into a zone, if it can stand there. */
  put(id: string, kind: Kind): void {
    const zone = this.zone(id);
    if (!zone) return;
    const [piece, where] = [this.named(kind), this.#editing.lexicon.name("zone", id)];
    if (!this.#game.belongs(kind, zone)) {
      this.#editing.told = t("web-position-not-there", { piece, zone: where });
      return;
    }
    const position = placed(this.#game, this.#editing.position, zone, kind);
    this.#editing.edit(position, t("web-position-put", { piece, zone: where }));
  }

  remove(id: string): void {
    const zone = this.#editing.lexicon.name("zone", id);
    const done = taken(this.#game, this.#editing.position, id, this.kind);
    if (done)
      this.#editing.edit(done.position, t("web-position-taken", { piece: this.named(done.piece), zone }));
    else this.#editing.told = t("web-position-nothing-there", { zone });
  }

  /** Carries pieces to another zone, if they can stand there. */
  carry(pieces: readonly Carried[], from: string, to: string): void {
    const zone = this.zone(to);
    const [first] = pieces;
    if (!zone || !first || from === to) return;
    const [piece, where] = [this.named(first), this.#editing.lexicon.name("zone", to)];
    if (!pieces.every((one) => this.#game.belongs(one, zone))) {
      this.#editing.told = t("web-position-not-there", { piece, zone: where });
      return;
    }
    const position = carried(this.#game, this.#editing.position, pieces, from, zone);
    this.#editing.place = to;
    this.#editing.edit(position, t("web-position-put", { piece, zone: where }));
  }

  touch(zone: string): void {
    planningOf(this.#editing).pick(zone);
    if (this.erases) this.remove(zone);
    else if (this.kind) this.put(zone, this.kind);
  }
}

const all = new WeakMap<Editing, Brush>();

/** The brush of a draft: one for its board and its tools. */
export function brushOf(editing: Editing, game: MapGame): Brush {
  let brush = all.get(editing);
  if (!brush) all.set(editing, (brush = new Brush(editing, game)));
  return brush;
}
