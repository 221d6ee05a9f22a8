# What Napoleon's room says.

web-napoleon-title = Napoleon
web-napoleon-setting-up = Setting up
web-napoleon-round = Round { $round } of { $rounds }
web-napoleon-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-napoleon-out = out of the game
web-napoleon-flags = Own flags: { $own }. Conquered: { $conquered }
web-napoleon-supply =
    { $count ->
        [one] { $count } supply token
       *[other] { $count } supply tokens
    }
web-napoleon-route = Trade Route
web-napoleon-route-open = Trade Route to { $city }: open
web-napoleon-route-closed = Trade Route to { $city }: closed
web-napoleon-open = open
web-napoleon-closed = closed
web-napoleon-truces = Truce: may not be attacked by { $names }
web-napoleon-neutrals = Neutrals
web-napoleon-action-move = Move
web-napoleon-action-attack = Attack
web-napoleon-action-swap = Swap
web-napoleon-action-storm = Storm
web-napoleon-action-supply = Supply
web-napoleon-action-recruit = Recruit
web-napoleon-action-politics = Politics
web-napoleon-action-army = Army
web-napoleon-free-actions = Free actions
web-napoleon-enter-city = Enter { $zone }
web-napoleon-leave-city = Leave { $zone }
web-napoleon-named-so-far = Named so far
web-napoleon-votes = For { $allow } · against { $refuse }
web-napoleon-odds = Odds of winning: { $share }
web-napoleon-against = { $own } against { $rival }
web-napoleon-mountains = Mountains lie between
web-napoleon-price = Costs { $count } supply
web-napoleon-sign-great-battle = Great Battle
web-napoleon-sign-promotion = Promotion
web-napoleon-sign-flight = Flight
web-napoleon-sign-eliminate = Eliminate
web-napoleon-face-down = Card face down
web-napoleon-no-card-yet = No card yet
web-napoleon-hand = Your Battle cards
web-napoleon-hand-of = Battle cards of { $name }
web-napoleon-hand-count = { $held } in hand · { $used } used
web-napoleon-used = (used)
web-napoleon-chance = Chance
web-napoleon-chance-left =
    { $count ->
        [one] { $count } Chance card left
       *[other] { $count } Chance cards left
    }
web-napoleon-battle-of = Combat · { $zone }
web-napoleon-step-cards = Cards
web-napoleon-step-support = Support
web-napoleon-step-chance = Chance
web-napoleon-step-losses = Losses
web-napoleon-supports = Support by { $name }, { $zone }
web-napoleon-units-open = Units, open value
web-napoleon-units-city = Units, city value
web-napoleon-part-combined-arms = Combined arms
web-napoleon-part-city = City
web-napoleon-part-mountains = Mountain
web-napoleon-part-bonus = Cards read out
web-napoleon-part-battle-card = Battle card
web-napoleon-part-chance-card = Chance card
web-napoleon-effect-gain-supply = Take { $amount } supply
web-napoleon-effect-gain-supply-count-port-cities = Take { $amount } supply for each port you control, { $most } at most
web-napoleon-effect-gain-supply-count-conquered-flags = Take { $amount } supply for each flag conquered, { $most } at most
web-napoleon-effect-gain-supply-count-seas-with-own-ships = Take { $amount } supply for each sea with ships of yours, { $most } at most
web-napoleon-effect-promote-horse =
    { $amount ->
        [one] Promote { $amount } horse unit
       *[other] Promote up to { $amount } horse units
    }
web-napoleon-effect-promote-foot =
    { $amount ->
        [one] Promote { $amount } foot unit
       *[other] Promote up to { $amount } foot units
    }
web-napoleon-effect-redeploy-ship = Transfer up to { $amount } ships
web-napoleon-effect-free-recruit = Recruit more cheaply, without an action
web-napoleon-tie-victory = Conquering the flags needed while keeping one’s own
web-napoleon-tie-flags = Flags
web-napoleon-tie-zones = Territories and cities
web-napoleon-tie-seas = Seas with own ships
web-napoleon-tie-units = Units on the board
web-napoleon-tie-supply = Supply tokens
web-napoleon-board = Board: Europe about 1800
web-napoleon-legend = Left: the open value. Right: the city value.
web-napoleon-zone-held = Held by { $name }
web-napoleon-zone-neutral = Neutral units
web-napoleon-zone-flag = With a flag
web-napoleon-small-city = Small city
web-napoleon-large-city = Large city
web-napoleon-port = Port
web-napoleon-flags-lost =
    { $count ->
        [one] Flag: { $zones }
       *[other] Flags: { $zones }
    }
web-napoleon-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zones: { $zones }
    }
