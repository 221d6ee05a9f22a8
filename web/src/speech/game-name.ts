import { speech } from "./language.svelte";

/** What a game is called in lists: the name the pages have for it, else its title. */
export function gameName(game: string): string {
  return speech.first(`web-home-${game}`, `${game}-title`);
}

/** What a game is about, in a sentence. */
export function gameText(game: string): string {
  return speech.first(`web-home-${game}-text`, `${game}-tagline`);
}
