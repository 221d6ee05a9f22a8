napoleon-title = Napoleon - Empires of the Past
napoleon-tagline = Campaigns, fleets and flags: Europe from 1796 to 1815, advanced rules, for 2 to 8 players.

## What happens

napoleon-event-start-drawn =
    { $seat-The } { $seat-who ->
        [one] starts
       *[other] start
    }, by lot.
napoleon-event-empire-chosen =
    { $seat-who ->
        [you] You choose
       *[other] { $seat-name } chooses
    } { $empire-the }.
napoleon-event-neutrals-placed =
    { $units ->
        [one] { $units } neutral unit is
       *[other] { $units } neutral units are
    } placed.
napoleon-event-unit-placed =
    { $seat-who ->
        [you] You place
       *[other] { $empire-The } places
    } { $unit-one } { $zone-in }.
napoleon-event-route-dealt =
    { $seat-The } { $seat-who ->
        [one] is
       *[other] are
    } dealt the Trade Route “{ $route }”.
napoleon-event-route-laid-aside = The Trade Route “{ $route }” shows one of { $seat-whose } cities and is laid aside.
napoleon-event-round-begins = Round { $round } begins.
napoleon-event-turn-begins = Round { $round }: { $seat-whose } turn.
napoleon-event-trade-income =
    { $seat-The } { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } for the Trade Route “{ $route }”.
napoleon-event-passed =
    { $seat-The } { $seat-who ->
        [one] passes
       *[other] pass
    } and { $seat-who ->
        [one] takes
       *[other] take
    } no further action.
napoleon-event-supply-taken =
    { $seat-The } { $seat-who ->
        [one] takes
       *[other] take
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-event-moved =
    { $seat-who ->
        [you] You move
       *[other] { $empire-The } moves
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-ridden-down =
    { $seat-Whose } { $rider-bare } { $rider-who ->
        [one] rides
       *[other] ride
    } down { $owner-who ->
        [neutral] the neutral
       *[other] { $owner-whose }
    } { $unit-bare } { $zone-in }.
napoleon-event-swapped =
    { $seat-The } { $seat-who ->
        [one] swaps
       *[other] swap
    } { $first-one } { $here-in } with { $second-one } { $there-in }.
napoleon-event-entered =
    { $seat-who ->
        [you] You move
       *[other] { $empire-The } moves
    } { $unit-one } into the city of { $zone-the }.
napoleon-event-left =
    { $seat-who ->
        [you] You move
       *[other] { $empire-The } moves
    } { $unit-one } out of the city of { $zone-the }.
napoleon-event-recruited =
    { $seat-who ->
        [you] You recruit
       *[other] { $empire-The } recruits
    } { $unit-one } { $zone-in } for { $price ->
        [one] { $price } supply token
       *[other] { $price } supply tokens
    }.
napoleon-event-gained =
    { $seat-who ->
        [you] You gain
       *[other] { $empire-The } gains
    } { $unit-one } { $zone-in }.
napoleon-event-card-drawn =
    { $seat-The } { $seat-who ->
        [one] draws
       *[other] draw
    } the card “{ $card }”.
napoleon-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } by the card.
napoleon-event-consolation =
    The card has no effect: { $seat-the } { $seat-who ->
        [one] takes
       *[other] take
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } instead.
napoleon-event-supply-lost =
    { $seat-The } { $seat-who ->
        [one] returns
       *[other] return
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-event-supply-given =
    { $seat-The } { $seat-who ->
        [one] gives
       *[other] give
    } { $to-the } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-event-attack-bonus =
    { $seat-The } { $seat-who ->
        [one] adds
       *[other] add
    } { $amount } to the attack of this turn.
napoleon-event-defence-bonus =
    { $seat-The } { $seat-who ->
        [one] adds
       *[other] add
    } { $amount } to every defence until { $seat-who ->
        [you] your
        [many] their
       *[one] its
    } next turn.
napoleon-event-truce = Until { $seat-whose } next turn there is a truce: { $rival-the } may not attack { $seat-the }.
napoleon-event-neutral-raised = { $zone-The } arms itself with { $unit-one }.
napoleon-event-transferred =
    { $seat-who ->
        [you] You transfer
       *[other] { $empire-The } transfers
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-battle-card-recovered =
    { $seat-The } { $seat-who ->
        [one] takes
       *[other] take
    } back the Battle card “{ $card-name }”, worth { $card-count }.
napoleon-event-route-drawn =
    { $seat-The } { $seat-who ->
        [one] draws
       *[other] draw
    } the Trade Route “{ $route }”.
napoleon-event-route-kept =
    { $seat-The } { $seat-who ->
        [one] keeps
       *[other] keep
    } the Trade Route “{ $route }”.
napoleon-event-peeked =
    { $seat-The } { $seat-who ->
        [one] looks
       *[other] look
    } at a Chance card.
napoleon-event-peeked-own =
    { $seat-The } { $seat-who ->
        [one] looks
       *[other] look
    } at the Chance card “{ $card-name }”, worth { $card-count }.
napoleon-event-arranged =
    { $seat-The } { $seat-who ->
        [one] puts
       *[other] put
    } the Chance cards back on top of the deck.
napoleon-event-chance-reshuffled = The Chance deck is shuffled anew.
napoleon-event-promoted =
    { $seat-who ->
        [you] You promote
       *[other] { $empire-The } promotes
    } { $unit-one } { $zone-in } to { $higher-bare }.
napoleon-event-sea-asked =
    { $seat-The } { $seat-who ->
        [one] asks
       *[other] ask
    } for passage through { $sea-the }.
napoleon-event-consented =
    { $seat-The } { $seat-who ->
        [one] allows
       *[other] allow
    } passage through { $sea-the } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
napoleon-event-refused =
    { $seat-The } { $seat-who ->
        [one] refuses
       *[other] refuse
    } passage through { $sea-the } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
napoleon-event-sea-open = { $seat-The } may pass through { $sea-the }, by { $allow } to { $refuse }.
napoleon-event-sea-closed = { $seat-The } may not pass through { $sea-the }, by { $refuse } to { $allow }.
napoleon-event-attack =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } { $defender-the } { $to-in } { $from-from } with { $units }.
napoleon-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } the neutrals { $to-in } { $from-from } with { $units }.
napoleon-event-attack-sea =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } { $defender-the } { $to-in } { $from-from } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
napoleon-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } chosen a Battle card.
napoleon-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } chosen the Battle card “{ $card-name }”, worth { $card-count }.
napoleon-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [one] shows
       *[other] show
    } the Battle card “{ $card-name }”, worth { $card-count }.
