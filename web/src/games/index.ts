// The games that have a room, in the order in which they are shown. Any other game is played in the plain room.
import { plainRoom } from "../plain/room";
import type { Room } from "../scene/room";
import altesReich from "./altes-reich/room";
import grecia from "./grecia/room";
import napoleon from "./napoleon/room";

export const ROOMS: readonly Room[] = [altesReich, grecia, napoleon];

const plainRooms = new Map<string, Room>();

/** The room of a game; the same one every time. */
export function roomOf(game: string): Room {
  let room = ROOMS.find((one) => one.game === game) ?? plainRooms.get(game);
  if (!room) plainRooms.set(game, (room = plainRoom(game)));
  return room;
}

/** The room of an edition that the game's own board can't draw: the plain one, with what the edition calls things. */
export function plainRoomOf(game: string, edition: string): Room {
  const key = `${game} ${edition}`;
  let room = plainRooms.get(key);
  if (!room) plainRooms.set(key, (room = plainRoom(game, edition)));
  return room;
}

/** The room of the game whose rulebook has such a rule, by the beginning of its id. */
export function roomOfRule(rule: string): Room | undefined {
  return ROOMS.find(({ rulePrefix }) => rulePrefix !== undefined && rule.startsWith(`${rulePrefix}-`));
}
