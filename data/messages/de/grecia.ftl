grecia-title = Griechenland
grecia-tagline = Imperien der Vergangenheit: Kampf um Festungen, Gebiete und Meere für 2 bis 4 Spieler

## Was geschieht

grecia-event-start-drawn = Das Los macht { $seat } zum Startspieler.
grecia-event-colour-dealt = { $seat } erhält die Farbe { $colour }
grecia-event-colour-picked = { $seat } wählt die Farbe { $colour }
grecia-event-neutrals-placed = Neutrale Einheiten aufgestellt: { $units }
grecia-event-fortress-placed = { $seat } setzt eine Festung: { $zone }
grecia-event-unit-placed = { $seat } setzt eine Einheit ({ $unit }): { $zone }
grecia-event-hero-placed = { $seat } setzt { $hero }: { $zone }
grecia-event-pieces-left-over = { $seat } hat keinen Platz für die letzten Figuren ({ $pieces }): Sie gehen zurück in den Vorrat.
grecia-event-round-begins = Runde { $round } beginnt.
grecia-event-turn-begins = Runde { $round }: { $seat } ist am Zug.
grecia-event-income =
    { $seat } kontrolliert { $territories ->
        [one] { $territories } Gebiet
       *[other] { $territories } Gebiete
    } und erhält { $supply } Versorgung.
grecia-event-passed = { $seat } verzichtet auf die übrigen Aktionen.
grecia-event-supplies-taken = { $seat } nimmt Versorgung: { $supply }
grecia-event-moved = { $seat } bewegt ({ $unit }): { $from } → { $to }
grecia-event-hero-moved = { $hero } von { $seat } zieht mit: { $to }
grecia-event-hero-travelled = { $hero } von { $seat } reist inkognito: { $to }
grecia-event-swapped = { $seat } tauscht { $first } ({ $here }) und { $second } ({ $there }).
grecia-event-hired = { $seat } wirbt an ({ $unit }) für { $price }: { $zone }
grecia-event-gained = { $seat } erhält eine Einheit ({ $unit }): { $zone }
grecia-event-bought = { $seat } kauft ({ $unit }) für { $price }: { $zone }
grecia-event-senate-drawn = { $seat } zieht eine Senatskarte: { $card }
grecia-event-tactic-drawn = { $seat } zieht eine Taktikkarte.
grecia-event-tactic-drawn-own = { $seat } zieht die Taktikkarte { $card }
grecia-event-reshuffled =
    Stapel neu gemischt: { $deck ->
        [senate] Senatskarten
       *[tactics] Taktikkarten
    }
grecia-event-supply-by-card = { $seat } erhält { $supply } Versorgung.
grecia-event-consolation = Die Karte bewirkt nichts: { $seat } nimmt stattdessen { $supply } Versorgung.
grecia-event-promoted = { $seat } befördert eine Einheit ({ $unit } → { $to }): { $zone }
grecia-event-hero-returned = { $hero } kehrt zu { $seat } zurück: { $zone }
grecia-event-won-over = { $seat } gewinnt eine neutrale Einheit ({ $unit }): { $zone }
grecia-event-sea-opened = Niemand kann { $seat } in diesem Zug den Transport verweigern: { $sea }
grecia-event-sea-asked = { $seat } bittet um Durchfahrt: { $sea }
grecia-event-consented =
    { $seat } stimmt mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    } zu: { $sea }
grecia-event-refused =
    { $seat } weigert sich mit { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffen
    }: { $sea }
grecia-event-sea-open = Durchfahrt frei für { $seat }, { $allow } gegen { $refuse }: { $sea }
grecia-event-sea-closed = Durchfahrt gesperrt für { $seat }, { $allow } gegen { $refuse }: { $sea }
grecia-event-attack = { $seat } greift { $defender } an ({ $units }): { $from } → { $to }
grecia-event-attack-neutral = { $seat } greift Neutrale an ({ $units }): { $from } → { $to }
grecia-event-attack-ruin = { $seat } greift eine herrenlose Festung an ({ $units }): { $from } → { $to }
grecia-event-tactic-played = { $seat } spielt die Taktikkarte { $card }
grecia-event-tactic-cancelled = Karte aufgehoben: { $card }
grecia-event-tactics-passed = { $seat } spielt keine weiteren Taktikkarten vor diesem Kampf.
grecia-event-supports =
    { $seat } unterstützt ({ $unit }, { $zone }): { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
grecia-event-battle-card-chosen = { $seat } hat eine Schlachtkarte gewählt.
grecia-event-battle-card-chosen-own = { $seat } hat die Schlachtkarte { $card } gewählt.
grecia-event-battle-card-shown = { $seat } zeigt die Schlachtkarte { $card }
grecia-event-dice-thrown = Würfel: Angreifer { $attacker }, Verteidiger { $defender }
grecia-event-rethrown =
    Würfel erneut geworfen, { $number }: { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
grecia-event-totalled =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }, { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }: Stärke { $strength }, Festung { $fortress }, Reiterei { $cavalry }, Held { $hero }, Taktik { $tactics }, Karte { $card }, Würfel { $die } = { $total }
grecia-event-combat-won =
    Der Kampf ist gewonnen: { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
grecia-event-combat-tied =
    Gleichstand, also gewinnt der Verteidiger: { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    } ({ $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }).
grecia-event-nobody-falls = Eine 1 ist gefallen: Keine Einheit wird ausgeschaltet.
grecia-event-losses-due = Auszuschaltende Einheiten: Angreifer { $attacker }, Verteidiger { $defender }
grecia-event-lost =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }: Einheit ausgeschaltet ({ $unit }), { $zone }
grecia-event-fled =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }: Flucht ({ $unit }) → { $to }
grecia-event-surrendered =
    { $owner ->
        [neutral] Neutrale
       *[other] { $owner }
    }: Kapitulation ({ $unit }), { $zone }
