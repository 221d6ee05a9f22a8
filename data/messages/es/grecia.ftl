grecia-title = Grecia - Imperios del Pasado
grecia-tagline = De Troya a la llegada de Roma: toma las fortalezas de tus rivales y domina el mayor número de territorios. De 2 a 4 jugadores.

## Lo que ocurre

grecia-event-start-drawn = La suerte designa a { $seat } como jugador inicial.
grecia-event-colour-dealt = { $seat } recibe el color { $colour }
grecia-event-colour-picked = { $seat } elige el color { $colour }
grecia-event-neutrals-placed = Unidades neutrales colocadas: { $units }
grecia-event-fortress-placed = { $seat } coloca una fortaleza: { $zone }
grecia-event-unit-placed = { $seat } coloca una unidad ({ $unit }): { $zone }
grecia-event-hero-placed = { $seat } coloca a { $hero }: { $zone }
grecia-event-pieces-left-over = { $seat } no tiene sitio para sus últimas piezas ({ $pieces }): vuelven a la reserva.
grecia-event-round-begins = Comienza la ronda { $round }
grecia-event-turn-begins = Ronda { $round }: turno de { $seat }
grecia-event-income =
    { $seat } controla { $territories ->
        [one] { $territories } territorio
       *[other] { $territories } territorios
    } y recibe { $supply } de suministro.
grecia-event-passed = { $seat } renuncia al resto de sus acciones.
grecia-event-supplies-taken = { $seat } toma suministros: { $supply }
grecia-event-moved = { $seat } mueve ({ $unit }): { $from } → { $to }
grecia-event-hero-moved = { $hero }, de { $seat }, va con sus tropas: { $to }
grecia-event-hero-travelled = { $hero }, de { $seat }, viaja de incógnito: { $to }
grecia-event-swapped = { $seat } intercambia { $first } ({ $here }) y { $second } ({ $there }).
grecia-event-hired = { $seat } contrata ({ $unit }) por { $price }: { $zone }
grecia-event-gained = { $seat } recibe gratis ({ $unit }): { $zone }
grecia-event-bought = { $seat } compra ({ $unit }) por { $price }: { $zone }
grecia-event-senate-drawn = { $seat } toma una carta de Senado: { $card }
grecia-event-tactic-drawn = { $seat } toma una carta de Táctica.
grecia-event-tactic-drawn-own = { $seat } toma la carta de Táctica { $card }
grecia-event-reshuffled =
    Mazo barajado de nuevo: { $deck ->
        [senate] Senado
       *[tactics] Táctica
    }
grecia-event-supply-by-card = { $seat } recibe { $supply } de suministro.
grecia-event-consolation = La carta no tiene efecto: { $seat } toma { $supply } de suministro.
grecia-event-promoted = { $seat } asciende una unidad ({ $unit } → { $to }): { $zone }
grecia-event-hero-returned = { $hero } vuelve con { $seat }: { $zone }
grecia-event-won-over = { $seat } se gana una unidad neutral ({ $unit }): { $zone }
grecia-event-sea-opened = Nadie puede negar a { $seat } el transporte este turno: { $sea }
grecia-event-sea-asked = { $seat } pide paso: { $sea }
grecia-event-consented =
    { $seat } consiente con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $sea }
grecia-event-refused =
    { $seat } se niega con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }: { $sea }
grecia-event-sea-open = Paso abierto para { $seat }, { $allow } contra { $refuse }: { $sea }
grecia-event-sea-closed = Paso cerrado para { $seat }, { $allow } contra { $refuse }: { $sea }
grecia-event-attack = { $seat } ataca a { $defender } ({ $units }): { $from } → { $to }
grecia-event-attack-neutral = { $seat } ataca a los neutrales ({ $units }): { $from } → { $to }
grecia-event-attack-ruin = { $seat } ataca una fortaleza sin dueño ({ $units }): { $from } → { $to }
grecia-event-tactic-played = { $seat } juega la carta de Táctica { $card }
grecia-event-tactic-cancelled = Carta anulada: { $card }
grecia-event-tactics-passed = { $seat } no juega más cartas de Táctica antes de esta batalla.
grecia-event-supports =
    { $seat } apoya ({ $unit }, { $zone }): { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }
grecia-event-battle-card-chosen = { $seat } ha elegido una carta de Batalla.
grecia-event-battle-card-chosen-own = { $seat } ha elegido la carta de Batalla { $card }
grecia-event-battle-card-shown = { $seat } muestra la carta de Batalla { $card }
grecia-event-dice-thrown = Dados: atacante { $attacker }, defensor { $defender }
grecia-event-rethrown =
    Dado repetido, { $number }: { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }
grecia-event-totalled =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }, { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }: fuerza { $strength }, fortaleza { $fortress }, caballería { $cavalry }, héroe { $hero }, táctica { $tactics }, carta { $card }, dado { $die } = { $total }
grecia-event-combat-won =
    Victoria en el combate: { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
grecia-event-combat-tied =
    Empate: gana el defensor, { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    } ({ $side ->
        [attacker] Atacante
       *[defender] Defensor
    }).
grecia-event-nobody-falls = Hay un 1 en los dados: no se elimina ninguna unidad.
grecia-event-losses-due = Unidades por eliminar: atacante { $attacker }, defensor { $defender }
grecia-event-lost =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }: unidad eliminada ({ $unit }), { $zone }
grecia-event-fled =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }: huye ({ $unit }) → { $to }
grecia-event-surrendered =
    { $owner ->
        [neutral] Neutrales
       *[other] { $owner }
    }: se rinde ({ $unit }), { $zone }
grecia-event-moved-in = { $seat } ocupa el lugar ({ $units }): { $to }
grecia-event-went-back = Los atacantes de { $seat } vuelven: { $to }
grecia-event-fortress-taken = { $seat } captura una fortaleza de { $owner }: { $zone }
grecia-event-fortress-retaken = { $seat } recupera una fortaleza de su color ({ $owner }): { $zone }
grecia-event-hero-fell = { $hero }, de { $seat }, es eliminado.
grecia-event-capture-supply = { $seat } recibe { $supply } de suministro por la fortaleza.
grecia-event-battle-cards-back = { $seat } recupera sus cartas de Batalla, menos la última.
grecia-event-eliminated = { $seat } queda eliminado.
grecia-event-victory = { $seat } conserva sus fortalezas, ha conquistado otras y gana.
grecia-event-victory-alone = { $seat } es el último que queda y gana.
grecia-event-rounds-over = Terminan las { $rounds } rondas.
grecia-event-scored = { $seat }: territorios { $territories }, fortalezas conquistadas { $conquered }, perdidas { $lost }: puntos { $points }
grecia-event-winner = Gana { $seats }
grecia-event-winners-shared = Comparten la victoria: { $seats }

## Por qué algo no es legal

