// Greece: a scenario's placement, the six actions, battles and fortresses, passage over a sea.
import { Device } from "./device";
import { hellas, untilSparta, viewOf, WAR } from "./hellas";
import { bot, expect, openTable, test } from "./house";

test.setTimeout(240_000);

/** Sends everything into an attack, without Tactics cards. */
const NAMING = [/^With the /, /^The hero /, /^Go$/, /^Pass$/];
/** Gives up the least, and promotes nobody. */
const AFTERWARDS = [/^Eliminate the light/, /^Pass$/, /^Done$/];

test("a scenario's placement, by clicking", async ({ page }) => {
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, bot()], WAR);
  const device = new Device(page, id);
  await device.sit();
  await expect(device.prompt).toContainText("Place a fortress.");
  let fortress = "";
  for (;;) {
    const table = await device.ready();
    if (viewOf(table).round > 0) break;
    const [verb = "", zone = ""] = table.offers[0]?.word.split(" ") ?? [];
    if (verb === "fortress") await device.touch((fortress = zone));
    else if (verb === "in") await device.touch(zone);
    else await device.press(/^(Place|The hero) /);
  }
  await expect(device.prompt).toContainText("2 actions left");
  await device.stands(fortress, /Fortress, (Athens|Sparta)/);
  await device.tells(/places? 1 ship in the /, "GR-SET-08");
});

test("a turn of each of the six actions, the battle with the keyboard alone", async ({ page }) => {
  const device = await hellas(page);
  await device.press("Supplies");
  await device.tells(/takes? 2 supply tokens\./, "GR-SUP-02");
  await device.press("Hire", /^Take 1 light infantry/);
  await device.touch("arcadia");
  await device.tells(/hires? 1 light infantry in Arcadia for 2 supply tokens\./, "GR-HIRE-01");
  await device.stands("arcadia", /(Light infantry, Sparta; ){3}Fortress, Sparta/);
  await device.press("Done", "Done");
  await untilSparta(device);

  await device.press("Move");
  await device.touch("sparta");
  await device.answer([/^To Messenia/, /^Go$/], (table) => viewOf(table).phase === "actions");
  await device.tells(/moves? 1 light infantry from Sparta to Messenia\./, "GR-MOVE-01");
  await device.stands("messenia", /Light infantry, Sparta/);
  await device.press("Swap");
  await device.touch("corinth");
  await device.answer(
    [/^With the medium/, /^To Arcadia/, /^Go$/],
    (table) => viewOf(table).phase !== "from" && viewOf(table).act === null,
  );
  await device.tells(/swaps? 1 medium infantry in Corinth with 1 light infantry in Arcadia\./, "GR-SWAP-01");
  await device.stands("arcadia", /Medium infantry, Sparta/);
  await device.press("Done");
  await untilSparta(device);

  await device.ready();
  await device.button("Card").click();
  await device.act(page.getByRole("dialog").getByRole("button", { name: "Take a Tactics card" }));
  await device.tells(/draws? the Tactics card “/, "GR-CARD-03");

  device.keys = true;
  await device.press("Attack", /^From Corinth/, /^To Athens/);
  await device.answer(NAMING, (table) => viewOf(table).phase === "battle-cards");
  await device.press(/worth 5/, /worth 0/);
  await device.answer(AFTERWARDS, (table) => viewOf(table).combat === null);
  await device.ready();
  await device.tells(/attacks? .*Athens from Corinth with /, "GR-ATK-10");
  await device.tells(/The attacker throws a \d, the defender a \d\./, "GR-COM-08");
  await device.tells(/wins? the combat\./, "GR-COM-10");
});

test("a sea is crossed with permission, and a land battle takes a fortress", async ({ page }) => {
  const device = await hellas(page);
  await device.press("Move");
  await device.touch("corinth");
  await device.press("With the light infantry");
  await device.touch("sparta");
  await device.press("Go");
  await device.ready();
  await expect(device.prompt).toContainText(
    /to move 1 light infantry by sea from Corinth to Sparta\. Do you let the troops pass through the Myrtoan Sea\?/,
  );
  await device.press("Allow passage");
  await device.ready();
  await device.tells(/allows? passage through the Myrtoan Sea with 2 ships\./, "GR-SEA-07");
  await device.tells(/may pass through the Myrtoan Sea, by 3 to 0\./, "GR-SEA-05");
  await device.tells(/moves? 1 light infantry from Corinth to Sparta\./, "GR-MOVE-01");
  await device.stands("sparta", /(Light infantry, Sparta; ){2}Fortress, Sparta/);

  const taken = /captures? .* fortress in Athens\./;
  for (let attempt = 0; attempt < 4; attempt++) {
    await device.press("Attack");
    await device.touch("corinth");
    await device.touch("athens");
    await device.answer(NAMING, (table) => viewOf(table).phase === "battle-cards");
    await device.ready();
    const battle = page.getByRole("region", { name: "Combat · Athens" });
    await expect(battle).toContainText("Sparta against Athens");
    await expect(battle).toContainText("Your chance of winning");
    // The defender, who passed last, still has the device; the cards are shown when both are chosen.
    await device.press(/worth [01]/, /worth [45]/);
    await device.answer(AFTERWARDS, (table) => viewOf(table).combat === null);
    await device.ready();
    await device.tells(/wins? the combat\./, "GR-COM-10");
    if (await page.getByRole("log").getByText(taken).isVisible()) break;
    await untilSparta(device);
  }
  await device.tells(taken, "GR-FORT-05");
  await device.stands("athens", /infantry, Sparta; .*Fortress, Athens/);
});