napoleon-event-supports =
    { $seat-who ->
        [you] You support
       *[other] { $empire-The } supports
    } the { $side ->
        [attacker] attacker
       *[defender] defender
    } with { $unit-one } { $zone-from }.
napoleon-event-support-accepted =
    The { $side ->
        [attacker] attacker
       *[defender] defender
    } accepts { $seat-whose } support.
napoleon-event-support-refused =
    The { $side ->
        [attacker] attacker
       *[defender] defender
    } refuses { $seat-whose } support.
napoleon-event-chance-drawn =
    { $owner-who ->
        [neutral] The neutrals draw
        [one] { $owner-The } draws
       *[other] { $owner-The } draw
    } the Chance card “{ $card-name }”, worth { $card-count }, for the { $side ->
        [attacker] attack
       *[defender] defence
    }.
napoleon-event-totalled =
    { $owner-who ->
        [neutral] The neutrals reach
        [one] { $owner-The } reaches
       *[other] { $owner-The } reach
    } { $total } in { $side ->
        [attacker] attack
       *[defender] defence
    }: units { $units }{ $combined_arms ->
        [0] {""}
       *[other] , combined arms { $combined_arms }
    }{ $city ->
        [0] {""}
       *[other] , city { $city }
    }{ $mountains ->
        [0] {""}
       *[other] , mountains { $mountains }
    }{ $bonus ->
        [0] {""}
       *[other] , cards { $bonus }
    }{ $battle_card ->
        [0] {""}
       *[other] , Battle card { $battle_card }
    }{ $chance_card ->
        [0] {""}
       *[other] , Chance card { $chance_card }
    }.
