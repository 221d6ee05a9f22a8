# Repeticiones: la lista, los mandos y el sello.

## La lista

web-replay-list-title = Repeticiones
web-replay-finished = Partidas terminadas
web-replay-none = Todavía no has terminado ninguna partida.
web-replay-none-help = Cuando termines una, aquí podrás verla jugada a jugada y con los ojos de cada jugador.
web-replay-import = Importar un registro
web-replay-import-help = Arrastra aquí el fichero de una partida, o elígelo. El servidor comprueba cada jugada.
web-replay-import-choose = Elegir fichero
web-replay-import-checking = Comprobando { $file }…
web-replay-import-failed = No se puede mostrar { $file }
web-replay-watch = Ver

## La repetición

web-replay-title = Repetición
web-replay-won =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
web-replay-running = Partida en juego
web-replay-not-begun-title = Todavía no ha empezado
web-replay-not-begun = Cuando la partida empiece, aquí se podrá ver paso a paso.
web-replay-to-table = Ir a la mesa
web-replay-go-on = Seguir desde aquí
web-replay-go-on-with = Seguir con
web-replay-came-from = La partida de la que viene
web-replay-step = Paso { $ply } de { $plies }
web-replay-controls = Mandos
web-replay-previous-mark = Momento anterior
web-replay-back = Paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Paso adelante
web-replay-next-mark = Momento siguiente
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-eyes = Visto por
web-replay-eyes-all = Espectador
web-replay-round = Ronda { $round }
web-replay-jump = Saltar a
web-replay-jump-rounds = Rondas
web-replay-jump-turns = Turnos
web-replay-jump-combats = Combates
web-replay-jump-tricks = Bazas ganadas
web-replay-start = Comienzo
web-replay-edit-position = Editar esta posición
web-replay-share = Compartir
web-replay-shared = Enlace copiado
web-replay-export = Descargar el registro
web-replay-keys = Flechas: paso · Inicio y Fin · espacio: reproducir
web-replay-log = Lo ocurrido
web-replay-board = Tablero
web-replay-standing = Clasificación

## El análisis

web-replay-tabs = Qué se ve
web-replay-tab-game = Partida
web-replay-tab-analysis = Análisis
web-replay-analysis = Análisis de la partida
web-replay-analysis-help = Quién iba ganando en cada momento, qué decisiones costaron más y qué dio y quitó el azar, según lo que sabía cada jugador. Tarda un minuto como mucho.
web-replay-analyse = Analizar la partida
web-replay-analysing = La partida se está analizando…
web-replay-analysis-stop = Detener
web-replay-chances = Probabilidad de victoria
web-replay-decisions = Las decisiones más caras
web-replay-decisions-help = En puntos de probabilidad de victoria.
web-replay-no-decisions = Ninguna decisión fue claramente peor que otra.
web-replay-decisions-sought = Se buscan cuando todo se ha mirado una vez.
web-replay-better = Mejor:
web-replay-luck = Balance de la suerte
web-replay-luck-help = Lo que el azar dio o quitó a cada uno, en puntos de probabilidad de victoria.
web-replay-battles = Combates ganados
web-replay-battles-help = Hueco, lo esperado; lleno, lo que salió.

## El sello

web-replay-seal = Sello de juego limpio
web-replay-seal-proved = Probado
web-replay-seal-broken = Sello roto
web-replay-seal-checking = Comprobando…
web-replay-seal-proved-text = Las { $plies } jugadas son legales, todo el azar sale de la semilla y el resultado es correcto.
web-replay-seal-brought = Se han comprobado las jugadas y el azar, no quién jugó: los nombres son los que dice el registro.
web-replay-seal-commitment = Huella mostrada antes de empezar (SHA-256)
web-replay-seal-seed = Semilla
web-replay-seal-words = Palabras de los jugadores
web-replay-seal-no-words = Nadie añadió palabras.
web-replay-seal-check = Compruébalo tú mismo
web-replay-copy = Copiar
web-replay-copied = Copiado
