grecia-title = Greece - Empires of the Past
grecia-tagline = From Troy to the coming of Rome: take your rivals' fortresses and rule as many territories as you can. For 2 to 4 players.

## What happens

grecia-event-start-drawn =
    { $seat-The } { $seat-who ->
        [one] starts
       *[other] start
    }, by lot.
grecia-event-colour-dealt =
    { $seat-who ->
        [you] You play
       *[other] { $seat-name } plays
    } { $seat-side }.
grecia-event-colour-picked =
    { $seat-who ->
        [you] You choose
       *[other] { $seat-name } chooses
    } the colour { $colour-the }.
grecia-event-neutrals-placed =
    { $units ->
        [one] { $units } neutral unit is
       *[other] { $units } neutral units are
    } placed.
grecia-event-fortress-placed =
    { $seat-The } { $seat-who ->
        [one] places
       *[other] place
    } a fortress { $zone-in }.
grecia-event-unit-placed =
    { $seat-The } { $seat-who ->
        [one] places
       *[other] place
    } { $unit-one } { $zone-in }.
grecia-event-hero-placed =
    { $seat-The } { $seat-who ->
        [one] places
       *[other] place
    } { $hero } { $zone-in }.
grecia-event-pieces-left-over =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } no place for { $pieces ->
        [one] { $pieces } piece, which goes
       *[other] { $pieces } pieces, which go
    } back to the pool.
grecia-event-round-begins = Round { $round } begins.
grecia-event-turn-begins = Round { $round }: { $seat-whose } turn.
grecia-event-income =
    { $seat-The } { $seat-who ->
        [one] controls
       *[other] control
    } { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    } and { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
grecia-event-passed =
    { $seat-The } { $seat-who ->
        [one] passes
       *[other] pass
    } and { $seat-who ->
        [one] takes
       *[other] take
    } no further action.
grecia-event-supplies-taken =
    { $seat-The } { $seat-who ->
        [one] takes
       *[other] take
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    }.
grecia-event-moved =
    { $seat-The } { $seat-who ->
        [one] moves
       *[other] move
    } { $unit-one } { $from-from } { $to-to }.
grecia-event-hero-moved = { $hero } goes { $to-to } with { $seat-whose } units.
grecia-event-hero-travelled =
    { $seat-The } { $seat-who ->
        [one] sends
       *[other] send
    } { $hero } { $to-to } incognito.
grecia-event-swapped =
    { $seat-The } { $seat-who ->
        [one] swaps
       *[other] swap
    } { $first-one } { $here-in } with { $second-one } { $there-in }.
grecia-event-hired =
    { $seat-The } { $seat-who ->
        [one] hires
       *[other] hire
    } { $unit-one } { $zone-in } for { $price ->
        [one] { $price } supply token
       *[other] { $price } supply tokens
    }.
grecia-event-gained =
    { $seat-The } { $seat-who ->
        [one] gains
       *[other] gain
    } { $unit-one } { $zone-in }.
grecia-event-bought =
    { $seat-The } { $seat-who ->
        [one] buys
       *[other] buy
    } { $unit-one } { $zone-in } for { $price ->
        [one] { $price } supply token
       *[other] { $price } supply tokens
    }.
grecia-event-senate-drawn =
    { $seat-The } { $seat-who ->
        [one] draws
       *[other] draw
    } the Senate card “{ $card }”.
grecia-event-tactic-drawn =
    { $seat-The } { $seat-who ->
        [one] draws
       *[other] draw
    } a Tactics card.
grecia-event-tactic-drawn-own =
    { $seat-The } { $seat-who ->
        [one] draws
       *[other] draw
    } the Tactics card “{ $card }”.
grecia-event-reshuffled =
    The { $deck ->
        [senate] Senate
       *[tactics] Tactics
    } deck is shuffled anew.
grecia-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } by the card.
grecia-event-consolation =
    The card has no effect: { $seat-the } { $seat-who ->
        [one] takes
       *[other] take
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } instead.
grecia-event-promoted =
    { $seat-The } { $seat-who ->
        [one] promotes
       *[other] promote
    } { $unit-one } { $zone-in } to { $to-bare }.
