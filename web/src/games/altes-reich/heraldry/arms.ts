// The arms of dynasties, realms and electorates, on fields of 100 by 120: a colour, and what lies on it from below.
import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import lily from "icon:fleur-de-lys";
import harp from "icon:harp";
import horse from "icon:horse-head";
import cross from "icon:jerusalem-cross";
import lion from "icon:lion";
import type { IconBody } from "../../../scene/room";

/** An icon in one colour, perhaps with an edge. */
export type Charge = { icon: IconBody; x: number; y: number; size: number; colour: string; edge?: string };
/** A path with its fill and line. */
export type Figure = {
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
  cap?: "round" | "square";
  join?: "round";
  transform?: string;
};
export type Arms = { field: string; on: (Charge | Figure)[] };

const RED = "#b5282d";
const BLUE = "#274e9c";
const YELLOW = "#e9c13c";
const GOLD = "#f1cf6a";
const WHITE = "#fffaf0";
const BLACK = "#1c1610";
const SABLE = "#17120c";
const BROWN = "#5b2c08";

const charge = (icon: IconBody, x: number, y: number, size: number, colour: string): Charge => ({
  icon,
  x,
  y,
  size,
  colour,
});
const charges = (icon: IconBody, size: number, colour: string, ...at: [x: number, y: number][]): Charge[] =>
  at.map(([x, y]) => charge(icon, x, y, size, colour));
const disc = (x: number, y: number, r: number, fill: string): Figure => ({
  path: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  fill,
});
const bar = (top: number, height: number, fill: string): Figure => ({
  path: `M0 ${top}H100V${top + height}H0Z`,
  fill,
});
const bars = (height: number, fill: string, ...tops: number[]): Figure[] =>
  tops.map((top) => bar(top, height, fill));
/** A jewel of the cross of the Salians. */
const jewel = (x: number, y: number, r: number, fill: string): Figure => ({
  ...disc(x, y, r, fill),
  stroke: BROWN,
  width: 1.6,
});
/** A part of the lance of the Ottonians. */
const steel = (path: string, fill = "#f2ead6"): Figure => ({
  path,
  fill,
  stroke: "#163d25",
  width: 2.4,
  join: "round",
});
/** An eaglet of Lorraine. */
const eaglet = (x: number, y: number): Figure => ({
  path: "M0-9l3 4 8-3-5 6 6 1-7 4 2 6-5-3-2 4-2-4-5 3 2-6-7-4 6-1-5-6 8 3z",
  fill: "#fff",
  transform: `translate(${x} ${y}) rotate(45) scale(1.05)`,
});
const upright = (fill: string): Figure => ({ path: "M41 8H59V42H92V60H59V110H41V60H8V42H41Z", fill });
const pales: Figure = { path: [11, 33, 55, 77].map((x) => `M${x} 0h11v120h-11z`).join(""), fill: RED };
const bavaria: Arms = {
  field: "#3f6fc4",
  on: [
    {
      path: [-18, 8, 34, 60, 86, 112]
        .flatMap((x) => [-10, 30, 70, 110].map((y) => `M${x} ${y}l13-20 13 20-13 20z`))
        .join(""),
      fill: "#fff",
      transform: "rotate(18 50 60)",
    },
  ],
};

/** The field of whoever has no arms: grey with slanting lines. */
const PLAIN: Arms = {
  field: "#8f8f8f",
  on: [
    {
      path: Array.from({ length: 19 }, (_, row) => `M${row * 12 + 10} 0L${row * 12 - 110} 120`).join(""),
      stroke: "#777",
      width: 2,
    },
  ],
};

