# Puzzels: stellingen waarin één keuze duidelijk de beste is.

puzzles-found = Er zijn { $all } puzzels gevonden in { $games } partijen; { $taken } daarvan staan in { $file }.
puzzles-other-search = is van een andere zoektocht: neem een ander bestand of verwijder dit
puzzles-hardness =
    { $level ->
        [1] Makkelijk
        [2] Gemiddeld
       *[other] Moeilijk
    }
puzzles-find = Vind de beste keuze: die met de grootste kans op de overwinning.
puzzles-right = Dat is de beste keuze.
puzzles-as-good = Even goed.
puzzles-close = Bijna: er is maar iets dat een beetje beter is.
puzzles-wrong = Er is iets beters.
puzzles-best = De beste keuze
puzzles-others = Ook overwogen
puzzles-no-such = Er is geen puzzel ‘{ $id }’; `imperios puzzles list` noemt ze.
