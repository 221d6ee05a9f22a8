# Lo que dice la página para imprimir los juegos, y lo que va impreso en las hojas.

web-print-title = Imprimir y jugar
web-print-lead = Todo el juego en papel: cartas y fichas por las dos caras, mapa, ayudas y reglamento, con marcas de corte. Elige el papel y lo que quieres imprimir; las hojas de abajo son las que saldrán.
web-print-paper = Papel
web-print-paper-a4 = A4
web-print-paper-letter = Carta
web-print-paper-a3 = A3
web-print-paper-a2 = A2
web-print-paper-a1 = A1
web-print-parts = Qué se imprime
web-print-part-cards = Cartas
web-print-part-counters = Fichas
web-print-part-map = Mapa
web-print-part-aids = Ayudas
web-print-part-rules = Reglamento
web-print-ink = Tinta
web-print-sparing = Ahorrar tinta: fondos blancos, colores solo en líneas
web-print-note-scale = Imprime al 100 %, sin ajustar a la página y sin encabezados. En cada hoja hay una línea de 50 mm para comprobarlo.
web-print-note-duplex = Cada anverso va seguido de su reverso: imprime a doble cara y gira por el borde largo.
web-print-note-booklet = El reglamento es un cuadernillo: imprímelo aparte, a doble cara y girando por el borde corto, y dóblalo por la mitad.
web-print-note-shop = En papel grande el mapa va entero; ayudas y reglamento siguen en A4. Es lo que se lleva a una imprenta.
web-print-print = Imprimir
web-print-count =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
web-print-setting = Componiendo las hojas…
web-print-sheet = { $part } { $number }/{ $all }
web-print-sheet-back = { $part } { $number }/{ $all } · reverso
web-print-tile = Mapa { $name } de { $columns } × { $rows }
web-print-glue = { $name }: corta por las marcas y pega la hoja siguiente sobre la franja que empieza en los triángulos.
web-print-measure = Al 100 % la línea mide 50 mm.
web-print-credits = { $title } · edición { $edition } · Imperios: juego, textos y mapa MIT o Apache-2.0 · iconos game-icons.net (Lorc, Delapouite y otros), CC BY 3.0 · letra Alegreya Sans, Cinzel, Grenze Gotisch (OFL) · costas Natural Earth
web-print-credits-icons = Iconos de Lorc, Delapouite y otros autores de game-icons.net, CC BY 3.0. Escudos, emblemas y algunas siluetas se dibujaron para Imperios.
web-print-credits-type = Letra: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), Cinzel (Natanael Gama) y Grenze Gotisch (Renata Polastri, Omnibus-Type), SIL Open Font License 1.1.
web-print-credits-map = Las costas de los mapas proceden de Natural Earth, de dominio público. Textos y datos: licencia MIT o Apache-2.0, a elegir.
web-print-player = Jugador { $number }
web-print-round = Partida { $game }, ronda { $round }
web-print-sum = Suma de la partida { $game }
web-print-aid-overview = El juego de un vistazo
web-print-aid-values = Valores
web-print-aid-tracks = Rondas y suministros
web-print-aid-scenarios = Escenarios
web-print-aid-standard = Partida estándar
web-print-aid-scores = Hoja de puntos
web-print-track-rounds = Rondas
web-print-track-supply = Suministros
web-print-token-supply = Suministro
web-print-token-round = Ronda
web-print-token-turn = Turno
web-print-scenario-facts = Jugadores: { $players }. Rondas: { $rounds }.
web-print-scenario-home = Origen: { $zones }.
web-print-scenario-pieces = Fortalezas: { $fortresses }. Héroes: { $heroes }.
web-print-scenario-unplayed = En cada zona de origen de un bando que nadie juega: { $units }.
web-print-grecia-battle = Batalla
web-print-grecia-senate = Senado
web-print-grecia-tactics = Táctica
web-print-napoleon-battle = Batalla
web-print-napoleon-chance = Azar
web-print-napoleon-politics = Política
web-print-napoleon-army = Ejército
web-print-napoleon-trade = Ruta Comercial
web-print-napoleon-game = Partida
web-print-napoleon-empires = Imperios por jugador
web-print-napoleon-neutrals = Neutrales
web-print-napoleon-level-light = pocos
web-print-napoleon-level-medium = medianos
web-print-napoleon-level-strong = fuertes
web-print-napoleon-setup = Unidades iniciales de cada imperio
web-print-napoleon-one-of = 1 a elegir: { $units }
web-print-napoleon-garrisons = Neutrales en las banderas que no son de ningún jugador
web-print-napoleon-place-territory = Territorio
web-print-napoleon-place-small_city = Ciudad pequeña
web-print-napoleon-place-large_city = Ciudad grande
web-print-napoleon-place-minor_small = Ciudad pequeña de un estado menor
web-print-napoleon-place-minor_large = Ciudad grande de un estado menor
web-print-napoleon-supply =
    { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }
web-print-napoleon-nobody = nadie
web-print-napoleon-signs = Signos de las cartas
