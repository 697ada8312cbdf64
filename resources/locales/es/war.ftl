# Lo que Underhill dice en español de La Guerra del Anillo.

war-name = La Guerra del Anillo
war-figures = turnos: { $turns } · Corrupción { $corruption }
war-totals = La Guerra del Anillo: { $games }; ganadas por los Pueblos Libres { $free }, por la Sombra { $shadow }
war-lingered = W45: en Mordor ni se movió ni se ocultó; Corrupción { $corruption }
war-no-result = La última partida sobre esta mesa no era una terminada de La Búsqueda del Anillo. Di qué fichas hay: tokens=S,F.

## Lo que hacen ahora las manos

host-setup = Preparad el tablero; luego { DEED("begin") }.
host-draw = Recoged todos los dados de Acción, vaciad la Reserva de Caza, robad una carta de cada mazo; luego { DEED("done") }.
host-battle = { $kind }, ronda { $round }: tirad en la mesa y decid la ronda; o la batalla ha terminado.
host-fellowship = { $gates ->
    [yes] Los Pueblos Libres pueden declarar la Comunidad, elegir el Guía, entrar en Mordor; luego { DEED("done") }.
    [in] Los Pueblos Libres pueden elegir el Guía; luego { DEED("done") }.
   *[no] Los Pueblos Libres pueden declarar la Comunidad o elegir el Guía; luego { DEED("done") }.
}
host-allocation = La Sombra pone de { $least } a { $most } dados en la Reserva de Caza: { ASK("allocate N") }.
host-roll = Tirad { $free } dados de los Pueblos Libres y { $shadow } de la Sombra.
host-actions = { $side ->
    [free] Actúan los Pueblos Libres: usad un dado. { $free } contra { $shadow }.
    [shadow] Actúa la Sombra: usad un dado. { $shadow } contra { $free }.
   *[other] No queda ningún dado; { DEED("done") } termina las acciones.
}
host-hunt-roll = La Sombra caza: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} a +{ $bonus }. Decid qué condiciones se cumplen.
host-hunt-tile = Robad una loseta de Caza.
host-hunt-damage = Daño { $damage }: una carta, el Guía, una baja; el resto con el Anillo lleva la Corrupción a { $corruption }.
host-hunt-reveal = La Comunidad queda revelada: su figura se mueve como mucho { $progress ->
    [one] una región
   *[other] { $progress } regiones
}, no a un refugio.
host-over = La partida ha terminado. { $side ->
    [free] Han ganado los Pueblos Libres.
   *[other] Ha ganado la Sombra.
}
remember-heal = Declarada en un refugio cura 1 de Corrupción.
remember-pass = Los Pueblos Libres pueden pasar.
remember-mordor = En Mordor no se ha movido ni ocultado este turno.
remember-captures = ¿Están anotadas todas las conquistas?
remember-hand = Una mano pasa de 6 cartas.
remember-guide = Del mismo Nivel, y también puede guiar: { $names }.
remember-allocation = Un dado de los Pueblos Libres volvió de la Reserva: al menos { $least }, como mucho { $most }.
remember-dice = Dados desde este turno: Pueblos Libres { $free }, Sombra { $shadow }.
remember-minion = Con un Reclutamiento puede llegar: { $names }.
remember-passive = Sin activar, y no avanza más hasta entonces: { $nations }.
remember-ring = Un Anillo Élfico aún puede cambiar un dado este turno.
remember-points = { $side ->
    [free] Los Pueblos Libres tienen { $points } de 4 puntos.
   *[other] La Sombra tiene { $points } de 10 puntos.
}

## El informe

fact-progress = Progreso: { $progress }
fact-box = Reserva de Caza: Sombra { $shadow }, Pueblos Libres { $free }
fact-rings = Anillos Élficos: Pueblos Libres { $free }, Sombra { $shadow }
fact-dice = { $side }, dados: { $dice }
fact-tiles = { $heap ->
    [pool] En la bolsa
    [drawn] Robadas
    [waiting] Esperando a Mordor
   *[out] Fuera del juego
}: { $tiles }
fact-nation = { $nation }: { $step ->
    [0] en guerra
   *[other] pasos hasta la guerra: { $step }
}{ $active ->
    [yes] {""}
   *[no] , pasiva
}
fact-hand = { $side }: cartas en mano { $hand }, mazo de Personaje { $character }, mazo de Estrategia { $strategy }
fact-in-play = En juego: { $people }
fact-on-map = En el mapa: { $people }
fact-lost = Perdidos: { $people }
fact-tokens = { $side }, fichas de Acción: { $tokens }
fact-figures = { $nation }: reserva { $reserve }, muertos { $dead }
report-turns = Turnos: { $turns }
report-corruption = Corrupción: { $corruption }
report-first-box = Dados de la Sombra en la Reserva de Caza tras la primera tirada: { $dice }
report-crowned = { $turn ->
    [0] Aragorn no llegó nunca.
   *[other] Aragorn llegó en el turno { $turn }.
}
report-taken = { $side }, conquistadas: { $regions }
report-tokens = Fichas usadas: { $tokens }
report-token = { $side } ({ $token })

## La ventana

do-begin = «{ chip-begin }»
do-done = el botón dorado
ask-allocate-n = pulsad uno de los números
ask-activate-nation = «activate { $nation }», escrito
ask-battle-kind = «{ chip-battle }»
ask-damage-n = «damage = N», escrito
ask-hand-side-discard-character = uno de los botones de una carta
ask-hand-side-h = «hand SIDE = H», escrito
ask-mordor-n = «mordor = 0», escrito
ask-mordor-off = «mordor off», escrito
ask-odds-mordor = «odds mordor», escrito
ask-skip-r = pulsa uno, luego «{ can-skip }»
ask-tile-t-pool = «tile { $tile } pool», escrito
do-pool = «pool», escrito
do-take = una de las dos fichas
chip-begin = Empezar
chip-roll = Tirar
chip-roll-told = Tirados en la mesa …
chip-prevented = Una carta lo impide
chip-move = Mover
chip-ring = Un Anillo …
chip-pass = Pasar
chip-battle = Batalla …
chip-capture = Conquistar …
chip-token = Ficha: { $token }
chip-card = Una carta …
chip-hand-discard = { $side }: descartar una carta de { $kind ->
    [character] Personaje
   *[other] Estrategia
}
chip-recruit = Reclutas …
chip-fallen = Bajas …
chip-weaken = Élites debilitadas …
chip-discard = Una carta: sin efecto
chip-again = Una carta: otra loseta
pick-to = a
pick-shadow-rolled = Sombra:
pick-again = repetidos
pick-dice = dados de la mesa
pick-card-move = la mueve
pick-card-hide = la oculta
pick-card-separate = separa …
pick-card-appear = la revela
pick-card-hunt = una Caza
pick-card-tile = una loseta
pick-card-eyes = dados a Ojos
pick-card-advance = avanza …
pick-card-retreat = retrocede …
part-at-war = En guerra
part-politics = Política
part-victory = Puntos de victoria
part-of = { $points } de { $of }
part-hunt = La Caza
battle-title = { $kind } · ronda { $round }
battle-over = La batalla ha terminado
battle-how = Una ronda: fuerza y liderazgo del atacante, luego del defensor.
odds-laid = { $count ->
    [one] { $count } dado puesto
   *[other] { $count } dados puestos
}
odds-moves = { $count ->
    [one] un movimiento
   *[other] { $count } movimientos
}
odds-seen = vista
odds-damage = daño
odds-how = Pregunta más, con lo que se cumpla:
odds-ask-hunt = Un movimiento …
odds-ask-mordor = La subida por Mordor …
odds-ask-battle = Una batalla hasta el final …
odds-ask-round = Una ronda …
odds-told-hunt = Éxito { $success }, vista { $reveal }, daño medio { $damage }
odds-told-laid = { $laid }: { $found }
odds-told-battle = Queda el atacante: { $attacker }. Queda el defensor: { $defender }. Ambos: { $both }. Nadie: { $nobody }.
odds-told-round = Impactos de media: atacante { $attacker }, defensor { $defender }
asked-no-battle = Ahora no se libra ninguna batalla.
asked-not-in-mordor = La Comunidad no está en Mordor.
asked-damage = Daño que queda por asumir: { $damage }
asked-reserve = { $nation }, en reserva: { $reserve }; muertos: { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] sin recoger
   *[other] recogido de más
}: { $figures }
figures-regulars = { $count ->
    [one] una Regular
   *[other] { $count } Regulares
}
figures-elites = { $count ->
    [one] una Élite
   *[other] { $count } Élites
}
figures-leaders = { $count ->
    [one] un Líder
   *[other] { $count } Líderes
}
figures-nazgul = { $count } Nazgûl
list-reserve = En reserva: { $figures }
list-parked = En palabras
track-shadow-points = Puntos de la Sombra
hint-actions = un número levanta ese dado
hint-enter = Intro: { $does }
option-tokens = Fichas de Acción
option-cities = Ciudades
agree-tokens = Fichas de Acción: { $side }
agree-city = Una Ciudad: { $place }
evening-draw = Cada bando roba una carta de cada uno de sus mazos. En la mano quedan seis como mucho.
evening-guide = La Comunidad avanza oculta, paso a paso. Si se declara, está donde ha llegado.
evening-allocate = Los dados en la Reserva cazan a la Comunidad; con los otros actúa la Sombra. ¿Cuántos?
evening-roll = Ambos bandos tiran sus dados de Acción. Cada Ojo de la Sombra va a la Caza.
evening-tile = ¡Hallada! Se roba una loseta: su número es el daño, una marca roja revela a la Comunidad.
evening-damage = El daño va al Anillo como Corrupción, o cae un Compañero. Con 12 gana la Sombra.
evening-appear = Revelada: la figura va al mapa, como mucho tantas regiones más allá como pasos dio.
track-corruption = Corrupción
track-progress = Progreso
track-mordor = Mordor
track-box = Reserva de Caza
part-fellowship = { $revealed ->
    [yes] Revelada
   *[no] Oculta
} · { $where } · Guía: { $guide }
part-company = Comunidad: { $company }
odds-climb = Por Mordor llega con { $arrives }: de media con { $dice } dados y Corrupción { $corruption }.
part-points = Sombra { $shadow } de 10 · Pueblos Libres { $free } de 4

