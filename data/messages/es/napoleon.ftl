napoleon-title = Napoleón - Imperios del Pasado
napoleon-tagline = Campañas, flotas y banderas: la Europa de 1796 a 1815, reglas avanzadas, de 2 a 8 jugadores.

## Lo que ocurre

napoleon-event-start-drawn = La suerte designa a { $seat } como primer jugador.
napoleon-event-empire-chosen = { $seat } elige su imperio: { $empire }
napoleon-event-neutrals-placed = Unidades neutrales colocadas: { $units }
napoleon-event-unit-placed = { $seat } coloca una unidad ({ $unit }, { $empire }): { $zone }
napoleon-event-route-dealt = { $seat } recibe su Ruta Comercial: { $route }
napoleon-event-route-laid-aside = Esta Ruta Comercial muestra una ciudad de { $seat } y se aparta: { $route }
napoleon-event-round-begins = Comienza la ronda { $round }
napoleon-event-turn-begins = Ronda { $round }: turno de { $seat }
napoleon-event-trade-income = { $seat } recibe { $supply } de suministro por su Ruta Comercial: { $route }
napoleon-event-passed = { $seat } renuncia al resto de sus acciones.
napoleon-event-supply-taken = { $seat } toma suministro: { $supply }
napoleon-event-moved = { $seat } mueve ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-ridden-down =
    { $seat } arrolla con { $rider } ({ $unit }, { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }): { $zone }
napoleon-event-swapped = { $seat } intercambia { $first } ({ $here }) y { $second } ({ $there }).
napoleon-event-entered = { $seat } entra en la ciudad ({ $unit }, { $empire }): { $zone }
napoleon-event-left = { $seat } sale de la ciudad ({ $unit }, { $empire }): { $zone }
napoleon-event-recruited = { $seat } recluta ({ $unit }, { $empire }) por { $price }: { $zone }
napoleon-event-gained = { $seat } recibe gratis ({ $unit }, { $empire }): { $zone }
napoleon-event-card-drawn = { $seat } toma una carta: { $card }
napoleon-event-supply-by-card = { $seat } recibe { $supply } de suministro.
napoleon-event-consolation = La carta no tiene efecto: { $seat } toma { $supply } de suministro.
napoleon-event-supply-lost = { $seat } devuelve { $supply } de suministro.
napoleon-event-supply-given = { $seat } da { $supply } de suministro a { $to }
napoleon-event-attack-bonus = { $seat } suma { $amount } a su ataque de este turno.
napoleon-event-defence-bonus = { $seat } suma { $amount } a cada defensa hasta su próximo turno.
napoleon-event-truce = Tregua: hasta el próximo turno de { $seat } no puede atacarle { $rival }
napoleon-event-neutral-raised = La ciudad se arma ({ $unit }): { $zone }
napoleon-event-transferred = { $seat } traslada ({ $unit }, { $empire }): { $from } → { $to }
napoleon-event-battle-card-recovered = { $seat } recupera una Carta de Batalla: { $card }
napoleon-event-route-drawn = { $seat } roba una Ruta Comercial: { $route }
napoleon-event-route-kept = { $seat } se queda con la Ruta Comercial: { $route }
napoleon-event-peeked = { $seat } mira una Carta de Azar.
napoleon-event-peeked-own = { $seat } mira la Carta de Azar { $card }
napoleon-event-arranged = { $seat } deja las Cartas de Azar encima del mazo.
napoleon-event-chance-reshuffled = El mazo de Azar se baraja de nuevo.
napoleon-event-promoted = { $seat } asciende una unidad ({ $unit } → { $higher }, { $empire }): { $zone }
napoleon-event-sea-asked = { $seat } pide paso: { $sea }
napoleon-event-consented =
    { $seat } consiente con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $sea }
napoleon-event-refused =
    { $seat } se niega con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $sea }
napoleon-event-sea-open = Paso abierto para { $seat }, { $allow } contra { $refuse }: { $sea }
napoleon-event-sea-closed = Paso cerrado para { $seat }, { $allow } contra { $refuse }: { $sea }
napoleon-event-attack = { $seat } ataca a { $defender } ({ $units }): { $from } → { $to }
napoleon-event-attack-neutral = { $seat } ataca a los neutrales ({ $units }): { $from } → { $to }
napoleon-event-attack-sea =
    { $seat } ataca a { $defender } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $from } → { $to }
