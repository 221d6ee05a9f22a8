## What people are told while they do not look

notice-turn = It is your turn.
notice-clock = Your time is running out.
notice-invited = { $name } invites you to a game.
notice-over = The game has ended.
notice-rematch = { $name } wants to play again.
notice-rematch-open = There is a rematch of this game.
notice-chat = { $name } has written to the table.

## What is told in a channel, to everybody at the table

notice-turn-of = It is { $name }’s turn.
notice-clock-of = { $name }’s time is running out.

## Letters

notice-mail-subject =
    { $count ->
        [one] News from one of your games
       *[other] { $count } pieces of news from your games
    }
notice-mail-greeting = Hello { $name },
notice-mail-foot = You asked for these e-mails. What you are told, and how often, you choose here: { $settings }
notice-mail-stop = No more e-mails: { $link }
notice-mail-not-you = If you did not ask for this, there is nothing to do: nothing happens unless somebody follows the link.
notice-confirm-subject = Is this your address?
notice-confirm-text = Follow this link if you want to be told by e-mail about your games. It is good for a week.
notice-recover-subject = A new password
notice-recover-text = Follow this link to choose a new password. It is good for two hours, and once.

## Calendars and feed readers

notice-feed = Imperios: my turn
notice-feed-turn = Your turn: { $table }

## Links that are passed on

notice-link = A table at Imperios: look on, or sit down and play.
