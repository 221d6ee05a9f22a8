import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analysed } from "./analysed.svelte";

const analysis = (moments: number[]) => ({
  moments: moments.map((ply) => ({ ply, win: [0.5, 0.5] })),
  turning_points: [],
  costly: [],
  draws: [],
  luck: [0, 0],
  battles: [],
});

describe("an analysis under way", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what is known so far, and then all of it", async () => {
    const answers = [
      Response.json({ done: 0, of: 0 }, { status: 202 }),
      Response.json({ done: 5, of: 20, so_far: analysis([0, 40]) }, { status: 202 }),
      Response.json(analysis([0, 20, 40])),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    const analysed = new Analysed("t");
    await analysed.ask();
    expect([analysed.begun, analysed.analysis]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(analysed.analysis?.moments.map(({ ply }) => ply)).toEqual([0, 40]);
    expect(analysed.progress?.done).toBe(5);
    await vi.advanceTimersByTimeAsync(1500);
    expect(analysed.analysis?.moments).toHaveLength(3);
    expect(analysed.progress).toBeNull();
    analysed.close();
  });

  it("is stopped on demand, and nothing more is asked", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve(
        method === "DELETE"
          ? new Response(null, { status: 204 })
          : Response.json({ done: 1, of: 9 }, { status: 202 }),
      );
    });
    const analysed = new Analysed("t");
    await analysed.ask();
    await analysed.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["GET /api/tables/t/analysis", "DELETE /api/tables/t/analysis"]);
    expect(analysed.begun).toBe(false);
    expect(sessionStorage.length).toBe(0);
    await analysed.ask();
    expect(analysed.progress?.of).toBe(9);
    analysed.close();
  });
});
