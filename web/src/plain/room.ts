// The room of any game that has none of its own. Its messages and names come from the server.
import meeple from "icon:meeple";
import type { Fetched, InLanguages, Room } from "../scene/room";
import { get } from "../service/api";
import { LANGS, type Lang } from "../speech/language.svelte";
import type { GameTexts } from "../wire/GameTexts";

/** The room of a game that has none; with the names of another edition than the newest, if one is named. */
export function plainRoom(game: string, edition?: string): Room {
  const which = edition === undefined ? "" : `?edition=${encodeURIComponent(edition)}`;
  const fetched = new Map<Lang, Promise<GameTexts>>();
  function texts(lang: Lang): Promise<GameTexts> {
    let found = fetched.get(lang);
    if (!found) {
      found = get<GameTexts>(`/api/games/${encodeURIComponent(game)}/texts/${lang}${which}`);
      found.catch(() => fetched.delete(lang));
      fetched.set(lang, found);
    }
    return found;
  }
  function inLanguages<Value>(part: (texts: GameTexts) => Value): InLanguages<Value> {
    const entries = LANGS.map((lang): [Lang, Fetched<Value>] => [
      lang,
      async () => ({ default: part(await texts(lang)) }),
    ]);
    return Object.fromEntries(entries) as InLanguages<Value>;
  }
  return {
    game,
    emblem: meeple,
    crest: meeple,
    printed: {
      messages: inLanguages(({ messages }) => messages),
      edition: inLanguages(({ names }) => names),
    },
    things: (names) =>
      Object.entries(names).flatMap(([kind, those]) =>
        Object.entries(those).map(([id, name]) => ({ kind, row: { id, name: String(name) } })),
      ),
    tableParts: () => import("./table-parts"),
  };
}
