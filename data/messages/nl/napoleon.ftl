napoleon-title = Napoleon
napoleon-tagline = Veldtochten, vloten en vlaggen: een strategiespel om het Europa van 1796 tot 1815 voor 2 tot 8 spelers

## Wat er gebeurt

napoleon-event-start-drawn = Het lot wijst { $seat } aan als startspeler.
napoleon-event-empire-chosen = { $seat } kiest een rijk: { $empire }
napoleon-event-neutrals-placed = Neutrale eenheden geplaatst: { $units }
napoleon-event-unit-placed = { $seat } plaatst een eenheid ({ $unit }, { $empire }): { $zone }
napoleon-event-route-dealt = { $seat } krijgt een Handelsroute: { $route }
napoleon-event-route-laid-aside = Deze Handelsroute toont een stad van { $seat } en gaat opzij: { $route }
napoleon-event-round-begins = Ronde { $round } begint.
napoleon-event-turn-begins = Ronde { $round }: { $seat } is aan de beurt.
napoleon-event-trade-income = { $seat } ontvangt { $supply } voorraad voor de Handelsroute: { $route }
napoleon-event-passed = { $seat } ziet af van de overige acties.
napoleon-event-supply-taken = { $seat } neemt voorraad: { $supply }
napoleon-event-moved = { $seat } verplaatst ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-ridden-down =
    { $seat } loopt onder de voet met { $rider } ({ $unit }, { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }): { $zone }
napoleon-event-swapped = { $seat } ruilt { $first } ({ $here }) en { $second } ({ $there }).
napoleon-event-entered = { $seat } gaat de stad binnen ({ $unit }, { $empire }): { $zone }
napoleon-event-left = { $seat } verlaat de stad ({ $unit }, { $empire }): { $zone }
napoleon-event-recruited = { $seat } werft ({ $unit }, { $empire }) voor { $price }: { $zone }
napoleon-event-gained = { $seat } krijgt een eenheid ({ $unit }, { $empire }): { $zone }
napoleon-event-card-drawn = { $seat } neemt een kaart: { $card }
napoleon-event-supply-by-card = { $seat } ontvangt { $supply } voorraad.
napoleon-event-consolation = De kaart heeft geen effect: { $seat } neemt { $supply } voorraad.
napoleon-event-supply-lost = { $seat } legt { $supply } voorraad terug.
napoleon-event-supply-given = { $seat } geeft { $supply } voorraad aan { $to }
napoleon-event-attack-bonus = { $seat } telt { $amount } op bij de aanval van deze beurt.
napoleon-event-defence-bonus = { $seat } telt { $amount } op bij elke verdediging tot de volgende beurt.
napoleon-event-truce = Bestand: tot de volgende beurt van { $seat } geen aanval door { $rival }
napoleon-event-neutral-raised = De stad wapent zich ({ $unit }): { $zone }
napoleon-event-transferred = { $seat } brengt over ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-battle-card-recovered = { $seat } neemt een Gevechtskaart terug: { $card }
napoleon-event-route-drawn = { $seat } trekt een Handelsroute: { $route }
napoleon-event-route-kept = { $seat } houdt de Handelsroute: { $route }
napoleon-event-peeked = { $seat } bekijkt een Kanskaart.
napoleon-event-peeked-own = { $seat } bekijkt de Kanskaart { $card }
napoleon-event-arranged = { $seat } legt de Kanskaarten weer bovenop.
napoleon-event-chance-reshuffled = De Kanskaarten worden opnieuw geschud.
napoleon-event-promoted = { $seat } bevordert een eenheid ({ $unit } → { $higher }, { $empire }): { $zone }
napoleon-event-sea-asked = { $seat } vraagt doorvaart: { $sea }
napoleon-event-consented =
    { $seat } stemt toe met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $sea }
napoleon-event-refused =
    { $seat } weigert met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $sea }
napoleon-event-sea-open = Doorvaart open voor { $seat }, { $allow } tegen { $refuse }: { $sea }
napoleon-event-sea-closed = Doorvaart gesloten voor { $seat }, { $allow } tegen { $refuse }: { $sea }
napoleon-event-attack = { $seat } valt { $defender } aan ({ $units }): { $from } → { $to }
napoleon-event-attack-neutral = { $seat } valt neutralen aan ({ $units }): { $from } → { $to }
napoleon-event-attack-sea =
    { $seat } valt { $defender } aan met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $from } → { $to }
