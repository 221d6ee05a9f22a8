altes-reich-title = Das Alte Reich 800–1806
altes-reich-tagline = Tausend Jahre Könige und Kaiser, elf Runden und ein Reich zu gewinnen.

## Was geschieht. Namen wie „Karl IV.“ enden auf einen Punkt und stehen deshalb nie am Ende eines Satzes; Namen wie
## „Friedrich der Weise“ stehen in Anführungszeichen oder hinter einem Doppelpunkt, wo sie sonst gebeugt würden.

altes-reich-event-start-drawn =
    Das Los entscheidet: { $seat-The } { $seat-who ->
        [you] beginnst
       *[other] beginnt
    }.
altes-reich-event-game-begins = Die Partie beginnt: Die Herrscherkarten werden gemischt und ausgeteilt.
altes-reich-event-great-game-begins = Partie { $game } des Großen Spiels beginnt: Die Herrscherkarten werden gemischt und ausgeteilt.
altes-reich-event-dealt =
    { $seat-The } { $seat-who ->
        [you] bekommst
       *[other] bekommt
    } „{ $card }“ auf die Hand.
altes-reich-event-deal-done =
    Alle Karten sind ausgeteilt; im Herrscherstapel { $pile ->
        [one] bleibt eine Karte.
       *[other] bleiben { $pile } Karten.
    }
altes-reich-event-event-turned = In Runde { $round } geht es um „{ $event }“ aus dem Jahr { $year }; die Symbole sind: { $symbols-the }.
altes-reich-event-committed =
    { $seat-The } { $seat-who ->
        [you] legst
       *[other] legt
    } eine Karte verdeckt ab.
altes-reich-event-committed-own =
    { $seat-The } { $seat-who ->
        [you] legst
       *[other] legt
    } „{ $card }“ verdeckt ab.
altes-reich-event-revealed =
    { $seat-The } { $seat-who ->
        [you] deckst
       *[other] deckt
    } „{ $card }“ auf.
altes-reich-event-played =
    { $seat-The } { $seat-who ->
        [you] spielst
       *[other] spielt
    } „{ $card }“ aus.
altes-reich-event-replaced =
    { $seat-The } { $seat-who ->
        [you] spielst
       *[other] spielt
    } dafür „{ $card }“ aus.
altes-reich-event-declared =
    { $seat-The } { $seat-who ->
        [you] sagst
       *[other] sagt
    } „Kurfürst“ an und { $seat-who ->
        [you] gibst
       *[other] gibt
    } „{ $card }“ aus dem Spiel: Das erste Symbol tauscht den Platz mit dem { $number ->
        [2] zweiten
       *[3] dritten
    }.
altes-reich-event-symbols-swapped = Die Reihenfolge der Symbole ist jetzt: { $symbols-the }.
altes-reich-event-drew =
    { $seat-The } { $seat-who ->
        [you] ziehst
       *[other] zieht
    } eine Karte vom Herrscherstapel.
altes-reich-event-drew-own =
    { $seat-The } { $seat-who ->
        [you] ziehst
       *[other] zieht
    } „{ $card }“ vom Herrscherstapel.
altes-reich-event-third-hand = Die dritte Hand deckt „{ $card }“ auf.
altes-reich-event-dynasty-lifts = Dynastie des Ereignisses, { $dynasty }: { $card } gilt beim ersten Symbol als gleichauf mit der besten Karte.
altes-reich-event-hero-lifted = Kriegsheld, schwarze Schwerter: { $card } gilt beim zweiten Symbol als gleichauf mit der besten Karte.
altes-reich-event-hero-beaten = Kriegsheld, rote Schwerter: { $card } scheidet vor dem zweiten Symbol aus.
altes-reich-event-hero-left-out = Kriegsheld, rote Schwerter: { $card } bleibt beim Vergleich außen vor.
altes-reich-event-compared =
    { $place ->
        [first] Erstes Symbol
        [second] Zweites Symbol
       *[third] Drittes Symbol
    }, { $symbol-the }: { $cards }; { $left } { $left-count ->
        [one] bleibt
       *[other] bleiben
    } im Rennen.
altes-reich-event-event-won =
    { $seat-The } { $seat-who ->
        [you] gewinnst
       *[other] gewinnt
    } „{ $event }“ mit der Karte „{ $card }“ { $by ->
        [first] durch das erste Symbol
        [second] durch das zweite Symbol
        [third] durch das dritte Symbol
       *[order] bei vollem Gleichstand durch die Spielreihenfolge
    }.
altes-reich-event-event-set-aside =
    Die dritte Hand gewinnt mit der Karte „{ $card }“ { $by ->
        [first] durch das erste Symbol
        [second] durch das zweite Symbol
        [third] durch das dritte Symbol
       *[order] bei vollem Gleichstand durch die Spielreihenfolge
    }: „{ $event }“ kommt beiseite und gehört niemandem.
altes-reich-event-game-ends =
    { $games ->
        [1] Die Partie ist zu Ende.
       *[other] Partie { $game } ist zu Ende.
    } Gewonnene Ereignisse: { $tally }.
altes-reich-event-victory =
    { $seats-The } { $seats-who ->
        [you] gewinnst
       *[other] gewinnt
    }!
