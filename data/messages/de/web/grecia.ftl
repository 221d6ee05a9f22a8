# Das Zimmer von Griechenland.

web-grecia-map = Karte von Griechenland
web-grecia-cartouche = Griechenland
web-grecia-ships =
    { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
web-grecia-fortress = Festung
web-grecia-incognito = inkognito
web-grecia-empty = keine Figuren
web-grecia-setup = Aufbau
web-grecia-round = Runde
web-grecia-round-of = Runde { $round } von { $rounds }
web-grecia-figure-territories = Gebiete
web-grecia-figure-supply = Versorgung
web-grecia-figure-fortresses = Festungen
web-grecia-figure-units = Einheiten
web-grecia-fortresses-held = { $held } von { $all } eigenen, { $conquered } erobert
web-grecia-out = Ausgeschieden
web-grecia-action-move = Bewegen
web-grecia-action-attack = Angreifen
web-grecia-action-swap = Tauschen
web-grecia-action-supplies = Versorgung
web-grecia-action-hire = Anwerben
web-grecia-action-card = Karte
web-grecia-named = Bisher genannt
web-grecia-price = { $count } Versorgung
web-grecia-vote = { $sea }: { $allow } dafür, { $refuse } dagegen
web-grecia-battle-cards = Schlacht
web-grecia-tactics-cards = Taktik
web-grecia-of = { $count } von { $all }
web-grecia-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-grecia-card-held = { $value }, { $card }
web-grecia-card-used = { $value }, { $card }: gespielt
web-grecia-card-awaited = Schlachtkarte fehlt noch
web-grecia-card-hidden = Verdeckte Schlachtkarte
web-grecia-play = Diese Karte spielen
web-grecia-why-not = Warum nicht jetzt?
web-grecia-timing-battle_step_1 = Vor einem Kampf
web-grecia-timing-after_dice = Nach dem Würfeln
web-grecia-timing-own_turn = In deinem Zug
web-grecia-senate-of = Senat · { $name }
web-grecia-battle = Kampf · { $zone }
web-grecia-step-tactics = Taktik
web-grecia-step-cards = Karten
web-grecia-step-dice = Würfel
web-grecia-step-losses = Verluste
web-grecia-bonus-strength = Einheiten
web-grecia-bonus-fortress = Festung
web-grecia-bonus-cavalry = Reiterei mit Infanterie
web-grecia-bonus-hero = Held
web-grecia-bonus-tactics = Taktikkarten
web-grecia-bonus-card = Schlachtkarte
web-grecia-bonus-die = Würfel
web-grecia-die = Würfel: { $number }
web-grecia-tie-victory = Wer alle eigenen Festungen hält und zwei andere erobert, gewinnt sofort
web-grecia-tie-points = Punkte: 1 je Gebiet, 1 je eroberte Festung, −3 je verlorene Festung
web-grecia-tie-fortresses = Mehr eigene Festungen
web-grecia-tie-territories = Mehr Gebiete
web-grecia-tie-seas = Schiffe in mehr Meeren
web-grecia-tie-units = Mehr Einheiten
web-grecia-tie-supply = Mehr Versorgung
web-grecia-tie-eliminated = Ausgeschiedene kommen zuletzt, später Ausgeschiedene zuerst
web-grecia-fortresses-lost =
    { $count ->
        [one] Festung: { $zones }
       *[other] Festungen: { $zones }
    }
web-grecia-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zonen: { $zones }
    }
