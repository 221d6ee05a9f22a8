// Pieces that are carried over the map by mouse or finger, from zone to zone.
import type { Point } from "./geometry";

/** Pixels a finger may slip and still tap. */
const SLIP = 7;

/** The zone under a point of the window: that of the piece on top, or the one that is drawn there. */
function zoneAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const piece = element.closest<SVGElement>("[data-at]");
    const zone = element.closest<SVGElement>("[data-zone]");
    const found = piece?.dataset["at"] ?? zone?.dataset["zone"];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is being carried. */
export class Drag<What> {
  /** Nothing while nothing is carried. */
  what = $state.raw<What>();
  /** Where it is on the map. */
  at = $state.raw<Point>([0, 0]);
  /** The zone below it. */
  over = $state<string>();

  /** To be called when a piece is pressed: from where the pointer has moved on, it is carried. */
  press(event: PointerEvent, what: What, lift: () => void, drop: (zone: string | undefined) => void): void {
    if (!event.isPrimary || event.button !== 0) return;
    const sheet = (event.currentTarget as SVGElement).ownerSVGElement;
    const start = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      if (this.what === undefined) {
        if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < SLIP) return;
        this.what = what;
        lift();
      }
      const matrix = sheet?.getScreenCTM()?.inverse();
      const { x, y } = new DOMPoint(now.clientX, now.clientY).matrixTransform(matrix);
      this.at = [x, y];
      this.over = zoneAt(now.clientX, now.clientY);
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      over.abort();
      if (this.what === undefined) return;
      const zone = now.type === "pointerup" ? zoneAt(now.clientX, now.clientY) : undefined;
      this.what = undefined;
      this.over = undefined;
      // What was carried is not also touched.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      drop(zone);
    };
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
