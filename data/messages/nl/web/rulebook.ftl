# Wat de bladzijden van de spelregels zeggen.

web-rulebook-title = spelregels
web-rulebook-shelf = Spelregels
web-rulebook-shelf-lead = Elke regel met zijn nummer, getekende voorbeelden en een zoekveld. Tijdens het spel leidt elke regel van het logboek naar zijn spelregel.
web-rulebook-extent = { $chapters } hoofdstukken, { $rules } regels
web-rulebook-learn = Nieuw hier? Leer spelend in tien minuten
web-rulebook-learn-this = Leer spelend: een begeleid spel van tien minuten
web-rulebook-print = Printen en spelen: kaarten, fiches, landkaart en spelregels op papier
web-rulebook-short-altes-reich = Oude Rijk
web-rulebook-short-grecia = Griekenland
web-rulebook-short-napoleon = Napoleon
web-rulebook-contents = Inhoud
web-rulebook-search = Zoeken in de regels
web-rulebook-clear = Zoekopdracht wissen
web-rulebook-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
web-rulebook-rules =
    { $count ->
        [one] regel
       *[other] regels
    }
web-rulebook-none = Geen enkele regel bevat ‘{ $query }’.
web-rulebook-glossary = Woordenlijst
web-rulebook-glossary-lead = De woorden van het spel. Elk woord toont de regels waarin het staat.
web-rulebook-reading = Fiches, kaarten en waarden
web-rulebook-example = Voorbeeld
web-rulebook-units = Eenheden
web-rulebook-units-and-bonuses = Eenheden, steun en bonussen
web-rulebook-die = Dobbelsteen
web-rulebook-bonus-fortress = Vesting
web-rulebook-bonus-cavalry = Cavalerie met infanterie
web-rulebook-bonus-hero = Held
web-rulebook-bonus-tactics = Tactiekkaarten
web-rulebook-bonus-combined-arms = Verbonden wapens
web-rulebook-bonus-city = Verdedigde stad
web-rulebook-bonus-mountains = Gebergte
web-rulebook-bonus-bonus = Kaarten
web-rulebook-attacker = { $name }, valt aan
web-rulebook-defender = { $name }, verdedigt
web-rulebook-wins = wint
web-rulebook-fortress = Vesting
web-rulebook-empty = leeg
web-rulebook-march-move = beweegt van { $from } naar { $to }
web-rulebook-march-attack = valt { $to } aan vanuit { $from }
web-rulebook-march-support = steunt bij { $to } vanuit { $from }
web-rulebook-march-flight = vlucht van { $from } naar { $to }
web-rulebook-declares = roept ‘Keurvorst’ met { $name }
web-rulebook-left = blijft in de race
web-rulebook-out = valt af
web-rulebook-counter = Een fiche lezen
web-rulebook-emblem = partij (embleem)
web-rulebook-silhouette = soort eenheid
web-rulebook-strength = kracht
web-rulebook-price = prijs
web-rulebook-unit-values = Waarden van de eenheden
web-rulebook-combat-adds = Wat in het gevecht telt
web-rulebook-income = Inkomsten aan het begin van de beurt
web-rulebook-territories = gebieden
web-rulebook-tokens = voorraadfiches
web-rulebook-sides = Partijen
web-rulebook-open-value = veldwaarde
web-rulebook-city-value = stadswaarde
web-rulebook-open = veld
web-rulebook-city = stad
web-rulebook-class-foot = Te voet
web-rulebook-class-horse = Te paard
web-rulebook-class-artillery = Artillerie
web-rulebook-class-ship = Schepen
web-rulebook-card = Een kaart lezen
web-rulebook-card-dynasty = Bovenaan de kleur van de dynastie
web-rulebook-card-reign = Naam, eerste en laatste regeringsjaar
web-rulebook-card-figures = Onderaan de duur en het aantal kronen
web-rulebook-criteria = De acht criteria
web-rulebook-dynasties = De negen dynastieën
web-rulebook-pane-before = Vorige regel
web-rulebook-pane-after = Volgende regel
web-rulebook-pane-full = Volledige spelregels openen
web-rulebook-pane-choose = Kies een hoofdstuk, of tik op een regelnummer in het logboek.
web-rulebook-pane-back = Hoofdstukken
