altes-reich-title = Het Oude Rijk 800-1806
altes-reich-tagline = Duizend jaar koningen en keizers, elf ronden en één rijk te winnen.

## Wat er gebeurt

altes-reich-event-start-drawn =
    Het lot wijst { $seat-who ->
        [you] jou
       *[other] { $seat-the }
    } aan als startspeler.
altes-reich-event-game-begins = Het spel begint: de persoonskaarten worden geschud en gedeeld.
altes-reich-event-great-game-begins = Spel { $game } van het Grote Spel begint: de persoonskaarten worden geschud en gedeeld.
altes-reich-event-dealt = { $seat-The } krijgt { $card }.
altes-reich-event-deal-done =
    Alle handen zijn gedeeld; op de persoonsstapel { $pile ->
        [one] ligt nog één kaart.
       *[other] liggen nog { $pile } kaarten.
    }
altes-reich-event-event-turned = In ronde { $round } gaat het om ‘{ $event }’ uit het jaar { $year }; de symbolen zijn: { $symbols-the }.
altes-reich-event-committed = { $seat-The } legt een kaart gedekt neer.
altes-reich-event-committed-own = { $seat-The } legt { $card } gedekt neer.
altes-reich-event-revealed = { $seat-The } draait { $card } om.
altes-reich-event-played = { $seat-The } speelt { $card }.
altes-reich-event-replaced = { $seat-The } speelt in plaats daarvan { $card }.
altes-reich-event-declared =
    { $seat-The } roept ‘Keurvorst’ met { $card }: het eerste symbool wisselt van plaats met het { $number ->
        [2] tweede
       *[3] derde
    } en de kaart gaat uit het spel.
altes-reich-event-symbols-swapped = De volgorde van de symbolen is nu: { $symbols-the }.
altes-reich-event-drew = { $seat-The } trekt een kaart van de persoonsstapel.
altes-reich-event-drew-own = { $seat-The } trekt { $card } van de persoonsstapel.
altes-reich-event-third-hand = Uit de derde hand komt { $card } op tafel.
altes-reich-event-dynasty-lifts = Dynastie van de gebeurtenis, { $dynasty }: { $card } geldt op het eerste symbool als gelijk aan de beste kaart.
altes-reich-event-hero-lifted = Oorlogsheld, zwarte zwaarden: { $card } geldt op het tweede symbool als gelijk aan de beste kaart.
altes-reich-event-hero-beaten = Oorlogsheld, rode zwaarden: { $card } ligt eruit vóór het tweede symbool.
altes-reich-event-hero-left-out = Oorlogsheld, rode zwaarden: { $card } blijft buiten de vergelijking.
altes-reich-event-compared =
    { $place ->
        [first] Eerste symbool
        [second] Tweede symbool
       *[third] Derde symbool
    }, { $symbol-the }: { $cards }; { $left } { $left-count ->
        [one] blijft
       *[other] blijven
    } in de race.
altes-reich-event-event-won =
    { $seat-The } wint ‘{ $event }’ met { $card }, { $by ->
        [first] op het eerste symbool
        [second] op het tweede symbool
        [third] op het derde symbool
       *[order] als eerste in de speelvolgorde na een volledig gelijke stand
    }.
altes-reich-event-event-set-aside =
    De derde hand wint met { $card }, { $by ->
        [first] op het eerste symbool
        [second] op het tweede symbool
        [third] op het derde symbool
       *[order] als eerste in de speelvolgorde na een volledig gelijke stand
    }: ‘{ $event }’ gaat opzij en is voor niemand.
altes-reich-event-game-ends =
    { $games ->
        [1] Het spel is afgelopen.
       *[other] Spel { $game } is afgelopen.
    } Gewonnen gebeurtenissen: { $tally }.
altes-reich-event-victory = { $seats-The } wint!
altes-reich-event-victory-shared = { $seats-The } delen de overwinning!
altes-reich-event-victory-by-ladder = { $seats-The } wint dankzij de ladder!

## Waarom iets niet mag

