napoleon-title = Napoleon
napoleon-tagline = Veldtochten, vloten en vlaggen: een strategiespel om het Europa van 1796 tot 1815 voor 2 tot 8 spelers

## Wat er gebeurt

napoleon-event-start-drawn =
    { $seat-The } { $seat-who ->
        [many] beginnen
       *[other] begint
    }, door het lot aangewezen.
napoleon-event-empire-chosen =
    { $seat-who ->
        [you] Je kiest
       *[other] { $seat-name } kiest
    } { $empire-the }.
napoleon-event-neutrals-placed =
    { $units ->
        [one] { $units } neutrale eenheid wordt
       *[other] { $units } neutrale eenheden worden
    } geplaatst.
napoleon-event-unit-placed =
    { $seat-who ->
        [you] Je plaatst
       *[other] { $empire-The } plaatst
    } { $unit-one } { $zone-in }.
napoleon-event-route-dealt =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } de Handelsroute ‘{ $route }’.
napoleon-event-route-laid-aside = De Handelsroute ‘{ $route }’ toont een stad { $seat-of } en wordt opzijgelegd.
napoleon-event-round-begins = Ronde { $round } begint.
napoleon-event-turn-begins =
    Ronde { $round }: { $seat-who ->
        [you] jij bent
        [many] { $seat-the } zijn
       *[one] { $seat-the } is
    } aan de beurt.
napoleon-event-trade-income =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    } voor de Handelsroute ‘{ $route }’.
napoleon-event-passed =
    { $seat-The } { $seat-who ->
        [many] passen en zien
       *[other] past en ziet
    } af van de overige acties.
napoleon-event-supply-taken =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-event-moved =
    { $seat-who ->
        [you] Je verplaatst
       *[other] { $empire-The } verplaatst
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-ridden-down =
    { $seat-who ->
        [you] Jouw { $rider-bare }
       *[other] { $rider-The } { $seat-of }
    } { $rider-who ->
        [many] lopen
       *[one] loopt
    } { $zone-in } { $owner-who ->
        [neutral] de neutrale { $unit-bare }
        [you] jouw { $unit-bare }
       *[other] { $unit-the } { $owner-of }
    } onder de voet.
napoleon-event-swapped =
    { $seat-The } { $seat-who ->
        [many] ruilen
       *[other] ruilt
    } { $first-one } { $here-in } tegen { $second-one } { $there-in }.
napoleon-event-entered =
    { $seat-who ->
        [you] Je gaat
       *[other] { $empire-The } gaat
    } met { $unit-one } de stad { $zone-bare } binnen.
napoleon-event-left =
    { $seat-who ->
        [you] Je verlaat
       *[other] { $empire-The } verlaat
    } met { $unit-one } de stad { $zone-bare }.
napoleon-event-recruited =
    { $seat-who ->
        [you] Je werft
       *[other] { $empire-The } werft
    } { $unit-one } { $zone-in } voor { $price ->
        [one] { $price } voorraadfiche
       *[other] { $price } voorraadfiches
    }.
napoleon-event-gained =
    { $seat-who ->
        [you] Je krijgt
       *[other] { $empire-The } krijgt
    } { $unit-one } { $zone-in }.
napoleon-event-card-drawn =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } de kaart ‘{ $card }’.
napoleon-event-supply-by-card =
    { $seat-The } { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    } door de kaart.
napoleon-event-consolation =
    De kaart heeft geen effect: { $seat-who ->
        [you] je neemt
        [many] { $seat-the } nemen
       *[one] { $seat-the } neemt
    } in plaats daarvan { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-event-supply-lost =
    { $seat-The } { $seat-who ->
        [many] leggen
       *[other] legt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    } terug.
napoleon-event-supply-given =
    { $seat-The } { $seat-who ->
        [many] geven
       *[other] geeft
    } { $to-whom } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-event-attack-bonus =
    { $seat-The } { $seat-who ->
        [many] tellen
       *[other] telt
    } { $amount } op bij de aanval van deze beurt.
napoleon-event-defence-bonus =
    { $seat-The } { $seat-who ->
        [many] tellen
       *[other] telt
    } { $amount } op bij elke verdediging tot { $seat-who ->
        [you] je
        [many] hun
       *[one] zijn
    } volgende beurt.
napoleon-event-truce =
    Tot { $seat-who ->
        [you] jouw volgende beurt
       *[other] de volgende beurt { $seat-of }
    } geldt een bestand: { $rival-who ->
        [you] je mag
        [many] { $rival-the } mogen
       *[one] { $rival-the } mag
    } { $seat-whom } niet aanvallen.
napoleon-event-neutral-raised = { $zone-The } wapent zich met { $unit-one }.
napoleon-event-transferred =
    { $seat-who ->
        [you] Je brengt
       *[other] { $empire-The } brengt
    } { $unit-one } { $from-from } over { $to-to }.
napoleon-event-battle-card-recovered =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } de Gevechtskaart ‘{ $card-name }’ met waarde { $card-count } terug.
napoleon-event-route-drawn =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } de Handelsroute ‘{ $route }’.
napoleon-event-route-kept =
    { $seat-The } { $seat-who ->
        [many] houden
       *[other] houdt
    } de Handelsroute ‘{ $route }’.
