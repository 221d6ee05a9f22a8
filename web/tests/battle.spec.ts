// A combat over the board: all of it is seen without scrolling, nothing lies on anything else, and it goes with the next action.
import type { Page } from "@playwright/test";
import type { Chair } from "../src/wire/Chair";
import type { Table } from "../src/wire/Table";
import { playTowards } from "./advance";
import { WAR } from "./hellas";
import { bot, expect, openTable, tableOf, test } from "./house";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const ATTACK = [/^attack$/, /^from /, /^with /, /^to /, /^go$/];
const me: Chair = { kind: "me" };
const fights = ({ view }: Table): boolean => Boolean((view as { combat: unknown }).combat);

test.setTimeout(240_000);

/** What of the combat can't be seen, or lies on something else, as the page is laid out now. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const theatre = document.querySelector<HTMLElement>(".theatre");
    if (!theatre) return ["there is no theatre"];
    const box = theatre.getBoundingClientRect();
    if (theatre.scrollHeight > theatre.clientHeight + 1)
      found.push(`${theatre.scrollHeight - theatre.clientHeight} px of it are below the fold`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1)
      found.push("it leaves the screen");
    for (const other of ["#prompt", "[role=tablist]", ".tray", ".tools"]) {
      const element = document.querySelector(other);
      const it = element?.getBoundingClientRect();
      if (!element || !it || it.width === 0 || it.height === 0) continue;
      const apart =
        it.left >= box.right - 1 ||
        it.right <= box.left + 1 ||
        it.top >= box.bottom - 1 ||
        it.bottom <= box.top + 1;
      // On a phone it covers the map with its tools.
      if (!apart && !(other === ".tools" && box.width >= innerWidth - 2)) found.push(`it lies on ${other}`);
    }
    for (const element of theatre.querySelectorAll<HTMLElement>("h2, p, b, small, li, th, td, span")) {
      if (element.clientWidth <= 1 || getComputedStyle(element).clipPath !== "none") continue;
      const clipped = getComputedStyle(element).overflowX !== "visible" || element.children.length === 0;
      if (clipped && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${element.textContent}`);
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (element.textContent?.trim() && size < 13) found.push(`${size} px: ${element.textContent}`);
    }
    return found;
  });
}

/** Looks at the combat on every screen. */
async function looked(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => faults(page), { message: `${size.width}x${size.height}` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Fights the combat to its end, which the page shows until something else is done. */
async function fought(page: Page, id: string, title: RegExp): Promise<void> {
  const theatre = page.getByRole("region", { name: title });
  await page.goto(`/table/${id}`);
  await expect(theatre).toBeVisible();
  await expect(theatre.getByRole("table")).toContainText("In sight");
  await expect(theatre.getByText(/Attacker/).first()).toBeVisible();
  await expect(theatre.getByRole("region", { name: "Your chance of winning" })).toBeVisible();
  await looked(page);
  const table = await playTowards(page, id, [/^card /, /^done$/, /^pass$/], (now) => !fights(now));
  expect(table.stage).toBe("running");
  await expect(theatre.getByRole("status")).toContainText(/Victory: |Tie, /);
  await expect(theatre.getByRole("table")).toContainText("Total");
  await looked(page);
  const { ply } = await tableOf(page, id);
  await playTowards(page, id, [/^(supply|supplies|pass)$/], (now) => now.ply > ply);
  await expect(theatre).toBeHidden();
}

test("a combat of Napoleón is one screen, and goes with the next action", async ({ page }) => {
  await page.goto("/");
  const options = { players: "4", scenario: "hundred-days-1815" };
  const { id } = await openTable(page, "napoleon", [me, bot(), bot(), bot()], options);
  await playTowards(page, id, [/^attack$/, /^from ile_de_france$/, /^to belgium$/, ...ATTACK], fights);
  await fought(page, id, /^Combat · Belgium$/);
});

test("a combat of Grecia is one screen, and goes with the next action", async ({ page }) => {
  await page.goto("/");
  const { id } = await openTable(page, "grecia", [me, bot()], WAR);
  // Whichever side one has drawn: its units stand beside neutrals, who are attacked in the first turn that allows it.
  const placed = [/^in corinth$/, /^in athens$/];
  const attack = [/^attack$/, /^from (corinth|athens)$/, /^to (argos|thebes)$/, /^with /, /^go$/];
  await playTowards(page, id, [...placed, ...attack, /^done$/, /^pass$/], fights);
  await fought(page, id, /^Combat · (Argos|Thebes)$/);
});
