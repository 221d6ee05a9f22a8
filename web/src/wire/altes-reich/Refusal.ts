/** Written by the tests from the rows of the rules: do not edit. */
export type Refusal =
  | { kind: "not-your-turn"; seat: { seat: number } }
  | { kind: "already-chosen" }
  | { kind: "chance-first" }
  | { kind: "over" }
  | { kind: "not-in-hand"; card: { "monarch": string } }
  | { kind: "elector-in-round-one"; card: { "monarch": string } }
  | { kind: "declaration-in-round-one" }
  | { kind: "not-an-elector"; card: { "monarch": string } }
  | { kind: "no-other-card"; card: { "monarch": string } }
  | { kind: "pile-too-small" }
  | { kind: "up-to-chance" };