## Órdenes

help = SIDE es free o shadow, R el resultado de un dado (c a m am p w e), T una loseta de Caza (er 3 2r b-1 ds …), REGION una palabra con guiones.
help-new = Empieza una partida de La Guerra del Anillo.
help-take = Qué ficha de Acción tiene el bando que tiene una.
help-begin = Empieza el primer turno.
help-done = Termina el paso.
help-hand = Cuenta una carta robada, jugada, puesta en la mesa o descartada; o pregunta, o corrige una mano.
help-declare = Declara la Comunidad en una región.
help-guide = Elige el Guía.
help-enter = Entra en Mordor.
help-allocate = Pone dados de la Sombra en la Reserva de Caza.
help-roll = Tira los dados de Acción, o dice lo que ha salido.
help-use = Usa un dado para lo que hace la mesa.
help-move = Mueve la Comunidad.
help-hide = Oculta la Comunidad.
help-separate = Separa Compañeros.
help-advance = Avanza una nación en el Indicador Político.
help-bring = Trae a un Siervo, a Aragorn o a Gandalf el Blanco.
help-ring = Cambia un dado con un Anillo Élfico.
help-token = Usa una ficha de Acción en vez de un dado.
help-pass = Pasa.
help-skip = Descarta un dado.
help-concede = Un bando se rinde.
help-hunt = Tira la Caza: di qué condiciones se cumplen donde la Comunidad fue vista por última vez.
help-tile = Roba una loseta de Caza, o dice cuál; again: otra en su lugar; prevented: ninguna. Con un lugar detrás, la loseta se pone allí.
help-reduce = Una carta de la mesa reduce el daño.
help-ability = La capacidad del Guía reduce el daño.
help-casualty = Se pierde un Compañero para reducirlo.
help-accept = El resto es Corrupción.
help-discard = Una carta anula la loseta.
help-appear = Dónde queda revelada la Comunidad, y cuántas losetas siguen.
help-card = Lo que hace una carta sin dado.
help-draw = Roba losetas para una carta; no tienen ningún efecto.
help-activate = Una nación pasa a estar activa.
help-special = Una loseta especial entra en juego.
help-invade = Un Ejército entra en una nación.
help-arrive = Alguien termina su movimiento.
help-capture = Un asentamiento es conquistado, o liberado.
help-battle = Una batalla empieza, o ha terminado.
help-round = Una ronda de batalla: fuerza y liderazgo de ambos bandos.
help-recruit = Salen figuras de la reserva.
help-fallen = Se pierden figuras.
help-weaken = Élites que pasan a Regulares.
help-lost = Alguien se pierde para siempre.
help-odds = Probabilidades de los próximos movimientos, de la subida por Mordor, de cada asignación, de una ronda, de una batalla.
help-corruption = La Corrupción, o la corrige.
help-fellowship = Dónde está la Comunidad.
help-company = Quién está en la Comunidad, primero el Guía.
help-pool = Lo que hay en la bolsa.
help-box = La Reserva de Caza, o la corrige.
help-nations = El Indicador Político.
help-score = Los puntos de victoria.
help-rings = Los Anillos Élficos, o los corrige.
help-progress = El Progreso, o lo corrige.
help-mordor = El paso en Mordor, o lo corrige.
help-damage = Lo que queda del daño, o lo corrige.
help-hidden = La mesa dice: oculta.
help-revealed = La mesa dice: revelada.
help-at = La mesa dice dónde fue vista la Comunidad por última vez.
help-companion = La mesa dice dónde está un Compañero.
help-character = La mesa dice si un personaje está en juego.
help-nation = La mesa dice dónde está una nación.
help-control = La mesa dice quién controla un asentamiento.
help-dice = La mesa dice qué dados quedan.
help-lead = La mesa dice quién dirige un equipo.
help-decks = La mesa dice cuántas cartas tienen los mazos.

## Negativas

refused-cards-for-two = W4: las cartas se cuentan con dos jugadores. Quita cards=on.
    .window = W4: las cartas se cuentan con dos jugadores. Pulsa «Cartas: no».
refused-token-unchosen = W69: falta elegir ficha de Acción ({ CALLED("side", $side) }). Primero di cuál: { DEED("take") }.
refused-no-token-to-choose = W69: no hay ficha que elegir ({ CALLED("side", $side) }). Sigue con { DEED("begin") }.
refused-no-such-token = W69: esa no es una ficha de este bando. Elige entre: { CALLED("token", $choices) }.
refused-token-not-there = W14: esa ficha no está. Usa un dado en su lugar.
refused-token-this-turn = W14: este bando ya ha usado una ficha este turno. Usa un dado en su lugar.
refused-not-your-turn = W10: ahora no le toca a este bando. { $acts ->
    [empty] Nadie tiene un dado; { DEED("done") } termina las acciones.
   *[other] Ahora le toca a: { CALLED("side", $acts) }.
}
refused-dice-unused = W10: { $count ->
    [one] queda 1 dado. Úsalo, o descártalo:
   *[other] quedan { $count } dados. Úsalos, o descártalos:
} { ASK("skip R") }.
refused-not-so-many = W8: { $number } no vale. Pon de { $least } a { $most }.
refused-not-in-the-pool = W8: la Sombra tiene { $left ->
    [one] { $left } dado
   *[other] { $left } dados
} que poner, no { $number }. Pon menos.
refused-no-such-die = W10: no queda ningún dado { CALLED("face", $face) }. { $unused ->
    [empty] No hay ningún dado.
   *[other] Hay: { CALLED("face", $unused) }.
}
refused-no-die-pays = W12: ningún dado lo paga por sí mismo. { $could ->
    [empty] Ninguno podría.
   *[other] Nombrados con «with» podrían: { CALLED("face", $could) }.
}
refused-does-not-pay = W12: { CALLED("face", $face) } no lo paga. Lo pagan: { CALLED("face", $pays) }.
refused-not-on-the-die = W7: { CALLED("face", $face) } no está en ningún dado de este bando. Hay: { CALLED("face", $faces) }.
refused-pass-with-fewer = W11: un bando solo pasa si tiene menos dados que el otro. Usa un dado, o descarta uno.
refused-no-ring = W13: este bando no tiene Anillo Élfico. Toma el dado como está.
refused-ring-this-turn = W13: este bando ya ha usado un Anillo este turno. Toma el dado como está.
refused-same-result = W13: es otra vez el mismo resultado. Nombra otro.
refused-ring-cannot-make = W13: un Anillo no convierte este dado en { CALLED("face", $face) }. Nombra otro resultado.
refused-cards-off = W3: en esta partida no se cuentan las cartas. Empezó sin cards=on.
    .window = W3: en esta partida no se cuentan las cartas. En otra se cuentan con «Cartas: sí» en «Opciones …».
