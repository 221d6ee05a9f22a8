# What the page for printing the games says, and what is printed on the sheets.

web-print-title = Print and play
web-print-lead = The whole game on paper: cards and counters with both sides, map, aids and rulebook, with crop marks. Choose the paper and what to print; the sheets below are what you will get.
web-print-paper = Paper
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-paper-a3 = A3
web-print-paper-a2 = A2
web-print-paper-a1 = A1
web-print-parts = What to print
web-print-part-cards = Cards
web-print-part-counters = Counters
web-print-part-map = Map
web-print-part-aids = Aids
web-print-part-rules = Rulebook
web-print-ink = Ink
web-print-sparing = Save ink: white grounds, colours as lines only
web-print-note-scale = Print at 100 %, not fitted to the page and without headers. Every sheet has a line of 50 mm to check it by.
web-print-note-duplex = Each front is followed by its back: print on both sides and flip on the long edge.
web-print-note-booklet = The rulebook is a booklet: print it by itself, on both sides and flipped on the short edge, and fold it in the middle.
web-print-note-shop = On large paper the map is whole; aids and rulebook stay on A4. This is what one takes to a print shop.
web-print-print = Print
web-print-count =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
web-print-setting = Setting the sheets…
web-print-sheet = { $part } { $number }/{ $all }
web-print-sheet-back = { $part } { $number }/{ $all } · back
web-print-tile = Map { $name } of { $columns } × { $rows }
web-print-glue = { $name }: cut along the marks and glue the next sheet onto the strip that begins at the triangles.
web-print-measure = At 100 % the line is 50 mm long.
web-print-credits = { $title } · edition { $edition } · Imperios: game, texts and map MIT or Apache-2.0 · icons game-icons.net (Lorc, Delapouite and others), CC BY 3.0 · type Alegreya Sans, Cinzel, Grenze Gotisch (OFL) · coastline Natural Earth
web-print-credits-icons = Icons by Lorc, Delapouite and other authors of game-icons.net, CC BY 3.0. Shields, emblems and some silhouettes were drawn for Imperios.
web-print-credits-type = Type: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), Cinzel (Natanael Gama) and Grenze Gotisch (Renata Polastri, Omnibus-Type), SIL Open Font License 1.1.
web-print-credits-map = The coastline of the maps comes from Natural Earth and is in the public domain. Texts and data: MIT or Apache-2.0, as you prefer.
web-print-player = Player { $number }
web-print-round = Game { $game }, round { $round }
web-print-sum = Sum of game { $game }
web-print-aid-overview = The game at a glance
web-print-aid-values = Values
web-print-aid-tracks = Rounds and supply
web-print-aid-scenarios = Scenarios
web-print-aid-standard = The standard game
web-print-aid-scores = Score sheet
web-print-track-rounds = Rounds
web-print-track-supply = Supply
web-print-token-supply = Supply
web-print-token-round = Round
web-print-token-turn = Turn
web-print-scenario-facts = Players: { $players }. Rounds: { $rounds }.
web-print-scenario-home = Home: { $zones }.
web-print-scenario-pieces = Fortresses: { $fortresses }. Heroes: { $heroes }.
web-print-scenario-unplayed = On each home zone of a side that nobody plays: { $units }.
web-print-grecia-battle = Battle
web-print-grecia-senate = Senate
web-print-grecia-tactics = Tactics
web-print-napoleon-battle = Battle
web-print-napoleon-chance = Chance
web-print-napoleon-politics = Politics
web-print-napoleon-army = Army
web-print-napoleon-trade = Trade Route
web-print-napoleon-game = Game
web-print-napoleon-empires = Empires of each player
web-print-napoleon-neutrals = Neutrals
web-print-napoleon-level-light = light
web-print-napoleon-level-medium = medium
web-print-napoleon-level-strong = strong
web-print-napoleon-setup = Initial units of each empire
web-print-napoleon-one-of = 1 of your choice: { $units }
web-print-napoleon-garrisons = Neutrals on the flags that belong to no player
web-print-napoleon-place-territory = Territory
web-print-napoleon-place-small_city = Small city
web-print-napoleon-place-large_city = Large city
web-print-napoleon-place-minor_small = Small city of a minor state
web-print-napoleon-place-minor_large = Large city of a minor state
web-print-napoleon-supply =
    { $supply ->
        [one] { $supply } supply
       *[other] { $supply } supply
    }
web-print-napoleon-nobody = nobody
web-print-napoleon-signs = Signs on the cards