napoleon-event-battle-card-chosen = { $seat } heeft een Gevechtskaart gekozen.
napoleon-event-battle-card-chosen-own = { $seat } heeft de Gevechtskaart { $card } gekozen.
napoleon-event-battle-card-shown = { $seat } toont de Gevechtskaart { $card }
napoleon-event-supports =
    { $seat } steunt ({ $unit }, { $empire }, { $zone }): { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }
napoleon-event-support-accepted =
    De steun van { $seat } is welkom ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
napoleon-event-support-refused =
    De steun van { $seat } wordt geweigerd ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
napoleon-event-chance-drawn =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }): Kanskaart { $card }
napoleon-event-totalled =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }): eenheden { $units }, verbonden wapens { $combined_arms }, stad { $city }, gebergte { $mountains }, kaarten { $bonus }, Gevechtskaart { $battle_card }, Kanskaart { $chance_card } = { $total }
napoleon-event-combat-won =
    Het gevecht is gewonnen: { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
napoleon-event-combat-tied =
    Gelijk, dus de verdediger wint: { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    } ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }).
napoleon-event-nobody-falls = Vlucht: niemand wordt uitgeschakeld in dit gevecht.
napoleon-event-losses-due = Uit te schakelen eenheden: aanvaller { $attacker }, verdediger { $defender }
napoleon-event-lost =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }: eenheid uitgeschakeld ({ $unit }, { $empire }), { $zone }
napoleon-event-pursued =
    De cavalerie van { $seat } schakelt een vluchteling uit ({ $unit }, { $empire }, { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }): { $zone }
napoleon-event-fled = { $seat } vlucht ({ $unit }, { $empire }) → { $to }
napoleon-event-surrendered =
    { $owner ->
        [neutral] Neutralen
       *[other] { $owner }
    }: overgave ({ $unit }, { $empire }), { $zone }
napoleon-event-moved-in = { $seat } rukt op ({ $units }): { $to }
napoleon-event-sailed-in =
    { $seat } vaart binnen met { $ships ->
        [one] { $ships } schip
       *[other] { $ships } schepen
    }: { $to }
napoleon-event-went-back = De aanvallers van { $seat } keren terug: { $to }
napoleon-event-city-captured = { $seat } neemt de stad in en ontvangt { $supply } voorraad: { $zone }
napoleon-event-battle-cards-back = { $seat } neemt alle Gevechtskaarten terug, behalve de laatste.
napoleon-event-out = { $seat } is uit het spel.
napoleon-event-victory = { $seat } houdt alle eigen vlaggen, heeft er genoeg veroverd en wint!
napoleon-event-victory-alone = { $seat } blijft als enige over en wint!
napoleon-event-rounds-over = De { $rounds } ronden zijn voorbij.
napoleon-event-counted = { $seat }: vlaggen { $flags }, zones { $zones }, zeeën { $seas }, eenheden { $units }, voorraad { $supply }
napoleon-event-winner = { $seats } wint!
napoleon-event-winners-shared = De overwinning wordt gedeeld: { $seats }

## Waarom iets niet mag

