# Turniere: die Liste, ein neues, eines davon.

web-tournaments-title = Turniere
web-tournaments-lead = Wer ein Konto hat, kann eines ausschreiben: für Menschen, für Bots des Hauses oder für beide. Alle Lose folgen aus einem Startwert, der vor dem Beginn festgelegt und am Ende verraten wird.
web-tournaments-none = Noch gibt es keine Turniere.
web-tournaments-new = Turnier ausschreiben
web-tournaments-account = Um teilzunehmen oder eines auszuschreiben, brauchst du ein Konto.
web-tournaments-all = Alle Turniere
web-tournaments-stage-open = Anmeldung offen
web-tournaments-stage-running = wird gespielt
web-tournaments-stage-over = vorbei
web-tournaments-yours = du nimmst teil
web-tournaments-entrants =
    { $count ->
        [one] eine Teilnahme
       *[other] { $count } nehmen teil
    }
web-tournaments-round = Runde { $round }
web-tournaments-round-of = Runde { $round } von { $rounds }
web-tournaments-first-running = vorn: { $name }
web-tournaments-first-over = gewonnen von { $name }
web-tournaments-organiser = ausgerichtet von { $name }
web-tournaments-system-swiss =
    { $rounds ->
        [one] Schweizer System, eine Runde
       *[other] Schweizer System, { $rounds } Runden
    }
web-tournaments-system-round-robin =
    { $laps ->
        [1] alle gegen alle
       *[other] alle zweimal gegen alle
    }
web-tournaments-system-knock-out = K.-o.-System
web-tournaments-seats =
    { $seats ->
        [2] Zweiertische
       *[other] Tische zu { $seats }
    }

## A new one

web-tournaments-name = Name
web-tournaments-game = Spiel
web-tournaments-at-table = Spieler an einem Tisch
web-tournaments-system = Wer gegen wen
web-tournaments-choice-swiss = Schweizer System
web-tournaments-choice-swiss-help = In jeder Runde treffen sich, die gleich stehen, niemand zweimal, wenn es zu vermeiden ist; Plätze und Seiten reihum.
web-tournaments-choice-round-robin = Jeder gegen jeden
web-tournaments-choice-round-robin-help = Alle gegen alle. An größeren Tischen dauert das so viele Runden, wie es eben braucht.
web-tournaments-choice-knock-out = K.-o.-System
web-tournaments-choice-knock-out-help = Die bessere Hälfte jedes Tisches spielt weiter, in jeder Runde neu gelost, bis ein Tisch übrig ist.
web-tournaments-rounds = Runden
web-tournaments-laps = Wie oft
web-tournaments-laps-1 = einmal
web-tournaments-laps-2 = zweimal
web-tournaments-late = Späte Anmeldung
web-tournaments-late-never = niemand kommt später
web-tournaments-late-until =
    { $round ->
        [1] bis die zweite Runde ausgelost ist
       *[other] bis nach der Auslosung von Runde { $round }
    }
web-tournaments-who = Wer spielt
web-tournaments-who-people = Menschen, und Bots, wenn du welche dazunimmst
web-tournaments-who-bots = nur Bots
web-tournaments-bots = Bots des Hauses
web-tournaments-bot-level = Stufe
web-tournaments-bot-count = Wie viele
web-tournaments-bots-add = Bots dazunehmen
web-tournaments-bots-remove = Wegnehmen
web-tournaments-next = Die nächste Runde
web-tournaments-next-automatic = folgt von selbst
web-tournaments-next-manual = wenn ich es sage
web-tournaments-pause = Minuten Pause zwischen den Runden
web-tournaments-announce = Ausschreiben
web-tournaments-announce-help = Noch spielt niemand: Du beginnst, wenn alle angemeldet sind.

## One of them

