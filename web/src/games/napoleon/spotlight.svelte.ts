// What a hand hovers over in the list of choices, so that the map can show where it is.
import type { Attachment } from "svelte/attachments";

class Spotlight {
  zone = $state<string | null>(null);
}
export const spotlight = new Spotlight();

/** A button that goes while it has the focus loses it in the middle of a change, in which nothing may be changed. */
const afterwards = (zone: string | null) => queueMicrotask(() => (spotlight.zone = zone));

/** Lights a zone of the map while the pointer or the focus is on a button that speaks of it. */
export function lights(zone: string | undefined): Attachment<HTMLElement> {
  return (button) => {
    if (zone === undefined) return;
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => afterwards(zone));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => afterwards(null));
  };
}
