napoleon-title = Napoleón - Imperios del Pasado
napoleon-tagline = Campañas, flotas y banderas: la Europa de 1796 a 1815, reglas avanzadas, de 2 a 8 jugadores.

## Lo que ocurre

napoleon-event-start-drawn =
    { $seat-who ->
        [you] Empiezas
        [many] { $seat-The } empiezan
       *[one] { $seat-The } empieza
    } por sorteo.
napoleon-event-empire-chosen =
    { $seat-who ->
        [you] Eliges
       *[other] { $seat-name } elige
    } { $empire-the }.
napoleon-event-neutrals-placed =
    { $units ->
        [one] { $units } unidad neutral queda colocada
       *[other] { $units } unidades neutrales quedan colocadas
    }.
napoleon-event-unit-placed =
    { $seat-who ->
        [you] Colocas
       *[other] { $empire-The } coloca
    } { $unit-one } { $zone-in }.
napoleon-event-route-dealt =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } la Ruta Comercial «{ $route }».
napoleon-event-route-laid-aside =
    La Ruta Comercial «{ $route }» muestra una ciudad { $seat-who ->
        [you] tuya
       *[other] { $seat-of }
    } y se aparta.
napoleon-event-round-begins = Comienza la ronda { $round }.
napoleon-event-turn-begins =
    Ronda { $round }: { $seat-who ->
        [you] es tu turno
       *[other] turno { $seat-of }
    }.
napoleon-event-trade-income =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } por la Ruta Comercial «{ $route }».
napoleon-event-passed =
    { $seat-who ->
        [you] Pasas y renuncias
        [many] { $seat-The } pasan y renuncian
       *[one] { $seat-The } pasa y renuncia
    } al resto de las acciones.
napoleon-event-supply-taken =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
napoleon-event-moved =
    { $seat-who ->
        [you] Mueves
       *[other] { $empire-The } mueve
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-ridden-down =
    { $seat-who ->
        [you] { $rider-who ->
            [many] Tus
           *[one] Tu
        } { $rider-bare }
       *[other] { $rider-The } { $seat-of }
    } { $rider-who ->
        [you] arrollas
        [many] arrollan
       *[one] arrolla
    } { $zone-in } { $owner-who ->
        [neutral] { $unit-whom } { $unit-who ->
            [many] neutrales
           *[one] neutral
        }
        [you] a { $unit-who ->
            [many] tus
           *[one] tu
        } { $unit-bare }
       *[other] { $unit-whom } { $owner-of }
    }.
napoleon-event-swapped =
    { $seat-who ->
        [you] Intercambias
        [many] { $seat-The } intercambian
       *[one] { $seat-The } intercambia
    } { $first-one } { $here-in } con { $second-one } { $there-in }.
napoleon-event-entered =
    { $seat-who ->
        [you] Entras
       *[other] { $empire-The } entra
    } en la ciudad { $zone-of } con { $unit-one }.
napoleon-event-left =
    { $seat-who ->
        [you] Sales
       *[other] { $empire-The } sale
    } de la ciudad { $zone-of } con { $unit-one }.
napoleon-event-recruited =
    { $seat-who ->
        [you] Reclutas
       *[other] { $empire-The } recluta
    } { $unit-one } { $zone-in } por { $price ->
        [one] { $price } suministro
       *[other] { $price } suministros
    }.
napoleon-event-gained =
    { $seat-who ->
        [you] Recibes
       *[other] { $empire-The } recibe
    } { $unit-one } { $zone-in }.
napoleon-event-card-drawn =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } la carta «{ $card }».
napoleon-event-supply-by-card =
    { $seat-who ->
        [you] Recibes
        [many] { $seat-The } reciben
       *[one] { $seat-The } recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } por la carta.
