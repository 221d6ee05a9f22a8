grecia-title = Griechenland
grecia-tagline = Imperien der Vergangenheit: Kampf um Festungen, Gebiete und Meere für 2 bis 4 Spieler.

## Was geschieht. Namen wie „Philipp II.“ enden auf einen Punkt und stehen deshalb nie am Ende eines Satzes; Namen wie „Ägäisches Meer“ und „Thermopylen“ stehen nach einem Doppelpunkt oder in Klammern, wo sie niemand beugt.

grecia-event-start-drawn = Das Los entscheidet: { $seat } beginnt.
grecia-event-colour-dealt = { $seat } bekommt eine Farbe zugelost: { $colour }.
grecia-event-colour-picked = { $seat } wählt eine Farbe: { $colour }.
grecia-event-neutrals-placed =
    { $units ->
        [one] Eine neutrale Einheit wird eingesetzt.
       *[other] { $units } neutrale Einheiten werden eingesetzt.
    }
grecia-event-fortress-placed = { $seat } setzt eine Festung: { $zone }.
grecia-event-unit-placed = { $seat } setzt eine Einheit ein: { $unit } ({ $zone }).
grecia-event-hero-placed = { $seat } setzt { $hero } ein: { $zone }.
grecia-event-pieces-left-over =
    { $seat } hat keinen Platz für { $pieces ->
        [one] einen Spielstein; er kommt in die Reserve zurück.
       *[other] { $pieces } Spielsteine; sie kommen in die Reserve zurück.
    }
grecia-event-round-begins = Runde { $round } beginnt.
grecia-event-turn-begins = Runde { $round }: { $seat } ist am Zug.
grecia-event-income =
    { $seat } kontrolliert { $territories ->
        [one] ein Gebiet
       *[other] { $territories } Gebiete
    } und erhält { $supply ->
        [one] einen Versorgungsmarker.
       *[other] { $supply } Versorgungsmarker.
    }
grecia-event-passed = { $seat } passt: keine weiteren Aktionen in diesem Zug.
grecia-event-supplies-taken =
    { $seat } nimmt { $supply ->
        [one] einen Versorgungsmarker.
       *[other] { $supply } Versorgungsmarker.
    }
grecia-event-moved = { $seat } bewegt eine Einheit: { $unit } ({ $from } → { $to }).
grecia-event-hero-travelled = { $seat } schickt { $hero } allein auf die Reise: { $to }.
grecia-event-hero-moved = { $hero } ({ $seat }) geht mit: { $to }.
grecia-event-swapped = { $seat } tauscht zwei Einheiten: { $first } ({ $here }) ↔ { $second } ({ $there }).
grecia-event-hired =
    { $seat } wirbt für { $price ->
        [one] einen Versorgungsmarker an
       *[other] { $price } Versorgungsmarker an
    }: { $unit } ({ $zone }).
grecia-event-gained = { $seat } erhält eine Einheit: { $unit } ({ $zone }).
grecia-event-bought =
    { $seat } kauft für { $price ->
        [one] einen Versorgungsmarker
       *[other] { $price } Versorgungsmarker
    }: { $unit } ({ $zone }).
grecia-event-senate-drawn = { $seat } zieht die Senatskarte „{ $card }“.
grecia-event-tactic-drawn = { $seat } zieht eine Taktikkarte.
grecia-event-tactic-drawn-own = { $seat } zieht die Taktikkarte „{ $card }“.
grecia-event-reshuffled =
    { $deck ->
        [senate] Der Senatsstapel
       *[tactics] Der Taktikstapel
    } ist leer; seine abgelegten Karten werden zu einem neuen Stapel gemischt.
grecia-event-supply-by-card =
    { $seat } erhält { $supply ->
        [one] einen Versorgungsmarker.
       *[other] { $supply } Versorgungsmarker.
    }
grecia-event-consolation =
    Nichts wird ausgeführt: { $seat } nimmt stattdessen { $supply ->
        [one] einen Versorgungsmarker.
       *[other] { $supply } Versorgungsmarker.
    }
