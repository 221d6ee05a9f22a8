// Links to a table. The server tells each token once, so this browser keeps those it was told.
import type { Opened } from "../wire/Opened";
import { post } from "./api";

const kept = (table: string): string => `imperios.invitations.${table}`;

/** Keeps what the server told when the table was opened. */
export function keepInvitations(opened: Opened): void {
  localStorage.setItem(kept(opened.id), JSON.stringify(opened));
}

/** The invitations of a table that this browser knows of. */
export function invitationsOf(table: string): Opened | undefined {
  const text = localStorage.getItem(kept(table));
  return text ? (JSON.parse(text) as Opened) : undefined;
}

/** Has new invitations made; the old ones lose their force. */
export async function renewInvitations(table: string): Promise<Opened> {
  const opened = await post<Opened>(`/api/tables/${encodeURIComponent(table)}/invitations`);
  keepInvitations(opened);
  return opened;
}

/** The address that an invitation gives its holder: the token stays in the fragment, which no server sees. */
export function linkTo(table: string, token: string): string {
  return new URL(`/table/${encodeURIComponent(table)}#invitation=${token}`, location.href).href;
}

/** The token of an invitation in the fragment of an address. */
export function tokenIn(fragment: string): string | undefined {
  return /^invitation=(.+)$/.exec(fragment)?.[1];
}
