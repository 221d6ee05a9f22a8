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
web-map-able = Toca para ver qué puede hacer
web-map-pieces = Piezas

web-plan = Qué se puede hacer: { $zone }
web-plan-close = Cerrar
web-plan-who = ¿Quién va?
web-plan-all = Todas
web-plan-nobody-picked = Elige quién va.
web-plan-not-together = No pueden ir todas al mismo sitio. Elige menos.
web-plan-not-alone = no sola
web-plan-odds = Gana con { $percent }
web-plan-move = Mover a
web-plan-attack = Atacar
web-plan-swap = Intercambiar con
web-plan-enter = Entrar en
web-plan-leave = Salir a
web-plan-comers = Quién podría venir aquí
web-plan-no-comers = Ninguna de tus unidades puede ir allí ni atacar allí ahora.
web-plan-move-from = Mover { $zone-from }
web-plan-attack-from = Atacar { $zone-from }
web-plan-swap-from = Intercambiar { $zone-from }
web-plan-enter-from = Entrar { $zone-from }
web-plan-leave-from = Salir { $zone-of }
