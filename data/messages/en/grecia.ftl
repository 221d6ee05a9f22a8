grecia-title = Greece - Empires of the Past
grecia-tagline = From Troy to the coming of Rome: take your rivals' fortresses and rule as many territories as you can. For 2 to 4 players.

## What happens

grecia-event-start-drawn = The lot decides: { $seat } begins.
grecia-event-colour-dealt = { $seat } is dealt a colour: { $colour }.
grecia-event-colour-picked = { $seat } picks a colour: { $colour }.
grecia-event-neutrals-placed =
    { $units ->
        [one] One neutral unit is placed.
       *[other] { $units } neutral units are placed.
    }
grecia-event-fortress-placed = { $seat } places a fortress in { $zone }.
grecia-event-unit-placed = { $seat } places a unit: { $unit } ({ $zone }).
grecia-event-hero-placed = { $seat } places { $hero } in { $zone }.
grecia-event-pieces-left-over =
    { $seat } finds no place for { $pieces ->
        [one] one piece, and it goes back to the pool.
       *[other] { $pieces } pieces, and they go back to the pool.
    }
grecia-event-round-begins = Round { $round } begins.
grecia-event-turn-begins = Round { $round }: it is { $seat }'s turn.
grecia-event-income =
    { $seat } controls { $territories ->
        [one] one territory
       *[other] { $territories } territories
    } and receives { $supply ->
        [one] one supply token.
       *[other] { $supply } supply tokens.
    }
grecia-event-passed = { $seat } passes: no more actions this turn.
grecia-event-supplies-taken =
    { $seat } takes { $supply ->
        [one] one supply token.
       *[other] { $supply } supply tokens.
    }
grecia-event-moved = { $seat } moves a unit: { $unit } ({ $from } → { $to }).
grecia-event-hero-travelled = { $seat } sends { $hero } alone to { $to }.
grecia-event-hero-moved = { $hero } ({ $seat }) goes along to { $to }.
grecia-event-swapped = { $seat } swaps two units: { $first } ({ $here }) ↔ { $second } ({ $there }).
grecia-event-hired =
    { $seat } hires for { $price ->
        [one] one supply token
       *[other] { $price } supply tokens
    }: { $unit } ({ $zone }).
grecia-event-gained = { $seat } receives a unit: { $unit } ({ $zone }).
grecia-event-bought =
    { $seat } buys for { $price ->
        [one] one supply token
       *[other] { $price } supply tokens
    }: { $unit } ({ $zone }).
grecia-event-senate-drawn = { $seat } draws the Senate card “{ $card }”.
grecia-event-tactic-drawn = { $seat } draws a Tactics card.
grecia-event-tactic-drawn-own = { $seat } draws the Tactics card “{ $card }”.
grecia-event-reshuffled =
    { $deck ->
        [senate] The Senate deck
       *[tactics] The Tactics deck
    } has run out; its discards are shuffled to form it anew.
grecia-event-supply-by-card =
    { $seat } receives { $supply ->
        [one] one supply token.
       *[other] { $supply } supply tokens.
    }
grecia-event-consolation =
    Nothing comes of it: { $seat } takes { $supply ->
        [one] one supply token
       *[other] { $supply } supply tokens
    } instead.
grecia-event-promoted = { $seat } promotes a unit: { $unit } → { $to } ({ $zone }).
grecia-event-hero-returned = { $seat } brings { $hero } back to { $zone }.
grecia-event-won-over = { $seat } wins over a neutral unit: { $unit } ({ $zone }).
grecia-event-sea-opened = Until the end of the turn nobody can refuse { $seat } transport through the { $sea }.
grecia-event-sea-asked = { $seat } asks for permission in the { $sea }.
grecia-event-consented =
    { $seat } gives permission ({ $ships ->
        [one] one ship
       *[other] { $ships } ships
    } in the { $sea }).
grecia-event-refused =
    { $seat } refuses permission ({ $ships ->
        [one] one ship
       *[other] { $ships } ships
    } in the { $sea }).
