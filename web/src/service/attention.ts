// How the page says that it is one's turn while one looks elsewhere: title, a dot on the icon, a notification.
import { preferences } from "./preferences.svelte";
import yourTurnIcon from "./your-turn.svg?inline";

const NAME = "Imperios";

const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plainIcon = link?.href ?? "";

let awaited = false;
let waiting = 0;

function icon(): void {
  const picture = awaited || waiting > 0 ? yourTurnIcon : plainIcon;
  if (link && link.href !== picture) link.href = picture;
}

/** Says before the title how much one has not seen; a title that calls for one's turn says enough. */
function count(): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  const marked = waiting > 0 && !plain.startsWith("●") ? `(${waiting}) ${plain}` : plain;
  if (document.title !== marked) document.title = marked;
}

/** Shows in the browser's tab how much there is that one has not seen, whatever the page is called from now on. */
export function remind(unseen: number): void {
  waiting = unseen;
  icon();
  count();
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
}

const titles = new MutationObserver(count);

/** Shows in the browser's tab how the table stands. */
export function announce(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${title} · ${NAME}` : `${title} · ${NAME}`;
  awaited = yourTurn;
  icon();
}

/** Back to how the tab looks when no table is open. */
export function unannounce(): void {
  document.title = NAME;
  awaited = false;
  icon();
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
