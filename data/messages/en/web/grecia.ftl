web-grecia-map = Mapa de Grecia
web-grecia-ships = { $count } barcos
web-grecia-fortress = Fortaleza
web-grecia-incognito = de incógnito
web-grecia-empty = vacío
