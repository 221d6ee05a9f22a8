/** Written by the tests from the rows of the rules: do not edit. */
export type Event =
  | { kind: "start-drawn"; seat: { seat: number } }
  | { kind: "empire-chosen"; seat: { seat: number }; empire: { "empire": string } }
  | { kind: "neutrals-placed"; units: number }
  | { kind: "unit-placed"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "route-dealt"; seat: { seat: number }; route: { "route": string } }
  | { kind: "route-laid-aside"; seat: { seat: number }; route: { "route": string } }
  | { kind: "round-begins"; round: number }
  | { kind: "turn-begins"; seat: { seat: number }; round: number }
  | { kind: "trade-income"; seat: { seat: number }; route: { "route": string }; supply: number }
  | { kind: "passed"; seat: { seat: number } }
  | { kind: "supply-taken"; seat: { seat: number }; supply: number }
  | { kind: "moved"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; from: { "zone": string }; to: { "zone": string } }
  | { kind: "ridden-down"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; rider: { unit: string }; owner: { seat: number } | "neutral"; zone: { "zone": string } }
  | { kind: "swapped"; seat: { seat: number }; empire: { "empire": string }; first: { unit: string }; here: { "zone": string }; other_empire: { "empire": string }; second: { unit: string }; there: { "zone": string } }
  | { kind: "entered"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "left"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "recruited"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string }; price: number }
  | { kind: "gained"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string }; price: number }
  | { kind: "card-drawn"; seat: { seat: number }; card: { "action-card": string } }
  | { kind: "supply-by-card"; seat: { seat: number }; supply: number }
  | { kind: "consolation"; seat: { seat: number }; supply: number }
  | { kind: "supply-lost"; seat: { seat: number }; supply: number }
  | { kind: "supply-given"; seat: { seat: number }; to: { seat: number }; supply: number }
  | { kind: "attack-bonus"; seat: { seat: number }; amount: number }
  | { kind: "defence-bonus"; seat: { seat: number }; amount: number }
  | { kind: "truce"; seat: { seat: number }; rival: { seat: number } }
  | { kind: "neutral-raised"; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "transferred"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; from: { "zone": string }; to: { "zone": string } }
  | { kind: "battle-card-recovered"; seat: { seat: number }; card: { of: { "battle-card": string }, count: number } }
  | { kind: "route-drawn"; seat: { seat: number }; route: { "route": string } }
  | { kind: "route-kept"; seat: { seat: number }; route: { "route": string } }
  | { kind: "peeked"; seat: { seat: number } }
  | { kind: "peeked-own"; seat: { seat: number }; card: { of: { "chance-card": string }, count: number } }
  | { kind: "arranged"; seat: { seat: number } }
  | { kind: "chance-reshuffled" }
  | { kind: "promoted"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; higher: { unit: string }; zone: { "zone": string } }
  | { kind: "sea-asked"; seat: { seat: number }; sea: { "zone": string } }
  | { kind: "consented"; seat: { seat: number }; sea: { "zone": string }; ships: number }
  | { kind: "refused"; seat: { seat: number }; sea: { "zone": string }; ships: number }
  | { kind: "sea-open"; seat: { seat: number }; sea: { "zone": string }; allow: number; refuse: number }
  | { kind: "sea-closed"; seat: { seat: number }; sea: { "zone": string }; allow: number; refuse: number }
  | { kind: "attack"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; empires: { empire: string }[]; units: { unit: string }[]; defender: { seat: number } }
  | { kind: "attack-neutral"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; empires: { empire: string }[]; units: { unit: string }[] }
  | { kind: "attack-sea"; seat: { seat: number }; from: { "zone": string }; to: { "zone": string }; ships: number; defender: { seat: number } }
  | { kind: "battle-card-chosen"; seat: { seat: number } }
  | { kind: "battle-card-chosen-own"; seat: { seat: number }; card: { of: { "battle-card": string }, count: number } }
  | { kind: "battle-card-shown"; seat: { seat: number }; card: { of: { "battle-card": string }, count: number } }
  | { kind: "supports"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string }; side: "attacker" | "defender" }
  | { kind: "support-accepted"; seat: { seat: number }; side: "attacker" | "defender" }
  | { kind: "support-refused"; seat: { seat: number }; side: "attacker" | "defender" }
  | { kind: "chance-drawn"; side: "attacker" | "defender"; owner: { seat: number } | "neutral"; card: { of: { "chance-card": string }, count: number } }
  | { kind: "totalled"; side: "attacker" | "defender"; owner: { seat: number } | "neutral"; units: number; combined_arms: number; city: number; mountains: number; bonus: number; battle_card: number; chance_card: number; total: number }
  | { kind: "combat-won"; side: "attacker" | "defender"; owner: { seat: number } | "neutral" }
  | { kind: "combat-tied"; side: "attacker" | "defender"; owner: { seat: number } | "neutral" }
  | { kind: "nobody-falls" }
  | { kind: "losses-due"; attacker: number; defender: number }
  | { kind: "lost"; owner: { seat: number } | "neutral"; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "pursued"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; owner: { seat: number } | "neutral"; zone: { "zone": string } }
  | { kind: "fled"; seat: { seat: number }; empire: { "empire": string }; unit: { unit: string }; to: { "zone": string } }
  | { kind: "surrendered"; owner: { seat: number } | "neutral"; empire: { "empire": string }; unit: { unit: string }; zone: { "zone": string } }
  | { kind: "moved-in"; seat: { seat: number }; to: { "zone": string }; empires: { empire: string }[]; units: { unit: string }[] }
  | { kind: "sailed-in"; seat: { seat: number }; to: { "zone": string }; ships: number }
  | { kind: "went-back"; seat: { seat: number }; to: { "zone": string } }
  | { kind: "city-captured"; seat: { seat: number }; zone: { "zone": string }; supply: number }
  | { kind: "battle-cards-back"; seat: { seat: number } }
  | { kind: "out"; seat: { seat: number } }
  | { kind: "victory"; seat: { seat: number } }
  | { kind: "victory-alone"; seat: { seat: number } }
  | { kind: "rounds-over"; rounds: number }
  | { kind: "counted"; seat: { seat: number }; flags: number; zones: number; seas: number; units: number; supply: number }
  | { kind: "winner"; seats: { seat: number }[] }
  | { kind: "winners-shared"; seats: { seat: number }[] };
