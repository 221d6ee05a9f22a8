# Puzzels: de lijst, één ervan op het bord en wat een antwoord waard is.

web-puzzles-title = Puzzels
web-puzzles-lead = Stellingen uit partijen van bots waarin één keuze duidelijk de beste is, met wat de speler kan weten. Vind die keuze en ontdek waarom.
web-puzzles-name = { $hardness } { $number }
web-puzzles-done = { $done } van { $all } gevonden
web-puzzles-begin = Beginnen
web-puzzles-next = Volgende puzzel
web-puzzles-none = Dit spel heeft nog geen puzzels.
web-puzzles-all = De puzzels van alle spellen
web-puzzles-at-once = meteen gevonden
web-puzzles-later = gevonden
web-puzzles-shown = bekeken
web-puzzles-tried = nog niet gevonden
web-puzzles-task = Puzzel
web-puzzles-seat = Speler { $seat }
web-puzzles-find = Vind de beste keuze
web-puzzles-your-answer = Je antwoord: { $plan }
web-puzzles-answer = Beoordeel mijn antwoord
web-puzzles-undo = Terugnemen
web-puzzles-again = Nog eens proberen
web-puzzles-tell = Geef de oplossing
web-puzzles-show = Laat zien op het bord
web-puzzles-why = Waarom
web-puzzles-nothing-now = Er valt nu niets te kiezen.
web-puzzles-win-with-it = Daarmee win je { $count } van de 100 partijen.
web-puzzles-win-with-best = Met de beste keuze win je er { $count } van de 100.
web-puzzles-tempting = Waartoe je geneigd bent.
