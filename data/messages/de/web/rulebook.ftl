# Was auf den Seiten der Regelhefte steht.

web-rulebook-title = Regelheft
web-rulebook-shelf = Regelhefte
web-rulebook-shelf-lead = Jede Regel mit ihrer Nummer, gezeichnete Beispiele und eine Suche. Im Spiel führt jede Zeile des Protokolls zu ihrer Regel.
web-rulebook-extent = { $chapters } Kapitel, { $rules } Regeln
web-rulebook-learn = Neu hier? Spielend lernen in zehn Minuten
web-rulebook-learn-this = Spielend lernen: eine geführte Partie von zehn Minuten
web-rulebook-print = Drucken und spielen: Karten, Plättchen, Landkarte und Regelheft auf Papier
web-rulebook-short-altes-reich = Altes Reich
web-rulebook-short-grecia = Griechenland
web-rulebook-short-napoleon = Napoleon
web-rulebook-contents = Inhalt
web-rulebook-search = In den Regeln suchen
web-rulebook-clear = Suche löschen
web-rulebook-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-rulebook-rules =
    { $count ->
        [one] Regel
       *[other] Regeln
    }
web-rulebook-none = Keine Regel enthält „{ $query }“.
web-rulebook-glossary = Begriffe
web-rulebook-glossary-lead = Die Wörter des Spiels. Jedes zeigt die Regeln, in denen es steht.
web-rulebook-reading = Plättchen, Karten und Werte
web-rulebook-example = Beispiel
web-rulebook-units = Einheiten
web-rulebook-units-and-bonuses = Einheiten, Unterstützung und Boni
web-rulebook-die = Würfel
web-rulebook-bonus-fortress = Festung
web-rulebook-bonus-cavalry = Reiterei mit Infanterie
web-rulebook-bonus-hero = Held
web-rulebook-bonus-tactics = Taktikkarten
web-rulebook-bonus-combined-arms = Verbundene Waffen
web-rulebook-bonus-city = Verteidigte Stadt
web-rulebook-bonus-mountains = Gebirge
web-rulebook-bonus-bonus = Karten
web-rulebook-attacker = { $name }, greift an
web-rulebook-defender = { $name }, verteidigt
web-rulebook-wins = gewinnt
web-rulebook-fortress = Festung
web-rulebook-empty = leer
web-rulebook-march-move = zieht von { $from } nach { $to }
web-rulebook-march-attack = greift { $to } von { $from } aus an
web-rulebook-march-support = unterstützt in { $to } von { $from } aus
web-rulebook-march-flight = flieht von { $from } nach { $to }
web-rulebook-declares = sagt „Kurfürst“ mit { $name } an
web-rulebook-left = bleibt im Rennen
web-rulebook-out = scheidet aus
web-rulebook-counter = Ein Plättchen lesen
web-rulebook-emblem = Seite (Emblem)
web-rulebook-silhouette = Art der Einheit
web-rulebook-strength = Stärke
web-rulebook-price = Preis
web-rulebook-unit-values = Werte der Einheiten
web-rulebook-combat-adds = Was im Kampf zählt
web-rulebook-income = Einkünfte zu Beginn des Zuges
web-rulebook-territories = Gebiete
web-rulebook-tokens = Versorgungsmarker
web-rulebook-sides = Seiten
web-rulebook-open-value = Feldwert
web-rulebook-city-value = Stadtwert
web-rulebook-open = Feld
web-rulebook-city = Stadt
web-rulebook-class-foot = Zu Fuß
web-rulebook-class-horse = Zu Pferd
web-rulebook-class-artillery = Artillerie
web-rulebook-class-ship = Schiffe
web-rulebook-card = Eine Karte lesen
web-rulebook-card-dynasty = Oben die Farbe der Dynastie
web-rulebook-card-reign = Name, erstes und letztes Regierungsjahr
web-rulebook-card-figures = Unten die Dauer und die Kronenzahl
web-rulebook-criteria = Die acht Kriterien
web-rulebook-dynasties = Die neun Dynastien
web-rulebook-pane-before = Vorige Regel
web-rulebook-pane-after = Nächste Regel
web-rulebook-pane-full = Das ganze Regelheft öffnen
web-rulebook-pane-choose = Wähle ein Kapitel, oder tippe auf die Nummer einer Regel im Protokoll.
web-rulebook-pane-back = Kapitel
