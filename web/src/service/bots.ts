// What bots are called: by their level.
import { speech, t } from "../speech/language.svelte";

/** The name of a bot's level in the page's language. */
export function botLevel(bot: string): string {
  const key = `web-table-bot-${bot}`;
  return speech.has(key) ? t(key) : bot;
}

/** What the bot on a seat is called: its level and the number of its seat, for bots are many. */
export function botName(bot: string, seat: number): string {
  return `${botLevel(bot)} ${seat}`;
}
