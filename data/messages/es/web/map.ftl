# El mapa de Grecia y de Napoleón.

web-map-zoom = Ampliación del mapa
web-map-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
web-map-affordable = alcanza para { $count } de { $all }
web-map-nearer = Acercar
web-map-farther = Alejar
web-map-whole = Ver el mapa entero
web-map-keys = Con las flechas se desplaza el mapa, con + y − se acerca y se aleja, con 0 se ve entero. Sobre una zona, las flechas llevan a la vecina.
web-map-choosable = Se puede elegir
web-map-pieces = Piezas
