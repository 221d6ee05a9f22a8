## At the table

terminal-how-to-ask = Tippe eine Nummer, ein Wort oder einen Namen, um zu wählen; mehrere mit Kommas gelten nacheinander. ? erklärt, tisch zeigt den ganzen Tisch, ende beendet.
terminal-is-kept = Die Partie wird nach jeder Wahl gespeichert: Wenn du das Fenster schließt, geht nichts verloren.
terminal-not-kept = Auf diesem Rechner lässt sich die Partie nicht von selbst speichern; nimm „speichern DATEI“, bevor du gehst.
terminal-commitment = Aller Zufall folgt aus einem geheimen Startwert. Sein SHA-256, vor dem Austeilen festgelegt: { $hash }
terminal-agreed = Vereinbart: { $options }
terminal-agreed-else = Vereinbart: { $options } · sonst wie üblich
terminal-what-if = Was wäre, wenn: Die Partie beginnt in einer aufgebauten Stellung, mit eigenem Zufall.
terminal-what-if-after = Was wäre, wenn: Die Partie geht nach Wort { $ply } einer anderen weiter, mit eigenem Zufall.
terminal-resumed =
    Die Partie geht weiter. { $stage }. { $n ->
        [0] Zuletzt geschah:
        [one] Jetzt entscheidet { $names }. Zuletzt geschah:
       *[other] Jetzt entscheiden { $names }. Zuletzt geschah:
    }
terminal-changed = Auf dem Brett hat sich geändert, seit du zuletzt hingesehen hast:
terminal-empty = leer
terminal-player = Spieler { $number }
terminal-you = ← du
terminal-hand-over = { $name } ist dran. Gib die Tastatur weiter und drücke dann die Eingabetaste.
terminal-not-understood = Das steht nicht zur Wahl. Tippe eine Nummer aus der Liste, oder ? für Hilfe.
terminal-did-you-mean = „{ $typed }“ steht nicht zur Wahl. Meintest du { $near }?
terminal-which-one = „{ $typed }“ kann mehreres heißen. Tippe die Nummer:
terminal-left-undone = Nicht mehr ausgeführt: { $words }
terminal-which-part = Welches davon? Gib zurück und die Nummer ein.
terminal-which-rule = Welche Regel? Nenne die Kennung, die im Verlauf in Klammern hinter jeder Zeile steht, etwa „regel { $rule }“.
terminal-help =
    Eine Nummer, ein Wort oder ein Name trifft eine Wahl: „1“, „{ $word }“ oder was in der Liste steht, oder ein Teil davon, den nur eine Wahl hat. Mehrere mit Kommas dazwischen gelten nacheinander.
      warum WAS        warum etwas nicht zur Wahl steht oder was es bewirkt: „warum 1“
      tipp             die besten Züge mit Gründen, nach dem, was du wissen kannst
      regel ID         eine Regel aus dem Regelheft: „regel { $rule }“
      tisch            der ganze Tisch
      gespielt         die bisher gespielten Karten und was gewonnen wurde
      verlauf          alles, was geschehen ist
      vereinbart       die vereinbarten Optionen und die Festlegung des Startwerts
      aufstellen       einen Bot die Figuren setzen lassen, die du noch hast
      zurück           deine letzte Wahl zurücknehmen, solange niemand dadurch etwas erfahren hat
      zurück WAS       einen Teil dessen zurücknehmen, was du gerade nennst: „zurück argos“
      speichern DATEI  die Partie in eine Datei schreiben
      ende             gehen; die Partie bleibt erhalten
terminal-nothing-to-set-up = Du hast jetzt keine Figur zu setzen.
terminal-why-what = Warum was? Nenne eine Wahl: „warum { $word }“.
terminal-why-legal = Doch: „{ $label }“ ist jetzt erlaubt.
terminal-save-where = Wohin? Nenne eine Datei: „speichern meine-partie.txt“.
terminal-save-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
terminal-saved = Gespeichert. Später weiterspielen: imperios play { $game } --load { $file }
terminal-left = Die Partie ist gespeichert. Weiterspielen: imperios play { $game } --load { $file }
terminal-result = Ergebnis
terminal-place = { $place }. { $name }: { $score }
terminal-score-altes-reich =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
terminal-score-grecia =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
terminal-score-napoleon =
    { $n ->
        [one] { $n } Fahne
       *[other] { $n } Fahnen
    }
