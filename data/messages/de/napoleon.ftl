napoleon-title = Napoleon
napoleon-tagline = Feldzüge, Flotten und Fahnen: ein Strategiespiel um Europa von 1796 bis 1815 für 2 bis 8 Spieler

## Was geschieht

napoleon-event-start-drawn =
    Das Los entscheidet: { $seat-The } { $seat-who ->
        [you] beginnst
        [many] beginnen
       *[one] beginnt
    }.
napoleon-event-empire-chosen =
    { $seat-who ->
        [you] Du wählst
       *[other] { $seat-name } wählt
    } { $empire-whom }.
napoleon-event-neutrals-placed =
    { $units ->
        [one] { $units } neutrale Einheit wird
       *[other] { $units } neutrale Einheiten werden
    } aufgestellt.
napoleon-event-unit-placed =
    { $seat-who ->
        [you] Du stellst
       *[other] { $empire-The } stellt
    } { $zone-in } { $unit-one } auf.
napoleon-event-route-dealt =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } die Handelsroute „{ $route }“.
napoleon-event-route-laid-aside =
    Die Handelsroute „{ $route }“ zeigt eine Stadt { $seat-who ->
        [you] von dir
       *[other] { $seat-whose }
    } und wird beiseitegelegt.
napoleon-event-round-begins = Runde { $round } beginnt.
napoleon-event-turn-begins =
    Runde { $round }: { $seat-The } { $seat-who ->
        [you] bist
        [many] sind
       *[one] ist
    } am Zug.
napoleon-event-trade-income =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } für die Handelsroute „{ $route }“ { $supply } Versorgungsmarker.
napoleon-event-passed =
    { $seat-The } { $seat-who ->
        [you] passt und verzichtest
        [many] passen und verzichten
       *[one] passt und verzichtet
    } auf die übrigen Aktionen.
napoleon-event-supply-taken =
    { $seat-The } { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } { $supply } Versorgungsmarker.
napoleon-event-moved =
    { $seat-who ->
        [you] Du bewegst
       *[other] { $empire-The } bewegt
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-ridden-down =
    { $seat-who ->
        [you] Deine { $rider-bare }
       *[other] { $rider-The } { $seat-whose }
    } { $rider-who ->
        [you] reitest
        [many] reiten
       *[one] reitet
    } { $zone-in } { $owner-who ->
        [neutral] die { $unit-who ->
            [many] neutralen
           *[one] neutrale
        } { $unit-bare }
        [you] deine { $unit-bare }
       *[other] { $unit-whom } { $owner-whose }
    } nieder.
napoleon-event-swapped =
    { $seat-The } { $seat-who ->
        [you] tauschst
        [many] tauschen
       *[one] tauscht
    } { $first-one } { $here-in } gegen { $second-one } { $there-in }.
napoleon-event-entered =
    { $seat-who ->
        [you] Du ziehst
       *[other] { $empire-The } zieht
    } mit { $unit-one } in die Stadt { $zone-bare } ein.
napoleon-event-left =
    { $seat-who ->
        [you] Du verlässt
       *[other] { $empire-The } verlässt
    } mit { $unit-one } die Stadt { $zone-bare }.
napoleon-event-recruited =
    { $seat-who ->
        [you] Du rekrutierst
       *[other] { $empire-The } rekrutiert
    } { $unit-one } { $zone-in } für { $price } Versorgungsmarker.
napoleon-event-gained =
    { $seat-who ->
        [you] Du erhältst
       *[other] { $empire-The } erhält
    } { $unit-one } { $zone-in }.
napoleon-event-card-drawn =
    { $seat-The } { $seat-who ->
        [you] ziehst
        [many] ziehen
       *[one] zieht
    } die Karte „{ $card }“.
napoleon-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } durch die Karte { $supply } Versorgungsmarker.
napoleon-event-consolation =
    Die Karte bewirkt nichts: Stattdessen { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } { $seat-the } { $supply } Versorgungsmarker.
