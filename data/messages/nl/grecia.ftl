grecia-title = Griekenland
grecia-tagline = Rijken uit het verleden: strijd om vestingen, gebieden en zeeën voor 2 tot 4 spelers

## Wat er gebeurt

grecia-event-start-drawn = Het lot wijst { $seat } aan als startspeler.
grecia-event-colour-dealt = { $seat } krijgt de kleur { $colour }
grecia-event-colour-picked = { $seat } kiest de kleur { $colour }
grecia-event-neutrals-placed = Neutrale eenheden geplaatst: { $units }
grecia-event-fortress-placed = { $seat } plaatst een vesting: { $zone }
grecia-event-unit-placed = { $seat } plaatst een eenheid ({ $unit }): { $zone }
grecia-event-hero-placed = { $seat } plaatst { $hero }: { $zone }
grecia-event-pieces-left-over = { $seat } heeft geen plaats voor de laatste stukken ({ $pieces }): ze gaan terug naar de voorraad.
grecia-event-round-begins = Ronde { $round } begint.
grecia-event-turn-begins = Ronde { $round }: { $seat } is aan de beurt.
grecia-event-income =
    { $seat } beheerst { $territories ->
        [one] { $territories } gebied
       *[other] { $territories } gebieden
    } en ontvangt { $supply } voorraad.
grecia-event-passed = { $seat } ziet af van de overige acties.
grecia-event-supplies-taken = { $seat } neemt voorraad: { $supply }
grecia-event-moved = { $seat } verplaatst ({ $unit }): { $from } → { $to }
grecia-event-hero-moved = { $hero } van { $seat } gaat mee: { $to }
grecia-event-hero-travelled = { $hero } van { $seat } reist incognito: { $to }
grecia-event-swapped = { $seat } ruilt { $first } ({ $here }) en { $second } ({ $there }).
grecia-event-hired = { $seat } huurt ({ $unit }) voor { $price }: { $zone }
grecia-event-gained = { $seat } krijgt een eenheid ({ $unit }): { $zone }
grecia-event-bought = { $seat } koopt ({ $unit }) voor { $price }: { $zone }
grecia-event-senate-drawn = { $seat } trekt een Senaatskaart: { $card }
grecia-event-tactic-drawn = { $seat } trekt een Tactiekkaart.
grecia-event-tactic-drawn-own = { $seat } trekt de Tactiekkaart { $card }
grecia-event-reshuffled =
    Stapel opnieuw geschud: { $deck ->
        [senate] Senaatskaarten
       *[tactics] Tactiekkaarten
    }
grecia-event-supply-by-card = { $seat } ontvangt { $supply } voorraad.
grecia-event-consolation = De kaart heeft geen effect: { $seat } neemt { $supply } voorraad.
grecia-event-promoted = { $seat } bevordert een eenheid ({ $unit } → { $to }): { $zone }
grecia-event-hero-returned = { $hero } keert terug bij { $seat }: { $zone }
grecia-event-won-over = { $seat } wint een neutrale eenheid voor zich ({ $unit }): { $zone }
grecia-event-sea-opened = Niemand kan { $seat } deze beurt transport weigeren: { $sea }
grecia-event-sea-asked = { $seat } vraagt doorvaart: { $sea }
grecia-event-consented =
    { $seat } stemt toe met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $sea }
grecia-event-refused =
    { $seat } weigert met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $sea }
grecia-event-sea-open = Doorvaart open voor { $seat }, { $allow } tegen { $refuse }: { $sea }
grecia-event-sea-closed = Doorvaart gesloten voor { $seat }, { $allow } tegen { $refuse }: { $sea }
grecia-event-attack = { $seat } valt { $defender } aan ({ $units }): { $from } → { $to }
grecia-event-attack-neutral = { $seat } valt neutralen aan ({ $units }): { $from } → { $to }
grecia-event-attack-ruin = { $seat } valt een vesting zonder eigenaar aan ({ $units }): { $from } → { $to }
grecia-event-tactic-played = { $seat } speelt de Tactiekkaart { $card }
grecia-event-tactic-cancelled = Kaart ongedaan gemaakt: { $card }
grecia-event-tactics-passed = { $seat } speelt geen Tactiekkaarten meer voor dit gevecht.
grecia-event-supports =
    { $seat } steunt ({ $unit }, { $zone }): { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }
