# Startseite, Listen der Tische, neue Partie und Konto.

## Die Tore

web-home-title = Wähle deine Epoche
web-home-altes-reich = Das Alte Reich
web-home-altes-reich-age = 800–1806
web-home-altes-reich-text = Elf Ereignisse, neunundsechzig Herrscher: Gewinne Stiche mit der rechten Krone im rechten Jahr.
web-home-altes-reich-players = 2 bis 5 Spieler
web-home-altes-reich-time = etwa eine halbe Stunde
web-home-altes-reich-kind = Karten
web-home-grecia = Griechenland
web-home-grecia-age = Städte und Trieren
web-home-grecia-text = Hopliten, Helden und Flotten zwischen den Inseln: Schütze deine Festungen und erobere fremde.
web-home-grecia-players = 2 bis 4 Spieler
web-home-grecia-time = ein bis zwei Stunden
web-home-grecia-kind = Landkarte
web-home-napoleon = Napoleon
web-home-napoleon-age = Europa in Waffen
web-home-napoleon-text = Acht Reiche, ein Kontinent: Märsche, Städte und große Schlachten von Lissabon bis Moskau.
web-home-napoleon-players = 2 bis 8 Spieler
web-home-napoleon-time = etwa zwei Stunden
web-home-napoleon-kind = Landkarte
web-home-play-game = Jetzt gegen Bots spielen: { $game }
web-home-new-table = Neuer Tisch
web-home-new-table-of = Neuer Tisch: { $game }
web-home-icons = Symbole: game-icons.net, CC BY 3.0
web-home-menu = Menü

## Listen der Tische

web-home-mine = Meine Partien
web-home-waiting =
    { $count ->
        [one] eine wartet auf dich
       *[other] { $count } warten auf dich
    }
