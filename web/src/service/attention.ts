// How the page says that it is one's turn while one looks elsewhere: title, a dot on the icon, a notification.
import { preferences } from "./preferences.svelte";
import yourTurnIcon from "./your-turn.svg?inline";

const NAME = "Imperios";

const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plainIcon = link?.href ?? "";

function icon(picture: string): void {
  if (link && link.href !== picture) link.href = picture;
}

/** Shows in the browser's tab how the table stands. */
export function announce(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${title} · ${NAME}` : `${title} · ${NAME}`;
  icon(yourTurn ? yourTurnIcon : plainIcon);
}

/** Back to how the tab looks when no table is open. */
export function unannounce(): void {
  document.title = NAME;
  icon(plainIcon);
}

/** Notifies the player who wished for it, if they look elsewhere. */
export function notify(title: string, body: string): void {
  if (!preferences.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: location.pathname, icon: yourTurnIcon });
  note.onclick = () => {
    focus();
    note.close();
  };
}