terminal-seed = Der geheime Startwert war: { $seed }
terminal-record-kept = Das Spielprotokoll: { $file }

## What can be asked for at the table, with other words for it

terminal-say-help = hilfe
terminal-say-why = warum
terminal-say-rule = regel, regeln
terminal-say-hint = tipp, hinweis
terminal-say-log = verlauf, protokoll
terminal-say-table = tisch, brett
terminal-say-played = gespielt
terminal-say-agreed = vereinbart, optionen
terminal-say-setup = aufstellen
terminal-say-undo = zurück
terminal-say-save = speichern
terminal-say-quit = ende, schluss

## The table of El Viejo Imperio

terminal-round = Runde { $round } von 11
terminal-game-of = Partie { $game } von { $games }
terminal-black-swords = Schwarze Schwerter: { $person } zieht beim zweiten Symbol mit der besten Karte gleich.
terminal-red-swords = Rote Schwerter: { $person } verliert, wenn das zweite Symbol entscheidet.
terminal-red-swords-always = Rote Schwerter: { $person } verliert immer.
terminal-events-won =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
terminal-cards-held =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
terminal-pile =
    { $n ->
        [one] { $n } Karte im Herrscherstapel
       *[other] { $n } Karten im Herrscherstapel
    }
terminal-third-hand =
    { $n ->
        [one] dritte Hand: { $n } Ereignis beiseitegelegt
       *[other] dritte Hand: { $n } Ereignisse beiseitegelegt
    }
terminal-throne = Dritte Hand
terminal-face-down = verdeckt
terminal-on-the-table = Auf dem Tisch, in Spielreihenfolge:
terminal-your-hand = Deine Hand. In Klammern: was jede Karte bei den drei Symbolen zählt. Die Nummer spielt sie:
terminal-hand = Deine Hand. In Klammern: was jede Karte bei den drei Symbolen zählt.
terminal-crowns =
    { $n ->
        [one] { $n } Krone
       *[other] { $n } Kronen
    }
terminal-years =
    { $n ->
        [one] { $n } Jahr
       *[other] { $n } Jahre
    }
terminal-elector = Kurfürst { $number }
terminal-none-yet = noch nichts
terminal-played-cards = Karten früherer Runden
terminal-declared-cards = Angesagte Kurfürstenkarten

## The table of Grecia

terminal-map-lands = Weitere Gebiete
terminal-map-islands = Kleine Inseln
terminal-map-seas = Meere
terminal-neutral = neutral
terminal-fortress = Festung von { $name }
terminal-hero = Held { $name }
terminal-hero-incognito = Held { $name } (inkognito)
terminal-a-fortress = Festung
terminal-round-of = Runde { $round } von { $rounds }
terminal-your-tactics = Deine Taktikkarten: { $cards }
terminal-senate-discards = Abgelegte Senatskarten
terminal-tactics-discards = Abgelegte Taktikkarten
terminal-last-battle-cards = Zuletzt genutzte Schlachtkarten
terminal-die = Würfel { $n }
terminal-left-to-place =
    { $n ->
        [one] noch { $n } zu setzen
       *[other] noch { $n } zu setzen
    }
terminal-no-action = frei: kostet keine Aktion

## The table of Napoleón

terminal-legend = ⚑ Fahne   ⌂ kleine Stadt   ⌂⌂ große Stadt   ▲ über Gebirge   ≈ Meer
terminal-setting-up = Spielvorbereitung
terminal-minor-states = Kleinstaaten
terminal-nobody = niemand
terminal-head-player = Spieler
terminal-head-empires = Reiche
terminal-head-colour = Farbe
terminal-head-points = Punkte
terminal-head-tactics = Taktik
terminal-head-flags = Fahnen
terminal-head-zones = Zonen
terminal-head-supply = Versorgung
terminal-head-route = Handelsroute (✓ bringt ein)
terminal-head-battle-cards = Schlachtkarten
terminal-out = ausgeschieden
terminal-truce = Waffenruhe mit { $names }
terminal-defence-bonus = +{ $n } in der Verteidigung
terminal-combat = Kampf: { $from } → { $to }
terminal-attacker = Angreifer
terminal-defender = Verteidiger
terminal-battle-card-down = Schlachtkarte verdeckt
terminal-battle-card = Schlachtkarte { $card }: { $value }
terminal-chance-card = Zufallskarte { $card }: { $value }
terminal-politics-read = Verlesene Politikkarten
terminal-army-read = Verlesene Heereskarten
terminal-chance-aside = Beiseitegelegte Zufallskarten

