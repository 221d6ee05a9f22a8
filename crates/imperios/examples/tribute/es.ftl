tribute-title = Tributo
tribute-tagline = Doce provincias, tres en cada mano: juega la adecuada en el momento justo.
tribute-option-players = Jugadores
tribute-option-players-help = Cuántos se sientan a la mesa.
tribute-option-players-2 = Dos
tribute-option-players-3 = Tres
tribute-option-players-4 = Cuatro
tribute-prompt-lay = Juega una provincia boca abajo.
tribute-prompt-wait = Los demás aún están eligiendo.
tribute-choice = Jugar { $province }
tribute-event-dealt = { $seat } recibe una provincia.
tribute-event-dealt-own = Recibes { $province }.
tribute-event-laid = { $seat } ha jugado una provincia boca abajo.
tribute-event-shown = { $seat } muestra { $province }.
tribute-event-taken = { $seat } se lleva las provincias de la ronda.
tribute-refusal-not-asked = Ahora no se te pide ninguna provincia.
tribute-refusal-not-yours = { $province } no está en tu mano.
terminal-score-tribute =
    { $n ->
        [one] { $n } provincia
       *[other] { $n } provincias
    }