refused-hand-too-large = W3: { $hand } cartas en la mano ({ CALLED("side", $side) }). Primero baja a 6: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: ese mazo está vacío. No se roba nada.
refused-hand-empty = W3: esa mano está vacía. Si no lo está, corrígela: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: el Guía es del Nivel más alto en la Comunidad. Nombra a uno de esos.
refused-not-in-fellowship = { CALLED("person", $name) } no está en la Comunidad. Nombra a quien esté.
refused-named-twice = { CALLED("person", $name) } se ha nombrado dos veces. Nombra a cada uno una vez.
refused-declared-this-turn = W17: ya se ha declarado este turno. Solo una vez por turno.
refused-declare-hidden = W17: solo se declara una Comunidad oculta. Ocúltala primero.
refused-has-not-moved = W17, W21: con Progreso 0 la figura se queda en { CALLED("place", $at) }. Nombra eso, o antes otro Progreso.
refused-in-mordor = Eso no se hace en Mordor. { ASK("mordor off") } dice que no está allí.
refused-not-in-mordor = La Comunidad no está en Mordor. { ASK("mordor = N") } dice que sí.
refused-move-hidden = W18: una Comunidad revelada no se mueve. Ocúltala primero.
refused-hidden-already = W19: ya está oculta. No hay nada que hacer.
refused-revealed-already = W21: ya está revelada. No hay nada que hacer.
refused-separate-in-mordor = W20, W44: en Mordor nadie se separa; quien lo hiciera se perdería.
refused-not-in-a-haven = W21: { CALLED("place", $region) } es un refugio, y ahí no puede quedar revelada. Nombra otra región.
refused-not-at-the-gates = W39: a Mordor se entra por { CALLED("place", "morannon") } o { CALLED("place", "minas-morgul") }, y la figura está en { CALLED("place", $at) }. Ve primero allí.
refused-nobody-hunts = W23: no hay dados de la Sombra en la Reserva de Caza. No se tira nada.
refused-not-in-the-cup = W35: en la bolsa no hay { $tile }. { $pool ->
    [empty] Está vacía.
   *[other] Contiene: { $pool }.
} Si está allí, dilo primero: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } no tiene dado; solo lo tiene ds. Quita el dado.
refused-too-few-tiles = W37: no hay { $count } losetas. Roba menos.
refused-tile-touched = W26: ya se ha hecho algo con esta loseta. { DEED("undo") } lleva atrás.
refused-reduced-already = W28: una sola carta reduce el daño de una loseta. { ASK("damage = N") } lo corrige.
refused-reduced-too-late = W28: una carta va antes de una capacidad y de la baja. { DEED("undo") } lleva atrás.
refused-no-ability = W30, W31: { CALLED("person", $guide) } como Guía no tiene esa capacidad. La tienen Merry, Pippin y Gollum.
refused-ability-used = W31: Gollum lo hace una vez por loseta. Acepta el resto.
refused-ability-too-late = W28: la capacidad va antes de una baja que deja al Guía. { DEED("undo") } lleva atrás.
refused-gollum-cannot = W31: Gollum revela una Comunidad oculta que esta loseta no revela, y no en un refugio con Progreso 0.
refused-casualty-already = W29: hay una baja por loseta. Acepta el resto.
refused-nobody-to-lose = W29: no queda ningún Compañero. Acepta el daño.
refused-not-to-the-map = W30: solo un hobbit vuelve al mapa, y no en Mordor. Quita el destino.
refused-not-aside = W36: todas las { $tile } que hay están en juego o fuera. Mira: { DEED("pool") }.
refused-not-special = W36: { $tile } no es una loseta especial. Lo son b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: no hay { $tile } en ningún otro sitio. Mira: { DEED("pool") }.
refused-stops-passive = W47: { CALLED("nation", $nation) } está pasiva y se detiene en 1. Actívala primero: { ASK("activate NATION") }.
refused-at-war = W47: { CALLED("nation", $nation) } ya está en guerra. No hay nada que hacer.
refused-farthest-back = W47: { CALLED("nation", $nation) } está tan atrás como puede. No hay nada que hacer.
refused-not-your-nation = W10: { CALLED("nation", $nation) } es del otro bando, que ahora no actúa. Avanza una de quien actúa.
refused-always-active = W47: { CALLED("nation", $nation) } está siempre activa. Di active.
refused-cannot-rouse = W20: { CALLED("person", $name) } no puede activar { CALLED("nation", $nation) }. Quita «by», o nombra a otro.
refused-in-play = W54: { CALLED("person", $name) } ya está en juego. No hay nada que hacer.
refused-once-a-game = W54: { CALLED("person", $name) } llega una vez por partida, y ya ha llegado.
refused-bring-saruman = W54: Saruman llega cuando Isengard está en guerra y { CALLED("place", "orthanc") } no está conquistada.
refused-bring-witch-king = W54: el Rey Brujo llega cuando Sauron y una nación de los Pueblos Libres están en guerra.
refused-bring-mouth = W54: la Boca llega cuando la Comunidad está en Mordor, o todas las naciones de los Pueblos Libres están en guerra.
refused-bring-aragorn = W54: Aragorn llega donde Trancos está en el mapa: en { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } o { CALLED("place", "pelargir") }, no conquistada.
refused-bring-gandalf-white = W54: Gandalf el Blanco llega cuando Gandalf no está en la Comunidad y un Siervo está o estuvo en juego.
refused-where-crowned = W54: di dónde llega Aragorn: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } o { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) } no está en el mapa. Nombra a quien esté.
refused-not-there = { CALLED("person", $name) } no está y no puede perderse. Nombra a quien esté.
refused-no-settlement = «{ $region }» no es un asentamiento.{ $nearest ->
    [empty] {""}
   *[other] {" "}El más cercano es «{ CALLED("place", $nearest) }».
}
refused-no-battle = No ha empezado ninguna batalla. Primero: { ASK("battle KIND") }.
refused-figures-off = W60: en esta partida no se cuentan las figuras. Empezó sin figures=on.
    .window = W60: en esta partida no se cuentan las figuras. En otra se cuentan con «Figuras: sí» en «Opciones …».
refused-no-figures = Cero figuras no es nada. Di cuántas.
refused-not-in-reserve = W60: en reserva ({ CALLED("nation", $nation) }): { $reserve }. No tomes más.
refused-not-on-board = W60: { CALLED("nation", $nation) } tiene { $board } en el tablero. No tomes más.
refused-not-at-war = W60: { CALLED("nation", $nation) } no está en guerra y solo recluta con una carta: añade card.
refused-no-teams = W4: en esta partida no hay equipos. Empezó con players=2.
    .window = W4: en esta partida no hay equipos. Otra los tiene con «Jugadores: 3» o «4».
refused-not-in-team = W4: { $name } no juega en esta partida. Nombra a quien juegue.
refused-three-rings = Hay tres Anillos Élficos en total. Di menos.
refused-too-many-dice = W5: este bando tiene { $most } dados como mucho. Di menos.
refused-odds-not-in-mordor = W63: varios movimientos se cuentan fuera de Mordor. Para Mordor está { ASK("odds mordor") }.

## Cómo se llaman las cosas

face-character = Personaje
face-army = Ejército
face-muster = Reclutamiento
face-army-muster = Ejército/Reclutamiento
face-event = Evento
face-will = Voluntad del Oeste
face-eye = Ojo
side-free = Pueblos Libres
side-shadow = Sombra
nation-dwarves = Enanos
nation-elves = Elfos
nation-gondor = Gondor
nation-north = Norte
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Sureños y Orientales
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Trancos
person-witch-king = Rey Brujo
person-mouth = Boca de Sauron
person-gandalf-white = Gandalf el Blanco
token-draw = robar una carta
token-move = mover Nazgûl y Siervos
token-advance = avanzar una nación
condition-stronghold = Fortaleza de la Sombra
condition-army = unidades de la Sombra
condition-nazgul = Nazgûl
kind-field = batalla campal
kind-city = batalla por una Ciudad
kind-siege = asedio
kind-sortie = salida
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Colinas de Hierro
place-grey-havens = Puertos Grises
place-lorien = Lórien
place-rivendell = Rivendel
place-woodland-realm = Reino del Bosque
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Valle
place-shire = Comarca
place-bree = Bree
place-carrock = Carroca
place-helms-deep = Abismo de Helm
place-edoras = Edoras
place-folde = Folde
place-westemnet = Oestemnet
place-orthanc = Orthanc
place-north-dunland = Tierras Brunas del Norte
place-south-dunland = Tierras Brunas del Sur
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Monte Gundabad
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Harad Lejano
place-near-harad = Harad Cercano
place-north-rhun = Rhûn del Norte
place-south-rhun = Rhûn del Sur
place-osgiliath = Osgiliath
place-fords-of-bruinen = Vados del Bruinen
place-fords-of-isen = Vados del Isen
place-hollin = Acebeda
place-north-downs = Quebradas del Norte
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, paso { $step }
war-step = { $step ->
    [setup] Preparación
    [draw] Robo
    [fellowship] Comunidad
    [allocation] Asignación
    [roll] Tirada
    [actions] Acciones
    [hunt-roll] Caza: tirada
    [hunt-tile] Caza: loseta
    [hunt-damage] Caza: daño
   *[other] Caza: Revelación
}
war-turn = Turno { $turn }
war-none = nada
war-how = { $how ->
    [ring] Por el Anillo.
    [conquest] Por conquista.
    [conceded] El otro bando se ha rendido.
   *[other] { $how }
}

## Lo que oye la mesa

said-pools = Dados de Acción desde ahora: Pueblos Libres { $free }, Sombra { $shadow }
said-hand = { $side }: mano { $hand }
said-rolled = { $side }: { $faces }
said-acts = Le toca a: { $who }
said-roused = Ahora activa: { $nation }
said-advanced = { $nation }: { $step ->
    [0] en guerra
    [one] a { $step } paso de la guerra
   *[other] a { $step } pasos de la guerra
}
said-up-to = { $regions ->
    [one] Hasta { $regions } región
   *[other] Hasta { $regions } regiones
}
said-goes = { $names }: hasta { $regions ->
    [one] { $regions } región
   *[other] { $regions } regiones
}
said-lost = Perdido: { $name }
said-on-map = { $name } está en el mapa.
said-guides = Ahora es Guía: { $name }
said-hunt = Caza: { $dice }{ $again ->
    [none] { "" }
   *[other] ; otra vez { $again }
}; éxitos: { $successes }
said-corruption = Corrupción { $corruption }
said-revealed = La Comunidad queda revelada.
said-pays = El atacante reduce una Élite a Regular.
said-round = { $side ->
    [attacker] Atacante
   *[defender] Defensor
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; otra vez { $again }
}; impactos: { $hits }

