# Problemas: la lista, uno de ellos en el tablero y lo que vale una respuesta.

web-puzzles-title = Problemas
web-puzzles-lead = Posiciones de partidas entre bots en las que una decisión es claramente la mejor con lo que su jugador puede saber. Encuéntrala y descubre por qué.
web-puzzles-name = { $hardness } { $number }
web-puzzles-done = { $done } de { $all } resueltos
web-puzzles-begin = Empezar
web-puzzles-next = Siguiente problema
web-puzzles-none = Este juego aún no tiene problemas.
web-puzzles-all = Los problemas de todos los juegos
web-puzzles-at-once = resuelto a la primera
web-puzzles-later = resuelto
web-puzzles-shown = visto
web-puzzles-tried = sin resolver aún
web-puzzles-task = Problema
web-puzzles-seat = Jugador { $seat }
web-puzzles-find = Encuentra la mejor decisión
web-puzzles-your-answer = Tu respuesta: { $plan }
web-puzzles-answer = Comprobar mi respuesta
web-puzzles-undo = Deshacer
web-puzzles-again = Volver a intentarlo
web-puzzles-tell = Ver la solución
web-puzzles-show = Ver en el tablero
web-puzzles-why = Por qué
web-puzzles-nothing-now = Ahora no hay nada que elegir.
web-puzzles-win-with-it = Con ella ganas { $count } de cada 100 partidas.
web-puzzles-win-with-best = Con la mejor decisión ganas { $count } de cada 100.
web-puzzles-tempting = Lo que uno se siente tentado a hacer.
