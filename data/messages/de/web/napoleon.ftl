# Was der Raum von Napoleon sagt.

web-napoleon-title = Napoleon
web-napoleon-setting-up = Aufbau
web-napoleon-round = Runde { $round } von { $rounds }
web-napoleon-actions-left =
    { $count ->
        [one] Noch { $count } Aktion
       *[other] Noch { $count } Aktionen
    }
web-napoleon-out = ausgeschieden
web-napoleon-flags = Eigene Fahnen: { $own }. Erobert: { $conquered }
web-napoleon-supply = { $count } Versorgungsmarker
web-napoleon-route = Handelsroute
web-napoleon-route-open = Handelsroute nach { $city }: offen
web-napoleon-route-closed = Handelsroute nach { $city }: geschlossen
web-napoleon-open = offen
web-napoleon-closed = geschlossen
web-napoleon-truces = Waffenruhe: darf nicht angegriffen werden von { $names }
web-napoleon-neutrals = Neutrale
web-napoleon-action-move = Bewegen
web-napoleon-action-attack = Angreifen
web-napoleon-action-swap = Tauschen
web-napoleon-action-storm = Erstürmen
web-napoleon-action-supply = Versorgung
web-napoleon-action-recruit = Rekrutieren
web-napoleon-action-politics = Politik
web-napoleon-action-army = Heer
web-napoleon-free-actions = Freie Aktionen
web-napoleon-enter-city = { $zone } betreten
web-napoleon-leave-city = { $zone } verlassen
web-napoleon-named-so-far = Bisher genannt
web-napoleon-votes = Dafür { $allow } · dagegen { $refuse }
web-napoleon-odds = Gewinnchance: { $share }
web-napoleon-against = { $own } gegen { $rival }
web-napoleon-mountains = Dazwischen liegt Gebirge
web-napoleon-price = Kostet { $count } Versorgung
web-napoleon-sign-great-battle = Große Schlacht
web-napoleon-sign-promotion = Beförderung
web-napoleon-sign-flight = Flucht
web-napoleon-sign-eliminate = Vernichtung
web-napoleon-face-down = Verdeckte Karte
web-napoleon-no-card-yet = Noch keine Karte
web-napoleon-hand = Deine Schlachtkarten
web-napoleon-hand-of = Schlachtkarten von { $name }
web-napoleon-hand-count = { $held } auf der Hand · { $used } gespielt
web-napoleon-used = (gespielt)
web-napoleon-chance = Zufall
web-napoleon-chance-left =
    { $count ->
        [one] Noch { $count } Zufallskarte
       *[other] Noch { $count } Zufallskarten
    }
web-napoleon-battle-of = Kampf · { $zone }
web-napoleon-step-cards = Karten
web-napoleon-step-support = Unterstützung
web-napoleon-step-chance = Zufall
web-napoleon-step-losses = Verluste
web-napoleon-supports = Unterstützung durch { $name }, { $zone }
web-napoleon-units-open = Einheiten, Feldwert
web-napoleon-units-city = Einheiten, Stadtwert
web-napoleon-part-combined-arms = Verbundene Waffen
web-napoleon-part-city = Stadt
web-napoleon-part-mountains = Gebirge
web-napoleon-part-bonus = Verlesene Karten
web-napoleon-part-battle-card = Schlachtkarte
web-napoleon-part-chance-card = Zufallskarte
web-napoleon-effect-gain-supply = { $amount } Versorgung nehmen
web-napoleon-effect-gain-supply-count-port-cities = { $amount } Versorgung für jeden Hafen, den du kontrollierst, höchstens { $most }
web-napoleon-effect-gain-supply-count-conquered-flags = { $amount } Versorgung für jede eroberte Fahne, höchstens { $most }
web-napoleon-effect-gain-supply-count-seas-with-own-ships = { $amount } Versorgung für jedes Meer mit eigenen Schiffen, höchstens { $most }
web-napoleon-effect-promote-horse =
    { $amount ->
        [one] { $amount } Einheit zu Pferd befördern
       *[other] Bis zu { $amount } Einheiten zu Pferd befördern
    }
web-napoleon-effect-promote-foot =
    { $amount ->
        [one] { $amount } Einheit zu Fuß befördern
       *[other] Bis zu { $amount } Einheiten zu Fuß befördern
    }
web-napoleon-effect-redeploy-ship = Bis zu { $amount } Schiffe verlegen
web-napoleon-effect-free-recruit = Billiger rekrutieren, ohne Aktion
web-napoleon-tie-victory = Die nötigen Fahnen erobern und die eigenen halten
web-napoleon-tie-flags = Fahnen
web-napoleon-tie-zones = Gebiete und Städte
web-napoleon-tie-seas = Meere mit eigenen Schiffen
web-napoleon-tie-units = Einheiten auf dem Plan
web-napoleon-tie-supply = Versorgungsmarker
web-napoleon-board = Spielplan: Europa um 1800
web-napoleon-legend = Links: der Feldwert. Rechts: der Stadtwert.
web-napoleon-zone-held = Gehalten von { $name }
web-napoleon-zone-neutral = Neutrale Einheiten
web-napoleon-zone-flag = Mit Fahne
web-napoleon-small-city = Kleine Stadt
web-napoleon-large-city = Große Stadt
web-napoleon-port = Hafen
web-napoleon-flags-lost =
    { $count ->
        [one] Fahne: { $zones }
       *[other] Fahnen: { $zones }
    }
web-napoleon-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zonen: { $zones }
    }
