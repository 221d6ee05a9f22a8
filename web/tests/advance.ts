// Plays a table ahead over the API, to reach the middle of a game.
import type { Page } from "@playwright/test";
import type { Order } from "../src/wire/Order";
import type { Table } from "../src/wire/Table";
import { post, tableOf } from "./house";

let keys = 0;

/** Carries out a command in the name of whoever uses the page. */
export async function command(page: Page, id: string, order: Order, table?: Table): Promise<Table> {
  const at = table ?? (await tableOf(page, id));
  const key = `advance-${Date.now()}-${keys++}`;
  const answer = await post<{ table: Table }>(page.request, `/api/tables/${id}/commands`, {
    ...order,
    key,
    version: at.version,
    ...(at.you === null ? {} : { seat: at.you }),
  });
  return answer.table;
}

/** Waits until the page's user is asked, or the game is over. */
export async function untilAsked(page: Page, id: string): Promise<Table> {
  for (;;) {
    const table = await tableOf(page, id);
    if (table.offers.length > 0 || table.stage === "over") return table;
    await page.waitForTimeout(30);
  }
}

/** Has a bot play the user's seat until so many plies are made, then gives the seat back. */
export async function playAhead(page: Page, id: string, plies: number): Promise<Table> {
  await untilAsked(page, id);
  await command(page, id, { do: "take-over", bot: "greedy" });
  for (;;) {
    const table = await tableOf(page, id);
    if (table.stage === "over") return table;
    if (table.ply >= plies) break;
    await page.waitForTimeout(20);
  }
  await command(page, id, { do: "give-back" });
  return untilAsked(page, id);
}

/** Plays the user's seat by a wish list of words until `enough` holds; the first offer where no wish fits. */
export async function playTowards(
  page: Page,
  id: string,
  wishes: RegExp[],
  enough: (table: Table) => boolean,
  most = 400,
): Promise<Table> {
  let table = await untilAsked(page, id);
  for (let step = 0; step < most && !enough(table) && table.stage === "running"; step++) {
    const words = table.offers.map((offer) => offer.word);
    const wished = wishes
      .map((wish) => words.find((word) => wish.test(word)))
      .find((word) => word !== undefined);
    await command(page, id, { do: "choose", word: wished ?? words[0] ?? "" }, table);
    table = await untilAsked(page, id);
  }
  return table;
}
