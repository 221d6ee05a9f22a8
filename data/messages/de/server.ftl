## Was ein Server ablehnt

server-already-seated = Du sitzt schon an diesem Tisch.
server-already-started = Das Spiel hat schon begonnen.
server-bad-chat = Eine Zeile im Chat hat 1 bis 500 Zeichen, keine Steuerzeichen.
server-bad-key = Ein Schlüssel hat 1 bis 64 sichtbare ASCII-Zeichen.
server-bad-login = Ein Benutzername hat 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
server-bad-password = Ein Passwort hat mindestens 10 und höchstens 256 Zeichen.
server-edition-not-offered = Mit dieser Ausgabe kann hier kein Tisch eröffnet werden.
server-weak-password = Dieses Passwort wäre schnell erraten. Einige Wörter, die nichts miteinander zu tun haben, ergeben ein gutes.
server-bad-name = Ein Name ist so zu sehen, wie er geschrieben ist: ohne unsichtbare Zeichen und in Buchstaben eines einzigen Alphabets.
server-bot-already = Dort spielt schon ein Bot.
server-bot-plays = Ein Bot spielt für diesen Platz; nimm den Platz erst zurück.
server-nothing-to-set-up = Du hast jetzt keine Figur zu setzen.
server-end-offered-already = Ein Ende ist schon angeboten; beantworte erst dieses Angebot.
server-game-over = Das Spiel ist zu Ende.
server-has-account = Du hast schon ein Konto.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-host-stays = Dieser Platz gehört zum Tisch; ändere, wer dort sitzt, oder gib den Tisch auf.
server-how-many-words = Sage 1 bis { $most } Wörter auf einmal.
server-login-taken = Diesen Benutzernamen hat schon jemand; wähle einen anderen.
server-me-twice = Du kannst nur auf einem Platz sitzen; nimm „hot-seat“ für andere an deinem Gerät.
server-no-account = Du hast noch kein Konto.
server-no-bot = Für diesen Platz spielt kein Bot.
server-no-end-offered = Es ist kein Ende angeboten.
server-no-seed = Das Spielprotokoll nennt seinen Startwert nicht, also lässt sich der Zufall nicht beweisen.
server-no-such-bot = Es gibt keinen Bot „{ $bot }“; die Bots sind { $known }.
server-no-such-formality = Diese Frage lässt sich nicht im Voraus beantworten, oder nicht so. Die Formalitäten des Spiels nennen, was geht.
server-no-such-invitation = Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.
server-no-such-page = Hier ist nichts. Die Beschreibung unter /api/openapi.json sagt, was es gibt.
server-no-such-ply = Das Spiel hat bisher nur { $plies } Schritte.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte um einen Link.
server-no-such-language = Die Sprachen sind es, en, nl und de.
server-no-such-zone = Diese Zeitzone gibt es nicht. Eine heißt zum Beispiel Europe/Berlin.
server-bad-quiet-hours = Ruhezeiten beginnen und enden zu verschiedenen Minuten des Tages, 0 bis 1439.
server-bad-letters-every = Zwischen zwei E-Mails liegen 5 Minuten bis eine Woche.
server-bad-device = Dieser Browser hat nicht richtig gesagt, wo er zu erreichen ist. Schalte Mitteilungen aus und wieder ein.
server-private-address = Diese Adresse liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
server-too-many-devices = Du bekommst schon auf { $most } Geräten Mitteilungen; schalte sie auf einem davon aus.
server-no-letters = Dieser Server verschickt keine E-Mails. Frag den Betreiber.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-password-needed = Gib auch dein Passwort an: Die Adresse ist ein Schlüssel zu deinem Konto.
server-mail-claimed = An diese Adresse gingen in letzter Zeit schon mehrere E-Mails. Folge dem Link in einer davon oder warte eine Woche.
server-no-such-link = Dieser Link ist nicht gültig oder nicht mehr. Fordere einen neuen an.
server-bad-webhook = Die Adresse eines Webhooks beginnt mit https://.
server-no-such-login = Niemand hat hier diesen Benutzernamen.
server-seat-not-waiting = Auf diesem Platz wird niemand erwartet.
server-nobody-to-agree = Niemand kann einem Remis zustimmen; du kannst aufgeben oder das Spiel beenden, wie es steht.
server-not-away =
    { $minutes ->
        [one] Dieser Spieler ist nicht weg, oder noch keine Minute.
       *[other] Dieser Spieler ist nicht weg, oder noch keine { $minutes } Minuten.
    }