altes-reich-event-victory-shared =
    { $seats-The } { $seats-who ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg!
altes-reich-event-victory-by-ladder =
    { $seats-The } { $seats-who ->
        [you] gewinnst
       *[other] gewinnt
    } durch die Leiter!

## Warum etwas nicht geht

altes-reich-refusal-not-your-turn = Du bist nicht am Zug: Jetzt spielt { $seat }.
altes-reich-refusal-already-chosen = Du hast deine Karte für Runde 1 schon gewählt, und deine Wahl ist bindend.
altes-reich-refusal-chance-first = Niemand kann spielen, bevor die Karten ausgeteilt oder gezogen sind und das Ereignis aufgedeckt ist.
altes-reich-refusal-over = Die Partie ist zu Ende.
altes-reich-refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
altes-reich-refusal-elector-in-round-one = { $card } ist eine Kurfürstenkarte, und die darfst du in Runde 1 nicht ausspielen.
altes-reich-refusal-declaration-in-round-one = In Runde 1 kannst du nicht „Kurfürst“ ansagen.
altes-reich-refusal-not-an-elector = Du kannst „{ $card }“ nicht ansagen: Die Karte hat kein Kurfürstensymbol.
altes-reich-refusal-no-other-card = Du kannst „{ $card }“ nicht ansagen: Du hast keine andere Karte, die du danach spielen könntest.
altes-reich-refusal-pile-too-small = Du kannst nicht ansagen: Der Herrscherstapel hat zu wenige Karten.
altes-reich-refusal-up-to-chance = Das entscheidet der Zufall, nicht du.

## Was gefragt ist

altes-reich-prompt-opening = Wähle eine Karte und lege sie verdeckt ab.
altes-reich-prompt-others-choose = Du hast gewählt; die anderen überlegen noch.
altes-reich-prompt-over = Die Partie ist zu Ende.
altes-reich-prompt-chance = Karten werden ausgeteilt, gezogen oder aufgedeckt.
altes-reich-prompt-wait = Warte: Jetzt spielt { $seat }.
altes-reich-prompt-replace = Du hast „Kurfürst“ angesagt: Spiel jetzt eine andere Karte aus.
altes-reich-prompt-lead = Du beginnst die Runde: Spiel eine Karte aus.
altes-reich-prompt-follow = Du bist am Zug: Spiel eine Karte aus.

## Was man wählen kann

altes-reich-choice-play = Ausspielen: { $card }
altes-reich-choice-declare =
    „Kurfürst“ ansagen mit „{ $card }“ und das erste Symbol mit dem { $number ->
        [2] zweiten
       *[3] dritten
    } tauschen
altes-reich-choice-start = { $seat } beginnt
altes-reich-choice-deal = Austeilen: { $card }
altes-reich-choice-event = „{ $event }“ aufdecken
altes-reich-choice-draw = Ziehen: { $card }
altes-reich-choice-throne = Die dritte Hand deckt auf: { $card }

## Was man vereinbaren kann

altes-reich-option-situation = Ausgangsstellung
altes-reich-option-situation-help = Ob die Partie wie üblich beginnt oder in einer Stellung, die zur Ausgabe gehört, mit den Optionen, die zu ihr gehören.
altes-reich-option-situation-usual = wie üblich
altes-reich-option-players = Spieler
altes-reich-option-players-help = Das Spiel ist für drei bis fünf gedacht; als Variante geht es auch zu zweit.
altes-reich-option-players-2 = Zu zweit
altes-reich-option-players-3 = Zu dritt
altes-reich-option-players-4 = Zu viert
altes-reich-option-players-5 = Zu fünft
altes-reich-option-mode = Spieldauer
altes-reich-option-mode-help = Eine Einzelpartie hat elf Runden; ein Großes Spiel sind drei Partien mit gemeinsamer Wertung.
altes-reich-option-mode-single = Einzelpartie
altes-reich-option-mode-great = Großes Spiel
altes-reich-option-elector_round_one = Kurfürstenkarten in Runde 1
altes-reich-option-elector_round_one-help = In Runde 1 darf niemand eine Kurfürstenkarte ausspielen, außer man vereinbart, sie als normale Karte zu erlauben.
altes-reich-option-elector_round_one-forbidden = Nicht erlaubt
altes-reich-option-elector_round_one-as-normal = Als normale Karten erlaubt
altes-reich-option-red_hero = Kriegsheld mit roten Schwertern
altes-reich-option-red_hero-help = Der Held der roten Schwerter scheidet vor dem zweiten Symbol aus oder verliert, wenn man es vereinbart, immer.
altes-reich-option-red_hero-second-symbol = Scheidet vor dem zweiten Symbol aus
altes-reich-option-red_hero-always-loses = Der rote Held verliert immer
altes-reich-option-victory_tie = Gleichstand um den Sieg
altes-reich-option-victory_tie-help = Wer gleichauf die meisten Ereignisse hat, teilt sich den Sieg, außer man vereinbart, dass die Leiter allein entscheidet.
altes-reich-option-victory_tie-shared = Geteilter Sieg
altes-reich-option-victory_tie-ladder = Leiter
altes-reich-option-two_player_dummy = Vakanter Thron
altes-reich-option-two_player_dummy-help = Zu zweit kann eine dritte Hand mitspielen; was sie gewinnt, gehört niemandem.
altes-reich-option-two_player_dummy-false = Ohne dritte Hand
altes-reich-option-two_player_dummy-true = Mit dritter Hand