napoleon-event-supply-lost =
    { $seat-The } { $seat-who ->
        [you] gibst
        [many] geben
       *[one] gibt
    } { $supply } Versorgungsmarker zurück.
napoleon-event-supply-given =
    { $seat-The } { $seat-who ->
        [you] gibst
        [many] geben
       *[one] gibt
    } { $to-dative } { $supply } Versorgungsmarker.
napoleon-event-attack-bonus =
    { $seat-The } { $seat-who ->
        [you] erhöhst
        [many] erhöhen
       *[one] erhöht
    } den Angriff dieses Zuges um { $amount }.
napoleon-event-defence-bonus =
    { $seat-The } { $seat-who ->
        [you] erhöhst
        [many] erhöhen
       *[one] erhöht
    } jede Verteidigung bis zum nächsten eigenen Zug um { $amount }.
napoleon-event-truce =
    Bis { $seat-who ->
        [you] zu deinem nächsten Zug
       *[other] zum nächsten Zug { $seat-whose }
    } herrscht Waffenruhe: { $rival-The } { $rival-who ->
        [you] darfst
        [many] dürfen
       *[one] darf
    } { $seat-whom } nicht angreifen.
napoleon-event-neutral-raised = { $zone-The } bewaffnet sich mit { $unit-one }.
napoleon-event-transferred =
    { $seat-who ->
        [you] Du verlegst
       *[other] { $empire-The } verlegt
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-battle-card-recovered =
    { $seat-The } { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } die Schlachtkarte „{ $card-name }“ mit dem Wert { $card-count } zurück.
napoleon-event-route-drawn =
    { $seat-The } { $seat-who ->
        [you] ziehst
        [many] ziehen
       *[one] zieht
    } die Handelsroute „{ $route }“.
napoleon-event-route-kept =
    { $seat-The } { $seat-who ->
        [you] behältst
        [many] behalten
       *[one] behält
    } die Handelsroute „{ $route }“.
napoleon-event-peeked =
    { $seat-The } { $seat-who ->
        [you] siehst dir
        [many] sehen sich
       *[one] sieht sich
    } eine Zufallskarte an.
napoleon-event-peeked-own =
    { $seat-The } { $seat-who ->
        [you] siehst dir
        [many] sehen sich
       *[one] sieht sich
    } die Zufallskarte „{ $card-name }“ mit dem Wert { $card-count } an.
napoleon-event-arranged =
    { $seat-The } { $seat-who ->
        [you] legst
        [many] legen
       *[one] legt
    } die Zufallskarten wieder oben auf den Stapel.
napoleon-event-chance-reshuffled = Die Zufallskarten werden neu gemischt.
napoleon-event-promoted =
    { $seat-who ->
        [you] Du beförderst
       *[other] { $empire-The } befördert
    } { $unit-one } { $zone-in } { $higher-become }.
napoleon-event-sea-asked =
    { $seat-The } { $seat-who ->
        [you] bittest
        [many] bitten
       *[one] bittet
    } um Durchfahrt { $sea-in }.
napoleon-event-consented =
    { $seat-The } { $seat-who ->
        [you] erlaubst
        [many] erlauben
       *[one] erlaubt
    } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } die Durchfahrt { $sea-in }.
napoleon-event-refused =
    { $seat-The } { $seat-who ->
        [you] verweigerst
        [many] verweigern
       *[one] verweigert
    } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } die Durchfahrt { $sea-in }.
napoleon-event-sea-open = Die Durchfahrt { $sea-in } ist für { $seat-whom } frei, mit { $allow } gegen { $refuse }.
napoleon-event-sea-closed = Die Durchfahrt { $sea-in } ist für { $seat-whom } gesperrt, mit { $refuse } gegen { $allow }.
napoleon-event-attack =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } { $defender-whom } { $to-in } { $from-from } mit { $units-dative } an.
napoleon-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } die Neutralen { $to-in } { $from-from } mit { $units-dative } an.
napoleon-event-attack-sea =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } { $defender-whom } { $to-in } { $from-from } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } an.
napoleon-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } eine Schlachtkarte gewählt.
napoleon-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } die Schlachtkarte „{ $card-name }“ mit dem Wert { $card-count } gewählt.
napoleon-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [you] zeigst
        [many] zeigen
       *[one] zeigt
    } die Schlachtkarte „{ $card-name }“ mit dem Wert { $card-count }.
