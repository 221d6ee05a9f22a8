napoleon-title = Napoleon - Empires of the Past
napoleon-tagline = Campaigns, fleets and flags: Europe from 1796 to 1815, advanced rules, for 2 to 8 players.

## What happens

napoleon-event-start-drawn = The lot makes { $seat } the first player.
napoleon-event-empire-chosen = { $seat } chooses an empire: { $empire }
napoleon-event-neutrals-placed = Neutral units placed: { $units }
napoleon-event-unit-placed = { $seat } places a unit ({ $unit }, { $empire }): { $zone }
napoleon-event-route-dealt = { $seat } is dealt a Trade Route: { $route }
napoleon-event-route-laid-aside = This Trade Route shows a city of { $seat } and is laid aside: { $route }
napoleon-event-round-begins = Round { $round } begins.
napoleon-event-turn-begins = Round { $round }: it is the turn of { $seat }
napoleon-event-trade-income = { $seat } receives { $supply } supply for the Trade Route: { $route }
napoleon-event-passed = { $seat } passes the rest of the actions.
napoleon-event-supply-taken = { $seat } takes supply: { $supply }
napoleon-event-moved = { $seat } moves ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-ridden-down =
    { $seat } rides down with { $rider } ({ $unit }, { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }): { $zone }
napoleon-event-swapped = { $seat } swaps { $first } ({ $here }) and { $second } ({ $there }).
napoleon-event-entered = { $seat } enters the city ({ $unit }, { $empire }): { $zone }
napoleon-event-left = { $seat } leaves the city ({ $unit }, { $empire }): { $zone }
napoleon-event-recruited = { $seat } recruits ({ $unit }, { $empire }) for { $price }: { $zone }
napoleon-event-gained = { $seat } gains a unit ({ $unit }, { $empire }): { $zone }
napoleon-event-card-drawn = { $seat } takes a card: { $card }
napoleon-event-supply-by-card = { $seat } receives { $supply } supply.
napoleon-event-consolation = The card has no effect: { $seat } takes { $supply } supply instead.
napoleon-event-supply-lost = { $seat } returns { $supply } supply.
napoleon-event-supply-given = { $seat } gives { $supply } supply to { $to }
napoleon-event-attack-bonus = { $seat } adds { $amount } to the attack of this turn.
napoleon-event-defence-bonus = { $seat } adds { $amount } to every defence until the next turn.
napoleon-event-truce = Truce: until the next turn of { $seat } no attack by { $rival }
napoleon-event-neutral-raised = The city arms itself ({ $unit }): { $zone }
napoleon-event-transferred = { $seat } transfers ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-battle-card-recovered = { $seat } takes back a Battle card: { $card }
napoleon-event-route-drawn = { $seat } draws a Trade Route: { $route }
napoleon-event-route-kept = { $seat } keeps the Trade Route: { $route }
napoleon-event-peeked = { $seat } looks at a Chance card.
napoleon-event-peeked-own = { $seat } looks at the Chance card { $card }
napoleon-event-arranged = { $seat } puts the Chance cards back on top.
napoleon-event-chance-reshuffled = The Chance deck is shuffled anew.
napoleon-event-promoted = { $seat } promotes a unit ({ $unit } → { $higher }, { $empire }): { $zone }
napoleon-event-sea-asked = { $seat } asks for passage: { $sea }
napoleon-event-consented =
    { $seat } consents with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $sea }
napoleon-event-refused =
    { $seat } refuses with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $sea }
napoleon-event-sea-open = Passage is open for { $seat }, { $allow } against { $refuse }: { $sea }
napoleon-event-sea-closed = Passage is closed for { $seat }, { $allow } against { $refuse }: { $sea }
napoleon-event-attack = { $seat } attacks { $defender } ({ $units }): { $from } → { $to }
napoleon-event-attack-neutral = { $seat } attacks neutrals ({ $units }): { $from } → { $to }
napoleon-event-attack-sea =
    { $seat } attacks { $defender } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $from } → { $to }
