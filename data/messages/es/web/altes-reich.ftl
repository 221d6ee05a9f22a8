# La sala de El Viejo Imperio.

web-altes-reich-name = El Viejo Imperio

## Las cartas

web-altes-reich-years-unit =
    { $years ->
        [one] año
       *[other] años
    }
web-altes-reich-card =
    { $name }, { $role }, { $from } a { $to }, { $years ->
        [one] un año
       *[other] { $years } años
    }, { $crowns ->
        [0] ninguna corona
        [one] una corona
       *[other] { $crowns } coronas
    }, { $dynasty }.
web-altes-reich-card-elector = Elector { $number }.
web-altes-reich-kind-territory = Territorio
web-altes-reich-kind-insignia = Tesoro del Imperio
web-altes-reich-kind-turning-point = Momento decisivo
web-altes-reich-bond-black = Victoria de
web-altes-reich-bond-red = Derrota de
web-altes-reich-bond-insignia = Vinculado a
web-altes-reich-bond-person = Protagonista
web-altes-reich-symbol-order = Orden de los símbolos
web-altes-reich-printed-place = impreso { $place }.º

## La mesa

web-altes-reich-cloth = Mesa
web-altes-reich-rounds = Rondas
web-altes-reich-round = Ronda { $round } de { $rounds }
web-altes-reich-game = Partida { $game } de { $games }
web-altes-reich-round-won = Ronda { $round }: { $winner } gana «{ $event }»
web-altes-reich-third-hand = Tercera mano
web-altes-reich-piles = Pilas
web-altes-reich-pile-events =
    { $count ->
        [one] suceso por venir
       *[other] sucesos por venir
    }
web-altes-reich-pile-monarchs =
    { $count ->
        [one] monarca en la pila
       *[other] monarcas en la pila
    }
web-altes-reich-pile-third-hand =
    { $count ->
        [one] carta en la tercera mano
       *[other] cartas en la tercera mano
    }
web-altes-reich-aside = Cartas fuera de juego
web-altes-reich-heap-removed =
    { $count ->
        [one] Elector retirado
       *[other] Electores retirados
    }
web-altes-reich-heap-played =
    { $count ->
        [one] carta jugada
       *[other] cartas jugadas
    }
web-altes-reich-list-removed = Electores retirados
web-altes-reich-list-played = Cartas jugadas
web-altes-reich-order-changed =
    { $count ->
        [0] Orden cambiado hasta el fin de la ronda
        [one] Orden cambiado por un Elector hasta el fin de la ronda
       *[other] Orden cambiado por { $count } Electores hasta el fin de la ronda
    }
web-altes-reich-look-closer = Ver de cerca: { $card }
web-altes-reich-trick = Cartas en la mesa
web-altes-reich-you = Tú
web-altes-reich-has-declared = Ha declarado «Elector» con { $card } ({ $number })
web-altes-reich-declared = Declarado { $number }
web-altes-reich-thinks = piensa…
web-altes-reich-face-down = Boca abajo
web-altes-reich-hero = Héroe de guerra
web-altes-reich-dynasty = Dinastía
web-altes-reich-wins = Gana la ronda
web-altes-reich-here = Aquí va tu carta
web-altes-reich-lay = Jugar { $card } aquí
web-altes-reich-hand = Tu mano
web-altes-reich-hand-empty = No te quedan cartas en la mano.
web-altes-reich-again-plays = Púlsala otra vez para jugarla.
web-altes-reich-hands = Manos
web-altes-reich-cards =
    { $count ->
        [one] una carta en la mano
       *[other] { $count } cartas en la mano
    }
web-altes-reich-result = Resultado
web-altes-reich-over = El Imperio ha terminado
web-altes-reich-events = Sucesos ganados
web-altes-reich-events-won =
    { $count ->
        [one] un suceso
       *[other] { $count } sucesos
    }
web-altes-reich-events-aside =
    { $count ->
        [one] uno apartado
       *[other] { $count } apartados
    }

## Al lado de la mesa

web-altes-reich-only-electors = Solo tenía cartas «Elector» en la ronda 1
web-altes-reich-points =
    { $count ->
        [one] un punto de victoria
       *[other] { $count } puntos de victoria
    }
web-altes-reich-compare = Comparación
web-altes-reich-past-round = Ronda { $round }: { $event }
web-altes-reich-on-table = Cartas en la mesa
web-altes-reich-if-you-play = Si juegas { $card }
web-altes-reich-best = (el mejor valor)
web-altes-reich-how-won = Así se gana esta ronda
web-altes-reich-note-dynasty =
    Dinastía ({ $dynasty }): { $cards } { $count ->
        [one] se iguala
       *[other] se igualan
    } con la mejor carta en el primer símbolo.
web-altes-reich-note-hero-black = Espadas negras: en el segundo símbolo, { $card } se iguala con la mejor carta en liza.
web-altes-reich-note-hero-red = Espadas rojas: si decide el segundo símbolo, { $card } queda fuera.
web-altes-reich-note-hero-out = Espadas rojas: { $card } queda fuera de la comparación.
web-altes-reich-pick = Toca una carta de tu mano para compararla; tócala otra vez para jugarla.
web-altes-reich-declare = Declarar «Elector»
web-altes-reich-declare-swap = 1.º ⇄ { $number }.º

## Desempates

web-altes-reich-tie-events = Gana quien tiene más sucesos; en la gran partida se suman los de las tres partidas.
web-altes-reich-tie-shared = Quienes empatan con más sucesos comparten la victoria.
web-altes-reich-tie-ladder = Con la escalera gana de los empatados quien ganó más tarde su último suceso; en la gran partida cuentan antes las partidas ganadas en solitario y los sucesos de la tercera.
web-altes-reich-tie-places = Los demás puestos siguen el número de sucesos; con el mismo número se comparte el puesto.