grecia-refusal-over = La partida ha terminado.
grecia-refusal-chance-first = Antes hay que sortear, tomar una carta o tirar los dados.
grecia-refusal-not-asked = Ahora decide { $seat }
grecia-refusal-already-chosen = Ya has elegido tu carta de Batalla.
grecia-refusal-left-to-chance = Eso lo decide el azar, no tú.
grecia-refusal-not-now = Eso no toca ahora: termina primero lo empezado.
grecia-refusal-colour-taken = Ese color no está libre.
grecia-refusal-not-home = No es un territorio de tu color: { $zone }
grecia-refusal-fortress-there = Ya hay una fortaleza: { $zone }
grecia-refusal-no-island-fortress = En esta partida no hay fortalezas en islas pequeñas: { $zone }
grecia-refusal-wrong-element = Los barcos van al mar y todo lo demás a tierra: { $zone }
grecia-refusal-no-such-piece = No te queda esa pieza por colocar.
grecia-refusal-no-place = No hay sitio legal para esa pieza.
grecia-refusal-not-free = El territorio no está libre: { $zone }
grecia-refusal-sea-not-adjacent = Ese mar no está junto a un territorio tuyo: { $zone }
grecia-refusal-full = No caben más unidades: { $zone }
grecia-refusal-attacked-already = Solo puedes atacar una vez por turno.
grecia-refusal-nothing-to-attack = No hay nada que puedas atacar.
grecia-refusal-nothing-to-move = Ninguna unidad puede moverse.
grecia-refusal-nothing-to-swap = Ningún intercambio cambiaría nada.
grecia-refusal-nothing-to-hire = No puedes contratar nada.
grecia-refusal-without-cards = Se juega sin cartas.
grecia-refusal-empty-deck = En ese mazo no quedan cartas.
grecia-refusal-not-in-hand = No tienes esa carta en la mano: { $card }
grecia-refusal-not-this-moment = Esa carta no se juega en este momento: { $card }
grecia-refusal-conditions-not-met = No se cumplen las condiciones de la carta: { $card }
grecia-refusal-support-requested = Tu bando ya ha solicitado apoyo en este combate.
grecia-refusal-nobody-could-support = Nadie podría apoyarte.
grecia-refusal-nothing-to-cancel = No hay ninguna carta que anular.
grecia-refusal-no-own-units = No tienes unidades allí: { $zone }
grecia-refusal-cannot-leave = Desde allí no se puede hacer: { $zone }
grecia-refusal-moved-already = La carta mueve cada unidad una sola vez, y desde zonas distintas.
grecia-refusal-no-such-unit = No queda una unidad de ese tipo: { $unit }
grecia-refusal-out-of-order = Las unidades se nombran por orden de tipo y del mapa.
grecia-refusal-no-more = Ya has nombrado todo lo que puedes. Di que has terminado o retira algo.
grecia-refusal-out-of-reach = Fuera de alcance: { $zone }
grecia-refusal-sea-closed = Este turno ya te han negado el paso: { $sea }
grecia-refusal-held-by-others = Lo ocupan otros; hay que atacar: { $zone }
grecia-refusal-lone-fortress = Una fortaleza sola hay que atacarla: { $zone }
grecia-refusal-nothing-there = Allí no hay nada que atacar: { $zone }
grecia-refusal-protected = En la primera ronda no se ataca a quien aún no ha jugado: { $seat }
grecia-refusal-land-and-sea = Unidades terrestres y barcos nunca combaten entre sí.
grecia-refusal-one-against-island = Una isla pequeña se ataca por mar con una sola unidad.
grecia-refusal-no-ships-there = Allí no tiene barcos: { $seat }
grecia-refusal-nothing-changes = Así no cambiaría nada.
grecia-refusal-nothing-named = Todavía no has nombrado nada.
grecia-refusal-no-route = Por esos mares no hay ruta.
grecia-refusal-hero-not-here = Ese héroe no puede ir: { $hero }
grecia-refusal-hero-named = Ya va con ellos: { $hero }
grecia-refusal-hero-travelled = Ya ha viajado este turno: { $hero }
grecia-refusal-hero-out-of-reach = El héroe no llega: { $zone }
grecia-refusal-not-for-hire = No se puede contratar: { $unit }
grecia-refusal-no-cavalry-for-hire = En esta partida no se contrata caballería.
grecia-refusal-too-dear = No te alcanzan los suministros: { $unit }
grecia-refusal-no-counter = No te quedan fichas: { $unit }
grecia-refusal-not-recruiting-here = Ni lo controlas ni es un vacío adyacente: { $zone }
grecia-refusal-foreign-fortress = Hay una fortaleza de otro color: { $zone }
grecia-refusal-leaves-too-little-room = Las demás unidades no cabrían: { $zone }
grecia-refusal-cannot-support = Esa unidad no puede apoyar.
grecia-refusal-battle-card-used = Esa carta está descartada: { $card }
grecia-refusal-not-taking-part = No participa ninguna unidad así.
grecia-refusal-not-worth-asking = Por ese mar no hace falta o no sirve preguntar: { $sea }
grecia-refusal-the-origin = De allí vino el atacante: { $zone }
grecia-refusal-no-refuge = No es un refugio posible: { $zone }
grecia-refusal-must-save = Hay que salvar tantas unidades como se pueda.
grecia-refusal-cannot-rise = No puede ascender: { $unit }
grecia-refusal-nobody-to-ask = No hay a quién pedir apoyo.
grecia-refusal-no-quarters = El héroe vuelve con tus tropas o a una fortaleza tuya: { $zone }
grecia-refusal-cannot-win-over = Allí no hay una unidad neutral que ganarse: { $zone }
grecia-refusal-no-own-ships = No tienes barcos allí: { $sea }
grecia-refusal-compulsory = Hay que elegir algo.

## Lo que se pregunta

