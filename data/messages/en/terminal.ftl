## At the table

terminal-how-to-ask = Type a number, a word or a name to choose; several with commas go one after another. ? explains, table shows the whole table, quit leaves.
terminal-is-kept = The game is kept after every choice: closing the window loses nothing.
terminal-not-kept = The game can't be kept on this computer by itself; use “save FILE” before you leave.
terminal-commitment = All chance follows from a secret seed. Its SHA-256, fixed before the deal: { $hash }
terminal-agreed = Agreed: { $options }
terminal-agreed-else = Agreed: { $options } · all else as usual
terminal-what-if = What if: the game begins in a position that was set up, with chance of its own.
terminal-what-if-after = What if: the game goes on after word { $ply } of another one, with chance of its own.
terminal-resumed =
    The game goes on. { $stage }. { $n ->
        [0] What happened last:
        [one] Now to decide: { $names }. What happened last:
       *[other] Now to decide: { $names }. What happened last:
    }
terminal-changed = Changed on the board since you last looked:
terminal-empty = empty
terminal-player = Player { $number }
terminal-you = ← you
terminal-hand-over = It is { $name }'s turn. Hand over the keyboard; then press Enter.
terminal-not-understood = That is none of your choices. Type a number from the list, or ? for help.
terminal-did-you-mean = “{ $typed }” is none of your choices. Did you mean { $near }?
terminal-which-one = “{ $typed }” can mean several choices. Type the number of one:
terminal-left-undone = No longer carried out: { $words }
terminal-which-part = Which of these? Type undo and its number.
terminal-which-rule = Which rule? Name the id that stands in brackets behind a line of the log, such as “rule { $rule }”.
terminal-help =
    A number, a word or a name makes a choice: “1”, “{ $word }” or what stands in the list, or a part of it that only one choice has. Several with commas between them go one after another.
      why WHAT     why something can't be chosen, or what it does: “why 1”
      hint         the best choices with reasons, from what you may know
      rule ID      a rule of the rulebook: “rule { $rule }”
      table        the whole table
      played       the cards played so far and what was won
      log          everything that has happened
      agreed       the agreed options and the commitment to the seed
      setup        let a bot place the pieces that you have left
      undo         take back your last choice, as long as nobody has learned anything by it
      undo WHAT    take back one part of what you are naming: “undo argos”
      save FILE    write the game to a file
      quit         leave; the game is kept and can go on later
terminal-nothing-to-set-up = You are not asked to place a piece now.
terminal-why-what = Why what? Name a choice: “why { $word }”.
terminal-why-legal = You can: “{ $label }” is legal now.
terminal-save-where = Save where? Name a file: “save my-game.txt”.
terminal-save-exists = There is already a file { $file }; choose another name.
terminal-saved = Saved. To go on later: imperios play { $game } --load { $file }
terminal-left = The game is kept. To go on: imperios play { $game } --load { $file }
terminal-result = Result
terminal-place = { $place }. { $name }: { $score }
terminal-score-altes-reich =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
terminal-score-grecia =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-score-napoleon =
    { $n ->
        [one] { $n } flag
       *[other] { $n } flags
    }
terminal-seed = The secret seed was: { $seed }
terminal-record-kept = The record of the game: { $file }

## What can be asked for at the table, with other words for it

terminal-say-help = help
terminal-say-why = why
terminal-say-rule = rule
terminal-say-hint = hint
terminal-say-log = log
terminal-say-table = table, board
terminal-say-played = played
terminal-say-agreed = agreed, options
terminal-say-setup = setup
terminal-say-undo = undo
terminal-say-save = save
terminal-say-quit = quit

## The table of El Viejo Imperio

terminal-round = Round { $round } of 11
terminal-game-of = Game { $game } of { $games }
terminal-black-swords = Black swords: { $person } is lifted on the second symbol.
terminal-red-swords = Red swords: { $person } loses where the second symbol decides.
terminal-red-swords-always = Red swords: { $person } always loses.
terminal-events-won =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
terminal-cards-held =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terminal-pile =
    { $n ->
        [one] { $n } card in the monarch pile
       *[other] { $n } cards in the monarch pile
    }
