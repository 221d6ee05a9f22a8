napoleon-title = Napoleon
napoleon-tagline = Feldzüge, Flotten und Fahnen: ein Strategiespiel um Europa von 1796 bis 1815 für 2 bis 8 Spieler

## Was geschieht

napoleon-event-start-drawn = Das Los macht { $seat } zum Startspieler.
napoleon-event-empire-chosen = { $seat } wählt ein Reich: { $empire }
napoleon-event-neutrals-placed = Neutrale Einheiten aufgestellt: { $units }
napoleon-event-unit-placed = { $seat } setzt eine Einheit ({ $unit }, { $empire }): { $zone }
napoleon-event-route-dealt = { $seat } erhält eine Handelsroute: { $route }
napoleon-event-route-laid-aside = Diese Handelsroute zeigt eine Stadt von { $seat } und wird beiseitegelegt: { $route }
napoleon-event-round-begins = Runde { $round } beginnt.
napoleon-event-turn-begins = Runde { $round }: { $seat } ist am Zug.
napoleon-event-trade-income = { $seat } erhält { $supply } Versorgung für die Handelsroute: { $route }
napoleon-event-passed = { $seat } verzichtet auf die übrigen Aktionen.
napoleon-event-supply-taken = { $seat } nimmt Versorgung: { $supply }
napoleon-event-moved = { $seat } bewegt ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-ridden-down =
    { $seat } reitet mit { $rider } nieder ({ $unit }, { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }): { $zone }
napoleon-event-swapped = { $seat } tauscht { $first } ({ $here }) und { $second } ({ $there }).
napoleon-event-entered = { $seat } betritt die Stadt ({ $unit }, { $empire }): { $zone }
napoleon-event-left = { $seat } verlässt die Stadt ({ $unit }, { $empire }): { $zone }
napoleon-event-recruited = { $seat } rekrutiert ({ $unit }, { $empire }) für { $price }: { $zone }
napoleon-event-gained = { $seat } erhält eine Einheit ({ $unit }, { $empire }): { $zone }
napoleon-event-card-drawn = { $seat } nimmt eine Karte: { $card }
napoleon-event-supply-by-card = { $seat } erhält { $supply } Versorgung.
napoleon-event-consolation = Die Karte bewirkt nichts: { $seat } nimmt stattdessen { $supply } Versorgung.
napoleon-event-supply-lost = { $seat } gibt { $supply } Versorgung zurück.
napoleon-event-supply-given = { $seat } gibt { $supply } Versorgung an { $to }
napoleon-event-attack-bonus = { $seat } erhöht den Angriff dieses Zugs um { $amount }
napoleon-event-defence-bonus = { $seat } erhöht bis zum nächsten Zug jede Verteidigung um { $amount }
napoleon-event-truce = Waffenruhe: Bis zum nächsten Zug von { $seat } kein Angriff durch { $rival }
napoleon-event-neutral-raised = Die Stadt bewaffnet sich ({ $unit }): { $zone }
napoleon-event-transferred = { $seat } verlegt ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-battle-card-recovered = { $seat } nimmt eine Schlachtkarte zurück: { $card }
napoleon-event-route-drawn = { $seat } zieht eine Handelsroute: { $route }
napoleon-event-route-kept = { $seat } behält die Handelsroute: { $route }
napoleon-event-peeked = { $seat } sieht sich eine Zufallskarte an.
napoleon-event-peeked-own = { $seat } sieht sich die Zufallskarte { $card } an.
napoleon-event-arranged = { $seat } legt die Zufallskarten wieder obenauf.
napoleon-event-chance-reshuffled = Die Zufallskarten werden neu gemischt.
napoleon-event-promoted = { $seat } befördert eine Einheit ({ $unit } → { $higher }, { $empire }): { $zone }
napoleon-event-sea-asked = { $seat } bittet um Durchfahrt: { $sea }
napoleon-event-consented =
    { $seat } stimmt mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } zu: { $sea }
