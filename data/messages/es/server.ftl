## Lo que rechaza un servidor

server-already-seated = Ya estás sentado en esta mesa.
server-already-started = La partida ya ha empezado.
server-bad-chat = Una línea de chat tiene de 1 a 500 caracteres, ninguno de control.
server-bad-key = Una clave tiene de 1 a 64 caracteres ASCII visibles.
server-bad-login = Un nombre de usuario tiene de 3 a 40 letras, cifras, puntos, guiones o guiones bajos.
server-bad-password = Una contraseña tiene al menos 10 caracteres y como mucho 256.
server-edition-not-offered = Aquí no se puede abrir ninguna mesa con esta edición.
server-weak-password = Esa contraseña se adivinaría enseguida. Varias palabras que no tengan nada que ver entre sí hacen una buena.
server-bad-name = Un nombre se ve tal como se escribe: sin caracteres invisibles y con letras de un solo alfabeto.
server-bot-already = Allí ya juega un bot.
server-bot-plays = Un bot juega por este asiento; recupéralo primero.
server-nothing-to-set-up = Ahora no se te pide colocar ninguna pieza.
server-end-offered-already = Ya se ha propuesto un final; responde primero a esa propuesta.
server-game-over = La partida ha terminado.
server-has-account = Ya tienes una cuenta.
server-host-only = Solo puede hacerlo quien abrió la mesa.
server-host-stays = Este asiento va con la mesa; cambia quién se sienta en él o abandona la mesa.
server-how-many-words = Di de 1 a { $most } palabras de una vez.
server-login-taken = Otra persona tiene ese nombre de usuario; elige otro.
server-me-twice = Solo puedes ocupar un asiento; usa «hot-seat» para otros en tu dispositivo.
server-no-account = Todavía no tienes cuenta.
server-no-bot = Ningún bot juega por este asiento.
server-no-end-offered = No se ha propuesto ningún final.
server-no-seed = El registro no contiene su semilla, así que el azar no puede probarse.
server-no-such-bot = No hay ningún bot «{ $bot }»; los bots son { $known }.
server-no-such-formality = Esta pregunta no puede responderse por adelantado, o no así. Las formalidades del juego dicen cuáles sí.
server-no-such-invitation = Esta invitación no es válida, o ya no lo es. Pide una nueva.
server-no-such-page = Aquí no hay nada. La descripción en /api/openapi.json dice lo que hay.
server-no-such-ply = La partida solo tiene { $plies } pasos hasta ahora.
server-no-such-seat = Esta mesa no tiene ese asiento.
server-no-such-table = No existe esa mesa, o no está abierta para ti. Pide un enlace.
server-no-such-language = Los idiomas son es, en, nl y de.
server-no-such-zone = No existe esa zona horaria. Una se llama, por ejemplo, Europe/Madrid.
server-bad-quiet-hours = Las horas de silencio empiezan y terminan en minutos distintos del día, de 0 a 1439.
server-bad-letters-every = Entre dos correos pasan de 5 minutos a una semana.
server-bad-device = Este navegador no ha dicho bien cómo avisarle. Desactiva los avisos y vuelve a activarlos.
server-private-address = Esa dirección está en una red privada, adonde este servidor no envía nada.
server-too-many-devices = Ya recibes avisos en { $most } dispositivos; desactívalos en alguno de ellos.
server-no-letters = Este servidor no envía correo. Pregunta a quien lo administra.
server-bad-mail = Eso no es una dirección de correo.
server-password-needed = Escribe también tu contraseña: la dirección es una llave de tu cuenta.
server-mail-claimed = A esta dirección han ido varios correos hace poco. Sigue el enlace de alguno de ellos o espera una semana.
server-no-such-link = Este enlace no vale, o ya no. Pide uno nuevo.
server-bad-webhook = La dirección de un webhook empieza por https://.
server-no-such-login = Nadie tiene aquí ese nombre de usuario.
server-seat-not-waiting = En ese asiento no se espera a nadie.
server-nobody-to-agree = No hay nadie que pueda aceptar tablas; puedes rendirte o terminar la partida tal como está.
server-not-away =
    { $minutes ->
        [one] Este jugador no está ausente, o todavía no desde hace un minuto.
       *[other] Este jugador no está ausente, o todavía no desde hace { $minutes } minutos.
    }
