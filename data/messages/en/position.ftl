# What is wrong with a position that somebody has set up

position-at-key = Position, { $key }
position-written = The position can’t be read here: { $reason }.

# Turns and rounds

position-round-begun = Rounds are counted from 1 once everything is set up.
position-round-most = The game ends after round { $most }.
position-turns-begun = Turns are counted from 1 once everything is set up.
position-turns-most = So far there have been at most { $most } turns.
position-actions-most = A turn has at most { $most } actions.
position-actions-heroes = Heroes travel alone when no action is left, and only then.
position-actions-one = What is being carried out is one of the actions: at least one is left.
position-attacks =
    { $least ->
        [0] At most { $most } attacks can have been made in this turn.
       *[other] From { $least } to { $most } attacks have been made in this turn.
    }
position-asked = Here { $seat } is asked.
position-asked-nobody = Nobody can be asked this here.
position-no-choice = { $seat } has the turn and can do nothing.
position-nobody-chooses = Nobody has anything left to choose here.
position-nothing-to-draw = A card is to be drawn, but none is left.
position-without-cards = This game is played without cards.
position-without-dice = This game is played without dice.

# Who is in the game

position-left-alone = Whoever is left alone has won: at least two must still be in the game.
position-out-later = { $seat } can’t have gone out of the game in a turn that is still to come.
position-out-units = { $seat } is out of the game and has no units.
position-out-heroes = { $seat } is out of the game and has no heroes on the map.
position-out-cards = { $seat } is out of the game and holds no cards.
position-out-tokens = { $seat } is out of the game and has no supply tokens.
position-out-route = { $seat } is out of the game and has no Trade Route.
position-out-bonus = { $seat } is out of the game: no card adds to the defence.
position-out-turn = { $seat } is out of the game and can’t have the turn.
position-winner-missing = Without a winner the game ends only with its last round.
position-winner-early = There is a winner only when the game is over.
position-winner-how = The winner has conquered what it takes, or is left alone.
position-colour-taken = “{ $id }” is not played in this scenario, or by somebody else.
position-empires-of-scenario = The empires are those of the scenario.
position-empire-taken = { $empire } is not free: somebody has it, or it is one too many.
position-empires-each =
    { $count ->
        [one] Everybody has one empire.
       *[other] Everybody has { $count } empires.
    }

# What stands on the map

position-nobody-plays = Nobody plays “{ $id }” in this game; units of nobody are written “neutral”.
position-one-owner = All units in a zone belong to one player.
position-too-many-units =
    { $most ->
        [one] There is room for one unit here.
       *[other] There is room for { $most } units here.
    }
position-no-counters = There are not so many counters: { $unit }.
position-sea-and-land = Players’ ships are at sea and land units ashore; neutrals have no ships.
position-neutral-ships = Neutrals have no ships.
position-neutral-fortress = Neutrals have no fortresses.
position-neutral-at-home = Neutral units stand only on flags that nobody plays.
position-one-fortress = There is at most one fortress in a territory.
position-hero-twice = { $hero } can be in one place only.
position-hero-nobodys = Nobody in this game has the hero “{ $id }”.
position-travelled-late = Heroes travel alone only when no action is left.
position-travelled-board = Only heroes on the map can have travelled.
position-reserve-late = Heroes wait for their place only while pieces are set up: put them on the map, or leave them out.
position-placed-early = Nothing stands on the map before everybody knows what they play.
position-fortresses-first = Units are placed when all fortresses stand.
position-placed-at-home = While pieces are set up, they stand at home, and nobody else’s are there.
position-cities-only = Only cities are entered and left.

# Supply, cards, truces

position-tokens-most = A player has at most { $most } supply tokens.
position-bonus-most = Cards add at most { $most }, and none during the set-up.
position-card-too-often = There are not so many copies of { $card }.
position-cards-gone = There are not so many cards left.
position-battle-hand = A hand of Battle cards is never empty and never holds the card that was used last.
position-first-card = { $seat } does not hold the card of the start any more.
position-known-most = At most { $most } cards on top of the deck are known.
position-chance-few = Each side of a combat needs a Chance card: leave at least two.
position-deck-empty = A deck is never empty.
position-route-twice = A Trade Route is in one place only.
position-truce-self = Nobody makes a truce with himself.
position-truce-out = A truce ends when one of the two is out of the game.

# El Viejo Imperio

position-number = A number from { $least } to { $most } belongs here.
position-phase-when = This does not happen in this round, game or option.
position-event-needed = The event of the round is missing.
position-event-none = No event lies open now.
position-event-twice = { $event } has been turned up already.
position-symbols = The symbols are the three of the event, in any order.
position-won-later = Round { $round } of game { $game } has not been played yet.
position-won-twice = Round { $round } of game { $game } is won once only.
position-table-order = Cards lie on the table in the order of play.
position-laid-twice = A player lays one card in a round.
position-table-count = So many cards can’t lie on the table now.
position-throne-last = The card of the third hand is turned up last.
position-throne-few = Too few cards are left for the third hand.
position-card-twice = { $card } is in one place only.
position-hand-most = { $seat } holds at most { $most } cards now.
position-deal-hands = These are not hands in the middle of a deal, one card at a time.
position-played-most =
    { $most ->
        [0] No card has been played in rounds before.
        [one] One card has been played in the rounds before.
       *[other] { $most } cards have been played in the rounds before.
    }
position-pile-least =
    { $least ->
        [one] One card is still to come from the pile.
       *[other] { $least } cards are still to come from the pile.
    }
position-owed-when = Cards are owed only while a trick is played.
position-owed-draw = To draw, a card must lie on the table and one must be owed.
position-owed-hand = More cards are owed than the hand has held.
position-electors-early = That somebody holds nothing but Electors shows only after round 1.
position-electors-others = { $seat } holds other cards too.
