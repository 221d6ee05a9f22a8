## Taking back

undo-nothing-chosen = You have not chosen anything yet.
undo-chance-drawn = Something has been drawn since, so you can’t take it back.
undo-others-acted = Somebody else has acted since, so you can’t take it back.
undo-shown = Your choice has shown something hidden or is binding, so you can’t take it back.
undo-not-named = You have not named anything of the kind.

## Where an error is

error-at-line = Line { $line }
error-at-step-of-seat = Step { $step }, { $seat }, “{ $word }”
error-at-step-of-chance = Step { $step }, chance, “{ $word }”

## Options

error-option-not-a-pair = An option is written key=value, not “{ $pair }”.
error-option-twice = The option “{ $key }” is given twice.
error-options-too-many = There are more than { $most } options; no game has so many.
error-option-unknown = There is no option “{ $key }”; there are { $known }.
error-option-value-unknown = The option “{ $key }” has the values { $known }; “{ $value }” is none of them.
error-option-excluded = { $key }={ $value } goes only with { $needs }.

## Starting

error-unknown-game =
    There is no game “{ $name }”; { $known-count ->
        [one] there is only { $known }.
       *[other] there are { $known }.
    }
error-seats =
    The game is agreed for { $seats ->
        [one] one player
       *[other] { $seats } players
    }, but { $names ->
        [one] one takes part.
       *[other] { $names } take part.
    }
error-bad-name = A name has 1 to 40 characters, no control characters and no spaces at its ends.
error-bad-seed = A seed has 1 to 128 visible ASCII characters and no spaces.
error-bad-own-word = Words for the seed have at most 200 characters, no control characters and no spaces at their ends.

## Words

error-word-unknown = “{ $word }” is not a word of this game; you can say { $known }.
error-name-unknown =
    { $kind ->
        [monarch] There is no monarch card “{ $name }”.
        [event] There is no event card “{ $name }”.
        [seat] There is no seat “{ $name }”.
       *[other] There is nothing called “{ $name }”.
    }
error-nobody-sits-there = Nobody sits there.
error-nothing-is-drawn = Nothing is drawn here.
error-not-drawn-here = This can’t be drawn here.
error-chance-differs = The seed gives “{ $drawn }”.

## Records

error-not-a-record = This is not a record: its first line would be “imperios record 1”.
error-expected = This should be here: “{ $expected }”.
error-ends-early = The record ends early; this should follow: “{ $expected }”.
error-not-a-word = “{ $word }” can’t be a word of a game.
error-carriage-return = The line ends with a carriage return; records have line feeds only.
error-no-line-feed = The last line does not end with a line feed.
error-layout = The line is laid out differently; it would be “{ $expected }”.
error-other-game = This is a record of { $record }, not of { $ours }.
error-other-edition =
    This game was played with another edition, { $record } ({ $record-hash }), while { $ours } ({ $ours-hash }) is loaded. Give the edition it was played with by --edition.
error-result-differs = The record says “{ $record }”, but the game ended with “{ $ours }”.

## Bots, the weakest first

bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-marshal = Marshal
bot-emperor = Emperor

## Why a journal can't be followed any further

stuck-edition = It was played with the edition { $name } ({ $hash }), which is not at hand.
stuck-record = Its record can’t be played again.
stuck-deed = The next entry was written by a newer program, or is damaged.
stuck-gap = An entry is missing.
stuck-start = The game can’t be started again as it was.
stuck-undo = What was taken back then can’t be taken back now.
stuck-word = The next choice is not legal here.