napoleon-event-consolation =
    La carta no tiene efecto: { $seat-who ->
        [you] tomas
        [many] { $seat-the } toman
       *[one] { $seat-the } toma
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    } en su lugar.
napoleon-event-supply-lost =
    { $seat-who ->
        [you] Devuelves
        [many] { $seat-The } devuelven
       *[one] { $seat-The } devuelve
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
napoleon-event-supply-given =
    { $to-who ->
        [you] { $seat-The } te { $seat-who ->
            [you] das
            [many] dan
           *[one] da
        } { $supply ->
            [one] { $supply } suministro
           *[other] { $supply } suministros
        }
       *[other] { $seat-who ->
            [you] Das
            [many] { $seat-The } dan
           *[one] { $seat-The } da
        } { $supply ->
            [one] { $supply } suministro
           *[other] { $supply } suministros
        } { $to-whom }
    }.
napoleon-event-attack-bonus =
    { $seat-who ->
        [you] Sumas
        [many] { $seat-The } suman
       *[one] { $seat-The } suma
    } { $amount } al ataque de este turno.
napoleon-event-defence-bonus =
    { $seat-who ->
        [you] Sumas
        [many] { $seat-The } suman
       *[one] { $seat-The } suma
    } { $amount } a cada defensa hasta { $seat-who ->
        [you] tu
       *[other] su
    } próximo turno.
napoleon-event-truce =
    Hay tregua hasta { $seat-who ->
        [you] tu próximo turno: { $rival-the } no { $rival-who ->
            [you] puedes
            [many] pueden
           *[one] puede
        } atacarte
       *[other] el próximo turno { $seat-of }: { $rival-who ->
            [you] no puedes
            [many] { $rival-the } no pueden
           *[one] { $rival-the } no puede
        } atacar { $seat-whom }
    }.
napoleon-event-neutral-raised = { $zone-The } se arma con { $unit-one }.
napoleon-event-transferred =
    { $seat-who ->
        [you] Trasladas
       *[other] { $empire-The } traslada
    } { $unit-one } { $from-from } { $to-to }.
napoleon-event-battle-card-recovered =
    { $seat-who ->
        [you] Recuperas
        [many] { $seat-The } recuperan
       *[one] { $seat-The } recupera
    } la Carta de Batalla «{ $card-name }», de valor { $card-count }.
napoleon-event-route-drawn =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } la Ruta Comercial «{ $route }».
napoleon-event-route-kept =
    { $seat-who ->
        [you] Te quedas
        [many] { $seat-The } se quedan
       *[one] { $seat-The } se queda
    } con la Ruta Comercial «{ $route }».
napoleon-event-peeked =
    { $seat-who ->
        [you] Miras
        [many] { $seat-The } miran
       *[one] { $seat-The } mira
    } una Carta de Azar.
napoleon-event-peeked-own =
    { $seat-who ->
        [you] Miras
        [many] { $seat-The } miran
       *[one] { $seat-The } mira
    } la Carta de Azar «{ $card-name }», de valor { $card-count }.
napoleon-event-arranged =
    { $seat-who ->
        [you] Devuelves
        [many] { $seat-The } devuelven
       *[one] { $seat-The } devuelve
    } las Cartas de Azar a lo alto del mazo.
napoleon-event-chance-reshuffled = El mazo de Azar se baraja de nuevo.
napoleon-event-promoted =
    { $seat-who ->
        [you] Asciendes
       *[other] { $empire-The } asciende
    } { $unit-one } { $zone-in } a { $higher-bare }.
napoleon-event-sea-asked =
    { $seat-who ->
        [you] Pides
        [many] { $seat-The } piden
       *[one] { $seat-The } pide
    } paso por { $sea-the }.
napoleon-event-consented =
    { $seat-who ->
        [you] Permites
        [many] { $seat-The } permiten
       *[one] { $seat-The } permite
    } el paso por { $sea-the } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
napoleon-event-refused =
    { $seat-who ->
        [you] Niegas
        [many] { $seat-The } niegan
       *[one] { $seat-The } niega
    } el paso por { $sea-the } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
