// What is said of tournaments: who takes part, what points are worth, how far it is.
import { botLevel } from "../service/bots";
import { speech, t } from "../speech/language.svelte";
import type { EntrantSeen } from "../wire/EntrantSeen";
import type { System } from "../wire/System";
import type { TournamentEntry } from "../wire/TournamentEntry";

/** The path of a tournament in the API, or of something below it. */
export const pathOf = (id: string, rest = ""): string => `/api/tournaments/${encodeURIComponent(id)}${rest}`;

/** Whom a number stands for. Bots of the house are told by their level and their number. */
export function nameOf(entrants: readonly EntrantSeen[], entrant: number): string {
  const seen = entrants[entrant - 1];
  if (!seen) return String(entrant);
  return seen.bot === undefined ? seen.name : `${botLevel(seen.bot)} ${String(entrant)}`;
}

/** Points as people count them: 1 for a win. */
export function pointsOf(points: number, win: number): string {
  return speech.number(points / win, { maximumFractionDigits: 2 });
}

/** Who meets whom, in words. */
export function systemOf(system: System): string {
  switch (system.kind) {
    case "swiss":
      return t("web-tournaments-system-swiss", { rounds: system.rounds });
    case "round-robin":
      return t("web-tournaments-system-round-robin", { laps: system.laps });
    case "knock-out":
      return t("web-tournaments-system-knock-out");
  }
}

/** How much time its players have, in words. */
export function clockOf(time: TournamentEntry["time"]): string {
  switch (time.kind) {
    case "none":
      return t("web-home-clock-none");
    case "live":
      return t("web-home-clock-live", { minutes: time.minutes });
    case "days":
      return t("web-home-clock-days", { days: time.days });
  }
}

/** How far it is, in words. */
export function stateOf({
  stage,
  round,
  rounds,
}: Pick<TournamentEntry, "stage" | "round" | "rounds">): string {
  if (stage !== "running" || round === 0) return t(`web-tournaments-stage-${stage}`);
  return rounds === undefined
    ? t("web-tournaments-round", { round })
    : t("web-tournaments-round-of", { round, rounds });
}