## Lo que se hizo, en pocas palabras

deed-by = { $deed } – { $by }
deed-phase = Se está en: { $at }
deed-to = { $deed } → { $where }
deed-begin = Empieza el primer turno
deed-done = El paso ha acabado
deed-concede = Rendición: { $side }
deed-take = { $side }, ficha: { $token }
deed-card = { $deck ->
    [strategy] Una carta de Estrategia
   *[other] Una carta de Personaje
} { $does ->
    [draw] robada
   *[other] sale de la mano
}: { $side }
deed-declare = Declarada: { $where }
deed-guide = Guía: { $name }
deed-enter = Entrada en Mordor
deed-allocate = Dados de Caza: { $count }
deed-roll = Dados de Acción tirados
deed-use = Usado: { $face }
deed-use-for = { $face }: { $what }
deed-move = La Comunidad se mueve
deed-keep = el dado queda fuera de la Reserva
deed-hide = La Comunidad se oculta
deed-separate = Separación: { $names }
deed-retreat = Retrocede: { $nation }
deed-bring = Entra en juego: { $name }
deed-ring = Anillo: { $from } → { $to }
deed-skip = Descartado: { $face }
deed-hunt = Se tira la Caza
deed-tile = Se roba una loseta
deed-reduce = Una carta: −{ $by }
deed-ability = La capacidad del Guía
deed-casualty-guide = Baja: el Guía
deed-casualty-random = Baja al azar
deed-accept = El resto con el Anillo
deed-eyes = Dados a Ojos: { $faces }
deed-draw = Losetas robadas: { $count }
deed-special = Una loseta especial en juego: { $tile }
deed-invade = Entra un Ejército: { $nation }
deed-capture = { $where } cambia de bando
deed-round = Una ronda de la batalla
deed-recruit = { $nation }, reclutas: { $figures }
deed-fallen = { $nation }, bajas: { $figures }
deed-weaken = { $nation }, Élites reducidas a Regulares: { $count }
deed-lost = Perdido: { $name }
deed-park = Recogido: { $where }
deed-at = Vista por última vez: { $where }
deed-out-of-mordor = Fuera de Mordor
deed-companion = { $name }: { $place ->
    [in] en la Comunidad
    [map] en el mapa
   *[lost] perdido
}
deed-character = { $name }: { $in ->
    [yes] en juego
   *[no] fuera de juego
}
deed-control = { $where }: { $side }
deed-lead = Dirige: { $who }
deed-decks = { $side }: mazo de Personaje { $character }, mazo de Estrategia { $strategy }

## Una Caza en una línea

tale-roll = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}{ $bonus ->
    [0] { "" }
   *[other] { " " }a +{ $bonus }
}: { $dice }{ $again ->
    [none] { "" }
   *[other] , otra vez { $again }
}, { $successes ->
    [0] ningún éxito
    [1] un éxito
    [2] dos éxitos
    [3] tres éxitos
    [4] cuatro éxitos
   *[other] cinco éxitos
}
tale-tile = { $damage ->
    [plain] loseta { $tile }
   *[other] { $tile }: { $damage }
}
tale-less = { $who } −{ $by }
tale-card = carta
tale-damage = daño { $damage }
tale-no-tile = ninguna loseta
tale-put-back = devuelta
tale-discarded = descartada
tale-appeared = Revelada: { $where }
tale-corruption = Corrupción { $from } → { $to }
tale-between = { "; " }
tale-counter = { $revealed ->
    [yes] Revelada
   *[no] Oculta
}

## Las reglas, por número