grecia-event-moved-in = { $seat } rückt ein ({ $units }): { $to }
grecia-event-went-back = Die Angreifer von { $seat } gehen zurück: { $to }
grecia-event-fortress-taken = { $seat } erobert eine Festung von { $owner }: { $zone }
grecia-event-fortress-retaken = { $seat } holt eine eigene Festung zurück ({ $owner }): { $zone }
grecia-event-hero-fell = { $hero } von { $seat } ist ausgeschaltet.
grecia-event-capture-supply = { $seat } erhält { $supply } Versorgung für die Festung.
grecia-event-battle-cards-back = { $seat } nimmt alle Schlachtkarten zurück, außer der letzten.
grecia-event-eliminated = { $seat } scheidet aus.
grecia-event-victory = { $seat } hält alle eigenen Festungen, hat andere erobert und gewinnt!
grecia-event-victory-alone = { $seat } ist als Letzter übrig und gewinnt!
grecia-event-rounds-over = Die { $rounds } Runden sind vorbei.
grecia-event-scored = { $seat }: Gebiete { $territories }, eroberte Festungen { $conquered }, verlorene { $lost }: Punkte { $points }
grecia-event-winner = { $seats } gewinnt!
grecia-event-winners-shared = Der Sieg wird geteilt: { $seats }

## Warum etwas nicht erlaubt ist

