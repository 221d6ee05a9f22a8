// The games that can be played on this server, asked for once.
import { get, post, freshKey } from "../service/api";
import { keepInvitations } from "../service/invitations";
import { person } from "../service/me.svelte";
import { router } from "../service/router.svelte";
import type { GameName } from "../scene/scene";
import type { GameOnShelf } from "../wire/GameOnShelf";
import type { NewTable } from "../wire/NewTable";
import type { Opened } from "../wire/Opened";
import { againstBots } from "./agreement";

let shelf: Promise<GameOnShelf[]> | undefined;

/** A game with its options and bots. */
export async function gameOnShelf(game: GameName): Promise<GameOnShelf | undefined> {
  shelf ??= get<GameOnShelf[]>("/api/games").catch((problem: unknown) => {
    shelf = undefined;
    throw problem;
  });
  return (await shelf).find(({ name }) => name === game);
}

/** Opens a table and goes there; its lobby finds the invitations, which the server tells only once. */
export async function openTable(table: Omit<NewTable, "key">, name?: string): Promise<void> {
  await person.introduce(name);
  const opened = await post<Opened>("/api/tables", { ...table, key: freshKey() });
  keepInvitations(opened);
  router.go(`/table/${opened.id}`);
}

/** Starts a game against bots at once, with everything as printed. */
export async function playNow(game: GameName): Promise<void> {
  const found = await gameOnShelf(game);
  if (found) await openTable(againstBots(found));
}
