// The introductions: every comment from the first to the last, with the choices that they ask for.
import type { Page } from "@playwright/test";
import { expect, test } from "./house";

/** A lesson on its page. */
class Pupil {
  readonly tutor;
  readonly hint;
  readonly end;

  constructor(readonly page: Page) {
    this.tutor = page.getByRole("region", { name: "Learn by playing" });
    this.hint = this.tutor.locator(".hint");
    this.end = this.tutor.getByRole("link", { name: "Play now" });
  }

  heading(): Promise<string> {
    return this.tutor.getByRole("heading", { level: 1 }).innerText();
  }

  /** What the lesson asks for now, if it does. */
  async wanted(): Promise<string | undefined> {
    if (!(await this.hint.isVisible())) return undefined;
    return (await this.hint.innerText()).replace(/^Now: /, "").trim();
  }

  async readOn(): Promise<void> {
    await this.tutor.getByRole("button", { name: /^(Next|Show me)$/ }).click();
  }

  /** Chooses it where a table would have it: a button, or a card of the hand. */
  async choose(wanted: string): Promise<void> {
    const [, verb, card] = /^(Play|Declare “Elector” with) (.*?)( and swap .*)?$/.exec(wanted) ?? [];
    if (card === undefined) {
      const choices = this.tutor.getByRole("group", { name: "Choices" });
      const named = (name: string) =>
        choices.getByRole("button", { name: new RegExp(`^${name.replace(/[()+.]/g, "\\$&")}`, "i") }).first();
      // Actions go by one word of what they are called.
      for (const name of [wanted, ...wanted.split(" ").reverse()]) {
        if (!(await named(name).isVisible())) continue;
        await named(name).click();
        return;
      }
      throw new Error(`nothing to choose is called “${wanted}”`);
    }
    const held = this.page
      .locator("[data-card]")
      .and(this.page.getByRole("button", { name: new RegExp(`^${card}, `) }));
    await held.click({ position: { x: 50, y: 100 } });
    if (verb === "Play") await held.click({ position: { x: 50, y: 100 } });
    else await this.page.getByRole("button", { name: /^Declare “Elector”/ }).click();
  }

  /** Does all that is asked for, and reads on where nothing is. */
  async learn(game: string): Promise<void> {
    await this.page.goto(`/learn/${game}`);
    const steps = Number(await this.tutor.getByRole("progressbar").getAttribute("aria-valuemax"));
    const [heard, chosen] = [new Set<string>(), new Set<string>()];
    while (!(await this.end.isVisible())) {
      const heading = await this.heading();
      heard.add(heading);
      const wanted = await this.wanted();
      if (wanted === undefined) {
        await this.readOn();
        continue;
      }
      chosen.add(wanted);
      await this.choose(wanted);
      // What comes of it is shown before the next question or comment.
      await expect(async () => {
        expect((await this.hint.isVisible()) || (await this.heading()) !== heading).toBe(true);
      }).toPass({ timeout: 20_000, intervals: [20, 100] });
    }
    expect(heard.size + 1).toBe(steps);
    expect(chosen.size).toBeGreaterThan(4);
    await this.page.goto("/learn");
    await expect(this.page.getByText("finished", { exact: true })).toBeVisible();
  }
}

for (const game of ["grecia", "napoleon"])
  test(`whoever does what the introduction to ${game} asks for comes to its end`, async ({ page }) => {
    await new Pupil(page).learn(game);
  });

test.describe("with cards that fly", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test("whoever does what the introduction to altes-reich asks for comes to its end", async ({ page }) => {
    await new Pupil(page).learn("altes-reich");
  });
});

test("who strays from the introduction is told what it asks for", async ({ page }) => {
  const pupil = new Pupil(page);
  await page.goto("/learn/grecia");
  while (!(await pupil.hint.isVisible())) await pupil.readOn();
  const wanted = (await pupil.wanted()) ?? "";
  const choices = pupil.tutor.getByRole("group", { name: "Choices" });
  await choices
    .getByRole("button", { name: /^Fortress (in|on) / })
    .last()
    .click();
  await expect(pupil.tutor.getByRole("alert")).toContainText(`Choose: ${wanted}`);
  await pupil.choose(wanted);
  await expect(pupil.tutor.getByRole("alert")).toBeHidden();
});