grecia-event-battle-card-chosen = { $seat } heeft een Gevechtskaart gekozen.
grecia-event-battle-card-chosen-own = { $seat } heeft de Gevechtskaart { $card } gekozen.
grecia-event-battle-card-shown = { $seat } toont de Gevechtskaart { $card }
grecia-event-dice-thrown = Dobbelstenen: aanvaller { $attacker }, verdediger { $defender }
grecia-event-rethrown =
    Dobbelsteen opnieuw, { $number }: { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }
grecia-event-totalled =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }, { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }: kracht { $strength }, vesting { $fortress }, cavalerie { $cavalry }, held { $hero }, tactiek { $tactics }, kaart { $card }, dobbelsteen { $die } = { $total }
grecia-event-combat-won =
    Het gevecht is gewonnen: { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
grecia-event-combat-tied =
    Gelijk, dus de verdediger wint: { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
grecia-event-nobody-falls = Er is een 1 gegooid: geen eenheid wordt uitgeschakeld.
grecia-event-losses-due = Uit te schakelen eenheden: aanvaller { $attacker }, verdediger { $defender }
grecia-event-lost =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }: eenheid uitgeschakeld ({ $unit }), { $zone }
grecia-event-fled =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }: vlucht ({ $unit }) → { $to }
grecia-event-surrendered =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }: overgave ({ $unit }), { $zone }
grecia-event-moved-in = { $seat } trekt binnen ({ $units }): { $to }
grecia-event-went-back = De aanvallers van { $seat } gaan terug: { $to }
grecia-event-fortress-taken = { $seat } verovert een vesting van { $owner }: { $zone }
grecia-event-fortress-retaken = { $seat } herovert een eigen vesting ({ $owner }): { $zone }
grecia-event-hero-fell = { $hero } van { $seat } is uitgeschakeld.
grecia-event-capture-supply = { $seat } ontvangt { $supply } voorraad voor de vesting.
grecia-event-battle-cards-back = { $seat } neemt alle Gevechtskaarten terug, behalve de laatste.
grecia-event-eliminated = { $seat } ligt uit het spel.
grecia-event-victory = { $seat } behoudt alle eigen vestingen, heeft andere veroverd en wint!
grecia-event-victory-alone = { $seat } is als laatste over en wint!
grecia-event-rounds-over = De { $rounds } ronden zijn voorbij.
grecia-event-scored = { $seat }: gebieden { $territories }, vestingen veroverd { $conquered }, verloren { $lost }: punten { $points }
grecia-event-winner = { $seats } wint!
grecia-event-winners-shared = De overwinning wordt gedeeld: { $seats }

## Waarom iets niet mag

