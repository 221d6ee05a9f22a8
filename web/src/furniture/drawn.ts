// Drawings that come as text, such as icons. A board has hundreds of few kinds, so each is read once and copied.
import type { Attachment } from "svelte/attachments";

const known = new Map<string, Attachment<SVGElement>>();

function read(body: string): Attachment<SVGElement> {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = body;
  const shapes = document.createDocumentFragment();
  shapes.append(...svg.childNodes);
  return (element) => element.replaceChildren(shapes.cloneNode(true));
}

/** Fills an element of a picture with a drawing, which comes from the build and not from people. */
export function drawn(body: string): Attachment<SVGElement> {
  let drawing = known.get(body);
  if (!drawing) known.set(body, (drawing = read(body)));
  return drawing;
}