grecia-event-hero-returned =
    { $seat-The } { $seat-who ->
        [one] brings
       *[other] bring
    } { $hero } back { $zone-to }.
grecia-event-won-over =
    { $seat-The } { $seat-who ->
        [one] wins
       *[other] win
    } over the neutral { $unit-bare } { $zone-in }.
grecia-event-sea-opened = Nobody can refuse { $seat-the } passage through { $sea-the } this turn.
grecia-event-sea-asked =
    { $seat-The } { $seat-who ->
        [one] asks
       *[other] ask
    } for passage through { $sea-the }.
grecia-event-consented =
    { $seat-The } { $seat-who ->
        [one] allows
       *[other] allow
    } passage through { $sea-the } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
grecia-event-refused =
    { $seat-The } { $seat-who ->
        [one] refuses
       *[other] refuse
    } passage through { $sea-the } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
grecia-event-sea-open = { $seat-The } may pass through { $sea-the }, by { $allow } to { $refuse }.
grecia-event-sea-closed = { $seat-The } may not pass through { $sea-the }, by { $refuse } to { $allow }.
grecia-event-attack =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } { $defender-the } { $to-in } { $from-from } with { $units }.
grecia-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } the neutrals { $to-in } { $from-from } with { $units }.
grecia-event-attack-ruin =
    { $seat-The } { $seat-who ->
        [one] attacks
       *[other] attack
    } the ownerless fortress { $to-in } { $from-from } with { $units }.
grecia-event-tactic-played =
    { $seat-The } { $seat-who ->
        [one] plays
       *[other] play
    } the Tactics card “{ $card }”.
grecia-event-tactic-cancelled = The Tactics card “{ $card }” is cancelled.
grecia-event-tactics-passed =
    { $seat-The } { $seat-who ->
        [one] plays
       *[other] play
    } no more Tactics cards before this combat.
grecia-event-supports =
    { $seat-The } { $seat-who ->
        [one] supports
       *[other] support
    } the { $side ->
        [attacker] attacker
       *[defender] defender
    } with { $unit-one } { $zone-from }.
grecia-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } chosen a Battle card.
grecia-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } chosen the Battle card “{ $card }”.
grecia-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [one] shows
       *[other] show
    } the Battle card “{ $card }”.
grecia-event-dice-thrown = The attacker throws a { $attacker }, the defender a { $defender }.
grecia-event-rethrown =
    The { $side ->
        [attacker] attacker
       *[defender] defender
    } throws again and gets a { $number }.
grecia-event-totalled =
    { $owner-who ->
        [neutral] The neutrals reach
        [one] { $owner-The } reaches
       *[other] { $owner-The } reach
    } { $total } in { $side ->
        [attacker] attack
       *[defender] defence
    }: strength { $strength }{ $fortress ->
        [0] {""}
       *[other] , fortress { $fortress }
    }{ $cavalry ->
        [0] {""}
       *[other] , cavalry { $cavalry }
    }{ $hero ->
        [0] {""}
       *[other] , hero { $hero }
    }{ $tactics ->
        [0] {""}
       *[other] , Tactics cards { $tactics }
    }{ $card ->
        [0] {""}
       *[other] , Battle card { $card }
    }{ $die ->
        [0] {""}
       *[other] , die { $die }
    }.
grecia-event-combat-won =
    { $side ->
        [attacker] The attack succeeds
       *[defender] The defence holds
    }: { $owner-who ->
        [neutral] the neutrals win
        [one] { $owner-the } wins
       *[other] { $owner-the } win
    } the combat.
grecia-event-combat-tied =
    The totals are equal, so the defence holds: { $owner-who ->
        [neutral] the neutrals win
        [one] { $owner-the } wins
       *[other] { $owner-the } win
    } the combat.
