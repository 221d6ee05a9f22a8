## At the table

terminal-how-to-ask = Escribe un número, una palabra o un nombre para elegir; varios con comas se hacen uno tras otro. ? explica, mesa muestra toda la mesa, salir termina.
terminal-is-kept = La partida se guarda tras cada elección: si cierras la ventana no se pierde nada.
terminal-not-kept = En este ordenador la partida no se puede guardar sola; usa «guardar FICHERO» antes de salir.
terminal-commitment = Todo el azar sale de una semilla secreta. Su SHA-256, fijado antes de repartir: { $hash }
terminal-agreed = Acordado: { $options }
terminal-agreed-else = Acordado: { $options } · lo demás, lo habitual
terminal-what-if = ¿Y si…? La partida empieza en una posición preparada, con su propio azar.
terminal-what-if-after = ¿Y si…? La partida sigue tras la palabra { $ply } de otra, con su propio azar.
terminal-resumed =
    La partida sigue. { $stage }. { $n ->
        [0] Lo último que ha pasado:
        [one] Ahora decide { $names }. Lo último que ha pasado:
       *[other] Ahora deciden { $names }. Lo último que ha pasado:
    }
terminal-changed = Cambios en el tablero desde que miraste por última vez:
terminal-empty = vacía
terminal-player = Jugador { $number }
terminal-you = ← tú
terminal-hand-over = Le toca a { $name }. Pásale el teclado y pulsa Intro.
terminal-not-understood = Eso no es una de tus opciones. Escribe un número de la lista, o ? para la ayuda.
terminal-did-you-mean = «{ $typed }» no es una de tus opciones. ¿Querías decir { $near }?
terminal-which-one = «{ $typed }» puede ser varias opciones. Escribe el número de una:
terminal-left-undone = Ya no se ha hecho: { $words }
terminal-which-part = ¿Cuál de estas? Escribe deshacer y su número.
terminal-which-rule = ¿Qué regla? Nombra el identificador que va entre corchetes tras una línea de la crónica, como «regla { $rule }».
terminal-help =
    Un número, una palabra o un nombre hace una elección: «1», «{ $word }» o lo que pone en la lista, o una parte que solo tenga una opción. Varios separados por comas se hacen uno tras otro.
      por qué QUÉ      por qué algo no se puede elegir, o qué hace: «por qué 1»
      consejo          las mejores opciones con razones, según lo que puedes saber
      regla ID         una regla del reglamento: «regla { $rule }»
      mesa             toda la mesa
      jugadas          las cartas jugadas hasta ahora y lo que se ha ganado
      crónica          todo lo que ha pasado
      acordado         las opciones acordadas y el compromiso de la semilla
      colocar          que un bot coloque las piezas que te quedan
      deshacer         deshacer tu última elección, mientras nadie haya averiguado nada con ella
      deshacer QUÉ     retirar una parte de lo que estás nombrando: «deshacer argos»
      guardar FICHERO  guardar la partida en un fichero
      salir            salir; la partida se guarda y puede seguir otro día
terminal-nothing-to-set-up = Ahora no se te pide colocar ninguna pieza.
terminal-why-what = ¿Por qué qué? Nombra una elección: «por qué { $word }».
terminal-why-legal = Sí puedes: «{ $label }» está permitido ahora.
terminal-save-where = ¿Guardar dónde? Nombra un fichero: «guardar mi-partida.txt».
terminal-save-exists = Ya existe un fichero { $file }; elige otro nombre.
terminal-saved = Guardada. Para seguir otro día: imperios play { $game } --load { $file }
terminal-left = La partida está guardada. Para seguir: imperios play { $game } --load { $file }
terminal-result = Resultado
terminal-place = { $place }. { $name }: { $score }
terminal-score-altes-reich =
    { $n ->
        [one] { $n } suceso
       *[other] { $n } sucesos
    }
terminal-score-grecia =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
terminal-score-napoleon =
    { $n ->
        [one] { $n } bandera
       *[other] { $n } banderas
    }
