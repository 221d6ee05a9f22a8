// The prepared game of El Viejo Imperio: a plain round, one that a dynasty decides, one with a war hero, one with an
// Elector, and then the rest of the game to its end. Which cards bring that about depends on the deal.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

export const setup = { game: "altes-reich", options: {}, players: 3 };

const folder = join(fileURLToPath(import.meta.url), "..", "..", "..", "..", "data", "altes-reich");
const read = (file) => parse(readFileSync(join(folder, `${file}.toml`), "utf8"));
const monarchs = new Map(read("monarchs").monarch.map((one) => [one.id, one]));
const events = new Map(read("events").event.map((one) => [one.id, one]));
const criteria = new Map(read("criteria").criterion.map((one) => [one.id, one]));

/** How good a card is on a symbol: more is better. */
function worth(id, symbol, year) {
  const card = monarchs.get(id);
  const { measure, better } = criteria.get(symbol);
  const distance = Math.max(card.reign_from - year, year - card.reign_to, 0);
  const crowns = card.crowns.length + (card.emperor ? 1 : 0);
  const value = { crowns, years: card.years, distance, reign_from: card.reign_from, reign_to: card.reign_to };
  return better === "max" ? value[measure] : -value[measure];
}

const isElector = (id) => monarchs.get(id).elector !== undefined;
const plain = (hand) => hand.filter((id) => !isElector(id));
const best = (hand, rate) => hand.toSorted((one, other) => rate(other) - rate(one))[0];
const weakest = (hand, rate) => best(hand, (id) => -rate(id));

async function hands(table) {
  return [undefined, table.view.hand, (await table.see(2)).view.hand, (await table.see(3)).view.hand];
}

/** Everybody else throws in a card that wins nothing. */
async function othersGiveWay(table, event) {
  for (let turn = 0; turn < 3 && table.view.phase === "trick" && table.now.awaited[0] !== 1; turn++) {
    const seat = table.now.awaited[0];
    const hand = (await hands(table))[seat];
    await table.play(seat, `play ${giveWay(hand, event, table.view.symbols)}`);
  }
}

function giveWay(hand, event, symbols) {
  const rate = (id) => worth(id, symbols[0], event.year) + (helps(id, event) ? 1e6 : 0);
  return weakest(plain(hand).length > 0 ? plain(hand) : hand, rate);
}

/** Whether dynasty or swords do something for a card. */
const helps = (id, event) =>
  (event.dynasty !== "none" && monarchs.get(id).dynasty === event.dynasty) ||
  (event.swords && event.person === id);

function won(table, round) {
  return table.view.won[0].some((entry) => entry.round === round);
}

async function plainRound(table) {
  const event = events.get(table.view.event);
  table.need(!event.swords, "swords at once");
  const rate = (id) => worth(id, event.symbols[0], event.year);
  const all = await hands(table);
  const mine = best(
    plain(all[1]).filter((id) => !helps(id, event)),
    rate,
  );
  table.need(mine !== undefined, "no card");
  table.mark("first");
  await table.play(1, `play ${mine}`);
  table.mark("first-played");
  for (const seat of [2, 3]) await table.play(seat, `play ${giveWay(all[seat], event, event.symbols)}`);
  table.need(won(table, 1), "round 1 lost");
}

/** A card of the event's colour is lifted and wins by the second symbol. */
async function dynastyRound(table) {
  const event = events.get(table.view.event);
  const { symbols } = event;
  const all = await hands(table);
  const rate = (id, place) => worth(id, symbols[place], event.year);
  const lifted = plain(all[1]).filter((id) => helps(id, event));
  for (const mine of lifted)
    for (const rival of plain(all[2]).filter((id) => !helps(id, event)))
      if (rate(rival, 0) > rate(mine, 0) && rate(mine, 1) > rate(rival, 1)) {
        const third = giveWay(all[3], event, symbols);
        if (helps(third, event) || rate(third, 0) >= rate(rival, 0)) continue;
        table.mark("dynasty");
        await table.play(1, `play ${mine}`);
        await table.play(2, `play ${rival}`);
        await table.play(3, `play ${third}`);
        table.need(won(table, table.view.round - 1), "dynasty lost");
        return true;
      }
  return false;
}

