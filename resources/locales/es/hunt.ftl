# What Underhill says in Spanish. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Ahora toca la preparación: { DEED("start") }, { DEED("information") }, { DEED("give") } y luego { DEED("begin") }.
    [setup-2] Ahora toca la preparación: { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") } y luego { DEED("begin") }.
    [ring-bearer] Ahora es el turno del Portador del Anillo: { ASK("move X") } (o { DEED("rest") } al anochecer) y luego { DEED("done") }.
    [ring-bearer-2] Ahora es el turno del Portador del Anillo: { DEED("advance") } (o { DEED("rest") } al anochecer), después { ASK("gandalf N") } y luego { DEED("done") }.
    [ringwraiths] Ahora es el turno de los Espectros del Anillo: sus preguntas y luego { DEED("done") }.
    [tiles] Hay losetas sacadas por una carta: { DEED("accept") }, o { ASK("cancel T with card") }.
    [encounter] Ahora toca el encuentro: { ASK("nazgul N") } y luego { DEED("accept") }, o { ASK("cancel T with NAME") }.
    [escape] Ahora toca la huida: { ASK("escape N") }, o { DEED("escape stay") }.
    [escape-2] Ahora toca la huida: { DEED("course keep") }, { DEED("course change") } o, con Trancos, { ASK("course draw N") }.
    [rescue] Ahora toca el rescate: { DEED("rescue") } y luego { DEED("accept") }, o { ASK("cancel T with NAME") }.
    [refresh] Ahora toca la renovación: con { DEED("refresh") } empieza el día siguiente.
    [letter] Hay una Carta de Gandalf abierta: sigue con { DEED("part2") }.
    [fleeing] Han encontrado a Gandalf. Con la ficha sacada: { ASK("gandalf flee N") }.
    [hiding] Gandalf vuelve a ocultarse. Con una de las fichas sacadas: { ASK("gandalf hide N") }.
    [bree] La Parte 1 ha terminado: con { DEED("part2") } se sigue jugando, con { DEED("letter PATH") } se guarda para otra velada.
    [rescued] La Parte 1 ha terminado: con { DEED("part2") } se sigue jugando, con { DEED("letter PATH") } se guarda para otra velada.
   *[other] La partida ha terminado: { DEED("undo") } revierte lo último que se hizo; para otra partida está { DEED("new") }.
}

## Refusals by the rules

