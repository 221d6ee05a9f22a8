// A few short sounds, made as they are played: a card, dice, a march, and the call that it is one's turn.
import type { LogLine } from "../scene/scene";
import { preferences } from "./preferences.svelte";

export type Sound = "card" | "dice" | "march" | "turn";

/** Which kinds of events sound how. */
export type Sounds<Kind extends string = string> = Readonly<Partial<Record<Kind, Sound>>>;

let stage: AudioContext | undefined;

/** A blow that dies away: so loud at first, gone after so many seconds. */
function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

/** A rustle or a knock: noise around a pitch. */
function noise(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, loudness, length));
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  source.connect(fading(audio, at, loudness, length));
  source.start(at);
  source.stop(at + length);
}

const MADE: Record<Sound, (audio: AudioContext, now: number) => void> = {
  /** A card slides onto the table. */
  card(audio, now) {
    noise(audio, now, 2600, 0.11, 0.5);
    noise(audio, now + 0.09, 900, 0.05, 0.35);
  },
  /** Dice knock on wood, slower and slower. */
  dice(audio, now) {
    for (const [after, pitch] of [
      [0, 1900],
      [0.07, 1500],
      [0.15, 2100],
      [0.27, 1300],
    ] as const)
      noise(audio, now + after, pitch, 0.045, 0.6);
  },
  /** Two beats of a drum. */
  march(audio, now) {
    for (const after of [0, 0.19]) {
      tone(audio, now + after, 96, 0.16, 0.4);
      noise(audio, now + after, 240, 0.08, 0.35);
    }
  },
  /** Two notes, rising. */
  turn(audio, now) {
    tone(audio, now, 523.25, 0.3, 0.25);
    tone(audio, now + 0.14, 783.99, 0.5, 0.25);
  },
};

/** Plays a sound for whoever has asked for sounds. A page that is not seen only calls its player. */
export function play(sound: Sound): void {
  if (!preferences.sound || (document.visibilityState === "hidden" && sound !== "turn")) return;
  stage ??= new AudioContext();
  if (stage.state === "suspended") void stage.resume();
  MADE[sound](stage, stage.currentTime);
}

/** What is told now sounds as the game says: by the first of its lines that has a sound. */
export function sound(lines: readonly LogLine[], sounds: Sounds | undefined): void {
  const [first] = lines.flatMap(({ kind }) => sounds?.[kind] ?? []);
  if (first) play(first);
}
