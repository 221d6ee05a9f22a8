// Positions that are set up: by mouse, finger and keys, mended where they are wrong, played, shared and kept.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync, inflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { bot, expect, House, openTable, PROGRAM, tableOf, test } from "./house";

const WAR = {
  options: { players: "2", scenario: "peloponnesian_war" },
  position: {
    colours: ["red", "blue"],
    zones: {
      corinth: "red LM, brasidas",
      sparta: "red L, fortress red",
      argos: "blue L, fortress blue",
      athens: "blue L, fortress blue",
      myrtoan: "red 2, blue 1",
    },
  },
};
const EUROPE = {
  options: { players: "8" },
  position: {
    zones: {
      burgundy: "france 2 infantry hussars",
      rhineland: "prussia infantry",
      north_sea: "britain heavy_ship, france 2 light_ship",
    },
  },
};
const EMPIRE = {
  options: { players: "2" },
  position: {
    round: 3,
    start: 1,
    event: "e1257-double-election",
    hands: [["richard-of-cornwall"], ["dalberg", "henry-raspe"]],
  },
};

/** The address of a draft, as links have it. */
function address(game: string, { options, position }: { options: object; position: object }): string {
  const text = deflateSync(JSON.stringify([options, position])).toString("base64url");
  return `/position/${game}#p=${text}`;
}

const verdict = (page: Page): Locator => page.getByRole("region", { name: "Check" });
const sound = (page: Page) => expect(verdict(page)).toContainText("It can be played");
const zone = (page: Page, id: string): Locator => page.locator(`[data-zone="${id}"]`);
/** Touches a zone in its middle, whether that is bare or a piece stands there. */
const touch = (page: Page, id: string) => zone(page, id).click({ force: true });
const panel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const piece = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: /^Pieces: / }).getByRole("button", { name, exact: true });

async function open(page: Page, game: string, draft: { options: object; position: object }): Promise<void> {
  await page.goto(address(game, draft));
  await sound(page);
}

test("Grecia by mouse: pieces are placed, a fault leads to its zone and is mended, and bots play on", async ({
  page,
}) => {
  await open(page, "grecia", WAR);
  await expect(verdict(page)).toContainText("Sparta to move");
  await piece(page, "Heavy infantry").click();
  await touch(page, "corinth");
  await expect(panel(page, "Corinth")).toContainText("Heavy infantry (Sparta)");
  await sound(page);
  await touch(page, "corinth");
  await expect(verdict(page)).toContainText("1 thing to mend");
  await expect(zone(page, "corinth")).toHaveAccessibleName(/Heavy infantry, Sparta; Heavy infantry, Sparta/);

  await verdict(page).getByRole("listitem").getByRole("button").click();
  await expect(zone(page, "corinth")).toBeFocused();
  await panel(page, "Corinth").getByRole("button", { name: "Fewer: Heavy infantry (Sparta)" }).click();
  await sound(page);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(verdict(page)).toContainText("1 thing to mend");
  await page.getByRole("button", { name: "Redo" }).click();
  await sound(page);

  await piece(page, "Remove").click();
  await touch(page, "myrtoan");
  await expect(panel(page, "Myrtoan Sea").getByRole("listitem")).toHaveCount(1);
  await sound(page);

  await page.getByRole("tab", { name: "Attacks" }).click();
  await expect(page.getByRole("row", { name: /Corinth.*Argos.*%/ })).toBeVisible();

  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("#prompt")).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const before = await tableOf(page, id);
  expect(before.offers.map(({ word }) => word)).toContain("attack");
  await touch(page, "corinth");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Pass|End the turn|Do nothing/ })
    .first()
    .click();
  await expect(async () =>
    expect((await tableOf(page, id)).version).toBeGreaterThan(before.version),
  ).toPass();
});

