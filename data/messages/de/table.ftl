## Zurücknehmen

undo-nothing-chosen = Du hast noch nichts gewählt.
undo-chance-drawn = Seitdem wurde etwas gezogen, du kannst es nicht mehr zurücknehmen.
undo-others-acted = Seitdem hat jemand anderes gehandelt, du kannst es nicht mehr zurücknehmen.
undo-shown = Deine Wahl hat Verborgenes gezeigt oder ist bindend, du kannst sie nicht mehr zurücknehmen.
undo-not-named = Du hast nichts dergleichen genannt.

## Wo der Fehler steckt

error-at-line = Zeile { $line }
error-at-step-of-seat = Schritt { $step }, { $seat }, „{ $word }“
error-at-step-of-chance = Schritt { $step }, Zufall, „{ $word }“

## Optionen

error-option-not-a-pair = Eine Option schreibt man Schlüssel=Wert, nicht „{ $pair }“.
error-option-twice = Die Option „{ $key }“ ist zweimal angegeben.
error-options-too-many = Das sind mehr als { $most } Optionen; so viele hat kein Spiel.
error-option-unknown = Eine Option „{ $key }“ gibt es nicht; es gibt { $known }.
error-option-value-unknown = Die Option „{ $key }“ hat die Werte { $known }; „{ $value }“ gehört nicht dazu.
error-option-excluded = { $key }={ $value } geht nur mit { $needs }.

## Beginnen

error-unknown-game =
    Ein Spiel „{ $name }“ gibt es nicht; { $known-count ->
        [one] es gibt nur { $known }.
       *[other] es gibt { $known }.
    }
error-seats =
    Die Partie ist für { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    } vereinbart, aber es { $names ->
        [one] nimmt eine teil.
       *[other] nehmen { $names } teil.
    }
error-bad-name = Ein Name hat 1 bis 40 Zeichen, keine Steuerzeichen und keine Leerzeichen am Anfang oder Ende.
error-bad-seed = Ein Startwert hat 1 bis 128 sichtbare ASCII-Zeichen und keine Leerzeichen.
error-bad-own-word = Worte für den Startwert haben höchstens 200 Zeichen, keine Steuerzeichen und keine Leerzeichen am Anfang oder Ende.

## Wörter

error-word-unknown = „{ $word }“ ist kein Wort dieses Spiels; du kannst { $known } sagen.
error-name-unknown =
    { $kind ->
        [monarch] Eine Herrscherkarte „{ $name }“ gibt es nicht.
        [event] Eine Ereigniskarte „{ $name }“ gibt es nicht.
        [seat] Einen Sitzplatz „{ $name }“ gibt es nicht.
       *[other] Nichts hier heißt „{ $name }“.
    }
error-nobody-sits-there = Dort sitzt niemand.
error-nothing-is-drawn = Hier wird nichts gezogen.
error-not-drawn-here = Das kann hier nicht gezogen werden.
error-chance-differs = Aus dem Startwert folgt „{ $drawn }“.

## Protokolle

error-not-a-record = Das ist kein Spielprotokoll: Seine erste Zeile wäre „imperios record 1“.
error-expected = Hier sollte das stehen: „{ $expected }“.
error-ends-early = Das Spielprotokoll endet zu früh; das sollte noch folgen: „{ $expected }“.
error-not-a-word = „{ $word }“ kann kein Wort eines Spiels sein.
error-carriage-return = Die Zeile endet mit einem Wagenrücklauf (CR); Spielprotokolle haben nur Zeilenvorschübe (LF).
error-no-line-feed = Die letzte Zeile endet nicht mit einem Zeilenvorschub (LF).
error-layout = Die Zeile ist anders gesetzt; sie hieße „{ $expected }“.
error-other-game = Das ist ein Spielprotokoll von { $record }, nicht von { $ours }.
error-other-edition =
    Diese Partie wurde mit einer anderen Ausgabe gespielt, { $record } ({ $record-hash }); geladen ist { $ours } ({ $ours-hash }). Gib mit --edition die Ausgabe an, mit der sie gespielt wurde.
error-result-differs = Im Spielprotokoll steht „{ $record }“, aber die Partie endete mit „{ $ours }“.

## Bots, the weakest first

bot-page = Page
bot-squire = Knappe
bot-knight = Ritter
bot-marshal = Marschall
bot-emperor = Kaiser

## Warum ein Journal sich nicht weiter nachvollziehen lässt

stuck-edition = Gespielt wurde mit der Ausgabe { $name } ({ $hash }), und die ist nicht vorhanden.
stuck-record = Das Protokoll lässt sich nicht noch einmal spielen.
stuck-deed = Den nächsten Eintrag hat ein neueres Programm geschrieben, oder er ist beschädigt.
stuck-gap = Ein Eintrag fehlt.
stuck-start = Die Partie lässt sich nicht noch einmal so beginnen.
stuck-undo = Was damals zurückgenommen wurde, lässt sich jetzt nicht zurücknehmen.
stuck-word = Die nächste Wahl ist hier nicht erlaubt.
