// The first script that runs: it is small, and sends for what the page will need while the rest is still on its way.
import house from "printed:house";
import { sendForGame } from "./games/ahead";
import { pageAt, partsOf } from "./pages";
import { sendFor } from "./service/ahead";
import { preferred } from "./speech/preferred";
import type { Table } from "./wire/Table";

const lang = preferred();
const parts = partsOf(location.pathname);
const [page, table] = parts;
const missed = (): undefined => undefined;
house.messages[lang]().catch(missed);
pageAt(parts)?.().catch(missed);
sendFor("/api/me", lang);
// The app speaks the language of the page where it is installed.
const manifest = document.createElement("link");
manifest.rel = "manifest";
manifest.href = `/app-${lang}.webmanifest`;
document.head.append(manifest);
// Whoever comes with an invitation may see the table only when it is accepted.
if (page === "table" && table && !location.hash)
  sendFor(`/api/tables/${encodeURIComponent(table)}`, lang)
    .then((answer) => answer.clone().json() as Promise<Partial<Table>>)
    .then(({ game }) => game && sendForGame(game, lang))
    .catch(missed);
