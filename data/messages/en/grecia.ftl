grecia-title = Greece - Empires of the Past
grecia-tagline = From Troy to the coming of Rome: take your rivals' fortresses and rule as many territories as you can. For 2 to 4 players.

## What happens

grecia-event-start-drawn = The lot makes { $seat } the starting player.
grecia-event-colour-dealt = { $seat } is dealt the colour { $colour }
grecia-event-colour-picked = { $seat } picks the colour { $colour }
grecia-event-neutrals-placed = Neutral units placed: { $units }
grecia-event-fortress-placed = { $seat } places a fortress: { $zone }
grecia-event-unit-placed = { $seat } places a unit ({ $unit }): { $zone }
grecia-event-hero-placed = { $seat } places { $hero }: { $zone }
grecia-event-pieces-left-over = { $seat } has no place for the last pieces ({ $pieces }): they go back to the pool.
grecia-event-round-begins = Round { $round } begins.
grecia-event-turn-begins = Round { $round }: it is the turn of { $seat }
grecia-event-income =
    { $seat } controls { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    } and receives { $supply } supply.
grecia-event-passed = { $seat } passes the rest of the actions.
grecia-event-supplies-taken = { $seat } takes supplies: { $supply }
grecia-event-moved = { $seat } moves ({ $unit }): { $from } → { $to }
grecia-event-hero-moved = { $hero } of { $seat } goes along: { $to }
grecia-event-hero-travelled = { $hero } of { $seat } travels incognito: { $to }
grecia-event-swapped = { $seat } swaps { $first } ({ $here }) and { $second } ({ $there }).
grecia-event-hired = { $seat } hires ({ $unit }) for { $price }: { $zone }
grecia-event-gained = { $seat } gains a unit ({ $unit }): { $zone }
grecia-event-bought = { $seat } buys ({ $unit }) for { $price }: { $zone }
grecia-event-senate-drawn = { $seat } draws a Senate card: { $card }
grecia-event-tactic-drawn = { $seat } draws a Tactics card.
grecia-event-tactic-drawn-own = { $seat } draws the Tactics card { $card }
grecia-event-reshuffled =
    Deck shuffled anew: { $deck ->
        [senate] Senate
       *[tactics] Tactics
    }
grecia-event-supply-by-card = { $seat } receives { $supply } supply.
grecia-event-consolation = The card has no effect: { $seat } takes { $supply } supply instead.
grecia-event-promoted = { $seat } promotes a unit ({ $unit } → { $to }): { $zone }
grecia-event-hero-returned = { $hero } returns to { $seat }: { $zone }
grecia-event-won-over = { $seat } wins over a neutral unit ({ $unit }): { $zone }
grecia-event-sea-opened = Nobody can refuse { $seat } transport this turn: { $sea }
grecia-event-sea-asked = { $seat } asks for passage: { $sea }
grecia-event-consented =
    { $seat } consents with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $sea }
grecia-event-refused =
    { $seat } refuses with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: { $sea }
grecia-event-sea-open = Passage is open for { $seat }, { $allow } against { $refuse }: { $sea }
grecia-event-sea-closed = Passage is closed for { $seat }, { $allow } against { $refuse }: { $sea }
grecia-event-attack = { $seat } attacks { $defender } ({ $units }): { $from } → { $to }
grecia-event-attack-neutral = { $seat } attacks neutrals ({ $units }): { $from } → { $to }
grecia-event-attack-ruin = { $seat } attacks a fortress that belongs to nobody ({ $units }): { $from } → { $to }
grecia-event-tactic-played = { $seat } plays the Tactics card { $card }
grecia-event-tactic-cancelled = Card cancelled: { $card }
grecia-event-tactics-passed = { $seat } plays no more Tactics cards before this combat.
grecia-event-supports =
    { $seat } supports ({ $unit }, { $zone }): { $side ->
        [attacker] Attacker
       *[defender] Defender
    }
