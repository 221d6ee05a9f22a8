grecia-title = Grecia - Imperios del Pasado
grecia-tagline = De Troya a la llegada de Roma: toma las fortalezas de tus rivales y domina el mayor número de territorios. De 2 a 4 jugadores.

## Lo que ocurre

grecia-event-start-drawn =
    { $seat-who ->
        [you] Empiezas
        [many] { $seat-The } empiezan
       *[one] { $seat-The } empieza
    } por sorteo.
grecia-event-colour-dealt =
    { $seat-who ->
        [you] Juegas
       *[other] { $seat-name } juega
    } con { $seat-side }.
grecia-event-colour-picked =
    { $seat-who ->
        [you] Eliges
       *[other] { $seat-name } elige
    } el color { $colour-the }.
grecia-event-neutrals-placed =
    { $units ->
        [one] { $units } unidad neutral queda colocada
       *[other] { $units } unidades neutrales quedan colocadas
    }.
grecia-event-fortress-placed =
    { $seat-who ->
        [you] Colocas
        [many] { $seat-The } colocan
       *[one] { $seat-The } coloca
    } una fortaleza { $zone-in }.
grecia-event-unit-placed =
    { $seat-who ->
        [you] Colocas
        [many] { $seat-The } colocan
       *[one] { $seat-The } coloca
    } { $unit-one } { $zone-in }.
grecia-event-hero-placed =
    { $seat-who ->
        [you] Colocas
        [many] { $seat-The } colocan
       *[one] { $seat-The } coloca
    } a { $hero } { $zone-in }.
grecia-event-pieces-left-over =
    { $seat-who ->
        [you] No tienes
        [many] { $seat-The } no tienen
       *[one] { $seat-The } no tiene
    } sitio para { $pieces ->
        [one] { $pieces } pieza, que vuelve
       *[other] { $pieces } piezas, que vuelven
    } a la reserva.
grecia-event-round-begins = Comienza la ronda { $round }.
grecia-event-turn-begins =
    Ronda { $round }: { $seat-who ->
        [you] es tu turno
       *[other] turno { $seat-of }
    }.
grecia-event-income =
    { $seat-who ->
        [you] Controlas
        [many] { $seat-The } controlan
       *[one] { $seat-The } controla
    } { $territories ->
        [one] { $territories } territorio
       *[other] { $territories } territorios
    } y { $seat-who ->
        [you] recibes
        [many] reciben
       *[one] recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
grecia-event-passed =
    { $seat-who ->
        [you] Pasas y renuncias
        [many] { $seat-The } pasan y renuncian
       *[one] { $seat-The } pasa y renuncia
    } al resto de las acciones.
grecia-event-supplies-taken =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
grecia-event-moved =
    { $seat-who ->
        [you] Mueves
        [many] { $seat-The } mueven
       *[one] { $seat-The } mueve
    } { $unit-one } { $from-from } { $to-to }.
grecia-event-hero-moved =
    { $hero } va { $to-to } con { $seat-who ->
        [you] tus unidades
       *[other] las unidades { $seat-of }
    }.
grecia-event-hero-travelled =
    { $seat-who ->
        [you] Envías
        [many] { $seat-The } envían
       *[one] { $seat-The } envía
    } a { $hero } de incógnito { $to-to }.
grecia-event-swapped =
    { $seat-who ->
        [you] Intercambias
        [many] { $seat-The } intercambian
       *[one] { $seat-The } intercambia
    } { $first-one } { $here-in } con { $second-one } { $there-in }.
grecia-event-hired =
    { $seat-who ->
        [you] Contratas
        [many] { $seat-The } contratan
       *[one] { $seat-The } contrata
    } { $unit-one } { $zone-in } por { $price ->
        [one] { $price } suministro
       *[other] { $price } suministros
    }.
grecia-event-gained =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } { $unit-one } { $zone-in }.
grecia-event-bought =
    { $seat-who ->
        [you] Compras
        [many] { $seat-The } compran
       *[one] { $seat-The } compra
    } { $unit-one } { $zone-in } por { $price ->
        [one] { $price } suministro
       *[other] { $price } suministros
    }.
grecia-event-senate-drawn =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } la Carta de Senado «{ $card }».
grecia-event-tactic-drawn =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } una Carta de Táctica.
grecia-event-tactic-drawn-own =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } la Carta de Táctica «{ $card }».
grecia-event-reshuffled =
    Se baraja de nuevo el mazo de { $deck ->
        [senate] Senado
       *[tactics] Táctica
    }.