grecia-event-nobody-falls = A 1 was thrown: no unit is eliminated.
grecia-event-losses-due =
    The attacker loses { $attacker ->
        [0] no unit
        [one] { $attacker } unit
       *[other] { $attacker } units
    }, the defender { $defender ->
        [0] no unit
        [one] { $defender } unit
       *[other] { $defender } units
    }.
grecia-event-lost =
    { $owner-who ->
        [neutral] The neutrals lose
        [one] { $owner-The } loses
       *[other] { $owner-The } lose
    } { $unit-one } { $zone-in }.
grecia-event-fled =
    { $owner-who ->
        [neutral] The neutrals flee
        [one] { $owner-The } flees
       *[other] { $owner-The } flee
    } { $to-to } with { $unit-one }.
grecia-event-surrendered =
    { $owner-who ->
        [neutral] The neutrals surrender
        [one] { $owner-The } surrenders
       *[other] { $owner-The } surrender
    } { $unit-one } { $zone-in }.
grecia-event-moved-in =
    { $seat-The } { $seat-who ->
        [one] moves
       *[other] move
    } into { $to-the } with { $units }.
grecia-event-went-back = { $seat-Whose } attackers go back { $to-to }.
grecia-event-fortress-taken =
    { $seat-The } { $seat-who ->
        [one] captures
       *[other] capture
    } { $owner-whose } fortress { $zone-in }.
grecia-event-fortress-retaken =
    { $seat-who ->
        [you] You take back your own fortress
        [many] { $seat-The } take back their own fortress
       *[one] { $seat-The } takes back its own fortress
    } { $zone-in }.
grecia-event-hero-fell = { $seat-Whose } hero { $hero } is eliminated.
grecia-event-capture-supply =
    { $seat-The } { $seat-who ->
        [one] receives
       *[other] receive
    } { $supply ->
        [one] { $supply } supply token
       *[other] { $supply } supply tokens
    } for the fortress.
grecia-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [one] takes
       *[other] take
    } back all Battle cards but the last.
grecia-event-eliminated =
    { $seat-The } { $seat-who ->
        [one] is
       *[other] are
    } out of the game.
grecia-event-victory =
    { $seat-who ->
        [you] You hold all your own fortresses, have conquered others, and win
        [many] { $seat-The } hold all their own fortresses, have conquered others, and win
       *[one] { $seat-The } holds all its own fortresses, has conquered others, and wins
    }!
grecia-event-victory-alone =
    { $seat-who ->
        [you] You are the only one left and win
        [many] { $seat-The } are the only ones left and win
       *[one] { $seat-The } is the only one left and wins
    }!
grecia-event-rounds-over =
    { $rounds ->
        [one] The only round is
       *[other] The { $rounds } rounds are
    } over.
grecia-event-scored =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }, { $conquered ->
        [one] { $conquered } fortress
       *[other] { $conquered } fortresses
    } conquered, { $lost } lost.
grecia-event-winner =
    { $seats-The } { $seats-who ->
        [one] wins
       *[other] win
    }!
grecia-event-winners-shared = { $seats-The } share the victory!

## Why something is not legal