terminal-seed = La semilla secreta era: { $seed }
terminal-record-kept = El registro de la partida: { $file }

## What can be asked for at the table, with other words for it

terminal-say-help = ayuda
terminal-say-why = por qué, porque
terminal-say-rule = regla, reglas
terminal-say-hint = consejo, pista
terminal-say-log = crónica, registro
terminal-say-table = mesa, tablero
terminal-say-played = jugadas, jugado
terminal-say-agreed = acordado, opciones
terminal-say-setup = colocar
terminal-say-undo = deshacer
terminal-say-save = guardar
terminal-say-quit = salir, fin

## The table of El Viejo Imperio

terminal-round = Ronda { $round } de 11
terminal-game-of = Partida { $game } de { $games }
terminal-black-swords = Espadas negras: { $person } se iguala a la mejor carta en el segundo símbolo.
terminal-red-swords = Espadas rojas: { $person } pierde si decide el segundo símbolo.
terminal-red-swords-always = Espadas rojas: { $person } pierde siempre.
terminal-events-won =
    { $n ->
        [one] { $n } suceso
       *[other] { $n } sucesos
    }
terminal-cards-held =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
terminal-pile =
    { $n ->
        [one] { $n } carta en la pila de monarcas
       *[other] { $n } cartas en la pila de monarcas
    }
terminal-third-hand =
    { $n ->
        [one] tercera mano: { $n } suceso apartado
       *[other] tercera mano: { $n } sucesos apartados
    }
terminal-throne = Tercera mano
terminal-face-down = boca abajo
terminal-on-the-table = En la mesa, en orden de juego:
terminal-your-hand = Tu mano. Entre corchetes, lo que vale cada carta en los tres símbolos. El número la juega:
terminal-hand = Tu mano. Entre corchetes, lo que vale cada carta en los tres símbolos.
terminal-crowns =
    { $n ->
        [one] { $n } corona
       *[other] { $n } coronas
    }
terminal-years =
    { $n ->
        [one] { $n } año
       *[other] { $n } años
    }
terminal-elector = Elector { $number }
terminal-none-yet = nada todavía
terminal-played-cards = Cartas de rondas anteriores
terminal-declared-cards = Cartas de Elector declaradas

## The table of Grecia

terminal-map-lands = Otros territorios
terminal-map-islands = Islas pequeñas
terminal-map-seas = Mares
terminal-neutral = neutral
terminal-fortress = fortaleza de { $name }
terminal-hero = héroe { $name }
terminal-hero-incognito = héroe { $name } (de incógnito)
terminal-a-fortress = fortaleza
terminal-round-of = Ronda { $round } de { $rounds }
terminal-your-tactics = Tus Cartas de Táctica: { $cards }
terminal-senate-discards = Cartas de Senado descartadas
terminal-tactics-discards = Cartas de Táctica descartadas
terminal-last-battle-cards = Últimas Cartas de Batalla
terminal-die = dado { $n }
terminal-left-to-place =
    { $n ->
        [one] queda { $n } por colocar
       *[other] quedan { $n } por colocar
    }
terminal-no-action = gratis: no gasta acción

## The table of Napoleón

terminal-legend = ⚑ bandera   ⌂ ciudad pequeña   ⌂⌂ ciudad grande   ▲ por montañas   ≈ mar
terminal-setting-up = Preparación
terminal-minor-states = Estados menores
terminal-nobody = nadie
terminal-head-player = Jugador
terminal-head-empires = Imperios
terminal-head-colour = Color
terminal-head-points = Puntos
terminal-head-tactics = Tácticas
terminal-head-flags = Banderas
terminal-head-zones = Zonas
terminal-head-supply = Suministro
terminal-head-route = Ruta Comercial (✓ rinde)
terminal-head-battle-cards = Cartas de Batalla
terminal-out = fuera de la partida
terminal-truce = en tregua con { $names }
terminal-defence-bonus = +{ $n } en defensa
terminal-combat = Combate: { $from } → { $to }
terminal-attacker = Atacante
terminal-defender = Defensor
terminal-battle-card-down = Carta de Batalla boca abajo
terminal-battle-card = Carta de Batalla { $card }: { $value }
terminal-chance-card = Carta de Azar { $card }: { $value }
terminal-politics-read = Cartas de Política leídas
terminal-army-read = Cartas de Ejército leídas
terminal-chance-aside = Cartas de Azar apartadas