refused-not-in-setup = Eso es de la preparación, y ahora no la hay (R1–R4, P1–P6). { what-now }
refused-not-begun = Aún no ha empezado ningún día (R7). Acaba antes la preparación: termina con { DEED("begin") }.
refused-wrong-part = Ese tablero es de la Parte { $part }, no de la Parte { $wanted }. Se indicó «{ $board }»: indica un tablero de la Parte { $wanted }, o ninguno.
refused-no-starts = Nadie ha dicho dónde puede empezar Frodo (R1). Añade { ASK("starts=N,N,N") }: los números de las tres fichas iniciales.
refused-said-twice = { $location } se ha indicado dos veces (R1, R2, P4). Cada ficha tiene un número propio: indica números distintos.
refused-already-set = Eso ya está fijado (R1, R2, P3, P4). Solo se fija una vez; { DEED("undo") } lo revierte.
refused-not-a-start = { $location } no es un lugar inicial (R1). Indica uno de los del tablero, o deja que se saque: { DEED("start draw") }.
refused-wrong-number-of-tokens = { $said ->
    [one] Se ha indicado { $said } ficha
   *[other] Se han indicado { $said } fichas
}, y se sacan { $wanted } (R2). Indica las { $wanted }, o deja que se saquen: { DEED("information draw") }.
refused-not-information = Ninguna ficha de Información tiene el número { $location } (R2). Mira otra vez la ficha; los números son los de los lugares de Aliado.
refused-tokens-unknown = El tablero no indica las fichas de Información (R2). Aquí no se puede sacar ninguna: saca cinco de la caja e indica { ASK("information N N N N N") }.
refused-wrong-number-given = { $said ->
    [one] Se ha indicado { $said } ficha
   *[other] Se han indicado { $said } fichas
}, y se dan { $wanted } (R2). Así se acordó: indica { $wanted }.
refused-nothing-to-give = En esta partida no se da ninguna ficha (R2). Así se acordó; sigue con { DEED("begin") }.
refused-not-yours = { $location } no está tras la pantalla (R2). Indica una de las fichas que se sacaron.
refused-start-missing = Frodo aún no tiene lugar inicial (R1). Primero { ASK("start N") }, o { DEED("start draw") }.
refused-information-missing = Aún no se han sacado las fichas de Información (R2). Primero { ASK("information N N N N N") }, o { DEED("information draw") }.
refused-gift-missing = { $wanted ->
    [one] Antes hay que dar una ficha de Información
   *[other] Antes hay que dar { $wanted } fichas de Información
} (R2). A los Espectros del Anillo se les da a la vista de todos: { ASK("give N") }.
refused-not-ring-bearers-turn = Eso solo se hace en el turno del Portador del Anillo (R7, P9). Para un movimiento con una carta está { DEED("card") }. { what-now }
refused-no-cards-now = Las cartas solo actúan en un turno y en la renovación (R12). { what-now }
refused-already-moved = Frodo ya ha hecho su único movimiento normal del turno (R7, P8). Una carta puede moverlo más; cuando todos se hayan movido, { DEED("done") }.
refused-already-rested = Frodo descansa este turno (R7). Sigue hasta { DEED("done") }; { DEED("undo") } revierte el descanso.
refused-no-rest-in-daylight = De día Frodo tiene que moverse (R7, P8). En la Parte 1: { ASK("move X") }; en la Parte 2: { DEED("advance") }.
refused-move-first = El turno no puede terminar antes de que Frodo se mueva (R7). { DEED("move .") } siempre vale.
refused-move-or-rest-first = El turno no acaba antes de que Frodo se mueva o descanse (R7). Primero { ASK("move X") }, o { DEED("rest") }.
refused-no-turn-to-end = Aquí no hay turno que terminar (R7). { what-now }
refused-not-on-board = En el tablero no hay { $location } (R8). Mira otra vez el número; si el tablero se copió mal, con { DEED("!") } vale tu palabra.
refused-no-such-location = En el tablero no hay { $location }. Mira otra vez el número; si el tablero se copió mal, dilo con { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } es el último lugar: antes va un punto (R9). Tras un punto se puede volver a entrar en él: marca uno, o ve a otra parte.
refused-not-connected = { $location } no está conectado con el último lugar (R8). Hay otro lugar en medio. Anota un punto o un lugar al alcance; con { DEED("!") } vale tu palabra.
refused-too-far = { $location } está a { $dots } { $dots ->
    [one] punto
   *[other] puntos
} de distancia, y { $marked ->
    [0] ninguno está marcado
    [one] uno está marcado
   *[other] { $marked } están marcados
} (R8). Marca otro punto, o anota un lugar al alcance; con { DEED("!") } vale tu palabra.
refused-too-early-to-ask = Demasiado pronto: sigue el turno del Portador del Anillo (R7). Si Frodo ya se ha movido, primero { DEED("done") }; una carta pregunta enseguida, con { DEED("card") }.
refused-no-questions-now = Ahora no se puede preguntar nada (R17–R19). { what-now }
refused-question-waits = Hay una pregunta que espera respuesta (R23). Primero { DEED("answer") }, { DEED("withdraw") } o { DEED("blocked") }.
refused-nothing-asked = Ninguna pregunta espera respuesta (R23). Primero anuncia una: { ASK("ask") }.
refused-start-not-searched = { $location } no se puede registrar: Frodo puede empezar allí (R17). Cazar en él sí se puede.
refused-track-lies-there = No se puede registrar { $location }: hay una ficha de Rastro (R17). Cazar en él sí se puede; si allí no hay ficha, { DEED("track", $location, "off") }.
refused-exit-not-asked = En las salidas no se puede registrar ni cazar, ni hay fichas (R20). Indica un lugar con número.
refused-no-such-area = En el tablero no hay { $area } (R19). Mira otra vez sus rótulos.
refused-area-unknown = De algún lugar nadie ha dicho dónde está (R19). Sin eso ninguna respuesta es verdad: antes el Portador del Anillo indica { ASK("area N AREA") }.
refused-no-encounter = No hay ningún encuentro (R24). { what-now }
refused-no-rescue = No hay ningún rescate (R14). { what-now }
refused-already-drawn = Ya hay losetas sacadas (R24). Primero { DEED("accept") }, o { ASK("cancel T with NAME") }.
refused-nothing-drawn = No hay losetas sacadas (R25). { what-now }
refused-wrong-number-of-tiles = { $said ->
    [one] Se ha indicado { $said } loseta
   *[other] Se han indicado { $said } losetas
}, y hay que sacar { $wanted } (R24). Indica todas las sacadas, en el orden en que salieron.
refused-name-the-tiles = En esta partida las losetas se sacan a mano (R24). Saca { $wanted } e indícalas en el orden en que salieron, como { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = No queda ninguna loseta { $tile } en la reserva (R24). Mira otra vez la loseta; una roja lleva una r detrás.
refused-not-out-of-pool = Ninguna loseta { $tile } ha salido de la reserva. Así que ninguna puede volver; una roja lleva una r detrás.
refused-moves-are-known = El tablero ya dice cuántos movimientos faltan (R15). No hace falta ningún número: { DEED("rescue") }.
refused-moves-are-unknown = El tablero no puede decir cuántos movimientos faltan (R15). Cuenta en él los que aún le faltarían a Frodo, e indica { ASK("rescue N") }.
refused-tile-not-drawn = La loseta { $tile } no se ha sacado (R25). Indica una de las sacadas, tal como se dijo; una roja lleva una r detrás.
refused-red-not-cancelled = Ninguna carta de Compañía anula una loseta roja (R25). { $tile } es roja. Si lo hace otra carta: { ASK("cancel T with card") }.
refused-one-company-card = Como mucho una carta de Compañía anula una loseta (R25). Para las otras: { ASK("cancel T with card") }, o deja que se apliquen.
refused-no-company-for-cards = Ninguna carta de Compañía vale contra estas losetas (R25). Solo se voltea una por una loseta de un encuentro o un rescate. Queda { DEED("accept") }, o { ASK("cancel T with card") }.
refused-not-in-company = { company-name } no está en juego (R5). Indica otra carta; Merry entra con { DEED("company add merry") }.
refused-already-flipped = La carta de { company-name } ya está volteada (R25). Una carta volteada no ayuda más: indica otra; si en la mesa no está volteada, { DEED("company unflip", $who) }.
refused-no-escape = No hay nada de lo que huir (R28). { what-now }
refused-no-escape-to-exit = Una huida no lleva a una salida (R28). Indica un lugar con número, o { DEED("escape stay") }.
refused-escape-not-connected = { $location } no está conectado con el último lugar (R28). Hay otro lugar en medio. Indica otro, o { DEED("escape stay") }; con { DEED("!") } vale tu palabra.
refused-escape-too-far = { $location } está a { $dots } { $dots ->
    [one] punto
   *[other] puntos
}, y una huida llega como mucho a { $most } (R28). Indica otro, o { DEED("escape stay") }; con { DEED("!") } vale tu palabra.
refused-no-refresh = No toca la renovación (R30). { what-now }
refused-part-is-over = Ha terminado: ya no cambia nada (R13, R14, R27, P21). { DEED("undo") } revierte lo último que se hizo.
refused-too-few-tokens = { $tokens ->
    [0] No hay ninguna ficha de Comunidad
    [one] Solo hay una ficha de Comunidad
   *[other] Solo hay { $tokens } fichas de Comunidad
} en la carta de Frodo (R31). Si hay más, indica { ASK("fellowship = N") }.
refused-more-than-pool = { $pool ->
    [0] No hay ninguna ficha de Comunidad
    [one] Solo hay una ficha de Comunidad
   *[other] Solo hay { $pool } fichas de Comunidad
} en la partida (R31). No indiques más.
refused-pool-is-empty = No queda ninguna ficha de Comunidad que retirar (R31). Cuántas hay se ve en { DEED("fellowship") }.
refused-not-flipped = La carta de { company-name } no está volteada (R25). Si en la mesa lo está, { DEED("company flip", $who) }.
refused-merry-is-here = Merry ya se ha unido (R5, P1). Solo se une una vez; quién está se ve en { DEED("company") }.
refused-no-such-red-tile = No existe una loseta roja de valor { $value } (R6). Mira otra vez la loseta.
refused-red-has-joined = Esa loseta roja ya está en la partida (R32). Solo entra una vez; cuántas losetas hay se ve en { DEED("pool") }.
refused-no-more-red-tiles = Las dos losetas rojas ya están en la partida (R32). Mira otra vez la loseta.
refused-barrow-wights-lie = Los Tumularios ya están junto al medidor (R32). Cuántos Ojos hay se ve en { DEED("eyes") }.
refused-barrow-wights-count = Los Tumularios cuentan como un Ojo (R32). Están junto al medidor, así que hay al menos uno.
refused-token-not-kept = No queda por encontrar ninguna ficha de Información { $location } (R21, R22). Indica una que aún tengas y no esté oculta.
refused-exit-in-no-area = { $location } es una salida, y no está en ningún área (R19). Indica un lugar con número.
refused-area-is-known = El propio tablero dice dónde está { $location } (R19). No hace falta decirlo.
refused-tiles-unknown = Las losetas de esta partida no se copiaron (R6). Nadie sabe qué queda: mira en el cubilete.
refused-no-links = Este tablero no dice cómo se unen sus casillas (R8). Aquí no se sabe qué está al alcance: míralo en la mesa.
refused-nothing-in-reach-now = Ahora nadie va a ninguna parte (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] Eso es de la Parte 1, que ha terminado (R7). En la Parte 2 están { DEED("advance") } y { ASK("gandalf N") }; el rumbo viene tras un encuentro.
   *[other] Eso es de la Parte 2, que aún no ha empezado (P1). Empieza al terminar la Parte 1, o con una Carta de Gandalf: { DEED("part2") }.
}
refused-no-letter-now = La Carta de Gandalf se escribe entre las dos partes (R33). { what-now }
refused-too-many-found = { $said } fichas indicadas, y se sacan como mucho { $most } (R2). Mira otra vez las fichas de Información.
refused-letter-of-a-lost-game = Con { $corruption } de Corrupción no hay Parte 2 (R27). Frodo cayó en la Parte 1. Mira otra vez el número.
refused-game-is-running = Hay una partida en curso: ahora no se abre ninguna Carta (R33). Echaría la partida de la mesa. Termina antes su parte, o inicia otra vez el programa: la partida se conserva. { what-now }
refused-part2-not-now = La Parte 2 empieza tras la Parte 1, o con una Carta (P1). { what-now }
refused-not-in-the-set = En este juego de losetas no hay tantas { $tile } (P5). Indica el juego de losetas con el que se jugó, o { ASK("tiles=none") }.
refused-journeys-unknown = No se conoce ninguna carta de Viaje de esa longitud (P3). Aquí no se puede robar ninguna. Róbala a mano; en la preparación indica { ASK("journey ROWS") }, tras un encuentro { ASK("course change ROWS") }.
refused-no-journeys-drawn = No se han robado cartas entre las que elegir (P3). Primero { DEED("journey draw") }; para una carta robada a mano, { ASK("journey ROWS") }.
refused-too-many-rows = { $said } filas indicadas, y la carta tiene { $most } (P3). Su inicio es una de ellas. Cuéntalas otra vez.
refused-start-row-wanted = Una carta empieza donde empieza Frodo (P3). Indica primero ese lugar.
refused-exit-not-at-end = Solo la última fila es una salida, no la fila { $row } (P3). Lee otra vez la carta.
refused-end-wants-exit = La última fila de una carta es una salida (P3). Es una letra; lee otra vez la carta.
refused-row-not-in-reach = La fila { $row } no está al alcance de las anteriores (R8, P3). Lee otra vez la carta; si el tablero se copió mal, con { DEED("!") } vale tu palabra.
refused-row-is-told = La fila { $row } ya se dijo (P3). { DEED("undo") } la revierte.
refused-no-such-row = No hay fila { $row }: la última es la { $last } (P3). Cuenta otra vez.
refused-row-is-open = La fila { $row } aún no se ha dicho (P7). Así que nadie sabe adónde llega Frodo. Mira la carta: { ASK("journey row", $row, "X") }, y luego { DEED("advance") }.
refused-rows-missing = La carta tiene que llegar a la fila { $wanted }, la de Frodo (P20). Hacen falta todas esas filas, además del inicio: indícalas empezando por él.
refused-name-the-rows = La carta nueva se roba a mano (P20). Róbala e indica sus filas, al menos hasta la fila { $wanted }: el inicio primero.
refused-deck-too-small = { $left ->
    [0] No queda ninguna carta
    [one] Solo queda una carta
   *[other] Solo quedan { $left } cartas
} en el mazo (P20). No robes más, o indica las filas de una carta robada a mano.
refused-strider-wanted = Solo con Trancos se roban cartas entre las que elegir (P20). Eso vale mientras su carta esté en juego y sin voltear. Quedan { DEED("course keep") } y { DEED("course change") }; si en la mesa está sin voltear, { DEED("company unflip strider") }.
refused-choice-waits = Antes hay que elegir una de las cartas robadas (P20). Elígela con { ASK("course take K") }; { DEED("undo") } revierte el robo.
refused-nothing-to-choose = No se han robado cartas entre las que elegir (P20). Primero, con Trancos, { ASK("course draw N") }.
refused-no-such-card = No hay carta { $said } entre las robadas (P20). { $most ->
    [one] Hay una: elígela.
   *[other] Hay { $most }: elige una de ellas.
}
refused-journey-missing = Aún no se ha elegido la carta de Viaje (P3). Primero { DEED("journey draw") } y { ASK("journey keep short|long") }, o { ASK("journey ROWS") }.
refused-deeds-missing = Aún no se han sacado las fichas de hazaña de Gandalf (P4). Primero { DEED("deeds draw") }, o { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf aún no tiene lugar inicial (P4). Elige una de las cuatro fichas: { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = { $said ->
    [one] Se ha indicado { $said } ficha
   *[other] Se han indicado { $said } fichas
}, y se sacan { $wanted } (P4). Indica las { $wanted }, o deja que se saquen: { DEED("deeds draw") }.
refused-not-a-deed = Ninguna ficha de hazaña tiene el número { $location } (P4). Mira otra vez la ficha.
refused-deeds-unknown = El tablero no indica las fichas de hazaña (P4). Aquí no se puede sacar ninguna: saca cuatro de la caja e indica { ASK("deeds N N N N") }.
refused-not-among-his-deeds = { $location } no es una de las cuatro fichas (P4). Elige una de las que se sacaron.
refused-advance-first = El turno no puede terminar antes de que Frodo avance (P8). Primero { DEED("advance") }.
refused-advance-or-rest-first = El turno no acaba antes de que Frodo avance o descanse (P8). Primero { DEED("advance") }, o { DEED("rest") }.
refused-frodo-first = Primero va Frodo, luego Gandalf (P9). Antes { DEED("advance") }, o { DEED("rest") } al anochecer.
refused-gandalf-has-moved = Gandalf ya ha hecho su único movimiento del turno (P9). Una carta puede moverlo más: { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf se mueve antes de hacer cualquier otra cosa (P9–P11). Se mueve en cada turno: indica { ASK("gandalf N") }; el mismo número si se queda.
refused-gandalf-not-connected = { $location } no está conectado con el lugar de Gandalf (P9). Hay otro lugar en medio. Indica uno que lo esté, o el mismo número si se queda; con { DEED("!") } vale tu palabra.
refused-gandalf-in-rivendell = Gandalf está en Rivendel, fuera de juego (P12). Sigue sin él.
refused-gandalf-stands = Gandalf se queda donde está su figura (P10). Así hasta que hayan actuado todos los Espectros del Anillo; sigue con { DEED("done") }.
refused-gandalf-stands-there = Gandalf está en { $location }: allí no hay Registro ni Caza (P17). Indica otro lugar.
refused-not-revealed-on-exit = En una salida Gandalf no se revela (P10). En cambio se puede anunciar que está allí: { DEED("gandalf rivendell") }.
refused-no-token-to-spend = No hay ficha de Comunidad con la que revelar a Gandalf (P10). Cuesta una de la carta de Frodo; si hay alguna, indica { ASK("fellowship = N") }.
refused-nothing-to-hide = Gandalf solo se oculta después de revelarse (P10). Lo hace cuando han actuado todos los Espectros del Anillo. { what-now }
refused-not-among-the-two = { $location } no es una de las dos fichas sacadas (P10). Elige una de ellas.
refused-nothing-to-flee = Gandalf se escabulle cuando lo encuentra una Caza (P16). { what-now }
refused-not-a-remaining-deed = Ahora no se puede sacar ninguna ficha de hazaña { $location } (P10, P13). Mira otra vez la ficha.
refused-gandalf-place-first = No hay hazaña antes de elegir el lugar de Gandalf (P11). { what-now }
refused-no-deed-here = Ninguna hazaña oculta es del lugar donde está Gandalf (P11). Sigue, o muévelo antes allí.
refused-not-on-an-exit = Gandalf no está en ninguna salida (P12). Antes tiene que llegar a una.
refused-lord-is-in = El Señor de los Nazgûl ya está en juego (P18). { DEED("lord out") } lo retira.
refused-lord-is-out = El Señor de los Nazgûl no está en juego (P18). { DEED("lord in") } lo hace entrar.
refused-lord-not-today = Sin Anillo de Morgul: el Señor no ha estado hoy en juego (P14). Solo en los días en que ha estado dice quién es. Pregunta sin él; { DEED("lord in") }, si está en la mesa.
refused-lord-is-one-of-them = Sin ningún Nazgûl no hay Señor entre ellos (P18). Él cuenta como uno, así que hay al menos uno: { DEED("nazgul 1 lord") }, si está solo.
refused-not-over = La partida no ha terminado (P23). Nadie sabe aún qué supone para la Guerra del Anillo. { what-now }
refused-nothing-told-yet = La parte no ha terminado. Lo que estaba oculto se cuenta al final. { what-now }
refused-table-word-too-late = La palabra de la mesa se da antes de sacar nada. Ahora alguien podría saber a qué conduce. Se puede jugar sin ella.
refused-correction-waits = Una corrección del cuaderno espera una decisión. Primero { DEED("correct apply") }, o { DEED("correct keep") }.
refused-nothing-proposed = No hay ninguna corrección propuesta. Di antes qué está mal: { ASK("correct 3 22") }, { ASK("correct insert 3 22") } o { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] El cuaderno no tiene anotaciones que corregir.
   *[other] No hay anotación { $said }: aquí se llega hasta la { $most }. Todas se ven en { DEED("log") }.
}
refused-log-is-full = El cuaderno está lleno, con dieciséis anotaciones (R14). Corrige una de ellas, o quita una antes.
refused-nothing-to-correct = Esa anotación ya es así. Lo que hay se ve en { DEED("log") }.
refused-end-not-corrected = Una corrección nunca cambia cómo acabó la Parte 1 (R13, R14). Acaba en una salida o en el paso 16, y ninguna corrección entra en una salida, la abandona ni deshace un final. Revierte el movimiento con { DEED("undo") }, o anótalo: { ASK("move X") }.
refused-was-told = Se dijo a todos que Gandalf estaba allí (P10–P12). O su figura está allí, a la vista de todos. Lo dicho, dicho está; { DEED("undo") } vuelve al momento anterior.
refused-was-drawn = Adónde fue Gandalf lo sacó el programa (P10, P16). Un sorteo no es un recuerdo: estuvo allí.
refused-gandalf-is-somewhere = El cuaderno de Gandalf solo tiene lugares (P9). No tiene puntos ni barras.
refused-area-not-told = Una respuesta depende de un área que nadie ha dicho. Se preguntó una Percepción cuando, según esto, Frodo o Gandalf habría estado allí. Primero indica { ASK("area N AREA") }.
refused-not-revealed-yet = Una partida se revela cuando ha terminado. O cuando ha terminado su Parte 1 y no se sigue jugando. Hasta entonces, nada de ella es para nadie más.

## Letters that cannot be opened

no-letter-not-a-letter = Eso no es una Carta de Gandalf de este programa (R33). Indica el archivo que se escribió con { DEED("letter PATH") }, o escribe el código del cuaderno.
no-letter-newer = Esa Carta la escribió una versión posterior. Ábrela con esa versión.
no-letter-damaged = Esa Carta no está como se escribió (R33). Falta algo o se cambió. Compárala con el código del cuaderno; { DEED("letter-by-hand") } la introduce desde el papel.
no-letter-code-sign = «{ $sign }» no aparece en ningún código. Los códigos llevan cifras y letras, salvo I, L, O y U. Míralo otra vez.
no-letter-code-group = El grupo { $group } del código está mal escrito, o mal puesto. Compara { $typed } con el cuaderno, signo a signo.
no-letter-contents = El código dice algo que no ocurre en ninguna partida. Pero encaja: ¿lo escribió otro programa? { DEED("letter-by-hand") } introduce la Parte 1 desde el papel.

## Lines that are no command

misheard-not-a-row = «{ $word }» no es una fila de carta. Una fila es un punto, un lugar, uno con * detrás si es un refugio, y al final una salida.
misheard-eyes-are-counted = Los Ojos no se descartan (R26). Están junto al medidor: cuéntalos con { ASK("eyes=N") }; eyer entre las losetas descartadas dice que el rojo está entre ellos.
misheard-wrong-number-of-rows = { $said } filas no son una carta corta ni una larga (P3). Una corta tiene su inicio y 14, una larga su inicio y 16. Si una carta se leyó en parte: { ASK("journey short ROWS") }, o { ASK("journey long ROWS") }.
misheard-too-many-players = Hay como mucho { $most } jugadores de los Espectros del Anillo. No indiques más.
misheard-not-a-location = «{ $word }» no es un lugar. Los lugares son números del 1 al 999, y las salidas, una letra.
misheard-dot-not-asked = En un punto no se puede registrar ni cazar (R20). Indica un lugar con número.
misheard-dot-no-escape = Una huida no lleva a un punto (R28). Indica un lugar, o { DEED("escape stay") }.
table-corrects-to-no-dot = Una huida no lleva a un punto. Indica un lugar, o «/» si se quedó.
misheard-wants-area = «{ $word }» no es un área (R19). Un lugar está en un área de una sección: II-A.
misheard-not-an-area = «{ $word }» no es ni un área ni una sección (R19). Un área es II-A, una sección II: dilo así.
misheard-not-a-tile = «{ $word }» no es una loseta. Lo son eye o de 0 a 9, las rojas con una r detrás (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(Y un fallo más.)
   *[other] {" "}(Y { $more } fallos más.)
}
fault-no-such-part = «part» es { $found }, y debería ser 1 o 2.
fault-wants-location = «{ $key }»: { $item } no es un lugar; lo sería un número entero del 1 al 999.
fault-wants-area = «{ $key }»: { $item } no es un área; lo sería una sección de I a VI, un guion y una letra, como II-A.
fault-wants-space = «{ $key }»: { $item } no es una casilla con nombre; lo sería un lugar (22), una salida (C) o un punto con nombre (.fork).
fault-wants-place = «{ $key }»: el sitio de { $item } deberían ser dos números de 0 a 1: [0.5, 0.25].
fault-in-two-areas = «areas»: { $item } está en { $area } y en { $other }. Solo está en una.
fault-not-of-the-part = «areas»: { $area } no es un área de la Parte { $part }. La Parte 1 tiene las secciones I a III, la Parte 2 IV a VI, cada una con áreas A a D.
fault-nowhere-on-board = «{ $key }»: { $item } no aparece en ningún enlace ni en ningún área. Añádelo allí, o quítalo de aquí.
fault-bad-token = En «{ $chain }», { $token } no es una casilla. Lo sería un número de 1 a 999, una mayúscula, un punto, o un punto con nombre.
fault-short-chain = «links»: «{ $chain }» es demasiado corta. Una cadena une al menos dos casillas.
fault-loose-end = «links»: «{ $chain }» empieza o acaba en un punto sin nombre. Ponle nombre a ese punto, o un lugar en el extremo.
fault-joined-to-itself = «links»: en «{ $chain }», { $space } se une consigo mismo. Se unen dos casillas distintas.
fault-joined-twice = «links»: en «{ $chain }», { $space } y { $other } se unen, y ya estaban unidos. Quita uno.
fault-too-many-spaces = «links»: hay más de { $most } casillas, y ningún tablero tiene tantas.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Lugares iniciales de Frodo: { $found } de { $printed }.
    [nazgul] Lugares iniciales de los Nazgûl: { $found } de { $printed }.
    [information] Números de Información: { $found } de { $printed }.
    [deeds] Números de hazaña: { $found } de { $printed }.
   *[areas] Áreas: { $found } de { $printed }.
}
proof-more = { $what ->
    [starts] { $found } lugares iniciales de Frodo, y la caja tiene { $printed } fichas para ellos.
    [nazgul] { $found } lugares iniciales de los Nazgûl, y el tablero tiene { $printed }.
    [information] { $found } números de Información, y la caja tiene { $printed } fichas.
    [deeds] { $found } números de hazaña, y la caja tiene { $printed } fichas.
   *[areas] { $found } áreas, y el tablero tiene { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } no está unida a nada ni en ningún área todavía, y hay números más altos que sí.
   *[other] { $locations } no están unidas a nada ni en ningún área todavía, y hay números más altos que sí.
}
proof-no-links = Aún no hay nada unido con nada.
proof-unlinked = { $count ->
    [one] { $locations } no está unido con nada.
   *[other] { $locations } no están unidos con nada.
}
proof-no-exit = No hay ninguna salida.
proof-in-no-area = { $count ->
    [one] { $locations } no está en ningún área.
   *[other] { $locations } no están en ningún área.
}
proof-information-nowhere = El número de Información { $location } aún no está unido con nada, ni está en ningún área.
proof-deed-nowhere = El número de hazaña { $location } aún no está unido con nada, ni está en ningún área.
proof-dead-ends = { $count ->
    [one] { $spaces } es una vía muerta: una ruta lleva allí, y ninguna sigue.
   *[other] { $spaces } son vías muertas: una ruta lleva a cada una, y ninguna sigue.
}
proof-cut-off = { $count ->
    [one] { $locations } está aislado del resto del tablero.
   *[other] { $locations } están aislados del resto del tablero.
}
proof-exit-too-far = La salida { $exit } está a { $moves } movimientos del inicio más cercano, y el medidor de Movimiento tiene { $steps }.
proof-exit-out-of-reach = Ninguna ruta lleva de ningún inicio a la salida { $exit }.
proof-example-adjacent = En los ejemplos del reglamento { $location } es adyacente a { $other }.
proof-example-not-adjacent = En los ejemplos del reglamento { $location } está conectado con { $other }, pero no es adyacente.
proof-example-near = { $dots ->
    [16] En los ejemplos del reglamento { $location } está conectado con { $other }.
    [one] En los ejemplos del reglamento { $location } está conectado con { $other }, con un punto entre ambos como mucho.
   *[other] En los ejemplos del reglamento { $location } está conectado con { $other }, con { $dots } puntos entre ambos como mucho.
}
proof-example-dots = { $dots ->
    [one] En los ejemplos del reglamento hay un punto entre { $location } y { $other }; aquí: { $found }.
   *[other] En los ejemplos del reglamento hay { $dots } puntos entre { $location } y { $other }; aquí: { $found }.
}
proof-example-apart = En los ejemplos del reglamento { $location } no está conectado con { $other }.
proof-example-reach = { $dots ->
    [0] En los ejemplos del reglamento son adyacentes a { $location }: { $listed }; aquí: { $found }.
    [one] En los ejemplos del reglamento están al alcance de { $location } con un punto marcado: { $listed }; aquí: { $found }.
   *[other] En los ejemplos del reglamento están al alcance de { $location } con { $dots } puntos marcados: { $listed }; aquí: { $found }.
}
proof-example-rescue = En los ejemplos del reglamento la salida más cercana está a { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
} de { $location } con { $dots ->
    [one] un punto marcado
   *[other] { $dots } puntos marcados
}; aquí: { $found }.
proof-example-area = En los ejemplos del reglamento { $location } está en { $area }; aquí: { $found }.
proof-example-section = En los ejemplos del reglamento { $location } está en la sección { $section }; aquí: { $found }.
proof-example-nazgul = En los ejemplos del reglamento un Nazgûl empieza en { $location }.
proof-example-start = En los ejemplos del reglamento Frodo empieza en { $location }.
proof-example-deed = En los ejemplos del reglamento { $location } es el número de una ficha de hazaña.
proof-example-dark = En los ejemplos del reglamento { $location } es un lugar Oscuro.

fault-wants-tile = «{ $key }»: { $item } no es una loseta; lo sería "eye" o un número de 0 a 9.
fault-wrong-length = «{ $key }»: la carta «{ $card }» tiene { $found } movimientos tras su inicio, y debería tener { $wanted }.
fault-bad-row = «{ $key }»: en la carta «{ $card }», { $row } no es una fila. Lo sería un punto, un lugar, uno con * detrás, o la salida al final.
fault-exit-not-last = «{ $key }»: la carta «{ $card }» debería acabar en una salida, y no tener ninguna antes.

## What the table is told

told-opened = { $board-known ->
    [no] El tablero es el de la mesa
   *[yes] El tablero es { $board }
}, { $tiles-known ->
    [no] las losetas están en el cubilete
   *[yes] las losetas son { $tiles }
}.{ $counts ->
    [odd] {" "}La caja tiene 15 losetas beis, 3 grises y 2 rojas, y este juego de losetas, no.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}Los sorteos de esta partida se pueden repetir, porque se dio una semilla.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] El tablero «{ $named }» es una copia propia de alguien y solo tiene el nombre de lo que viene con el programa.
   *[own] El tablero «{ $named }» es una copia propia de alguien.
}
told-own-tiles = { $whose ->
    [own-by-its-name] Las losetas «{ $named }» son una copia propia de alguien y solo tienen el nombre de lo que viene con el programa.
   *[own] Las losetas «{ $named }» son una copia propia de alguien.
}
told-own-journeys = { $whose ->
    [own-by-its-name] Las cartas de Viaje «{ $named }» son una copia propia de alguien y solo tienen el nombre de lo que viene con el programa.
   *[own] Las cartas de Viaje «{ $named }» son una copia propia de alguien.
}
told-information-hidden = Una carta oculta la Información en { $location }.
turn-name = { $turn ->
    [daylight-1] primer turno de día
    [daylight-2] segundo turno de día
   *[nightfall] anochecer
}
told-phase = { $phase ->
    [encounter] Los Nazgûl han encontrado a Frodo: se cuentan los que están en el lugar de la Caza o adyacentes a él.
    [escape] Frodo huye.
    [rescue] Frodo no ha llegado a una salida y hay que rescatarlo: los Espectros del Anillo no juegan.
    [refresh] El día ha terminado: cartas, jugador líder, dados.
    [bree] Frodo ha llegado a Bree. La Parte 1 ha terminado.
    [rescued] Frodo ha sido rescatado. La Parte 1 ha terminado.
    [corrupted] Frodo ha sido corrompido. Ganan los Espectros del Anillo.
    [fleeing] Gandalf se escabulle: saca una ficha de hazaña.
    [hiding] Han actuado todos los Espectros del Anillo: Gandalf vuelve a ocultarse.
    [rivendell] Frodo está en Rivendel. Gana el Portador del Anillo.
   *[other] {""}
}
told-part2 = Parte 2: se da la vuelta al tablero. { $known ->
    [yes] Es { $board }.
   *[no] Es el de la mesa.
} Las cartas de Aliado de la mano se cambian por otras tantas del mazo nuevo; las fichas de Rastro se retiran del tablero, Movimiento a 0; las fichas iniciales y las losetas descartadas se guardan. Los Espectros del Anillo pueden repartirse de nuevo las cartas de Brujería, y el líder se sortea otra vez.{ $repeatable ->
    [yes] {" "}Los sorteos de esta parte se pueden repetir, porque se dio una semilla.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] En el cubilete hay { $count } losetas: las que quedaban, las grises y las especiales que han entrado.
   *[no] Al cubilete van las losetas que quedaban, las tres grises y las especiales que han entrado.
}
told-length = El viaje es { $length ->
    [short] corto
   *[long] largo
}: { $moves } movimientos, y Frodo cae con { $limit } de Corrupción.
told-gandalf-hidden = La figura de Gandalf sale del tablero.
told-gandalf-in-rivendell = Gandalf está en Rivendel, fuera de juego.
told-lord-in = El Señor de los Nazgûl está en juego: sustituye a un Nazgûl, el del líder si empieza en juego.
told-lord-out = El Señor de los Nazgûl sale del juego; su dado sale al final del día.
told-course-kept = Frodo mantiene el rumbo.
told-course-drawn = Se roban cartas entre las que elegir.
told-course-changed = Frodo cambia de rumbo: todas las fichas de Rastro se retiran del tablero y su figura va al paso { $step }.
told-journey-changed = Una carta cambia la carta de Viaje; la figura y las fichas de Rastro se quedan donde están.
told-table-word = La palabra de los Espectros del Anillo: { $word }. Se mezcla en cada sorteo.
told-corrected = Una anotación del cuaderno estaba mal y se corrige; { $count ->
    [0] ninguna respuesta habría sido otra.
    [one] una respuesta habría sido otra:
   *[other] { $count } respuestas habrían sido otras:
}
told-corrected-encounter = Lo dicho, dicho está: el encuentro que iba a seguir tiene lugar; el que se pasó por alto, no.
told-step = La figura de Frodo va al paso { $step }.
told-rested = Frodo descansa.
told-no-move = Frodo no se mueve este turno, bajo la palabra del Portador del Anillo.
told-hands = Primero, las manos: nadie conserva más de cinco cartas de Aliado, ni ningún jugador Espectro más de cinco cartas de Brujería; quien tenga más descarta enseguida.
told-eye = El marcador de turno muestra el Ojo: una Caza gratuita en vez de un Registro gratuito.
limit-told = { $limit-known ->
    [yes] {" "}de { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}límite +{ $limit }
    }
}
told-corruption = La Corrupción está en { $total }{ limit-told }{ $cause ->
    [night] {" "}(un movimiento de noche)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Fichas de Comunidad: { $tokens } de { $pool }.
told-company = { $card ->
    [flipped] La carta de { company-name } está volteada.
    [ready] La carta de { company-name } tiene sus habilidades a la vista.
   *[away] { company-name } no está en juego.
}
company-name = { $who ->
    [frodo] Frodo
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Trancos
}
told-asked = Los Espectros preguntan: { $question }.
told-withdrawn = Se retira la pregunta: { $question }.
told-blocked = Una carta anula la pregunta: { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] No se saca ninguna loseta.
    [one] Se saca una loseta: { $tiles }.
   *[other] Se sacan { $count } losetas: { $tiles }.
}
told-tile-returned = La loseta { $tile } vuelve al cubilete.
told-tile-put-back = Por la palabra de la mesa, la loseta { $tile } vuelve a estar en el cubilete.
told-tile-taken-out = Por la palabra de la mesa, la loseta { $tile } ha salido del cubilete.
told-tile = La loseta { $tile }: la Corrupción está en { $total }{ limit-told }.
told-tile-lost = La loseta { $tile } queda fuera de la partida.
told-red = Una loseta roja entra en el cubilete: { $value }.
told-barrow-wights = Los Tumularios están junto al medidor: { $eyes } { $eyes ->
    [one] Ojo
   *[other] Ojos
}.
told-eyes-set = Ojos junto al medidor, según la mesa: { $eyes }.
question-search = Registro en { $target }
question-hunt = Caza en { $target }
question-perception = Percepción en { $target }

