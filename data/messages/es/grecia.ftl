grecia-title = Grecia - Imperios del Pasado
grecia-tagline = De Troya a la llegada de Roma: toma las fortalezas de tus rivales y domina el mayor número de territorios. De 2 a 4 jugadores.

## Lo que ocurre

grecia-event-start-drawn = La suerte decide: empieza { $seat }.
grecia-event-colour-dealt = El sorteo da a { $seat } su color: { $colour }.
grecia-event-colour-picked = { $seat } elige su color: { $colour }.
grecia-event-neutrals-placed =
    { $units ->
        [one] Se coloca una unidad neutral.
       *[other] Se colocan { $units } unidades neutrales.
    }
grecia-event-fortress-placed = { $seat } coloca una fortaleza en { $zone }.
grecia-event-unit-placed = { $seat } coloca una unidad: { $unit } ({ $zone }).
grecia-event-hero-placed = { $seat } coloca a { $hero } en { $zone }.
grecia-event-pieces-left-over =
    { $seat } no tiene sitio para { $pieces ->
        [one] una pieza, que vuelve a la reserva.
       *[other] { $pieces } piezas, que vuelven a la reserva.
    }
grecia-event-round-begins = Empieza la ronda { $round }.
grecia-event-turn-begins = Ronda { $round }: turno de { $seat }.
grecia-event-income =
    { $seat } controla { $territories ->
        [one] un territorio
       *[other] { $territories } territorios
    } y recibe { $supply ->
        [one] una Ficha de Suministro.
       *[other] { $supply } Fichas de Suministro.
    }
grecia-event-passed = { $seat } pasa: no hay más acciones en este turno.
grecia-event-supplies-taken =
    { $seat } toma { $supply ->
        [one] una Ficha de Suministro.
       *[other] { $supply } Fichas de Suministro.
    }
grecia-event-moved = { $seat } mueve una unidad: { $unit } ({ $from } → { $to }).
grecia-event-hero-travelled = { $seat } envía a { $hero } sin tropas a { $to }.
grecia-event-hero-moved = { $hero } ({ $seat }) acompaña a las tropas a { $to }.
grecia-event-swapped = { $seat } intercambia dos unidades: { $first } ({ $here }) ↔ { $second } ({ $there }).
grecia-event-hired =
    { $seat } contrata por { $price ->
        [one] una Ficha de Suministro
       *[other] { $price } Fichas de Suministro
    }: { $unit } ({ $zone }).
grecia-event-gained = { $seat } recibe una unidad: { $unit } ({ $zone }).
grecia-event-bought =
    { $seat } compra por { $price ->
        [one] una Ficha de Suministro
       *[other] { $price } Fichas de Suministro
    }: { $unit } ({ $zone }).
grecia-event-senate-drawn = { $seat } roba la Carta de Senado «{ $card }».
grecia-event-tactic-drawn = { $seat } roba una Carta de Táctica.
grecia-event-tactic-drawn-own = { $seat } roba la Carta de Táctica «{ $card }».
grecia-event-reshuffled =
    { $deck ->
        [senate] Se acabó el mazo de Senado
       *[tactics] Se acabó el mazo de Táctica
    }: se barajan sus descartes para formarlo de nuevo.
grecia-event-supply-by-card =
    { $seat } recibe { $supply ->
        [one] una Ficha de Suministro.
       *[other] { $supply } Fichas de Suministro.
    }
grecia-event-consolation =
    No se cumple nada: { $seat } toma en su lugar { $supply ->
        [one] una Ficha de Suministro.
       *[other] { $supply } Fichas de Suministro.
    }
grecia-event-promoted = { $seat } asciende una unidad: { $unit } → { $to } ({ $zone }).
grecia-event-hero-returned = { $seat } recupera a { $hero } en { $zone }.
grecia-event-won-over = { $seat } se gana una unidad neutral: { $unit } ({ $zone }).
grecia-event-sea-opened = Hasta el final del turno nadie puede negar el transporte a { $seat } en este mar: { $sea }.
grecia-event-sea-asked = { $seat } pide permiso de transporte: { $sea }.
grecia-event-consented =
    { $seat } da permiso ({ $ships ->
        [one] un barco
       *[other] { $ships } barcos
    }): { $sea }.