rule-w1 = Un turno es robo, Comunidad, asignación, tirada, acciones, comprobación. Esta se hace sola cuando acaban las acciones.
rule-w2 = Vuelven todos los dados de Acción y se vacía la Reserva de Caza. Cada bando roba una carta de cada uno de sus mazos y guarda 6 como mucho.
rule-w3 = Se cuentan manos y mazos, nunca qué dicen las cartas. Con más de 6 en la mano no se hace antes nada más.
rule-w4 = En un equipo actúa el otro jugador antes que quien dirige, y la dirección cambia cada turno. Quien pasa conserva su sitio.
rule-w5 = Pueblos Libres 4 dados, 1 más por Aragorn y 1 por Gandalf el Blanco. Sombra 7, 1 más por cada Siervo en juego.
rule-w6 = Un dado ganado o perdido cuenta desde la siguiente fase de robo.
rule-w7 = Pueblos Libres: dos veces Personaje, Ejército/Reclutamiento, Reclutamiento, Evento, Voluntad del Oeste. Sombra: Personaje, Ejército, Reclutamiento, Ejército/Reclutamiento, Evento, Ojo.
rule-w8 = La Sombra pone en la Reserva de Caza como mucho tantos dados como Compañeros hay en la Comunidad; 1 siempre se permite. Al menos 1 si este turno volvió de ella un dado de los Pueblos Libres.
rule-w9 = Cada bando tira lo que no está en la Reserva. Cada Ojo va a ella enseguida.
rule-w10 = Empiezan los Pueblos Libres. Una acción, un dado; luego el otro bando, si tiene un dado, y si no, el mismo otra vez.
rule-w11 = Un bando solo pasa mientras tenga menos dados sin usar que el otro. También se puede descartar un dado.
rule-w12 = Personaje mueve la Comunidad, separa Compañeros o la oculta; con Trancos de Guía la oculta cualquier dado. Reclutamiento avanza una nación o trae un Siervo. Una Voluntad es lo que nombren los Pueblos Libres.
rule-w13 = Un Anillo Élfico cambia un dado sin usar, una vez por turno y bando; la acción queda por hacer. Los Pueblos Libres no hacen una Voluntad, la Sombra puede hacer un Ojo.
rule-w14 = Una ficha de Acción vale por un dado: cada una una vez por partida, y una por turno y bando.
rule-w15 = Progreso de 0 a 12, oculta o revelada, Corrupción, y la región donde se la vio por última vez.
rule-w16 = El Guía es del Nivel más alto en la Comunidad; entre iguales eligen los Pueblos Libres. Sin Compañeros es Gollum.
rule-w17 = Se declara una vez por turno, en la fase de Comunidad, oculta, fuera de Mordor: la figura se mueve hasta tantas regiones como el Progreso, que vuelve a 0. En un refugio cura 1 de Corrupción y la nación se activa.
rule-w18 = Solo se mueve una Comunidad oculta: Progreso 1 más, luego la Caza, luego el dado que pagó va a la Reserva.
rule-w19 = Ocultar la pasa de revelada a oculta. No se mueve, y su dado no entra en la Reserva.
rule-w20 = Los Compañeros se separan para siempre, fuera de Mordor, y van hasta el Progreso más el Nivel más alto entre ellos. Quien acaba en un refugio de una nación que puede despertar la activa.
rule-w21 = Revelada, la figura se mueve hasta tantas regiones como el Progreso y no acaba en un refugio; el Progreso vuelve a 0. Una Comunidad revelada no se revela otra vez.
rule-w22 = Por cada Fortaleza de la Sombra que la figura deja, cruza, alcanza o en la que queda al ser revelada, se roba una loseta; un Ojo cuenta 0.
rule-w23 = Cada movimiento fuera de Mordor se caza con tantos dados como la Sombra tiene en la Reserva, 5 como mucho. Sin ninguno no se tira.
rule-w24 = A cada dado se suman los dados de los Pueblos Libres que hay en la Reserva antes de este movimiento. 6 o más es un éxito, un 1 natural nunca.
rule-w25 = Se repite un dado fallado por cada cosa que se cumple donde se la vio por última vez: una Fortaleza de la Sombra; unidades de la Sombra; Nazgûl.
rule-w26 = Ningún éxito: la Caza ha acabado. Uno o más: se roba una loseta. Una carta puede impedirlo, o hacer robar otra.
rule-w27 = Un número es el daño; un Ojo, los éxitos; un dado se tira en ese momento; un menos azul, en cambio, cura.
rule-w28 = En este orden: una carta de la mesa, la capacidad del Guía, una baja, el Anillo; al final la Revelación.
rule-w29 = Una baja por loseta: el Guía, o uno de los Compañeros al azar. Su Nivel se quita del daño.
rule-w30 = Merry o Pippin de Guía puede irse para reducir el daño en 1. Como baja, ambos siguen vivos en el mapa; no en Mordor.
rule-w31 = Con Gollum de Guía los números corrientes no revelan; los Ojos y las losetas rojas sí. Puede revelar él una Comunidad oculta, una vez, por 1 de daño menos.
rule-w32 = 12 de Corrupción acaba la partida enseguida, en cualquier fase.
rule-w33 = El dado que pagó un movimiento va a la Reserva cuando su Caza y todas sus losetas han acabado.
rule-w34 = En losetas de cartas y Fortalezas un Ojo cuenta 0. Primero la loseta que reveló, luego las de cartas, luego las de Fortalezas.
rule-w35 = Las losetas se roban sin devolverlas.
rule-w36 = Una loseta especial en juego espera a Mordor; allí entra enseguida en la bolsa.
rule-w37 = Cuando la bolsa está vacía vuelven todas las losetas corrientes no eliminadas, y ninguna especial.
rule-w38 = Una carta puede devolver una loseta, o eliminarla para siempre.
rule-w39 = Desde Morannon o Minas Morgul la Comunidad puede entrar en Mordor en la fase de Comunidad, tras declararse, oculta o revelada.
rule-w40 = Vuelven los Ojos corrientes robados y entran las losetas en espera; las demás robadas siguen robadas.
rule-w41 = En Mordor solo se mueve oculta. Enseguida una loseta, sin dados; un paso adelante, salvo Alto; luego el daño.
rule-w42 = En Mordor un Ojo causa tanto daño como dados hay en la Reserva, de ambos bandos, sin el que paga ahora.
rule-w43 = En Mordor una Revelación solo voltea el marcador. Ocultadla antes del siguiente movimiento.
rule-w44 = En Mordor nadie se separa: quien lo hiciera se pierde.
rule-w45 = En un turno en Mordor sin moverse ni ocultarse, la Corrupción sube 1 al final de las acciones. Un Alto cuenta como movimiento.
rule-w46 = En el último paso se decide tras el daño de esa loseta: por debajo de 12 de Corrupción ganan los Pueblos Libres; si no, la Sombra.
rule-w47 = Una nación avanza hacia la guerra, paso a paso. Una pasiva se para 1 paso antes.
rule-w48 = Una nación de los Pueblos Libres se activa cuando un Ejército enemigo entra en ella, sus unidades son atacadas, la Comunidad se declara allí, o acaba allí un Compañero que puede.
rule-w49 = Una nación avanza 1 cuando es atacado un Ejército con unidades suyas, cuando le conquistan un asentamiento, y por un Reclutamiento. Antes se activa.
rule-w50 = Solo una nación en guerra ataca, cruza fronteras ajenas y recluta con dados. De eso cuida la mesa.
rule-w51 = Fortaleza 2 puntos, Ciudad 1, Pueblo 0: para el bando que se la ha quitado al otro.
rule-w52 = Lo conquistado despierta a su nación y la avanza 1. Recuperado por su bando solo quita los puntos al otro.
rule-w53 = En este orden: 12 de Corrupción; el último paso de Mordor; en la comprobación Sombra 10 puntos, Pueblos Libres 4. A la vez: la Sombra.
rule-w54 = Saruman: Isengard en guerra. Rey Brujo: Sauron y una nación libre en guerra. Boca: la Comunidad en Mordor, o todas las naciones libres en guerra. Aragorn: Trancos en un asentamiento de Gondor. Gandalf el Blanco: Gandalf fuera de la Comunidad, y un Siervo que está o estuvo en juego.
rule-w55 = Quien se ha perdido no vuelve, salvo como Aragorn y como Gandalf el Blanco. Su dado se va en la siguiente fase de robo.
rule-w56 = Un dado impacta con 5 o más. El atacante con 6 en la primera ronda contra una Ciudad o Fortificación, y en cada ronda de un asedio. Un 1 natural falla, un 6 impacta.
rule-w57 = Tantos dados como unidades, 5 como mucho. Luego se repiten tantos fallos como liderazgo, 5 como mucho.
rule-w58 = Un asedio tiene una ronda; cada ronda más hace de una Élite del atacante una Regular. 10 unidades por región, 5 asediadas.
rule-w59 = Las naciones del Ejército atacado avanzan cuando empieza la batalla, gane quien gane.
rule-w60 = Las figuras reclutadas salen de la reserva. Las perdidas de los Pueblos Libres quedan eliminadas; las de la Sombra vuelven a la reserva.
rule-w61 = Una Élite debilitada pasa a Regular: con los Pueblos Libres primero de las eliminadas, con la Sombra de la reserva. Si no hay, la Élite se pierde.
rule-w62 = Un Reclutamiento: 2 Regulares, 2 Líderes o Nazgûl, uno de cada, o 1 Élite; dos figuras en dos asentamientos.
rule-w63 = La probabilidad del siguiente movimiento: que la Caza tenga éxito, que la loseta revele, y el daño medio, de la bolsa tal como está.
rule-w64 = La probabilidad de subir por Mordor desde aquí, un dado de Personaje tras otro: que llegue, y de media los dados y la Corrupción si llega.
rule-w65 = Las probabilidades de una ronda: cuántos impactos de cada lado.
rule-w66 = Suerte: Cazas con éxito, Ojos tirados y daño de losetas, cada cosa frente a lo que cabía esperar.
rule-w67 = Al recoger se anota qué hay en cada región; con figuras se dice qué falta o sobra.
rule-w68 = El informe: quién ganó y cómo, turnos, Corrupción, Mordor, lo conquistado por cada bando, fichas, lo que fijó la mesa, suerte.
rule-w69 = Una partida de La Búsqueda del Anillo antes de esta da fichas de Acción, dos en total como mucho.
rule-w70 = La mesa tiene razón: toda cuenta, marcador, loseta, dado y paso se puede fijar. Y así queda anotado.
rule-w71 = Las probabilidades de una batalla hasta el final, sin cartas ni retirada.
rule-w72 = Las probabilidades del primer movimiento para cada asignación permitida, antes de que la Sombra ponga nada.

## Sobre todas las partidas

ended-free-ring = El Anillo fue destruido: ganaron los Pueblos Libres
ended-free-conquest = Los Pueblos Libres ganaron por conquista
ended-free-conceded = La Sombra se rindió
ended-free-otherwise = Los Pueblos Libres ganaron por palabra de la mesa
ended-shadow-ring = Los Portadores fueron corrompidos: ganó la Sombra
ended-shadow-conquest = La Sombra ganó por conquista
ended-shadow-conceded = Los Pueblos Libres se rindieron
ended-shadow-otherwise = La Sombra ganó por palabra de la mesa
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Turnos
counted-corruption = Corrupción al final
counted-arrival = Corrupción al llegar a Mordor
luck-hunts = Cazas con éxito
luck-eyes = Ojos sacados
luck-tile-damage = Daño de losetas
mat-reveals = revelan: { $tiles } de { $of }
mat-dashed = a trazos: aún dormida, se detiene un paso antes de la guerra
mat-fellowship = La Comunidad
mat-reveal = revela
mat-no-reveal = no revela: sigue oculta
mat-gollum-hides = Gollum guía: sigue oculta
mat-stop = un Alto: ningún paso
mat-end = { $end } es el fin
mat-hits = { $hits ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $hits } éxitos
}
mat-specials = Losetas especiales, en juego
mat-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
war-laid-out = { $item ->
    [tiles-here] Losetas de Caza: se sacan aquí, todas se quedan en la caja
    [dice-here] Dados de Acción: se tiran aquí, todos se quedan en la caja
    [fellowship] La Comunidad en Rivendel, oculta; Progreso 0, Corrupción 0: los dos se llevan aquí
    [companions] Los siete Compañeros en la Comunidad, Gandalf de Guía
    [tiles] Losetas de Caza: 16 en la bolsa, 8 especiales aparte
    [dice] Dados de Acción: 4 de los Pueblos Libres, 7 de la Sombra
    [rings] Los tres Anillos Élficos con los Pueblos Libres
    [politics] Indicador Político: Sauron e Isengard 1, los Sureños y Gondor 2, los demás 3; de los Pueblos Libres solo los Elfos están activos
    [decks] Cuatro mazos de 24 cartas, barajados
   *[aside] Saruman, el Rey Brujo, la Boca de Sauron, Aragorn, Gandalf el Blanco y Gollum aparte
}
war-item = { $item ->
    [fellowship] Comunidad
    [companions] Compañeros
    [tiles] losetas de Caza
    [dice] dados de Acción
    [rings] Anillos Élficos
    [politics] Indicador Político
    [decks] mazos
   *[aside] lo que queda aparte
}
war-unticked = Sin marcar en la preparación: { $items }.
host-draw-teams = Recoged todos los dados de Acción, vaciad la Reserva de Caza. { $free } { $shadow } Luego { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side }: cada uno del equipo roba { $first ->
        [yes] una carta de cada mazo de su bando
       *[no] una carta, del mazo que elija
    } y descarta hasta quedarse con 4; luego dos que lo quieran se cambian una carta sin verla.
   *[no] { $side }: una carta de cada mazo, 6 como máximo.
}
host-tile-for = Robad una loseta de Caza, { $for ->
    [card] por una carta
    [stronghold] por la Fortaleza { $place }
   *[crossed] por una Fortaleza atravesada
}: un Ojo cuenta 0.
said-tiles-due = { $count ->
    [one] Sigue una loseta
   *[other] Siguen { $count } losetas
}: { $due }.
due-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
due-crossed = { $count ->
    [one] una Fortaleza atravesada
   *[other] { $count } Fortalezas atravesadas
}
said-go-in = A la bolsa: { $tiles }.
remember-gandalf = Gandalf guía: tras una carta de Evento jugada se puede robar una carta del mazo de su tipo.
    .window = Gandalf guía: se puede robar una carta del mazo de la carta de Evento recién jugada.