question-morgul = Percepción en { $target } con el Anillo de Morgul

## What hands do for it

hands-information = Entrega la ficha de Información { $location }: es la { $count ->
    [1] primera que reciben. Se puede gastar cualquier dado para mover un paso más.
    [2] segunda que reciben. Se pueden gastar dos dados para una Caza o una Percepción.
    [3] tercera que reciben. Una Espada basta para mover un paso y luego un Registro.
    [4] cuarta que reciben. Se puede gastar un Anillo para mover dos pasos más.
   *[other] quinta que reciben. El Señor de los Nazgûl empieza la Parte 2 en juego.
}
hands-track = { $before ->
    [none] Pon una ficha de Rastro en { $location }
    [same] La ficha de Rastro en { $location } se queda como está
   *[other] Da la vuelta a la ficha de Rastro en { $location }
}, con { $side ->
    [eye] el ojo
   *[sword] la espada
} hacia arriba.

## The Letter from Gandalf

envelope = Al sobre van:
envelope-corruption = Escribe en el cuaderno de viaje: Corrupción { $corruption }.
envelope-sorcery-piles = De vuelta a la caja, por separado: las cartas de Brujería por robar y las descartadas. Todo lo demás va también a la caja.
envelope-rest = El código de abajo es la misma Carta, salvo los nombres de los jugadores y tus propios tableros: apúntalo a lápiz en el cuaderno.
letter-tokens = { $count ->
    [0] ninguna ficha de Comunidad
    [one] una ficha de Comunidad
   *[other] { $count } fichas de Comunidad
}
letter-company = { $count ->
    [0] ninguna carta de Compañía
   *[other] Compañía: { $list }
}
letter-hand = { $count ->
    [0] ninguna carta de Aliado
    [one] una carta de Aliado
   *[other] { $count } cartas de Aliado
}
letter-hand-untold = las cartas de Aliado del Portador del Anillo
letter-sorcery = cartas de Brujería, por jugador: { $list }
letter-sorcery-untold = las cartas de Brujería de cada jugador Espectro, por separado
letter-flipped = gastadas, a la caja: { $list }
letter-information = Información encontrada: { $list }
letter-discarded = losetas descartadas: { $list }
letter-eyes = { $count ->
    [one] una loseta de Ojo
   *[other] { $count } losetas de Ojo
} que había junto al medidor
letter-barrow-wights = los Tumularios que había junto al medidor
letter-red = losetas especiales en juego: { $list }
letter-players = Portador: { $ring-bearer }. Espectros: { $ringwraiths }.
letter-own-files = El tablero, las losetas o las cartas de esa partida eran archivos tuyos, y no caben en un código: indícalos con { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = El tablero, las losetas o las cartas de esa partida eran archivos tuyos, y no caben en un código: indica sus archivos en las líneas de al lado.
letter-played = Esta Carta ya se abrió y se jugó, el { $day }. Vale de todos modos.
previously = Anteriormente{ $dated ->
    [yes] , en la partida empezada el { $begun }
   *[no] {""}
}: tras { $day ->
    [one] un día
   *[other] { $day } días
} y { $step ->
    [one] un paso
   *[other] { $step } pasos
}, { $rescued ->
    [yes] Frodo tuvo que ser rescatado, y aun así llegó a Bree
   *[no] Frodo llegó a Bree
}. La Corrupción está en { $corruption }; los Espectros del Anillo { $found ->
    [0] no han encontrado Información
    [one] han encontrado una ficha de Información
   *[other] han encontrado { $found } fichas de Información
}.
previously-on-paper = La Parte 1 se jugó en papel. La Corrupción está en { $corruption }.
take-out = Del sobre salen:
take-out-sorcery = Un Espectro del Anillo saca las cartas de Brujería, para que nadie más las vea. Todos juegan en el mismo bando que antes.

## What the Ring-bearer is told alone

whispered-token-hidden = La Información en { $location } queda oculta para siempre.
area-unknown = Nadie ha dicho en qué área está { $location }.
whispered-filled = De las cartas que has dicho, solo una empieza así, y se han rellenado sus demás filas. Compárala con la carta; si una fila está mal, indica { ASK("journey row I X") }.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}en { $area }
    [exit] {""}
   *[no] {" "}(¿en qué área? { ASK("area", $last, "…") })
}
whispered-walked = Esta carta es otra de la que se pensaba, y algunas filas hasta la { $step } por las que Frodo ya ha pasado se rellenaron con la equivocada. Compáralas con la carta; si una está mal, { DEED("undo") } vuelve hasta ella.
whispered-token-would = { $now ->
    [hidden] La Información en { $location } quedaría oculta para siempre.
   *[kept] La Información en { $location } volvería a estar por encontrar.
}
whispered-no-way = Según el tablero ningún movimiento lleva de { $from } a { $to }: la anotación { $at } quedaría bajo tu palabra.
whispered-nothing-touched = Ninguna respuesta habría sido otra.
private = { $part ->
    [1] {""}
   *[other] Frodo:{" "}
}{ place }, { $dots ->
    [0] ningún punto desde entonces
    [one] un punto desde entonces
   *[other] { $dots } puntos desde entonces
}{ $exit-known ->
    [yes] , a { $exit ->
        [one] un movimiento
       *[other] { $exit } movimientos
    } de { $part ->
        [1] la salida más cercana
       *[other] Rivendel
    }
   *[no] {""}
}.
private-gandalf = Gandalf: { place }{ $stands ->
    [yes] , revelado
   *[no] {""}
}.{ $deed ->
    [yes] {" "}Aquí se puede completar una hazaña.
   *[no] {""}
}
private-company = La carta de { company-name } puede ayudar ahora.

## When all is over

story-log = Parte 1: { $way }
story-card = { $count ->
    [1] Carta de Viaje: { $way }
   *[other] Carta de Viaje { $number }, desde el paso { $from }: { $way }
}
story-gandalf = Gandalf: { $way }
war-tokens = Para una Guerra del Anillo: { $shadow ->
    [0] { $free-peoples ->
        [1] una ficha de acción para los Pueblos Libres, a su elección
       *[other] { $free-peoples } fichas de acción para los Pueblos Libres
    }
    [1] { $free-peoples ->
        [0] una ficha de acción para la Sombra, a su elección
       *[other] una ficha de acción para cada bando, a su elección
    }
   *[other] { $shadow } fichas de acción para la Sombra
}.

## Status

status-board = Tablero: { $value }
status-phase = Fase: { $value }
status-tiles = Losetas: { $value }
status-options = Opciones: { $value }
status-moved = Frodo ya ha hecho su movimiento normal de este turno.
status-flipped = Volteadas: { $value }
status-red = Losetas rojas que han entrado: { $value }
status-step = Medidor de Movimiento: { $value }
status-corruption = Corrupción: { $value }
status-fellowship = Comunidad: { $value }
status-company = Compañía: { $value }
status-eyes = Ojos: { $value }
status-pool = Losetas en la reserva: { $value }
status-log = { table-log }: { $value }
status-tracks = { table-tracks }: { $value }
status-reach = Al alcance: { $value }
status-drawn = Losetas sacadas: { $value }
status-found = Han encontrado a Frodo: sigue un encuentro.