napoleon-event-combat-won =
    { $side ->
        [attacker] The attack succeeds
       *[defender] The defence holds
    }: { $owner-who ->
        [neutral] the neutrals win
        [one] { $owner-the } wins
       *[other] { $owner-the } win
    } the combat.
napoleon-event-combat-tied =
    Both sides are equally strong, so the defence holds: { $owner-who ->
        [neutral] the neutrals win
        [one] { $owner-the } wins
       *[other] { $owner-the } win
    } the combat.
napoleon-event-nobody-falls = The Flight icon lies open: no unit is eliminated in this combat.
napoleon-event-losses-due =
    The attacker loses { $attacker ->
        [0] no unit
        [one] { $attacker } unit
       *[other] { $attacker } units
    }, the defender { $defender ->
        [0] no unit
        [one] { $defender } unit
       *[other] { $defender } units
    }.
napoleon-event-lost =
    { $owner-who ->
        [neutral] The neutrals lose
        [you] You lose
       *[other] { $empire-The } loses
    } { $unit-one } { $zone-in }.
napoleon-event-pursued =
    { $seat-Whose } cavalry rides down { $owner-who ->
        [neutral] the neutral
       *[other] { $owner-whose }
    } { $unit-bare } fleeing { $zone-from }.
napoleon-event-fled =
    { $seat-who ->
        [you] You flee
       *[other] { $empire-The } flees
    } { $to-to } with { $unit-one }.
napoleon-event-surrendered =
    { $owner-who ->
        [neutral] The neutrals surrender
        [you] You surrender
       *[other] { $empire-The } surrenders
    } { $unit-one } { $zone-in }.
napoleon-event-moved-in =
    { $seat-The } { $seat-who ->
        [one] moves
       *[other] move
    } into { $to-the } with { $units }.
napoleon-event-sailed-in =
    { $seat-The } { $seat-who ->
        [one] sails
       *[other] sail
    } into { $to-the } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
napoleon-event-went-back = { $seat-Whose } attackers are back { $to-in }.
napoleon-event-city-captured =
    { $seat-The } { $seat-who ->
        [one] captures
       *[other] capture
    } the city of { $zone-the } and { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [one] takes
       *[other] take
    } back all Battle cards but the last.
napoleon-event-out =
    { $seat-The } { $seat-who ->
        [one] is
       *[other] are
    } out of the game.
napoleon-event-victory =
    { $seat-who ->
        [you] You hold all your own flags, have conquered enough others, and win
        [many] { $seat-The } hold all their own flags, have conquered enough others, and win
       *[one] { $seat-The } holds all its own flags, has conquered enough others, and wins
    }!
napoleon-event-victory-alone =
    { $seat-who ->
        [you] You are the only one left and win
        [many] { $seat-The } are the only ones left and win
       *[one] { $seat-The } is the only one left and wins
    }!
napoleon-event-rounds-over =
    { $rounds ->
        [one] The only round is
       *[other] The { $rounds } rounds are
    } over.