napoleon-event-battle-card-chosen = { $seat } has chosen a Battle card.
napoleon-event-battle-card-chosen-own = { $seat } has chosen the Battle card { $card }
napoleon-event-battle-card-shown = { $seat } shows the Battle card { $card }
napoleon-event-supports =
    { $seat } supports ({ $unit }, { $empire }, { $zone }): { $side ->
        [attacker] Attacker
       *[defender] Defender
    }
napoleon-event-support-accepted =
    The support of { $seat } is accepted ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
napoleon-event-support-refused =
    The support of { $seat } is refused ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
napoleon-event-chance-drawn =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }): Chance card { $card }
napoleon-event-totalled =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }): units { $units }, combined arms { $combined_arms }, city { $city }, mountains { $mountains }, cards { $bonus }, Battle card { $battle_card }, Chance card { $chance_card } = { $total }
napoleon-event-combat-won =
    The combat is won: { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
napoleon-event-combat-tied =
    A tie, so the defender wins: { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
napoleon-event-nobody-falls = Flight: nobody is eliminated in this combat.
napoleon-event-losses-due = Units to eliminate: attacker { $attacker }, defender { $defender }
napoleon-event-lost =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }: unit eliminated ({ $unit }, { $empire }), { $zone }
napoleon-event-pursued =
    The horse of { $seat } eliminates a fugitive ({ $unit }, { $empire }, { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }): { $zone }
napoleon-event-fled = { $seat } flees ({ $unit }, { $empire }) → { $to }
napoleon-event-surrendered =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }: surrender ({ $unit }, { $empire }), { $zone }
napoleon-event-moved-in = { $seat } moves in ({ $units }): { $to }
napoleon-event-sailed-in =
    { $seat } moves in with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $to }
napoleon-event-went-back = The attackers of { $seat } are back: { $to }
napoleon-event-city-captured = { $seat } captures the city and receives { $supply } supply: { $zone }
napoleon-event-battle-cards-back = { $seat } takes back all Battle cards but the last.
napoleon-event-out = { $seat } is out of the game.
napoleon-event-victory = { $seat } holds all own flags, has conquered enough others, and wins!
napoleon-event-victory-alone = { $seat } is the last one left and wins!
napoleon-event-rounds-over = The { $rounds } rounds are over.
napoleon-event-counted = { $seat }: flags { $flags }, zones { $zones }, seas { $seas }, units { $units }, supply { $supply }
napoleon-event-winner = { $seats } wins!
napoleon-event-winners-shared = The victory is shared: { $seats }

## Why something is not legal

