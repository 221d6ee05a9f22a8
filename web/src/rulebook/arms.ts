// How sides and units look in diagrams: colour, emblem and silhouette.
import austria from "icon:imperial-crown";
import bear from "icon:bear-head";
import cannon from "icon:cannon";
import cavalry from "icon:cavalry";
import cross from "icon:iron-cross";
import crescent from "icon:moon";
import eagle from "icon:eagle-emblem";
import galleon from "icon:galleon";
import helmet from "icon:spartan-helmet";
import horse from "icon:horse-head";
import lambda from "icon:lambda";
import lion from "icon:lion";
import musket from "icon:bayonet";
import owl from "icon:owl";
import queen from "icon:queen-crown";
import ring from "icon:plain-circle";
import saltire from "icon:crossed-swords";
import shield from "icon:round-shield";
import spear from "icon:thrown-spear";
import sun from "icon:sun";
import trireme from "icon:trireme";
import tower from "icon:palm-tree";
import type { Livery } from "../scene/scene";

type Icon = Livery["emblem"];

interface Arms {
  colour: string;
  ink: string;
  emblem: Icon;
}

const CREAM = "#fffaee";
const NEUTRAL: Arms = { colour: "#6d6759", ink: CREAM, emblem: ring };
const ARMS: Record<string, Record<string, Arms>> = {
  grecia: {
    blue: { colour: "#2a5f9a", ink: CREAM, emblem: owl },
    red: { colour: "#a43023", ink: CREAM, emblem: lambda },
    gold: { colour: "#8f6a0c", ink: CREAM, emblem: sun },
    purple: { colour: "#6c3f8c", ink: CREAM, emblem: tower },
  },
  napoleon: {
    france: { colour: "#1f3f8a", ink: CREAM, emblem: eagle },
    britain: { colour: "#9b1c1c", ink: CREAM, emblem: lion },
    spain: { colour: "#8a6200", ink: CREAM, emblem: saltire },
    austria: { colour: "#fbf5e6", ink: "#5d4f16", emblem: austria },
    prussia: { colour: "#2b3640", ink: CREAM, emblem: cross },
    russia: { colour: "#2f6b2a", ink: CREAM, emblem: bear },
    ottoman: { colour: "#7a4514", ink: CREAM, emblem: crescent },
    sweden: { colour: "#14606b", ink: CREAM, emblem: queen },
  },
};

export function armsOf(game: string, side: string): Arms {
  return ARMS[game]?.[side] ?? NEUTRAL;
}

const UNITS: Record<string, Icon> = {
  light: spear,
  medium: shield,
  heavy: helmet,
  cavalry,
  ship: trireme,
};

export function unitIcon(id: string): Icon {
  const own = UNITS[id];
  if (own) return own;
  if (id.endsWith("_ship")) return galleon;
  if (id.endsWith("artillery")) return cannon;
  return /cavalry|hussars|dragoons/.test(id) ? horse : musket;
}
