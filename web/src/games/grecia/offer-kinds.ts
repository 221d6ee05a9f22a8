// How an offer is drawn in the prompt: as a piece, a card, a badge, a place or plain words.
import type { Offer, Scene } from "../../scene/scene";
import { idIn, seatIn } from "./gaps";
import type { Piece } from "./pieces";
import { viewOf } from "./view";

const ACTIONS = ["move", "attack", "swap", "supplies", "hire", "senate", "tactics"];
/** What ends or carries out what has been named. */
const CLOSING = ["go", "done", "pass", "consent", "refuse", "request", "surrender"];

export interface Sorted {
  actions: Offer[];
  /** Offers with a piece to show. */
  pieces: { offer: Offer; piece: Piece; zone?: string | undefined }[];
  colours: { offer: Offer; colour: string }[];
  seats: { offer: Offer; seat: number }[];
  cards: { offer: Offer; card: string; deck: "battle-card" | "tactic" }[];
  /** Offers that are places on the map. */
  zones: { offer: Offer; zone: string; second: string | undefined }[];
  closing: Offer[];
  rest: Offer[];
}

export function sorted(scene: Scene): Sorted {
  const found: Sorted = {
    actions: [],
    pieces: [],
    colours: [],
    seats: [],
    cards: [],
    zones: [],
    closing: [],
    rest: [],
  };
  for (const offer of scene.offers) sort(offer, scene, found);
  return found;
}

function sort(offer: Offer, scene: Scene, found: Sorted): void {
  const { label, word } = offer;
  if (CLOSING.includes(word)) {
    found.closing.push(offer);
    return;
  }
  if (ACTIONS.includes(word) && viewOf(scene).phase === "actions") {
    found.actions.push(offer);
    return;
  }
  const colour = idIn(label, "colour", "colour");
  const unit = idIn(label, "unit", "unit");
  const hero = idIn(label, "hero", "hero");
  const zone = idIn(label, "zone", "zone") ?? idIn(label, "sea", "zone");
  const battle = idIn(label, "card", "battle-card");
  const tactic = idIn(label, "card", "tactic");
  const seat = seatIn(label, "seat");
  const you = scene.you ?? 1;
  if (colour) found.colours.push({ offer, colour });
  else if (unit === "ship")
    found.pieces.push({ offer, zone, piece: { sort: "ships", seat: you, count: 1, key: word } });
  else if (unit) found.pieces.push({ offer, zone, piece: { sort: "unit", unit, seat: you, key: word } });
  else if (hero)
    found.pieces.push({ offer, piece: { sort: "hero", hero, seat: you, incognito: false, key: word } });
  else if (battle) found.cards.push({ offer, card: battle, deck: "battle-card" });
  else if (tactic) found.cards.push({ offer, card: tactic, deck: "tactic" });
  else if (zone) found.zones.push({ offer, zone, second: idIn(label, "second", "zone") });
  else if (seat !== undefined) found.seats.push({ offer, seat });
  else found.rest.push(offer);
}
