grecia-title = Griechenland
grecia-tagline = Imperien der Vergangenheit: Kampf um Festungen, Gebiete und Meere für 2 bis 4 Spieler

## Was geschieht

grecia-event-start-drawn =
    Das Los entscheidet: { $seat-The } { $seat-who ->
        [you] beginnst
        [many] beginnen
       *[one] beginnt
    }.
grecia-event-colour-dealt =
    { $seat-who ->
        [you] Du spielst
       *[other] { $seat-name } spielt
    } mit { $seat-side }.
grecia-event-colour-picked =
    { $seat-who ->
        [you] Du wählst
       *[other] { $seat-name } wählt
    } die Farbe { $colour-the }.
grecia-event-neutrals-placed =
    { $units ->
        [one] { $units } neutrale Einheit wird
       *[other] { $units } neutrale Einheiten werden
    } aufgestellt.
grecia-event-fortress-placed =
    { $seat-The } { $seat-who ->
        [you] errichtest
        [many] errichten
       *[one] errichtet
    } { $zone-in } eine Festung.
grecia-event-unit-placed =
    { $seat-The } { $seat-who ->
        [you] stellst
        [many] stellen
       *[one] stellt
    } { $zone-in } { $unit-one } auf.
grecia-event-hero-placed =
    { $seat-The } { $seat-who ->
        [you] stellst
        [many] stellen
       *[one] stellt
    } { $zone-in } { $hero-whom } auf.
grecia-event-pieces-left-over =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } keinen Platz für { $pieces ->
        [one] { $pieces } Figur, die in den Vorrat zurückgeht
       *[other] { $pieces } Figuren, die in den Vorrat zurückgehen
    }.
grecia-event-round-begins = Runde { $round } beginnt.
grecia-event-turn-begins =
    Runde { $round }: { $seat-The } { $seat-who ->
        [you] bist
        [many] sind
       *[one] ist
    } am Zug.
grecia-event-income =
    { $seat-The } { $seat-who ->
        [you] kontrollierst
        [many] kontrollieren
       *[one] kontrolliert
    } { $territories ->
        [one] { $territories } Gebiet
       *[other] { $territories } Gebiete
    } und { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } { $supply } Versorgungsmarker.
grecia-event-passed =
    { $seat-The } { $seat-who ->
        [you] passt und verzichtest
        [many] passen und verzichten
       *[one] passt und verzichtet
    } auf die übrigen Aktionen.
grecia-event-supplies-taken =
    { $seat-The } { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } { $supply } Versorgungsmarker.
grecia-event-moved =
    { $seat-The } { $seat-who ->
        [you] bewegst
        [many] bewegen
       *[one] bewegt
    } { $unit-one } { $from-from } { $to-to }.
grecia-event-hero-moved =
    { $hero } geht mit { $seat-who ->
        [you] deinen Einheiten
       *[other] den Einheiten { $seat-whose }
    } { $to-to }.
grecia-event-hero-travelled =
    { $seat-The } { $seat-who ->
        [you] schickst
        [many] schicken
       *[one] schickt
    } { $hero-whom } inkognito { $to-to }.
grecia-event-swapped =
    { $seat-The } { $seat-who ->
        [you] tauschst
        [many] tauschen
       *[one] tauscht
    } { $first-one } { $here-in } gegen { $second-one } { $there-in }.
grecia-event-hired =
    { $seat-The } { $seat-who ->
        [you] wirbst
        [many] werben
       *[one] wirbt
    } { $unit-one } { $zone-in } für { $price } Versorgungsmarker an.
grecia-event-gained =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } { $unit-one } { $zone-in }.
grecia-event-bought =
    { $seat-The } { $seat-who ->
        [you] kaufst
        [many] kaufen
       *[one] kauft
    } { $unit-one } { $zone-in } für { $price } Versorgungsmarker.
grecia-event-senate-drawn =
    { $seat-The } { $seat-who ->
        [you] ziehst
        [many] ziehen
       *[one] zieht
    } die Senatskarte „{ $card }“.
grecia-event-tactic-drawn =
    { $seat-The } { $seat-who ->
        [you] ziehst
        [many] ziehen
       *[one] zieht
    } eine Taktikkarte.
grecia-event-tactic-drawn-own =
    { $seat-The } { $seat-who ->
        [you] ziehst
        [many] ziehen
       *[one] zieht
    } die Taktikkarte „{ $card }“.