## Lists and figures

terminal-players = Für { $players } Spieler
terminal-edition = Ausgabe { $name } ({ $hash })
terminal-default = (Standard)
terminal-example = Beispiel: { $text }
terminal-games = Partien
terminal-by-seat = Platz
terminal-by-bot = Bot
terminal-by-side = Seite
terminal-wins = Siege
terminal-against = Gegen
terminal-fair-share = × fairer Anteil
terminal-score = Punkte
terminal-speed = { $games } Partien in { $seconds } s: { $games-per-second } Partien/s, { $choices-per-second } Entscheidungen/s. Die Spannen sind 95-%-Intervalle.
terminal-proved =
    { $words ->
        [one] bewiesen: { $words } Wort gültig, aller Zufall folgt aus dem Startwert, das Ergebnis stimmt.
       *[other] bewiesen: { $words } Wörter gültig, aller Zufall folgt aus dem Startwert, das Ergebnis stimmt.
    }
terminal-proved-so-far =
    { $words ->
        [one] bis hierher bewiesen: { $words } Wort gültig, aller Zufall folgt aus dem Startwert; die Partie ist nicht zu Ende.
       *[other] bis hierher bewiesen: { $words } Wörter gültig, aller Zufall folgt aus dem Startwert; die Partie ist nicht zu Ende.
    }
terminal-legal-not-proved =
    { $words ->
        [one] { $words } Wort gültig; der Zufall lässt sich erst beweisen, wenn der Startwert offenliegt.
       *[other] { $words } Wörter gültig; der Zufall lässt sich erst beweisen, wenn der Startwert offenliegt.
    }
terminal-verified = { $proved } bewiesen, { $failed } fehlgeschlagen
terminal-tournament-proved =
    { $rounds ->
        [one] bewiesen: eine Runde, ausgelost, wie es der Startwert ergibt. { $first }
       *[other] bewiesen: { $rounds } Runden, jede ausgelost, wie es der Startwert ergibt. { $first }
    }
terminal-tournament-not-over = Das Turnier ist nicht vorbei: Seine Runden lassen sich beweisen, wenn der Startwert bekannt ist.
terminal-tournament-none = Die Datei enthält kein Turnier oder kein ganzes.
terminal-tournament-broken = Das Journal ist nicht das eines Turniers: { $why }.
terminal-tournament-other-seed = Das ist nicht der Startwert, der vor dem Beginn festgelegt wurde.
terminal-tournament-arranged = Runde { $round } ist nicht so ausgelost, wie es der Startwert ergibt.
terminal-tournament-not-played-out = Es wurde geschlossen, als wäre alles gespielt, und das war es nicht.
terminal-verified-names = Die Namen sind die der Spielprotokolle: Nichts beweist, wer gespielt hat.
terminal-data-sound = { $game }: Ausgabe { $name } ist in Ordnung ({ $hash })
terminal-edition-newest = Ausgabe { $number } ({ $name }): mit ihr werden neue Partien gespielt
terminal-edition-older = Ausgabe { $number } ({ $name })
terminal-edition-hash = nach Lesart { $level } der Regeln: { $hash }
terminal-ruling = Lesart { $level } der Regeln
terminal-edition-added = { $game }: Eine neue Ausgabe ist im Archiv.
terminal-edition-renewed = { $game }: Die neueste Ausgabe im Archiv ist auf dem neuen Stand.
terminal-edition-kept = { $game }: Diese Ausgabe ist schon im Archiv.
terminal-edition-untold = diese Ausgabe von { $game } spielt sich anders als alle vor ihr: mit --es, --en, --nl und --de ist zu sagen, was sich geändert hat
terminal-edition-is-older = dies ist eine ältere Ausgabe von { $game }; was erschienen ist, bleibt, wie es ist

## Einen Server betreiben

terminal-stopping = Wird beendet: Begonnenes wird noch geschrieben, Spieler werden gebeten wiederzukommen. Noch einmal Strg-C beendet sofort.
terminal-stage-lobby = offen
terminal-stage-running = läuft
terminal-stage-over = beendet
terminal-mended = Die Partie { $id } geht ab Eintrag { $entry } weiter, nach { $plies } Wörtern. Was später kam, bleibt in ihrem Journal.
terminal-stuck-game = Eintrag { $entry } von { $entries } lässt sich nicht nachvollziehen, nach { $plies } Wörtern. { $why }
terminal-games-stuck =
    { $n ->
        [0] Keine Partie steckt fest.
        [one] Eine Partie steckt fest.
       *[other] { $n } Partien stecken fest.
    }
