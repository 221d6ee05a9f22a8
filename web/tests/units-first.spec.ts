// Units first: touching or dragging units says what one wants in few clicks, with the same words as step by step.
import type { Locator, Page } from "@playwright/test";
import type { CurrentPlans } from "../src/wire/CurrentPlans";
import type { CurrentReach } from "../src/wire/CurrentReach";
import { expectAccessible } from "./accessible";
import { campaign, untilTurnOf } from "./campaign";
import type { Device } from "./device";
import { hellas } from "./hellas";
import { expect, post, test } from "./house";

test.setTimeout(240_000);

/** Sparta in Greece, or France in the Hundred Days, with a whole turn before it. */
const TURNS: Record<string, (page: Page) => Promise<Device>> = {
  grecia: hellas,
  napoleon: async (page) => {
    const device = await campaign(page, "hundred-days-1815", "Bruno", "Carla", "Diego");
    await untilTurnOf(device, 1);
    await device.sit();
    return device;
  },
};

/** Two units that stand together, and what they can do together. */
interface Pair {
  seat: number;
  from: string;
  units: string[];
  target: string;
  words: string[];
}

/** The first two units that can take part in an action together, in a zone where each is a piece of its own. */
async function pairFor(device: Device, action: string): Promise<Pair> {
  const { you: seat } = await device.ready();
  const tables = `/api/tables/${device.table}`;
  const answer = await device.page.request.get(`${tables}/reach?seat=${seat}`);
  const { reaches } = (await answer.json()) as CurrentReach;
  for (const from of new Set(reaches.map((row) => row.from))) {
    const pieces = await piecesIn(device, from).count();
    const words = reaches
      .filter((row) => row.from === from && row.action === action)
      .map((row) => row.unit.word);
    const [first] = words;
    if (first === undefined || pieces < 2) continue;
    const units = [first, words[1] ?? first];
    const { plans } = await post<CurrentPlans>(device.page.request, `${tables}/plans`, { seat, from, units });
    const simple = plans.filter((plan) => plan.action === action && plan.complete);
    const found = simple.find(
      ({ target }) => target !== from && simple.filter((plan) => plan.target === target).length === 1,
    );
    if (found) return { seat: seat ?? 1, from, units, target: found.target, words: found.words };
  }
  throw new Error(`no two units can ${action} together`);
}

/** The pieces of a zone that can be picked up. */
function piecesIn(device: Device, zone: string): Locator {
  return device.page.locator(`[data-carry][data-at="${zone}"]`);
}

/** The piece of a unit, by its word; `nth` of those that are alike. */
function pieceOf(device: Device, { from, units }: Pair, nth: number): Locator {
  const alike = units[0] === units[1] ? nth : 0;
  const kind = (units[nth] ?? "").slice("with ".length);
  const numbered = device.page.locator(`[data-carry][data-at="${from}"][data-piece*="${kind} "]`);
  return numbered.nth(alike);
}

/** Where a zone is touched: its own shape, or the city that stands for it. */
function place(device: Device, zone: string): Locator {
  return device.page.locator(`[data-zone="${zone}"], [data-at="${zone}"]`).first();
}

/** A point within a zone that nothing else covers. */
async function pointIn(device: Device, zone: string): Promise<{ x: number; y: number }> {
  const found = await place(device, zone).evaluate((element, id) => {
    const box = element.getBoundingClientRect();
    for (let step = 1; step < 400; step++) {
      const x = box.x + box.width * ((step * 0.618) % 1);
      const y = box.y + box.height * (step / 400);
      const top = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-zone], [data-at]");
      if ((top?.dataset["zone"] ?? top?.dataset["at"]) === id) return { x, y };
    }
    return undefined;
  }, zone);
  if (!found) throw new Error(`${zone} is covered`);
  return found;
}

/** What the player has named, word by word. */
async function named(device: Device): Promise<string[]> {
  const table = await device.look();
  return table.named.flatMap(({ words }) => words.map(({ word }) => word));
}