grecia-event-refused =
    { $seat } niega el permiso ({ $ships ->
        [one] un barco
       *[other] { $ships } barcos
    }): { $sea }.
grecia-event-sea-open = { $sea }: abierto para { $seat }, { $allow } a favor y { $refuse } en contra.
grecia-event-sea-closed = { $sea }: cerrado para { $seat }, { $allow } a favor y { $refuse } en contra.
grecia-event-attack = { $seat } ataca a { $defender } ({ $from } → { $to }): { $units }.
grecia-event-attack-neutral = { $seat } ataca a los neutrales ({ $from } → { $to }): { $units }.
grecia-event-attack-ruin = { $seat } ataca una fortaleza sin dueño ({ $from } → { $to }): { $units }.
grecia-event-tactic-played = { $seat } juega «{ $card }».
grecia-event-tactic-cancelled = «{ $card }» queda anulada.
grecia-event-tactics-passed = { $seat } pasa: no juega más Cartas de Táctica antes de la batalla.
grecia-event-supports =
    { $seat } apoya al { $side ->
        [attacker] atacante
       *[defender] defensor
    }: { $unit } ({ $zone }).
grecia-event-battle-card-chosen = { $seat } ha elegido una Carta de Batalla.
grecia-event-battle-card-chosen-own = { $seat } ha elegido la Carta de Batalla «{ $card }».
grecia-event-battle-card-shown = { $seat } muestra la Carta de Batalla «{ $card }».
grecia-event-dice-thrown = Los dados: atacante { $attacker }, defensor { $defender }.
grecia-event-rethrown =
    { $side ->
        [attacker] El atacante
       *[defender] El defensor
    } vuelve a tirar: { $number }.
grecia-event-totalled =
    { $side ->
        [attacker] Ataque, { $owner }: { $total } (fuerza { $strength } + combo { $cavalry } + héroe { $hero } + Táctica { $tactics } + carta { $card } + dado { $die }).
       *[defender]
            { $owner ->
                [neutral] Defensa: { $total } (fuerza { $strength } + fortaleza { $fortress } + combo { $cavalry } + dado { $die }).
               *[other] Defensa, { $owner }: { $total } (fuerza { $strength } + fortaleza { $fortress } + combo { $cavalry } + héroe { $hero } + Táctica { $tactics } + carta { $card } + dado { $die }).
            }
    }
grecia-event-combat-won =
    { $owner ->
        [neutral] La defensa gana el combate.
       *[other]
            { $owner } gana el combate { $side ->
                [attacker] atacando.
               *[defender] defendiendo.
            }
    }
grecia-event-combat-tied =
    { $owner ->
        [neutral] Hay empate: gana el combate la defensa.
       *[other] Hay empate: gana el combate { $owner }, que defiende.
    }
grecia-event-nobody-falls = Ha salido un 1: no se elimina ninguna unidad.
grecia-event-losses-due = Bajas: atacante { $attacker }, defensor { $defender }.
grecia-event-lost =
    { $owner ->
        [neutral] Los neutrales pierden una unidad
       *[other] { $owner } pierde una unidad
    }: { $unit } ({ $zone }).
grecia-event-fled =
    { $owner ->
        [neutral] Huye una unidad neutral
       *[other] Huye una unidad de { $owner }
    }: { $unit } → { $to }.
grecia-event-surrendered =
    { $owner ->
        [neutral] Una unidad neutral
       *[other] Una unidad de { $owner }
    } no tiene adónde huir y se rinde: { $unit } ({ $zone }).
