// A worked trick of El Viejo Imperio: the cards as they were played, what was compared, who was left.
import { words, type WorkedExample } from "../../../rulebook/worked-example";

export interface Compared {
  symbol: string;
  values: Record<string, number>;
  left: string[];
}

export interface Trick {
  event: string;
  /** In play order. */
  cards: { seat: number; card: string; declared: string[] }[];
  compared: Compared[];
  winner: string | undefined;
}

/** The trick of an example, in the order of play. */
export function trickOf(example: WorkedExample): Trick {
  const cards: Trick["cards"] = [];
  let declared: string[] = [];
  for (const { verb, rest, seat } of words(example)) {
    const card = rest[0];
    if (card === undefined) continue;
    if (verb === "declare") declared.push(card);
    if (verb === "play") {
      cards.push({ seat, card, declared });
      declared = [];
    }
  }
  const compared = example.events
    .filter((event) => event.event === "compared")
    .map((event): Compared => {
      const values = event["values"] as number[];
      const compared = event["cards"] as string[];
      return {
        symbol: event["symbol"] as string,
        values: Object.fromEntries(compared.map((card, index) => [card, values[index] ?? 0])),
        left: event["left"] as string[],
      };
    });
  const won = example.events.find((event) => event.event === "event-won");
  return {
    event: example.position.event ?? "",
    cards,
    compared,
    winner: won?.["card"] as string | undefined,
  };
}