napoleon-event-supports =
    { $seat-who ->
        [you] Du unterstützt
       *[other] { $empire-The } unterstützt
    } den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } mit { $unit-one } { $zone-from }.
napoleon-event-support-accepted =
    Der { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } nimmt { $seat-who ->
        [you] deine Unterstützung
       *[other] die Unterstützung { $seat-whose }
    } an.
napoleon-event-support-refused =
    Der { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } lehnt { $seat-who ->
        [you] deine Unterstützung
       *[other] die Unterstützung { $seat-whose }
    } ab.
napoleon-event-chance-drawn =
    { $owner-who ->
        [neutral] Die Neutralen ziehen
        [you] { $owner-The } ziehst
        [many] { $owner-The } ziehen
       *[one] { $owner-The } zieht
    } für { $side ->
        [attacker] den Angriff
       *[defender] die Verteidigung
    } die Zufallskarte „{ $card-name }“ mit dem Wert { $card-count }.
napoleon-event-totalled =
    { $owner-who ->
        [neutral] Die Neutralen kommen
        [you] { $owner-The } kommst
        [many] { $owner-The } kommen
       *[one] { $owner-The } kommt
    } { $side ->
        [attacker] im Angriff
       *[defender] in der Verteidigung
    } auf { $total }: Einheiten { $units }{ $combined_arms ->
        [0] {""}
       *[other] , verbundene Waffen { $combined_arms }
    }{ $city ->
        [0] {""}
       *[other] , Stadt { $city }
    }{ $mountains ->
        [0] {""}
       *[other] , Gebirge { $mountains }
    }{ $bonus ->
        [0] {""}
       *[other] , Karten { $bonus }
    }{ $battle_card ->
        [0] {""}
       *[other] , Schlachtkarte { $battle_card }
    }{ $chance_card ->
        [0] {""}
       *[other] , Zufallskarte { $chance_card }
    }.
napoleon-event-combat-won =
    { $side ->
        [attacker] Der Angriff gelingt
       *[defender] Die Verteidigung hält
    }: { $owner-who ->
        [neutral] Die Neutralen gewinnen
        [you] { $owner-The } gewinnst
        [many] { $owner-The } gewinnen
       *[one] { $owner-The } gewinnt
    } den Kampf.
napoleon-event-combat-tied =
    Beide Seiten sind gleich stark, also hält die Verteidigung: { $owner-who ->
        [neutral] Die Neutralen gewinnen
        [you] { $owner-The } gewinnst
        [many] { $owner-The } gewinnen
       *[one] { $owner-The } gewinnt
    } den Kampf.
napoleon-event-nobody-falls = Das Flucht-Symbol liegt offen: In diesem Kampf wird keine Einheit vernichtet.
napoleon-event-losses-due =
    Der Angreifer verliert { $attacker ->
        [0] keine Einheit
        [one] { $attacker } Einheit
       *[other] { $attacker } Einheiten
    }, der Verteidiger { $defender ->
        [0] keine Einheit
        [one] { $defender } Einheit
       *[other] { $defender } Einheiten
    }.
napoleon-event-lost =
    { $owner-who ->
        [neutral] Die Neutralen verlieren
        [you] Du verlierst
       *[other] { $empire-The } verliert
    } { $unit-one } { $zone-in }.
napoleon-event-pursued =
    { $seat-who ->
        [you] Deine Kavallerie
       *[other] Die Kavallerie { $seat-whose }
    } reitet { $owner-who ->
        [neutral] die { $unit-who ->
            [many] neutralen
           *[one] neutrale
        } { $unit-bare }
        [you] deine { $unit-bare }
       *[other] { $unit-whom } { $owner-whose }
    } auf der Flucht { $zone-from } nieder.
