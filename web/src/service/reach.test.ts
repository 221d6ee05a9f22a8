import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reach } from "./reach.svelte";

let there: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  there = false;
  vi.stubGlobal("fetch", () =>
    there ? Promise.resolve(new Response("ok")) : Promise.reject(new TypeError()),
  );
  reach.find();
});
afterEach(() => vi.useRealTimers());

test("whoever is away is back as soon as the server answers", async () => {
  reach.lose();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(reach.away).toBe(true);
  there = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reach.away).toBe(false);
});

test("what was kept is no sign of the server, and the network's return is asked about at once", async () => {
  reach.heard(new Response("", { headers: { "x-kept": "1" } }));
  expect(reach.away).toBe(true);
  there = true;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reach.away).toBe(false);
  reach.heard(new Response(""));
  expect(reach.away).toBe(false);
});