napoleon-event-peeked =
    { $seat-The } { $seat-who ->
        [many] bekijken
       *[other] bekijkt
    } een Kanskaart.
napoleon-event-peeked-own =
    { $seat-The } { $seat-who ->
        [many] bekijken
       *[other] bekijkt
    } de Kanskaart ‘{ $card-name }’ met waarde { $card-count }.
napoleon-event-arranged =
    { $seat-The } { $seat-who ->
        [many] leggen
       *[other] legt
    } de Kanskaarten weer boven op de stapel.
napoleon-event-chance-reshuffled = De Kanskaarten worden opnieuw geschud.
napoleon-event-promoted =
    { $seat-who ->
        [you] Je bevordert
       *[other] { $empire-The } bevordert
    } { $unit-one } { $zone-in } tot { $higher-bare }.
napoleon-event-sea-asked =
    { $seat-The } { $seat-who ->
        [many] vragen
       *[other] vraagt
    } om doorvaart door { $sea-the }.
napoleon-event-consented =
    { $seat-The } { $seat-who ->
        [many] staan
       *[other] staat
    } met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    } de doorvaart door { $sea-the } toe.
napoleon-event-refused =
    { $seat-The } { $seat-who ->
        [many] weigeren
       *[other] weigert
    } met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    } de doorvaart door { $sea-the }.
napoleon-event-sea-open =
    { $seat-The } { $seat-who ->
        [many] mogen
       *[other] mag
    } door { $sea-the } varen, met { $allow } tegen { $refuse }.
napoleon-event-sea-closed =
    { $seat-The } { $seat-who ->
        [many] mogen
       *[other] mag
    } niet door { $sea-the } varen, met { $refuse } tegen { $allow }.
napoleon-event-attack =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } { $defender-whom } { $to-in } { $from-from } aan met { $units }.
napoleon-event-attack-neutral =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } de neutralen { $to-in } { $from-from } aan met { $units }.
napoleon-event-attack-sea =
    { $seat-The } { $seat-who ->
        [many] vallen
       *[other] valt
    } { $defender-whom } { $to-in } { $from-from } aan met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }.
napoleon-event-battle-card-chosen =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } een Gevechtskaart gekozen.
napoleon-event-battle-card-chosen-own =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } de Gevechtskaart ‘{ $card-name }’ met waarde { $card-count } gekozen.
napoleon-event-battle-card-shown =
    { $seat-The } { $seat-who ->
        [many] tonen
       *[other] toont
    } de Gevechtskaart ‘{ $card-name }’ met waarde { $card-count }.
napoleon-event-supports =
    { $seat-who ->
        [you] Je steunt
       *[other] { $empire-The } steunt
    } de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } met { $unit-one } { $zone-from }.
napoleon-event-support-accepted =
    De { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } aanvaardt { $seat-who ->
        [you] jouw steun
       *[other] de steun { $seat-of }
    }.
napoleon-event-support-refused =
    De { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } weigert { $seat-who ->
        [you] jouw steun
       *[other] de steun { $seat-of }
    }.
napoleon-event-chance-drawn =
    { $owner-who ->
        [neutral] De neutralen trekken
        [many] { $owner-The } trekken
       *[one] { $owner-The } trekt
    } voor de { $side ->
        [attacker] aanval
       *[defender] verdediging
    } de Kanskaart ‘{ $card-name }’ met waarde { $card-count }.
