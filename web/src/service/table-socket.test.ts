import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestSocket } from "./browser-for-tests";
import { TableSocket, type Connection } from "./table-socket";

describe("the line to a table", () => {
  let states: Connection[];
  let heard: string[];
  let there: boolean;
  let line: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    TestSocket.all = [];
    states = [];
    heard = [];
    there = true;
    line = new TableSocket({
      address: () => new URL("ws://table.example/"),
      heard: (message) => heard.push(message.type),
      changed: (connection) => states.push(connection),
      failed: () => Promise.resolve(there),
    });
    line.connect();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("comes back by itself, waiting longer each time it fails", async () => {
    TestSocket.last.accept();
    TestSocket.last.close();
    expect(states).toEqual(["live", "lost"]);
    await vi.advanceTimersByTimeAsync(600);
    expect(TestSocket.all).toHaveLength(2);
    TestSocket.last.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(TestSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(TestSocket.all).toHaveLength(3);
    TestSocket.last.accept();
    expect(states.at(-1)).toBe("live");
  });

  it("makes a table of changes, beginning anew with each connection", async () => {
    const tables: unknown[] = [];
    line.close();
    line = new TableSocket({
      address: () => new URL("ws://table.example/"),
      heard: (message) => tables.push(message),
      changed: () => undefined,
      failed: () => Promise.resolve(true),
    });
    line.connect();
    TestSocket.last.accept();
    TestSocket.last.say({ type: "table", version: 1, awaited: [1] });
    TestSocket.last.say({ type: "changes", changes: { version: [2], awaited: { 0: [2] } } });
    TestSocket.last.say({ type: "changes", changes: { version: [3] } });
    TestSocket.last.close();
    await vi.advanceTimersByTimeAsync(600);
    TestSocket.last.accept();
    TestSocket.last.say({ type: "table", version: 7, awaited: [1] });
    expect(tables).toEqual([
      { type: "table", version: 1, awaited: [1] },
      { type: "table", version: 2, awaited: [2] },
      { type: "table", version: 3, awaited: [2] },
      { type: "table", version: 7, awaited: [1] },
    ]);
  });

  it("gives up where the table is gone", async () => {
    there = false;
    TestSocket.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it("sends a command that was under way again under the same key, and answers once", async () => {
    TestSocket.last.accept();
    const answer = line.command({ do: "choose", word: "pass", version: 7 });
    const [sent] = TestSocket.last.sent;
    TestSocket.last.close();
    await vi.advanceTimersByTimeAsync(600);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([sent]);
    TestSocket.last.say({ type: "done", key: sent?.["key"], version: 8 });
    expect((await answer).version).toBe(8);
    TestSocket.last.close();
    await vi.advanceTimersByTimeAsync(600);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([]);
  });

  it("keeps what is commanded while the line is down", async () => {
    const answer = line.command({ do: "undo" });
    expect(TestSocket.last.sent).toEqual([]);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toMatchObject([{ do: "undo" }]);
    const refusal = { type: "refused", sentence: "No.", problem: { message: "server-stale" }, rule: "AR-1" };
    TestSocket.last.say({ ...refusal, key: TestSocket.last.sent[0]?.["key"] });
    await expect(answer).rejects.toMatchObject({ message: "No.", rule: "AR-1" });
    expect(heard).toEqual(["refused"]);
  });

  it("tries another socket when a command is not answered", async () => {
    TestSocket.last.accept();
    void line.command({ do: "undo" });
    const silent = TestSocket.last;
    await vi.advanceTimersByTimeAsync(8000);
    expect(TestSocket.last).not.toBe(silent);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual(silent.sent);
  });

  it("does not wait when the network is back", () => {
    TestSocket.last.accept();
    TestSocket.last.close();
    dispatchEvent(new Event("online"));
    expect(TestSocket.all).toHaveLength(2);
  });

  it("hears nothing more from a socket that was replaced", () => {
    const old = TestSocket.last;
    old.accept();
    line.connect();
    old.say({ type: "presence", seats: [], spectators: 0 });
    expect(heard).toEqual([]);
    expect(states).toEqual(["live"]);
  });
});