terminal-pack-added = { $game }: Mit { $name } können jetzt Tische eröffnet werden ({ $hash }).
terminal-pack-retired =
    { $n ->
        [one] Mit diesem Datenpaket werden keine neuen Tische eröffnet.
       *[other] Mit diesen { $n } Datenpaketen werden keine neuen Tische eröffnet.
    }
terminal-pack-offered =
    { $n ->
        [one] Mit diesem Datenpaket können wieder Tische eröffnet werden.
       *[other] Mit diesen { $n } Datenpaketen können wieder Tische eröffnet werden.
    }
terminal-retired = zurückgezogen
terminal-not-stuck = diese Partie steckt nicht fest: Ihr Journal lässt sich bis zum Ende nachvollziehen
terminal-nothing-good = nichts von dieser Partie lässt sich nachvollziehen, also gibt es nichts, wohin sie zurückkönnte; die Ausgabe hinzufügen oder das Programm erneuern
terminal-game-changed = jemand anders hat die Partie inzwischen verändert; noch einmal versuchen
terminal-pack-released = diese Ausgabe kommt mit dem Programm; jeder Tisch findet sie
terminal-no-such-pack = es gibt kein Datenpaket, dessen Hash mit „{ $hash }“ beginnt
terminal-games-kept =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
terminal-exported = Geschrieben nach { $file }
terminal-delete-ask = Die Partie { $id } ({ $game }, { $stage }: { $names }) mit Spielprotokoll, Chat und Einladungen löschen? Das lässt sich nicht rückgängig machen. Tippe „ja“:
terminal-delete-yes = ja
terminal-deleted = Die Partie { $id } ist gelöscht.
terminal-not-deleted = Nichts wurde gelöscht.
terminal-pruned = Vergessen: Gäste { $guests }, abgelaufene Sitzungen { $sessions }.
terminal-backed-up = Die Datenbank ist gesichert in { $file }
terminal-restore-from = Die Sicherung ist vom { $when } (UTC).
terminal-restore-unknown = Die jetzige Datenbank ist nicht lesbar; was sonst noch fehlt, weiß daher niemand.
terminal-restore-games =
    { $n ->
        [one] In der Sicherung fehlt 1 Partie:
       *[other] In der Sicherung fehlen { $n } Partien:
    }
terminal-restore-behind =
    { $n ->
        [one] Von 1 Partie hat die Sicherung einen früheren Stand; so viele Einträge gingen verloren:
       *[other] Von { $n } Partien hat die Sicherung einen früheren Stand; so viele Einträge gingen verloren:
    }
terminal-restore-logins =
    { $n ->
        [one] In der Sicherung fehlt 1 Benutzername:
       *[other] In der Sicherung fehlen { $n } Benutzernamen:
    }
terminal-restore-nothing = In der Sicherung fehlt nichts.
terminal-restore-ask = { $file } an die Stelle der Datenbank setzen? Tippe „ja“:
terminal-not-restored = Nichts wurde verändert.
terminal-restored = Die Datenbank ist wiederhergestellt aus { $file }
terminal-restore-kept = Was dort stand, liegt nun in { $file }
terminal-revoked =
    { $n ->
        [one] { $n } Sitzung von { $name } ist beendet.
       *[other] { $n } Sitzungen von { $name } sind beendet.
    }
terminal-recounted = Neu gezählt: beendete Partien { $games }, gewertete { $rated }.
terminal-recounted-without =
    { $n ->
        [one] { $n } Partie lässt sich nicht bis zum Ende verfolgen und zählt nicht: siehe `imperios admin mend`.
       *[other] { $n } Partien lassen sich nicht bis zum Ende verfolgen und zählen nicht: siehe `imperios admin mend`.
    }

## What goes wrong

