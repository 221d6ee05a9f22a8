## At the table

terminal-how-to-ask = Typ een nummer of een woord om te kiezen, ? voor hulp, quit om weg te gaan.
terminal-is-kept = Het spel wordt na elke keuze bewaard: als je het venster sluit, gaat er niets verloren.
terminal-not-kept = Op deze computer kan het spel niet vanzelf bewaard worden; gebruik ‘save BESTAND’ voordat je weggaat.
terminal-commitment = Al het toeval volgt uit een geheime startwaarde. De SHA-256 ervan, vastgelegd vóór het delen: { $hash }
terminal-player = Speler { $number }
terminal-you = ← jij
terminal-hand-over = { $name } is aan de beurt. Geef het toetsenbord door en druk dan op Enter.
terminal-not-understood = Dat is geen van je keuzes. Typ een nummer uit de lijst, of ? voor hulp.
terminal-help =
    Een nummer of het woord erachter maakt die keuze: ‘1’ of ‘{ $word }’.
      why WOORD    waarom iets niet gekozen kan worden: ‘why { $word }’
      hint         de beste keuzes met redenen, naar wat je kunt weten
      rule ID      een regel uit het regelboek: ‘rule { $rule }’
      table        de hele tafel tonen          log    alles wat er gebeurd is
      undo         je laatste keuze terugnemen, zolang niemand er iets door te weten kwam
      save BESTAND het spel in een bestand bewaren   quit   weggaan; het spel blijft bewaard
terminal-why-what = Waarom wat? Noem een keuze: ‘why { $word }’.
terminal-why-legal = Dat kan: ‘{ $word }’ mag nu.
terminal-save-where = Waar bewaren? Noem een bestand: ‘save mijn-spel.txt’.
terminal-save-exists = Er is al een bestand { $file }; kies een andere naam.
terminal-saved = Bewaard. Om later verder te spelen: imperios play { $game } --load { $file }
terminal-left = Het spel is bewaard. Om verder te spelen: imperios play { $game } --load { $file }
terminal-result = Uitslag
terminal-place = { $place }. { $name }: { $score }
terminal-seed = De geheime startwaarde was: { $seed }
terminal-record-kept = Het spelverslag: { $file }

## The table of El Viejo Imperio

terminal-round = Ronde { $round } van 11
terminal-game-of = Spel { $game } van { $games }
terminal-black-swords = Zwarte zwaarden: { $person } telt bij het tweede symbool als de beste.
terminal-red-swords = Rode zwaarden: { $person } verliest als het tweede symbool beslist.
terminal-events-won =
    { $n ->
        [one] { $n } gebeurtenis
       *[other] { $n } gebeurtenissen
    }
terminal-cards-held =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
terminal-pile =
    { $n ->
        [one] { $n } kaart in de persoonsstapel
       *[other] { $n } kaarten in de persoonsstapel
    }
terminal-third-hand =
    { $n ->
        [one] derde hand: { $n } gebeurtenis opzijgelegd
       *[other] derde hand: { $n } gebeurtenissen opzijgelegd
    }
terminal-throne = Derde hand
terminal-face-down = gedekt
terminal-on-the-table = Op tafel, in speelvolgorde:
terminal-your-hand = Je hand. Tussen haken: wat elke kaart op de drie symbolen telt. Het nummer speelt haar:
terminal-crowns =
    { $n ->
        [one] { $n } kroon
       *[other] { $n } kronen
    }
terminal-years =
    { $n ->
        [one] { $n } jaar
       *[other] { $n } jaar
    }
terminal-elector = Keurvorst { $number }

## The table of Grecia

terminal-map-lands = Overige gebieden
terminal-map-islands = Kleine eilanden
terminal-map-seas = Zeeën
terminal-neutral = neutraal
terminal-fortress = vesting van { $name }
terminal-hero = held { $name }
terminal-hero-incognito = held { $name } (incognito)
terminal-round-of = Ronde { $round } van { $rounds }
terminal-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
terminal-supply =
    { $n ->
        [one] { $n } voorraadfiche
       *[other] { $n } voorraadfiches
    }
terminal-tactics =
    { $n ->
        [one] { $n } tactiekkaart
       *[other] { $n } tactiekkaarten
    }
terminal-battle-cards = gevechtskaarten { $values }
terminal-your-tactics = Je tactiekkaarten: { $cards }

## The table of Napoleón

terminal-legend = ⚑ vlag   ⌂ kleine stad   ⌂⌂ grote stad   ▲ over gebergte   ≈ zee
terminal-setting-up = Voorbereiding
terminal-minor-states = Kleine staten
terminal-nobody = niemand
terminal-head-player = Speler
terminal-head-empires = Rijken
terminal-head-flags = Vlaggen
terminal-head-zones = Zones
terminal-head-supply = Voorraad
terminal-head-route = Handelsroute (✓ levert op)
terminal-head-battle-cards = Gevechtskaarten
terminal-out = uit het spel
terminal-truce = bestand met { $names }
terminal-defence-bonus = +{ $n } in de verdediging
terminal-combat = Gevecht: { $from } → { $to }
terminal-attacker = Aanvaller
terminal-defender = Verdediger
terminal-battle-card = Gevechtskaart { $card }: { $value }
terminal-chance-card = Kanskaart { $card }: { $value }

## Lists and figures

