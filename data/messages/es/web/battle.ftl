# Una batalla sobre el tablero, en Grecia y en Napoleón.

web-battle-versus = { $attacker } contra { $defender }
web-battle-attacker = Atacante
web-battle-defender = Defensor
web-battle-fold = Ver el mapa
web-battle-unfold = Ver el combate
web-battle-steps = Pasos del combate
web-battle-to = a
web-battle-victory = Victoria: { $side }
web-battle-tied = Empate, victoria: { $side }
web-battle-sum = La suma de los dos bandos
web-battle-bonus = Motivo
web-battle-total = Total
web-battle-so-far = A la vista
web-battle-odds = Tu probabilidad de ganar
web-battle-odds-by-card = según la Carta de Batalla que juegues
web-battle-odds-of = { $card } { $percent }
web-battle-odds-losses = Bajas esperadas: tuyas { $own }, del rival { $rival }
