// Drawings that come as text, such as icons. A board has hundreds of few kinds, so each is read once and copied.
import type { Attachment } from "svelte/attachments";
import { afterPicture } from "../service/picture";

const known = new Map<string, Attachment<SVGElement>>();
/** More than are on any board; then they are read anew. */
const MOST = 500;

function read(body: string): Attachment<SVGElement> {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = body;
  const shapes = document.createDocumentFragment();
  shapes.append(...svg.childNodes);
  return (element) => element.replaceChildren(shapes.cloneNode(true));
}

/** What is to be drawn after the next picture. */
const waiting = new Map<SVGElement, string>();

function drawWaiting(): void {
  for (const [element, body] of waiting) drawn(body)(element);
  waiting.clear();
}

/** Fills it after the next picture: what can be chosen is there before its decoration. */
export function drawnLater(body: string): Attachment<SVGElement> {
  return (element) => {
    if (waiting.size === 0) void afterPicture().then(drawWaiting);
    waiting.set(element, body);
    return () => waiting.delete(element);
  };
}

/** Fills an element of a picture with a drawing, which comes from the build and not from people. */
export function drawn(body: string): Attachment<SVGElement> {
  let drawing = known.get(body);
  if (!drawing) {
    if (known.size === MOST) known.clear();
    known.set(body, (drawing = read(body)));
  }
  return drawing;
}