napoleon-event-totalled =
    { $owner-who ->
        [neutral] De neutralen komen
        [many] { $owner-The } komen
       *[one] { $owner-The } komt
    } in de { $side ->
        [attacker] aanval
       *[defender] verdediging
    } op { $total }: eenheden { $units }{ $combined_arms ->
        [0] {""}
       *[other] , verbonden wapens { $combined_arms }
    }{ $city ->
        [0] {""}
       *[other] , stad { $city }
    }{ $mountains ->
        [0] {""}
       *[other] , gebergte { $mountains }
    }{ $bonus ->
        [0] {""}
       *[other] , kaarten { $bonus }
    }{ $battle_card ->
        [0] {""}
       *[other] , Gevechtskaart { $battle_card }
    }{ $chance_card ->
        [0] {""}
       *[other] , Kanskaart { $chance_card }
    }.
napoleon-event-combat-won =
    { $side ->
        [attacker] De aanval slaagt
       *[defender] De verdediging houdt stand
    }: { $owner-who ->
        [neutral] de neutralen winnen
        [you] je wint
        [many] { $owner-the } winnen
       *[one] { $owner-the } wint
    } het gevecht.
napoleon-event-combat-tied =
    Beide kanten zijn even sterk, dus de verdediging houdt stand: { $owner-who ->
        [neutral] de neutralen winnen
        [you] je wint
        [many] { $owner-the } winnen
       *[one] { $owner-the } wint
    } het gevecht.
napoleon-event-nobody-falls = Het symbool Vlucht ligt open: in dit gevecht wordt geen eenheid uitgeschakeld.
napoleon-event-losses-due =
    De aanvaller verliest { $attacker ->
        [0] geen eenheid
        [one] { $attacker } eenheid
       *[other] { $attacker } eenheden
    }, de verdediger { $defender ->
        [0] geen eenheid
        [one] { $defender } eenheid
       *[other] { $defender } eenheden
    }.
napoleon-event-lost =
    { $owner-who ->
        [neutral] De neutralen verliezen
        [you] Je verliest
       *[other] { $empire-The } verliest
    } { $unit-one } { $zone-in }.
napoleon-event-pursued =
    { $seat-who ->
        [you] Jouw cavalerie
       *[other] De cavalerie { $seat-of }
    } loopt { $owner-who ->
        [neutral] de neutrale { $unit-bare }
        [you] jouw { $unit-bare }
       *[other] { $unit-the } { $owner-of }
    } op de vlucht { $zone-from } onder de voet.
napoleon-event-fled =
    { $seat-who ->
        [you] Je vlucht
       *[other] { $empire-The } vlucht
    } { $to-to } met { $unit-one }.
napoleon-event-surrendered =
    { $owner-who ->
        [neutral] De neutralen geven zich
        [you] Je geeft je
       *[other] { $empire-The } geeft zich
    } { $zone-in } over met { $unit-one }.
napoleon-event-moved-in =
    { $seat-The } { $seat-who ->
        [many] trekken
       *[other] trekt
    } met { $units } { $to-the } binnen.
napoleon-event-sailed-in =
    { $seat-The } { $seat-who ->
        [many] varen
       *[other] vaart
    } met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    } { $to-the } binnen.
napoleon-event-went-back =
    { $seat-who ->
        [you] Jouw aanvallers
       *[other] De aanvallers { $seat-of }
    } zijn terug { $to-in }.
