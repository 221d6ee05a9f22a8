# Lo que dice la sala de Napoleón.

web-napoleon-title = Napoleón
web-napoleon-setting-up = Preparación
web-napoleon-round = Ronda { $round } de { $rounds }
web-napoleon-actions-left =
    { $count ->
        [one] Queda { $count } acción
       *[other] Quedan { $count } acciones
    }
web-napoleon-out = fuera de la partida
web-napoleon-flags = Banderas propias: { $own }. Conquistadas: { $conquered }
web-napoleon-supply =
    { $count ->
        [one] { $count } ficha de suministro
       *[other] { $count } fichas de suministro
    }
web-napoleon-route = Ruta Comercial
web-napoleon-route-open = Ruta Comercial con { $city }: abierta
web-napoleon-route-closed = Ruta Comercial con { $city }: cerrada
web-napoleon-open = abierta
web-napoleon-closed = cerrada
web-napoleon-truces = Tregua: no puede atacarle { $names }
web-napoleon-neutrals = Neutrales
web-napoleon-action-move = Mover
web-napoleon-action-attack = Atacar
web-napoleon-action-swap = Intercambiar
web-napoleon-action-storm = Asaltar
web-napoleon-action-supply = Suministro
web-napoleon-action-recruit = Reclutar
web-napoleon-action-politics = Política
web-napoleon-action-army = Ejército
web-napoleon-free-actions = Acciones libres
web-napoleon-enter-city = Entrar en { $zone }
web-napoleon-leave-city = Salir de { $zone }
web-napoleon-named-so-far = Lo ya nombrado
web-napoleon-votes = A favor { $allow } · en contra { $refuse }
web-napoleon-odds = Probabilidad de ganar: { $share }
web-napoleon-against = { $own } contra { $rival }
web-napoleon-mountains = Hay montañas de por medio
web-napoleon-price =
    { $count ->
        [one] Cuesta { $count } suministro
       *[other] Cuesta { $count } suministros
    }
web-napoleon-sign-great-battle = Gran Batalla
web-napoleon-sign-promotion = Ascenso
web-napoleon-sign-flight = Huida
web-napoleon-sign-eliminate = Eliminar
web-napoleon-face-down = Carta boca abajo
web-napoleon-no-card-yet = Aún sin carta
web-napoleon-hand = Tus Cartas de Batalla
web-napoleon-hand-of = Cartas de Batalla de { $name }
web-napoleon-hand-count =
    { $held } en mano · { $used ->
        [one] { $used } usada
       *[other] { $used } usadas
    }
web-napoleon-used = (usada)
web-napoleon-chance = Azar
web-napoleon-chance-left =
    { $count ->
        [one] Queda { $count } Carta de Azar
       *[other] Quedan { $count } Cartas de Azar
    }
web-napoleon-battle-of = Combate · { $zone }
web-napoleon-step-cards = Cartas
web-napoleon-step-support = Apoyo
web-napoleon-step-chance = Azar
web-napoleon-step-losses = Bajas
web-napoleon-supports = Apoyo de { $name }, { $zone }
web-napoleon-units-open = Unidades, valor en campo abierto
web-napoleon-units-city = Unidades, valor en ciudad
web-napoleon-part-combined-arms = Unidades combinadas
web-napoleon-part-city = Ciudad
web-napoleon-part-mountains = Montaña
web-napoleon-part-bonus = Cartas leídas
web-napoleon-part-battle-card = Carta de Batalla
web-napoleon-part-chance-card = Carta de Azar
web-napoleon-effect-gain-supply = Tomar { $amount } de suministro
web-napoleon-effect-gain-supply-count-port-cities = Tomar { $amount } de suministro por cada puerto que controlas, { $most } como máximo
web-napoleon-effect-gain-supply-count-conquered-flags = Tomar { $amount } de suministro por cada bandera conquistada, { $most } como máximo
web-napoleon-effect-gain-supply-count-seas-with-own-ships = Tomar { $amount } de suministro por cada mar con barcos tuyos, { $most } como máximo
web-napoleon-effect-promote-horse =
    { $amount ->
        [one] Ascender { $amount } unidad a caballo
       *[other] Ascender hasta { $amount } unidades a caballo
    }
web-napoleon-effect-promote-foot =
    { $amount ->
        [one] Ascender { $amount } unidad a pie
       *[other] Ascender hasta { $amount } unidades a pie
    }
web-napoleon-effect-redeploy-ship = Trasladar hasta { $amount } barcos
web-napoleon-effect-free-recruit = Reclutar más barato, sin gastar acción
web-napoleon-tie-victory = Conquistar las banderas necesarias conservando las propias
web-napoleon-tie-flags = Banderas
web-napoleon-tie-zones = Territorios y ciudades
web-napoleon-tie-seas = Mares con barcos propios
web-napoleon-tie-units = Unidades en el tablero
web-napoleon-tie-supply = Fichas de suministro
web-napoleon-board = Tablero: Europa hacia 1800
web-napoleon-legend = Izquierda: valor en campo abierto. Derecha: valor en ciudad.
web-napoleon-zone-held = De { $name }
web-napoleon-zone-neutral = Unidades neutrales
web-napoleon-zone-flag = Con bandera
web-napoleon-small-city = Ciudad pequeña
web-napoleon-large-city = Ciudad grande
web-napoleon-port = Puerto
web-napoleon-flags-lost =
    { $count ->
        [one] Bandera: { $zones }
       *[other] Banderas: { $zones }
    }
web-napoleon-zones-lost =
    { $count ->
        [one] Zona: { $zones }
       *[other] Zonas: { $zones }
    }
