## Terugnemen

undo-nothing-chosen = Je hebt nog niets gekozen.
undo-chance-drawn = Er is daarna iets getrokken, dus je kunt het niet meer terugnemen.
undo-others-acted = Iemand anders is daarna aan zet geweest, dus je kunt het niet meer terugnemen.
undo-shown = Je keuze heeft iets verborgens laten zien of is bindend, dus je kunt die niet meer terugnemen.
undo-not-named = Je hebt niets van dien aard genoemd.

## Waar de fout zit

error-at-line = Regel { $line }
error-at-step-of-seat = Stap { $step }, { $seat }, ‘{ $word }’
error-at-step-of-chance = Stap { $step }, toeval, ‘{ $word }’

## Opties

error-option-not-a-pair = Een optie schrijf je als sleutel=waarde, niet als ‘{ $pair }’.
error-option-twice = De optie ‘{ $key }’ staat er twee keer.
error-options-too-many = Er zijn meer dan { $most } opties; geen spel heeft er zoveel.
error-option-unknown = Er is geen optie ‘{ $key }’; er zijn { $known }.
error-option-value-unknown = De optie ‘{ $key }’ heeft de waarden { $known }; ‘{ $value }’ hoort daar niet bij.
error-option-excluded = { $key }={ $value } kan alleen met { $needs }.

## Beginnen

error-unknown-game =
    Er is geen spel ‘{ $name }’; { $known-count ->
        [one] er is alleen { $known }.
       *[other] er zijn { $known }.
    }
error-seats =
    Het spel is afgesproken voor { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }, maar { $names ->
        [one] er doet er maar één mee.
       *[other] er doen er { $names } mee.
    }
error-bad-name = Een naam heeft 1 tot 40 tekens, zonder stuurtekens en zonder spaties aan het begin of het eind.
error-bad-seed = Een startwaarde heeft 1 tot 128 zichtbare ASCII-tekens en geen spaties.
error-bad-own-word = Woorden voor de startwaarde hebben hooguit 200 tekens, zonder stuurtekens en zonder spaties aan het begin of het eind.

## Woorden

error-word-unknown = ‘{ $word }’ is geen woord van dit spel; je kunt { $known } zeggen.
error-name-unknown =
    { $kind ->
        [monarch] Er is geen persoonskaart ‘{ $name }’.
        [event] Er is geen gebeurteniskaart ‘{ $name }’.
        [seat] Er is geen zitplaats ‘{ $name }’.
       *[other] Er is niets dat ‘{ $name }’ heet.
    }
error-nobody-sits-there = Daar zit niemand.
error-nothing-is-drawn = Hier wordt niets getrokken.
error-not-drawn-here = Dit kan hier niet getrokken worden.
error-chance-differs = Uit de startwaarde volgt ‘{ $drawn }’.

## Spelverslagen

error-not-a-record = Dit is geen spelverslag: de eerste regel zou ‘imperios record 1’ zijn.
error-expected = Hier hoort dit te staan: ‘{ $expected }’.
error-ends-early = Het spelverslag houdt te vroeg op; dit hoort nog te volgen: ‘{ $expected }’.
error-not-a-word = ‘{ $word }’ kan geen woord van een spel zijn.
error-carriage-return = De regel eindigt met een harde return (CR); een spelverslag heeft alleen regeleinden (LF).
error-no-line-feed = De laatste regel eindigt niet met een regeleinde (LF).
error-layout = De regel is anders opgemaakt; dit zou ‘{ $expected }’ zijn.
error-other-game = Dit is een spelverslag van { $record }, niet van { $ours }.
error-other-edition =
    Dit spel is met een andere uitgave gespeeld, { $record } ({ $record-hash }), terwijl { $ours } ({ $ours-hash }) geladen is. Geef met --edition de uitgave op waarmee het is gespeeld.
error-result-differs = Het spelverslag zegt ‘{ $record }’, maar het spel eindigde met ‘{ $ours }’.

## Bots, the weakest first

bot-page = Page
bot-squire = Schildknaap
bot-knight = Ridder
bot-marshal = Maarschalk
bot-emperor = Keizer

## Waarom een logboek niet verder te volgen is

stuck-edition = Er werd gespeeld met de uitgave { $name } ({ $hash }), en die is er niet.
stuck-record = Het spelverslag kan niet opnieuw gespeeld worden.
stuck-deed = De volgende notitie is door een nieuwer programma geschreven of beschadigd.
stuck-gap = Er ontbreekt een notitie.
stuck-start = Het spel kan niet opnieuw beginnen zoals het was.
stuck-undo = Wat toen werd teruggenomen, kan nu niet teruggenomen worden.
stuck-word = De volgende keuze is hier niet geldig.
