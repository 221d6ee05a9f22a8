grecia-title = Griekenland
grecia-tagline = Rijken uit het verleden: strijd om vestingen, gebieden en zeeën voor 2 tot 4 spelers.

## Wat er gebeurt

grecia-event-start-drawn = Het lot beslist: { $seat } begint.
grecia-event-colour-dealt = { $seat } krijgt door loting een kleur: { $colour }.
grecia-event-colour-picked = { $seat } kiest een kleur: { $colour }.
grecia-event-neutrals-placed =
    { $units ->
        [one] Er wordt één neutrale eenheid geplaatst.
       *[other] Er worden { $units } neutrale eenheden geplaatst.
    }
grecia-event-fortress-placed = { $seat } plaatst een vesting: { $zone }.
grecia-event-unit-placed = { $seat } plaatst een eenheid: { $unit } ({ $zone }).
grecia-event-hero-placed = { $seat } plaatst { $hero }: { $zone }.
grecia-event-pieces-left-over =
    { $seat } heeft geen plaats voor { $pieces ->
        [one] één stuk; het gaat terug naar de reserve.
       *[other] { $pieces } stukken; ze gaan terug naar de reserve.
    }
grecia-event-round-begins = Ronde { $round } begint.
grecia-event-turn-begins = Ronde { $round }: { $seat } is aan de beurt.
grecia-event-income =
    { $seat } beheerst { $territories ->
        [one] één gebied
       *[other] { $territories } gebieden
    } en krijgt { $supply ->
        [one] één voorraadfiche.
       *[other] { $supply } voorraadfiches.
    }
grecia-event-passed = { $seat } past: geen acties meer in deze beurt.
grecia-event-supplies-taken =
    { $seat } neemt { $supply ->
        [one] één voorraadfiche.
       *[other] { $supply } voorraadfiches.
    }
grecia-event-moved = { $seat } verplaatst een eenheid: { $unit } ({ $from } → { $to }).
grecia-event-hero-travelled = { $seat } stuurt { $hero } alleen naar { $to }.
grecia-event-hero-moved = { $hero } ({ $seat }) gaat mee naar { $to }.
grecia-event-swapped = { $seat } ruilt twee eenheden: { $first } ({ $here }) ↔ { $second } ({ $there }).
grecia-event-hired =
    { $seat } huurt voor { $price ->
        [one] één voorraadfiche
       *[other] { $price } voorraadfiches
    }: { $unit } ({ $zone }).
grecia-event-gained = { $seat } krijgt een eenheid: { $unit } ({ $zone }).
grecia-event-bought =
    { $seat } koopt voor { $price ->
        [one] één voorraadfiche
       *[other] { $price } voorraadfiches
    }: { $unit } ({ $zone }).
grecia-event-senate-drawn = { $seat } trekt de Senaatskaart ‘{ $card }’.
grecia-event-tactic-drawn = { $seat } trekt een Tactiekkaart.
grecia-event-tactic-drawn-own = { $seat } trekt de Tactiekkaart ‘{ $card }’.
grecia-event-reshuffled =
    { $deck ->
        [senate] De Senaatsstapel
       *[tactics] De Tactiekstapel
    } is leeg; de afgelegde kaarten worden tot een nieuwe stapel geschud.
grecia-event-supply-by-card =
    { $seat } krijgt { $supply ->
        [one] één voorraadfiche.
       *[other] { $supply } voorraadfiches.
    }
grecia-event-consolation =
    Er wordt niets uitgevoerd: { $seat } neemt in plaats daarvan { $supply ->
        [one] één voorraadfiche.
       *[other] { $supply } voorraadfiches.
    }
grecia-event-promoted = { $seat } bevordert een eenheid: { $unit } → { $to } ({ $zone }).
grecia-event-hero-returned = { $seat } brengt { $hero } terug: { $zone }.
grecia-event-won-over = { $seat } wint een neutrale eenheid voor zich: { $unit } ({ $zone }).
grecia-event-sea-opened = Tot het einde van de beurt kan niemand { $seat } transport over de { $sea } weigeren.
grecia-event-sea-asked = { $seat } vraagt toestemming voor de { $sea }.
grecia-event-consented =
    { $seat } geeft toestemming ({ $ships ->
        [one] één schip
       *[other] { $ships } schepen
    } in de { $sea }).
