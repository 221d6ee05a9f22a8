# Programme, die spielen: persönliche Schlüssel und Konten von Bots.

web-programs-title = Programme
web-programs-lead = Ein Programm spielt hier mit einem Schlüssel: für dich oder für ein Botkonto, das alle als solches erkennen. Wie das geht, mit einem Beispiel von einer Seite, steht in docs/api.md; jeder Aufruf ist beschrieben unter
web-programs-account = Programme brauchen ein Konto. Lege eines an oder melde dich an und komm dann wieder.
web-programs-bots = Botkonten
web-programs-bots-help = Ein Bot trägt „(bot)“, wo immer er zu sehen ist, zählt nicht in den Wertungen der Menschen, und du stehst für ihn ein. Setz ihn an einen Tisch, den du eröffnest, oder schick ihm eine Einladung.
web-programs-no-bots = Du hast keine Bots.
web-programs-bot-name = Name des Bots
web-programs-bot-name-help = 1 bis 34 Zeichen; „(bot)“ kommt dahinter.
web-programs-bot-add = Bot anlegen
web-programs-bot-retire = Verabschieden
web-programs-bot-retire-sure = { $name } verabschieden? Seine Schlüssel gelten dann nicht mehr; seine Partien bleiben.
web-programs-tokens = Schlüssel
web-programs-tokens-help = Wer einen Schlüssel hat, kann tun, was er erlaubt, bis du ihn widerrufst. An deinem Konto ändert er nie etwas.
web-programs-no-tokens = Du hast keine Schlüssel.
web-programs-token-label = Wofür er ist
web-programs-token-for = Spielt als
web-programs-token-me = { $name } (du)
web-programs-token-scope = Er darf
web-programs-scope-play = spielen
web-programs-scope-read = nur lesen
web-programs-token-add = Schlüssel machen
web-programs-token-shown = Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt: Kopiere ihn jetzt.
web-programs-token-copy = Schlüssel kopieren
web-programs-token-revoke = Widerrufen
web-programs-token-used = benutzt { $ago }