grecia-event-reshuffled =
    Der Stapel der { $deck ->
        [senate] Senatskarten
       *[tactics] Taktikkarten
    } wird neu gemischt.
grecia-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } durch die Karte { $supply } Versorgungsmarker.
grecia-event-consolation =
    Die Karte bewirkt nichts: Stattdessen { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } { $seat-the } { $supply } Versorgungsmarker.
grecia-event-promoted =
    { $seat-The } { $seat-who ->
        [you] beförderst
        [many] befördern
       *[one] befördert
    } { $unit-one } { $zone-in } { $to-become }.
grecia-event-hero-returned =
    { $seat-The } { $seat-who ->
        [you] holst
        [many] holen
       *[one] holt
    } { $hero-whom } { $zone-to } zurück.
grecia-event-won-over =
    { $seat-The } { $seat-who ->
        [you] gewinnst
        [many] gewinnen
       *[one] gewinnt
    } die neutrale { $unit-bare } { $zone-in } für { $seat-who ->
        [you] dich
       *[other] sich
    }.
grecia-event-sea-opened = In diesem Zug kann niemand { $seat-dative } die Durchfahrt { $sea-in } verweigern.
grecia-event-sea-asked =
    { $seat-The } { $seat-who ->
        [you] bittest
        [many] bitten
       *[one] bittet
    } um Durchfahrt { $sea-in }.
grecia-event-consented =
    { $seat-The } { $seat-who ->
        [you] erlaubst
        [many] erlauben
       *[one] erlaubt
    } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } die Durchfahrt { $sea-in }.
grecia-event-refused =
    { $seat-The } { $seat-who ->
        [you] verweigerst
        [many] verweigern
       *[one] verweigert
    } mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } die Durchfahrt { $sea-in }.
grecia-event-sea-open = Die Durchfahrt { $sea-in } ist für { $seat-whom } frei, mit { $allow } gegen { $refuse }.
grecia-event-sea-closed = Die Durchfahrt { $sea-in } ist für { $seat-whom } gesperrt, mit { $refuse } gegen { $allow }.
grecia-event-attack =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } { $defender-whom } { $to-in } { $from-from } mit { $units-dative } an.
grecia-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } die Neutralen { $to-in } { $from-from } mit { $units-dative } an.
grecia-event-attack-ruin =
    { $seat-The } { $seat-who ->
        [you] greifst
        [many] greifen
       *[one] greift
    } die herrenlose Festung { $to-in } { $from-from } mit { $units-dative } an.
grecia-event-tactic-played =
    { $seat-The } { $seat-who ->
        [you] spielst
        [many] spielen
       *[one] spielt
    } die Taktikkarte „{ $card }“.
grecia-event-tactic-cancelled = Die Taktikkarte „{ $card }“ wird aufgehoben.
grecia-event-tactics-passed =
    { $seat-The } { $seat-who ->
        [you] spielst
        [many] spielen
       *[one] spielt
    } vor diesem Kampf keine Taktikkarten mehr.
grecia-event-supports =
    { $seat-The } { $seat-who ->
        [you] unterstützt
        [many] unterstützen
       *[one] unterstützt
    } den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } mit { $unit-one } { $zone-from }.
grecia-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } eine Schlachtkarte gewählt.
grecia-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } die Schlachtkarte „{ $card }“ gewählt.
grecia-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [you] zeigst
        [many] zeigen
       *[one] zeigt
    } die Schlachtkarte „{ $card }“.
grecia-event-dice-thrown = Der Angreifer würfelt eine { $attacker }, der Verteidiger eine { $defender }.
grecia-event-rethrown =
    Der { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } würfelt noch einmal: eine { $number }.
grecia-event-totalled =
    { $owner-who ->
        [neutral] Die Neutralen kommen
        [you] { $owner-The } kommst
        [many] { $owner-The } kommen
       *[one] { $owner-The } kommt
    } { $side ->
        [attacker] im Angriff
       *[defender] in der Verteidigung
    } auf { $total }: Stärke { $strength }{ $fortress ->
        [0] {""}
       *[other] , Festung { $fortress }
    }{ $cavalry ->
        [0] {""}
       *[other] , Reiterei { $cavalry }
    }{ $hero ->
        [0] {""}
       *[other] , Held { $hero }
    }{ $tactics ->
        [0] {""}
       *[other] , Taktik { $tactics }
    }{ $card ->
        [0] {""}
       *[other] , Schlachtkarte { $card }
    }{ $die ->
        [0] {""}
       *[other] , Würfel { $die }
    }.