grecia-event-sea-open = The { $sea } is open to { $seat }: { $allow } in favour, { $refuse } against.
grecia-event-sea-closed = The { $sea } is closed to { $seat }: { $allow } in favour, { $refuse } against.
grecia-event-attack = { $seat } attacks { $defender } ({ $from } → { $to }): { $units }.
grecia-event-attack-neutral = { $seat } attacks neutrals ({ $from } → { $to }): { $units }.
grecia-event-attack-ruin = { $seat } attacks a fortress without an owner ({ $from } → { $to }): { $units }.
grecia-event-tactic-played = { $seat } plays “{ $card }”.
grecia-event-tactic-cancelled = “{ $card }” is cancelled.
grecia-event-tactics-passed = { $seat } passes: no more Tactics cards before the battle.
grecia-event-supports =
    { $seat } supports the { $side ->
        [attacker] attacker
       *[defender] defender
    }: { $unit } ({ $zone }).
grecia-event-battle-card-chosen = { $seat } has chosen a Battle card.
grecia-event-battle-card-chosen-own = { $seat } has chosen the Battle card “{ $card }”.
grecia-event-battle-card-shown = { $seat } shows the Battle card “{ $card }”.
grecia-event-dice-thrown = The dice: attacker { $attacker }, defender { $defender }.
grecia-event-rethrown =
    { $side ->
        [attacker] The attacker
       *[defender] The defender
    } throws again: { $number }.
grecia-event-totalled =
    { $side ->
        [attacker] Attack, { $owner }: { $total } (strength { $strength } + combo { $cavalry } + hero { $hero } + Tactics { $tactics } + card { $card } + die { $die }).
       *[defender]
            { $owner ->
                [neutral] Defence: { $total } (strength { $strength } + fortress { $fortress } + combo { $cavalry } + die { $die }).
               *[other] Defence, { $owner }: { $total } (strength { $strength } + fortress { $fortress } + combo { $cavalry } + hero { $hero } + Tactics { $tactics } + card { $card } + die { $die }).
            }
    }
grecia-event-combat-won =
    { $owner ->
        [neutral] The defender wins the combat.
       *[other]
            { $owner } wins the combat as { $side ->
                [attacker] the attacker.
               *[defender] the defender.
            }
    }
grecia-event-combat-tied =
    { $owner ->
        [neutral] It is a tie, so the defender wins the combat.
       *[other] It is a tie, so { $owner } wins the combat as the defender.
    }
grecia-event-nobody-falls = A 1 was thrown: no unit is eliminated.
grecia-event-losses-due = Losses: attacker { $attacker }, defender { $defender }.
grecia-event-lost =
    { $owner ->
        [neutral] The neutrals lose a unit
       *[other] { $owner } loses a unit
    }: { $unit } ({ $zone }).
grecia-event-fled =
    { $owner ->
        [neutral] A neutral unit flees
       *[other] One of { $owner }'s units flees
    }: { $unit } → { $to }.
grecia-event-surrendered =
    { $owner ->
        [neutral] A neutral unit
       *[other] One of { $owner }'s units
    } has nowhere to flee and surrenders: { $unit } ({ $zone }).
grecia-event-moved-in = { $seat } moves in ({ $to }): { $units }.
grecia-event-went-back = { $seat }'s attackers are back in their zone of origin: { $to }.
grecia-event-fortress-taken = { $seat } captures { $owner }'s fortress in { $zone }.
grecia-event-fortress-retaken = { $seat } takes back the fortress in { $zone }.
grecia-event-hero-fell = { $seat } loses { $hero } in the combat.
grecia-event-capture-supply =
    { $seat } receives { $supply ->
        [one] one supply token
       *[other] { $supply } supply tokens
    } for the captured fortress.
grecia-event-battle-cards-back = { $seat } takes back all Battle cards but the last one used.
grecia-event-eliminated = { $seat } is out of the game.
grecia-event-victory = { $seat } wins at once by fortresses!
grecia-event-victory-alone = Only { $seat } is left and wins!
grecia-event-rounds-over =
    { $rounds ->
        [one] One round has been played
       *[other] { $rounds } rounds have been played
    }: the game is over.