status-gandalf-moved = Gandalf ya ha hecho su movimiento de este turno.
status-deeds = Hazañas completadas: { $value }
status-result = Guerra del Anillo, fichas de acción: { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Saca en secreto el lugar inicial de Frodo.
       *[yes] { $information-set ->
            [no] Saca en secreto cinco fichas de Información.
           *[yes] { $given ->
                [no] { $give ->
                    [1] Elige una para dar a la vista de todos.
                   *[other] Elige { $give } para dar a la vista de todos.
                }
               *[yes] Coloca los Nazgûl, tira seis dados y empieza con los resultados de Sombra.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Anochecer, ya ha movido: figura al paso { $step }, Corrupción a { $corruption }, voltea el marcador. Después termina el turno.
           *[no] { $rested ->
                [yes] Anochecer, descansa: no se mueve nada. Después termina el turno.
               *[no] Anochecer: el Portador del Anillo descansa, o se mueve a cambio de 1 de Corrupción y el Ojo.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, ya ha movido: figura al paso { $step }. Después termina el turno.
           *[no] { turn-title }: mueve el Portador del Anillo.
        }
    }
    [ringwraiths] { turn-title }: actúan los Nazgûl, uno tras otro{ $eye ->
        [yes] , con una Caza gratuita cada uno; un Registro, solo con una carta o una ficha de Información
       *[no] , con un Registro gratuito cada uno
    }. { $found ->
        [yes] Han encontrado a Frodo: cuando todos hayan actuado, sigue el encuentro.
       *[no] Después termina el turno.
    }
    [encounter] Cuenta los Nazgûl en el lugar de la Caza y adyacentes a él.
    [escape] El Portador del Anillo anota su huida, o se queda; la figura, un paso más.
    [rescue] Paso 16 sin llegar a una salida: saca una loseta por cada movimiento que falta.
    [refresh] Renovación: robad una carta de Aliado, pasad el liderato, robad una carta de Brujería, tirad los dados.
    [bree] Frodo ha llegado a Bree. La Parte 1 ha terminado. Sigue jugando, o guárdala para otra velada en una Carta de Gandalf.
    [rescued] Frodo ha sido rescatado. La Parte 1 ha terminado. Sigue jugando, o guárdala para otra velada en una Carta de Gandalf.
    [corrupted] Frodo ha sido corrompido. Ganan los Espectros del Anillo.
    [letter] La Carta de Gandalf está abierta. Da la vuelta al tablero y prepara la Parte 2.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Anochecer, { $rested ->
        [yes] descansa: no se mueve nada
       *[no] ya ha avanzado: figura al paso { $step }, Corrupción a { $corruption }, voltea el marcador
    }
   *[other] { turn-title }: figura al paso { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Roba en secreto una carta de Viaje de cada mazo y quédate con una.
       *[yes] { $deeds-set ->
            [no] Saca en secreto cuatro fichas de hazaña.
           *[yes] { $gandalf-set ->
                [no] Una de las cuatro es donde empieza Gandalf.
               *[yes] Dos Nazgûl en cada uno de sus dos lugares iniciales, tira los seis dados normales y empieza con los resultados de Sombra.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Anochecer: Frodo descansa, o avanza a cambio de 1 de Corrupción y el Ojo.
               *[other] { turn-title }: Frodo avanza un paso.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title }: actúan los Nazgûl, uno tras otro{ $eye ->
        [yes] , con una Caza gratuita cada uno; un Registro, solo con una carta o una ficha de Información
       *[no] , con un Registro gratuito cada uno
    }{ $lord ->
        [yes] ; su Señor gasta un dado, o caza sin dado donde está
       *[no] {""}
    }{ $stands ->
        [yes] ; ninguno entra en { $figure }, donde está Gandalf
       *[no] {""}
    }. { $found ->
        [yes] Han encontrado a Frodo: cuando todos hayan actuado, sigue el encuentro.
       *[no] Después termina el turno.
    }
    [fleeing] Han encontrado a Gandalf. Saca en secreto una ficha de hazaña.
    [hiding] La figura de Gandalf sale del tablero; él toma en secreto una de dos fichas de hazaña.
    [encounter] Cuenta los Nazgûl en el lugar de la Caza y adyacentes a él{ $lord ->
        [yes] , y si su Señor está entre ellos: cuenta por dos losetas
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] El Portador del Anillo se queda con una de las cartas robadas.
       *[no] Frodo mantiene el rumbo, o lo cambia: la figura un paso atrás, fuera todas las fichas de Rastro, otra carta.
    }
    [refresh] Renovación: robad una carta de Aliado, pasad el liderato, robad una carta de Brujería, tirad los dados{ $lord ->
        [yes] ; la Sombra de Morgul de su Señor no da ficha de Comunidad
       *[no] {""}
    }.
    [corrupted] Frodo ha sido corrompido. Ganan los Espectros del Anillo.
    [rivendell] Frodo está en Rivendel. Gana el Portador del Anillo.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Después se mueve Gandalf.
   *[yes] { $stands ->
        [yes] Gandalf está en { $figure }: los Nazgûl de allí se alejan hasta dos pasos y se descarta un dado normal. Después termina el turno.
       *[no] { $in-rivendell ->
            [yes] Después termina el turno.
           *[no] { $on-exit ->
                [yes] En una salida Gandalf no se revela: se puede anunciar que está allí, sale de la partida y el límite sube en 1. Después termina el turno.
               *[no] Si hay Nazgûl donde está, Gandalf puede revelarse a cambio de una ficha de Comunidad que sale de la partida; o completa una hazaña. Después termina el turno.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] Primer turno de día
    [daylight-2] Segundo turno de día
   *[nightfall] Anochecer
}
host-asked = { $question }: responde o retira la pregunta, o una carta la anula.
host-drawn = { $count ->
    [0] No hay losetas que sacar.
   *[other] Sacadas: { $tiles }. Voltea una carta de Compañía para anular una loseta, o acéptalas.
}

## The terminal

help = X es un punto (.), un lugar o una salida; N, un número; T, una loseta (eye, 3, 3r). help COMMAND dice más.
help-new = Empieza una partida: hunt, o ningún nombre. Sin claves, en el tablero de práctica; con tu propia caja: board=none starts=N,N,N. Una ruta con espacios va entre comillas rectas.
help-start = Dónde empieza Frodo (R1): el número de la ficha, o sorteado por el programa.
help-information = Las cinco fichas de Información tras la pantalla (R2), de la caja o sorteadas por el programa.
help-give = Da tantas de las cinco fichas como se acordó (R2).
help-begin = Empieza el primer día, con los resultados de Sombra que salieron (R4).
help-move = El movimiento normal de Frodo (R8): un punto, un lugar o una salida. ! vale bajo tu palabra; free ahorra la Corrupción de un movimiento de noche.
help-rest = Frodo descansa al anochecer (R7); con !, de día no se mueve.
help-reach = Dice adónde se puede entrar ahora (R8), o huir (R28); en la Parte 2, adónde puede ir Gandalf (P9).
help-log = Muestra el cuaderno de viaje.
help-done = Termina el turno del Portador del Anillo, o el de los Espectros del Anillo (R7); con !, sin el movimiento de Frodo.
help-search = Si un lugar figura en el cuaderno (R17).
help-hunt = Si un lugar figura en el cuaderno, y si Frodo está allí (R18).
help-perception = Si el último lugar está en un área o en una sección (R19). morgul, en un día con el Señor de los Nazgûl en juego, dice además quién (P14).
help-ask = Anuncia antes una pregunta, para que se pueda retirar o la pueda anular una carta (R23); el Portador del Anillo ve cuál sería la respuesta.
help-answer = Responde la pregunta anunciada (R23).
help-withdraw = Retira la pregunta anunciada (R23).
help-blocked = Una carta anula la pregunta anunciada (R23).
help-card = Una carta mueve a alguien, pregunta o cambia la carta de Viaje: en el turno de cualquier bando, y en la renovación (R12).
help-tracks = Lista las fichas de Rastro del tablero.
help-nazgul = Cuántos Nazgûl hay en el encuentro (R24); se saca una loseta por cada uno.
help-cancel = Devuelve losetas sacadas (R25): una con una carta de Compañía, y ninguna roja; cualquiera con otras cartas (card). Las demás se aplican.
help-accept = Se aplican todas las losetas sacadas (R26).
help-escape = Adónde huye Frodo (R28), o que se queda.
help-rescue = Saca una loseta por cada movimiento que aún le faltaría a Frodo (R15).
help-refresh = Empieza el día siguiente, con los resultados de Sombra que salieron (R30).
help-draw = Saca losetas para una carta, en el turno de cualquier bando y en la renovación (R12).
help-corruption = Muestra la Corrupción, o la fija como está en la mesa (R32).
help-fellowship = Muestra las fichas de Comunidad, o las fija como están; pool N dice cuántas hay en la partida (R31).
help-company = Muestra las cartas de Compañía sin voltear, voltea una en un sentido u otro, o hace entrar a Merry (R5).
help-red = Una loseta roja entra en la reserva (R32).
help-barrow-wights = Un Ojo más junto al medidor (R32).
help-eyes = Muestra los Ojos junto al medidor, o los pone como están en la mesa, contando los Tumularios.
help-pool = Dice cuántas losetas quedan; +T devuelve una que había salido de la reserva, -T saca una.
help-track = Fija una ficha de Rastro como está en el tablero.
help-token = Una carta revela una ficha de Información a la vista de todos (found), o la oculta en secreto (hidden) (R32).
help-area = Dice dónde está un lugar que el tablero no sitúa (R19).
help-letter = Guarda la Parte 1 para otra velada (R33): escribe un archivo, da un código y dice qué hay que guardar.
help-open-letter = Abre una Carta de Gandalf, un archivo o un código; part2 sigue adelante.
help-letter-by-hand = La Parte 1 se jugó en papel: lo que hay en el sobre (R33). eyes cuenta las losetas de Ojo, barrow-wights es una más.
help-part2 = Prepara la Parte 2 (P1–P6), tras la Parte 1 o con una Carta de Gandalf.
help-journey = La carta de Viaje (P3): robada aquí, o escrita desde la carta hasta donde se leyó; una fila que quedó abierta se dice con row. Un * detrás de una fila marca un refugio, como 10*: en una carta larga, con shelters=on, un Registro allí no encuentra nada mientras Frodo esté dentro (P15).
help-deeds = Las cuatro fichas de hazaña de Gandalf (P4), de la caja o sorteadas por el programa.
help-gandalf = El movimiento de Gandalf (P9), su inicio (P4), revelarse y ocultarse (P10), escabullirse (P16), hazaña (P11), Rivendel (P12).
help-advance = Frodo avanza según la carta de Viaje (P8); free ahorra la Corrupción de un movimiento de noche.
help-lord = El Señor de los Nazgûl entra en juego, o sale de él (P18).
help-course = Tras un encuentro (P20): mantener la carta o cambiarla; con Trancos sin voltear, draw y take eligen entre varias.
help-result = Lo que supone el final para la Guerra del Anillo (P23).
help-telling = Cuenta lo que estaba oculto, una línea por momento, cuando la parte ha terminado.
help-correct = Una anotación del cuaderno estaba mal, se olvidó o sobra. Lo que eso habría cambiado se te dice solo a ti; luego correct apply se lo dice a la mesa, o correct keep deja el cuaderno como estaba.

## Why an answer is what it is

why-where = { $part ->
    [1] la anotación { $number } del cuaderno
   *[other] la fila { $number } de la carta
}
why-location = { $found ->
    [last] { $location } es el último lugar, { why-where }.
    [entry] { $location } es { why-where }; el último lugar es { $last }.
    [start] { $location } es donde empezó Frodo; el último lugar es { $last }.
   *[nowhere] { $part ->
        [1] { $location } no está en el cuaderno.
       *[other] { $location } no está en ninguna fila a la que haya llegado Frodo.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf es encontrado en { $location }, y se escabulle
    [yes] Gandalf está en { $location }, en { $area }
   *[no] Gandalf está en { $location }
}.
why-area = El último lugar, { $last }, está en { $area }.

## The window

home-begin = Empezar
home-phase = { $phase ->
    [setup] en preparación
    [letter] en preparación
    [refresh] día { $day }, renovación
    [bree] Parte 1 acabada: Bree
    [rescued] Parte 1 acabada: rescatado
    [corrupted] ganaron los Espectros
    [rivendell] ganó el Portador
   *[other] día { $day }, { turn-name }
}
setup = Preparación
setup-draw = Sacar
setup-set = Fijar
setup-word = Una palabra de los Espectros…
setup-word-typed = una palabra
setup-word-what = Si los Espectros del Anillo quieren, dicen ahora cualquier palabra, antes de sacar nada. Se mezcla en cada sorteo. El sello de la ventana de la mesa (F4) ya fija la semilla del programa, así que nadie puede haber elegido lo que sale.
setup-word-given = La palabra de los Espectros está en cada sorteo: { $word }
setup-start = Lugar inicial de Frodo
setup-start-what = Una de las tres fichas, en secreto. { $known ->
    [yes] Deja que se saque aquí, o sácala y escribe su número.
   *[no] Sácala y escribe su número.
}
setup-start-typed = el número de la ficha
setup-information = Información
setup-information-what = Cinco fichas, en secreto. { $known ->
    [yes] Deja que se saquen aquí, o sácalas y escribe sus números.
   *[no] Sácalas y escribe sus números.
}
setup-information-typed = cinco números
setup-gift = Un regalo a los Espectros
setup-gift-what = { $give ->
    [one] Una de las cinco fichas se da a la vista de todos.
   *[other] { $give } de las cinco fichas se dan a la vista de todos.
} Elige lo que menos les diga.
setup-gift-typed = el número que das
setup-wanted = Aquí falta: { $wanted }
setup-dice = Los primeros dados
setup-dice-what = Se colocan los Nazgûl y el jugador líder tira seis dados. ¿Cuántos muestran la Sombra?
setup-dice-typed = cuántos, de 0 a 6
agree-three-starts = En las fichas de inicio hay tres lugares, y { $typed ->
    [one] se ha indicado uno
   *[other] se han indicado { $typed }
}. Indica los tres, o ninguno.
agree-starts = Lugares iniciales
agree-starts-what = Los números de las tres fichas iniciales de tu tablero.
agree-starts-typed = tres números, como 1 2 3
agree-board = Tu copia del tablero
agree-board-what = Lo que has copiado tú (Copiar tu caja), o un archivo. Sin ella, cada anotación vale bajo tu palabra.
agree-tiles = Tu copia de las losetas
agree-tiles-what = Igual para los valores de las losetas de Corrupción. Sin ellas se sacan del cubilete y se escriben.
copy-of-none = Ninguna copia
copy-of-own = Lo que has copiado
copy-of-file = un archivo
agree-give = ¿Cuántas fichas de Información da el Portador del Anillo?
agree-give-0 = ninguna: más fácil para Frodo
agree-give-1 = una: normal
agree-give-2 = dos: más difícil para Frodo
agree-pool = ¿Cuántas fichas de Comunidad hay?
agree-pool-3 = tres: normal
agree-pool-4 = cuatro: más fácil para Frodo
agree-escape = ¿Hasta dónde alcanza una huida?
agree-escape-text = dos puntos más que los marcados
agree-escape-example = un punto más
agree-draws = ¿Quién saca si nadie dice otra cosa?
agree-draws-app = el programa, lo que conoce
agree-draws-hand = a mano, del cubilete
setup-journey = Carta de Viaje
setup-journey-what = Una carta de cada mazo, en secreto; te quedas con una de las dos. { $known ->
    [yes] Deja que se roben aquí, o róbalas y escribe las filas de la que elijas.
   *[no] Róbalas y escribe las filas de la que elijas.
} Una carta que no se leyó hasta el final lleva delante short o long: short 2 . 10. Un * detrás de una fila marca un refugio, como 10*.
setup-journey-typed = 2 . 10 . . 23 …, al final una salida
setup-card = { $length ->
    [short] Corta
   *[long] Larga
}: { $moves } movimientos, Frodo cae con { $limit } de Corrupción
setup-keep = Elegir
setup-keep-which = la carta que se queda: pulsa «{ $keep }» a su lado
setup-deeds = Hazañas de Gandalf
setup-deeds-what = Cuatro fichas, en secreto. { $known ->
    [yes] Deja que se saquen aquí, o sácalas y escribe sus números.
   *[no] Sácalas y escribe sus números.
}
setup-deeds-typed = cuatro números
setup-gandalf = Inicio de Gandalf
setup-gandalf-what = Una de las cuatro es donde empieza Gandalf; las otras tres son hazañas que puede completar.
setup-gandalf-typed = el número de la ficha
setup-dice-2 = Los primeros dados
setup-dice-2-what = Dos Nazgûl en cada uno de sus dos lugares iniciales; el jugador líder tira seis dados. ¿Cuántos muestran la Sombra?
setup-dice-2-typed = cuántos, de 0 a 6
letter = Carta de Gandalf
letter-back = Volver al cuaderno
letter-open = Abrir la Carta
letter-open-what = El archivo que se escribió al final de la Parte 1, o el código del cuaderno de viaje.
letter-open-letter = Archivo o código
letter-paper = La Parte 1 se jugó en papel
letter-paper-what = Lo que hay en el sobre. Números separados por espacios; lo que no haya se deja vacío. Las dos primeras líneas se rellenan siempre, con 0 si hace falta.
letter-paper-corruption = Corrupción, según el cuaderno
letter-paper-fellowship = Fichas de Comunidad
letter-paper-information = Fichas de Información que encontraron los Espectros
letter-paper-eyes = Losetas de Ojo junto al medidor
letter-paper-discarded = Losetas descartadas, como 3 1 0; detrás de una roja una r, como 4r
letter-paper-red = Losetas especiales que entraron en juego, como eye 4
letter-paper-merry = Merry se ha unido
letter-paper-pool = cuatro fichas de Comunidad en total
letter-wrong = Aquí: { $name }
letter-paper-open = Pasar a la Parte 2
letter-write = Escribir la Carta
letter-envelope = El sobre
letter-write-what = Para otra velada. Lo que solo tú sabes:
letter-write-hand = Cartas de Aliado del Portador: ¿cuántas?
letter-write-sorcery = Cartas de Brujería de cada jugador de los Espectros, como 2 3
letter-write-ring-bearer = ¿Quién es el Portador?
letter-write-ringwraiths = ¿Quiénes son los Espectros? Nombres, separados por comas
letter-write-file = Archivo de la Carta
letter-written = Escrita: { $path }. En la primera pantalla, «Una Carta de Gandalf» abre este archivo, o el código.
letter-previously = Lo que pasó
letter-part2 = Seguir
letter-part2-what = La Parte 2 empieza exactamente con esto. Lo acordado para la partida sigue valiendo, salvo lo que elijas aquí.
letter-shelters = los refugios protegen de un Registro
letter-length = la longitud del viaje es pública
letter-draws = se saca a mano, del cubilete y los mazos
letter-part2-practice = el tablero de práctica, con sus losetas y cartas
letter-part2-board = Tu copia del tablero de la Parte 2, si alguien la ha hecho: su archivo
letter-part2-tiles = Tu copia de las losetas: su archivo
letter-part2-journeys = Tu copia de las cartas de Viaje: su archivo
letter-part2-on = Preparar Parte 2
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · noche
}
table-setup = Preparación
table-day = Día { $day }, { $turn }
table-reveal = Revelar partida…
table-correct = Corregir anotación…
table-proposed-what = Nadie lo sabe todavía. «Corregir el cuaderno» se lo dice a la mesa.
table-correct-how = { $part ->
    [two] Escribe el número de la anotación en el cuaderno de Gandalf (su primer movimiento es el 1)
   *[one] Haz clic en la casilla de la anotación en el cuaderno
}, luego { $map ->
    [yes] haz clic en su sitio del mapa (o escríbelo)
   *[no] escribe lo que debería haber sido
}. { $part ->
    [two] Una de más o una olvidada
   *[one] Un punto, una de más o una olvidada
}: mira los botones.
proposed-entry = La anotación { $at } debería haber sido { $entry }
proposed-insert = Se olvidó la anotación { $at }: { $entry }
proposed-remove = La anotación { $at } sobraba
table-log = Cuaderno de viaje
table-start = Inicio: { $start }
table-no-start = Aún sin inicio
table-tokens = { $any-kept ->
    [yes] Información: { $kept }
   *[no] Sin Información por encontrar
}{ $any-hidden ->
    [yes] {" "}(oculta: { $hidden })
   *[no] {""}
}
table-journey = Carta de Viaje{ $length ->
    [short] {" "}(corta)
    [long] {" "}(larga)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Hazañas: { $kept }
   *[no] Sin hazañas por hacer
}{ $any-done ->
    [yes] {" "}(hechas: { $done })
   *[no] {""}
}
table-letter = Carta de Gandalf, y Parte 2
table-would-be = { $question }, aún sin responder:
table-limit = { $corruption }, límite +{ $raised }
spoken = { $answer ->
   *[no] no
    [yes] sí
    [frodo-is-here] sí, Frodo está aquí
    [yes-gandalf-is-found] sí, se ha encontrado a Gandalf
    [both-are-found] sí, Frodo está aquí, se ha encontrado a Gandalf
    [frodo] sí: Frodo
    [gandalf] sí: Gandalf
    [frodo-and-gandalf] sí: Frodo y Gandalf
}
table-no-but-gandalf = no; se ha encontrado a Gandalf
end-part = Fin de la Parte 1
end-game = El final
table-hint = un lugar e Intro
table-hint-asked = Intro responde, Esc retira
table-hint-2 = Intro para Frodo; para Gandalf, un lugar e Intro
table-hint-box-2 = para Gandalf un lugar, y la primera vez su área: 22 4b
table-hint-course = «Mantener el rumbo» o «Cambiar de rumbo»
table-hint-choice = pulsa la carta que eliges
table-hint-fleeing = el número de la ficha de hazaña sacada
table-hint-hiding = el número de la ficha de hazaña elegida
table-hint-over = sigue jugando, o guárdala para otra velada en una Carta
table-hint-end = el cuaderno está a la vista; se puede guardar una copia
table-hint-drawn = Intro acepta; o pulsa una loseta y luego quién la devuelve
table-hint-encounter = cuántos Nazgûl, de 0 a 4
table-hint-encounter-lord = cuántos Nazgûl, de 0 a 4; con su Señor, un botón
table-hint-encounter-by-hand = cuántos Nazgûl, y las losetas: 2 3 { copy-tiles-eye }
table-hint-escape = un lugar e Intro, o «Quedarse»
table-hint-refresh = cuántas Sombras, de 0 a 6
table-hint-rescue = cuántos movimientos faltan, y las losetas: 2 3 { copy-tiles-eye }
table-hint-box = un lugar, y la primera vez su área: 22 2b
chip-with-lord = Con su Señor
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] línea continua
        [2] línea de rayas
       *[other] línea de puntos
    }
   *[no] {""}
}: Frodo en { $at }{ $between ->
    [yes] , por { $by }
   *[no] {""}
}{ $known ->
    [yes] , hasta { $to }
   *[no] {""}
}
table-lord = El Señor de los Nazgûl
table-figure = Figura de Gandalf
table-deeds-done = Hazañas hechas en
table-corruption = Corrupción
table-fellowship = Comunidad
table-eyes = Ojos
table-pool = Losetas en cubilete
table-information = Información encontrada
table-tracks = Rastros
table-eye = { $location } (Ojo)
table-sword = { $location } (Espada)
table-flipped = { $name }, volteada
map-nearer = +
map-farther = –
map-fit = Mapa entero
end-taught = { $count ->
    [one] Lo que esta partida ha enseñado del tablero
   *[other] Lo que esta partida ha enseñado del tablero: { $count } cosas
}
end-summary = { $days ->
    [one] Un día
   *[other] { $days } días
}, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}, Corrupción { $corruption }. { $questions ->
    [0] No se respondió ninguna pregunta.
    [one] Se respondió una pregunta, { $yes } con sí.
   *[other] Se respondieron { $questions } preguntas, { $yes } con sí.
}