test("a piece is dragged to another zone, and where it can't stand it stays", async ({ page }) => {
  await open(page, "grecia", WAR);
  const drag = async (of: Locator, to: string): Promise<void> => {
    await of.hover({ force: true });
    await page.mouse.down();
    const goal = await zone(page, to).boundingBox();
    if (!goal) throw new Error(`${to} is not there`);
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const medium = page.locator('[data-at="corinth"][data-carry]').first();
  await drag(medium, "sparta");
  await expect(panel(page, "Sparta")).toBeVisible();
  await expect(zone(page, "sparta")).toHaveAccessibleName(/infantry, Sparta; .*infantry, Sparta/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(zone(page, "corinth")).toHaveAccessibleName(/infantry, Sparta; .*infantry, Sparta/);
  await drag(page.locator('[data-at="corinth"][data-carry]').first(), "aegean");
  await expect(zone(page, "corinth")).toHaveAccessibleName(/infantry, Sparta; .*infantry, Sparta/);
});

test("a position becomes a scenario: the pack is checked, played with and offered by a server", async ({
  page,
}, info) => {
  await open(page, "grecia", WAR);
  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Export as a scenario of its own" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save the pack" }).click();
  await expect(dialog.getByLabel("Name of the scenario")).toBeFocused();
  await dialog.getByLabel("Name of the scenario").fill("The last ships");
  await dialog.getByLabel("What it is about").fill("Corinth holds out.");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the pack" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("the-last-ships.zip");
  await expect(dialog.getByText("imperios admin edition add the-last-ships")).toBeVisible();
  const archive = info.outputPath("the-last-ships.zip");
  await download.saveAs(archive);
  const folder = unpacked(archive, info.outputPath("packs"));
  const run = (...args: string[]) => execFileSync(PROGRAM, args, { encoding: "utf8" });
  expect(run("data", "check", folder)).toContain("the-last-ships is sound");

  // A server that plays with it offers its position; its table says what was chosen.
  const house = new House(PROGRAM, ["--edition", folder]);
  await house.start();
  try {
    await page.goto(`${house.url}/new/grecia`);
    await page.getByLabel("Starting position").selectOption({ label: "The last ships" });
    await expect(page.getByText("Corinth holds out.")).toBeVisible();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page).toHaveURL(/\/table\//);
    await page.goto(house.url);
    await expect(page.getByText(/The last ships/).first()).toBeVisible();
  } finally {
    await house.close();
  }
});

/** The folder of a pack, out of its archive: entries that are deflated, one after the other. */
function unpacked(archive: string, into: string): string {
  const bytes = readFileSync(archive);
  let [at, folder] = [0, ""];
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [packed, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const path = bytes.toString("utf8", at + 30, at + 30 + name);
    const from = at + 30 + name;
    mkdirSync(join(into, dirname(path)), { recursive: true });
    writeFileSync(join(into, path), inflateRawSync(bytes.subarray(from, from + packed)));
    folder = join(into, dirname(path));
    at = from + packed;
  }
  return folder;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Grecia by finger: a piece is placed and the form tells the turn", async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await open(page, "grecia", WAR);
    expect(await width()).toBe(390);
    await page.getByRole("group", { name: "Side" }).getByRole("button", { name: "Athens" }).tap();
    await piece(page, "Fortress").tap();
    await zone(page, "corinth").tap();
    await expect(panel(page, "Corinth")).toContainText("Fortress (Athens)");
    await page.getByRole("tab", { name: "Game" }).tap();
    await page.getByRole("combobox", { name: "Whose turn" }).selectOption({ label: "Athens" });
    await expect(verdict(page)).toContainText("Athens to move");
    await page.getByRole("group", { name: "Athens" }).getByRole("button", { name: "More: Supplies" }).tap();
    await sound(page);
    expect(await width()).toBe(390);
  });
});

test("Grecia by keys: a zone is reached, filled and emptied without a mouse", async ({ page }) => {
  await open(page, "grecia", WAR);
  await zone(page, "argos").focus();
  await page.keyboard.press("Enter");
  const argos = panel(page, "Argos");
  await argos.getByRole("combobox", { name: "Add in Argos" }).focus();
  await page.keyboard.type("Light");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Light infantry (Sparta) in Argos." }),
  ).toBeAttached();
  await expect(argos).toContainText("Light infantry (Sparta)");
  await sound(page);
  await page.keyboard.press("Control+z");
  await expect(argos).toContainText("Light infantry (Athens)");
  await argos.getByRole("spinbutton", { name: "Light infantry (Athens)" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await sound(page);
  await expect(zone(page, "argos")).toHaveAccessibleName(/Light infantry, Athens; Light infantry, Athens/);
});

test("Napoleón by mouse: units come and go by empire, and a game begins there", async ({ page }) => {
  await open(page, "napoleon", EUROPE);
  await expect(verdict(page)).toContainText("France to move");
  await page.getByRole("group", { name: "Side" }).getByRole("button", { name: "Prussia" }).click();
  await piece(page, "Hussars").click();
  await touch(page, "rhineland");
  await expect(panel(page, "Rhineland")).toContainText("Hussars (Prussia)");
  await sound(page);
  await touch(page, "rhineland");
  await touch(page, "rhineland");
  await expect(verdict(page)).toContainText("1 thing to mend");
  await panel(page, "Rhineland").getByRole("button", { name: "Fewer: Hussars (Prussia)" }).click();
  await sound(page);
  await page.getByRole("tab", { name: "Attacks" }).click();
  await expect(page.getByRole("row", { name: /Burgundy.*Rhineland.*%/ })).toBeVisible();
  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Open a table" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("France", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Against bots" }).click();
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("#prompt")).toBeVisible();
});

