# Wat er mis is met een stelling die iemand heeft opgezet

position-at-key = Stelling, { $key }
position-written = De stelling is hier niet te lezen: { $reason }.

# Beurten en ronden

position-round-begun = Ronden tellen vanaf 1 zodra alles is opgesteld.
position-round-most = Het spel eindigt na ronde { $most }.
position-turns-begun = Beurten tellen vanaf 1 zodra alles is opgesteld.
position-turns-most = Tot hier zijn er hoogstens { $most } beurten geweest.
position-actions-most = Een beurt heeft hoogstens { $most } acties.
position-actions-heroes = Helden reizen alleen als er geen actie meer over is, en alleen dan.
position-actions-one = Wat wordt uitgevoerd is een van de acties: er is er ten minste één over.
position-attacks =
    { $least ->
        [0] In deze beurt zijn er hoogstens { $most } aanvallen geweest.
       *[other] In deze beurt zijn er { $least } tot { $most } aanvallen geweest.
    }
position-asked = Hier wordt { $seat } gevraagd.
position-asked-nobody = Hier kan dit aan niemand worden gevraagd.
position-no-choice = { $seat } is aan de beurt en kan niets doen.
position-nobody-chooses = Hier heeft niemand nog iets te kiezen.
position-nothing-to-draw = Er moet een kaart worden getrokken, maar er is er geen meer.
position-without-cards = Dit spel wordt zonder kaarten gespeeld.
position-without-dice = Dit spel wordt zonder dobbelstenen gespeeld.

# Wie in het spel is

position-left-alone = Wie alleen overblijft heeft gewonnen: er moeten er ten minste twee in het spel zijn.
position-out-later = { $seat } kan niet zijn uitgevallen in een beurt die nog moet komen.
position-out-units = { $seat } is uit het spel en heeft geen eenheden.
position-out-heroes = { $seat } is uit het spel en heeft geen helden op de kaart.
position-out-cards = { $seat } is uit het spel en heeft geen kaarten.
position-out-tokens = { $seat } is uit het spel en heeft geen voorraadfiches.
position-out-route = { $seat } is uit het spel en heeft geen Handelsroute.
position-out-bonus = { $seat } is uit het spel: geen kaart versterkt de verdediging.
position-out-turn = { $seat } is uit het spel en kan niet aan de beurt zijn.
position-winner-missing = Zonder winnaar eindigt het spel pas met de laatste ronde.
position-winner-early = Er is pas een winnaar als het spel voorbij is.
position-winner-how = De winnaar heeft veroverd wat nodig is, of is alleen over.
position-colour-taken = ‘{ $id }’ doet in dit scenario niet mee, of is van iemand anders.
position-empires-of-scenario = De rijken zijn die van het scenario.
position-empire-taken = { $empire } is niet vrij: iemand heeft het al, of het is er één te veel.
position-empires-each =
    { $count ->
        [one] Iedereen heeft één rijk.
       *[other] Iedereen heeft { $count } rijken.
    }

# Wat op de kaart staat

position-nobody-plays = Niemand speelt in dit spel met ‘{ $id }’; neutrale eenheden schrijf je als ‘neutral’.
position-one-owner = Alle eenheden in een zone zijn van één speler.
position-too-many-units =
    { $most ->
        [one] Hier is plaats voor één eenheid.
       *[other] Hier is plaats voor { $most } eenheden.
    }