## Lists and figures

terminal-players = Para { $players } jugadores
terminal-edition = Edición { $name } ({ $hash })
terminal-default = (por defecto)
terminal-example = Ejemplo: { $text }
terminal-games = partidas
terminal-by-seat = Asiento
terminal-by-bot = Bot
terminal-by-side = Bando
terminal-wins = Victorias
terminal-against = Contra
terminal-fair-share = × parte justa
terminal-score = Puntos
terminal-speed = { $games } partidas en { $seconds } s: { $games-per-second } partidas/s, { $choices-per-second } elecciones/s. Los márgenes son intervalos del 95 %.
terminal-proved =
    { $words ->
        [one] demostrado: { $words } palabra legal, todo el azar sale de la semilla y el resultado es correcto.
       *[other] demostrado: { $words } palabras legales, todo el azar sale de la semilla y el resultado es correcto.
    }
terminal-proved-so-far =
    { $words ->
        [one] demostrado hasta aquí: { $words } palabra legal, todo el azar sale de la semilla; la partida no ha terminado.
       *[other] demostrado hasta aquí: { $words } palabras legales, todo el azar sale de la semilla; la partida no ha terminado.
    }
terminal-legal-not-proved =
    { $words ->
        [one] { $words } palabra legal; el azar solo se puede demostrar cuando se revele la semilla.
       *[other] { $words } palabras legales; el azar solo se puede demostrar cuando se revele la semilla.
    }
terminal-verified = { $proved } demostrados, { $failed } fallidos
terminal-tournament-proved =
    { $rounds ->
        [one] probado: una ronda, emparejada como dice la semilla. { $first }
       *[other] probado: { $rounds } rondas, cada una emparejada como dice la semilla. { $first }
    }
terminal-tournament-not-over = El torneo no ha terminado: sus rondas se pueden probar cuando se revele la semilla.
terminal-tournament-none = El fichero no contiene ningún torneo, o no entero.
terminal-tournament-broken = El diario no es el de un torneo: { $why }.
terminal-tournament-other-seed = Esta no es la semilla comprometida antes del comienzo.
terminal-tournament-arranged = La ronda { $round } no se emparejó como dice la semilla.
terminal-tournament-not-played-out = Se cerró como si se hubiera jugado todo, y no fue así.
terminal-verified-names = Los nombres son los que dicen los registros: nada demuestra quién jugó.
terminal-data-sound = { $game }: la edición { $name } es correcta ({ $hash })
terminal-edition-newest = Edición { $number } ({ $name }): con ella se juegan las partidas nuevas
terminal-edition-older = Edición { $number } ({ $name })
terminal-edition-hash = con la lectura { $level } de las reglas: { $hash }
terminal-ruling = Lectura { $level } de las reglas
terminal-edition-added = { $game }: hay una edición nueva en el archivo.
terminal-edition-renewed = { $game }: la edición más reciente del archivo se ha puesto al día.
terminal-edition-kept = { $game }: el archivo ya tiene esta edición.
terminal-edition-untold = esta edición de { $game } se juega de otro modo que las anteriores: di qué ha cambiado con --es, --en, --nl y --de
terminal-edition-is-older = esta es una edición anterior de { $game }; lo publicado se queda como está

## Llevar un servidor

