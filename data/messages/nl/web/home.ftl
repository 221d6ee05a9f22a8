# Begin, lijsten van tafels, nieuw spel en account.

## De deuren

web-home-title = Kies je tijdperk
web-home-altes-reich = Het Oude Rijk
web-home-altes-reich-age = 800–1806
web-home-altes-reich-text = Elf gebeurtenissen, negenenzestig vorsten: win slagen met de juiste kroon in het juiste jaar.
web-home-altes-reich-players = 2 tot 5 spelers
web-home-altes-reich-time = ongeveer een half uur
web-home-altes-reich-kind = kaarten
web-home-grecia = Griekenland
web-home-grecia-age = Steden en triremen
web-home-grecia-text = Hoplieten, helden en vloten tussen de eilanden: bescherm je vestingen en verover die van je rivalen.
web-home-grecia-players = 2 tot 4 spelers
web-home-grecia-time = één tot twee uur
web-home-grecia-kind = kaart
web-home-napoleon = Napoleon
web-home-napoleon-age = Europa onder de wapenen
web-home-napoleon-text = Acht rijken, één continent: marsen, steden en grote veldslagen van Lissabon tot Moskou.
web-home-napoleon-players = 2 tot 8 spelers
web-home-napoleon-time = ongeveer twee uur
web-home-napoleon-kind = kaart
web-home-play-game = Nu spelen tegen bots: { $game }
web-home-new-table = Nieuwe tafel
web-home-new-table-of = Nieuwe tafel: { $game }
web-home-icons = Iconen: game-icons.net, CC BY 3.0
web-home-menu = Menu

## Lijsten van tafels

web-home-mine = Mijn partijen
web-home-waiting =
    { $count ->
        [one] één wacht op je
       *[other] { $count } wachten op je
    }
web-home-waiting-long =
    { $count ->
        [one] Je bent aan de beurt in één partij
       *[other] Je bent aan de beurt in { $count } partijen
    }
web-home-continue = Verder
web-home-none-of-mine = Je hebt nog geen partij.
web-home-none-of-mine-help = Kies hierboven een spel: tegen bots begint het meteen.
web-home-open = Open tafels
web-home-none-open = Er is nu geen open tafel.
web-home-none-open-help = Open er zelf een met ‘Nieuwe tafel’ en wacht op gezelschap.
web-home-all = alle bekijken
web-home-your-turn = jouw beurt
web-home-lobby = in de lobby
web-home-rematch = revanche
web-home-rematch-by = aangeboden door { $name }
web-home-unready = wacht tot je klaar bent
web-home-running = aan de gang
web-home-watched = je kijkt toe
web-home-over = afgelopen
web-home-stuck = vastgelopen
web-home-time-left = over: { $time }
web-home-play = Spelen
web-home-look = Bekijken
web-home-replay = Herhaling
web-home-film = Wat er gebeurd is
web-home-sit = Plaatsnemen
web-home-table-of = Tafel van { $name }
web-home-free-seats =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-home-taken = { $taken } van { $seats }
web-home-with = met { $names }
web-home-bots =
    { $count ->
        [one] één bot
       *[other] { $count } bots
    }
web-home-stranger = Zeg wie je bent om de open tafels te zien.
web-home-enter = Als gast binnengaan
web-home-clock-none = zonder klok
web-home-clock-live = live, { $minutes } min
web-home-clock-days =
    { $days ->
        [one] één dag per beslissing
       *[other] { $days } dagen per beslissing
    }
web-home-retry = Opnieuw proberen
web-home-more = Meer tonen
web-home-tournaments = Toernooien
web-home-tournament-table = { $name }, ronde { $round }, tafel { $table }
web-home-ratings = Ranglijst
web-home-rated = telt mee
web-home-rated-choose = Spelen voor de ranglijst
web-home-rated-help = Telt mee voor de ranglijst: iedereen heeft een account, er zijn geen hints en wie niet tot het einde speelt, wordt laatste. Iedereen mag meekijken.
web-home-rated-not = Daarvoor zijn een account, de nieuwste editie, een eigen apparaat voor iedereen en bots van de vijf niveaus nodig.

## Alle tafels

web-home-tables-title = Tafels
web-home-filter-stage = Stand
web-home-filter-all = Alle
web-home-filter-running = Aan de gang
web-home-filter-over = Afgelopen
web-home-filter-game = Spel
web-home-none-here = Zo’n tafel is er niet.

## Nieuw spel

web-home-new-title = Nieuwe tafel
web-home-set-up-position = Een stelling opzetten
web-home-scenario = Scenario
web-home-rounds =
    { $count ->
        [one] één ronde
       *[other] { $count } ronden
    }
web-home-players = Spelers
web-home-players-count = { $from } tot { $to } spelers
web-home-players-exactly =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
web-home-options = Regels van de tafel
web-home-options-as-printed = zoals in de spelregels
web-home-options-changed =
    { $count ->
        [one] één gewijzigd
       *[other] { $count } gewijzigd
    }