napoleon-event-city-captured =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } de stad { $zone-bare } in en { $seat-who ->
        [many] krijgen
       *[other] krijgt
    } { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-event-battle-cards-back =
    { $seat-The } { $seat-who ->
        [many] nemen
       *[other] neemt
    } alle Gevechtskaarten terug, behalve de laatste.
napoleon-event-out =
    { $seat-The } { $seat-who ->
        [many] liggen
       *[other] ligt
    } uit het spel.
napoleon-event-victory =
    { $seat-who ->
        [you] Je behoudt al je eigen vlaggen, hebt er genoeg andere veroverd en wint
        [many] { $seat-The } behouden al hun eigen vlaggen, hebben er genoeg andere veroverd en winnen
       *[one] { $seat-The } behoudt alle eigen vlaggen, heeft er genoeg andere veroverd en wint
    }!
napoleon-event-victory-alone =
    { $seat-who ->
        [you] Je bent als laatste over en wint
        [many] { $seat-The } zijn als laatste over en winnen
       *[one] { $seat-The } is als laatste over en wint
    }!
napoleon-event-rounds-over =
    { $rounds ->
        [one] De enige ronde is
       *[other] De { $rounds } ronden zijn
    } voorbij.
napoleon-event-counted =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } { $flags ->
        [one] { $flags } vlag
       *[other] { $flags } vlaggen
    }, { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }, { $seas ->
        [one] { $seas } zee
       *[other] { $seas } zeeën
    }, { $units ->
        [one] { $units } eenheid
       *[other] { $units } eenheden
    } en { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-event-winner =
    { $seats-The } { $seats-who ->
        [many] winnen
       *[other] wint
    }!
napoleon-event-winners-shared = { $seats-The } delen de overwinning!

## Waarom iets niet mag

napoleon-refusal-over = Het spel is afgelopen.
napoleon-refusal-chance-first = Er wordt eerst getrokken.
napoleon-refusal-not-asked =
    Nu { $seat-who ->
        [you] beslis
        [many] beslissen
       *[other] beslist
    } { $seat-the }.
napoleon-refusal-already-chosen = Je hebt je Gevechtskaart al gekozen.
napoleon-refusal-left-to-chance = Dat bepaalt het lot.
napoleon-refusal-not-now = Niet nu: maak eerst af wat begonnen is.
napoleon-refusal-empire-taken = { $empire-The } is al gekozen.
napoleon-refusal-not-your-empire = Je speelt niet met { $empire-the }.
napoleon-refusal-no-such-piece = Je hebt geen { $unit-bare } { $empire-of } meer te plaatsen.
napoleon-refusal-not-home = { $zone-The } is geen beginzone van jou.
napoleon-refusal-wrong-element = Schepen horen op zee, alle andere eenheden aan land: deze kan niet { $zone-to }.
napoleon-refusal-sea-not-adjacent = { $zone-The } grenst niet aan een geschikte zone.
napoleon-refusal-full = { $zone-In } passen geen eenheden meer.
napoleon-refusal-no-action-left = Je hebt geen actie meer.
napoleon-refusal-attacked-already = Je mag maar één keer per beurt aanvallen.
napoleon-refusal-nothing-to-attack = Er is niets om aan te vallen.
napoleon-refusal-nothing-to-move = Geen eenheid kan zich verplaatsen.
napoleon-refusal-nothing-to-swap = Geen ruil zou iets veranderen.
napoleon-refusal-nothing-to-recruit = Je kunt niets werven.
napoleon-refusal-no-own-units = Je hebt { $zone-in } geen eenheden.
napoleon-refusal-cannot-leave = Je eenheden { $zone-in } kunnen dit niet.
napoleon-refusal-leaves-freely = Een stad als { $zone-the } verlaat een eenheid met een vrije actie.
napoleon-refusal-moved-already = De kaart verplaatst { $unit-the } { $empire-of } maar één keer.
napoleon-refusal-no-such-unit = Van het type ‘{ $unit }’ is geen eenheid { $empire-of } meer over.
napoleon-refusal-out-of-order = Eenheden worden op volgorde genoemd: te paard, te voet, artillerie; en zones in de volgorde van de kaart.
napoleon-refusal-no-rider = { $zone-In } loopt geen cavalerie de vijand onder de voet.
napoleon-refusal-out-of-reach = { $zone-The } is buiten bereik.
napoleon-refusal-sea-closed = De doorvaart door { $sea-the } is deze beurt geweigerd.
napoleon-refusal-held-by-others = { $zone-In } staan vijanden: val aan.
napoleon-refusal-spared = Je mag { $zone-the } niet betreden voor de eerste beurt { $seat-whose }.
napoleon-refusal-entered-freely = { $zone-The } ga je binnen met een vrije actie.
napoleon-refusal-nothing-there = Er is { $zone-in } niets om aan te vallen.
napoleon-refusal-own-units = { $zone-In } staan je eigen eenheden.
napoleon-refusal-protected = Je mag { $seat-the } nu niet aanvallen.
napoleon-refusal-land-and-sea = Landeenheden en schepen vechten nooit met elkaar.
napoleon-refusal-alone-against-horse = Militie of artillerie alleen valt { $zone-in } geen cavalerie in het open veld aan.
napoleon-refusal-one-against-port = Vanuit zee valt maar één eenheid een stad aan.
napoleon-refusal-no-ships-there =
    { $seat-The } { $seat-who ->
        [you] hebt
        [many] hebben
       *[one] heeft
    } daar geen schepen.
napoleon-refusal-nothing-changes = Er zou niets veranderen.
napoleon-refusal-nothing-named = Je hebt nog niets genoemd.
napoleon-refusal-no-route = Die zeeën vormen geen route.
napoleon-refusal-city-not-empty = De stad { $zone-bare } is niet leeg.
napoleon-refusal-not-around-city = Die eenheid staat niet in het gebied { $zone-of }.
napoleon-refusal-not-such-city = { $zone-The } is geen geschikte stad.
napoleon-refusal-besieged = Er staan vijanden voor { $zone-the }.
napoleon-refusal-came-and-went = { $zone-In } is sinds de laatste actie al een eenheid in- of uitgegaan.
napoleon-refusal-not-for-recruiting =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] zijn
       *[other] is
    } niet te werven.
