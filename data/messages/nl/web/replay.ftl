# Herhalingen: de lijst, de bediening en het zegel.

## De lijst

web-replay-list-title = Herhalingen
web-replay-finished = Afgelopen partijen
web-replay-none = Je hebt nog geen partij uitgespeeld.
web-replay-none-help = Als je er een hebt uitgespeeld, kun je die hier stap voor stap bekijken, door ieders ogen.
web-replay-import = Een spelverslag importeren
web-replay-import-help = Sleep het bestand van een partij hierheen, of kies het. De server controleert elke keuze.
web-replay-import-choose = Bestand kiezen
web-replay-import-checking = { $file } controleren…
web-replay-import-failed = { $file } kan niet worden getoond
web-replay-watch = Bekijken

## De herhaling

web-replay-title = Herhaling
web-replay-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
web-replay-running = Partij aan de gang
web-replay-not-begun-title = Nog niet begonnen
web-replay-not-begun = Zodra de partij begint, is die hier stap voor stap te bekijken.
web-replay-to-table = Naar de tafel
web-replay-go-on = Vanaf hier verder
web-replay-go-on-with = Verder met
web-replay-came-from = Het spel waar het vandaan komt
web-replay-step = Stap { $ply } van { $plies }
web-replay-controls = Bediening
web-replay-previous-mark = Vorig moment
web-replay-back = Stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-forward = Stap vooruit
web-replay-next-mark = Volgend moment
web-replay-last = Naar het einde
web-replay-speed = Snelheid
web-replay-eyes = Gezien door
web-replay-eyes-all = Toeschouwer
web-replay-round = Ronde { $round }
web-replay-jump = Spring naar
web-replay-jump-rounds = Ronden
web-replay-jump-turns = Beurten
web-replay-jump-combats = Gevechten
web-replay-jump-tricks = Gewonnen slagen
web-replay-start = Begin
web-replay-edit-position = Deze stelling bewerken
web-replay-share = Delen
web-replay-shared = Link gekopieerd
web-replay-export = Spelverslag downloaden
web-replay-keys = Pijlen: stap · Home en End · spatie: afspelen
web-replay-log = Wat er gebeurde
web-replay-board = Bord
web-replay-standing = Stand

## De analyse

web-replay-tabs = Wat te zien is
web-replay-tab-game = Partij
web-replay-tab-analysis = Analyse
web-replay-analysis = Analyse van de partij
web-replay-analysis-help = Wie er op elk moment voor stond, welke beslissingen het meest kostten en wat het toeval gaf en nam, naar wat elke speler wist. Het duurt hooguit een minuut.
web-replay-analyse = De partij analyseren
web-replay-analysing = De partij wordt geanalyseerd…
web-replay-analysis-stop = Stoppen
web-replay-chances = Kans op de overwinning
web-replay-decisions = De duurste beslissingen
web-replay-decisions-help = In punten van de kans op de overwinning.
web-replay-no-decisions = Geen beslissing was duidelijk slechter dan een andere.
web-replay-decisions-sought = Ze worden gezocht zodra alles één keer is bekeken.
web-replay-better = Beter:
web-replay-luck = Balans van het geluk
web-replay-luck-help = Wat het toeval ieder gaf of nam, in punten van de kans op de overwinning.
web-replay-battles = Gewonnen gevechten
web-replay-battles-help = Open: verwacht; dicht: uitgekomen.

## Het zegel

web-replay-seal = Zegel van eerlijk spel
web-replay-seal-proved = Bewezen
web-replay-seal-broken = Zegel verbroken
web-replay-seal-checking = Controleren…
web-replay-seal-proved-text = Alle { $plies } stappen zijn geldig, al het toeval volgt uit de startwaarde en de uitslag klopt.
web-replay-seal-brought = De zetten en het toeval zijn bewezen, niet wie er speelde: de namen zijn wat het verslag zegt.
web-replay-seal-commitment = Hash, getoond voor het begin (SHA-256)
web-replay-seal-seed = Startwaarde
web-replay-seal-words = Woorden van de spelers
web-replay-seal-no-words = Niemand voegde woorden toe.
web-replay-seal-check = Controleer het zelf
web-replay-copy = Kopiëren
web-replay-copied = Gekopieerd