grecia-event-scored =
    { $seat } scores { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }: territories { $territories }, enemy fortresses { $conquered }, own fortresses lost { $lost }.
grecia-event-winner = { $seats } wins!
grecia-event-winners-shared = { $seats } share the victory!

## Why something is not legal

grecia-refusal-over = The game is over.
grecia-refusal-chance-first = Wait until the cards are drawn or the dice are thrown.
grecia-refusal-not-asked = You are not asked now: { $seat } decides.
grecia-refusal-already-chosen = You have already chosen your Battle card.
grecia-refusal-left-to-chance = That is up to chance, not to you.
grecia-refusal-not-now = You can't do that now: first finish what has begun.
grecia-refusal-colour-taken = You can't have that colour.
grecia-refusal-not-home = Choose a territory of your colour, not { $zone }.
grecia-refusal-fortress-there = There is already a fortress in { $zone }.
grecia-refusal-no-island-fortress = { $zone } is a small island, and in this game no fortresses are placed on those.
grecia-refusal-wrong-element = Ships belong at sea and everything else on land: { $zone } won't do.
grecia-refusal-no-such-piece = You have no such piece left to place.
grecia-refusal-no-place = There is no place where you could put it.
grecia-refusal-not-free = { $zone } is not free: there are units of others or a fortress of another colour.
grecia-refusal-sea-not-adjacent = The { $zone } is not adjacent to any territory of yours.
grecia-refusal-full = { $zone } is full: no more units fit there.
grecia-refusal-attacked-already = You may attack only once per turn.
grecia-refusal-nothing-to-attack = There is nothing you can attack.
grecia-refusal-nothing-to-move = None of your units can move.
grecia-refusal-nothing-to-swap = You have no swap that would change anything.
grecia-refusal-nothing-to-hire = You can't hire anything now.
grecia-refusal-without-cards = You are playing without cards.
grecia-refusal-empty-deck = That deck has run out, and it has no discards either.
grecia-refusal-not-in-hand = You don't have “{ $card }” in your hand.
grecia-refusal-not-this-moment = You can't play “{ $card }” at this moment.
grecia-refusal-conditions-not-met = The conditions of “{ $card }” are not met.
grecia-refusal-support-requested = Your side has already requested support in this combat.
grecia-refusal-nobody-could-support = No unit could come to your support.
grecia-refusal-nothing-to-cancel = There is no Tactics card that you could cancel.
grecia-refusal-no-own-units = You have no units there: { $zone }.
grecia-refusal-cannot-leave = From there you can't reach any valid destination: { $zone }.
grecia-refusal-moved-already = With this card nothing more can move from there.
grecia-refusal-no-such-unit = You have no such unit left there: { $unit }.
grecia-refusal-out-of-order = Name the units in the order of their types, places in the order of the map, and heroes last.
grecia-refusal-out-of-reach = That is out of reach: { $zone }.
grecia-refusal-sea-closed = The { $sea } stays closed to you this turn.
grecia-refusal-held-by-others = There are units of others in { $zone }: you have to attack.
grecia-refusal-lone-fortress = { $zone } is a lone fortress of another colour: you have to attack it.
grecia-refusal-nothing-there = There is nothing to attack there: { $zone }.
grecia-refusal-protected = { $seat } has not had a turn yet and can't be attacked in the first round.
grecia-refusal-land-and-sea = Land units and ships never fight each other.
grecia-refusal-one-against-island = A small island can be attacked by one unit only.
grecia-refusal-no-ships-there = { $seat } has no ships there.
grecia-refusal-nothing-changes = That swap would change nothing.
grecia-refusal-nothing-named = Name at least one unit first.
grecia-refusal-no-route = Those seas make no route to that place.
grecia-refusal-hero-not-here = { $hero } is not at your disposal here.
grecia-refusal-hero-travelled = { $hero } has already travelled alone this turn.
grecia-refusal-hero-out-of-reach = The hero can't get there: { $zone }.
grecia-refusal-not-for-hire = That unit can't be hired here: { $unit }.
grecia-refusal-no-cavalry-for-hire = In this game cavalry comes only through cards.
grecia-refusal-too-dear = You don't have enough supply tokens for that unit: { $unit }.
grecia-refusal-no-counter = You have no such piece left in your pool: { $unit }.
grecia-refusal-not-recruiting-here = New units go to territories you control or to empty ones adjacent to them, not to { $zone }.
grecia-refusal-foreign-fortress = You can't place land units in { $zone }: there is a fortress of another colour.
grecia-refusal-leaves-too-little-room = If you place it in { $zone }, not everything the card gives finds room.
grecia-refusal-cannot-support = That unit can't support in this combat.
grecia-refusal-battle-card-used = You don't have the Battle card “{ $card }” in your hand.
grecia-refusal-not-taking-part = No such unit of yours takes part in this combat.
grecia-refusal-not-worth-asking = Asking in the { $sea } would change nothing.
grecia-refusal-the-origin = You can't flee to where the attack came from: { $zone }.
grecia-refusal-no-refuge = You can't flee there: { $zone }.
grecia-refusal-must-save = You must save as many units as possible, and this one can still flee.
grecia-refusal-cannot-rise = That unit can't be promoted: { $unit }.
grecia-refusal-nobody-to-ask = There is nobody you could ask for support.
grecia-refusal-no-quarters = A hero comes back to land units of yours or to your lone fortress, not to { $zone }.
grecia-refusal-cannot-win-over = In { $zone } there is no neutral unit that you could win over.
grecia-refusal-no-own-ships = You have no ships in the { $sea }.
grecia-refusal-compulsory = That is compulsory: you have to choose.