grecia-prompt-over = La partida ha terminado.
grecia-prompt-chance = Se sortea, se roba o se tiran los dados.
grecia-prompt-wait = Espera: decide { $seat }
grecia-prompt-pick-colour = Elige un color.
grecia-prompt-fortress = Coloca una fortaleza.
grecia-prompt-piece = Elige la pieza que colocas.
grecia-prompt-unit-in = ¿Dónde la colocas? ({ $unit })
grecia-prompt-hero-in = ¿Dónde colocas a { $hero }?
grecia-prompt-actions = Tu turno. Acciones que quedan: { $actions }
grecia-prompt-from = ¿Desde qué zona?
grecia-prompt-target = ¿Qué zona atacas?
grecia-prompt-against = ¿A quién atacas?
grecia-prompt-with = ¿Con qué unidades y héroes?
grecia-prompt-to = ¿Adónde? ({ $unit })
grecia-prompt-via = ¿Por qué mares pides paso?
grecia-prompt-hero-to = ¿Con qué unidades va el héroe?
grecia-prompt-for = ¿Qué unidad viene a cambio?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat } quiere atacar por mar ({ $units }): { $from } → { $to }.
        [swap] { $seat } quiere intercambiar unidades por mar ({ $units }): { $from } ↔ { $to }.
        [flight] { $seat } quiere huir por mar ({ $units }): { $from }.
       *[move] { $seat } quiere mover por mar ({ $units }): { $from } → { $to }.
    } ¿Dejas pasar las tropas? ({ $sea })
grecia-prompt-take = ¿Qué unidad tomas?
grecia-prompt-take-in = ¿Dónde la colocas? ({ $unit })
grecia-prompt-drill = ¿Qué unidad asciende?
grecia-prompt-recall = ¿Qué héroe vuelve?
grecia-prompt-recall-in = ¿Adónde vuelve el héroe?
grecia-prompt-win-over = ¿Qué unidad neutral te ganas?
grecia-prompt-open-sea = ¿Qué mar abres?
grecia-prompt-step-1 = Antes de la batalla: juega una carta de Táctica o pasa ({ $zone }).
grecia-prompt-support =
    ¿Qué unidades tuyas apoyan? ({ $zone }) { $side ->
        [attacker] Atacante
       *[defender] Defensor
    }
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker } te pide apoyo contra { $defender ->
            [neutral] los neutrales
           *[other] { $defender }
        }
       *[defender] { $defender } te pide apoyo contra { $attacker }
    } ({ $zone }). Fuerza: atacante { $attack }, defensor { $defence }; el atacante gana en el { $odds } % de los casos. ¿Envías unidades?
grecia-prompt-battle-cards = Elige una carta de Batalla ({ $zone }).
grecia-prompt-after-dice = Después de los dados: juega una carta o pasa ({ $zone }).
grecia-prompt-losses = Elige la unidad que eliminas. Quedan: { $losses }
grecia-prompt-flight-ask = Antes de huir: ¿por qué mares pides paso?
grecia-prompt-flight = ¿Adónde huye? ({ $unit })
grecia-prompt-hero-flight = ¿Con quién huye { $hero }?
grecia-prompt-promotion = ¿Qué unidad asciende?
grecia-prompt-heroes = ¿Qué héroes viajan solos?
grecia-prompt-hero-alone = ¿Adónde viaja { $hero }?

## Lo que se coloca antes del primer turno

grecia-piece-fortress = Fortaleza
grecia-piece-hero = Héroe
grecia-piece-unit = { $unit }

## Lo que se puede elegir

grecia-choice-colour = Color { $colour }
grecia-choice-fortress = Fortaleza: { $zone }
grecia-choice-place = Colocar: { $unit }
grecia-choice-in = En: { $zone }
grecia-choice-move = Mover
grecia-choice-attack = Atacar
grecia-choice-swap = Intercambiar
grecia-choice-supplies = Tomar suministros
grecia-choice-hire = Contratar mercenarios
grecia-choice-senate = Tomar una carta de Senado
grecia-choice-tactics = Tomar una carta de Táctica
grecia-choice-pass = Pasar
grecia-choice-from = Desde: { $zone }
grecia-choice-with = Con: { $unit }
grecia-choice-to = A: { $zone }
grecia-choice-via = Por: { $sea }
grecia-choice-via-two = Por: { $sea } y { $second }
grecia-choice-for = Por: { $unit }
grecia-choice-against = Contra { $seat }
grecia-choice-hero = Héroe: { $hero }
grecia-choice-go = Adelante
grecia-choice-take =
    Tomar: { $unit }, { $price ->
        [0] gratis
        [one] { $price } ficha
       *[other] { $price } fichas
    }