terminal-stopping = Parando: se termina de escribir y se avisa a los jugadores de que vuelvan. Pulsa Ctrl-C otra vez para acabar en el acto.
terminal-stage-lobby = abierta
terminal-stage-running = en juego
terminal-stage-over = acabada
terminal-mended = La partida { $id } sigue desde la entrada { $entry }, tras { $plies } palabras. Lo que vino después se conserva en su diario.
terminal-stuck-game = la entrada { $entry } de { $entries } no se puede seguir, tras { $plies } palabras. { $why }
terminal-games-stuck =
    { $n ->
        [0] Ninguna partida está atascada.
        [one] Una partida está atascada.
       *[other] { $n } partidas están atascadas.
    }
terminal-pack-added = { $game }: ya se pueden abrir mesas con { $name } ({ $hash }).
terminal-pack-retired =
    { $n ->
        [one] Con este paquete de datos ya no se abren mesas nuevas.
       *[other] Con estos { $n } paquetes de datos ya no se abren mesas nuevas.
    }
terminal-pack-offered =
    { $n ->
        [one] Con este paquete de datos se pueden volver a abrir mesas.
       *[other] Con estos { $n } paquetes de datos se pueden volver a abrir mesas.
    }
terminal-retired = retirado
terminal-not-stuck = esta partida no está atascada: su diario se puede seguir hasta el final
terminal-nothing-good = nada de esta partida se puede seguir, así que no hay adónde volver; añade su edición o actualiza el programa
terminal-game-changed = otra persona ha cambiado la partida entretanto; inténtalo de nuevo
terminal-pack-released = esta edición viene con el programa; todas las mesas la encuentran
terminal-no-such-pack = no hay ningún paquete de datos cuyo hash empiece por «{ $hash }»
terminal-games-kept =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
terminal-exported = Escrito en { $file }
terminal-delete-ask = ¿Borrar la partida { $id } ({ $game }, { $stage }: { $names }) con su registro, su chat y sus invitaciones? No tiene vuelta atrás. Escribe «sí»:
terminal-delete-yes = sí
terminal-deleted = La partida { $id } está borrada.
terminal-not-deleted = No se ha borrado nada.
terminal-pruned = Olvidados: invitados { $guests }, sesiones acabadas { $sessions }.
terminal-backed-up = La copia de seguridad de la base de datos está en { $file }
terminal-restore-from = La copia de seguridad es del { $when } (UTC).
terminal-restore-unknown = La base de datos actual no se puede leer, así que no se sabe qué más falta.
terminal-restore-games =
    { $n ->
        [one] En la copia falta 1 partida:
       *[other] En la copia faltan { $n } partidas:
    }
terminal-restore-behind =
    { $n ->
        [one] De 1 partida la copia tiene un estado anterior; se perderían tantas entradas:
       *[other] De { $n } partidas la copia tiene un estado anterior; se perderían tantas entradas:
    }
terminal-restore-logins =
    { $n ->
        [one] En la copia falta 1 nombre de usuario:
       *[other] En la copia faltan { $n } nombres de usuario:
    }
terminal-restore-nothing = En la copia no falta nada.
terminal-restore-ask = ¿Poner { $file } en lugar de la base de datos? Escribe «sí»:
terminal-not-restored = No se ha cambiado nada.
terminal-restored = La base de datos se ha restaurado desde { $file }
terminal-restore-kept = Lo que había se conserva en { $file }
terminal-revoked =
    { $n ->
        [one] Queda cerrada { $n } sesión de { $name }.
       *[other] Quedan cerradas { $n } sesiones de { $name }.
    }
terminal-recounted = Contado de nuevo: partidas acabadas { $games }, con puntuación { $rated }.
terminal-recounted-without =
    { $n ->
        [one] { $n } partida no se puede seguir hasta el final y no cuenta: mira `imperios admin mend`.
       *[other] { $n } partidas no se pueden seguir hasta el final y no cuentan: mira `imperios admin mend`.
    }

## What goes wrong

