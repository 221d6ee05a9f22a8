// Drag, pinch and wheel on an element become movements of a camera; a tap stays a tap.
import { on } from "svelte/events";

export interface Movements {
  pan(dx: number, dy: number): void;
  zoom(factor: number, clientX: number, clientY: number): void;
}

/** Pixels a finger may slip and still tap. */
const SLIP = 7;

/** An attachment that listens on the element. */
export function gestures(movements: Movements) {
  return (element: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 };
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (fingers.size === 0) {
        dragged = false;
        // Pieces that can be carried are carried; the map stays where it is.
        if ((event.target as Element).closest("[data-carry]")) return;
        start = { x: event.clientX, y: event.clientY };
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
      if (!dragged) {
        dragged = true;
        for (const id of fingers.keys()) element.setPointerCapture(id);
        element.dataset["moving"] = "";
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const reach = (finger: { x: number; y: number }): number =>
          Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
        movements.zoom(reach(now) / reach(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
        movements.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else movements.pan(now.x - before.x, now.y - before.y);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) delete element.dataset["moving"];
    }

    /** What was a drag does not also choose what lies under the finger. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
      movements.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }

    const stop = [
      on(element, "pointerdown", down),
      on(element, "pointermove", move),
      on(element, "pointerup", up),
      on(element, "pointercancel", up),
      on(element, "click", click, { capture: true }),
      on(element, "wheel", wheel, { passive: false }),
    ];
    return () => stop.forEach((end) => end());
  };
}