server-away-never = An diesem Tisch ist vereinbart, dass niemand wegen Abwesenheit ersetzt wird.
server-away-no-clock = Nur bei Live-Uhren zählt, wer weg ist: An diesem Tisch wird auf jeden gewartet, solange er Zeit hat.
server-away-out-of-bounds = Auf Abwesende wird 0 bis { $most } Minuten gewartet; 0 heißt immer.
server-bot-too-weak = Für jemand anderen darf nur ein starker Bot spielen: { $known }.
server-not-json = Sende JSON, mit dem Header „Content-Type: application/json“.
server-no-hints = An diesem Tisch ist vereinbart, ohne Tipps zu spielen.
server-no-analysis = Du hast keine Analyse dieses Spiels angefordert, die noch in Arbeit ist.
server-not-over = Das geht erst, wenn das Spiel zu Ende ist.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-option-too-long = Eine Option hat einen kurzen Namen und einen kurzen Wert.
server-other-site = Diese Anfrage kommt von einer anderen Seite. Öffne die eigene Seite des Spiels.
server-players-and-seats = Es muss so viele Plätze wie Spieler geben.
server-ready-already = Du hast gesagt, dass du bereit bist; nimm das zurück, um deine Worte zu ändern.
server-record-too-long = Das Spielprotokoll ist zu lang.
server-resigned-already = Du hast dieses Spiel aufgegeben.
server-seat-by-invitation = Diesen Platz gibt es nur mit Einladung.
server-seat-taken = Platz { $seat } ist besetzt.
server-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin, dann wähle.
server-table-broken = Dieser Tisch kann nicht gezeigt werden: Sein Journal beginnt nicht, wie es soll. Der Betreiber weiß Bescheid.
server-table-stuck = Dieser Tisch kann nur angesehen werden: Was dort später geschah, lässt sich nicht nachvollziehen. Frag, wer den Server betreibt.
server-time-out-of-bounds = Live-Uhren haben 1 bis 600 Minuten und 0 bis 300 Sekunden Zuschlag; sonst gibt es 1 bis 30 Tage je Wahl.
server-too-long = Was du gesendet hast, ist zu lang.
server-too-slow = Die Anfrage hat zu lange gebraucht. Versuche es noch einmal.
server-chat-inside = Setz dich erst oder komm über einen Link: Was hier gesagt wird, ist für die am Tisch.
server-claim-twice = Als Gast und mit deinem Konto spielst du im selben Spiel. Beende es erst, oder melde dich ohne die Spiele des Gastes an.
server-nobody-to-unseat = Dort sitzt niemand, den du wegschicken könntest.
server-one-analysis = Für dich ist schon eine Analyse in Arbeit. Warte auf sie oder halte sie an.
server-too-many-bytes = Spielprotokolle und Stellungen, die du importierst, dürfen zusammen { $most } MB haben. Entferne erst ein Spielprotokoll.
server-too-many-records = Du hast schon { $most } Spielprotokolle importiert. Entferne erst eines.
server-too-many-tables = Du hast { $most } Tische eröffnet, die nicht zu Ende sind. Beende erst einen oder gib ihn auf.
server-not-brought = Nur ein Spielprotokoll, das du selbst importiert hast, lässt sich entfernen.
server-other-host = Unter dieser Adresse kennt sich der Server nicht. Wer ihn betreibt, nennt die Adresse in der Einstellung „public_url“.
server-too-many =
    { $seconds ->
        [one] Das war zu schnell. Versuche es in einer Sekunde wieder.
       *[other] Das war zu schnell. Versuche es in { $seconds } Sekunden wieder.
    }
server-try-again = Jemand war schneller. Sieh noch einmal hin.
server-unavailable = Der Server kann das gerade nicht. Es wurde nichts verändert; versuche es gleich noch einmal.
server-unreadable = Diese Anfrage ist nicht lesbar: { $detail }
server-which-seat = Sag, welchen Platz du meinst.
server-which-version = Sag, welche Version des Tischs du gesehen hast.
server-who-are-you = Sag erst, wer du bist: Tritt als Gast ein oder melde dich an.
server-why-unknown = Hier heißt nichts „{ $what }“.
server-why-what = Nenne, was du wählen möchtest, in 1 bis 80 Zeichen.
server-wrong-password = Benutzername oder Passwort ist falsch.
server-position-elsewhere = Diese Stellung ist in jenem Spiel nicht entstanden: Nimm sie so, wie sie dort steht, mit ihren Optionen.
server-position-missing = Ein Tisch, der in einer Stellung beginnt, braucht sie, oder das Spiel, in dem sie entstand.
server-pack-unnamed = Gib einen Namen an und sage in einem Satz, worum es geht.
server-position-over = In dieser Stellung ist das Spiel zu Ende: Spiel von einem früheren Moment weiter.
server-no-such-edition = Dieser Server hat die Ausgabe nicht.
server-no-such-puzzle = Dieses Rätsel gibt es in diesem Spiel nicht.
server-puzzle-answered = Diese Worte sind schon eine ganze Antwort: Lass sie beurteilen oder nimm etwas zurück.
server-puzzle-not-whole = Das ist noch keine ganze Antwort: Sprich weiter, bis sie ausgeführt wird.

