/** Written by the tests from the rows of the rules: do not edit. */
export type Event =
  | { kind: "start-drawn"; seat: { seat: number } }
  | { kind: "colour-dealt"; seat: { seat: number }; colour: { "colour": string } }
  | { kind: "colour-picked"; seat: { seat: number }; colour: { "colour": string } }
  | { kind: "neutrals-placed"; units: number }
  | { kind: "fortress-placed"; seat: { seat: number }; zone: { "zone": string } }
  | { kind: "unit-placed"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "hero-placed"; seat: { seat: number }; hero: { "hero": string }; zone: { "zone": string } }
  | { kind: "pieces-left-over"; seat: { seat: number }; pieces: number }
  | { kind: "round-begins"; round: number }
  | { kind: "turn-begins"; seat: { seat: number }; round: number }
  | { kind: "income"; seat: { seat: number }; territories: number; supply: number }
  | { kind: "passed"; seat: { seat: number } }
  | { kind: "supplies-taken"; seat: { seat: number }; supply: number }
  | { kind: "moved"; seat: { seat: number }; unit: { unit: string }; from: { "zone": string }; to: { "zone": string } }
  | { kind: "hero-moved"; seat: { seat: number }; hero: { "hero": string }; to: { "zone": string } }
  | { kind: "hero-travelled"; seat: { seat: number }; hero: { "hero": string }; to: { "zone": string } }
  | { kind: "swapped"; seat: { seat: number }; first: { unit: string }; here: { "zone": string }; second: { unit: string }; there: { "zone": string } }
  | { kind: "hired"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string }; price: number }
  | { kind: "gained"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string }; price: number }
  | { kind: "bought"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string }; price: number }
  | { kind: "senate-drawn"; seat: { seat: number }; card: { "senate": string } }
  | { kind: "tactic-drawn"; seat: { seat: number } }
  | { kind: "tactic-drawn-own"; seat: { seat: number }; card: { "tactic": string } }
  | { kind: "reshuffled"; deck: "senate" | "tactics" }
  | { kind: "supply-by-card"; seat: { seat: number }; supply: number }
  | { kind: "consolation"; seat: { seat: number }; supply: number }
  | { kind: "promoted"; seat: { seat: number }; unit: { unit: string }; to: { unit: string }; zone: { "zone": string } }
  | { kind: "hero-returned"; seat: { seat: number }; hero: { "hero": string }; zone: { "zone": string } }
  | { kind: "won-over"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "sea-opened"; seat: { seat: number }; sea: { "zone": string } }
  | { kind: "sea-asked"; seat: { seat: number }; sea: { "zone": string } }
  | { kind: "consented"; seat: { seat: number }; sea: { "zone": string }; ships: number }
  | { kind: "refused"; seat: { seat: number }; sea: { "zone": string }; ships: number }
  | { kind: "sea-open"; seat: { seat: number }; sea: { "zone": string }; allow: number; refuse: number }
  | { kind: "sea-closed"; seat: { seat: number }; sea: { "zone": string }; allow: number; refuse: number }
  | { kind: "attack"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; units: { unit: string }[]; defender: { seat: number } }
  | { kind: "attack-neutral"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; units: { unit: string }[] }
  | { kind: "attack-ruin"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; units: { unit: string }[] }
  | { kind: "tactic-played"; seat: { seat: number }; card: { "tactic": string } }
  | { kind: "tactic-cancelled"; card: { "tactic": string } }
  | { kind: "tactics-passed"; seat: { seat: number } }
  | { kind: "supports"; seat: { seat: number }; unit: { unit: string }; zone: { "zone": string }; side: "attacker" | "defender" }
  | { kind: "battle-card-chosen"; seat: { seat: number } }
  | { kind: "battle-card-chosen-own"; seat: { seat: number }; card: { "battle-card": string } }
  | { kind: "battle-card-shown"; seat: { seat: number }; card: { "battle-card": string } }
  | { kind: "dice-thrown"; attacker: number; defender: number }
  | { kind: "rethrown"; side: "attacker" | "defender"; number: number }
  | { kind: "totalled"; side: "attacker" | "defender"; owner: { seat: number } | "neutral"; strength: number; fortress: number; cavalry: number; hero: number; tactics: number; card: number; die: number; total: number }
  | { kind: "combat-won"; side: "attacker" | "defender"; owner: { seat: number } | "neutral" }
  | { kind: "combat-tied"; side: "attacker" | "defender"; owner: { seat: number } | "neutral" }
  | { kind: "nobody-falls" }
  | { kind: "losses-due"; attacker: number; defender: number }
  | { kind: "lost"; owner: { seat: number } | "neutral"; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "fled"; owner: { seat: number } | "neutral"; unit: { unit: string }; to: { "zone": string } }
  | { kind: "surrendered"; owner: { seat: number } | "neutral"; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "moved-in"; seat: { seat: number }; to: { "zone": string }; units: { unit: string }[] }
  | { kind: "went-back"; seat: { seat: number }; to: { "zone": string } }
  | { kind: "fortress-taken"; seat: { seat: number }; owner: { seat: number }; zone: { "zone": string } }
  | { kind: "fortress-retaken"; seat: { seat: number }; owner: { seat: number }; zone: { "zone": string } }
  | { kind: "hero-fell"; seat: { seat: number }; hero: { "hero": string } }
  | { kind: "capture-supply"; seat: { seat: number }; supply: number }
  | { kind: "battle-cards-back"; seat: { seat: number } }
  | { kind: "eliminated"; seat: { seat: number } }
  | { kind: "victory"; seat: { seat: number } }
  | { kind: "victory-alone"; seat: { seat: number } }
  | { kind: "rounds-over"; rounds: number }
  | { kind: "scored"; seat: { seat: number }; territories: number; conquered: number; lost: number; points: number }
  | { kind: "winner"; seats: { seat: number }[] }
  | { kind: "winners-shared"; seats: { seat: number }[] };
