# Lo que dicen las páginas de los reglamentos.

web-rulebook-title = reglamento
web-rulebook-shelf = Reglamentos
web-rulebook-shelf-lead = Cada regla con su número, ejemplos dibujados y un buscador. Durante la partida, cada línea de la crónica lleva a su regla.
web-rulebook-extent = { $chapters } capítulos, { $rules } reglas
web-rulebook-learn = ¿Es tu primera vez? Aprende jugando en diez minutos
web-rulebook-learn-this = Aprende jugando: una partida guiada de diez minutos
web-rulebook-print = Imprimir y jugar: cartas, fichas, mapa y reglamento en papel
web-rulebook-short-altes-reich = Viejo Imperio
web-rulebook-short-grecia = Grecia
web-rulebook-short-napoleon = Napoleón
web-rulebook-contents = Índice
web-rulebook-search = Buscar en las reglas
web-rulebook-clear = Borrar la búsqueda
web-rulebook-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
web-rulebook-rules =
    { $count ->
        [one] regla
       *[other] reglas
    }
web-rulebook-none = Ninguna regla contiene «{ $query }».
web-rulebook-glossary = Glosario
web-rulebook-glossary-lead = Las palabras del juego. Cada una muestra las reglas donde aparece.
web-rulebook-reading = Fichas, cartas y valores
web-rulebook-example = Ejemplo
web-rulebook-units = Unidades
web-rulebook-units-and-bonuses = Unidades, apoyo y bonos
web-rulebook-die = Dado
web-rulebook-bonus-fortress = Fortaleza
web-rulebook-bonus-cavalry = Caballería con infantería
web-rulebook-bonus-hero = Héroe
web-rulebook-bonus-tactics = Cartas de Táctica
web-rulebook-bonus-combined-arms = Unidades combinadas
web-rulebook-bonus-city = Ciudad defendida
web-rulebook-bonus-mountains = Montaña
web-rulebook-bonus-bonus = Cartas
web-rulebook-attacker = { $name }, ataca
web-rulebook-defender = { $name }, defiende
web-rulebook-wins = gana
web-rulebook-fortress = Fortaleza
web-rulebook-empty = vacío
web-rulebook-march-move = mueve de { $from } a { $to }
web-rulebook-march-attack = ataca { $to } desde { $from }
web-rulebook-march-support = apoya en { $to } desde { $from }
web-rulebook-march-flight = huye de { $from } a { $to }
web-rulebook-declares = declara «Elector» con { $name }
web-rulebook-left = sigue en liza
web-rulebook-out = queda fuera
web-rulebook-counter = Cómo leer una ficha
web-rulebook-emblem = bando (emblema)
web-rulebook-silhouette = tipo de unidad
web-rulebook-strength = fuerza
web-rulebook-price = precio
web-rulebook-unit-values = Valores de las unidades
web-rulebook-combat-adds = Lo que suma en combate
web-rulebook-income = Ingresos al empezar el turno
web-rulebook-territories = territorios
web-rulebook-tokens = suministros
web-rulebook-sides = Bandos
web-rulebook-open-value = valor en campo abierto
web-rulebook-city-value = valor en ciudad
web-rulebook-open = campo
web-rulebook-city = ciudad
web-rulebook-class-foot = A pie
web-rulebook-class-horse = A caballo
web-rulebook-class-artillery = Artillería
web-rulebook-class-ship = Barcos
web-rulebook-card = Cómo leer una carta
web-rulebook-card-dynasty = Arriba, el color de la dinastía
web-rulebook-card-reign = Nombre y años del reinado
web-rulebook-card-figures = Abajo, duración y total de coronas
web-rulebook-criteria = Los ocho criterios
web-rulebook-dynasties = Las nueve dinastías
web-rulebook-pane-before = Regla anterior
web-rulebook-pane-after = Regla siguiente
web-rulebook-pane-full = Abrir el reglamento completo
web-rulebook-pane-choose = Elige un capítulo, o toca el número de una regla en la crónica.
web-rulebook-pane-back = Capítulos
