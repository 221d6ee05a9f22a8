# Das Leben am Tisch

web-table-bot = Bot { $level }
web-table-style-aggressive = angriffslustig
web-table-style-builder = Baumeister
web-table-style-diplomat = Diplomat
web-table-bot-short = Bot
web-table-bot-random = Zufall
web-table-bot-greedy = Gier
web-table-your-turn = Du bist am Zug
web-table-waiting-since = Gefragt { $ago }
web-table-reminder = Du hast nur noch wenig Zeit.
web-table-kept = Verbindung verloren: Deine Wahl wird geschickt, sobald sie wieder steht.
web-table-clock = Restzeit: { $time }
web-table-clock-days = { $days } T. { $hours } Std.
web-table-clock-hours = { $hours } Std. { $minutes } Min.
web-table-absence-wish = ein Bot spielt
web-table-absence-away = abwesend, ein Bot spielt
web-table-absence-time = Zeit um, ein Bot spielt
web-table-absence-resigned = aufgegeben, ein Bot spielt
web-table-give-back = Wieder selbst spielen
web-table-take-over = Abwesend: einen Bot spielen lassen
web-table-take-over-me = Einen Bot für mich spielen lassen
web-table-spectators =
    { $count ->
        [one] Noch eine Person schaut zu.
       *[other] Noch { $count } Personen schauen zu.
    }

## Die Frage

web-table-skip = Zu dem, was gefragt wird
web-table-set-up = Spielvorbereitung
web-table-piece = Figur { $piece } von { $pieces }
web-table-pieces-left = Noch zu setzen
web-table-times = × { $count }
web-table-placing = Ein Bot setzt deine Figuren …
web-table-place-myself = Ich mache selbst weiter
web-table-place-piece = Diese für mich setzen
web-table-place-rest = Die übrigen für mich setzen
web-table-why = Warum nicht?
web-table-why-touch = Berühre etwas und sieh, warum du es nicht wählen kannst.
web-table-why-other = Das wird jetzt nicht gewählt. Gefragt ist: { $prompt }
web-table-why-word = … oder schreib den Namen
web-table-why-ask = Fragen
web-table-hint = Tipp
web-table-hint-thinking = Überlege, was das Beste ist …
web-table-hint-again = Noch einmal fragen
web-table-hints = Tipps
web-table-hints-agreed = erlaubt
web-table-hints-agreed-help = Wer zu entscheiden hat, darf nach den besten Möglichkeiten fragen, mit Begründung.
web-table-hints-none = keine
web-table-hints-none-help = Niemand bekommt Rat vom Server. Die Aussichten von Kämpfen sind immer zu sehen.
web-table-list = Alle Möglichkeiten als Liste
web-table-filter = { $count } Möglichkeiten durchsuchen
web-table-filter-none = Keine Möglichkeit heißt so.
web-table-command-title = Mit Worten wählen
web-table-command-field = Schreib, was du tun willst
web-table-command-why = Warum nicht „{ $what }“?
web-table-command-nothing = Du wirst gerade nichts gefragt.
web-table-command-help = Pfeile zum Bewegen, Eingabe zum Wählen, Esc zum Schließen.

## Was erzählt wird

web-table-telling = Was geschah
web-table-tempo = Wie schnell erzählt wird, was geschah
web-table-tempo-slow = Langsam
web-table-tempo-normal = Normal
web-table-tempo-instant = Sofort
web-table-tempo-step = Schrittweise
web-table-pause = Pause
web-table-resume = Weiter
web-table-next = Nächster Schritt
web-table-next-table =
    { $count ->
        [one] Nächster Tisch
       *[other] Nächster Tisch ({ $count } warten auf dich)
    }
web-table-next-none = Kein anderer Tisch wartet auf dich.
web-table-skip-to-play = Zu meinem Zug
web-table-look-back = Diesen Augenblick zeigen
web-table-past = So war es
web-table-past-earlier = Früher
web-table-past-later = Später
web-table-past-now = Zurück zu jetzt
web-table-past-gone = Dieser Augenblick kann jetzt nicht gezeigt werden.
web-table-since = Seit deinem letzten Zug
web-table-since-losses =
    { $count ->
        [one] ein Verlust
       *[other] { $count } Verluste
    }
web-table-since-lost = Was du verloren hast
web-table-since-concerns = Was dich betraf
web-table-since-rest =
    { $count ->
        [one] Noch eines ist geschehen
       *[other] Noch { $count } Dinge sind geschehen
    }
web-table-since-again = Noch einmal zeigen

## Protokoll, Chat und Regeln