grecia-event-supply-by-card =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } por la carta.
grecia-event-consolation =
    La carta no tiene efecto: { $seat-who ->
        [you] tomas
        [many] { $seat-the } toman
       *[one] { $seat-the } toma
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } en su lugar.
grecia-event-promoted =
    { $seat-who ->
        [you] Asciendes
        [many] { $seat-The } ascienden
       *[one] { $seat-The } asciende
    } { $unit-one } { $zone-in } a { $to-bare }.
grecia-event-hero-returned =
    { $seat-who ->
        [you] Recuperas
        [many] { $seat-The } recuperan
       *[one] { $seat-The } recupera
    } a { $hero } { $zone-in }.
grecia-event-won-over =
    { $seat-who ->
        [you] Te ganas
        [many] { $seat-The } se ganan
       *[one] { $seat-The } se gana
    } { $unit-one } neutral { $zone-in }.
grecia-event-sea-opened =
    Este turno nadie puede { $seat-who ->
        [you] negarte
       *[other] negar { $seat-whom }
    } el paso por { $sea-the }.
grecia-event-sea-asked =
    { $seat-who ->
        [you] Pides
        [many] { $seat-The } piden
       *[one] { $seat-The } pide
    } paso por { $sea-the }.
grecia-event-consented =
    { $seat-who ->
        [you] Permites
        [many] { $seat-The } permiten
       *[one] { $seat-The } permite
    } el paso por { $sea-the } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
grecia-event-refused =
    { $seat-who ->
        [you] Niegas
        [many] { $seat-The } niegan
       *[one] { $seat-The } niega
    } el paso por { $sea-the } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
grecia-event-sea-open =
    { $seat-who ->
        [you] Puedes
        [many] { $seat-The } pueden
       *[one] { $seat-The } puede
    } pasar por { $sea-the }, por { $allow } contra { $refuse }.
grecia-event-sea-closed =
    { $seat-who ->
        [you] No puedes
        [many] { $seat-The } no pueden
       *[one] { $seat-The } no puede
    } pasar por { $sea-the }, por { $refuse } contra { $allow }.
grecia-event-attack =
    { $defender-who ->
        [you] { $seat-The } te { $seat-who ->
            [you] atacas
            [many] atacan
           *[one] ataca
        }
       *[other] { $seat-who ->
            [you] Atacas
            [many] { $seat-The } atacan
           *[one] { $seat-The } ataca
        } { $defender-whom }
    } { $to-in } { $from-from } con { $units }.
grecia-event-attack-neutral =
    { $seat-who ->
        [you] Atacas
        [many] { $seat-The } atacan
       *[one] { $seat-The } ataca
    } a los neutrales { $to-in } { $from-from } con { $units }.
grecia-event-attack-ruin =
    { $seat-who ->
        [you] Atacas
        [many] { $seat-The } atacan
       *[one] { $seat-The } ataca
    } la fortaleza sin dueño { $to-in } { $from-from } con { $units }.
grecia-event-tactic-played =
    { $seat-who ->
        [you] Juegas
        [many] { $seat-The } juegan
       *[one] { $seat-The } juega
    } la Carta de Táctica «{ $card }».
grecia-event-tactic-cancelled = La Carta de Táctica «{ $card }» queda anulada.
grecia-event-tactics-passed =
    { $seat-who ->
        [you] No juegas
        [many] { $seat-The } no juegan
       *[one] { $seat-The } no juega
    } más Cartas de Táctica antes de este combate.
grecia-event-supports =
    { $seat-who ->
        [you] Apoyas
        [many] { $seat-The } apoyan
       *[one] { $seat-The } apoya
    } al { $side ->
        [attacker] atacante
       *[defender] defensor
    } con { $unit-one } { $zone-from }.
grecia-event-battle-card-chosen =
    { $seat-who ->
        [you] Has
        [many] { $seat-The } han
       *[one] { $seat-The } ha
    } elegido una Carta de Batalla.
grecia-event-battle-card-chosen-own =
    { $seat-who ->
        [you] Has
        [many] { $seat-The } han
       *[one] { $seat-The } ha
    } elegido la Carta de Batalla «{ $card }».
grecia-event-battle-card-shown =
    { $seat-who ->
        [you] Muestras
        [many] { $seat-The } muestran
       *[one] { $seat-The } muestra
    } la Carta de Batalla «{ $card }».
grecia-event-dice-thrown = El atacante saca un { $attacker } y el defensor, un { $defender }.
grecia-event-rethrown =
    El { $side ->
        [attacker] atacante
       *[defender] defensor
    } repite la tirada y saca un { $number }.
