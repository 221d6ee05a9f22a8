# Setting up a position: tools, verdict, what can be done with it.

web-position-title = Preparar una posición
web-position-seat = Jugador { $seat }
web-position-tabs = Qué se edita
web-position-tab-pieces = Piezas
web-position-tab-cards = Cartas
web-position-tab-game = Partida
web-position-tab-odds = Ataques
web-position-tab-use = Usar
web-position-undo = Deshacer
web-position-redo = Rehacer
web-position-undone = Deshecho.
web-position-redone = Rehecho.

## Pieces

web-position-pieces = Piezas
web-position-sides = Bando
web-position-pieces-of = Piezas: { $side }
web-position-piece-of = { $piece } ({ $side })
web-position-neutral = Neutrales
web-position-look = Mirar
web-position-erase = Quitar
web-position-look-help = Elige una pieza y toca el mapa para colocarla, o toca una zona para ver qué hay en ella.
web-position-put-help = { $piece }: toca las zonas donde debe estar.
web-position-erase-help = Toca una zona: cada toque quita una pieza.
web-position-put = { $piece } en { $zone }.
web-position-taken = { $piece } ya no está en { $zone }.
web-position-nothing-there = { $zone } ya está vacía.
web-position-not-there = { $piece } no puede estar en { $zone }.
web-position-empty = Aquí no hay nada.
web-position-clear = Vaciar
web-position-cleared = { $zone } queda vacía.
web-position-add = Añadir
web-position-add-choose = Elegir…
web-position-add-what = Añadir en { $zone }
web-position-fewer = Menos: { $what }
web-position-more = Más: { $what }
web-position-drop = Quitar: { $what }

## The verdict

web-position-verdict = Comprobación
web-position-checking = Se comprueba la posición…
web-position-sound = Se puede jugar.
web-position-to-move = Le toca a { $who }.
web-position-chance = Decide el azar.
web-position-over = La partida ha terminado.
web-position-faulty =
    { $count ->
        [one] { $count } cosa por corregir
       *[other] { $count } cosas por corregir
    }
web-position-options-refused = Con estas opciones no hay partida: elige otras en «Empezar desde…».

## The game

web-position-turn = Turno
web-position-aside = Apartado
web-position-underway = En esta posición hay algo a medias: una acción, una carta o un combate.
web-position-settle = Volver a las acciones del turno
web-position-round = Ronda
web-position-whose-turn = Le toca a
web-position-start = Empieza las rondas
web-position-turns = Turnos empezados
web-position-actions = Acciones por hacer
web-position-attacks = Ataques hechos en el turno
web-position-supply = Suministros
web-position-grecia-tactics = Cartas de Táctica
web-position-battle = Cartas de Batalla
web-position-grecia-senate = Cartas de Senado
web-position-eliminated = Eliminado en el turno (0: sigue en juego)
web-position-none = Ninguna
web-position-napoleon-empires = Imperios
web-position-napoleon-route = Ruta Comercial
web-position-napoleon-attack-bonus = Bonificación al ataque del turno
web-position-napoleon-defence-bonus = Bonificación en defensa
web-position-napoleon-chance-aside = Cartas de Azar apartadas
web-position-napoleon-politics = Cartas de Política leídas
web-position-napoleon-army = Cartas de Ejército leídas
web-position-napoleon-routes-aside = Rutas apartadas
web-position-grecia-reserve = Héroes por colocar
web-position-grecia-discards = Tácticas descartadas
web-position-grecia-senate-discards = Senado descartado
web-position-altes-reich-cards = Cartas de monarcas
web-position-altes-reich-heaps = Dónde están
web-position-altes-reich-table = En la mesa
web-position-altes-reich-in-pile = Pila
web-position-altes-reich-help = Toca las cartas que deben estar aquí: { $heap }. Otro toque las devuelve a la pila.
web-position-altes-reich-find = Buscar un monarca
web-position-altes-reich-here = Solo las de aquí
web-position-altes-reich-moved = { $card }: { $heap }.
web-position-altes-reich-round = La ronda
web-position-altes-reich-start = Juega primero
web-position-altes-reich-event = Suceso
web-position-altes-reich-symbols = Orden de los símbolos
web-position-altes-reich-pile = Cartas en la pila
web-position-altes-reich-past = Rondas anteriores
web-position-altes-reich-won = Ganó la ronda { $round }

## The odds

web-position-odds-faulty = Cuando la posición se pueda jugar, aquí se ven las probabilidades de cada ataque.
web-position-odds-none = Quien tiene el turno no puede atacar.
web-position-odds-help = Con las unidades más fuertes que pueden atacar, y si el rival juega cualquiera de sus Cartas de Batalla.
web-position-odds-target = Objetivo
web-position-odds-from = Desde
web-position-odds-strength = Fuerza
web-position-odds-win = Victoria

## What can be done with it

web-position-play-bots = Jugar contra bots
web-position-open-table = Abrir una mesa
web-position-what-if = En esta mesa se juega qué habría pasado: nunca cuenta para la clasificación.
web-position-mend-first = Corrige antes la posición: entonces se podrá jugar.
web-position-share = Compartir el enlace
web-position-shared = Enlace copiado: contiene toda la posición.
web-position-share-by-hand = Este enlace contiene toda la posición:
web-position-link = Enlace a la posición
web-position-case = Guardar como caso de conformidad (TOML)
web-position-case-name = Qué muestra, en una frase
web-position-case-untitled = Una posición
web-position-case-rules = Reglas que demuestra
web-position-case-text = Texto del caso
web-position-case-help = Añade las palabras que se juegan y lo que debe pasar; «imperios referee» lo comprueba.
web-position-case-save = Guardar el fichero
web-position-pack = Exportar como escenario propio
web-position-pack-help = El escenario se convierte en un paquete de datos: la edición completa con esta posición de partida, en un archivo ZIP.
web-position-pack-name = Nombre del escenario
web-position-pack-about = De qué trata, en una frase
web-position-pack-save = Guardar el paquete
web-position-pack-saved = Guardado. Descomprímelo y juega con él en el terminal:
web-position-pack-server = Quien administra un servidor lo ofrece en las mesas nuevas con:

## Another beginning

web-position-start-from = Empezar desde…
web-position-start-anew = Empezar con las piezas colocadas
web-position-start-keep = Cambiar solo las opciones
