# The map of Greece and of Napoleon.

web-map-zoom = Map zoom
web-map-left = { $count } left
web-map-affordable = enough for { $count } of { $all }
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Show the whole map
web-map-keys = Arrow keys move the map, + and − zoom in and out, 0 shows all of it. On a zone, arrow keys lead to the next one.
web-map-choosable = Can be chosen
web-map-pieces = Pieces
