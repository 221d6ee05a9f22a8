# Aufzeichnungen: die Liste, die Bedienung und das Siegel.

## Die Liste

web-replay-list-title = Aufzeichnungen
web-replay-finished = Beendete Partien
web-replay-none = Du hast noch keine Partie beendet.
web-replay-none-help = Sobald eine zu Ende ist, kannst du sie hier Schritt für Schritt ansehen, mit den Augen jedes Spielers.
web-replay-import = Ein Spielprotokoll importieren
web-replay-import-help = Zieh die Datei einer Partie hierher oder wähle sie. Der Server prüft jede Entscheidung.
web-replay-import-choose = Datei wählen
web-replay-import-checking = { $file } wird geprüft …
web-replay-import-failed = { $file } kann nicht gezeigt werden
web-replay-watch = Ansehen

## Die Aufzeichnung

web-replay-title = Aufzeichnung
web-replay-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
web-replay-running = Laufende Partie
web-replay-not-begun-title = Noch nicht begonnen
web-replay-not-begun = Sobald die Partie beginnt, lässt sie sich hier Schritt für Schritt ansehen.
web-replay-to-table = Zum Tisch
web-replay-go-on = Von hier weiterspielen
web-replay-go-on-with = Weiterspielen mit
web-replay-came-from = Die Partie, aus der sie stammt
web-replay-step = Schritt { $ply } von { $plies }
web-replay-controls = Bedienung
web-replay-previous-mark = Voriger Moment
web-replay-back = Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-forward = Schritt vor
web-replay-next-mark = Nächster Moment
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-eyes = Blick von
web-replay-eyes-all = Zuschauer
web-replay-round = Runde { $round }
web-replay-jump = Springen zu
web-replay-jump-rounds = Runden
web-replay-jump-turns = Züge
web-replay-jump-combats = Kämpfe
web-replay-jump-tricks = Gewonnene Stiche
web-replay-start = Anfang
web-replay-edit-position = Diese Stellung bearbeiten
web-replay-share = Teilen
web-replay-shared = Link kopiert
web-replay-export = Spielprotokoll herunterladen
web-replay-keys = Pfeile: Schritt · Pos1 und Ende · Leertaste: Abspielen
web-replay-log = Was geschah
web-replay-board = Spielplan
web-replay-standing = Stand

## Die Analyse

web-replay-tabs = Was zu sehen ist
web-replay-tab-game = Partie
web-replay-tab-analysis = Analyse
web-replay-analysis = Analyse der Partie
web-replay-analysis-help = Wer wann vorn lag, welche Entscheidungen am meisten kosteten und was der Zufall gab und nahm, nach dem, was alle jeweils wussten. Es dauert höchstens eine Minute.
web-replay-analyse = Die Partie analysieren
web-replay-analysing = Die Partie wird analysiert …
web-replay-analysis-stop = Anhalten
web-replay-chances = Siegchancen
web-replay-decisions = Die teuersten Entscheidungen
web-replay-decisions-help = In Punkten der Siegchance.
web-replay-no-decisions = Keine Entscheidung war eindeutig schlechter als eine andere.
web-replay-decisions-sought = Sie werden gesucht, sobald alles einmal betrachtet ist.
web-replay-better = Besser:
web-replay-luck = Glücksbilanz
web-replay-luck-help = Was der Zufall allen gab oder nahm, in Punkten der Siegchance.
web-replay-battles = Gewonnene Kämpfe
web-replay-battles-help = Hohl: erwartet; gefüllt: eingetreten.

## Das Siegel

web-replay-seal = Siegel des ehrlichen Spiels
web-replay-seal-proved = Bewiesen
web-replay-seal-broken = Siegel gebrochen
web-replay-seal-checking = Wird geprüft …
web-replay-seal-proved-text = Alle { $plies } Schritte sind regelgerecht, aller Zufall folgt aus dem Startwert, und das Ergebnis stimmt.
web-replay-seal-brought = Bewiesen sind Züge und Zufall, nicht wer gespielt hat: Die Namen sind die des Spielprotokolls.
web-replay-seal-commitment = Vor Beginn gezeigter Hash (SHA-256)
web-replay-seal-seed = Startwert
web-replay-seal-words = Worte der Spieler
web-replay-seal-no-words = Niemand hat Worte hinzugefügt.
web-replay-seal-check = Prüfe es selbst
web-replay-copy = Kopieren
web-replay-copied = Kopiert