grecia-event-battle-card-chosen = { $seat } has chosen a Battle card.
grecia-event-battle-card-chosen-own = { $seat } has chosen the Battle card { $card }
grecia-event-battle-card-shown = { $seat } shows the Battle card { $card }
grecia-event-dice-thrown = Dice: attacker { $attacker }, defender { $defender }
grecia-event-rethrown =
    Die thrown again, { $number }: { $side ->
        [attacker] Attacker
       *[defender] Defender
    }
grecia-event-totalled =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }, { $side ->
        [attacker] Attacker
       *[defender] Defender
    }: strength { $strength }, fortress { $fortress }, cavalry { $cavalry }, hero { $hero }, tactics { $tactics }, card { $card }, die { $die } = { $total }
grecia-event-combat-won =
    The combat is won: { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
grecia-event-combat-tied =
    A tie, so the defender wins: { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    } ({ $side ->
        [attacker] Attacker
       *[defender] Defender
    }).
grecia-event-nobody-falls = A 1 was thrown: no unit is eliminated.
grecia-event-losses-due = Units to eliminate: attacker { $attacker }, defender { $defender }
grecia-event-lost =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }: unit eliminated ({ $unit }), { $zone }
grecia-event-fled =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }: flight ({ $unit }) → { $to }
grecia-event-surrendered =
    { $owner ->
        [neutral] Neutrals
       *[other] { $owner }
    }: surrender ({ $unit }), { $zone }
grecia-event-moved-in = { $seat } moves in ({ $units }): { $to }
grecia-event-went-back = The attackers of { $seat } go back: { $to }
grecia-event-fortress-taken = { $seat } captures a fortress of { $owner }: { $zone }
grecia-event-fortress-retaken = { $seat } takes back an own fortress ({ $owner }): { $zone }
grecia-event-hero-fell = { $hero } of { $seat } is eliminated.
grecia-event-capture-supply = { $seat } receives { $supply } supply for the fortress.
grecia-event-battle-cards-back = { $seat } takes back all Battle cards but the last.
grecia-event-eliminated = { $seat } is out of the game.
grecia-event-victory = { $seat } holds all own fortresses, has conquered others, and wins!
grecia-event-victory-alone = { $seat } is the last one left and wins!
grecia-event-rounds-over = The { $rounds } rounds are over.
grecia-event-scored = { $seat }: territories { $territories }, fortresses conquered { $conquered }, lost { $lost }: points { $points }
grecia-event-winner = { $seats } wins!
grecia-event-winners-shared = The victory is shared: { $seats }

## Why something is not legal

