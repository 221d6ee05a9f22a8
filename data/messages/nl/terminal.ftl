## At the table

terminal-how-to-ask = Typ een nummer, een woord of een naam om te kiezen; meerdere met komma’s gaan na elkaar. ? legt uit, tafel toont de hele tafel, stop beëindigt.
terminal-is-kept = Het spel wordt na elke keuze bewaard: als je het venster sluit, gaat er niets verloren.
terminal-not-kept = Op deze computer kan het spel niet vanzelf bewaard worden; gebruik ‘bewaren BESTAND’ voordat je weggaat.
terminal-commitment = Al het toeval volgt uit een geheime startwaarde. De SHA-256 ervan, vastgelegd vóór het delen: { $hash }
terminal-agreed = Afgesproken: { $options }
terminal-agreed-else = Afgesproken: { $options } · verder zoals gewoonlijk
terminal-what-if = Wat als: het spel begint in een opgezette stelling, met een eigen toeval.
terminal-what-if-after = Wat als: het spel gaat verder na woord { $ply } van een ander spel, met een eigen toeval.
terminal-resumed =
    Het spel gaat verder. { $stage }. { $n ->
        [0] Wat er het laatst gebeurde:
        [one] Nu beslist { $names }. Wat er het laatst gebeurde:
       *[other] Nu beslissen { $names }. Wat er het laatst gebeurde:
    }
terminal-changed = Op het bord veranderd sinds je het laatst keek:
terminal-empty = leeg
terminal-player = Speler { $number }
terminal-you = ← jij
terminal-hand-over = { $name } is aan de beurt. Geef het toetsenbord door en druk dan op Enter.
terminal-not-understood = Dat is geen van je keuzes. Typ een nummer uit de lijst, of ? voor hulp.
terminal-did-you-mean = ‘{ $typed }’ is geen van je keuzes. Bedoelde je { $near }?
terminal-which-one = ‘{ $typed }’ kan meer dan één keuze zijn. Typ het nummer:
terminal-left-undone = Niet meer uitgevoerd: { $words }
terminal-which-part = Welke hiervan? Typ terug en het nummer.
terminal-which-rule = Welke regel? Noem de code die in het verloop tussen haken achter een regel staat, zoals ‘regel { $rule }’.
terminal-help =
    Een nummer, een woord of een naam maakt een keuze: ‘1’, ‘{ $word }’ of wat er in de lijst staat, of een deel ervan dat maar één keuze heeft. Meerdere met komma’s ertussen gaan na elkaar.
      waarom WAT       waarom iets niet gekozen kan worden, of wat het doet: ‘waarom 1’
      tip              de beste keuzes met redenen, naar wat je kunt weten
      regel ID         een regel uit het regelboek: ‘regel { $rule }’
      tafel            de hele tafel
      gespeeld         de kaarten die gespeeld zijn en wat ermee gewonnen is
      verloop          alles wat er gebeurd is
      afgesproken      de afgesproken opties en de vastlegging van de startwaarde
      opstellen        een bot de stukken laten plaatsen die je nog hebt
      terug            je laatste keuze terugnemen, zolang niemand er iets door te weten kwam
      terug WAT        een deel terugnemen van wat je aan het noemen bent: ‘terug argos’
      bewaren BESTAND  het spel in een bestand bewaren
      stop             weggaan; het spel blijft bewaard
terminal-nothing-to-set-up = Je hoeft nu geen stuk te plaatsen.
terminal-why-what = Waarom wat? Noem een keuze: ‘waarom { $word }’.
terminal-why-legal = Dat kan: ‘{ $label }’ mag nu.
terminal-save-where = Waar bewaren? Noem een bestand: ‘bewaren mijn-spel.txt’.
terminal-save-exists = Er is al een bestand { $file }; kies een andere naam.
terminal-saved = Bewaard. Om later verder te spelen: imperios play { $game } --load { $file }
terminal-left = Het spel is bewaard. Om verder te spelen: imperios play { $game } --load { $file }
terminal-result = Uitslag
terminal-place = { $place }. { $name }: { $score }
terminal-score-altes-reich =
    { $n ->
        [one] { $n } gebeurtenis
       *[other] { $n } gebeurtenissen
    }