remember-crossed = ¿Qué Fortalezas de la Sombra atraviesa? Por cada una se roba una loseta.
help-setup = La lista de la preparación, marcada o no.
help-tick = Marca un punto de la preparación, o lo desmarca.
help-reserve = Pregunta por la reserva de una nación, o la corrige, con los muertos de los Pueblos Libres.
deed-tick = Preparación: { $item }
deed-reserve = { $nation }, en reserva: { $figures }
refused-no-dead = W76: las figuras caídas de { CALLED("nation", $nation) } van a la reserva. Di solo la reserva.
refused-more-than-all = W76: { CALLED("nation", $nation) } tiene { $all } figuras en total. Di menos.
rule-w73 = Una batalla puede llevarse aquí: los dos Ejércitos se dicen una vez, cada ronda dice las bajas pendientes, y queda anotado lo que sigue en pie.
rule-w74 = La lista de la preparación, 16 puntos, marcados uno a uno; lo que falta se nombra al empezar.
rule-w75 = Gandalf como Guía: tras una carta de Evento jugada con un dado se puede robar una carta de su tipo.
rule-w76 = La reserva de una nación, y los muertos de los Pueblos Libres, se ponen como están en la mesa.
said-owed = Bajas: atacante { $attacker }, defensor { $defender }
said-proposed = Quedan entonces: { $attacker } contra { $defender }
said-eliminated = { $side ->
    [attacker] Al atacante no le queda ninguna unidad: los Personajes con él se pierden.
   *[defender] Al defensor no le queda ninguna unidad: los Personajes con él se pierden.
}
battle-stands = { $attacker } contra { $defender }
host-casualties = ¿Quién cae? Atacante { $attacker }, defensor { $defender }: retirad las figuras propuestas, o elegid otras.
host-battle-on = { $kind }, ronda { $round }: atacante, ¿sigue? Defensor, ¿se queda?
remember-besieged = Más de 5 unidades sitiadas: el dueño elige cuáles se retiran.
remember-nobodys = Las figuras sin nación no se cuentan: apartadlas a mano.
deed-battle-with = Ejércitos, de nuevo
deed-hits = Bajas: se eligen otras
deed-casualties = Se aplican las bajas
help-hits = Quién cae en vez de los propuestos: Regulares, Élites hechas Regulares, Élites.
help-casualties = Se aplican las bajas, como se proponen o como se dicen: lo que queda.
refused-nothing-stands = W73: no se dijo ningún Ejército. Di { DEED("battle") } con los dos, o la ronda con sus números.
refused-casualties-owed = W73: primero las bajas, atacante { $attacker }, defensor { $defender }. Di { DEED("casualties") }.
refused-nothing-owed = W73: este bando no debe bajas. Con un ! detrás vale igual.
refused-not-so-many-stand = W73: no caen más de los que hay. Di menos.
refused-other-groups = W73: ahí hay otros grupos. Di cada uno como se anotó.
refused-more-than-stood = W73: nada aumenta, salvo Regulares por Élites que se van. Di lo que queda.
refused-leader-stays = W73: los Líderes se quedan mientras quede una unidad de su bando. Con un ! detrás caen.
refused-no-regular-left = W61: a { CALLED("nation", $nation) } no le quedan tantas Regulares para sus Élites. Haz caer Élites.
refused-other-cost = W73: eso cuesta { $cost }, y se deben { $owed }. Una Regular es 1, una Élite 2, una Élite hecha Regular 1.
refused-no-elite-to-pay = W58: otra ronda del asedio cuesta una Élite al atacante, y no hay ninguna. Termínalo: { DEED("battle over") }.
do-casualties = «{ chip-casualties }»
do-battle-over = «{ battle-over }»
do-battle = «{ chip-battle }»

chip-casualties = Caen

## The mat

