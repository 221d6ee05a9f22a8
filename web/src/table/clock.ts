// How much time a seat has left, and how that is written.
import { t } from "../speech/language.svelte";
import type { Table } from "../wire/Table";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left to a seat at a moment of the server's time; none where there are no clocks. */
export function timeLeft(table: Table, seat: number, serverNow: number): number | undefined {
  const state = table.seats.find((state) => state.seat === seat);
  if (state?.time_left === undefined) return undefined;
  const spent = isRunning(table, seat) ? Math.max(0, serverNow - table.now) : 0;
  return Math.max(0, state.time_left - spent);
}

/** Whether a seat's clock runs: it is asked, and no bot answers for it. */
export function isRunning(table: Table, seat: number): boolean {
  const state = table.seats.find((state) => state.seat === seat);
  return table.stage === "running" && table.awaited.includes(seat) && !state?.bot;
}

/** Whether so little is left that it should be noticed. */
export function isPressing(table: Table, left: number): boolean {
  return left < (table.time.kind === "days" ? 4 * HOUR : MINUTE);
}

/** `2 d 5 h`, `5 h 12 min`, or `12:05`. */
export function written(left: number): string {
  if (left >= DAY)
    return t("web-table-clock-days", {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  if (left >= HOUR)
    return t("web-table-clock-hours", {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, "0")}`;
}