grecia-refusal-over = The game is over.
grecia-refusal-chance-first = Something is drawn or thrown first.
grecia-refusal-not-asked = It is for { $seat } to decide now.
grecia-refusal-already-chosen = You have chosen your Battle card.
grecia-refusal-left-to-chance = That is up to chance, not to you.
grecia-refusal-not-now = Not now: first finish what has begun.
grecia-refusal-colour-taken = That colour is not free.
grecia-refusal-not-home = Not a territory of your colour: { $zone }
grecia-refusal-fortress-there = There is a fortress already: { $zone }
grecia-refusal-no-island-fortress = In this game no fortress stands on a small island: { $zone }
grecia-refusal-wrong-element = Ships belong at sea and everything else ashore: { $zone }
grecia-refusal-no-such-piece = You have no such piece left to place.
grecia-refusal-no-place = There is no legal place for that piece.
grecia-refusal-not-free = The territory is not free: { $zone }
grecia-refusal-sea-not-adjacent = That sea is not next to a territory of yours: { $zone }
grecia-refusal-full = No more units fit: { $zone }
grecia-refusal-attacked-already = You may attack once per turn only.
grecia-refusal-nothing-to-attack = There is nothing you could attack.
grecia-refusal-nothing-to-move = No unit can move.
grecia-refusal-nothing-to-swap = No Swap would change anything.
grecia-refusal-nothing-to-hire = You can hire nothing.
grecia-refusal-without-cards = The game is played without cards.
grecia-refusal-empty-deck = That deck has no cards left.
grecia-refusal-not-in-hand = You do not hold that card: { $card }
grecia-refusal-not-this-moment = That card is not for this moment: { $card }
grecia-refusal-conditions-not-met = The conditions of the card are not met: { $card }
grecia-refusal-support-requested = Your side has already requested support in this combat.
grecia-refusal-nobody-could-support = Nobody could support you.
grecia-refusal-nothing-to-cancel = There is no card to cancel.
grecia-refusal-no-own-units = You have no units there: { $zone }
grecia-refusal-cannot-leave = The units there can’t do this: { $zone }
grecia-refusal-moved-already = The card moves each unit once only, and from different zones.
grecia-refusal-no-such-unit = No unit of that type is left: { $unit }
grecia-refusal-out-of-order = Units are named in the order of types and of the map.
grecia-refusal-no-more = You have named as many as you may. Say that you are done, or take one back.
grecia-refusal-out-of-reach = Out of reach: { $zone }
grecia-refusal-sea-closed = Passage was refused this turn: { $sea }
grecia-refusal-held-by-others = Others hold it; attack instead: { $zone }
grecia-refusal-lone-fortress = A lone fortress must be attacked: { $zone }
grecia-refusal-nothing-there = There is nothing to attack: { $zone }
grecia-refusal-protected = In the first round nobody is attacked before their first turn: { $seat }
grecia-refusal-land-and-sea = Land units and ships never fight each other.
grecia-refusal-one-against-island = A small island is attacked by sea with one unit only.
grecia-refusal-no-ships-there = No ships there: { $seat }
grecia-refusal-nothing-changes = Nothing would change.
grecia-refusal-nothing-named = You have not named anything yet.
grecia-refusal-no-route = Those seas make no route.
grecia-refusal-hero-not-here = That hero is not here: { $hero }
grecia-refusal-hero-named = He goes along already: { $hero }
grecia-refusal-hero-travelled = Has travelled this turn already: { $hero }
grecia-refusal-hero-out-of-reach = The hero does not get there: { $zone }
grecia-refusal-not-for-hire = Not for hire: { $unit }
grecia-refusal-no-cavalry-for-hire = In this game cavalry is not for hire.
grecia-refusal-too-dear = Not enough supply: { $unit }
grecia-refusal-no-counter = No counter left: { $unit }
grecia-refusal-not-recruiting-here = Neither controlled nor empty and adjacent: { $zone }
grecia-refusal-foreign-fortress = A fortress of another colour: { $zone }
grecia-refusal-leaves-too-little-room = The other units would find no room: { $zone }
grecia-refusal-cannot-support = That unit can’t support.
grecia-refusal-battle-card-used = That card has been used: { $card }
grecia-refusal-not-taking-part = No such unit takes part.
grecia-refusal-not-worth-asking = There is no need or no use in asking: { $sea }
grecia-refusal-the-origin = The attacker came from there: { $zone }
grecia-refusal-no-refuge = Not a possible refuge: { $zone }
grecia-refusal-must-save = As many units as possible must be saved.
grecia-refusal-cannot-rise = Can’t be promoted: { $unit }
grecia-refusal-nobody-to-ask = There is nobody to ask for support.
grecia-refusal-no-quarters = The hero returns to your troops or fortress: { $zone }
grecia-refusal-cannot-win-over = No neutral unit there can be won over: { $zone }
grecia-refusal-no-own-ships = You have no ships there: { $sea }
grecia-refusal-compulsory = Something must be chosen.

## What is asked

