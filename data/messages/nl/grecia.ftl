grecia-title = Griekenland
grecia-tagline = Rijken uit het verleden: strijd om vestingen, gebieden en zeeën voor 2 tot 4 spelers

## Wat er gebeurt

grecia-event-start-drawn =
    { $seat-The } { $seat-who ->
        [many] beginnen
       *[other] begint
    }, door het lot aangewezen.
grecia-event-colour-dealt =
    { $seat-who ->
        [you] Je speelt
       *[other] { $seat-name } speelt
    } { $seat-side }.
grecia-event-colour-picked =
    { $seat-who ->
        [you] Je kiest
       *[other] { $seat-name } kiest
    } de kleur { $colour-the }.
grecia-event-neutrals-placed =
    { $units ->
        [one] { $units } neutrale eenheid wordt
       *[other] { $units } neutrale eenheden worden
    } geplaatst.
grecia-event-fortress-placed =
    { $seat-The } { $seat-who ->
        [many] plaatsen
       *[other] plaatst
    } een vesting { $zone-in }.
grecia-event-unit-placed =
    { $seat-The } { $seat-who ->
        [many] plaatsen
       *[other] plaatst
    } { $unit-one } { $zone-in }.
grecia-event-hero-placed =
    { $seat-The } { $seat-who ->
        [many] plaatsen
       *[other] plaatst
    } { $hero } { $zone-in }.
grecia-event-pieces-left-over =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } geen plaats voor { $pieces ->
        [one] { $pieces } stuk, dat teruggaat
       *[other] { $pieces } stukken, die teruggaan
    } naar de voorraad.
grecia-event-round-begins = Ronde { $round } begint.
grecia-event-turn-begins =
    Ronde { $round }: { $seat-who ->
        [you] jij bent
        [many] { $seat-the } zijn
       *[one] { $seat-the } is
    } aan de beurt.
grecia-event-income =
    { $seat-The } { $seat-who ->
        [many] beheersen
       *[other] beheerst
    } { $territories ->
        [one] { $territories } gebied
       *[other] { $territories } gebieden
    } en { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
grecia-event-passed =
    { $seat-The } { $seat-who ->
        [many] passen en zien
       *[other] past en ziet
    } af van de overige acties.
grecia-event-supplies-taken =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
grecia-event-moved =
    { $seat-The } { $seat-who ->
        [many] verplaatsen
       *[other] verplaatst
    } { $unit-one } { $from-from } { $to-to }.
grecia-event-hero-moved =
    { $hero } gaat { $to-to } met { $seat-who ->
        [you] jouw eenheden
       *[other] de eenheden { $seat-of }
    }.
grecia-event-hero-travelled =
    { $seat-The } { $seat-who ->
        [many] sturen
       *[other] stuurt
    } { $hero } incognito { $to-to }.
grecia-event-swapped =
    { $seat-The } { $seat-who ->
        [many] ruilen
       *[other] ruilt
    } { $first-one } { $here-in } tegen { $second-one } { $there-in }.
grecia-event-hired =
    { $seat-The } { $seat-who ->
        [many] huren
       *[other] huurt
    } { $unit-one } { $zone-in } voor { $price ->
        [one] { $price } voorraadfiche
       *[other] { $price } voorraadfiches
    }.
grecia-event-gained =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $unit-one } { $zone-in }.
grecia-event-bought =
    { $seat-The } { $seat-who ->
        [many] kopen
       *[other] koopt
    } { $unit-one } { $zone-in } voor { $price ->
        [one] { $price } voorraadfiche
       *[other] { $price } voorraadfiches
    }.
grecia-event-senate-drawn =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } de Senaatskaart ‘{ $card }’.
grecia-event-tactic-drawn =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } een Tactiekkaart.
grecia-event-tactic-drawn-own =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } de Tactiekkaart ‘{ $card }’.
grecia-event-reshuffled =
    De stapel met { $deck ->
        [senate] Senaatskaarten
       *[tactics] Tactiekkaarten
    } wordt opnieuw geschud.
