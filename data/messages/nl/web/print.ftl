# Wat de pagina om de spellen te printen zegt, en wat er op de vellen gedrukt staat.

web-print-title = Printen en spelen
web-print-lead = Het hele spel op papier: kaarten en fiches met beide kanten, kaart, hulpbladen en spelregels, met snijtekens. Kies het papier en wat je wilt printen; hieronder zie je de vellen zoals ze eruit komen.
web-print-paper = Papier
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-paper-a3 = A3
web-print-paper-a2 = A2
web-print-paper-a1 = A1
web-print-parts = Wat je print
web-print-part-cards = Speelkaarten
web-print-part-counters = Fiches
web-print-part-map = Landkaart
web-print-part-aids = Hulpbladen
web-print-part-rules = Spelregels
web-print-ink = Inkt
web-print-sparing = Inkt sparen: witte vlakken, kleuren alleen als lijn
web-print-note-scale = Print op 100 %, niet passend gemaakt en zonder kopregels. Op elk vel staat een lijn van 50 mm om het na te meten.
web-print-note-duplex = Na elke voorkant komt de achterkant: print dubbelzijdig en draai om over de lange zijde.
web-print-note-booklet = De spelregels zijn een boekje: print ze apart, dubbelzijdig en omgedraaid over de korte zijde, en vouw ze in het midden.
web-print-note-shop = Op groot papier staat de landkaart in haar geheel; hulpbladen en spelregels blijven op A4. Dit neem je mee naar een drukker.
web-print-print = Printen
web-print-count =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagina’s
    }
web-print-setting = De vellen worden gezet…
web-print-sheet = { $part } { $number }/{ $all }
web-print-sheet-back = { $part } { $number }/{ $all } · achterkant
web-print-tile = Landkaart { $name } van { $columns } × { $rows }
web-print-glue = { $name }: snijd langs de tekens en plak het volgende vel op de strook die bij de driehoekjes begint.
web-print-measure = Op 100 % is de lijn 50 mm lang.
web-print-credits = { $title } · uitgave { $edition } · Imperios: spel, teksten en kaart MIT of Apache-2.0 · iconen game-icons.net (Lorc, Delapouite en anderen), CC BY 3.0 · letters Alegreya Sans, Cinzel, Grenze Gotisch (OFL) · kustlijn Natural Earth
web-print-credits-icons = Iconen van Lorc, Delapouite en andere makers van game-icons.net, CC BY 3.0. Schilden, emblemen en enkele silhouetten zijn voor Imperios getekend.
web-print-credits-type = Letters: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), Cinzel (Natanael Gama) en Grenze Gotisch (Renata Polastri, Omnibus-Type), SIL Open Font License 1.1.
web-print-credits-map = De kustlijn van de kaarten komt van Natural Earth en is publiek domein. Teksten en gegevens: MIT of Apache-2.0, naar keuze.
web-print-player = Speler { $number }
web-print-round = Spel { $game }, ronde { $round }
web-print-sum = Totaal van spel { $game }
web-print-aid-overview = Het spel in één oogopslag
web-print-aid-values = Waarden
web-print-aid-tracks = Ronden en voorraad
web-print-aid-scenarios = Scenario’s
web-print-aid-standard = Het standaardspel
web-print-aid-scores = Scoreblad
web-print-track-rounds = Ronden
web-print-track-supply = Voorraad
web-print-token-supply = Voorraad
web-print-token-round = Ronde
web-print-token-turn = Beurt
web-print-scenario-facts = Spelers: { $players }. Ronden: { $rounds }.
web-print-scenario-home = Thuis: { $zones }.
web-print-scenario-pieces = Vestingen: { $fortresses }. Helden: { $heroes }.
web-print-scenario-unplayed = In elke thuiszone van een partij die niemand speelt: { $units }.
web-print-grecia-battle = Gevecht
web-print-grecia-senate = Senaat
web-print-grecia-tactics = Tactiek
web-print-napoleon-battle = Gevecht
web-print-napoleon-chance = Kans
web-print-napoleon-politics = Politiek
web-print-napoleon-army = Leger
web-print-napoleon-trade = Handelsroute
web-print-napoleon-game = Spel
web-print-napoleon-empires = Rijken van elke speler
web-print-napoleon-neutrals = Neutralen
web-print-napoleon-level-light = licht
web-print-napoleon-level-medium = gemiddeld
web-print-napoleon-level-strong = sterk
web-print-napoleon-setup = Begineenheden van elk rijk
web-print-napoleon-one-of = 1 naar keuze: { $units }
web-print-napoleon-garrisons = Neutralen op de vlaggen die van geen speler zijn
web-print-napoleon-place-territory = Gebied
web-print-napoleon-place-small_city = Kleine stad
web-print-napoleon-place-large_city = Grote stad
web-print-napoleon-place-minor_small = Kleine stad van een kleine staat
web-print-napoleon-place-minor_large = Grote stad van een kleine staat
web-print-napoleon-supply =
    { $supply ->
        [one] { $supply } voorraad
       *[other] { $supply } voorraad
    }
web-print-napoleon-nobody = niemand
web-print-napoleon-signs = Tekens op de kaarten