napoleon-refusal-over = The game is over.
napoleon-refusal-chance-first = Something is drawn first.
napoleon-refusal-not-asked = It is for { $seat } to decide now.
napoleon-refusal-already-chosen = You have chosen your Battle card.
napoleon-refusal-left-to-chance = That is up to chance, not to you.
napoleon-refusal-not-now = Not now: first finish what has begun.
napoleon-refusal-empire-taken = That empire is taken: { $empire }
napoleon-refusal-not-your-empire = You do not play that empire: { $empire }
napoleon-refusal-no-such-piece = No such unit is left to place: { $unit } ({ $empire })
napoleon-refusal-not-home = Not an initial zone of yours: { $zone }
napoleon-refusal-wrong-element = Ships belong at sea and all other units ashore: { $zone }
napoleon-refusal-sea-not-adjacent = That sea is not next to a suitable zone: { $zone }
napoleon-refusal-full = No more units fit: { $zone }
napoleon-refusal-no-action-left = You have no action left.
napoleon-refusal-attacked-already = You may attack once per turn only.
napoleon-refusal-nothing-to-attack = There is nothing you could attack.
napoleon-refusal-nothing-to-move = No unit can move.
napoleon-refusal-nothing-to-swap = No Swap would change anything.
napoleon-refusal-nothing-to-recruit = You can recruit nothing.
napoleon-refusal-no-own-units = You have no units there: { $zone }
napoleon-refusal-cannot-leave = The units there can’t do this: { $zone }
napoleon-refusal-leaves-freely = A unit leaves a city by a free action: { $zone }
napoleon-refusal-moved-already = The card moves each unit once only: { $unit } ({ $empire })
napoleon-refusal-no-such-unit = There is no such unit left: { $unit } ({ $empire })
napoleon-refusal-out-of-order = Units are named in order: horse, foot, artillery; and zones in the order of the map.
napoleon-refusal-no-rider = No horse unit rides the enemy down there: { $zone }
napoleon-refusal-out-of-reach = Out of reach: { $zone }
napoleon-refusal-sea-closed = Passage was refused this turn: { $sea }
napoleon-refusal-held-by-others = Enemies hold it; attack instead: { $zone }
napoleon-refusal-entered-freely = The city is entered by a free action: { $zone }
napoleon-refusal-nothing-there = There is nothing to attack: { $zone }
napoleon-refusal-own-units = Those are your own units: { $zone }
napoleon-refusal-protected = You may not attack { $seat } now.
napoleon-refusal-land-and-sea = Land units and ships never fight each other.
napoleon-refusal-alone-against-horse = A lone militia or artillery unit does not attack horse in the open: { $zone }
napoleon-refusal-one-against-port = A city is attacked from the sea by one unit only.
napoleon-refusal-no-ships-there = No ships there: { $seat }
napoleon-refusal-nothing-changes = Nothing would change.
napoleon-refusal-nothing-named = You have not named anything yet.
napoleon-refusal-no-route = Those seas make no route.
napoleon-refusal-city-not-empty = The city is not empty: { $zone }
napoleon-refusal-not-around-city = That unit is not in the territory of the city: { $zone }
napoleon-refusal-not-such-city = Not a suitable city: { $zone }
napoleon-refusal-besieged = Enemies stand before the city: { $zone }
napoleon-refusal-came-and-went = Units have come or gone there since the last action: { $zone }
napoleon-refusal-not-for-recruiting = Can’t be recruited: { $unit } ({ $empire })
napoleon-refusal-not-on-the-card = The card does not mean that unit: { $unit } ({ $empire })
napoleon-refusal-card-used-up = The card gives no more than that.
napoleon-refusal-too-dear = Not enough supply: { $unit } ({ $empire })
napoleon-refusal-no-counter = No counter left: { $unit } ({ $empire })
napoleon-refusal-no-place = There is no place for it: { $unit } ({ $empire })
napoleon-refusal-not-controlled = You do not control the zone: { $zone }
napoleon-refusal-foreign-home = An initial zone of another player: { $zone }
napoleon-refusal-option-impossible = That option can’t be carried out.
napoleon-refusal-no-effect = The card would have no effect there.
napoleon-refusal-compulsory = Something must be chosen.
napoleon-refusal-route-not-drawn = That Trade Route was not drawn.
napoleon-refusal-card-in-hand = That card is in your hand: { $card }
napoleon-refusal-battle-card-used = That card has been used: { $card }
napoleon-refusal-not-looked-at = That card is not among those you looked at.
napoleon-refusal-cannot-support = It can’t take part from there: { $zone }
napoleon-refusal-wrong-support = Ships do not support on land, nor land units at sea, except at an attacked port.
napoleon-refusal-not-taking-part = No such unit takes part: { $unit } ({ $empire })
napoleon-refusal-ships-at-port = Ships at a port can’t be eliminated.
napoleon-refusal-own-units-first = Your own units are eliminated first.
napoleon-refusal-not-fleeing = It does not flee or is not vulnerable: { $unit } ({ $empire })
napoleon-refusal-not-worth-asking = There is no need or no use in asking: { $sea }
napoleon-refusal-the-origin = The attack came from there: { $zone }
napoleon-refusal-no-refuge = Not a possible refuge: { $zone }
napoleon-refusal-must-flee = As many units as possible must flee.
napoleon-refusal-cannot-rise = Can’t be promoted: { $unit } ({ $empire })
napoleon-refusal-no-higher-counter = No counter of the next level is left: { $unit } ({ $empire })
napoleon-refusal-no-promotion = There is no promotion for that unit: { $unit } ({ $empire })

