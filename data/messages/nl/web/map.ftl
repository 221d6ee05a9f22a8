# De kaart van Griekenland en van Napoleon.

web-map-zoom = Kaartuitsnede
web-map-left = nog { $count }
web-map-affordable = genoeg voor { $count } van { $all }
web-map-nearer = Inzoomen
web-map-farther = Uitzoomen
web-map-whole = De hele kaart tonen
web-map-keys = Met de pijltjestoetsen schuif je de kaart, met + en − zoom je in en uit, met 0 zie je alles. Op een zone brengen de pijltjes je naar de volgende.
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
web-plan-move-from = Verplaatsen { $zone-from }
web-plan-attack-from = Aanvallen { $zone-from }
web-plan-swap-from = Ruilen { $zone-from }
web-plan-enter-from = Binnengaan { $zone-from }
web-plan-leave-from = { $zone-The } verlaten
