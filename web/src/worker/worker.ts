// What the browser runs for us while no page is open. Each thing that it does is a module of its own, told the scope in which
// it works.
import { bringNews } from "./push";

declare const self: ServiceWorkerGlobalScope;

// A new version takes the place of the old one at once: it keeps nothing that pages rely on.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

bringNews(self);
