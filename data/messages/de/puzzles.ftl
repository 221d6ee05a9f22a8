# Rätsel: Stellungen, in denen eine Entscheidung eindeutig die beste ist.

puzzles-found = In { $games } Partien wurden { $all } Rätsel gefunden; { $taken } davon stehen in { $file }.
puzzles-other-search = stammt von einer anderen Suche: nimm eine andere Datei oder lösche diese
puzzles-hardness =
    { $level ->
        [1] Leicht
        [2] Mittel
       *[other] Schwer
    }
puzzles-find = Finde die beste Entscheidung: die mit der größten Aussicht auf den Sieg.
puzzles-right = Das ist die beste Entscheidung.
puzzles-as-good = Genauso gut.
puzzles-close = Fast: Es gibt nur wenig Besseres.
puzzles-wrong = Es gibt etwas Besseres.
puzzles-best = Die beste Entscheidung
puzzles-others = Auch erwogen
puzzles-no-such = Es gibt kein Rätsel „{ $id }“; `imperios puzzles list` zählt sie auf.