grecia-event-totalled =
    { $owner-who ->
        [neutral] Los neutrales suman
        [you] Sumas
        [many] { $owner-The } suman
       *[one] { $owner-The } suma
    } { $total } en { $side ->
        [attacker] el ataque
       *[defender] la defensa
    }: fuerza { $strength }{ $fortress ->
        [0] {""}
       *[other] , fortaleza { $fortress }
    }{ $cavalry ->
        [0] {""}
       *[other] , caballería { $cavalry }
    }{ $hero ->
        [0] {""}
       *[other] , héroe { $hero }
    }{ $tactics ->
        [0] {""}
       *[other] , táctica { $tactics }
    }{ $card ->
        [0] {""}
       *[other] , Carta de Batalla { $card }
    }{ $die ->
        [0] {""}
       *[other] , dado { $die }
    }.
grecia-event-combat-won =
    { $side ->
        [attacker] El ataque triunfa
       *[defender] La defensa resiste
    }: { $owner-who ->
        [neutral] los neutrales ganan
        [you] ganas
        [many] { $owner-the } ganan
       *[one] { $owner-the } gana
    } el combate.
grecia-event-combat-tied =
    Los totales son iguales y la defensa resiste: { $owner-who ->
        [neutral] los neutrales ganan
        [you] ganas
        [many] { $owner-the } ganan
       *[one] { $owner-the } gana
    } el combate.
grecia-event-nobody-falls = Hay un 1 en los dados: no se elimina ninguna unidad.
grecia-event-losses-due =
    El atacante pierde { $attacker ->
        [0] ninguna unidad
        [one] { $attacker } unidad
       *[other] { $attacker } unidades
    } y el defensor, { $defender ->
        [0] ninguna
        [one] { $defender } unidad
       *[other] { $defender } unidades
    }.
grecia-event-lost =
    { $owner-who ->
        [neutral] Los neutrales pierden
        [you] Pierdes
        [many] { $owner-The } pierden
       *[one] { $owner-The } pierde
    } { $unit-one } { $zone-in }.
grecia-event-fled =
    { $owner-who ->
        [neutral] Los neutrales huyen
        [you] Huyes
        [many] { $owner-The } huyen
       *[one] { $owner-The } huye
    } { $to-to } con { $unit-one }.
grecia-event-surrendered =
    { $owner-who ->
        [neutral] Los neutrales rinden
        [you] Rindes
        [many] { $owner-The } rinden
       *[one] { $owner-The } rinde
    } { $unit-one } { $zone-in }.
grecia-event-moved-in =
    { $seat-who ->
        [you] Ocupas
        [many] { $seat-The } ocupan
       *[one] { $seat-The } ocupa
    } { $to-the } con { $units }.
grecia-event-went-back =
    { $seat-who ->
        [you] Tus atacantes
       *[other] Los atacantes { $seat-of }
    } vuelven { $to-to }.
grecia-event-fortress-taken =
    { $seat-who ->
        [you] Capturas
        [many] { $seat-The } capturan
       *[one] { $seat-The } captura
    } { $owner-who ->
        [you] tu fortaleza
       *[other] la fortaleza { $owner-of }
    } { $zone-in }.
grecia-event-fortress-retaken =
    { $seat-who ->
        [you] Recuperas tu
        [many] { $seat-The } recuperan su
       *[one] { $seat-The } recupera su
    } propia fortaleza { $zone-in }.
grecia-event-hero-fell =
    { $seat-who ->
        [you] Pierdes
        [many] { $seat-The } pierden
       *[one] { $seat-The } pierde
    } a { $hero }.
grecia-event-capture-supply =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } por la fortaleza.
grecia-event-battle-cards-back =
    { $seat-who ->
        [you] Recuperas
        [many] { $seat-The } recuperan
       *[one] { $seat-The } recupera
    } todas las Cartas de Batalla menos la última.
grecia-event-eliminated =
    { $seat-who ->
        [you] Quedas
        [many] { $seat-The } quedan
       *[one] { $seat-The } queda
    } fuera de la partida.
grecia-event-victory =
    ¡{ $seat-who ->
        [you] Conservas todas tus fortalezas, has conquistado otras y ganas
        [many] { $seat-The } conservan todas sus fortalezas, han conquistado otras y ganan
       *[one] { $seat-The } conserva todas sus fortalezas, ha conquistado otras y gana
    }!
