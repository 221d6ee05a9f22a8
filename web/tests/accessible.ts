// A page as people need it who listen to it, use keys, or need contrast.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./house";

/** Fails on anything that axe finds, in light and dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((wanted) => (document.documentElement.dataset["theme"] = wanted), theme);
    const found = await new AxeBuilder({ page })
      // What is seen on a thing is part of what it is called, so that those who speak to the page can name it.
      .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const told = found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(" "))
          .slice(0, 4)
          .join(" | ")}`,
    );
    expect(told, `${name}, ${theme}`).toEqual([]);
  }
}
