// What bots are called. Each seat has a name of its own, so that the log reads like one among people.
import { speech, t } from "../speech/language.svelte";

const NAMES = ["Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo"];

/** The level of a bot in the page's language, such as “bot Knight”. */
export function botLevel(bot: string): string {
  const key = [`bot-${bot}`, `web-table-bot-${bot}`].find((key) => speech.has(key));
  return t("web-table-bot", { level: key ? t(key) : bot });
}

/** What a bot is called: by the number of its seat, which the server's name for it ends with; else by its level. */
export function botName(bot: string, name: string): string {
  const seat = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return NAMES[seat - 1] ?? botLevel(bot);
}
