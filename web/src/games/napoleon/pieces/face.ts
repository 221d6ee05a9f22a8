// What is printed on a counter, as one drawing for each kind of unit: there are dozens of them on a map, of few kinds.
import { armsOf } from "../heraldry";
import { SILHOUETTES } from "./silhouettes";

/** What the edition says of a unit. */
export interface Printed {
  open?: number;
  city?: number;
  level?: number;
  class?: string;
}

/** The size of a counter of land units, and of a ship, in units of the map. */
export const LAND = { width: 34, height: 41 };
export const SHIP = { width: 44, height: 44 };
export const isShip = (kind: string): boolean => kind.endsWith("_ship");

function shipFace(empire: string, kind: string, { open }: Printed): string {
  const { colour, edge, ink } = armsOf(empire);
  return `<path d="M22.5 2L44 23.5 22.5 45 1 23.5z" fill="#2a2018" opacity=".3"/>
<path d="M22 .8L43.2 22 22 43.2.8 22z" fill="${colour}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M10.5 24.5h23L22 40.5z" fill="#fffaee"/>
<g transform="translate(12.8 7.8) scale(.77)" fill="${ink}" color="${ink}">${SILHOUETTES[kind] ?? ""}</g>
<text x="22" y="37.5">${open ?? ""}</text>`;
}

function landFace(empire: string, kind: string, { open, city, level = 0, class: arm }: Printed): string {
  const { colour, edge, ink, emblem } = armsOf(empire);
  const pips = Array.from(
    { length: arm === "artillery" ? 0 : level },
    (_, pip) => `<rect x="28.8" y="${16.6 - pip * 3}" width="3.2" height="1.7" rx=".5" fill="${ink}"/>`,
  );
  return `<rect x=".6" y="2" width="34" height="41" rx="6" fill="#2a2018" opacity=".32"/>
<rect width="34" height="41" rx="5.5" fill="${colour}"/>
<rect x=".75" y=".75" width="32.5" height="39.5" rx="5" fill="none" stroke="${edge}" stroke-width="1.5"/>
<path d="M2 21h15v18.5H6a4 4 0 0 1-4-4z" fill="#fffaee"/>
<path d="M17 20v2.4h3V20h3v2.4h3.5V20h3v2.4H32v13.1a4 4 0 0 1-4 4H17z" fill="#cfc6b2"/>
<path d="M17 22v17.5" stroke="#2a2018" stroke-width=".9" opacity=".55"/>
<g transform="translate(2.5 2.8) scale(${10.5 / emblem.width})" fill="${ink}" color="${ink}">${emblem.body}</g>
<g transform="translate(10.8 3.2) scale(.73)" fill="${ink}" color="${ink}">${SILHOUETTES[kind] ?? ""}</g>
${pips.join("")}<text x="9.6" y="37">${open ?? ""}</text><text x="24.5" y="37">${city ?? ""}</text>`;
}

const faces = new Map<string, string>();

/** The drawing of a unit: emblem, silhouette, grade; left its value in the open, right its value in a city. */
export function face(empire: string, kind: string, printed: Printed): string {
  const key = `${empire} ${kind} ${printed.open} ${printed.city} ${printed.level} ${printed.class}`;
  let found = faces.get(key);
  if (found === undefined) {
    found = (isShip(kind) ? shipFace : landFace)(empire, kind, printed).replaceAll("\n", "");
    faces.set(key, found);
  }
  return found;
}