napoleon-event-counted =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } { $flags ->
        [one] { $flags } flag
       *[other] { $flags } flags
    }, { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }, { $seas ->
        [one] { $seas } sea
       *[other] { $seas } seas
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-event-winner =
    { $seats-The } { $seats-who ->
        [one] wins
       *[other] win
    }!
napoleon-event-winners-shared = { $seats-The } share the victory!

## Why something is not legal

napoleon-refusal-over = The game is over.
napoleon-refusal-chance-first = Something is drawn first.
napoleon-refusal-not-asked = It is for { $seat-the } to decide now.
napoleon-refusal-already-chosen = You have chosen your Battle card.
napoleon-refusal-left-to-chance = That is up to chance, not to you.
napoleon-refusal-not-now = Not now: first finish what has begun.
napoleon-refusal-empire-taken = { $empire-The } is taken.
napoleon-refusal-not-your-empire = You do not play { $empire-the }.
napoleon-refusal-no-such-piece = You have no { $unit-bare } { $empire-of } left to place.
napoleon-refusal-not-home = { $zone-The } is not an initial zone of yours.
napoleon-refusal-wrong-element = Ships belong at sea and all other units ashore: this one can’t go { $zone-to }.
napoleon-refusal-sea-not-adjacent = { $zone-The } is not next to a suitable zone.
napoleon-refusal-full = No more units fit { $zone-in }.
napoleon-refusal-no-action-left = You have no action left.
napoleon-refusal-attacked-already = You may attack only once per turn.
napoleon-refusal-nothing-to-attack = There is nothing you could attack.
napoleon-refusal-nothing-to-move = No unit can move.
napoleon-refusal-nothing-to-swap = No Swap would change anything.
napoleon-refusal-nothing-to-recruit = You can recruit nothing.
napoleon-refusal-no-own-units = You have no units { $zone-in }.
napoleon-refusal-cannot-leave = Your units { $zone-in } can’t do this.
napoleon-refusal-leaves-freely = A unit leaves a city such as { $zone-the } by a free action.
napoleon-refusal-moved-already = The card moves { $unit-the } { $empire-of } once only.
napoleon-refusal-no-such-unit = There is no { $unit-bare } { $empire-of } left.
napoleon-refusal-out-of-order = Units are named in order: horse, foot, artillery; and zones in the order of the map.
napoleon-refusal-no-rider = No horse unit rides the enemy down { $zone-in }.
napoleon-refusal-out-of-reach = { $zone-The } is out of reach.
napoleon-refusal-sea-closed = Passage through { $sea-the } was refused this turn.
napoleon-refusal-held-by-others = Enemies hold { $zone-the }: attack instead.
napoleon-refusal-spared = You may not enter { $zone-the } before { $seat-whose } first turn.
napoleon-refusal-entered-freely = { $zone-The } is entered by a free action.
napoleon-refusal-nothing-there = There is nothing to attack { $zone-in }.
napoleon-refusal-own-units = Your own units stand { $zone-in }.
napoleon-refusal-protected = You may not attack { $seat-the } now.
napoleon-refusal-land-and-sea = Land units and ships never fight each other.
napoleon-refusal-alone-against-horse = A lone militia or artillery unit does not attack horse in the open { $zone-in }.
napoleon-refusal-one-against-port = A city is attacked from the sea by one unit only.
napoleon-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } no ships there.
napoleon-refusal-nothing-changes = Nothing would change.
napoleon-refusal-nothing-named = You have not named anything yet.
napoleon-refusal-no-route = Those seas make no route.
napoleon-refusal-city-not-empty = The city of { $zone-the } is not empty.
napoleon-refusal-not-around-city = That unit is not in the territory of { $zone-the }.
napoleon-refusal-not-such-city = { $zone-The } is not a suitable city.
napoleon-refusal-besieged = Enemies stand before { $zone-the }.
napoleon-refusal-came-and-went = Units have come or gone { $zone-in } since the last action.
napoleon-refusal-not-for-recruiting = { $unit-The } { $empire-of } can’t be recruited.
napoleon-refusal-not-on-the-card = The card does not mean { $unit-the } { $empire-of }.
napoleon-refusal-card-used-up = The card gives no more than that.
napoleon-refusal-too-dear = You do not have enough supply for { $unit-one } { $empire-of }.
napoleon-refusal-no-counter = There is no { $unit-bare } counter { $empire-of } left.
napoleon-refusal-no-place = There is no place for { $unit-the } { $empire-of }.
napoleon-refusal-not-controlled = You do not control { $zone-the }.
napoleon-refusal-foreign-home = { $zone-The } is an initial zone of another player.
napoleon-refusal-option-impossible = That option can’t be carried out.
napoleon-refusal-no-effect = The card would have no effect there.
napoleon-refusal-compulsory = Something must be chosen.
napoleon-refusal-route-not-drawn = That Trade Route was not drawn.
napoleon-refusal-card-in-hand = “{ $card-name }” is in your hand.
napoleon-refusal-battle-card-used = “{ $card-name }” has been used.
napoleon-refusal-not-looked-at = That card is not among those you looked at.
napoleon-refusal-cannot-support = It can’t take part { $zone-from }.
napoleon-refusal-wrong-support = Ships do not support on land, nor land units at sea, except at an attacked port.
napoleon-refusal-not-taking-part =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] do
       *[other] does
    } not take part.