web-table-tabs = Neben dem Spielplan
web-table-tab-table = Tisch
web-table-tab-panel = Detail
web-table-tab-rules = Regeln
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-older =
    { $count ->
        [one] Eine ältere Zeile zeigen
       *[other] { $count } ältere Zeilen zeigen
    }
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-field = Sag etwas zur Runde
web-table-chat-send = Senden
web-table-chat-unread =
    { $count ->
        [one] eine ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
web-table-looks-on = schaut zu

## Das Menü

web-table-menu = Tischmenü
web-table-standing = Antworten im Voraus
web-table-standing-text = Damit niemand auf eine Formsache wartet.
web-table-standing-ask = Mich fragen
web-table-standing-except = Aber frag mich, wenn es kommt von
web-table-standing-grecia-prompt-vote = Lässt du Truppen über deine Meere?
web-table-standing-grecia-prompt-step-1 = Eine Taktikkarte vor dem Kampf?
web-table-standing-grecia-prompt-allies = Schickst du Unterstützung, wenn man darum bittet?
web-table-standing-grecia-prompt-after-dice = Eine Karte nach den Würfeln?
web-table-standing-napoleon-prompt-vote = Gewährst du Durchfahrt durch deine Meere?
web-table-standing-napoleon-prompt-aid = Unterstützt du eine Seite in fremden Kämpfen?
web-table-standing-napoleon-prompt-welcome = Nimmst du die Unterstützung anderer an?
web-table-end = Beenden
web-table-offer-draw = Remis anbieten
web-table-offer-as-it-stands = Vorschlagen, beim jetzigen Stand zu enden
web-table-end-as-it-stands = Beim jetzigen Stand beenden
web-table-end-offered-draw = { $name } bietet Remis an.
web-table-end-offered-as-it-stands = { $name } schlägt vor, das Spiel beim jetzigen Stand zu beenden.
web-table-end-agreed = Einverstanden: { $names }.
web-table-end-agree = Zustimmen
web-table-end-decline = Ablehnen
web-table-end-withdraw = Vorschlag zurückziehen
web-table-end-sure = Jetzt beenden? Das lässt sich nicht zurücknehmen; es zählt der jetzige Stand.
web-table-end-yes = Ja, beenden
web-table-resign = Aufgeben
web-table-resign-sure = Aufgeben? Das lässt sich nicht zurücknehmen. Bleiben andere übrig, spielt ein Bot für dich weiter.
web-table-resign-yes = Ja, ich gebe auf
web-table-sure-no = Weitermachen
web-table-share = Teilen
web-table-watch-link = Link zum Zuschauen kopieren
web-table-record = Spielprotokoll herunterladen
web-table-copied = Kopiert
web-table-page = Diese Seite
web-table-notify = Mich benachrichtigen, wenn ich am Zug bin
web-table-leave = Tisch verlassen
web-table-leave-text = Das Spiel läuft weiter; du kannst jederzeit zurückkommen.
web-table-keys = Tasten
web-table-key-tab = von einem zum anderen, in Spielreihenfolge
web-table-key-enter = wählen
web-table-key-number = nach Nummer wählen
web-table-key-list = alle Möglichkeiten, mit Worten
web-table-key-hint = ein Tipp
web-table-key-undo = zurücknehmen
web-table-key-pause = die Erzählung anhalten, weiter
web-table-key-next = der nächste Schritt der Erzählung
web-table-key-next-table = zum nächsten Tisch, der auf dich wartet
web-table-key-skip = Gezeigtes überspringen, schließen
web-table-key-menu = dieses Menü

## Mehrere an einem Gerät

web-table-hand-over = Gib das Gerät an { $name }
web-table-hand-over-who = Wer hat das Gerät?
web-table-hand-over-text = Was jeder auf der Hand hat, bleibt verdeckt, bis es hat, wer spielt.
web-table-hand-over-take = Ich bin { $name }

## Das Ende

web-table-over-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg.
    }
web-table-over-draw = Das Spiel endet remis.
web-table-closed-draw = Alle einigten sich auf Remis.
web-table-closed-as-it-stands = Es wurde beschlossen, beim damaligen Stand zu enden; er zählt.
web-table-closed-resignation = Das Spiel endete durch Aufgabe.
web-table-closed-abandoned = Der Tisch wurde vor dem Beginn geschlossen.
web-table-standings = Endstand
web-table-place = Platz
web-table-score = Punkte
web-table-resigned = gab auf
web-table-tie-breakers = So werden die Plätze bestimmt
web-table-rematch = Revanche
web-table-rematch-offered = { $name } bietet eine Revanche an.
web-table-rematch-open = Eine Revanche wird angeboten.
web-table-rematch-yours = Du hast eine Revanche angeboten.
web-table-rematch-join = Mitspielen
web-table-rematch-back = Zum neuen Tisch
web-table-rematch-watch = Revanche ansehen
web-table-replay = Aufzeichnung
web-table-what-if = Was wäre, wenn du anders gespielt hättest? Weiter ab deinem letzten Zug:
web-what-if = Was wäre, wenn
web-what-if-explained = Was wäre, wenn: Dieses Spiel beginnt in einer Stellung und wird nie gewertet.
web-brought = Importiertes Spielprotokoll
web-brought-unproved = Importiertes Spielprotokoll, ohne Beweis: Sein Startwert steht nicht darin
web-brought-explained = Dieses Spielprotokoll wurde importiert: Die Namen stehen so darin, und nichts beweist, wer gespielt hat.
web-brought-remove = Dieses Spielprotokoll entfernen
web-brought-remove-sure = Dieses Spielprotokoll von deinen Tischen entfernen?