grecia-event-moved-in = { $seat } ocupa la zona ({ $to }): { $units }.
grecia-event-went-back = Los atacantes de { $seat } están de nuevo en su zona de origen: { $to }.
grecia-event-fortress-taken = { $seat } captura la fortaleza de { $owner } en { $zone }.
grecia-event-fortress-retaken = { $seat } recupera su fortaleza en { $zone }.
grecia-event-hero-fell = { $seat } pierde a { $hero } en el combate.
grecia-event-capture-supply =
    { $seat } recibe { $supply ->
        [one] una Ficha de Suministro
       *[other] { $supply } Fichas de Suministro
    } por la fortaleza capturada.
grecia-event-battle-cards-back = { $seat } recupera todas sus Cartas de Batalla menos la última utilizada.
grecia-event-eliminated = { $seat } queda fuera de la partida.
grecia-event-victory = ¡{ $seat } gana en el acto por fortalezas!
grecia-event-victory-alone = ¡Solo queda { $seat } y gana!
grecia-event-rounds-over =
    { $rounds ->
        [one] Se ha jugado una ronda
       *[other] Se han jugado { $rounds } rondas
    }: la partida ha terminado.
grecia-event-scored =
    { $seat } obtiene { $points ->
        [one] { $points } Punto de Victoria
       *[other] { $points } Puntos de Victoria
    }: territorios { $territories }, fortalezas enemigas { $conquered }, fortalezas propias perdidas { $lost }.
grecia-event-winner = ¡Gana { $seats }!
grecia-event-winners-shared = ¡{ $seats } comparten la victoria!

## Por qué algo no vale

