// The time, for whatever is drawn anew each second.
import { createSubscriber } from "svelte/reactivity";

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time now, in milliseconds; whatever reads it while being drawn is drawn again each second. */
export function now(): number {
  everySecond();
  return Date.now();
}
