# De kaart van Griekenland en van Napoleon.

web-map-zoom = Kaart vergroten
web-map-left = nog { $count }
web-map-affordable = genoeg voor { $count } van { $all }
web-map-nearer = Dichterbij
web-map-farther = Verder weg
web-map-whole = De hele kaart tonen
web-map-keys = Met de pijltjestoetsen schuif je de kaart, met + en − kom je dichterbij of ga je verder weg, met 0 zie je alles. Op een zone brengen de pijltjes je naar de volgende.
web-map-choosable = Te kiezen
web-map-able = Raak aan om te zien wat het kan
web-map-pieces = Stukken

web-plan = Wat er kan: { $zone }
web-plan-close = Sluiten
web-plan-who = Wie gaat er?
web-plan-all = Allemaal
web-plan-nobody-picked = Kies wie er gaat.
web-plan-not-together = Ze kunnen niet allemaal naar dezelfde plaats. Kies er minder.
web-plan-not-alone = niet alleen
web-plan-odds = Wint met { $percent }
web-plan-move = Verplaatsen naar
web-plan-attack = Aanvallen
web-plan-swap = Ruilen met
web-plan-enter = Binnengaan
web-plan-leave = Verlaten naar
web-plan-comers = Wie hier kan komen
web-plan-no-comers = Geen van je eenheden kan daar nu heen of daar aanvallen.
web-plan-move-from = Verplaatsen vanuit { $zone }
web-plan-attack-from = Aanvallen vanuit { $zone }
web-plan-swap-from = Ruilen vanuit { $zone }
web-plan-enter-from = Binnengaan vanuit { $zone }
web-plan-leave-from = { $zone } verlaten