grecia-refusal-over = La partida ha terminado.
grecia-refusal-chance-first = Espera a que se roben las cartas o se tiren los dados.
grecia-refusal-not-asked = Ahora no te toca: decide { $seat }.
grecia-refusal-already-chosen = Ya has elegido tu Carta de Batalla.
grecia-refusal-left-to-chance = Eso lo decide el azar, no tú.
grecia-refusal-not-now = Ahora no puedes hacer eso: primero termina lo que ha empezado.
grecia-refusal-colour-taken = No puedes elegir ese color.
grecia-refusal-not-home = Elige un territorio de tu color, no { $zone }.
grecia-refusal-fortress-there = En { $zone } ya hay una fortaleza.
grecia-refusal-no-island-fortress = { $zone } es una isla pequeña, y en esta partida no se colocan fortalezas en ellas.
grecia-refusal-wrong-element = Los barcos van en el mar y todo lo demás en tierra: { $zone } no vale.
grecia-refusal-no-such-piece = No te queda ninguna pieza así por colocar.
grecia-refusal-no-place = No hay ningún sitio donde puedas colocarla.
grecia-refusal-not-free = { $zone } no está libre: allí hay unidades de otros o una fortaleza de otro color.
grecia-refusal-sea-not-adjacent = Ese mar no es adyacente a ningún territorio tuyo: { $zone }.
grecia-refusal-full = En { $zone } ya no caben más unidades.
grecia-refusal-attacked-already = Solo puedes atacar una vez por turno.
grecia-refusal-nothing-to-attack = No hay nada que puedas atacar.
grecia-refusal-nothing-to-move = Ninguna de tus unidades puede moverse.
grecia-refusal-nothing-to-swap = No tienes ningún intercambio que cambie algo.
grecia-refusal-nothing-to-hire = Ahora no puedes contratar nada.
grecia-refusal-without-cards = Se juega sin cartas.
grecia-refusal-empty-deck = Ese mazo se ha acabado y tampoco tiene descartes.
grecia-refusal-not-in-hand = No tienes «{ $card }» en la mano.
grecia-refusal-not-this-moment = No puedes jugar «{ $card }» en este momento.
grecia-refusal-conditions-not-met = No se cumplen las condiciones de «{ $card }».
grecia-refusal-support-requested = Tu bando ya ha solicitado apoyo en este combate.
grecia-refusal-nobody-could-support = Ninguna unidad podría acudir en tu apoyo.
grecia-refusal-nothing-to-cancel = No hay ninguna Carta de Táctica que puedas anular.
grecia-refusal-no-own-units = Ahí no tienes unidades: { $zone }.
grecia-refusal-cannot-leave = Desde ahí no puedes llegar a ningún destino válido: { $zone }.
grecia-refusal-moved-already = Con esta carta ya no puede salir nada más de ahí.
grecia-refusal-no-such-unit = Ahí no te queda ninguna unidad así: { $unit }.
grecia-refusal-out-of-order = Nombra las unidades por orden de tipo, los lugares por orden del mapa y los héroes al final.
grecia-refusal-out-of-reach = Eso queda fuera de alcance: { $zone }.
grecia-refusal-sea-closed = Este turno ese mar sigue cerrado para ti: { $sea }.
grecia-refusal-held-by-others = En { $zone } hay unidades de otros: tienes que atacar.
grecia-refusal-lone-fortress = En { $zone } hay una fortaleza sola de otro color: tienes que atacarla.
grecia-refusal-nothing-there = Ahí no hay nada que atacar: { $zone }.
grecia-refusal-protected = En la primera ronda no puedes atacar a { $seat }, que aún no ha tenido su turno.
grecia-refusal-land-and-sea = Las unidades terrestres y los barcos nunca combaten entre sí.
grecia-refusal-one-against-island = Una isla pequeña solo puede atacarse con una única unidad.
grecia-refusal-no-ships-there = { $seat } no tiene barcos ahí.
grecia-refusal-nothing-changes = Ese intercambio no cambiaría nada.
grecia-refusal-nothing-named = Primero nombra al menos una unidad.
grecia-refusal-no-route = Por esos mares no hay ruta hasta allí.
grecia-refusal-hero-not-here = Aquí no dispones de { $hero }.
grecia-refusal-hero-travelled = { $hero } ya ha viajado sin tropas en este turno.
grecia-refusal-hero-out-of-reach = El héroe no puede llegar ahí: { $zone }.
grecia-refusal-not-for-hire = Aquí no se contrata esa unidad: { $unit }.
grecia-refusal-no-cavalry-for-hire = En esta partida la caballería solo se consigue con cartas.
grecia-refusal-too-dear = No tienes suficientes Fichas de Suministro para esa unidad: { $unit }.
grecia-refusal-no-counter = No te queda ninguna pieza así en la reserva: { $unit }.
grecia-refusal-not-recruiting-here = Las unidades nuevas van a territorios que controlas o a los vacíos adyacentes a ellos, no a { $zone }.
grecia-refusal-foreign-fortress = No puedes colocar unidades terrestres en { $zone }: hay una fortaleza de otro color.
grecia-refusal-leaves-too-little-room = Si la colocas en { $zone }, no cabrá todo lo que da la carta.
grecia-refusal-cannot-support = Esa unidad no puede apoyar en este combate.
grecia-refusal-battle-card-used = No tienes la Carta de Batalla «{ $card }» en la mano.
grecia-refusal-not-taking-part = Ninguna unidad tuya así participa en este combate.
grecia-refusal-not-worth-asking = Preguntar por ese mar no cambiaría nada: { $sea }.
grecia-refusal-the-origin = No puedes huir a la zona de la que salió el ataque: { $zone }.
grecia-refusal-no-refuge = No puedes huir ahí: { $zone }.
grecia-refusal-must-save = Debes salvar tantas unidades como sea posible, y esta todavía puede huir.
grecia-refusal-cannot-rise = Esa unidad no puede ascender: { $unit }.
grecia-refusal-nobody-to-ask = No hay nadie a quien puedas pedir apoyo.
grecia-refusal-no-quarters = Un héroe vuelve con unidades terrestres tuyas o a una fortaleza sola de tu color, no a { $zone }.
grecia-refusal-cannot-win-over = En { $zone } no hay ninguna unidad neutral que puedas ganarte.
grecia-refusal-no-own-ships = No tienes barcos en ese mar: { $sea }.
grecia-refusal-compulsory = Es obligatorio: tienes que elegir.