## What is asked

grecia-prompt-over = The game is over.
grecia-prompt-chance = Lots or cards are being drawn, or dice thrown.
grecia-prompt-wait = Wait: { $seat } decides now.
grecia-prompt-pick-colour = Choose your colour.
grecia-prompt-fortress = Place a fortress.
grecia-prompt-piece = Which piece do you place next?
grecia-prompt-unit-in = Where do you place this unit: { $unit }?
grecia-prompt-hero-in = Where do you place { $hero }?
grecia-prompt-actions =
    { $actions ->
        [one] You have one action left. What do you do?
       *[other] You have { $actions } actions. What do you do?
    }
grecia-prompt-from = From which zone?
grecia-prompt-target = Which zone do you attack?
grecia-prompt-against = Whose ships do you attack?
grecia-prompt-with = Who goes? Name units first, then heroes.
grecia-prompt-to = Where does this unit go?
grecia-prompt-via = Through which seas?
grecia-prompt-hero-to = Where does the hero go along to?
grecia-prompt-for = Which unit comes in exchange?
grecia-prompt-vote = { $seat } wants transport through the { $sea }. Do you give permission?
grecia-prompt-take = Which new unit do you take?
grecia-prompt-take-in = Where do you place this unit: { $unit }?
grecia-prompt-drill = Which unit do you promote?
grecia-prompt-recall = Which hero comes back?
grecia-prompt-recall-in = Where does the hero come back?
grecia-prompt-win-over = Where do you win over a neutral unit?
grecia-prompt-open-sea = Which sea do you open?
grecia-prompt-step-1 = Combat ({ $zone }): do you play a Tactics card?
grecia-prompt-support =
    Combat ({ $zone }): which of your units support you as { $side ->
        [attacker] the attacker?
       *[defender] the defender?
    }
grecia-prompt-allies =
    Combat ({ $zone }): do you support { $side ->
        [attacker] the attacker?
       *[defender] the defender?
    }
grecia-prompt-battle-cards = Combat ({ $zone }): choose a Battle card.
grecia-prompt-after-dice = Combat ({ $zone }): do you play a card after the dice?
grecia-prompt-losses =
    { $losses ->
        [one] One unit must be eliminated. Which one?
       *[other] { $losses } units must be eliminated. Which one first?
    }