napoleon-event-battle-card-chosen = { $seat } ha elegido una Carta de Batalla.
napoleon-event-battle-card-chosen-own = { $seat } ha elegido la Carta de Batalla { $card }
napoleon-event-battle-card-shown = { $seat } muestra la Carta de Batalla { $card }
napoleon-event-supports =
    { $seat } apoya ({ $unit }, { $empire }, { $zone }): { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }
napoleon-event-support-accepted =
    Se acepta el apoyo de { $seat } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
napoleon-event-support-refused =
    Se rechaza el apoyo de { $seat } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
napoleon-event-chance-drawn =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }): Carta de Azar { $card }
napoleon-event-totalled =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }): unidades { $units }, armas combinadas { $combined_arms }, ciudad { $city }, montaña { $mountains }, cartas { $bonus }, Batalla { $battle_card }, Azar { $chance_card } = { $total }
napoleon-event-combat-won =
    Victoria en el combate: { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
napoleon-event-combat-tied =
    Empate: gana el defensor, { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
napoleon-event-nobody-falls = Huida: nadie es eliminado en este combate.
napoleon-event-losses-due = Unidades por eliminar: atacante { $attacker }, defensor { $defender }
napoleon-event-lost =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }: unidad eliminada ({ $unit }, { $empire }), { $zone }
napoleon-event-pursued =
    La caballería de { $seat } elimina al que huye ({ $unit }, { $empire }, { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }): { $zone }
napoleon-event-fled = { $seat } huye ({ $unit }, { $empire }) → { $to }
napoleon-event-surrendered =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }: rendición ({ $unit }, { $empire }), { $zone }
napoleon-event-moved-in = { $seat } avanza ({ $units }): { $to }
napoleon-event-sailed-in =
    { $seat } avanza con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $to }
napoleon-event-went-back = Los atacantes de { $seat } vuelven a su zona: { $to }
napoleon-event-city-captured = { $seat } toma la ciudad y recibe { $supply } de suministro: { $zone }
napoleon-event-battle-cards-back = { $seat } recupera todas sus Cartas de Batalla menos la última.
napoleon-event-out = { $seat } queda fuera de la partida.
napoleon-event-victory = { $seat } conserva sus banderas, ha conquistado las necesarias y gana.
napoleon-event-victory-alone = Solo queda { $seat }, que gana.
napoleon-event-rounds-over = Han pasado las { $rounds } rondas.
napoleon-event-counted = { $seat }: banderas { $flags }, zonas { $zones }, mares { $seas }, unidades { $units }, suministro { $supply }
napoleon-event-winner = Gana { $seats }
napoleon-event-winners-shared = Comparten la victoria: { $seats }

## Por qué algo no vale

