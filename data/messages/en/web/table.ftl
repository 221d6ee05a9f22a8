# Life at the table

web-table-bot = bot { $level }
web-table-style-aggressive = aggressive
web-table-style-builder = builder
web-table-style-diplomat = diplomat
web-table-bot-short = bot
web-table-bot-random = Chance
web-table-bot-greedy = Greed
web-table-your-turn = Your turn
web-table-waiting-since = Asked { $ago }
web-table-reminder = You have little time left.
web-table-kept = Connection lost: your choice goes out as soon as it is back.
web-table-clock = Time left: { $time }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min
web-table-absence-wish = a bot plays
web-table-absence-away = away, a bot plays
web-table-absence-time = out of time, a bot plays
web-table-absence-resigned = resigned, a bot plays
web-table-give-back = Play myself again
web-table-take-over = Away: let a bot play
web-table-take-over-me = Let a bot play for me
web-table-spectators =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }

## The prompt

web-table-skip = Go to what is asked
web-table-set-up = Setting up
web-table-piece = Piece { $piece } of { $pieces }
web-table-pieces-left = Left to place
web-table-times = × { $count }
web-table-placing = A bot places your pieces…
web-table-place-myself = I’ll go on myself
web-table-place-piece = Place this one for me
web-table-place-rest = Place the rest for me
web-table-why = Why not?
web-table-why-touch = Touch anything to see why it can’t be chosen.
web-table-why-other = That is not what is chosen now. What is asked: { $prompt }
web-table-why-word = … or write its name
web-table-why-ask = Ask
web-table-hint = Hint
web-table-hint-thinking = Thinking about what is best…
web-table-hint-again = Ask again
web-table-hints = Hints
web-table-hints-agreed = allowed
web-table-hints-agreed-help = Whoever decides may ask for the best choices, with reasons.
web-table-hints-none = none
web-table-hints-none-help = Nobody gets advice from the server. The odds of combats are always shown.
web-table-list = All choices as a list
web-table-filter = Search { $count } choices
web-table-filter-none = No choice is called that.
web-table-command-title = Choose by words
web-table-command-field = Write what you want to do
web-table-command-why = Why not “{ $what }”?
web-table-command-nothing = Nothing is asked of you now.
web-table-command-help = Arrows to move, Enter to choose, Esc to close.

## What is told

web-table-telling = What happened
web-table-tempo = How fast the story is told
web-table-tempo-slow = Slow
web-table-tempo-normal = Normal
web-table-tempo-instant = At once
web-table-tempo-step = Step by step
web-table-pause = Pause
web-table-resume = Go on
web-table-next = Next
web-table-next-table =
    { $count ->
        [one] Next table
       *[other] Next table ({ $count } wait for you)
    }
web-table-next-none = No other table waits for you.
web-table-skip-to-play = To my turn
web-table-look-back = Show this moment
web-table-past = This is how it was
web-table-past-earlier = Earlier
web-table-past-later = Later
web-table-past-now = Back to now
web-table-past-gone = This moment can’t be shown now.
web-table-since = Since your last turn
web-table-since-losses =
    { $count ->
        [one] one loss
       *[other] { $count } losses
    }
web-table-since-lost = What you lost
web-table-since-concerns = What concerned you
web-table-since-rest =
    { $count ->
        [one] One more thing happened
       *[other] { $count } more things happened
    }
web-table-since-again = Show it again

## Log, chat and rules

web-table-tabs = Beside the board
web-table-tab-table = Table
web-table-tab-panel = Detail
web-table-tab-rules = Rules
web-table-log-empty = Nothing has happened yet.
web-table-log-older =
    { $count ->
        [one] Show one older line
       *[other] Show { $count } older lines
    }
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-field = Say something to the table
web-table-chat-send = Send
web-table-chat-unread =
    { $count ->
        [one] one unread message
       *[other] { $count } unread messages
    }
web-table-looks-on = watching

## The menu

web-table-menu = Table menu
web-table-standing = Answers in advance
web-table-standing-text = So that nobody waits for a formality.
web-table-standing-ask = Ask me
web-table-standing-except = But ask me if it comes from
web-table-standing-grecia-prompt-vote = Do you let troops cross your seas?
web-table-standing-grecia-prompt-step-1 = A Tactics card before the combat?
web-table-standing-grecia-prompt-allies = Do you send support when asked?
web-table-standing-grecia-prompt-after-dice = A card after the dice?
web-table-standing-napoleon-prompt-vote = Do you grant passage through your seas?
web-table-standing-napoleon-prompt-aid = Do you support a side in others’ combats?
web-table-standing-napoleon-prompt-welcome = Do you accept the support of others?
web-table-end = Ending
web-table-offer-draw = Offer a draw
web-table-offer-as-it-stands = Propose to end as it stands
web-table-end-as-it-stands = End as it stands
web-table-end-offered-draw = { $name } offers a draw.
web-table-end-offered-as-it-stands = { $name } proposes to end the game as it stands.
web-table-end-agreed = In agreement: { $names }.
web-table-end-agree = Agree
web-table-end-decline = Decline
web-table-end-withdraw = Withdraw the offer
web-table-end-sure = End now? This can’t be undone; the scores of this moment count.
web-table-end-yes = Yes, end it
web-table-resign = Resign
web-table-resign-sure = Resign? This can’t be undone. If others are left, a bot plays on for you.
web-table-resign-yes = Yes, I resign
web-table-sure-no = Keep on
web-table-share = Share
web-table-watch-link = Copy link to watch
web-table-record = Download the record
web-table-copied = Copied
web-table-page = This page
web-table-notify = Notify me when it is my turn
web-table-leave = Leave the table
web-table-leave-text = The game goes on; you can come back at any time.
web-table-keys = Keys
web-table-key-tab = from one thing to the next, in the order of play
web-table-key-enter = choose
web-table-key-number = choose by number
web-table-key-list = all choices, by words
web-table-key-hint = a hint
web-table-key-undo = undo
web-table-key-pause = pause the story, go on
web-table-key-next = the next step of the story
web-table-key-next-table = to the next table that waits for you
web-table-key-skip = skip what is shown, close
web-table-key-menu = this menu

