# What the pages of the rulebooks say.

web-rulebook-title = rulebook
web-rulebook-shelf = Rulebooks
web-rulebook-shelf-lead = Every rule with its number, examples with diagrams, and a search. During a game every line of the log leads to its rule.
web-rulebook-extent = { $chapters } chapters, { $rules } rules
web-rulebook-learn = New here? Learn by playing in ten minutes
web-rulebook-learn-this = Learn by playing: a guided game of ten minutes
web-rulebook-print = Print and play: cards, counters, map and rulebook on paper
web-rulebook-short-altes-reich = Old Empire
web-rulebook-short-grecia = Greece
web-rulebook-short-napoleon = Napoleon
web-rulebook-contents = Contents
web-rulebook-search = Search the rules
web-rulebook-clear = Clear the search
web-rulebook-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rulebook-rules =
    { $count ->
        [one] rule
       *[other] rules
    }
web-rulebook-none = No rule contains “{ $query }”.
web-rulebook-glossary = Glossary
web-rulebook-glossary-lead = The words of the game. Each shows the rules in which it stands.
web-rulebook-reading = Counters, cards and values
web-rulebook-example = Example
web-rulebook-units = Units
web-rulebook-units-and-bonuses = Units, support and bonuses
web-rulebook-die = Die
web-rulebook-bonus-fortress = Fortress
web-rulebook-bonus-cavalry = Cavalry with infantry
web-rulebook-bonus-hero = Hero
web-rulebook-bonus-tactics = Tactics cards
web-rulebook-bonus-combined-arms = Combined arms
web-rulebook-bonus-city = Defended city
web-rulebook-bonus-mountains = Mountain
web-rulebook-bonus-bonus = Cards
web-rulebook-attacker = { $name }, attacks
web-rulebook-defender = { $name }, defends
web-rulebook-wins = wins
web-rulebook-fortress = Fortress
web-rulebook-empty = empty
web-rulebook-march-move = moves from { $from } to { $to }
web-rulebook-march-attack = attacks { $to } from { $from }
web-rulebook-march-support = supports at { $to } from { $from }
web-rulebook-march-flight = flees from { $from } to { $to }
web-rulebook-declares = declares “Elector” with { $name }
web-rulebook-left = stays in contention
web-rulebook-out = is out
web-rulebook-counter = How to read a counter
web-rulebook-emblem = side (emblem)
web-rulebook-silhouette = type of unit
web-rulebook-strength = strength
web-rulebook-price = price
web-rulebook-unit-values = Values of the units
web-rulebook-combat-adds = What combat adds
web-rulebook-income = Income at the start of the turn
web-rulebook-territories = territories
web-rulebook-tokens = supply tokens
web-rulebook-sides = Sides
web-rulebook-open-value = open value
web-rulebook-city-value = city value
web-rulebook-open = open
web-rulebook-city = city
web-rulebook-class-foot = Foot
web-rulebook-class-horse = Horse
web-rulebook-class-artillery = Artillery
web-rulebook-class-ship = Ships
web-rulebook-card = How to read a card
web-rulebook-card-dynasty = At the top the colour of the dynasty
web-rulebook-card-reign = Name, first and last year of the reign
web-rulebook-card-figures = Below, its length and the crown total
web-rulebook-criteria = The eight criteria
web-rulebook-dynasties = The nine dynasties
web-rulebook-pane-before = Previous rule
web-rulebook-pane-after = Next rule
web-rulebook-pane-full = Open the full rulebook
web-rulebook-pane-choose = Choose a chapter, or touch the number of a rule in the log.
web-rulebook-pane-back = Chapters
