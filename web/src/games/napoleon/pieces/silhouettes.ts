// What the counters show: soldiers by their hats, horsemen by their arms, guns and ships; on a grid of 26 by 27.
import horse from "icon:horse-head";

const MAN = `<circle cx="12" cy="12.6" r="3.9"/><path d="M3.4 24c.2-5.2 3.6-7 8.6-7s8.4 1.8 8.6 7z"/>`;
const HORSE = `<g transform="translate(1 1.5) scale(.043)">${horse.body.replaceAll('fill="currentColor"', "")}</g>`;
const SABRE = `<path d="M1 3.5C1 12 3 18 7.5 22l-1.2 1C1.5 19-.2 11 0 3.6z"/>`;
const HULL = `<path d="M1.6 16.6l20.8-1.2-3 6.6H5.2z"/>`;
const path = (d: string) => `<path d="${d}"/>`;

export const SILHOUETTES: Record<string, string> = {
  militia:
    MAN +
    path(
      "M4.4 10.2c0-1 2.2-1.3 3.8-1.4l.6-4.4c1.4-1.2 5-1.2 6.4 0l.6 4.4c1.6.1 3.8.4 3.8 1.4s-3 1.5-7.6 1.5-7.6-.5-7.6-1.5z",
    ),
  recruits:
    MAN +
    path("M7 11c-1-5 1.6-7 5.6-6.8 3.6.2 6.4-2 7-1.4.6.6-.4 3.2-2.2 4.2.4 1.4.2 2.8-.2 4-3-1-7-1-10.2 0z"),
  infantry: MAN + path("M7.5 11.2L6.6 2.6h10.8l-.9 8.6c1.2.2 1.7.6 1.7.9H7.5z"),
  veterans:
    MAN +
    path("M7.7 11.2L7 4.8h10l-.7 6.4c1.2.2 1.7.6 1.7.9H7.7zM11 4.2C10 2 10.6-.6 12-1.6c1.4 1 2 3.6 1 5.8z"),
  guard:
    MAN +
    `<path d="M6.8 12C4.6 5-.2-2.2 12-2.2S19.4 5 17.2 12c-1.4-1.6-9-1.6-10.4 0z" transform="translate(1.7 0) scale(.86 1)"/>`,
  irregular_cavalry: HORSE + path("M1.5 23L2.5 0h1l-.6 23zM3.5.5l6 1.8-6 2z"),
  light_cavalry: HORSE + SABRE,
  hussars: HORSE + path("M8.5 3C6-1 9-3.5 12.5-2.5 10.5-1 11.5 1 11 3z") + SABRE,
  dragoons: HORSE + path("M0 1.5l3-1 4.5 21-2 1zM.5 23.5l2-4 3 2z"),
  heavy_cavalry:
    HORSE +
    path("M6 5C5-1 13-3.5 19 0c-4-.5-6 .5-7 2.5z") +
    path("M0 4h3.5v9c0 4-1.5 6-1.7 7C1.5 19 0 17 0 13z"),
  field_artillery: path(
    "M1.5 8.6L17 6.4c.9-.9 2.3-1 3.2-.6l2.8-.6.5 3.4-2.6.5c-.6.9-2 1.3-3 1l-3.6.9a6 6 0 0 1-1.2 8.2L22 23H1.5l5-4.2A6 6 0 0 1 5 11.7l-3.2.5zM10 11.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zm0 2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
  ),
  siege_artillery:
    path("M2 23v-3.5l3-1.5 1-4h3.5L16 3.5l-1-.9 1.6-1.8 6.6 5.4-1.5 2-1.2-.8-5.6 7.6 2.1 3 3 1.5V23z") +
    `<circle cx="6" cy="8" r="3"/>`,
  light_ship:
    HULL + path("M12.6 2v12.4h-1.2V2zM10.8 3.5C7 6 5.5 10 5 14l5.8-.6zM13.4 3.5c4 2 5.6 5.5 6 9.2l-6 .5z"),
  normal_ship:
    HULL +
    path(
      "M8 1.5h1v13H8zM15.5.5h1v13.8h-1zM4 4h8c.8 3 .8 6 0 9H4c.9-3 .9-6 0-9zM13 3h7c.8 3.3.8 6.5 0 9.6h-7c.8-3.3.8-6.3 0-9.6z",
    ),
  heavy_ship:
    HULL +
    path(
      "M5 3h.9v12H5zM11.6 0h.9v14.4h-.9zM18 2.5h.9V14H18zM2.5 5h5.8c.6 2.6.6 5.6 0 8.4H2.5c.6-2.8.6-5.7 0-8.4zM9 2h6.2c.7 1.5.7 3 0 4.5H9c.6-1.5.6-3 0-4.5zM9 7.2h6.2c.7 2 .7 3.8 0 5.8H9c.6-2 .6-3.8 0-5.8zM16 4.8h5.4c.6 2.6.6 5.2 0 7.8H16c.6-2.6.6-5.2 0-7.8z",
    ),
};