## Several at one device

web-table-hand-over = Pass the device to { $name }
web-table-hand-over-who = Who holds the device?
web-table-hand-over-text = What each player holds stays hidden until the one who plays has it.
web-table-hand-over-take = I am { $name }

## The end

web-table-over-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory.
    }
web-table-over-draw = The game ends in a draw.
web-table-closed-draw = All agreed on a draw.
web-table-closed-as-it-stands = It was agreed to end as it stood; the scores of that moment count.
web-table-closed-resignation = The game ended by resignation.
web-table-closed-abandoned = The table was closed before the start.
web-table-standings = Standings
web-table-place = Place
web-table-score = Points
web-table-resigned = resigned
web-table-tie-breakers = How places are decided
web-table-rematch = Rematch
web-table-rematch-offered = { $name } offers a rematch.
web-table-rematch-open = A rematch is offered.
web-table-rematch-yours = You have offered a rematch.
web-table-rematch-join = Join
web-table-rematch-back = To the new table
web-table-rematch-watch = See the rematch
web-table-replay = Replay
web-table-what-if = What if you had played otherwise? Go on from your last turn:
web-what-if = What if
web-what-if-explained = What if: this game begins in a position and is never rated.
web-brought = Imported record
web-brought-unproved = Imported record, without proof: its seed is not in it
web-brought-explained = This record was imported: the names are what it says, and nothing proves who played.
web-brought-remove = Remove this record
web-brought-remove-sure = Remove this record from your tables?

## Chance

web-table-fair = Chance is fair
web-table-fair-text = Before anybody sat down, the server fixed a secret seed and showed its fingerprint (SHA-256). All chance follows from that seed and the players’ words: nobody can change it afterwards, not even the server. At the end the seed is shown and anybody can check it.
web-table-fair-commitment = Fingerprint of the seed
web-table-fair-seed = Seed
web-table-fair-check = Check it: this command prints the fingerprint
web-table-fair-words = Words of { $name }
web-table-words = Your word for the chance of the game
web-table-words-text = All chance of the game comes from the server’s secret seed and from what each player adds to it. With a word of yours in it nobody, not even the server, can know beforehand what will come up. Nobody else sees it before the game starts; you may leave it empty.
web-table-words-of = Word of { $name }
web-table-words-own = Your word
web-table-words-add = Add
web-table-words-added = Added.
web-table-words-fixed = You are ready: it no longer changes.
web-table-words-example = for example: rain over Regensburg

## Before the start

web-table-lobby-free =
    { $count ->
        [one] One more person is needed to start.
       *[other] { $count } more people are needed to start.
    }
web-table-lobby-only-you = Only you are missing: say that you are ready and the game starts.
web-table-lobby-unready = Waiting until they are ready: { $names }.
web-table-lobby-name = You are called
web-table-lobby-name-of = Name of whoever plays on seat { $seat }
web-table-lobby-player = Player { $seat }
web-table-lobby-sit = Sit here
web-table-lobby-rise = Stand up
web-table-lobby-unseat = Send away
web-table-lobby-unseat-sure = Send { $name } away from this seat?
web-table-lobby-link = Copy invitation
web-table-lobby-chair = Who sits on seat { $seat }
web-table-lobby-not-ready = not ready
web-table-lobby-ready = I am ready
web-table-lobby-start = Start
web-table-lobby-start-text = The game starts when all are ready; whoever is agrees to what was settled.
web-table-lobby-hints-help = Whoever opened the table may change this until the start; those who were ready are asked again.
web-table-lobby-unready-me = I am not ready after all
web-table-lobby-abandon = Close the table
web-table-lobby-abandon-sure = Close the table for everybody? It can’t be opened again.
web-table-lobby-abandon-yes = Yes, close it
web-table-chair-me = Me
web-table-chair-invited = By invitation
web-table-chair-open = Open to anybody
web-table-chair-hot-seat = At this device
web-table-agreed = What was agreed
web-table-time = Clock
web-table-time-none = No limit
web-table-time-live = { $minutes } min + { $increment } s per choice
web-table-time-days =
    { $days ->
        [one] One day per choice
       *[other] { $days } days per choice
    }
web-table-on-time-out-bot = Whoever runs out of time is replaced by a bot until they come back.
web-table-on-time-out-resign = Whoever runs out of time has resigned.
web-table-away-after = Whoever is away for { $minutes } min may be replaced by a bot if another player wishes; one click takes the seat back.
web-table-away-never = Nobody is replaced for being away.
web-table-named = Named so far
web-table-retract = Take back: { $part }
web-table-edition-older = Played with edition { $number } ({ $name }), not the newest: a table keeps the edition it began with.
web-table-edition-pack = Played with the data pack { $name }.
web-table-stuck = This table can only be looked at
web-table-stuck-help = This is the last position that could be reached. Ask whoever runs the server: they can let the game go on from here.
web-table-stuck-record = What you have seen, as a file

web-table-lobby-ask = Invite by name
web-table-lobby-ask-login = Username of whoever is to sit on seat { $seat }
web-table-lobby-ask-send = Invite
web-table-lobby-asked = { $login } has been invited.