napoleon-event-sea-open =
    { $seat-who ->
        [you] Puedes
        [many] { $seat-The } pueden
       *[one] { $seat-The } puede
    } pasar por { $sea-the }, por { $allow } contra { $refuse }.
napoleon-event-sea-closed =
    { $seat-who ->
        [you] No puedes
        [many] { $seat-The } no pueden
       *[one] { $seat-The } no puede
    } pasar por { $sea-the }, por { $refuse } contra { $allow }.
napoleon-event-attack =
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
napoleon-event-attack-neutral =
    { $seat-who ->
        [you] Atacas
        [many] { $seat-The } atacan
       *[one] { $seat-The } ataca
    } a los neutrales { $to-in } { $from-from } con { $units }.
napoleon-event-attack-sea =
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
    } { $to-in } { $from-from } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
napoleon-event-battle-card-chosen =
    { $seat-who ->
        [you] Has
        [many] { $seat-The } han
       *[one] { $seat-The } ha
    } elegido una Carta de Batalla.
napoleon-event-battle-card-chosen-own =
    { $seat-who ->
        [you] Has
        [many] { $seat-The } han
       *[one] { $seat-The } ha
    } elegido la Carta de Batalla «{ $card-name }», de valor { $card-count }.
napoleon-event-battle-card-shown =
    { $seat-who ->
        [you] Muestras
        [many] { $seat-The } muestran
       *[one] { $seat-The } muestra
    } la Carta de Batalla «{ $card-name }», de valor { $card-count }.
napoleon-event-supports =
    { $seat-who ->
        [you] Apoyas
       *[other] { $empire-The } apoya
    } al { $side ->
        [attacker] atacante
       *[defender] defensor
    } con { $unit-one } { $zone-from }.
napoleon-event-support-accepted =
    El { $side ->
        [attacker] atacante
       *[defender] defensor
    } acepta { $seat-who ->
        [you] tu apoyo
       *[other] el apoyo { $seat-of }
    }.
napoleon-event-support-refused =
    El { $side ->
        [attacker] atacante
       *[defender] defensor
    } rechaza { $seat-who ->
        [you] tu apoyo
       *[other] el apoyo { $seat-of }
    }.
napoleon-event-chance-drawn =
    { $owner-who ->
        [neutral] Los neutrales toman
        [you] Tomas
        [many] { $owner-The } toman
       *[one] { $owner-The } toma
    } la Carta de Azar «{ $card-name }», de valor { $card-count }, para { $side ->
        [attacker] el ataque
       *[defender] la defensa
    }.
napoleon-event-totalled =
    { $owner-who ->
        [neutral] Los neutrales suman
        [you] Sumas
        [many] { $owner-The } suman
       *[one] { $owner-The } suma
    } { $total } en { $side ->
        [attacker] el ataque
       *[defender] la defensa
    }: unidades { $units }{ $combined_arms ->
        [0] {""}
       *[other] , unidades combinadas { $combined_arms }
    }{ $city ->
        [0] {""}
       *[other] , ciudad { $city }
    }{ $mountains ->
        [0] {""}
       *[other] , montaña { $mountains }
    }{ $bonus ->
        [0] {""}
       *[other] , cartas { $bonus }
    }{ $battle_card ->
        [0] {""}
       *[other] , Carta de Batalla { $battle_card }
    }{ $chance_card ->
        [0] {""}
       *[other] , Carta de Azar { $chance_card }
    }.
napoleon-event-combat-won =
    { $side ->
        [attacker] El ataque triunfa
       *[defender] La defensa resiste
    }: { $owner-who ->
        [neutral] los neutrales ganan
        [you] ganas
        [many] { $owner-the } ganan
       *[one] { $owner-the } gana
    } el combate.
napoleon-event-combat-tied =
    Las fuerzas son iguales y la defensa resiste: { $owner-who ->
        [neutral] los neutrales ganan
        [you] ganas
        [many] { $owner-the } ganan
       *[one] { $owner-the } gana
    } el combate.