grecia-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    } door de kaart.
grecia-event-consolation =
    De kaart heeft geen effect: { $seat-who ->
        [you] je neemt
        [many] { $seat-the } nemen
       *[one] { $seat-the } neemt
    } in plaats daarvan { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
grecia-event-promoted =
    { $seat-The } { $seat-who ->
        [many] bevorderen
       *[other] bevordert
    } { $unit-one } { $zone-in } tot { $to-bare }.
grecia-event-hero-returned =
    { $seat-The } { $seat-who ->
        [many] halen
       *[other] haalt
    } { $hero } terug { $zone-to }.
grecia-event-won-over =
    { $seat-The } { $seat-who ->
        [many] winnen
       *[other] wint
    } { $zone-in } de neutrale { $unit-bare } voor { $seat-who ->
        [you] je
       *[other] zich
    }.
grecia-event-sea-opened = Niemand kan { $seat-whom } deze beurt de doorvaart door { $sea-the } weigeren.
grecia-event-sea-asked =
    { $seat-The } { $seat-who ->
        [many] vragen
       *[other] vraagt
    } om doorvaart door { $sea-the }.
grecia-event-consented =
    { $seat-The } { $seat-who ->
        [many] staan
       *[other] staat
    } met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    } de doorvaart door { $sea-the } toe.
grecia-event-refused =
    { $seat-The } { $seat-who ->
        [many] weigeren
       *[other] weigert
    } met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    } de doorvaart door { $sea-the }.
grecia-event-sea-open =
    { $seat-The } { $seat-who ->
        [many] mogen
       *[other] mag
    } door { $sea-the } varen, met { $allow } tegen { $refuse }.
grecia-event-sea-closed =
    { $seat-The } { $seat-who ->
        [many] mogen
       *[other] mag
    } niet door { $sea-the } varen, met { $refuse } tegen { $allow }.
grecia-event-attack =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } { $defender-whom } { $to-in } { $from-from } aan met { $units }.
grecia-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } de neutralen { $to-in } { $from-from } aan met { $units }.
grecia-event-attack-ruin =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } de vesting zonder eigenaar { $to-in } { $from-from } aan met { $units }.
grecia-event-tactic-played =
    { $seat-The } { $seat-who ->
        [many] spelen
       *[other] speelt
    } de Tactiekkaart ‘{ $card }’.
grecia-event-tactic-cancelled = De Tactiekkaart ‘{ $card }’ wordt ongedaan gemaakt.
grecia-event-tactics-passed =
    { $seat-The } { $seat-who ->
        [many] spelen
       *[other] speelt
    } voor dit gevecht geen Tactiekkaarten meer.
grecia-event-supports =
    { $seat-The } { $seat-who ->
        [many] steunen
       *[other] steunt
    } de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } met { $unit-one } { $zone-from }.
grecia-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } een Gevechtskaart gekozen.
grecia-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } de Gevechtskaart ‘{ $card }’ gekozen.
grecia-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [many] tonen
       *[other] toont
    } de Gevechtskaart ‘{ $card }’.
grecia-event-dice-thrown = De aanvaller gooit een { $attacker }, de verdediger een { $defender }.
grecia-event-rethrown =
    De { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } gooit opnieuw: een { $number }.
grecia-event-totalled =
    { $owner-who ->
        [neutral] De neutralen komen
        [many] { $owner-The } komen
       *[one] { $owner-The } komt
    } in de { $side ->
        [attacker] aanval
       *[defender] verdediging
    } op { $total }: kracht { $strength }{ $fortress ->
        [0] {""}
       *[other] , vesting { $fortress }
    }{ $cavalry ->
        [0] {""}
       *[other] , cavalerie { $cavalry }
    }{ $hero ->
        [0] {""}
       *[other] , held { $hero }
    }{ $tactics ->
        [0] {""}
       *[other] , tactiek { $tactics }
    }{ $card ->
        [0] {""}
       *[other] , Gevechtskaart { $card }
    }{ $die ->
        [0] {""}
       *[other] , dobbelsteen { $die }
    }.
