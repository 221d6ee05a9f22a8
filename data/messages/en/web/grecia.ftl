# The room of Greece.

web-grecia-map = Map of Greece
web-grecia-cartouche = Greece
web-grecia-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
web-grecia-fortress = Fortress
web-grecia-incognito = incognito
web-grecia-empty = no pieces
web-grecia-setup = Set-up
web-grecia-round = Round
web-grecia-round-of = Round { $round } of { $rounds }
web-grecia-figure-territories = Territories
web-grecia-figure-supply = Supplies
web-grecia-figure-fortresses = Fortresses
web-grecia-figure-units = Units
web-grecia-fortresses-held = { $held } of { $all } own, { $conquered } conquered
web-grecia-out = Eliminated
web-grecia-action-move = Move
web-grecia-action-attack = Attack
web-grecia-action-swap = Swap
web-grecia-action-supplies = Supplies
web-grecia-action-hire = Hire
web-grecia-action-card = Card
web-grecia-named = Named so far
web-grecia-price =
    { $count ->
        [one] 1 supply
       *[other] { $count } supplies
    }
web-grecia-vote = { $sea }: { $allow } for, { $refuse } against
web-grecia-battle-cards = Battle
web-grecia-tactics-cards = Tactics
web-grecia-of = { $count } of { $all }
web-grecia-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-grecia-card-held = { $value }, { $card }
web-grecia-card-used = { $value }, { $card }: used
web-grecia-card-awaited = Battle card still to come
web-grecia-card-hidden = Battle card face down
web-grecia-play = Play this card
web-grecia-why-not = Why not now?
web-grecia-timing-battle_step_1 = Before a combat
web-grecia-timing-after_dice = After the dice
web-grecia-timing-own_turn = In your turn
web-grecia-senate-of = Senate · { $name }
web-grecia-battle = Combat · { $zone }
web-grecia-step-tactics = Tactics
web-grecia-step-cards = Cards
web-grecia-step-dice = Dice
web-grecia-step-losses = Losses
web-grecia-bonus-strength = Units
web-grecia-bonus-fortress = Fortress
web-grecia-bonus-cavalry = Cavalry with infantry
web-grecia-bonus-hero = Hero
web-grecia-bonus-tactics = Tactics cards
web-grecia-bonus-card = Battle card
web-grecia-bonus-die = Die
web-grecia-die = Die: { $number }
web-grecia-tie-victory = Whoever holds all own fortresses and conquers two others wins at once
web-grecia-tie-points = Points: 1 per territory, 1 per conquered fortress, −3 per lost fortress
web-grecia-tie-fortresses = More fortresses of one’s own
web-grecia-tie-territories = More territories
web-grecia-tie-seas = Ships in more seas
web-grecia-tie-units = More units
web-grecia-tie-supply = More supplies
web-grecia-tie-eliminated = Eliminated players come last, whoever fell later ahead
web-grecia-fortresses-lost =
    { $count ->
        [one] Fortress: { $zones }
       *[other] Fortresses: { $zones }
    }
web-grecia-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zones: { $zones }
    }
