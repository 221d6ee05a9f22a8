# Programas que juegan: claves personales y cuentas de bots.

web-programs-title = Programas
web-programs-lead = Un programa juega aquí con una clave: por ti, o con una cuenta de bot que todos reconocen. Cómo se hace, con un ejemplo de una página, se cuenta en docs/api.md; cada llamada se describe en
web-programs-account = Los programas necesitan una cuenta. Crea una, o entra en la tuya, y vuelve.
web-programs-bots = Cuentas de bots
web-programs-bots-help = Un bot lleva «(bot)» dondequiera que aparezca, no entra en las clasificaciones de personas y tú respondes por él. Siéntalo en una mesa que abras o mándale una invitación.
web-programs-no-bots = No tienes bots.
web-programs-bot-name = Nombre del bot
web-programs-bot-name-help = De 1 a 34 caracteres; se le añade «(bot)».
web-programs-bot-add = Crear el bot
web-programs-bot-retire = Retirar
web-programs-bot-retire-sure = ¿Retirar a { $name }? Sus claves dejan de valer; sus partidas se quedan.
web-programs-tokens = Claves
web-programs-tokens-help = Quien tenga una clave puede hacer lo que permite hasta que la anules. Nunca cambia nada de tu cuenta.
web-programs-no-tokens = No tienes claves.
web-programs-token-label = Para qué es
web-programs-token-for = Juega como
web-programs-token-me = { $name } (tú)
web-programs-token-scope = Permite
web-programs-scope-play = jugar
web-programs-scope-read = solo leer
web-programs-token-add = Crear una clave
web-programs-token-shown = Esta es la clave. Solo se muestra esta vez: cópiala ahora.
web-programs-token-copy = Copiar la clave
web-programs-token-revoke = Anular
web-programs-token-used = usada { $ago }