napoleon-refusal-not-on-the-card = De kaart geldt niet voor { $unit-the } { $empire-of }.
napoleon-refusal-card-used-up = Meer geeft de kaart niet.
napoleon-refusal-too-dear = Je hebt niet genoeg voorraad voor { $unit-one } { $empire-of }.
napoleon-refusal-no-counter = Er is geen fiche van het type ‘{ $unit }’ { $empire-of } meer.
napoleon-refusal-no-place = Er is geen plaats voor { $unit-the } { $empire-of }.
napoleon-refusal-not-controlled = Je beheerst { $zone-the } niet.
napoleon-refusal-foreign-home = { $zone-The } is een beginzone van een andere speler.
napoleon-refusal-option-impossible = Die mogelijkheid is niet uit te voeren.
napoleon-refusal-no-effect = Daar zou de kaart geen effect hebben.
napoleon-refusal-compulsory = Er moet iets worden gekozen.
napoleon-refusal-route-not-drawn = Die Handelsroute is niet getrokken.
napoleon-refusal-card-in-hand = ‘{ $card-name }’ heb je al in de hand.
napoleon-refusal-battle-card-used = ‘{ $card-name }’ is al gebruikt.
napoleon-refusal-not-looked-at = Die kaart is niet bij de bekeken kaarten.
napoleon-refusal-cannot-support = { $zone-From } kan de eenheid niet meedoen.
napoleon-refusal-wrong-support = Schepen steunen niet aan land en landeenheden niet op zee, behalve bij een aangevallen haven.
napoleon-refusal-not-taking-part =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] doen
       *[other] doet
    } niet mee.
napoleon-refusal-ships-at-port = Schepen bij een haven kunnen niet worden uitgeschakeld.
napoleon-refusal-own-units-first = Eerst worden je eigen eenheden uitgeschakeld.
napoleon-refusal-not-fleeing =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] vluchten niet of zijn niet kwetsbaar
       *[other] vlucht niet of is niet kwetsbaar
    }.
napoleon-refusal-not-worth-asking = Doorvaart vragen door { $sea-the } is niet nodig of heeft geen zin.
napoleon-refusal-the-origin = De aanval kwam { $zone-from }.
napoleon-refusal-no-refuge = { $zone-In } is geen toevlucht.
napoleon-refusal-must-flee = Zo veel mogelijk eenheden moeten vluchten.
napoleon-refusal-cannot-rise =
    { $unit-The } { $empire-of } { $unit-who ->
        [many] kunnen
       *[other] kan
    } niet worden bevorderd.
napoleon-refusal-no-higher-counter = Er is geen fiche van het volgende niveau meer voor { $unit-the } { $empire-of }.
napoleon-refusal-no-promotion = Er is geen bevordering voor { $unit-the } { $empire-of }.

## Wat er gevraagd wordt

napoleon-prompt-over = Het spel is afgelopen.
napoleon-prompt-chance = Er wordt getrokken.
napoleon-prompt-wait =
    Wacht: { $seat-the } { $seat-who ->
        [many] beslissen
       *[other] beslist
    }.
napoleon-prompt-pick-empire = Kies een rijk.
napoleon-prompt-piece = Welke eenheid plaats je nu?
napoleon-prompt-piece-in = Waar plaats je { $unit-one } { $empire-of }?
napoleon-prompt-actions =
    Jouw beurt: nog { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    }.
