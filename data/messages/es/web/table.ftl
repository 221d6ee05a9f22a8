# Vida en la mesa

web-table-bot = bot { $level }
web-table-style-aggressive = agresivo
web-table-style-builder = constructor
web-table-style-diplomat = diplomático
web-table-bot-short = bot
web-table-bot-random = Azar
web-table-bot-greedy = Codicia
web-table-your-turn = Te toca
web-table-waiting-since = Desde { $ago }
web-table-reminder = Te queda poco tiempo.
web-table-kept = Conexión perdida: lo que has elegido se enviará en cuanto vuelva.
web-table-clock = Tiempo restante: { $time }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min
web-table-absence-wish = juega un bot
web-table-absence-away = ausente, juega un bot
web-table-absence-time = sin tiempo, juega un bot
web-table-absence-resigned = se ha rendido, juega un bot
web-table-give-back = Volver a jugar yo
web-table-take-over = Está ausente: que juegue un bot
web-table-take-over-me = Que un bot juegue por mí
web-table-spectators =
    { $count ->
        [one] Mira una persona más.
       *[other] Miran { $count } personas más.
    }

## Qué toca

web-table-skip = Ir a lo que se pregunta
web-table-set-up = Preparación
web-table-piece = Pieza { $piece } de { $pieces }
web-table-pieces-left = Por colocar
web-table-times = × { $count }
web-table-placing = Un bot coloca tus piezas…
web-table-place-myself = Sigo yo
web-table-place-piece = Coloca esta por mí
web-table-place-rest = Coloca las demás por mí
web-table-why = ¿Por qué no?
web-table-why-touch = Toca cualquier cosa y verás por qué no puedes elegirla.
web-table-why-other = Eso no se elige ahora. Lo que se pide es: { $prompt }
web-table-why-word = …o escribe su nombre
web-table-why-ask = Preguntar
web-table-hint = Pista
web-table-hint-thinking = Pensando qué es lo mejor…
web-table-hint-again = Preguntar otra vez
web-table-hints = Pistas
web-table-hints-agreed = permitidas
web-table-hints-agreed-help = Quien tenga que decidir puede pedir las mejores opciones, con sus razones.
web-table-hints-none = ninguna
web-table-hints-none-help = Nadie recibe consejos del servidor. Las probabilidades de los combates se ven siempre.
web-table-list = Todas las opciones como lista
web-table-filter = Buscar entre { $count } opciones
web-table-filter-none = Ninguna opción se llama así.
web-table-command-title = Elegir con palabras
web-table-command-field = Escribe lo que quieres hacer
web-table-command-why = ¿Por qué no «{ $what }»?
web-table-command-nothing = Ahora no se te pregunta nada.
web-table-command-help = Flechas para moverte, Intro para elegir, Esc para cerrar.

## Lo que se cuenta

web-table-telling = Lo ocurrido
web-table-tempo = Con qué rapidez se cuenta lo ocurrido
web-table-tempo-slow = Despacio
web-table-tempo-normal = Normal
web-table-tempo-instant = Al instante
web-table-tempo-step = Paso a paso
web-table-pause = Pausa
web-table-resume = Continuar
web-table-next = Siguiente
web-table-next-table =
    { $count ->
        [one] Siguiente mesa
       *[other] Siguiente mesa (te esperan { $count })
    }
web-table-next-none = Ninguna otra mesa te espera.
web-table-skip-to-play = A mi turno
web-table-look-back = Mostrar este momento
web-table-past = Así estaba
web-table-past-earlier = Antes
web-table-past-later = Después
web-table-past-now = Volver al presente
web-table-past-gone = Este momento no se puede mostrar ahora.
web-table-since = Desde tu último turno
web-table-since-losses =
    { $count ->
        [one] una pérdida
       *[other] { $count } pérdidas
    }
web-table-since-lost = Lo que has perdido
web-table-since-concerns = Lo que te ha afectado
web-table-since-rest =
    { $count ->
        [one] Ha ocurrido una cosa más
       *[other] Han ocurrido { $count } cosas más
    }
web-table-since-again = Mostrarlo otra vez

## Registro, charla y reglas

web-table-tabs = Junto al tablero
web-table-tab-table = Mesa
web-table-tab-panel = Detalle
web-table-tab-rules = Reglas
web-table-log-empty = Todavía no ha ocurrido nada.
web-table-log-older =
    { $count ->
        [one] Mostrar una línea anterior
       *[other] Mostrar { $count } líneas anteriores
    }
