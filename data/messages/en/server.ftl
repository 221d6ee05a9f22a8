## What a server refuses

server-already-seated = You already sit at this table.
server-already-started = The game has already started.
server-bad-chat = A line of chat has 1 to 500 characters, and no control characters.
server-bad-key = A key has 1 to 64 visible ASCII characters.
server-bad-login = A username has 3 to 40 letters, digits, dots, hyphens or underscores.
server-bad-password = A password has at least 10 characters, and at most 256.
server-edition-not-offered = No table can be opened with this edition here.
server-weak-password = That password would be guessed quickly. Several words that have nothing to do with each other make a good one.
server-bad-name = A name is seen as it is written: without invisible characters, and in letters of one alphabet.
server-bot-already = A bot already plays there.
server-bot-plays = A bot plays for this seat; take the seat back first.
server-nothing-to-set-up = You are not asked to place a piece now.
server-end-offered-already = An end has already been offered; answer that first.
server-game-over = The game is over.
server-has-account = You already have an account.
server-host-only = Only whoever opened the table can do that.
server-host-stays = This seat goes with the table; change who is to sit there, or give the table up.
server-how-many-words = Say 1 to { $most } words at once.
server-login-taken = Somebody else has this username; choose another.
server-me-twice = You can sit on one seat only; use “hot-seat” for others at your device.
server-no-account = You have no account yet.
server-no-bot = No bot plays for this seat.
server-no-end-offered = No end has been offered.
server-no-seed = The record does not tell its seed, so chance can’t be proved.
server-no-such-bot = There is no bot “{ $bot }”; the bots are { $known }.
server-no-such-formality = This question can’t be answered in advance, or not so. The game’s formalities list what can.
server-no-such-invitation = This invitation is not valid, or no longer. Ask for a new one.
server-no-such-page = There is nothing here. The description at /api/openapi.json tells what there is.
server-no-such-ply = The game has only { $plies } steps so far.
server-no-such-seat = This table has no such seat.
server-no-such-table = There is no such table, or it is not open to you. Ask for a link.
server-no-such-language = The languages are es, en, nl and de.
server-no-such-zone = There is no such time zone. One is called, for instance, Europe/Madrid.
server-bad-quiet-hours = Quiet hours begin and end at different minutes of the day, 0 to 1439.
server-bad-letters-every = Between two e-mails lie 5 minutes to a week.
server-bad-device = This browser did not say properly where it can be reached. Switch notifications off and on again.
server-private-address = This address is in a private network, where this server sends nothing.
server-too-many-devices = You are told on { $most } devices already; switch notifications off on one of them.
server-no-letters = This server sends no e-mail. Ask its operator.
server-bad-mail = That is not an e-mail address.
server-password-needed = Say your password too: the address is a key to your account.
server-mail-claimed = Several e-mails have gone to this address lately. Follow the link in one of them, or wait for a week.
server-no-such-link = This link is not valid, or no longer. Ask for a new one.
server-bad-webhook = The address of a webhook begins with https://.
server-no-such-login = Nobody here has this username.
server-seat-not-waiting = Nobody is waited for on this seat.
server-nobody-to-agree = There is nobody who could agree to a draw; you can resign, or end the game as it stands.
server-not-away =
    { $minutes ->
        [one] This player is not away, or not for a minute yet.
       *[other] This player is not away, or not for { $minutes } minutes yet.
    }
server-away-never = At this table it was agreed that nobody is replaced for being away.
server-away-no-clock = Only live clocks count who is away: at this table players are waited for as long as they have time.
server-away-out-of-bounds = Whoever is away is waited for 0 to { $most } minutes; 0 means always.
server-bot-too-weak = Only a strong bot may play for somebody else: { $known }.
server-not-json = Send JSON, with the header “Content-Type: application/json”.
server-no-hints = At this table it was agreed to play without hints.
server-no-analysis = You have asked for no analysis of this game that is still being made.
server-not-over = That is possible only when the game is over.
server-not-started = The game has not started yet.
server-not-your-seat = This seat is not yours.
server-option-too-long = An option has a short name and a short value.
server-other-site = This request comes from another site. Open the game’s own page.
server-players-and-seats = There must be as many seats as players.
server-ready-already = You have said that you are ready; take that back to change your words.
server-record-too-long = The record is too long.
server-resigned-already = You have given this game up.
server-seat-by-invitation = This seat is taken by invitation only.
server-seat-taken = Seat { $seat } is taken.
server-stale = The table has changed in the meantime. Look again, then choose.
server-table-broken = This table can’t be shown: its journal does not begin as it should. The operator has been told.
server-table-stuck = This table can only be looked at: what happened there later can’t be followed. Ask the operator of the server.
server-time-out-of-bounds = Live clocks have 1 to 600 minutes and an increment of 0 to 300 seconds; otherwise there are 1 to 30 days a choice.
server-too-long = What you sent is too long.
server-too-slow = The request took too long to arrive. Try again.
server-chat-inside = Sit down first, or come by a link: what is said here is for those at the table.
server-claim-twice = As a guest and with your account you play in the same game. End it first, or sign in without the guest's games.
server-nobody-to-unseat = Nobody sits there whom you could send away.
server-one-analysis = An analysis is being made for you already. Wait for it, or stop it.
server-too-many-bytes = The records and positions you import may have { $most } MB together. Remove a record first.
server-too-many-records = You have imported { $most } records. Remove one first.
server-too-many-tables = You have opened { $most } tables that are not over. End one or give it up first.
server-not-brought = Only a record that you have imported yourself can be removed.
server-other-host = This server does not know itself by that address. Whoever runs it names the address in the setting “public_url”.
server-too-many =
    { $seconds ->
        [one] That was too quick. Try again in a second.
       *[other] That was too quick. Try again in { $seconds } seconds.
    }
