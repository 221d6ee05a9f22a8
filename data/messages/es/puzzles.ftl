# Problemas: posiciones en las que una decisión es claramente la mejor.

puzzles-found = Se encontraron { $all } problemas en { $games } partidas; { $taken } están en { $file }.
puzzles-other-search = es de otra búsqueda: indica otro fichero o borra este
puzzles-hardness =
    { $level ->
        [1] Fácil
        [2] Media
       *[other] Difícil
    }
puzzles-find = Encuentra la mejor decisión: la que más posibilidades de victoria te da.
puzzles-right = Es la mejor decisión.
puzzles-as-good = Igual de buena.
puzzles-close = Casi: solo hay algo un poco mejor.
puzzles-wrong = Hay algo mejor.
puzzles-best = La mejor decisión
puzzles-others = También se consideró
puzzles-no-such = No existe el problema «{ $id }»; `imperios puzzles list` los enumera.