napoleon-event-fled =
    { $seat-who ->
        [you] Du fliehst
       *[other] { $empire-The } flieht
    } mit { $unit-one } { $to-to }.
napoleon-event-surrendered =
    { $owner-who ->
        [neutral] Die Neutralen kapitulieren
        [you] Du kapitulierst
       *[other] { $empire-The } kapituliert
    } { $zone-in } mit { $unit-one }.
napoleon-event-moved-in =
    { $seat-The } { $seat-who ->
        [you] rückst
        [many] rücken
       *[one] rückt
    } mit { $units-dative } { $to-to } vor.
napoleon-event-sailed-in =
    { $seat-The } { $seat-who ->
        [you] segelst
        [many] segeln
       *[one] segelt
    } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } { $to-to }.
napoleon-event-went-back =
    { $seat-who ->
        [you] Deine Angreifer
       *[other] Die Angreifer { $seat-whose }
    } sind wieder { $to-in }.
napoleon-event-city-captured =
    { $seat-The } { $seat-who ->
        [you] eroberst
        [many] erobern
       *[one] erobert
    } die Stadt { $zone-bare } und { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } { $supply } Versorgungsmarker.
napoleon-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } alle Schlachtkarten bis auf die letzte zurück.
napoleon-event-out =
    { $seat-The } { $seat-who ->
        [you] scheidest
        [many] scheiden
       *[one] scheidet
    } aus dem Spiel aus.
napoleon-event-victory =
    { $seat-who ->
        [you] Du hältst alle eigenen Fahnen, hast genug weitere erobert und gewinnst
        [many] { $seat-The } halten alle eigenen Fahnen, haben genug weitere erobert und gewinnen
       *[one] { $seat-The } hält alle eigenen Fahnen, hat genug weitere erobert und gewinnt
    }!
napoleon-event-victory-alone =
    { $seat-who ->
        [you] Nur du bist noch im Spiel und gewinnst
        [many] Nur { $seat-the } sind noch im Spiel und gewinnen
       *[one] Nur { $seat-the } ist noch im Spiel und gewinnt
    }!
napoleon-event-rounds-over =
    { $rounds ->
        [one] Die einzige Runde ist
       *[other] Die { $rounds } Runden sind
    } vorbei.
napoleon-event-counted =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } { $flags ->
        [one] { $flags } Fahne
       *[other] { $flags } Fahnen
    }, { $zones ->
        [one] { $zones } Zone
       *[other] { $zones } Zonen
    }, { $seas ->
        [one] { $seas } Meer
       *[other] { $seas } Meere
    }, { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } und { $supply } Versorgungsmarker.
napoleon-event-winner =
    { $seats-The } { $seats-who ->
        [you] gewinnst
        [many] gewinnen
       *[one] gewinnt
    }!
