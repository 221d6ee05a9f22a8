// What is printed on a counter, as one drawing for each kind of unit: there are dozens of them on a map, of few kinds.
import { lexiconOf } from "../../../speech/lexicon.svelte";
import { armsOf, type Arms } from "../heraldry";
import { SILHOUETTES } from "./silhouettes";

/** Which counter it is. */
export interface Counted {
  empire: string;
  kind: string;
}

/** What the edition says of a unit. */
interface Printed {
  open?: number;
  city?: number;
  level?: number;
  class?: string;
}

/** The size of a counter of land units, and of a ship, in units of the map. */
export const LAND = { width: 34, height: 41 };
export const SHIP = { width: 44, height: 44 };
export const isShip = (kind: string): boolean => kind.endsWith("_ship");

/** A shape in the colour of the ink, put somewhere; one element where it is one. */
function inked(body: string, transform: string, ink: string): string {
  const paint = `transform="${transform}" fill="${ink}" color="${ink}"`;
  // Of two attributes of a name the first counts.
  return body.lastIndexOf("<") === 0 && body.startsWith("<path ")
    ? body.replace("<path ", `<path ${paint} `)
    : `<g ${paint}>${body}</g>`;
}

function shipFace({ colour, edge, ink }: Arms, shadow: boolean, kind: string, { open }: Printed): string {
  return `${shadow ? `<path d="M22.5 2L44 23.5 22.5 45 1 23.5z" fill="#2a2018" opacity=".3"/>` : ""}
<path d="M22 .8L43.2 22 22 43.2.8 22z" fill="${colour}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M10.5 24.5h23L22 40.5z" fill="#fffaee"/>
${inked(SILHOUETTES[kind] ?? "", "translate(12.8 7.8) scale(.77)", ink)}
<text x="22" y="37.5">${open ?? ""}</text>`;
}

function landFace(
  { colour, edge, ink, emblem }: Arms,
  shadow: boolean,
  kind: string,
  { open, city, level = 0, class: arm }: Printed,
): string {
  const pips = Array.from(
    { length: arm === "artillery" ? 0 : level },
    (_, pip) => `M28.8 ${(16.6 - pip * 3).toFixed(1)}h3.2v1.7h-3.2z`,
  ).join("");
  return `${shadow ? `<rect x=".6" y="2" width="34" height="41" rx="6" fill="#2a2018" opacity=".32"/>` : ""}
<rect x=".75" y=".75" width="32.5" height="39.5" rx="5" fill="${colour}" stroke="${edge}" stroke-width="1.5"/>
<path d="M2 21h15v18.5H6a4 4 0 0 1-4-4z" fill="#fffaee"/>
<path d="M17 20v2.4h3V20h3v2.4h3.5V20h3v2.4H32v13.1a4 4 0 0 1-4 4H17z" fill="#cfc6b2"/>
<path d="M17 22v17.5" stroke="#2a2018" stroke-width=".9" opacity=".55"/>
${inked(emblem.body, `translate(2.5 2.8) scale(${10.5 / emblem.width})`, ink)}
${inked(SILHOUETTES[kind] ?? "", "translate(10.8 3.2) scale(.73)", ink)}
${pips && `<path d="${pips}" fill="${ink}"/>`}<text x="9.6" y="37">${open ?? ""}</text><text x="24.5" y="37">${city ?? ""}</text>`;
}

const faces = new Map<string, string>();

/** How a unit is drawn: as it lies on a board, flat as on paper, or flat in lines on white. */
export type Manner = "lying" | "flat" | "lines";

/** The drawing of a unit: emblem, silhouette, grade; left its value in the open, right its value in a city. */
export function face({ empire, kind }: Counted, printed: Printed, manner: Manner = "lying"): string {
  const key = `${empire} ${kind} ${printed.open} ${printed.city} ${printed.level} ${printed.class} ${manner}`;
  let found = faces.get(key);
  if (found === undefined) {
    const arms = armsOf(empire);
    const drawn = manner === "lines" ? { ...arms, colour: "#fff", ink: arms.edge } : arms;
    const draw = isShip(kind) ? shipFace : landFace;
    found = draw(drawn, manner === "lying", kind, printed).replaceAll("\n", "");
    faces.set(key, found);
  }
  return found;
}

/** The same with what the edition says. */
export function printedFace(unit: Counted, manner: Manner = "lying"): string {
  return face(unit, (lexiconOf("napoleon").row("unit", unit.kind) ?? {}) as Printed, manner);
}

/** The room of a counter among others, with its edge. */
const IN_ROW = { land: { width: 39, height: 45 }, ship: { width: 48, height: 48 } };

/** Counters side by side, the first one at the origin. */
export function row(units: readonly Counted[]): { drawing: string; width: number; height: number } {
  let [width, height, drawing] = [0, 0, ""];
  for (const unit of units) {
    const room = isShip(unit.kind) ? IN_ROW.ship : IN_ROW.land;
    drawing += `<g transform="translate(${width} 0)">${printedFace(unit)}</g>`;
    width += room.width;
    height = Math.max(height, room.height);
  }
  return { drawing, width, height };
}
