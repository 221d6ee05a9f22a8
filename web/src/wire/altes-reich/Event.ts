/** Written by the tests from the rows of the rules: do not edit. */
export type Event =
  | { kind: "start-drawn"; seat: { seat: number } }
  | { kind: "game-begins" }
  | { kind: "great-game-begins"; game: number }
  | { kind: "dealt"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "deal-done"; pile: number }
  | { kind: "event-turned"; game: number; round: number; event: { "event": string }; year: number; symbols: { criterion: string }[] }
  | { kind: "committed"; seat: { seat: number } }
  | { kind: "committed-own"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "revealed"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "played"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "replaced"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "declared"; seat: { seat: number }; card: { "monarch": string }; number: number }
  | { kind: "symbols-swapped"; symbols: { criterion: string }[] }
  | { kind: "drew"; seat: { seat: number } }
  | { kind: "drew-own"; seat: { seat: number }; card: { "monarch": string } }
  | { kind: "third-hand"; card: { "monarch": string } }
  | { kind: "dynasty-lifts"; card: { "monarch": string }; dynasty: { "dynasty": string } }
  | { kind: "hero-lifted"; card: { "monarch": string } }
  | { kind: "hero-beaten"; card: { "monarch": string } }
  | { kind: "hero-left-out"; card: { "monarch": string } }
  | { kind: "compared"; place: "first" | "second" | "third" | "order"; symbol: { "criterion": string }; cards: { of: { monarch: string }, count: number }[]; values: number[]; left: { monarch: string }[] }
  | { kind: "event-won"; seat: { seat: number }; card: { "monarch": string }; event: { "event": string }; by: "first" | "second" | "third" | "order" }
  | { kind: "event-set-aside"; card: { "monarch": string }; event: { "event": string }; by: "first" | "second" | "third" | "order" }
  | { kind: "game-ends"; game: number; games: number; won: number[]; tally: { of: { seat: number }, count: number }[] }
  | { kind: "victory"; seats: { seat: number }[] }
  | { kind: "victory-shared"; seats: { seat: number }[] }
  | { kind: "victory-by-ladder"; seats: { seat: number }[] };
