# The room of The Old Empire.

web-altes-reich-name = The Old Empire

## The cards

web-altes-reich-years-unit =
    { $years ->
        [one] year
       *[other] years
    }
web-altes-reich-card =
    { $name }, { $role }, { $from } to { $to }, { $years ->
        [one] one year
       *[other] { $years } years
    }, { $crowns ->
        [0] no crown
        [one] one crown
       *[other] { $crowns } crowns
    }, { $dynasty }.
web-altes-reich-card-elector = Elector { $number }.
web-altes-reich-kind-territory = Territory
web-altes-reich-kind-insignia = Treasure of the Empire
web-altes-reich-kind-turning-point = Turning point
web-altes-reich-bond-black = Victory of
web-altes-reich-bond-red = Defeat of
web-altes-reich-bond-insignia = Linked to
web-altes-reich-bond-person = In the lead
web-altes-reich-symbol-order = Symbol order
web-altes-reich-printed-place =
    { $place ->
        [1] printed first
        [2] printed second
       *[3] printed third
    }

## The table

web-altes-reich-cloth = Table
web-altes-reich-rounds = Rounds
web-altes-reich-round = Round { $round } of { $rounds }
web-altes-reich-game = Game { $game } of { $games }
web-altes-reich-round-won = Round { $round }: { $winner } wins “{ $event }”
web-altes-reich-third-hand = Third hand
web-altes-reich-piles = Piles
web-altes-reich-pile-events =
    { $count ->
        [one] event to come
       *[other] events to come
    }
web-altes-reich-pile-monarchs =
    { $count ->
        [one] monarch in the pile
       *[other] monarchs in the pile
    }
web-altes-reich-pile-third-hand =
    { $count ->
        [one] card in the third hand
       *[other] cards in the third hand
    }
web-altes-reich-aside = Cards out of play
web-altes-reich-heap-removed =
    { $count ->
        [one] Elector removed
       *[other] Electors removed
    }
web-altes-reich-heap-played =
    { $count ->
        [one] card played
       *[other] cards played
    }
web-altes-reich-list-removed = Removed Electors
web-altes-reich-list-played = Cards played
web-altes-reich-order-changed =
    { $count ->
        [0] Order changed until the end of the round
        [one] Order changed by one Elector until the end of the round
       *[other] Order changed by { $count } Electors until the end of the round
    }
web-altes-reich-look-closer = Look closer: { $card }
web-altes-reich-trick = Cards on the table
web-altes-reich-you = You
web-altes-reich-has-declared = Has declared “Elector” with { $card } ({ $number })
web-altes-reich-declared = Declared { $number }
web-altes-reich-thinks = is thinking…
web-altes-reich-face-down = Face down
web-altes-reich-hero = War hero
web-altes-reich-dynasty = Dynasty
web-altes-reich-wins = Wins the round
web-altes-reich-here = Your card goes here
web-altes-reich-lay = Play { $card } here
web-altes-reich-hand = Your hand
web-altes-reich-hand-empty = You have no cards left in hand.
web-altes-reich-again-plays = Press it again to play it.
web-altes-reich-hands = Hands
web-altes-reich-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-altes-reich-result = Result
web-altes-reich-over = The Empire has ended
web-altes-reich-events = Events won
web-altes-reich-events-won =
    { $count ->
        [one] one event
       *[other] { $count } events
    }
web-altes-reich-events-aside =
    { $count ->
        [one] one set aside
       *[other] { $count } set aside
    }

## Beside the table

web-altes-reich-only-electors = Held nothing but Elector cards in round 1
web-altes-reich-points =
    { $count ->
        [one] one victory point
       *[other] { $count } victory points
    }
web-altes-reich-compare = Comparison
web-altes-reich-past-round = Round { $round }: { $event }
web-altes-reich-on-table = Cards on the table
web-altes-reich-if-you-play = If you play { $card }
web-altes-reich-best = (the best value)
web-altes-reich-how-won = How this round is won
web-altes-reich-note-dynasty =
    Dynasty ({ $dynasty }): { $cards } { $count ->
        [one] draws level
       *[other] draw level
    } with the best card on the first symbol.
web-altes-reich-note-hero-black = Black swords: on the second symbol { $card } draws level with the best card in contention.
web-altes-reich-note-hero-red = Red swords: if the second symbol decides, { $card } is out.
web-altes-reich-note-hero-out = Red swords: { $card } is left out of the comparison.
web-altes-reich-pick = Tap a card of your hand to compare it; tap it again to play it.
web-altes-reich-declare = Declare “Elector”
web-altes-reich-declare-swap =
    1st ⇄ { $number ->
        [2] 2nd
       *[3] 3rd
    }

## Tie-breakers

web-altes-reich-tie-events = The player with the most events wins; in a great game those of all three games are counted together.
web-altes-reich-tie-shared = Players level with the most events share the victory.
web-altes-reich-tie-ladder = With the ladder, the tied player whose last event was won latest wins; in a great game, games won outright and the events of the third game come first.
web-altes-reich-tie-places = The other places follow the number of events; players with equal numbers share a place.