grecia-event-combat-won =
    { $side ->
        [attacker] De aanval slaagt
       *[defender] De verdediging houdt stand
    }: { $owner-who ->
        [neutral] de neutralen winnen
        [you] je wint
        [many] { $owner-the } winnen
       *[one] { $owner-the } wint
    } het gevecht.
grecia-event-combat-tied =
    De totalen zijn gelijk, dus de verdediging houdt stand: { $owner-who ->
        [neutral] de neutralen winnen
        [you] je wint
        [many] { $owner-the } winnen
       *[one] { $owner-the } wint
    } het gevecht.
grecia-event-nobody-falls = Er is een 1 gegooid: geen eenheid wordt uitgeschakeld.
grecia-event-losses-due =
    De aanvaller verliest { $attacker ->
        [0] geen eenheid
        [one] { $attacker } eenheid
       *[other] { $attacker } eenheden
    }, de verdediger { $defender ->
        [0] geen eenheid
        [one] { $defender } eenheid
       *[other] { $defender } eenheden
    }.
grecia-event-lost =
    { $owner-who ->
        [neutral] De neutralen verliezen
        [many] { $owner-The } verliezen
       *[one] { $owner-The } verliest
    } { $unit-one } { $zone-in }.
grecia-event-fled =
    { $owner-who ->
        [neutral] De neutralen vluchten
        [many] { $owner-The } vluchten
       *[one] { $owner-The } vlucht
    } { $to-to } met { $unit-one }.
grecia-event-surrendered =
    { $owner-who ->
        [neutral] De neutralen geven zich
        [you] Je geeft je
        [many] { $owner-The } geven zich
       *[one] { $owner-The } geeft zich
    } { $zone-in } over met { $unit-one }.
grecia-event-moved-in =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } met { $units } { $to-the } binnen.
grecia-event-went-back =
    { $seat-who ->
        [you] Jouw aanvallers
       *[other] De aanvallers { $seat-of }
    } gaan terug { $to-to }.
grecia-event-fortress-taken =
    { $seat-The } { $seat-who ->
        [many] veroveren
       *[other] verovert
    } { $owner-who ->
        [you] jouw vesting
       *[other] de vesting { $owner-of }
    } { $zone-in }.
grecia-event-fortress-retaken =
    { $seat-The } { $seat-who ->
        [you] herovert je
        [many] heroveren de
       *[one] herovert de
    } eigen vesting { $zone-in }.
grecia-event-hero-fell =
    { $seat-The } { $seat-who ->
        [many] verliezen
       *[other] verliest
    } { $hero }.
grecia-event-capture-supply =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    } voor de vesting.
grecia-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } alle Gevechtskaarten terug, behalve de laatste.
grecia-event-eliminated =
    { $seat-The } { $seat-who ->
        [many] liggen
       *[other] ligt
    } uit het spel.
grecia-event-victory =
    { $seat-who ->
        [you] Je behoudt al je eigen vestingen, hebt andere veroverd en wint
        [many] { $seat-The } behouden al hun eigen vestingen, hebben andere veroverd en winnen
       *[one] { $seat-The } behoudt alle eigen vestingen, heeft andere veroverd en wint
    }!
grecia-event-victory-alone =
    { $seat-who ->
        [you] Je bent als laatste over en wint
        [many] { $seat-The } zijn als laatste over en winnen
       *[one] { $seat-The } is als laatste over en wint
    }!
grecia-event-rounds-over =
    { $rounds ->
        [one] De enige ronde is
       *[other] De { $rounds } ronden zijn
    } voorbij.
grecia-event-scored =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: { $territories ->
        [one] { $territories } gebied
       *[other] { $territories } gebieden
    }, { $conquered ->
        [one] { $conquered } veroverde vesting
       *[other] { $conquered } veroverde vestingen
    }, { $lost } verloren.
grecia-event-winner =
    { $seats-The } { $seats-who ->
        [many] winnen
       *[other] wint
    }!
grecia-event-winners-shared = { $seats-The } delen de overwinning!

## Waarom iets niet mag