napoleon-refusal-over = Het spel is afgelopen.
napoleon-refusal-chance-first = Er wordt eerst getrokken.
napoleon-refusal-not-asked = Nu beslist { $seat }
napoleon-refusal-already-chosen = Je hebt je Gevechtskaart al gekozen.
napoleon-refusal-left-to-chance = Dat bepaalt het lot.
napoleon-refusal-not-now = Nu niet: maak eerst af wat begonnen is.
napoleon-refusal-empire-taken = Dat rijk is al bezet: { $empire }
napoleon-refusal-not-your-empire = Dat is niet jouw rijk: { $empire }
napoleon-refusal-no-such-piece = Die eenheid heb je niet meer te plaatsen: { $unit } ({ $empire })
napoleon-refusal-not-home = Geen beginzone van jou: { $zone }
napoleon-refusal-wrong-element = Schepen horen op zee, alle andere eenheden aan land: { $zone }
napoleon-refusal-sea-not-adjacent = Die zee grenst niet aan een geschikte zone: { $zone }
napoleon-refusal-full = Er passen geen eenheden meer bij: { $zone }
napoleon-refusal-no-action-left = Je hebt geen actie meer.
napoleon-refusal-attacked-already = Je mag maar één keer per beurt aanvallen.
napoleon-refusal-nothing-to-attack = Er is niets om aan te vallen.
napoleon-refusal-nothing-to-move = Geen eenheid kan zich verplaatsen.
napoleon-refusal-nothing-to-swap = Geen ruil zou iets veranderen.
napoleon-refusal-nothing-to-recruit = Je kunt niets werven.
napoleon-refusal-no-own-units = Je hebt daar geen eenheden: { $zone }
napoleon-refusal-cannot-leave = De eenheden daar kunnen dat niet: { $zone }
napoleon-refusal-leaves-freely = Een eenheid verlaat een stad met een vrije actie: { $zone }
napoleon-refusal-moved-already = De kaart verplaatst elke eenheid maar één keer: { $unit } ({ $empire })
napoleon-refusal-no-such-unit = Zo’n eenheid is er niet: { $unit } ({ $empire })
napoleon-refusal-out-of-order = Eenheden worden op volgorde genoemd: te paard, te voet, artillerie; en zones in de volgorde van de kaart.
napoleon-refusal-no-rider = Geen cavalerie loopt de vijand daar onder de voet: { $zone }
napoleon-refusal-out-of-reach = Buiten bereik: { $zone }
napoleon-refusal-sea-closed = De doorvaart is deze beurt geweigerd: { $sea }
napoleon-refusal-held-by-others = Daar staan vijanden; val aan: { $zone }
napoleon-refusal-entered-freely = De stad ga je binnen met een vrije actie: { $zone }
napoleon-refusal-nothing-there = Er is niets om aan te vallen: { $zone }
napoleon-refusal-own-units = Dat zijn je eigen eenheden: { $zone }
napoleon-refusal-protected = Je mag nu niet aanvallen: { $seat }
napoleon-refusal-land-and-sea = Landeenheden en schepen vechten nooit met elkaar.
napoleon-refusal-alone-against-horse = Eén militie of artillerie alleen valt geen cavalerie in het open veld aan: { $zone }
napoleon-refusal-one-against-port = Vanuit zee valt maar één eenheid een stad aan.
napoleon-refusal-no-ships-there = Geen schepen daar: { $seat }
napoleon-refusal-nothing-changes = Er zou niets veranderen.
napoleon-refusal-nothing-named = Je hebt nog niets genoemd.
napoleon-refusal-no-route = Die zeeën vormen geen route.
napoleon-refusal-city-not-empty = De stad is niet leeg: { $zone }
napoleon-refusal-not-around-city = Die eenheid staat niet in het gebied van de stad: { $zone }
napoleon-refusal-not-such-city = Geen geschikte stad: { $zone }
napoleon-refusal-besieged = Er staan vijanden voor de stad: { $zone }
napoleon-refusal-came-and-went = Daar is sinds de laatste actie al in- of uitgegaan: { $zone }
napoleon-refusal-not-for-recruiting = Niet te werven: { $unit } ({ $empire })
napoleon-refusal-not-on-the-card = De kaart geldt niet voor die eenheid: { $unit } ({ $empire })
napoleon-refusal-card-used-up = Meer geeft de kaart niet.
napoleon-refusal-too-dear = Te weinig voorraad: { $unit } ({ $empire })
napoleon-refusal-no-counter = Geen fiche meer: { $unit } ({ $empire })
napoleon-refusal-no-place = Er is geen plaats: { $unit } ({ $empire })
napoleon-refusal-not-controlled = Je beheerst de zone niet: { $zone }
napoleon-refusal-foreign-home = Een beginzone van een andere speler: { $zone }
napoleon-refusal-option-impossible = Die mogelijkheid is niet uit te voeren.
napoleon-refusal-no-effect = Daar zou de kaart geen effect hebben.
napoleon-refusal-compulsory = Er moet iets gekozen worden.
napoleon-refusal-route-not-drawn = Die Handelsroute is niet getrokken.
napoleon-refusal-card-in-hand = Die kaart heb je al in de hand: { $card }
napoleon-refusal-battle-card-used = Die kaart is al gebruikt: { $card }
napoleon-refusal-not-looked-at = Die kaart is niet bij de bekeken kaarten.
napoleon-refusal-cannot-support = Van daaruit kan hij niet meedoen: { $zone }
napoleon-refusal-wrong-support = Schepen steunen niet aan land en landeenheden niet op zee, behalve bij een aangevallen haven.
napoleon-refusal-not-taking-part = Zo’n eenheid doet niet mee: { $unit } ({ $empire })
napoleon-refusal-ships-at-port = Schepen bij een haven kunnen niet worden uitgeschakeld.
napoleon-refusal-own-units-first = Eerst worden je eigen eenheden uitgeschakeld.
napoleon-refusal-not-fleeing = Die vlucht niet of is niet kwetsbaar: { $unit } ({ $empire })
napoleon-refusal-not-worth-asking = Vragen is niet nodig of zinloos: { $sea }
napoleon-refusal-the-origin = De aanval kwam daarvandaan: { $zone }
napoleon-refusal-no-refuge = Geen mogelijke toevlucht: { $zone }
napoleon-refusal-must-flee = Zo veel mogelijk eenheden moeten vluchten.
napoleon-refusal-cannot-rise = Kan niet bevorderd worden: { $unit } ({ $empire })
napoleon-refusal-no-higher-counter = Geen fiche van het volgende niveau meer: { $unit } ({ $empire })
napoleon-refusal-no-promotion = Geen bevordering voor die eenheid: { $unit } ({ $empire })

