/** Written by the tests from the rows of the rules: do not edit. */
export type Refusal =
  | { kind: "over" }
  | { kind: "chance-first" }
  | { kind: "not-asked"; seat: { seat: number } }
  | { kind: "already-chosen" }
  | { kind: "left-to-chance" }
  | { kind: "not-now" }
  | { kind: "colour-taken" }
  | { kind: "not-home"; zone: { "zone": string } }
  | { kind: "fortress-there"; zone: { "zone": string } }
  | { kind: "no-island-fortress"; zone: { "zone": string } }
  | { kind: "wrong-element"; zone: { "zone": string } }
  | { kind: "no-such-piece" }
  | { kind: "no-place" }
  | { kind: "not-free"; zone: { "zone": string } }
  | { kind: "sea-not-adjacent"; zone: { "zone": string } }
  | { kind: "full"; zone: { "zone": string } }
  | { kind: "attacked-already" }
  | { kind: "nothing-to-attack" }
  | { kind: "nothing-to-move" }
  | { kind: "nothing-to-swap" }
  | { kind: "nothing-to-hire" }
  | { kind: "without-cards" }
  | { kind: "empty-deck" }
  | { kind: "not-in-hand"; card: { "tactic": string } }
  | { kind: "not-this-moment"; card: { "tactic": string } }
  | { kind: "conditions-not-met"; card: { "tactic": string } }
  | { kind: "support-requested" }
  | { kind: "nobody-could-support" }
  | { kind: "nothing-to-cancel" }
  | { kind: "no-own-units"; zone: { "zone": string } }
  | { kind: "cannot-leave"; zone: { "zone": string } }
  | { kind: "moved-already" }
  | { kind: "no-such-unit"; unit: { unit: string } }
  | { kind: "out-of-order" }
  | { kind: "no-more" }
  | { kind: "out-of-reach"; zone: { "zone": string } }
  | { kind: "sea-closed"; sea: { "zone": string } }
  | { kind: "held-by-others"; zone: { "zone": string } }
  | { kind: "lone-fortress"; zone: { "zone": string } }
  | { kind: "nothing-there"; zone: { "zone": string } }
  | { kind: "protected"; seat: { seat: number } }
  | { kind: "land-and-sea" }
  | { kind: "one-against-island" }
  | { kind: "no-ships-there"; seat: { seat: number } }
  | { kind: "nothing-changes" }
  | { kind: "nothing-named" }
  | { kind: "no-route" }
  | { kind: "hero-not-here"; hero: { "hero": string } }
  | { kind: "hero-named"; hero: { "hero": string } }
  | { kind: "hero-travelled"; hero: { "hero": string } }
  | { kind: "hero-out-of-reach"; zone: { "zone": string } }
  | { kind: "not-for-hire"; unit: { unit: string } }
  | { kind: "no-cavalry-for-hire" }
  | { kind: "too-dear"; unit: { unit: string } }
  | { kind: "no-counter"; unit: { unit: string } }
  | { kind: "not-recruiting-here"; zone: { "zone": string } }
  | { kind: "foreign-fortress"; zone: { "zone": string } }
  | { kind: "leaves-too-little-room"; zone: { "zone": string } }
  | { kind: "cannot-support" }
  | { kind: "battle-card-used"; card: { "battle-card": string } }
  | { kind: "not-taking-part" }
  | { kind: "not-worth-asking"; sea: { "zone": string } }
  | { kind: "the-origin"; zone: { "zone": string } }
  | { kind: "no-refuge"; zone: { "zone": string } }
  | { kind: "must-save" }
  | { kind: "cannot-rise"; unit: { unit: string } }
  | { kind: "nobody-to-ask" }
  | { kind: "no-quarters"; zone: { "zone": string } }
  | { kind: "cannot-win-over"; zone: { "zone": string } }
  | { kind: "no-own-ships"; sea: { "zone": string } }
  | { kind: "compulsory" };
