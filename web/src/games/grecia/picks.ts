// Which choices a piece on the board stands for, and what has been named so far.
import type { Offer, Scene } from "../../scene/scene";
import { idIn, seatIn } from "./gaps";
import { spread, type Piece } from "./pieces";
import { viewOf, zoneView, type View } from "./view";

/** What there is to choose among. */
type Choosing = Pick<Scene, "view" | "you" | "offers">;

/** Where the units of a choice stand that names no zone itself. */
function placeOf(offer: Offer, view: View, you: number | null): string | null | undefined {
  switch (offer.label.message) {
    case "grecia-choice-with":
      return view.act?.from;
    case "grecia-choice-for":
      return view.act?.to;
    case "grecia-choice-lose":
      return view.combat?.attacker === you ? view.combat?.from : view.combat?.to;
    case "grecia-choice-support":
    case "grecia-choice-promote":
    case "grecia-choice-lose-supporter":
      return idIn(offer.label, "zone", "zone");
    default:
      return undefined;
  }
}

function isUnit(piece: Piece, unit: string): boolean {
  if (piece.sort === "unit") return piece.unit === unit;
  if (piece.sort === "units") return piece.units.includes(unit);
  return piece.sort === "ships" && unit === "ship";
}

function means(offer: Offer, piece: Piece, zone: string, scene: Choosing): boolean {
  const view = viewOf(scene);
  const { label } = offer;
  if (label.message === "grecia-choice-hero") {
    const hero = idIn(label, "hero", "hero");
    return piece.sort === "hero"
      ? piece.hero === hero
      : piece.sort === "heroes" && piece.heroes.includes(hero ?? "");
  }
  if (label.message === "grecia-choice-against")
    return piece.sort === "ships" && zone === view.act?.to && piece.seat === seatIn(label, "seat");
  const unit = idIn(label, "unit", "unit");
  if (unit === undefined || !isUnit(piece, unit) || piece.seat !== scene.you) return false;
  return placeOf(offer, view, scene.you) === zone;
}

/** What can be chosen by choosing this piece. */
export function offersOfPiece(scene: Choosing, piece: Piece, zone: string): Offer[] {
  if (named(viewOf(scene), piece, zone)) return [];
  return scene.offers.filter((offer) => means(offer, piece, zone, scene));
}

/** Whether this piece has already been named for the action. Of equal units the first ones have. */
export function named(view: View, piece: Piece, zone: string): boolean {
  const act = view.act;
  if (!act || zone !== act.from) return false;
  if (piece.sort === "hero")
    return act.heroes.some((text) => text.split(" ")[0] === piece.hero) || act.hero === piece.hero;
  if (piece.sort !== "unit" || piece.seat !== view.active) return false;
  const kind = piece.unit;
  const going = act.units.filter((text) => text.split(" ")[0] === kind).length + (act.unit === kind ? 1 : 0);
  return numberOf(piece) < going;
}

/** The words that name the own units of a piece for an action, one for each. */
export function unitWords(scene: Scene, piece: Piece): string[] {
  if (piece.seat !== scene.you) return [];
  switch (piece.sort) {
    case "unit":
      return [`with ${piece.unit}`];
    case "units":
      return piece.units.map((unit) => `with ${unit}`);
    case "ships":
      return Array.from({ length: piece.count }, () => "with ship");
    default:
      return [];
  }
}

/** The same for all units of a zone. */
export function unitsIn(scene: Scene, zone: string): string[] {
  const view = zoneView(scene, zone);
  return view ? spread(view).flatMap((piece) => unitWords(scene, piece)) : [];
}

/** Which of its kind a unit is in its zone, from 0. */
export function numberOf(piece: Piece): number {
  return piece.sort === "unit" ? Number(piece.key.split(" ")[1] ?? 0) : 0;
}
