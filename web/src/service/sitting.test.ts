import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestSocket } from "./browser-for-tests";
import type { Table } from "../wire/Table";

const { Sitting } = await import("./sitting.svelte");

/** A table of two players and a bot, as the first of them sees it. */
function table(change: Partial<Table> = {}, own: number[] = [1]): Table {
  const seats = [1, 2, 3].map((seat) => ({
    seat,
    chair: seat === 3 ? { kind: "bot", bot: "greedy" } : { kind: "open" },
    name: `seat ${seat}`,
    yours: own.includes(seat),
    ready: true,
    present: seat !== 2,
    ...(seat === 3 ? { bot: "greedy" } : {}),
  }));
  const offers = [{ word: "pass", label: { message: "grecia-choice-pass" } }];
  const base = { id: "t", game: "grecia", options: {}, stage: "running", version: 1, you: 1, seats, now: 0 };
  const game = { awaited: [1], view: {}, offers, named: [], can_undo: false, ply: 0, log_from: 0, log: [] };
  return { ...base, ...game, ...change } as unknown as Table;
}

describe("a sitting", () => {
  let sitting: InstanceType<typeof Sitting>;
  const asked: string[] = [];

  async function sit(first: Table): Promise<void> {
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      const body = address.endsWith("/api/tables/t") ? first : [];
      return Promise.resolve(Response.json(body));
    });
    sitting = new Sitting("t");
    await sitting.open();
    TestSocket.last.accept();
  }

  beforeEach(() => {
    TestSocket.all = [];
    asked.length = 0;
  });
  afterEach(() => sitting.close());

  it("asks for what it missed when it connects", async () => {
    await sit(table({ version: 12 }));
    expect(TestSocket.last.url.searchParams.get("since")).toBe("12");
    expect(sitting.offers).toHaveLength(1);
  });

  it("makes a choice once, on the version that was seen, and not a second one meanwhile", async () => {
    await sit(table({ version: 4 }));
    sitting.choose("pass");
    sitting.choose("pass");
    expect(TestSocket.last.sent).toMatchObject([{ do: "choose", word: "pass", version: 4, seat: 1 }]);
    expect(sitting.busy).toBe(true);
    TestSocket.last.say({ type: "done", key: TestSocket.last.sent[0]?.["key"], version: 5 });
    await vi.waitFor(() => expect(sitting.busy).toBe(false));
  });

  it("takes back one part of what is named, by the ply of its first word", async () => {
    const words = [{ word: "with light", label: { message: "grecia-choice-with", unit: { unit: "light" } } }];
    await sit(table({ version: 7, named: [{ ply: 40, words }] }));
    expect(sitting.named.map(({ ply }) => ply)).toEqual([40]);
    sitting.retract(40);
    expect(TestSocket.last.sent).toMatchObject([{ do: "retract", ply: 40, version: 7, seat: 1 }]);
  });

  it("takes the newer table that a refusal brings, and tells why", async () => {
    await sit(table({ version: 4 }));
    sitting.choose("pass");
    const key = TestSocket.last.sent[0]?.["key"];
    const newer = table({ version: 6, offers: [], awaited: [2] });
    TestSocket.last.say({
      type: "refused",
      key,
      sentence: "Too late.",
      problem: { message: "x" },
      table: newer,
    });
    await vi.waitFor(() => expect(sitting.refused?.sentence).toBe("Too late."));
    expect(sitting.latest?.version).toBe(6);
    expect(sitting.offers).toEqual([]);
  });

  it("knows who is there, and counts what was not read", async () => {
    await sit(table());
    expect([1, 2, 3].map((seat) => sitting.present(seat))).toEqual([true, false, true]);
    TestSocket.last.say({ type: "presence", seats: [1, 2], spectators: 3 });
    expect(sitting.present(2)).toBe(true);
    expect(sitting.spectators).toBe(3);
    const line = { number: 1, at: 0, name: "Marta", seat: 2, text: "Hola" };
    TestSocket.last.say({ type: "chat", ...line });
    TestSocket.last.say({ type: "chat", ...line });
    expect(sitting.chat.lines).toHaveLength(1);
    expect(sitting.chat.unread).toBe(1);
  });

  it("is handed over where several play at one device, and not where one does", async () => {
    await sit(table());
    expect(sitting.isHotSeat).toBe(false);
    sitting.close();
    await sit(table({}, [1, 2]));
    expect(sitting.isHandedOver).toBe(true);
    sitting.lookAs(1);
    expect(sitting.shown).toBeNull();
    expect(TestSocket.last.url.searchParams.get("seat")).toBe("1");
    TestSocket.last.say({ type: "table", ...table({}, [1, 2]) });
    expect(sitting.isHandedOver).toBe(false);
    TestSocket.last.say({ type: "table", ...table({ version: 2, awaited: [2], offers: [] }, [1, 2]) });
    expect(sitting.isHandedOver).toBe(true);
  });

  it("looks back at a moment as its viewer saw it, and at the present again", async () => {
    const log = [0, 1].map((ply) => ({ ply, kind: "passed", message: `m${ply}`, rule: "GR-TURN-01" }));
    await sit(table({ version: 3, ply: 2, view: "now", log: [...log] }));
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ ply: 1, plies: 2, seat: 1, view: "then", log: [log[0]] }));
    });
    const [first] = sitting.told;
    if (first) await sitting.lookAt(first);
    expect(asked.at(-1)).toMatch(/\/replay\?ply=1&seat=1$/);
    expect(sitting.view).toBe("then");
    expect(sitting.past).toEqual([log[0]]);
    expect(sitting.log).toEqual([log[0]]);
    expect(sitting.told).toEqual(log);
    expect(sitting.offers).toEqual([]);
    expect(sitting.beside(1)).toEqual(log[1]);
    expect(sitting.beside(-1)).toBeUndefined();
    sitting.backToNow();
    expect(sitting.view).toBe("now");
    expect(sitting.offers).toHaveLength(1);
  });

  it("says so when a moment can't be seen, because it was taken back", async () => {
    const line = { ply: 0, kind: "passed", message: "m", rule: "GR-TURN-01" };
    await sit(table({ version: 3, ply: 2, log: [line] }));
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ view: "other", log: [] })));
    await sitting.lookAt(line);
    expect(sitting.past).toBeNull();
    expect(sitting.refused).not.toBeNull();
  });

  it("says whom the game waits for, without asking the server, to those who just look on", async () => {
    await sit(table({ you: null, offers: [] }, []));
    sitting.explain("athens", "Atenas", document.body);
    expect(sitting.note?.reasons).toHaveLength(1);
    expect(asked.some((address) => address.endsWith("/why"))).toBe(false);
  });
});