napoleon-event-refused =
    { $seat } weigert sich mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    }: { $sea }
napoleon-event-sea-open = Durchfahrt frei für { $seat }, { $allow } gegen { $refuse }: { $sea }
napoleon-event-sea-closed = Durchfahrt gesperrt für { $seat }, { $allow } gegen { $refuse }: { $sea }
napoleon-event-attack = { $seat } greift { $defender } an ({ $units }): { $from } → { $to }
napoleon-event-attack-neutral = { $seat } greift Neutrale an ({ $units }): { $from } → { $to }
napoleon-event-attack-sea =
    { $seat } greift { $defender } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } an: { $from } → { $to }
napoleon-event-battle-card-chosen = { $seat } hat eine Schlachtkarte gewählt.
napoleon-event-battle-card-chosen-own = { $seat } hat die Schlachtkarte { $card } gewählt.
napoleon-event-battle-card-shown = { $seat } zeigt die Schlachtkarte { $card }
napoleon-event-supports =
    { $seat } unterstützt ({ $unit }, { $empire }, { $zone }): { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
napoleon-event-support-accepted =
    Die Unterstützung von { $seat } wird angenommen ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
napoleon-event-support-refused =
    Die Unterstützung von { $seat } wird abgelehnt ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
napoleon-event-chance-drawn =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }): Zufallskarte { $card }
napoleon-event-totalled =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }): Einheiten { $units }, verbundene Waffen { $combined_arms }, Stadt { $city }, Gebirge { $mountains }, Karten { $bonus }, Schlachtkarte { $battle_card }, Zufallskarte { $chance_card } = { $total }
napoleon-event-combat-won =
    Der Kampf ist gewonnen: { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
napoleon-event-combat-tied =
    Gleichstand, also siegt der Verteidiger: { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
napoleon-event-nobody-falls = Flucht: Niemand wird in diesem Kampf vernichtet.
napoleon-event-losses-due = Zu vernichtende Einheiten: Angreifer { $attacker }, Verteidiger { $defender }
napoleon-event-lost =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }: Einheit vernichtet ({ $unit }, { $empire }), { $zone }
napoleon-event-pursued =
    Die Kavallerie von { $seat } vernichtet Fliehende ({ $unit }, { $empire }, { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }): { $zone }
napoleon-event-fled = { $seat } flieht ({ $unit }, { $empire }) → { $to }
napoleon-event-surrendered =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }: Kapitulation ({ $unit }, { $empire }), { $zone }
napoleon-event-moved-in = { $seat } rückt vor ({ $units }): { $to }
napoleon-event-sailed-in =
    { $seat } läuft mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } ein: { $to }
napoleon-event-went-back = Die Angreifer von { $seat } kehren zurück: { $to }
napoleon-event-city-captured = { $seat } nimmt die Stadt ein und erhält { $supply } Versorgung: { $zone }
napoleon-event-battle-cards-back = { $seat } nimmt alle Schlachtkarten bis auf die letzte zurück.
napoleon-event-out = { $seat } scheidet aus.
napoleon-event-victory = { $seat } hält alle eigenen Fahnen, hat genug erobert und gewinnt!
napoleon-event-victory-alone = { $seat } bleibt allein übrig und gewinnt!
napoleon-event-rounds-over = Die { $rounds } Runden sind vorbei.
napoleon-event-counted = { $seat }: Fahnen { $flags }, Zonen { $zones }, Meere { $seas }, Einheiten { $units }, Versorgung { $supply }
napoleon-event-winner = { $seats } gewinnt!
napoleon-event-winners-shared = Der Sieg wird geteilt: { $seats }

## Warum etwas nicht geht