grecia-event-combat-won =
    { $side ->
        [attacker] Der Angriff gelingt
       *[defender] Die Verteidigung hält
    }: { $owner-who ->
        [neutral] Die Neutralen gewinnen
        [you] { $owner-The } gewinnst
        [many] { $owner-The } gewinnen
       *[one] { $owner-The } gewinnt
    } den Kampf.
grecia-event-combat-tied =
    Beide Summen sind gleich, also hält die Verteidigung: { $owner-who ->
        [neutral] Die Neutralen gewinnen
        [you] { $owner-The } gewinnst
        [many] { $owner-The } gewinnen
       *[one] { $owner-The } gewinnt
    } den Kampf.
grecia-event-nobody-falls = Eine 1 ist gefallen: Keine Einheit wird ausgeschaltet.
grecia-event-losses-due =
    Der Angreifer verliert { $attacker ->
        [0] keine Einheit
        [one] { $attacker } Einheit
       *[other] { $attacker } Einheiten
    }, der Verteidiger { $defender ->
        [0] keine Einheit
        [one] { $defender } Einheit
       *[other] { $defender } Einheiten
    }.
grecia-event-lost =
    { $owner-who ->
        [neutral] Die Neutralen verlieren
        [you] { $owner-The } verlierst
        [many] { $owner-The } verlieren
       *[one] { $owner-The } verliert
    } { $unit-one } { $zone-in }.
grecia-event-fled =
    { $owner-who ->
        [neutral] Die Neutralen fliehen
        [you] { $owner-The } fliehst
        [many] { $owner-The } fliehen
       *[one] { $owner-The } flieht
    } mit { $unit-one } { $to-to }.
grecia-event-surrendered =
    { $owner-who ->
        [neutral] Die Neutralen kapitulieren
        [you] { $owner-The } kapitulierst
        [many] { $owner-The } kapitulieren
       *[one] { $owner-The } kapituliert
    } { $zone-in } mit { $unit-one }.
grecia-event-moved-in =
    { $seat-The } { $seat-who ->
        [you] rückst
        [many] rücken
       *[one] rückt
    } mit { $units-dative } { $to-to } vor.
grecia-event-went-back =
    { $seat-who ->
        [you] Deine Angreifer
       *[other] Die Angreifer { $seat-whose }
    } kehren { $to-to } zurück.
grecia-event-fortress-taken =
    { $seat-The } { $seat-who ->
        [you] eroberst
        [many] erobern
       *[one] erobert
    } { $owner-who ->
        [you] deine Festung
       *[other] die Festung { $owner-whose }
    } { $zone-in }.
grecia-event-fortress-retaken =
    { $seat-The } { $seat-who ->
        [you] eroberst deine
        [many] erobern die
       *[one] erobert die
    } eigene Festung { $zone-in } zurück.
grecia-event-hero-fell =
    Den Helden { $hero-whom } { $seat-who ->
        [you] verlierst
        [many] verlieren
       *[one] verliert
    } { $seat-the }.
grecia-event-capture-supply =
    { $seat-The } { $seat-who ->
        [you] erhältst
        [many] erhalten
       *[one] erhält
    } für die Festung { $supply } Versorgungsmarker.
grecia-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [you] nimmst
        [many] nehmen
       *[one] nimmt
    } alle Schlachtkarten bis auf die letzte zurück.
grecia-event-eliminated =
    { $seat-The } { $seat-who ->
        [you] scheidest
        [many] scheiden
       *[one] scheidet
    } aus dem Spiel aus.
grecia-event-victory =
    { $seat-who ->
        [you] Du hältst alle eigenen Festungen, hast weitere erobert und gewinnst
        [many] { $seat-The } halten alle eigenen Festungen, haben weitere erobert und gewinnen
       *[one] { $seat-The } hält alle eigenen Festungen, hat weitere erobert und gewinnt
    }!
grecia-event-victory-alone =
    { $seat-who ->
        [you] Nur du bist noch im Spiel und gewinnst
        [many] Nur { $seat-the } sind noch im Spiel und gewinnen
       *[one] Nur { $seat-the } ist noch im Spiel und gewinnt
    }!