napoleon-refusal-over = La partida ha terminado.
napoleon-refusal-chance-first = Primero se roba una carta o decide la suerte.
napoleon-refusal-not-asked = Ahora decide { $seat }
napoleon-refusal-already-chosen = Ya has elegido tu Carta de Batalla.
napoleon-refusal-left-to-chance = Eso lo decide la suerte.
napoleon-refusal-not-now = Ahora no: termina antes lo que ha empezado.
napoleon-refusal-empire-taken = Ese imperio ya tiene dueño: { $empire }
napoleon-refusal-not-your-empire = No juegas con ese imperio: { $empire }
napoleon-refusal-no-such-piece = No te queda esa unidad por colocar: { $unit } ({ $empire })
napoleon-refusal-not-home = No es una zona inicial tuya: { $zone }
napoleon-refusal-wrong-element = Los barcos van al mar y las demás unidades a tierra: { $zone }
napoleon-refusal-sea-not-adjacent = Ese mar no toca ninguna zona adecuada: { $zone }
napoleon-refusal-full = No caben más unidades: { $zone }
napoleon-refusal-no-action-left = No te quedan acciones.
napoleon-refusal-attacked-already = Solo hay un ataque por turno.
napoleon-refusal-nothing-to-attack = No puedes atacar nada.
napoleon-refusal-nothing-to-move = Ninguna unidad puede mover.
napoleon-refusal-nothing-to-swap = Ningún intercambio cambiaría nada.
napoleon-refusal-nothing-to-recruit = No puedes reclutar nada.
napoleon-refusal-no-own-units = No tienes unidades allí: { $zone }
napoleon-refusal-cannot-leave = Las unidades de esa zona no pueden hacerlo: { $zone }
napoleon-refusal-leaves-freely = De una ciudad se sale con una acción libre: { $zone }
napoleon-refusal-moved-already = La carta mueve cada unidad una sola vez: { $unit } ({ $empire })
napoleon-refusal-no-such-unit = No hay ninguna unidad así: { $unit } ({ $empire })
napoleon-refusal-out-of-order = Las unidades se nombran en orden: a caballo, a pie, artillería; y las zonas en el orden del mapa.
napoleon-refusal-no-rider = Ninguna caballería arrolla allí al enemigo: { $zone }
napoleon-refusal-out-of-reach = Fuera de alcance: { $zone }
napoleon-refusal-sea-closed = Este turno se ha negado el paso: { $sea }
napoleon-refusal-held-by-others = Hay enemigos: hay que atacar: { $zone }
napoleon-refusal-entered-freely = En la ciudad se entra con una acción libre: { $zone }
napoleon-refusal-nothing-there = No hay nada que atacar: { $zone }
napoleon-refusal-own-units = Son unidades tuyas: { $zone }
napoleon-refusal-protected = Ahora no puedes atacar a { $seat }
napoleon-refusal-land-and-sea = Las unidades de tierra y los barcos no luchan entre sí.
napoleon-refusal-alone-against-horse = Una milicia o artillería sola no ataca a la caballería en campo abierto: { $zone }
napoleon-refusal-one-against-port = Desde el mar ataca una ciudad una sola unidad.
napoleon-refusal-no-ships-there = No tiene barcos allí: { $seat }
napoleon-refusal-nothing-changes = No cambiaría nada.
napoleon-refusal-nothing-named = Aún no has nombrado nada.
napoleon-refusal-no-route = Esos mares no forman una ruta.
napoleon-refusal-city-not-empty = La ciudad no está vacía: { $zone }
napoleon-refusal-not-around-city = Esa unidad no está en el territorio de la ciudad: { $zone }
napoleon-refusal-not-such-city = No es una ciudad adecuada: { $zone }
napoleon-refusal-besieged = Hay enemigos ante la ciudad: { $zone }
napoleon-refusal-came-and-went = Allí ya se ha entrado o salido desde la última acción: { $zone }
napoleon-refusal-not-for-recruiting = No se puede reclutar: { $unit } ({ $empire })
napoleon-refusal-not-on-the-card = La carta no se refiere a esa unidad: { $unit } ({ $empire })
napoleon-refusal-card-used-up = La carta no da para más.
napoleon-refusal-too-dear = Falta suministro: { $unit } ({ $empire })
napoleon-refusal-no-counter = No quedan fichas: { $unit } ({ $empire })
napoleon-refusal-no-place = No hay sitio: { $unit } ({ $empire })
napoleon-refusal-not-controlled = No controlas la zona: { $zone }
napoleon-refusal-foreign-home = Es una zona inicial de otro jugador: { $zone }
napoleon-refusal-option-impossible = Esa opción no puede cumplirse.
napoleon-refusal-no-effect = Ahí la carta no tendría efecto.
napoleon-refusal-compulsory = Hay que elegir algo.
napoleon-refusal-route-not-drawn = Esa Ruta Comercial no se ha robado.
napoleon-refusal-card-in-hand = Esa carta ya está en tu mano: { $card }
napoleon-refusal-battle-card-used = Esa carta ya se ha usado: { $card }
napoleon-refusal-not-looked-at = Esa carta no está entre las que has mirado.
napoleon-refusal-cannot-support = Desde allí no puede participar: { $zone }
napoleon-refusal-wrong-support = Los barcos no apoyan en tierra ni las unidades de tierra en el mar, salvo en un puerto atacado.
napoleon-refusal-not-taking-part = Ninguna unidad así participa: { $unit } ({ $empire })
napoleon-refusal-ships-at-port = Los barcos de un puerto no pueden ser eliminados.
napoleon-refusal-own-units-first = Primero se eliminan las unidades propias.
napoleon-refusal-not-fleeing = No huye o no es vulnerable: { $unit } ({ $empire })
napoleon-refusal-not-worth-asking = No hace falta o no sirve preguntar: { $sea }
napoleon-refusal-the-origin = De allí vino el ataque: { $zone }
napoleon-refusal-no-refuge = No sirve de refugio: { $zone }
napoleon-refusal-must-flee = Deben huir tantas unidades como sea posible.
napoleon-refusal-cannot-rise = No puede ascender: { $unit } ({ $empire })
napoleon-refusal-no-higher-counter = No queda ficha del nivel siguiente: { $unit } ({ $empire })
napoleon-refusal-no-promotion = No hay ascenso para esa unidad: { $unit } ({ $empire })