grecia-refusal-over = Het spel is afgelopen.
grecia-refusal-chance-first = Eerst wordt er getrokken of gegooid.
grecia-refusal-not-asked =
    Nu { $seat-who ->
        [you] beslis
        [many] beslissen
       *[other] beslist
    } { $seat-the }.
grecia-refusal-already-chosen = Je hebt je Gevechtskaart al gekozen.
grecia-refusal-left-to-chance = Dat beslist het toeval, niet jij.
grecia-refusal-not-now = Niet nu: maak eerst af wat begonnen is.
grecia-refusal-colour-taken = Die kleur is niet vrij.
grecia-refusal-not-home = Het gebied { $zone-bare } heeft niet jouw kleur.
grecia-refusal-fortress-there = { $zone-In } staat al een vesting.
grecia-refusal-no-island-fortress = In dit spel staan er geen vestingen op kleine eilanden zoals { $zone-the }.
grecia-refusal-wrong-element = Schepen horen op zee en al het andere aan land: dit kan niet { $zone-to }.
grecia-refusal-no-such-piece = Zo’n stuk heb je niet meer te plaatsen.
grecia-refusal-no-place = Er is geen toegestane plaats voor dat stuk.
grecia-refusal-not-free = Het gebied { $zone-bare } is niet vrij.
grecia-refusal-sea-not-adjacent = { $zone-The } ligt niet naast een gebied van jou.
grecia-refusal-full = { $zone-In } passen geen eenheden meer.
grecia-refusal-attacked-already = Je mag maar één keer per beurt aanvallen.
grecia-refusal-nothing-to-attack = Er is niets dat je kunt aanvallen.
grecia-refusal-nothing-to-move = Geen eenheid kan bewegen.
grecia-refusal-nothing-to-swap = Geen ruil zou iets veranderen.
grecia-refusal-nothing-to-hire = Je kunt niets huren.
grecia-refusal-without-cards = Er wordt zonder kaarten gespeeld.
grecia-refusal-empty-deck = Die stapel heeft geen kaarten meer.
grecia-refusal-not-in-hand = Je hebt ‘{ $card }’ niet in de hand.
grecia-refusal-not-this-moment = ‘{ $card }’ is niet voor dit moment.
grecia-refusal-conditions-not-met = Aan de voorwaarden van ‘{ $card }’ is niet voldaan.
grecia-refusal-support-requested = Jouw kant heeft in dit gevecht al steun gevraagd.
grecia-refusal-nobody-could-support = Niemand zou je kunnen steunen.
grecia-refusal-nothing-to-cancel = Er is geen kaart om ongedaan te maken.
grecia-refusal-no-own-units = Je hebt { $zone-in } geen eenheden.
grecia-refusal-cannot-leave = Je eenheden { $zone-in } kunnen dit niet.
grecia-refusal-moved-already = De kaart verplaatst elke eenheid maar één keer, en uit verschillende zones.
grecia-refusal-no-such-unit = Van het type ‘{ $unit }’ is geen eenheid meer over.
grecia-refusal-out-of-order = Eenheden worden genoemd in de volgorde van type en kaart.
grecia-refusal-no-more = Je hebt er zoveel genoemd als je mag. Zeg dat je klaar bent, of neem er een terug.
grecia-refusal-out-of-reach = { $zone-The } is buiten bereik.
grecia-refusal-sea-closed = De doorvaart door { $sea-the } is deze beurt geweigerd.
grecia-refusal-held-by-others = Anderen houden { $zone-the } bezet: val aan.
grecia-refusal-lone-fortress = { $zone-In } staat een vesting alleen: die moet je aanvallen.
grecia-refusal-nothing-there = Er is { $zone-in } niets om aan te vallen.
grecia-refusal-protected = In de eerste ronde val je niemand aan vóór de eerste beurt, dus { $seat-the } nog niet.
grecia-refusal-land-and-sea = Landeenheden en schepen vechten nooit tegen elkaar.
grecia-refusal-one-against-island = Een klein eiland wordt over zee met één eenheid aangevallen.
grecia-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } daar geen schepen.
grecia-refusal-nothing-changes = Er zou niets veranderen.
grecia-refusal-nothing-named = Je hebt nog niets genoemd.
grecia-refusal-no-route = Die zeeën vormen geen route.
grecia-refusal-hero-not-here = { $hero } is niet hier.
grecia-refusal-hero-named = { $hero } gaat al mee.
grecia-refusal-hero-travelled = { $hero } heeft deze beurt al gereisd.
grecia-refusal-hero-out-of-reach = De held komt niet { $zone-to }.
grecia-refusal-not-for-hire = { $unit-The } is niet te huur.
grecia-refusal-no-cavalry-for-hire = In dit spel is cavalerie niet te huur.
grecia-refusal-too-dear = Je hebt niet genoeg voorraad voor { $unit-one }.
grecia-refusal-no-counter = Je hebt geen fiche van het type ‘{ $unit }’ meer.
grecia-refusal-not-recruiting-here = Je beheerst { $zone-the } niet, en leeg en aangrenzend is het gebied ook niet.
grecia-refusal-foreign-fortress = { $zone-In } staat een vesting van een andere kleur.
grecia-refusal-leaves-too-little-room = Met die eenheid { $zone-in } zouden de andere geen plaats vinden.
grecia-refusal-cannot-support = Die eenheid kan niet steunen.
grecia-refusal-battle-card-used = ‘{ $card }’ is al gebruikt.
grecia-refusal-not-taking-part = Zo’n eenheid doet niet mee.
grecia-refusal-not-worth-asking = Doorvaart vragen door { $sea-the } is niet nodig of heeft geen zin.
grecia-refusal-the-origin = De aanvaller kwam { $zone-from }.
grecia-refusal-no-refuge = { $zone-In } is geen toevlucht.
grecia-refusal-must-save = Zo veel mogelijk eenheden moeten worden gered.
grecia-refusal-cannot-rise = { $unit-The } kan niet worden bevorderd.
grecia-refusal-nobody-to-ask = Er is niemand om steun te vragen.
grecia-refusal-no-quarters = De held keert terug naar je troepen of je vesting, niet { $zone-to }.
grecia-refusal-cannot-win-over = { $zone-In } is geen neutrale eenheid te winnen.
grecia-refusal-no-own-ships = Je hebt { $sea-in } geen schepen.
grecia-refusal-compulsory = Er moet iets worden gekozen.