grecia-event-refused =
    { $seat } weigert toestemming ({ $ships ->
        [one] één schip
       *[other] { $ships } schepen
    } in de { $sea }).
grecia-event-sea-open = De { $sea } is open voor { $seat }: { $allow } vóór, { $refuse } tegen.
grecia-event-sea-closed = De { $sea } is gesloten voor { $seat }: { $allow } vóór, { $refuse } tegen.
grecia-event-attack = { $seat } valt { $defender } aan ({ $from } → { $to }): { $units }.
grecia-event-attack-neutral = { $seat } valt neutralen aan ({ $from } → { $to }): { $units }.
grecia-event-attack-ruin = { $seat } valt een vesting zonder eigenaar aan ({ $from } → { $to }): { $units }.
grecia-event-tactic-played = { $seat } speelt ‘{ $card }’.
grecia-event-tactic-cancelled = ‘{ $card }’ wordt ongedaan gemaakt.
grecia-event-tactics-passed = { $seat } past: geen Tactiekkaarten meer vóór het gevecht.
grecia-event-supports =
    { $seat } steunt de { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    }: { $unit } ({ $zone }).
grecia-event-battle-card-chosen = { $seat } heeft een Gevechtskaart gekozen.
grecia-event-battle-card-chosen-own = { $seat } heeft de Gevechtskaart ‘{ $card }’ gekozen.
grecia-event-battle-card-shown = { $seat } toont de Gevechtskaart ‘{ $card }’.
grecia-event-dice-thrown = De dobbelstenen: aanvaller { $attacker }, verdediger { $defender }.
grecia-event-rethrown =
    { $side ->
        [attacker] De aanvaller
       *[defender] De verdediger
    } gooit opnieuw: { $number }.
grecia-event-totalled =
    { $side ->
        [attacker] Aanval, { $owner }: { $total } (kracht { $strength } + cavaleriebonus { $cavalry } + held { $hero } + Tactiek { $tactics } + kaart { $card } + dobbelsteen { $die }).
       *[defender]
            { $owner ->
                [neutral] Verdediging: { $total } (kracht { $strength } + vesting { $fortress } + cavaleriebonus { $cavalry } + dobbelsteen { $die }).
               *[other] Verdediging, { $owner }: { $total } (kracht { $strength } + vesting { $fortress } + cavaleriebonus { $cavalry } + held { $hero } + Tactiek { $tactics } + kaart { $card } + dobbelsteen { $die }).
            }
    }
grecia-event-combat-won =
    { $owner ->
        [neutral] De verdediger wint het gevecht.
       *[other]
            { $owner } wint het gevecht als { $side ->
                [attacker] aanvaller.
               *[defender] verdediger.
            }
    }
grecia-event-combat-tied =
    { $owner ->
        [neutral] Gelijke totalen: de verdediger wint het gevecht.
       *[other] Gelijke totalen: { $owner } wint het gevecht als verdediger.
    }
grecia-event-nobody-falls = Er is een 1 gegooid: geen eenheid wordt uitgeschakeld.
grecia-event-losses-due = Verliezen: aanvaller { $attacker }, verdediger { $defender }.
grecia-event-lost =
    { $owner ->
        [neutral] De neutralen verliezen een eenheid
       *[other] { $owner } verliest een eenheid
    }: { $unit } ({ $zone }).
grecia-event-fled =
    { $owner ->
        [neutral] Een neutrale eenheid vlucht
       *[other] Een eenheid van { $owner } vlucht
    }: { $unit } → { $to }.
grecia-event-surrendered =
    { $owner ->
        [neutral] Een neutrale eenheid
       *[other] Een eenheid van { $owner }
    } kan nergens heen vluchten en geeft zich over: { $unit } ({ $zone }).