grecia-event-promoted = { $seat } befördert eine Einheit: { $unit } → { $to } ({ $zone }).
grecia-event-hero-returned = { $seat } holt { $hero } zurück: { $zone }.
grecia-event-won-over = { $seat } gewinnt eine neutrale Einheit für sich: { $unit } ({ $zone }).
grecia-event-sea-opened = Bis zum Ende des Zuges kann niemand { $seat } den Transport verweigern: { $sea }.
grecia-event-sea-asked = { $seat } bittet um Erlaubnis zum Seetransport: { $sea }.
grecia-event-consented =
    { $seat } stimmt zu ({ $ships ->
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }): { $sea }.
grecia-event-refused =
    { $seat } lehnt ab ({ $ships ->
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }): { $sea }.
grecia-event-sea-open = { $sea }: offen für { $seat }, { $allow } dafür und { $refuse } dagegen.
grecia-event-sea-closed = { $sea }: gesperrt für { $seat }, { $allow } dafür und { $refuse } dagegen.
grecia-event-attack = { $seat } greift { $defender } an ({ $from } → { $to }): { $units }.
grecia-event-attack-neutral = { $seat } greift Neutrale an ({ $from } → { $to }): { $units }.
grecia-event-attack-ruin = { $seat } greift eine herrenlose Festung an ({ $from } → { $to }): { $units }.
grecia-event-tactic-played = { $seat } spielt „{ $card }“.
grecia-event-tactic-cancelled = „{ $card }“ wird aufgehoben.
grecia-event-tactics-passed = { $seat } passt: keine Taktikkarten mehr vor dem Kampf.
grecia-event-supports =
    { $seat } unterstützt den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }: { $unit } ({ $zone }).
grecia-event-battle-card-chosen = { $seat } hat eine Schlachtkarte gewählt.
grecia-event-battle-card-chosen-own = { $seat } hat die Schlachtkarte „{ $card }“ gewählt.
grecia-event-battle-card-shown = { $seat } zeigt die Schlachtkarte „{ $card }“.
grecia-event-dice-thrown = Die Würfel: Angreifer { $attacker }, Verteidiger { $defender }.
grecia-event-rethrown =
    { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } würfelt erneut: { $number }.
grecia-event-totalled =
    { $side ->
        [attacker] Angriff, { $owner }: { $total } (Stärke { $strength } + Reiterbonus { $cavalry } + Held { $hero } + Taktik { $tactics } + Karte { $card } + Würfel { $die }).
       *[defender]
            { $owner ->
                [neutral] Verteidigung: { $total } (Stärke { $strength } + Festung { $fortress } + Reiterbonus { $cavalry } + Würfel { $die }).
               *[other] Verteidigung, { $owner }: { $total } (Stärke { $strength } + Festung { $fortress } + Reiterbonus { $cavalry } + Held { $hero } + Taktik { $tactics } + Karte { $card } + Würfel { $die }).
            }
    }
grecia-event-combat-won =
    { $owner ->
        [neutral] Der Verteidiger gewinnt den Kampf.
       *[other]
            { $owner } gewinnt den Kampf { $side ->
                [attacker] im Angriff.
               *[defender] in der Verteidigung.
            }
    }
grecia-event-combat-tied =
    { $owner ->
        [neutral] Gleichstand: Der Verteidiger gewinnt den Kampf.
       *[other] Gleichstand: { $owner } gewinnt den Kampf in der Verteidigung.
    }
grecia-event-nobody-falls = Es fiel eine 1: Keine Einheit wird ausgeschaltet.
grecia-event-losses-due = Verluste: Angreifer { $attacker }, Verteidiger { $defender }.
grecia-event-lost =
    { $owner ->
        [neutral] Die Neutralen verlieren eine Einheit
       *[other] { $owner } verliert eine Einheit
    }: { $unit } ({ $zone }).
grecia-event-fled =
    { $owner ->
        [neutral] Eine neutrale Einheit flieht
       *[other] Eine Einheit von { $owner } flieht
    }: { $unit } → { $to }.
grecia-event-surrendered =
    { $owner ->
        [neutral] Eine neutrale Einheit
       *[other] Eine Einheit von { $owner }
    } kann nirgendwohin fliehen und kapituliert: { $unit } ({ $zone }).
