// What pages about people have in common.
import { speech, t } from "../speech/language.svelte";
import type { RatingSeen } from "../wire/RatingSeen";

/** A rating in a word: 1512, or 1512? while it is provisional. */
export function ratingText({ points, provisional }: Pick<RatingSeen, "points" | "provisional">): string {
  return provisional ? `${String(points)}?` : String(points);
}

/** A change with its sign. */
export function changeText(change: number): string {
  return change > 0 ? `+${String(change)}` : change < 0 ? `−${String(-change)}` : "±0";
}

/** A season such as `2026-4`: 4th quarter of 2026. */
export function seasonName(season: string): string {
  const [year = "", quarter = ""] = season.split("-");
  return t("web-people-quarter", { quarter, year });
}

/** What chance gave, in victories with their sign. */
export function luckText(victories: number): string {
  return speech.number(victories, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