grecia-event-victory-alone =
    ¡{ $seat-who ->
        [you] Solo quedas tú y ganas
        [many] Solo quedan { $seat-the } y ganan
       *[one] Solo queda { $seat-the } y gana
    }!
grecia-event-rounds-over =
    { $rounds ->
        [one] Ha terminado la única ronda
       *[other] Han terminado las { $rounds } rondas
    }.
grecia-event-scored =
    { $seat-who ->
        [you] Tienes
        [many] { $seat-The } tienen
       *[one] { $seat-The } tiene
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $territories ->
        [one] { $territories } territorio
       *[other] { $territories } territorios
    }, { $conquered ->
        [one] { $conquered } fortaleza conquistada
       *[other] { $conquered } fortalezas conquistadas
    } y { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }.
grecia-event-winner =
    ¡{ $seats-who ->
        [you] Ganas
        [many] { $seats-The } ganan
       *[one] { $seats-The } gana
    }!
grecia-event-winners-shared = ¡La victoria se reparte entre { $seats-the }!

## Por qué algo no es legal

grecia-refusal-over = La partida ha terminado.
grecia-refusal-chance-first = Antes hay que sortear, tomar una carta o tirar los dados.
grecia-refusal-not-asked =
    Ahora { $seat-who ->
        [you] decides
        [many] deciden
       *[other] decide
    } { $seat-the }.
grecia-refusal-already-chosen = Ya has elegido tu Carta de Batalla.
grecia-refusal-left-to-chance = Eso lo decide el azar, no tú.
grecia-refusal-not-now = Eso no toca ahora: termina primero lo empezado.
grecia-refusal-colour-taken = Ese color no está libre.
grecia-refusal-not-home = El territorio { $zone-of } no es de tu color.
grecia-refusal-fortress-there = Ya hay una fortaleza { $zone-in }.
grecia-refusal-no-island-fortress = En esta partida no hay fortalezas en islas pequeñas como { $zone-the }.
grecia-refusal-wrong-element = Los barcos van al mar y todo lo demás a tierra: eso no puede ir { $zone-to }.
grecia-refusal-no-such-piece = No te queda esa pieza por colocar.
grecia-refusal-no-place = No hay sitio legal para esa pieza.
grecia-refusal-not-free = El territorio { $zone-of } no está libre.
grecia-refusal-sea-not-adjacent = { $zone-The } no toca ningún territorio tuyo.
grecia-refusal-full = { $zone-In } no caben más unidades.
grecia-refusal-attacked-already = Solo puedes atacar una vez por turno.
grecia-refusal-nothing-to-attack = No hay nada que puedas atacar.
grecia-refusal-nothing-to-move = Ninguna unidad puede moverse.
grecia-refusal-nothing-to-swap = Ningún intercambio cambiaría nada.
grecia-refusal-nothing-to-hire = No puedes contratar nada.
grecia-refusal-without-cards = Se juega sin cartas.
grecia-refusal-empty-deck = En ese mazo no quedan cartas.
grecia-refusal-not-in-hand = No tienes «{ $card }» en la mano.
grecia-refusal-not-this-moment = «{ $card }» no se juega en este momento.
grecia-refusal-conditions-not-met = No se cumplen las condiciones de «{ $card }».
grecia-refusal-support-requested = Tu bando ya ha solicitado apoyo en este combate.
grecia-refusal-nobody-could-support = Nadie podría apoyarte.
grecia-refusal-nothing-to-cancel = No hay ninguna carta que anular.
grecia-refusal-no-own-units = No tienes unidades { $zone-in }.
grecia-refusal-cannot-leave = Las unidades que tienes { $zone-in } no pueden hacerlo.
grecia-refusal-moved-already = La carta mueve cada unidad una sola vez, y desde zonas distintas.
grecia-refusal-no-such-unit = Del tipo «{ $unit }» no queda ninguna unidad.
grecia-refusal-out-of-order = Las unidades se nombran por orden de tipo y del mapa.
grecia-refusal-no-more = Ya has nombrado todo lo que puedes. Di que has terminado o retira algo.
grecia-refusal-out-of-reach = No se llega { $zone-to }.
grecia-refusal-sea-closed = Este turno ya te han negado el paso por { $sea-the }.
grecia-refusal-held-by-others = Otros ocupan { $zone-the }: hay que atacar.
grecia-refusal-lone-fortress = { $zone-In } hay una fortaleza sola: hay que atacarla.
grecia-refusal-nothing-there = { $zone-In } no hay nada que atacar.
grecia-refusal-protected = En la primera ronda no se ataca { $seat-to } antes de su primer turno.
grecia-refusal-land-and-sea = Unidades terrestres y barcos nunca combaten entre sí.
grecia-refusal-one-against-island = Una isla pequeña se ataca por mar con una sola unidad.
grecia-refusal-no-ships-there =
    { $seat-who ->
        [you] No tienes
        [many] { $seat-The } no tienen
       *[one] { $seat-The } no tiene
    } barcos allí.