grecia-event-moved-in = { $seat } rückt ein ({ $to }): { $units }.
grecia-event-went-back = Die Angreifer von { $seat } sind wieder in der Ausgangszone: { $to }.
grecia-event-fortress-taken = { $seat } erobert die Festung von { $owner }: { $zone }.
grecia-event-fortress-retaken = { $seat } erobert die eigene Festung zurück: { $zone }.
grecia-event-hero-fell = { $seat } verliert { $hero } im Kampf.
grecia-event-capture-supply =
    { $seat } erhält { $supply ->
        [one] einen Versorgungsmarker
       *[other] { $supply } Versorgungsmarker
    } für die eroberte Festung.
grecia-event-battle-cards-back = { $seat } nimmt alle Schlachtkarten außer der zuletzt benutzten zurück.
grecia-event-eliminated = { $seat } scheidet aus.
grecia-event-victory = { $seat } gewinnt sofort durch Festungen!
grecia-event-victory-alone = Nur { $seat } ist noch im Spiel und gewinnt!
grecia-event-rounds-over =
    { $rounds ->
        [one] Eine Runde ist gespielt
       *[other] { $rounds } Runden sind gespielt
    }: Die Partie ist zu Ende.
grecia-event-scored =
    { $seat } kommt auf { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }: Gebiete { $territories }, fremde Festungen { $conquered }, verlorene eigene Festungen { $lost }.
grecia-event-winner = { $seats } gewinnt!
grecia-event-winners-shared = { $seats } teilen sich den Sieg!

## Warum etwas nicht geht

