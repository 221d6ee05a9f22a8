### Lo que ayuda a juzgar: las probabilidades de los combates.

insight-seat = Asiento { $seat }
insight-odds-for = Probabilidades para { $seat }
insight-odds-none = No hay ningún combate en curso ni se está anunciando un ataque.
insight-odds-assumed =
    Los dados y las cartas cuentan con sus probabilidades exactas. Se supone: nadie juega más cartas de Táctica ni envía más apoyo, el paso se concede, y los rivales eligen { $rival ->
        [highest] su carta de Batalla más alta
        [lowest] su carta de Batalla más baja
       *[any] cualquier carta de Batalla de su mano con igual probabilidad
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