grecia-event-moved-in = { $seat } trekt binnen ({ $to }): { $units }.
grecia-event-went-back = De aanvallers van { $seat } zijn terug in de vertrekzone: { $to }.
grecia-event-fortress-taken = { $seat } verovert de vesting van { $owner }: { $zone }.
grecia-event-fortress-retaken = { $seat } herovert de eigen vesting: { $zone }.
grecia-event-hero-fell = { $seat } verliest { $hero } in het gevecht.
grecia-event-capture-supply =
    { $seat } krijgt { $supply ->
        [one] één voorraadfiche
       *[other] { $supply } voorraadfiches
    } voor de veroverde vesting.
grecia-event-battle-cards-back = { $seat } neemt alle Gevechtskaarten terug, behalve de laatst gebruikte.
grecia-event-eliminated = { $seat } valt uit het spel.
grecia-event-victory = { $seat } wint meteen door vestingen!
grecia-event-victory-alone = Alleen { $seat } is nog over en wint!
grecia-event-rounds-over =
    { $rounds ->
        [one] Er is één ronde gespeeld
       *[other] Er zijn { $rounds } ronden gespeeld
    }: het spel is afgelopen.
grecia-event-scored =
    { $seat } komt op { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }: gebieden { $territories }, vestingen van anderen { $conquered }, verloren eigen vestingen { $lost }.
grecia-event-winner = { $seats } wint!
grecia-event-winners-shared = { $seats } delen de overwinning!

## Waarom iets niet mag