grecia-event-rounds-over =
    { $rounds ->
        [one] Die einzige Runde ist
       *[other] Die { $rounds } Runden sind
    } vorbei.
grecia-event-scored =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $territories ->
        [one] { $territories } Gebiet
       *[other] { $territories } Gebiete
    }, { $conquered ->
        [one] { $conquered } eroberte Festung
       *[other] { $conquered } eroberte Festungen
    }, { $lost ->
        [one] { $lost } verlorene
       *[other] { $lost } verlorene
    }.
grecia-event-winner =
    { $seats-The } { $seats-who ->
        [you] gewinnst
        [many] gewinnen
       *[one] gewinnt
    }!
grecia-event-winners-shared =
    { $seats-The } { $seats-who ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg!

## Warum etwas nicht erlaubt ist

grecia-refusal-over = Das Spiel ist vorbei.
grecia-refusal-chance-first = Zuerst wird gezogen oder gewürfelt.
grecia-refusal-not-asked =
    Jetzt { $seat-who ->
        [you] entscheidest
        [many] entscheiden
       *[other] entscheidet
    } { $seat-the }.
grecia-refusal-already-chosen = Du hast deine Schlachtkarte schon gewählt.
grecia-refusal-left-to-chance = Das entscheidet der Zufall, nicht du.
grecia-refusal-not-now = Nicht jetzt: Beende zuerst, was begonnen hat.
grecia-refusal-colour-taken = Diese Farbe ist nicht frei.
grecia-refusal-not-home = Das Gebiet { $zone-bare } hat nicht deine Farbe.
grecia-refusal-fortress-there = { $zone-In } steht schon eine Festung.
grecia-refusal-no-island-fortress = In diesem Spiel stehen keine Festungen auf kleinen Inseln wie { $zone-dative }.
grecia-refusal-wrong-element = Schiffe gehören aufs Meer und alles andere an Land: Das kann nicht { $zone-to }.
grecia-refusal-no-such-piece = Eine solche Figur hast du nicht mehr zu setzen.
grecia-refusal-no-place = Für diese Figur gibt es keinen erlaubten Platz.
grecia-refusal-not-free = Das Gebiet { $zone-bare } ist nicht frei.
grecia-refusal-sea-not-adjacent = { $zone-The } grenzt an keines deiner Gebiete.
grecia-refusal-full = { $zone-In } haben keine Einheiten mehr Platz.
grecia-refusal-attacked-already = Du darfst nur einmal pro Zug angreifen.
grecia-refusal-nothing-to-attack = Es gibt nichts, was du angreifen könntest.
grecia-refusal-nothing-to-move = Keine Einheit kann sich bewegen.
grecia-refusal-nothing-to-swap = Kein Tausch würde etwas ändern.
grecia-refusal-nothing-to-hire = Du kannst nichts anwerben.
grecia-refusal-without-cards = Es wird ohne Karten gespielt.
grecia-refusal-empty-deck = Dieser Stapel hat keine Karten mehr.
grecia-refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
grecia-refusal-not-this-moment = „{ $card }“ ist nicht für diesen Moment.
grecia-refusal-conditions-not-met = Die Bedingungen von „{ $card }“ sind nicht erfüllt.
grecia-refusal-support-requested = Deine Seite hat in diesem Kampf schon Unterstützung angefordert.
grecia-refusal-nobody-could-support = Niemand könnte dich unterstützen.
grecia-refusal-nothing-to-cancel = Es gibt keine Karte, die aufgehoben werden könnte.
grecia-refusal-no-own-units = Du hast { $zone-in } keine Einheiten.
grecia-refusal-cannot-leave = Deine Einheiten { $zone-in } können das nicht.
grecia-refusal-moved-already = Die Karte bewegt jede Einheit nur einmal, und aus verschiedenen Zonen.
grecia-refusal-no-such-unit = Vom Typ „{ $unit }“ ist keine Einheit mehr da.
grecia-refusal-out-of-order = Einheiten werden in der Reihenfolge der Typen und der Karte genannt.
grecia-refusal-no-more = Mehr kannst du nicht nennen. Sag, dass du fertig bist, oder nimm etwas zurück.
grecia-refusal-out-of-reach =
    { $zone-The } { $zone-who ->
        [many] sind
       *[other] ist
    } außer Reichweite.
grecia-refusal-sea-closed = Die Durchfahrt durch { $sea-whom } wurde in diesem Zug verweigert.
grecia-refusal-held-by-others = Andere halten { $zone-whom } besetzt: Greif an.
grecia-refusal-lone-fortress = { $zone-In } steht eine Festung allein: Sie muss angegriffen werden.
grecia-refusal-nothing-there = Es gibt { $zone-in } nichts anzugreifen.
grecia-refusal-protected = In der ersten Runde greifst du niemanden vor seinem ersten Zug an, also { $seat-whom } noch nicht.
grecia-refusal-land-and-sea = Landeinheiten und Schiffe kämpfen nie gegeneinander.
grecia-refusal-one-against-island = Eine kleine Insel wird über See mit nur einer Einheit angegriffen.
grecia-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [you] hast
        [many] haben
       *[one] hat
    } dort keine Schiffe.
