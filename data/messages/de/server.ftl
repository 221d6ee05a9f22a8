## Was ein Server ablehnt

server-already-seated = Du sitzt schon an diesem Tisch.
server-already-started = Das Spiel hat schon begonnen.
server-bad-chat = Eine Zeile im Chat hat 1 bis 500 Zeichen, keine Steuerzeichen.
server-bad-key = Ein Schlüssel hat 1 bis 64 sichtbare ASCII-Zeichen.
server-bad-login = Ein Benutzername hat 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
server-bad-password = Ein Passwort hat mindestens 10 und höchstens 256 Zeichen.
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
server-no-seed = Die Aufzeichnung nennt ihren Startwert nicht, also lässt sich der Zufall nicht beweisen.
server-no-such-bot = Es gibt keinen Bot „{ $bot }“; die Bots sind { $known }.
server-no-such-formality = Diese Frage lässt sich nicht im Voraus beantworten, oder nicht so. Die Formalitäten des Spiels nennen, was geht.
server-no-such-invitation = Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.
server-no-such-page = Hier ist nichts. Die Beschreibung unter /api/openapi.json sagt, was es gibt.
server-no-such-ply = Das Spiel hat bisher nur { $plies } Schritte.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte um einen Link.
server-nobody-to-agree = Niemand kann einem Remis zustimmen; du kannst aufgeben oder das Spiel beenden, wie es steht.
server-not-away = Dieser Spieler ist nicht weg, oder noch keine { $seconds } Sekunden.
server-not-json = Sende JSON, mit dem Header „Content-Type: application/json“.
server-no-hints = An diesem Tisch ist vereinbart, ohne Tipps zu spielen.
server-not-over = Das geht erst, wenn das Spiel zu Ende ist.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-option-too-long = Eine Option hat einen kurzen Namen und einen kurzen Wert.
server-other-site = Diese Anfrage kommt von einer anderen Seite. Öffne die eigene Seite des Spiels.
server-players-and-seats = Es muss so viele Plätze wie Spieler geben.
server-ready-already = Du hast gesagt, dass du bereit bist; nimm das zurück, um deine Worte zu ändern.
server-record-too-long = Die Aufzeichnung ist zu lang.
server-resigned-already = Du hast dieses Spiel aufgegeben.
server-seat-by-invitation = Diesen Platz gibt es nur mit Einladung.
server-seat-taken = Platz { $seat } ist besetzt.
server-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin, dann wähle.
server-table-broken = Dieser Tisch lässt sich nicht zeigen: Er wurde mit einer anderen Ausgabe gespielt oder ist beschädigt. Der Betreiber weiß Bescheid.
server-time-out-of-bounds = Live-Uhren haben 1 bis 600 Minuten und 0 bis 300 Sekunden Zuschlag; sonst gibt es 1 bis 30 Tage je Wahl.
server-too-long = Was du gesendet hast, ist zu lang.
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
server-position-elsewhere = Diese Stellung ist in jenem Spiel nicht entstanden: nimm sie so, wie sie dort steht, mit ihren Optionen.
server-position-missing = Ein Tisch, der in einer Stellung beginnt, braucht sie, oder das Spiel, in dem sie entstand.
server-position-over = In dieser Stellung ist das Spiel zu Ende: spiel von einem früheren Moment weiter.
server-no-such-edition = Dieser Server hat die Ausgabe nicht.