## Wat er gevraagd wordt

grecia-prompt-over = Het spel is afgelopen.
grecia-prompt-chance = Er wordt getrokken of gegooid.
grecia-prompt-wait =
    Wacht: { $seat-the } { $seat-who ->
        [many] beslissen
       *[other] beslist
    }.
grecia-prompt-pick-colour = Kies een kleur.
grecia-prompt-fortress = Plaats een vesting.
grecia-prompt-piece = Kies het stuk dat je plaatst.
grecia-prompt-unit-in = Waar plaats je { $unit-one }?
grecia-prompt-hero-in = Waar plaats je { $hero }?
grecia-prompt-actions =
    Jouw beurt: nog { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    }.
grecia-prompt-from = Vanuit welke zone?
grecia-prompt-target = Welke zone val je aan?
grecia-prompt-against = Wie val je aan?
grecia-prompt-with = Met welke eenheden en helden?
grecia-prompt-to = Waarheen gaat { $unit-the }?
grecia-prompt-via = Door welke zeeën vraag je doorvaart?
grecia-prompt-hero-to = Met welke eenheden gaat de held mee?
grecia-prompt-for = Welke eenheid komt ervoor terug?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat-The } { $seat-who ->
            [you] wilt
            [many] willen
           *[one] wil
        } { $to-the } { $from-from } over zee aanvallen met { $units }
        [swap] { $seat-The } { $seat-who ->
            [you] wilt
            [many] willen
           *[one] wil
        } over zee eenheden ruilen tussen { $from-the } en { $to-the }: { $units }
        [flight] { $seat-The } { $seat-who ->
            [you] wilt
            [many] willen
           *[one] wil
        } { $from-from } over zee vluchten met { $units }
       *[move] { $seat-The } { $seat-who ->
            [you] wilt
            [many] willen
           *[one] wil
        } { $units } { $from-from } over zee verplaatsen { $to-to }
    }. Laat je de troepen door { $sea-the } varen?