terminal-score-grecia =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
terminal-score-napoleon =
    { $n ->
        [one] { $n } vlag
       *[other] { $n } vlaggen
    }
terminal-seed = De geheime startwaarde was: { $seed }
terminal-record-kept = Het spelverslag: { $file }

## What can be asked for at the table, with other words for it

terminal-say-help = hulp
terminal-say-why = waarom
terminal-say-rule = regel, regels
terminal-say-hint = tip
terminal-say-log = verloop, logboek
terminal-say-table = tafel, bord
terminal-say-played = gespeeld
terminal-say-agreed = afgesproken, opties
terminal-say-setup = opstellen
terminal-say-undo = terug
terminal-say-save = bewaren
terminal-say-quit = stop, einde

## The table of El Viejo Imperio

terminal-round = Ronde { $round } van 11
terminal-game-of = Spel { $game } van { $games }
terminal-black-swords = Zwarte zwaarden: { $person } telt bij het tweede symbool als de beste.
terminal-red-swords = Rode zwaarden: { $person } verliest als het tweede symbool beslist.
terminal-red-swords-always = Rode zwaarden: { $person } verliest altijd.
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
terminal-hand = Je hand. Tussen haken: wat elke kaart op de drie symbolen telt.
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
terminal-none-yet = nog niets
terminal-played-cards = Kaarten van eerdere ronden
terminal-declared-cards = Geroepen Keurvorstkaarten

## The table of Grecia

terminal-map-lands = Overige gebieden
terminal-map-islands = Kleine eilanden
terminal-map-seas = Zeeën
terminal-neutral = neutraal
terminal-fortress = vesting van { $name }
terminal-hero = held { $name }
terminal-hero-incognito = held { $name } (incognito)
terminal-a-fortress = vesting
terminal-round-of = Ronde { $round } van { $rounds }
terminal-your-tactics = Je Tactiekkaarten: { $cards }
terminal-senate-discards = Afgelegde Senaatskaarten
terminal-tactics-discards = Afgelegde Tactiekkaarten
terminal-last-battle-cards = Laatst gebruikte Gevechtskaarten
terminal-die = dobbelsteen { $n }
terminal-left-to-place =
    { $n ->
        [one] nog { $n } te plaatsen
       *[other] nog { $n } te plaatsen
    }
terminal-no-action = gratis: kost geen actie

## The table of Napoleón

terminal-legend = ⚑ vlag   ⌂ kleine stad   ⌂⌂ grote stad   ▲ over gebergte   ≈ zee
terminal-setting-up = Voorbereiding
terminal-minor-states = Kleine staten
terminal-nobody = niemand
terminal-head-player = Speler
terminal-head-empires = Rijken
terminal-head-colour = Kleur
terminal-head-points = Punten
terminal-head-tactics = Tactiek
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
terminal-battle-card-down = Gevechtskaart gedekt
terminal-battle-card = Gevechtskaart { $card }: { $value }
terminal-chance-card = Kanskaart { $card }: { $value }
terminal-politics-read = Voorgelezen Politiekkaarten
terminal-army-read = Voorgelezen Legerkaarten
terminal-chance-aside = Opzijgelegde Kanskaarten

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
terminal-tournament-proved =
    { $rounds ->
        [one] bewezen: één ronde, ingedeeld zoals de startwaarde zegt. { $first }
       *[other] bewezen: { $rounds } ronden, elk ingedeeld zoals de startwaarde zegt. { $first }
    }
