// What one seat sees of Napoleón, as the rules write it.
import type { Scene } from "../../scene/scene";

/** A unit of an empire, or of the neutrals. */
export interface Unit {
  empire: string;
  kind: string;
}

export interface ZoneView {
  id: string;
  kind: "land" | "city" | "sea";
  colour: string | null;
  flag: boolean;
  capacity: number | null;
  controller: number | null;
  neutral: boolean;
  units: Unit[];
}

export interface SeatView {
  seat: number;
  empires: string[];
  supply: number;
  battle_cards: string[];
  last_battle_card: string | null;
  route: string | null;
  trade: boolean;
  truces: number[];
  defence_bonus: number;
  flags: number;
  zones: number;
  out: number;
}

/** An action that is being named. */
export interface ActView {
  verb: "move" | "attack" | "swap" | "storm";
  from: string | null;
  to: string | null;
  against: number | null;
  unit: string | null;
  by_sea: boolean;
  units: string[];
  asks: string[];
  ridden: string[];
  stormers: string[];
}

export interface GroupView {
  side: SideName;
  seat: number | null;
  main: boolean;
  zone: string;
  units: string[];
}

export type SideName = "attacker" | "defender";

export interface CombatView {
  attacker: number;
  defender: number | null;
  from: string;
  to: string;
  crossed: boolean;
  groups: GroupView[];
  fleet: string[];
  joined: string[];
  allies: [number[], number[]];
  battle_cards: [string | null, string | null];
  chance_cards: [string | null, string | null];
  bonus: number;
  attacker_won: boolean;
  losses: [number, number];
  charges: number;
  promotions: number;
}

export interface CardView {
  card: string;
  part: number;
  left: number;
  rival: number | null;
  zone: string | null;
  unit: string | null;
}

export interface View {
  seat: number | null;
  players: number;
  scenario: string;
  phase: string;
  round: number;
  rounds: number;
  awaiting: number[];
  order: number[];
  active: number;
  actions: number;
  attacks: number;
  attack_bonus: number;
  protected: number[];
  refused: string[];
  zones: ZoneView[];
  seats: SeatView[];
  empires: { id: string; seat: number | null; pool: number[] }[];
  chance: { pile: number; aside: string[]; top: [number, string | null][] };
  politics: string[];
  army: string[];
  act: ActView | null;
  vote: { sea: string; allow: number; refuse: number; silent: number[] } | null;
  muster: { left: number; discount: number | null; unit: string | null; last: string | null } | null;
  card: CardView | null;
  combat: CombatView | null;
  winner: number | null;
}

export const viewOf = (scene: Pick<Scene, "view">): View => scene.view as View;

/** Reads a unit as the view writes it: `france infantry`, with `+1` behind it if it has risen. */
export function unitOf(text: string): Unit & { risen: number } {
  const [empire = "", kind = "", rise] = text.split(" ");
  return { empire, kind, risen: rise?.startsWith("+") ? Number(rise) : 0 };
}

/** Reads a unit with a zone, as in `france infantry rhineland by sea`. */
export function legOf(text: string): Unit & { zone: string; bySea: boolean } {
  const [empire = "", kind = "", zone = "", by] = text.split(" ");
  return { empire, kind, zone, bySea: by === "by" };
}