grecia-refusal-over = Het spel is afgelopen.
grecia-refusal-chance-first = Wacht tot de kaarten zijn getrokken of de dobbelstenen zijn gegooid.
grecia-refusal-not-asked = Jou wordt nu niets gevraagd: { $seat } beslist.
grecia-refusal-already-chosen = Je hebt je Gevechtskaart al gekozen.
grecia-refusal-left-to-chance = Dat beslist het toeval, niet jij.
grecia-refusal-not-now = Dat kan nu niet: maak eerst af wat begonnen is.
grecia-refusal-colour-taken = Die kleur kun je niet kiezen.
grecia-refusal-not-home = Kies een gebied van je kleur, niet { $zone }.
grecia-refusal-fortress-there = Daar staat al een vesting: { $zone }.
grecia-refusal-no-island-fortress = { $zone } is een klein eiland, en daar worden in dit spel geen vestingen geplaatst.
grecia-refusal-wrong-element = Schepen horen op zee en al het andere op land: { $zone } kan niet.
grecia-refusal-no-such-piece = Zo'n stuk heb je niet meer te plaatsen.
grecia-refusal-no-place = Er is geen plaats waar je dat kunt neerzetten.
grecia-refusal-not-free = { $zone } is niet vrij: er staan eenheden van anderen of een vesting van een andere kleur.
grecia-refusal-sea-not-adjacent = De { $zone } grenst niet aan een gebied van jou.
grecia-refusal-full = { $zone } is vol: er passen geen eenheden meer bij.
grecia-refusal-attacked-already = Je mag maar één keer per beurt aanvallen.
grecia-refusal-nothing-to-attack = Er is niets wat je kunt aanvallen.
grecia-refusal-nothing-to-move = Geen van je eenheden kan zich verplaatsen.
grecia-refusal-nothing-to-swap = Je hebt geen ruil die iets zou veranderen.
grecia-refusal-nothing-to-hire = Je kunt nu niets huren.
grecia-refusal-without-cards = Er wordt zonder kaarten gespeeld.
grecia-refusal-empty-deck = Die stapel is leeg, en er zijn ook geen afgelegde kaarten.
grecia-refusal-not-in-hand = Je hebt ‘{ $card }’ niet in de hand.
grecia-refusal-not-this-moment = Je kunt ‘{ $card }’ op dit moment niet spelen.
grecia-refusal-conditions-not-met = Aan de voorwaarden van ‘{ $card }’ is niet voldaan.
grecia-refusal-support-requested = Jouw kant heeft in dit gevecht al steun gevraagd.
grecia-refusal-nobody-could-support = Geen enkele eenheid zou je kunnen steunen.
grecia-refusal-nothing-to-cancel = Er is geen Tactiekkaart die je ongedaan kunt maken.
grecia-refusal-no-own-units = Daar heb je geen eenheden: { $zone }.
grecia-refusal-cannot-leave = Vandaar kun je geen toegestane bestemming bereiken: { $zone }.
grecia-refusal-moved-already = Met deze kaart kan daar niets meer vertrekken.
grecia-refusal-no-such-unit = Zo'n eenheid heb je daar niet meer: { $unit }.
grecia-refusal-out-of-order = Noem de eenheden op volgorde van soort, de plaatsen op volgorde van de kaart en de helden het laatst.
grecia-refusal-out-of-reach = Dat is buiten bereik: { $zone }.
grecia-refusal-sea-closed = De { $sea } blijft deze beurt voor jou gesloten.
grecia-refusal-held-by-others = Daar staan eenheden van anderen, dus je moet aanvallen: { $zone }.
grecia-refusal-lone-fortress = Daar staat een onbezette vesting van een andere kleur, dus je moet aanvallen: { $zone }.
grecia-refusal-nothing-there = Daar valt niets aan te vallen: { $zone }.
grecia-refusal-protected = { $seat } heeft nog geen beurt gehad en mag in de eerste ronde niet worden aangevallen.
grecia-refusal-land-and-sea = Landeenheden en schepen vechten nooit tegen elkaar.
grecia-refusal-one-against-island = Een klein eiland mag maar door één eenheid worden aangevallen.
grecia-refusal-no-ships-there = { $seat } heeft daar geen schepen.
grecia-refusal-nothing-changes = Die ruil zou niets veranderen.
grecia-refusal-nothing-named = Noem eerst minstens één eenheid.
grecia-refusal-no-route = Over die zeeën loopt geen route daarheen.
grecia-refusal-hero-not-here = Over { $hero } kun je hier niet beschikken.
grecia-refusal-hero-travelled = { $hero } heeft deze beurt al alleen gereisd.
grecia-refusal-hero-out-of-reach = De held kan daar niet komen: { $zone }.
grecia-refusal-not-for-hire = Die eenheid is hier niet te huur: { $unit }.
grecia-refusal-no-cavalry-for-hire = In dit spel is er alleen cavalerie door kaarten.
grecia-refusal-too-dear = Je hebt te weinig voorraadfiches voor die eenheid: { $unit }.
grecia-refusal-no-counter = Daarvan ligt er geen meer in je reserve: { $unit }.
grecia-refusal-not-recruiting-here = Nieuwe eenheden komen in gebieden die je beheerst of in lege gebieden die daaraan grenzen, niet hier: { $zone }.
grecia-refusal-foreign-fortress = Daar plaats je geen landeenheden, want er staat een vesting van een andere kleur: { $zone }.
grecia-refusal-leaves-too-little-room = Zet je die daar neer, dan past niet alles wat de kaart geeft: { $zone }.
grecia-refusal-cannot-support = Die eenheid kan in dit gevecht niet steunen.
grecia-refusal-battle-card-used = Je hebt de Gevechtskaart ‘{ $card }’ niet in de hand.
grecia-refusal-not-taking-part = Zo'n eenheid van jou doet niet mee aan dit gevecht.
grecia-refusal-not-worth-asking = Vragen voor de { $sea } zou niets veranderen.
grecia-refusal-the-origin = Je kunt niet vluchten naar waar de aanval vandaan kwam: { $zone }.
grecia-refusal-no-refuge = Daarheen kun je niet vluchten: { $zone }.
grecia-refusal-must-save = Je moet zoveel mogelijk eenheden redden, en deze kan nog vluchten.
grecia-refusal-cannot-rise = Die eenheid kan niet worden bevorderd: { $unit }.
grecia-refusal-nobody-to-ask = Er is niemand aan wie je steun kunt vragen.
grecia-refusal-no-quarters = Een held komt terug bij je landeenheden of in je eigen onbezette vesting, niet hier: { $zone }.
grecia-refusal-cannot-win-over = Daar staat geen neutrale eenheid die je voor je kunt winnen: { $zone }.
grecia-refusal-no-own-ships = Je hebt geen schepen in de { $sea }.
grecia-refusal-compulsory = Dat is verplicht: je moet kiezen.

