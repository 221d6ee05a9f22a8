### Lo que ayuda a juzgar: probabilidades de los combates, consejos, análisis.

insight-seat = Asiento { $seat }
insight-odds-for = Probabilidades para { $seat }
insight-odds-none = No hay ningún combate en curso ni se está anunciando un ataque.
insight-odds-assumed =
    Los dados y las cartas cuentan con sus probabilidades exactas. Se supone: nadie juega más Cartas de Táctica ni envía más apoyo, el paso se concede, y los rivales eligen { $rival ->
        [highest] su Carta de Batalla más alta
        [lowest] su Carta de Batalla más baja
       *[any] cualquier Carta de Batalla de su mano con igual probabilidad
    }.
insight-combat = Combate
insight-combat-for = Combate por { $zone }
insight-units = Con
insight-these = { $units }
insight-strength = Fuerza
insight-against = { $own } contra { $rival }
insight-win = Ganas
insight-own-losses = Pierdes
insight-rival-losses = Pierden
insight-card = Carta de Batalla
insight-card-name = { $card }
insight-no-case = Ningún caso tiene una posición.
insight-no-such-case = No hay ningún caso «{ $name }».

## Razones

insight-reason-battle =
    el combate se gana en el { $win } % de los casos, y diez combates así cuestan { $losses ->
        [one] { $losses } unidad
       *[other] { $losses } unidades
    }
insight-reason-round = gana esta ronda en un { $chance } % de los casos
insight-reason-strongest = tu carta más fuerte según el primer símbolo, { $symbol-the }
insight-reason-thrift = la ronda apenas se puede ganar: así gastas tu carta menos útil
insight-reason-keeps = guarda una carta más fuerte para después
insight-reason-elector = cambia los símbolos y reemplaza la carta por otra
insight-reason-points = más puntos sobre el tablero
insight-reason-might = un ejército más fuerte
insight-reason-ships = más barcos
insight-reason-seas = barcos en más mares
insight-reason-supply = más suministros
insight-reason-tactics = más Cartas de Táctica en la mano
insight-reason-battle-cards = mejores Cartas de Batalla para después
insight-reason-heroes = conserva a tus héroes en el juego
insight-reason-fortress = una fortaleza rival al alcance
insight-reason-fortress-safe = tus fortalezas están menos amenazadas
insight-reason-haven = en una isla pequeña: por mar solo puede atacarla una unidad
insight-reason-flags = más banderas
insight-reason-flag-near = una bandera al alcance
insight-reason-zones = más zonas
insight-reason-trade = la Ruta Comercial da suministros
insight-reason-targets = buenos objetivos para los próximos ataques
insight-reason-room = más territorios al alcance
insight-reason-safe = menos lugares expuestos a ataques

## Consejos y análisis

insight-hint = Mejores opciones según lo que puedes saber; desde aquí ganas el { $win } % de las partidas:
insight-hint-none = Ahora no se te pide nada.
insight-plan-move = Mover { $units } { $from-from } { $to-to }
insight-plan-attack = Atacar { $to-the } { $from-from } con { $units }
insight-plan-attack-ships = Atacar los barcos { $seat-of } { $to-in } { $from-from } con { $units }
insight-plan-swap = Intercambiar { $units } { $from-in } con { $others } { $to-in }
insight-plan-hire = Contratar { $units } { $zones-in }
insight-plan-recruit = Reclutar { $units } { $zones-in }
insight-plan-place = Colocar { $units } { $zones-in }
insight-plan-support = Apoyar con { $units } { $zones-in }
insight-plan-lose = Eliminar { $units }
insight-plan-promote = Ascender { $units } { $zones-in }
insight-analysing = estimaciones
insight-analysis = Probabilidad de victoria, según lo que sabía cada jugador
insight-analysis-ply = Jugada
insight-analysis-by = Decide
insight-analysis-word = Elección
insight-analysis-end = el final
insight-analysis-turning = Momentos decisivos
insight-analysis-before = Antes
insight-analysis-after = Después
insight-analysis-costly = Elecciones más costosas
insight-analysis-better = Mejor
insight-analysis-cost = Coste
insight-analysis-no-costly = Ninguna elección fue claramente peor que otra.
insight-analysis-luck = Suerte: lo que el azar añadió a cada probabilidad de victoria
insight-analysis-battles = Combates: probabilidades del atacante y resultado
insight-analysis-won = ganada
insight-analysis-lost = perdida
insight-not-over = La partida no ha terminado; solo se analizan partidas acabadas.
