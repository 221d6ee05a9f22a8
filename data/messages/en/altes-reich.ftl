altes-reich-title = The Old Empire 800–1806
altes-reich-tagline = A thousand years of kings and emperors, eleven rounds and one empire to win.

## What happens

altes-reich-event-start-drawn =
    The lot decides: { $seat-who ->
        [you] you start
       *[other] { $seat-the } starts
    }.
altes-reich-event-game-begins = The game begins: the monarch cards are shuffled and dealt.
altes-reich-event-great-game-begins = Game { $game } of the great game begins: the monarch cards are shuffled and dealt.
altes-reich-event-dealt =
    { $seat-who ->
        [you] You are
       *[other] { $seat-The } is
    } dealt { $card }.
altes-reich-event-deal-done =
    All hands are dealt; { $pile ->
        [one] one card is
       *[other] { $pile } cards are
    } left in the monarch pile.
altes-reich-event-event-turned = Round { $round } is played for “{ $event }” of the year { $year }; the symbols are: { $symbols-the }.
altes-reich-event-committed =
    { $seat-who ->
        [you] You lay
       *[other] { $seat-The } lays
    } a card face down.
altes-reich-event-committed-own =
    { $seat-who ->
        [you] You lay
       *[other] { $seat-The } lays
    } { $card } face down.
altes-reich-event-revealed =
    { $seat-who ->
        [you] You reveal
       *[other] { $seat-The } reveals
    } { $card }.
altes-reich-event-played =
    { $seat-who ->
        [you] You play
       *[other] { $seat-The } plays
    } { $card }.
altes-reich-event-replaced =
    { $seat-who ->
        [you] You play
       *[other] { $seat-The } plays
    } { $card } instead.
altes-reich-event-declared =
    { $seat-who ->
        [you] You declare
       *[other] { $seat-The } declares
    } “Elector” with { $card }: the first symbol changes places with the { $number ->
        [2] second
       *[3] third
    }, and the card leaves the game.
altes-reich-event-symbols-swapped = The order of the symbols is now: { $symbols-the }.
altes-reich-event-drew =
    { $seat-who ->
        [you] You draw
       *[other] { $seat-The } draws
    } a card from the monarch pile.
altes-reich-event-drew-own =
    { $seat-who ->
        [you] You draw
       *[other] { $seat-The } draws
    } { $card } from the monarch pile.
altes-reich-event-third-hand = The third hand turns up { $card }.
altes-reich-event-dynasty-lifts = Dynasty of the event, { $dynasty }: { $card } draws level with the best card on the first symbol.
altes-reich-event-hero-lifted = War hero, black swords: { $card } draws level with the best card on the second symbol.
altes-reich-event-hero-beaten = War hero, red swords: { $card } is out before the second symbol.
altes-reich-event-hero-left-out = War hero, red swords: { $card } is left out of the comparison.
altes-reich-event-compared =
    { $place ->
        [first] First symbol
        [second] Second symbol
       *[third] Third symbol
    }, { $symbol-the }: { $cards }; { $left } { $left-count ->
        [one] stays
       *[other] stay
    } in contention.
altes-reich-event-event-won =
    { $seat-who ->
        [you] You win
       *[other] { $seat-The } wins
    } “{ $event }” with { $card }, { $by ->
        [first] by the first symbol
        [second] by the second symbol
        [third] by the third symbol
       *[order] earliest in play order after a full tie
    }.
altes-reich-event-event-set-aside =
    The third hand wins with { $card }, { $by ->
        [first] by the first symbol
        [second] by the second symbol
        [third] by the third symbol
       *[order] earliest in play order after a full tie
    }: “{ $event }” is set aside and goes to nobody.
altes-reich-event-game-ends =
    { $games ->
        [1] The game is over.
       *[other] Game { $game } is over.
    } Events won: { $tally }.
altes-reich-event-victory =
    { $seats-who ->
        [you] You win
       *[other] { $seats-The } wins
    }!
