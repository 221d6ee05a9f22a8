/** Written by the tests from the rows of the rules: do not edit. */
export type Refusal =
  | { kind: "over" }
  | { kind: "chance-first" }
  | { kind: "not-asked"; seat: { seat: number } }
  | { kind: "already-chosen" }
  | { kind: "left-to-chance" }
  | { kind: "not-now" }
  | { kind: "empire-taken"; empire: { "empire": string } }
  | { kind: "not-your-empire"; empire: { "empire": string } }
  | { kind: "no-such-piece"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "not-home"; zone: { "zone": string } }
  | { kind: "wrong-element"; zone: { "zone": string } }
  | { kind: "sea-not-adjacent"; zone: { "zone": string } }
  | { kind: "full"; zone: { "zone": string } }
  | { kind: "no-action-left" }
  | { kind: "attacked-already" }
  | { kind: "nothing-to-attack" }
  | { kind: "nothing-to-move" }
  | { kind: "nothing-to-swap" }
  | { kind: "nothing-to-recruit" }
  | { kind: "no-own-units"; zone: { "zone": string } }
  | { kind: "cannot-leave"; zone: { "zone": string } }
  | { kind: "leaves-freely"; zone: { "zone": string } }
  | { kind: "moved-already"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "no-such-unit"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "out-of-order" }
  | { kind: "no-rider"; zone: { "zone": string } }
  | { kind: "out-of-reach"; zone: { "zone": string } }
  | { kind: "sea-closed"; sea: { "zone": string } }
  | { kind: "held-by-others"; zone: { "zone": string } }
  | { kind: "entered-freely"; zone: { "zone": string } }
  | { kind: "nothing-there"; zone: { "zone": string } }
  | { kind: "own-units"; zone: { "zone": string } }
  | { kind: "protected"; seat: { seat: number } }
  | { kind: "spared"; zone: { "zone": string }; seat: { seat: number } }
  | { kind: "land-and-sea" }
  | { kind: "alone-against-horse"; zone: { "zone": string } }
  | { kind: "one-against-port" }
  | { kind: "no-ships-there"; seat: { seat: number } }
  | { kind: "nothing-changes" }
  | { kind: "nothing-named" }
  | { kind: "no-route" }
  | { kind: "city-not-empty"; zone: { "zone": string } }
  | { kind: "not-around-city"; zone: { "zone": string } }
  | { kind: "not-such-city"; zone: { "zone": string } }
  | { kind: "besieged"; zone: { "zone": string } }
  | { kind: "came-and-went"; zone: { "zone": string } }
  | { kind: "not-for-recruiting"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "not-on-the-card"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "card-used-up" }
  | { kind: "too-dear"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "no-counter"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "no-place"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "not-controlled"; zone: { "zone": string } }
  | { kind: "foreign-home"; zone: { "zone": string } }
  | { kind: "option-impossible" }
  | { kind: "no-effect" }
  | { kind: "compulsory" }
  | { kind: "route-not-drawn" }
  | { kind: "card-in-hand"; card: { of: { "battle-card": string }, count: number } }
  | { kind: "battle-card-used"; card: { of: { "battle-card": string }, count: number } }
  | { kind: "not-looked-at" }
  | { kind: "cannot-support"; zone: { "zone": string } }
  | { kind: "wrong-support" }
  | { kind: "not-taking-part"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "ships-at-port" }
  | { kind: "own-units-first" }
  | { kind: "not-fleeing"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "not-worth-asking"; sea: { "zone": string } }
  | { kind: "the-origin"; zone: { "zone": string } }
  | { kind: "no-refuge"; zone: { "zone": string } }
  | { kind: "must-flee" }
  | { kind: "cannot-rise"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "no-higher-counter"; empire: { "empire": string }; unit: { unit: string } }
  | { kind: "no-promotion"; empire: { "empire": string }; unit: { unit: string } };
