# Torneos: la lista, uno nuevo, uno de ellos.

web-tournaments-title = Torneos
web-tournaments-lead = Quien tiene cuenta puede convocar uno: para personas, para bots de la casa o para ambos. Todos los sorteos salen de una semilla comprometida antes del comienzo y revelada al final.
web-tournaments-none = Aún no hay torneos.
web-tournaments-new = Convocar un torneo
web-tournaments-account = Para participar o convocar uno hace falta una cuenta.
web-tournaments-all = Todos los torneos
web-tournaments-stage-open = inscripción abierta
web-tournaments-stage-running = en juego
web-tournaments-stage-over = terminado
web-tournaments-yours = participas
web-tournaments-entrants =
    { $count ->
        [one] un participante
       *[other] { $count } participantes
    }
web-tournaments-round = ronda { $round }
web-tournaments-round-of = ronda { $round } de { $rounds }
web-tournaments-first-running = va primero: { $name }
web-tournaments-first-over = ganó { $name }
web-tournaments-organiser = organiza { $name }
web-tournaments-system-swiss =
    { $rounds ->
        [one] suizo, una ronda
       *[other] suizo, { $rounds } rondas
    }
web-tournaments-system-round-robin =
    { $laps ->
        [1] todos contra todos
       *[other] todos contra todos, a doble vuelta
    }
web-tournaments-system-knock-out = eliminatorias
web-tournaments-seats =
    { $seats ->
        [2] mesas de dos
       *[other] mesas de { $seats }
    }

## A new one

web-tournaments-name = Nombre
web-tournaments-game = Juego
web-tournaments-at-table = Jugadores por mesa
web-tournaments-system = Quién juega con quién
web-tournaments-choice-swiss = Suizo
web-tournaments-choice-swiss-help = En cada ronda se encuentran los que van igual, nadie dos veces si puede evitarse; los asientos y bandos, por turno.
web-tournaments-choice-round-robin = Liga
web-tournaments-choice-round-robin-help = Todos contra todos. En mesas mayores hacen falta las rondas que hagan falta.
web-tournaments-choice-knock-out = Eliminatorias
web-tournaments-choice-knock-out-help = Sigue la mejor mitad de cada mesa, con nuevo sorteo en cada ronda, hasta que queda una sola mesa.
web-tournaments-rounds = Rondas
web-tournaments-laps = Cuántas veces
web-tournaments-laps-1 = una
web-tournaments-laps-2 = dos
web-tournaments-late = Inscripción tardía
web-tournaments-late-never = nadie entra tarde
web-tournaments-late-until =
    { $round ->
        [1] hasta que se empareje la segunda ronda
       *[other] hasta después de emparejar la ronda { $round }
    }
web-tournaments-who = Quién juega
web-tournaments-who-people = personas, y bots si los añades
web-tournaments-who-bots = solo bots
web-tournaments-bots = Bots de la casa
web-tournaments-bot-level = Nivel
web-tournaments-bot-count = Cuántos
web-tournaments-bots-add = Añadir bots
web-tournaments-bots-remove = Quitar
web-tournaments-next = La ronda siguiente
web-tournaments-next-automatic = empieza sola
web-tournaments-next-manual = cuando yo diga
web-tournaments-pause = Minutos de pausa entre rondas
web-tournaments-announce = Convocarlo
web-tournaments-announce-help = Todavía no juega nadie: lo empiezas cuando todos se hayan inscrito.

## One of them

web-tournaments-enter = Participar
web-tournaments-return = Volver a participar
web-tournaments-leave = Retirarme
web-tournaments-leave-sure = ¿Retirarte del torneo? La partida que hayas empezado sigue.
web-tournaments-go-play = Ir a tu mesa
web-tournaments-standings = Clasificación
web-tournaments-pairings = Emparejamientos
web-tournaments-entered = Inscritos
web-tournaments-nobody = Aún no se ha inscrito nadie.
web-tournaments-place = Puesto
web-tournaments-player = Jugador
web-tournaments-points = Puntos
web-tournaments-played = Partidas
web-tournaments-you = tú
web-tournaments-left-wish = retirado
web-tournaments-left-absent = ausente
web-tournaments-left-removed = excluido
web-tournaments-tie-lead = Si dos van igual, decide por este orden:
web-tournaments-tie-reached = la ronda alcanzada y el puesto en ella
web-tournaments-tie-points = los puntos
web-tournaments-tie-direct = las partidas entre ellos
web-tournaments-tie-opponents = el promedio de puntos de los rivales
web-tournaments-tie-wins = las mesas ganadas
web-tournaments-tie-lot = el sorteo
web-tournaments-scoring = Ganar una mesa vale 1, quedar último 0, y los demás se reparten por igual entre ambos; quien comparte puesto comparte los puntos. Descansar vale { $bye }.
web-tournaments-table = Mesa { $table }
web-tournaments-bye = Descansa
web-tournaments-board-opening = se está preparando
web-tournaments-board-awaits = espera a { $names }
web-tournaments-board-plays = en juego, { $ago }
web-tournaments-board-over = terminada
web-tournaments-board-ruled = decidida por la organización
web-tournaments-look = Mirar
web-tournaments-replay = Repetición
web-tournaments-advance =
    { $count ->
        [one] sigue el mejor
       *[other] siguen los { $count } mejores
    }
web-tournaments-turning = Momento decisivo
web-tournaments-turning-busy = buscándolo…
web-tournaments-turning-none = Esta partida no dio ningún vuelco.
web-tournaments-turning-up = Las posibilidades de { $name } subieron { $share } tras el paso { $ply }.
web-tournaments-turning-down = Las posibilidades de { $name } bajaron { $share } tras el paso { $ply }.
web-tournaments-turning-show = Verlo
web-tournaments-next-in = La ronda siguiente empieza { $when }.
web-tournaments-next-by-organiser = La ronda ha terminado. La organización dirá cuándo empieza la siguiente.
web-tournaments-organise = Tú lo organizas
web-tournaments-start = Empezar
web-tournaments-start-sure = ¿Empezar con { $count }? Después solo cabe la inscripción tardía, si se anunció.
web-tournaments-pair = Emparejar la ronda siguiente
web-tournaments-close = Cerrar el torneo
web-tournaments-close-sure = ¿Cerrarlo tal como está? Las partidas en curso siguen, pero ya no cuentan.
web-tournaments-remove = Excluir
web-tournaments-remove-sure = ¿Excluir a { $name } del torneo?
web-tournaments-rule = Decidir esta mesa
web-tournaments-rule-help = Para una mesa que no acaba nunca: el puesto de cada jugador; los iguales lo comparten.
web-tournaments-rule-place = Puesto de { $name }
web-tournaments-rule-send = Decidirlo así
web-tournaments-proof = Prueba
web-tournaments-proof-before = Todos los sorteos salen de una semilla. Este es su SHA-256, fijado antes de la primera inscripción; la semilla se revela al final.
web-tournaments-proof-after = Todos los sorteos salieron de esta semilla, cuyo SHA-256 se mostró desde el principio. «imperios tournament verify» prueba cada ronda con el fichero.
web-tournaments-proof-file = El fichero