position-no-counters = Er zijn niet zoveel fiches: { $unit }.
position-sea-and-land = Schepen van spelers zijn op zee en landeenheden aan land; neutralen hebben geen schepen.
position-neutral-ships = Neutralen hebben geen schepen.
position-neutral-fortress = Neutralen hebben geen vestingen.
position-neutral-at-home = Neutrale eenheden staan alleen op vlaggen waarmee niemand speelt.
position-one-fortress = In een gebied staat hoogstens één vesting.
position-hero-twice = { $hero } kan maar op één plaats zijn.
position-hero-nobodys = Niemand heeft in dit spel de held ‘{ $id }’.
position-travelled-late = Helden reizen pas alleen als er geen actie meer over is.
position-travelled-board = Alleen helden op de kaart kunnen hebben gereisd.
position-reserve-late = Helden wachten alleen tijdens de opstelling op hun plaats: zet ze op de kaart of laat ze weg.
position-placed-early = Er staat niets op de kaart voordat iedereen weet waarmee hij speelt.
position-fortresses-first = Eenheden worden geplaatst als alle vestingen er staan.
position-placed-at-home = Tijdens de opstelling staan stukken thuis, en niemand anders staat daar.
position-cities-only = Alleen steden worden betreden en verlaten.

# Voorraad, kaarten, bestanden

position-tokens-most = Een speler heeft hoogstens { $most } voorraadfiches.
position-bonus-most = Kaarten voegen hoogstens { $most } toe, en tijdens de opstelling niets.
position-card-too-often = Er zijn niet zoveel exemplaren van { $card }.
position-cards-gone = Er zijn niet zoveel kaarten meer over.
position-battle-hand = Een hand Gevechtskaarten is nooit leeg en bevat nooit de kaart die het laatst is gebruikt.
position-first-card = { $seat } heeft de beginkaart niet meer.
position-known-most = Van de stapel zijn hoogstens de bovenste { $most } kaarten bekend.
position-chance-few = Elke partij in een gevecht heeft een Kanskaart nodig: laat er ten minste twee over.
position-deck-empty = Een stapel is nooit leeg.
position-route-twice = Een Handelsroute is maar op één plaats.
position-truce-self = Niemand sluit een bestand met zichzelf.
position-truce-out = Een bestand eindigt als een van beiden uit het spel is.

# El Viejo Imperio

position-number = Hier hoort een getal van { $least } tot { $most }.
position-phase-when = Dit gebeurt niet in deze ronde, dit spel of deze optie.
position-event-needed = De gebeurtenis van de ronde ontbreekt.
position-event-none = Er ligt nu geen gebeurtenis open.
position-event-twice = { $event } is al omgedraaid.
position-symbols = De symbolen zijn de drie van de gebeurtenis, in willekeurige volgorde.
position-won-later = Ronde { $round } van spel { $game } is nog niet gespeeld.
position-won-twice = Ronde { $round } van spel { $game } wordt maar één keer gewonnen.
position-table-order = Kaarten liggen op tafel in de speelvolgorde.
position-laid-twice = Een speler legt één kaart per ronde.
position-table-count = Zoveel kaarten kunnen nu niet op tafel liggen.
position-throne-last = De kaart van de derde hand wordt het laatst omgedraaid.
position-throne-few = Er zijn te weinig kaarten over voor de derde hand.
position-card-twice = { $card } is maar op één plaats.
position-hand-most = { $seat } heeft nu hoogstens { $most } kaarten.
position-deal-hands = Dit zijn geen handen midden in het delen, kaart voor kaart.
position-played-most =
    { $most ->
        [0] In eerdere ronden is geen kaart gespeeld.
        [one] In de eerdere ronden is één kaart gespeeld.
       *[other] In de eerdere ronden zijn { $most } kaarten gespeeld.
    }
position-pile-least =
    { $least ->
        [one] Van de stapel moet nog één kaart komen.
       *[other] Van de stapel moeten nog { $least } kaarten komen.
    }
position-owed-when = Kaarten zijn alleen verschuldigd terwijl een slag wordt gespeeld.
position-owed-draw = Om te trekken moet er een kaart op tafel liggen en er een verschuldigd zijn.
position-owed-hand = Er zijn meer kaarten verschuldigd dan de hand heeft gehad.
position-electors-early = Dat iemand alleen Keurvorsten heeft, blijkt pas na ronde 1.
position-electors-others = { $seat } heeft ook andere kaarten.