napoleon-event-nobody-falls = El icono de Huida está a la vista: no se elimina ninguna unidad en este combate.
napoleon-event-losses-due =
    El atacante pierde { $attacker ->
        [0] ninguna unidad
        [one] { $attacker } unidad
       *[other] { $attacker } unidades
    } y el defensor, { $defender ->
        [0] ninguna
        [one] { $defender } unidad
       *[other] { $defender } unidades
    }.
napoleon-event-lost =
    { $owner-who ->
        [neutral] Los neutrales pierden
        [you] Pierdes
       *[other] { $empire-The } pierde
    } { $unit-one } { $zone-in }.
napoleon-event-pursued =
    { $seat-who ->
        [you] Tu caballería
       *[other] La caballería { $seat-of }
    } arrolla { $owner-who ->
        [neutral] { $unit-whom } { $unit-who ->
            [many] neutrales
           *[one] neutral
        }
        [you] a { $unit-who ->
            [many] tus
           *[one] tu
        } { $unit-bare }
       *[other] { $unit-whom } { $owner-of }
    } en su huida { $zone-from }.
napoleon-event-fled =
    { $seat-who ->
        [you] Huyes
       *[other] { $empire-The } huye
    } { $to-to } con { $unit-one }.
napoleon-event-surrendered =
    { $owner-who ->
        [neutral] Los neutrales rinden
        [you] Rindes
       *[other] { $empire-The } rinde
    } { $unit-one } { $zone-in }.
napoleon-event-moved-in =
    { $seat-who ->
        [you] Ocupas
        [many] { $seat-The } ocupan
       *[one] { $seat-The } ocupa
    } { $to-the } con { $units }.
napoleon-event-sailed-in =
    { $seat-who ->
        [you] Entras
        [many] { $seat-The } entran
       *[one] { $seat-The } entra
    } { $to-in } con { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    }.
napoleon-event-went-back =
    { $seat-who ->
        [you] Tus atacantes
       *[other] Los atacantes { $seat-of }
    } están de vuelta { $to-in }.
