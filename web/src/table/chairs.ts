// Who is to sit on a seat, as a value of a list to pick from: `open`, `bot greedy`.
import type { Chair } from "../wire/Chair";

export function chairKey(chair: Chair): string {
  return chair.kind === "bot" ? `bot ${chair.bot}` : chair.kind;
}

/** The chair that a value stands for; `name` is what a player at the same device is called at first. */
export function chairFor(key: string, name: string): Chair {
  if (key.startsWith("bot ")) return { kind: "bot", bot: key.slice(4) };
  if (key === "hot-seat") return { kind: key, name };
  if (key === "me" || key === "invited") return { kind: key };
  return { kind: "open" };
}
