# Was die Seite zum Drucken der Spiele sagt, und was auf den Bögen steht.

web-print-title = Drucken und spielen
web-print-lead = Das ganze Spiel auf Papier: Karten und Plättchen mit beiden Seiten, Landkarte, Übersichten und Regelheft, mit Schnittmarken. Wähle das Papier und was gedruckt wird; unten stehen die Bögen, wie sie herauskommen.
web-print-paper = Papier
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-paper-a3 = A3
web-print-paper-a2 = A2
web-print-paper-a1 = A1
web-print-parts = Was gedruckt wird
web-print-part-cards = Karten
web-print-part-counters = Plättchen
web-print-part-map = Landkarte
web-print-part-aids = Übersichten
web-print-part-rules = Regelheft
web-print-ink = Tinte
web-print-sparing = Tinte sparen: weiße Flächen, Farben nur als Linien
web-print-note-scale = Drucke mit 100 %, nicht an die Seite angepasst und ohne Kopfzeilen. Auf jedem Bogen steht eine Linie von 50 mm zum Nachmessen.
web-print-note-duplex = Auf jede Vorderseite folgt ihre Rückseite: Drucke beidseitig und wende an der langen Kante.
web-print-note-booklet = Das Regelheft wird geheftet: Drucke es für sich, beidseitig und an der kurzen Kante gewendet, und falte es in der Mitte.
web-print-note-shop = Auf großem Papier ist die Landkarte ganz; Übersichten und Regelheft bleiben auf A4. Damit geht man in eine Druckerei.
web-print-print = Drucken
web-print-count =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
web-print-setting = Die Bögen werden gesetzt …
web-print-sheet = { $part } { $number }/{ $all }
web-print-sheet-back = { $part } { $number }/{ $all } · Rückseite
web-print-tile = Landkarte { $name } von { $columns } × { $rows }
web-print-glue = { $name }: An den Marken schneiden und den nächsten Bogen auf den Streifen kleben, der bei den Dreiecken beginnt.
web-print-measure = Bei 100 % ist die Linie 50 mm lang.
web-print-credits = { $title } · Ausgabe { $edition } · Imperios: Spiel, Texte und Karte MIT oder Apache-2.0 · Symbole game-icons.net (Lorc, Delapouite und andere), CC BY 3.0 · Schrift Alegreya Sans, Cinzel, Grenze Gotisch (OFL) · Küsten Natural Earth
web-print-credits-icons = Symbole von Lorc, Delapouite und anderen Autoren von game-icons.net, CC BY 3.0. Schilde, Embleme und einige Silhouetten wurden für Imperios gezeichnet.
web-print-credits-type = Schrift: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), Cinzel (Natanael Gama) und Grenze Gotisch (Renata Polastri, Omnibus-Type), SIL Open Font License 1.1.
web-print-credits-map = Die Küsten der Karten stammen von Natural Earth und sind gemeinfrei. Texte und Daten: MIT oder Apache-2.0, nach Wahl.
web-print-player = Spieler { $number }
web-print-round = Partie { $game }, Runde { $round }
web-print-sum = Summe der Partie { $game }
web-print-aid-overview = Das Spiel auf einen Blick
web-print-aid-values = Werte
web-print-aid-tracks = Runden und Versorgung
web-print-aid-scenarios = Szenarien
web-print-aid-standard = Das Standardspiel
web-print-aid-scores = Wertungsblatt
web-print-track-rounds = Runden
web-print-track-supply = Versorgung
web-print-token-supply = Versorgung
web-print-token-round = Runde
web-print-token-turn = Zug
web-print-scenario-facts = Spieler: { $players }. Runden: { $rounds }.
web-print-scenario-home = Heimat: { $zones }.
web-print-scenario-pieces = Festungen: { $fortresses }. Helden: { $heroes }.
web-print-scenario-unplayed = In jeder Heimatzone einer Seite, die niemand spielt: { $units }.
web-print-grecia-battle = Schlacht
web-print-grecia-senate = Senat
web-print-grecia-tactics = Taktik
web-print-napoleon-battle = Schlacht
web-print-napoleon-chance = Zufall
web-print-napoleon-politics = Politik
web-print-napoleon-army = Heer
web-print-napoleon-trade = Handelsroute
web-print-napoleon-game = Partie
web-print-napoleon-empires = Reiche jedes Spielers
web-print-napoleon-neutrals = Neutrale
web-print-napoleon-level-light = leicht
web-print-napoleon-level-medium = mittel
web-print-napoleon-level-strong = stark
web-print-napoleon-setup = Anfangseinheiten jedes Reichs
web-print-napoleon-one-of = 1 nach Wahl: { $units }
web-print-napoleon-garrisons = Neutrale auf den Fahnen, die keinem Spieler gehören
web-print-napoleon-place-territory = Gebiet
web-print-napoleon-place-small_city = Kleine Stadt
web-print-napoleon-place-large_city = Große Stadt
web-print-napoleon-place-minor_small = Kleine Stadt eines Kleinstaats
web-print-napoleon-place-minor_large = Große Stadt eines Kleinstaats
web-print-napoleon-supply =
    { $supply ->
        [one] { $supply } Versorgung
       *[other] { $supply } Versorgung
    }
web-print-napoleon-nobody = niemand
web-print-napoleon-signs = Zeichen auf den Karten
