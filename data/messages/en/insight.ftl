### What helps to judge: the odds of combats.

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
