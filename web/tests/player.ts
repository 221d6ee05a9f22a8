// A person at a table: reads what is asked, and chooses with the mouse.
import type { Page } from "@playwright/test";
import type { Table } from "../src/wire/Table";
import { expect, tableOf } from "./house";

export class Player {
  constructor(
    readonly page: Page,
    readonly table: string,
  ) {}

  /** Goes to the table and waits for its board. */
  async sit(): Promise<void> {
    await this.page.goto(`/table/${this.table}`);
    await expect(this.page.locator("#prompt")).toBeVisible();
  }

  /** The table as one of the player's seats sees it: the one that is asked, if one is. */
  async look(): Promise<Table> {
    const table = await tableOf(this.page, this.table);
    const own = table.seats.filter((state) => state.yours && !state.bot).map((state) => state.seat);
    const asked = own.find((seat) => table.awaited.includes(seat));
    return asked === undefined || asked === table.you ? table : tableOf(this.page, this.table, asked);
  }

  /** Waits until one of the player's seats is asked, or the game is over. */
  async asked(): Promise<Table> {
    let table = await this.look();
    await expect(async () => {
      table = await this.look();
      expect(table.offers.length > 0 || table.stage === "over").toBe(true);
    }).toPass({ timeout: 60_000, intervals: [50, 100, 200] });
    return table;
  }

  /** Takes the device where it is handed over. */
  async takeDevice(): Promise<void> {
    const take = this.page.locator("main button.main", { hasText: /^I am / });
    if (await take.isVisible()) await take.click();
  }

  /** Makes a choice in the list of all choices. */
  async choose(word: string): Promise<void> {
    const before = await this.look();
    await this.takeDevice();
    await this.page.getByRole("button", { name: "All choices as a list" }).click();
    const options = this.page.getByRole("option");
    await options.filter({ has: this.page.locator(`code:text-is("${word}")`) }).click();
    await this.changed(before);
  }

  /** Waits until something has happened since. */
  async changed(before: Table): Promise<void> {
    await expect(async () => expect((await this.look()).version).toBeGreaterThan(before.version)).toPass({
      timeout: 20_000,
      intervals: [30, 60, 120],
    });
  }
}