napoleon-event-winners-shared =
    { $seats-The } { $seats-who ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg!

## Warum etwas nicht geht

napoleon-refusal-over = Das Spiel ist vorbei.
napoleon-refusal-chance-first = Zuerst wird gezogen.
napoleon-refusal-not-asked =
    Jetzt { $seat-who ->
        [you] entscheidest
        [many] entscheiden
       *[other] entscheidet
    } { $seat-the }.
napoleon-refusal-already-chosen = Du hast deine Schlachtkarte schon gewählt.
napoleon-refusal-left-to-chance = Das entscheidet der Zufall.
napoleon-refusal-not-now = Nicht jetzt: Beende zuerst, was begonnen hat.
napoleon-refusal-empire-taken = { $empire-The } ist vergeben.
napoleon-refusal-not-your-empire = Du spielst nicht mit { $empire-dative }.
napoleon-refusal-no-such-piece = Du hast keine Einheit vom Typ „{ $unit }“ { $empire-whose } mehr zu setzen.
napoleon-refusal-not-home = { $zone-The } ist keine deiner Anfangszonen.
napoleon-refusal-wrong-element = Schiffe gehören aufs Meer, alle anderen Einheiten an Land: Diese kann nicht { $zone-to }.
napoleon-refusal-sea-not-adjacent = { $zone-The } grenzt an keine passende Zone.
napoleon-refusal-full = { $zone-In } haben keine Einheiten mehr Platz.
napoleon-refusal-no-action-left = Du hast keine Aktion mehr.
napoleon-refusal-attacked-already = Nur ein Angriff je Zug ist erlaubt.
napoleon-refusal-nothing-to-attack = Es gibt nichts anzugreifen.
napoleon-refusal-nothing-to-move = Keine Einheit kann sich bewegen.
napoleon-refusal-nothing-to-swap = Kein Tausch würde etwas ändern.
napoleon-refusal-nothing-to-recruit = Du kannst nichts rekrutieren.
napoleon-refusal-no-own-units = Du hast { $zone-in } keine Einheiten.
napoleon-refusal-cannot-leave = Deine Einheiten { $zone-in } können das nicht.
napoleon-refusal-leaves-freely = Eine Einheit verlässt eine Stadt wie { $zone-whom } durch eine freie Aktion.
napoleon-refusal-moved-already = Die Karte bewegt { $unit-whom } { $empire-whose } nur einmal.
napoleon-refusal-no-such-unit = Vom Typ „{ $unit }“ ist keine Einheit { $empire-whose } mehr da.
napoleon-refusal-out-of-order = Einheiten werden der Reihe nach genannt: zu Pferd, zu Fuß, Artillerie; und Zonen in der Reihenfolge der Karte.
napoleon-refusal-no-rider = { $zone-In } reitet keine Kavallerie den Feind nieder.
napoleon-refusal-out-of-reach =
    { $zone-The } { $zone-who ->
        [many] sind
       *[other] ist
    } außer Reichweite.
napoleon-refusal-sea-closed = Die Durchfahrt durch { $sea-whom } wurde in diesem Zug verweigert.
napoleon-refusal-held-by-others = { $zone-In } stehen Feinde: Greif an.
napoleon-refusal-spared = { $zone-Whom } darfst du vor dem ersten Zug { $seat-whose } nicht betreten.
napoleon-refusal-entered-freely = { $zone-Whom } betritt man durch eine freie Aktion.
napoleon-refusal-nothing-there = Es gibt { $zone-in } nichts anzugreifen.
napoleon-refusal-own-units = { $zone-In } stehen deine eigenen Einheiten.
napoleon-refusal-protected = Du darfst { $seat-whom } jetzt nicht angreifen.
napoleon-refusal-land-and-sea = Landeinheiten und Schiffe kämpfen nie gegeneinander.
napoleon-refusal-alone-against-horse = Eine einzelne Miliz oder Artillerie greift { $zone-in } keine Kavallerie im offenen Feld an.
napoleon-refusal-one-against-port = Vom Meer aus greift nur eine Einheit eine Stadt an.
napoleon-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } dort keine Schiffe.
napoleon-refusal-nothing-changes = Es würde sich nichts ändern.
napoleon-refusal-nothing-named = Du hast noch nichts genannt.
napoleon-refusal-no-route = Diese Meere ergeben keinen Weg.
napoleon-refusal-city-not-empty = Die Stadt { $zone-bare } ist nicht leer.
napoleon-refusal-not-around-city = Diese Einheit steht nicht im Gebiet { $zone-of }.
napoleon-refusal-not-such-city = { $zone-The } ist keine passende Stadt.
napoleon-refusal-besieged = Feinde stehen vor { $zone-dative }.
napoleon-refusal-came-and-went = { $zone-In } ist seit der letzten Aktion schon eine Einheit ein- oder ausgezogen.
napoleon-refusal-not-for-recruiting =
    { $unit-The } { $empire-whose } { $unit-who ->
        [many] sind
       *[other] ist
    } nicht zu rekrutieren.
