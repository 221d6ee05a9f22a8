# Home, lists of tables, new game and account.

## The doors

web-home-title = Choose your age
web-home-altes-reich = The Old Empire
web-home-altes-reich-age = 800–1806
web-home-altes-reich-text = Eleven events, sixty-nine monarchs: win tricks with the right crown in the right year.
web-home-altes-reich-players = 2 to 5 players
web-home-altes-reich-time = about half an hour
web-home-altes-reich-kind = cards
web-home-grecia = Greece
web-home-grecia-age = Cities and triremes
web-home-grecia-text = Hoplites, heroes and fleets among the islands: guard your fortresses and take your rivals’.
web-home-grecia-players = 2 to 4 players
web-home-grecia-time = one to two hours
web-home-grecia-kind = map
web-home-napoleon = Napoleon
web-home-napoleon-age = Europe in arms
web-home-napoleon-text = Eight empires, one continent: marches, cities and great battles from Lisbon to Moscow.
web-home-napoleon-players = 2 to 8 players
web-home-napoleon-time = about two hours
web-home-napoleon-kind = map
web-home-play-game = Play now against bots: { $game }
web-home-new-table = New table
web-home-new-table-of = New table: { $game }
web-home-icons = Icons: game-icons.net, CC BY 3.0
web-home-menu = Menu

## Lists of tables

web-home-mine = My games
web-home-waiting =
    { $count ->
        [one] one awaits you
       *[other] { $count } await you
    }
web-home-waiting-long =
    { $count ->
        [one] It is your turn in one game
       *[other] It is your turn in { $count } games
    }
web-home-continue = Go on
web-home-none-of-mine = You have no game yet.
web-home-none-of-mine-help = Choose a game above: against bots it starts at once.
web-home-open = Open tables
web-home-none-open = No table is open just now.
web-home-none-open-help = Open one yourself with “New table” and wait for company.
web-home-all = see all
web-home-your-turn = your turn
web-home-lobby = in the lobby
web-home-rematch = rematch
web-home-rematch-by = offered by { $name }
web-home-unready = waits until you are ready
web-home-running = in progress
web-home-watched = you are watching
web-home-over = over
web-home-stuck = stuck
web-home-time-left = left: { $time }
web-home-play = Play
web-home-look = Look
web-home-replay = Replay
web-home-film = What has happened
web-home-sit = Sit down
web-home-table-of = Table of { $name }
web-home-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-home-taken = { $taken } of { $seats }
web-home-with = with { $names }
web-home-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-home-stranger = Say who you are to see the open tables.
web-home-enter = Enter as a guest
web-home-clock-none = no clock
web-home-clock-live = live, { $minutes } min
web-home-clock-days =
    { $days ->
        [one] one day per decision
       *[other] { $days } days per decision
    }
web-home-retry = Try again
web-home-more = Show more
web-home-tournaments = Tournaments
web-home-tournament-table = { $name }, round { $round }, table { $table }
web-home-ratings = Ratings
web-home-rated = rated
web-home-rated-choose = Play for ratings
web-home-rated-help = Counts for the ratings of those who play: everybody has an account, there are no hints, and whoever does not play to the end stands last. Anybody may look on.
web-home-rated-not = For that you need an account, the newest edition, no shared device, and bots of the five levels.

## All tables

web-home-tables-title = Tables
web-home-filter-stage = State
web-home-filter-all = All
web-home-filter-running = In progress
web-home-filter-over = Over
web-home-filter-game = Game
web-home-none-here = No such table.

## New game