## Lo que se pregunta

napoleon-prompt-over = La partida ha terminado.
napoleon-prompt-chance = Decide la suerte.
napoleon-prompt-wait = Espera: decide { $seat }
napoleon-prompt-pick-empire = Elige un imperio.
napoleon-prompt-piece = ¿Qué unidad colocas ahora?
napoleon-prompt-piece-in = ¿Dónde? ({ $unit }, { $empire })
napoleon-prompt-actions = Tu turno. Acciones que quedan: { $actions }
napoleon-prompt-from =
    { $verb ->
        [move] Mover
        [attack] Atacar
        [swap] Intercambiar
       *[storm] Asaltar
    }: ¿desde qué zona?
napoleon-prompt-target = ¿Qué zona atacas?
napoleon-prompt-against = ¿A quién atacas?
napoleon-prompt-way = ¿Por tierra o por mar?
napoleon-prompt-via = ¿Qué mares pides?
napoleon-prompt-with =
    { $verb ->
        [move] Mover
        [attack] Atacar
        [swap] Intercambiar
       *[storm] Asaltar
    }: ¿con qué unidad?
napoleon-prompt-to = ¿Adónde va? ({ $unit }, { $empire })
napoleon-prompt-for = ¿Por qué unidad la cambias?
napoleon-prompt-vote =
    { $purpose ->
        [attack] { $seat } quiere atacar por mar ({ $units }): { $from } → { $to }.
        [swap] { $seat } quiere intercambiar unidades por mar ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } quiere huir por mar ({ $units }): { $from }.
       *[move] { $seat } quiere mover por mar ({ $units }): { $from } → { $to }.
    } ¿Dejas pasar las tropas? ({ $sea })
napoleon-prompt-ride = ¿Asciende la caballería que ha arrollado?
napoleon-prompt-storm = ¿Asaltas una ciudad al llegar?
napoleon-prompt-take = ¿Qué unidad tomas? Suministro: { $supply }
napoleon-prompt-take-in = ¿Dónde la colocas? ({ $unit }, { $empire })
napoleon-prompt-option = { $card }: ¿qué opción eliges?
napoleon-prompt-rival = { $card }: ¿qué rival?
napoleon-prompt-frost = ¿Qué territorio sufre?
napoleon-prompt-desert = ¿Qué unidad eliminas?
napoleon-prompt-rising = ¿Qué ciudad se arma?
napoleon-prompt-keep-route = ¿Con qué Ruta Comercial te quedas?
napoleon-prompt-arrange = ¿Qué Carta de Azar va ahora encima?
napoleon-prompt-recover = ¿Qué Carta de Batalla recuperas?
napoleon-prompt-drill = ¿Qué unidad asciendes?
napoleon-prompt-transfer-from = ¿Desde dónde trasladas?
napoleon-prompt-transfer-with = ¿Qué unidad trasladas?
napoleon-prompt-transfer-to = ¿Adónde la trasladas? ({ $unit }, { $empire })
napoleon-prompt-battle-cards = Elige una Carta de Batalla ({ $zone }).
napoleon-prompt-join =
    ¿Qué unidades tuyas se unen? ({ $zone }, { $side ->
        [attacker] Atacante
       *[defender] Defensor
    })
napoleon-prompt-aid = ¿A qué bando apoyas? ({ $zone })
napoleon-prompt-aid-with =
    ¿Con qué unidades apoyas? ({ $zone }, { $side ->
        [attacker] Atacante
       *[defender] Defensor
    })
napoleon-prompt-welcome =
    ¿Aceptas el apoyo de { $seat }? ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    })
napoleon-prompt-losses = ¿Qué unidad eliminas? Quedan: { $losses }
napoleon-prompt-pursuit = ¿A quién persigue tu caballería? Cargas: { $charges }
napoleon-prompt-flight-ask = Antes de huir: ¿qué mares pides?
napoleon-prompt-flight = ¿Adónde huye? ({ $unit }, { $empire })
napoleon-prompt-advance = ¿Qué unidad entra en la ciudad? ({ $zone })
napoleon-prompt-promotion =
    ¿Qué unidad asciendes? ({ $zone }, { $side ->
        [attacker] Atacante
       *[defender] Defensor
    })

