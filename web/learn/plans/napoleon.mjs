// The prepared game of Napoleón: Italy 1796 cut down to two rounds; France takes Bavaria, then Munich with its flag.
export const setup = { game: "napoleon", options: { scenario: "italy-1796", rounds: "2" }, players: 2 };

const told = (table, since, event) =>
  table.frames
    .slice(since)
    .some((frame) => frame.log.some((line) => line.message === `napoleon-event-${event}`));

export default async function play(table) {
  const trade = table.frames[0].log.find((line) => line.message === "napoleon-event-trade-income");
  table.need(trade?.route.route === "tra_konigsberg", "another route");
  table.mark("start");
  table.mark("attack");
  await table.play(1, "attack", "from burgundy", "to bavaria");
  await table.play(1, "with france hussars", "with france infantry", "with france infantry", "go");
  table.mark("card");
  await table.play(1, "card bat_converge");
  await table.play(2, "card bat_volley");
  table.mark("support");
  const fight = table.frames.length;
  await table.play(
    1,
    "support france recruits rhineland",
    "support france infantry rhineland",
    "support france field_artillery rhineland",
    "done",
  );
  table.need(told(table, fight, "combat-won"), "Bavaria holds out");
  const totals = table.frames.at(-1).log.filter((line) => line.message === "napoleon-event-totalled");
  table.need(totals.map(({ total }) => total).join() === "20,16", "other sums");
  table.need(!told(table, fight, "nobody-falls"), "everybody flees");
  table.mark("won");
  for (let turn = 0; turn < 4 && table.now.awaited[0] === 2; turn++)
    await table.first(2, "lose austria infantry", "to lower_austria", "to bohemia");
  const lost = table.frames.slice(fight).flatMap((frame) => frame.log);
  table.need(
    lost.filter((line) => line.message === "napoleon-event-lost").length === 1,
    "more than one falls",
  );
  table.need(table.view.phase === "pursuit", "no pursuit");
  table.mark("pursuit");
  await table.first(1, ...(await table.words(1)).filter((word) => word.startsWith("pursue")));
  for (let turn = 0; turn < 4 && table.now.awaited[0] === 2; turn++)
    await table.first(2, "to lower_austria", "to bohemia");
  table.need(table.view.phase.startsWith("promotion"), table.view.phase);
  table.mark("promotion");
  await table.play(1, "promote france infantry bavaria", "promote france hussars bavaria");
  await table.play(1, "promote france recruits rhineland");
  while (table.view.phase !== "actions") await table.first(table.now.awaited[0], "done");
  const bavaria = table.view.zones.find((zone) => zone.id === "bavaria");
  table.need(bavaria.controller === 1 && bavaria.units.length === 3, "Bavaria");
  table.mark("recruit");
  await table.play(1, "recruit", "take france infantry", "in burgundy", "done");
  table.mark("end-turn");
  await table.play(1, "done");
  await table.play(2, "supply", "move", "from lombardy");
  await table.first(2, "with austria infantry");
  await table.first(2, "to piedmont", "to papal_states");
  await table.first(2, "go");
  while (table.now.awaited[0] === 2) await table.first(2, "done", "pass");

  table.mark("second");
  await table.play(1, "attack", "from bavaria", "to munich");
  const units = await table.words(1);
  for (const word of units.filter((one) => one.startsWith("with"))) await table.first(1, word);
  while (table.view.phase === "with") await table.first(1, "go");
  table.mark("card-munich");
  const storm = table.frames.length;
  await table.play(1, "card bat_column");
  table.need(told(table, storm, "combat-won"), "Munich holds out");
  table.mark("won-munich");
  const advance = (await table.words(1)).find((word) => word.startsWith("advance france infantry"));
  table.need(advance !== undefined, "losses");
  await table.play(1, advance);
  for (let turn = 0; turn < 9 && table.view.phase.startsWith("promotion"); turn++)
    await table.first(table.now.awaited[0], "done");
  table.mark("move");
  await table.play(1, "move", "from burgundy", "with france infantry", "to bavaria", "go");
  table.mark("free");
  for (let turn = 0; turn < 4 && table.now.awaited[0] === 1 && table.view.active === 1; turn++)
    await table.first(1, "done", "pass");
  for (let turn = 0; turn < 8 && table.now.stage !== "over"; turn++)
    await table.first(2, "supply", "done", "pass");
  table.mark("victory");
}
