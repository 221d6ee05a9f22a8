// The prepared game of Grecia: Athens against Sparta, from the first fortress to victory in the third round.
export const setup = { game: "grecia", options: { scenario: "peloponnesian_war" }, players: 2 };

const RED = {
  fortress: ["corinth", "thera", "sparta"],
  pieces: [
    ["place light", "in corinth"],
    ["place medium", "in sparta"],
    ["place light", "in sparta"],
    ["place light", "in sparta"],
    ["place ship", "in myrtoan"],
    ["place ship", "in myrtoan"],
    ["place ship", "in cretan"],
    ["place light", "in arcadia"],
    ["place light", "in arcadia"],
    ["hero brasidas", "in sparta"],
    ["hero lysander", "in sparta"],
  ],
};
const BLUE = [
  ["place medium", "in athens"],
  ["hero pericles", "in athens"],
  ["place light", "in athens"],
  ["place light", "in athens"],
  ["place ship", "in aegean"],
  ["place ship", "in aegean"],
  ["place ship", "in aegean"],
  ["place light", "in euboea"],
  ["place light", "in euboea"],
  ["place light", "in chalcidice"],
  ["hero alcibiades", "in chalcidice"],
];

/** Whether an event is among the lines told since a moment. */
const told = (table, since, event) =>
  table.frames
    .slice(since)
    .some((frame) => frame.log.some((line) => line.message === `grecia-event-${event}`));

/** Goes through the questions of a combat that have nothing to do with this lesson. */
async function endCombat(table, wanted) {
  for (let turn = 0; turn < 20 && table.view.combat; turn++) {
    const seat = table.now.awaited[0];
    await table.first(seat, ...wanted, "pass", "done");
  }
}

export default async function play(table) {
  table.need(table.view.order[0] === 1 && table.view.seats[0].colour === "blue", "the lot");
  table.mark("start");
  for (const [index, zone] of ["athens", "euboea", "chalcidice"].entries()) {
    await table.play(1, `fortress ${zone}`);
    await table.play(2, `fortress ${RED.fortress[index]}`);
    if (index === 0) table.mark("fortress-placed");
  }
  table.mark("pieces");
  for (const [index, words] of BLUE.entries()) {
    await table.play(1, ...words);
    await table.play(2, ...RED.pieces[index]);
    if (index === 1) table.mark("pieces-placed");
  }

  table.mark("income");
  const first = table.frames.length;
  table.mark("attack-thebes");
  await table.play(1, "attack", "from athens", "to thebes", "with light", "with light", "with medium");
  await table.first(1, "hero pericles");
  if ((await table.words(1)).includes("go")) await table.play(1, "go");
  await skipTactics(table);
  table.mark("card-thebes");
  await table.play(1, "card bat_3");
  await skipTactics(table);
  table.need(told(table, first, "combat-won"), "Thebes holds out");
  table.mark("won-thebes");
  await endCombat(table, ["promote medium thebes", "lose light"]);
  const thebes = table.view.zones.find((zone) => zone.id === "thebes");
  table.need(
    thebes.controller === 1 && thebes.units.length === 3 && thebes.units.includes("heavy"),
    "losses",
  );

  table.mark("hire");
  await table.play(1, "hire", "take light", "in athens", "take light", "in athens");
  if ((await table.words(1)).includes("done") && table.view.phase.startsWith("take"))
    await table.play(1, "done");
  table.mark("heroes");
  await endTurn(table, 1);

  await table.play(2, "move", "from sparta", "with light", "to naxos", "go");
  table.mark("asked");
  await table.play(1, "refuse");
  table.mark("refused");
  await table.play(2, "supplies", "supplies");
  await endTurn(table, 2);

  table.mark("second");
  await table.play(1, "move", "from euboea", "with light", "to athens", "go");
  table.mark("attack-corinth");
  const second = table.frames.length;
  await table.play(1, "attack", "from thebes", "to corinth", "with light", "with light", "with heavy");
  await table.first(1, "hero pericles");
  if ((await table.words(1)).includes("go")) await table.play(1, "go");
  await skipTactics(table);
  table.mark("card-corinth");
  await table.play(1, "card bat_5");
  await table.play(2, "card bat_1");
  await skipTactics(table);
  table.need(told(table, second, "combat-won"), "Corinth holds out");
  table.mark("won-corinth");
  await endCombat(table, ["promote light corinth", "lose light"]);
  const corinth = table.view.zones.find((zone) => zone.id === "corinth");
  table.need(corinth.controller === 1, "Corinth is not taken");
  table.mark("after-corinth");
  await endTurn(table, 1);
  await table.play(2, "supplies", "supplies");
  await endTurn(table, 2);

  table.mark("third");
  await table.play(1, "move", "from aegean", "with ship", "to cretan", "with ship", "to cretan", "go");
  table.mark("attack-thera");
  const third = table.frames.length;
  await table.play(1, "attack", "from athens", "to thera", "with light");
  if ((await table.words(1)).includes("go")) await table.play(1, "go");
  await skipTactics(table);
  table.mark("card-thera");
  await table.play(1, "card bat_4");
  await table.play(2, "card bat_0");
  await skipTactics(table);
  table.need(told(table, third, "combat-won"), "Thera holds out");
  await endCombat(table, []);
  table.need(told(table, third, "victory"), "no victory");
  table.mark("victory");
}

/** Nobody plays a Tactics card in these combats. */
async function skipTactics(table) {
  while (/^(step-1|after-dice)/.test(table.view.phase))
    await table.first(table.now.awaited[0], "pass", "done");
}

async function endTurn(table, seat) {
  for (let turn = 0; turn < 5 && table.now.awaited[0] === seat && table.view.active === seat; turn++)
    await table.first(seat, "done", "pass");
}