web-table-chat = Chat
web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-field = Di algo a la mesa
web-table-chat-send = Enviar
web-table-chat-unread =
    { $count ->
        [one] un mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
web-table-looks-on = mira

## El menú

web-table-menu = Menú de la mesa
web-table-standing = Respuestas por adelantado
web-table-standing-text = Para que nadie espere por una formalidad.
web-table-standing-ask = Preguntarme
web-table-standing-except = Pero pregúntame si es de
web-table-standing-grecia-prompt-vote = ¿Dejas pasar tropas por tus mares?
web-table-standing-grecia-prompt-step-1 = ¿Carta de Táctica antes del combate?
web-table-standing-grecia-prompt-allies = ¿Envías apoyo cuando lo piden?
web-table-standing-grecia-prompt-after-dice = ¿Carta después de los dados?
web-table-standing-napoleon-prompt-vote = ¿Das permiso de paso por tus mares?
web-table-standing-napoleon-prompt-aid = ¿Apoyas a un bando en combates ajenos?
web-table-standing-napoleon-prompt-welcome = ¿Aceptas el apoyo de otros?
web-table-end = Terminar
web-table-offer-draw = Ofrecer tablas
web-table-offer-as-it-stands = Proponer acabar tal como está
web-table-end-as-it-stands = Terminar tal como está
web-table-end-offered-draw = { $name } ofrece tablas.
web-table-end-offered-as-it-stands = { $name } propone acabar la partida tal como está.
web-table-end-agreed = De acuerdo: { $names }.
web-table-end-agree = Aceptar
web-table-end-decline = Rechazar
web-table-end-withdraw = Retirar la propuesta
web-table-end-sure = ¿Terminar ahora? No se puede deshacer; cuentan los puntos de este momento.
web-table-end-yes = Sí, terminar
web-table-resign = Rendirse
web-table-resign-sure = ¿Rendirte? No se puede deshacer. Si quedan otros, un bot juega por ti.
web-table-resign-yes = Sí, me rindo
web-table-sure-no = Seguir
web-table-share = Compartir
web-table-watch-link = Copiar enlace para mirar
web-table-record = Descargar el registro
web-table-copied = Copiado
web-table-page = Esta página
web-table-notify = Avisarme cuando me toque
web-table-leave = Salir de la mesa
web-table-leave-text = La partida sigue; puedes volver cuando quieras.
web-table-keys = Teclas
web-table-key-tab = de una cosa a otra, en el orden del juego
web-table-key-enter = elegir
web-table-key-number = elegir por número
web-table-key-list = todas las opciones, por palabras
web-table-key-hint = una pista
web-table-key-undo = deshacer
web-table-key-pause = detener el relato, continuar
web-table-key-next = el paso siguiente del relato
web-table-key-next-table = a la siguiente mesa que te espera
web-table-key-skip = saltar lo que se muestra, cerrar
web-table-key-menu = este menú

## Varios en un dispositivo

web-table-hand-over = Pasa el dispositivo a { $name }
web-table-hand-over-who = ¿Quién tiene el dispositivo?
web-table-hand-over-text = Lo que cada cual tiene en la mano queda oculto hasta que lo tenga quien juega.
web-table-hand-over-take = Soy { $name }

## El final

web-table-over-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] Comparten la victoria { $names }.
    }
web-table-over-draw = La partida acaba en tablas.
web-table-closed-draw = Todos acordaron tablas.
web-table-closed-as-it-stands = Se acordó acabar tal como estaba; cuentan los puntos de ese momento.
web-table-closed-resignation = La partida acabó por rendición.
web-table-closed-abandoned = La mesa se cerró antes de empezar.
web-table-standings = Clasificación
web-table-place = Puesto
web-table-score = Puntos
web-table-resigned = se rindió
web-table-tie-breakers = Así se deciden los puestos
web-table-rematch = Revancha
web-table-rematch-offered = { $name } ofrece la revancha.
web-table-rematch-open = Se ofrece la revancha.
web-table-rematch-yours = Has ofrecido la revancha.
web-table-rematch-join = Jugarla
web-table-rematch-back = A la mesa nueva
web-table-rematch-watch = Ver la revancha
web-table-replay = Repetición
web-table-what-if = ¿Y si hubieras jugado de otra manera? Sigue desde tu último turno:
web-what-if = ¿Y si…?
web-what-if-explained = ¿Y si…? Esta partida empieza en una posición y nunca cuenta para la clasificación.
web-brought = Registro importado
web-brought-unproved = Registro importado, sin prueba: no contiene su semilla
web-brought-explained = Este registro se importó: los nombres son los que dice, y nada prueba quién jugó.
web-brought-remove = Quitar este registro
web-brought-remove-sure = ¿Quitar este registro de tus mesas?