napoleon-refusal-not-on-the-card = Die Karte gilt nicht für { $unit-whom } { $empire-whose }.
napoleon-refusal-card-used-up = Mehr gibt die Karte nicht her.
napoleon-refusal-too-dear = Deine Versorgung reicht nicht für { $unit-one } { $empire-whose }.
napoleon-refusal-no-counter = Vom Typ „{ $unit }“ ist kein Plättchen { $empire-whose } mehr da.
napoleon-refusal-no-place = Für { $unit-whom } { $empire-whose } ist kein Platz.
napoleon-refusal-not-controlled = Du kontrollierst { $zone-whom } nicht.
napoleon-refusal-foreign-home = { $zone-The } ist eine Anfangszone eines anderen Spielers.
napoleon-refusal-option-impossible = Diese Möglichkeit ist nicht ausführbar.
napoleon-refusal-no-effect = Dort hätte die Karte keine Wirkung.
napoleon-refusal-compulsory = Etwas muss gewählt werden.
napoleon-refusal-route-not-drawn = Diese Handelsroute wurde nicht gezogen.
napoleon-refusal-card-in-hand = „{ $card-name }“ hast du schon auf der Hand.
napoleon-refusal-battle-card-used = „{ $card-name }“ ist schon verbraucht.
napoleon-refusal-not-looked-at = Diese Karte ist nicht unter den angesehenen.
napoleon-refusal-cannot-support = { $zone-From } kann die Einheit nicht teilnehmen.
napoleon-refusal-wrong-support = Schiffe unterstützen nicht an Land und Landeinheiten nicht auf See, außer an einem angegriffenen Hafen.
napoleon-refusal-not-taking-part =
    { $unit-The } { $empire-whose } { $unit-who ->
        [many] nehmen
       *[other] nimmt
    } nicht teil.
napoleon-refusal-ships-at-port = Schiffe an einem Hafen können nicht vernichtet werden.
napoleon-refusal-own-units-first = Zuerst werden die eigenen Einheiten vernichtet.
napoleon-refusal-not-fleeing =
    { $unit-The } { $empire-whose } { $unit-who ->
        [many] fliehen nicht oder sind nicht verwundbar
       *[other] flieht nicht oder ist nicht verwundbar
    }.
napoleon-refusal-not-worth-asking = Um Durchfahrt durch { $sea-whom } zu bitten ist unnötig oder nutzlos.
napoleon-refusal-the-origin = Der Angriff kam { $zone-from }.
napoleon-refusal-no-refuge = { $zone-In } gibt es keine Zuflucht.
napoleon-refusal-must-flee = So viele Einheiten wie möglich müssen fliehen.
napoleon-refusal-cannot-rise =
    { $unit-The } { $empire-whose } { $unit-who ->
        [many] können
       *[other] kann
    } nicht befördert werden.
napoleon-refusal-no-higher-counter = Für { $unit-whom } { $empire-whose } ist kein Plättchen der nächsten Stufe mehr da.
napoleon-refusal-no-promotion = Für { $unit-whom } { $empire-whose } gibt es keine Beförderung.

## Was gefragt wird

napoleon-prompt-over = Das Spiel ist vorbei.
napoleon-prompt-chance = Es wird gezogen.
napoleon-prompt-wait =
    Warte: { $seat-The } { $seat-who ->
        [you] entscheidest
        [many] entscheiden
       *[one] entscheidet
    }.