for (const [game, turn] of Object.entries(TURNS)) {
  test.describe(game, () => {
    test("two units move with four clicks, and attack with four", async ({ page }) => {
      const device = await turn(page);
      for (const action of ["move", "attack"]) {
        const pair = await pairFor(device, action);
        const before = await device.look();
        let clicks = 0;
        const click = async (x: number, y: number): Promise<void> => {
          clicks += 1;
          await page.mouse.click(x, y);
        };
        for (const nth of [0, 1]) {
          const box = await pieceOf(device, pair, nth).boundingBox();
          if (!box) throw new Error("the unit is not to be seen");
          await click(box.x + box.width / 2, box.y + box.height / 2);
        }
        await expect(page.locator(".plan [aria-pressed=true]")).toHaveCount(2);
        if (action === "attack")
          await expect(page.locator(`.plan [data-target="${pair.target}"] em`)).toHaveText(/%/);
        const { x, y } = await pointIn(device, pair.target);
        await click(x, y);
        await device.changed(before);
        // The same words as step by step, each of which can be taken back.
        expect(await named(device)).toEqual(expect.arrayContaining(pair.words.slice(0, 1)));
        expect((await named(device)).filter((word) => word.startsWith("with "))).toHaveLength(2);
        const go = await device.button(/^Go/).boundingBox();
        const ready = await device.look();
        await click((go?.x ?? 0) + (go?.width ?? 0) / 2, (go?.y ?? 0) + (go?.height ?? 0) / 2);
        await device.changed(ready);
        expect(clicks).toBe(4);
      }
    });

    test("a unit is dragged to where it goes, by mouse", async ({ page }) => {
      const device = await turn(page);
      const pair = await pairFor(device, "move");
      const before = await device.look();
      const box = await pieceOf(device, pair, 0).boundingBox();
      if (!box) throw new Error("the unit is not to be seen");
      const { x, y } = await pointIn(device, pair.target);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(x - 20, y - 10, { steps: 5 });
      await expect(page.locator(`[data-zone="${pair.target}"]`)).toHaveClass(/choosable/);
      await page.mouse.move(x, y, { steps: 3 });
      await page.mouse.up();
      await device.changed(before);
      expect((await named(device)).filter((word) => /^(with|to) /.test(word))).toEqual([
        pair.units[0],
        `to ${pair.target}`,
      ]);
    });

    test("a zone tells what can be done with it, by keys alone", async ({ page }) => {
      const device = await turn(page);
      const pair = await pairFor(device, "move");
      const before = await device.look();
      await expect(place(device, pair.from)).toHaveAttribute("aria-label", /Touch it to see what it can do/);
      await place(device, pair.from).press("Enter");
      const panel = page.locator(".plan");
      await expect(
        panel
          .locator("button")
          .filter({ has: page.locator("svg") })
          .first(),
      ).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(place(device, pair.from)).toBeFocused();
      await place(device, pair.from).press("Enter");
      await expectAccessible(page, "what can be done");
      const units = panel.locator("[data-unit]");
      for (let nth = 1; nth < (await units.count()); nth++)
        if ((await units.nth(nth).getAttribute("aria-pressed")) === "true")
          await units.nth(nth).press("Enter");
      const target = panel.locator("[data-target]").first();
      await expect(target).toBeVisible();
      for (let presses = 0; presses < 30; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Enter");
      await device.changed(before);
    });

    test("a foreign zone tells who stands there and who could come", async ({ page }) => {
      const device = await turn(page);
      const pair = await pairFor(device, "attack");
      await place(device, pair.target).press("Enter");
      const panel = page.locator(".plan");
      await expect(panel.getByText("Who could come here")).toBeVisible();
      await expect(panel.locator("p").first()).not.toBeEmpty();
      await panel
        .getByRole("button", { name: /^Attack from / })
        .first()
        .click();
      await expect(panel.locator(`[data-target="${pair.target}"]`).first()).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const [game, turn] of Object.entries(TURNS)) {
    test(`a unit is dragged by a finger: ${game}`, async ({ page }) => {
      const device = await turn(page);
      const pair = await pairFor(device, "move");
      const before = await device.look();
      const piece = pieceOf(device, pair, 0);
      const box = await piece.boundingBox();
      if (!box) throw new Error("the unit is not to be seen");
      const { x, y } = await pointIn(device, pair.target);
      const touch = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
      const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await send("touchStart", [start]);
      for (const share of [0.2, 0.5, 0.8, 1])
        await send("touchMove", [{ x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share }]);
      await send("touchEnd", []);
      await device.changed(before);
      expect(await named(device)).toContain(`to ${pair.target}`);
    });
  }
});
