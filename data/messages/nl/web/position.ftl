# Setting up a position: tools, verdict, what can be done with it.

web-position-title = Een stelling opzetten
web-position-seat = Speler { $seat }
web-position-tabs = Wat je bewerkt
web-position-tab-pieces = Stukken
web-position-tab-cards = Kaarten
web-position-tab-game = Partij
web-position-tab-odds = Aanvallen
web-position-tab-use = Gebruiken
web-position-undo = Ongedaan maken
web-position-redo = Opnieuw doen
web-position-undone = Ongedaan gemaakt.
web-position-redone = Opnieuw gedaan.

## Pieces

web-position-pieces = Stukken
web-position-sides = Partij
web-position-pieces-of = Stukken: { $side }
web-position-piece-of = { $piece } ({ $side })
web-position-neutral = Neutralen
web-position-look = Bekijken
web-position-erase = Weghalen
web-position-look-help = Kies een stuk en tik op de kaart om het neer te zetten, of tik op een zone om te zien wat er staat.
web-position-put-help = { $piece }: tik op de zones waar het moet staan.
web-position-erase-help = Tik op een zone: elke tik haalt een stuk weg.
web-position-put = { $piece } in { $zone }.
web-position-taken = { $piece } is weg uit { $zone }.
web-position-nothing-there = { $zone } is al leeg.
web-position-not-there = { $piece } kan niet in { $zone } staan.
web-position-empty = Hier staat niets.
web-position-clear = Leegmaken
web-position-cleared = { $zone } is nu leeg.
web-position-add = Toevoegen
web-position-add-choose = Kiezen…
web-position-add-what = Toevoegen in { $zone }
web-position-fewer = Minder: { $what }
web-position-more = Meer: { $what }
web-position-drop = Weghalen: { $what }

## The verdict

web-position-verdict = Controle
web-position-checking = De stelling wordt gecontroleerd…
web-position-sound = Deze stelling is speelbaar.
web-position-to-move = { $who } is aan de beurt.
web-position-chance = Het lot beslist.
web-position-over = De partij is afgelopen.
web-position-faulty =
    { $count ->
        [one] { $count } ding te herstellen
       *[other] { $count } dingen te herstellen
    }
web-position-options-refused = Met deze opties is er geen partij: kies andere bij ‘Beginnen met…’.

## The game

web-position-turn = Beurt
web-position-aside = Terzijde
web-position-underway = In deze stelling is iets aan de gang: een actie, een kaart of een gevecht.
web-position-settle = Terug naar de acties van de beurt
web-position-round = Ronde
web-position-whose-turn = Aan de beurt
web-position-start = Begint de ronden
web-position-turns = Begonnen beurten
web-position-actions = Acties over
web-position-attacks = Aanvallen in deze beurt
web-position-supply = Voorraad
web-position-grecia-tactics = Tactiekkaarten
web-position-battle = Gevechtskaarten
web-position-grecia-senate = Senaatskaarten
web-position-eliminated = Uitgeschakeld in beurt (0: doet nog mee)
web-position-none = Geen
web-position-napoleon-empires = Rijken
web-position-napoleon-route = Handelsroute
web-position-napoleon-attack-bonus = Bonus op de aanval van deze beurt
web-position-napoleon-defence-bonus = Bonus in de verdediging
web-position-napoleon-chance-aside = Opzijgelegde Kanskaarten
web-position-napoleon-politics = Voorgelezen Politiekkaarten
web-position-napoleon-army = Voorgelezen Legerkaarten
web-position-napoleon-routes-aside = Opzijgelegde routes
web-position-grecia-reserve = Helden die nog geplaatst worden
web-position-grecia-discards = Afgelegde Tactiekkaarten
web-position-grecia-senate-discards = Afgelegde Senaatskaarten
web-position-altes-reich-cards = Persoonskaarten
web-position-altes-reich-heaps = Waar ze liggen
web-position-altes-reich-table = Op tafel
web-position-altes-reich-in-pile = Stapel
web-position-altes-reich-help = Tik op de kaarten die hier moeten liggen: { $heap }. Nog een tik legt ze terug op de stapel.
web-position-altes-reich-find = Een vorst zoeken
web-position-altes-reich-here = Alleen die hier liggen
web-position-altes-reich-moved = { $card }: { $heap }.
web-position-altes-reich-round = De ronde
web-position-altes-reich-start = Speelt als eerste
web-position-altes-reich-event = Gebeurtenis
web-position-altes-reich-symbols = Volgorde van de symbolen
web-position-altes-reich-pile = Kaarten in de stapel
web-position-altes-reich-past = Eerdere ronden
web-position-altes-reich-won = Won ronde { $round }

## The odds

web-position-odds-faulty = Zodra de stelling speelbaar is, staan hier de kansen van elke aanval.
web-position-odds-none = Wie aan de beurt is, kan niet aanvallen.
web-position-odds-help = Met de sterkste eenheden die kunnen aanvallen, en als de tegenstander een willekeurige Gevechtskaart speelt.
web-position-odds-target = Doel
web-position-odds-from = Vanuit
web-position-odds-strength = Kracht
web-position-odds-win = Winst

## What can be done with it

web-position-play-bots = Tegen bots spelen
web-position-open-table = Een tafel openen
web-position-what-if = Aan deze tafel speel je wat er had kunnen gebeuren: hij telt nooit mee voor de ranglijst.
web-position-mend-first = Herstel eerst de stelling, dan kun je haar spelen.
web-position-share = De link delen
web-position-shared = Link gekopieerd: de hele stelling staat erin.
web-position-share-by-hand = In deze link staat de hele stelling:
web-position-link = Link naar de stelling
web-position-case = Bewaren als conformiteitsgeval (TOML)
web-position-case-name = Wat het laat zien, in één zin
web-position-case-untitled = Een stelling
web-position-case-rules = Regels die het bewijst
web-position-case-text = Tekst van het geval
web-position-case-help = Voeg de woorden toe die gespeeld worden en wat moet volgen; ‘imperios referee’ controleert het.
web-position-case-save = Bestand bewaren
web-position-pack = Exporteren als eigen scenario
web-position-pack-help = Het scenario wordt een datapakket: de hele uitgave met deze beginstelling, in één ZIP-bestand.
web-position-pack-name = Naam van het scenario
web-position-pack-about = Waar het over gaat, in één zin
web-position-pack-save = Pakket opslaan
web-position-pack-saved = Opgeslagen. Pak het uit en speel ermee in de terminal:
web-position-pack-server = Wie een server beheert, biedt het bij nieuwe tafels aan met:

## Another beginning

web-position-start-from = Beginnen met…
web-position-start-anew = Beginnen met opgestelde stukken
web-position-start-keep = Alleen de opties wijzigen