server-try-again = Somebody else was quicker. Look again.
server-unavailable = The server can’t do that just now. Nothing was changed; try again in a moment.
server-unreadable = This request can’t be read: { $detail }
server-which-seat = Say which seat you mean.
server-which-version = Say which version of the table you have seen.
server-who-are-you = Say who you are first: enter as a guest or sign in.
server-why-unknown = Nothing here is called “{ $what }”.
server-why-what = Name what you would like to choose, in 1 to 80 characters.
server-wrong-password = Username or password is wrong.
server-position-elsewhere = This position was not reached in that game: take it as it stands there, with its options.
server-position-missing = A table that begins in a position needs one, or the game in which it was reached.
server-pack-unnamed = Give it a name and say in a sentence what it is about.
server-position-over = In this position the game is over: go on from an earlier moment.
server-no-such-edition = This server does not have the edition.
server-no-such-puzzle = There is no such puzzle in this game.
server-puzzle-answered = These words are a whole answer already: have it judged, or take something back.
server-puzzle-not-whole = That is no whole answer yet: go on until it is carried out.

## Programs and their tokens

server-account-first = That needs an account. Make one first, under “Account”.
server-bad-label = Say in 1 to 60 characters what it is for.
server-bot-name-too-long = The name of a bot has at most 34 characters: it is followed by “(bot)”.
server-name-of-bot = Only the account of a program has “(bot)” in its name.
server-no-such-bot-account = You have no such bot.
server-no-such-token = You have no such token, or not any more.
server-not-for-tokens = This is not open to programs: a token lets them play, but changes nothing about an account.
server-token-reads-only = This token may only read. Make one that may play.
server-too-many-bots = You have { $most } bots, which is as many as one person may have. Retire one first.
server-too-many-tokens = You have { $most } tokens, which is as many as one person may have. Revoke one first.

## Tournaments

server-no-such-entrant = Nobody takes part under that number.
server-no-such-tournament = There is no such tournament.
server-organiser-only = Only whoever organises the tournament can do that.
server-too-many-tournaments = You organise { $most } tournaments that are not over, which is as many as one person may. Close one first.
server-tournament-bots-only = In this tournament bots play among themselves.
server-tournament-clock = Where people take part there must be a clock: live, or days for each choice.
server-tournament-full = There is room for { $most } and no more.
server-tournament-no-round = That round has not been paired.
server-tournament-no-table = There is no such table in this round, or it has its result already.
server-tournament-not-in = You do not take part in this tournament.
server-tournament-places = These are no places of the players at that table: equal ones share a place, and the next count on.
server-tournament-removed = The organiser has sent you away from this tournament.
server-tournament-round-open = The round is not over yet.
server-tournament-stage = That is not possible at this stage of the tournament.
server-tournament-table = That is not possible at a table of a tournament: its players play to the end.
server-tournament-terms = No tournament can be played like that: 2 to 8 at a table, 1 to 50 rounds, one or two laps, a week of pause at most; late only before the last round of a Swiss tournament.
server-tournament-too-few = At least { $seats } have to take part.
server-tournament-too-late = It is too late to enter this tournament.

## Ratings

server-rated-account = This table is rated: everyone who plays here needs an account of their own. Make one first, under “Account”.
server-rated-program = This table is rated: programs do not take part in ratings.
server-rated-rules = Rated games begin at the beginning, with an edition that was released.
server-rated-hints = There are no hints at a rated table.
server-rated-bot = At a rated table the bots are those whose strength was measured: { $known }.
server-rated-to-the-end = That is not possible at a rated table: whoever plays there plays to the end or resigns.
server-not-rated = This table is not rated.
server-no-such-list = There is no such list of ratings.

## People

server-block-oneself = Nobody can be kept from hearing of themselves.
server-blocked-here = Whoever opened this table does not want to play with you.
server-not-to-be-asked = They do not want to be asked by you.
server-profile-hidden = They show nobody how they have played.
server-too-many-blocked = You have blocked { $most } people, which is as many as one person may. Let somebody in again first.
