altes-reich-title = El Viejo Imperio 800-1806
altes-reich-tagline = Mil años de reyes y emperadores, once rondas y un imperio por ganar.

## Lo que ocurre

altes-reich-event-start-drawn =
    { $seat-who ->
        [you] Empiezas
       *[other] { $seat-The } empieza
    } por sorteo.
altes-reich-event-game-begins = Empieza la partida: se barajan y reparten las cartas de monarcas.
altes-reich-event-great-game-begins = Empieza la partida { $game } de la gran partida: se barajan y reparten las cartas de monarcas.
altes-reich-event-dealt =
    { $seat-who ->
        [you] Recibes
       *[other] { $seat-The } recibe
    } { $card }.
altes-reich-event-deal-done =
    Todas las manos están repartidas; en la pila de monarcas { $pile ->
        [one] queda una carta.
       *[other] quedan { $pile } cartas.
    }
altes-reich-event-event-turned = En la ronda { $round } se juega por «{ $event }», del año { $year }; los símbolos son: { $symbols-the }.
altes-reich-event-committed =
    { $seat-who ->
        [you] Pones
       *[other] { $seat-The } pone
    } una carta boca abajo.
altes-reich-event-committed-own =
    { $seat-who ->
        [you] Pones
       *[other] { $seat-The } pone
    } boca abajo { $card }.
altes-reich-event-revealed =
    { $seat-who ->
        [you] Descubres
       *[other] { $seat-The } descubre
    } { $card }.
altes-reich-event-played =
    { $seat-who ->
        [you] Juegas
       *[other] { $seat-The } juega
    } { $card }.
altes-reich-event-replaced =
    En su lugar { $seat-who ->
        [you] juegas
       *[other] { $seat-the } juega
    } { $card }.
altes-reich-event-declared =
    { $seat-who ->
        [you] Declaras
       *[other] { $seat-The } declara
    } «Elector» con { $card }: el primer símbolo cambia de lugar con el { $number ->
        [2] segundo
       *[3] tercero
    } y la carta sale del juego.
altes-reich-event-symbols-swapped = El orden de los símbolos es ahora: { $symbols-the }.
altes-reich-event-drew =
    { $seat-who ->
        [you] Robas
       *[other] { $seat-The } roba
    } una carta de la pila de monarcas.
altes-reich-event-drew-own =
    { $seat-who ->
        [you] Robas
       *[other] { $seat-The } roba
    } { $card } de la pila de monarcas.
altes-reich-event-third-hand = La tercera mano descubre { $card }.
altes-reich-event-dynasty-lifts = Dinastía del suceso, { $dynasty }: { $card } se iguala con la mejor carta en el primer símbolo.
altes-reich-event-hero-lifted = Héroe de guerra, espadas negras: { $card } se iguala con la mejor carta en el segundo símbolo.
altes-reich-event-hero-beaten = Héroe de guerra, espadas rojas: { $card } queda fuera antes del segundo símbolo.
altes-reich-event-hero-left-out = Héroe de guerra, espadas rojas: { $card } queda fuera de la comparación.
altes-reich-event-compared =
    { $place ->
        [first] Primer símbolo
        [second] Segundo símbolo
       *[third] Tercer símbolo
    }, { $symbol-the }: { $cards }. { $left-count ->
        [one] Sigue
       *[other] Siguen
    } en liza { $left }.
altes-reich-event-event-won =
    { $seat-who ->
        [you] Ganas
       *[other] { $seat-The } gana
    } «{ $event }» con { $card }, { $by ->
        [first] por el primer símbolo
        [second] por el segundo símbolo
        [third] por el tercer símbolo
       *[order] por orden de juego tras un empate total
    }.
altes-reich-event-event-set-aside =
    La tercera mano gana con { $card }, { $by ->
        [first] por el primer símbolo
        [second] por el segundo símbolo
        [third] por el tercer símbolo
       *[order] por orden de juego tras un empate total
    }: «{ $event }» se aparta y no es de nadie.
altes-reich-event-game-ends =
    { $games ->
        [1] Se acabó la partida.
       *[other] Se acabó la partida { $game }.
    } Sucesos ganados: { $tally }.
altes-reich-event-victory =
    ¡{ $seats-who ->
        [you] Ganas
       *[other] { $seats-The } gana
    }!
altes-reich-event-victory-shared = ¡La victoria se reparte entre { $seats-the }!
altes-reich-event-victory-by-ladder =
    ¡{ $seats-who ->
        [you] Ganas
       *[other] { $seats-The } gana
    } por la escalera!

## Por qué algo no vale

