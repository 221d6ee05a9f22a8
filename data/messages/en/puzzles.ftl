# Puzzles: positions with one choice that is clearly the best.

puzzles-found = { $all } puzzles were found in { $games } games; { $taken } of them are in { $file }.
puzzles-other-search = was found by another search: take another file, or remove this one
puzzles-hardness =
    { $level ->
        [1] Easy
        [2] Medium
       *[other] Hard
    }
puzzles-find = Find the best choice: the one with the best chance of victory.
puzzles-right = That is the best choice.
puzzles-as-good = Just as good.
puzzles-close = Close: only a little is better.
puzzles-wrong = There is something better.
puzzles-best = The best choice
puzzles-others = Also considered
puzzles-no-such = There is no puzzle “{ $id }”; `imperios puzzles list` lists them.
