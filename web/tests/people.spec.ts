// Names and ratings: a rated game with a bot, who stands where, and the page of whoever played.
import { expectAccessible } from "./accessible";
import { expect, post, test } from "./house";

test("a rated game with a bot says where one stands", async ({ page }) => {
  const login = `lucia${Date.now()}`;
  await page.goto("/new/altes-reich");
  const choose = page.getByRole("checkbox", { name: "Play for ratings" });
  await expect(choose, "a guest has no rating").toBeDisabled();

  await post(page.request, "/api/guests", { name: "Lucía" });
  await post(page.request, "/api/accounts", { login, password: "correct horse battery" });
  await page.goto("/new/altes-reich");
  await choose.check();
  await expect(page.getByRole("checkbox", { name: "Players may ask for hints" })).toBeDisabled();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("rated", { exact: true }).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const key = `${Date.now()}`;
  await post(page.request, `/api/tables/${id}/commands`, { do: "resign", key });
  // The end of a game says what it has made of ratings, and so does its replay.
  await page.goto(`/replay/${id}`);
  await expect(page.locator(".rated")).toContainText(/Lucía\s+\d+\?\s+\(−\d+\)/);
  await page.getByRole("link", { name: "Lucía" }).click();

  await expect(page).toHaveURL(new RegExp(`/people/${login}$`));
  await expect(page.getByRole("heading", { name: "Lucía" })).toBeVisible();
  await expect(page.getByText(/provisional, games 1/)).toBeVisible();
  const history = page.locator("section", { has: page.getByRole("heading", { name: "Games played" }) });
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await expect(history.getByRole("listitem").getByText("lost")).toBeVisible();
  await history.getByLabel("Result").selectOption("won");
  await expect(history.getByText("No such game.")).toBeVisible();
  // Arms are chosen, and kept.
  const oneself = page.locator("section", { has: page.getByRole("heading", { name: "About you" }) });
  await oneself.getByRole("combobox", { name: "Charge", exact: true }).selectOption("key");
  await oneself.getByRole("combobox", { name: "Field divided" }).selectOption("quarterly");
  await oneself.getByRole("button", { name: "Save" }).click();
  await expect(oneself.getByRole("status")).not.toBeEmpty();
  await page.reload();
  await expect(oneself.getByRole("combobox", { name: "Charge", exact: true })).toHaveValue("key");
  await expectAccessible(page, "the page of somebody");

  await page.goto("/ratings");
  await page.getByRole("button", { name: "three and more" }).click();
  await expect(page.getByRole("row", { name: /Emperor/ })).toBeVisible();
  await expect(page.locator("p.you")).toContainText(/^You: \d+\?/);
  await expectAccessible(page, "who stands where");
});

test("others see what anybody may see, or nothing", async ({ page, browser, house }) => {
  const login = `berta${Date.now()}`;
  await post(page.request, "/api/guests", { name: "Berta" });
  await post(page.request, "/api/accounts", { login, password: "correct horse battery" });
  const context = await browser.newContext({ baseURL: house.url });
  const stranger = await context.newPage();
  await stranger.goto(`/people/${login}`);
  await expect(stranger.getByRole("heading", { name: "Berta" })).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "Games played" })).toBeVisible();
  await page.goto(`/people/${login}`);
  await page.getByLabel("Only I see how I have played").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Only you see how you have played.", { exact: false })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("How they have played is for their own eyes.")).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "Games played" })).toHaveCount(0);
  await context.close();
});