grecia-refusal-over = Die Partie ist zu Ende.
grecia-refusal-chance-first = Warte, bis die Karten gezogen oder die Würfel geworfen sind.
grecia-refusal-not-asked = Du bist jetzt nicht gefragt: { $seat } entscheidet.
grecia-refusal-already-chosen = Du hast deine Schlachtkarte schon gewählt.
grecia-refusal-left-to-chance = Das entscheidet der Zufall, nicht du.
grecia-refusal-not-now = Das geht jetzt nicht: Führe erst zu Ende, was begonnen hat.
grecia-refusal-colour-taken = Diese Farbe kannst du nicht wählen.
grecia-refusal-not-home = Wähle ein Gebiet deiner Farbe, nicht dieses: { $zone }.
grecia-refusal-fortress-there = Dort steht schon eine Festung: { $zone }.
grecia-refusal-no-island-fortress = { $zone } ist eine kleine Insel, und auf die kommen in dieser Partie keine Festungen.
grecia-refusal-wrong-element = Schiffe gehören aufs Meer und alles andere an Land, also nicht dorthin: { $zone }.
grecia-refusal-no-such-piece = So einen Spielstein hast du nicht mehr einzusetzen.
grecia-refusal-no-place = Dafür gibt es keinen erlaubten Platz.
grecia-refusal-not-free = Dieses Gebiet ist nicht frei, denn dort stehen fremde Einheiten oder eine Festung einer anderen Farbe: { $zone }.
grecia-refusal-sea-not-adjacent = Dieses Meer grenzt an keines deiner Gebiete: { $zone }.
grecia-refusal-full = Dort ist kein Platz mehr: { $zone }.
grecia-refusal-attacked-already = Du darfst nur einmal je Zug angreifen.
grecia-refusal-nothing-to-attack = Es gibt nichts, was du angreifen kannst.
grecia-refusal-nothing-to-move = Keine deiner Einheiten kann sich bewegen.
grecia-refusal-nothing-to-swap = Du hast keinen Tausch, der etwas ändern würde.
grecia-refusal-nothing-to-hire = Du kannst jetzt nichts anwerben.
grecia-refusal-without-cards = Es wird ohne Karten gespielt.
grecia-refusal-empty-deck = Dieser Stapel ist leer, und seine Ablage auch.
grecia-refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
grecia-refusal-not-this-moment = Du kannst „{ $card }“ in diesem Moment nicht spielen.
grecia-refusal-conditions-not-met = Die Bedingungen von „{ $card }“ sind nicht erfüllt.
grecia-refusal-support-requested = Deine Seite hat in diesem Kampf schon Unterstützung angefordert.
grecia-refusal-nobody-could-support = Keine Einheit könnte dich unterstützen.
grecia-refusal-nothing-to-cancel = Es gibt keine Taktikkarte, die du aufheben könntest.
grecia-refusal-no-own-units = Dort hast du keine Einheiten: { $zone }.
grecia-refusal-cannot-leave = Von dort erreichst du kein erlaubtes Ziel: { $zone }.
grecia-refusal-moved-already = Mit dieser Karte kann von dort nichts mehr aufbrechen.
grecia-refusal-no-such-unit = So eine Einheit hast du dort nicht mehr: { $unit }.
grecia-refusal-out-of-order = Nenne die Einheiten in der Reihenfolge der Arten, die Orte in der Reihenfolge der Karte und die Helden zuletzt.
grecia-refusal-out-of-reach = Das ist außer Reichweite: { $zone }.
grecia-refusal-sea-closed = Dieses Meer bleibt in diesem Zug für dich gesperrt: { $sea }.
grecia-refusal-held-by-others = Dort stehen fremde Einheiten, du musst also angreifen: { $zone }.
grecia-refusal-lone-fortress = Dort steht eine unbesetzte Festung einer anderen Farbe, du musst also angreifen: { $zone }.
grecia-refusal-nothing-there = Dort gibt es nichts anzugreifen: { $zone }.
grecia-refusal-protected = { $seat } hatte noch keinen Zug und darf in der ersten Runde nicht angegriffen werden.
grecia-refusal-land-and-sea = Landeinheiten und Schiffe kämpfen nie gegeneinander.
grecia-refusal-one-against-island = Eine kleine Insel darf nur von einer einzigen Einheit angegriffen werden.
grecia-refusal-no-ships-there = { $seat } hat dort keine Schiffe.
grecia-refusal-nothing-changes = Dieser Tausch würde nichts ändern.
grecia-refusal-nothing-named = Nenne erst mindestens eine Einheit.
grecia-refusal-no-route = Über diese Meere führt kein Weg dorthin.
grecia-refusal-hero-not-here = { $hero } steht dir hier nicht zur Verfügung.
grecia-refusal-hero-travelled = { $hero } ist in diesem Zug schon allein gereist.
grecia-refusal-hero-out-of-reach = Dorthin kommt der Held nicht: { $zone }.
grecia-refusal-not-for-hire = Diese Einheit kannst du hier nicht anwerben: { $unit }.
grecia-refusal-no-cavalry-for-hire = In dieser Partie gibt es Reiterei nur durch Karten.
grecia-refusal-too-dear = Du hast zu wenige Versorgungsmarker für diese Einheit: { $unit }.
grecia-refusal-no-counter = Davon liegt kein Plättchen mehr in deiner Reserve: { $unit }.
grecia-refusal-not-recruiting-here = Neue Einheiten kommen in Gebiete, die du kontrollierst, oder in leere Gebiete daneben, nicht dorthin: { $zone }.
grecia-refusal-foreign-fortress = Dort setzt du keine Landeinheiten ein, denn es steht eine Festung einer anderen Farbe da: { $zone }.
grecia-refusal-leaves-too-little-room = Setzt du sie dort ein, findet nicht alles Platz, was die Karte bringt: { $zone }.
grecia-refusal-cannot-support = Diese Einheit kann in diesem Kampf nicht unterstützen.
grecia-refusal-battle-card-used = Du hast die Schlachtkarte „{ $card }“ nicht auf der Hand.
grecia-refusal-not-taking-part = So eine Einheit von dir nimmt an diesem Kampf nicht teil.
grecia-refusal-not-worth-asking = Für dieses Meer zu fragen würde nichts ändern: { $sea }.
grecia-refusal-the-origin = Du kannst nicht dorthin fliehen, wo der Angriff herkam: { $zone }.
grecia-refusal-no-refuge = Dorthin kannst du nicht fliehen: { $zone }.
grecia-refusal-must-save = Du musst so viele Einheiten wie möglich retten, und diese kann noch fliehen.
grecia-refusal-cannot-rise = Diese Einheit kann nicht befördert werden: { $unit }.
grecia-refusal-nobody-to-ask = Es gibt niemanden, den du um Unterstützung bitten könntest.
grecia-refusal-no-quarters = Ein Held kommt zu deinen Landeinheiten oder in deine unbesetzte Festung zurück, nicht dorthin: { $zone }.
grecia-refusal-cannot-win-over = Dort steht keine neutrale Einheit, die du für dich gewinnen könntest: { $zone }.
grecia-refusal-no-own-ships = In diesem Meer hast du keine Schiffe: { $sea }.
grecia-refusal-compulsory = Das ist Pflicht: Du musst wählen.