terminal-bad-data = Die Daten sind nicht brauchbar: { $errors }
terminal-no-folder = Diesen Ordner gibt es nicht.
terminal-no-pack = In diesem Ordner liegen keine Dateien eines Spiels.
terminal-unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt { $known }.
terminal-no-such-ply = Das Spielprotokoll hat { $words } Wörter; ein Wort { $ply } gibt es nicht.
terminal-no-such-seat = Die Plätze dieser Partie sind 1 bis { $seats }.
terminal-no-such-rule = Das Regelheft von { $game } hat keine Regel „{ $id }“.
terminal-no-rulebook = { $game } hat kein Regelheft.
terminal-nothing-judged = Bei { $game } beurteilen Bots keine Stellungen: Sie spielen in Gedanken immer bis zum Ende.
terminal-other-selfplay = enthält schon etwas anderes (andere Tische, Bots, Startwert oder Ausgabe): Wähle mit --out eine andere Datei.
terminal-not-empty = Der Ordner ist nicht leer; Spielprotokolle kommen in einen neuen, damit keins verloren geht.
terminal-no-seed = Das Spielprotokoll verrät seinen Startwert nicht; die Partie lässt sich zeigen, aber nicht fortsetzen.
terminal-still-running = Die Partie dieses Spielprotokolls ist nicht zu Ende. Von ihren Momenten spielt niemand anderswo weiter; mit „play SPIEL --load“ geht die Partie selbst weiter.
terminal-other-game = Hier geht es um { $game }, nicht um das genannte Spiel.
terminal-file-missing = Diese Datei gibt es nicht.
terminal-file-is-folder = Das ist ein Ordner, keine Datei.
terminal-file-forbidden = Die Datei darf nicht gelesen oder geschrieben werden.
terminal-file-not-text = Die Datei ist kein Text in UTF-8.
terminal-file-too-large = Die Datei ist zu groß.
terminal-file-exists = Eine Datei dieses Namens gibt es schon; wähle einen anderen.
terminal-bad-setting = { $file }, Zeile { $line }: { $problem }
terminal-no-data-folder = Nirgends steht, wo Partien aufbewahrt werden sollen: Nenne mit --data einen Ordner.
terminal-other-database = Die Datenbank ist PostgreSQL, als postgres://BENUTZER:PASSWORT@RECHNER:PORT/NAME, oder der Pfad einer SQLite-Datei; eine andere Art gibt es nicht.
terminal-bad-metrics-token = Ein Schlüssel für die Messwerte hat mindestens 16 sichtbare ASCII-Zeichen und keine Leerzeichen.
terminal-bad-mail-server = Der Mailserver ist smtp://HOST oder smtps://HOST, vielleicht mit einem Benutzer davor und einem Port dahinter: smtps://anna@mail.example.org:465. Sein Passwort gehört in IMPERIOS_MAIL_PASSWORD oder in eine Datei.
terminal-bad-mail-from = E-Mails kommen von einer Adresse wie imperios@example.org (mail.from).
terminal-mail-without-public-url = E-Mails brauchen public_url: Dorthin führen ihre Links.
terminal-mail-half-signed-in = Ein Benutzer des Mailservers braucht ein Passwort (IMPERIOS_MAIL_PASSWORD oder eine Datei), und ein Passwort einen Benutzer (smtps://BENUTZER@HOST).
terminal-port-taken = Port { $port } von { $host } ist von einem anderen Programm belegt; wähle mit --port einen anderen, oder 0 für irgendeinen freien.
terminal-port-forbidden = Dieser Benutzer darf nicht auf Port { $port } von { $host } horchen; wähle mit --port einen über 1023.
terminal-address-not-here = { $host } ist keine Adresse dieses Rechners; wähle mit --host eine andere.
terminal-no-such-game = Eine Partie { $id } gibt es nicht.
terminal-no-such-person = Es gibt niemanden mit der Kennung oder dem Benutzernamen „{ $who }“.
terminal-not-started = Die Partie hat nicht begonnen, also gibt es noch kein Spielprotokoll; ohne --with-seed wird geschrieben, was von ihr bekannt ist.
terminal-broken-game = Die Partie lässt sich nicht lesen: { $problem }

## Drucken

terminal-print-file =
    { $file }: { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }
terminal-print-how = Drucke mit 100 %. Karten und Plättchen: beidseitig, an der langen Kante gewendet. Das Regelheft: an der kurzen Kante gewendet, in der Mitte gefaltet.
terminal-print-no-browser = Hier ist weder Chromium noch Chrome zum Drucken; CHROMIUM kann eines nennen. Oder starte `imperios serve` und drucke { $page } aus einem Browser.
terminal-print-browser = dieser Browser konnte die Seite nicht drucken
terminal-print-no-part = Dieses Spiel hat keinen solchen Teil zum Drucken: { $part }.
terminal-print-pack = Ein Datenpaket lässt sich nicht drucken, nur die Spiele, wie sie mit dem Programm kommen.
