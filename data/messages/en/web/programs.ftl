# Programs that play: personal tokens, and accounts of bots.

web-programs-title = Programs
web-programs-lead = A program plays here with a token: for you, or for a bot account that everybody knows as one. How that is done, with an example of one page, is told in docs/api.md; every call is described at
web-programs-account = Programs need an account. Create one, or sign in, and come back.
web-programs-bots = Bot accounts
web-programs-bots-help = A bot is marked “(bot)” wherever it shows, takes part in no ratings of people, and you answer for it. Seat it at a table that you open, or send it an invitation.
web-programs-no-bots = You have no bots.
web-programs-bot-name = Name of the bot
web-programs-bot-name-help = 1 to 34 characters; “(bot)” is added.
web-programs-bot-add = Create the bot
web-programs-bot-retire = Retire
web-programs-bot-retire-sure = Retire { $name }? Its tokens are worth nothing from then on; its games stay.
web-programs-tokens = Tokens
web-programs-tokens-help = Whoever has a token can do what it allows, until you revoke it. It never changes anything about your account.
web-programs-no-tokens = You have no tokens.
web-programs-token-label = What it is for
web-programs-token-for = Plays as
web-programs-token-me = { $name } (you)
web-programs-token-scope = It may
web-programs-scope-play = play
web-programs-scope-read = only read
web-programs-token-add = Make a token
web-programs-token-shown = This is the token. It is shown this once: copy it now.
web-programs-token-copy = Copy the token
web-programs-token-revoke = Revoke
web-programs-token-used = used { $ago }