napoleon-refusal-over = Das Spiel ist vorbei.
napoleon-refusal-chance-first = Zuerst wird gezogen.
napoleon-refusal-not-asked = Jetzt entscheidet { $seat }
napoleon-refusal-already-chosen = Du hast deine Schlachtkarte schon gewählt.
napoleon-refusal-left-to-chance = Das entscheidet der Zufall.
napoleon-refusal-not-now = Jetzt nicht: Erst wird beendet, was begonnen hat.
napoleon-refusal-empire-taken = Dieses Reich ist vergeben: { $empire }
napoleon-refusal-not-your-empire = Das ist nicht dein Reich: { $empire }
napoleon-refusal-no-such-piece = Diese Einheit ist nicht mehr zu setzen: { $unit } ({ $empire })
napoleon-refusal-not-home = Keine deiner Anfangszonen: { $zone }
napoleon-refusal-wrong-element = Schiffe gehören aufs Meer, alle anderen Einheiten an Land: { $zone }
napoleon-refusal-sea-not-adjacent = Dieses Meer grenzt an keine passende Zone: { $zone }
napoleon-refusal-full = Mehr Einheiten haben nicht Platz: { $zone }
napoleon-refusal-no-action-left = Du hast keine Aktion mehr.
napoleon-refusal-attacked-already = Nur ein Angriff je Zug ist erlaubt.
napoleon-refusal-nothing-to-attack = Es gibt nichts anzugreifen.
napoleon-refusal-nothing-to-move = Keine Einheit kann sich bewegen.
napoleon-refusal-nothing-to-swap = Kein Tausch würde etwas ändern.
napoleon-refusal-nothing-to-recruit = Du kannst nichts rekrutieren.
napoleon-refusal-no-own-units = Du hast dort keine Einheiten: { $zone }
napoleon-refusal-cannot-leave = Die Einheiten dort können das nicht: { $zone }
napoleon-refusal-leaves-freely = Eine Einheit verlässt eine Stadt durch eine freie Aktion: { $zone }
napoleon-refusal-moved-already = Die Karte bewegt jede Einheit nur einmal: { $unit } ({ $empire })
napoleon-refusal-no-such-unit = Eine solche Einheit gibt es nicht: { $unit } ({ $empire })
napoleon-refusal-out-of-order = Einheiten werden der Reihe nach genannt: zu Pferd, zu Fuß, Artillerie; und Zonen in der Reihenfolge der Karte.
napoleon-refusal-no-rider = Keine Kavallerie reitet dort den Feind nieder: { $zone }
napoleon-refusal-out-of-reach = Außer Reichweite: { $zone }
napoleon-refusal-sea-closed = Die Durchfahrt wurde in diesem Zug verweigert: { $sea }
napoleon-refusal-held-by-others = Dort stehen Feinde; greife an: { $zone }
napoleon-refusal-entered-freely = Die Stadt betritt man durch eine freie Aktion: { $zone }
napoleon-refusal-nothing-there = Dort ist nichts anzugreifen: { $zone }
napoleon-refusal-own-units = Das sind deine eigenen Einheiten: { $zone }
napoleon-refusal-protected = Du darfst jetzt nicht angreifen: { $seat }
napoleon-refusal-land-and-sea = Landeinheiten und Schiffe kämpfen nie gegeneinander.
napoleon-refusal-alone-against-horse = Eine einzelne Miliz oder Artillerie greift im Feld keine Kavallerie an: { $zone }
napoleon-refusal-one-against-port = Vom Meer aus greift nur eine Einheit eine Stadt an.
napoleon-refusal-no-ships-there = Keine Schiffe dort: { $seat }
napoleon-refusal-nothing-changes = Es würde sich nichts ändern.
napoleon-refusal-nothing-named = Du hast noch nichts genannt.
napoleon-refusal-no-route = Diese Meere ergeben keinen Weg.
napoleon-refusal-city-not-empty = Die Stadt ist nicht leer: { $zone }
napoleon-refusal-not-around-city = Diese Einheit steht nicht im Gebiet der Stadt: { $zone }
napoleon-refusal-not-such-city = Keine passende Stadt: { $zone }
napoleon-refusal-besieged = Feinde stehen vor der Stadt: { $zone }
napoleon-refusal-came-and-went = Dort ist seit der letzten Aktion schon jemand ein- oder ausgezogen: { $zone }
napoleon-refusal-not-for-recruiting = Nicht zu rekrutieren: { $unit } ({ $empire })
napoleon-refusal-not-on-the-card = Die Karte gilt nicht für diese Einheit: { $unit } ({ $empire })
napoleon-refusal-card-used-up = Mehr gibt die Karte nicht her.
napoleon-refusal-too-dear = Zu wenig Versorgung: { $unit } ({ $empire })
napoleon-refusal-no-counter = Kein Plättchen mehr: { $unit } ({ $empire })
napoleon-refusal-no-place = Dafür ist kein Platz: { $unit } ({ $empire })
napoleon-refusal-not-controlled = Du kontrollierst die Zone nicht: { $zone }
napoleon-refusal-foreign-home = Eine Anfangszone eines anderen Spielers: { $zone }
napoleon-refusal-option-impossible = Diese Möglichkeit ist nicht ausführbar.
napoleon-refusal-no-effect = Dort hätte die Karte keine Wirkung.
napoleon-refusal-compulsory = Etwas muss gewählt werden.
napoleon-refusal-route-not-drawn = Diese Handelsroute wurde nicht gezogen.
napoleon-refusal-card-in-hand = Diese Karte hast du schon auf der Hand: { $card }
napoleon-refusal-battle-card-used = Diese Karte ist schon gebraucht: { $card }
napoleon-refusal-not-looked-at = Diese Karte ist nicht unter den angesehenen.
napoleon-refusal-cannot-support = Von dort kann sie nicht teilnehmen: { $zone }
napoleon-refusal-wrong-support = Schiffe unterstützen nicht an Land und Landeinheiten nicht auf See, außer an einem angegriffenen Hafen.
napoleon-refusal-not-taking-part = Eine solche Einheit nimmt nicht teil: { $unit } ({ $empire })
napoleon-refusal-ships-at-port = Schiffe an einem Hafen können nicht vernichtet werden.
napoleon-refusal-own-units-first = Zuerst werden die eigenen Einheiten vernichtet.
napoleon-refusal-not-fleeing = Sie flieht nicht oder ist nicht verwundbar: { $unit } ({ $empire })
napoleon-refusal-not-worth-asking = Fragen ist unnötig oder zwecklos: { $sea }
napoleon-refusal-the-origin = Der Angriff kam von dort: { $zone }
napoleon-refusal-no-refuge = Keine mögliche Zuflucht: { $zone }
napoleon-refusal-must-flee = So viele Einheiten wie möglich müssen fliehen.
napoleon-refusal-cannot-rise = Kann nicht befördert werden: { $unit } ({ $empire })
napoleon-refusal-no-higher-counter = Kein Plättchen der nächsten Stufe mehr: { $unit } ({ $empire })
napoleon-refusal-no-promotion = Keine Beförderung für diese Einheit: { $unit } ({ $empire })