napoleon-event-city-captured =
    { $seat-who ->
        [you] Tomas
        [many] { $seat-The } toman
       *[one] { $seat-The } toma
    } la ciudad { $zone-of } y { $seat-who ->
        [you] recibes
        [many] reciben
       *[one] recibe
    } { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
napoleon-event-battle-cards-back =
    { $seat-who ->
        [you] Recuperas
        [many] { $seat-The } recuperan
       *[one] { $seat-The } recupera
    } todas las Cartas de Batalla menos la última.
napoleon-event-out =
    { $seat-who ->
        [you] Quedas
        [many] { $seat-The } quedan
       *[one] { $seat-The } queda
    } fuera de la partida.
napoleon-event-victory =
    ¡{ $seat-who ->
        [you] Conservas todas tus banderas, has conquistado las necesarias y ganas
        [many] { $seat-The } conservan todas sus banderas, han conquistado las necesarias y ganan
       *[one] { $seat-The } conserva todas sus banderas, ha conquistado las necesarias y gana
    }!
napoleon-event-victory-alone =
    ¡{ $seat-who ->
        [you] Solo quedas tú y ganas
        [many] Solo quedan { $seat-the } y ganan
       *[one] Solo queda { $seat-the } y gana
    }!
napoleon-event-rounds-over =
    { $rounds ->
        [one] Ha terminado la única ronda
       *[other] Han terminado las { $rounds } rondas
    }.
napoleon-event-counted =
    { $seat-who ->
        [you] Tienes
        [many] { $seat-The } tienen
       *[one] { $seat-The } tiene
    } { $flags ->
        [one] { $flags } bandera
       *[other] { $flags } banderas
    }, { $zones ->
        [one] { $zones } zona
       *[other] { $zones } zonas
    }, { $seas ->
        [one] { $seas } mar
       *[other] { $seas } mares
    }, { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    } y { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
napoleon-event-winner =
    ¡{ $seats-who ->
        [you] Ganas
        [many] { $seats-The } ganan
       *[one] { $seats-The } gana
    }!
napoleon-event-winners-shared = ¡La victoria se reparte entre { $seats-the }!

## Por qué algo no vale

napoleon-refusal-over = La partida ha terminado.
napoleon-refusal-chance-first = Primero se toma una carta o decide la suerte.
napoleon-refusal-not-asked =
    Ahora { $seat-who ->
        [you] decides
        [many] deciden
       *[other] decide
    } { $seat-the }.
napoleon-refusal-already-chosen = Ya has elegido tu Carta de Batalla.
napoleon-refusal-left-to-chance = Eso lo decide la suerte.
napoleon-refusal-not-now = Ahora no: termina antes lo que ha empezado.
napoleon-refusal-empire-taken = { $empire-The } ya tiene dueño.
napoleon-refusal-not-your-empire = No juegas con { $empire-the }.
napoleon-refusal-no-such-piece = No te queda ninguna unidad del tipo «{ $unit }» { $empire-of } por colocar.
napoleon-refusal-not-home = { $zone-The } no es una zona inicial tuya.
napoleon-refusal-wrong-element = Los barcos van al mar y las demás unidades a tierra: esta no puede ir { $zone-to }.
napoleon-refusal-sea-not-adjacent = { $zone-The } no toca ninguna zona adecuada.
napoleon-refusal-full = { $zone-In } no caben más unidades.
napoleon-refusal-no-action-left = No te quedan acciones.
napoleon-refusal-attacked-already = Solo hay un ataque por turno.
napoleon-refusal-nothing-to-attack = No puedes atacar nada.
napoleon-refusal-nothing-to-move = Ninguna unidad puede moverse.
napoleon-refusal-nothing-to-swap = Ningún intercambio cambiaría nada.
napoleon-refusal-nothing-to-recruit = No puedes reclutar nada.
napoleon-refusal-no-own-units = No tienes unidades { $zone-in }.
napoleon-refusal-cannot-leave = Las unidades que tienes { $zone-in } no pueden hacerlo.
napoleon-refusal-leaves-freely = De una ciudad como { $zone-the } se sale con una acción libre.
napoleon-refusal-moved-already = La carta mueve { $unit-the } { $empire-of } una sola vez.
napoleon-refusal-no-such-unit = Del tipo «{ $unit }» no queda ninguna unidad { $empire-of }.
napoleon-refusal-out-of-order = Las unidades se nombran en orden: a caballo, a pie, artillería; y las zonas en el orden del mapa.
napoleon-refusal-no-rider = Ninguna caballería arrolla al enemigo { $zone-in }.
napoleon-refusal-out-of-reach = No se llega { $zone-to }.
napoleon-refusal-sea-closed = Este turno ya te han negado el paso por { $sea-the }.
napoleon-refusal-held-by-others = Hay enemigos { $zone-in }: hay que atacar.
napoleon-refusal-spared = No puedes entrar { $zone-in } antes del primer turno { $seat-whose }.
napoleon-refusal-entered-freely = { $zone-In } se entra con una acción libre.
napoleon-refusal-nothing-there = { $zone-In } no hay nada que atacar.
napoleon-refusal-own-units = { $zone-In } están tus propias unidades.
napoleon-refusal-protected = Ahora no puedes atacar { $seat-to }.
napoleon-refusal-land-and-sea = Las unidades de tierra y los barcos no luchan entre sí.
napoleon-refusal-alone-against-horse = Una milicia o artillería sola no ataca a la caballería en campo abierto { $zone-in }.
napoleon-refusal-one-against-port = Desde el mar ataca una ciudad una sola unidad.
napoleon-refusal-no-ships-there =
    { $seat-who ->
        [you] No tienes
        [many] { $seat-The } no tienen
       *[one] { $seat-The } no tiene
    } barcos allí.
napoleon-refusal-nothing-changes = No cambiaría nada.
napoleon-refusal-nothing-named = Aún no has nombrado nada.
napoleon-refusal-no-route = Esos mares no forman una ruta.
napoleon-refusal-city-not-empty = La ciudad { $zone-of } no está vacía.
napoleon-refusal-not-around-city = Esa unidad no está en el territorio { $zone-of }.
napoleon-refusal-not-such-city = { $zone-The } no es una ciudad adecuada.
napoleon-refusal-besieged = Hay enemigos ante { $zone-the }.
napoleon-refusal-came-and-went = { $zone-In } ya ha habido entradas o salidas desde la última acción.
napoleon-refusal-not-for-recruiting =
    { $unit-The } { $empire-of } no se { $unit-who ->
        [many] reclutan
       *[other] recluta
    }.
napoleon-refusal-not-on-the-card = La carta no se refiere { $unit-to } { $empire-of }.
napoleon-refusal-card-used-up = La carta no da para más.
napoleon-refusal-too-dear = No te alcanzan los suministros para { $unit-one } { $empire-of }.
napoleon-refusal-no-counter = No quedan fichas del tipo «{ $unit }» { $empire-of }.
napoleon-refusal-no-place = No hay sitio para { $unit-the } { $empire-of }.
napoleon-refusal-not-controlled = No controlas { $zone-the }.
napoleon-refusal-foreign-home = { $zone-The } es una zona inicial de otro jugador.
napoleon-refusal-option-impossible = Esa opción no puede cumplirse.
napoleon-refusal-no-effect = Ahí la carta no tendría efecto.
napoleon-refusal-compulsory = Hay que elegir algo.
napoleon-refusal-route-not-drawn = Esa Ruta Comercial no se ha tomado.
napoleon-refusal-card-in-hand = «{ $card-name }» ya está en tu mano.
napoleon-refusal-battle-card-used = «{ $card-name }» ya está usada.
napoleon-refusal-not-looked-at = Esa carta no está entre las que has mirado.
napoleon-refusal-cannot-support = { $zone-From } no puede participar.
napoleon-refusal-wrong-support = Los barcos no apoyan en tierra ni las unidades de tierra en el mar, salvo en un puerto atacado.
napoleon-refusal-not-taking-part =
    { $unit-The } { $empire-of } no { $unit-who ->
        [many] participan
       *[other] participa
    }.
napoleon-refusal-ships-at-port = Los barcos de un puerto no pueden ser eliminados.
napoleon-refusal-own-units-first = Primero se eliminan las unidades propias.
napoleon-refusal-not-fleeing =
    { $unit-The } { $empire-of } no { $unit-who ->
        [many] huyen o no son vulnerables
       *[other] huye o no es vulnerable
    }.
napoleon-refusal-not-worth-asking = Pedir paso por { $sea-the } no hace falta o no sirve de nada.
napoleon-refusal-the-origin = El ataque vino { $zone-of }.
napoleon-refusal-no-refuge = { $zone-In } no hay refugio.
napoleon-refusal-must-flee = Deben huir tantas unidades como sea posible.
napoleon-refusal-cannot-rise =
    { $unit-The } { $empire-of } no { $unit-who ->
        [many] pueden
       *[other] puede
    } ascender.
napoleon-refusal-no-higher-counter = No queda ninguna ficha del nivel siguiente para { $unit-the } { $empire-of }.
napoleon-refusal-no-promotion = No hay ascenso para { $unit-the } { $empire-of }.

## Lo que se pregunta

napoleon-prompt-over = La partida ha terminado.
napoleon-prompt-chance = Decide la suerte.
napoleon-prompt-wait =
    Espera: { $seat-who ->
        [you] decides
        [many] deciden
       *[other] decide
    } { $seat-the }.
napoleon-prompt-pick-empire = Elige un imperio.
napoleon-prompt-piece = ¿Qué unidad colocas ahora?
napoleon-prompt-piece-in = ¿Dónde colocas { $unit-one } { $empire-of }?
napoleon-prompt-actions =
    Tu turno: te { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }.
napoleon-prompt-from =
    ¿Desde qué zona { $verb ->
        [move] mueves
        [attack] atacas
        [swap] intercambias
       *[storm] asaltas
    }?
napoleon-prompt-target = ¿Qué zona atacas?
napoleon-prompt-against = ¿A quién atacas?
napoleon-prompt-way = ¿Por tierra o por mar?
napoleon-prompt-via = ¿Por qué mares pides paso?
napoleon-prompt-with =
    { $verb ->
        [move] ¿Qué unidad mueves
        [attack] ¿Con qué unidad atacas
        [swap] ¿Qué unidad intercambias
       *[storm] ¿Con qué unidad asaltas
    }?
napoleon-prompt-to =
    ¿Adónde { $unit-who ->
        [many] van
       *[other] va
    } { $unit-the } { $empire-of }?
napoleon-prompt-for = ¿Por qué unidad la cambias?
napoleon-prompt-vote =
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
napoleon-prompt-ride = ¿Asciende la caballería que ha arrollado?
napoleon-prompt-storm = ¿Asaltas una ciudad al llegar?
napoleon-prompt-take =
    ¿Qué unidad tomas? Tienes { $supply ->
        [one] { $supply } suministro
       *[other] { $supply } suministros
    }.
napoleon-prompt-take-in = ¿Dónde colocas { $unit-one } { $empire-of }?
napoleon-prompt-option = ¿Qué opción de «{ $card }» eliges?
napoleon-prompt-rival = ¿Qué rival eliges para «{ $card }»?
napoleon-prompt-frost = ¿Qué territorio sufre?
napoleon-prompt-desert = ¿Qué unidad eliminas?
napoleon-prompt-rising = ¿Qué ciudad se arma?
napoleon-prompt-keep-route = ¿Con qué Ruta Comercial te quedas?
napoleon-prompt-arrange = ¿Qué Carta de Azar va ahora encima?
napoleon-prompt-recover = ¿Qué Carta de Batalla recuperas?
napoleon-prompt-drill = ¿Qué unidad asciendes?
napoleon-prompt-transfer-from = ¿Desde dónde trasladas una unidad?
napoleon-prompt-transfer-with = ¿Qué unidad trasladas?
napoleon-prompt-transfer-to = ¿Adónde trasladas { $unit-the } { $empire-of }?
napoleon-prompt-battle-cards = Elige una Carta de Batalla para el combate por { $zone-the }.
napoleon-prompt-join =
    ¿Qué unidades tuyas se unen al { $side ->
        [attacker] atacante
       *[defender] defensor
    } en el combate por { $zone-the }?
napoleon-prompt-aid = ¿A qué bando apoyas en el combate por { $zone-the }?
napoleon-prompt-aid-with =
    ¿Con qué unidades apoyas al { $side ->
        [attacker] atacante
       *[defender] defensor
    } en el combate por { $zone-the }?
napoleon-prompt-welcome =
    ¿Aceptas el apoyo { $seat-of } para { $side ->
        [attacker] el ataque
       *[defender] la defensa
    }?
napoleon-prompt-losses =
    Elige { $losses ->
        [one] { $losses } unidad
       *[other] { $losses } unidades
    } por eliminar.
napoleon-prompt-pursuit =
    ¿A quién persigue tu caballería? Le { $charges ->
        [one] queda 1 carga
       *[other] quedan { $charges } cargas
    }.
napoleon-prompt-flight-ask = Antes de huir: ¿por qué mares pides paso?
napoleon-prompt-flight =
    ¿Adónde { $unit-who ->
        [many] huyen
       *[other] huye
    } { $unit-the } { $empire-of }?
napoleon-prompt-advance = ¿Qué unidad entra en la ciudad { $zone-of }?
napoleon-prompt-promotion =
    ¿Qué unidad asciendes tras { $side ->
        [attacker] atacar
       *[defender] defender
    } { $zone-the }?

## Lo que se coloca antes del primer turno

napoleon-piece-unit = { $unit }
napoleon-piece-of-choice = Unidad a tu elección

## Lo que se puede elegir

napoleon-choice-empire = { $empire }
napoleon-choice-place = Colocar { $unit-one } { $empire-of }
napoleon-choice-in = { $zone-In }
napoleon-choice-move = Mover
napoleon-choice-attack = Atacar
napoleon-choice-swap = Intercambiar
napoleon-choice-supply = Tomar suministros
napoleon-choice-recruit = Reclutar
napoleon-choice-politics = Tomar una Carta de Política
napoleon-choice-army = Tomar una Carta de Ejército
napoleon-choice-enter = Entrar { $zone-in } con { $unit-the } { $empire-of }
napoleon-choice-leave = Salir { $zone-of }
napoleon-choice-pass = Pasar
napoleon-choice-done = Listo
napoleon-choice-end-turn = Terminar el turno
napoleon-choice-from = { $zone-From }
napoleon-choice-with = Con { $unit-the } { $empire-of }
napoleon-choice-to = { $zone-To }
napoleon-choice-by-land = Por tierra
napoleon-choice-by-sea = Por mar
napoleon-choice-via = Por { $sea-the }
napoleon-choice-via-two = Por { $sea-the } y { $second-the }
napoleon-choice-for = Por { $unit-the } { $empire-of }
napoleon-choice-against = Contra { $seat-the }
napoleon-choice-go = Adelante
napoleon-choice-consent = Aceptar
napoleon-choice-refuse = Rechazar
napoleon-choice-storm = Asaltar { $zone-the }
napoleon-choice-take =
    Tomar { $unit-one } { $empire-of } { $price ->
        [0] gratis
        [one] por { $price } suministro
       *[other] por { $price } suministros
    }
napoleon-choice-option = Opción { $number }
napoleon-choice-rival = { $seat }
napoleon-choice-keep = Quedarse con «{ $route }»
napoleon-choice-top = Poner encima «{ $card-name }», de valor { $card-count }
napoleon-choice-recover = Recuperar «{ $card-name }», de valor { $card-count }
napoleon-choice-card =
    { $card-name }, de valor { $value }{ $icon ->
        [great-battle] , con Gran Batalla
        [flight] , con Huida
        [promotion] , con Ascenso
       *[none] { "" }
    }
napoleon-choice-aid =
    Apoyar al { $side ->
        [attacker] atacante
       *[defender] defensor
    }
napoleon-choice-support = Participar con { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-lose = Eliminar { $unit-the } { $empire-of }
napoleon-choice-lose-at = Eliminar { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-pursue = Perseguir { $unit-to } { $empire-of } { $zone-in }
napoleon-choice-ask = Pedir paso por { $sea-the }
napoleon-choice-surrender = Rendirse
napoleon-choice-advance = Avanzar con { $unit-the } { $empire-of }
napoleon-choice-promote = Ascender { $unit-the } { $empire-of } { $zone-in }
napoleon-choice-start = Empieza { $seat }
napoleon-choice-route = Ruta Comercial «{ $route }»
napoleon-choice-draw = Tomar «{ $card-name }»
napoleon-choice-peek = Mirar «{ $card-name }», de valor { $card-count }

## Lo que se puede acordar

napoleon-option-situation = Situación de partida
napoleon-option-situation-help = Si la partida empieza como siempre o en una posición que trae la edición, con las opciones que le corresponden.
napoleon-option-situation-usual = la habitual
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
napoleon-option-first_round_truce-help = Antes de su primer turno nadie es atacado, ni se entra en sus zonas vacías.
napoleon-option-first_round_truce-scenario = Según el escenario
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
