// Messages of the server: shown, and led back to the table that they are about.

/** What the server sends; see `crates/server/src/notices/push.rs`. */
interface News {
  title: string;
  text: string;
  link: string;
  /** Of several with the same tag only the last is shown. */
  tag: string;
  at: number;
  unseen: number;
}

/** What pages are told when there is something new. */
export const NEWS = "news";

function read(data: PushMessageData | null): News {
  try {
    return data?.json() as News;
  } catch {
    // Browsers want something to be shown whatever has come.
    return { title: "Imperios", text: "", link: "/", tag: "news", at: Date.now(), unseen: 0 };
  }
}

export function bringNews(worker: ServiceWorkerGlobalScope): void {
  const pages = (): Promise<readonly WindowClient[]> =>
    worker.clients.matchAll({ type: "window", includeUncontrolled: true });

  async function show(news: News): Promise<void> {
    const open = await pages();
    for (const page of open) page.postMessage(NEWS);
    // Whoever looks at that very page sees it there.
    const looking = open.some(
      (page) => page.focused && new URL(page.url).pathname === new URL(news.link, page.url).pathname,
    );
    if (looking) return;
    await worker.registration.showNotification(news.title, {
      body: news.text,
      tag: news.tag,
      data: news.link,
    });
    if (news.unseen > 0) await worker.navigator.setAppBadge?.(news.unseen).catch(() => undefined);
  }

  async function lead(link: string): Promise<void> {
    const address = new URL(link, worker.registration.scope);
    // Nothing that came over the wire leads to another site.
    if (address.origin !== worker.location.origin) return;
    const open = await pages();
    const there = open.find((page) => new URL(page.url).pathname === address.pathname) ?? open[0];
    if (!there) {
      await worker.clients.openWindow(address);
      return;
    }
    await there.focus();
    if (new URL(there.url).pathname !== address.pathname)
      await there.navigate(address).catch(() => worker.clients.openWindow(address));
  }

  worker.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lead(String(event.notification.data ?? "/")));
  });
}
