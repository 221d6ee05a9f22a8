## Lo que se dice a quien no está mirando

notice-turn = Te toca jugar.
notice-clock = Se te acaba el tiempo.
notice-invited = { $name } te invita a una partida.
notice-over = La partida ha terminado.
notice-rematch = { $name } quiere volver a jugar.
notice-rematch-open = Hay revancha de esta partida.
notice-chat = { $name } ha escrito en la mesa.

## Lo que se dice en un canal, a toda la mesa

notice-turn-of = Le toca a { $name }.
notice-clock-of = A { $name } se le acaba el tiempo.

## Correos

notice-mail-subject =
    { $count ->
        [one] Novedades de una de tus partidas
       *[other] { $count } novedades de tus partidas
    }
notice-mail-greeting = Hola, { $name }:
notice-mail-foot = Has pedido estos correos. Qué se te dice y cada cuánto lo eliges aquí: { $settings }
notice-mail-stop = No recibir más correos: { $link }
notice-mail-not-you = Si no lo has pedido tú, no hace falta que hagas nada: no pasa nada mientras nadie siga el enlace.
notice-confirm-subject = ¿Es esta tu dirección?
notice-confirm-text = Sigue este enlace si quieres recibir por correo las novedades de tus partidas. Vale una semana.
notice-recover-subject = Una contraseña nueva
notice-recover-text = Sigue este enlace para elegir una contraseña nueva. Vale dos horas y una sola vez.

## Calendario y lector de noticias

notice-feed = Imperios: me toca
notice-feed-turn = Te toca: { $table }

## Enlaces que se comparten

notice-link = Una mesa de Imperios: mira la partida o siéntate a jugar.
