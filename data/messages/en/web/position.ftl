# Setting up a position: tools, verdict, what can be done with it.

web-position-title = Set up a position
web-position-seat = Player { $seat }
web-position-tabs = What is edited
web-position-tab-pieces = Pieces
web-position-tab-cards = Cards
web-position-tab-game = Game
web-position-tab-odds = Attacks
web-position-tab-use = Use it
web-position-undo = Undo
web-position-redo = Redo
web-position-undone = Undone.
web-position-redone = Done again.

## Pieces

web-position-pieces = Pieces
web-position-sides = Side
web-position-pieces-of = Pieces: { $side }
web-position-piece-of = { $piece } ({ $side })
web-position-neutral = Neutrals
web-position-look = Look
web-position-erase = Remove
web-position-look-help = Choose a piece and touch the map to place it, or touch a zone to see what stands there.
web-position-put-help = { $piece }: touch the zones where it should stand.
web-position-erase-help = Touch a zone: each touch removes a piece.
web-position-put = { $piece } in { $zone }.
web-position-taken = { $piece } is gone from { $zone }.
web-position-nothing-there = { $zone } is empty already.
web-position-not-there = { $piece } can’t stand in { $zone }.
web-position-empty = Nothing stands here.
web-position-clear = Clear
web-position-cleared = { $zone } is empty now.
web-position-add = Add
web-position-add-choose = Choose…
web-position-add-what = Add in { $zone }
web-position-fewer = Fewer: { $what }
web-position-more = More: { $what }
web-position-drop = Remove: { $what }

## The verdict

web-position-verdict = Check
web-position-checking = Checking the position…
web-position-sound = It can be played.
web-position-to-move = { $who } to move.
web-position-chance = Chance decides next.
web-position-over = The game is over.
web-position-faulty =
    { $count ->
        [one] { $count } thing to mend
       *[other] { $count } things to mend
    }
web-position-options-refused = There is no game with these options: choose others under “Start from…”.

## The game

web-position-turn = Turn
web-position-aside = Set aside
web-position-underway = Something is under way in this position: an action, a card or a combat.
web-position-settle = Go back to the actions of the turn
web-position-round = Round
web-position-whose-turn = Whose turn
web-position-start = Starts the rounds
web-position-turns = Turns begun
web-position-actions = Actions left
web-position-attacks = Attacks made this turn
web-position-supply = Supplies
web-position-grecia-tactics = Tactics cards
web-position-battle = Battle cards
web-position-grecia-senate = Senate cards
web-position-eliminated = Eliminated in turn (0: still in the game)
web-position-none = None
web-position-napoleon-empires = Empires
web-position-napoleon-route = Trade Route
web-position-napoleon-attack-bonus = Bonus to this turn’s attack
web-position-napoleon-defence-bonus = Bonus in defence
web-position-napoleon-chance-aside = Chance cards laid aside
web-position-napoleon-politics = Politics cards read out
web-position-napoleon-army = Army cards read out
web-position-napoleon-routes-aside = Routes laid aside
web-position-grecia-reserve = Heroes to be placed
web-position-grecia-discards = Tactics discards
web-position-grecia-senate-discards = Senate discards
web-position-altes-reich-cards = Monarch cards
web-position-altes-reich-heaps = Where they lie
web-position-altes-reich-table = On the table
web-position-altes-reich-in-pile = Pile
web-position-altes-reich-help = Touch the cards that should lie here: { $heap }. Another touch puts them back into the pile.
web-position-altes-reich-find = Find a monarch
web-position-altes-reich-here = Only those here
web-position-altes-reich-moved = { $card }: { $heap }.
web-position-altes-reich-round = The round
web-position-altes-reich-start = Plays first
web-position-altes-reich-event = Event
web-position-altes-reich-symbols = Order of the symbols
web-position-altes-reich-pile = Cards in the pile
web-position-altes-reich-past = Rounds before
web-position-altes-reich-won = Won round { $round }

## The odds

web-position-odds-faulty = Once the position can be played, the odds of every attack stand here.
web-position-odds-none = Whoever is to move can’t attack.
web-position-odds-help = With the strongest units that can attack, and if the rival plays any of their Battle cards.
web-position-odds-target = Target
web-position-odds-from = From
web-position-odds-strength = Strength
web-position-odds-win = Victory

## What can be done with it

web-position-play-bots = Play against bots
web-position-open-table = Open a table
web-position-what-if = This table plays what might have been: it never counts for the rating.
web-position-mend-first = Mend the position first: then it can be played.
web-position-share = Share the link
web-position-shared = Link copied: it holds the whole position.
web-position-share-by-hand = This link holds the whole position:
web-position-link = Link to the position
web-position-case = Save as a conformance case (TOML)
web-position-case-name = What it shows, in a sentence
web-position-case-untitled = A position
web-position-case-rules = Rules it proves
web-position-case-text = Text of the case
web-position-case-help = Add the words that are played and what must follow; “imperios referee” checks it.
web-position-case-save = Save the file
web-position-pack = Export as a scenario of its own
web-position-pack-help = The scenario becomes a data pack: the whole edition with this starting position, in one ZIP file.
web-position-pack-name = Name of the scenario
web-position-pack-about = What it is about, in a sentence
web-position-pack-save = Save the pack
web-position-pack-saved = Saved. Unpack it and play with it in the terminal:
web-position-pack-server = Whoever runs a server offers it at new tables with:

## Another beginning

web-position-start-from = Start from…
web-position-start-anew = Start with the pieces in place
web-position-start-keep = Change the options only
