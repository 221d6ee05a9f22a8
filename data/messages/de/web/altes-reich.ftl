# Der Raum von Das Alte Reich.

web-altes-reich-name = Das Alte Reich

## Die Karten

web-altes-reich-years-unit =
    { $years ->
        [one] Jahr
       *[other] Jahre
    }
web-altes-reich-card =
    { $name }, { $role }, { $from } bis { $to }, { $years ->
        [one] ein Jahr
       *[other] { $years } Jahre
    }, { $crowns ->
        [0] keine Krone
        [one] eine Krone
       *[other] { $crowns } Kronen
    }, { $dynasty }.
web-altes-reich-card-elector = Kurfürst { $number }.
web-altes-reich-kind-territory = Gebiet
web-altes-reich-kind-insignia = Schatz des Reiches
web-altes-reich-kind-turning-point = Wendepunkt
web-altes-reich-bond-black = Sieg:
web-altes-reich-bond-red = Niederlage:
web-altes-reich-bond-insignia = Verbunden mit
web-altes-reich-bond-person = Im Mittelpunkt
web-altes-reich-symbol-order = Symbolreihenfolge
web-altes-reich-printed-place = gedruckt an { $place }. Stelle

## Der Tisch

web-altes-reich-cloth = Tisch
web-altes-reich-rounds = Runden
web-altes-reich-round = Runde { $round } von { $rounds }
web-altes-reich-game = Partie { $game } von { $games }
web-altes-reich-round-won = Runde { $round }: { $winner } gewinnt „{ $event }“
web-altes-reich-third-hand = Dritte Hand
web-altes-reich-piles = Stapel
web-altes-reich-pile-events =
    { $count ->
        [one] Ereignis kommt noch
       *[other] Ereignisse kommen noch
    }
web-altes-reich-pile-monarchs =
    { $count ->
        [one] Herrscher im Stapel
       *[other] Herrscher im Stapel
    }
web-altes-reich-pile-third-hand =
    { $count ->
        [one] Karte in der dritten Hand
       *[other] Karten in der dritten Hand
    }
web-altes-reich-aside = Karten aus dem Spiel
web-altes-reich-heap-removed =
    { $count ->
        [one] Kurfürst aus dem Spiel
       *[other] Kurfürsten aus dem Spiel
    }
web-altes-reich-heap-played =
    { $count ->
        [one] gespielte Karte
       *[other] gespielte Karten
    }
web-altes-reich-list-removed = Kurfürsten aus dem Spiel
web-altes-reich-list-played = Gespielte Karten
web-altes-reich-order-changed =
    { $count ->
        [0] Reihenfolge bis zum Ende der Runde geändert
        [one] Reihenfolge durch einen Kurfürsten bis zum Ende der Runde geändert
       *[other] Reihenfolge durch { $count } Kurfürsten bis zum Ende der Runde geändert
    }
web-altes-reich-look-closer = Aus der Nähe ansehen: { $card }
web-altes-reich-trick = Karten auf dem Tisch
web-altes-reich-you = Du
web-altes-reich-has-declared = Hat „Kurfürst“ angesagt: { $card } ({ $number })
web-altes-reich-declared = Angesagt { $number }
web-altes-reich-thinks = überlegt …
web-altes-reich-face-down = Verdeckt
web-altes-reich-hero = Kriegsheld
web-altes-reich-dynasty = Dynastie
web-altes-reich-wins = Gewinnt die Runde
web-altes-reich-here = Hierhin kommt deine Karte
web-altes-reich-lay = Hier ausspielen: { $card }
web-altes-reich-hand = Deine Hand
web-altes-reich-hand-empty = Du hast keine Karten mehr auf der Hand.
web-altes-reich-again-plays = Noch einmal drücken, um sie auszuspielen.
web-altes-reich-hands = Hände
web-altes-reich-cards =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-altes-reich-result = Ergebnis
web-altes-reich-over = Das Reich ist zu Ende
web-altes-reich-events = Gewonnene Ereignisse
web-altes-reich-events-won =
    { $count ->
        [one] ein Ereignis
       *[other] { $count } Ereignisse
    }
web-altes-reich-events-aside =
    { $count ->
        [one] eines beiseitegelegt
       *[other] { $count } beiseitegelegt
    }

## Neben dem Tisch

web-altes-reich-only-electors = Hatte in Runde 1 nur Kurfürstenkarten
web-altes-reich-points =
    { $count ->
        [one] ein Siegpunkt
       *[other] { $count } Siegpunkte
    }
web-altes-reich-compare = Vergleich
web-altes-reich-past-round = Runde { $round }: { $event }
web-altes-reich-on-table = Karten auf dem Tisch
web-altes-reich-if-you-play = Wenn du „{ $card }“ spielst
web-altes-reich-best = (der beste Wert)
web-altes-reich-how-won = So gewinnt man diese Runde
web-altes-reich-note-dynasty =
    Dynastie ({ $dynasty }): { $cards } { $count ->
        [one] gilt
       *[other] gelten
    } beim ersten Symbol als gleichauf mit der besten Karte.
web-altes-reich-note-hero-black = Schwarze Schwerter: Beim zweiten Symbol gilt { $card } als gleichauf mit der besten Karte im Rennen.
web-altes-reich-note-hero-red = Rote Schwerter: Entscheidet das zweite Symbol, scheidet { $card } aus.
web-altes-reich-note-hero-out = Rote Schwerter: { $card } bleibt beim Vergleich außen vor.
web-altes-reich-pick = Tippe eine Karte deiner Hand an, um sie zu vergleichen; noch einmal, um sie auszuspielen.
web-altes-reich-declare = „Kurfürst“ ansagen
web-altes-reich-declare-swap = 1. ⇄ { $number }.

## Bei Gleichstand

web-altes-reich-tie-events = Wer die meisten Ereignisse hat, gewinnt; im Großen Spiel zählen die aller drei Partien zusammen.
web-altes-reich-tie-shared = Wer gemeinsam die meisten Ereignisse hat, teilt sich den Sieg.
web-altes-reich-tie-ladder = Mit der Leiter gewinnt von ihnen, wer sein letztes Ereignis zuletzt gewonnen hat; im Großen Spiel zählen zuvor allein gewonnene Partien und die Ereignisse der dritten Partie.
web-altes-reich-tie-places = Die übrigen Ränge folgen der Zahl der Ereignisse; bei gleicher Zahl wird der Rang geteilt.
