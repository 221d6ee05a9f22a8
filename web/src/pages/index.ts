// The pages by the first part of their address, each fetched when one goes there.
import type { Component } from "svelte";

type Page = { default: Component<{ at: string[] }> };

const PAGES: Record<string, () => Promise<Page>> = {
  "": () => import("./Home.svelte"),
  new: () => import("./NewGame.svelte"),
  tables: () => import("./Tables.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  replays: () => import("./Replays.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  account: () => import("./Account.svelte"),
  notices: () => import("./Notices.svelte"),
  letters: () => import("./Letters.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  tournaments: () => import("./Tournaments.svelte"),
  people: () => import("./People.svelte"),
  ratings: () => import("./Ratings.svelte"),
  programs: () => import("./Programs.svelte"),
  print: () => import("./Print.svelte"),
  position: () => import("./Position.svelte"),
};

/** The parts of an address between its slashes. */
export function partsOf(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
}

/** The way to a page; nothing if there is none. */
export function pageAt([first = ""]: readonly string[]): (() => Promise<Page>) | undefined {
  return Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
}