grecia-choice-done = Listo
grecia-choice-consent = Consentir
grecia-choice-refuse = Negarse
grecia-choice-tactic = Jugar: { $card }
grecia-choice-open = Abrir: { $sea }
grecia-choice-support = Apoyar: { $unit }, { $zone }
grecia-choice-request = Pedir apoyo a los demás
grecia-choice-card = { $card } (+{ $value })
grecia-choice-lose = Eliminar: { $unit }
grecia-choice-lose-supporter = Eliminar la unidad de apoyo: { $unit }, { $zone }
grecia-choice-ask = Pedir paso: { $sea }
grecia-choice-surrender = Rendirse
grecia-choice-promote = Ascender: { $unit }, { $zone }
grecia-choice-start = Empieza { $seat }
grecia-choice-draw = Tomar: { $card }
grecia-choice-dice = Dados: { $attacker } y { $defender }
grecia-choice-die = Dado: { $number }

## Lo que se puede acordar

grecia-option-players = Jugadores
grecia-option-players-help = Cuántos juegan; no todos los escenarios son para todos los números.
grecia-option-players-2 = Dos
grecia-option-players-3 = Tres
grecia-option-players-4 = Cuatro
grecia-option-scenario = Escenario
grecia-option-scenario-help = Un escenario histórico o la partida libre.
grecia-option-scenario-trojan_war = La guerra de Troya
grecia-option-scenario-persian_wars = Las guerras médicas
grecia-option-scenario-peloponnesian_war = La guerra del Peloponeso
grecia-option-scenario-rise_of_macedon = El auge de Macedonia
grecia-option-scenario-wars_of_the_diadochi = Las guerras de los diádocos
grecia-option-scenario-roman_conquest = La conquista romana
grecia-option-scenario-free_game = Partida libre
grecia-option-rounds = Rondas
grecia-option-rounds-help = Cuánto dura la partida si nadie gana antes.
grecia-option-rounds-scenario = Las del escenario
grecia-option-rounds-10 = 10 rondas
grecia-option-rounds-11 = 11 rondas
grecia-option-rounds-12 = 12 rondas
grecia-option-rounds-13 = 13 rondas
grecia-option-rounds-14 = 14 rondas
grecia-option-rounds-15 = 15 rondas
grecia-option-rounds-16 = 16 rondas
grecia-option-rounds-17 = 17 rondas
grecia-option-rounds-18 = 18 rondas
grecia-option-rounds-19 = 19 rondas
grecia-option-rounds-20 = 20 rondas
grecia-option-rounds-21 = 21 rondas
grecia-option-rounds-22 = 22 rondas
grecia-option-rounds-23 = 23 rondas
grecia-option-rounds-24 = 24 rondas
grecia-option-rounds-25 = 25 rondas
grecia-option-rounds-26 = 26 rondas
grecia-option-rounds-27 = 27 rondas
grecia-option-rounds-28 = 28 rondas
grecia-option-rounds-29 = 29 rondas
grecia-option-rounds-30 = 30 rondas
grecia-option-dice = Dados
grecia-option-dice-help = Sin dados se elimina el azar de los combates.
grecia-option-dice-yes = Sí
grecia-option-dice-no = No
grecia-option-cards = Cartas
grecia-option-cards-help = Sin cartas el juego es más sencillo.
grecia-option-cards-yes = Sí
grecia-option-cards-no = No
grecia-option-island_fortresses = Fortalezas en islas pequeñas
grecia-option-island_fortresses-help = Una fortaleza en una isla pequeña solo puede atacarla una unidad.
grecia-option-island_fortresses-any = Permitidas
grecia-option-island_fortresses-none = Ninguna
grecia-option-hire_cavalry = Caballería mercenaria
grecia-option-hire_cavalry-help = Si no, la caballería solo llega por las cartas.
grecia-option-hire_cavalry-yes = Sí
grecia-option-hire_cavalry-no = No