terminal-tournament-not-over = Het toernooi is niet voorbij: de ronden zijn te bewijzen zodra de startwaarde bekend is.
terminal-tournament-none = Het bestand bevat geen toernooi, of geen heel.
terminal-tournament-broken = Het journaal is niet dat van een toernooi: { $why }.
terminal-tournament-other-seed = Dit is niet de startwaarde die vóór het begin was vastgelegd.
terminal-tournament-arranged = Ronde { $round } is niet ingedeeld zoals de startwaarde zegt.
terminal-tournament-not-played-out = Het is afgesloten alsof alles was gespeeld, en dat was niet zo.
terminal-verified-names = De namen zijn wat de verslagen zeggen: niets bewijst wie er speelde.
terminal-data-sound = { $game }: uitgave { $name } is in orde ({ $hash })
terminal-edition-newest = Uitgave { $number } ({ $name }): hiermee worden nieuwe partijen gespeeld
terminal-edition-older = Uitgave { $number } ({ $name })
terminal-edition-hash = volgens lezing { $level } van de regels: { $hash }
terminal-ruling = Lezing { $level } van de regels
terminal-edition-added = { $game }: er is een nieuwe uitgave in het archief.
terminal-edition-renewed = { $game }: de nieuwste uitgave in het archief is bijgewerkt.
terminal-edition-kept = { $game }: deze uitgave is al in het archief.
terminal-edition-untold = deze uitgave van { $game } wordt anders gespeeld dan alle vorige: zeg met --es, --en, --nl en --de wat er veranderd is
terminal-edition-is-older = dit is een oudere uitgave van { $game }; wat is uitgebracht, blijft zoals het is

## Een server draaien

terminal-stopping = Bezig met stoppen: wat loopt wordt weggeschreven, spelers horen dat ze terug moeten komen. Druk nog eens op Ctrl-C om meteen te stoppen.
terminal-stage-lobby = open
terminal-stage-running = bezig
terminal-stage-over = afgelopen
terminal-mended = Het spel { $id } gaat verder vanaf notitie { $entry }, na { $plies } woorden. Wat later kwam, blijft in het logboek bewaard.
terminal-stuck-game = notitie { $entry } van { $entries } is niet te volgen, na { $plies } woorden. { $why }
terminal-games-stuck =
    { $n ->
        [0] Geen spel zit vast.
        [one] Eén spel zit vast.
       *[other] { $n } spellen zitten vast.
    }
terminal-pack-added = { $game }: er kunnen nu tafels geopend worden met { $name } ({ $hash }).
terminal-pack-retired =
    { $n ->
        [one] Met dit datapakket worden geen nieuwe tafels geopend.
       *[other] Met deze { $n } datapakketten worden geen nieuwe tafels geopend.
    }
terminal-pack-offered =
    { $n ->
        [one] Met dit datapakket kunnen weer tafels geopend worden.
       *[other] Met deze { $n } datapakketten kunnen weer tafels geopend worden.
    }
terminal-retired = buiten gebruik
terminal-not-stuck = dit spel zit niet vast: het logboek is tot het einde te volgen
terminal-nothing-good = niets van dit spel is te volgen, dus er is niets om naar terug te gaan; voeg de uitgave toe of werk het programma bij
terminal-game-changed = iemand anders heeft het spel intussen veranderd; probeer het opnieuw
terminal-pack-released = deze uitgave komt met het programma mee; elke tafel vindt haar
terminal-no-such-pack = er is geen datapakket waarvan de hash met ‘{ $hash }’ begint
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
terminal-restore-from = De reservekopie is van { $when } (UTC).
terminal-restore-unknown = De huidige database is niet te lezen, dus niemand weet wat er verder ontbreekt.
terminal-restore-games =
    { $n ->
        [one] In de reservekopie ontbreekt 1 partij:
       *[other] In de reservekopie ontbreken { $n } partijen:
    }
terminal-restore-behind =
    { $n ->
        [one] Van 1 partij heeft de reservekopie een eerdere stand; zoveel regels gaan verloren:
       *[other] Van { $n } partijen heeft de reservekopie een eerdere stand; zoveel regels gaan verloren:
    }
terminal-restore-logins =
    { $n ->
        [one] In de reservekopie ontbreekt 1 gebruikersnaam:
       *[other] In de reservekopie ontbreken { $n } gebruikersnamen:
    }
terminal-restore-nothing = In de reservekopie ontbreekt niets.
terminal-restore-ask = { $file } in plaats van de database zetten? Typ ‘ja’:
terminal-not-restored = Er is niets veranderd.
terminal-restored = De database is teruggezet uit { $file }
terminal-restore-kept = Wat er stond, wordt bewaard in { $file }
terminal-revoked =
    { $n ->
        [one] { $n } sessie van { $name } is beëindigd.
       *[other] { $n } sessies van { $name } zijn beëindigd.
    }
