# Inicio, listas de mesas, nueva partida y cuenta.

## Las puertas

web-home-title = Elige tu época
web-home-altes-reich = El Viejo Imperio
web-home-altes-reich-age = 800–1806
web-home-altes-reich-text = Once sucesos, sesenta y nueve monarcas: gana bazas con la corona justa en el año justo.
web-home-altes-reich-players = 2 a 5 jugadores
web-home-altes-reich-time = una media hora
web-home-altes-reich-kind = cartas
web-home-grecia = Grecia
web-home-grecia-age = Ciudades y trirremes
web-home-grecia-text = Hoplitas, héroes y flotas por las islas: defiende tus fortalezas y conquista las del rival.
web-home-grecia-players = 2 a 4 jugadores
web-home-grecia-time = de una a dos horas
web-home-grecia-kind = mapa
web-home-napoleon = Napoleón
web-home-napoleon-age = Europa en armas
web-home-napoleon-text = Ocho imperios, un continente: marchas, ciudades y grandes batallas de Lisboa a Moscú.
web-home-napoleon-players = 2 a 8 jugadores
web-home-napoleon-time = unas dos horas
web-home-napoleon-kind = mapa
web-home-play-game = Jugar ya contra bots: { $game }
web-home-new-table = Nueva mesa
web-home-new-table-of = Nueva mesa: { $game }
web-home-icons = Iconos: game-icons.net, CC BY 3.0
web-home-menu = Menú

## Listas de mesas

web-home-mine = Mis partidas
web-home-waiting =
    { $count ->
        [one] una te espera
       *[other] { $count } te esperan
    }
web-home-waiting-long =
    { $count ->
        [one] Te toca en una partida
       *[other] Te toca en { $count } partidas
    }
web-home-continue = Continuar
web-home-none-of-mine = Todavía no juegas ninguna partida.
web-home-none-of-mine-help = Elige un juego de arriba: contra bots empieza al momento.
web-home-open = Mesas abiertas
web-home-none-open = Ahora no hay ninguna mesa abierta.
web-home-none-open-help = Abre tú una en «Nueva mesa» y espera a quien quiera jugar.
web-home-all = ver todas
web-home-your-turn = te toca
web-home-lobby = en la sala
web-home-rematch = revancha
web-home-rematch-by = la ofrece { $name }
web-home-unready = espera a que estés listo
web-home-running = en juego
web-home-watched = solo miras
web-home-over = terminada
web-home-stuck = atascada
web-home-time-left = queda: { $time }
web-home-play = Jugar
web-home-look = Ver
web-home-replay = Repetición
web-home-film = Qué ha pasado
web-home-sit = Sentarme
web-home-table-of = Mesa de { $name }
web-home-free-seats =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
web-home-taken = { $taken } de { $seats }
web-home-with = con { $names }
web-home-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
web-home-stranger = Di quién eres para ver las mesas abiertas.
web-home-enter = Entrar como invitado
web-home-clock-none = sin reloj
web-home-clock-live = en vivo, { $minutes } min
web-home-clock-days =
    { $days ->
        [one] un día por decisión
       *[other] { $days } días por decisión
    }
web-home-retry = Intentar de nuevo
web-home-more = Ver más
web-home-tournaments = Torneos
web-home-tournament-table = { $name }, ronda { $round }, mesa { $table }
web-home-ratings = Clasificación
web-home-rated = puntúa
web-home-rated-choose = Jugar por puntos
web-home-rated-help = Cuenta para la clasificación de quienes juegan: todos tienen cuenta, no hay pistas y quien no juega hasta el final queda último. Cualquiera puede mirar.
web-home-rated-not = Para eso hacen falta una cuenta, la edición más reciente, un dispositivo por persona y bots de los cinco niveles.

## Todas las mesas

web-home-tables-title = Mesas
web-home-filter-stage = Estado
web-home-filter-all = Todas
web-home-filter-running = En juego
web-home-filter-over = Terminadas
web-home-filter-game = Juego
web-home-none-here = Ninguna mesa así.

## Nueva partida

