// Napoleon: the standard placement, the six actions, passage over a sea, a city, free actions, a Great Battle.
import type { Table } from "../src/wire/Table";
import { campaign, untilTurnOf, viewOf } from "./campaign";
import { Device } from "./device";
import { bot, expect, openTable, test } from "./house";

const isOver = (table: Table): boolean => viewOf(table).combat === null && viewOf(table).phase === "actions";

test.setTimeout(240_000);

test("the standard placement, by clicking", async ({ page }) => {
  const { id } = await openTable(page, "napoleon", [{ kind: "me" }, bot()], { players: "2" });
  const device = new Device(page, id);
  await device.sit();
  await expect(device.prompt).toContainText("Choose the unit to place next.");
  let placed = "";
  for (;;) {
    const table = await device.ready();
    if (viewOf(table).round > 0) break;
    const [verb = "", zone = ""] = table.offers[0]?.word.split(" ") ?? [];
    if (verb === "in") await device.touch((placed = zone));
    else await device.press(/^Place /);
  }
  await expect(device.prompt).toContainText("2 actions left");
  await device.stands(placed, /Held by France|ship|Frigate/i);
  await device.tells(/(You place|France places) 1 /, "NA-SET-07");
});

test("a turn of each of the six actions, one of them over a sea with permission", async ({ page }) => {
  const device = await campaign(page, "coalition-1805", "Bruno", "Carla");
  await device.sit();
  await device.press("Supply");
  await device.tells(/(You take|France takes) 2 supply tokens\./, "NA-SUP-01");
  await device.press("Recruit", /^Take 1 militia of France/);
  await device.touch("aquitaine");
  await device.tells(/recruits? 1 militia( of France)? in Aquitaine for 2 supply tokens\./, "NA-REC-01");
  await device.stands("aquitaine", /Militia/);
  await device.answer([/^(Done|End the turn)$/], (table) => viewOf(table).active !== 1);
  await untilTurnOf(device, 1);

  await device.press("Move");
  await device.touch("brittany");
  await device.press(/^With the infantry/);
  await device.touch("belgium");
  await device.answer([/^Go$/], (table) => viewOf(table).phase === "vote");
  await device.ready();
  await expect(device.prompt).toContainText(
    /France (wants|and Spain want) to move .* by sea from .*\. Do you let the troops pass through /,
  );
  await device.press("Consent");
  await device.ready();
  await device.tells(/allows? passage through the .* with 2 ships\./, "NA-SEA-05");
  await device.tells(/(You|France) may pass through the .*, by 3 to 0\./, "NA-SEA-05");
  await device.tells(/moves? 1 infantry( of France)? from Brittany and Normandy to Belgium\./, "NA-MOVE-01");
  await device.stands("belgium", /Infantry/);
  await device.press("Swap");
  await device.touch("ile_de_france");
  await device.answer([/^With the veterans/, /^To Burgundy/, /^For the infantry/, /^Go$/], isOver);
  await device.ready();
  await device.tells(/swaps? 1 unit of veterans( of France)? in the Île-de-France with /, "NA-SWAP-01");
  await device.press("End the turn");
  await untilTurnOf(device, 1);

  await device.press("Army");
  await device.tells(/draws? the card “/, "NA-CARD-01");
  await device.answer([/^(Done|Pass)$/], isOver);
  await device.press("Attack");
  await device.touch("holland");
  await device.answer([/^To Amsterdam/, /^With the /, /^Go$/], (table) => viewOf(table).combat !== null);
  await device.press(/worth 4|Decisive/);
  await device.answer([/^(Done|Pass)$/], isOver);
  await device.ready();
  await device.tells(/attacks? (the neutrals in )?Amsterdam from Holland with /, "NA-COM-01");
});

test("a city is stormed and entered, left and entered again for free", async ({ page }) => {
  const captured = /captures? the city of Barcelona and receives? 1 supply token\./;
  let device = await campaign(page, "peninsula-1808", "Bruno", "Carla");
  for (let attempt = 0; attempt < 4; attempt++) {
    await untilTurnOf(device, 2);
    await device.sit();
    await device.press("Attack");
    await device.touch("aragon");
    await device.touch(/^Barcelona\b/);
    await device.answer([/^With the /, /^Go$/], (table) => viewOf(table).combat !== null);
    await device.ready();
    await expect(page.getByText("Combat · Barcelona").first()).toBeVisible();
    // Bruno still has the device; the cards are shown when both are chosen.
    await device.press(/^Decisive blow/, /^Skirmish screen/);
    await device.answer([/^Eliminate the militia/, /^Move in with the infantry/, /^(Done|Pass)$/], isOver);
    await device.ready();
    await device.tells(/wins? the combat\./, "NA-COM-13");
    if (await page.getByRole("log").getByText(captured).isVisible()) break;
    device = await campaign(page, "peninsula-1808", "Bruno", "Carla");
  }
  await device.tells(captured, "NA-RES-14");
  await device.stands(/^Barcelona\b/, /Held by Spain/);
  await device.press("Leave Barcelona");
  await device.tells(/moves? 1 .* out of the city of Barcelona\./, "NA-FREE-02");
  await device.press(/^Enter Barcelona, /);
  await device.tells(/moves? 1 .* into the city of Barcelona\./, "NA-FREE-01");
  await expect(device.prompt).toContainText("1 action left");
});

test("a Great Battle with own and foreign support", async ({ page }) => {
  const device = await campaign(page, "hundred-days-1815", "Bruno", "Carla", "Diego");
  await device.sit();
  await device.press("Attack");
  await device.touch("ile_de_france");
  await device.answer([/^To Belgium/, /^With the /, /^Go$/], (table) => viewOf(table).combat !== null);
  await device.press(/^Converging march/, /^Volley fire/);
  await device.ready();
  await device.press(/^Take part with the infantry of France in Burgundy/);
  await device.press("Done");
  await device.ready();
  await expect(device.prompt).toContainText("Which side do you support in the combat for Belgium?");
  await device.press("Support the attacker", /^Take part with the infantry of Prussia in the Rhineland/);
  await device.answer([/^Eliminate /, /^(Done|Pass)$/], isOver);
  await device.ready();
  await device.tells(/shows? the Battle card “Converging march”, worth /, "NA-COM-09");
  await device.tells(
    /supports? the attacker with 1 infantry( of France)? from Burgundy and Alsace\./,
    "NA-GB-01",
  );
  await device.tells(/supports? the attacker with 1 infantry from the Rhineland\./, "NA-GB-03");
  await device.tells(/The attack succeeds: (you win|France wins) the combat\./, "NA-COM-13");
  await device.tells(/moves? into Belgium with /, "NA-RES-12");
  await device.stands("belgium", /Held by France/);
});