## Programme und ihre Schlüssel

server-account-first = Dafür braucht es ein Konto. Lege zuerst eines an, unter „Konto“.
server-bad-label = Sag mit 1 bis 60 Zeichen, wofür er ist.
server-bot-name-too-long = Der Name eines Bots hat höchstens 34 Zeichen: Dahinter steht „(bot)“.
server-name-of-bot = Nur das Konto eines Programms trägt „(bot)“ im Namen.
server-no-such-bot-account = Einen solchen Bot hast du nicht.
server-no-such-token = Diesen Schlüssel hast du nicht oder nicht mehr.
server-not-for-tokens = Das steht Programmen nicht offen: Ein Schlüssel lässt sie spielen, ändert aber nichts an einem Konto.
server-token-reads-only = Dieser Schlüssel darf nur lesen. Mach einen, der spielen darf.
server-too-many-bots = Du hast { $most } Bots; mehr kann eine Person nicht haben. Verabschiede zuerst einen.
server-too-many-tokens = Du hast { $most } Schlüssel; mehr kann eine Person nicht haben. Widerrufe zuerst einen.

## Turniere

server-no-such-entrant = Unter dieser Nummer nimmt niemand teil.
server-no-such-tournament = Dieses Turnier gibt es nicht.
server-organiser-only = Das kann nur, wer das Turnier ausrichtet.
server-too-many-tournaments = Du richtest { $most } Turniere aus, die nicht vorbei sind; mehr kann eine Person nicht. Schließe zuerst eines.
server-tournament-bots-only = In diesem Turnier spielen Bots unter sich.
server-tournament-clock = Wo Menschen teilnehmen, braucht es eine Uhr: live oder Tage für jede Wahl.
server-tournament-full = Es ist Platz für { $most } und nicht mehr.
server-tournament-no-round = Diese Runde ist noch nicht ausgelost.
server-tournament-no-table = Einen solchen Tisch gibt es in dieser Runde nicht, oder er hat schon sein Ergebnis.
server-tournament-not-in = Du nimmst an diesem Turnier nicht teil.
server-tournament-places = Das sind keine Plätze der Spieler an diesem Tisch: Gleiche teilen einen Platz, und der nächste zählt weiter.
server-tournament-removed = Der Ausrichter hat dich aus diesem Turnier genommen.
server-tournament-round-open = Die Runde ist noch nicht vorbei.
server-tournament-stage = Das geht in diesem Abschnitt des Turniers nicht.
server-tournament-table = An einem Turniertisch geht das nicht: Seine Spieler spielen bis zum Ende.
server-tournament-terms = So lässt sich kein Turnier spielen: 2 bis 8 an einem Tisch, 1 bis 50 Runden, ein oder zwei Durchgänge, höchstens eine Woche Pause; zu spät nur vor der letzten Runde eines Schweizer Turniers.
server-tournament-too-few = Es müssen mindestens { $seats } teilnehmen.
server-tournament-too-late = Für dieses Turnier ist es zu spät.

## Ratings

server-rated-account = Dieser Tisch wird gewertet: Wer hier spielt, braucht ein eigenes Konto. Lege zuerst eines an, unter „Konto“.
server-rated-program = Dieser Tisch wird gewertet: Programme nehmen an der Wertung nicht teil.
server-rated-rules = Gewertete Partien beginnen am Anfang und mit einer veröffentlichten Ausgabe.
server-rated-hints = An einem gewerteten Tisch gibt es keine Tipps.
server-rated-bot = An einem gewerteten Tisch spielen nur Bots, deren Stärke gemessen wurde: { $known }.
server-rated-to-the-end = An einem gewerteten Tisch geht das nicht: Wer dort spielt, spielt bis zum Ende oder gibt auf.
server-not-rated = Dieser Tisch wird nicht gewertet.
server-no-such-list = Diese Rangliste gibt es nicht.

## People

server-block-oneself = Sich selbst kann niemand blockieren.
server-blocked-here = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
server-not-to-be-asked = Diese Person möchte von dir nicht eingeladen werden.
server-profile-hidden = Diese Person zeigt niemandem, wie sie gespielt hat.
server-too-many-blocked = Du hast { $most } Personen blockiert, mehr geht nicht. Lass zuerst jemanden wieder zu.