test("El Viejo Imperio: hands, event and round are chosen, and a card is played", async ({ page }) => {
  await open(page, "altes-reich", EMPIRE);
  const heaps = page.getByRole("group", { name: "Where they lie" });
  await expect(heaps.getByRole("button", { name: /^Player 1/ })).toContainText("9");
  await page.getByRole("searchbox", { name: "Find a monarch" }).fill("Otto");
  const otto = page.getByRole("region", { name: "Monarch cards" }).getByRole("button", { name: /^Otto I\b/ });
  await heaps.getByRole("button", { name: "Removed Electors" }).click();
  await otto.first().click();
  await heaps.getByRole("button", { name: /^Player 1/ }).click();
  await otto.first().click();
  await expect(verdict(page)).toContainText("thing to mend");
  await page.getByRole("searchbox", { name: "Find a monarch" }).fill("");
  await page.getByRole("checkbox", { name: "Only those here" }).check();
  const cards = page.getByRole("region", { name: "Monarch cards" }).getByRole("listitem");
  await expect(cards).toHaveCount(10);
  await cards.last().getByRole("button").click();
  await sound(page);
  await page.getByRole("tab", { name: "Game" }).click();
  await page.getByRole("combobox", { name: "Event" }).selectOption("e0911-forchheim");
  await sound(page);
  await expect(page.getByRole("group", { name: "Table" }).or(page.locator(".cloth"))).toContainText("911");
  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("#prompt")).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const { offers, version } = await tableOf(page, id);
  const card = offers.find(({ word }) => word.startsWith("play "))?.word.split(" ")[1] ?? "";
  await page.locator(`[data-card="${card}"]`).click();
  await page.locator(`[data-card="${card}"]`).click();
  await expect(async () => expect((await tableOf(page, id)).version).toBeGreaterThan(version)).toPass();
});

test("a link holds the whole position, and the draft is kept", async ({ browser, page, baseURL }) => {
  await open(page, "grecia", WAR);
  await piece(page, "Cavalry").click();
  await touch(page, "sparta");
  await sound(page);
  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Share the link" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the position" }).inputValue();
  const context = await browser.newContext({ locale: "en-GB", ...(baseURL ? { baseURL } : {}) });
  const friend = await context.newPage();
  await friend.goto(link);
  await sound(friend);
  await touch(friend, "sparta");
  await expect(panel(friend, "Sparta")).toContainText("Cavalry (Sparta)");
  await context.close();

  await page.goto("/position/grecia");
  await sound(page);
  await touch(page, "sparta");
  await expect(panel(page, "Sparta")).toContainText("Cavalry (Sparta)");
});

test("a position is saved as a conformance case", async ({ page }) => {
  await open(page, "grecia", WAR);
  await page.getByRole("tab", { name: "Use it" }).click();
  await page.getByRole("button", { name: "Save as a conformance case (TOML)" }).click();
  await page.getByRole("textbox", { name: "What it shows, in a sentence" }).fill("Sparta is to move");
  await page.getByRole("textbox", { name: "Rules it proves" }).fill("GR-TURN-02");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  const file = test.info().outputPath("case.toml");
  await (await saved).saveAs(file);
  expect(readFileSync(file, "utf8")).toContain('corinth = "red LM, brasidas"');
  expect(execFileSync(PROGRAM, ["referee", file], { encoding: "utf8" })).toContain("1 passed, 0 failed");
});

test("a moment of a finished game can be edited", async ({ page }) => {
  const { id } = await openTable(page, "altes-reich", [bot(), bot(), bot()], { players: "3" });
  await expect(async () => expect((await tableOf(page, id)).stage).toBe("over")).toPass({ timeout: 60_000 });
  await page.goto(`/replay/${id}?ply=60`);
  await page.getByRole("link", { name: "Edit this position" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up a position");
  await sound(page);
});

for (const game of ["grecia", "napoleon", "altes-reich"])
  test(`setting up ${game} is accessible`, async ({ page }) => {
    await page.goto(`/position/${game}`);
    await sound(page);
    // A few cards tell as much as all of them.
    if (game === "altes-reich") await page.getByRole("checkbox", { name: "Only those here" }).check();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expectAccessible(page, `${game}, ${(await tab.textContent()) ?? ""}`);
    }
  });