## What is asked

napoleon-prompt-over = The game is over.
napoleon-prompt-chance = Something is drawn.
napoleon-prompt-wait = Wait: { $seat } decides.
napoleon-prompt-pick-empire = Choose an empire.
napoleon-prompt-piece = Choose the unit to place next.
napoleon-prompt-piece-in = Where? ({ $unit }, { $empire })
napoleon-prompt-actions = Your turn. Actions left: { $actions }
napoleon-prompt-from =
    { $verb ->
        [move] Move
        [attack] Attack
        [swap] Swap
       *[storm] Storm
    }: from which zone?
napoleon-prompt-target = Which zone do you attack?
napoleon-prompt-against = Whom do you attack?
napoleon-prompt-way = By land or by sea?
napoleon-prompt-via = Which seas do you ask for?
napoleon-prompt-with =
    { $verb ->
        [move] Move
        [attack] Attack
        [swap] Swap
       *[storm] Storm
    }: with which unit?
napoleon-prompt-to = Where does it go? ({ $unit }, { $empire })
napoleon-prompt-for = For which unit?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat } wants to attack by sea ({ $units }): { $from } → { $to }.
        [swap] { $seat } wants to swap units by sea ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } wants to flee by sea ({ $units }): { $from }.
       *[move] { $seat } wants to move by sea ({ $units }): { $from } → { $to }.
    } Do you let the troops pass? ({ $sea })
napoleon-prompt-ride = Is the rider promoted who rode down?
napoleon-prompt-storm = Do you storm a city on arrival?
napoleon-prompt-take = Which unit do you take? Supply: { $supply }
napoleon-prompt-take-in = Where do you place it? ({ $unit }, { $empire })
napoleon-prompt-option = { $card }: which option?
napoleon-prompt-rival = { $card }: which rival?
napoleon-prompt-frost = Which territory suffers?
napoleon-prompt-desert = Which of your units do you eliminate?
napoleon-prompt-rising = Which city arms itself?
napoleon-prompt-keep-route = Which Trade Route do you keep?
napoleon-prompt-arrange = Which Chance card lies next from the top?
napoleon-prompt-recover = Which Battle card do you take back?
napoleon-prompt-drill = Which unit do you promote?
napoleon-prompt-transfer-from = From where do you transfer a unit?
napoleon-prompt-transfer-with = Which unit do you transfer?
napoleon-prompt-transfer-to = Where do you transfer it? ({ $unit }, { $empire })
napoleon-prompt-battle-cards = Choose a Battle card ({ $zone }).
napoleon-prompt-join =
    Which of your units join? ({ $zone }, { $side ->
        [attacker] Attacker
       *[defender] Defender
    })
napoleon-prompt-aid = Which side do you support? ({ $zone })
napoleon-prompt-aid-with =
    With which units do you support? ({ $zone }, { $side ->
        [attacker] Attacker
       *[defender] Defender
    })
napoleon-prompt-welcome =
    Do you accept the support of { $seat }? ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    })
napoleon-prompt-losses = Choose the unit to eliminate. Left: { $losses }
napoleon-prompt-pursuit = Whom does your horse pursue? Charges: { $charges }
napoleon-prompt-flight-ask = Before the flight: which seas do you ask?
napoleon-prompt-flight = Where does it flee? ({ $unit }, { $empire })
napoleon-prompt-advance = Which unit moves into the city? ({ $zone })
napoleon-prompt-promotion =
    Which unit do you promote? ({ $zone }, { $side ->
        [attacker] Attacker
       *[defender] Defender
    })

## What is placed before the first turn

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Unit of your choice