grecia-refusal-over = The game is over.
grecia-refusal-chance-first = Something is drawn or thrown first.
grecia-refusal-not-asked = It is for { $seat-the } to decide now.
grecia-refusal-already-chosen = You have chosen your Battle card.
grecia-refusal-left-to-chance = That is up to chance, not to you.
grecia-refusal-not-now = Not now: first finish what has begun.
grecia-refusal-colour-taken = That colour is not free.
grecia-refusal-not-home = The territory of { $zone-the } is not of your colour.
grecia-refusal-fortress-there = A fortress stands { $zone-in } already.
grecia-refusal-no-island-fortress = In this game no fortress stands on a small island such as { $zone-the }.
grecia-refusal-wrong-element = Ships belong at sea and everything else ashore: that can’t go { $zone-to }.
grecia-refusal-no-such-piece = You have no such piece left to place.
grecia-refusal-no-place = There is no legal place for that piece.
grecia-refusal-not-free = The territory of { $zone-the } is not free.
grecia-refusal-sea-not-adjacent = { $zone-The } is not next to a territory of yours.
grecia-refusal-full = No more units fit { $zone-in }.
grecia-refusal-attacked-already = You may attack only once per turn.
grecia-refusal-nothing-to-attack = There is nothing you could attack.
grecia-refusal-nothing-to-move = No unit can move.
grecia-refusal-nothing-to-swap = No Swap would change anything.
grecia-refusal-nothing-to-hire = You can hire nothing.
grecia-refusal-without-cards = The game is played without cards.
grecia-refusal-empty-deck = That deck has no cards left.
grecia-refusal-not-in-hand = You do not hold “{ $card }”.
grecia-refusal-not-this-moment = “{ $card }” is not for this moment.
grecia-refusal-conditions-not-met = The conditions of “{ $card }” are not met.
grecia-refusal-support-requested = Your side has already requested support in this combat.
grecia-refusal-nobody-could-support = Nobody could support you.
grecia-refusal-nothing-to-cancel = There is no card to cancel.
grecia-refusal-no-own-units = You have no units { $zone-in }.
grecia-refusal-cannot-leave = Your units { $zone-in } can’t do this.
grecia-refusal-moved-already = The card moves each unit once only, and from different zones.
grecia-refusal-no-such-unit = There is no { $unit-bare } left.
grecia-refusal-out-of-order = Units are named in the order of types and of the map.
grecia-refusal-no-more = You have named as many as you may. Say that you are done, or take one back.
grecia-refusal-out-of-reach = { $zone-The } is out of reach.
grecia-refusal-sea-closed = Passage through { $sea-the } was refused this turn.
grecia-refusal-held-by-others = Others hold { $zone-the }: attack instead.
grecia-refusal-lone-fortress = A lone fortress stands { $zone-in }: it must be attacked.
grecia-refusal-nothing-there = There is nothing to attack { $zone-in }.
grecia-refusal-protected = In the first round nobody attacks { $seat-the } before their first turn.
grecia-refusal-land-and-sea = Land units and ships never fight each other.
grecia-refusal-one-against-island = A small island is attacked by sea with one unit only.
grecia-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [one] has
       *[other] have
    } no ships there.
grecia-refusal-nothing-changes = Nothing would change.
grecia-refusal-nothing-named = You have not named anything yet.
grecia-refusal-no-route = Those seas make no route.
grecia-refusal-hero-not-here = { $hero } is not here.
grecia-refusal-hero-named = { $hero } goes along already.
grecia-refusal-hero-travelled = { $hero } has travelled this turn already.
grecia-refusal-hero-out-of-reach = The hero does not reach { $zone-the }.
grecia-refusal-not-for-hire = { $unit-The } is not for hire.
grecia-refusal-no-cavalry-for-hire = In this game cavalry is not for hire.
grecia-refusal-too-dear = You do not have enough supply for { $unit-one }.
grecia-refusal-no-counter = You have no { $unit-bare } counter left.
grecia-refusal-not-recruiting-here = You do not control { $zone-the }, and it is not empty and adjacent.
grecia-refusal-foreign-fortress = A fortress of another colour stands { $zone-in }.
grecia-refusal-leaves-too-little-room = With that unit { $zone-in } the others would find no room.
grecia-refusal-cannot-support = That unit can’t support.
grecia-refusal-battle-card-used = “{ $card }” has been used.
grecia-refusal-not-taking-part = No such unit takes part.
grecia-refusal-not-worth-asking = Asking for passage through { $sea-the } is needless or useless.
grecia-refusal-the-origin = The attacker came { $zone-from }.
grecia-refusal-no-refuge = There is no refuge { $zone-in }.
grecia-refusal-must-save = As many units as possible must be saved.
grecia-refusal-cannot-rise = { $unit-The } can’t be promoted.
grecia-refusal-nobody-to-ask = There is nobody to ask for support.
grecia-refusal-no-quarters = The hero returns to your troops or fortress, not { $zone-to }.
grecia-refusal-cannot-win-over = No neutral unit { $zone-in } can be won over.
grecia-refusal-no-own-ships = You have no ships { $sea-in }.
grecia-refusal-compulsory = Something must be chosen.

