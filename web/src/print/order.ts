// What is to be printed, as the address says it: `?paper=a4&parts=cards,map&sparing=yes`.
import { PAPERS, type PaperName } from "./paper";

export const PARTS = ["cards", "counters", "map", "aids", "rules"] as const;
export type Part = (typeof PARTS)[number];

export interface Order {
  paper: PaperName;
  parts: readonly Part[];
  /** Whether ink is saved: white grounds, colours as lines. */
  sparing: boolean;
}

/** What an address asks for. What it says that nobody understands counts as not said. */
export function orderOf(query: URLSearchParams): Order {
  const paper = PAPERS.find((name) => name === query.get("paper")) ?? "a4";
  const wished = query.get("parts")?.split(",") ?? [];
  const parts = PARTS.filter((part) => wished.includes(part));
  return { paper, parts: parts.length > 0 ? parts : PARTS, sparing: query.get("sparing") === "yes" };
}

/** The address of an order; what is usual is left out. */
export function addressOf(game: string, { paper, parts, sparing }: Order, lang: string): string {
  const said = [`lang=${lang}`, `paper=${paper}`];
  if (parts.length < PARTS.length) said.push(`parts=${parts.join(",")}`);
  if (sparing) said.push("sparing=yes");
  return `/print/${game}?${said.join("&")}`;
}