## Wat er gevraagd wordt

napoleon-prompt-over = Het spel is afgelopen.
napoleon-prompt-chance = Er wordt getrokken.
napoleon-prompt-wait = Wacht: { $seat } beslist.
napoleon-prompt-pick-empire = Kies een rijk.
napoleon-prompt-piece = Welke eenheid plaats je nu?
napoleon-prompt-piece-in = Waar? ({ $unit }, { $empire })
napoleon-prompt-actions = Jouw beurt. Acties over: { $actions }
napoleon-prompt-from =
    { $verb ->
        [move] Verplaatsen
        [attack] Aanvallen
        [swap] Ruilen
       *[storm] Bestormen
    }: vanuit welke zone?
napoleon-prompt-target = Welke zone val je aan?
napoleon-prompt-against = Wie val je aan?
napoleon-prompt-way = Over land of over zee?
napoleon-prompt-via = Welke zeeën vraag je?
napoleon-prompt-with =
    { $verb ->
        [move] Verplaatsen
        [attack] Aanvallen
        [swap] Ruilen
       *[storm] Bestormen
    }: met welke eenheid?
napoleon-prompt-to = Waarheen? ({ $unit }, { $empire })
napoleon-prompt-for = Voor welke eenheid?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat } wil over zee aanvallen ({ $units }): { $from } → { $to }.
        [swap] { $seat } wil over zee eenheden ruilen ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } wil over zee vluchten ({ $units }): { $from }.
       *[move] { $seat } wil zich over zee verplaatsen ({ $units }): { $from } → { $to }.
    } Laat je de troepen door? ({ $sea })
napoleon-prompt-ride = Wordt de ruiter bevorderd?
napoleon-prompt-storm = Bestorm je bij aankomst een stad?
napoleon-prompt-take = Welke eenheid neem je? Voorraad: { $supply }
napoleon-prompt-take-in = Waar plaats je die? ({ $unit }, { $empire })
napoleon-prompt-option = { $card }: welke mogelijkheid?
napoleon-prompt-rival = { $card }: welke rivaal?
napoleon-prompt-frost = Welk gebied lijdt?
napoleon-prompt-desert = Welke eenheid schakel je uit?
napoleon-prompt-rising = Welke stad wapent zich?
napoleon-prompt-keep-route = Welke Handelsroute houd je?
napoleon-prompt-arrange = Welke Kanskaart ligt nu bovenop?
napoleon-prompt-recover = Welke Gevechtskaart neem je terug?
napoleon-prompt-drill = Welke eenheid bevorder je?
napoleon-prompt-transfer-from = Waarvandaan breng je een eenheid over?
napoleon-prompt-transfer-with = Welke eenheid breng je over?
napoleon-prompt-transfer-to = Waarheen breng je die over? ({ $unit }, { $empire })
napoleon-prompt-battle-cards = Kies een Gevechtskaart ({ $zone }).
napoleon-prompt-join =
    Welke eenheden van jou doen mee? ({ $zone }, { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    })
