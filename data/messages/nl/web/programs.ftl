# Programma's die spelen: persoonlijke sleutels en accounts van bots.

web-programs-title = Programma’s
web-programs-lead = Een programma speelt hier met een sleutel: voor jou, of voor een botaccount die iedereen als zodanig herkent. Hoe dat gaat, met een voorbeeld van één bladzijde, staat in docs/api.md; elke aanroep is beschreven op
web-programs-account = Programma’s hebben een account nodig. Maak er een aan of meld je aan, en kom dan terug.
web-programs-bots = Botaccounts
web-programs-bots-help = Een bot draagt ‘(bot)’ waar hij ook te zien is, telt niet mee in de ranglijsten van mensen, en jij staat voor hem in. Zet hem aan een tafel die jij opent of stuur hem een uitnodiging.
web-programs-no-bots = Je hebt geen bots.
web-programs-bot-name = Naam van de bot
web-programs-bot-name-help = 1 tot 34 tekens; ‘(bot)’ komt erachter.
web-programs-bot-add = Bot aanmaken
web-programs-bot-retire = Laten gaan
web-programs-bot-retire-sure = { $name } laten gaan? Zijn sleutels zijn dan niets meer waard; zijn partijen blijven.
web-programs-tokens = Sleutels
web-programs-tokens-help = Wie een sleutel heeft, kan doen wat die toestaat, tot je hem intrekt. Aan je account verandert hij nooit iets.
web-programs-no-tokens = Je hebt geen sleutels.
web-programs-token-label = Waar hij voor is
web-programs-token-for = Speelt als
web-programs-token-me = { $name } (jij)
web-programs-token-scope = Hij mag
web-programs-scope-play = spelen
web-programs-scope-read = alleen lezen
web-programs-token-add = Sleutel maken
web-programs-token-shown = Dit is de sleutel. Je ziet hem alleen deze keer: kopieer hem nu.
web-programs-token-copy = Sleutel kopiëren
web-programs-token-revoke = Intrekken
web-programs-token-used = gebruikt { $ago }
