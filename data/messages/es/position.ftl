# Lo que está mal en una posición que alguien ha preparado

position-at-key = Posición, { $key }
position-written = La posición no se puede leer aquí: { $reason }.

# Turnos y rondas

position-round-begun = Las rondas se cuentan desde 1 cuando todo está colocado.
position-round-most = La partida acaba tras la ronda { $most }.
position-turns-begun = Los turnos se cuentan desde 1 cuando todo está colocado.
position-turns-most = Hasta aquí ha habido como mucho { $most } turnos.
position-actions-most = Un turno tiene como mucho { $most } acciones.
position-actions-heroes = Los héroes viajan solos cuando no quedan acciones, y solo entonces.
position-actions-one = Lo que se está haciendo es una de las acciones: queda al menos una.
position-attacks =
    { $least ->
        [0] En este turno puede haber habido como mucho { $most } ataques.
       *[other] En este turno ha habido de { $least } a { $most } ataques.
    }
position-asked = Aquí se pregunta a { $seat }.
position-asked-nobody = Aquí no se le puede preguntar esto a nadie.
position-no-choice = { $seat } tiene el turno y no puede hacer nada.
position-nobody-chooses = Aquí ya no queda nada que elegir.
position-nothing-to-draw = Hay que robar una carta, pero no queda ninguna.
position-without-cards = Esta partida se juega sin cartas.
position-without-dice = Esta partida se juega sin dados.

# Quién está en la partida

position-left-alone = Quien queda solo ha ganado: al menos dos deben seguir en la partida.
position-out-later = { $seat } no puede haber quedado fuera en un turno que aún no ha llegado.
position-out-units = { $seat } está fuera de la partida y no tiene unidades.
position-out-heroes = { $seat } está fuera de la partida y no tiene héroes en el mapa.
position-out-cards = { $seat } está fuera de la partida y no tiene cartas.
position-out-tokens = { $seat } está fuera de la partida y no tiene suministros.
position-out-route = { $seat } está fuera de la partida y no tiene Ruta Comercial.
position-out-bonus = { $seat } está fuera de la partida: ninguna carta refuerza su defensa.
position-out-turn = { $seat } está fuera de la partida y no puede tener el turno.
position-winner-missing = Sin ganador, la partida solo acaba con la última ronda.
position-winner-early = Solo hay ganador cuando la partida ha terminado.
position-winner-how = El ganador ha conquistado lo necesario o ha quedado solo.
position-colour-taken = «{ $id }» no se juega en este escenario, o lo lleva otro.
position-empires-of-scenario = Los imperios son los del escenario.
position-empire-taken = { $empire } no está libre: ya lo tiene alguien o es uno de más.
position-empires-each =
    { $count ->
        [one] Cada jugador tiene un imperio.
       *[other] Cada jugador tiene { $count } imperios.
    }

# Lo que hay en el mapa

position-nobody-plays = Nadie juega con «{ $id }» en esta partida; las unidades neutrales se escriben «neutral».
position-one-owner = Todas las unidades de una zona son de un solo jugador.
position-too-many-units =
    { $most ->
        [one] Aquí solo cabe una unidad.
       *[other] Aquí solo caben { $most } unidades.
    }
position-no-counters = No hay tantas fichas: { $unit }.
position-sea-and-land = Los barcos de los jugadores están en el mar y las unidades terrestres en tierra; los neutrales no tienen barcos.
position-neutral-ships = Los neutrales no tienen barcos.
position-neutral-fortress = Los neutrales no tienen fortalezas.
position-neutral-at-home = Las unidades neutrales solo están en banderas que nadie juega.
position-one-fortress = En un territorio hay como mucho una fortaleza.
position-hero-twice = { $hero } solo puede estar en un lugar.
position-hero-nobodys = Nadie tiene en esta partida al héroe «{ $id }».
position-travelled-late = Los héroes solo viajan solos cuando no quedan acciones.
position-travelled-board = Solo los héroes que están en el mapa pueden haber viajado.
position-reserve-late = Los héroes solo esperan su lugar durante el despliegue: ponlos en el mapa o déjalos fuera.
position-placed-early = No hay nada en el mapa hasta que cada uno sabe con qué juega.
position-fortresses-first = Las unidades se colocan cuando ya están todas las fortalezas.
position-placed-at-home = Durante el despliegue, las piezas están en casa y allí no hay ninguna de otro.
position-cities-only = Solo se entra en ciudades y se sale de ellas.

# Suministros, cartas, treguas

position-tokens-most = Un jugador tiene como mucho { $most } suministros.
position-bonus-most = Las cartas añaden como mucho { $most }, y nada durante el despliegue.
position-card-too-often = No hay tantas copias de { $card }.
position-cards-gone = No quedan tantas cartas.
position-battle-hand = Una mano de Cartas de Batalla nunca está vacía y nunca contiene la última carta usada.
position-first-card = { $seat } ya no tiene la carta inicial.
position-known-most = Se conocen como mucho { $most } cartas de arriba del mazo.
position-chance-few = Cada bando de un combate necesita una Carta de Azar: deja al menos dos.
position-deck-empty = Un mazo nunca está vacío.
position-route-twice = Una Ruta Comercial solo está en un lugar.
position-truce-self = Nadie pacta una tregua consigo mismo.
position-truce-out = Una tregua acaba cuando uno de los dos queda fuera de la partida.

# El Viejo Imperio

position-number = Aquí va un número de { $least } a { $most }.
position-phase-when = Esto no ocurre en esta ronda, partida u opción.
position-event-needed = Falta el suceso de la ronda.
position-event-none = Ahora no hay ningún suceso a la vista.
position-event-twice = { $event } ya ha salido.
position-symbols = Los símbolos son los tres del suceso, en cualquier orden.
position-won-later = La ronda { $round } de la partida { $game } aún no se ha jugado.
position-won-twice = La ronda { $round } de la partida { $game } solo se gana una vez.
position-table-order = Las cartas están en la mesa en el orden de juego.
position-laid-twice = Un jugador pone una carta por ronda.
position-table-count = Ahora no puede haber tantas cartas en la mesa.
position-throne-last = La carta de la tercera mano se descubre la última.
position-throne-few = Quedan muy pocas cartas para la tercera mano.
position-card-twice = { $card } solo está en un lugar.
position-hand-most = { $seat } tiene ahora como mucho { $most } cartas.
position-deal-hands = Estas no son manos a mitad de un reparto, carta a carta.
position-played-most =
    { $most ->
        [0] No se ha jugado ninguna carta en rondas anteriores.
        [one] En las rondas anteriores se ha jugado una carta.
       *[other] En las rondas anteriores se han jugado { $most } cartas.
    }
position-pile-least =
    { $least ->
        [one] De la pila aún ha de salir una carta.
       *[other] De la pila aún han de salir { $least } cartas.
    }
position-owed-when = Solo se deben cartas mientras se juega una baza.
position-owed-draw = Para robar debe haber una carta en la mesa y deberse una.
position-owed-hand = Se deben más cartas de las que ha tenido la mano.
position-electors-early = Que alguien solo tenga Electores no se sabe hasta después de la ronda 1.
position-electors-others = { $seat } tiene también otras cartas.