## Lo que se coloca antes del primer turno

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Unidad a tu elección

## Lo que se puede elegir

napoleon-choice-empire = { $empire }
napoleon-choice-place = Colocar: { $unit } ({ $empire })
napoleon-choice-in = En: { $zone }
napoleon-choice-move = Mover
napoleon-choice-attack = Atacar
napoleon-choice-swap = Intercambiar
napoleon-choice-supply = Suministro
napoleon-choice-recruit = Reclutar
napoleon-choice-politics = Tomar una carta de Política
napoleon-choice-army = Tomar una carta de Ejército
napoleon-choice-enter = Entrar: { $unit } ({ $empire }), { $zone }
napoleon-choice-leave = Salir: { $zone }
napoleon-choice-pass = Pasar
napoleon-choice-done = Listo
napoleon-choice-end-turn = Terminar el turno
napoleon-choice-from = Desde: { $zone }
napoleon-choice-with = Con: { $unit } ({ $empire })
napoleon-choice-to = A: { $zone }
napoleon-choice-by-land = Por tierra
napoleon-choice-by-sea = Por mar
napoleon-choice-via = Por: { $sea }
napoleon-choice-via-two = Por: { $sea } y { $second }
napoleon-choice-for = Por: { $unit } ({ $empire })
napoleon-choice-against = Contra { $seat }
napoleon-choice-go = Adelante
napoleon-choice-consent = Aceptar
napoleon-choice-refuse = Negarse
napoleon-choice-storm = Asaltar: { $zone }
napoleon-choice-take =
    Tomar: { $unit } ({ $empire }), { $price ->
        [0] gratis
        [one] { $price } ficha
       *[other] { $price } fichas
    }