altes-reich-refusal-not-your-turn = No es tu turno: ahora juega { $seat }.
altes-reich-refusal-already-chosen = Ya has escogido tu carta para la ronda 1 y no puedes cambiarla.
altes-reich-refusal-chance-first = Nadie puede jugar antes de que se repartan o roben las cartas y se descubra el suceso.
altes-reich-refusal-over = La partida ha terminado.
altes-reich-refusal-not-in-hand = No tienes { $card } en la mano.
altes-reich-refusal-elector-in-round-one = { $card } es una carta «Elector», y esas no se pueden jugar en la ronda 1.
altes-reich-refusal-declaration-in-round-one = En la ronda 1 no puedes declarar «Elector».
altes-reich-refusal-not-an-elector = No puedes declarar { $card }: la carta no tiene el símbolo «Elector».
altes-reich-refusal-no-other-card = No puedes declarar { $card }: no te queda otra carta que jugar después.
altes-reich-refusal-pile-too-small = No puedes declarar: a la pila de monarcas no le quedan cartas suficientes.
altes-reich-refusal-up-to-chance = Eso lo decide el azar, no tú.

## Lo que se pide

altes-reich-prompt-opening = Escoge una carta y ponla boca abajo.
altes-reich-prompt-others-choose = Ya has escogido; los demás todavía piensan.
altes-reich-prompt-over = La partida ha terminado.
altes-reich-prompt-chance = Se están repartiendo, robando o descubriendo cartas.
altes-reich-prompt-wait = Espera: ahora juega { $seat }.
altes-reich-prompt-replace = Has declarado «Elector»: juega ahora otra carta.
altes-reich-prompt-lead = Empiezas la ronda: juega una carta.
altes-reich-prompt-follow = Es tu turno: juega una carta.

## Lo que se puede elegir

altes-reich-choice-play = Jugar { $card }
altes-reich-choice-declare =
    Declarar «Elector» con { $card } y cambiar el primer símbolo por el { $number ->
        [2] segundo
       *[3] tercero
    }
altes-reich-choice-start = Empieza { $seat }
altes-reich-choice-deal = Repartir { $card }
altes-reich-choice-event = Descubrir «{ $event }»
altes-reich-choice-draw = Robar { $card }
altes-reich-choice-throne = La tercera mano descubre { $card }

## Lo que se puede acordar

altes-reich-option-situation = Situación de partida
altes-reich-option-situation-help = Si la partida empieza como siempre o en una posición que trae la edición, con las opciones que le corresponden.
altes-reich-option-situation-usual = la habitual
altes-reich-option-players = Jugadores
altes-reich-option-players-help = El juego es para tres a cinco jugadores; como variante también se puede jugar entre dos.
altes-reich-option-players-2 = Dos jugadores
altes-reich-option-players-3 = Tres jugadores
altes-reich-option-players-4 = Cuatro jugadores
altes-reich-option-players-5 = Cinco jugadores
altes-reich-option-mode = Duración
altes-reich-option-mode-help = Una partida única tiene once rondas; la gran partida son tres partidas con una sola cuenta.
altes-reich-option-mode-single = Partida única
altes-reich-option-mode-great = La gran partida
altes-reich-option-elector_round_one = Cartas «Elector» en la ronda 1
altes-reich-option-elector_round_one-help = En la ronda 1 no se puede jugar una carta «Elector», salvo que se acuerde permitirla como carta normal.
altes-reich-option-elector_round_one-forbidden = Prohibidas
altes-reich-option-elector_round_one-as-normal = Permitidas como cartas normales
altes-reich-option-red_hero = Héroe de guerra con espadas rojas
altes-reich-option-red_hero-help = El héroe de las espadas rojas queda fuera antes del segundo símbolo o, si así se acuerda, siempre pierde.
altes-reich-option-red_hero-second-symbol = Fuera antes del segundo símbolo
altes-reich-option-red_hero-always-loses = El héroe rojo siempre pierde
altes-reich-option-victory_tie = Empate en la victoria
altes-reich-option-victory_tie-help = Los empatados con más sucesos comparten la victoria, salvo que se acuerde que la escalera busque un solo ganador.
altes-reich-option-victory_tie-shared = Victoria compartida
altes-reich-option-victory_tie-ladder = Escalera
altes-reich-option-two_player_dummy = Trono vacante
altes-reich-option-two_player_dummy-help = Entre dos jugadores puede participar una tercera mano; los sucesos que gana no son de nadie.
altes-reich-option-two_player_dummy-false = Sin tercera mano
altes-reich-option-two_player_dummy-true = Con tercera mano
