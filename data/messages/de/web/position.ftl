# Setting up a position: tools, verdict, what can be done with it.

web-position-title = Eine Stellung aufbauen
web-position-seat = Spieler { $seat }
web-position-tabs = Was bearbeitet wird
web-position-tab-pieces = Figuren
web-position-tab-cards = Karten
web-position-tab-game = Partie
web-position-tab-odds = Angriffe
web-position-tab-use = Nutzen
web-position-undo = Rückgängig
web-position-redo = Wiederholen
web-position-undone = Rückgängig gemacht.
web-position-redone = Wiederholt.

## Pieces

web-position-pieces = Figuren
web-position-sides = Seite
web-position-pieces-of = Figuren: { $side }
web-position-piece-of = { $piece } ({ $side })
web-position-neutral = Neutrale
web-position-look = Ansehen
web-position-erase = Entfernen
web-position-look-help = Wähle eine Figur und tippe auf die Karte, um sie aufzustellen, oder tippe auf eine Zone, um zu sehen, was dort steht.
web-position-put-help = { $piece }: Tippe auf die Zonen, die du besetzen willst.
web-position-erase-help = Tippe auf eine Zone: Jedes Tippen entfernt eine Figur.
web-position-put = { $piece } in { $zone }.
web-position-taken = { $piece } ist aus { $zone } entfernt.
web-position-nothing-there = { $zone } ist schon leer.
web-position-not-there = { $piece } kann nicht in { $zone } stehen.
web-position-empty = Hier steht nichts.
web-position-clear = Leeren
web-position-cleared = { $zone } ist jetzt leer.
web-position-add = Hinzufügen
web-position-add-choose = Wählen …
web-position-add-what = Hinzufügen in { $zone }
web-position-fewer = Weniger: { $what }
web-position-more = Mehr: { $what }
web-position-drop = Entfernen: { $what }

## The verdict

web-position-verdict = Prüfung
web-position-checking = Die Stellung wird geprüft …
web-position-sound = Diese Stellung ist spielbar.
web-position-to-move = Am Zug: { $who }.
web-position-chance = Der Zufall entscheidet.
web-position-over = Die Partie ist zu Ende.
web-position-faulty =
    { $count ->
        [one] { $count } Sache zu berichtigen
       *[other] { $count } Sachen zu berichtigen
    }
web-position-options-refused = Mit diesen Optionen gibt es keine Partie: Wähle andere unter „Beginnen mit …“.

## The game

web-position-turn = Zug
web-position-aside = Beiseite
web-position-underway = In dieser Stellung ist etwas im Gange: eine Aktion, eine Karte oder ein Kampf.
web-position-settle = Zurück zu den Aktionen des Zuges
web-position-round = Runde
web-position-whose-turn = Am Zug
web-position-start = Beginnt die Runden
web-position-turns = Begonnene Züge
web-position-actions = Verbleibende Aktionen
web-position-attacks = Angriffe in diesem Zug
web-position-supply = Versorgung
web-position-grecia-tactics = Taktikkarten
web-position-battle = Schlachtkarten
web-position-grecia-senate = Senatskarten
web-position-eliminated = Ausgeschieden im Zug (0: noch im Spiel)
web-position-none = Keine
web-position-napoleon-empires = Reiche
web-position-napoleon-route = Handelsroute
web-position-napoleon-attack-bonus = Bonus auf den Angriff dieses Zuges
web-position-napoleon-defence-bonus = Bonus in der Verteidigung
web-position-napoleon-chance-aside = Beiseitegelegte Zufallskarten
web-position-napoleon-politics = Verlesene Politikkarten
web-position-napoleon-army = Verlesene Heereskarten
web-position-napoleon-routes-aside = Beiseitegelegte Routen
web-position-grecia-reserve = Helden, die noch aufgestellt werden
web-position-grecia-discards = Abgelegte Taktikkarten
web-position-grecia-senate-discards = Abgelegte Senatskarten
web-position-altes-reich-cards = Herrscherkarten
web-position-altes-reich-heaps = Wo sie liegen
web-position-altes-reich-table = Auf dem Tisch
web-position-altes-reich-in-pile = Stapel
web-position-altes-reich-help = Tippe auf die Karten, die hier liegen sollen: { $heap }. Noch ein Tippen legt sie in den Stapel zurück.
web-position-altes-reich-find = Einen Herrscher suchen
web-position-altes-reich-here = Nur die hier
web-position-altes-reich-moved = { $card }: { $heap }.
web-position-altes-reich-round = Die Runde
web-position-altes-reich-start = Spielt zuerst
web-position-altes-reich-event = Ereignis
web-position-altes-reich-symbols = Reihenfolge der Symbole
web-position-altes-reich-pile = Karten im Stapel
web-position-altes-reich-past = Frühere Runden
web-position-altes-reich-won = Gewann Runde { $round }

## The odds

web-position-odds-faulty = Sobald die Stellung spielbar ist, stehen hier die Chancen jedes Angriffs.
web-position-odds-none = Wer am Zug ist, kann nicht angreifen.
web-position-odds-help = Mit den stärksten Einheiten, die angreifen können, und wenn der Gegner irgendeine seiner Schlachtkarten spielt.
web-position-odds-target = Ziel
web-position-odds-from = Von
web-position-odds-strength = Stärke
web-position-odds-win = Sieg

## What can be done with it

web-position-play-bots = Gegen Bots spielen
web-position-open-table = Einen Tisch eröffnen
web-position-what-if = An diesem Tisch spielt ihr, was hätte sein können: Er zählt nie für die Wertung.
web-position-mend-first = Berichtige erst die Stellung, dann kannst du sie spielen.
web-position-share = Den Link teilen
web-position-shared = Link kopiert: Er enthält die ganze Stellung.
web-position-share-by-hand = Dieser Link enthält die ganze Stellung:
web-position-link = Link zur Stellung
web-position-case = Als Konformitätsfall speichern (TOML)
web-position-case-name = Was er zeigt, in einem Satz
web-position-case-untitled = Eine Stellung
web-position-case-rules = Regeln, die er belegt
web-position-case-text = Text des Falls
web-position-case-help = Ergänze die gespielten Wörter und was folgen muss; „imperios referee“ prüft es.
web-position-case-save = Datei speichern
web-position-pack = Als eigenes Szenario exportieren
web-position-pack-help = Das Szenario wird zu einem Datenpaket: die ganze Ausgabe mit dieser Ausgangsstellung, in einer ZIP-Datei.
web-position-pack-name = Name des Szenarios
web-position-pack-about = Worum es geht, in einem Satz
web-position-pack-save = Paket speichern
web-position-pack-saved = Gespeichert. Entpacke es und spiele damit im Terminal:
web-position-pack-server = Wer einen Server betreibt, bietet es an neuen Tischen an mit:

## Another beginning

web-position-start-from = Beginnen mit …
web-position-start-anew = Mit aufgestellten Figuren beginnen
web-position-start-keep = Nur die Optionen ändern