## Lo que se pregunta

grecia-prompt-over = La partida ha terminado.
grecia-prompt-chance = Se sortea, se roban cartas o se tiran los dados.
grecia-prompt-wait = Espera: ahora decide { $seat }.
grecia-prompt-pick-colour = Elige tu color.
grecia-prompt-fortress = Coloca una fortaleza.
grecia-prompt-piece = ¿Qué pieza colocas ahora?
grecia-prompt-unit-in = ¿Dónde colocas esta unidad: { $unit }?
grecia-prompt-hero-in = ¿Dónde colocas a { $hero }?
grecia-prompt-actions =
    { $actions ->
        [one] Te queda una acción. ¿Qué haces?
       *[other] Tienes { $actions } acciones. ¿Qué haces?
    }
grecia-prompt-from = ¿Desde qué zona?
grecia-prompt-target = ¿Qué zona atacas?
grecia-prompt-against = ¿De quién son los barcos que atacas?
grecia-prompt-with = ¿Quién va? Nombra primero unidades y luego héroes.
grecia-prompt-to = ¿Adónde va esta unidad?
grecia-prompt-via = ¿Por qué mares?
grecia-prompt-hero-to = ¿Hasta dónde acompaña el héroe a las tropas?
grecia-prompt-for = ¿Qué unidad viene a cambio?
grecia-prompt-vote = { $seat } pide permiso de transporte ({ $sea }). ¿Se lo das?
grecia-prompt-take = ¿Qué unidad nueva tomas?
grecia-prompt-take-in = ¿Dónde colocas esta unidad: { $unit }?
grecia-prompt-drill = ¿Qué unidad asciendes?
grecia-prompt-recall = ¿Qué héroe vuelve?
grecia-prompt-recall-in = ¿Adónde vuelve el héroe?
grecia-prompt-win-over = ¿Dónde te ganas una unidad neutral?
grecia-prompt-open-sea = ¿Qué mar abres?
grecia-prompt-step-1 = Combate ({ $zone }): ¿juegas una Carta de Táctica?
grecia-prompt-support =
    Combate ({ $zone }): ¿qué unidades tuyas te apoyan { $side ->
        [attacker] en el ataque?
       *[defender] en la defensa?
    }
grecia-prompt-allies =
    Combate ({ $zone }): ¿apoyas al { $side ->
        [attacker] atacante?
       *[defender] defensor?
    }
grecia-prompt-battle-cards = Combate ({ $zone }): elige una Carta de Batalla.
grecia-prompt-after-dice = Combate ({ $zone }): ¿juegas una carta después de los dados?
grecia-prompt-losses =
    { $losses ->
        [one] Hay que eliminar una unidad. ¿Cuál?
       *[other] Hay que eliminar { $losses } unidades. ¿Cuál primero?
    }
grecia-prompt-flight-ask = ¿Pides permiso en algún mar antes de huir?
grecia-prompt-flight = ¿Adónde huye esta unidad: { $unit }?
grecia-prompt-hero-flight = ¿Adónde huye { $hero }?
grecia-prompt-promotion = ¿Asciendes una unidad?
grecia-prompt-heroes = ¿Viaja algún héroe sin tropas?
grecia-prompt-hero-alone = ¿Adónde viaja { $hero }?

## Lo que se puede elegir