grecia-refusal-over = Het spel is afgelopen.
grecia-refusal-chance-first = Eerst wordt er getrokken of gegooid.
grecia-refusal-not-asked = Nu beslist { $seat }
grecia-refusal-already-chosen = Je hebt je Gevechtskaart al gekozen.
grecia-refusal-left-to-chance = Dat beslist het toeval, niet jij.
grecia-refusal-not-now = Niet nu: maak eerst af wat begonnen is.
grecia-refusal-colour-taken = Die kleur is niet vrij.
grecia-refusal-not-home = Geen gebied van jouw kleur: { $zone }
grecia-refusal-fortress-there = Er staat al een vesting: { $zone }
grecia-refusal-no-island-fortress = In dit spel staan geen vestingen op kleine eilanden: { $zone }
grecia-refusal-wrong-element = Schepen horen op zee en al het andere aan land: { $zone }
grecia-refusal-no-such-piece = Zo’n stuk heb je niet meer te plaatsen.
grecia-refusal-no-place = Er is geen toegestane plaats voor dat stuk.
grecia-refusal-not-free = Het gebied is niet vrij: { $zone }
grecia-refusal-sea-not-adjacent = Die zee ligt niet naast een gebied van jou: { $zone }
grecia-refusal-full = Er passen geen eenheden meer bij: { $zone }
grecia-refusal-attacked-already = Je mag maar één keer per beurt aanvallen.
grecia-refusal-nothing-to-attack = Er is niets dat je kunt aanvallen.
grecia-refusal-nothing-to-move = Geen eenheid kan bewegen.
grecia-refusal-nothing-to-swap = Geen ruil zou iets veranderen.
grecia-refusal-nothing-to-hire = Je kunt niets huren.
grecia-refusal-without-cards = Er wordt zonder kaarten gespeeld.
grecia-refusal-empty-deck = Die stapel heeft geen kaarten meer.
grecia-refusal-not-in-hand = Je hebt die kaart niet in de hand: { $card }
grecia-refusal-not-this-moment = Die kaart is niet voor dit moment: { $card }
grecia-refusal-conditions-not-met = Aan de voorwaarden van de kaart is niet voldaan: { $card }
grecia-refusal-support-requested = Jouw kant heeft in dit gevecht al steun gevraagd.
grecia-refusal-nobody-could-support = Niemand zou je kunnen steunen.
grecia-refusal-nothing-to-cancel = Er is geen kaart om ongedaan te maken.
grecia-refusal-no-own-units = Je hebt daar geen eenheden: { $zone }
grecia-refusal-cannot-leave = De eenheden daar kunnen dit niet: { $zone }
grecia-refusal-moved-already = De kaart verplaatst elke eenheid maar één keer, en uit verschillende zones.
grecia-refusal-no-such-unit = Er is geen eenheid van dat type meer: { $unit }
grecia-refusal-out-of-order = Eenheden worden genoemd in de volgorde van type en kaart.
grecia-refusal-no-more = Je hebt er zoveel genoemd als je mag. Zeg dat je klaar bent, of neem er een terug.
grecia-refusal-out-of-reach = Buiten bereik: { $zone }
grecia-refusal-sea-closed = Doorvaart is deze beurt geweigerd: { $sea }
grecia-refusal-held-by-others = Anderen houden het bezet; val aan: { $zone }
grecia-refusal-lone-fortress = Een vesting alleen moet worden aangevallen: { $zone }
grecia-refusal-nothing-there = Daar is niets om aan te vallen: { $zone }
grecia-refusal-protected = In de eerste ronde wordt niemand aangevallen voor zijn eerste beurt: { $seat }
grecia-refusal-land-and-sea = Landeenheden en schepen vechten nooit tegen elkaar.
grecia-refusal-one-against-island = Een klein eiland wordt over zee met één eenheid aangevallen.
grecia-refusal-no-ships-there = Daar geen schepen: { $seat }
grecia-refusal-nothing-changes = Er zou niets veranderen.
grecia-refusal-nothing-named = Je hebt nog niets genoemd.
grecia-refusal-no-route = Die zeeën vormen geen route.
grecia-refusal-hero-not-here = Die held is niet hier: { $hero }
grecia-refusal-hero-named = Gaat al mee: { $hero }
grecia-refusal-hero-travelled = Heeft deze beurt al gereisd: { $hero }
grecia-refusal-hero-out-of-reach = De held komt daar niet: { $zone }
grecia-refusal-not-for-hire = Niet te huur: { $unit }
grecia-refusal-no-cavalry-for-hire = In dit spel is cavalerie niet te huur.
grecia-refusal-too-dear = Niet genoeg voorraad: { $unit }
grecia-refusal-no-counter = Geen fiche meer: { $unit }
grecia-refusal-not-recruiting-here = Niet beheerst en niet leeg en aangrenzend: { $zone }
grecia-refusal-foreign-fortress = Een vesting van een andere kleur: { $zone }
grecia-refusal-leaves-too-little-room = De andere eenheden zouden geen plaats vinden: { $zone }
grecia-refusal-cannot-support = Die eenheid kan niet steunen.
grecia-refusal-battle-card-used = Die kaart is gebruikt: { $card }
grecia-refusal-not-taking-part = Zo’n eenheid doet niet mee.
grecia-refusal-not-worth-asking = Vragen is daar niet nodig of heeft geen zin: { $sea }
grecia-refusal-the-origin = Daar kwam de aanvaller vandaan: { $zone }
grecia-refusal-no-refuge = Geen mogelijke toevlucht: { $zone }
grecia-refusal-must-save = Zo veel mogelijk eenheden moeten worden gered.
grecia-refusal-cannot-rise = Kan niet worden bevorderd: { $unit }
grecia-refusal-nobody-to-ask = Er is niemand om steun te vragen.
grecia-refusal-no-quarters = De held keert terug bij je troepen of vesting: { $zone }
grecia-refusal-cannot-win-over = Daar is geen neutrale eenheid te winnen: { $zone }
grecia-refusal-no-own-ships = Je hebt daar geen schepen: { $sea }
grecia-refusal-compulsory = Er moet iets worden gekozen.

## Wat er gevraagd wordt

