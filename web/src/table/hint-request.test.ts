import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HintRequest } from "./hint-request.svelte";

const hint = (version: number) => ({ seat: 2, version, win: 0.5, simulations: 10, advice: [] });
const answer = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );

describe("a hint that is asked for", () => {
  const fetched = vi.fn();
  let asking = { id: "t", you: 2 as number | null, latest: { version: 7 } };
  beforeEach(() => {
    asking = { id: "t", you: 2, latest: { version: 7 } };
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    fetched.mockReset();
    vi.unstubAllGlobals();
  });

  it("holds for the moment it was asked at", async () => {
    const hintRequest = new HintRequest(() => asking);
    fetched.mockReturnValueOnce(answer(hint(7)));
    await hintRequest.ask();
    expect(fetched).toHaveBeenCalledWith("/api/tables/t/hint?seat=2", expect.anything());
    expect(hintRequest.hint?.win).toBe(0.5);
    asking = { ...asking, latest: { version: 8 } };
    expect([hintRequest.open, hintRequest.hint]).toEqual([false, null]);
  });

  it("says why there is none", async () => {
    const hintRequest = new HintRequest(() => asking);
    fetched.mockReturnValueOnce(answer({ sentence: "Too many questions." }, 429));
    await hintRequest.ask();
    expect([hintRequest.open, hintRequest.problem]).toEqual([true, "Too many questions."]);
    hintRequest.close();
    expect(hintRequest.open).toBe(false);
  });

  it("is not there where the server gives none, nor for spectators", async () => {
    const hintRequest = new HintRequest(() => asking);
    asking = { ...asking, you: null };
    await hintRequest.ask();
    expect(fetched).not.toHaveBeenCalled();
    asking = { ...asking, you: 2 };
    fetched.mockReturnValueOnce(answer({}, 404));
    await hintRequest.ask();
    expect([hintRequest.absent, hintRequest.open]).toEqual([true, false]);
  });
});
