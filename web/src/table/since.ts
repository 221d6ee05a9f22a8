// What has happened since the viewer's last turn: what was lost, what else others did to them, and the rest, of which they
// know or need not know.
import type { Holdings } from "../scene/room";
import type { LogLine } from "../scene/scene";
import { mentions } from "../speech/phrase";
import { doer, rankOf } from "./chronicle";

/** Lines of a log, from one up to before another, counted from the first. */
export interface Span {
  from: number;
  to: number;
}

/** Lines with what they mean to a seat. */
export interface Account {
  losses: LogLine[];
  concerns: LogLine[];
  rest: LogLine[];
}

/** Who loses something by a line of this kind: the gap that names them. */
const LOSERS: Partial<Record<string, string>> = {
  lost: "owner",
  surrendered: "owner",
  pursued: "owner",
  "ridden-down": "owner",
  "fortress-taken": "owner",
  "hero-fell": "seat",
  "supply-lost": "seat",
  "supply-given": "seat",
  out: "seat",
  eliminated: "seat",
};

/** What names a seat that has done nothing by it. */
const BEFALLS = new Set(["start-drawn", "dealt", "drew", "drew-own", "revealed", "event-won"]);

function named(line: LogLine, gap: string): unknown {
  return (line[gap] as { seat?: unknown } | undefined)?.seat;
}

/** Whether a line tells what a seat has done itself. */
function acts(line: LogLine, seat: number): boolean {
  return named(line, "seat") === seat && !BEFALLS.has(line.kind);
}

/** The lines since the seat's last turn, up to its turn now if it is its turn; since its last deed where nobody has turns. */
export function sinceLastTurn(log: readonly LogLine[], you: number): Span {
  const turns = log.flatMap((line, index) =>
    rankOf(line) === "turn" ? [{ index, mine: doer(line) === you }] : [],
  );
  const last = turns.at(-1);
  if (!last) {
    return { from: log.findLastIndex((line) => acts(line, you)) + 1, to: log.length };
  }
  const earlier = last.mine ? turns.slice(0, -1) : turns;
  const own = earlier.findLast(({ mine }) => mine)?.index ?? -1;
  const to = last.mine ? last.index : log.length;
  return { from: turns.find(({ index, mine }) => index > own && !mine)?.index ?? to, to };
}

/** What these lines mean to a seat. */
export function accountOf(lines: readonly LogLine[], you: number): Account {
  const account: Account = { losses: [], concerns: [], rest: [] };
  for (const line of lines) {
    const loser = LOSERS[line.kind];
    if (loser && named(line, loser) === you) account.losses.push(line);
    else if (mentions(line, "seat", you) && !acts(line, you) && line.kind !== "totalled")
      account.concerns.push(line);
    else account.rest.push(line);
  }
  return account;
}

/** What was held before and is not held now; each zone once, as the first of what was lost in it. */
export function gone(before: Holdings, now: Holdings): Holdings {
  const told = new Set<string>();
  return before.flatMap(({ message, zones }) => {
    const held = now.find((one) => one.message === message)?.zones ?? [];
    const lost = zones.filter((zone) => !held.includes(zone) && !told.has(zone));
    for (const zone of lost) told.add(zone);
    return lost.length > 0 ? [{ message, zones: lost }] : [];
  });
}
