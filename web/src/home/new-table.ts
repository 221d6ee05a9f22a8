// What is agreed on before a table is opened: the sensible beginning, and what follows from each choice.
import type { Row } from "../speech/edition";
import type { Chair } from "../wire/Chair";
import type { GameOffered } from "../wire/GameOffered";
import type { NewTable } from "../wire/NewTable";
import type { SetUpBy } from "../wire/SetUpBy";
import type { TimeControl } from "../wire/TimeControl";

type Offered = Pick<GameOffered, "name" | "settings" | "bots" | "sets_up">;

/** The values of an option, the default first. */
export function valuesOf(game: Offered, key: string): readonly string[] {
  return game.settings.find((setting) => setting.key === key)?.values ?? [];
}

/** The level a newcomer meets: a knight, else the one in the middle. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("knight") ? "knight" : (bots[Math.floor(bots.length / 2)] ?? "");
}

/** Whoever wants to play at once begins with the first turn, on a board that is set up. */
export function usualSetUp(game: Offered): SetUpBy {
  return game.sets_up ? "house" : "players";
}

/** The table that one click opens. */
export function againstBots(game: Offered): Omit<NewTable, "key"> {
  const players = Number(valuesOf(game, "players")[0] ?? 2);
  return {
    game: game.name,
    options: {},
    seats: seatsFor("bots", players, usualBot(game.bots), () => ""),
    time: { kind: "none" },
    on_time_out: "bot",
    set_up: usualSetUp(game),
    hints: true,
    ready: true,
  };
}

/** The ways to fill all seats at once. */
export const COMPANIES = ["bots", "friends", "open", "screen"] as const;
export type Company = (typeof COMPANIES)[number];

/** Oneself on the first seat, and such company on the others. */
export function seatsFor(
  company: Company,
  players: number,
  bot: string,
  nameOf: (seat: number) => string,
): Chair[] {
  return seatsAround(1, company, players, bot, nameOf);
}

/** Oneself on a seat of one's choice, and such company on the others. */
export function seatsAround(
  own: number,
  company: Company,
  players: number,
  bot: string,
  nameOf: (seat: number) => string,
): Chair[] {
  return Array.from({ length: players }, (_, index) =>
    index + 1 === own ? { kind: "me" } : chairOf(company, bot, nameOf(index + 1)),
  );
}

function chairOf(company: Company, bot: string, name: string): Chair {
  switch (company) {
    case "bots":
      return { kind: "bot", bot };
    case "friends":
      return { kind: "invited" };
    case "open":
      return { kind: "open" };
    case "screen":
      return { kind: "hot-seat", name };
  }
}

/** The company that these seats are, if they are one. */
export function companyOf(seats: readonly Chair[]): Company | undefined {
  const [first, ...others] = seats;
  if (first?.kind !== "me") return undefined;
  const kinds: Record<Company, Chair["kind"]> = {
    bots: "bot",
    friends: "invited",
    open: "open",
    screen: "hot-seat",
  };
  return COMPANIES.find((company) => others.every((chair) => chair.kind === kinds[company]));
}

/** Another number of seats: those at the end leave, or more like the last come. */
export function resized(seats: readonly Chair[], players: number, nameOf: (seat: number) => string): Chair[] {
  const last = seats.at(-1);
  return Array.from({ length: players }, (_, index) => {
    const kept = seats[index];
    if (kept) return kept;
    if (last?.kind === "hot-seat") return { kind: "hot-seat", name: nameOf(index + 1) };
    return !last || last.kind === "me" ? { kind: "open" } : last;
  });
}

/** A seat given to somebody else. Nobody sits twice: who takes one's own place gives theirs. */
export function reseated(seats: readonly Chair[], index: number, chair: Chair): Chair[] {
  const before = seats[index];
  return seats.map((old, place) => {
    if (place === index) return chair;
    return chair.kind === "me" && old.kind === "me" && before ? before : old;
  });
}

/** Whether the game can start as soon as the table is opened: nobody has to come. */
export function startsAtOnce(seats: readonly Chair[]): boolean {
  return seats.every((chair) => chair.kind !== "invited" && chair.kind !== "open");
}

/** Minutes after which whoever is away counts as such on a live clock, if nothing else is agreed. */
export const USUAL_AWAY_AFTER = 5;

/** Whether hints are usual: where all others are bots and nobody is short of time. */
export function hintsUsual(seats: readonly Chair[], time: TimeControl): boolean {
  return time.kind === "none" && seats.every((chair) => chair.kind === "me" || chair.kind === "bot");
}

/** The bots whose strength was measured: only they play for ratings. */
const MEASURED = ["page", "squire", "knight", "marshal", "emperor"];

/** Whether a table with such seats can be rated: people with accounts of their own, and bots whose strength was measured. */
export function canBeRated(seats: readonly Chair[]): boolean {
  return seats.every(
    (chair) => chair.kind !== "hot-seat" && (chair.kind !== "bot" || MEASURED.includes(chair.bot)),
  );
}

/** A scenario as the option names it, with all that the edition prints of it. */
export interface ScenarioChoice {
  value: string;
  /** The numbers of players it is for. */
  players: number[];
  /** The rows of the edition: one, or one for each number of players. */
  rows: Row[];
}

/** The value of the option that means a row of the edition: the standard game has a row for each number of players. */
function valueOfRow(id: string): string {
  return id.replace(/-\d(?=-|$)/, "");
}

/** The scenarios in the order of the option. */
export function scenariosOf(values: readonly string[], rows: readonly Row[]): ScenarioChoice[] {
  return values.map((value) => {
    const meant = rows.filter((row) => row.id === value || valueOfRow(row.id) === value);
    const players = meant.flatMap((row) => row["players"] as number | number[]);
    return { value, players: [...new Set(players)].sort((a, b) => a - b), rows: meant };
  });
}

/** The row of a scenario for so many players. */
export function rowFor(scenario: ScenarioChoice, players: number): Row | undefined {
  return scenario.rows.find((row) => [row["players"]].flat().includes(players)) ?? scenario.rows[0];
}