## Wat er gevraagd wordt

grecia-prompt-over = Het spel is afgelopen.
grecia-prompt-chance = Er wordt geloot, getrokken of gegooid.
grecia-prompt-wait = Wacht: nu beslist { $seat }.
grecia-prompt-pick-colour = Kies je kleur.
grecia-prompt-fortress = Plaats een vesting.
grecia-prompt-piece = Welk stuk plaats je nu?
grecia-prompt-unit-in = Waar plaats je deze eenheid: { $unit }?
grecia-prompt-hero-in = Waar plaats je { $hero }?
grecia-prompt-actions =
    { $actions ->
        [one] Je hebt nog één actie. Wat doe je?
       *[other] Je hebt { $actions } acties. Wat doe je?
    }
grecia-prompt-from = Vanuit welke zone?
grecia-prompt-target = Welke zone val je aan?
grecia-prompt-against = Wiens schepen val je aan?
grecia-prompt-with = Wie vertrekt er? Noem eerst eenheden, dan helden.
grecia-prompt-to = Waar gaat deze eenheid heen?
grecia-prompt-via = Over welke zeeën?
grecia-prompt-hero-to = Waarheen gaat de held mee?
grecia-prompt-for = Welke eenheid komt ervoor terug?
grecia-prompt-vote = { $seat } vraagt zeetransport over de { $sea }. Geef je toestemming?
grecia-prompt-take = Welke nieuwe eenheid neem je?
grecia-prompt-take-in = Waar plaats je deze eenheid: { $unit }?
grecia-prompt-drill = Welke eenheid bevorder je?
grecia-prompt-recall = Welke held komt terug?
grecia-prompt-recall-in = Waar komt de held terug?
grecia-prompt-win-over = Waar win je een neutrale eenheid voor je?
grecia-prompt-open-sea = Welke zee open je?
grecia-prompt-step-1 = Gevecht ({ $zone }): speel je een Tactiekkaart?
grecia-prompt-support =
    Gevecht ({ $zone }): welke eenheden van jou steunen je { $side ->
        [attacker] in de aanval?
       *[defender] in de verdediging?
    }
grecia-prompt-allies =
    Gevecht ({ $zone }): steun je { $side ->
        [attacker] de aanvaller?
       *[defender] de verdediger?
    }
grecia-prompt-battle-cards = Gevecht ({ $zone }): kies een Gevechtskaart.
grecia-prompt-after-dice = Gevecht ({ $zone }): speel je een kaart na de dobbelstenen?
grecia-prompt-losses =
    { $losses ->
        [one] Er moet één eenheid worden uitgeschakeld. Welke?
       *[other] Er moeten { $losses } eenheden worden uitgeschakeld. Welke eerst?
    }
grecia-prompt-flight-ask = Vraag je toestemming op zee voordat je vlucht?
grecia-prompt-flight = Waarheen vlucht deze eenheid: { $unit }?
grecia-prompt-hero-flight = Waarheen vlucht { $hero }?
grecia-prompt-promotion = Bevorder je een eenheid?
grecia-prompt-heroes = Reist er een held alleen?
grecia-prompt-hero-alone = Waarheen reist { $hero }?

## Wat je kunt kiezen