grecia-prompt-over = The game is over.
grecia-prompt-chance = Something is drawn or thrown.
grecia-prompt-wait = Wait: { $seat } decides.
grecia-prompt-pick-colour = Pick a colour.
grecia-prompt-fortress = Place a fortress.
grecia-prompt-piece = Choose the piece to place next.
grecia-prompt-unit-in = Where do you place it? ({ $unit })
grecia-prompt-hero-in = Where do you place { $hero }?
grecia-prompt-actions = Your turn. Actions left: { $actions }
grecia-prompt-from = From which zone?
grecia-prompt-target = Which zone do you attack?
grecia-prompt-against = Whom do you attack?
grecia-prompt-with = With which units and heroes?
grecia-prompt-to = Where to? ({ $unit })
grecia-prompt-via = Which seas do you ask?
grecia-prompt-hero-to = Which units does the hero go with?
grecia-prompt-for = Which unit comes the other way?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat } wants to attack by sea ({ $units }): { $from } → { $to }.
        [swap] { $seat } wants to swap units by sea ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } wants to flee by sea ({ $units }): { $from }.
       *[move] { $seat } wants to move by sea ({ $units }): { $from } → { $to }.
    } Do you let the troops pass? ({ $sea })
grecia-prompt-take = Which unit do you take?
grecia-prompt-take-in = Where do you place it? ({ $unit })
grecia-prompt-drill = Which unit is promoted?
grecia-prompt-recall = Which hero returns?
grecia-prompt-recall-in = Where does the hero return to?
grecia-prompt-win-over = Which neutral unit do you win over?
grecia-prompt-open-sea = Which sea do you open?
grecia-prompt-step-1 = Before the combat: play a Tactics card or pass ({ $zone }).
grecia-prompt-support =
    Which of your units support? ({ $zone }) { $side ->
        [attacker] Attacker
       *[defender] Defender
    }
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker } asks you for support against { $defender ->
            [neutral] neutrals
           *[other] { $defender }
        }
       *[defender] { $defender } asks you for support against { $attacker }
    } ({ $zone }). Strength: attacker { $attack }, defender { $defence }; the attacker wins in { $odds } % of cases. Do you send units?
grecia-prompt-battle-cards = Choose a Battle card ({ $zone }).
grecia-prompt-after-dice = After the dice: play a card or pass ({ $zone }).
grecia-prompt-losses = Choose the unit to eliminate. Left: { $losses }
grecia-prompt-flight-ask = Before the flight: which seas do you ask?
grecia-prompt-flight = Where does it flee? ({ $unit })
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
grecia-choice-fortress = Fortress: { $zone }
grecia-choice-place = Place: { $unit }
grecia-choice-in = In: { $zone }
grecia-choice-move = Move
grecia-choice-attack = Attack
grecia-choice-swap = Swap
grecia-choice-supplies = Take supplies
grecia-choice-hire = Hire mercenaries
grecia-choice-senate = Take a Senate card
grecia-choice-tactics = Take a Tactics card
grecia-choice-pass = Pass
grecia-choice-from = From: { $zone }
grecia-choice-with = With: { $unit }
grecia-choice-to = To: { $zone }
grecia-choice-via = Via: { $sea }
grecia-choice-via-two = Via: { $sea } and { $second }
grecia-choice-for = For: { $unit }
grecia-choice-against = Against { $seat }
grecia-choice-hero = Hero: { $hero }
grecia-choice-go = Go
grecia-choice-take =
    Take: { $unit }, { $price ->
        [0] free of charge
        [one] { $price } token
       *[other] { $price } tokens
    }
grecia-choice-done = Done
grecia-choice-consent = Consent
grecia-choice-refuse = Refuse
grecia-choice-tactic = Play: { $card }
grecia-choice-open = Open: { $sea }
grecia-choice-support = Support: { $unit }, { $zone }
grecia-choice-request = Ask the others for support
grecia-choice-card = { $card } (+{ $value })
grecia-choice-lose = Eliminate: { $unit }
grecia-choice-lose-supporter = Eliminate the supporting unit: { $unit }, { $zone }
grecia-choice-ask = Ask for passage: { $sea }
grecia-choice-surrender = Surrender
grecia-choice-promote = Promote: { $unit }, { $zone }
grecia-choice-start = { $seat } begins
grecia-choice-draw = Draw: { $card }
grecia-choice-dice = Dice: { $attacker } and { $defender }
grecia-choice-die = Die: { $number }

## What can be agreed

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
