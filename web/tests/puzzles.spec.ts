// Puzzles in the browser: chosen from the list, answered on the game's own board, judged with reasons, kept as solved.
import type { Locator, Page } from "@playwright/test";
import type { PuzzleEntry } from "../src/wire/PuzzleEntry";
import type { Solution } from "../src/wire/Solution";
import type { PuzzleSeen } from "../src/wire/PuzzleSeen";
import { expectAccessible } from "./accessible";
import { expect, test } from "./house";

const GAMES = ["altes-reich", "grecia", "napoleon"];

const task = (page: Page): Locator => page.getByRole("region", { name: "Puzzle", exact: true });

async function first(page: Page, game: string): Promise<{ id: string; address: string; solution: Solution }> {
  const at = `/api/games/${game}/puzzles`;
  const list = (await (await page.request.get(at)).json()) as PuzzleEntry[];
  const id = list[0]?.id ?? "";
  const solution = (await (await page.request.get(`${at}/${id}/solution`)).json()) as Solution;
  return { id, address: `/puzzles/${game}/${id}`, solution };
}

/** Lays a card, or declares with it, as at a table: the first touch lifts it, the button does it. */
async function lay(page: Page, word: string): Promise<void> {
  const [verb, card] = word.split(" ");
  await page
    .locator(`[data-card="${String(card)}"]`)
    .and(page.getByRole("button"))
    .first()
    .click({
      position: { x: 50, y: 100 },
    });
  const choice = task(page)
    .locator(".choices")
    .getByRole("button", { name: verb === "declare" ? /Elector/ : /^Play/ })
    .first();
  // A card that is still looked at is played by the touch.
  const judge = task(page).getByRole("button", { name: "Judge my answer" });
  await expect(choice.or(judge).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
}

test.describe("puzzles", () => {
  test("the list tells what was solved, by hardness, and leads to the board", async ({ page }) => {
    await page.goto("/puzzles");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzles");
    for (const game of GAMES) {
      const door = page.locator(`[data-game="${game}"]`);
      await expect(door.getByRole("link", { name: /^(Easy|Medium|Hard) 1$/ }).first()).toBeVisible();
      await expect(door).toContainText(/0 of \d+ found/);
    }
    await expectAccessible(page, "the list of puzzles");
    await page.locator('[data-game="altes-reich"]').getByRole("link", { name: "Begin" }).click();
    await expect(task(page)).toContainText("Find the best choice");
    await expectAccessible(page, "a puzzle");
  });

  test("a wrong answer can be tried again, the best one is explained and kept", async ({ page }) => {
    const game = "altes-reich";
    const { id, address, solution } = await first(page, game);
    const at = `/api/games/${game}/puzzles/${id}`;
    const begin = (await (await page.request.post(`${at}/look`, { data: {} })).json()) as PuzzleSeen;
    let wrong: string | undefined;
    for (const { word } of begin.offers.filter((offer) => offer.word.startsWith("play"))) {
      const judged = (await (
        await page.request.post(`${at}/answer`, { data: { words: [word] } })
      ).json()) as { verdict: string };
      if (judged.verdict === "wrong") wrong = word;
    }
    expect(wrong).toBeDefined();
    await page.goto(address);
    await lay(page, wrong ?? "");
    await expect(task(page)).toContainText("Your answer:");
    await task(page).getByRole("button", { name: "Take back" }).click();
    await expect(task(page)).not.toContainText("Your answer:");
    await lay(page, wrong ?? "");
    await task(page).getByRole("button", { name: "Judge my answer" }).click();
    await expect(task(page)).toContainText("There is something better.");
    await expect(task(page)).toContainText(/You win \d+ of 100 games with it/);
    await task(page).getByRole("button", { name: "Try again" }).click();
    await lay(page, solution.words[0] ?? "");
    await task(page).getByRole("button", { name: "Judge my answer" }).click();
    await expect(task(page)).toContainText("That is the best choice.");
    await expect(task(page)).toContainText("Also considered");
    await task(page).getByRole("link", { name: "Next puzzle" }).click();
    await expect(page).not.toHaveURL(new RegExp(`${id}$`));
    await page.goto("/puzzles/altes-reich");
    await expect(page.getByRole("link", { name: "Easy 1, found" })).toBeVisible();
    await expect(page.locator("main")).toContainText(/1 of \d+ found/);
  });

  for (const game of GAMES)
    test(`whoever gives up at ${game} is told the best choice with its chances`, async ({ page }) => {
      const { address, solution } = await first(page, game);
      await page.goto(address);
      await task(page).getByRole("button", { name: "Tell me" }).click();
      await expect(task(page)).toContainText("The best choice");
      await expect(task(page)).toContainText(
        `You win ${Math.round(solution.win * 100)} of 100 games with it.`,
      );
      await task(page).getByRole("button", { name: "Show me on the board" }).click();
      await expect(task(page).getByRole("button", { name: "Show me on the board" })).toBeHidden();
      await page.goto(`/puzzles/${game}`);
      await expect(page.getByRole("link", { name: /^(Easy|Medium|Hard) 1, shown$/ })).toBeVisible();
    });
});