grecia-choice-colour = Kleur: { $colour }
grecia-choice-fortress = Vesting: { $zone }
grecia-choice-place = Plaatsen: { $unit }
grecia-choice-in = In: { $zone }
grecia-choice-move = Verplaatsen
grecia-choice-attack = Aanvallen
grecia-choice-swap = Ruilen
grecia-choice-supplies = Voorraad nemen
grecia-choice-hire = Huren
grecia-choice-senate = Een Senaatskaart nemen
grecia-choice-tactics = Een Tactiekkaart nemen
grecia-choice-pass = Passen
grecia-choice-from = Vanuit: { $zone }
grecia-choice-with = Met: { $unit }
grecia-choice-to = Naar: { $zone }
grecia-choice-via = Over de { $sea }
grecia-choice-via-two = Over de { $sea } en de { $second }
grecia-choice-for = In ruil: { $unit }
grecia-choice-against = Tegen { $seat }
grecia-choice-hero = Held: { $hero }
grecia-choice-go = Klaar: uitvoeren
grecia-choice-take = Nemen: { $unit }
grecia-choice-done = Klaar
grecia-choice-consent = Toestemming geven
grecia-choice-refuse = Toestemming weigeren
grecia-choice-tactic = ‘{ $card }’ spelen
grecia-choice-open = De { $sea } openen
grecia-choice-support = Steunen: { $unit } ({ $zone })
grecia-choice-request = De andere spelers om steun vragen
grecia-choice-card = ‘{ $card }’ (+{ $value })
grecia-choice-lose = Uitschakelen: { $unit }
grecia-choice-lose-supporter = Een steunende eenheid uitschakelen: { $unit } ({ $zone })
grecia-choice-ask = Toestemming vragen voor de { $sea }
grecia-choice-surrender = Overgeven
grecia-choice-promote = Bevorderen: { $unit } ({ $zone })
grecia-choice-start = { $seat } begint
grecia-choice-draw = ‘{ $card }’ trekken
grecia-choice-dice = Aanvaller { $attacker }, verdediger { $defender }
grecia-choice-die = De dobbelsteen toont { $number }

## Wat je kunt afspreken

grecia-option-players = Spelers
grecia-option-players-help = Het spel is voor twee tot vier spelers; niet elk scenario past bij elk aantal.
grecia-option-players-2 = Twee spelers
grecia-option-players-3 = Drie spelers
grecia-option-players-4 = Vier spelers
grecia-option-scenario = Scenario
grecia-option-scenario-help = Een scenario bepaalt kleuren, gebieden, helden en neutralen; in het Vrije spel plaats je alles waar je wilt.
grecia-option-scenario-trojan_war = De Trojaanse Oorlog
grecia-option-scenario-persian_wars = De Perzische Oorlogen
grecia-option-scenario-peloponnesian_war = De Peloponnesische Oorlog
grecia-option-scenario-rise_of_macedon = De opkomst van Macedonië
grecia-option-scenario-wars_of_the_diadochi = De Diadochenoorlogen
grecia-option-scenario-roman_conquest = De Romeinse verovering
grecia-option-scenario-free_game = Vrij spel
grecia-option-rounds = Duur
grecia-option-rounds-help = Het spel eindigt na zoveel ronden als niemand eerder heeft gewonnen.
grecia-option-rounds-scenario = Volgens het scenario
grecia-option-rounds-10 = 10 ronden
grecia-option-rounds-12 = 12 ronden
grecia-option-rounds-15 = 15 ronden
grecia-option-rounds-20 = 20 ronden
grecia-option-dice = Dobbelstenen
grecia-option-dice-help = Zonder dobbelstenen beslissen alleen kracht, bonussen en kaarten een gevecht.
grecia-option-dice-yes = Met dobbelstenen
grecia-option-dice-no = Zonder dobbelstenen
grecia-option-cards = Kaarten
grecia-option-cards-help = Zonder kaarten zijn er geen Gevechts-, Senaats- en Tactiekkaarten, en kan niemand een kaart nemen.
grecia-option-cards-yes = Met kaarten
grecia-option-cards-no = Zonder kaarten
grecia-option-island_fortresses = Eilandvestingen
grecia-option-island_fortresses-help = Op kleine eilanden mogen vestingen staan, tenzij je afspreekt dat daar geen mogen komen.
grecia-option-island_fortresses-any = Overal
grecia-option-island_fortresses-none = Geen
grecia-option-hire_cavalry = Cavalerie huren
grecia-option-hire_cavalry-help = Cavalerie is te huur, tenzij je afspreekt dat ze alleen door kaarten komt.
grecia-option-hire_cavalry-yes = Ja
grecia-option-hire_cavalry-no = Nee