web-home-new-title = Nueva mesa
web-home-set-up-position = Preparar una posición
web-home-scenario = Escenario
web-home-rounds =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
web-home-players = Jugadores
web-home-players-count = { $from } a { $to } jugadores
web-home-players-exactly =
    { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
web-home-options = Reglas de la mesa
web-home-options-as-printed = como en el reglamento
web-home-options-changed =
    { $count ->
        [one] una cambiada
       *[other] { $count } cambiadas
    }
web-home-seats = Quién se sienta
web-home-seat = Asiento { $seat }
web-home-seats-by-lot = Los bandos se sortean al empezar.
web-home-preset-bots = Contra bots
web-home-preset-friends = Con amigos
web-home-preset-open = Mesa abierta
web-home-preset-screen = En una pantalla
web-home-preset = Cómo se juega
web-home-chair-me = Yo
web-home-chair-invited = Amigo con enlace
web-home-chair-open = Abierto a todos
web-home-chair-hot-seat = En esta pantalla
web-home-chair-bot = Bot
web-home-chair-name = Nombre
web-home-chair-guest = Jugador { $seat }
web-home-chair-style = Carácter
web-home-chair-style-even = Equilibrado
web-home-chair-level = Nivel
web-home-set-up = Preparación
web-home-set-up-house = Preparada para todos
web-home-set-up-house-help = Todas las piezas están en el tablero, colocadas por bots: empiezas con el primer turno.
web-home-set-up-players = La preparo yo
web-home-set-up-players-help = Cada cual coloca pieza a pieza; un bot puede hacerlo por ti cuando quieras.
web-home-clock = Reloj
web-home-clock-choice-none = Sin reloj
web-home-clock-choice-none-help = Cada uno piensa lo que quiera.
web-home-clock-choice-live = En vivo
web-home-clock-choice-live-help = Todos a la vez en la mesa, con minutos para toda la partida.
web-home-clock-choice-days = Por días
web-home-clock-choice-days-help = Cada decisión puede esperar días: juega cuando te venga bien.
web-home-clock-minutes = Minutos por jugador
web-home-clock-increment = Segundos más por decisión
web-home-clock-days-each = Días por decisión
web-home-time-out = Si el tiempo se acaba
web-home-time-out-bot = sigue un bot
web-home-time-out-resign = se rinde
web-home-away = Si un jugador se ausenta
web-home-away-after = un bot puede suplirlo a los { $minutes } min
web-home-away-never = nadie lo sustituye
web-home-hints = Los jugadores pueden pedir pistas
web-home-hints-help = Una pista muestra las mejores opciones y por qué lo son. Contra bots es lo normal; entre personas o con reloj, solo si se acuerda así.
web-home-start = Empezar
web-home-open-table = Abrir la mesa
web-home-start-help = Empieza en cuanto pulses.
web-home-open-table-help = En la sala verás los enlaces para invitar y quién ha llegado.
web-home-your-name = Tu nombre en la mesa

## Cuenta

web-home-account-title = Cuenta
web-home-account-name = Nombre
web-home-account-name-help = Así te ven los demás en las mesas nuevas.
web-home-account-save = Guardar
web-home-account-saved = Guardado.
web-home-account-guest = Juegas como invitado
web-home-account-guest-help = Tus partidas viven solo en este navegador. Con una cuenta las tienes en todas partes; las de ahora siguen siendo tuyas.
web-home-account-nobody = Todavía no te conocemos
web-home-account-nobody-help = Para jugar basta un nombre. Una cuenta guarda tus partidas para cualquier navegador.
web-home-account-register = Crear cuenta
web-home-account-sign-in = Entrar
web-home-account-sign-in-help = Si ya tienes una cuenta, entra con ella.
web-home-account-claim = Llevar mis partidas de invitado a la cuenta
web-home-account-claimed =
    { $count ->
        [one] Una partida de invitado es ahora de tu cuenta.
       *[other] { $count } partidas de invitado son ahora de tu cuenta.
    }
web-home-account-login = Usuario
web-home-account-login-help = 3 a 40 letras, cifras, puntos, guiones o guiones bajos.
web-home-account-password = Contraseña
web-home-account-password-help = Al menos 10 caracteres.
web-home-form-missing = Falta esto.
web-home-form-too-short =
    { $count ->
        [one] Es demasiado corto: hace falta al menos un carácter.
       *[other] Es demasiado corto: hacen falta al menos { $count } caracteres.
    }
web-home-form-login = Solo letras, cifras, puntos, guiones y guiones bajos, sin espacios.
web-home-account-old-password = Contraseña actual
web-home-account-new-password = Contraseña nueva
web-home-account-change-password = Cambiar la contraseña
web-home-account-password-changed = Contraseña cambiada; las demás sesiones han terminado.
web-home-account-signed-in = Has entrado como { $login }
web-home-account-sign-out = Salir
web-home-account-sessions = Sesiones
web-home-account-this-session = esta
web-home-account-session-used = usada { $ago }
web-home-account-end-others = Cerrar las demás
web-home-account-page = Mi página
web-home-account-programs = Programas y claves
web-home-feed = Calendario y lector de noticias
web-home-feed-help = Una dirección secreta donde tu calendario o tu lector de noticias ve en qué mesas te toca y hasta cuándo. Quien la tenga también lo ve, y nada más.
web-home-feed-make = Crear la dirección
web-home-feed-renew = Dirección nueva
web-home-feed-remove = Quitarla
web-home-feed-since = Creada { $ago }.
web-home-feed-shown = Estas son las direcciones. Solo se muestran esta vez: cópialas ahora.
web-home-feed-calendar = Para el calendario (.ics)
web-home-feed-reader = Para el lector de noticias (Atom)
web-home-feed-copy = Copiar
web-home-account-likes = Preferencias
web-home-account-notify = Avisarme cuando me toque
web-home-account-theme = Aspecto
web-home-account-theme-light = Claro
web-home-account-theme-dark = Oscuro
web-home-account-theme-system = Como el sistema
web-home-edition = Edición
web-home-puzzles = Problemas
web-home-puzzles-of = Problemas de { $game }
web-home-edition-pack = paquete de datos { $name }
web-home-edition-older = edición { $number }

web-home-news = Avisos
web-home-news-unseen =
    { $count ->
        [one] Una cosa que no has visto
       *[other] { $count } cosas que no has visto
    }
web-home-news-help = Cómo se te avisa de que te toca: en este dispositivo o por correo, y cuándo quieres que no se te moleste.
web-home-account-forgotten = ¿Has olvidado la contraseña?