## What can be chosen

napoleon-choice-empire = { $empire }
napoleon-choice-place = Place: { $unit } ({ $empire })
napoleon-choice-in = In: { $zone }
napoleon-choice-move = Move
napoleon-choice-attack = Attack
napoleon-choice-swap = Swap
napoleon-choice-supply = Take supply
napoleon-choice-recruit = Recruit
napoleon-choice-politics = Take a Politics card
napoleon-choice-army = Take an Army card
napoleon-choice-enter = Enter: { $unit } ({ $empire }), { $zone }
napoleon-choice-leave = Leave: { $zone }
napoleon-choice-pass = Pass
napoleon-choice-done = Done
napoleon-choice-end-turn = End the turn
napoleon-choice-from = From: { $zone }
napoleon-choice-with = With: { $unit } ({ $empire })
napoleon-choice-to = To: { $zone }
napoleon-choice-by-land = By land
napoleon-choice-by-sea = By sea
napoleon-choice-via = Via: { $sea }
napoleon-choice-via-two = Via: { $sea } and { $second }
napoleon-choice-for = For: { $unit } ({ $empire })
napoleon-choice-against = Against { $seat }
napoleon-choice-go = Go
napoleon-choice-consent = Consent
napoleon-choice-refuse = Refuse
napoleon-choice-storm = Storm: { $zone }
napoleon-choice-take =
    Take: { $unit } ({ $empire }), { $price ->
        [0] free of charge
        [one] { $price } token
       *[other] { $price } tokens
    }