grecia-choice-colour = Color: { $colour }
grecia-choice-fortress = Fortaleza: { $zone }
grecia-choice-place = Colocar: { $unit }
grecia-choice-in = En: { $zone }
grecia-choice-move = Mover
grecia-choice-attack = Atacar
grecia-choice-swap = Intercambiar
grecia-choice-supplies = Tomar Suministros
grecia-choice-hire = Contratar mercenarios
grecia-choice-senate = Tomar una Carta de Senado
grecia-choice-tactics = Tomar una Carta de Táctica
grecia-choice-pass = Pasar
grecia-choice-from = Desde: { $zone }
grecia-choice-with = Con: { $unit }
grecia-choice-to = Hacia: { $zone }
grecia-choice-via = Por mar: { $sea }
grecia-choice-via-two = Por mar: { $sea } y { $second }
grecia-choice-for = A cambio: { $unit }
grecia-choice-against = Contra { $seat }
grecia-choice-hero = Héroe: { $hero }
grecia-choice-go = Listo: ejecutar
grecia-choice-take = Tomar: { $unit }
grecia-choice-done = Terminar
grecia-choice-consent = Dar permiso
grecia-choice-refuse = Negar el permiso
grecia-choice-tactic = Jugar «{ $card }»
grecia-choice-open = Abrir: { $sea }
grecia-choice-support = Apoyar: { $unit } ({ $zone })
grecia-choice-request = Pedir apoyo a los demás jugadores
grecia-choice-card = «{ $card }» (+{ $value })
grecia-choice-lose = Eliminar: { $unit }
grecia-choice-lose-supporter = Eliminar una unidad de apoyo: { $unit } ({ $zone })
grecia-choice-ask = Pedir permiso: { $sea }
grecia-choice-surrender = Rendirse
grecia-choice-promote = Ascender: { $unit } ({ $zone })
grecia-choice-start = Empieza { $seat }
grecia-choice-draw = Robar «{ $card }»
grecia-choice-dice = Atacante { $attacker }, defensor { $defender }
grecia-choice-die = El dado muestra { $number }

## Lo que se puede acordar

grecia-option-players = Jugadores
grecia-option-players-help = El juego es para dos a cuatro jugadores; no todos los escenarios valen para cualquier número.
grecia-option-players-2 = Dos jugadores
grecia-option-players-3 = Tres jugadores
grecia-option-players-4 = Cuatro jugadores
grecia-option-scenario = Escenario
grecia-option-scenario-help = El escenario fija colores, territorios, héroes y neutrales; en la partida libre cada cual coloca lo suyo donde quiere.
grecia-option-scenario-trojan_war = La guerra de Troya
grecia-option-scenario-persian_wars = Las guerras médicas
grecia-option-scenario-peloponnesian_war = La guerra del Peloponeso
grecia-option-scenario-rise_of_macedon = El auge de Macedonia
grecia-option-scenario-wars_of_the_diadochi = Las guerras de los diádocos
grecia-option-scenario-roman_conquest = La conquista romana
grecia-option-scenario-free_game = Partida libre
grecia-option-rounds = Duración
grecia-option-rounds-help = La partida termina después de estas rondas si nadie ha ganado antes.
grecia-option-rounds-scenario = La del escenario
grecia-option-rounds-10 = 10 rondas
grecia-option-rounds-12 = 12 rondas
grecia-option-rounds-15 = 15 rondas
grecia-option-rounds-20 = 20 rondas
grecia-option-dice = Dados
grecia-option-dice-help = Sin dados, en el combate deciden solo la fuerza, los bonus y las cartas.
grecia-option-dice-yes = Con dados
grecia-option-dice-no = Sin dados
grecia-option-cards = Cartas
grecia-option-cards-help = Sin cartas no hay Cartas de Batalla, de Senado ni de Táctica, y nadie puede tomar una carta.
grecia-option-cards-yes = Con cartas
grecia-option-cards-no = Sin cartas
grecia-option-island_fortresses = Fortalezas en islas
grecia-option-island_fortresses-help = Se pueden colocar fortalezas en las islas pequeñas, salvo que se acuerde que en ninguna.
grecia-option-island_fortresses-any = Cualquiera
grecia-option-island_fortresses-none = Ninguna
grecia-option-hire_cavalry = Contratar caballería
grecia-option-hire_cavalry-help = La caballería se puede contratar, salvo que se acuerde que solo se consiga con cartas.
grecia-option-hire_cavalry-yes = Sí
grecia-option-hire_cavalry-no = No