## Was gefragt wird

napoleon-prompt-over = Das Spiel ist vorbei.
napoleon-prompt-chance = Es wird gezogen.
napoleon-prompt-wait = Warte: { $seat } entscheidet.
napoleon-prompt-pick-empire = Wähle ein Reich.
napoleon-prompt-piece = Welche Einheit setzt du jetzt?
napoleon-prompt-piece-in = Wohin? ({ $unit }, { $empire })
napoleon-prompt-actions = Dein Zug. Verbleibende Aktionen: { $actions }
napoleon-prompt-from =
    { $verb ->
        [move] Bewegen
        [attack] Angreifen
        [swap] Tauschen
       *[storm] Erstürmen
    }: aus welcher Zone?
napoleon-prompt-target = Welche Zone greifst du an?
napoleon-prompt-against = Wen greifst du an?
napoleon-prompt-way = Zu Land oder zur See?
napoleon-prompt-via = Welche Meere fragst du?
napoleon-prompt-with =
    { $verb ->
        [move] Bewegen
        [attack] Angreifen
        [swap] Tauschen
       *[storm] Erstürmen
    }: mit welcher Einheit?
napoleon-prompt-to = Wohin geht sie? ({ $unit }, { $empire })
napoleon-prompt-for = Gegen welche Einheit?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat } will über See angreifen ({ $units }): { $from } → { $to }.
        [swap] { $seat } will über See Einheiten tauschen ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } will über See fliehen ({ $units }): { $from }.
       *[move] { $seat } will sich über See bewegen ({ $units }): { $from } → { $to }.
    } Lässt du die Truppen durch? ({ $sea })