grecia-refusal-nothing-changes = Es würde sich nichts ändern.
grecia-refusal-nothing-named = Du hast noch nichts genannt.
grecia-refusal-no-route = Diese Meere ergeben keinen Weg.
grecia-refusal-hero-not-here = { $hero } ist nicht hier.
grecia-refusal-hero-named = { $hero } geht schon mit.
grecia-refusal-hero-travelled = { $hero } ist in diesem Zug schon gereist.
grecia-refusal-hero-out-of-reach = Der Held kommt nicht { $zone-to }.
grecia-refusal-not-for-hire = { $unit-The } ist nicht anzuwerben.
grecia-refusal-no-cavalry-for-hire = In diesem Spiel ist keine Reiterei anzuwerben.
grecia-refusal-too-dear = Deine Versorgung reicht nicht für { $unit-one }.
grecia-refusal-no-counter = Du hast kein Plättchen vom Typ „{ $unit }“ mehr.
grecia-refusal-not-recruiting-here = Du kontrollierst { $zone-whom } nicht, und leer und angrenzend ist das Gebiet auch nicht.
grecia-refusal-foreign-fortress = { $zone-In } steht eine Festung anderer Farbe.
grecia-refusal-leaves-too-little-room = Mit dieser Einheit { $zone-in } fänden die übrigen keinen Platz.
grecia-refusal-cannot-support = Diese Einheit kann nicht unterstützen.
grecia-refusal-battle-card-used = „{ $card }“ ist schon verbraucht.
grecia-refusal-not-taking-part = Eine solche Einheit nimmt nicht teil.
grecia-refusal-not-worth-asking = Um Durchfahrt durch { $sea-whom } zu bitten ist unnötig oder nutzlos.
grecia-refusal-the-origin = Der Angreifer kam { $zone-from }.
grecia-refusal-no-refuge = { $zone-In } gibt es keine Zuflucht.
grecia-refusal-must-save = Es müssen so viele Einheiten wie möglich gerettet werden.
grecia-refusal-cannot-rise = { $unit-The } kann nicht befördert werden.
grecia-refusal-nobody-to-ask = Es gibt niemanden, den du um Unterstützung bitten könntest.
grecia-refusal-no-quarters = Der Held kehrt zu deinen Truppen oder deiner Festung zurück, nicht { $zone-to }.
grecia-refusal-cannot-win-over = { $zone-In } ist keine neutrale Einheit zu gewinnen.
grecia-refusal-no-own-ships = Du hast { $sea-in } keine Schiffe.
grecia-refusal-compulsory = Etwas muss gewählt werden.

## Was gefragt wird

grecia-prompt-over = Das Spiel ist vorbei.
grecia-prompt-chance = Es wird gezogen oder gewürfelt.
grecia-prompt-wait =
    Warte: { $seat-The } { $seat-who ->
        [you] entscheidest
        [many] entscheiden
       *[one] entscheidet
    }.
