# Rätsel: die Liste, eines davon auf dem Brett und was eine Antwort wert ist.

web-puzzles-title = Rätsel
web-puzzles-lead = Stellungen aus Partien von Bots, in denen eine Entscheidung eindeutig die beste ist – mit dem, was man auf diesem Platz wissen kann. Finde sie und erfahre, warum.
web-puzzles-name = { $hardness } { $number }
web-puzzles-done = { $done } von { $all } gefunden
web-puzzles-begin = Anfangen
web-puzzles-next = Nächstes Rätsel
web-puzzles-none = Dieses Spiel hat noch keine Rätsel.
web-puzzles-all = Die Rätsel aller Spiele
web-puzzles-at-once = auf Anhieb gefunden
web-puzzles-later = gefunden
web-puzzles-shown = angesehen
web-puzzles-tried = noch nicht gefunden
web-puzzles-task = Rätsel
web-puzzles-seat = Spieler { $seat }
web-puzzles-find = Finde die beste Entscheidung
web-puzzles-your-answer = Deine Antwort: { $plan }
web-puzzles-answer = Antwort prüfen
web-puzzles-undo = Zurücknehmen
web-puzzles-again = Noch einmal versuchen
web-puzzles-tell = Lösung verraten
web-puzzles-show = Auf dem Brett zeigen
web-puzzles-why = Warum
web-puzzles-nothing-now = Jetzt gibt es nichts zu wählen.
web-puzzles-win-with-it = Damit gewinnst du { $count } von 100 Partien.
web-puzzles-win-with-best = Mit der besten Entscheidung gewinnst du { $count } von 100.
web-puzzles-tempting = Wozu man versucht ist.