napoleon-prompt-ride = Wird der Reiter befördert?
napoleon-prompt-storm = Erstürmst du bei der Ankunft eine Stadt?
napoleon-prompt-take = Welche Einheit nimmst du? Versorgung: { $supply }
napoleon-prompt-take-in = Wohin setzt du sie? ({ $unit }, { $empire })
napoleon-prompt-option = { $card }: welche Möglichkeit?
napoleon-prompt-rival = { $card }: welcher Rivale?
napoleon-prompt-frost = Welches Gebiet leidet?
napoleon-prompt-desert = Welche Einheit vernichtest du?
napoleon-prompt-rising = Welche Stadt bewaffnet sich?
napoleon-prompt-keep-route = Welche Handelsroute behältst du?
napoleon-prompt-arrange = Welche Zufallskarte liegt als nächste oben?
napoleon-prompt-recover = Welche Schlachtkarte nimmst du zurück?
napoleon-prompt-drill = Welche Einheit beförderst du?
napoleon-prompt-transfer-from = Von wo verlegst du eine Einheit?
napoleon-prompt-transfer-with = Welche Einheit verlegst du?
napoleon-prompt-transfer-to = Wohin verlegst du sie? ({ $unit }, { $empire })
napoleon-prompt-battle-cards = Wähle eine Schlachtkarte ({ $zone }).
napoleon-prompt-join =
    Welche deiner Einheiten schließen sich an? ({ $zone }, { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    })
napoleon-prompt-aid = Welche Seite unterstützt du? ({ $zone })
napoleon-prompt-aid-with =
    Mit welchen Einheiten unterstützt du? ({ $zone }, { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    })
napoleon-prompt-welcome =
    Nimmst du die Unterstützung von { $seat } an? ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    })
napoleon-prompt-losses = Wähle die Einheit, die du vernichtest. Noch: { $losses }
napoleon-prompt-pursuit = Wen verfolgt deine Kavallerie? Attacken: { $charges }
napoleon-prompt-flight-ask = Vor der Flucht: Welche Meere fragst du?
napoleon-prompt-flight = Wohin flieht sie? ({ $unit }, { $empire })
napoleon-prompt-advance = Welche Einheit rückt in die Stadt ein? ({ $zone })
napoleon-prompt-promotion =
    Welche Einheit beförderst du? ({ $zone }, { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    })

## Was vor dem ersten Zug gesetzt wird

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Einheit nach Wahl

## Was gewählt werden kann

