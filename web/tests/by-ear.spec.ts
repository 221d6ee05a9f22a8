// A turn of each game for somebody who hears the page and has a keyboard: by roles and names alone.
import type { Locator, Page } from "@playwright/test";
import { expect, openTable, bot, tableOf, test } from "./house";

test.setTimeout(240_000);

/** With more presses of Tab than this, a thing counts as out of reach. */
const FAR = 60;

/** Somebody who listens: knows what the accessibility tree tells, and nothing of what is drawn where. */
class Listener {
  readonly asked: Locator;
  readonly says: Locator;

  constructor(
    readonly page: Page,
    readonly table: string,
  ) {
    this.asked = page.getByRole("region", { name: "What is asked now" });
    this.says = this.asked.getByRole("status").first();
  }

  /** The names of what can be chosen in the prompt now, in order. */
  async choices(): Promise<string[]> {
    const heard = await this.asked.getByRole("group", { name: "Choices" }).ariaSnapshot();
    const buttons = [...heard.matchAll(/- button "((?:[^"\\]|\\.)*)"(.*)$/gm)];
    return buttons
      .filter(([, name, state]) => !state?.includes("[disabled]") && !name?.startsWith("Take back: "))
      .map(([, name]) => name?.replaceAll('\\"', '"') ?? "");
  }

  /** Waits until something is asked; gives false when the game is over. */
  async isAsked(): Promise<boolean> {
    let over = false;
    await expect(async () => {
      over = (await tableOf(this.page, this.table)).stage === "over";
      if (!over)
        await expect(this.asked.getByRole("group", { name: "Choices" })).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    return !over;
  }

  /** Goes to a thing, or into it, with the tab key; the board lies before the prompt. */
  async reach(thing: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
    for (let presses = 0; presses < FAR; presses++) {
      if (await thing.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${String(thing)}`);
  }

  /** The name of what has the focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  }

  /** Chooses the first wish that is offered, or the first choice, by its number; waits until it is made. */
  async choose(wishes: readonly RegExp[]): Promise<string> {
    const before = (await tableOf(this.page, this.table)).version;
    const names = await this.choices();
    const wished =
      wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((at) => at >= 0) ?? 0;
    const name = names[wished] ?? "";
    if (wished < 9) await this.page.keyboard.press(String(wished + 1));
    else {
      await this.reach(this.asked.getByRole("button", { name, exact: true }).first(), "Tab");
      await this.page.keyboard.press("Enter");
    }
    // Some actions ask in a note which of several choices is meant.
    const note = this.page.getByRole("dialog").getByRole("button").nth(1);
    await expect(async () => {
      if (await note.isVisible()) await this.page.keyboard.press("1");
      expect((await tableOf(this.page, this.table)).version).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
    return name;
  }

  /** Chooses the zone to which the tab key leads on the map, which says that it can be chosen. */
  async chooseOnMap(map: string): Promise<void> {
    const before = (await tableOf(this.page, this.table)).version;
    await this.reach(this.asked, "Tab");
    await this.reach(this.page.getByRole("group", { name: map }).first(), "Shift+Tab");
    expect(await this.focused()).toContain("Can be chosen");
    await this.page.keyboard.press("Enter");
    await expect(async () =>
      expect((await tableOf(this.page, this.table)).version).toBeGreaterThan(before),
    ).toPass();
  }
}

interface Turn {
  turns: number;
  phase: string;
  combat: unknown;
}
const turnOf = async (listener: Listener): Promise<Turn> =>
  (await tableOf(listener.page, listener.table)).view as Turn;

for (const [game, options, map, battle] of [
  ["grecia", { players: "2", scenario: "trojan_war" }, "Map of Greece", /^Combat/],
  ["napoleon", { players: "2" }, "Board: Europe about 1800", /^Combat/],
] as const)
  test(`a turn of ${game} with a battle, by ear`, async ({ page }) => {
    const { id } = await openTable(page, game, [{ kind: "me" }, bot()], options, true, "house");
    await page.goto(`/table/${id}`);
    const listener = new Listener(page, id);
    await listener.isAsked();

    // The prompt is three keys away from the beginning of the page.
    for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
    await expect(page.getByRole("link", { name: "Go to what is asked" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(listener.asked).toBeFocused();
    await expect(listener.says).not.toBeEmpty();

    // The map is one stop; the arrows lead from zone to zone, and each says what it is.
    await listener.reach(page.getByRole("group", { name: map }).first(), "Shift+Tab");
    const heard = new Set<string>();
    for (const arrow of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"]) {
      heard.add(await listener.focused());
      await page.keyboard.press(arrow);
    }
    expect(heard.size).toBeGreaterThan(2);
    expect(heard).not.toContain("");

    let fought = false;
    let walked = false;
    const wishes = [/^Attack/, /^(From|To|With) /, /^Go$/, /^Pass$/, /^Supplies|^Supply/, /^Done$/];
    for (let step = 0; step < 200; step++) {
      if (!(await listener.isAsked())) break;
      const before = await turnOf(listener);
      if (before.phase === "from" && !walked) {
        await listener.chooseOnMap(map);
        walked = true;
      } else await listener.choose(wishes);
      const after = await turnOf(listener);
      if (before.combat !== null || after.combat !== null) {
        if (!fought) await expect(page.getByRole("region", { name: battle }).first()).toBeVisible();
        fought = true;
      }
      if (fought && walked && after.combat === null && after.turns > before.turns) break;
    }
    expect({ fought, walked }).toEqual({ fought: true, walked: true });
    // The log, which is read out as it grows, tells the attack, how it ended, and by what sums.
    const log = page.getByRole("log");
    await expect(log).toContainText(/You attack/);
    await expect(log).toContainText(/ reach(es)? \d+ in (attack|defence): /);
    await expect(log).toContainText(/ wins? the combat\./);
  });

test("a trick of altes-reich, by ear", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [{ kind: "me" }, bot()], { players: "2" });
  await page.goto(`/table/${id}`);
  const listener = new Listener(page, id);
  await expect(listener.says).not.toBeEmpty();
  const hand = page.getByRole("list", { name: "Your hand" }).getByRole("button");
  const cards = await hand.count();
  await listener.reach(hand.first(), "Tab");
  // The arrows lift one card after the other, and each says what it is worth now.
  await page.keyboard.press("ArrowRight");
  await expect(hand.nth(1)).toBeFocused();
  await expect(hand.nth(1)).toHaveAccessibleName(/.+\. .+: /);
  await page.keyboard.press("Enter");
  await expect(hand).toHaveCount(cards - 1);
  await expect(page.getByRole("log")).toContainText(/You (play|reveal)/);
  // Who wins it, with what, and by which symbol.
  await expect(page.getByRole("log")).toContainText(/ wins? “.+” with .+, (by the \w+ symbol|earliest)/);
});
