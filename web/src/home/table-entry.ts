// What a list says of a table.
import { roomOf } from "../games";
import { speech, t } from "../speech/language.svelte";
import { botName } from "../service/bots";
import { namedValue } from "../table/named-value";
import type { BroughtRecord } from "../wire/BroughtRecord";
import type { TableEntry } from "../wire/TableEntry";
import type { TimeControl } from "../wire/TimeControl";
import type { TournamentPlace } from "../wire/TournamentPlace";

/** Bots are named after their level and seat. */
const BOT = /^(random|greedy|page|squire|knight|marshal|emperor) \d+$/;

function isBot(name: string): boolean {
  return BOT.test(name);
}

/** What whoever sits there is called; bots by their level. */
export function nameOf(name: string): string {
  const bot = BOT.exec(name)?.[1];
  return bot ? botName(bot, name) : name;
}

/** What is played: the scenario, or whatever sets the game apart; whether it counts for ratings, only tries out what might have been, or is
 * a record that somebody brought along. */
export function what(
  entry: Pick<TableEntry, "game" | "options"> &
    Partial<Pick<TableEntry, "what_if" | "edition" | "brought" | "tournament" | "rated">>,
): string {
  const marks = [
    entry.tournament ? placeOf(entry.tournament) : "",
    entry.brought ? brought(entry.brought) : "",
    entry.rated ? t("web-home-rated") : "",
    entry.what_if ? t("web-what-if") : "",
  ];
  return [...marks, variant(entry), edition(entry)].filter((part) => part !== "").join(" · ");
}

/** Which table of which tournament it is. */
function placeOf({ name, round, table }: TournamentPlace): string {
  return t("web-home-tournament-table", { name, round, table });
}

function brought({ provable }: BroughtRecord): string {
  return t(provable ? "web-brought" : "web-brought-unproved");
}

/** The edition, if it is not the newest. */
function edition({ edition: played }: Partial<Pick<TableEntry, "edition">>): string {
  if (!played || played.newest) return "";
  const { name, number } = played;
  return number === undefined
    ? t("web-home-edition-pack", { name })
    : t("web-home-edition-older", { number });
}

function variant(entry: Pick<TableEntry, "game" | "options"> & Partial<Pick<TableEntry, "edition">>): string {
  const { situation } = entry.options;
  if (situation !== undefined && situation !== "usual")
    return namedValue(entry.game, "situation", situation, entry.edition?.names);
  for (const key of ["scenario", "mode"]) {
    const message = `${entry.game}-option-${key}-${entry.options[key] ?? ""}`;
    if (speech.has(message)) return t(message);
  }
  return "";
}

export function clock(time: TimeControl): string {
  switch (time.kind) {
    case "none":
      return t("web-home-clock-none");
    case "live":
      return t("web-home-clock-live", { minutes: time.minutes });
    case "days":
      return t("web-home-clock-days", { days: time.days });
  }
}

/** The others at the table, in one phrase: people by name, bots by their number. */
export function company(entry: TableEntry): string {
  const others = entry.names.filter(
    (name, index): name is string => name !== null && !entry.yours.includes(index + 1),
  );
  const people = others.filter((name) => !isBot(name));
  const bots = others.length - people.length;
  const names = [...people, ...(bots > 0 ? [t("web-home-bots", { count: bots })] : [])];
  return names.length > 0 ? t("web-home-with", { names: speech.list(names) }) : "";
}

/** Whether a game goes on only when one does something: decides, or gets ready. */
export function awaitsYou(entry: Pick<TableEntry, "your_turn" | "unready">): boolean {
  return entry.your_turn || entry.unready;
}

/** A span of time in its largest unit: 22 h, 3 min. */
export function span(milliseconds: number): string {
  const steps = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
    ["second", 1000],
  ] as const;
  const [unit, length] = steps.find(([, length]) => milliseconds >= length) ?? steps[3];
  const value = Math.max(0, Math.floor(milliseconds / length));
  return speech.number(value, { style: "unit", unit, unitDisplay: "short" });
}

/** Learns what the games of these tables call their scenarios. */
export async function learn(entries: readonly TableEntry[]): Promise<void> {
  for (const game of new Set(entries.map((entry) => entry.game)))
    await speech.learn(game, roomOf(game).printed.messages);
}