napoleon-choice-option = Option { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Keep: { $route }
napoleon-choice-top = Next from the top: { $card }
napoleon-choice-recover = Take back: { $card }
napoleon-choice-card =
    { $icon ->
        [great-battle] { $card } (+{ $value }, Great Battle)
        [flight] { $card } (+{ $value }, Flight)
        [promotion] { $card } (+{ $value }, Promotion)
       *[none] { $card } (+{ $value })
    }
napoleon-choice-aid =
    Support: { $side ->
        [attacker] Attacker
       *[defender] Defender
    }
napoleon-choice-support = Take part: { $unit } ({ $empire }), { $zone }
napoleon-choice-lose = Eliminate: { $unit } ({ $empire })
napoleon-choice-lose-at = Eliminate: { $unit } ({ $empire }), { $zone }
napoleon-choice-pursue = Pursue: { $unit } ({ $empire }), { $zone }
napoleon-choice-ask = Ask for passage: { $sea }
napoleon-choice-surrender = Surrender
napoleon-choice-advance = Move in: { $unit } ({ $empire })
napoleon-choice-promote = Promote: { $unit } ({ $empire }), { $zone }
napoleon-choice-start = { $seat } begins
napoleon-choice-route = Trade Route: { $route }
napoleon-choice-draw = Draw: { $card }
napoleon-choice-peek = Look at: { $card }

## What can be agreed

napoleon-option-players = Players
napoleon-option-players-help = How many play; each scenario is for a fixed number.
napoleon-option-players-2 = Two
napoleon-option-players-3 = Three
napoleon-option-players-4 = Four
napoleon-option-players-5 = Five
napoleon-option-players-6 = Six
napoleon-option-players-7 = Seven
napoleon-option-players-8 = Eight
napoleon-option-scenario = Scenario
napoleon-option-scenario-help = The standard game or a historical scenario.
napoleon-option-scenario-standard = Standard game
napoleon-option-scenario-standard-double = Standard game, two empires
napoleon-option-scenario-italy-1796 = Italy, 1796
napoleon-option-scenario-coalition-1805 = The Third Coalition, 1805
napoleon-option-scenario-prussia-1806 = Jena and Friedland, 1806
napoleon-option-scenario-peninsula-1808 = The Peninsular War, 1808
napoleon-option-scenario-russia-1812 = Russia, 1812
napoleon-option-scenario-leipzig-1813 = Leipzig, 1813
napoleon-option-scenario-hundred-days-1815 = The Hundred Days, 1815
napoleon-option-rounds = Rounds
napoleon-option-rounds-help = How long the game lasts if nobody wins before.
napoleon-option-rounds-scenario = As the scenario says
napoleon-option-rounds-1 = 1 round
napoleon-option-rounds-2 = 2 rounds
napoleon-option-rounds-3 = 3 rounds
napoleon-option-rounds-4 = 4 rounds
napoleon-option-rounds-5 = 5 rounds
napoleon-option-rounds-6 = 6 rounds
napoleon-option-rounds-7 = 7 rounds
napoleon-option-rounds-8 = 8 rounds
napoleon-option-rounds-9 = 9 rounds
napoleon-option-rounds-10 = 10 rounds
napoleon-option-rounds-11 = 11 rounds
napoleon-option-rounds-12 = 12 rounds
napoleon-option-rounds-13 = 13 rounds
napoleon-option-rounds-14 = 14 rounds
napoleon-option-rounds-15 = 15 rounds
napoleon-option-rounds-16 = 16 rounds
napoleon-option-rounds-17 = 17 rounds
napoleon-option-rounds-18 = 18 rounds
napoleon-option-rounds-19 = 19 rounds
napoleon-option-rounds-20 = 20 rounds
napoleon-option-rounds-21 = 21 rounds
napoleon-option-rounds-22 = 22 rounds
napoleon-option-rounds-23 = 23 rounds
napoleon-option-rounds-24 = 24 rounds
napoleon-option-rounds-25 = 25 rounds
napoleon-option-rounds-26 = 26 rounds
napoleon-option-rounds-27 = 27 rounds
napoleon-option-rounds-28 = 28 rounds
napoleon-option-rounds-29 = 29 rounds
napoleon-option-rounds-30 = 30 rounds
napoleon-option-neutral_level = Neutral garrisons
napoleon-option-neutral_level-help = Which neutral units stand on flags of nobody.
napoleon-option-neutral_level-scenario = As the scenario says
napoleon-option-neutral_level-light = Light
napoleon-option-neutral_level-medium = Medium
napoleon-option-neutral_level-strong = Strong
napoleon-option-empires = Empires
napoleon-option-empires-help = Those of the scenario or of the players’ choice.
napoleon-option-empires-scenario = As the scenario says
napoleon-option-empires-chosen = Chosen by the players
napoleon-option-first_round_truce = Truce in the first round
napoleon-option-first_round_truce-help = Nobody is attacked before their first turn.
napoleon-option-first_round_truce-yes = Yes
napoleon-option-first_round_truce-no = No
napoleon-option-chance_shuffle = Shuffling of the Chance cards
napoleon-option-chance_shuffle-help = After every combat they are like dice.
napoleon-option-chance_shuffle-used-up = When used up
napoleon-option-chance_shuffle-always = After every combat
napoleon-option-support_consent = Refusing support
napoleon-option-support_consent-help = A supported side may refuse it.
napoleon-option-support_consent-yes = Yes
napoleon-option-support_consent-no = No
napoleon-option-support_losses = Losses with support
napoleon-option-support_losses-help = Own units first, or any of the side.
napoleon-option-support_losses-own-first = Own first
napoleon-option-support_losses-any = Any
napoleon-option-transport_consent = Passage at sea
napoleon-option-transport_consent-help = Rivals are asked, or always refuse.
napoleon-option-transport_consent-asked = Asked
napoleon-option-transport_consent-refused = Always refused
napoleon-option-minor_flags_win = Flags of minor states
napoleon-option-minor_flags_win-help = Whether they count towards four flags.
napoleon-option-minor_flags_win-yes = Yes
napoleon-option-minor_flags_win-no = No
napoleon-option-scenario_count = Count in scenarios
napoleon-option-scenario_count-help = The gain since the start, or the total.
napoleon-option-scenario_count-gain = Gain
napoleon-option-scenario_count-total = Total