grecia-prompt-flight-ask = Do you ask for permission at sea before you flee?
grecia-prompt-flight = Where does this unit flee: { $unit }?
grecia-prompt-hero-flight = Where does { $hero } flee?
grecia-prompt-promotion = Do you promote a unit?
grecia-prompt-heroes = Does a hero travel alone?
grecia-prompt-hero-alone = Where does { $hero } travel?

## What can be chosen

grecia-choice-colour = Colour: { $colour }
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
grecia-choice-via = Through the { $sea }
grecia-choice-via-two = Through the { $sea } and the { $second }
grecia-choice-for = In exchange: { $unit }
grecia-choice-against = Against { $seat }
grecia-choice-hero = Hero: { $hero }
grecia-choice-go = Ready: carry it out
grecia-choice-take = Take: { $unit }
grecia-choice-done = Done
grecia-choice-consent = Give permission
grecia-choice-refuse = Refuse permission
grecia-choice-tactic = Play “{ $card }”
grecia-choice-open = Open the { $sea }
grecia-choice-support = Support: { $unit } ({ $zone })
grecia-choice-request = Ask the other players for support
grecia-choice-card = “{ $card }” (+{ $value })
grecia-choice-lose = Eliminate: { $unit }
grecia-choice-lose-supporter = Eliminate a supporting unit: { $unit } ({ $zone })
grecia-choice-ask = Ask for permission in the { $sea }
grecia-choice-surrender = Surrender
grecia-choice-promote = Promote: { $unit } ({ $zone })
grecia-choice-start = { $seat } begins
grecia-choice-draw = Draw “{ $card }”
grecia-choice-dice = Attacker { $attacker }, defender { $defender }
grecia-choice-die = The die shows { $number }

## What can be agreed

grecia-option-players = Players
grecia-option-players-help = The game is for two to four players; not every scenario suits every number.
grecia-option-players-2 = Two players
grecia-option-players-3 = Three players
grecia-option-players-4 = Four players
grecia-option-scenario = Scenario
grecia-option-scenario-help = A scenario sets colours, territories, heroes and neutrals; in the free game you place everything as you like.
grecia-option-scenario-trojan_war = The Trojan War
grecia-option-scenario-persian_wars = The Persian Wars
grecia-option-scenario-peloponnesian_war = The Peloponnesian War
grecia-option-scenario-rise_of_macedon = The rise of Macedon
grecia-option-scenario-wars_of_the_diadochi = The Wars of the Diadochi
grecia-option-scenario-roman_conquest = The Roman conquest
grecia-option-scenario-free_game = Free game
grecia-option-rounds = Duration
grecia-option-rounds-help = The game ends after this many rounds if nobody has won before.
grecia-option-rounds-scenario = As the scenario says
grecia-option-rounds-10 = 10 rounds
grecia-option-rounds-12 = 12 rounds
grecia-option-rounds-15 = 15 rounds
grecia-option-rounds-20 = 20 rounds
grecia-option-dice = Dice
grecia-option-dice-help = Without dice, strength, bonuses and cards alone decide a combat.
grecia-option-dice-yes = With dice
grecia-option-dice-no = Without dice
grecia-option-cards = Cards
grecia-option-cards-help = Without cards there are no Battle, Senate or Tactics cards, and nobody can take a card.
grecia-option-cards-yes = With cards
grecia-option-cards-no = Without cards
grecia-option-island_fortresses = Island fortresses
grecia-option-island_fortresses-help = Fortresses may be placed on small islands, unless you agree on none.
grecia-option-island_fortresses-any = Any
grecia-option-island_fortresses-none = None
grecia-option-hire_cavalry = Hired cavalry
grecia-option-hire_cavalry-help = Cavalry can be hired, unless you agree that it comes only through cards.
grecia-option-hire_cavalry-yes = Yes
grecia-option-hire_cavalry-no = No