## Was gefragt ist

grecia-prompt-over = Die Partie ist zu Ende.
grecia-prompt-chance = Es wird gelost, gezogen oder gewürfelt.
grecia-prompt-wait = Warte: Jetzt entscheidet { $seat }.
grecia-prompt-pick-colour = Wähle deine Farbe.
grecia-prompt-fortress = Setze eine Festung.
grecia-prompt-piece = Welchen Spielstein setzt du als Nächstes ein?
grecia-prompt-unit-in = Wo setzt du diese Einheit ein: { $unit }?
grecia-prompt-hero-in = Wo setzt du { $hero } ein?
grecia-prompt-actions =
    { $actions ->
        [one] Du hast noch eine Aktion. Was tust du?
       *[other] Du hast { $actions } Aktionen. Was tust du?
    }
grecia-prompt-from = Aus welcher Zone?
grecia-prompt-target = Welche Zone greifst du an?
grecia-prompt-against = Wessen Schiffe greifst du an?
grecia-prompt-with = Wer geht? Nenne erst Einheiten, dann Helden.
grecia-prompt-to = Wohin geht diese Einheit?
grecia-prompt-via = Über welche Meere?
grecia-prompt-hero-to = Wohin geht der Held mit?
grecia-prompt-for = Welche Einheit kommt dafür?
grecia-prompt-vote = { $seat } bittet um Erlaubnis zum Seetransport ({ $sea }). Stimmst du zu?
grecia-prompt-take = Welche neue Einheit nimmst du?
grecia-prompt-take-in = Wo setzt du diese Einheit ein: { $unit }?
grecia-prompt-drill = Welche Einheit beförderst du?
grecia-prompt-recall = Welcher Held kommt zurück?
grecia-prompt-recall-in = Wohin kommt der Held zurück?
grecia-prompt-win-over = Wo gewinnst du eine neutrale Einheit für dich?
grecia-prompt-open-sea = Welches Meer öffnest du?
grecia-prompt-step-1 = Kampf ({ $zone }): Spielst du eine Taktikkarte?
grecia-prompt-support =
    Kampf ({ $zone }): Welche deiner Einheiten unterstützen dich { $side ->
        [attacker] im Angriff?
       *[defender] in der Verteidigung?
    }
grecia-prompt-allies =
    Kampf ({ $zone }): Unterstützt du { $side ->
        [attacker] den Angreifer?
       *[defender] den Verteidiger?
    }
grecia-prompt-battle-cards = Kampf ({ $zone }): Wähle eine Schlachtkarte.
grecia-prompt-after-dice = Kampf ({ $zone }): Spielst du eine Karte nach den Würfeln?
grecia-prompt-losses =
    { $losses ->
        [one] Eine Einheit muss ausgeschaltet werden. Welche?
       *[other] { $losses } Einheiten müssen ausgeschaltet werden. Welche zuerst?
    }
grecia-prompt-flight-ask = Bittest du vor der Flucht für ein Meer um Erlaubnis?
grecia-prompt-flight = Wohin flieht diese Einheit: { $unit }?
grecia-prompt-hero-flight = Wohin flieht { $hero }?
grecia-prompt-promotion = Beförderst du eine Einheit?
grecia-prompt-heroes = Reist ein Held allein?
grecia-prompt-hero-alone = Wohin reist { $hero }?

## Was man wählen kann