grecia-refusal-over = Das Spiel ist vorbei.
grecia-refusal-chance-first = Zuerst wird gezogen oder gewürfelt.
grecia-refusal-not-asked = Jetzt entscheidet { $seat }
grecia-refusal-already-chosen = Du hast deine Schlachtkarte schon gewählt.
grecia-refusal-left-to-chance = Das entscheidet der Zufall, nicht du.
grecia-refusal-not-now = Nicht jetzt: Beende zuerst, was begonnen hat.
grecia-refusal-colour-taken = Diese Farbe ist nicht frei.
grecia-refusal-not-home = Kein Gebiet deiner Farbe: { $zone }
grecia-refusal-fortress-there = Dort steht schon eine Festung: { $zone }
grecia-refusal-no-island-fortress = In diesem Spiel stehen keine Festungen auf kleinen Inseln: { $zone }
grecia-refusal-wrong-element = Schiffe gehören aufs Meer und alles andere an Land: { $zone }
grecia-refusal-no-such-piece = Eine solche Figur hast du nicht mehr zu setzen.
grecia-refusal-no-place = Für diese Figur gibt es keinen erlaubten Platz.
grecia-refusal-not-free = Das Gebiet ist nicht frei: { $zone }
grecia-refusal-sea-not-adjacent = Dieses Meer liegt nicht an einem deiner Gebiete: { $zone }
grecia-refusal-full = Dort passen keine Einheiten mehr hin: { $zone }
grecia-refusal-attacked-already = Du darfst nur einmal pro Zug angreifen.
grecia-refusal-nothing-to-attack = Es gibt nichts, was du angreifen könntest.
grecia-refusal-nothing-to-move = Keine Einheit kann sich bewegen.
grecia-refusal-nothing-to-swap = Kein Tausch würde etwas ändern.
grecia-refusal-nothing-to-hire = Du kannst nichts anwerben.
grecia-refusal-without-cards = Es wird ohne Karten gespielt.
grecia-refusal-empty-deck = Dieser Stapel hat keine Karten mehr.
grecia-refusal-not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }
grecia-refusal-not-this-moment = Diese Karte ist nicht für diesen Moment: { $card }
grecia-refusal-conditions-not-met = Die Bedingungen der Karte sind nicht erfüllt: { $card }
grecia-refusal-support-requested = Deine Seite hat in diesem Kampf schon Unterstützung angefordert.
grecia-refusal-nobody-could-support = Niemand könnte dich unterstützen.
grecia-refusal-nothing-to-cancel = Es gibt keine Karte, die aufgehoben werden könnte.
grecia-refusal-no-own-units = Du hast dort keine Einheiten: { $zone }
grecia-refusal-cannot-leave = Die Einheiten dort können das nicht: { $zone }
grecia-refusal-moved-already = Die Karte bewegt jede Einheit nur einmal, und aus verschiedenen Zonen.
grecia-refusal-no-such-unit = Von diesem Typ ist keine Einheit mehr da: { $unit }
grecia-refusal-out-of-order = Einheiten werden in der Reihenfolge der Typen und der Karte genannt.
grecia-refusal-no-more = Mehr kannst du nicht nennen. Sag, dass du fertig bist, oder nimm etwas zurück.
grecia-refusal-out-of-reach = Außer Reichweite: { $zone }
grecia-refusal-sea-closed = Die Durchfahrt wurde in diesem Zug verweigert: { $sea }
grecia-refusal-held-by-others = Andere halten es besetzt; greife an: { $zone }
grecia-refusal-lone-fortress = Eine Festung allein muss angegriffen werden: { $zone }
grecia-refusal-nothing-there = Dort ist nichts anzugreifen: { $zone }
grecia-refusal-protected = In der ersten Runde wird niemand vor seinem ersten Zug angegriffen: { $seat }
grecia-refusal-land-and-sea = Landeinheiten und Schiffe kämpfen nie gegeneinander.
grecia-refusal-one-against-island = Eine kleine Insel wird über See mit nur einer Einheit angegriffen.
grecia-refusal-no-ships-there = Dort keine Schiffe: { $seat }
grecia-refusal-nothing-changes = Es würde sich nichts ändern.
grecia-refusal-nothing-named = Du hast noch nichts genannt.
grecia-refusal-no-route = Diese Meere ergeben keinen Weg.
grecia-refusal-hero-not-here = Dieser Held ist nicht hier: { $hero }
grecia-refusal-hero-named = Geht schon mit: { $hero }
grecia-refusal-hero-travelled = Ist in diesem Zug schon gereist: { $hero }
grecia-refusal-hero-out-of-reach = Der Held kommt dort nicht hin: { $zone }
grecia-refusal-not-for-hire = Nicht anzuwerben: { $unit }
grecia-refusal-no-cavalry-for-hire = In diesem Spiel ist keine Reiterei anzuwerben.
grecia-refusal-too-dear = Nicht genug Versorgung: { $unit }
grecia-refusal-no-counter = Kein Spielstein mehr: { $unit }
grecia-refusal-not-recruiting-here = Weder kontrolliert noch leer und angrenzend: { $zone }
grecia-refusal-foreign-fortress = Eine Festung anderer Farbe: { $zone }
grecia-refusal-leaves-too-little-room = Die übrigen Einheiten fänden keinen Platz: { $zone }
grecia-refusal-cannot-support = Diese Einheit kann nicht unterstützen.
grecia-refusal-battle-card-used = Diese Karte ist verbraucht: { $card }
grecia-refusal-not-taking-part = Eine solche Einheit nimmt nicht teil.
grecia-refusal-not-worth-asking = Dort zu fragen ist unnötig oder nutzlos: { $sea }
grecia-refusal-the-origin = Von dort kam der Angreifer: { $zone }
grecia-refusal-no-refuge = Keine mögliche Zuflucht: { $zone }
grecia-refusal-must-save = Es müssen so viele Einheiten wie möglich gerettet werden.
grecia-refusal-cannot-rise = Kann nicht befördert werden: { $unit }
grecia-refusal-nobody-to-ask = Es gibt niemanden, den du um Unterstützung bitten könntest.
grecia-refusal-no-quarters = Der Held kehrt zu deinen Truppen oder deiner Festung zurück: { $zone }
grecia-refusal-cannot-win-over = Dort ist keine neutrale Einheit zu gewinnen: { $zone }
grecia-refusal-no-own-ships = Du hast dort keine Schiffe: { $sea }
grecia-refusal-compulsory = Etwas muss gewählt werden.

## Was gefragt wird

