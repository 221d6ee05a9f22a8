# What the introductions say; their comments are in data/lessons.

web-learn-title = Learn by playing
web-learn-lead = One prepared game for each, with comments. You make the choices that matter; after ten minutes you can play.
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-again = Once more
web-learn-done = finished
web-learn-rules = Rulebook
web-learn-print = On paper
web-learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-learn-leave = Leave
web-learn-step = Step { $step } of { $count }
web-learn-progress = Progress of the lesson
web-learn-back = Back
web-learn-next = Next
web-learn-show = Show me
web-learn-play = Play now
web-learn-you = Your side
web-learn-rival = Rival { $number }
web-learn-otherwise = You could do that too, but this game takes another way.
web-learn-choose = Choose: { $choice }
web-learn-hint = Now: { $choice }
web-learn-not-now = This step asks for something else: { $choice }
web-learn-read-on = Nothing to choose just now: read and go on.
