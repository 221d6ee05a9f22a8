// What one wishes to be told, as the server keeps it; each change goes there at once.
import { get, put, Refusal } from "../service/api";
import { speech, t } from "../speech/language.svelte";
import type { NoticeWishes } from "../wire/NoticeWishes";
import type { NoticeWishesSeen } from "../wire/NoticeWishesSeen";
import type { Occasion } from "../wire/Occasion";

export const OCCASIONS: readonly Occasion[] = ["turn", "clock", "invited", "rematch", "over", "chat"];

/** Usual quiet hours, in minutes of the day. */
const NIGHT = { from: 22 * 60, till: 8 * 60 };

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export class Wished {
  seen = $state.raw<NoticeWishesSeen | null>(null);
  told = $state("");
  refused = $state("");

  async load(): Promise<void> {
    this.seen = await get<NoticeWishesSeen>("/api/notices/wishes");
  }

  /** Wishes something else; hours are those of where one is now. */
  async wish(change: Partial<NoticeWishes>): Promise<void> {
    if (!this.seen) return;
    const wishes = { ...this.seen.wishes, lang: speech.lang, zone: zoneHere(), ...change };
    this.told = this.refused = "";
    try {
      await put("/api/notices/wishes", wishes);
      this.seen = { ...this.seen, wishes };
      this.told = t("web-news-saved");
    } catch (problem) {
      this.refused = problem instanceof Refusal ? problem.message : t("web-error-server");
    }
  }

  wants(occasion: Occasion): boolean {
    return !this.seen?.wishes.muted.includes(occasion);
  }

  want(occasion: Occasion, wanted: boolean): Promise<void> {
    const others = (this.seen?.wishes.muted ?? []).filter((muted) => muted !== occasion);
    return this.wish({ muted: wanted ? others : [...others, occasion] });
  }

  /** Quiet hours, or none. */
  beQuiet(quiet: boolean): Promise<void> {
    return this.wish({ quiet: quiet ? NIGHT : null });
  }
}

/** Minutes of the day as a clock shows them, and back. */
export function clock(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutes(clock: string): number | null {
  const [hour, minute] = clock.split(":").map(Number);
  if (hour === undefined || minute === undefined || Number.isNaN(hour) || Number.isNaN(minute)) return null;
  return hour * 60 + minute;
}
