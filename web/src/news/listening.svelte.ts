// Looks from time to time whether something has happened elsewhere, and calls whoever sits before the page: by its title, by a
// mark on its icon, by a sound and by a notification, as they like it.
import { get } from "../service/api";
import { remind } from "../service/attention";
import { person } from "../service/me.svelte";
import { news } from "../service/news.svelte";
import { preferences } from "../service/preferences.svelte";
import { router } from "../service/router.svelte";
import { play } from "../service/sounds";
import type { NoticeSeen } from "../wire/NoticeSeen";
import type { Notices } from "../wire/Notices";
import { thisDevice } from "./this-device.svelte";
import { settle } from "./worker";

/** What the worker says when something new has come; see `src/worker/push.ts`. */
const NEWS = "news";

/** So often somebody who looks at the page is told, and somebody who does not. */
const WHILE_SEEN = 20_000;
const WHILE_HIDDEN = 60_000;
/** What a table has just shown is seen a moment later. */
const MOMENT = 1500;
/** Up to which one has been called, in whichever tab. */
const CALLED = "imperios.called";

let timer: ReturnType<typeof setTimeout> | undefined;
let first = true;

/** Calls for what has come since, once in all tabs. */
function call(notices: readonly NoticeSeen[]): void {
  const called = Number(localStorage.getItem(CALLED) ?? 0);
  const fresh = notices.filter((notice) => !notice.seen && notice.calls && notice.at > called);
  const newest = fresh[0];
  if (!newest) return;
  localStorage.setItem(CALLED, String(newest.at));
  // What was there when the page was opened is shown, not called.
  if (first) return;
  play("turn");
  const granted = "Notification" in window && Notification.permission === "granted";
  // A device that is told by its push service has been told already.
  if (!preferences.notify || !granted || thisDevice.on || document.visibilityState === "visible") return;
  for (const { title, text, link } of fresh) {
    const note = new Notification(title, { body: text, tag: link });
    note.onclick = () => {
      focus();
      note.close();
      router.go(link);
    };
  }
}

function mark(unseen: number): void {
  news.unseen = unseen;
  remind(unseen);
  const badge =
    unseen > 0 ? navigator.setAppBadge?.bind(navigator, unseen) : navigator.clearAppBadge?.bind(navigator);
  badge?.().catch(() => undefined);
}

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    if (person.me) {
      const { unseen, notices } = await get<Notices>("/api/notices");
      mark(unseen);
      call(notices);
      first = false;
    } else mark(0);
  } catch {
    // The next time will tell.
  }
  clearTimeout(timer);
  timer = setTimeout(look, document.visibilityState === "visible" ? WHILE_SEEN : WHILE_HIDDEN);
}

/** Looks again in a moment, because something has changed. */
export function lookSoon(..._changed: unknown[]): void {
  clearTimeout(timer);
  timer = setTimeout(look, MOMENT);
}

/** Listens for as long as the page is open. */
export function listen(): void {
  thisDevice.recall().catch(() => undefined);
  void look();
  document.addEventListener("visibilitychange", lookSoon);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === NEWS) lookSoon();
  });
  settle().catch(() => undefined);
  $effect.root(() => {
    $effect(() => lookSoon(router.path, person.me?.id));
  });
}
