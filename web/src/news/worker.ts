// The service worker: there since the first visit, so that pages, and what was looked at, can be seen without the network too.

const WORKER = "/worker.js";

/** Has the worker come. */
export async function called(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Has it come, and take up what this page has loaded before it was there. */
export async function settle(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await called();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
  );
  active?.postMessage({ keep: files.map(({ pathname }) => pathname) });
}