server-away-never = En esta mesa se acordó no sustituir a nadie por ausencia.
server-away-no-clock = Solo los relojes en vivo cuentan las ausencias: en esta mesa se espera a cada uno todo el tiempo que tiene.
server-away-out-of-bounds = A un ausente se le espera de 0 a { $most } minutos; 0 significa siempre.
server-bot-too-weak = A otro jugador solo puede sustituirlo un bot fuerte: { $known }.
server-not-json = Envía JSON, con la cabecera «Content-Type: application/json».
server-no-hints = En esta mesa se acordó jugar sin pistas.
server-no-analysis = No has pedido ningún análisis de esta partida que esté aún en marcha.
server-not-over = Eso solo es posible cuando la partida ha terminado.
server-not-started = La partida todavía no ha empezado.
server-not-your-seat = Este asiento no es tuyo.
server-option-too-long = Una opción tiene un nombre corto y un valor corto.
server-other-site = Esta petición viene de otro sitio. Abre la página propia del juego.
server-players-and-seats = Debe haber tantos asientos como jugadores.
server-ready-already = Has dicho que estás listo; retráctate para cambiar tus palabras.
server-record-too-long = El registro es demasiado largo.
server-resigned-already = Te has rendido en esta partida.
server-seat-by-invitation = Este asiento solo se ocupa con invitación.
server-seat-taken = El asiento { $seat } está ocupado.
server-stale = La mesa ha cambiado entretanto. Mira de nuevo y elige.
server-table-broken = Esta mesa no se puede mostrar: su diario no empieza como debe. Se ha avisado a quien lleva el servidor.
server-table-stuck = Esta mesa solo se puede mirar: lo que pasó después no se puede seguir. Pregunta a quien lleva el servidor.
server-time-out-of-bounds = Los relojes en vivo tienen de 1 a 600 minutos y un incremento de 0 a 300 segundos; si no, hay de 1 a 30 días por elección.
server-too-long = Lo que has enviado es demasiado largo.
server-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
server-chat-inside = Siéntate primero o entra con un enlace: lo que aquí se dice es para quienes están a la mesa.
server-claim-twice = Como invitado y con tu cuenta juegas en la misma partida. Termínala primero, o inicia sesión sin llevarte las partidas de invitado.
server-nobody-to-unseat = En este asiento no hay nadie a quien puedas levantar.
server-one-analysis = Ya se está haciendo un análisis para ti. Espera a que termine o detenlo.
server-too-many-bytes = Los registros y posiciones que importas ocupan juntos como mucho { $most } MB. Quita antes un registro.
server-too-many-records = Ya has importado { $most } registros. Quita antes uno.
server-too-many-tables = Has abierto { $most } mesas que no han terminado. Termina o abandona antes una.
server-not-brought = Solo se puede quitar un registro que tú hayas importado.
server-other-host = Este servidor no se reconoce en esa dirección. Quien lo administra la indica en el ajuste «public_url».
server-too-many =
    { $seconds ->
        [one] Demasiado rápido. Inténtalo de nuevo en un segundo.
       *[other] Demasiado rápido. Inténtalo de nuevo en { $seconds } segundos.
    }
server-try-again = Alguien ha sido más rápido. Mira de nuevo.
server-unavailable = El servidor no puede hacerlo en este momento. Nada ha cambiado; inténtalo enseguida.
server-unreadable = Esta petición no puede leerse: { $detail }
server-which-seat = Di a qué asiento te refieres.
server-which-version = Di qué versión de la mesa has visto.
server-who-are-you = Di primero quién eres: entra como invitado o inicia sesión.
server-why-unknown = Aquí no hay nada llamado «{ $what }».
server-why-what = Nombra lo que quisieras elegir, en 1 a 80 caracteres.
server-wrong-password = El usuario o la contraseña no es correcto.
server-position-elsewhere = Esta posición no se alcanzó en aquella partida: tómala tal como está allí, con sus opciones.
server-position-missing = Una mesa que empieza en una posición necesita la posición, o la partida en la que se alcanzó.
server-pack-unnamed = Ponle un nombre y di en una frase de qué trata.
server-position-over = En esta posición la partida ya ha terminado: sigue desde un momento anterior.
server-no-such-edition = Este servidor no tiene esa edición.
server-no-such-puzzle = Este juego no tiene ese problema.
server-puzzle-answered = Esas palabras ya son una respuesta completa: pide que se juzgue o retira algo.
server-puzzle-not-whole = Eso aún no es una respuesta completa: sigue hasta que se lleve a cabo.

