## At the table

terminal-how-to-ask = Tippe eine Nummer oder ein Wort, um zu wählen, ? für Hilfe, quit zum Gehen.
terminal-is-kept = Die Partie wird nach jeder Wahl gespeichert: Wenn du das Fenster schließt, geht nichts verloren.
terminal-not-kept = Auf diesem Rechner lässt sich die Partie nicht von selbst speichern; nimm „save DATEI“, bevor du gehst.
terminal-commitment = Aller Zufall folgt aus einem geheimen Startwert. Sein SHA-256, vor dem Austeilen festgelegt: { $hash }
terminal-player = Spieler { $number }
terminal-you = ← du
terminal-hand-over = { $name } ist dran. Gib die Tastatur weiter und drücke dann die Eingabetaste.
terminal-not-understood = Das steht nicht zur Wahl. Tippe eine Nummer aus der Liste, oder ? für Hilfe.
terminal-help =
    Eine Nummer oder ihr Wort trifft diese Wahl: „1“ oder „{ $word }“.
      why WORT     warum etwas nicht zur Wahl steht: „why { $word }“
      hint         die besten Züge mit Gründen, nach dem, was du wissen kannst
      rule ID      eine Regel aus dem Regelheft: „rule { $rule }“
      table        den ganzen Tisch zeigen         log    alles, was geschehen ist
      undo         deine letzte Wahl zurücknehmen, solange niemand dadurch etwas erfahren hat
      save DATEI   die Partie in eine Datei schreiben   quit   gehen; die Partie bleibt erhalten
terminal-why-what = Warum was? Nenne eine Wahl: „why { $word }“.
terminal-why-legal = Doch: „{ $word }“ ist jetzt erlaubt.
terminal-save-where = Wohin? Nenne eine Datei: „save meine-partie.txt“.
terminal-save-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
terminal-saved = Gespeichert. Später weiterspielen: imperios play { $game } --load { $file }
terminal-left = Die Partie ist gespeichert. Weiterspielen: imperios play { $game } --load { $file }
terminal-result = Ergebnis
terminal-place = { $place }. { $name }: { $score }
terminal-seed = Der geheime Startwert war: { $seed }
terminal-record-kept = Das Spielprotokoll: { $file }

## The table of El Viejo Imperio

terminal-round = Runde { $round } von 11
terminal-game-of = Partie { $game } von { $games }
terminal-black-swords = Schwarze Schwerter: { $person } zieht beim zweiten Symbol mit der besten Karte gleich.
terminal-red-swords = Rote Schwerter: { $person } verliert, wenn das zweite Symbol entscheidet.
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

## The table of Grecia

terminal-map-lands = Weitere Gebiete
terminal-map-islands = Kleine Inseln
terminal-map-seas = Meere
terminal-neutral = neutral
terminal-fortress = Festung von { $name }
terminal-hero = Held { $name }
terminal-hero-incognito = Held { $name } (inkognito)
terminal-round-of = Runde { $round } von { $rounds }
terminal-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
terminal-supply =
    { $n ->
        [one] { $n } Versorgungsmarker
       *[other] { $n } Versorgungsmarker
    }
terminal-tactics =
    { $n ->
        [one] { $n } Taktikkarte
       *[other] { $n } Taktikkarten
    }
terminal-battle-cards = Schlachtkarten { $values }
terminal-your-tactics = Deine Taktikkarten: { $cards }

## The table of Napoleón

terminal-legend = ⚑ Fahne   ⌂ kleine Stadt   ⌂⌂ große Stadt   ▲ über Gebirge   ≈ Meer
terminal-setting-up = Spielvorbereitung
terminal-minor-states = Kleinstaaten
terminal-nobody = niemand
terminal-head-player = Spieler
terminal-head-empires = Reiche
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
terminal-battle-card = Schlachtkarte { $card }: { $value }
terminal-chance-card = Zufallskarte { $card }: { $value }

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
terminal-data-sound = { $game }: Ausgabe { $name } ist in Ordnung ({ $hash })

## Einen Server betreiben

terminal-stopping = Wird beendet: Begonnenes wird noch geschrieben, Spieler werden gebeten wiederzukommen. Noch einmal Strg-C beendet sofort.
terminal-stage-lobby = offen
terminal-stage-running = läuft
terminal-stage-over = beendet
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
terminal-revoked =
    { $n ->
        [one] { $n } Sitzung von { $name } ist beendet.
       *[other] { $n } Sitzungen von { $name } sind beendet.
    }

## What goes wrong

terminal-bad-data = Die Daten sind nicht brauchbar: { $errors }
terminal-no-folder = Diesen Ordner gibt es nicht.
terminal-no-pack = In diesem Ordner liegen keine Dateien eines Spiels.
terminal-unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt { $known }.
terminal-no-such-ply = Das Spielprotokoll hat { $words } Wörter; ein Wort { $ply } gibt es nicht.
terminal-no-such-seat = Die Plätze dieser Partie sind 1 bis { $seats }.
terminal-no-such-rule = Das Regelheft von { $game } hat keine Regel „{ $id }“.
terminal-not-empty = Der Ordner ist nicht leer; Spielprotokolle kommen in einen neuen, damit keins verloren geht.
terminal-no-seed = Das Spielprotokoll verrät seinen Startwert nicht; die Partie lässt sich zeigen, aber nicht fortsetzen.
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
terminal-port-taken = Port { $port } von { $host } ist von einem anderen Programm belegt; wähle mit --port einen anderen, oder 0 für irgendeinen freien.
terminal-port-forbidden = Dieser Benutzer darf nicht auf Port { $port } von { $host } horchen; wähle mit --port einen über 1023.
terminal-address-not-here = { $host } ist keine Adresse dieses Rechners; wähle mit --host eine andere.
terminal-no-such-game = Eine Partie { $id } gibt es nicht.
terminal-no-such-person = Es gibt niemanden mit der Kennung oder dem Benutzernamen „{ $who }“.
terminal-not-started = Die Partie hat nicht begonnen, also gibt es noch kein Spielprotokoll; ohne --with-seed wird geschrieben, was von ihr bekannt ist.
terminal-broken-game = Die Partie lässt sich nicht lesen: { $problem }

## Die Bots, der schwächste zuerst

bot-emperor = Kaiser
bot-knight = Ritter
bot-marshal = Marschall
bot-page = Page
bot-squire = Knappe