napoleon-prompt-pick-empire = Wähle ein Reich.
napoleon-prompt-piece = Welche Einheit setzt du jetzt?
napoleon-prompt-piece-in = Wohin setzt du { $unit-one } { $empire-of }?
napoleon-prompt-actions =
    Dein Zug: noch { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
napoleon-prompt-from =
    Aus welcher Zone { $verb ->
        [move] bewegst du
        [attack] greifst du an
        [swap] tauschst du
       *[storm] stürmst du
    }?
napoleon-prompt-target = Welche Zone greifst du an?
napoleon-prompt-against = Wen greifst du an?
napoleon-prompt-way = Zu Land oder zur See?
napoleon-prompt-via = Auf welchen Meeren bittest du um Durchfahrt?
napoleon-prompt-with =
    { $verb ->
        [move] Welche Einheit bewegst du
        [attack] Mit welcher Einheit greifst du an
        [swap] Welche Einheit tauschst du
       *[storm] Mit welcher Einheit stürmst du
    }?
napoleon-prompt-to =
    Wohin { $unit-who ->
        [many] gehen
       *[other] geht
    } { $unit-the } { $empire-of }?
napoleon-prompt-for = Gegen welche Einheit?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat-The } { $seat-who ->
            [you] willst
            [many] wollen
           *[one] will
        } { $to-whom } { $from-from } über See mit { $units-dative } angreifen
        [swap] { $seat-The } { $seat-who ->
            [you] willst
            [many] wollen
           *[one] will
        } zwischen { $from-dative } und { $to-dative } über See Einheiten tauschen: { $units }
        [flight] { $seat-The } { $seat-who ->
            [you] willst
            [many] wollen
           *[one] will
        } mit { $units-dative } { $from-from } über See fliehen
       *[move] { $seat-The } { $seat-who ->
            [you] willst
            [many] wollen
           *[one] will
        } { $units } { $from-from } über See { $to-to } bewegen
    }. Lässt du die Truppen { $sea-in } durch?
napoleon-prompt-ride = Wird die Kavallerie befördert, die den Feind niedergeritten hat?
napoleon-prompt-storm = Erstürmst du bei der Ankunft eine Stadt?
napoleon-prompt-take = Welche Einheit nimmst du? Du hast { $supply } Versorgungsmarker.
napoleon-prompt-take-in = Wohin setzt du { $unit-one } { $empire-of }?
napoleon-prompt-option = Welche Möglichkeit von „{ $card }“ wählst du?
napoleon-prompt-rival = Welchen Rivalen wählst du für „{ $card }“?
napoleon-prompt-frost = Welches Gebiet leidet?
napoleon-prompt-desert = Welche Einheit vernichtest du?
napoleon-prompt-rising = Welche Stadt bewaffnet sich?
napoleon-prompt-keep-route = Welche Handelsroute behältst du?
napoleon-prompt-arrange = Welche Zufallskarte liegt als nächste oben?
napoleon-prompt-recover = Welche Schlachtkarte nimmst du zurück?
napoleon-prompt-drill = Welche Einheit beförderst du?
napoleon-prompt-transfer-from = Von wo verlegst du eine Einheit?
napoleon-prompt-transfer-with = Welche Einheit verlegst du?
napoleon-prompt-transfer-to = Wohin verlegst du { $unit-whom } { $empire-of }?
napoleon-prompt-battle-cards = Wähle eine Schlachtkarte für den Kampf um { $zone-whom }.
napoleon-prompt-join =
    Welche deiner Einheiten schließen sich im Kampf um { $zone-whom } dem { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } an?
napoleon-prompt-aid = Welche Seite unterstützt du im Kampf um { $zone-whom }?
napoleon-prompt-aid-with =
    Mit welchen Einheiten unterstützt du den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } im Kampf um { $zone-whom }?
napoleon-prompt-welcome =
    Nimmst du die Unterstützung { $seat-whose } für { $side ->
        [attacker] den Angriff
       *[defender] die Verteidigung
    } an?
napoleon-prompt-losses =
    Wähle { $losses ->
        [one] { $losses } Einheit
       *[other] { $losses } Einheiten
    }, die du vernichtest.
napoleon-prompt-pursuit =
    Wen verfolgt deine Kavallerie? Sie hat noch { $charges ->
        [one] { $charges } Attacke
       *[other] { $charges } Attacken
    }.
napoleon-prompt-flight-ask = Vor der Flucht: Auf welchen Meeren bittest du um Durchfahrt?
napoleon-prompt-flight =
    Wohin { $unit-who ->
        [many] fliehen
       *[other] flieht
    } { $unit-the } { $empire-of }?
napoleon-prompt-advance = Welche Einheit rückt in die Stadt { $zone-bare } ein?
napoleon-prompt-promotion =
    Welche Einheit beförderst du nach { $side ->
        [attacker] deinem Angriff auf
       *[defender] deiner Verteidigung im Kampf um
    } { $zone-whom }?