## What is asked

grecia-prompt-over = The game is over.
grecia-prompt-chance = Something is drawn or thrown.
grecia-prompt-wait =
    Wait: { $seat-the } { $seat-who ->
        [one] decides
       *[other] decide
    }.
grecia-prompt-pick-colour = Pick a colour.
grecia-prompt-fortress = Place a fortress.
grecia-prompt-piece = Choose the piece to place next.
grecia-prompt-unit-in = Where do you place { $unit-one }?
grecia-prompt-hero-in = Where do you place { $hero }?
grecia-prompt-actions =
    Your turn: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left.
grecia-prompt-from = From which zone?
grecia-prompt-target = Which zone do you attack?
grecia-prompt-against = Whom do you attack?
grecia-prompt-with = With which units and heroes?
grecia-prompt-to = Where does { $unit-the } go?
grecia-prompt-via = Through which seas do you ask for passage?
grecia-prompt-hero-to = Which units does the hero go with?
grecia-prompt-for = Which unit comes the other way?
grecia-prompt-vote =
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
grecia-prompt-take = Which unit do you take?
grecia-prompt-take-in = Where do you place { $unit-one }?
grecia-prompt-drill = Which unit is promoted?
grecia-prompt-recall = Which hero returns?
grecia-prompt-recall-in = Where does the hero return to?
grecia-prompt-win-over = Which neutral unit do you win over?
grecia-prompt-open-sea = Which sea do you open?
grecia-prompt-step-1 = Before the combat for { $zone-the }: play a Tactics card or pass.
grecia-prompt-support =
    Which of your units support the { $side ->
        [attacker] attacker
       *[defender] defender
    } in the combat for { $zone-the }?
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker-The } { $attacker-who ->
            [one] asks
           *[other] ask
        } you for support against { $defender-who ->
            [neutral] the neutrals
           *[other] { $defender-the }
        }
       *[defender] { $defender-The } { $defender-who ->
            [one] asks
           *[other] ask
        } you for support against { $attacker-the }
    } in the combat for { $zone-the }. Strength: attacker { $attack }, defender { $defence }; the attacker wins in { $odds } % of cases. Do you send units?
grecia-prompt-battle-cards = Choose a Battle card for the combat for { $zone-the }.
grecia-prompt-after-dice = After the dice in the combat for { $zone-the }: play a card or pass.
grecia-prompt-losses =
    Choose { $losses ->
        [one] { $losses } unit
       *[other] { $losses } units
    } to eliminate.
grecia-prompt-flight-ask = Before the flight: through which seas do you ask for passage?
grecia-prompt-flight = Where does { $unit-the } flee?
grecia-prompt-hero-flight = With whom does { $hero } flee?
grecia-prompt-promotion = Which unit do you promote?
grecia-prompt-heroes = Which heroes travel alone?
grecia-prompt-hero-alone = Where does { $hero } travel?

## What is placed before the first turn

grecia-piece-fortress = Fortress
grecia-piece-hero = Hero
grecia-piece-unit = { $unit }

## What can be chosen

grecia-choice-colour = Colour { $colour }
grecia-choice-fortress = Fortress { $zone-in }
grecia-choice-place = Place { $unit-one }
grecia-choice-in = { $zone-In }
grecia-choice-move = Move
grecia-choice-attack = Attack
grecia-choice-swap = Swap
grecia-choice-supplies = Take supplies
grecia-choice-hire = Hire mercenaries
grecia-choice-senate = Take a Senate card
grecia-choice-tactics = Take a Tactics card
grecia-choice-pass = Pass
grecia-choice-from = { $zone-From }
grecia-choice-with = With { $unit-the }
grecia-choice-to = { $zone-To }
grecia-choice-via = Via { $sea-the }
grecia-choice-via-two = Via { $sea-the } and { $second-the }
grecia-choice-for = For { $unit-the }
grecia-choice-against = Against { $seat-the }
grecia-choice-hero = The hero { $hero }
grecia-choice-go = Go
grecia-choice-take =
    Take { $unit-one } { $price ->
        [0] free of charge
        [one] for { $price } supply token
       *[other] for { $price } supply tokens
    }