napoleon-prompt-aid = Welke partij steun je? ({ $zone })
napoleon-prompt-aid-with =
    Met welke eenheden steun je? ({ $zone }, { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    })
napoleon-prompt-welcome =
    Aanvaard je de steun van { $seat }? ({ $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    })
napoleon-prompt-losses = Kies de eenheid die je uitschakelt. Nog: { $losses }
napoleon-prompt-pursuit = Wie achtervolgt je cavalerie? Charges: { $charges }
napoleon-prompt-flight-ask = Voor de vlucht: welke zeeën vraag je?
napoleon-prompt-flight = Waarheen vlucht die? ({ $unit }, { $empire })
napoleon-prompt-advance = Welke eenheid gaat de stad in? ({ $zone })
napoleon-prompt-promotion =
    Welke eenheid bevorder je? ({ $zone }, { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    })

## Wat er voor de eerste beurt wordt geplaatst

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Eenheid naar keuze

## Wat er te kiezen is

napoleon-choice-empire = { $empire }
napoleon-choice-place = Plaatsen: { $unit } ({ $empire })
napoleon-choice-in = In: { $zone }
napoleon-choice-move = Verplaatsen
napoleon-choice-attack = Aanvallen
napoleon-choice-swap = Ruilen
napoleon-choice-supply = Voorraad nemen
napoleon-choice-recruit = Werven
napoleon-choice-politics = Een Politiekkaart nemen
napoleon-choice-army = Een Legerkaart nemen
napoleon-choice-enter = Binnengaan: { $unit } ({ $empire }), { $zone }
napoleon-choice-leave = Verlaten: { $zone }
napoleon-choice-pass = Passen
napoleon-choice-done = Klaar
napoleon-choice-end-turn = Beurt beëindigen
napoleon-choice-from = Vanuit: { $zone }
napoleon-choice-with = Met: { $unit } ({ $empire })
napoleon-choice-to = Naar: { $zone }
napoleon-choice-by-land = Over land
napoleon-choice-by-sea = Over zee
napoleon-choice-via = Via: { $sea }
napoleon-choice-via-two = Via: { $sea } en { $second }
napoleon-choice-for = Voor: { $unit } ({ $empire })
napoleon-choice-against = Tegen { $seat }
napoleon-choice-go = Uitvoeren
napoleon-choice-consent = Toestaan
napoleon-choice-refuse = Weigeren
napoleon-choice-storm = Bestormen: { $zone }
napoleon-choice-take =
    Nemen: { $unit } ({ $empire }), { $price ->
        [0] gratis
        [one] { $price } fiche
       *[other] { $price } fiches
    }
napoleon-choice-option = Mogelijkheid { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Houden: { $route }
napoleon-choice-top = Bovenop: { $card }
napoleon-choice-recover = Terugnemen: { $card }
napoleon-choice-card =
    { $icon ->
        [great-battle] { $card } (+{ $value }, Grote Slag)
        [flight] { $card } (+{ $value }, Vlucht)
        [promotion] { $card } (+{ $value }, Bevordering)
       *[none] { $card } (+{ $value })
    }
napoleon-choice-aid =
    Steunen: { $side ->
        [attacker] Aanvaller
       *[defender] Verdediger
    }
napoleon-choice-support = Meedoen: { $unit } ({ $empire }), { $zone }
napoleon-choice-lose = Uitschakelen: { $unit } ({ $empire })
napoleon-choice-lose-at = Uitschakelen: { $unit } ({ $empire }), { $zone }
napoleon-choice-pursue = Achtervolgen: { $unit } ({ $empire }), { $zone }
napoleon-choice-ask = Doorvaart vragen: { $sea }
napoleon-choice-surrender = Overgeven
napoleon-choice-advance = Oprukken: { $unit } ({ $empire })
napoleon-choice-promote = Bevorderen: { $unit } ({ $empire }), { $zone }
napoleon-choice-start = { $seat } begint
napoleon-choice-route = Handelsroute: { $route }
napoleon-choice-draw = Trekken: { $card }
napoleon-choice-peek = Bekijken: { $card }

## Wat er af te spreken is

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
napoleon-option-first_round_truce-help = Niemand wordt aangevallen voor de eerste beurt.
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
