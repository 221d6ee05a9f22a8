# The map of Greece and of Napoleon.

web-map-zoom = Map zoom
web-map-left = { $count } left
web-map-affordable = enough for { $count } of { $all }
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Show the whole map
web-map-keys = Arrow keys move the map, + and − zoom in and out, 0 shows all of it. On a zone, arrow keys lead to the next one.
web-map-choosable = Can be chosen
web-map-able = Touch it to see what it can do
web-map-pieces = Pieces

web-plan = What can be done: { $zone }
web-plan-close = Close
web-plan-who = Who goes?
web-plan-all = All
web-plan-nobody-picked = Choose who is to go.
web-plan-not-together = They cannot all go to the same place. Choose fewer.
web-plan-not-alone = not alone
web-plan-odds = Wins with { $percent }
web-plan-move = Move to
web-plan-attack = Attack
web-plan-swap = Swap with
web-plan-enter = Enter
web-plan-leave = Leave for
web-plan-comers = Who could come here
web-plan-no-comers = None of your units can go there or attack it now.
web-plan-move-from = Move { $zone-from }
web-plan-attack-from = Attack { $zone-from }
web-plan-swap-from = Swap { $zone-from }
web-plan-enter-from = Enter { $zone-from }
web-plan-leave-from = Leave { $zone-the }
