# Die Karte von Griechenland und von Napoleon.

web-map-zoom = Kartenausschnitt
web-map-left = noch { $count }
web-map-affordable = reicht für { $count } von { $all }
web-map-nearer = Vergrößern
web-map-farther = Verkleinern
web-map-whole = Ganze Karte zeigen
web-map-keys = Die Pfeiltasten verschieben die Karte, + und − vergrößern und verkleinern, 0 zeigt alles. Auf einer Zone führen die Pfeiltasten zur nächsten.
web-map-choosable = Wählbar
web-map-able = Berühren zeigt, was hier möglich ist
web-map-pieces = Figuren

web-plan = Was möglich ist: { $zone }
web-plan-close = Schließen
web-plan-who = Wer geht?
web-plan-all = Alle
web-plan-nobody-picked = Wähle, wer gehen soll.
web-plan-not-together = Sie können nicht alle an denselben Ort. Wähle weniger.
web-plan-not-alone = nicht allein
web-plan-odds = Gewinnt mit { $percent }
web-plan-move = Bewegen nach
web-plan-attack = Angreifen
web-plan-swap = Tauschen mit
web-plan-enter = Betreten
web-plan-leave = Verlassen nach
web-plan-comers = Wer hierher kommen könnte
web-plan-no-comers = Keine deiner Einheiten kann jetzt dorthin gehen oder dort angreifen.
web-plan-move-from = Bewegen { $zone-from }
web-plan-attack-from = Angreifen { $zone-from }
web-plan-swap-from = Tauschen { $zone-from }
web-plan-enter-from = Betreten { $zone-from }
web-plan-leave-from = { $zone-Whom } verlassen