napoleon-refusal-ships-at-port = Ships at a port can’t be eliminated.
napoleon-refusal-own-units-first = Your own units are eliminated first.
napoleon-refusal-not-fleeing =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] do not flee or are not vulnerable
       *[other] does not flee or is not vulnerable
    }.
napoleon-refusal-not-worth-asking = Asking for passage through { $sea-the } is needless or useless.
napoleon-refusal-the-origin = The attack came { $zone-from }.
napoleon-refusal-no-refuge = There is no refuge { $zone-in }.
napoleon-refusal-must-flee = As many units as possible must flee.
napoleon-refusal-cannot-rise = { $unit-The } { $empire-of } can’t be promoted.
napoleon-refusal-no-higher-counter = No counter of the next level is left for { $unit-the } { $empire-of }.
napoleon-refusal-no-promotion = There is no promotion for { $unit-the } { $empire-of }.

## What is asked

napoleon-prompt-over = The game is over.
napoleon-prompt-chance = Something is drawn.
napoleon-prompt-wait =
    Wait: { $seat-the } { $seat-who ->
        [one] decides
       *[other] decide
    }.
napoleon-prompt-pick-empire = Choose an empire.
napoleon-prompt-piece = Choose the unit to place next.
napoleon-prompt-piece-in = Where do you place { $unit-one } { $empire-of }?
napoleon-prompt-actions =
    Your turn: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left.
napoleon-prompt-from =
    From which zone do you { $verb ->
        [move] move
        [attack] attack
        [swap] swap
       *[storm] storm
    }?
napoleon-prompt-target = Which zone do you attack?
napoleon-prompt-against = Whom do you attack?
napoleon-prompt-way = By land or by sea?
napoleon-prompt-via = Through which seas do you ask for passage?
napoleon-prompt-with =
    { $verb ->
        [move] Which unit do you move
        [attack] With which unit do you attack
        [swap] Which unit do you swap
       *[storm] With which unit do you storm
    }?
napoleon-prompt-to =
    Where { $unit-who ->
        [many] do
       *[other] does
    } { $unit-the } { $empire-of } go?
napoleon-prompt-for = For which unit?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat-The } { $seat-who ->
            [one] wants
           *[other] want
        } to attack { $to-the } by sea { $from-from } with { $units }
        [swap] { $seat-The } { $seat-who ->
            [one] wants
           *[other] want
        } to swap units by sea between { $from-the } and { $to-the }: { $units }
        [flight] { $seat-The } { $seat-who ->
            [one] wants
           *[other] want
        } to flee by sea { $from-from } with { $units }
       *[move] { $seat-The } { $seat-who ->
            [one] wants
           *[other] want
        } to move { $units } by sea { $from-from } { $to-to }
    }. Do you let the troops pass through { $sea-the }?