grecia-prompt-take = Welke eenheid neem je?
grecia-prompt-take-in = Waar plaats je { $unit-one }?
grecia-prompt-drill = Welke eenheid wordt bevorderd?
grecia-prompt-recall = Welke held keert terug?
grecia-prompt-recall-in = Waar keert de held terug?
grecia-prompt-win-over = Welke neutrale eenheid win je voor je?
grecia-prompt-open-sea = Welke zee open je?
grecia-prompt-step-1 = Voor het gevecht om { $zone-the }: speel een Tactiekkaart of pas.
grecia-prompt-support =
    Met welke eenheden steun je de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } in het gevecht om { $zone-the }?
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker-The } { $attacker-who ->
            [many] vragen
           *[other] vraagt
        } je om steun tegen { $defender-who ->
            [neutral] de neutralen
           *[other] { $defender-the }
        }
       *[defender] { $defender-The } { $defender-who ->
            [many] vragen
           *[other] vraagt
        } je om steun tegen { $attacker-the }
    } in het gevecht om { $zone-the }. Kracht: aanvaller { $attack }, verdediger { $defence }; de aanvaller wint in { $odds } % van de gevallen. Stuur je eenheden?
grecia-prompt-battle-cards = Kies een Gevechtskaart voor het gevecht om { $zone-the }.
grecia-prompt-after-dice = Na de dobbelstenen in het gevecht om { $zone-the }: speel een kaart of pas.
grecia-prompt-losses =
    Kies { $losses ->
        [one] { $losses } eenheid
       *[other] { $losses } eenheden
    } om uit te schakelen.
grecia-prompt-flight-ask = Voor de vlucht: door welke zeeën vraag je doorvaart?
grecia-prompt-flight = Waarheen vlucht { $unit-the }?
grecia-prompt-hero-flight = Met wie vlucht { $hero }?
grecia-prompt-promotion = Welke eenheid bevorder je?
grecia-prompt-heroes = Welke helden reizen alleen?
grecia-prompt-hero-alone = Waarheen reist { $hero }?

## Wat er voor de eerste beurt wordt geplaatst

grecia-piece-fortress = Vesting
grecia-piece-hero = Held
grecia-piece-unit = { $unit }

## Wat er te kiezen is

grecia-choice-colour = Kleur { $colour }
grecia-choice-fortress = Vesting { $zone-in }
grecia-choice-place = { $unit-one } plaatsen
grecia-choice-in = { $zone-In }
grecia-choice-move = Verplaatsen
grecia-choice-attack = Aanvallen
grecia-choice-swap = Ruilen
grecia-choice-supplies = Voorraad nemen
grecia-choice-hire = Huurlingen huren
grecia-choice-senate = Een Senaatskaart nemen
grecia-choice-tactics = Een Tactiekkaart nemen
grecia-choice-pass = Passen
grecia-choice-from = { $zone-From }
grecia-choice-with = Met { $unit-the }
grecia-choice-to = { $zone-To }
grecia-choice-via = Via { $sea-the }
grecia-choice-via-two = Via { $sea-the } en { $second-the }
grecia-choice-for = Voor { $unit-the }
grecia-choice-against = Tegen { $seat-the }
grecia-choice-hero = De held { $hero }
grecia-choice-go = Uitvoeren
grecia-choice-take =
    { $unit-one } nemen { $price ->
        [0] zonder te betalen
        [one] voor { $price } voorraadfiche
       *[other] voor { $price } voorraadfiches
    }
