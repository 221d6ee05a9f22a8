// The hall: into a game with one click, and a table as one wishes.
import { expect, test } from "./house";

test("one click starts a game against bots", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against bots: The Old Empire" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("#prompt")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Play", exact: true }).last()).toBeVisible();
});

test("seats follow the scenario, and nobody sits twice", async ({ page }) => {
  await page.goto("/new/napoleon");
  await page.getByRole("radio", { name: /^Leipzig/ }).check();
  const seats = page.getByRole("combobox", { name: /^Seat \d/ });
  await expect(seats).toHaveCount(5);
  await seats.nth(2).selectOption("me");
  await expect(seats.nth(0)).toHaveValue("bot");
  await page.getByRole("button", { name: "With friends" }).click();
  await expect(seats.nth(4)).toHaveValue("invited");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test("whoever makes an account keeps it", async ({ page }) => {
  await page.goto("/account");
  const register = page.locator("section", { hasText: "Create an account" });
  await register.getByLabel("Username").fill("berta");
  await register.getByLabel("Password").fill("correct horse");
  await register.getByRole("button").click();
  await expect(page.getByText("Signed in as berta")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  const again = page.locator("section", { hasText: "If you have an account already" });
  await again.getByLabel("Username").fill("berta");
  await again.getByLabel("Password").fill("correct horse");
  await again.getByRole("button").click();
  await expect(page.getByText("Signed in as berta")).toBeVisible();
});