napoleon-prompt-ride = Is the cavalry that rode the enemy down promoted?
napoleon-prompt-storm = Do you storm a city on arrival?
napoleon-prompt-take =
    Which unit do you take? You have { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
napoleon-prompt-take-in = Where do you place { $unit-one } { $empire-of }?
napoleon-prompt-option = Which option of “{ $card }” do you choose?
napoleon-prompt-rival = Which rival do you choose for “{ $card }”?
napoleon-prompt-frost = Which territory suffers?
napoleon-prompt-desert = Which of your units do you eliminate?
napoleon-prompt-rising = Which city arms itself?
napoleon-prompt-keep-route = Which Trade Route do you keep?
napoleon-prompt-arrange = Which Chance card lies next from the top?
napoleon-prompt-recover = Which Battle card do you take back?
napoleon-prompt-drill = Which unit do you promote?
napoleon-prompt-transfer-from = From where do you transfer a unit?
napoleon-prompt-transfer-with = Which unit do you transfer?
napoleon-prompt-transfer-to = Where do you transfer { $unit-the } { $empire-of }?
napoleon-prompt-battle-cards = Choose a Battle card for the combat for { $zone-the }.
napoleon-prompt-join =
    Which of your units join the { $side ->
        [attacker] attacker
       *[defender] defender
    } in the combat for { $zone-the }?
napoleon-prompt-aid = Which side do you support in the combat for { $zone-the }?
napoleon-prompt-aid-with =
    With which units do you support the { $side ->
        [attacker] attacker
       *[defender] defender
    } in the combat for { $zone-the }?
napoleon-prompt-welcome =
    Do you accept { $seat-whose } support for the { $side ->
        [attacker] attack
       *[defender] defence
    }?
napoleon-prompt-losses =
    Choose { $losses ->
        [one] { $losses } unit
       *[other] { $losses } units
    } to eliminate.
napoleon-prompt-pursuit =
    Whom does your cavalry pursue? It has { $charges ->
        [one] { $charges } charge
       *[other] { $charges } charges
    } left.
napoleon-prompt-flight-ask = Before the flight: through which seas do you ask for passage?
napoleon-prompt-flight =
    Where { $unit-who ->
        [many] do
       *[other] does
    } { $unit-the } { $empire-of } flee?
napoleon-prompt-advance = Which unit moves into the city of { $zone-the }?
napoleon-prompt-promotion =
    Which unit do you promote after your { $side ->
        [attacker] attack on
       *[defender] defence of
    } { $zone-the }?

## What is placed before the first turn

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Unit of your choice

## What can be chosen

napoleon-choice-empire = { $empire }
napoleon-choice-place = Place { $unit-one } { $empire-of }
napoleon-choice-in = { $zone-In }
napoleon-choice-move = Move
napoleon-choice-attack = Attack
napoleon-choice-swap = Swap
napoleon-choice-supply = Take supply
napoleon-choice-recruit = Recruit
napoleon-choice-politics = Take a Politics card
napoleon-choice-army = Take an Army card
napoleon-choice-enter = Enter { $zone-the } with { $unit-the } { $empire-of }
napoleon-choice-leave = Leave { $zone-the }
napoleon-choice-pass = Pass
napoleon-choice-done = Done
napoleon-choice-end-turn = End the turn
napoleon-choice-from = { $zone-From }
napoleon-choice-with = With { $unit-the } { $empire-of }
napoleon-choice-to = { $zone-To }
napoleon-choice-by-land = By land
napoleon-choice-by-sea = By sea
napoleon-choice-via = Via { $sea-the }
napoleon-choice-via-two = Via { $sea-the } and { $second-the }
napoleon-choice-for = For { $unit-the } { $empire-of }
napoleon-choice-against = Against { $seat-the }
napoleon-choice-go = Go
napoleon-choice-consent = Consent
napoleon-choice-refuse = Refuse
napoleon-choice-storm = Storm { $zone-the }
napoleon-choice-take =
    Take { $unit-one } { $empire-of } { $price ->
        [0] free of charge
        [one] for { $price } supply token
       *[other] for { $price } supply tokens
    }
napoleon-choice-option = Option { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Keep “{ $route }”
napoleon-choice-top = Next from the top “{ $card-name }”, worth { $card-count }
napoleon-choice-recover = Take back “{ $card-name }”, worth { $card-count }
napoleon-choice-card =
    { $card-name }, worth { $value }{ $icon ->
        [great-battle] , with Great Battle
        [flight] , with Flight
        [promotion] , with Promotion
       *[none] { "" }
    }
napoleon-choice-aid =
    Support the { $side ->
        [attacker] attacker
       *[defender] defender
    }
napoleon-choice-support = Take part with { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-lose = Eliminate { $unit-the } { $empire-of }
napoleon-choice-lose-at = Eliminate { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-pursue = Pursue { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-ask = Ask for passage through { $sea-the }
napoleon-choice-surrender = Surrender
napoleon-choice-advance = Move in with { $unit-the } { $empire-of }
napoleon-choice-promote = Promote { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-start = { $seat } begins
napoleon-choice-route = Trade Route “{ $route }”
napoleon-choice-draw = Draw “{ $card-name }”
napoleon-choice-peek = Look at “{ $card-name }”, worth { $card-count }

## What can be agreed

napoleon-option-situation = Starting position
napoleon-option-situation-help = Whether the game begins as usual or in a position that comes with the edition, with the options that belong to it.
napoleon-option-situation-usual = as usual
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
napoleon-option-first_round_truce-help = Before their first turn nobody is attacked, and nobody enters their empty zones.
napoleon-option-first_round_truce-scenario = As the scenario says
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