altes-reich-event-victory-shared = { $seats-The } share the victory!
altes-reich-event-victory-by-ladder =
    { $seats-who ->
        [you] You win
       *[other] { $seats-The } wins
    } by the ladder!

## Why something is not legal

altes-reich-refusal-not-your-turn = It is not your turn: { $seat } plays now.
altes-reich-refusal-already-chosen = You have already chosen your card for round 1, and your choice is binding.
altes-reich-refusal-chance-first = Nobody can play before the cards are dealt or drawn and the event is turned up.
altes-reich-refusal-over = The game is over.
altes-reich-refusal-not-in-hand = You don’t have { $card } in your hand.
altes-reich-refusal-elector-in-round-one = { $card } is an Elector card, and you can’t play those in round 1.
altes-reich-refusal-declaration-in-round-one = You can’t declare “Elector” in round 1.
altes-reich-refusal-not-an-elector = You can’t declare { $card }: the card has no Elector symbol.
altes-reich-refusal-no-other-card = You can’t declare { $card }: you have no other card to play after it.
altes-reich-refusal-pile-too-small = You can’t declare: the monarch pile has too few cards left.
altes-reich-refusal-up-to-chance = That is up to chance, not to you.

## What is asked

altes-reich-prompt-opening = Choose a card and lay it face down.
altes-reich-prompt-others-choose = You have chosen; the others are still thinking.
altes-reich-prompt-over = The game is over.
altes-reich-prompt-chance = Cards are being dealt, drawn or turned up.
altes-reich-prompt-wait = Wait: { $seat } plays now.
altes-reich-prompt-replace = You have declared “Elector”: now play another card.
altes-reich-prompt-lead = You begin the round: play a card.
altes-reich-prompt-follow = It is your turn: play a card.

## What can be chosen

altes-reich-choice-play = Play { $card }
altes-reich-choice-declare =
    Declare “Elector” with { $card } and swap the first symbol with the { $number ->
        [2] second
       *[3] third
    }
altes-reich-choice-start = { $seat } is the start player
altes-reich-choice-deal = Deal { $card }
altes-reich-choice-event = Turn up “{ $event }”
altes-reich-choice-draw = Draw { $card }
altes-reich-choice-throne = The third hand turns up { $card }

## What can be agreed

altes-reich-option-situation = Starting position
altes-reich-option-situation-help = Whether the game begins as usual or in a position that comes with the edition, with the options that belong to it.
altes-reich-option-situation-usual = as usual
altes-reich-option-players = Players
altes-reich-option-players-help = The game is for three to five players; two can play it as a variant.
altes-reich-option-players-2 = Two players
altes-reich-option-players-3 = Three players
altes-reich-option-players-4 = Four players
altes-reich-option-players-5 = Five players
altes-reich-option-mode = Length
altes-reich-option-mode-help = A single game has eleven rounds; a great game is three games with one score.
altes-reich-option-mode-single = Single game
altes-reich-option-mode-great = Great game
altes-reich-option-elector_round_one = Elector cards in round 1
altes-reich-option-elector_round_one-help = Nobody may play an Elector card in round 1, unless you agree to allow it as a normal card.
altes-reich-option-elector_round_one-forbidden = Not allowed
altes-reich-option-elector_round_one-as-normal = Allowed as normal cards
altes-reich-option-red_hero = War hero with red swords
altes-reich-option-red_hero-help = The hero of red swords is out before the second symbol or, if you agree on it, always loses.
altes-reich-option-red_hero-second-symbol = Out before the second symbol
altes-reich-option-red_hero-always-loses = The red hero always loses
altes-reich-option-victory_tie = Tie for the victory
altes-reich-option-victory_tie-help = Players level with the most events share the victory, unless you let the ladder find a single winner.
altes-reich-option-victory_tie-shared = Shared victory
altes-reich-option-victory_tie-ladder = Ladder
altes-reich-option-two_player_dummy = Vacant throne
altes-reich-option-two_player_dummy-help = With two players a third hand can play along; the events it wins go to nobody.
altes-reich-option-two_player_dummy-false = Without a third hand
altes-reich-option-two_player_dummy-true = With a third hand