grecia-refusal-nothing-changes = Así no cambiaría nada.
grecia-refusal-nothing-named = Todavía no has nombrado nada.
grecia-refusal-no-route = Por esos mares no hay ruta.
grecia-refusal-hero-not-here = { $hero } no está aquí.
grecia-refusal-hero-named = { $hero } ya va con las unidades.
grecia-refusal-hero-travelled = { $hero } ya ha viajado este turno.
grecia-refusal-hero-out-of-reach = El héroe no llega { $zone-to }.
grecia-refusal-not-for-hire = { $unit-The } no se contrata.
grecia-refusal-no-cavalry-for-hire = En esta partida no se contrata caballería.
grecia-refusal-too-dear = No te alcanzan los suministros para { $unit-one }.
grecia-refusal-no-counter = No te quedan fichas del tipo «{ $unit }».
grecia-refusal-not-recruiting-here = Ni controlas { $zone-the } ni es un territorio vacío y adyacente.
grecia-refusal-foreign-fortress = { $zone-In } hay una fortaleza de otro color.
grecia-refusal-leaves-too-little-room = Con esa unidad { $zone-in } no habría sitio para las demás.
grecia-refusal-cannot-support = Esa unidad no puede apoyar.
grecia-refusal-battle-card-used = «{ $card }» ya está usada.
grecia-refusal-not-taking-part = No participa ninguna unidad así.
grecia-refusal-not-worth-asking = Pedir paso por { $sea-the } no hace falta o no sirve de nada.
grecia-refusal-the-origin = El atacante vino { $zone-of }.
grecia-refusal-no-refuge = { $zone-In } no hay refugio.
grecia-refusal-must-save = Hay que salvar tantas unidades como se pueda.
grecia-refusal-cannot-rise = { $unit-The } no puede ascender.
grecia-refusal-nobody-to-ask = No hay a quién pedir apoyo.
grecia-refusal-no-quarters = El héroe vuelve con tus tropas o a una fortaleza tuya, y no { $zone-to }.
grecia-refusal-cannot-win-over = { $zone-In } no hay ninguna unidad neutral que puedas ganarte.
grecia-refusal-no-own-ships = No tienes barcos { $sea-in }.
grecia-refusal-compulsory = Hay que elegir algo.

## Lo que se pregunta

grecia-prompt-over = La partida ha terminado.
grecia-prompt-chance = Se sortea, se toma una carta o se tiran los dados.
grecia-prompt-wait =
    Espera: { $seat-who ->
        [you] decides
        [many] deciden
       *[other] decide
    } { $seat-the }.
grecia-prompt-pick-colour = Elige un color.
grecia-prompt-fortress = Coloca una fortaleza.
grecia-prompt-piece = Elige la pieza que colocas.
grecia-prompt-unit-in = ¿Dónde colocas { $unit-one }?
grecia-prompt-hero-in = ¿Dónde colocas a { $hero }?
grecia-prompt-actions =
    Tu turno: te { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }.
grecia-prompt-from = ¿Desde qué zona?
grecia-prompt-target = ¿Qué zona atacas?
grecia-prompt-against = ¿A quién atacas?
grecia-prompt-with = ¿Con qué unidades y héroes?
grecia-prompt-to = ¿Adónde va { $unit-the }?
grecia-prompt-via = ¿Por qué mares pides paso?
grecia-prompt-hero-to = ¿Con qué unidades va el héroe?
grecia-prompt-for = ¿Qué unidad viene a cambio?
grecia-prompt-vote =
    { $purpose ->
        [attack] { $seat-The } { $seat-who ->
            [you] quieres
            [many] quieren
           *[one] quiere
        } atacar por mar { $to-the } { $from-from } con { $units }
        [swap] { $seat-The } { $seat-who ->
            [you] quieres
            [many] quieren
           *[one] quiere
        } intercambiar unidades por mar entre { $from-the } y { $to-the }: { $units }
        [flight] { $seat-The } { $seat-who ->
            [you] quieres
            [many] quieren
           *[one] quiere
        } huir por mar { $from-from } con { $units }
       *[move] { $seat-The } { $seat-who ->
            [you] quieres
            [many] quieren
           *[one] quiere
        } mover { $units } por mar { $from-from } { $to-to }
    }. ¿Dejas pasar las tropas por { $sea-the }?