terminal-bad-data = Los datos no se pueden usar: { $errors }
terminal-no-folder = No existe esa carpeta.
terminal-no-pack = En esta carpeta no hay ficheros de ningún juego.
terminal-unknown-bot = No hay ningún bot «{ $name }»; hay { $known }.
terminal-no-such-ply = El registro tiene { $words } palabras; no hay palabra { $ply }.
terminal-no-such-seat = Los asientos de esta partida van del 1 al { $seats }.
terminal-no-such-rule = El reglamento de { $game } no tiene ninguna regla «{ $id }».
terminal-no-rulebook = { $game } no tiene reglamento.
terminal-nothing-judged = En { $game } los bots no valoran posiciones: piensan siempre hasta el final de la partida.
terminal-other-selfplay = ya contiene otra cosa (otras mesas, bots, semilla o edición): elige otro archivo con --out.
terminal-not-empty = La carpeta no está vacía; los registros van a una nueva, para que no se pierda ninguno.
terminal-no-seed = El registro no revela su semilla, así que la partida se puede mostrar pero no continuar.
terminal-still-running = La partida de este registro no ha terminado. Nadie puede seguir desde sus momentos en otra; con «play JUEGO --load» sigue la partida misma.
terminal-other-game = Esto es de { $game }, no del juego indicado.
terminal-file-missing = No existe ese fichero.
terminal-file-is-folder = Esto es una carpeta, no un fichero.
terminal-file-forbidden = El fichero no se puede leer o escribir.
terminal-file-not-text = El fichero no es texto en UTF-8.
terminal-file-too-large = El fichero es demasiado grande.
terminal-file-exists = Ya hay un fichero con ese nombre; elige otro.
terminal-bad-setting = { $file }, línea { $line }: { $problem }
terminal-no-data-folder = Nada dice dónde guardar las partidas: indica una carpeta con --data.
terminal-other-database = La base de datos es PostgreSQL, como postgres://USUARIO:CLAVE@EQUIPO:PUERTO/NOMBRE, o la ruta de un fichero SQLite; no hay otra clase.
terminal-bad-metrics-token = La clave de las métricas tiene al menos 16 caracteres ASCII visibles y ningún espacio.
terminal-bad-mail-server = El servidor de correo es smtp://HOST o smtps://HOST, quizá con un usuario delante y un puerto detrás: smtps://ana@mail.example.org:465. Su contraseña va en IMPERIOS_MAIL_PASSWORD o en un fichero.
terminal-bad-mail-from = Los correos vienen de una dirección, como imperios@example.org (mail.from).
terminal-mail-without-public-url = El correo necesita public_url: sus enlaces llevan allí.
terminal-mail-half-signed-in = Un usuario del servidor de correo necesita una contraseña (IMPERIOS_MAIL_PASSWORD o un fichero), y una contraseña, un usuario (smtps://USUARIO@HOST).
terminal-port-taken = El puerto { $port } de { $host } lo ocupa otro programa; elige otro con --port, o 0 para uno cualquiera que esté libre.
terminal-port-forbidden = Este usuario no puede escuchar en el puerto { $port } de { $host }; elige uno mayor que 1023 con --port.
terminal-address-not-here = { $host } no es una dirección de este equipo; elige otra con --host.
terminal-no-such-game = No hay ninguna partida { $id }.
terminal-no-such-person = No hay nadie con el identificador o el usuario «{ $who }».
terminal-not-started = La partida no ha empezado, así que aún no hay registro; sin --with-seed se escribe lo que se sabe de ella.
terminal-broken-game = La partida no se puede leer: { $problem }

## Imprimir

terminal-print-file =
    { $file }: { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
terminal-print-how = Imprime al 100 %. Cartas y fichas: a doble cara, girando por el borde largo. El reglamento: girando por el borde corto, doblado por la mitad.
terminal-print-no-browser = Aquí no hay Chromium ni Chrome con que imprimir; CHROMIUM puede nombrar uno. O inicia `imperios serve` e imprime { $page } desde un navegador.
terminal-print-browser = este navegador no pudo imprimir la página
terminal-print-no-part = Este juego no tiene esa parte para imprimir: { $part }.
terminal-print-pack = Un paquete de datos no se puede imprimir, solo los juegos tal como vienen con el programa.