napoleon-choice-empire = { $empire }
napoleon-choice-place = Setzen: { $unit } ({ $empire })
napoleon-choice-in = In: { $zone }
napoleon-choice-move = Bewegen
napoleon-choice-attack = Angreifen
napoleon-choice-swap = Tauschen
napoleon-choice-supply = Versorgung nehmen
napoleon-choice-recruit = Rekrutieren
napoleon-choice-politics = Eine Politikkarte nehmen
napoleon-choice-army = Eine Heereskarte nehmen
napoleon-choice-enter = Betreten: { $unit } ({ $empire }), { $zone }
napoleon-choice-leave = Verlassen: { $zone }
napoleon-choice-pass = Passen
napoleon-choice-done = Fertig
napoleon-choice-end-turn = Zug beenden
napoleon-choice-from = Aus: { $zone }
napoleon-choice-with = Mit: { $unit } ({ $empire })
napoleon-choice-to = Nach: { $zone }
napoleon-choice-by-land = Zu Land
napoleon-choice-by-sea = Zur See
napoleon-choice-via = Über: { $sea }
napoleon-choice-via-two = Über: { $sea } und { $second }
napoleon-choice-for = Gegen: { $unit } ({ $empire })
napoleon-choice-against = Gegen { $seat }
napoleon-choice-go = Ausführen
napoleon-choice-consent = Zustimmen
napoleon-choice-refuse = Verweigern
napoleon-choice-storm = Erstürmen: { $zone }
napoleon-choice-take =
    Nehmen: { $unit } ({ $empire }), { $price ->
        [0] kostenlos
        [one] { $price } Marker
       *[other] { $price } Marker
    }
