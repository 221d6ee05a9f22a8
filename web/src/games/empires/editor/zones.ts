// What stands where in a draft: pieces come and go.
import type { Position } from "../../../editor/notation";
import type { Standing } from "../diagram/position";
import type { Kind, MapGame } from "./map-game";

type Piece = Pick<Kind, "what" | "side" | "id">;

const alike = (one: Piece, other: Piece): boolean =>
  one.what === other.what && one.id === other.id && (one.what === "hero" || one.side === other.side);

function zonesOf(position: Position): Readonly<Record<string, string>> {
  return (position["zones"] ?? {}) as Record<string, string>;
}

/** The pieces of a list, alike ones together. */
export function gathered(pieces: readonly Standing[]): Standing[] {
  const found: Standing[] = [];
  for (const piece of pieces) {
    const same = found.find((one) => alike(one, piece));
    if (same) same.count += piece.count;
    else found.push({ ...piece });
  }
  return found;
}

/** What stands in a zone, alike pieces together. */
export function standingIn(game: MapGame, position: Position, zone: string): Standing[] {
  return gathered(game.read(zonesOf(position)[zone] ?? ""));
}

/** The position with this in a zone. */
function standing(game: MapGame, position: Position, zone: string, pieces: readonly Standing[]): Position {
  const { [zone]: _, ...others } = zonesOf(position);
  const written = game.write(pieces);
  return { ...position, zones: written === "" ? others : { ...others, [zone]: written } };
}

/** Heroes are in one place only. */
function withoutHero(game: MapGame, position: Position, hero: string): Position {
  const reserve = (position["reserve"] ?? []) as readonly string[];
  const waiting = reserve.includes(hero)
    ? { ...position, reserve: reserve.filter((id) => id !== hero) }
    : position;
  return Object.keys(zonesOf(position)).reduce((rest, zone) => {
    const pieces = standingIn(game, rest, zone);
    const others = pieces.filter(({ what, id }) => what !== "hero" || id !== hero);
    return others.length === pieces.length ? rest : standing(game, rest, zone, others);
  }, waiting);
}

/** One more piece in a zone. A fortress takes the place of another, and a hero leaves where he was. */
export function placed(
  game: MapGame,
  position: Position,
  zone: { id: string; kind: string },
  { what, side, id }: Piece,
): Position {
  const rest = what === "hero" ? withoutHero(game, position, id) : position;
  const here = standingIn(game, rest, zone.id);
  const left = here.filter((one) => {
    if (what === "fortress") return one.what !== "fortress";
    return what !== "unit" || one.what !== "unit" || one.side === side || !game.pushesOut(zone);
  });
  return standing(game, rest, zone.id, gathered([...left, { what, side, id, count: 1 }]));
}

/** The position after these pieces have gone from zone to zone. */
export function carried(
  game: MapGame,
  position: Position,
  pieces: readonly Piece[],
  from: string,
  to: { id: string; kind: string },
): Position {
  return pieces.reduce((before, piece) => {
    const there = standingIn(game, before, from).some((one) => alike(one, piece));
    if (!there) return before;
    const left = taken(game, before, from, piece)?.position ?? before;
    return placed(game, left, to, piece);
  }, position);
}

/** So many of a piece in a zone. */
export function counted(
  game: MapGame,
  position: Position,
  zone: string,
  piece: Piece,
  count: number,
): Position {
  const pieces = standingIn(game, position, zone).map((one) => (alike(one, piece) ? { ...one, count } : one));
  return standing(
    game,
    position,
    zone,
    pieces.filter((one) => one.count > 0),
  );
}

/** One piece less in a zone: this one if it stands there, else the last that is written. Also which one it was. */
export function taken(
  game: MapGame,
  position: Position,
  zone: string,
  piece: Piece | undefined,
): { position: Position; piece: Standing } | undefined {
  const here = standingIn(game, position, zone);
  const meant = (piece && here.find((one) => alike(one, piece))) ?? here.at(-1);
  if (!meant) return undefined;
  return { position: counted(game, position, zone, meant, meant.count - 1), piece: meant };
}
