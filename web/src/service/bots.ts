// What bots are called. Each seat has a name of its own, so that the log reads like one among people.
import { speech, t } from "../speech/language.svelte";

const NAMES = ["Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo"];

/** The level of a bot in the page's language. */
export function botLevel(bot: string): string {
  return (
    [`bot-${bot}`, `web-table-bot-${bot}`].filter((key) => speech.has(key)).map((key) => t(key))[0] ?? bot
  );
}

/** What a bot is called: by the number of its seat, which the server's name for it ends with; else by its level. */
export function botName(bot: string, name: string): string {
  const seat = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return NAMES[seat - 1] ?? botLevel(bot);
}