## A game that is checked

verified-set-right = { $count ->
    [one] Una respuesta que oyó la mesa ya no vale, porque una corrección la rectificó: línea { $lines }.
   *[other] { $count } respuestas que oyó la mesa ya no valen, porque las correcciones las rectificaron: líneas { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sello comparado ata { $bound } de ellas: la mesa lo oyó.
}
verified-board = { $whose ->
    [programs] El tablero «{ $named }» viene con el programa.
    [own-by-its-name] El tablero «{ $named }» es una copia propia de alguien y solo tiene el nombre de lo que viene con el programa: compara con lo que hay en la mesa.
   *[own] El tablero «{ $named }» es una copia propia de alguien: compara con lo que hay en la mesa.
}
verified-tiles = { $whose ->
    [programs] Las losetas «{ $named }» vienen con el programa.
    [own-by-its-name] Las losetas «{ $named }» son una copia propia de alguien y solo tienen el nombre de lo que viene con el programa: compara con lo que hay en la mesa.
   *[own] Las losetas «{ $named }» son una copia propia de alguien: compara con lo que hay en la mesa.
}
verified-journeys = { $whose ->
    [programs] Las cartas de Viaje «{ $named }» vienen con el programa.
    [own-by-its-name] Las cartas de Viaje «{ $named }» son una copia propia de alguien y solo tienen el nombre de lo que viene con el programa: compara con lo que hay en la mesa.
   *[own] Las cartas de Viaje «{ $named }» son una copia propia de alguien: compara con lo que hay en la mesa.
}
verified-no-board = En la Parte { $parts } ningún tablero dice qué está conectado: ningún movimiento se comprobó con uno.
verified-agreed = Se acordó: { $options }. Todo lo demás es como cuando no se dice nada.
verified-unanswered = { $count ->
    [one] Una pregunta se anunció y no se respondió, porque se retiró, la paró una carta o se deshizo: línea { $lines }. El Portador del Anillo había visto cuál sería la respuesta.
   *[other] { $count } preguntas se anunciaron y no se respondieron, porque se retiraron, las paró una carta o se deshicieron: líneas { $lines }. El Portador del Anillo había visto cuáles serían las respuestas.
}
verified-undone = { $count ->
    [one] Otra cosa se deshizo: línea { $lines }.
   *[other] Otras { $count } cosas se deshicieron: líneas { $lines }.
}
verified-by-card = Por una carta, según dijo el Portador del Anillo: línea { $lines }. Compáralo con las cartas jugadas: que una oculte una Información o ahorre Corrupción no lo oye nadie más.
verified-by-word = { $count ->
    [one] Una anotación se aceptó
   *[other] { $count } anotaciones se aceptaron
} bajo la palabra del Portador del Anillo, como toda corrección y toda anotación con { DEED("!") }; no se consultó el tablero (línea { $lines }).
verified-letter = { $paper ->
    [yes] La Parte 1 se jugó en papel: lo que aquí se dice de ella se toma de buena fe.
   *[no] La Parte 1 está en un archivo propio: lo que la Carta dice de ella se toma de buena fe hasta que se compruebe ese archivo, en el que la cabeza de una línea es, o empieza por, { $head }.
}
verified-areas = Dónde están algunos lugares lo dijo el Portador del Anillo (línea { $lines }): compáralo con el tablero, porque de ello dependen las Percepciones.
verified-told-otherwise = De { $locations } lo dijo dos veces, y no lo mismo.

## The table's window

public-withdrawn = retirada
public-blocked = anulada por una carta
public-corrected-none = Ninguna respuesta habría sido otra.
public-corrected-answer = { $question }: se dijo «{ $was }», era «{ $is }»
public-lord = El Señor de los Nazgûl gasta un dado, o caza sin dado donde está. No tiene Registro gratuito, y cuenta por dos losetas.
public-seal = Sello en la mesa
public-seal-fold = Plegar el sello
public-seal-what = El sello de lo que se ha dicho. Una foto del código demuestra al final que hasta aquí no se cambió nada; las cuatro palabras son para el ojo.

# Copying the box

copy = Búsqueda
copy-part-1 = Parte 1
copy-part-2 = Parte 2
copy-page-numbers = Números
copy-page-areas = Áreas
copy-page-links = Enlaces
copy-page-picture = Con imagen
copy-page-games = De partidas
copy-page-tiles = Losetas
copy-page-cards = Cartas
copy-page-numbers-what = Lleva un minuto. Con ellos el programa saca la Información y las hazañas, y sabe qué fichas hay.
copy-page-areas-what = Lleva tres minutos; hacen falta diez de estas doce líneas. Con las áreas, en una Percepción no hay que preguntar nada: el programa sabe dónde está cada lugar.
copy-page-links-what = Lleva un cuarto de hora. Con los enlaces comprueba cada movimiento, dice qué está al alcance, cuenta los movimientos de un rescate y dibuja el mapa.
copy-page-picture-what = Todo ello sobre tu propia foto o escaneo: elige abajo el archivo, o suéltalo en la ventana. No sale de este equipo.
copy-page-games-what = Lo que han enseñado las partidas terminadas. No se adopta nada si tú no lo dices.
copy-page-tiles-what = Lleva dos minutos. Con los valores de todas las losetas el programa las saca, y comprueba lo que se saca a mano.
copy-page-cards-what = Lleva veinte minutos todas; de una en una también vale. De una carta conocida hay que leer unas pocas filas, y el programa sabe las demás.
copy-numbers-hint = como 3 4 12 20-22
copy-list-information = Fichas de Información
copy-list-information-what = Los números de las doce fichas. Los lugares de Aliado del tablero tienen los mismos.
copy-list-nazgul = Nazgûl
copy-list-nazgul-what = Los lugares donde pueden empezar los Nazgûl.
copy-list-starts = Inicios de Frodo
copy-list-starts-what = Los números de las tres fichas iniciales.
copy-list-allies = Lugares de Aliado
copy-list-allies-what = Solo si no son los mismos que en las fichas.
copy-list-deeds = Hazañas de Gandalf
copy-list-deeds-what = Los números de las diez fichas de hazaña.
copy-list-dark = Lugares Oscuros
copy-list-dark-what = Se dibujan en el mapa, y nada más depende de ellos.
copy-areas-hint = sus lugares, como 19 20 22-24
copy-links-how = Una cadena por línea: 10 . 19 es una senda con un punto, road 49 . . 48 un camino con dos. Un punto donde se juntan rutas lleva un nombre: 19 .fork 20 en una línea y .fork 23 en otra. Las salidas son letras.
copy-count-of = { $found } de { $printed }
copy-count = { $found }
copy-tool-places = Lugares · P
copy-tool-links = Enlaces · L
copy-tool-areas = Áreas · A
copy-picture-next = luego:
copy-picture-chosen = ¿{ $space } tiene otro número?
copy-picture-renumber = Renumerar
copy-picture-exit = Salida · X
copy-picture-find = Buscar círculos · F
copy-picture-other-size = Otro tamaño · F
copy-picture-drop-rest = Descartar el resto
copy-picture-path = Senda (R: camino)
copy-picture-road = Camino (R: senda)
copy-picture-dots = puntos:
copy-picture-remove = Quitar
copy-picture-unplace = Fuera de la imagen
copy-picture-none = Ocultar la imagen
copy-picture-shown = Mostrar la imagen
copy-picture-no-number = No se ha puesto nada: el número siguiente tiene que ser uno del 1 al 999, o la letra de una salida.
copy-picture-removed = { $space } se ha quitado del tablero{ $links ->
    [yes] , con sus enlaces
   *[no] {""}
}{ $area ->
    [yes] {" "}y de su área
   *[no] {""}
}. Deshacer lo devuelve; «Fuera de la imagen» lo habría dejado todo salvo su sitio.
copy-picture-reading = Leyendo la imagen…
copy-picture-searching = Buscando círculos en la imagen…
copy-picture-size = Es el tamaño { $size } de { $sizes }.
copy-picture-found = { $count ->
    [0] No se encontró ningún círculo: una imagen tomada desde arriba y con poca sombra los muestra mejor.
    [one] Se encontró un círculo. ¿Es un lugar?
   *[other] Se encontraron { $count } círculos. ¿Cuáles son lugares?
}
copy-picture-taken = { $space } no es un número del 1 al 999 ni la letra de una salida.
copy-hint-places = Haz clic para poner el lugar siguiente; haz clic en uno para elegirlo, arrástralo para moverlo. La rueda acerca o aleja, el botón derecho arrastra la imagen. Las flechas e Intro hacen lo mismo.
copy-hint-found = Un clic toma un círculo, el botón derecho lo descarta. O con teclas: su número e Intro; Intro solo da el número que se ve, N lo pasa, Supr lo descarta.
copy-hint-links = Haz clic en una casilla para empezar allí; haz clic en un enlace para elegirlo: una cifra fija sus puntos, R lo hace camino, Supr lo quita.
copy-hint-pen = Haz clic en la casilla siguiente, o en un sitio vacío para un punto; una cifra fija los puntos del último enlace. Haz clic otra vez en la misma casilla, o pulsa Esc, para parar.
copy-hint-areas = Rodea arrastrando los lugares de un área, o haz clic en ellos uno a uno.
copy-faults = Por arreglar
copy-missing = Aún falta
copy-odd = Parece mal
copy-examples = Distinto en los ejemplos del reglamento
copy-held-back = { $list ->
    [starts] Inicios de Frodo { $locations }: aún no son lugares de este tablero.
    [nazgul] Inicios de Nazgûl { $locations }: aún no son lugares de este tablero.
    [allies] Lugares de Aliado { $locations }: aún no son lugares de este tablero.
   *[dark] Lugares Oscuros { $locations }: aún no son lugares de este tablero.
}
copy-uses = Uso en partidas
copy-more = … y { $more } más.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Números: aún ninguno.
        [unused] Números: como están, pero las fichas aún no. Una que falte aquí faltaría en la partida.
       *[whole] Números: como están.
    }
    [areas] { $state ->
        [none] Áreas: aún ninguna.
        [whole] Áreas: sí, están todas.
        [insisted] Áreas: sí, hasta donde están.
        [before] Áreas: como estaban antes, hasta que esto se arregle.
       *[unused] Áreas: aún no. Un lugar que falte aquí faltaría en la partida.
    }
   *[links] { $state ->
        [none] Enlaces: aún ninguno.
        [whole] Enlaces: sí, están completos.
        [insisted] Enlaces: sí, hasta donde están.
        [before] Enlaces: como estaban antes, hasta que esto se arregle.
       *[unused] Enlaces: aún no. Una ruta que falte aquí se rechazaría en la partida.
    }
}
copy-use-as-it-is = Usar tal como están
copy-use-when-whole = Usar solo cuando no falte nada
copy-tiles-beige = Losetas beis
copy-tiles-grey = Losetas grises
copy-tiles-red = Losetas rojas
copy-tiles-hint = como eye eye 1 1 2; o pulsa los valores de abajo
copy-tiles-eye = Ojo
copy-tiles-used = Están todas las losetas. Las partidas con tu caja las usan.
copy-tiles-unused = Las partidas usan las losetas cuando están todas: 15, 3 y 2. Hasta entonces tienen las que tenían antes.
copy-tiles-many = { $colour ->
    [beige] Losetas beis
    [grey] Losetas grises
   *[red] Losetas rojas
}: { $found }, y la caja tiene { $printed }.
copy-cards-how = Una carta por línea: el inicio, luego cada fila en su orden y la salida al final, como 2 . 10 . . 23 . 27 . 36 . . 35 . A; un refugio lleva * detrás.
copy-cards-short = Los viajes cortos: un inicio y 14 filas
copy-cards-long = Los viajes largos: un inicio y 16 filas
copy-cards-used = Las partidas con tu caja conocen estas cartas.
copy-cards-unused = Las partidas con tu caja conocen las otras cartas, hasta que esto se arregle.
copy-cards-not-drawn = El programa roba cartas cuando están las 36. Hasta entonces se roban a mano, y las conocidas completan lo que no se leyó.
copy-card-nowhere = { $deck ->
    [short] Los viajes cortos
   *[long] Los viajes largos
}, carta { $card }: la fila { $row } no es un lugar de tu tablero.
copy-card-reach = { $deck ->
    [short] Los viajes cortos
   *[long] Los viajes largos
}, carta { $card }: la fila { $row } queda fuera de alcance en tu tablero.
copy-games-none = Ninguna partida terminada ha enseñado nada que no esté ya en tu tablero.
copy-games-area-otherwise = { $location } está en { $area } según lo jugado; tu copia dice { $copied }.
copy-games-area = { $location } está en { $area }.
copy-games-way = { $most ->
    [0] { $from } y { $to } son adyacentes.
    [one] De { $from } a { $to }, con un punto como mucho. ¿Cuántos hay entre ambos?
   *[other] De { $from } a { $to }, con { $most } puntos como mucho. ¿Cuántos hay entre ambos?
}
copy-games-dots = { $dots ->
    [0] ninguno
   *[other] { $dots }
}
copy-games-take = Adoptar
copy-games-take-all = Adoptar los { $count }: los caminos con tantos puntos como puedan tener
copy-no-folder = En este equipo no hay ningún sitio donde guardar la copia. Expórtala a un archivo antes de salir.
copy-laid-aside = La copia no se entendió y se ha apartado como { $path }. Lo que las partidas podían usar de ella está aquí.
copy-taken = Ya está aquí.
copy-taken-instead = Ya está aquí; lo que había antes está en { $path }.
copy-exported = { $faults ->
    [0] Escrito en { $path }.
    [one] Escrito en { $path }, con un fallo: nadie puede jugar con ello antes de que se arregle.
   *[other] Escrito en { $path }, con { $faults } fallos: nadie puede jugar con ello antes de que se arreglen.
}
copy-ask-over = { $path } ya existe. ¿Sobrescribirlo?
copy-ask = { $what ->
    [board-1] Ya hay una copia del tablero de la Parte 1. ¿Apartarla y tomar esta?
    [board-2] Ya hay una copia del tablero de la Parte 2. ¿Apartarla y tomar esta?
    [tiles] Ya hay losetas. ¿Apartarlas y tomar estas?
   *[cards] Ya hay cartas. ¿Apartarlas y tomar estas?
}
copy-file = Un archivo
copy-file-typed = una imagen, o un tablero, losetas o cartas que alguien haya compartido
copy-choose = Elegir…
copy-choose-title = Una imagen, o algo compartido
copy-choose-filter = Imágenes, tableros, losetas, cartas
copy-import = Incorporar
copy-export = Exportar esta página
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}Hay un fallo más.
   *[other] {" "}Hay { $more } fallos más.
} No se ha incorporado nada.
copy-would-overwrite = { $path } es otra cosa, y no se sobrescribe. Elige otro nombre.