napoleon-choice-option = Opción { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Quedarse: { $route }
napoleon-choice-top = Encima: { $card }
napoleon-choice-recover = Recuperar: { $card }
napoleon-choice-card =
    { $icon ->
        [great-battle] { $card } (+{ $value }, Gran Batalla)
        [flight] { $card } (+{ $value }, Huida)
        [promotion] { $card } (+{ $value }, Ascenso)
       *[none] { $card } (+{ $value })
    }
napoleon-choice-aid =
    Apoyar: { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }
napoleon-choice-support = Participa: { $unit } ({ $empire }), { $zone }
napoleon-choice-lose = Eliminar: { $unit } ({ $empire })
napoleon-choice-lose-at = Eliminar: { $unit } ({ $empire }), { $zone }
napoleon-choice-pursue = Perseguir: { $unit } ({ $empire }), { $zone }
napoleon-choice-ask = Pedir paso: { $sea }
napoleon-choice-surrender = Rendirse
napoleon-choice-advance = Avanza: { $unit } ({ $empire })
napoleon-choice-promote = Ascender: { $unit } ({ $empire }), { $zone }
napoleon-choice-start = Empieza { $seat }
napoleon-choice-route = Ruta Comercial: { $route }
napoleon-choice-draw = Robar: { $card }
napoleon-choice-peek = Mirar: { $card }

## Lo que se puede acordar

napoleon-option-players = Jugadores
napoleon-option-players-help = Cuántos juegan; cada escenario es para un número fijo.
napoleon-option-players-2 = Dos
napoleon-option-players-3 = Tres
napoleon-option-players-4 = Cuatro
napoleon-option-players-5 = Cinco
napoleon-option-players-6 = Seis
napoleon-option-players-7 = Siete
napoleon-option-players-8 = Ocho
napoleon-option-scenario = Escenario
napoleon-option-scenario-help = La partida estándar o un escenario histórico.
napoleon-option-scenario-standard = Partida estándar
napoleon-option-scenario-standard-double = Partida estándar, dos imperios
napoleon-option-scenario-italy-1796 = Italia, 1796
napoleon-option-scenario-coalition-1805 = La Tercera Coalición, 1805
napoleon-option-scenario-prussia-1806 = Jena y Friedland, 1806
napoleon-option-scenario-peninsula-1808 = La guerra de la Independencia, 1808
napoleon-option-scenario-russia-1812 = Rusia, 1812
napoleon-option-scenario-leipzig-1813 = Leipzig, 1813
napoleon-option-scenario-hundred-days-1815 = Los Cien Días, 1815
napoleon-option-rounds = Rondas
napoleon-option-rounds-help = Cuánto dura la partida si nadie gana antes.
napoleon-option-rounds-scenario = Según el escenario
napoleon-option-rounds-1 = 1 ronda
napoleon-option-rounds-2 = 2 rondas
napoleon-option-rounds-3 = 3 rondas
napoleon-option-rounds-4 = 4 rondas
napoleon-option-rounds-5 = 5 rondas
napoleon-option-rounds-6 = 6 rondas
napoleon-option-rounds-7 = 7 rondas
napoleon-option-rounds-8 = 8 rondas
napoleon-option-rounds-9 = 9 rondas
napoleon-option-rounds-10 = 10 rondas
napoleon-option-rounds-11 = 11 rondas
napoleon-option-rounds-12 = 12 rondas
napoleon-option-rounds-13 = 13 rondas
napoleon-option-rounds-14 = 14 rondas
napoleon-option-rounds-15 = 15 rondas
napoleon-option-rounds-16 = 16 rondas
napoleon-option-rounds-17 = 17 rondas
napoleon-option-rounds-18 = 18 rondas
napoleon-option-rounds-19 = 19 rondas
napoleon-option-rounds-20 = 20 rondas
napoleon-option-rounds-21 = 21 rondas
napoleon-option-rounds-22 = 22 rondas
napoleon-option-rounds-23 = 23 rondas
napoleon-option-rounds-24 = 24 rondas
napoleon-option-rounds-25 = 25 rondas
napoleon-option-rounds-26 = 26 rondas
napoleon-option-rounds-27 = 27 rondas
napoleon-option-rounds-28 = 28 rondas
napoleon-option-rounds-29 = 29 rondas
napoleon-option-rounds-30 = 30 rondas
napoleon-option-neutral_level = Guarniciones neutrales
napoleon-option-neutral_level-help = Qué unidades neutrales hay en las banderas de nadie.
napoleon-option-neutral_level-scenario = Según el escenario
napoleon-option-neutral_level-light = Ligeras
napoleon-option-neutral_level-medium = Medias
napoleon-option-neutral_level-strong = Fuertes
napoleon-option-empires = Imperios
napoleon-option-empires-help = Los del escenario o los que elijan los jugadores.
napoleon-option-empires-scenario = Según el escenario
napoleon-option-empires-chosen = A elección
napoleon-option-first_round_truce = Tregua en la primera ronda
napoleon-option-first_round_truce-help = Nadie es atacado antes de su primer turno.
napoleon-option-first_round_truce-yes = Sí
napoleon-option-first_round_truce-no = No
napoleon-option-chance_shuffle = Barajar las Cartas de Azar
napoleon-option-chance_shuffle-help = Tras cada combate son como dados.
napoleon-option-chance_shuffle-used-up = Al agotarse
napoleon-option-chance_shuffle-always = Tras cada combate
napoleon-option-support_consent = Rechazar el apoyo
napoleon-option-support_consent-help = Quien recibe apoyo puede rechazarlo.
napoleon-option-support_consent-yes = Sí
napoleon-option-support_consent-no = No
napoleon-option-support_losses = Bajas con apoyo
napoleon-option-support_losses-help = Primero las unidades propias o cualquiera del bando.
napoleon-option-support_losses-own-first = Propias primero
napoleon-option-support_losses-any = Cualquiera
napoleon-option-transport_consent = Paso por mar
napoleon-option-transport_consent-help = Se pregunta a los rivales o siempre se niegan.
napoleon-option-transport_consent-asked = Se pregunta
napoleon-option-transport_consent-refused = Siempre negado
napoleon-option-minor_flags_win = Banderas de estados menores
napoleon-option-minor_flags_win-help = Si cuentan para ganar con cuatro banderas.
napoleon-option-minor_flags_win-yes = Sí
napoleon-option-minor_flags_win-no = No
napoleon-option-scenario_count = Recuento de los escenarios
napoleon-option-scenario_count-help = Lo ganado desde el comienzo o el total.
napoleon-option-scenario_count-gain = Lo ganado
napoleon-option-scenario_count-total = Total