web-home-waiting-long =
    { $count ->
        [one] Du bist in einer Partie am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
web-home-continue = Weiter
web-home-none-of-mine = Du hast noch keine Partie.
web-home-none-of-mine-help = Wähle oben ein Spiel: Gegen Bots geht es sofort los.
web-home-open = Offene Tische
web-home-none-open = Zurzeit ist kein Tisch offen.
web-home-none-open-help = Eröffne mit „Neuer Tisch“ selbst einen und warte auf Mitspieler.
web-home-all = alle ansehen
web-home-your-turn = du bist am Zug
web-home-lobby = in der Lobby
web-home-rematch = Revanche
web-home-rematch-by = angeboten von { $name }
web-home-unready = wartet, bis du bereit bist
web-home-running = läuft
web-home-watched = du schaust zu
web-home-over = beendet
web-home-stuck = hängt fest
web-home-time-left = noch: { $time }
web-home-play = Spielen
web-home-look = Ansehen
web-home-replay = Aufzeichnung
web-home-film = Was geschehen ist
web-home-sit = Hinsetzen
web-home-table-of = Tisch von { $name }
web-home-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-home-taken = { $taken } von { $seats }
web-home-with = mit { $names }
web-home-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
web-home-stranger = Sag, wer du bist, um die offenen Tische zu sehen.
web-home-enter = Als Gast eintreten
web-home-clock-none = ohne Uhr
web-home-clock-live = live, { $minutes } Min.
web-home-clock-days =
    { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-home-retry = Noch einmal versuchen
web-home-more = Mehr anzeigen
web-home-tournaments = Turniere
web-home-tournament-table = { $name }, Runde { $round }, Tisch { $table }
web-home-ratings = Wertung
web-home-rated = gewertet
web-home-rated-choose = Um Wertungspunkte spielen
web-home-rated-help = Zählt für die Wertung aller, die spielen: Alle haben ein Konto, es gibt keine Tipps, und wer nicht bis zum Ende spielt, wird Letzter. Zusehen dürfen alle.
web-home-rated-not = Dafür braucht es ein Konto, die neueste Ausgabe, für jeden ein eigenes Gerät und Bots der fünf Stufen.

## Alle Tische

web-home-tables-title = Tische
web-home-filter-stage = Stand
web-home-filter-all = Alle
web-home-filter-running = Laufende
web-home-filter-over = Beendete
web-home-filter-game = Spiel
web-home-none-here = Kein solcher Tisch.

## Neue Partie

web-home-new-title = Neuer Tisch
web-home-set-up-position = Eine Stellung aufbauen
web-home-scenario = Szenario
web-home-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
web-home-players = Spieler
web-home-players-count = { $from } bis { $to } Spieler
web-home-players-exactly =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
web-home-options = Regeln des Tisches
web-home-options-as-printed = wie im Regelheft
web-home-options-changed =
    { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
web-home-seats = Wer wo sitzt
web-home-seat = Platz { $seat }
web-home-seats-by-lot = Die Seiten werden zu Beginn ausgelost.
web-home-preset-bots = Gegen Bots
web-home-preset-friends = Mit Freunden
web-home-preset-open = Offener Tisch
web-home-preset-screen = An einem Bildschirm
web-home-preset = Wie gespielt wird
web-home-chair-me = Ich
web-home-chair-invited = Freund per Link
web-home-chair-open = Offen für alle
web-home-chair-hot-seat = An diesem Bildschirm
web-home-chair-bot = Bot
web-home-chair-name = Name
web-home-chair-guest = Spieler { $seat }
web-home-chair-style = Charakter
web-home-chair-style-even = Ausgeglichen
web-home-chair-level = Stufe
web-home-set-up = Spielvorbereitung
web-home-set-up-house = Für alle aufgestellt
web-home-set-up-house-help = Alle Figuren stehen auf dem Brett, von Bots gesetzt: Du beginnst mit dem ersten Zug.
web-home-set-up-players = Selbst aufstellen
web-home-set-up-players-help = Alle setzen Figur für Figur; ein Bot kann es jederzeit für dich tun.
web-home-clock = Uhr
web-home-clock-choice-none = Ohne Uhr
web-home-clock-choice-none-help = Alle denken, so lange sie wollen.
web-home-clock-choice-live = Live
web-home-clock-choice-live-help = Alle zugleich am Tisch, mit Minuten für die ganze Partie.
web-home-clock-choice-days = Nach Tagen
web-home-clock-choice-days-help = Jede Entscheidung darf Tage warten: Spiele, wann es passt.
web-home-clock-minutes = Minuten je Spieler
web-home-clock-increment = Zusätzliche Sekunden je Entscheidung
web-home-clock-days-each = Tage je Entscheidung
web-home-time-out = Wenn die Zeit abläuft
web-home-time-out-bot = spielt ein Bot weiter
web-home-time-out-resign = gibt der Spieler auf
web-home-away = Wenn ein Spieler weg ist
web-home-away-after = darf nach { $minutes } Min. ein Bot einspringen
web-home-away-never = wird niemand ersetzt
web-home-hints = Spieler dürfen um Tipps bitten
web-home-hints-help = Ein Tipp zeigt die besten Möglichkeiten und warum. Gegen Bots ist das üblich; unter Menschen oder mit Uhr nur, wenn es so vereinbart ist.
web-home-start = Beginnen
web-home-open-table = Den Tisch eröffnen
web-home-start-help = Es beginnt, sobald du drückst.
web-home-open-table-help = In der Lobby findest du die Einladungslinks und siehst, wer da ist.
web-home-your-name = Dein Name am Tisch

## Konto

web-home-account-title = Konto
web-home-account-name = Name
web-home-account-name-help = So sehen dich andere an neuen Tischen.
web-home-account-save = Speichern
web-home-account-saved = Gespeichert.
web-home-account-guest = Du spielst als Gast
web-home-account-guest-help = Deine Partien leben nur in diesem Browser. Mit einem Konto hast du sie überall; die bisherigen bleiben deine.
web-home-account-nobody = Wir kennen dich noch nicht
web-home-account-nobody-help = Zum Spielen reicht ein Name. Ein Konto bewahrt deine Partien für jeden Browser.
web-home-account-register = Konto anlegen
web-home-account-sign-in = Anmelden
web-home-account-sign-in-help = Wenn du schon ein Konto hast, melde dich damit an.
web-home-account-claim = Meine Partien als Gast ins Konto mitnehmen
web-home-account-claimed =
    { $count ->
        [one] Eine Partie des Gastes gehört jetzt zu deinem Konto.
       *[other] { $count } Partien des Gastes gehören jetzt zu deinem Konto.
    }
web-home-account-login = Benutzername
web-home-account-login-help = 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
web-home-account-password = Passwort
web-home-account-password-help = Mindestens 10 Zeichen.
web-home-form-missing = Das fehlt noch.
web-home-form-too-short =
    { $count ->
        [one] Das ist zu kurz: Mindestens ein Zeichen ist nötig.
       *[other] Das ist zu kurz: Mindestens { $count } Zeichen sind nötig.
    }
web-home-form-login = Nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, ohne Leerzeichen.
web-home-account-old-password = Bisheriges Passwort
web-home-account-new-password = Neues Passwort
web-home-account-change-password = Passwort ändern
web-home-account-password-changed = Passwort geändert; alle anderen Sitzungen sind beendet.
web-home-account-signed-in = Angemeldet als { $login }
web-home-account-sign-out = Abmelden
web-home-account-sessions = Sitzungen
web-home-account-this-session = diese
web-home-account-session-used = benutzt { $ago }
web-home-account-end-others = Alle anderen beenden
web-home-account-page = Meine Seite
web-home-account-programs = Programme und Schlüssel
web-home-feed = Kalender und Feedreader
web-home-feed-help = Eine geheime Adresse, unter der dein Kalender oder Feedreader sieht, an welchen Tischen du am Zug bist und bis wann. Wer sie hat, sieht das auch, sonst nichts.
web-home-feed-make = Adresse erzeugen
web-home-feed-renew = Neue Adresse
web-home-feed-remove = Entfernen
web-home-feed-since = Erzeugt: { $ago }.
web-home-feed-shown = Das sind die Adressen. Sie werden nur dieses eine Mal gezeigt: Kopiere sie jetzt.
web-home-feed-calendar = Für den Kalender (.ics)
web-home-feed-reader = Für den Feedreader (Atom)
web-home-feed-copy = Kopieren
web-home-account-likes = Einstellungen
web-home-account-notify = Mir melden, wenn ich am Zug bin
web-home-account-theme = Darstellung
web-home-account-theme-light = Hell
web-home-account-theme-dark = Dunkel
web-home-account-theme-system = Wie das System
web-home-edition = Ausgabe
web-home-puzzles = Rätsel
web-home-puzzles-of = Rätsel zu { $game }
web-home-edition-pack = Datenpaket { $name }
web-home-edition-older = Ausgabe { $number }

web-home-news = Mitteilungen
web-home-news-unseen =
    { $count ->
        [one] Eine Sache, die du nicht gesehen hast
       *[other] { $count } Sachen, die du nicht gesehen hast
    }
web-home-news-help = Wie du erfährst, dass du am Zug bist: auf diesem Gerät oder per E-Mail, und wann du in Ruhe gelassen werden willst.
web-home-account-forgotten = Passwort vergessen?