web-tournaments-enter = Teilnehmen
web-tournaments-return = Wieder teilnehmen
web-tournaments-leave = Zurückziehen
web-tournaments-leave-sure = Dich aus dem Turnier zurückziehen? Eine begonnene Partie geht weiter.
web-tournaments-go-play = Zu deinem Tisch
web-tournaments-standings = Stand
web-tournaments-pairings = Auslosung
web-tournaments-entered = Angemeldet
web-tournaments-nobody = Noch hat sich niemand angemeldet.
web-tournaments-place = Platz
web-tournaments-player = Spieler
web-tournaments-points = Punkte
web-tournaments-played = Partien
web-tournaments-you = du
web-tournaments-left-wish = zurückgezogen
web-tournaments-left-absent = nicht erschienen
web-tournaments-left-removed = ausgeschlossen
web-tournaments-tie-lead = Stehen zwei gleich, entscheidet der Reihe nach:
web-tournaments-tie-reached = die erreichte Runde und der Platz darin
web-tournaments-tie-points = die Punkte
web-tournaments-tie-direct = die Partien gegeneinander
web-tournaments-tie-opponents = die Punkte der Gegner im Durchschnitt
web-tournaments-tie-wins = gewonnene Tische
web-tournaments-tie-lot = das Los
web-tournaments-scoring = Einen Tisch zu gewinnen zählt 1, Letzter zu werden 0, alle dazwischen liegen in gleichen Abständen; wer einen Platz teilt, teilt die Punkte. Ein Freilos zählt { $bye }.
web-tournaments-table = Tisch { $table }
web-tournaments-bye = Freilos
web-tournaments-board-opening = wird aufgebaut
web-tournaments-board-awaits = wartet auf { $names }
web-tournaments-board-plays = wird gespielt, { $ago }
web-tournaments-board-over = vorbei
web-tournaments-board-ruled = vom Ausrichter entschieden
web-tournaments-look = Zuschauen
web-tournaments-replay = Aufzeichnung
web-tournaments-advance =
    { $count ->
        [one] der Beste kommt weiter
       *[other] die besten { $count } kommen weiter
    }
web-tournaments-turning = Wendepunkt
web-tournaments-turning-busy = wird gesucht …
web-tournaments-turning-none = Diese Partie hat sich nie gewendet.
web-tournaments-turning-up = Die Aussichten von { $name } stiegen nach Schritt { $ply } um { $share }.
web-tournaments-turning-down = Die Aussichten von { $name } fielen nach Schritt { $ply } um { $share }.
web-tournaments-turning-show = Ansehen
web-tournaments-next-in = Die nächste Runde beginnt { $when }.
web-tournaments-next-by-organiser = Die Runde ist vorbei. Der Ausrichter sagt, wann die nächste beginnt.
web-tournaments-organise = Du richtest es aus
web-tournaments-start = Beginnen
web-tournaments-start-sure = Mit { $count } beginnen? Danach gibt es nur noch späte Anmeldungen, wenn sie angekündigt waren.
web-tournaments-pair = Nächste Runde auslosen
web-tournaments-close = Turnier schließen
web-tournaments-close-sure = So schließen, wie es steht? Laufende Partien gehen weiter, zählen aber nicht mehr.
web-tournaments-remove = Ausschließen
web-tournaments-remove-sure = { $name } vom Turnier ausschließen?
web-tournaments-rule = Diesen Tisch entscheiden
web-tournaments-rule-help = Für einen Tisch, der zu keinem Ende kommt: der Platz jedes Spielers; Gleiche teilen ihn.
web-tournaments-rule-place = Platz von { $name }
web-tournaments-rule-send = So entscheiden
web-tournaments-proof = Beweis
web-tournaments-proof-before = Alle Lose folgen aus einem Startwert. Das ist sein SHA-256, festgelegt vor der ersten Anmeldung; der Startwert wird am Ende verraten.
web-tournaments-proof-after = Alle Lose folgten aus diesem Startwert, dessen SHA-256 von Anfang an zu sehen war. „imperios tournament verify“ beweist jede Runde mit der Datei.
web-tournaments-proof-file = Die Datei
