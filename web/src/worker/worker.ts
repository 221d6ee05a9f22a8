// What the browser runs for us while no page is open, and between pages and network. Each thing that it does is a module of its
// own, told the scope in which it works.
import { keep, type Build } from "./keep";
import { bringNews } from "./push";

declare const self: ServiceWorkerGlobalScope;
/** Written in when the pages are built. */
declare const BUILD: Build;

// A new version takes the place of the old one at once: the files of the build before stay until there is another one.
self.addEventListener("install", () => void self.skipWaiting());

bringNews(self);
keep(self, BUILD);