altes-reich-refusal-not-your-turn = Je bent niet aan de beurt: nu speelt { $seat }.
altes-reich-refusal-already-chosen = Je hebt je kaart voor ronde 1 al gekozen en je keuze is bindend.
altes-reich-refusal-chance-first = Niemand kan spelen voordat de kaarten zijn gedeeld of getrokken en de gebeurtenis is omgedraaid.
altes-reich-refusal-over = Het spel is afgelopen.
altes-reich-refusal-not-in-hand = Je hebt { $card } niet in de hand.
altes-reich-refusal-elector-in-round-one = { $card } is een Keurvorstkaart, en die mag je in ronde 1 niet spelen.
altes-reich-refusal-declaration-in-round-one = In ronde 1 kun je niet ‘Keurvorst’ roepen.
altes-reich-refusal-not-an-elector = Met { $card } kun je niet roepen: op de kaart staat geen Keurvorstsymbool.
altes-reich-refusal-no-other-card = Met { $card } kun je niet roepen: je hebt geen andere kaart om daarna te spelen.
altes-reich-refusal-pile-too-small = Je kunt niet roepen: op de persoonsstapel liggen te weinig kaarten.
altes-reich-refusal-up-to-chance = Dat beslist het toeval, niet jij.

## Wat er gevraagd wordt

altes-reich-prompt-opening = Kies een kaart en leg die gedekt neer.
altes-reich-prompt-others-choose = Je hebt gekozen; de anderen denken nog na.
altes-reich-prompt-over = Het spel is afgelopen.
altes-reich-prompt-chance = Er worden kaarten gedeeld, getrokken of omgedraaid.
altes-reich-prompt-wait = Wacht: nu speelt { $seat }.
altes-reich-prompt-replace = Je hebt ‘Keurvorst’ geroepen: speel nu een andere kaart.
altes-reich-prompt-lead = Jij begint de ronde: speel een kaart.
altes-reich-prompt-follow = Je bent aan de beurt: speel een kaart.

## Wat je kunt kiezen

altes-reich-choice-play = { $card } spelen
altes-reich-choice-declare =
    ‘Keurvorst’ roepen met { $card } en het eerste symbool omwisselen met het { $number ->
        [2] tweede
       *[3] derde
    }
altes-reich-choice-start = { $seat } is startspeler
altes-reich-choice-deal = { $card } delen
altes-reich-choice-event = ‘{ $event }’ omdraaien
altes-reich-choice-draw = { $card } trekken
altes-reich-choice-throne = Uit de derde hand komt { $card } op tafel

## Wat je kunt afspreken

altes-reich-option-situation = Beginstelling
altes-reich-option-situation-help = Of het spel begint zoals altijd of in een stelling die bij de uitgave hoort, met de opties die erbij horen.
altes-reich-option-situation-usual = zoals altijd
altes-reich-option-players = Spelers
altes-reich-option-players-help = Het spel is voor drie tot vijf spelers; als variant kan het ook met twee.
altes-reich-option-players-2 = Twee spelers
altes-reich-option-players-3 = Drie spelers
altes-reich-option-players-4 = Vier spelers
altes-reich-option-players-5 = Vijf spelers
altes-reich-option-mode = Speelduur
altes-reich-option-mode-help = Een enkel spel heeft elf ronden; een Groot Spel bestaat uit drie spellen met één telling.
altes-reich-option-mode-single = Enkel spel
altes-reich-option-mode-great = Groot Spel
altes-reich-option-elector_round_one = Keurvorstkaarten in ronde 1
altes-reich-option-elector_round_one-help = In ronde 1 mag niemand een Keurvorstkaart spelen, tenzij je afspreekt dat het als normale kaart mag.
altes-reich-option-elector_round_one-forbidden = Niet toegestaan
altes-reich-option-elector_round_one-as-normal = Toegestaan als normale kaart
altes-reich-option-red_hero = Oorlogsheld met rode zwaarden
altes-reich-option-red_hero-help = De held van de rode zwaarden ligt eruit vóór het tweede symbool of, als je dat afspreekt, verliest altijd.
altes-reich-option-red_hero-second-symbol = Eruit vóór het tweede symbool
altes-reich-option-red_hero-always-loses = De rode held verliest altijd
altes-reich-option-victory_tie = Gelijke stand aan kop
altes-reich-option-victory_tie-help = Wie samen de meeste gebeurtenissen hebben, delen de overwinning, tenzij je afspreekt dat de ladder één winnaar aanwijst.
altes-reich-option-victory_tie-shared = Gedeelde overwinning
altes-reich-option-victory_tie-ladder = Ladder
altes-reich-option-two_player_dummy = Vacante troon
altes-reich-option-two_player_dummy-help = Met twee spelers kan een derde hand meespelen; de gebeurtenissen die deze wint, gaan naar niemand.
altes-reich-option-two_player_dummy-false = Zonder derde hand
altes-reich-option-two_player_dummy-true = Met derde hand