const ARMS: Record<string, Arms> = {
  carolingian: {
    field: "#6a4e96",
    on: [
      {
        path: "M50 44L64 58 50 72 36 58ZM50 44V34M50 72V84M36 58H28M64 58H72M20 47V69M28 47L21 57 29 69M81 50C77 44 71 48 73 53S82 58 81 64 73 69 71 64M45 34V14H53C60 14 60 24 53 24H46M52 24L58 33M46 86V104H57",
        stroke: "#f3d98a",
        width: 5.5,
        cap: "square",
      },
    ],
  },
  ottonian: {
    field: "#2f7a4a",
    on: [
      steel("M50 10C61 26 66 40 61 56L56 66H44L39 56C34 40 39 26 50 10Z"),
      { path: "M50 24V58", stroke: "#2f7a4a", width: 5 },
      steel("M30 60L44 66V72L30 74ZM70 60L56 66V72L70 74Z"),
      steel("M42 64H58V76H42Z", "#f0c64a"),
      steel("M45 76H55L58 106H42Z"),
    ],
  },
  salian: {
    field: "#f0a563",
    on: [
      {
        path: "M41 12H59L56 46 90 43V61L56 58 60 98H40L44 58 10 61V43L44 46Z",
        fill: "#7d3a10",
        stroke: "#fbe3c4",
        width: 2.5,
      },
      jewel(50, 52, 7, "#b3263a"),
      jewel(50, 24, 4.5, "#2f6fb3"),
      jewel(50, 84, 4.5, "#2f6fb3"),
      jewel(24, 52, 4.5, "#2f7d4f"),
      jewel(76, 52, 4.5, "#2f7d4f"),
      jewel(50, 37, 3, "#fff4d0"),
      jewel(50, 69, 3, "#fff4d0"),
      jewel(37, 52, 3, "#fff4d0"),
      jewel(63, 52, 3, "#fff4d0"),
    ],
  },
  staufer: { field: "#e9c83f", on: [charge(lion, 12, 18, 74, BLACK)] },
  welf: { field: "#76862c", on: [charge(horse, 15, 18, 70, "#fffbe9")] },
  luxembourg: {
    field: "#fff",
    on: [...bars(12, "#3fb0c9", 0, 24, 48, 72, 96), { ...charge(lion, 13, 20, 72, "#a3202c"), edge: "#fff" }],
  },
  wittelsbach: bavaria,
  habsburg: {
    field: "#c8443c",
    on: [bar(40, 34, WHITE), { path: "M0 40H100M0 74H100", stroke: "#7d1d18", width: 2 }],
  },
  "habsburg-lorraine": {
    field: "#f5d77a",
    on: [
      { path: "M-4 8L18-6 108 96 88 122Z", fill: "#c04f97" },
      eaglet(26, 30),
      eaglet(50, 57),
      eaglet(74, 84),
    ],
  },
  francia: { field: BLUE, on: [charge(lily, 14, 20, 72, GOLD)] },
  "west-francia": { field: BLUE, on: charges(lily, 42, GOLD, [8, 18], [50, 18], [29, 60]) },
  "middle-francia": {
    field: BLUE,
    on: [
      { path: "M50 0H100V120H50Z", fill: RED },
      charge(lily, 6, 32, 44, GOLD),
      charge(crown, 52, 34, 40, GOLD),
    ],
  },
  germany: { field: YELLOW, on: [charge(eagle, 8, 16, 84, SABLE)] },
  lotharingia: { field: YELLOW, on: [{ path: "M-6 6L14-8 110 92 90 118Z", fill: RED }] },
  aquitaine: { field: RED, on: [charge(lion, 13, 18, 74, GOLD)] },
  bavaria,
  italy: { field: "#3b74a8", on: [charge(crown, 12, 22, 76, GOLD)] },
  burgundy: {
    field: YELLOW,
    on: [
      {
        path: "M60 -10L-80 130M104 -10L-36 130M148 -10L8 130M192 -10L52 130M236 -10L96 130",
        stroke: "#2b57a0",
        width: 15,
      },
      { path: "M4 3H96V60C96 92 72 108 50 117C28 108 4 92 4 60Z", stroke: RED, width: 22 },
    ],
  },
  sicily: {
    field: YELLOW,
    on: [
      pales,
      { path: "M0 0L46 58 0 120ZM100 0L54 58 100 120Z", fill: "#fff" },
      ...charges(eagle, 34, SABLE, [4, 40], [62, 40]),
    ],
  },
  naples: {
    field: BLUE,
    on: [
      ...charges(lily, 40, GOLD, [10, 34], [50, 34], [30, 68]),
      { path: "M14 18H86V30H78V24H54V30H46V24H22V30H14Z", fill: "#d23a3a" },
    ],
  },
  sardinia: {
    field: WHITE,
    on: [
      { path: "M42 0H58V46H100V62H58V120H42V62H0V46H42Z", fill: RED },
      disc(23, 26, 9, "#2a2018"),
      disc(77, 26, 9, "#2a2018"),
      disc(25, 80, 9, "#2a2018"),
      disc(75, 80, 9, "#2a2018"),
    ],
  },
  jerusalem: { field: WHITE, on: [charge(cross, 10, 16, 80, "#b98a12")] },
  castile: {
    field: RED,
    on: [
      {
        path: "M20 92V46H30V54H38V30H46V38H54V30H62V54H70V46H80V92H58V76C58 66 42 66 42 76V92Z",
        fill: GOLD,
        stroke: BROWN,
        width: 2,
      },
    ],
  },
  leon: { field: WHITE, on: [charge(lion, 13, 18, 74, "#7a2a6b")] },
  aragon: { field: YELLOW, on: [pales] },
  bohemia: { field: RED, on: [charge(lion, 13, 18, 74, "#fff")] },
  hungary: { field: RED, on: bars(14, "#fff", 14, 42, 70, 98) },
  "galicia-lodomeria": { field: "#2b57a0", on: charges(crown, 40, GOLD, [8, 16], [52, 16], [30, 60]) },
  "great-britain": { field: RED, on: charges(lion, 38, GOLD, [10, 12], [52, 12], [31, 58]) },
  ireland: { field: BLUE, on: [charge(harp, 18, 20, 64, GOLD)] },
  mainz: {
    field: RED,
    on: [
      {
        path: "M20 56a30 30 0 1 0 60 0a30 30 0 1 0 -60 0zM50 26V86M20 56H80M29 35L71 77M71 35L29 77",
        stroke: "#fff",
        width: 7,
      },
    ],
  },
  trier: { field: WHITE, on: [upright(RED)] },
  cologne: { field: WHITE, on: [upright(BLACK)] },
  palatinate: { field: BLACK, on: [charge(lion, 13, 18, 74, GOLD)] },
  saxony: {
    field: BLACK,
    on: [bar(56, 64, WHITE), { path: "M22 14L84 96M78 14L16 96", stroke: "#c8443c", width: 7, cap: "round" }],
  },
  brandenburg: { field: WHITE, on: [charge(eagle, 8, 16, 84, RED)] },
  hanover: { field: RED, on: [charge(horse, 15, 18, 70, "#fffbe9")] },
};

/** The arms of a dynasty, a realm or an electorate. */
export const armsOf = (of: string): Arms => ARMS[of] ?? PLAIN;