grecia-prompt-over = Das Spiel ist vorbei.
grecia-prompt-chance = Es wird gezogen oder gewürfelt.
grecia-prompt-wait = Warte: { $seat } entscheidet.
grecia-prompt-pick-colour = Wähle eine Farbe.
grecia-prompt-fortress = Setze eine Festung.
grecia-prompt-piece = Wähle die Figur, die du setzt.
grecia-prompt-unit-in = Wohin setzt du sie? ({ $unit })
grecia-prompt-hero-in = Wohin setzt du { $hero }?
grecia-prompt-actions = Dein Zug. Verbleibende Aktionen: { $actions }
grecia-prompt-from = Aus welcher Zone?
grecia-prompt-target = Welche Zone greifst du an?
grecia-prompt-against = Wen greifst du an?
grecia-prompt-with = Mit welchen Einheiten und Helden?
grecia-prompt-to = Wohin? ({ $unit })
grecia-prompt-via = Welche Meere fragst du?
grecia-prompt-hero-to = Mit welchen Einheiten zieht der Held?
grecia-prompt-for = Welche Einheit kommt im Tausch?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat } will über See angreifen ({ $units }): { $from } → { $to }.
        [swap] { $seat } will über See Einheiten tauschen ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } will über See fliehen ({ $units }): { $from }.
       *[move] { $seat } will sich über See bewegen ({ $units }): { $from } → { $to }.
    } Lässt du die Truppen durch? ({ $sea })
grecia-prompt-take = Welche Einheit nimmst du?
grecia-prompt-take-in = Wohin setzt du sie? ({ $unit })
grecia-prompt-drill = Welche Einheit wird befördert?
grecia-prompt-recall = Welcher Held kehrt zurück?
grecia-prompt-recall-in = Wohin kehrt der Held zurück?
grecia-prompt-win-over = Welche neutrale Einheit gewinnst du?
grecia-prompt-open-sea = Welches Meer öffnest du?
grecia-prompt-step-1 = Vor dem Kampf: Spiele eine Taktikkarte oder passe ({ $zone }).
grecia-prompt-support =
    Welche deiner Einheiten unterstützen? ({ $zone }) { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker } bittet dich um Unterstützung gegen { $defender ->
            [neutral] Neutrale
           *[other] { $defender }
        }
       *[defender] { $defender } bittet dich um Unterstützung gegen { $attacker }
    } ({ $zone }). Stärke: Angreifer { $attack }, Verteidiger { $defence }; der Angreifer gewinnt in { $odds } % der Fälle. Schickst du Einheiten?
grecia-prompt-battle-cards = Wähle eine Schlachtkarte ({ $zone }).
grecia-prompt-after-dice = Nach den Würfeln: Spiele eine Karte oder passe ({ $zone }).
grecia-prompt-losses = Wähle die Einheit, die du ausschaltest. Noch: { $losses }
grecia-prompt-flight-ask = Vor der Flucht: Welche Meere fragst du?
grecia-prompt-flight = Wohin flieht sie? ({ $unit })
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
grecia-choice-fortress = Festung: { $zone }
grecia-choice-place = Setzen: { $unit }
grecia-choice-in = In: { $zone }
grecia-choice-move = Bewegen
grecia-choice-attack = Angreifen
grecia-choice-swap = Tauschen
grecia-choice-supplies = Versorgung nehmen
grecia-choice-hire = Söldner anwerben
grecia-choice-senate = Eine Senatskarte nehmen
grecia-choice-tactics = Eine Taktikkarte nehmen
grecia-choice-pass = Passen
grecia-choice-from = Aus: { $zone }
grecia-choice-with = Mit: { $unit }
grecia-choice-to = Nach: { $zone }
grecia-choice-via = Über: { $sea }
grecia-choice-via-two = Über: { $sea } und { $second }
grecia-choice-for = Für: { $unit }
grecia-choice-against = Gegen { $seat }
grecia-choice-hero = Held: { $hero }
grecia-choice-go = Ausführen
grecia-choice-take =
    Nehmen: { $unit }, { $price ->
        [0] kostenlos
        [one] { $price } Marker
       *[other] { $price } Marker
    }
grecia-choice-done = Fertig
grecia-choice-consent = Zustimmen
grecia-choice-refuse = Verweigern
grecia-choice-tactic = Spielen: { $card }
grecia-choice-open = Öffnen: { $sea }
grecia-choice-support = Unterstützen: { $unit }, { $zone }
grecia-choice-request = Die anderen um Unterstützung bitten
grecia-choice-card = { $card } (+{ $value })
grecia-choice-lose = Ausschalten: { $unit }
grecia-choice-lose-supporter = Die unterstützende Einheit ausschalten: { $unit }, { $zone }
grecia-choice-ask = Um Durchfahrt bitten: { $sea }
grecia-choice-surrender = Kapitulieren
grecia-choice-promote = Befördern: { $unit }, { $zone }
grecia-choice-start = { $seat } beginnt
grecia-choice-draw = Ziehen: { $card }
grecia-choice-dice = Würfel: { $attacker } und { $defender }
grecia-choice-die = Würfel: { $number }

## Was vereinbart werden kann

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