napoleon-prompt-from =
    Vanuit welke zone { $verb ->
        [move] verplaats je
        [attack] val je aan
        [swap] ruil je
       *[storm] bestorm je
    }?
napoleon-prompt-target = Welke zone val je aan?
napoleon-prompt-against = Wie val je aan?
napoleon-prompt-way = Over land of over zee?
napoleon-prompt-via = Door welke zeeën vraag je doorvaart?
napoleon-prompt-with =
    { $verb ->
        [move] Welke eenheid verplaats je
        [attack] Met welke eenheid val je aan
        [swap] Welke eenheid ruil je
       *[storm] Met welke eenheid bestorm je
    }?
napoleon-prompt-to =
    Waarheen { $unit-who ->
        [many] gaan
       *[other] gaat
    } { $unit-the } { $empire-of }?
napoleon-prompt-for = Voor welke eenheid?
napoleon-prompt-vote =
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
napoleon-prompt-ride = Wordt de cavalerie bevorderd die de vijand onder de voet heeft gelopen?
napoleon-prompt-storm = Bestorm je bij aankomst een stad?
napoleon-prompt-take =
    Welke eenheid neem je? Je hebt { $supply ->
        [one] { $supply } voorraadfiche
       *[other] { $supply } voorraadfiches
    }.
napoleon-prompt-take-in = Waar plaats je { $unit-one } { $empire-of }?
napoleon-prompt-option = Welke mogelijkheid van ‘{ $card }’ kies je?
napoleon-prompt-rival = Welke rivaal kies je voor ‘{ $card }’?
napoleon-prompt-frost = Welk gebied lijdt?
napoleon-prompt-desert = Welke eenheid schakel je uit?
napoleon-prompt-rising = Welke stad wapent zich?
napoleon-prompt-keep-route = Welke Handelsroute houd je?
napoleon-prompt-arrange = Welke Kanskaart ligt nu bovenop?
napoleon-prompt-recover = Welke Gevechtskaart neem je terug?
napoleon-prompt-drill = Welke eenheid bevorder je?
napoleon-prompt-transfer-from = Waarvandaan breng je een eenheid over?
napoleon-prompt-transfer-with = Welke eenheid breng je over?
napoleon-prompt-transfer-to = Waarheen breng je { $unit-the } { $empire-of } over?
napoleon-prompt-battle-cards = Kies een Gevechtskaart voor het gevecht om { $zone-the }.
napoleon-prompt-join =
    Welke van je eenheden voegen zich bij de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } in het gevecht om { $zone-the }?
napoleon-prompt-aid = Welke partij steun je in het gevecht om { $zone-the }?
napoleon-prompt-aid-with =
    Met welke eenheden steun je de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } in het gevecht om { $zone-the }?
napoleon-prompt-welcome =
    Aanvaard je de steun { $seat-of } voor de { $side ->
        [attacker] aanval
       *[defender] verdediging
    }?
napoleon-prompt-losses =
    Kies { $losses ->
        [one] { $losses } eenheid
       *[other] { $losses } eenheden
    } om uit te schakelen.
napoleon-prompt-pursuit =
    Op wie jaagt je cavalerie? Ze heeft nog { $charges ->
        [one] { $charges } charge
       *[other] { $charges } charges
    }.
napoleon-prompt-flight-ask = Voor de vlucht: door welke zeeën vraag je doorvaart?
napoleon-prompt-flight =
    Waarheen { $unit-who ->
        [many] vluchten
       *[other] vlucht
    } { $unit-the } { $empire-of }?
napoleon-prompt-advance = Welke eenheid gaat de stad { $zone-bare } in?
napoleon-prompt-promotion =
    Welke eenheid bevorder je na je { $side ->
        [attacker] aanval op
       *[defender] verdediging van
    } { $zone-the }?

## Wat er voor de eerste beurt wordt geplaatst

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Eenheid naar keuze

## Wat er te kiezen is