## Der Zufall

web-table-fair = Der Zufall ist ehrlich
web-table-fair-text = Bevor jemand Platz nahm, legte der Server einen geheimen Startwert fest und zeigte dessen Fingerabdruck (SHA-256). Aller Zufall folgt aus diesem Startwert und den Worten der Spieler: Niemand kann ihn danach ändern, auch der Server nicht. Am Ende wird er gezeigt, und jeder kann ihn prüfen.
web-table-fair-commitment = Fingerabdruck des Startwerts
web-table-fair-seed = Startwert
web-table-fair-check = Prüfe es: Dieser Befehl gibt den Fingerabdruck aus
web-table-fair-words = Worte von { $name }
web-table-words = Dein Wort für den Zufall
web-table-words-text = Aller Zufall des Spiels folgt aus dem geheimen Startwert des Servers und aus dem, was jeder Spieler hinzufügt. Mit einem Wort von dir kann niemand, auch der Server nicht, vorher wissen, was kommt. Vor dem Beginn sieht es sonst niemand; du darfst es leer lassen.
web-table-words-of = Wort von { $name }
web-table-words-own = Dein Wort
web-table-words-add = Hinzufügen
web-table-words-added = Hinzugefügt.
web-table-words-fixed = Du bist bereit: Es ändert sich nicht mehr.
web-table-words-example = zum Beispiel: Regen über Regensburg

## Vor dem Beginn

web-table-lobby-free =
    { $count ->
        [one] Zum Beginn fehlt noch eine Person.
       *[other] Zum Beginn fehlen noch { $count } Personen.
    }
web-table-lobby-only-you = Nur du fehlst noch: Sag, dass du bereit bist, und das Spiel beginnt.
web-table-lobby-unready = Es wird gewartet auf: { $names }.
web-table-lobby-name = Du heißt
web-table-lobby-name-of = Name dessen, der auf Platz { $seat } spielt
web-table-lobby-player = Spieler { $seat }
web-table-lobby-sit = Hier sitzen
web-table-lobby-rise = Aufstehen
web-table-lobby-unseat = Wegschicken
web-table-lobby-unseat-sure = { $name } von diesem Platz wegschicken?
web-table-lobby-link = Einladung kopieren
web-table-lobby-chair = Wer auf Platz { $seat } sitzt
web-table-lobby-not-ready = nicht bereit
web-table-lobby-ready = Ich bin bereit
web-table-lobby-start = Beginnen
web-table-lobby-start-text = Das Spiel beginnt, wenn alle bereit sind; wer bereit ist, stimmt dem Vereinbarten zu.
web-table-lobby-hints-help = Wer den Tisch eröffnet hat, darf das bis zum Beginn ändern; wer schon bereit war, wird noch einmal gefragt.
web-table-lobby-unready-me = Doch noch nicht bereit
web-table-lobby-abandon = Tisch schließen
web-table-lobby-abandon-sure = Den Tisch für alle schließen? Er lässt sich nicht wieder öffnen.
web-table-lobby-abandon-yes = Ja, schließen
web-table-chair-me = Ich
web-table-chair-invited = Mit Einladung
web-table-chair-open = Offen für alle
web-table-chair-hot-seat = An diesem Gerät
web-table-agreed = Was vereinbart ist
web-table-time = Uhr
web-table-time-none = Ohne Begrenzung
web-table-time-live = { $minutes } Min. + { $increment } Sek. je Wahl
web-table-time-days =
    { $days ->
        [one] Ein Tag je Wahl
       *[other] { $days } Tage je Wahl
    }
web-table-on-time-out-bot = Wem die Zeit ausgeht, den ersetzt ein Bot, bis er zurückkommt.
web-table-on-time-out-resign = Wem die Zeit ausgeht, der hat aufgegeben.
web-table-away-after = Wer { $minutes } Min. weg ist, kann auf Wunsch eines anderen durch einen Bot ersetzt werden; mit einem Klick nimmt er seinen Platz zurück.
web-table-away-never = Niemand wird wegen Abwesenheit ersetzt.
web-table-named = Bisher genannt
web-table-retract = Zurücknehmen: { $part }
web-table-edition-older = Gespielt wird mit Ausgabe { $number } ({ $name }), nicht der neuesten: Ein Tisch behält die Ausgabe, mit der er begann.
web-table-edition-pack = Gespielt wird mit dem Datenpaket { $name }.
web-table-stuck = Dieser Tisch kann nur angesehen werden
web-table-stuck-help = Das ist die letzte Stellung, die sich erreichen ließ. Frag, wer den Server betreibt: Er kann die Partie von hier weitergehen lassen.
web-table-stuck-record = Was du gesehen hast, als Datei

web-table-lobby-ask = Nach Namen einladen
web-table-lobby-ask-login = Benutzername für Platz { $seat }
web-table-lobby-ask-send = Einladen
web-table-lobby-asked = { $login } ist eingeladen.