web-home-new-title = New table
web-home-set-up-position = Set up a position
web-home-scenario = Scenario
web-home-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
web-home-players = Players
web-home-players-count = { $from } to { $to } players
web-home-players-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-home-options = Rules of the table
web-home-options-as-printed = as in the rulebook
web-home-options-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
web-home-seats = Who sits where
web-home-seat = Seat { $seat }
web-home-seats-by-lot = The sides are drawn by lot at the start.
web-home-preset-bots = Against bots
web-home-preset-friends = With friends
web-home-preset-open = Open table
web-home-preset-screen = On one screen
web-home-preset = How to play
web-home-chair-me = Me
web-home-chair-invited = Friend by link
web-home-chair-open = Open to all
web-home-chair-hot-seat = At this screen
web-home-chair-bot = Bot
web-home-chair-name = Name
web-home-chair-guest = Player { $seat }
web-home-chair-style = Character
web-home-chair-style-even = Even-tempered
web-home-chair-level = Level
web-home-set-up = Setting up
web-home-set-up-house = Set up for everybody
web-home-set-up-house-help = All pieces stand on the board, placed by bots: you begin with the first turn.
web-home-set-up-players = Set it up myself
web-home-set-up-players-help = Everybody places piece by piece; a bot can do it for you whenever you like.
web-home-clock = Clock
web-home-clock-choice-none = No clock
web-home-clock-choice-none-help = Everybody thinks as long as they like.
web-home-clock-choice-live = Live
web-home-clock-choice-live-help = All at the table at once, with minutes for the whole game.
web-home-clock-choice-days = By days
web-home-clock-choice-days-help = Each decision may wait for days: play when it suits you.
web-home-clock-minutes = Minutes per player
web-home-clock-increment = Seconds added per decision
web-home-clock-days-each = Days per decision
web-home-time-out = When time runs out
web-home-time-out-bot = a bot plays on
web-home-time-out-resign = the player resigns
web-home-away = When a player is away
web-home-away-after = a bot may step in after { $minutes } min
web-home-away-never = nobody is replaced
web-home-hints = Players may ask for hints
web-home-hints-help = A hint shows the best choices and why. That is usual against bots; among people, or with a clock, only if it is agreed on.
web-home-start = Start
web-home-open-table = Open the table
web-home-start-help = It starts as soon as you press.
web-home-open-table-help = In the lobby you will find the links to invite with and see who has come.
web-home-your-name = Your name at the table

## Account

web-home-account-title = Account
web-home-account-name = Name
web-home-account-name-help = This is how others see you at new tables.
web-home-account-save = Save
web-home-account-saved = Saved.
web-home-account-guest = You play as a guest
web-home-account-guest-help = Your games live in this browser only. With an account you have them everywhere; those of now stay yours.
web-home-account-nobody = We do not know you yet
web-home-account-nobody-help = A name is enough to play. An account keeps your games for any browser.
web-home-account-register = Create an account
web-home-account-sign-in = Sign in
web-home-account-sign-in-help = If you have an account already, sign in with it.
web-home-account-claim = Take my games as a guest into the account
web-home-account-claimed =
    { $count ->
        [one] One game of the guest now belongs to your account.
       *[other] { $count } games of the guest now belong to your account.
    }
web-home-account-login = Username
web-home-account-login-help = 3 to 40 letters, digits, dots, hyphens or underscores.
web-home-account-password = Password
web-home-account-password-help = At least 10 characters.
web-home-form-missing = This is missing.
web-home-form-too-short =
    { $count ->
        [one] That is too short: at least one character is needed.
       *[other] That is too short: at least { $count } characters are needed.
    }
web-home-form-login = Only letters, digits, dots, hyphens and underscores, without spaces.
web-home-account-old-password = Current password
web-home-account-new-password = New password
web-home-account-change-password = Change the password
web-home-account-password-changed = Password changed; all other sessions have ended.
web-home-account-signed-in = Signed in as { $login }
web-home-account-sign-out = Sign out
web-home-account-sessions = Sessions
web-home-account-this-session = this one
web-home-account-session-used = used { $ago }
web-home-account-end-others = End all others
web-home-account-page = My page
web-home-account-programs = Programs and tokens
web-home-feed = Calendar and feed reader
web-home-feed-help = A secret address where your calendar or feed reader sees at which tables it is your turn, and until when. Whoever has it sees that too, and nothing else.
web-home-feed-make = Make the address
web-home-feed-renew = A new address
web-home-feed-remove = Remove it
web-home-feed-since = Made { $ago }.
web-home-feed-shown = These are the addresses. They are shown this once: copy them now.
web-home-feed-calendar = For the calendar (.ics)
web-home-feed-reader = For the feed reader (Atom)
web-home-feed-copy = Copy
web-home-account-likes = Preferences
web-home-account-notify = Notify me when it is my turn
web-home-account-theme = Appearance
web-home-account-theme-light = Light
web-home-account-theme-dark = Dark
web-home-account-theme-system = As the system
web-home-edition = Edition
web-home-puzzles = Puzzles
web-home-puzzles-of = Puzzles for { $game }
web-home-edition-pack = data pack { $name }
web-home-edition-older = edition { $number }

web-home-news = Notifications
web-home-news-unseen =
    { $count ->
        [one] One thing you have not seen
       *[other] { $count } things you have not seen
    }
web-home-news-help = How you are told that it is your turn, on this device, by e-mail, and when you want to be left alone.
web-home-account-forgotten = Forgotten your password?
