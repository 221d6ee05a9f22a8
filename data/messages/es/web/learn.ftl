# Lo que dicen las introducciones; sus comentarios están en data/lessons.

web-learn-title = Aprender jugando
web-learn-lead = Una partida preparada por juego, con comentarios. Tú haces las jugadas que importan; en diez minutos ya sabes jugar.
web-learn-begin = Empezar
web-learn-continue = Continuar
web-learn-again = Repetir
web-learn-done = terminada
web-learn-rules = Reglamento
web-learn-print = En papel
web-learn-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
web-learn-leave = Salir
web-learn-step = Paso { $step } de { $count }
web-learn-progress = Avance de la lección
web-learn-back = Atrás
web-learn-next = Siguiente
web-learn-show = Muéstramelo
web-learn-play = A jugar
web-learn-you = Tu bando
web-learn-rival = Rival { $number }
web-learn-otherwise = También se podría, pero esta partida sigue otro camino.
web-learn-choose = Elige: { $choice }
web-learn-hint = Ahora: { $choice }
web-learn-not-now = En este paso se pide otra cosa: { $choice }
web-learn-read-on = Ahora no tienes que elegir nada: lee y sigue.
