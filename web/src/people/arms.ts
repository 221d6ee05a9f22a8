// The words of heraldry that arms are made of, and the colours in which they are drawn.
import type { Charge } from "../wire/Charge";
import type { Division } from "../wire/Division";
import type { Tincture } from "../wire/Tincture";

export const COLOURS: Record<Tincture, string> = {
  or: "#e3b23c",
  argent: "#f2ede1",
  gules: "#a8261f",
  azure: "#23527c",
  sable: "#211c19",
  vert: "#2f6b3c",
  purpure: "#6b3a72",
};

export const TINCTURES = Object.keys(COLOURS) as Tincture[];

export const DIVISIONS: readonly Division[] = [
  "plain",
  "per-pale",
  "per-fess",
  "per-bend",
  "per-chevron",
  "quarterly",
  "paly",
  "barry",
  "chequy",
];

export const CHARGES: readonly Charge[] = [
  "nothing",
  "eagle",
  "lion",
  "tower",
  "crown",
  "ship",
  "star",
  "sun",
  "oak",
  "swords",
  "bear",
  "key",
];