terminal-recounted = Opnieuw geteld: afgelopen partijen { $games }, waarvan voor de ranglijst { $rated }.
terminal-recounted-without =
    { $n ->
        [one] { $n } partij is niet tot het einde te volgen en telt niet mee: zie `imperios admin mend`.
       *[other] { $n } partijen zijn niet tot het einde te volgen en tellen niet mee: zie `imperios admin mend`.
    }

## What goes wrong

terminal-bad-data = De gegevens zijn niet bruikbaar: { $errors }
terminal-no-folder = Die map bestaat niet.
terminal-no-pack = In deze map staan geen bestanden van een spel.
terminal-unknown-bot = Er is geen bot ‘{ $name }’; er zijn { $known }.
terminal-no-such-ply = Het spelverslag heeft { $words } woorden; er is geen woord { $ply }.
terminal-no-such-seat = De plaatsen van dit spel zijn 1 tot en met { $seats }.
terminal-no-such-rule = Het regelboek van { $game } heeft geen regel ‘{ $id }’.
terminal-no-rulebook = { $game } heeft geen regelboek.
terminal-nothing-judged = Bij { $game } beoordelen bots geen stellingen: in gedachten spelen ze altijd door tot het einde.
terminal-other-selfplay = bevat al iets anders (andere tafels, bots, seed of editie): kies met --out een ander bestand.
terminal-not-empty = De map is niet leeg; spelverslagen komen in een nieuwe, zodat er geen verloren gaat.
terminal-no-seed = Het spelverslag onthult de startwaarde niet; het spel kan getoond worden, maar niet verdergaan.
terminal-still-running = Het spel van dit spelverslag is niet afgelopen. Vanaf een moment ervan kan niemand elders verdergaan; met ‘play SPEL --load’ gaat het spel zelf verder.
terminal-other-game = Dit gaat over { $game }, niet over het genoemde spel.
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
terminal-bad-mail-server = De mailserver is smtp://HOST of smtps://HOST, eventueel met een gebruiker ervoor en een poort erachter: smtps://anna@mail.example.org:465. Het wachtwoord hoort in IMPERIOS_MAIL_PASSWORD of in een bestand.
terminal-bad-mail-from = E-mails komen van een adres, zoals imperios@example.org (mail.from).
terminal-mail-without-public-url = E-mail heeft public_url nodig: de links leiden daarheen.
terminal-mail-half-signed-in = Een gebruiker van de mailserver heeft een wachtwoord nodig (IMPERIOS_MAIL_PASSWORD of een bestand), en een wachtwoord een gebruiker (smtps://GEBRUIKER@HOST).
terminal-port-taken = Poort { $port } van { $host } is bezet door een ander programma; kies een andere met --port, of 0 voor een die vrij is.
terminal-port-forbidden = Deze gebruiker mag niet luisteren op poort { $port } van { $host }; kies er een boven 1023 met --port.
terminal-address-not-here = { $host } is geen adres van deze computer; kies een ander met --host.
terminal-no-such-game = Er is geen partij { $id }.
terminal-no-such-person = Er is niemand met het id of de gebruikersnaam ‘{ $who }’.
terminal-not-started = De partij is niet begonnen, dus er is nog geen spelverslag; zonder --with-seed wordt geschreven wat ervan bekend is.
terminal-broken-game = De partij kan niet worden gelezen: { $problem }

## Printen

terminal-print-file =
    { $file }: { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagina’s
    }
terminal-print-how = Print op 100 %. Kaarten en fiches: dubbelzijdig, omgedraaid over de lange zijde. De spelregels: omgedraaid over de korte zijde, in het midden gevouwen.
terminal-print-no-browser = Er is hier geen Chromium en geen Chrome om mee te printen; CHROMIUM kan er een noemen. Of start `imperios serve` en print { $page } vanuit een browser.
terminal-print-browser = deze browser kon de pagina niet printen
terminal-print-no-part = Dit spel heeft zo’n deel niet om te printen: { $part }.
terminal-print-pack = Een datapakket kan niet worden geprint, alleen de spellen zoals ze bij het programma horen.