terminal-players = Voor { $players } spelers
terminal-edition = Uitgave { $name } ({ $hash })
terminal-default = (standaard)
terminal-example = Voorbeeld: { $text }
terminal-games = spellen
terminal-by-seat = Plaats
terminal-by-bot = Bot
terminal-by-side = Partij
terminal-wins = Gewonnen
terminal-against = Tegen
terminal-fair-share = × eerlijk deel
terminal-score = Punten
terminal-speed = { $games } spellen in { $seconds } s: { $games-per-second } spellen/s, { $choices-per-second } keuzes/s. De marges zijn 95%-intervallen.
terminal-proved =
    { $words ->
        [one] bewezen: { $words } woord geldig, al het toeval volgt uit de startwaarde, de uitslag klopt.
       *[other] bewezen: { $words } woorden geldig, al het toeval volgt uit de startwaarde, de uitslag klopt.
    }
terminal-proved-so-far =
    { $words ->
        [one] tot hier bewezen: { $words } woord geldig, al het toeval volgt uit de startwaarde; het spel is niet afgelopen.
       *[other] tot hier bewezen: { $words } woorden geldig, al het toeval volgt uit de startwaarde; het spel is niet afgelopen.
    }
terminal-legal-not-proved =
    { $words ->
        [one] { $words } woord geldig; het toeval kan pas bewezen worden als de startwaarde onthuld is.
       *[other] { $words } woorden geldig; het toeval kan pas bewezen worden als de startwaarde onthuld is.
    }
terminal-verified = { $proved } bewezen, { $failed } mislukt
terminal-data-sound = { $game }: uitgave { $name } is in orde ({ $hash })

## Een server draaien

terminal-stopping = Bezig met stoppen: wat loopt wordt weggeschreven, spelers horen dat ze terug moeten komen. Druk nog eens op Ctrl-C om meteen te stoppen.
terminal-stage-lobby = open
terminal-stage-running = bezig
terminal-stage-over = afgelopen
terminal-games-kept =
    { $n ->
        [one] { $n } partij
       *[other] { $n } partijen
    }
terminal-exported = Geschreven naar { $file }
terminal-delete-ask = De partij { $id } ({ $game }, { $stage }: { $names }) met spelverslag, chat en uitnodigingen verwijderen? Dit kan niet ongedaan worden gemaakt. Typ ‘ja’:
terminal-delete-yes = ja
terminal-deleted = De partij { $id } is verwijderd.
terminal-not-deleted = Er is niets verwijderd.
terminal-pruned = Vergeten: gasten { $guests }, afgelopen sessies { $sessions }.
terminal-backed-up = De reservekopie van de database staat in { $file }
terminal-revoked =
    { $n ->
        [one] { $n } sessie van { $name } is beëindigd.
       *[other] { $n } sessies van { $name } zijn beëindigd.
    }

## What goes wrong

terminal-bad-data = De gegevens zijn niet bruikbaar: { $errors }
terminal-no-folder = Die map bestaat niet.
terminal-no-pack = In deze map staan geen bestanden van een spel.
terminal-unknown-bot = Er is geen bot ‘{ $name }’; er zijn { $known }.
terminal-no-such-ply = Het spelverslag heeft { $words } woorden; er is geen woord { $ply }.
terminal-no-such-seat = De plaatsen van dit spel zijn 1 tot en met { $seats }.
terminal-no-such-rule = Het regelboek van { $game } heeft geen regel ‘{ $id }’.
terminal-not-empty = De map is niet leeg; spelverslagen komen in een nieuwe, zodat er geen verloren gaat.
terminal-no-seed = Het spelverslag onthult de startwaarde niet; het spel kan getoond worden, maar niet verdergaan.
terminal-file-missing = Dat bestand bestaat niet.
terminal-file-is-folder = Dit is een map, geen bestand.
terminal-file-forbidden = Het bestand mag niet gelezen of geschreven worden.
terminal-file-not-text = Het bestand is geen tekst in UTF-8.
terminal-file-too-large = Het bestand is te groot.
terminal-file-exists = Er is al een bestand met die naam; kies een andere.
terminal-bad-setting = { $file }, regel { $line }: { $problem }
terminal-no-data-folder = Nergens staat waar partijen bewaard moeten worden: noem een map met --data.
terminal-other-database = De database is PostgreSQL, als postgres://GEBRUIKER:WACHTWOORD@COMPUTER:POORT/NAAM, of het pad van een SQLite-bestand; een andere soort is er niet.
terminal-bad-metrics-token = Een sleutel voor de meetwaarden heeft minstens 16 zichtbare ASCII-tekens en geen spaties.
terminal-port-taken = Poort { $port } van { $host } is bezet door een ander programma; kies een andere met --port, of 0 voor een die vrij is.
terminal-port-forbidden = Deze gebruiker mag niet luisteren op poort { $port } van { $host }; kies er een boven 1023 met --port.
terminal-address-not-here = { $host } is geen adres van deze computer; kies een ander met --host.
terminal-no-such-game = Er is geen partij { $id }.
terminal-no-such-person = Er is niemand met het id of de gebruikersnaam ‘{ $who }’.
terminal-not-started = De partij is niet begonnen, dus er is nog geen spelverslag; zonder --with-seed wordt geschreven wat ervan bekend is.
terminal-broken-game = De partij kan niet worden gelezen: { $problem }

## De bots, de zwakste eerst

bot-emperor = Keizer
bot-knight = Ridder
bot-marshal = Maarschalk
bot-page = Page
bot-squire = Schildknaap