napoleon-choice-option = Möglichkeit { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Behalten: { $route }
napoleon-choice-top = Obenauf: { $card }
napoleon-choice-recover = Zurücknehmen: { $card }
napoleon-choice-card =
    { $icon ->
        [great-battle] { $card } (+{ $value }, Große Schlacht)
        [flight] { $card } (+{ $value }, Flucht)
        [promotion] { $card } (+{ $value }, Beförderung)
       *[none] { $card } (+{ $value })
    }
napoleon-choice-aid =
    Unterstützen: { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
napoleon-choice-support = Teilnehmen: { $unit } ({ $empire }), { $zone }
napoleon-choice-lose = Vernichten: { $unit } ({ $empire })
napoleon-choice-lose-at = Vernichten: { $unit } ({ $empire }), { $zone }
napoleon-choice-pursue = Verfolgen: { $unit } ({ $empire }), { $zone }
napoleon-choice-ask = Um Durchfahrt bitten: { $sea }
napoleon-choice-surrender = Kapitulieren
napoleon-choice-advance = Vorrücken: { $unit } ({ $empire })
napoleon-choice-promote = Befördern: { $unit } ({ $empire }), { $zone }
napoleon-choice-start = { $seat } beginnt
napoleon-choice-route = Handelsroute: { $route }
napoleon-choice-draw = Ziehen: { $card }
napoleon-choice-peek = Ansehen: { $card }

## Was vereinbart werden kann

napoleon-option-players = Spieler
napoleon-option-players-help = Wie viele spielen; jedes Szenario ist für eine feste Zahl.
napoleon-option-players-2 = Zwei
napoleon-option-players-3 = Drei
napoleon-option-players-4 = Vier
napoleon-option-players-5 = Fünf
napoleon-option-players-6 = Sechs
napoleon-option-players-7 = Sieben
napoleon-option-players-8 = Acht
napoleon-option-scenario = Szenario
napoleon-option-scenario-help = Das Standardspiel oder ein historisches Szenario.
napoleon-option-scenario-standard = Standardspiel
napoleon-option-scenario-standard-double = Standardspiel, zwei Reiche
napoleon-option-scenario-italy-1796 = Italien, 1796
napoleon-option-scenario-coalition-1805 = Die Dritte Koalition, 1805
napoleon-option-scenario-prussia-1806 = Jena und Friedland, 1806
napoleon-option-scenario-peninsula-1808 = Der Krieg auf der Iberischen Halbinsel, 1808
napoleon-option-scenario-russia-1812 = Russland, 1812
napoleon-option-scenario-leipzig-1813 = Leipzig, 1813
napoleon-option-scenario-hundred-days-1815 = Die Hundert Tage, 1815
napoleon-option-rounds = Runden
napoleon-option-rounds-help = Wie lange das Spiel dauert, wenn niemand vorher gewinnt.
napoleon-option-rounds-scenario = Wie im Szenario
napoleon-option-rounds-1 = 1 Runde
napoleon-option-rounds-2 = 2 Runden
napoleon-option-rounds-3 = 3 Runden
napoleon-option-rounds-4 = 4 Runden
napoleon-option-rounds-5 = 5 Runden
napoleon-option-rounds-6 = 6 Runden
napoleon-option-rounds-7 = 7 Runden
napoleon-option-rounds-8 = 8 Runden
napoleon-option-rounds-9 = 9 Runden
napoleon-option-rounds-10 = 10 Runden
napoleon-option-rounds-11 = 11 Runden
napoleon-option-rounds-12 = 12 Runden
napoleon-option-rounds-13 = 13 Runden
napoleon-option-rounds-14 = 14 Runden
napoleon-option-rounds-15 = 15 Runden
napoleon-option-rounds-16 = 16 Runden
napoleon-option-rounds-17 = 17 Runden
napoleon-option-rounds-18 = 18 Runden
napoleon-option-rounds-19 = 19 Runden
napoleon-option-rounds-20 = 20 Runden
napoleon-option-rounds-21 = 21 Runden
napoleon-option-rounds-22 = 22 Runden
napoleon-option-rounds-23 = 23 Runden
napoleon-option-rounds-24 = 24 Runden
napoleon-option-rounds-25 = 25 Runden
napoleon-option-rounds-26 = 26 Runden
napoleon-option-rounds-27 = 27 Runden
napoleon-option-rounds-28 = 28 Runden
napoleon-option-rounds-29 = 29 Runden
napoleon-option-rounds-30 = 30 Runden
napoleon-option-neutral_level = Neutrale Besatzungen
napoleon-option-neutral_level-help = Welche neutralen Einheiten auf niemandes Fahnen stehen.
napoleon-option-neutral_level-scenario = Wie im Szenario
napoleon-option-neutral_level-light = Leicht
napoleon-option-neutral_level-medium = Mittel
napoleon-option-neutral_level-strong = Stark
napoleon-option-empires = Reiche
napoleon-option-empires-help = Die des Szenarios oder nach Wahl der Spieler.
napoleon-option-empires-scenario = Wie im Szenario
napoleon-option-empires-chosen = Nach Wahl
napoleon-option-first_round_truce = Waffenruhe in der ersten Runde
napoleon-option-first_round_truce-help = Niemand wird vor seinem ersten Zug angegriffen.
napoleon-option-first_round_truce-yes = Ja
napoleon-option-first_round_truce-no = Nein
napoleon-option-chance_shuffle = Mischen der Zufallskarten
napoleon-option-chance_shuffle-help = Nach jedem Kampf sind sie wie Würfel.
napoleon-option-chance_shuffle-used-up = Wenn aufgebraucht
napoleon-option-chance_shuffle-always = Nach jedem Kampf
napoleon-option-support_consent = Unterstützung ablehnen
napoleon-option-support_consent-help = Wer unterstützt wird, darf ablehnen.
napoleon-option-support_consent-yes = Ja
napoleon-option-support_consent-no = Nein
napoleon-option-support_losses = Verluste mit Unterstützung
napoleon-option-support_losses-help = Zuerst die eigenen Einheiten oder alle der Seite.
napoleon-option-support_losses-own-first = Eigene zuerst
napoleon-option-support_losses-any = Alle
napoleon-option-transport_consent = Durchfahrt zur See
napoleon-option-transport_consent-help = Rivalen werden gefragt oder lehnen immer ab.
napoleon-option-transport_consent-asked = Gefragt
napoleon-option-transport_consent-refused = Immer verweigert
napoleon-option-minor_flags_win = Fahnen der Kleinstaaten
napoleon-option-minor_flags_win-help = Ob sie für vier Fahnen zählen.
napoleon-option-minor_flags_win-yes = Ja
napoleon-option-minor_flags_win-no = Nein
napoleon-option-scenario_count = Zählung in Szenarien
napoleon-option-scenario_count-help = Der Gewinn seit Beginn oder die Summe.
napoleon-option-scenario_count-gain = Gewinn
napoleon-option-scenario_count-total = Summe