web-home-seats = Wie zit waar
web-home-seat = Plaats { $seat }
web-home-seats-by-lot = De partijen worden bij het begin verloot.
web-home-preset-bots = Tegen bots
web-home-preset-friends = Met vrienden
web-home-preset-open = Open tafel
web-home-preset-screen = Aan één scherm
web-home-preset = Hoe je speelt
web-home-chair-me = Ik
web-home-chair-invited = Vriend via link
web-home-chair-open = Open voor iedereen
web-home-chair-hot-seat = Aan dit scherm
web-home-chair-bot = Bot
web-home-chair-name = Naam
web-home-chair-guest = Speler { $seat }
web-home-chair-style = Karakter
web-home-chair-style-even = Evenwichtig
web-home-chair-level = Niveau
web-home-set-up = Voorbereiding
web-home-set-up-house = Voor iedereen opgesteld
web-home-set-up-house-help = Alle stukken staan op het bord, geplaatst door bots: je begint met de eerste beurt.
web-home-set-up-players = Zelf opstellen
web-home-set-up-players-help = Iedereen plaatst stuk voor stuk; een bot kan het voor je doen wanneer je wilt.
web-home-clock = Klok
web-home-clock-choice-none = Zonder klok
web-home-clock-choice-none-help = Iedereen denkt zo lang hij wil.
web-home-clock-choice-live = Live
web-home-clock-choice-live-help = Iedereen tegelijk aan tafel, met minuten voor de hele partij.
web-home-clock-choice-days = In dagen
web-home-clock-choice-days-help = Elke beslissing mag dagen wachten: speel wanneer het uitkomt.
web-home-clock-minutes = Minuten per speler
web-home-clock-increment = Extra seconden per beslissing
web-home-clock-days-each = Dagen per beslissing
web-home-time-out = Als de tijd op is
web-home-time-out-bot = speelt een bot verder
web-home-time-out-resign = geeft de speler op
web-home-away = Als een speler weg is
web-home-away-after = mag een bot invallen na { $minutes } min
web-home-away-never = wordt niemand vervangen
web-home-hints = Spelers mogen om tips vragen
web-home-hints-help = Een tip toont de beste keuzes en waarom. Tegen bots is dat gewoon; onder mensen of met een klok alleen als het zo is afgesproken.
web-home-start = Beginnen
web-home-open-table = De tafel openen
web-home-start-help = Het begint zodra je drukt.
web-home-open-table-help = In de lobby vind je de links om uit te nodigen en zie je wie er is.
web-home-your-name = Je naam aan tafel

## Account

web-home-account-title = Account
web-home-account-name = Naam
web-home-account-name-help = Zo zien anderen je aan nieuwe tafels.
web-home-account-save = Opslaan
web-home-account-saved = Opgeslagen.
web-home-account-guest = Je speelt als gast
web-home-account-guest-help = Je partijen leven alleen in deze browser. Met een account heb je ze overal; die van nu blijven van jou.
web-home-account-nobody = We kennen je nog niet
web-home-account-nobody-help = Een naam is genoeg om te spelen. Een account bewaart je partijen voor elke browser.
web-home-account-register = Account aanmaken
web-home-account-sign-in = Aanmelden
web-home-account-sign-in-help = Heb je al een account, meld je dan aan.
web-home-account-claim = Mijn partijen als gast naar het account meenemen
web-home-account-claimed =
    { $count ->
        [one] Eén partij van de gast hoort nu bij je account.
       *[other] { $count } partijen van de gast horen nu bij je account.
    }
web-home-account-login = Gebruikersnaam
web-home-account-login-help = 3 tot 40 letters, cijfers, punten, koppeltekens of lage streepjes.
web-home-account-password = Wachtwoord
web-home-account-password-help = Minstens 10 tekens.
web-home-form-missing = Dit ontbreekt.
web-home-form-too-short =
    { $count ->
        [one] Dat is te kort: er is minstens één teken nodig.
       *[other] Dat is te kort: er zijn minstens { $count } tekens nodig.
    }
web-home-form-login = Alleen letters, cijfers, punten, koppeltekens en onderstrepingstekens, zonder spaties.
web-home-account-old-password = Huidig wachtwoord
web-home-account-new-password = Nieuw wachtwoord
web-home-account-change-password = Wachtwoord wijzigen
web-home-account-password-changed = Wachtwoord gewijzigd; alle andere sessies zijn beëindigd.
web-home-account-signed-in = Aangemeld als { $login }
web-home-account-sign-out = Afmelden
web-home-account-sessions = Sessies
web-home-account-this-session = deze
web-home-account-session-used = gebruikt { $ago }
web-home-account-end-others = Alle andere beëindigen
web-home-account-page = Mijn pagina
web-home-account-programs = Programma’s en sleutels
web-home-feed = Agenda en feedlezer
web-home-feed-help = Een geheim adres waar je agenda of feedlezer ziet aan welke tafels jij aan de beurt bent, en tot wanneer. Wie het heeft, ziet dat ook, en verder niets.
web-home-feed-make = Adres maken
web-home-feed-renew = Nieuw adres
web-home-feed-remove = Verwijderen
web-home-feed-since = Gemaakt: { $ago }.
web-home-feed-shown = Dit zijn de adressen. Ze worden alleen nu getoond: kopieer ze meteen.
web-home-feed-calendar = Voor de agenda (.ics)
web-home-feed-reader = Voor de feedlezer (Atom)
web-home-feed-copy = Kopiëren
web-home-account-likes = Voorkeuren
web-home-account-notify = Meld het mij als ik aan de beurt ben
web-home-account-theme = Weergave
web-home-account-theme-light = Licht
web-home-account-theme-dark = Donker
web-home-account-theme-system = Zoals het systeem
web-home-edition = Uitgave
web-home-puzzles = Puzzels
web-home-puzzles-of = Puzzels voor { $game }
web-home-edition-pack = datapakket { $name }
web-home-edition-older = uitgave { $number }

web-home-news = Meldingen
web-home-news-unseen =
    { $count ->
        [one] Eén ding dat je niet hebt gezien
       *[other] { $count } dingen die je niet hebt gezien
    }
web-home-news-help = Hoe je hoort dat je aan de beurt bent: op dit apparaat of per e-mail, en wanneer je met rust wilt worden gelaten.
web-home-account-forgotten = Wachtwoord vergeten?
