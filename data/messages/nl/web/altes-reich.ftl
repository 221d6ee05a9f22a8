# De kamer van Het Oude Rijk.

web-altes-reich-name = Het Oude Rijk

## De kaarten

web-altes-reich-years-unit =
    { $years ->
        [one] jaar
       *[other] jaar
    }
web-altes-reich-card =
    { $name }, { $role }, { $from } tot { $to }, { $years ->
        [one] één jaar
       *[other] { $years } jaar
    }, { $crowns ->
        [0] geen kroon
        [one] één kroon
       *[other] { $crowns } kronen
    }, { $dynasty }.
web-altes-reich-card-elector = Keurvorst { $number }.
web-altes-reich-kind-territory = Gebied
web-altes-reich-kind-insignia = Schat van het Rijk
web-altes-reich-kind-turning-point = Keerpunt
web-altes-reich-bond-black = Overwinning van
web-altes-reich-bond-red = Nederlaag van
web-altes-reich-bond-insignia = Verbonden met
web-altes-reich-bond-person = Hoofdpersoon
web-altes-reich-symbol-order = Symboolvolgorde
web-altes-reich-printed-place = { $place }e op de kaart

## De tafel

web-altes-reich-cloth = Tafel
web-altes-reich-rounds = Ronden
web-altes-reich-round = Ronde { $round } van { $rounds }
web-altes-reich-game = Spel { $game } van { $games }
web-altes-reich-round-won = Ronde { $round }: { $winner } wint ‘{ $event }’
web-altes-reich-third-hand = Derde hand
web-altes-reich-piles = Stapels
web-altes-reich-pile-events =
    { $count ->
        [one] gebeurtenis te gaan
       *[other] gebeurtenissen te gaan
    }
web-altes-reich-pile-monarchs =
    { $count ->
        [one] vorst op de stapel
       *[other] vorsten op de stapel
    }
web-altes-reich-pile-third-hand =
    { $count ->
        [one] kaart in de derde hand
       *[other] kaarten in de derde hand
    }
web-altes-reich-aside = Kaarten uit het spel
web-altes-reich-heap-removed =
    { $count ->
        [one] Keurvorst uit het spel
       *[other] Keurvorsten uit het spel
    }
web-altes-reich-heap-played =
    { $count ->
        [one] gespeelde kaart
       *[other] gespeelde kaarten
    }
web-altes-reich-list-removed = Keurvorsten uit het spel
web-altes-reich-list-played = Gespeelde kaarten
web-altes-reich-order-changed =
    { $count ->
        [0] Volgorde veranderd tot het einde van de ronde
        [one] Volgorde door één Keurvorst veranderd tot het einde van de ronde
       *[other] Volgorde door { $count } Keurvorsten veranderd tot het einde van de ronde
    }
web-altes-reich-look-closer = Van dichtbij bekijken: { $card }
web-altes-reich-trick = Kaarten op tafel
web-altes-reich-you = Jij
web-altes-reich-has-declared = Heeft ‘Keurvorst’ geroepen met { $card } ({ $number })
web-altes-reich-declared = Geroepen { $number }
web-altes-reich-thinks = denkt na…
web-altes-reich-face-down = Gedekt
web-altes-reich-hero = Oorlogsheld
web-altes-reich-dynasty = Dynastie
web-altes-reich-wins = Wint de ronde
web-altes-reich-here = Hier komt jouw kaart
web-altes-reich-lay = { $card } hier spelen
web-altes-reich-hand = Jouw hand
web-altes-reich-hand-empty = Je hebt geen kaarten meer in de hand.
web-altes-reich-again-plays = Druk er nog eens op om hem te spelen.
web-altes-reich-hands = Handen
web-altes-reich-cards =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-altes-reich-result = Uitslag
web-altes-reich-over = Het Rijk is ten einde
web-altes-reich-events = Gewonnen gebeurtenissen
web-altes-reich-events-won =
    { $count ->
        [one] één gebeurtenis
       *[other] { $count } gebeurtenissen
    }
web-altes-reich-events-aside =
    { $count ->
        [one] één opzijgelegd
       *[other] { $count } opzijgelegd
    }

## Naast de tafel

web-altes-reich-only-electors = Had in ronde 1 alleen Keurvorstkaarten
web-altes-reich-points =
    { $count ->
        [one] één overwinningspunt
       *[other] { $count } overwinningspunten
    }
web-altes-reich-compare = Vergelijking
web-altes-reich-past-round = Ronde { $round }: { $event }
web-altes-reich-on-table = Kaarten op tafel
web-altes-reich-if-you-play = Als je { $card } speelt
web-altes-reich-best = (de beste waarde)
web-altes-reich-how-won = Zo win je deze ronde
web-altes-reich-note-dynasty =
    Dynastie ({ $dynasty }): { $cards } { $count ->
        [one] geldt
       *[other] gelden
    } op het eerste symbool als gelijk aan de beste kaart.
web-altes-reich-note-hero-black = Zwarte zwaarden: op het tweede symbool geldt { $card } als gelijk aan de beste kaart in de race.
web-altes-reich-note-hero-red = Rode zwaarden: als het tweede symbool beslist, ligt { $card } eruit.
web-altes-reich-note-hero-out = Rode zwaarden: { $card } blijft buiten de vergelijking.
web-altes-reich-pick = Tik op een kaart in je hand om te vergelijken; tik er nog eens op om hem te spelen.
web-altes-reich-declare = ‘Keurvorst’ roepen
web-altes-reich-declare-swap = 1e ⇄ { $number }e

## Bij gelijke stand

web-altes-reich-tie-events = Wie de meeste gebeurtenissen heeft, wint; in een Groot Spel tellen die van alle drie de spellen samen.
web-altes-reich-tie-shared = Wie samen de meeste gebeurtenissen hebben, delen de overwinning.
web-altes-reich-tie-ladder = Met de ladder wint van hen degene die zijn laatste gebeurtenis het laatst won; in een Groot Spel gaan alleen gewonnen spellen en de gebeurtenissen van het derde spel voor.
web-altes-reich-tie-places = De andere plaatsen volgen het aantal gebeurtenissen; bij een gelijk aantal wordt de plaats gedeeld.
