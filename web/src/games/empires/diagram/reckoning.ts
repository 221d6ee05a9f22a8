// The strengths of a worked combat, line by line, from the totals its case names.
import { words, type Word, type WorkedExample } from "../../../rulebook/worked-example";
import type { Lexicon } from "../../../speech/lexicon.svelte";
import { sideOf, standings } from "./position";
import type { DrawnGame } from "./drawn-game";

export interface StrengthLine {
  /** A message of the catalogue, or the name of a card. */
  message?: string;
  name?: string;
  rule: string;
  value: number;
}

/** What chance added to a side: a die, or a card by its name. */
export type CombatLuck = Partial<Record<Reckoning["side"], Pick<StrengthLine, "message" | "name" | "value">>>;

export interface Reckoning {
  side: "attacker" | "defender";
  /** The colour or empire that leads this side. */
  of: string;
  lines: StrengthLine[];
  total: number;
  wins: boolean;
}

/** What a card adds. */
export function cardValue(lexicon: Lexicon, kind: string, id: string): number {
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
  game: DrawnGame,
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
export function reckonings(game: DrawnGame, example: WorkedExample, lexicon: Lexicon): Reckoning[] {
  const all = words(example);
  const attacks = all.filter((word) => word.verb === "attack" || word.verb === "storm");
  const attacker = attacks.at(-1)?.seat ?? 0;
  const target = all.findLast((word) => word.verb === "storm")?.rest[0] ?? targetOf(all);
  const totals = example.events.filter((event) => event.event === "totalled");
  const cards = all.filter((word) => word.verb === "card");
  const luck = game.luck(all, lexicon);
  const rules = game.combat;
  const attackers = all
    .slice(all.findLastIndex((word) => word.verb === "attack" || word.verb === "storm"))
    .filter((word) => word.seat === attacker && (word.verb === "with" || word.verb === "support"))
    .map((word) => unitValue(lexicon, target, word.verb === "with" ? word.rest.at(-1) : word.rest.at(-2)))
    .reduce((sum, value) => sum + value, 0);
  const sums = (["attacker", "defender"] as const).flatMap((side) => {
    const totalled = totals.findLast((event) => event["side"] === side);
    if (!totalled) return [];
    const total = Number(totalled["total"]);
    const card = cards.find((word) => (word.seat === attacker) === (side === "attacker"));
    const lines: StrengthLine[] = [];
    for (const [bonus, rule] of Object.entries(rules.bonuses)) {
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
    const of =
      side === "attacker" ? sideOf(game, example, attacker) : defenderOf(game, example, attacker, target);
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

function targetOf(all: readonly Word[]): string | undefined {
  const start = all.findLastIndex((word) => word.verb === "attack");
  return all.slice(start).find((word) => word.verb === "to")?.rest[0];
}

function defenderOf(
  game: DrawnGame,
  example: WorkedExample,
  attacker: number,
  target: string | undefined,
): string {
  const against = words(example).findLast((word) => word.verb === "against")?.rest[0];
  if (against) return sideOf(game, example, Number(against));
  const own = sideOf(game, example, attacker);
  const there = standings(game, example).get(target ?? "") ?? [];
  return there.find((standing) => standing.side !== "" && standing.side !== own)?.side ?? "neutral";
}
