## Deshacer

undo-nothing-chosen = Todavía no has elegido nada.
undo-chance-drawn = Desde entonces se ha sacado algo al azar, así que ya no puedes deshacerlo.
undo-others-acted = Desde entonces ha actuado otra persona, así que ya no puedes deshacerlo.
undo-shown = Tu elección ha mostrado algo oculto o es definitiva, así que ya no puedes deshacerla.
undo-not-named = No has nombrado nada de eso.

## Dónde está el error

error-at-line = Línea { $line }
error-at-step-of-seat = Paso { $step }, { $seat }, «{ $word }»
error-at-step-of-chance = Paso { $step }, azar, «{ $word }»

## Opciones

error-option-not-a-pair = Una opción se escribe clave=valor, no «{ $pair }».
error-option-twice = La opción «{ $key }» aparece dos veces.
error-options-too-many = Hay más de { $most } opciones; ningún juego tiene tantas.
error-option-unknown = No hay ninguna opción «{ $key }»; hay { $known }.
error-option-value-unknown = La opción «{ $key }» tiene los valores { $known }; «{ $value }» no es ninguno de ellos.
error-option-excluded = { $key }={ $value } solo vale con { $needs }.

## Empezar

error-unknown-game =
    No hay ningún juego «{ $name }»; { $known-count ->
        [one] solo hay { $known }.
       *[other] hay { $known }.
    }
error-seats =
    La partida está acordada para { $seats ->
        [one] un jugador
       *[other] { $seats } jugadores
    }, pero { $names ->
        [one] participa uno.
       *[other] participan { $names }.
    }
error-bad-name = Un nombre tiene de 1 a 40 caracteres, sin caracteres de control ni espacios al principio o al final.
error-bad-seed = Una semilla tiene de 1 a 128 caracteres ASCII visibles y ningún espacio.
error-bad-own-word = Las palabras para la semilla tienen como mucho 200 caracteres, sin caracteres de control ni espacios al principio o al final.

## Palabras

error-word-unknown = «{ $word }» no es una palabra de este juego; puedes decir { $known }.
error-name-unknown =
    { $kind ->
        [monarch] No hay ninguna carta de monarcas «{ $name }».
        [event] No hay ninguna carta de sucesos «{ $name }».
        [seat] No hay ningún asiento «{ $name }».
       *[other] No hay nada que se llame «{ $name }».
    }
error-nobody-sits-there = Ahí no se sienta nadie.
error-nothing-is-drawn = Aquí no se saca nada al azar.
error-not-drawn-here = Esto no puede salir aquí.
error-chance-differs = De la semilla sale «{ $drawn }».

## Registros

error-not-a-record = Esto no es un registro: su primera línea sería «imperios record 1».
error-expected = Aquí debería estar esto: «{ $expected }».
error-ends-early = El registro se acaba antes de tiempo; debería seguir esto: «{ $expected }».
error-not-a-word = «{ $word }» no puede ser una palabra de un juego.
error-carriage-return = La línea acaba en un retorno de carro; los registros solo tienen saltos de línea.
error-no-line-feed = La última línea no acaba en un salto de línea.
error-layout = La línea está escrita de otra forma; sería «{ $expected }».
error-other-game = Este es un registro de { $record }, no de { $ours }.
error-other-edition =
    Esta partida se jugó con otra edición, { $record } ({ $record-hash }), y la cargada es { $ours } ({ $ours-hash }). Indica con --edition la edición con la que se jugó.
error-result-differs = El registro dice «{ $record }», pero la partida acabó con «{ $ours }».

## Bots, the weakest first

bot-page = Paje
bot-squire = Escudero
bot-knight = Caballero
bot-marshal = Mariscal
bot-emperor = Emperador

## Por qué un diario no se puede seguir

stuck-edition = Se jugó con la edición { $name } ({ $hash }), que no está disponible.
stuck-record = Su registro no se puede volver a jugar.
stuck-deed = La entrada siguiente la escribió un programa más nuevo o está dañada.
stuck-gap = Falta una entrada.
stuck-start = La partida no se puede volver a empezar como fue.
stuck-undo = Lo que entonces se deshizo no se puede deshacer ahora.
stuck-word = La elección siguiente no es legal aquí.
