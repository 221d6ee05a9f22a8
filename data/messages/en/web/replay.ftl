# Replays: the list, the controls and the seal.

## The list

web-replay-list-title = Replays
web-replay-finished = Finished games
web-replay-none = You have not finished a game yet.
web-replay-none-help = Once you finish one, you can watch it here step by step and through everybody’s eyes.
web-replay-import = Import a record
web-replay-import-help = Drop the file of a game here, or choose it. The server checks every choice.
web-replay-import-choose = Choose a file
web-replay-import-checking = Checking { $file }…
web-replay-import-failed = { $file } can’t be shown
web-replay-watch = Watch

## The replay

web-replay-title = Replay
web-replay-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-replay-running = Game in progress
web-replay-not-begun-title = It has not begun yet
web-replay-not-begun = Once the game begins, it can be watched here step by step.
web-replay-to-table = Go to the table
web-replay-go-on = Go on from here
web-replay-go-on-with = Go on with
web-replay-came-from = The game it came from
web-replay-step = Step { $ply } of { $plies }
web-replay-controls = Controls
web-replay-previous-mark = Previous moment
web-replay-back = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Step forward
web-replay-next-mark = Next moment
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-eyes-all = Spectator
web-replay-round = Round { $round }
web-replay-jump = Jump to
web-replay-jump-rounds = Rounds
web-replay-jump-turns = Turns
web-replay-jump-combats = Combats
web-replay-jump-tricks = Tricks won
web-replay-start = Beginning
web-replay-edit-position = Edit this position
web-replay-share = Share
web-replay-shared = Link copied
web-replay-export = Download the record
web-replay-keys = Arrows: step · Home and End · space: play
web-replay-log = What happened
web-replay-board = Board
web-replay-standing = Standing

## The analysis

web-replay-tabs = What is shown
web-replay-tab-game = Game
web-replay-tab-analysis = Analysis
web-replay-analysis = Analysis of the game
web-replay-analysis-help = Who was ahead at each moment, which decisions cost most and what chance gave and took, from what each player knew. It takes a minute at most.
web-replay-analyse = Analyse the game
web-replay-analysing = The game is being analysed…
web-replay-analysis-stop = Stop
web-replay-chances = Chance of victory
web-replay-decisions = The costliest decisions
web-replay-decisions-help = In points of the chance of victory.
web-replay-no-decisions = No decision was clearly worse than another.
web-replay-decisions-sought = They are looked for once everything has been looked at.
web-replay-better = Better:
web-replay-luck = Ledger of luck
web-replay-luck-help = What chance gave or took from each, in points of the chance of victory.
web-replay-battles = Combats won
web-replay-battles-help = Hollow: expected; full: what came.

## The seal

web-replay-seal = Seal of fair play
web-replay-seal-proved = Proved
web-replay-seal-broken = Seal broken
web-replay-seal-checking = Checking…
web-replay-seal-proved-text = All { $plies } steps are legal, all chance follows from the seed, and the result is right.
web-replay-seal-brought = The moves and all chance are proved, not who played: the names are what the record says.
web-replay-seal-commitment = Hash shown before the start (SHA-256)
web-replay-seal-seed = Seed
web-replay-seal-words = Words of the players
web-replay-seal-no-words = Nobody added words.
web-replay-seal-check = Check it yourself
web-replay-copy = Copy
web-replay-copied = Copied
