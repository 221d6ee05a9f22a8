// The games that can be played on this server, asked for once.
import { ROOMS, roomOf } from "../games";
import { get, post, freshKey } from "../service/api";
import { keepInvitations } from "../service/invitations";
import { person } from "../service/me.svelte";
import { router } from "../service/router.svelte";
import { speech } from "../speech/language.svelte";
import type { GameOffered } from "../wire/GameOffered";
import type { NewTable } from "../wire/NewTable";
import type { Opened } from "../wire/Opened";
import { againstBots } from "./new-table";

let offered: Promise<GameOffered[]> | undefined;

function gamesOffered(): Promise<GameOffered[]> {
  offered ??= get<GameOffered[]>("/api/games").catch((problem: unknown) => {
    offered = undefined;
    throw problem;
  });
  return offered;
}

/** A game with its options and bots. */
export async function gameOffered(game: string): Promise<GameOffered | undefined> {
  return (await gamesOffered()).find(({ name }) => name === game);
}

class GamesHere {
  /** The names of the games that can be played, those with a room first; until the server has told them, only these. */
  names = $state.raw<readonly string[]>(ROOMS.map(({ game }) => game));

  /** Asks the server, and learns what the games without a room are called. */
  async load(): Promise<void> {
    const here = (await gamesOffered()).map(({ name }) => name);
    const furnished = ROOMS.map(({ game }) => game).filter((game) => here.includes(game));
    const plain = here.filter((game) => !furnished.includes(game));
    await Promise.all(plain.map((game) => speech.learn(game, roomOf(game).printed.messages)));
    this.names = [...furnished, ...plain];
  }
}

export const gamesHere = new GamesHere();

/** Opens a table and goes there; its lobby finds the invitations, which the server tells only once. */
export async function openTable(table: Omit<NewTable, "key">, name?: string): Promise<void> {
  await person.introduce(name);
  const opened = await post<Opened>("/api/tables", { ...table, key: freshKey() });
  keepInvitations(opened);
  router.go(`/table/${opened.id}`);
}

/** Starts a game against bots at once, with everything as printed. */
export async function playNow(game: string): Promise<void> {
  const found = await gameOffered(game);
  if (found) await openTable(againstBots(found));
}
