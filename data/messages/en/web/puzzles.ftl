# Puzzles: the list, one of them on the board, and what an answer is worth.

web-puzzles-title = Puzzles
web-puzzles-lead = Positions from games of bots in which one choice is clearly the best, for what its player can know. Find it, and learn why.
web-puzzles-name = { $hardness } { $number }
web-puzzles-done = { $done } of { $all } found
web-puzzles-begin = Begin
web-puzzles-next = Next puzzle
web-puzzles-none = This game has no puzzles yet.
web-puzzles-all = The puzzles of all games
web-puzzles-at-once = found at once
web-puzzles-later = found
web-puzzles-shown = shown
web-puzzles-tried = not found yet
web-puzzles-task = Puzzle
web-puzzles-seat = Player { $seat }
web-puzzles-find = Find the best choice
web-puzzles-your-answer = Your answer: { $plan }
web-puzzles-answer = Judge my answer
web-puzzles-undo = Take back
web-puzzles-again = Try again
web-puzzles-tell = Tell me
web-puzzles-show = Show me on the board
web-puzzles-why = Why
web-puzzles-nothing-now = Nothing is to be chosen now.
web-puzzles-win-with-it = You win { $count } of 100 games with it.
web-puzzles-win-with-best = With the best choice you win { $count } of 100.
web-puzzles-tempting = What one is tempted to do.