grecia-prompt-pick-colour = Wähle eine Farbe.
grecia-prompt-fortress = Setze eine Festung.
grecia-prompt-piece = Wähle die Figur, die du setzt.
grecia-prompt-unit-in = Wohin setzt du { $unit-one }?
grecia-prompt-hero-in = Wohin setzt du { $hero-whom }?
grecia-prompt-actions =
    Dein Zug: noch { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
grecia-prompt-from = Aus welcher Zone?
grecia-prompt-target = Welche Zone greifst du an?
grecia-prompt-against = Wen greifst du an?
grecia-prompt-with = Mit welchen Einheiten und Helden?
grecia-prompt-to = Wohin geht { $unit-the }?
grecia-prompt-via = Auf welchen Meeren bittest du um Durchfahrt?
grecia-prompt-hero-to = Mit welchen Einheiten zieht der Held?
grecia-prompt-for = Welche Einheit kommt im Tausch?
grecia-prompt-vote =
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
grecia-prompt-take = Welche Einheit nimmst du?
grecia-prompt-take-in = Wohin setzt du { $unit-one }?
grecia-prompt-drill = Welche Einheit wird befördert?
grecia-prompt-recall = Welcher Held kehrt zurück?
grecia-prompt-recall-in = Wohin kehrt der Held zurück?
grecia-prompt-win-over = Welche neutrale Einheit gewinnst du?
grecia-prompt-open-sea = Welches Meer öffnest du?
grecia-prompt-step-1 = Vor dem Kampf um { $zone-whom }: Spiele eine Taktikkarte oder passe.
grecia-prompt-support =
    Mit welchen Einheiten unterstützt du den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } im Kampf um { $zone-whom }?
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker-The } { $attacker-who ->
            [you] bittest
            [many] bitten
           *[one] bittet
        } dich um Unterstützung gegen { $defender-who ->
            [neutral] die Neutralen
           *[other] { $defender-whom }
        }
       *[defender] { $defender-The } { $defender-who ->
            [you] bittest
            [many] bitten
           *[one] bittet
        } dich um Unterstützung gegen { $attacker-whom }
    } im Kampf um { $zone-whom }. Stärke: Angreifer { $attack }, Verteidiger { $defence }; der Angreifer gewinnt in { $odds } % der Fälle. Schickst du Einheiten?
grecia-prompt-battle-cards = Wähle eine Schlachtkarte für den Kampf um { $zone-whom }.
grecia-prompt-after-dice = Nach den Würfeln im Kampf um { $zone-whom }: Spiele eine Karte oder passe.
grecia-prompt-losses =
    Wähle { $losses ->
        [one] { $losses } Einheit
       *[other] { $losses } Einheiten
    }, die du ausschaltest.
grecia-prompt-flight-ask = Vor der Flucht: Auf welchen Meeren bittest du um Durchfahrt?
grecia-prompt-flight = Wohin flieht { $unit-the }?
grecia-prompt-hero-flight = Mit wem flieht { $hero }?
grecia-prompt-promotion = Welche Einheit beförderst du?
grecia-prompt-heroes = Welche Helden reisen allein?
grecia-prompt-hero-alone = Wohin reist { $hero }?

## Was vor dem ersten Zug gesetzt wird

grecia-piece-fortress = Festung
grecia-piece-hero = Held
grecia-piece-unit = { $unit }

## Was gewählt werden kann

grecia-choice-colour = Farbe { $colour }
grecia-choice-fortress = Festung { $zone-in }
grecia-choice-place = { $unit-one } setzen
grecia-choice-in = { $zone-In }
grecia-choice-move = Bewegen
grecia-choice-attack = Angreifen
grecia-choice-swap = Tauschen
grecia-choice-supplies = Versorgung nehmen
grecia-choice-hire = Söldner anwerben
grecia-choice-senate = Eine Senatskarte nehmen
grecia-choice-tactics = Eine Taktikkarte nehmen
grecia-choice-pass = Passen
grecia-choice-from = { $zone-From }
grecia-choice-with = Mit { $unit-dative }
grecia-choice-to = { $zone-To }
grecia-choice-via = Über { $sea-whom }
grecia-choice-via-two = Über { $sea-whom } und { $second-whom }
grecia-choice-for = Gegen { $unit-whom }
grecia-choice-against = Gegen { $seat-whom }
grecia-choice-hero = Der Held { $hero }
grecia-choice-go = Ausführen
grecia-choice-take =
    { $unit-one } { $price ->
        [0] kostenlos
       *[other] für { $price } Versorgungsmarker
    } nehmen