## Was vor dem ersten Zug gesetzt wird

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Einheit nach Wahl

## Was gewählt werden kann

napoleon-choice-empire = { $empire }
napoleon-choice-place = { $unit-one } { $empire-whose } setzen
napoleon-choice-in = { $zone-In }
napoleon-choice-move = Bewegen
napoleon-choice-attack = Angreifen
napoleon-choice-swap = Tauschen
napoleon-choice-supply = Versorgung nehmen
napoleon-choice-recruit = Rekrutieren
napoleon-choice-politics = Eine Politikkarte nehmen
napoleon-choice-army = Eine Heereskarte nehmen
napoleon-choice-enter = { $zone-Whom } betreten mit { $unit-dative } { $empire-whose }
napoleon-choice-leave = { $zone-Whom } verlassen
napoleon-choice-pass = Passen
napoleon-choice-done = Fertig
napoleon-choice-end-turn = Zug beenden
napoleon-choice-from = { $zone-From }
napoleon-choice-with = Mit { $unit-dative } { $empire-whose }
napoleon-choice-to = { $zone-To }
napoleon-choice-by-land = Zu Land
napoleon-choice-by-sea = Zur See
napoleon-choice-via = Über { $sea-whom }
napoleon-choice-via-two = Über { $sea-whom } und { $second-whom }
napoleon-choice-for = Gegen { $unit-whom } { $empire-whose }
napoleon-choice-against = Gegen { $seat-whom }
napoleon-choice-go = Ausführen
napoleon-choice-consent = Zustimmen
napoleon-choice-refuse = Ablehnen
napoleon-choice-storm = { $zone-Whom } erstürmen
napoleon-choice-take =
    { $unit-one } { $empire-whose } { $price ->
        [0] kostenlos
       *[other] für { $price } Versorgungsmarker
    } nehmen
napoleon-choice-option = Möglichkeit { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = „{ $route }“ behalten
napoleon-choice-top = „{ $card-name }“ mit dem Wert { $card-count } obenauf legen
napoleon-choice-recover = „{ $card-name }“ mit dem Wert { $card-count } zurücknehmen
napoleon-choice-card =
    { $card-name }, Wert { $value }{ $icon ->
        [great-battle] , mit Großer Schlacht
        [flight] , mit Flucht
        [promotion] , mit Beförderung
       *[none] { "" }
    }
napoleon-choice-aid =
    Den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } unterstützen
napoleon-choice-support = Teilnehmen mit { $unit-dative } { $empire-whose } { $zone-in }
napoleon-choice-lose = { $unit-The } { $empire-whose } vernichten
napoleon-choice-lose-at = { $unit-The } { $empire-whose } { $zone-in } vernichten
napoleon-choice-pursue = { $unit-The } { $empire-whose } { $zone-in } verfolgen
napoleon-choice-ask = Um Durchfahrt durch { $sea-whom } bitten
napoleon-choice-surrender = Kapitulieren
napoleon-choice-advance = Vorrücken mit { $unit-dative } { $empire-whose }
napoleon-choice-promote = { $unit-The } { $empire-whose } { $zone-in } befördern
napoleon-choice-start = { $seat } beginnt
napoleon-choice-route = Handelsroute „{ $route }“
napoleon-choice-draw = „{ $card-name }“ ziehen
napoleon-choice-peek = „{ $card-name }“ mit dem Wert { $card-count } ansehen

## Was vereinbart werden kann

napoleon-option-situation = Ausgangsstellung
napoleon-option-situation-help = Ob die Partie wie üblich beginnt oder in einer Stellung, die zur Ausgabe gehört, mit den Optionen, die zu ihr gehören.
napoleon-option-situation-usual = wie üblich
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
napoleon-option-first_round_truce-help = Vor seinem ersten Zug wird niemand angegriffen, und niemand betritt seine leeren Zonen.
napoleon-option-first_round_truce-scenario = Wie im Szenario
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
