// One device for all sides of a table: the players hand it on and choose in the page, by mouse or by keys alone.
import type { Locator } from "@playwright/test";
import type { Table } from "../src/wire/Table";
import { command } from "./advance";
import { expect } from "./house";
import { Player } from "./player";

/** With more presses of Tab than this, a thing counts as out of reach. */
const FAR = 150;
/** Within so many milliseconds a thing that is there can be used. */
const SOON = 25_000;

export class Device extends Player {
  /** Whose eyes see the page; none before somebody has taken the device. */
  #seat: number | undefined;
  /** Whether the mouse is left alone. */
  keys = false;

  get prompt(): Locator {
    return this.page.locator("#prompt");
  }

  /** Goes to the table; the device waits for whoever is asked. */
  override async sit(): Promise<void> {
    await this.page.goto(`/table/${this.table}`);
    await this.ready();
  }

  /** Waits until one of the seats of this device is asked, or the game is over. */
  override async asked(): Promise<Table> {
    for (;;) {
      const table = await this.look();
      if (table.offers.length > 0 || table.stage === "over") return table;
      await this.page.waitForTimeout(30);
    }
  }

  /** Hands the device to whoever is asked, and waits until the page asks them. */
  async ready(): Promise<Table> {
    const table = await this.asked();
    const asked = this.page.locator("#prompt.asked");
    const name = table.seats.find(({ seat }) => seat === table.you)?.name ?? "";
    const take = this.page.locator("main").getByRole("button", { name: `I am ${name}` });
    const handedOn = this.#seat !== undefined && !table.awaited.includes(this.#seat);
    await expect(handedOn ? take : asked.or(take)).toBeVisible();
    if (await take.isVisible()) {
      await this.activate(take);
      this.#seat = table.you ?? 1;
    }
    await expect(asked).toBeVisible();
    return table;
  }

  /** Uses a thing of the page as a mouse or the keyboard would. */
  async activate(thing: Locator): Promise<void> {
    if (!this.keys) return thing.click({ timeout: SOON });
    await expect(thing).toBeVisible({ timeout: SOON });
    for (let presses = 0; presses < FAR; presses++) {
      if (await thing.evaluate((element) => element === document.activeElement, null, { timeout: SOON }))
        return this.page.keyboard.press("Enter");
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${String(thing)}`);
  }

  /** Uses a thing of the page until the game has taken notice. */
  async act(thing: Locator): Promise<void> {
    const before = await this.ready();
    await expect(async () => {
      if ((await this.look()).version > before.version) return;
      await this.activate(thing);
      await this.changed(before);
    }).toPass({ timeout: 90_000 });
  }

  /** A button of the prompt by its name. */
  button(name: string | RegExp): Locator {
    return this.prompt
      .getByRole("group", { name: "Choices" })
      .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
      .first();
  }

  /** Chooses by the buttons of the prompt, one after the other. */
  async press(...names: (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.act(this.button(name));
  }

  /** A zone of the map; cities, which are drawn as pieces, go by their names. */
  place(zone: string | RegExp): Locator {
    if (typeof zone === "string") return this.page.locator(`[data-zone="${zone}"]`);
    return this.page.getByRole("button", { name: zone }).first();
  }

  /** Chooses a zone on the map, which says that it can be chosen. */
  async touch(zone: string | RegExp): Promise<void> {
    const before = await this.ready();
    const place = this.place(zone);
    await expect(place).toHaveAttribute("aria-label", /Can be chosen/);
    await place.press("Enter");
    await this.changed(before);
  }

  /** Answers whatever is asked by the first wish that a button fulfils, until something holds. */
  async answer(wishes: RegExp[], enough: (table: Table) => boolean): Promise<Table> {
    for (let step = 0; step < 40; step++) {
      const table = await this.asked();
      if (enough(table) || table.stage === "over") return table;
      await this.ready();
      const wished = await this.wished(wishes);
      await this.act(wished);
    }
    throw new Error("too many questions");
  }

  private async wished(wishes: RegExp[]): Promise<Locator> {
    for (const wish of wishes) if ((await this.button(wish).count()) > 0) return this.button(wish);
    return this.button(/^(?!Take back: )/);
  }

  /** Has all sides choose over the API by wishes for each seat, until something holds. */
  async arrange(wishes: (table: Table) => RegExp[], enough: (table: Table) => boolean): Promise<Table> {
    for (let step = 0; step < 200; step++) {
      const table = await this.asked();
      if (enough(table) || table.stage === "over") return table;
      const words = table.offers.map((offer) => offer.word);
      const fits = wishes(table).flatMap((wish) => words.find((word) => wish.test(word)) ?? []);
      await command(this.page, this.table, { do: "choose", word: fits[0] ?? words[0] ?? "" }, table);
    }
    throw new Error("it does not come about");
  }

  /** What the log tells, with the rule it follows from. */
  async tells(text: string | RegExp, rule: string): Promise<void> {
    const line = this.page.getByRole("log").getByRole("listitem").filter({ hasText: text }).first();
    await expect(line).toBeVisible();
    await expect(line.getByRole("link", { name: rule })).toBeVisible();
  }

  /** What the map says of a zone. */
  async stands(zone: string | RegExp, about: RegExp): Promise<void> {
    await expect(this.place(zone)).toHaveAttribute("aria-label", about);
  }
}