grecia-choice-done = Done
grecia-choice-consent = Allow passage
grecia-choice-refuse = Refuse passage
grecia-choice-tactic = Play “{ $card }”
grecia-choice-open = Open { $sea-the }
grecia-choice-support = Support with { $unit-the } { $zone-in }
grecia-choice-request = Ask the others for support
grecia-choice-card = { $card }, worth { $value }
grecia-choice-lose = Eliminate { $unit-the }
grecia-choice-lose-supporter = Eliminate from the support { $unit-the } { $zone-in }
grecia-choice-ask = Ask for passage through { $sea-the }
grecia-choice-surrender = Surrender
grecia-choice-promote = Promote { $unit-the } { $zone-in }
grecia-choice-start = { $seat } begins
grecia-choice-draw = Draw “{ $card }”
grecia-choice-dice = Dice: { $attacker } and { $defender }
grecia-choice-die = Die: { $number }

## What can be agreed

grecia-option-situation = Starting position
grecia-option-situation-help = Whether the game begins as usual or in a position that comes with the edition, with the options that belong to it.
grecia-option-situation-usual = as usual
grecia-option-players = Players
grecia-option-players-help = How many play; not every scenario is for every number.
grecia-option-players-2 = Two
grecia-option-players-3 = Three
grecia-option-players-4 = Four
grecia-option-scenario = Scenario
grecia-option-scenario-help = A historical scenario or the free game.
grecia-option-scenario-trojan_war = The Trojan War
grecia-option-scenario-persian_wars = The Persian Wars
grecia-option-scenario-peloponnesian_war = The Peloponnesian War
grecia-option-scenario-rise_of_macedon = The rise of Macedon
grecia-option-scenario-wars_of_the_diadochi = The Wars of the Diadochi
grecia-option-scenario-roman_conquest = The Roman conquest
grecia-option-scenario-free_game = Free game
grecia-option-rounds = Rounds
grecia-option-rounds-help = How long the game lasts if nobody wins before.
grecia-option-rounds-scenario = As the scenario says
grecia-option-rounds-10 = 10 rounds
grecia-option-rounds-11 = 11 rounds
grecia-option-rounds-12 = 12 rounds
grecia-option-rounds-13 = 13 rounds
grecia-option-rounds-14 = 14 rounds
grecia-option-rounds-15 = 15 rounds
grecia-option-rounds-16 = 16 rounds
grecia-option-rounds-17 = 17 rounds
grecia-option-rounds-18 = 18 rounds
grecia-option-rounds-19 = 19 rounds
grecia-option-rounds-20 = 20 rounds
grecia-option-rounds-21 = 21 rounds
grecia-option-rounds-22 = 22 rounds
grecia-option-rounds-23 = 23 rounds
grecia-option-rounds-24 = 24 rounds
grecia-option-rounds-25 = 25 rounds
grecia-option-rounds-26 = 26 rounds
grecia-option-rounds-27 = 27 rounds
grecia-option-rounds-28 = 28 rounds
grecia-option-rounds-29 = 29 rounds
grecia-option-rounds-30 = 30 rounds
grecia-option-dice = Dice
grecia-option-dice-help = Without dice combats have no luck.
grecia-option-dice-yes = Yes
grecia-option-dice-no = No
grecia-option-cards = Cards
grecia-option-cards-help = Without cards the game is simpler.
grecia-option-cards-yes = Yes
grecia-option-cards-no = No
grecia-option-island_fortresses = Fortresses on small islands
grecia-option-island_fortresses-help = A fortress on a small island can be attacked by one unit only.
grecia-option-island_fortresses-any = Allowed
grecia-option-island_fortresses-none = None
grecia-option-hire_cavalry = Hired cavalry
grecia-option-hire_cavalry-help = If not, cavalry comes by cards only.
grecia-option-hire_cavalry-yes = Yes
grecia-option-hire_cavalry-no = No