about-box = Lo que puede quedarse en la caja
about-token = ¿Qué ficha de Acción es?
about-corruption = La Corrupción pasa a
about-falls = Caen estos, y después
about-allocation = { $count } en la Reserva, { $rolled } se tiran
about-die = { $die }: este dado
wants-card = ¿Qué hace la carta?
wants-die = Pulsa un dado
wants-how-many = ¿Cuántos?
wants-tile = Pulsa la loseta que salió
wants-what-came = Pulsa lo que salió
wants-where = ¿Dónde? Pulsa o escribe una región
wants-who-leaves = ¿Quién se va? Púlsalo
wants-who-is-drawn = ¿Quién sale? Púlsalo
chip-allocate = { $count } en la Reserva de Caza
can-ability = { $who ->
    [gollum] Gollum los delata: −1
   *[other] { $name } se va: −1
}
can-ability-more = la capacidad del Guía
can-advance = Una nación avanza
can-advance-more = pulsa su escudo
wants-shield = Pulsa su escudo
can-advances = { $many ->
    [yes] { $nation } avanzan
   *[no] { $nation } avanza
}
can-again = Otra loseta
can-again-more = la primera vuelve
can-at-once = Empezar ya
can-back = Atrás
can-battle = Una batalla
can-battle-more = con su dado; aquí se tira
can-begins = La batalla empieza
can-begins-more = { $figures ->
    [proposed] como al principio: pulsa lo que cambia
    [told] según las figuras dichas
   *[none] sin figuras: tira la mesa
}
can-begin = Turno { $turn }
can-board = En el tablero
can-board-more = { $face ->
    [character] { $side ->
        [shadow] un ejército con Líder, Siervos, una carta
       *[free] un ejército con Líder, Compañeros, una carta
    }
    [army] ejércitos, una carta
    [muster] se reclutan figuras, una carta
    [army-muster] ejércitos o reclutamiento, una carta
    [event] se roba o juega una carta
   *[other] todo lo que el dado permite
}
can-bonus = Una carta suma { $bonus }
can-bonus-more = a cada dado
can-card = Una carta de la mesa
can-card-more = menos, otra loseta o ninguna
can-card-tiles = Losetas por una carta
can-card-tiles-more = se roban las primeras
can-cards = Una carta hace algo
can-cards-more = la Comunidad, losetas, naciones{ $token ->
    [yes] {"; una ficha"}
   *[no] {""}
}
can-card-move = Avanza
can-card-hide = Se oculta
can-card-separate = Compañeros se van
can-card-appear = Es revelada
can-card-hunt = Se tira una Caza
can-card-tile = Se roba una loseta
can-card-eyes = Dados pasan a Ojos
can-card-advance = Una nación avanza
can-card-retreat = Una nación retrocede
can-activate = Una nación despierta
can-special = En juego: { $tile }
can-casualties = Caen
can-casualties-more = como tachado; pulsa para cambiar
can-check = { $then ->
    [goes-on] Sigue el turno { $turn }
   *[other] Comprobación
}
can-check-more = { $then ->
    [shadow] gana la Sombra
    [free] ganan los Pueblos Libres
   *[other] antes, la comprobación
}
can-comes = Llega { $name }
can-comes-more = su bando tiene un dado más
can-crossed = Fortalezas cruzadas
can-crossed-more = de la Sombra: una loseta cada una
can-discard = Sin efecto
can-discard-more = la carta la anula
can-draw = Robar
can-draw-more = una loseta, aquí
can-drawn = Robadas
can-drawn-more = seis cartas en mano como mucho
can-enter = Entra en Mordor
can-enter-more = vuelven Ojos y losetas en espera
can-falls = Cae { $name }
can-falls-more = el Guía, nivel { $level }
can-goes-on = Seguir
can-guides = Guía { $name }
can-guides-more = del mismo nivel
can-hidden = Sigue oculta
can-hidden-more = luego la Reserva de Caza
can-hide = La Comunidad se oculta
can-hide-more = no se mueve
can-hunt = { $dice ->
    [one] Tira 1 dado
   *[other] Tira { $dice } dados
}
can-hunt-more = hallada { $found } de 100
can-in = En { $place }
can-lay = Poner { $count } en la Reserva
can-leave = { $count ->
    [one] Se va: { $names }
   *[other] Se van: { $names }
}
can-leaves = Un Compañero se va
can-leaves-more = uno o un grupo, para siempre
can-move = La Comunidad avanza
can-over = La batalla ha acabado
can-over-more = gane quien gane
can-pass = Pasar
can-prevented = Una carta lo impide
can-prevented-more = no se roba loseta
can-random = Uno al azar
can-reduce = { $by } menos
can-reduce-more = una carta de la mesa
can-region = { $what ->
    [at] Vista: { $place }
    [capture] Tomada: { $place }
    [freed] Recuperada: { $place }
    [arrive] Llegado: { $place }
    [declare] Declarada: { $place }
   *[other] Coronado: { $place }
}
can-retreats = { $side }: retirada
can-retreats-more = a una región libre; se acaba
can-ring = Un Anillo lo gira
can-ring-more = una vez por turno
can-ring-bears = Lo sufre el Anillo
can-ring-bears-more = todo: { $damage }
can-roll = Tirar
can-roll-more = ambos bandos, aquí
can-roll-told = Tirados en la mesa
can-roll-told-more = pulsa cada uno
can-round = Ronda { $round }
can-round-more = dados { $attacker } y { $defender }, con { $target } y { $other }
can-skip = descártalo
can-stands = { $item }: ya está
can-stands-anew = Una carta lo cambia
can-stands-anew-more = se dice de nuevo lo que queda
can-stay = Se queda
can-stay-more = donde fue vista
can-stops = { $side }: parar
can-stops-more = se acaba, ambos se quedan
can-taken = Un asentamiento es tomado
can-taken-more = o recuperado
can-then = luego { $item }
can-told = Robada de la bolsa
can-told-more = pulsa la loseta
can-told-round = Una ronda de la mesa
can-told-round-more = fuerza y liderazgo de cada uno
head-actions = { $who }: { $presses ->
    [yes] pulsa un dado
   *[no] gasta un dado
}.
head-allocation = Antes de tirar: ¿cuántos dados en la Reserva de Caza?
head-battle = { $round ->
    [1] { $kind }: la primera ronda.
   *[other] { $kind }, ronda { $round }: ¿seguir o parar?
}
head-siege-over = El asedio ha acabado: no queda ninguna Élite.
head-capture = ¿Qué asentamiento es tomado?
head-check = Los dados se han gastado. ¿Dichas todas las conquistas?
head-crowned = ¿Dónde es coronado Aragorn?
head-damage = { $found ->
    [0] La loseta dice { $damage }. ¿Quién lo sufre?
    [1] Hallada, y la loseta dice { $damage }. ¿Quién lo sufre?
    [2] Hallada dos veces, y la loseta dice { $damage }. ¿Quién lo sufre?
   *[other] Hallada { $found } veces, y la loseta dice { $damage }. ¿Quién lo sufre?
}
head-die = { $die }: ¿qué hace este dado?
head-draft = { $kind ->
    [city] Ciudad o Fortificación: ¿quién lucha?
   *[other] ¿Quién lucha, y dónde?
}
head-draw = Ambos roban una carta de cada mazo. Seis como mucho.
head-draw-teams = Todos roban: en equipo, cada uno guarda cuatro cartas como mucho.
head-falls = Ronda { $round }: impactos { $attacker } contra { $defender }. { $owed ->
    [over] El asedio ha acabado.
    [yes] ¿Quién cae?
   *[no] ¿Seguir o parar?
}
head-fellowship = { $what ->
    [declare] ¿Declarar, o seguir oculta?
    [gate] ¿Declarar, entrar en Mordor, o seguir oculta?
    [enter] ¿Entrar en Mordor, o seguir?
    [mordor] En Mordor: { $guides ->
        [yes] Guía, carta,
       *[no] carta
    } o seguir.
    [declared] Declarada: { $guides ->
        [yes] Guía, carta,
       *[no] carta
    } o seguir.
   *[rest] Nada que declarar: { $guides ->
        [yes] Guía, carta,
       *[no] carta
    } o seguir.
}
head-hunt = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $least } o más es éxito. ¿Qué hay allí?
head-lay = Prepara: { $item }.{ $presses ->
    [yes] { " " }Márcalo.
   *[no] { "" }
}
head-kept = Se queda en la caja: { $item }.{ $presses ->
    [yes] { " " }Márcalo.
   *[no] { "" }
}
head-place = Figuras: { $free }; enfrente, { $shadow }.{ $presses ->
    [yes] { " " }Marca lo que esté.
   *[no] { "" }
}
head-place-alone = Figuras: { $nation }.{ $presses ->
    [yes] { " " }Marca lo que esté.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] ¡Vista! Se queda: { $at }.
    [one] ¡Vista! ¿Dónde aparece? A 1 región de { $at } como mucho.
   *[other] ¡Vista! ¿Dónde aparece? A { $progress } regiones de { $at } como mucho.
}
head-over = { $side ->
    [free] Ganan los Pueblos Libres
   *[other] Gana la Sombra
}: { $how ->
    [destroyed] el Anillo está destruido
    [corrupted] Corrupción { $number }
    [conquest] { $number } puntos
    [conceded] el otro bando se ha rendido
    [none] la partida ha terminado
   *[other] { $how }
}.
head-climb = La subida: roba una loseta, luego un paso.
head-roll = Ambos tiran. Los Ojos van a la Reserva.
head-stands = Todo está listo. Empieza el primer turno.
head-tile = { $found ->
    [0] Roba una loseta.
    [1] Hallada. Roba una loseta.
    [2] Hallada dos veces. Roba una loseta.
   *[other] Hallada { $found } veces. Roba una loseta.
}
head-tile-for = { $for ->
    [card] Una loseta por una carta. El Ojo vale 0.
    [stronghold] Una loseta por { $place }. El Ojo vale 0.
   *[crossed] Una loseta por una Fortaleza cruzada. El Ojo vale 0.
}
in-100 = hallada { $success }, vista { $reveal } de 100
mat-act = pulsa un dado
mat-again = fallos que se repiten: { $dice } como mucho
mat-again-for = se repite un dado fallado por cada una que haya
mat-all-stand = Este bando está listo.
mat-arrives = llega
mat-attacks = ¿Quién ataca?
mat-attacked = ¿A quién se ataca?
mat-beside = junto al tablero
mat-captures = Se ha dicho cada asentamiento tomado.
mat-check = Antes del próximo turno
mat-climb = La subida: una loseta, luego un paso
mat-climb-corruption = Corrupción al llegar
mat-climb-dice = dados que cuesta
mat-cup = En la bolsa
mat-deck = { $kind ->
    [character] Personaje
   *[other] Estrategia
}
mat-deck-left = quedan { $cards }
mat-dice-back = vuelven los { $dice } dados
mat-dice-of-both = Dados: Pueblos Libres { $free }, Sombra { $shadow }
mat-drawing = { $how ->
    [one] Una carta de cada mazo; { $most } como mucho.
    [team-first] Cada uno del equipo roba una carta de cada mazo y conserva 4, no { $most }.
   *[team] Cada uno del equipo roba una carta del mazo que elija; 4 como mucho, no { $most }; dos pueden cambiar una.
}
mat-each = cada uno 1 de { $of }
mat-empty = vacía
mat-eye-deals = un Ojo causa { $damage }
mat-forgotten = No lo olvides
mat-from = desde { $place }
mat-goals = La Sombra gana con 10 puntos, los Pueblos Libres con 4.
mat-hands = Cartas en mano: Pueblos Libres { $free }, Sombra { $shadow }.
mat-hidden = oculta
mat-revealed = revelada
mat-seen = vista
mat-hit = éxito
mat-hit-on = atacante con { $attacker }, defensor con { $defender }
mat-hits-word = { $hits ->
    [one] impacto
   *[other] impactos
}
mat-hunts = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}; éxito con { $least } o más
mat-in-100 = de 100, el primer paso:
mat-into-box = A la Reserva de Caza
mat-least = al menos { $count }
mat-most = como mucho { $count }
mat-left = { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
mat-lingers = ni avanzó ni se ocultó: +1 al final
mat-moved = avanzó o se ocultó este turno
mat-loses = { $hits ->
    [0] no pierde
   *[other] pierde { $hits }
}
mat-next = El próximo paso
mat-no-haven = No en un refugio. Por cada Fortaleza de la Sombra en el camino, una loseta.
mat-no-hunt = La Reserva de Caza está vacía: sin tirada.
mat-no-minion = aún sin Siervo
mat-nobody = nadie queda: { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · ambos quedan: " }{ $both }
}
mat-nothing-taken = nada tomado aún
mat-of = de { $of }
mat-press-each = cada dado como salió
mat-rings = { $rings ->
    [one] 1 Anillo élfico
   *[other] { $rings } Anillos élficos
}
mat-rolled = { $dice } tirados
mat-shadow-dice = dados de la Sombra: { $dice }
mat-then = { $dice ->
    [0] ya sin dados
    [one] luego, con 1 dado
   *[other] luego, con { $dice } dados
}
mat-to-roll = dados por tirar: { $dice }
mat-to-the-end = hasta el final, sin cartas ni retirada
mat-up-to = { $regions ->
    [one] región como mucho
   *[other] regiones como mucho
}
mat-what-came = { $side }: ¿qué salió?
mat-where = { $what ->
    [at] Dónde se la vio
    [declare] Declarada: hasta { $progress } de { $at }
    [appear] Revelada: hasta { $progress } de { $at }
    [arrive] Dónde acaba su movimiento
    [capture] Asentamientos
    [separate] Hasta { $progress } de { $at }
   *[bring] Dónde se corona un rey
}
mat-where-more = { $what ->
    [at] primero las cercanas
    [declare] primero las cercanas; punto: un refugio cura
    [appear] primero las cercanas, sin refugio
    [arrive] en refugio de un pueblo que puede activar, lo activa
    [capture] un punto: lo tiene el rival, se recupera
    [separate] las cercanas primero; un punto: despierta al pueblo
   *[bring] sin conquistar
}
short-stronghold = Fortaleza
short-army = Ejército
short-nazgul = Nazgûl
part-points-title = Puntos
tile-name = { $deals ->
    [eye] un Ojo
    [die] un dado
    [heals] Corrupción −{ $number }
   *[damage] { $number }
}{ $reveals ->
    [yes] , revela
   *[no] { "" }
}{ $stops ->
    [yes] , con Alto
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Robo
    [fellowship] Comunidad
    [allocation] Caza
    [roll] Tirada
    [actions] Acciones
    [check] Balance
    [ready] Preparado
    [figures] Figuras
    [aside] Aparte
   *[begin] Inicio
}
agree-draws = Dados
agree-cup = Losetas de Caza
agree-cards = Cartas
agree-figures = Figuras
agreed-draws = { $value ->
    [app] aquí: todos se quedan en la caja
   *[hand] en la mesa: se pulsa lo que salió
}
agreed-cup = { $value ->
    [app] aquí: todas se quedan en la caja
   *[hand] en la bolsa: 16, y 8 aparte
}
agreed-cards = { $value ->
    [off] no se cuentan aquí
   *[on] se cuentan manos y mazos
}
agreed-figures = { $value ->
    [off] no se cuentan aquí
   *[on] se cuentan reserva y bajas
}
odds-success = hallada
mat-last-seen = vista por última vez: { $where }
evening-use = Por turnos cada bando gasta un dado. Personaje mueve a la Comunidad; Reclutamiento acerca un pueblo a la guerra.
head-advance = { $nation ->
    [none] ¿Quién se acerca a la guerra?
   *[other] Más cerca de la guerra: ¿{ $nation }?
}
head-invade = { $nation ->
    [none] Entra un Ejército enemigo. ¿A quién despierta?
   *[other] Entra un Ejército enemigo y despierta: ¿{ $nation }?
}
head-arrive = ¿Dónde acaba { $name } su movimiento?
wants-face = ¿En qué se convierte?
mat-southrons = Sureños
mat-how-it-went = Cómo fue
can-sheet = La hoja
mat-missed = no hallada
mat-turn = Turno
mat-luck = { $count }, previsto { $expected }
mat-first-move = El primer paso
mat-first-move-more = con los Ojos
mat-thrown-again = Se repite
mat-thrown-again-more = un dado por cada una
mat-in-box = En la Reserva
mat-in-box-more = de 100, con Ojos
can-lay-more = luego tiran ambos
wants-number = Pulsa el número
head-number = ¿Qué marca en la mesa?
head-at = ¿Dónde se vio por última vez a la Comunidad?
can-uncounted = Sin figuras
can-uncounted-more = tira la mesa
wants-attacked = ¿Quién es atacado? Pulsa su escudo
mat-next-hidden = El próximo paso, una vez oculta
mat-laid-first = { $count ->
    [0] Ninguno puesto: cazan los Ojos que salgan.
    [one] { $count } puesto; cazan también los Ojos que salgan.
   *[other] { $count } puestos; cazan también los Ojos que salgan.
}
head-won = { $beaten ->
    [retreated] El defensor se ha retirado.
    [yes] El defensor ha caído.
   *[no] La batalla ha acabado.
} ¿Quién tiene ahora el lugar?
can-not-taken = No ha sido tomado
can-not-taken-more = una Fortificación, o nadie entra
can-turned = Ataca el otro bando
can-turned-more = su dado ya está gastado
can-advances-more = { $steps ->
    [0] luego en guerra
    [one] luego a { $steps } paso de la guerra
   *[other] luego a { $steps } pasos de la guerra
}
remember-not-at-war = Sin estar en guerra no ataca: { $nations }.
remember-three = Con tres, los Pueblos Libres no actúan dos veces seguidas sobre una nación.
war-stays-in-box = { $item } – se lleva aquí, puede quedarse en la caja
mat-hand = Mano: { $side }
pick-hand-draw = robada
pick-hand-play = jugada
pick-hand-table = puesta en la mesa
pick-hand-discard = descartada
mat-dice-lie = Dados como están: { $side }
mat-hides-first = Se oculta antes de avanzar
wants-settlement = ¿Qué asentamiento? Púlsalo
head-who-leaves = ¿Quién deja la Comunidad?
head-leaves = { $names }: desde { $at } hasta { $regions ->
    [one] 1 región
   *[other] { $regions } regiones
}. ¿Adónde?
can-leave-more = { $place ->
    [none] el destino se dirá después
   *[other] hacia: { $place }
}
mat-no-climb = Si el Anillo lo soporta todo, no llega.
mat-no-dice = Sin dados
mat-no-dice-more = En Mordor cada movimiento saca una loseta.
can-round-elite = antes una Élite pasa a Regular
can-no-elite = otra ronda cuesta una Élite: no queda ninguna
head-eye = Un Ojo: causa { $damage }. ¿Quién lo carga?
head-die-shows = El dado muestra { $damage }. ¿Quién lo carga?
head-die-of-tile = Tira el dado de la loseta. ¿Qué muestra?
head-left = Daño que queda: { $damage }. ¿Quién lo carga?
mat-attacker = El atacante
mat-defender = El defensor
mat-strength = Fuerza
mat-leadership = Liderazgo
mat-shows = ¿qué mostró cada dado?
mat-shows-again = { $dice ->
    [one] ¿y el relanzado?
   *[other] ¿y los relanzados?
}
mat-figures-left = { $what ->
    [recruit] En la reserva: { $figures }
   *[other] En el tablero: { $figures }
}
wants-whose = ¿De quién? Pulsa un escudo
wants-deck = ¿De qué mazo?
wants-numbers = ¿Qué fuerza tienen? Púlsala
head-figures = { $what ->
    [recruit] ¿De quién son las figuras que llegan, y cuántas?
    [fallen] ¿De quién son las figuras perdidas?
   *[other] ¿De quién son las élites debilitadas?
}
head-round = Ronda { $round }: { $what ->
    [numbers] ¿qué fuerza tienen ambos bandos?
    [dice] ¿qué mostraron los dados?
   *[other] ambos tiran.
}
head-hand = ¿Qué fue de la carta?
head-random = Se saca un Compañero al azar. ¿Quién es?
can-throw = Ambos tiran
can-throw-more = dados: { $attacker } y { $defender }
can-figures = { $what ->
    [recruit] Reclutas: { $nation }
    [fallen] Bajas: { $nation }
   *[other] Debilitadas: { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", con una carta: no está en guerra"}
   *[no] {""}
}
can-no-figures = Ninguna figura
can-no-figures-more = el dado hace otra cosa
can-begins-die = para ello: { $die }
can-taken-by = { $side }: { $points } de { $of }
can-loses = gana la Sombra
can-tiles-follow = { $count ->
    [0] no sigue ninguna loseta
    [one] sigue una loseta
   *[other] siguen { $count } losetas
}
can-card-of-die = { $kind }: { $does }
can-begins-free = no se gasta ningún dado
can-figures-many = reclutar: dos figuras o una Élite
can-no-card = Ninguna carta
deed-over = { $step ->
    [draw] Ambos han robado
    [fellowship] La fase de la Comunidad ha acabado
   *[other] El turno ha acabado
}
mat-came = { $how ->
    [nothing] sin daño
    [heals] la Corrupción baja
    [cup] en juego: a la bolsa
    [waits] en juego: espera a Mordor
   *[shown] mostrada: sin efecto
}
mat-tile = Loseta: { $tiles }
head-discard = Cartas que descartar: { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } en la mano{ $over ->
    [0] { "" }
   *[other] , sobran { $over }
}
wants-which-tile = ¿Qué loseta salió de la bolsa?
wants-enter-or-not = ¿Entrar en Mordor, o no?
mat-climb-stands = { $rolled ->
    [yes] si cada Ojo causa { $eye } y el Anillo lo soporta todo
   *[no] con { $eye } en la Reserva y los Ojos por salir; el Anillo lo soporta todo
}
can-battle-first = pulsa antes el dado que la paga
can-declared-more = { $from ->
    [0] { "" }
   *[other] Corrupción { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }despierta: { $nation }
}
mat-joins = Otros también
mat-another-region = Otra región: letra por letra
mat-fought = { $left ->
    [attacker] El atacante ha vencido: no queda defensor.
    [defender] El defensor ha vencido: no queda atacante.
    [both] Quedan los dos ejércitos.
   *[nobody] No queda ningún ejército.
}
mat-fought-then = { $then ->
    [beaten] El atacante puede entrar.
    [retreated] Si el defensor se retiró, el atacante puede entrar.
   *[nothing] { "" }
}
can-moves-in = El atacante entra
can-moves-in-more = toma un asentamiento
can-begins-waits = no está en guerra: { $nations }
wants-who-bears = ¿Quién lo soporta?
wants-letters = Pulsa sus letras
deed-again = otra vez { $dice }
mat-as-it-ended = a fin de turno
the-person = { $who ->
    [witch-king] el { $name }
    [mouth] la { $name }
   *[other] { $name }
}