## El azar

web-table-fair = El azar es limpio
web-table-fair-text = Antes de que nadie se sentara, el servidor fijó una semilla secreta y mostró su huella (SHA-256). De la semilla y de las palabras de los jugadores sale todo el azar: nadie puede cambiarlo después, tampoco el servidor. Al final se muestra la semilla y cualquiera puede comprobarla.
web-table-fair-commitment = Huella de la semilla
web-table-fair-seed = Semilla
web-table-fair-check = Compruébalo: esta orden imprime la huella
web-table-fair-words = Palabras de { $name }
web-table-words = Tu palabra para el azar
web-table-words-text = Todo el azar de la partida sale de la semilla secreta del servidor y de lo que añade cada jugador. Con una palabra tuya nadie, tampoco el servidor, puede saber de antemano qué saldrá. Nadie más la ve hasta que empieza la partida; puedes dejarlo en blanco.
web-table-words-of = Palabra de { $name }
web-table-words-own = Tu palabra
web-table-words-add = Añadir
web-table-words-added = Añadida.
web-table-words-fixed = Estás listo: ya no cambia.
web-table-words-example = por ejemplo: lluvia sobre Ratisbona

## Antes de empezar

web-table-lobby-free =
    { $count ->
        [one] Falta una persona para empezar.
       *[other] Faltan { $count } personas para empezar.
    }
web-table-lobby-only-you = Solo faltas tú: di que estás listo y empieza la partida.
web-table-lobby-unready = Se espera a que estén listos: { $names }.
web-table-lobby-name = Te llamas
web-table-lobby-name-of = Nombre de quien juega en el asiento { $seat }
web-table-lobby-player = Jugador { $seat }
web-table-lobby-sit = Sentarme aquí
web-table-lobby-rise = Levantarme
web-table-lobby-unseat = Levantar del asiento
web-table-lobby-unseat-sure = ¿Levantar a { $name } de su asiento?
web-table-lobby-link = Copiar invitación
web-table-lobby-chair = Quién se sienta en el asiento { $seat }
web-table-lobby-not-ready = no está listo
web-table-lobby-ready = Estoy listo
web-table-lobby-start = Empezar
web-table-lobby-start-text = La partida empieza cuando todos están listos; quien dice que lo está acepta lo acordado.
web-table-lobby-hints-help = Quien abrió la mesa puede cambiarlo hasta el comienzo; los que ya estaban listos tendrán que decirlo otra vez.
web-table-lobby-unready-me = Aún no estoy listo
web-table-lobby-abandon = Cerrar la mesa
web-table-lobby-abandon-sure = ¿Cerrar la mesa para todos? No se puede volver a abrir.
web-table-lobby-abandon-yes = Sí, cerrar
web-table-chair-me = Yo
web-table-chair-invited = Con invitación
web-table-chair-open = Abierto a cualquiera
web-table-chair-hot-seat = En este dispositivo
web-table-agreed = Lo acordado
web-table-time = Reloj
web-table-time-none = Sin límite
web-table-time-live = { $minutes } min + { $increment } s por elección
web-table-time-days =
    { $days ->
        [one] Un día por elección
       *[other] { $days } días por elección
    }
web-table-on-time-out-bot = A quien se le acaba el tiempo, un bot le sustituye hasta que vuelva.
web-table-on-time-out-resign = A quien se le acaba el tiempo, se le da por rendido.
web-table-away-after = Quien se ausente { $minutes } min puede ser sustituido por un bot a petición de otro; al volver recupera su asiento con un clic.
web-table-away-never = Nadie es sustituido por ausentarse.
web-table-named = Nombrado hasta ahora
web-table-retract = Retirar: { $part }
web-table-edition-older = Se juega con la edición { $number } ({ $name }), que no es la más reciente: una mesa conserva la edición con la que empezó.
web-table-edition-pack = Se juega con el paquete de datos { $name }.
web-table-stuck = Esta mesa solo se puede mirar
web-table-stuck-help = Esta es la última posición a la que se pudo llegar. Pregunta a quien lleva el servidor: puede dejar que la partida siga desde aquí.
web-table-stuck-record = Lo que has visto, como fichero

web-table-lobby-ask = Invitar por su nombre
web-table-lobby-ask-login = Usuario de quien se sentará en el asiento { $seat }
web-table-lobby-ask-send = Invitar
web-table-lobby-asked = Se ha invitado a { $login }.
