## Wat wie niet kijkt te horen krijgt

notice-turn = Je bent aan de beurt.
notice-clock = Je tijd is bijna om.
notice-invited = { $name } nodigt je uit voor een partij.
notice-over = De partij is afgelopen.
notice-rematch = { $name } wil nog een keer spelen.
notice-rematch-open = Van deze partij komt er een revanche.
notice-chat = { $name } heeft iets aan tafel geschreven.

## Wat in een kanaal aan de hele tafel wordt gezegd

notice-turn-of = { $name } is aan de beurt.
notice-clock-of = De tijd van { $name } is bijna om.

## E-mails

notice-mail-subject =
    { $count ->
        [one] Nieuws uit een van je partijen
       *[other] { $count } nieuwtjes uit je partijen
    }
notice-mail-greeting = Hallo { $name },
notice-mail-foot = Je hebt om deze e-mails gevraagd. Wat je te horen krijgt en hoe vaak, kies je hier: { $settings }
notice-mail-stop = Geen e-mails meer: { $link }
notice-mail-not-you = Heb je hier niet om gevraagd, dan hoef je niets te doen: er gebeurt niets zolang niemand de link volgt.
notice-confirm-subject = Is dit jouw adres?
notice-confirm-text = Volg deze link als je per e-mail over je partijen wilt horen. Hij is een week geldig.
notice-recover-subject = Een nieuw wachtwoord
notice-recover-text = Volg deze link om een nieuw wachtwoord te kiezen. Hij is twee uur geldig, en één keer.

## Agenda’s en feedlezers

notice-feed = Imperios: mijn beurt
notice-feed-turn = Jij bent aan de beurt: { $table }

## Links die worden gedeeld

notice-link = Een tafel bij Imperios: kijk mee of ga zitten en speel.
