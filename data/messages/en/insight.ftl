### What helps to judge: the odds of combats, hints, analysis.

insight-seat = Seat { $seat }
insight-odds-for = Odds for { $seat }
insight-odds-none = No combat is under way, and no attack is being named.
insight-odds-assumed =
    Dice and cards count with their exact odds. Assumed: nobody plays a further Tactics card or sends further support, passage is granted, and rivals choose { $rival ->
        [highest] their highest Battle card
        [lowest] their lowest Battle card
       *[any] any Battle card of their hand with equal odds
    }.
insight-combat = Combat
insight-combat-for = Combat for { $zone }
insight-units = With
insight-these = { $units }
insight-strength = Strength
insight-against = { $own } against { $rival }
insight-win = Win
insight-own-losses = You lose
insight-rival-losses = They lose
insight-card = Battle card
insight-card-name = { $card }
insight-no-case = No case has a position.
insight-no-such-case = There is no case “{ $name }”.

## Reasons

insight-reason-battle =
    the combat is won in { $win } % of cases, and ten such combats cost { $losses ->
        [one] { $losses } unit
       *[other] { $losses } units
    }
insight-reason-round = wins this round in about { $chance } % of cases
insight-reason-strongest = your strongest card by the first symbol, { $symbol-the }
insight-reason-thrift = the round is hardly to be won: this spends your least useful card
insight-reason-keeps = keeps a stronger card for later
insight-reason-elector = changes the symbols and exchanges the card for a new one
insight-reason-points = more points on the board
insight-reason-might = a stronger army
insight-reason-ships = more ships
insight-reason-seas = ships in more seas
insight-reason-supply = more supply
insight-reason-tactics = more Tactics cards in hand
insight-reason-battle-cards = better Battle cards left for later
insight-reason-heroes = keeps your heroes in the game
insight-reason-fortress = a rival’s fortress within reach
insight-reason-fortress-safe = your fortresses are threatened less
insight-reason-haven = on a small island: by sea only one unit can attack it
insight-reason-flags = more flags
insight-reason-flag-near = a flag within reach
insight-reason-zones = more zones
insight-reason-trade = the Trade Route brings supply
insight-reason-targets = good targets for the next attacks
insight-reason-room = more territories within reach
insight-reason-safe = fewer places exposed to attack

## Hints and analysis

insight-hint = Best choices as far as you can know; you win { $win } % of games from here:
insight-hint-none = Nothing is asked of you now.
insight-plan-move = Move { $units } { $from-from } { $to-to }
insight-plan-attack = Attack { $to-the } { $from-from } with { $units }
insight-plan-attack-ships = Attack the ships { $seat-of } { $to-in } { $from-from } with { $units }
insight-plan-swap = Swap { $units } { $from-in } with { $others } { $to-in }
insight-plan-hire = Hire { $units } { $zones-in }
insight-plan-recruit = Recruit { $units } { $zones-in }
insight-plan-place = Place { $units } { $zones-in }
insight-plan-support = Support with { $units } { $zones-in }
insight-plan-lose = Eliminate { $units }
insight-plan-promote = Promote { $units } { $zones-in }
insight-analysing = estimates
insight-analysis = Chances of victory, from what each player knew
insight-analysis-ply = Ply
insight-analysis-by = Decides
insight-analysis-word = Choice
insight-analysis-end = the end
insight-analysis-turning = Turning points
insight-analysis-before = Before
insight-analysis-after = After
insight-analysis-costly = Choices that cost most
insight-analysis-better = Better
insight-analysis-cost = Cost
insight-analysis-no-costly = No choice was clearly worse than another.
insight-analysis-luck = Luck: what chance added to each chance of victory
insight-analysis-battles = Combats: the attacker’s odds and the outcome
insight-analysis-won = won
insight-analysis-lost = lost
insight-not-over = The game is not over; only finished games are analysed.
