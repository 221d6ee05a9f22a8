# Was die Einführungen sagen; ihre Kommentare stehen in data/lessons.

web-learn-title = Spielend lernen
web-learn-lead = Für jedes Spiel eine vorbereitete Partie mit Kommentaren. Du triffst die wichtigen Entscheidungen; nach zehn Minuten kannst du spielen.
web-learn-begin = Beginnen
web-learn-continue = Fortsetzen
web-learn-again = Noch einmal
web-learn-done = abgeschlossen
web-learn-rules = Regelheft
web-learn-print = Auf Papier
web-learn-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-learn-leave = Verlassen
web-learn-step = Schritt { $step } von { $count }
web-learn-progress = Fortschritt der Lektion
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-show = Zeig es mir
web-learn-play = Jetzt spielen
web-learn-you = Deine Seite
web-learn-rival = Rivale { $number }
web-learn-otherwise = Das ginge auch, aber diese Partie geht einen anderen Weg.
web-learn-choose = Wähle: { $choice }
web-learn-hint = Jetzt: { $choice }
web-learn-not-now = Dieser Schritt verlangt etwas anderes: { $choice }
web-learn-read-on = Jetzt ist nichts zu wählen: Lies und geh weiter.
