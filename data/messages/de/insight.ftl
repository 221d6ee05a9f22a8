### Was beim Urteilen hilft: Aussichten von Kämpfen, Rat, Analyse.

insight-seat = Platz { $seat }
insight-odds-for = Aussichten für { $seat }
insight-odds-none = Kein Kampf ist im Gang, und kein Angriff wird angesagt.
insight-odds-assumed =
    Würfel und Karten zählen mit ihren genauen Wahrscheinlichkeiten. Angenommen: Niemand spielt eine weitere Taktikkarte oder schickt weitere Unterstützung, Durchfahrt wird gewährt, und Gegner wählen { $rival ->
        [highest] ihre höchste Schlachtkarte
        [lowest] ihre niedrigste Schlachtkarte
       *[any] jede Schlachtkarte ihrer Hand mit gleicher Wahrscheinlichkeit
    }.
insight-combat = Kampf
insight-combat-for = Kampf um { $zone }
insight-units = Mit
insight-these = { $units }
insight-strength = Stärke
insight-against = { $own } gegen { $rival }
insight-win = Sieg
insight-own-losses = Du verlierst
insight-rival-losses = Sie verlieren
insight-card = Schlachtkarte
insight-card-name = { $card }
insight-no-case = Kein Fall hat eine Stellung.
insight-no-such-case = Es gibt keinen Fall „{ $name }“.

## Gründe

insight-reason-battle =
    der Kampf wird in { $win } % der Fälle gewonnen, und zehn solche Kämpfe kosten { $losses ->
        [one] { $losses } Einheit
       *[other] { $losses } Einheiten
    }
insight-reason-round = gewinnt diese Runde in etwa { $chance } % der Fälle
insight-reason-strongest = deine stärkste Karte nach dem ersten Symbol, { $symbol-the }
insight-reason-thrift = die Runde ist kaum zu gewinnen: Das kostet deine entbehrlichste Karte
insight-reason-keeps = hebt eine stärkere Karte für später auf
insight-reason-elector = vertauscht die Symbole und tauscht die Karte gegen eine neue
insight-reason-points = mehr Punkte auf dem Spielplan
insight-reason-might = ein stärkeres Heer
insight-reason-ships = mehr Schiffe
insight-reason-seas = Schiffe in mehr Meeren
insight-reason-supply = mehr Versorgung
insight-reason-tactics = mehr Taktikkarten auf der Hand
insight-reason-battle-cards = bessere Schlachtkarten für später
insight-reason-heroes = hält deine Helden im Spiel
insight-reason-fortress = eine gegnerische Festung in Reichweite
insight-reason-fortress-safe = deine Festungen sind weniger bedroht
insight-reason-haven = auf einer kleinen Insel: über See kann nur eine Einheit angreifen
insight-reason-flags = mehr Fahnen
insight-reason-flag-near = eine Fahne in Reichweite
insight-reason-zones = mehr Zonen
insight-reason-trade = die Handelsroute bringt Versorgung
insight-reason-targets = gute Ziele für die nächsten Angriffe
insight-reason-room = mehr Gebiete in Reichweite
insight-reason-safe = weniger Orte, die angegriffen werden können

## Rat und Analyse

insight-hint = Beste Züge, soweit du es wissen kannst; von hier aus gewinnst du { $win } % der Partien:
insight-hint-none = Von dir wird gerade nichts verlangt.
insight-plan-move = { $units } { $from-from } { $to-to } bewegen
insight-plan-attack = { $to-Whom } { $from-from } mit { $units-dative } angreifen
insight-plan-attack-ships = Die Schiffe { $seat-whose } { $to-in } { $from-from } mit { $units-dative } angreifen
insight-plan-swap = { $units } { $from-in } gegen { $others } { $to-in } tauschen
insight-plan-hire = { $units } { $zones-in } anwerben
insight-plan-recruit = { $units } { $zones-in } rekrutieren
insight-plan-place = { $units } { $zones-in } setzen
insight-plan-support = Mit { $units-dative } { $zones-in } unterstützen
insight-plan-lose = { $units } ausschalten
insight-plan-promote = { $units } { $zones-in } befördern
insight-analysing = Einschätzungen
insight-analysis = Siegchancen, nach dem, was jeder wusste
insight-analysis-ply = Zug
insight-analysis-by = Am Zug
insight-analysis-word = Wahl
insight-analysis-end = das Ende
insight-analysis-turning = Wendepunkte
insight-analysis-before = Davor
insight-analysis-after = Danach
insight-analysis-costly = Die teuersten Züge
insight-analysis-better = Besser
insight-analysis-cost = Kosten
insight-analysis-no-costly = Kein Zug war deutlich schlechter als ein anderer.
insight-analysis-luck = Glück: was der Zufall zu jeder Siegchance beitrug
insight-analysis-battles = Kämpfe: Aussichten des Angreifers und Ausgang
insight-analysis-won = gewonnen
insight-analysis-lost = verloren
insight-not-over = Die Partie ist nicht zu Ende; nur beendete werden analysiert.
