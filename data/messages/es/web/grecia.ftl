# La sala de Grecia.

web-grecia-map = Mapa de Grecia
web-grecia-cartouche = Grecia
web-grecia-ships =
    { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    }
web-grecia-fortress = Fortaleza
web-grecia-incognito = de incógnito
web-grecia-empty = sin piezas
web-grecia-setup = Preparación
web-grecia-round = Ronda
web-grecia-round-of = Ronda { $round } de { $rounds }
web-grecia-figure-territories = Territorios
web-grecia-figure-supply = Suministros
web-grecia-figure-fortresses = Fortalezas
web-grecia-figure-units = Unidades
web-grecia-fortresses-held = { $held } de { $all } propias, { $conquered } conquistadas
web-grecia-out = Eliminado
web-grecia-action-move = Mover
web-grecia-action-attack = Atacar
web-grecia-action-swap = Intercambiar
web-grecia-action-supplies = Suministros
web-grecia-action-hire = Contratar
web-grecia-action-card = Carta
web-grecia-named = Nombrado hasta ahora
web-grecia-price =
    { $count ->
        [one] 1 suministro
       *[other] { $count } suministros
    }
web-grecia-vote = { $sea }: { $allow } a favor, { $refuse } en contra
web-grecia-battle-cards = Batalla
web-grecia-tactics-cards = Táctica
web-grecia-of = { $count } de { $all }
web-grecia-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-grecia-card-held = { $value }, { $card }
web-grecia-card-used = { $value }, { $card }: usada
web-grecia-card-awaited = Falta la Carta de Batalla
web-grecia-card-hidden = Carta de Batalla boca abajo
web-grecia-play = Jugar esta carta
web-grecia-why-not = ¿Por qué no ahora?
web-grecia-timing-battle_step_1 = Antes del combate
web-grecia-timing-after_dice = Después de los dados
web-grecia-timing-own_turn = En tu turno
web-grecia-senate-of = Senado · { $name }
web-grecia-battle = Combate · { $zone }
web-grecia-step-tactics = Táctica
web-grecia-step-cards = Cartas
web-grecia-step-dice = Dados
web-grecia-step-losses = Bajas
web-grecia-bonus-strength = Unidades
web-grecia-bonus-fortress = Fortaleza
web-grecia-bonus-cavalry = Caballería con infantería
web-grecia-bonus-hero = Héroe
web-grecia-bonus-tactics = Cartas de Táctica
web-grecia-bonus-card = Carta de Batalla
web-grecia-bonus-die = Dado
web-grecia-die = Dado: { $number }
web-grecia-tie-victory = Quien conserva sus fortalezas y conquista otras dos gana en el acto
web-grecia-tie-points = Puntos: 1 por territorio, 1 por fortaleza conquistada, −3 por fortaleza perdida
web-grecia-tie-fortresses = Más fortalezas propias
web-grecia-tie-territories = Más territorios
web-grecia-tie-seas = Barcos en más mares
web-grecia-tie-units = Más unidades
web-grecia-tie-supply = Más suministros
web-grecia-tie-eliminated = Los eliminados, al final: antes quien cayó más tarde
web-grecia-fortresses-lost =
    { $count ->
        [one] Fortaleza: { $zones }
       *[other] Fortalezas: { $zones }
    }
web-grecia-zones-lost =
    { $count ->
        [one] Zona: { $zones }
       *[other] Zonas: { $zones }
    }