grecia-choice-done = Klaar
grecia-choice-consent = Doorvaart toestaan
grecia-choice-refuse = Doorvaart weigeren
grecia-choice-tactic = ‘{ $card }’ spelen
grecia-choice-open = { $sea-The } openen
grecia-choice-support = Steunen met { $unit-the } { $zone-in }
grecia-choice-request = De anderen om steun vragen
grecia-choice-card = { $card }, waarde { $value }
grecia-choice-lose = { $unit-The } uitschakelen
grecia-choice-lose-supporter = Van de steun { $unit-the } { $zone-in } uitschakelen
grecia-choice-ask = Doorvaart vragen door { $sea-the }
grecia-choice-surrender = Zich overgeven
grecia-choice-promote = { $unit-The } { $zone-in } bevorderen
grecia-choice-start = { $seat } begint
grecia-choice-draw = ‘{ $card }’ trekken
grecia-choice-dice = Dobbelstenen: { $attacker } en { $defender }
grecia-choice-die = Dobbelsteen: { $number }

## Wat kan worden afgesproken

grecia-option-situation = Beginstelling
grecia-option-situation-help = Of het spel begint zoals altijd of in een stelling die bij de uitgave hoort, met de opties die erbij horen.
grecia-option-situation-usual = zoals altijd
grecia-option-players = Spelers
grecia-option-players-help = Hoeveel er spelen; niet elk scenario is voor elk aantal.
grecia-option-players-2 = Twee
grecia-option-players-3 = Drie
grecia-option-players-4 = Vier
grecia-option-scenario = Scenario
grecia-option-scenario-help = Een historisch scenario of het vrije spel.
grecia-option-scenario-trojan_war = De Trojaanse Oorlog
grecia-option-scenario-persian_wars = De Perzische Oorlogen
grecia-option-scenario-peloponnesian_war = De Peloponnesische Oorlog
grecia-option-scenario-rise_of_macedon = De opkomst van Macedonië
grecia-option-scenario-wars_of_the_diadochi = De Diadochenoorlogen
grecia-option-scenario-roman_conquest = De Romeinse verovering
grecia-option-scenario-free_game = Vrij spel
grecia-option-rounds = Ronden
grecia-option-rounds-help = Hoelang het spel duurt als niemand eerder wint.
grecia-option-rounds-scenario = Volgens het scenario
grecia-option-rounds-10 = 10 ronden
grecia-option-rounds-11 = 11 ronden
grecia-option-rounds-12 = 12 ronden
grecia-option-rounds-13 = 13 ronden
grecia-option-rounds-14 = 14 ronden
grecia-option-rounds-15 = 15 ronden
grecia-option-rounds-16 = 16 ronden
grecia-option-rounds-17 = 17 ronden
grecia-option-rounds-18 = 18 ronden
grecia-option-rounds-19 = 19 ronden
grecia-option-rounds-20 = 20 ronden
grecia-option-rounds-21 = 21 ronden
grecia-option-rounds-22 = 22 ronden
grecia-option-rounds-23 = 23 ronden
grecia-option-rounds-24 = 24 ronden
grecia-option-rounds-25 = 25 ronden
grecia-option-rounds-26 = 26 ronden
grecia-option-rounds-27 = 27 ronden
grecia-option-rounds-28 = 28 ronden
grecia-option-rounds-29 = 29 ronden
grecia-option-rounds-30 = 30 ronden
grecia-option-dice = Dobbelstenen
grecia-option-dice-help = Zonder dobbelstenen is er geen geluk in gevechten.
grecia-option-dice-yes = Ja
grecia-option-dice-no = Nee
grecia-option-cards = Kaarten
grecia-option-cards-help = Zonder kaarten is het spel eenvoudiger.
grecia-option-cards-yes = Ja
grecia-option-cards-no = Nee
grecia-option-island_fortresses = Vestingen op kleine eilanden
grecia-option-island_fortresses-help = Een vesting op een klein eiland kan maar door één eenheid worden aangevallen.
grecia-option-island_fortresses-any = Toegestaan
grecia-option-island_fortresses-none = Geen
grecia-option-hire_cavalry = Gehuurde cavalerie
grecia-option-hire_cavalry-help = Zo niet, dan komt cavalerie alleen door kaarten.
grecia-option-hire_cavalry-yes = Ja
grecia-option-hire_cavalry-no = Nee
