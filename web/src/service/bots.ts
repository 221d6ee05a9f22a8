// What bots are called. Each seat has a name of its own, so that the log reads like one among people.
import { speech, t } from "../speech/language.svelte";

const NAMES = ["Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo"];

/** A bot by its parts: `knight-builder` is a knight who likes to build. */
export function partsOf(bot: string): { level: string; temper: string } {
  const [level = bot, temper = ""] = bot.split("-");
  return { level, temper };
}

/** The bot of a level with a temper, or with none. */
export function botOf(level: string, temper: string): string {
  return temper === "" ? level : `${level}-${temper}`;
}

/** The level of a bot in the page's language, such as “bot Knight” or “bot Knight (builder)”. */
export function botLevel(bot: string): string {
  const { level, temper } = partsOf(bot);
  const name = levelName(level);
  return t("web-table-bot", { level: temper === "" ? name : `${name} (${temperName(temper)})` });
}

/** A level in the page's language, such as “Knight”. */
export function levelName(level: string): string {
  const key = [`bot-${level}`, `web-table-bot-${level}`].find((key) => speech.has(key));
  return key ? t(key) : level;
}

/** A temper in the page's language. */
export function temperName(temper: string): string {
  const key = `web-table-temper-${temper}`;
  return speech.has(key) ? t(key) : temper;
}

/** What a bot is called: by the number of its seat, which the server's name for it ends with; else by its level. */
export function botName(bot: string, name: string): string {
  const seat = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return NAMES[seat - 1] ?? botLevel(bot);
}