grecia-prompt-take = ¿Qué unidad tomas?
grecia-prompt-take-in = ¿Dónde colocas { $unit-one }?
grecia-prompt-drill = ¿Qué unidad asciende?
grecia-prompt-recall = ¿Qué héroe vuelve?
grecia-prompt-recall-in = ¿Adónde vuelve el héroe?
grecia-prompt-win-over = ¿Qué unidad neutral te ganas?
grecia-prompt-open-sea = ¿Qué mar abres?
grecia-prompt-step-1 = Antes del combate por { $zone-the }: juega una Carta de Táctica o pasa.
grecia-prompt-support =
    ¿Con qué unidades apoyas al { $side ->
        [attacker] atacante
       *[defender] defensor
    } en el combate por { $zone-the }?
grecia-prompt-allies =
    { $side ->
        [attacker] { $attacker-The } te { $attacker-who ->
            [you] pides
            [many] piden
           *[one] pide
        } apoyo contra { $defender-who ->
            [neutral] los neutrales
           *[other] { $defender-the }
        }
       *[defender] { $defender-The } te { $defender-who ->
            [you] pides
            [many] piden
           *[one] pide
        } apoyo contra { $attacker-the }
    } en el combate por { $zone-the }. Fuerza: atacante { $attack }, defensor { $defence }; el atacante gana en el { $odds } % de los casos. ¿Envías unidades?
grecia-prompt-battle-cards = Elige una Carta de Batalla para el combate por { $zone-the }.
grecia-prompt-after-dice = Después de los dados en el combate por { $zone-the }: juega una carta o pasa.
grecia-prompt-losses =
    Elige { $losses ->
        [one] { $losses } unidad
       *[other] { $losses } unidades
    } por eliminar.
grecia-prompt-flight-ask = Antes de huir: ¿por qué mares pides paso?
grecia-prompt-flight = ¿Adónde huye { $unit-the }?
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
grecia-choice-fortress = Fortaleza { $zone-in }
grecia-choice-place = Colocar { $unit-one }
grecia-choice-in = { $zone-In }
grecia-choice-move = Mover
grecia-choice-attack = Atacar
grecia-choice-swap = Intercambiar
grecia-choice-supplies = Tomar suministros
grecia-choice-hire = Contratar mercenarios
grecia-choice-senate = Tomar una Carta de Senado
grecia-choice-tactics = Tomar una Carta de Táctica
grecia-choice-pass = Pasar
grecia-choice-from = { $zone-From }
grecia-choice-with = Con { $unit-the }
grecia-choice-to = { $zone-To }
grecia-choice-via = Por { $sea-the }
grecia-choice-via-two = Por { $sea-the } y { $second-the }
grecia-choice-for = Por { $unit-the }
grecia-choice-against = Contra { $seat-the }
grecia-choice-hero = El héroe { $hero }
grecia-choice-go = Adelante
grecia-choice-take =
    Tomar { $unit-one } { $price ->
        [0] gratis
        [one] por { $price } suministro
       *[other] por { $price } suministros
    }
grecia-choice-done = Listo
grecia-choice-consent = Permitir el paso
grecia-choice-refuse = Negar el paso
grecia-choice-tactic = Jugar «{ $card }»
grecia-choice-open = Abrir { $sea-the }
grecia-choice-support = Apoyar con { $unit-the } { $zone-in }
grecia-choice-request = Pedir apoyo a los demás
grecia-choice-card = { $card }, de valor { $value }
grecia-choice-lose = Eliminar { $unit-the }
grecia-choice-lose-supporter = Eliminar del apoyo { $unit-the } { $zone-in }
grecia-choice-ask = Pedir paso por { $sea-the }
grecia-choice-surrender = Rendirse
grecia-choice-promote = Ascender { $unit-the } { $zone-in }
grecia-choice-start = Empieza { $seat }
grecia-choice-draw = Tomar «{ $card }»
grecia-choice-dice = Dados: { $attacker } y { $defender }
grecia-choice-die = Dado: { $number }

## Lo que se puede acordar

grecia-option-situation = Situación de partida
grecia-option-situation-help = Si la partida empieza como siempre o en una posición que trae la edición, con las opciones que le corresponden.
grecia-option-situation-usual = la habitual
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