# All games, and the sheet to print

archive-empty-sheet = Cuaderno vacío para imprimir
archive-figures = días: { $days }, pasos: { $steps }, Corrupción { $corruption }, preguntas: { $questions }, con sí: { $yes }
archive-totals = partidas: { $games }; ganadas por el Portador: { $ring-bearer }, por los Espectros: { $ringwraiths }; preguntas: { $questions }, con sí: { $yes }
ended-bree = Frodo llegó a Bree
ended-rescued = Hubo que rescatar a Frodo
ended-rivendell = Frodo llegó a Rivendel: ganó el Portador
ended-corrupted = Frodo fue corrompido: ganaron los Espectros
seat-ring-bearer = Portador
seat-ringwraiths = Espectros
counted-corruption = Corrupción al final
counted-days = Días
counted-steps = Pasos
counted-encounters = Encuentros
counted-misses = Por poco
counted-searches = Registros
counted-search-bits = Bits que dijo un Registro
counted-hunts = Cazas
counted-hunt-bits = Bits que dijo una Caza
counted-perceptions = Percepciones
counted-perception-bits = Bits que dijo una Percepción
counted-morguls = Percepciones con el Anillo de Morgul
counted-morgul-bits = Bits que dijo una con el Anillo de Morgul
sheet-empty = Una hoja vacía
sheet-start = Inicio
sheet-gandalf = Gandalf
sheet-deeds = Fichas de hazaña
sheet-information = Información (oculta) [encontrada]
sheet-card-before = Carta de Viaje anterior
sheet-card-not-kept = Carta de Viaje descartada

# The first game, guided

guide-leave = Sin la guía
guide-start = Di { DEED("start draw") }: se saca en secreto el inicio de Frodo. Con tu caja sacarías una ficha e indicarías su número: { ASK("start N") }.
    .window = Pulsa «Sacar»: el programa saca en secreto el inicio de Frodo. Con tu caja sacarías una ficha y escribirías su número.
guide-information = Igual con las cinco fichas de Información: { DEED("information draw") }. Lo que se dice solo para ti está tras tu pantalla.
    .window = Igual con las cinco fichas de Información. Lo que está tras la pantalla está a este lado del portátil.
guide-gift = Da una de ellas a la vista de todos, con su número: { ASK("give N") }. Se dice a todos.
    .window = Pulsa el número de la ficha que das a la vista de todos. Entonces se muestra a todos.
guide-dice = Los Espectros del Anillo tiran sus dados: di { DEED("begin shadows=2") } con el número de resultados de Sombra en lugar de 2.
    .window = Los Espectros del Anillo tiran sus dados: pulsa el número de resultados de Sombra.
guide-move = Tu turno: reach dice adónde puede ir Frodo. { ASK("move X") } lo lleva allí, y con { DEED("move .") } un punto también es un paso. log muestra tu cuaderno de viaje.
    .window = Tu turno: pulsa un lugar rodeado en el mapa, o escribe su número y pulsa Intro. Un punto también es un paso. La tira de casillas bajo el mapa es tu cuaderno de viaje.
guide-done = Anotado, y a nadie se le ha dicho dónde. ¿Un error? { DEED("undo") }. Luego { DEED("done") } termina tu turno, y actúan los Espectros del Anillo.
    .window = Anotado, y nadie lo ha visto. ¿Un error? «Deshacer», arriba. El panel de la derecha tiene un solo botón dorado, que también pulsa Intro: termina tu turno. F1 es el telón, por si alguien rodea la mesa.
guide-question = Ahora preguntan, como { DEED("search 22") }, { DEED("hunt 22") } o { DEED("perception IIA") }, y se les responde enseguida. Con ask delante ves tú antes la respuesta, a solas.
    .window = Ahora preguntan. ¿Un Registro en 22? Pulsa 22 en el mapa, o escribe 22 e Intro; bajo el Ojo eso es una Caza. Para todo lo demás están «Registro …», «Caza …» y «Percepción …».
guide-asked = Solo tú ves esta respuesta y su porqué. { DEED("answer") } la da, { DEED("withdraw") } retira la pregunta.
    .window = Solo tú ves esta respuesta y su porqué. Un segundo Intro la da: dila en voz alta, o abre la ventana de la mesa (F4). Esc retira la pregunta.
guide-answered = Esa respuesta consta, y tras la partida se puede probar que fue honesta. Que sigan preguntando, o di { DEED("done") } cuando hayan actuado todos los Nazgûl.
    .window = Esa respuesta consta, y tras la partida se puede probar que fue honesta. Que sigan preguntando, o pulsa «Los Nazgûl han actuado».
guide-again = Y así sigue: tú mueves, ellos preguntan. { DEED("status") } dice lo que todos pueden saber.
    .window = Y así sigue: tú mueves, ellos preguntan. Lo que toca hacer en la mesa está siempre arriba.
guide-on = { DEED("help") } lista todas las órdenes, y con una de ellas detrás la explica.
    .window = Lo que se pide está a la derecha, e Intro pulsa lo dorado. F12 muestra las teclas y las reglas; «Sin la guía» deja libre este sitio.
guide-encounter = Han encontrado a Frodo. La mesa cuenta los Nazgûl: { ASK("nazgul N") } saca las losetas.
    .window = Han encontrado a Frodo. La mesa cuenta los Nazgûl; pulsa el número, y aquí se sacan las losetas.
guide-refresh = La noche ha acabado: di { DEED("refresh shadows=1") } con el número de resultados de Sombra en lugar de 1: el nuevo día. Desde aquí queda poco que no hayas visto.
    .window = La noche ha acabado: pulsa el número de resultados de Sombra del nuevo día. Desde aquí queda poco que no hayas visto.
guide-journey = Parte 2: { DEED("journey draw") } saca en secreto una carta de Viaje de cada mazo; { ASK("journey keep short|long") } elige una.
    .window = Parte 2: «Sacar» saca en secreto una carta de Viaje de cada mazo; pulsa la que seguirá Frodo. Con tu caja sacarías las dos y escribirías la elegida.
guide-deeds = Las cuatro fichas de hazaña de Gandalf, en secreto: { DEED("deeds draw") }.
    .window = Igual con las cuatro fichas de hazaña de Gandalf: los lugares donde puede ayudar.
guide-gandalf = Gandalf empieza en una de las cuatro: { ASK("gandalf start N") }. Nadie lo sabe.
    .window = Pulsa aquella de las cuatro en la que empieza Gandalf. Nadie lo sabe.
guide-advance = Frodo sigue solo su carta de Viaje: { DEED("advance") } lo lleva un paso más, y nadie sabe dónde está.
    .window = Frodo sigue solo su carta de Viaje: el botón dorado lo lleva un paso más, y nadie sabe dónde está.
guide-gandalf-moves = Luego se mueve Gandalf, en secreto: { ASK("gandalf N") }.
    .window = Luego se mueve Gandalf, en secreto: pulsa un lugar rodeado en el mapa, o donde está, si se queda.
guide-escape = Frodo escapa, y nadie sabe adónde: { ASK("escape N") } o { DEED("escape stay") }.
    .window = Frodo escapa, y nadie sabe adónde: pulsa un lugar rodeado en el mapa, o que se queda.
guide-course = Frodo mantiene el rumbo o lo cambia, y todos oyen qué: { DEED("course keep") } o { DEED("course change") }. La carta nueva es solo para ti.
    .window = Frodo mantiene el rumbo o lo cambia, y todos oyen qué: pulsa una de las dos cosas. La carta nueva es solo para ti.
guide-letter = La parte 1 ha acabado. { DEED("part2") } sigue jugando, { DEED("letter PATH") } la guarda para otra tarde; { DEED("reveal PATH") } la acabaría aquí.
    .window = La parte 1 ha acabado. El botón dorado escribe una Carta de Gandalf, con la que empieza la parte 2, ahora u otra tarde. Revelar la partida la acabaría aquí.
guide-over = Esta parte ha acabado. { DEED("reveal PATH") } lo escribe todo para quien quiera comprobarlo.
    .window = Esta parte ha acabado. El viaje está aquí a la vista, y «Revelar partida…» lo escribe todo para quien quiera comprobarlo.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = Partida nueva
