// How cards move. Nothing moves where the tempo is 0.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** The milliseconds a movement takes; 0 if nothing should move. */
export type Tempo = number;

/** Where cards have last been seen before they left the hand. */
const departures = new Map<string, DOMRect>();

/** Remembers from where a card goes. */
export function depart(card: string, from: DOMRect | undefined): void {
  if (from) departures.set(card, from);
}

/** Where something stands that is marked with `data-spot`: a seat, a pile, a round of the track. */
export function spot(name: string): DOMRect | undefined {
  const rect = document.querySelector(`[data-spot="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

interface Way {
  x: number;
  y: number;
  scale: number;
}

function way(node: Element, other: DOMRect): Way {
  const own = node.getBoundingClientRect();
  return {
    x: other.x + other.width / 2 - own.x - own.width / 2,
    y: other.y + other.height / 2 - own.y - own.height / 2,
    scale: Math.max(0.15, Math.min(1.2, other.width / own.width)),
  };
}

interface Journey {
  tempo: Tempo;
  /** The spots it may come from or go to; the first that can be seen is taken. */
  spots: string[];
  /** The card that travels, if it may have left a hand. */
  card?: string | undefined;
  delay?: number;
}

function end({ spots, card }: Journey): DOMRect | undefined {
  const left = card === undefined ? undefined : departures.get(card);
  if (card !== undefined) departures.delete(card);
  return left ?? spots.map(spot).find((rect) => rect !== undefined);
}

/** Comes flying from a spot, or from where it was in the hand. */
export function arrive(node: Element, journey: Journey): TransitionConfig {
  const from = journey.tempo > 0 ? end(journey) : undefined;
  if (!from) return { duration: 0 };
  const { x, y, scale } = way(node, from);
  return {
    duration: journey.tempo,
    delay: journey.delay ?? 0,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - scale) * u}) rotate(${u * -6}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Goes flying to a spot. */
export function leave(node: Element, journey: Journey): TransitionConfig {
  const to = journey.tempo > 0 ? end(journey) : undefined;
  if (!to) return { duration: 0 };
  const { x, y, scale } = way(node, to);
  return {
    duration: journey.tempo,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - scale) * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Turns over from its back. */
export function turnOver(
  _node: Element,
  { tempo, delay = 0 }: { tempo: Tempo; delay?: number },
): TransitionConfig {
  return {
    duration: tempo * 0.7,
    delay,
    easing: cubicOut,
    css: (_t, u) => `transform: perspective(900px) rotateY(${u * 90}deg)`,
  };
}
