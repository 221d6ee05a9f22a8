// The strengths of a worked combat, line by line, from the totals its case names.
import type { Lexicon } from "../speech/lexicon.svelte";
import { sideOf, standings } from "./position";
import { words, type WorkedExample } from "./worked-example";

export interface Line {
  /** A message of the catalogue, or the name of a card. */
  message?: string;
  name?: string;
  rule: string;
  value: number;
}

export interface Reckoning {
  side: "attacker" | "defender";
  /** The colour or empire that leads this side. */
  of: string;
  lines: Line[];
  total: number;
  wins: boolean;
}

const BONUSES: Record<string, [bonus: string, rule: string][]> = {
  grecia: [
    ["fortress", "GR-COM-02"],
    ["cavalry", "GR-COM-03"],
    ["hero", "GR-COM-04"],
    ["tactics", "GR-COM-05"],
  ],
  napoleon: [
    ["combined_arms", "NA-COM-05"],
    ["city", "NA-COM-07"],
    ["mountains", "NA-COM-08"],
    ["bonus", "NA-COM-02"],
  ],
};
const RULES: Record<string, { units: string; card: string; luck: string }> = {
  grecia: { units: "GR-UNIT-02", card: "GR-COM-06", luck: "GR-COM-08" },
  napoleon: { units: "NA-COM-03", card: "NA-COM-09", luck: "NA-COM-11" },
};

function cardValue(lexicon: Lexicon, kind: string, id: string): number {
  const effect = lexicon.row(kind, id)?.["effect"] as { value?: number; amount?: number } | undefined;
  return effect?.value ?? effect?.amount ?? 0;
}

/** What a unit counts in a combat for this zone, without any bonus. */
function unitValue(lexicon: Lexicon, target: string | undefined, unit: string | undefined): number {
  const row = lexicon.row("unit", unit ?? "");
  const city = lexicon.row("zone", target ?? "")?.["kind"] === "city";
  return Number(row?.["strength"] ?? row?.[city ? "city" : "open"] ?? 0);
}

function defenders(
  game: string,
  example: WorkedExample,
  lexicon: Lexicon,
  side: string,
  target: string | undefined,
): number {
  return (standings(game, example).get(target ?? "") ?? [])
    .filter((standing) => standing.what === "unit" && standing.side === side)
    .reduce((sum, { id, count }) => sum + count * unitValue(lexicon, target, id), 0);
}

/** Both sides of the last combat whose totals are named; nothing if there is none. */
export function reckonings(
  game: "grecia" | "napoleon",
  example: WorkedExample,
  lexicon: Lexicon,
): Reckoning[] {
  const all = words(example);
  const attacks = all.filter((word) => word.verb === "attack" || word.verb === "storm");
  const attacker = attacks.at(-1)?.seat ?? 0;
  const target = all.findLast((word) => word.verb === "storm")?.rest[0] ?? targetOf(all);
  const totals = example.events.filter((event) => event.event === "totalled");
  const cards = all.filter((word) => word.verb === "card");
  const luck = luckOf(game, all, lexicon);
  const rules = RULES[game];
  const attackers = all
    .slice(all.findLastIndex((word) => word.verb === "attack" || word.verb === "storm"))
    .filter((word) => word.seat === attacker && (word.verb === "with" || word.verb === "support"))
    .map((word) => unitValue(lexicon, target, word.verb === "with" ? word.rest.at(-1) : word.rest.at(-2)))
    .reduce((sum, value) => sum + value, 0);
  const sums = (["attacker", "defender"] as const).flatMap((side) => {
    const totalled = totals.findLast((event) => event["side"] === side);
    if (!totalled || !rules) return [];
    const total = Number(totalled["total"]);
    const card = cards.find((word) => (word.seat === attacker) === (side === "attacker"));
    const lines: Line[] = [];
    for (const [bonus, rule] of BONUSES[game] ?? []) {
      const value = Number(totalled[bonus] ?? 0);
      if (value !== 0) lines.push({ message: `web-rulebook-bonus-${bonus.replace("_", "-")}`, rule, value });
    }
    const cardId = card?.rest[0];
    if (cardId)
      lines.push({
        name: lexicon.name("battle-card", cardId),
        rule: rules.card,
        value: cardValue(lexicon, "battle-card", cardId),
      });
    const lucky = luck[side];
    if (lucky) lines.push({ ...lucky, rule: rules.luck });
    const known = lines.reduce((sum, line) => sum + line.value, 0);
    const of = side === "attacker" ? sideOf(example, attacker) : defenderOf(game, example, attacker, target);
    const units = total - known;
    const plain = side === "attacker" ? attackers : defenders(game, example, lexicon, of, target);
    lines.unshift({
      message: units === plain ? "web-rulebook-units" : "web-rulebook-units-and-bonuses",
      rule: rules.units,
      value: units,
    });
    return [{ side, of, lines, total, wins: false }];
  });
  const [one, other] = sums;
  if (one && other) {
    one.wins = one.total > other.total;
    other.wins = !one.wins;
  }
  return sums;
}

function targetOf(all: ReturnType<typeof words>): string | undefined {
  const start = all.findLastIndex((word) => word.verb === "attack");
  return all.slice(start).find((word) => word.verb === "to")?.rest[0];
}

function luckOf(
  game: string,
  all: ReturnType<typeof words>,
  lexicon: Lexicon,
): Partial<Record<"attacker" | "defender", Pick<Line, "message" | "name" | "value">>> {
  if (game === "grecia") {
    const dice = all.findLast((word) => word.verb === "dice")?.rest.map(Number);
    if (!dice) return {};
    const line = (value: number) => ({ message: "web-rulebook-die", value });
    return { attacker: line(dice[0] ?? 0), defender: line(dice[1] ?? 0) };
  }
  const drawn = all.filter((word) => word.seat === 0 && word.verb === "draw").slice(-2);
  const line = (id: string | undefined) =>
    id === undefined
      ? undefined
      : { name: lexicon.name("chance-card", id), value: cardValue(lexicon, "chance-card", id) };
  const [first, second] = [line(drawn[0]?.rest[0]), line(drawn[1]?.rest[0])];
  return { ...(first ? { attacker: first } : {}), ...(second ? { defender: second } : {}) };
}

function defenderOf(
  game: string,
  example: WorkedExample,
  attacker: number,
  target: string | undefined,
): string {
  const against = words(example).findLast((word) => word.verb === "against")?.rest[0];
  if (against) return sideOf(example, Number(against));
  const own = sideOf(example, attacker);
  const there = standings(game, example).get(target ?? "") ?? [];
  return there.find((standing) => standing.side !== "" && standing.side !== own)?.side ?? "neutral";
}