napoleon-choice-empire = { $empire }
napoleon-choice-place = { $unit-one } { $empire-of } plaatsen
napoleon-choice-in = { $zone-In }
napoleon-choice-move = Verplaatsen
napoleon-choice-attack = Aanvallen
napoleon-choice-swap = Ruilen
napoleon-choice-supply = Voorraad nemen
napoleon-choice-recruit = Werven
napoleon-choice-politics = Een Politiekkaart nemen
napoleon-choice-army = Een Legerkaart nemen
napoleon-choice-enter = { $zone-The } binnengaan met { $unit-the } { $empire-of }
napoleon-choice-leave = { $zone-The } verlaten
napoleon-choice-pass = Passen
napoleon-choice-done = Klaar
napoleon-choice-end-turn = Beurt beëindigen
napoleon-choice-from = { $zone-From }
napoleon-choice-with = Met { $unit-the } { $empire-of }
napoleon-choice-to = { $zone-To }
napoleon-choice-by-land = Over land
napoleon-choice-by-sea = Over zee
napoleon-choice-via = Via { $sea-the }
napoleon-choice-via-two = Via { $sea-the } en { $second-the }
napoleon-choice-for = Voor { $unit-the } { $empire-of }
napoleon-choice-against = Tegen { $seat-the }
napoleon-choice-go = Uitvoeren
napoleon-choice-consent = Toestaan
napoleon-choice-refuse = Weigeren
napoleon-choice-storm = { $zone-The } bestormen
napoleon-choice-take =
    { $unit-one } { $empire-of } nemen { $price ->
        [0] zonder te betalen
        [one] voor { $price } voorraadfiche
       *[other] voor { $price } voorraadfiches
    }