deed-part-two = Parte 2
deed-letter = Carta abierta
deed-start = { $drawn ->
    [yes] Sacar el inicio
   *[no] Inicio: { $location }
}
deed-information = { $drawn ->
    [yes] Sacar Información
   *[no] Información: { $list }
}
deed-give = Dar { $list }
deed-begin = El primer día
deed-move = { $to ->
    [dot] Un punto
   *[other] Ir a { $to }
}{ $free ->
    [yes] , gratis por carta
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] Un punto
   *[other] Ir a { $to }
} con una carta
deed-rest = Descansar
deed-done = Terminar el turno
deed-question = { $question }{ $card ->
    [yes] {" "}con una carta
   *[no] {""}
}
deed-answer = Responder
deed-withdraw = Retirar
deed-blocked = Una carta la anula
deed-nazgul = { $count ->
    [0] Ningún Nazgûl
   *[other] { $count } Nazgûl
}{ $lord ->
    [yes] , con el Señor
   *[no] {""}
}
deed-rescue = Rescate
deed-draw = { $count ->
    [one] Sacar una loseta
   *[other] Sacar { $count } losetas
}
deed-cancel = Devolver { $tile }: { $who ->
    [card] otra carta
   *[other] { company-name }
}
price = { $what ->
    [frodo] La reserva de fichas de Comunidad baja en una.
    [reveal] Cuesta una ficha de Comunidad, que sale del juego.
    [deed] Todos oyen dónde está; el límite sube en 1.
   *[rivendell] Queda fuera de juego; el límite sube en 1.
}
flips-with-accept = La carta de { company-name } se voltea al aceptar las losetas.
deed-accept = Aceptar
deed-escape = { $to ->
    [stay] Quedarse
   *[other] Huir a { $to }
}
deed-refresh = { $shadows ->
    [none] Un nuevo día
    [one] Una Sombra
   *[other] { $shadows } Sombras
}
deed-corruption = Corrupción { $change }
deed-fellowship = Comunidad { $change }
deed-fellowship-remove = Sale una ficha de Comunidad
deed-fellowship-pool = { $pool ->
    [one] Una ficha de Comunidad en la partida
   *[other] { $pool } fichas de Comunidad en la partida
}
deed-company = { $flipped ->
    [yes] Voltear { company-name }
   *[no] { company-name } sin voltear
}
deed-merry-joins = Merry se une
deed-red = Loseta roja { $value }
deed-barrow-wights = Tumularios
deed-eyes = Ojos = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] al cubilete
   *[no] fuera del cubilete
}
deed-track = Ficha de Rastro en { $location }: { $side ->
    [eye] ojo
    [sword] espada
   *[off] ninguna
}
deed-token = Información { $location }: { $found ->
    [yes] encontrada
   *[no] oculta
}
deed-area = { $location } está en { $area }
deed-table-word = La palabra de la mesa
deed-correct = { $kind ->
    [entry-dot] La anotación { $at } es un punto
    [insert-dot] Un punto antes de la anotación { $at }
    [entry] La anotación { $at } es { $entry }
    [insert] { $entry } antes de la anotación { $at }
   *[remove] Sin la anotación { $at }
}
deed-correct-keep = Dejar el cuaderno como está
deed-correct-apply = Corregir el cuaderno
deed-tell = Decir a la mesa
deed-note = Una nota
deed-journey-draw = Robar cartas de Viaje
deed-journey-keep = { $length ->
    [short] Elegir el viaje corto
   *[long] Elegir el viaje largo
}
deed-journey = Carta de Viaje
deed-journey-row = La fila { $row } es { $entry }
deed-deeds = { $drawn ->
    [yes] Sacar fichas de hazaña
   *[no] Fichas de hazaña: { $list }
}
deed-gandalf-start = Gandalf empieza en { $location }
deed-advance = Avanzar{ $free ->
    [yes] , gratis por carta
   *[no] {""}
}
deed-card-advance = Avanzar con una carta
deed-gandalf = Gandalf a { $location }
deed-card-gandalf = Gandalf a { $location } con una carta
deed-reveal = Revelar a Gandalf
deed-hide = Gandalf se oculta en { $location }
deed-flee = Gandalf se escabulle a { $location }
deed-deed = Hazaña de Gandalf
deed-rivendell = Gandalf en Rivendel
deed-lord = { $in-play ->
    [yes] Entra el Señor
   *[no] Sale el Señor
}
deed-course-keep = Mantener el rumbo
deed-course-change = Cambiar de rumbo
deed-course-draw = Trancos: robar { $count ->
    [one] una carta
   *[other] { $count } cartas
}
deed-course-take = Elegir la carta { $number }
deed-card-course = Una carta cambia el rumbo
tile = { $value ->
    [eye] Ojo
   *[other] { $value }
}{ $red ->
    [yes] { $value ->
        [eye] {" "}(rojo)
       *[other] {" "}(roja)
    }
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Loseta roja
begun-token = Ficha de Información
begun-search = Registro
begun-hunt = Caza
begun-perception = Percepción
begun-start = Inicio
begun-information = Información
begun-move = Mover
begun-escape = Huida
begun-card = Carta
begun-card-move = Mover con una carta
begun-card-gandalf = Gandalf con una carta
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf se oculta en
begun-gandalf-flee = Gandalf se escabulle a
begun-course = Rumbo
begun-journey = Carta de Viaje
begun-journey-row = Fila
begun-deeds = Fichas de hazaña
begun-deeds-drawn = Fichas de hazaña sacadas:
begun-short = Carta de Viaje (corta)
begun-long = Carta de Viaje (larga)
begun-correct = Corrección
begun-correct-insert = Olvidada antes de

## Why, by the rules with these numbers: in a few words of our own.

why = ¿Por qué?
rule-r1 = Frodo empieza en uno de tres lugares, sacado en secreto. Es lo primero del cuaderno, y no cuenta como paso.
rule-r2 = Se sacan en secreto cinco de las doce fichas de Información; una de ellas se da a la vista de todos (ninguna o dos, si así se acordó).
rule-r3 = Hay tres fichas de Comunidad (cuatro, si así se acordó). La Corrupción y el Movimiento empiezan en 0.
rule-r4 = Se tiran seis dados de Acción; cada Sombra da al Portador del Anillo una ficha de Comunidad, mientras queden.
rule-r5 = La Compañía son Frodo, Sam y Pippin. Una carta trae a Merry; Trancos llega en la Parte 2.
rule-r6 = En el cubilete hay quince losetas beis. Las dos rojas entran cuando las trae una carta de Brujería.
rule-r7 = Un día son dos turnos de día, el anochecer y la renovación. Primero va el Portador del Anillo: de día Frodo tiene que moverse, al anochecer se mueve o descansa.
rule-r8 = Una anotación es un punto, que siempre vale, o un lugar al alcance: adyacente al último, o sin más puntos entre ambos que los marcados desde entonces.
rule-r9 = En el último lugar solo se puede volver a entrar después de un punto.
rule-r10 = Cada anotación mueve un paso la figura de Frodo. El descanso no mueve nada.
rule-r11 = Moverse al anochecer cuesta antes 1 de Corrupción, y muestra el Ojo el resto del turno: una Caza gratuita en vez del Registro gratuito.
rule-r12 = Un movimiento con una carta se suma al normal, en el turno de cualquier bando o en la renovación, y al anochecer no cuesta nada.
rule-r13 = Entrar en una salida termina la Parte 1: Frodo ha llegado a Bree.
rule-r14 = En el paso 16, y si no está en una salida, hay que rescatar a Frodo; los Espectros del Anillo no juegan.
rule-r15 = En un rescate se saca una loseta por cada anotación que aún le faltaría a Frodo hasta la salida más cercana.
rule-r16 = Los Nazgûl nunca cierran el paso a Frodo.
rule-r17 = Un Registro pregunta si un lugar figura en el cuaderno. No puede preguntar por los posibles inicios de Frodo, ni donde haya una ficha de Rastro.
rule-r18 = Una Caza pregunta lo mismo de cualquier lugar con número. Si es donde está Frodo ahora, lo encuentra, y sigue un encuentro.
rule-r19 = Una Percepción pregunta si el último lugar está en un área o en una sección: I a III en la Parte 1, IV a VI en la Parte 2, A a D en cada una. Los puntos no cuentan.
rule-r20 = En los puntos y en las salidas no se puede registrar ni cazar.
rule-r21 = Un Registro o una Caza en el lugar de una ficha de Información la encuentra, sea cual sea la respuesta.
rule-r22 = En cuanto Frodo entra en el lugar de una ficha de Información, esta queda oculta para siempre.
rule-r23 = Una carta puede anular una pregunta antes de que se responda. La respuesta se deduce del cuaderno tal como está en ese momento.
rule-r24 = En un encuentro se saca una loseta por cada Nazgûl que esté en el lugar de la Caza o adyacente a él.
rule-r25 = Se puede voltear una carta de Compañía para devolver una loseta sacada, pero no una roja. Otras cartas devuelven cualquiera, como digan.
rule-r26 = Las losetas se aplican en el orden en que salieron: un número es otro tanto de Corrupción; un Ojo es 1, y uno más por cada Ojo junto al medidor.
rule-r27 = Con 12 de Corrupción ganan al instante los Espectros del Anillo.
rule-r28 = Luego Frodo huye en secreto: a un lugar con número, separado como mucho por dos puntos más que los marcados (uno, si así se acordó), o a ninguna parte. También eso es un paso.
rule-r29 = Tras un encuentro el turno termina como siempre.
rule-r30 = En la renovación se roban cartas, cambia el jugador líder y se tiran los dados; cada Sombra da una ficha de Comunidad.
rule-r31 = Una ficha de Comunidad compra una carta de Aliado, una por turno. Algunas cartas retiran una ficha de la partida.
rule-r32 = Las cartas cambian la Corrupción, traen losetas rojas o quedan junto al medidor como un Ojo: lo dice la mesa. Una carta que oculta una ficha de Información lo hace en secreto.
rule-r33 = La Carta de Gandalf guarda para otra velada aquello con lo que empieza la Parte 2.
rule-p1 = En la Parte 2 la Compañía son quienes no se voltearon, con Trancos, y Merry si aún no se había unido.
rule-p2 = Las fichas de Comunidad se conservan; hay una menos en la partida si la carta de Frodo está volteada.
rule-p3 = Se roban en secreto una carta de Viaje corta y una larga, y se elige una: 14 movimientos y Frodo cae con 12 de Corrupción, o 16 y 14. En un tablero copiado entero cada fila está al alcance de las anteriores.
rule-p4 = Se sacan cuatro fichas de hazaña. Una es el inicio de Gandalf, tres quedan ocultas.
rule-p5 = En el cubilete están las losetas que quedaban, las tres grises y las especiales que han entrado. La Corrupción y los Ojos se conservan.
rule-p6 = El Movimiento empieza en 0 el día 1. Se tiran los seis dados normales, también con el Señor de los Nazgûl en juego.
rule-p7 = Frodo está en la fila de su carta de Viaje que tiene el número de su paso. Lo que queda tras él cuenta como su cuaderno.
rule-p8 = De día Frodo avanza; al anochecer avanza a cambio de 1 de Corrupción y el Ojo, o descansa.
rule-p9 = Gandalf se mueve en cada turno después de Frodo, a un lugar del que solo lo separen puntos, por muchos que sean; puede quedarse.
rule-p10 = Tras su movimiento Gandalf puede revelarse donde haya Nazgûl, a cambio de una ficha de Comunidad que sale de la partida. Se queda allí hasta que hayan actuado todos, y luego se oculta con una de dos fichas de hazaña.
rule-p11 = En el lugar de una ficha de hazaña oculta Gandalf puede completarla: el límite de Corrupción sube en 1.
rule-p12 = En una salida se puede anunciar en cualquier momento que Gandalf está en Rivendel: sale del juego, y el límite sube en 1.
rule-p13 = Cuando se acaban las fichas de hazaña, se mezclan otra vez las descartadas.
rule-p14 = La respuesta a una Percepción es sí por Frodo o por Gandalf. El Anillo de Morgul dice además por quién, en los días en que el Señor ha estado en juego.
rule-p15 = Un Registro pregunta por la carta de Viaje hasta donde ha llegado Frodo. Gandalf no cuenta. Donde hay una ficha de Rastro no puede preguntar.
rule-p16 = Una Caza encuentra también a Gandalf donde está ahora; él se escabulle con una ficha de hazaña.
rule-p17 = Donde está la figura de Gandalf nadie registra ni caza.
rule-p18 = El Señor de los Nazgûl sustituye a un Nazgûl. Gasta un dado o caza sin dado donde está, cuenta por dos losetas, y sale del juego tras el encuentro.
rule-p19 = Un encuentro es como en la Parte 1. El límite es el de la carta de Viaje, y uno más por cada hazaña y por Rivendel.
rule-p20 = Luego Frodo mantiene el rumbo, o lo cambia: un paso atrás, todas las fichas de Rastro fuera del tablero, y otra carta.
rule-p21 = En la última fila de su carta Frodo está en Rivendel, y gana el Portador del Anillo.
rule-p22 = En el límite de Corrupción ganan al instante los Espectros del Anillo.
rule-p23 = El final de la búsqueda decide las fichas de acción para una Guerra del Anillo.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Sacadas
guide-drawn = Para ello se han sacado estas losetas. { DEED("accept") } las aplica todas; antes, una carta de Compañía puede devolver una, como { DEED("cancel 3 with sam") }.
    .window = Para ello se han sacado estas losetas: se giran una a una y se aceptan todas; antes, una carta de Compañía puede devolver una: pulsa la loseta, y luego un compañero.
board-practice = Tablero de práctica
map-exit = salida
map-start = Frodo puede empezar aquí
map-ally = lugar de Aliado
map-nazgul = aquí empiezan los Nazgûl
map-dark = lugar Oscuro
chip-put-back = Devolver { $tile }
chip-another-card = Otra carta
why-token = Con esto se encuentra su ficha de Información.
chip-done-ringwraiths = Los Nazgûl han actuado
table-enter-writes = Intro lo escribe ahí; se puede escribir otro nombre.
table-course-how = Escribe las filas de la carta robada: primero el inicio, al final la salida. Un * detrás de una fila marca un refugio, como 10*.
log-day = día { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Preparación
    [ring-bearer] Frodo se mueve
    [ring-bearer-night] Frodo descansa, o se mueve bajo el Ojo
    [moved] Frodo se ha movido: termina el turno
    [rested] Frodo descansa: termina el turno
    [ringwraiths] Actúan los Nazgûl: un Registro gratis cada uno
    [ringwraiths-eye] Actúan los Nazgûl: una Caza gratis cada uno
    [found] ¡Frodo encontrado! Tras actuar todos: losetas
    [no-tiles] No se saca ninguna loseta
    [tiles] Hay losetas sacadas
    [encounter] El encuentro: cuenta los Nazgûl
    [escape] Frodo huye, o se queda
    [rescue] Paso 16 y ninguna salida: rescate de Frodo
    [refresh] Renovación: robad, pasad el liderato, tirad
    [bree] Frodo ha llegado a Bree
    [rescued] Frodo ha sido rescatado
    [corrupted] Frodo ha caído: ganan los Espectros
    [letter] La Carta de Gandalf está abierta
    [advance] Frodo avanza
    [advance-night] Frodo descansa, o avanza bajo el Ojo
    [gandalf] Gandalf se mueve
    [gandalf-moved] Gandalf puede actuar; luego termina el turno
    [fleeing] Han encontrado a Gandalf, y se escabulle
    [hiding] Gandalf vuelve a ocultarse
    [course] Frodo mantiene el rumbo, o lo cambia
    [choosing] Se elige una de las cartas
    [rivendell] ¡Frodo está en Rivendel!
   *[other] {""}
}
headline-asked = Preguntan: { $question }
due-move = ¿Adónde va Frodo?
due-gandalf = ¿Adónde va Gandalf?
due-escape = ¿Adónde huye?
due-nazgul = ¿Cuántos Nazgûl?
due-shadows = ¿Cuántas Sombras?
due-token = ¿Qué ficha?
due-rescue = ¿Cuántos movimientos faltan?
due-row = ¿Qué dice la fila?
due-area = ¿Qué área?
due-area-of = ¿Dónde está { $location }?
due-area-why = Nadie lo ha dicho aún, y la respuesta depende de ello. Pulsa su área, o escríbela.
due-target = ¿Qué lugar?
due-entry = ¿Qué debería haber sido?
due-wrong-entry = ¿Qué anotación está mal?
due-proposed = ¿Corregir o dejarlo?
due-put-back = ¿Quién la devuelve?
due-night = ¿Avanzar o descansar?
due-course = ¿Mantener rumbo o cambiar?
due-card = ¿Qué carta?
due-tiles = ¿Qué losetas?
by-card = Con una carta…
by-hand = Según la mesa…
chip-back = Volver
chip-entry = Anotación { $at }
chip-free = Mover gratis por carta
chip-give = Dar esta respuesta
chip-morgul = Percepción (Morgul)
chip-turn-over = Voltear una loseta
chip-word = Bajo mi palabra
end-reveal-lost = Quien lo tenga sabe lo que queda por sacar: la Parte 2 ya no se podrá jugar. También se puede revelar después de la Parte 2.
hands-perception = Pon la ficha de cuaderno de un Espectro del Anillo en { $target }.
nothing-to-pick = { $what ->
    [area] Un área
   *[place] Un lugar
} no significa nada en este momento.
table-correct-called = Corregir una anotación
table-day-short = Día { $day }
table-pondered = Nadie sabe aún de esto. Esc lo olvida.
tile-red = roja
token-now = { $now ->
    [found] encontrada
   *[hidden] oculta
}
track-side = { $side ->
    [eye] el ojo hacia arriba
    [sword] la espada hacia arriba
   *[off] fuera del tablero
}
table-hint-ringwraiths = un lugar e Intro · solo Intro: han actuado todos
table-hint-pondered = Intro da la respuesta, Esc la olvida
table-hint-done = Intro termina el turno · un lugar e Intro: preguntan
table-hint-confirm = Intro lo hace, Esc no
whispered-flees = En secreto: Gandalf se escabulle a { $location }.

## What a window calls what a terminal has commands for

do-accept = «Aceptar»
do-advance = «Avanzar»
do-answer = «Responder»
do-begin = los primeros dados
do-blocked = «Una carta la anula»
do-card = «Con una carta…»
do-company = las cartas de Compañía
do-company-add-merry = «Merry se une»
do-company-flip = «Voltear { company-name }»
do-company-unflip = «{ company-name } sin voltear»
do-company-unflip-strider = «Trancos sin voltear»
do-correct-apply = «Corregir el cuaderno»
do-correct-keep = «Dejar el cuaderno como está»
do-course-change = «Cambiar de rumbo»
do-course-keep = «Mantener el rumbo»
do-deeds = las hazañas de Gandalf
do-deeds-draw = «Sacar»
do-done = { $now ->
    [ringwraiths] «Los Nazgûl han actuado»
   *[other] «Terminar el turno»
}
do-escape-stay = «Quedarse»
do-eyes = «Ojos»
do-fellowship = «Comunidad»
do-gandalf-rivendell = «Gandalf en Rivendel»
do-gandalf-start = el inicio de Gandalf
do-give = el regalo
do-information = la Información
do-information-draw = «Sacar»
do-journey = la carta de Viaje
do-journey-draw = «Sacar»
do-letter-by-hand = «La Parte 1 se jugó en papel»
do-letter-path = «Escribir la Carta»
do-log = el cuaderno
do-lord-in = «Entra el Señor»
do-lord-out = «Sale el Señor»
do-move-dot = «Un punto»
do-nazgul-1-lord = «1, con el Señor»
do-part2 = «Preparar Parte 2»
do-pool = «Losetas en cubilete»
do-refresh = el número de Sombras
do-rescue = «Rescate»
do-rest = «Descansar»
do-start = el inicio de Frodo
do-start-draw = «Sacar»
do-track = quítala del mapa
do-withdraw = «Retirar»
do-word = «Bajo mi palabra»
do-status = «Estado»
do-refresh-shadows-1 = el número de Sombras
do-begin-shadows-2 = el número de Sombras
do-search-22 = Registro en 22
do-hunt-22 = Caza en 22
do-perception-iia = Percepción en II-A
do-cancel-3-with-sam = Devolver 3: Sam
do-reveal-path = «Revelar partida…»
ask-area = aún no se ha dicho
ask-area-n-area = el área del lugar
ask-ask = «Registro …», «Caza …» o «Percepción …»
ask-cancel-t-with-card = una loseta y «otra carta»
ask-cancel-t-with-name = una loseta y quién la devuelve
ask-card-gandalf-n = «Gandalf con una carta …»
ask-correct-3-22 = una anotación y lo que debería haber sido
ask-correct-insert-3-22 = una olvidada
ask-correct-remove-3 = una de más
ask-course-change-rows = «Cambiar de rumbo …» y las filas de la carta
ask-course-draw-n = las cartas que hace robar
ask-course-take-k = un clic en ella
ask-deeds-n-n-n-n = sus cuatro números
ask-escape-n = un lugar
ask-eyes-n = «Losetas de Ojo junto al medidor»
ask-fellowship-n = cuántas hay
ask-gandalf-flee-n = su número
ask-gandalf-hide-n = su número
ask-gandalf-n = el lugar de Gandalf
ask-gandalf-start-n = su número
ask-give-n = el número de la ficha
ask-information-n-n-n-n-n = sus cinco números
ask-journey-keep-short-long = «Elegir»
ask-journey-long-rows = long y sus filas
ask-journey-row = lo que dice la fila { $row }
ask-journey-row-i-x = su número y lo que dice
ask-journey-rows = las filas de la carta
ask-journey-short-rows = short y sus filas
ask-move-x = un lugar o un punto
ask-nazgul-n = cuántos Nazgûl
ask-rescue-n = cuántos son
ask-start-n = el número de la ficha
ask-starts-n-n-n = «Lugares iniciales»
ask-tell-text = tus propias palabras
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = ninguno

# The telling of a game that is over.
untold-not-over = Esta partida no ha terminado: antes no se cuenta nada de ella.
untold-not-played = La Parte { $part } no se jugó en esta partida.
telling-start = Parte { $part }. Frodo salió de { $place }.
telling-day = { $walked ->
    [yes] Día { $day }: { $way }. Preguntas: { $questions }, con sí: { $yes }.
   *[no] Día { $day }: ningún paso. Preguntas: { $questions }, con sí: { $yes }.
}
telling-found = Lo encontraron en { $place }.
telling-best = Lo que más reveló, el día { $day }: { $question }: { $answer }. Viajes posibles según lo que habíais oído: { $before } antes, { $after } después.
telling-miss = Por poco, el día { $day }: { $question }. { $near ->
    [just-left] Había estado allí uno o dos pasos antes.
    [goes-there] Fue allí con el paso siguiente.
    [turn-too-late] Un turno antes la respuesta habría sido sí.
   *[beside] Estaba justo al lado.
}
telling-narrowest = { $truth ->
    [there] En lo más estrecho, el día { $day }, los viajes posibles según lo que habíais oído se reducían a { $journeys }; acababan en { $place }: { $there }, y allí estaba.
    [unknown] En lo más estrecho, el día { $day }, los viajes posibles según lo que habíais oído se reducían a { $journeys }; acababan en { $place }: { $there }.
   *[elsewhere] En lo más estrecho, el día { $day }, los viajes posibles según lo que habíais oído se reducían a { $journeys }; acababan en { $place }: { $there }, pero él estaba en { $frodo }.
}
telling-uncounted = No se cuenta nada: el tablero del programa no muestra cómo se unen sus lugares. Copia tu caja con sus caminos y sendas, y la próxima partida se contará.
telling-on-his-word = Su propio viaje no siempre está entre los posibles: algo se anotó bajo su palabra.
table-telling = Contar la partida
telling-title = Lo que estaba oculto
telling-back = Volver a la mesa
telling-first = Principio
telling-before = Atrás
telling-after = Adelante
telling-last = Final
telling-next-miss = Siguiente por poco
telling-truth = El camino
telling-fog = Lo que se podía saber
telling-of-day = Día { $day }
telling-journeys = Viajes posibles: { $journeys }
telling-wait = Contando…
figure-apart = { "." }
figure-point = { "," }
telling-likely = { $place }: { $there } de { $all }
telling-before-it = Antes: { $before }
telling-worth-head = Lo que más habría revelado en ese momento
telling-worth = { $question } los habría reducido a la mitad { $halved } veces de media
telling-asked-instead = Se preguntó
telling-play = Reproducir
telling-stop = Parar
telling-best-question = Mejor pregunta
telling-frodo = Frodo
telling-gandalf = Gandalf
telling-part = Parte { $part }
telling-near-miss = por poco
telling-told-most = reveló mucho
moment-start = Frodo sale de { $place }
moment-step = { $kind ->
    [dot] Paso { $number }: un punto
    [stays] Paso { $number }: se queda
   *[place] Paso { $number }: { $entered }
}
moment-gandalf-moved = Gandalf se mueve
moment-gandalf-at = Gandalf se muestra en { $place }
moment-gandalf-rivendell = Gandalf llega a Rivendel
moment-gandalf-hidden = Gandalf se oculta de nuevo
moment-gandalf-fled = Gandalf huye
moment-course = Otro rumbo

# What is taken home of a telling.
keepsake-part = Parte { $part }
keepsake-begun = empezada el { $day }
keepsake-map = El mapa con su camino
keepsake-map-told = El tablero como mapa, con el camino de Frodo y los números de sus anotaciones; junto a los lugares figura lo que se preguntó por ellos. Todo ello se dice con palabras más abajo.
keepsake-log = El cuaderno y las preguntas
keepsake-log-told = Las anotaciones del cuaderno en casillas y las preguntas en su orden. Todo ello se dice con palabras más abajo.
keepsake-curve = Cuántos viajes eran posibles, momento a momento
keepsake-curve-told = Una curva desde el primer momento hasta el último: baja con cada respuesta que reveló algo y sube con cada paso. Los mismos números figuran en la tabla de más abajo.
keepsake-questions = Qué se preguntó
keepsake-start = Cómo empezó
keepsake-days = Día a día
keepsake-best = Lo que más reveló
keepsake-misses = Por poco
keepsake-doubt = Qué poco quedaba en duda
keepsake-end = Cómo acabó
keepsake-moments = Todos los momentos en su orden
keepsake-moments-told = Una línea por momento: qué ocurrió, cuántos viajes eran entonces posibles y cuánto reveló una respuesta.
keepsake-number = N.º
keepsake-day = Día
keepsake-what = Qué ocurrió
keepsake-journeys = Viajes posibles
keepsake-told = Revelado, en bits
keepsake-bits = { $whole },{ $tenth }
keepsake-way = el camino de Frodo
keepsake-entries = una anotación, con su número
keepsake-gandalf = el camino de Gandalf, y dónde se le vio
keepsake-searched = un Registro
keepsake-hunted = una Caza
keepsake-perceived = una Percepción del área
keepsake-yes = relleno: sí
keepsake-no = hueco: no
keepsake-found = se encontró a Frodo
keepsake-track = se encontró un rastro
keepsake-least = el menor número de viajes
keepsake-how = Cómo se contó
keepsake-how-counted = Un viaje es un inicio con tantas anotaciones como había en el cuaderno, cada una permitida por las reglas. Es posible si cada pregunta hecha hasta entonces habría tenido la respuesta que tuvo. Cada viaje cuenta una vez, por probable o improbable que parezca; lo que revelaron las cartas y lo que adivinaron los jugadores no cuenta.
keepsake-how-read = Una respuesta reveló un bit si dejó la mitad de los viajes, y dos bits si dejó la cuarta parte. En la curva, cada línea vale diez veces la de debajo.
keepsake-how-pairs = En la Parte 2 se cuentan parejas: una sucesión de cartas de Viaje con un camino de Gandalf.
keepsake-home = Para llevar a casa
keepsake-write-page = Página para leer
keepsake-write-png = Imagen, PNG
keepsake-write-svg = Imagen, SVG
keepsake-unpainted = Aquí no se pudo pintar la imagen. En su lugar se puede escribir la página, o la imagen como SVG.
keepsake-which-picture = Una imagen es un archivo cuyo nombre acaba en .png o .svg.
keys-short = En la línea: 22, un punto, r (descansar), en la Parte 2 a (avanzar), 22 (Gandalf) · s 22, h 22, p 2a (preguntar) · d (terminar el turno), u (deshacer)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodo se ha movido.
    [gandalf] Gandalf se ha movido.
   *[he] Se ha movido.
}
stage-wait = { $question }: esperad.
stage-dropped = { $question }: { $how }.
stage-nothing-to-lay = Nada que poner.
stage-then = Luego siguen los Nazgûl: { $eye ->
    [yes] una Caza gratuita cada uno.
   *[no] un Registro gratuito cada uno.
}
stage-count = Contad los Nazgûl en { $place } y al lado.
stage-turns = Ahora se voltea la { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] siguiente
} de { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $count }
}.
stage-all-turned = Ya se han volteado todas.
stage-drawn = { $occasion ->
    [rescue] Se salva, a este precio.
   *[card] Las ha sacado una carta.
}
stage-card-moved = Por una carta: la figura de Frodo va al paso { $step }.
stage-hands = Primero las manos: cinco cartas cada una como mucho.
stage-lord = Llega el Señor de los Nazgûl: sustituye { $start ->
    [yes] al Nazgûl del líder
   *[no] a un Nazgûl
}.
stage-found = { $count ->
    [0] Los Nazgûl lo encontraron
    [one] Un Nazgûl lo encontró
    [2] Dos Nazgûl lo encontraron
    [3] Tres Nazgûl lo encontraron
   *[other] Cuatro Nazgûl lo encontraron
} en { $place }.{ $lord ->
    [yes] {" "}Su Señor está entre ellos.
   *[no] {""}
}
stage-ended = La Parte { $part } ha terminado: paso { $step }, Corrupción { $total }.
stage-its-number = su número
stage-counts-no-more = ya no cuenta
stage-its-eyes = { $eyes ->
    [0] el primer Ojo
    [one] 1 + { $eyes } Ojo
   *[other] 1 + { $eyes } Ojos
}
stage-this-now = ahora esta
stage-then-this = luego esta
stage-can-be = Lo que puede ser, de { $left } ocultas
stage-back-by = Una puede volver, por
stage-of = de { $limit }
stage-limit-raised = límite +{ $raised }
stage-taken = Corrupción a { $total }{ $eye ->
    [yes] , el Ojo junto al medidor.
   *[no] .
}
stage-undone = Deshecho: { $command }.
stage-redone = Rehecho: { $command }.
stage-nothing-answered = No hay respuesta.
stage-nothing-otherwise = En la mesa no cambia nada.
stage-token-moves = Moved la ficha de Rastro de { $from } a { $to }.
stage-corrected = Una anotación de su cuaderno estaba mal.
stage-told = dicho
stage-true = cierto
stage-more = y { $more } más
stage-stays-told = Lo dicho, dicho está.
stage-gandalf = Gandalf está en { $at }.
stage-gandalf-hands = Los Nazgûl de allí se alejan hasta dos pasos; se descarta un dado normal.
stage-course-changed = Retirad todas las fichas de Rastro; la figura de Frodo al paso { $step }.
stage-deed = Gandalf ha cumplido su hazaña en { $at }.
stage-ability = { $number ->
    [1] +1 paso
    [2] Caza
    [3] Registro
    [4] +2 pasos
   *[5] Señor
}
back = { $what ->
    [track-off] Quitad la ficha de Rastro de { $at }.
    [track-turn] Volved a voltear la ficha de Rastro en { $at }.
    [track-eye] Poned otra vez una ficha de Rastro en { $at }, con el ojo hacia arriba.
    [track-sword] Poned otra vez una ficha de Rastro en { $at }, con la espada hacia arriba.
    [information] La ficha de Información { $at } vuelve tras la pantalla.
    [log-token] Quitad la ficha de cuaderno de { $at }.
    [tiles] Las losetas vuelven al cubilete.
    [corruption] La Corrupción vuelve a { $at }.
    [eyes] Ojos junto al medidor: { $at }.
    [fellowship] Fichas de Comunidad en su carta: { $at }.
    [card] La carta de { $at } se vuelve a voltear.
    [figure] La figura de Gandalf otra vez en { $at }.
    [figure-off] La figura de Gandalf fuera del tablero.
    [deed] La ficha de hazaña { $at } vuelve tras la pantalla.
    [lord-out] El Señor de los Nazgûl sale otra vez.
    [lord-in] El Señor de los Nazgûl vuelve.
    [step] La figura de Frodo vuelve al paso { $at }.
   *[turn] El marcador de turno vuelve: { $at }.
}
say-undone = Di: «{ $command } queda deshecho».
chip-again = Otra vez { $here }
tile-by-card = carta
tile-without = Debajo: la Corrupción sin ella
dots-nowhere = Ninguna ruta desde { $here } tiene { $dots } puntos seguidos. La anotación vale igual.
pick-in-no-area = { $location } no está en ningún área.
pick-no-entry = { $count ->
    [0] Ninguna anotación es este lugar.
   *[other] Varias anotaciones son este lugar: pulsa su casilla.
}
tale-where = Paso { $step }. ¿Dónde está ahora?
tale-where-gandalf = ¿Dónde está Gandalf ahora?
tale-fit = { $journeys } viajes encajan con lo que habíais oído.
tale-unknown = Nadie podía contar dónde estaba.
tale-fitted = Viajes posibles
tale-at = en { $place }
tale-in = { $count } de { $all }
tale-ended = { $count } de { $all } acababan en { $place }
tale-sure = Solo podía ser { $place }
tale-near = { $near ->
    [just-left] Había estado allí uno o dos pasos antes.
    [goes-there] Fue allí con el paso siguiente.
    [turn-too-late] Un turno antes habría sido sí.
   *[beside] Estaba justo al lado.
}
tale-step = Paso { $step }
tale-gandalf = Gandalf sigue
tale-shown = se muestra
tale-in-seconds = { $seconds ->
    [1] en 1 segundo
   *[other] en { $seconds } segundos
}
tale-then = luego
tale-waits = en espera
tale-asked = Las preguntas, y sus anotaciones por número
keepsake-write-moving = Imagen animada, PNG
