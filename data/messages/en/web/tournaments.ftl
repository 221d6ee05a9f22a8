# Tournaments: the list, a new one, one of them.

web-tournaments-title = Tournaments
web-tournaments-lead = Whoever has an account can announce one, for people, for bots of the house, or for both. All lots follow from a seed that is committed to before the start and told at the end.
web-tournaments-none = There are no tournaments yet.
web-tournaments-new = Announce a tournament
web-tournaments-account = To take part or to announce one you need an account.
web-tournaments-all = All tournaments
web-tournaments-stage-open = entries are open
web-tournaments-stage-running = in progress
web-tournaments-stage-over = over
web-tournaments-yours = you take part
web-tournaments-entrants =
    { $count ->
        [one] one takes part
       *[other] { $count } take part
    }
web-tournaments-round = round { $round }
web-tournaments-round-of = round { $round } of { $rounds }
web-tournaments-first-running = leads: { $name }
web-tournaments-first-over = won by { $name }
web-tournaments-organiser = organised by { $name }
web-tournaments-system-swiss =
    { $rounds ->
        [one] Swiss, one round
       *[other] Swiss, { $rounds } rounds
    }
web-tournaments-system-round-robin =
    { $laps ->
        [1] everybody meets everybody
       *[other] everybody meets everybody twice
    }
web-tournaments-system-knock-out = knock-out
web-tournaments-seats =
    { $seats ->
        [2] tables of two
       *[other] tables of { $seats }
    }

## A new one

web-tournaments-name = Name
web-tournaments-game = Game
web-tournaments-at-table = Players at a table
web-tournaments-system = Who meets whom
web-tournaments-choice-swiss = Swiss
web-tournaments-choice-swiss-help = In each round those meet who stand alike, nobody twice if it can be avoided; seats and sides in turn.
web-tournaments-choice-round-robin = Round robin
web-tournaments-choice-round-robin-help = Everybody meets everybody. At larger tables it takes as many rounds as that needs.
web-tournaments-choice-knock-out = Knock-out
web-tournaments-choice-knock-out-help = The better half of each table plays on, drawn anew each round, until one table is left.
web-tournaments-rounds = Rounds
web-tournaments-laps = How often
web-tournaments-laps-1 = once
web-tournaments-laps-2 = twice
web-tournaments-late = Late entry
web-tournaments-late-never = nobody joins late
web-tournaments-late-until =
    { $round ->
        [1] until the second round is paired
       *[other] until round { $round } has been paired
    }
web-tournaments-who = Who plays
web-tournaments-who-people = people, and bots if you add some
web-tournaments-who-bots = bots only
web-tournaments-bots = Bots of the house
web-tournaments-bot-level = Level
web-tournaments-bot-count = How many
web-tournaments-bots-add = Add bots
web-tournaments-bots-remove = Remove
web-tournaments-next = The next round
web-tournaments-next-automatic = follows by itself
web-tournaments-next-manual = when I say so
web-tournaments-pause = Minutes of pause between rounds
web-tournaments-announce = Announce it
web-tournaments-announce-help = Nobody plays yet: you start it when all have entered.

## One of them

web-tournaments-enter = Take part
web-tournaments-return = Take part again
web-tournaments-leave = Withdraw
web-tournaments-leave-sure = Withdraw from the tournament? A game that you have begun goes on.
web-tournaments-go-play = Go to your table
web-tournaments-standings = Standings
web-tournaments-pairings = Pairings
web-tournaments-entered = Entered
web-tournaments-nobody = Nobody has entered yet.
web-tournaments-place = Place
web-tournaments-player = Player
web-tournaments-points = Points
web-tournaments-played = Games
web-tournaments-you = you
web-tournaments-left-wish = withdrawn
web-tournaments-left-absent = absent
web-tournaments-left-removed = removed
web-tournaments-tie-lead = Where two stand alike, this decides in turn:
web-tournaments-tie-reached = the round one came to, and the place there
web-tournaments-tie-points = the points
web-tournaments-tie-direct = games against each other
web-tournaments-tie-opponents = the average points of the opponents
web-tournaments-tie-wins = tables won
web-tournaments-tie-lot = the lot
web-tournaments-scoring = Winning a table counts 1, coming last 0, those between are spaced evenly; who shares a place shares the points. A bye counts { $bye }.
web-tournaments-table = Table { $table }
web-tournaments-bye = Bye
web-tournaments-board-opening = is being set up
web-tournaments-board-awaits = awaits { $names }
web-tournaments-board-plays = in progress, { $ago }
web-tournaments-board-over = over
web-tournaments-board-ruled = decided by the organiser
web-tournaments-look = Watch
web-tournaments-replay = Replay
web-tournaments-advance =
    { $count ->
        [one] the best one plays on
       *[other] the best { $count } play on
    }
web-tournaments-turning = Turning point
web-tournaments-turning-busy = looking for it…
web-tournaments-turning-none = This game never turned.
web-tournaments-turning-up = { $name }’s chances rose by { $share } after step { $ply }.
web-tournaments-turning-down = { $name }’s chances fell by { $share } after step { $ply }.
web-tournaments-turning-show = See it
web-tournaments-next-in = The next round begins { $when }.
web-tournaments-next-by-organiser = The round is over. The organiser says when the next one begins.
web-tournaments-organise = You organise this
web-tournaments-start = Start
web-tournaments-start-sure = Start with { $count }? After that only late entries are possible, where that was announced.
web-tournaments-pair = Pair the next round
web-tournaments-close = Close the tournament
web-tournaments-close-sure = Close it as it stands? Games that run go on, but count no more.
web-tournaments-remove = Remove
web-tournaments-remove-sure = Remove { $name } from the tournament?
web-tournaments-rule = Decide this table
web-tournaments-rule-help = For a table that does not come to an end: the place of each player, equal ones share it.
web-tournaments-rule-place = Place of { $name }
web-tournaments-rule-send = Decide it so
web-tournaments-proof = Proof
web-tournaments-proof-before = Every lot follows from a seed. This is its SHA-256, fixed before the first entry; the seed is told at the end.
web-tournaments-proof-after = Every lot followed from this seed, whose SHA-256 was shown from the first. “imperios tournament verify” proves every round with the file.
web-tournaments-proof-file = The file
