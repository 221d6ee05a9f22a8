// How the empires are told apart: colours of counters and zones, emblem and pattern.
import austria from "icon:imperial-crown";
import britain from "icon:lion";
import france from "icon:eagle-emblem";
import prussia from "icon:iron-cross";
import russia from "icon:bear-head";
import sweden from "icon:queen-crown";
import type { TableParts } from "../../scene/room";
import type { SeatLook } from "../../scene/scene";
import type { View } from "./view";

type Emblem = SeatLook["emblem"];

/** How an empire looks. */
export interface Arms extends Omit<SeatLook, "side"> {
  /** The edge of counters, and the line of the pattern on the map. */
  edge: string;
  /** The pale fill of its initial zones, and the dark one by night: apart in lightness, not in colour alone. */
  home: string;
  night: string;
}

const own = (path: string): Emblem => ({ body: `<path d="${path}"/>`, width: 512, height: 512 });

const burgundianCross = own(
  "M80 40l60 70 30-30 20 60 66 76 66-76 20-60 30 30 60-70 40 40-70 60 30 30-60 20-76 66 76 66 60 20-30 30 70 60-40 40-60-70-30 30-20-60-66-76-66 76-20 60-30-30-60 70-40-40 70-60-30-30 60-20 76-66-76-66-60-20 30-30-70-60z",
);
const crescent = own(
  "M300 60a200 200 0 1 0 120 320a160 160 0 1 1-120-320zM400 170l22 62 66 2-52 40 18 64-54-37-54 37 18-64-52-40 66-2z",
);
const ring = own(
  "M256 60a196 196 0 1 0 0 392a196 196 0 1 0 0-392zm0 66a130 130 0 1 1 0 260a130 130 0 1 1 0-260z",
);

const CREAM = "#fdf6e3";
const NEUTRAL: Arms = {
  colour: "#746d5f",
  edge: "#57513f",
  ink: "#fff9e8",
  home: "#ddd1b4",
  night: "#393329",
  emblem: ring,
  pattern: "plain",
};

const ARMS: Record<string, Arms> = {
  france: {
    colour: "#1f3f8a",
    edge: "#16306c",
    ink: CREAM,
    home: "#b9c6e2",
    night: "#33477c",
    emblem: france,
    pattern: "stripes",
  },
  britain: {
    colour: "#9b1c1c",
    edge: "#7a1414",
    ink: CREAM,
    home: "#e5b9b1",
    night: "#743a38",
    emblem: britain,
    pattern: "bars",
  },
  spain: {
    colour: "#8f6500",
    edge: "#6d4d00",
    ink: CREAM,
    home: "#ecd893",
    night: "#7a681c",
    emblem: burgundianCross,
    pattern: "zigzag",
  },
  austria: {
    colour: "#fbf5e6",
    edge: "#8a7a3a",
    ink: "#5d4f16",
    home: "#fbf3d9",
    night: "#97907a",
    emblem: austria,
    pattern: "dots",
  },
  prussia: {
    colour: "#2b3640",
    edge: "#1b242c",
    ink: CREAM,
    home: "#b4bcc3",
    night: "#50585f",
    emblem: prussia,
    pattern: "checks",
  },
  russia: {
    colour: "#2f6b2a",
    edge: "#225020",
    ink: CREAM,
    home: "#bdd3ab",
    night: "#3b5f33",
    emblem: russia,
    pattern: "lattice",
  },
  ottoman: {
    colour: "#7a4514",
    edge: "#5c330c",
    ink: CREAM,
    home: "#dcc09d",
    night: "#6d3f17",
    emblem: crescent,
    pattern: "waves",
  },
  sweden: {
    colour: "#1d6f7a",
    edge: "#14525a",
    ink: CREAM,
    home: "#bfdddc",
    night: "#2b6a70",
    emblem: sweden,
    pattern: "plain",
  },
};

export const EMPIRES = Object.keys(ARMS);

/** The arms of an empire; grey with a ring for neutrals. */
export const armsOf = (empire: string | null | undefined): Arms => ARMS[empire ?? ""] ?? NEUTRAL;

/** Two emblems side by side, for whoever plays two empires. */
function paired(first: Emblem, second: Emblem): Emblem {
  const half = (emblem: Emblem, x: number, y: number) =>
    `<g transform="translate(${x} ${y}) scale(${(270 / emblem.width).toFixed(4)})">${emblem.body}</g>`;
  return { body: half(first, 0, 0) + half(second, 242, 242), width: 512, height: 512 };
}

const NONE: SeatLook = { ...NEUTRAL, side: "" };

/** How a seat is told apart: by its empire, or by both of them. */
export const seatLook: TableParts["seatLook"] = (scene, seat) => {
  const view = scene.view as View | undefined;
  const [first, second] = view?.seats.find((state) => state.seat === seat)?.empires ?? [];
  if (!first) return NONE;
  const arms = armsOf(first);
  return {
    colour: arms.colour,
    ink: arms.ink,
    emblem: second ? paired(arms.emblem, armsOf(second).emblem) : arms.emblem,
    pattern: arms.pattern,
    side: [first, second]
      .filter((empire) => empire !== undefined)
      .map((empire) => scene.lexicon.name("empire", empire))
      .join(" · "),
  };
};