## Programas y sus claves

server-account-first = Para eso hace falta una cuenta. Crea una antes, en «Cuenta».
server-bad-label = Di para qué es, con 1 a 60 caracteres.
server-bot-name-too-long = El nombre de un bot tiene como mucho 34 caracteres: detrás va «(bot)».
server-name-of-bot = Solo la cuenta de un programa lleva «(bot)» en el nombre.
server-no-such-bot-account = No tienes ningún bot así.
server-no-such-token = No tienes esa clave, o ya no.
server-not-for-tokens = Esto no está abierto a los programas: una clave les deja jugar, pero no cambia nada de una cuenta.
server-token-reads-only = Esta clave solo permite leer. Crea una que permita jugar.
server-too-many-bots = Tienes { $most } bots, el máximo por persona. Retira uno antes.
server-too-many-tokens = Tienes { $most } claves, el máximo por persona. Anula una antes.

## Torneos

server-no-such-entrant = Nadie participa con ese número.
server-no-such-tournament = No existe ese torneo.
server-organiser-only = Solo puede hacerlo quien organiza el torneo.
server-too-many-tournaments = Organizas { $most } torneos sin terminar, el máximo por persona. Cierra uno antes.
server-tournament-bots-only = En este torneo los bots juegan entre ellos.
server-tournament-clock = Donde participan personas hace falta un reloj: en vivo, o días para cada elección.
server-tournament-full = Hay sitio para { $most } y nadie más.
server-tournament-no-round = Esa ronda no está emparejada.
server-tournament-no-table = No existe esa mesa en esta ronda, o ya tiene resultado.
server-tournament-not-in = No participas en este torneo.
server-tournament-places = Esos no son puestos de los jugadores de esa mesa: los iguales comparten puesto y los siguientes siguen contando.
server-tournament-removed = Quien organiza el torneo te ha excluido.
server-tournament-round-open = La ronda aún no ha terminado.
server-tournament-stage = Eso no es posible en este momento del torneo.
server-tournament-table = Eso no es posible en una mesa de torneo: sus jugadores juegan hasta el final.
server-tournament-terms = Así no se puede jugar ningún torneo: de 2 a 8 por mesa, de 1 a 50 rondas, una o dos vueltas, una semana de pausa como mucho; tarde, solo antes de la última ronda de un suizo.
server-tournament-too-few = Tienen que participar al menos { $seats }.
server-tournament-too-late = Ya es tarde para entrar en este torneo.

## Ratings

server-rated-account = Esta mesa puntúa: quien juega aquí necesita una cuenta propia. Crea una antes, en «Cuenta».
server-rated-program = Esta mesa puntúa: los programas no participan en la clasificación.
server-rated-rules = Las partidas que puntúan empiezan por el principio y con una edición publicada.
server-rated-hints = En una mesa que puntúa no hay pistas.
server-rated-bot = En una mesa que puntúa, los bots son aquellos cuya fuerza se ha medido: { $known }.
server-rated-to-the-end = Eso no es posible en una mesa que puntúa: quien juega allí juega hasta el final o abandona.
server-not-rated = Esta mesa no puntúa.
server-no-such-list = No existe esa clasificación.

## People

server-block-oneself = Nadie puede bloquearse a sí mismo.
server-blocked-here = Quien abrió esta mesa no quiere jugar contigo.
server-not-to-be-asked = Esa persona no quiere que la invites.
server-profile-hidden = Esa persona no muestra a nadie cómo ha jugado.
server-too-many-blocked = Has bloqueado a { $most } personas, el máximo permitido. Desbloquea antes a alguien.
