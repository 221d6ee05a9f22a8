# Toernooien: de lijst, een nieuw, een ervan.

web-tournaments-title = Toernooien
web-tournaments-lead = Wie een account heeft, kan er een uitschrijven: voor mensen, voor bots van het huis of voor allebei. Alle lotingen volgen uit een startwaarde die vóór het begin is vastgelegd en aan het eind bekend wordt.
web-tournaments-none = Er zijn nog geen toernooien.
web-tournaments-new = Toernooi uitschrijven
web-tournaments-account = Om mee te doen of er een uit te schrijven heb je een account nodig.
web-tournaments-all = Alle toernooien
web-tournaments-stage-open = inschrijving open
web-tournaments-stage-running = wordt gespeeld
web-tournaments-stage-over = voorbij
web-tournaments-yours = je doet mee
web-tournaments-entrants =
    { $count ->
        [one] één deelnemer
       *[other] { $count } deelnemers
    }
web-tournaments-round = ronde { $round }
web-tournaments-round-of = ronde { $round } van { $rounds }
web-tournaments-first-running = aan kop: { $name }
web-tournaments-first-over = gewonnen door { $name }
web-tournaments-organiser = georganiseerd door { $name }
web-tournaments-system-swiss =
    { $rounds ->
        [one] Zwitsers, één ronde
       *[other] Zwitsers, { $rounds } ronden
    }
web-tournaments-system-round-robin =
    { $laps ->
        [1] iedereen tegen iedereen
       *[other] iedereen tweemaal tegen iedereen
    }
web-tournaments-system-knock-out = knock-out
web-tournaments-seats =
    { $seats ->
        [2] tafels van twee
       *[other] tafels van { $seats }
    }

## A new one

web-tournaments-name = Naam
web-tournaments-game = Spel
web-tournaments-at-table = Spelers per tafel
web-tournaments-system = Wie tegen wie
web-tournaments-choice-swiss = Zwitsers
web-tournaments-choice-swiss-help = In elke ronde treffen degenen elkaar die gelijk staan, niemand tweemaal als het anders kan; plaatsen en partijen om de beurt.
web-tournaments-choice-round-robin = Competitie
web-tournaments-choice-round-robin-help = Iedereen tegen iedereen. Aan grotere tafels duurt dat zoveel ronden als nodig.
web-tournaments-choice-knock-out = Knock-out
web-tournaments-choice-knock-out-help = De beste helft van elke tafel speelt verder, elke ronde opnieuw geloot, tot er één tafel over is.
web-tournaments-rounds = Ronden
web-tournaments-laps = Hoe vaak
web-tournaments-laps-1 = eenmaal
web-tournaments-laps-2 = tweemaal
web-tournaments-late = Late inschrijving
web-tournaments-late-never = niemand komt later
web-tournaments-late-until =
    { $round ->
        [1] tot de tweede ronde is ingedeeld
       *[other] tot na de indeling van ronde { $round }
    }
web-tournaments-who = Wie speelt
web-tournaments-who-people = mensen, en bots als je ze toevoegt
web-tournaments-who-bots = alleen bots
web-tournaments-bots = Bots van het huis
web-tournaments-bot-level = Niveau
web-tournaments-bot-count = Hoeveel
web-tournaments-bots-add = Bots toevoegen
web-tournaments-bots-remove = Weghalen
web-tournaments-next = De volgende ronde
web-tournaments-next-automatic = volgt vanzelf
web-tournaments-next-manual = wanneer ik het zeg
web-tournaments-pause = Minuten pauze tussen de ronden
web-tournaments-announce = Uitschrijven
web-tournaments-announce-help = Er wordt nog niet gespeeld: je begint als iedereen zich heeft ingeschreven.

## One of them

web-tournaments-enter = Meedoen
web-tournaments-return = Weer meedoen
web-tournaments-leave = Terugtrekken
web-tournaments-leave-sure = Je terugtrekken uit het toernooi? Een partij die je begonnen bent, gaat door.
web-tournaments-go-play = Naar je tafel
web-tournaments-standings = Stand
web-tournaments-pairings = Indeling
web-tournaments-entered = Ingeschreven
web-tournaments-nobody = Nog niemand heeft zich ingeschreven.
web-tournaments-place = Plaats
web-tournaments-player = Speler
web-tournaments-points = Punten
web-tournaments-played = Partijen
web-tournaments-you = jij
web-tournaments-left-wish = teruggetrokken
web-tournaments-left-absent = afwezig
web-tournaments-left-removed = uitgezet
web-tournaments-tie-lead = Staan er twee gelijk, dan beslist achtereenvolgens:
web-tournaments-tie-reached = de bereikte ronde en de plaats daarin
web-tournaments-tie-points = de punten
web-tournaments-tie-direct = de partijen tegen elkaar
web-tournaments-tie-opponents = de gemiddelde punten van de tegenstanders
web-tournaments-tie-wins = gewonnen tafels
web-tournaments-tie-lot = het lot
web-tournaments-scoring = Een tafel winnen telt 1, laatste worden 0, en wie daartussen eindigt staat er gelijk verdeeld tussenin; wie een plaats deelt, deelt de punten. Vrij zijn telt { $bye }.
web-tournaments-table = Tafel { $table }
web-tournaments-bye = Vrij
web-tournaments-board-opening = wordt klaargezet
web-tournaments-board-awaits = wacht op { $names }
web-tournaments-board-plays = wordt gespeeld, { $ago }
web-tournaments-board-over = voorbij
web-tournaments-board-ruled = beslist door de organisatie
web-tournaments-look = Kijken
web-tournaments-replay = Herhaling
web-tournaments-advance =
    { $count ->
        [one] de beste gaat door
       *[other] de beste { $count } gaan door
    }
web-tournaments-turning = Keerpunt
web-tournaments-turning-busy = wordt gezocht…
web-tournaments-turning-none = Deze partij is nooit gekeerd.
web-tournaments-turning-up = De kansen van { $name } stegen met { $share } na stap { $ply }.
web-tournaments-turning-down = De kansen van { $name } daalden met { $share } na stap { $ply }.
web-tournaments-turning-show = Bekijken
web-tournaments-next-in = De volgende ronde begint { $when }.
web-tournaments-next-by-organiser = De ronde is voorbij. De organisator zegt wanneer de volgende begint.
web-tournaments-organise = Jij organiseert dit
web-tournaments-start = Beginnen
web-tournaments-start-sure = Beginnen met { $count }? Daarna kan alleen nog wie laat komt, als dat was aangekondigd.
web-tournaments-pair = Volgende ronde indelen
web-tournaments-close = Toernooi afsluiten
web-tournaments-close-sure = Afsluiten zoals het nu staat? Lopende partijen gaan door, maar tellen niet meer.
web-tournaments-remove = Uitzetten
web-tournaments-remove-sure = { $name } uit het toernooi zetten?
web-tournaments-rule = Deze tafel beslissen
web-tournaments-rule-help = Voor een tafel die niet tot een einde komt: de plaats van elke speler; gelijken delen die.
web-tournaments-rule-place = Plaats van { $name }
web-tournaments-rule-send = Zo beslissen
web-tournaments-proof = Bewijs
web-tournaments-proof-before = Elke loting volgt uit een startwaarde. Dit is de SHA-256 ervan, vastgelegd vóór de eerste inschrijving; de startwaarde wordt aan het eind bekend.
web-tournaments-proof-after = Elke loting volgde uit deze startwaarde, waarvan de SHA-256 vanaf het begin te zien was. ‘imperios tournament verify’ bewijst elke ronde met het bestand.
web-tournaments-proof-file = Het bestand