terminal-third-hand =
    { $n ->
        [one] third hand: { $n } event set aside
       *[other] third hand: { $n } events set aside
    }
terminal-throne = Third hand
terminal-face-down = face down
terminal-on-the-table = On the table, in play order:
terminal-your-hand = Your hand. In brackets: what each card counts on the three symbols. The number plays it:
terminal-hand = Your hand. In brackets: what each card counts on the three symbols.
terminal-crowns =
    { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
terminal-years =
    { $n ->
        [one] { $n } year
       *[other] { $n } years
    }
terminal-elector = Elector { $number }
terminal-none-yet = nothing yet
terminal-played-cards = Cards of earlier rounds
terminal-declared-cards = Declared Elector cards

## The table of Grecia

terminal-map-lands = Other territories
terminal-map-islands = Small islands
terminal-map-seas = Seas
terminal-neutral = neutral
terminal-fortress = fortress of { $name }
terminal-hero = hero { $name }
terminal-hero-incognito = hero { $name } (incognito)
terminal-a-fortress = fortress
terminal-round-of = Round { $round } of { $rounds }
terminal-your-tactics = Your Tactics cards: { $cards }
terminal-senate-discards = Discarded Senate cards
terminal-tactics-discards = Discarded Tactics cards
terminal-last-battle-cards = Battle cards used last
terminal-die = die { $n }
terminal-left-to-place =
    { $n ->
        [one] { $n } left to place
       *[other] { $n } left to place
    }
terminal-no-action = free: costs no action

## The table of Napoleón

terminal-legend = ⚑ flag   ⌂ small city   ⌂⌂ large city   ▲ over mountains   ≈ sea
terminal-setting-up = Setting up
terminal-minor-states = Minor states
terminal-nobody = nobody
terminal-head-player = Player
terminal-head-empires = Empires
terminal-head-colour = Colour
terminal-head-points = Points
terminal-head-tactics = Tactics
terminal-head-flags = Flags
terminal-head-zones = Zones
terminal-head-supply = Supply
terminal-head-route = Trade Route (✓ pays)
terminal-head-battle-cards = Battle cards
terminal-out = out of the game
terminal-truce = truce with { $names }
terminal-defence-bonus = +{ $n } in defence
terminal-combat = Combat: { $from } → { $to }
terminal-attacker = Attacker
terminal-defender = Defender
terminal-battle-card-down = Battle card face down
terminal-battle-card = Battle card { $card }: { $value }
terminal-chance-card = Chance card { $card }: { $value }
terminal-politics-read = Politics cards read out
terminal-army-read = Army cards read out
terminal-chance-aside = Chance cards laid aside

## Lists and figures

terminal-players = For { $players } players
terminal-edition = Edition { $name } ({ $hash })
terminal-default = (default)
terminal-example = Example: { $text }
terminal-games = games
terminal-by-seat = Seat
terminal-by-bot = Bot
terminal-by-side = Side
terminal-wins = Wins
terminal-against = Against
terminal-fair-share = × fair share
terminal-score = Score
terminal-speed = { $games } games in { $seconds } s: { $games-per-second } games/s, { $choices-per-second } choices/s. Margins are 95 % intervals.
terminal-proved =
    { $words ->
        [one] proved: { $words } word legal, all chance from the seed, the result right.
       *[other] proved: { $words } words legal, all chance from the seed, the result right.
    }
terminal-proved-so-far =
    { $words ->
        [one] proved so far: { $words } word legal, all chance from the seed; the game is not over.
       *[other] proved so far: { $words } words legal, all chance from the seed; the game is not over.
    }
terminal-legal-not-proved =
    { $words ->
        [one] { $words } word legal; chance can be proved only when the seed is revealed.
       *[other] { $words } words legal; chance can be proved only when the seed is revealed.
    }
terminal-verified = { $proved } proved, { $failed } failed
terminal-tournament-proved =
    { $rounds ->
        [one] proved: one round, paired as the seed has it. { $first }
       *[other] proved: { $rounds } rounds, each paired as the seed has it. { $first }
    }
terminal-tournament-not-over = The tournament is not over: its rounds can be proved when the seed is revealed.
terminal-tournament-none = The file holds no tournament, or not a whole one.
terminal-tournament-broken = The journal is not that of a tournament: { $why }.
terminal-tournament-other-seed = This is not the seed that was committed to before the start.
terminal-tournament-arranged = Round { $round } was not paired as the seed has it.
terminal-tournament-not-played-out = It was closed as if all had been played, and it was not.
terminal-verified-names = The names are what the records say: nothing proves who played.
terminal-data-sound = { $game }: edition { $name } is sound ({ $hash })
terminal-edition-newest = Edition { $number } ({ $name }): new games are played with it
terminal-edition-older = Edition { $number } ({ $name })
terminal-edition-hash = under rulings { $level }: { $hash }
terminal-ruling = Rulings { $level }
terminal-edition-added = { $game }: a new edition is in the archive.
terminal-edition-renewed = { $game }: the newest edition in the archive was brought up to date.
terminal-edition-kept = { $game }: the archive has this edition already.
terminal-edition-untold = this edition of { $game } plays otherwise than all before it: say what has changed with --es, --en, --nl and --de
terminal-edition-is-older = this is an older edition of { $game }; what was released stays as it is

## Running a server

terminal-stopping = Stopping: writes are being finished, players are told to come back. Press Ctrl-C again to end at once.
terminal-stage-lobby = lobby
terminal-stage-running = running
terminal-stage-over = over
terminal-mended = The game { $id } goes on from entry { $entry }, after { $plies } words. What came later is kept in its journal.
terminal-stuck-game = entry { $entry } of { $entries } can't be followed, after { $plies } words. { $why }
terminal-games-stuck =
    { $n ->
        [0] No game is stuck.
        [one] One game is stuck.
       *[other] { $n } games are stuck.
    }
terminal-pack-added = { $game }: tables can be opened with { $name } now ({ $hash }).
terminal-pack-retired =
    { $n ->
        [one] No new table is opened with this data pack.
       *[other] No new tables are opened with these { $n } data packs.
    }
terminal-pack-offered =
    { $n ->
        [one] Tables can be opened with this data pack again.
       *[other] Tables can be opened with these { $n } data packs again.
    }
terminal-retired = retired
terminal-not-stuck = this game is not stuck: its journal can be followed to its end
terminal-nothing-good = nothing of this game can be followed, so there is nothing to go back to; add its edition, or update the program
terminal-game-changed = somebody else has changed the game in the meantime; try again
terminal-pack-released = this edition comes with the program; every table finds it
terminal-no-such-pack = there is no data pack whose hash begins with “{ $hash }”
terminal-games-kept =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
terminal-exported = Written to { $file }
terminal-delete-ask = Delete the game { $id } ({ $game }, { $stage }: { $names }) with its record, chat and invitations? This can't be undone. Type “yes”:
terminal-delete-yes = yes
terminal-deleted = The game { $id } is deleted.
terminal-not-deleted = Nothing was deleted.
terminal-pruned = Forgotten: guests { $guests }, ended sessions { $sessions }.
terminal-backed-up = The database is backed up in { $file }
terminal-restore-from = The backup is of { $when } (UTC).
terminal-restore-unknown = The database that is there can't be read, so nobody can tell what else is missing.
terminal-restore-games =
    { $n ->
        [one] 1 game is missing in the backup:
       *[other] { $n } games are missing in the backup:
    }
terminal-restore-behind =
    { $n ->
        [one] Of 1 game the backup has an earlier state; so many entries would be lost:
       *[other] Of { $n } games the backup has an earlier state; so many entries would be lost:
    }
terminal-restore-logins =
    { $n ->
        [one] 1 username is missing in the backup:
       *[other] { $n } usernames are missing in the backup:
    }
terminal-restore-nothing = Nothing is missing in the backup.
terminal-restore-ask = Put { $file } in the place of the database? Type “yes”:
terminal-not-restored = Nothing was changed.
terminal-restored = The database is restored from { $file }
terminal-restore-kept = What stood there is kept in { $file }
terminal-revoked =
    { $n ->
        [one] { $n } session of { $name } is ended.
       *[other] { $n } sessions of { $name } are ended.
    }
terminal-recounted = Counted again: finished games { $games }, rated { $rated }.
terminal-recounted-without =
    { $n ->
        [one] { $n } game can’t be followed to its end and counts for nothing: see `imperios admin mend`.
       *[other] { $n } games can’t be followed to their end and count for nothing: see `imperios admin mend`.
    }

## What goes wrong

terminal-bad-data = The data can't be used: { $errors }
terminal-no-folder = There is no such folder.
terminal-no-pack = There are no files of any game in this folder.
terminal-unknown-bot = There is no bot “{ $name }”; there are { $known }.
terminal-no-such-ply = The record has { $words } words; there is no word { $ply }.
terminal-no-such-seat = The seats of this game are 1 to { $seats }.
terminal-no-such-rule = The rulebook of { $game } has no rule “{ $id }”.
terminal-no-rulebook = { $game } has no rulebook.
terminal-nothing-judged = In { $game } bots judge no positions: in thought they always play on to the end.
terminal-other-selfplay = holds something else already (other tables, bots, seed or edition): take another file with --out.
terminal-not-empty = The folder is not empty; records go into a new one, so that none is lost.
terminal-no-seed = The record does not reveal its seed, so the game can be shown but not go on.
terminal-still-running = The game of this record is not over. Nobody goes on from its moments elsewhere; “play GAME --load” goes on with the game itself.
terminal-other-game = This is about { $game }, not about the game that was named.
terminal-file-missing = There is no such file.
terminal-file-is-folder = This is a folder, not a file.
terminal-file-forbidden = The file may not be read or written.
terminal-file-not-text = The file is not text in UTF-8.
terminal-file-too-large = The file is too large.
terminal-file-exists = There is already a file of that name; choose another.
terminal-bad-setting = { $file }, line { $line }: { $problem }
terminal-no-data-folder = Nothing says where games are to be kept: name a folder with --data.
terminal-other-database = The database is PostgreSQL, as postgres://USER:PASSWORD@HOST:PORT/NAME, or the path of a SQLite file; there is no other kind.
terminal-bad-metrics-token = A token for the metrics has at least 16 visible ASCII characters and no spaces.
terminal-bad-mail-server = The mail server is smtp://HOST or smtps://HOST, perhaps with a user before it and a port behind it: smtps://anna@mail.example.org:465. Its password belongs into IMPERIOS_MAIL_PASSWORD or a file.
terminal-bad-mail-from = E-mails come from an address, such as imperios@example.org (mail.from).
terminal-mail-without-public-url = E-mails need public_url: their links lead there.
terminal-mail-half-signed-in = A user of the mail server needs a password (IMPERIOS_MAIL_PASSWORD or a file), and a password a user (smtps://USER@HOST).
terminal-port-taken = Port { $port } of { $host } is taken by another program; choose another with --port, or 0 for any that is free.
terminal-port-forbidden = This user may not listen on port { $port } of { $host }; choose one above 1023 with --port.
terminal-address-not-here = { $host } is not an address of this machine; choose another with --host.
terminal-no-such-game = There is no game { $id }.
terminal-no-such-person = There is nobody with the id or username “{ $who }”.
terminal-not-started = The game has not started, so there is no record yet; without --with-seed what is known of it is written.
terminal-broken-game = The game can't be read: { $problem }

## Printing

terminal-print-file =
    { $file }: { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
terminal-print-how = Print at 100 %. Cards and counters: on both sides, flipped on the long edge. The rulebook: flipped on the short edge, folded in the middle.
terminal-print-no-browser = There is no Chromium and no Chrome here to print with; CHROMIUM may name one. Or start `imperios serve` and print { $page } from a browser.
terminal-print-browser = this browser could not print the page
terminal-print-no-part = This game has no such part to be printed: { $part }.
terminal-print-pack = A data pack can't be printed, only the games as they come with the program.
