// What bots are called. Each seat has a name of its own, so that the log reads like one among people.
import { speech, t } from "../speech/language.svelte";

const NAMES = ["Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo"];

/** A bot by its parts: `knight-builder` is a knight who likes to build. */
export function partsOf(bot: string): { level: string; style: string } {
  const [level = bot, style = ""] = bot.split("-");
  return { level, style };
}

/** The bot of a level with a style, or with none. */
export function botOf(level: string, style: string): string {
  return style === "" ? level : `${level}-${style}`;
}

/** The level of a bot in the page's language, such as “bot Knight” or “bot Knight (builder)”. */
export function botLevel(bot: string): string {
  const { level, style } = partsOf(bot);
  const name = levelName(level);
  return t("web-table-bot", { level: style === "" ? name : `${name} (${styleName(style)})` });
}

/** A level in the page's language, such as “Knight”. */
export function levelName(level: string): string {
  const key = [`bot-${level}`, `web-table-bot-${level}`].find((key) => speech.has(key));
  return key ? t(key) : level;
}

/** A style in the page's language. */
export function styleName(style: string): string {
  const key = `web-table-style-${style}`;
  return speech.has(key) ? t(key) : style;
}

/** What a bot is called: by the number of its seat, which the server's name for it ends with; else by its level. */
export function botName(bot: string, name: string): string {
  const seat = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return NAMES[seat - 1] ?? botLevel(bot);
}