grecia-choice-done = Fertig
grecia-choice-consent = Durchfahrt erlauben
grecia-choice-refuse = Durchfahrt verweigern
grecia-choice-tactic = „{ $card }“ spielen
grecia-choice-open = { $sea-Whom } öffnen
grecia-choice-support = Unterstützen mit { $unit-dative } { $zone-in }
grecia-choice-request = Die anderen um Unterstützung bitten
grecia-choice-card = { $card }, Wert { $value }
grecia-choice-lose = { $unit-The } ausschalten
grecia-choice-lose-supporter = Von der Unterstützung { $unit-whom } { $zone-in } ausschalten
grecia-choice-ask = Um Durchfahrt durch { $sea-whom } bitten
grecia-choice-surrender = Kapitulieren
grecia-choice-promote = { $unit-The } { $zone-in } befördern
grecia-choice-start = { $seat } beginnt
grecia-choice-draw = „{ $card }“ ziehen
grecia-choice-dice = Würfel: { $attacker } und { $defender }
grecia-choice-die = Würfel: { $number }

## Was vereinbart werden kann

grecia-option-situation = Ausgangsstellung
grecia-option-situation-help = Ob die Partie wie üblich beginnt oder in einer Stellung, die zur Ausgabe gehört, mit den Optionen, die zu ihr gehören.
grecia-option-situation-usual = wie üblich
grecia-option-players = Spieler
grecia-option-players-help = Wie viele spielen; nicht jedes Szenario ist für jede Anzahl.
grecia-option-players-2 = Zwei
grecia-option-players-3 = Drei
grecia-option-players-4 = Vier
grecia-option-scenario = Szenario
grecia-option-scenario-help = Ein historisches Szenario oder das freie Spiel.
grecia-option-scenario-trojan_war = Der Trojanische Krieg
grecia-option-scenario-persian_wars = Die Perserkriege
grecia-option-scenario-peloponnesian_war = Der Peloponnesische Krieg
grecia-option-scenario-rise_of_macedon = Der Aufstieg Makedoniens
grecia-option-scenario-wars_of_the_diadochi = Die Diadochenkriege
grecia-option-scenario-roman_conquest = Die römische Eroberung
grecia-option-scenario-free_game = Freies Spiel
grecia-option-rounds = Runden
grecia-option-rounds-help = Wie lange das Spiel dauert, wenn niemand vorher gewinnt.
grecia-option-rounds-scenario = Wie im Szenario
grecia-option-rounds-10 = 10 Runden
grecia-option-rounds-11 = 11 Runden
grecia-option-rounds-12 = 12 Runden
grecia-option-rounds-13 = 13 Runden
grecia-option-rounds-14 = 14 Runden
grecia-option-rounds-15 = 15 Runden
grecia-option-rounds-16 = 16 Runden
grecia-option-rounds-17 = 17 Runden
grecia-option-rounds-18 = 18 Runden
grecia-option-rounds-19 = 19 Runden
grecia-option-rounds-20 = 20 Runden
grecia-option-rounds-21 = 21 Runden
grecia-option-rounds-22 = 22 Runden
grecia-option-rounds-23 = 23 Runden
grecia-option-rounds-24 = 24 Runden
grecia-option-rounds-25 = 25 Runden
grecia-option-rounds-26 = 26 Runden
grecia-option-rounds-27 = 27 Runden
grecia-option-rounds-28 = 28 Runden
grecia-option-rounds-29 = 29 Runden
grecia-option-rounds-30 = 30 Runden
grecia-option-dice = Würfel
grecia-option-dice-help = Ohne Würfel gibt es kein Glück in Kämpfen.
grecia-option-dice-yes = Ja
grecia-option-dice-no = Nein
grecia-option-cards = Karten
grecia-option-cards-help = Ohne Karten ist das Spiel einfacher.
grecia-option-cards-yes = Ja
grecia-option-cards-no = Nein
grecia-option-island_fortresses = Festungen auf kleinen Inseln
grecia-option-island_fortresses-help = Eine Festung auf einer kleinen Insel kann nur von einer Einheit angegriffen werden.
grecia-option-island_fortresses-any = Erlaubt
grecia-option-island_fortresses-none = Keine
grecia-option-hire_cavalry = Angeworbene Reiterei
grecia-option-hire_cavalry-help = Wenn nicht, kommt Reiterei nur durch Karten.
grecia-option-hire_cavalry-yes = Ja
grecia-option-hire_cavalry-no = Nein