grecia-prompt-over = Het spel is afgelopen.
grecia-prompt-chance = Er wordt getrokken of gegooid.
grecia-prompt-wait = Wacht: { $seat } beslist.
grecia-prompt-pick-colour = Kies een kleur.
grecia-prompt-fortress = Plaats een vesting.
grecia-prompt-piece = Kies het stuk dat je plaatst.
grecia-prompt-unit-in = Waar plaats je het? ({ $unit })
grecia-prompt-hero-in = Waar plaats je { $hero }?
grecia-prompt-actions = Jouw beurt. Resterende acties: { $actions }
grecia-prompt-from = Vanuit welke zone?
grecia-prompt-target = Welke zone val je aan?
grecia-prompt-against = Wie val je aan?
grecia-prompt-with = Met welke eenheden en helden?
grecia-prompt-to = Waarheen? ({ $unit })
grecia-prompt-via = Welke zeeën vraag je?
grecia-prompt-hero-to = Met welke eenheden gaat de held mee?
grecia-prompt-for = Welke eenheid komt ervoor terug?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat } wil over zee aanvallen ({ $units }): { $from } → { $to }.
        [swap] { $seat } wil over zee eenheden ruilen ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } wil over zee vluchten ({ $units }): { $from }.
       *[move] { $seat } wil zich over zee verplaatsen ({ $units }): { $from } → { $to }.
    } Laat je de troepen door? ({ $sea })
grecia-prompt-take = Welke eenheid neem je?
grecia-prompt-take-in = Waar plaats je die? ({ $unit })
grecia-prompt-drill = Welke eenheid wordt bevorderd?
grecia-prompt-recall = Welke held keert terug?
grecia-prompt-recall-in = Waar keert de held terug?
grecia-prompt-win-over = Welke neutrale eenheid win je voor je?
grecia-prompt-open-sea = Welke zee open je?
grecia-prompt-step-1 = Voor het gevecht: speel een Tactiekkaart of pas ({ $zone }).
grecia-prompt-support =
    Welke van je eenheden steunen? ({ $zone }) { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker } vraagt je om steun tegen { $defender ->
            [neutral] neutralen
           *[other] { $defender }
        }
       *[defender] { $defender } vraagt je om steun tegen { $attacker }
    } ({ $zone }). Kracht: aanvaller { $attack }, verdediger { $defence }; de aanvaller wint in { $odds } % van de gevallen. Stuur je eenheden?
grecia-prompt-battle-cards = Kies een Gevechtskaart ({ $zone }).
grecia-prompt-after-dice = Na de dobbelstenen: speel een kaart of pas ({ $zone }).
grecia-prompt-losses = Kies de eenheid die je uitschakelt. Nog: { $losses }
grecia-prompt-flight-ask = Voor de vlucht: welke zeeën vraag je?
grecia-prompt-flight = Waarheen vlucht die? ({ $unit })
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
grecia-choice-fortress = Vesting: { $zone }
grecia-choice-place = Plaatsen: { $unit }
grecia-choice-in = In: { $zone }
grecia-choice-move = Verplaatsen
grecia-choice-attack = Aanvallen
grecia-choice-swap = Ruilen
grecia-choice-supplies = Voorraad nemen
grecia-choice-hire = Huurlingen nemen
grecia-choice-senate = Een Senaatskaart nemen
grecia-choice-tactics = Een Tactiekkaart nemen
grecia-choice-pass = Passen
grecia-choice-from = Vanuit: { $zone }
grecia-choice-with = Met: { $unit }
grecia-choice-to = Naar: { $zone }
grecia-choice-via = Via: { $sea }
grecia-choice-via-two = Via: { $sea } en { $second }
grecia-choice-for = Voor: { $unit }
grecia-choice-against = Tegen { $seat }
grecia-choice-hero = Held: { $hero }
grecia-choice-go = Uitvoeren
grecia-choice-take =
    Nemen: { $unit }, { $price ->
        [0] gratis
        [one] { $price } fiche
       *[other] { $price } fiches
    }
grecia-choice-done = Klaar
grecia-choice-consent = Toestaan
grecia-choice-refuse = Weigeren
grecia-choice-tactic = Spelen: { $card }
grecia-choice-open = Openen: { $sea }
grecia-choice-support = Steunen: { $unit }, { $zone }
grecia-choice-request = De anderen om steun vragen
grecia-choice-card = { $card } (+{ $value })
grecia-choice-lose = Uitschakelen: { $unit }
grecia-choice-lose-supporter = De steunende eenheid uitschakelen: { $unit }, { $zone }
grecia-choice-ask = Doorvaart vragen: { $sea }
grecia-choice-surrender = Overgeven
grecia-choice-promote = Bevorderen: { $unit }, { $zone }
grecia-choice-start = { $seat } begint
grecia-choice-draw = Trekken: { $card }
grecia-choice-dice = Dobbelstenen: { $attacker } en { $defender }
grecia-choice-die = Dobbelsteen: { $number }

## Wat kan worden afgesproken

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
