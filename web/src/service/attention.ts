// How the page says that it is one's turn while one looks elsewhere: title, a dot on the icon, a notification.
import { preferences } from "./preferences.svelte";

const NAME = "Imperios";

function icon(file: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !link.href.endsWith(file)) link.href = file;
}

/** Shows in the browser's tab how the table stands. */
export function announce(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${title} · ${NAME}` : `${title} · ${NAME}`;
  icon(yourTurn ? "/favicon-turn.svg" : "/favicon.svg");
}

/** Back to how the tab looks when no table is open. */
export function unannounce(): void {
  document.title = NAME;
  icon("/favicon.svg");
}

/** Notifies the player who wished for it, if they look elsewhere. */
export function notify(title: string, body: string): void {
  if (!preferences.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: location.pathname, icon: "/favicon-turn.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