napoleon-choice-option = Mogelijkheid { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = ‘{ $route }’ houden
napoleon-choice-top = ‘{ $card-name }’ met waarde { $card-count } bovenop leggen
napoleon-choice-recover = ‘{ $card-name }’ met waarde { $card-count } terugnemen
napoleon-choice-card =
    { $card-name }, waarde { $value }{ $icon ->
        [great-battle] , met Grote Slag
        [flight] , met Vlucht
        [promotion] , met Bevordering
       *[none] { "" }
    }
napoleon-choice-aid =
    De { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    } steunen
napoleon-choice-support = Meedoen met { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-lose = { $unit-The } { $empire-of } uitschakelen
napoleon-choice-lose-at = { $unit-The } { $empire-of } { $zone-in } uitschakelen
napoleon-choice-pursue = { $unit-The } { $empire-of } { $zone-in } achtervolgen
napoleon-choice-ask = Doorvaart vragen door { $sea-the }
napoleon-choice-surrender = Zich overgeven
napoleon-choice-advance = Oprukken met { $unit-the } { $empire-of }
napoleon-choice-promote = { $unit-The } { $empire-of } { $zone-in } bevorderen
napoleon-choice-start = { $seat } begint
napoleon-choice-route = Handelsroute ‘{ $route }’
napoleon-choice-draw = ‘{ $card-name }’ trekken
napoleon-choice-peek = ‘{ $card-name }’ met waarde { $card-count } bekijken

## Wat er af te spreken is

napoleon-option-situation = Beginstelling
napoleon-option-situation-help = Of het spel begint zoals altijd of in een stelling die bij de uitgave hoort, met de opties die erbij horen.
napoleon-option-situation-usual = zoals altijd
napoleon-option-players = Spelers
napoleon-option-players-help = Hoeveel spelers; elk scenario is voor een vast aantal.
napoleon-option-players-2 = Twee
napoleon-option-players-3 = Drie
napoleon-option-players-4 = Vier
napoleon-option-players-5 = Vijf
napoleon-option-players-6 = Zes
napoleon-option-players-7 = Zeven
napoleon-option-players-8 = Acht
napoleon-option-scenario = Scenario
napoleon-option-scenario-help = Het standaardspel of een historisch scenario.
napoleon-option-scenario-standard = Standaardspel
napoleon-option-scenario-standard-double = Standaardspel, twee rijken
napoleon-option-scenario-italy-1796 = Italië, 1796
napoleon-option-scenario-coalition-1805 = De Derde Coalitie, 1805
napoleon-option-scenario-prussia-1806 = Jena en Friedland, 1806
napoleon-option-scenario-peninsula-1808 = De Spaanse Onafhankelijkheidsoorlog, 1808
napoleon-option-scenario-russia-1812 = Rusland, 1812
napoleon-option-scenario-leipzig-1813 = Leipzig, 1813
napoleon-option-scenario-hundred-days-1815 = De Honderd Dagen, 1815
napoleon-option-rounds = Ronden
napoleon-option-rounds-help = Hoe lang het spel duurt als niemand eerder wint.
napoleon-option-rounds-scenario = Volgens het scenario
napoleon-option-rounds-1 = 1 ronde
napoleon-option-rounds-2 = 2 ronden
napoleon-option-rounds-3 = 3 ronden
napoleon-option-rounds-4 = 4 ronden
napoleon-option-rounds-5 = 5 ronden
napoleon-option-rounds-6 = 6 ronden
napoleon-option-rounds-7 = 7 ronden
napoleon-option-rounds-8 = 8 ronden
napoleon-option-rounds-9 = 9 ronden
napoleon-option-rounds-10 = 10 ronden
napoleon-option-rounds-11 = 11 ronden
napoleon-option-rounds-12 = 12 ronden
napoleon-option-rounds-13 = 13 ronden
napoleon-option-rounds-14 = 14 ronden
napoleon-option-rounds-15 = 15 ronden
napoleon-option-rounds-16 = 16 ronden
napoleon-option-rounds-17 = 17 ronden
napoleon-option-rounds-18 = 18 ronden
napoleon-option-rounds-19 = 19 ronden
napoleon-option-rounds-20 = 20 ronden
napoleon-option-rounds-21 = 21 ronden
napoleon-option-rounds-22 = 22 ronden
napoleon-option-rounds-23 = 23 ronden
napoleon-option-rounds-24 = 24 ronden
napoleon-option-rounds-25 = 25 ronden
napoleon-option-rounds-26 = 26 ronden
napoleon-option-rounds-27 = 27 ronden
napoleon-option-rounds-28 = 28 ronden
napoleon-option-rounds-29 = 29 ronden
napoleon-option-rounds-30 = 30 ronden
napoleon-option-neutral_level = Neutrale garnizoenen
napoleon-option-neutral_level-help = Welke neutrale eenheden op vlaggen van niemand staan.
napoleon-option-neutral_level-scenario = Volgens het scenario
napoleon-option-neutral_level-light = Licht
napoleon-option-neutral_level-medium = Middelmatig
napoleon-option-neutral_level-strong = Sterk
napoleon-option-empires = Rijken
napoleon-option-empires-help = Die van het scenario of naar keuze van de spelers.
napoleon-option-empires-scenario = Volgens het scenario
napoleon-option-empires-chosen = Naar keuze
napoleon-option-first_round_truce = Bestand in de eerste ronde
napoleon-option-first_round_truce-help = Voor de eerste beurt van een speler wordt die niet aangevallen en worden de lege zones van die speler niet betreden.
napoleon-option-first_round_truce-scenario = Volgens het scenario
napoleon-option-first_round_truce-yes = Ja
napoleon-option-first_round_truce-no = Nee
napoleon-option-chance_shuffle = Schudden van de Kanskaarten
napoleon-option-chance_shuffle-help = Na elk gevecht zijn ze als dobbelstenen.
napoleon-option-chance_shuffle-used-up = Als ze op zijn
napoleon-option-chance_shuffle-always = Na elk gevecht
napoleon-option-support_consent = Steun weigeren
napoleon-option-support_consent-help = Wie gesteund wordt, mag weigeren.
napoleon-option-support_consent-yes = Ja
napoleon-option-support_consent-no = Nee
napoleon-option-support_losses = Verliezen met steun
napoleon-option-support_losses-help = Eerst de eigen eenheden of alle van de partij.
napoleon-option-support_losses-own-first = Eigen eerst
napoleon-option-support_losses-any = Alle
napoleon-option-transport_consent = Doorvaart op zee
napoleon-option-transport_consent-help = Rivalen worden gevraagd of weigeren altijd.
napoleon-option-transport_consent-asked = Gevraagd
napoleon-option-transport_consent-refused = Altijd geweigerd
napoleon-option-minor_flags_win = Vlaggen van kleine staten
napoleon-option-minor_flags_win-help = Of ze meetellen voor vier vlaggen.
napoleon-option-minor_flags_win-yes = Ja
napoleon-option-minor_flags_win-no = Nee
napoleon-option-scenario_count = Telling in scenario’s
napoleon-option-scenario_count-help = De winst sinds het begin of het totaal.
napoleon-option-scenario_count-gain = Winst
napoleon-option-scenario_count-total = Totaal
