// What a hand hovers over in the list of choices, so that the map can show where it is.
class Spotlight {
  zone = $state<string | null>(null);
}
export const spotlight = new Spotlight();

/** Lights a zone of the map while the pointer or the focus is on a button that speaks of it. */
export function lights(zone: string | undefined) {
  if (zone === undefined) return {};
  const on = () => (spotlight.zone = zone);
  const off = () => (spotlight.zone = null);
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}
