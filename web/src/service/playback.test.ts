import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./browser-for-tests";
import type { LogLine } from "../scene/scene";
import type { Table } from "../wire/Table";
import { MOVEMENT } from "./tempo";

const { PATIENCE, Playback } = await import("./playback.svelte");
const { preferences } = await import("./preferences.svelte");

const line = (ply: number, kind: string): LogLine => ({ ply, kind, message: kind, rule: "AR-1" });

interface More {
  ply?: number;
  offers?: string[];
  stage?: string;
}

/** A table after its last line, unless more is said of it. */
function table(
  version: number,
  logFrom: number,
  log: LogLine[],
  { ply, offers = [], stage }: More = {},
): Table {
  const after = ply ?? (log.at(-1)?.ply ?? logFrom - 1) + 1;
  const words = offers.map((word) => ({ word, label: { message: word } }));
  const rest = { ply: after, view: `ply ${after}`, offers: words, named: [], awaited: [], seats: [] };
  return { version, stage: stage ?? "running", log_from: logFrom, log, ...rest } as unknown as Table;
}

/** The shortest time in which a sentence can be read; those of these tests are short. */
const READ = 1100;

describe("the story of what happened", () => {
  let story: InstanceType<typeof Playback>;
  let fetched: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = [];
    story = new Playback({
      say: ({ message }) => message,
      view: (ply) => {
        fetched.push(ply);
        return Promise.resolve(`ply ${ply}`);
      },
    });
    story.take(table(1, 0, [], { ply: 0 }));
  });
  afterEach(() => {
    story.stop();
    preferences.tempo = "normal";
    preferences.still = false;
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const kinds = (lines: readonly LogLine[]): string[] => lines.map(({ kind }) => kind);
  const told = (): string[] => kinds(story.telling);
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it("begins with the table as it is, and tells nothing of how it came about", () => {
    expect(story.shown?.version).toBe(1);
    expect(story.happening).toEqual([]);
    expect(told()).toEqual([]);
  });

  it("shows each state when what led to the one before has been read", async () => {
    story.take(table(2, 0, [line(0, "a")]));
    story.take(table(3, 1, [line(1, "b")]));
    expect(story.shown?.version).toBe(2);
    expect(story.latest?.version).toBe(3);
    expect(kinds(story.happening)).toEqual(["a"]);
    expect(told()).toEqual(["a"]);
    expect(story.pace).toBe(MOVEMENT);
    await pass(READ - 1);
    expect(told()).toEqual(["a"]);
    await pass(1);
    expect(story.shown?.version).toBe(3);
    expect(told()).toEqual(["b"]);
    await pass(READ);
    expect(story.happening).toEqual([]);
    expect(told()).toEqual([]);
    expect(story.pace).toBe(0);
    expect(kinds(story.log)).toEqual(["a", "b"]);
  });

  it("gives a longer sentence more time", async () => {
    const long = "a sentence that nobody can read in a second because it has many, many words";
    story.take(table(2, 0, [line(0, long)]));
    await pass(READ + 500);
    expect(told()).toEqual([long]);
    await pass(2000);
    expect(told()).toEqual([]);
  });

  it("does not dwell on states in which nothing is told", () => {
    story.take(table(2, 0, [], { ply: 1 }));
    story.take(table(3, 1, [line(1, "a")]));
    expect(story.shown?.version).toBe(3);
    expect(told()).toEqual(["a"]);
  });

  it("tells line after line what one ply brought, and in one breath what follows from it", async () => {
    story.take(table(2, 0, [line(0, "played"), line(0, "compared"), line(0, "event-won")]));
    expect(kinds(story.happening)).toEqual(["played", "compared", "event-won"]);
    expect(told()).toEqual(["played", "compared"]);
    await pass(READ);
    expect(told()).toEqual(["event-won"]);
    expect(kinds(story.happening)).toEqual(["played", "compared", "event-won"]);
    await pass(READ);
    expect(told()).toEqual([]);
  });

  it("shows every ply of a deed with its own picture, the end of the game last", async () => {
    const deed = [line(0, "played"), line(1, "played"), line(2, "event-won")];
    story.take(table(2, 0, deed, { stage: "over" }));
    await pass(30);
    expect(fetched).toEqual([1, 2]);
    expect(story.shown).toMatchObject({ view: "ply 1", ply: 1, stage: "running", offers: [] });
    expect(kinds(story.log)).toEqual(["played"]);
    await pass(READ);
    expect(story.shown).toMatchObject({ view: "ply 2", stage: "running" });
    await pass(READ);
    expect(story.shown).toBe(story.latest);
    expect(story.shown?.stage).toBe("over");
    expect(told()).toEqual(["event-won"]);
  });

  it("waits a little for a picture that takes long, and goes on without it", async () => {
    story = new Playback({ say: ({ message }) => message, view: () => new Promise(() => undefined) });
    story.take(table(1, 0, [], { ply: 0 }));
    story.take(table(2, 0, [line(0, "a"), line(1, "b")]));
    expect(told()).toEqual([]);
    await pass(PATIENCE + 60);
    expect(told()).toEqual(["a"]);
    expect(story.shown?.view).toBe("ply 0");
    await pass(READ);
    expect(story.shown).toBe(story.latest);
  });

  it("can be paused and goes on where it was", async () => {
    story.take(table(2, 0, [line(0, "a")]));
    story.take(table(3, 1, [line(1, "b")]));
    await pass(READ / 2);
    story.pause();
    expect(story.waits).toBe(true);
    await pass(60_000);
    expect(told()).toEqual(["a"]);
    story.take(table(4, 2, [line(2, "c")]));
    expect(told()).toEqual(["a"]);
    story.resume();
    await pass(READ);
    expect(told()).toEqual(["b"]);
  });

  it("goes on sentence by sentence while it is paused", async () => {
    story.take(table(2, 0, [line(0, "a"), line(0, "b")]));
    story.take(table(3, 1, [line(1, "c")]));
    story.pause();
    story.step();
    expect(told()).toEqual(["b"]);
    story.step();
    expect(told()).toEqual(["c"]);
    await pass(60_000);
    expect(told()).toEqual(["c"]);
    story.step();
    expect(told()).toEqual([]);
    expect(story.paused).toBe(false);
  });

  it("can be paused while it waits for a picture", async () => {
    story.take(table(2, 0, [line(0, "a"), line(1, "b")]));
    story.pause();
    await pass(5000);
    story.resume();
    await pass(2 * READ);
    expect(story.telling.length).toBeGreaterThan(0);
  });

  it("can be skipped without losing a line", () => {
    for (let ply = 0; ply < 10; ply += 1) story.take(table(ply + 2, ply, [line(ply, String(ply))]));
    story.skip();
    expect(story.shown).toBe(story.latest);
    expect(story.log).toHaveLength(10);
    expect(story.happening).toEqual([]);
    expect(story.goesOn).toBe(false);
  });

  it("hurries when much is waiting, and takes its time again for the end", async () => {
    for (let ply = 0; ply < 100; ply += 1) story.take(table(ply + 2, ply, [line(ply, String(ply))]));
    await pass(READ);
    expect(told()).toEqual(["1"]);
    expect(story.pace).toBe(MOVEMENT / 2);
    await pass(READ / 2);
    expect(told()).toEqual(["2"]);
    while (story.goesOn) await pass(READ / 2);
    expect(story.pace).toBe(MOVEMENT);
    expect(story.log).toHaveLength(100);
  });

  it("takes nearly twice as long for those who like it slow", async () => {
    preferences.tempo = "slow";
    story.take(table(2, 0, [line(0, "a")]));
    expect(story.pace).toBe(MOVEMENT * 1.8);
    await pass(READ * 1.8 - 1);
    expect(told()).toEqual(["a"]);
    await pass(1);
    expect(told()).toEqual([]);
  });

  it("shows only the end to those who like it instant, also when they say so in the middle", () => {
    story.take(table(2, 0, [line(0, "a")]));
    story.take(table(3, 1, [line(1, "b")]));
    preferences.tempo = "instant";
    story.retime();
    expect(story.shown).toBe(story.latest);
    story.take(table(4, 2, [line(2, "c")]));
    expect(story.shown?.version).toBe(4);
    expect(story.happening).toEqual([]);
    expect(kinds(story.log)).toEqual(["a", "b", "c"]);
  });

  it("waits for a key after every sentence, if one likes, but not when one is asked something", async () => {
    preferences.tempo = "step";
    story.take(table(2, 0, [line(0, "a")]));
    story.take(table(3, 1, [line(1, "b")], { offers: ["pass"] }));
    await pass(60_000);
    expect(told()).toEqual(["a"]);
    expect(story.waits).toBe(true);
    story.step();
    expect(story.shown).toBe(story.latest);
    expect(story.waits).toBe(false);
    await pass(READ);
    expect(told()).toEqual([]);
  });

  it("tells the same story in stills where nothing should move", async () => {
    preferences.still = true;
    story.take(table(2, 0, [line(0, "a")]));
    story.take(table(3, 1, [line(1, "b")]));
    expect(story.shown?.version).toBe(2);
    expect(told()).toEqual(["a"]);
    expect(story.pace).toBe(0);
    await pass(READ);
    expect(story.shown?.version).toBe(3);
    expect(told()).toEqual(["b"]);
  });

  it("does not play before an empty house: a hidden page shows the end", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    story.take(table(2, 0, [line(0, "a"), line(1, "b")]));
    story.take(table(3, 2, [line(2, "c")]));
    expect(story.shown).toBe(story.latest);
    expect(kinds(story.log)).toEqual(["a", "b", "c"]);
    expect(told()).toEqual([]);
  });

  it("lets a verdict stay until it can be read, but not in a hurry", async () => {
    story.take(table(2, 0, [line(0, "a")]));
    story.linger(1900);
    await pass(MOVEMENT + 1899);
    expect(told()).toEqual(["a"]);
    await pass(1);
    expect(told()).toEqual([]);
    for (let ply = 1; ply < 100; ply += 1) story.take(table(ply + 2, ply, [line(ply, String(ply))]));
    story.linger(1900);
    await pass(READ);
    expect(told()).not.toEqual(["1"]);
  });

  it("does not hold up whoever chooses on, and is brief about what they have just done", async () => {
    story.take(table(2, 0, [line(0, "a")], { offers: ["x", "y"] }));
    expect(told()).toEqual(["a"]);
    story.take(table(3, 1, [line(1, "mine")]));
    expect(told()).toEqual(["mine"]);
    story.take(table(4, 2, [line(2, "theirs")]));
    await pass(MOVEMENT);
    expect(told()).toEqual(["theirs"]);
  });

  it("is not cut short by what others answer at the same time", () => {
    story.take(table(2, 0, [line(0, "a")], { offers: ["x", "y"] }));
    story.take(table(3, 1, [line(1, "b")], { offers: ["x", "y"] }));
    expect(told()).toEqual(["a"]);
  });

  it("tells once more what happened since a line, and ends where it was", async () => {
    story.take(table(2, 0, [line(0, "a"), line(1, "b"), line(2, "c")], { offers: ["x"] }));
    story.skip();
    story.again(1);
    await pass(30);
    expect(story.shown).toMatchObject({ view: "ply 2", offers: [] });
    expect(kinds(story.log)).toEqual(["a", "b"]);
    await pass(READ);
    expect(story.shown).toBe(story.latest);
    await pass(READ);
    expect(kinds(story.log)).toEqual(["a", "b", "c"]);
    expect(told()).toEqual([]);
  });

  it("ignores a state that is older than what it has", () => {
    story.take(table(5, 0, [], { ply: 0 }));
    story.take(table(4, 0, [line(0, "old")]));
    expect(story.latest?.version).toBe(5);
    expect(story.log).toEqual([]);
  });
});
