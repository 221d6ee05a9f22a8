import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../scene/scene";
import "./browser-for-tests";
import { preferences } from "./preferences.svelte";
import { play, sound } from "./sounds";

/** How often something was heard, by what made it. */
const heard = { noises: 0, tones: 0 };

class TestAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createBiquadFilter = () => ({ type: "", frequency: { value: 0 }, connect: (next: unknown) => next });
  createBufferSource = () => ({
    buffer: null,
    connect: (next: unknown) => next,
    start: () => void (heard.noises += 1),
  });
  createOscillator = () => ({
    type: "",
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => void (heard.tones += 1),
    stop: () => undefined,
  });
}

const line = (kind: string): LogLine =>
  ({ ply: 1, rule: "GR-01", message: `event-${kind}`, kind }) as LogLine;
const SOUNDS = { "dice-thrown": "dice", moved: "march" } as const;

beforeEach(() => {
  vi.stubGlobal("AudioContext", TestAudio);
  Object.assign(heard, { noises: 0, tones: 0 });
});
afterEach(() => {
  preferences.setSound(false);
  vi.restoreAllMocks();
});

test("nothing sounds before one has asked for it, and the wish is kept", () => {
  expect(preferences.sound).toBe(false);
  play("card");
  play("turn");
  expect(heard).toEqual({ noises: 0, tones: 0 });
  preferences.setSound(true);
  expect(localStorage.getItem("imperios.sound")).toBe("yes");
  play("turn");
  expect(heard).toEqual({ noises: 0, tones: 2 });
});

test("what is told sounds as the game says, once for each sentence", () => {
  preferences.setSound(true);
  sound([line("totalled"), line("dice-thrown"), line("moved")], SOUNDS);
  expect(heard).toEqual({ noises: 4, tones: 0 });
  sound([line("moved")], SOUNDS);
  expect(heard).toEqual({ noises: 6, tones: 2 });
});

test("events without a sound are silent, and so is a game without sounds", () => {
  preferences.setSound(true);
  sound([line("totalled")], SOUNDS);
  sound([line("dice-thrown")], undefined);
  expect(heard).toEqual({ noises: 0, tones: 0 });
});

test("a page that is not seen only calls its player", () => {
  preferences.setSound(true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  play("march");
  expect(heard.noises).toBe(0);
  play("turn");
  expect(heard.tones).toBe(2);
});