grecia-choice-colour = Farbe: { $colour }
grecia-choice-fortress = Festung: { $zone }
grecia-choice-place = Einsetzen: { $unit }
grecia-choice-in = In: { $zone }
grecia-choice-move = Bewegen
grecia-choice-attack = Angreifen
grecia-choice-swap = Tauschen
grecia-choice-supplies = Versorgung nehmen
grecia-choice-hire = Anwerben
grecia-choice-senate = Eine Senatskarte nehmen
grecia-choice-tactics = Eine Taktikkarte nehmen
grecia-choice-pass = Passen
grecia-choice-from = Von: { $zone }
grecia-choice-with = Mit: { $unit }
grecia-choice-to = Nach: { $zone }
grecia-choice-via = Über See: { $sea }
grecia-choice-via-two = Über See: { $sea } und { $second }
grecia-choice-for = Im Tausch: { $unit }
grecia-choice-against = Gegen { $seat }
grecia-choice-hero = Held: { $hero }
grecia-choice-go = Fertig: ausführen
grecia-choice-take = Nehmen: { $unit }
grecia-choice-done = Fertig
grecia-choice-consent = Zustimmen
grecia-choice-refuse = Ablehnen
grecia-choice-tactic = „{ $card }“ spielen
grecia-choice-open = Öffnen: { $sea }
grecia-choice-support = Unterstützen: { $unit } ({ $zone })
grecia-choice-request = Die anderen Spieler um Unterstützung bitten
grecia-choice-card = „{ $card }“ (+{ $value })
grecia-choice-lose = Ausschalten: { $unit }
grecia-choice-lose-supporter = Eine unterstützende Einheit ausschalten: { $unit } ({ $zone })
grecia-choice-ask = Um Erlaubnis bitten: { $sea }
grecia-choice-surrender = Kapitulieren
grecia-choice-promote = Befördern: { $unit } ({ $zone })
grecia-choice-start = { $seat } beginnt
grecia-choice-draw = „{ $card }“ ziehen
grecia-choice-dice = Angreifer { $attacker }, Verteidiger { $defender }
grecia-choice-die = Der Würfel zeigt { $number }

## Was man vereinbaren kann

grecia-option-players = Spieler
grecia-option-players-help = Das Spiel ist für zwei bis vier gedacht; nicht jedes Szenario passt zu jeder Zahl.
grecia-option-players-2 = Zu zweit
grecia-option-players-3 = Zu dritt
grecia-option-players-4 = Zu viert
grecia-option-scenario = Szenario
grecia-option-scenario-help = Ein Szenario bestimmt Farben, Gebiete, Helden und Neutrale; im Freien Spiel setzt jeder ein, wo er will.
grecia-option-scenario-trojan_war = Der Trojanische Krieg
grecia-option-scenario-persian_wars = Die Perserkriege
grecia-option-scenario-peloponnesian_war = Der Peloponnesische Krieg
grecia-option-scenario-rise_of_macedon = Der Aufstieg Makedoniens
grecia-option-scenario-wars_of_the_diadochi = Die Diadochenkriege
grecia-option-scenario-roman_conquest = Die römische Eroberung
grecia-option-scenario-free_game = Freies Spiel
grecia-option-rounds = Dauer
grecia-option-rounds-help = Nach so vielen Runden endet die Partie, wenn vorher niemand gewonnen hat.
grecia-option-rounds-scenario = Nach dem Szenario
grecia-option-rounds-10 = 10 Runden
grecia-option-rounds-12 = 12 Runden
grecia-option-rounds-15 = 15 Runden
grecia-option-rounds-20 = 20 Runden
grecia-option-dice = Würfel
grecia-option-dice-help = Ohne Würfel entscheiden im Kampf allein Stärke, Boni und Karten.
grecia-option-dice-yes = Mit Würfeln
grecia-option-dice-no = Ohne Würfel
grecia-option-cards = Karten
grecia-option-cards-help = Ohne Karten gibt es keine Schlacht-, Senats- und Taktikkarten, und niemand kann eine Karte nehmen.
grecia-option-cards-yes = Mit Karten
grecia-option-cards-no = Ohne Karten
grecia-option-island_fortresses = Inselfestungen
grecia-option-island_fortresses-help = Auf kleinen Inseln dürfen Festungen stehen, außer man vereinbart, dass dort keine stehen.
grecia-option-island_fortresses-any = Beliebig
grecia-option-island_fortresses-none = Keine
grecia-option-hire_cavalry = Reiterei anwerben
grecia-option-hire_cavalry-help = Reiterei kann angeworben werden, außer man vereinbart, dass es sie nur durch Karten gibt.
grecia-option-hire_cavalry-yes = Ja
grecia-option-hire_cavalry-no = Nein