/** The victorious war hero is behind on two symbols, is lifted on both, and wins by the third. */
async function heroRound(table) {
  const event = events.get(table.view.event);
  if (event.swords !== "black") return false;
  const all = await hands(table);
  const holder = [1, 2, 3].find((seat) => all[seat].includes(event.person));
  if (holder === undefined) return false;
  const rate = (id, place) => worth(id, event.symbols[place], event.year);
  const ahead = (id) => [0, 1].every((place) => rate(id, place) > rate(event.person, place));
  const behind = (id) => rate(id, 2) < rate(event.person, 2);
  for (const seat of [1, 2, 3].filter((one) => one !== holder))
    for (const rival of plain(all[seat]).filter((id) => !helps(id, event) && ahead(id) && behind(id))) {
      const other = giveWay(all[6 - holder - seat], event, event.symbols);
      if (helps(other, event) || rate(other, 0) >= rate(rival, 0)) continue;
      const since = table.frames.length;
      table.mark("hero");
      for (const one of table.view.order)
        await table.play(one, `play ${one === holder ? event.person : one === seat ? rival : other}`);
      const lines = table.frames.slice(since).flatMap((frame) => frame.log);
      table.need(
        lines.some((line) => line.message === "altes-reich-event-hero-lifted"),
        "the hero is not lifted",
      );
      const victor = lines.find((line) => line.message === "altes-reich-event-event-won");
      table.need(victor?.seat.seat === holder, "the hero loses");
      return true;
    }
  return false;
}

/** The player declares an Elector and wins on the symbol that has come first. */
async function electorRound(table) {
  const event = events.get(table.view.event);
  table.need(!event.swords, "swords in the Elector's round");
  await othersGiveWay(table, event);
  const hand = table.view.hand;
  for (const elector of hand.filter(isElector)) {
    const [first, second, third] = event.symbols;
    const order = monarchs.get(elector).elector === 2 ? [second, first, third] : [third, second, first];
    const mine = best(plain(hand), (id) => worth(id, order[0], event.year));
    const there = table.view.table.map((entry) => entry.card);
    const leads = there.every((id) => worth(id, order[0], event.year) < worth(mine, order[0], event.year));
    const led =
      there.length === 0 || there.some((id) => worth(id, first, event.year) > worth(mine, first, event.year));
    if (!leads || !led || there.some((id) => helps(id, event)) || helps(mine, event)) continue;
    table.mark("elector");
    await table.play(1, `declare ${elector}`);
    table.mark("declared");
    await table.play(1, `play ${mine}`);
    await othersGiveWay(table, event);
    table.need(won(table, 4), "Elector lost");
    return;
  }
  table.need(false, "no Elector");
}

export default async function play(table) {
  await plainRound(table);
  let dynasty = false;
  let hero = false;
  for (const _ of [2, 3]) {
    table.mark(dynasty ? "after-dynasty" : hero ? "after-hero" : "after-first");
    if (!dynasty && (await dynastyRound(table))) dynasty = true;
    else if (!hero && (await heroRound(table))) hero = true;
    else table.need(false, "neither dynasty nor hero");
  }
  table.mark(table.marks.hero > table.marks.dynasty ? "after-hero" : "after-dynasty");
  await electorRound(table);
  table.mark("after-elector");
  while (table.now.stage !== "over") {
    const seat = table.now.awaited[0];
    const event = events.get(table.view.event);
    if (seat !== 1) await othersGiveWay(table, event);
    else {
      const hand = table.view.hand;
      const cards = plain(hand).length > 0 ? plain(hand) : hand;
      const rate = (id) => worth(id, table.view.symbols[0], event.year) + (helps(id, event) ? 1e6 : 0);
      await table.play(1, `play ${best(cards, rate)}`);
    }
  }
  table.mark("end");
}
