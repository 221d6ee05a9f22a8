# Die Karte von Griechenland und von Napoleon.

web-map-zoom = Kartengröße
web-map-left = noch { $count }
web-map-affordable = reicht für { $count } von { $all }
web-map-nearer = Näher
web-map-farther = Weiter weg
web-map-whole = Ganze Karte zeigen
web-map-keys = Die Pfeiltasten verschieben die Karte, + und − bringen näher und weiter weg, 0 zeigt alles. Auf einer Zone führen die Pfeiltasten zur nächsten.
web-map-choosable = Wählbar
web-map-pieces = Figuren
