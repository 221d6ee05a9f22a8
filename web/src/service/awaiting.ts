// The tables that wait for whoever sits before the page.
import type { Awaiting } from "../wire/Awaiting";
import { get } from "./api";
import { router } from "./router.svelte";

/** The tables that wait, the least time first, without the one where one is. */
export async function awaiting(here?: string): Promise<Awaiting[]> {
  const all = await get<Awaiting[]>("/api/tables/awaiting");
  return all.filter(({ id }) => id !== here);
}

/** Goes to the next table that waits. Gives whether there is one. */
export async function goOn(here?: string): Promise<boolean> {
  const [next] = await awaiting(here);
  if (next) router.go(`/table/${next.id}`);
  return next !== undefined;
}
