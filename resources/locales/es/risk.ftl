# Lo que Underhill dice en español de Risk: El Señor de los Anillos; se lee cuando hace falta por primera vez. Lo que dice todo juego está en house.ftl.
# Una negativa dice qué no se puede, por qué (con el número de la regla) y qué hacer en su lugar.

## Negativas según las reglas

refused-wrong-players = Así no se juega juntos (K1): yellow o green contra red o black; uno de los Pueblos Libres contra red y black; o los cuatro. Quien empieza es uno de ellos.
    .window = Así no se juega juntos (K1): amarillo o verde contra rojo o negro; uno de los Pueblos Libres contra rojo y negro; o los cuatro. Quien empieza es uno de ellos.
refused-hunt-without-board = Sin tablero nadie sabe de quién es el territorio del Anillo (K59). Quita hunt=on, o juega con tablero.
refused-no-board = Esta partida no tiene tablero: no se conocen los territorios (K7). Dilo en números.
refused-board-counts = Con tablero el programa cuenta por sí mismo (K7). Nombra el territorio; los números son para partidas sin tablero.
refused-unheld = { $count ->
    [one] Un territorio aún no es de nadie
   *[other] { $count } territorios aún no son de nadie
} (K7): { NAMED("territory", $territories) }. Di de quién son.
refused-holds-none = { colour } no tiene aún ningún territorio (K7). Di cuáles son suyos.
refused-rest-unknown = Este tablero no nombra regiones, y nadie sabe cuál es el resto (K7). Nombra los territorios.
refused-not-held = { territory } no es de { colour }. Nombra otro territorio, o corrige de quién es.
refused-leader-there = En { territory } ya hay un Líder, y nunca dos juntos (K5, K37): { colour }. Nombra otro territorio.
refused-no-leader-there = En { territory } no hay ningún Líder: { colour }. Nombra el territorio donde está.
refused-most-leaders = Un jugador tiene ahora { $most ->
    [one] { $most } Líder
   *[other] { $most } Líderes
} y no más (K5, K38). Mueve uno, o quita uno.
refused-trade-first = Con { $cards } cartas de Territorio antes se cambian series, hasta que queden { $most } como mucho (K14, K36).
refused-leader-due = Quien no tiene Líder pone uno ahora, en un territorio suyo (K38).
refused-conquest-due = El territorio recién tomado aún no se ha dicho (K32). Nómbralo primero.
refused-from-due = Primero hay que decir de dónde vino el último ataque (K62): { NAMED("territory", $territories) }. Nombra uno de estos.
refused-no-from-due = Ahora no se pregunta de dónde vino un ataque (K62). Dilo con la conquista.
refused-who-begins = En esta partida se tira a mano, así que di quién sacó el dado más alto (K6): { ASK("begin C") }, C uno de { NAMED("colour", $colours) }.
refused-whose-card = En este turno se robó una carta de Aventura, y quien ha robado no juega ninguna sobre el Anillo (K49). ¿De quién es? { ASK("card ring stay by C P") } lo dice.
refused-not-a-set = Esas tres no son una serie (K13): tres iguales o tres distintas, un comodín vale por cualquiera.
refused-third-wild = Hay dos comodines y no más (K2). Mira otra vez las cartas.
refused-fewer-cards = { $cards ->
    [one] Hay { $cards } carta
   *[other] Hay { $cards } cartas
} en la mano, y una serie son tres (K13). Corrige antes la mano.
refused-own-territory = { territory } es del propio atacante (K17). Nombra uno de otro, o corrige de quién es.
refused-not-adjacent = { NAMED("territory", $territory) } no tiene frontera con { NAMED("territory", $other) } (K17). Nombra dos que la tengan.
refused-touches-nothing = { territory } no toca ningún territorio del atacante (K17). Nombra otro.
refused-same = { territory } se nombró dos veces. Nombra dos distintos.
refused-attack-dice = El atacante tira ahora de 1 a { $most } dados: tres como mucho, y un batallón se queda siempre (K18).
refused-defence-dice = El defensor tira ahora de 1 a { $most } dados: dos como mucho, y nunca más que sus batallones (K19).
refused-other-move = Avanzan de { $least } a { $most } batallones: al menos tantos como dados se tiraron, y uno se queda (K32).
refused-not-connected = { NAMED("territory", $territory) } y { NAMED("territory", $other) } no están unidos por territorios propios (K37). Nombra dos que lo estén.
refused-fortified-once = En este turno ya se fortificó, y se hace una vez (K37). Pasa al paso siguiente.
refused-drew-already = En este turno se robó una carta de Aventura; hasta su fin no se juegan más (K49): { colour }.
refused-no-card = No hay ninguna carta de Aventura en la mano (K49): { colour }. Corrige antes la mano.
refused-no-such-effect = Ningún efecto tiene el número { $number }: hay { $count }. Sus números están en la lista de todo lo público.
refused-no-die = En { territory } no se tira (K41). Deja que el Anillo siga sin dado, o di que una carta pide dado.
refused-last-step = El Anillo está en el último paso, y no hay más allá (K43). Su dado viene al fin del turno.
refused-no-tie = Nadie empata, así que los dados no eligen a nadie (K53).
refused-is-out = Eso no puede decirse ahora de este jugador: está eliminado, o es su propio turno (K9, K35). { colour }.

## Qué falla en un archivo de tablero

fault-wants-territory = «{ $key }»: { $item } no es un nombre; lo serían letras minúsculas con guiones en vez de espacios, y detrás * si es una Fortaleza, o + si es un Lugar.
fault-wants-bonus = «{ $key }»: { $item } no es una bonificación; lo sería un número entero de 0 a { $most }.
fault-wants-border = «borders»: { $item } debería ser dos nombres con un espacio en medio.
fault-borders-itself = «borders»: { $item } limita consigo mismo. Nombra dos territorios distintos.
fault-no-territory = «{ $key }»: { $item } no está en ninguna región. Añádelo allí, o quítalo aquí.
fault-wrong-path = «path» tiene { $found } pasos, y debería tener de 2 a { $most }.
fault-no-gate = «gates»: { $item } no es un paso anterior al último. El primer paso es 0.

## Cómo se llaman las cosas

risk-name = Risk: El Señor de los Anillos
not-copied = Aún no tienes un tablero propio, y no existe { $path }: suelta un archivo de tablero en la ventana, o quita board=own.
    .window = Aún no tienes un tablero propio, y no existe { $path }: suelta un archivo de tablero en la ventana, o elige otro.
colour = { $colour ->
    [yellow] Amarillo
    [green] Verde
    [red] Rojo
    [black] Negro
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] A
    [green] V
    [red] R
    [black] N
    [neutral] neu
   *[none] –
}
by = { $by ->
    [yellow] Amarillo
    [green] Verde
    [red] Rojo
    [black] Negro
   *[other] { $by }
}
begins = Empieza
begins-by-dice = el dado más alto
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Valle del Lhûn
    [evendim-hills] Colinas de Evendim
    [mithlond] Mithlond
    [tower-hills] Colinas de las Torres
    [shire] Comarca
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Angmar Oriental
    [borderlands] Tierras Fronterizas
    [north-downs] Quebradas del Norte
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Colinas de los Vientos
    [old-forest] Bosque Viejo
    [buckland] Los Gamos
    [south-downs] Quebradas del Sur
    [rhun] Rhûn
    [north-rhun] Rhûn del Norte
    [withered-heath] Brezal Marchito
    [esgaroth] Esgaroth
    [south-rhun] Rhûn del Sur
    [mirkwood] Bosque Negro
    [carrock] Carroca
    [north-mirkwood] Bosque Negro del Norte
    [eastern-mirkwood] Bosque Negro del Este
    [anduin-valley] Valle del Anduin
    [south-mirkwood] Bosque Negro del Sur
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Paso de Rohan
    [west-rohan] Rohan Occidental
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Campos Gladios
    [lorien] Lórien
    [wold] Páramo
    [emyn-muil] Emyn Muil
    [brown-lands] Tierras Pardas
    [dead-marshes] Ciénaga de los Muertos
    [rhun-hills] Colinas de Rhûn
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Valle de Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] Ithilien del Sur
    [mordor] Mordor
    [udun-vale] Valle de Udûn
    [mount-doom] Monte del Destino
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Harad Cercano
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Harad Profundo
   *[other] { $territory }
}
step = { $step ->
    [setup] Preparación
    [reinforce] refuerzos
    [combat] combate
    [battle] el ataque
    [move] el avance
    [conquest] la conquista
    [trade] cambio
    [fortify] fortificar
    [adventure] carta de Aventura
    [leader] un Líder
    [ring] el Anillo
    [hunt] la caza
   *[score] el recuento
}
side = { $side ->
    [free] los Pueblos Libres
   *[sauron] Sauron
}
when = Ronda { $round } · { $step }
turn = Ronda { $round } · { colour }
points-of = Puntos: { $side }
won = Victoria: { $winners }
tied = Empate: { $winners }
found = el Anillo fue hallado
risk-totals = Risk: { $games }{ $over ->
    [0] ; terminadas: ninguna
   *[other] ; terminadas { $over }, rondas en ellas { $rounds }
}

## Lo que oye la mesa

told-leader-off = Un Líder deja el tablero: { colour }, { $territory }
told-leader-moves = El Líder avanza a { $territory }: { colour }
told-put-out = { colour } queda eliminado por { by }: las cartas de Territorio pasan a quien lo eliminó, las de Aventura se descartan
told-in-again = { colour } vuelve a jugar
told-territory-card = Una carta de Territorio por la conquista: { colour }
told-event = Un Suceso: cumplidlo, y robad otra vez
told-unticked = Sin marcar en la lista de la preparación: { $items }. La partida sigue.
said-unticked = Sin marcar en la preparación: { $parts }.
set-up-part = { $part ->
    [lands] tierras de cartas
    [others] las demás figuras
    [leaders] Líderes
    [hands] manos
   *[ring] el Anillo
}
told-effect = Hasta el próximo turno de { colour }: { $text }
told-effect-over = Termina: { $text }
told-trade = Demasiadas cartas de Territorio: cambiad hasta que queden cuatro, y colocad enseguida
told-adventure = Toca una carta de Aventura: { colour }
told-leader = Toca un Líder si { colour } no tiene ninguno en el tablero
told-hunt = Se caza el Anillo en { $territory }: { colour } tira dos dados
told-conquest = Avanzad los hombres, y decid luego qué territorio se tomó
told-score = El Anillo está destruido: cada cual dice lo que tiene
said-dealt = { colour }: cartas { $cards }, por ocupar { $claims }, batallones restantes { $left }
said-rolled = { $dice } · atacante −{ $attack }, defensor −{ $defence }
said-lost = Atacante −{ $attack }, defensor −{ $defence }
said-ring-die = El dado del Anillo: { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, hace falta { $needed } o más
said-ring = { $moved ->
    [yes] El Anillo avanza al paso { $step }
   *[no] El Anillo se queda en el paso { $step }
}
said-hunted = { $dice }: en total { $sum }, y 12 encuentra el Anillo
said-won = Avanzan de { $least } a { $most } batallones
said-won-all = { $least ->
    [one] Avanza { $least } batallón
   *[other] Avanzan { $least } batallones
}
said-beaten = Rechazado: queda 1 batallón contra { $count }
said-broken = Interrumpido: { $attackers } contra { $defenders }
said-traded = La serie vale { $value }
said-conquered = Tomado: { $territory }
said-discarded = Demasiadas cartas de Aventura: descartad hasta quedaros con { $count }
said-over = { $how ->
    [ring] El Anillo está destruido
    [found] El Anillo fue encontrado
   *[last] Nadie más tiene un territorio
}
said-few-leaders = { colour }: Líderes dichos { $leaders } de { $of }
said-too-many = { colour }: territorios { $territories }, batallones { $battalions }; mirad quién tiene qué
said-first = Quién empieza: { $dice }
said-sites = En un Lugar: { colour }, { $territories }; se puede entregar una Misión que lo nombre
said-whence = ¿De dónde vino el ataque: { $territories }?
said-on-ring = Una carta sobre el Anillo: { colour }, { $points }
said-step = Ahora: { step }, { colour }

## Lo que hacen ahora las manos

host-setup = { $left ->
    [none] Nadie dice quién tiene qué: sin tablero el primer turno empieza enseguida.
    [open] Decid quién tiene qué y dónde están los Líderes; luego empieza el primer turno.
    [0] Todo tiene dueño: puede empezar el primer turno. Los Líderes se ponen ahora, o cuando los digáis.
   *[other] Decid quién tiene qué (own COLOUR LAND …): quedan { $left }. Después los Líderes, y empieza el primer turno.
}
    .window = { $left ->
        [none] Nadie dice quién tiene qué: sin tablero el primer turno empieza enseguida.
        [open] Decid quién tiene qué y dónde están los Líderes; luego empieza el primer turno.
        [0] Todo tiene dueño: puede empezar el primer turno. Los Líderes se ponen ahora, o cuando los digáis.
       *[other] Elegid un color y pulsad lo que tiene: quedan { $left }. Después los Líderes, y empieza el primer turno.
    }
host-reinforce = { $strongholds ->
    [0] { colour } coloca { $count } batallones.
    [1] { colour } coloca { $count } batallones, y antes uno en su Fortaleza.
   *[other] { colour } coloca { $count } batallones, y antes uno en cada una de { $strongholds } Fortalezas.
}
host-reinforce-counted = { colour } cuenta territorios, Fortalezas y regiones, y coloca.
host-combat = { colour } ataca, o pasa a fortificar.
host-conquest = ¿Han avanzado los hombres? Decid qué territorio se tomó.
host-from = ¿Desde dónde se tomó { $territory }: { $territories }?
host-trade-first = { colour } tiene cinco cartas o más: antes se cambia una serie, luego se coloca todo.
host-battle = { $fight }. Tirad otra vez, o parad.
host-move = Avanzad de { $least } a { $most } batallones al territorio conquistado.
host-trade = { colour } cambia series hasta que queden cuatro cartas, y coloca enseguida.
host-fortify = { colour } puede mover una vez batallones de un territorio a otro.
host-fortified = { colour } ha fortificado, y eso se hace una vez por turno: se pasa a las cartas.
host-adventure = { colour } roba una carta de Aventura: Líder y Lugar.
host-leader = { colour } no tiene Líder: poned uno en un territorio suyo.
host-ring = El Anillo sigue desde { $territory }, sin dado.
host-ring-die = El Anillo está en { $territory }: un dado, con 4 o más sigue.
host-ring-doom = El Anillo está en { $territory }: el dado decide si se destruye.
host-hunt = { colour } tira dos dados por el Anillo en { $territory }: 12 lo encuentra.
host-score = Cada cual dice territorios, Fortalezas y regiones como están ahora.
host-over = { $how ->
    [ring] Victoria: { $winners }, con { $points } puntos; el Anillo está destruido.
    [tie] El Anillo está destruido, y empatan { $winners }: eligen los dados.
    [last] Victoria: { $winners }; nadie más tiene territorios.
    [found] Victoria: { $winners }; el Anillo fue hallado.
   *[said] Victoria: { $winners }
}

## Todo lo público

fact-ring = El Anillo: paso { $step }, { $territory }
fact-holds = { colour }, territorios { $count }: { $territories }
fact-hand = { colour }: cartas de Territorio { $territory }, cartas de Aventura { $adventure }, puntos jugados { $played }
fact-fight = Combate: { $attackers } contra { $defenders }{ $attack ->
    [0] {""}
   *[other] , atacante +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , defensor +{ $defence }
}
fact-points = Puntos: { $points }
fact-leader = Líder: { colour }, { $territory }{ $site ->
    [yes] , en un Lugar
   *[no] {""}
}
fact-out = { colour } está eliminado
fact-effect = Efecto { $number }, hasta el turno de { colour }: { $text }

## La hoja de la partida

sheet-tie-territories = Puntos iguales; decidieron los territorios.
sheet-tie-strongholds = Puntos y territorios iguales; decidieron las Fortalezas.
sheet-tie-cards = Iguales en todo menos en los puntos de cartas; decidieron esos.
sheet-tie-dice = Iguales en todo; deciden los dados.
sheet-put-out = { colour } fue eliminado por { by } en la ronda { $round }
sheet-points = { $who } { $points }: territorios { $territories }, Fortalezas { $strongholds }, regiones { $regions }, cartas { $cards }
sheet-player = { colour }: conquistas { $conquests }, series cambiadas { $sets }
sheet-ring = Fin de la ronda { $round }: el Anillo en el paso { $step }, { $territory }
sheet-passed-over = Saltadas por la palabra de la mesa: rondas { $rounds }

## En la pantalla

do-begin = «{ chip-begin }»
ask-begin-c = «{ chip-begin }»
ask-card-ring-stay-by-c-p = «card ring stay by …», escrito
chip-begin = Empezar
chip-done = Seguir
chip-fight = Atacar …
chip-conquer = Conquistado …
chip-roll = Tirar { $attack } : { $defence }
chip-roll-all = Tirar todo
chip-roll-told = Dados de la mesa …
chip-break = Parar
chip-move = Avanzan { $count }
chip-fortify = Fortificar …
chip-event = Suceso
chip-mission = Misión
chip-power = Poder
chip-ring = El Anillo sigue
chip-hunt = Tirar por la caza
chip-score = Contar …
chip-winner = Los dados eligieron …
pick-neutral = Neutral
pick-nobody = Nadie
pick-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pick-rest = todo lo demás
pick-off = fuera del tablero
pick-with-leader = con un Líder
pick-with-stronghold = en una Fortaleza
pick-with-card = +1 por una carta
pick-site = con un Lugar
pick-last = el último de …
pick-by = es de …
pick-from = desde …
pick-against = contra
pick-all = todo, hasta …
pick-stop = parar en { $count }
pick-best = el defensor lo mejor que puede
pick-once = una sola tirada
pick-attack-dice = atacar con { $count }
pick-defence-dice = defender con { $count }
pick-card-archer = Arquero
pick-card-eagle = Águila
pick-card-rider = Jinete
pick-card-wild = Comodín
pick-hand-territory = Cartas de Territorio: { $count }
pick-hand-adventure = Cartas de Aventura: { $count }
pick-hand-played = Puntos jugados: { $count }
pick-roll = tirarlo aquí
pick-ring-stay = una carta: se queda
pick-ring-on = una carta: sigue
pick-strongholds = Fortalezas: { $count }
pick-regions = regiones enteras …
pick-board-none = sin tablero
pick-doom-4 = Monte del Destino con 4
pick-score-teams = puntos por bandos
pick-hunt-on = con la caza
pick-odds-off = sin probabilidades
pick-draws-hand = dados de la mesa
deed-deal = Las cartas están repartidas
deed-own = { $count } territorios: { colour }
deed-own-rest = Todo lo demás: { colour }
deed-own-one = { $territory }: { colour }
deed-leader = Un Líder en { $territory }: { colour }
deed-leader-off = El Líder deja { $territory }: { colour }
deed-leaders = Los Líderes en { $territories }: { colour }
deed-tick = Preparación: { set-up-part }
deed-begin-roll = Los dados dicen quién empieza
deed-begins = Empieza { colour }
deed-from = Desde { $territory }
deed-done = Fin del paso
deed-trade = Cambiadas: { $cards }
deed-fight = Ataque: { $attackers } contra { $defenders }
deed-fight-from = Ataque: { $from } ({ $attackers }) contra { $territory } ({ $defenders })
deed-roll = Dados: { $dice }
deed-roll-once = Una tirada
deed-break = El atacante para
deed-conquer = Conquistado: { $territory }
deed-conquer-one = Una conquista
deed-fortify = Fortificado: de { $from } a { $territory }
deed-play = Una carta jugada: { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = El dado del Anillo: { $die }
deed-ring = El paso del Anillo
deed-hunt = Los dados de la caza
deed-hand = { colour } · { $hand }
deed-effect = Un efecto: { $text }
deed-effect-off = Termina el efecto { $number }
deed-score = Contado: { colour }, { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territorios
}
deed-winner = Los dados eligieron: { $winner }
deed-ring-by = El Anillo se corrige: { $by }
deed-over = La mesa dice: { $winners }
deed-ring-at = El Anillo está en el paso { $step }
deed-phase = Se está en: ronda { $round }, { $step }, { colour }
risk-evening-setup = Vuestra propia partida: marcad lo que ya está, y pulsad cada territorio para quien lo tiene.
risk-evening-placed = Lo que hay que colocar está calculado, parte por parte. Poned las figuras en el tablero y seguid.
risk-evening-fight = Ataque: pulsad un territorio propio y luego a quién ataca. O Intro: no más ataques.
risk-evening-fortify = Moved una vez figuras, o no; luego Intro. Las cartas y el Anillo llegan solos.
track-ring = El Anillo
marked = el Anillo se quedó
part-score = Puntos
part-losses = bajas del atacante, %
part-leader = Líder
part-of-territories = territorios
part-of-strongholds = Fortalezas dos veces
part-of-regions = regiones enteras
part-of-cards = cartas
given-strongholds = Primero 1 en cada una: { $territories }
given-territories = { $count ->
    [one] { $count } territorio:
   *[other] { $count } territorios:
} { $battalions }
given-sets = series: { $battalions }
given-figures = Con menos figuras: { $figures }
given-large = { $count } { $count ->
    [one] grande
   *[other] grandes
}
given-mounted = { $count } { $count ->
    [one] montada
   *[other] montadas
}
given-small = { $count } { $count ->
    [one] pequeña
   *[other] pequeñas
}
given-region = { $region }: { $battalions }
asked-odds = { $attacker } contra { $defender }: cae con probabilidad { $chance }{ $left ->
    [none] {""}
   *[other] ; de media quedan entonces { $left }
}.
asked-odds-then = Después también { $defender }: { $chance } de que caigan todos{ $left ->
    [none] {""}
   *[other] ; de media quedan entonces { $left }
}.
asked-stop = El atacante se detiene en { $count }.
asked-best = El defensor tira un dado o dos, como más le conviene.
asked-once = Una tirada, dados { $attack } : { $defence }; bajas del atacante: { $chances }
asked-need = { $count ->
    [more] Ni siquiera 200 batallones toman
   *[other] { $count } batallones toman
} { $defenders } con al menos { $percent } %{ $leader ->
    [yes] , con un Líder
   *[no] {""}
}.
asked-clock = El Anillo se destruye de media en { $mean } turnos, como pronto en { $earliest }.
asked-over-within = Acaba en tantos turnos: { $chances }
asked-turns = { colour }, los próximos turnos: { $chances }
asked-placed = { $count } por poner{ $strongholds ->
    [0] {""}
    [1] , y antes uno en la Fortaleza
   *[other] , y antes uno en cada una de { $strongholds } Fortalezas
}
asked-set = La mejor serie vale { $value }: { $cards }.
asked-no-set = No hay ninguna serie entre estas cartas.
asked-linked = { $one } y { $other } { $linked ->
    [yes] están unidos
   *[no] no están unidos
} por territorios de un mismo jugador.
asked-region = { $region }: { colour } tiene { $held } de { $of }{ $missing ->
    [none] , entera
   *[other] ; faltan: { $missing }
}.
part-taken = { $count ->
    [0] Nada conquistado: ninguna carta de Territorio
    [one] { $count } territorio conquistado
   *[other] { $count } territorios conquistados
}{ $card ->
    [none] {""}
    [drawn] : carta de Territorio ya tomada
   *[due] : una carta de Territorio tras fortificar
}
part-site = Un Líder tomó un Lugar: { $card ->
    [drawn] carta de Aventura ya robada
   *[due] una carta de Aventura
}
odds-net = Neto { $net }
odds-stacks = Batallones contra defensores, %:
odds-chain = Un combate, o uno tras otro
odds-stack = Batallones
odds-territory = Territorio { $number }
odds-more = Otro territorio
odds-fewer = Uno menos
odds-card = +1 por una carta
odds-one-roll = Una tirada, bajas del atacante: { $chances }
odds-taken = { $chance } · quedan { $left }
part-stronghold = Fortaleza
print-title = Risk: El Señor de los Anillos
print-turn = Un turno: refuerzos, combate, fortificar, carta de Territorio, carta de Aventura, Líder, el Anillo
setup-1 = Comodines fuera; las cartas del Bien, del Mal y neutrales, barajadas aparte
setup-2 = Delante de cada uno: batallones { $battalions }, Líderes { $leaders }
setup-3 = Cartas de Territorio repartidas, un batallón en cada uno: { $cards }
setup-4 = Las 66 cartas de Territorio barajadas juntas
setup-5 = Territorios vacantes ocupados por turno: { $claims }
setup-6 = Los demás batallones colocados por turno: { $left }
setup-7 = Líderes puestos por turno, nunca dos en un territorio
setup-8 = Una carta de Territorio para cada uno
setup-9 = Cuatro cartas de Aventura para cada uno; los Sucesos devueltos y barajados
setup-10 = El Anillo en la Comarca

## En el tapete

map-when = Ronda { $round } · { $who }, { step }
map-head-lands = { $who }: una figura en el territorio de cada carta tuya. Púlsalo aquí también.
map-head-claim = { $who } ocupa un territorio libre: una figura en él. Púlsalo aquí también.
map-head-claims = { $who } ocupa un territorio libre: una figura en él.
map-head-neutral = Ejército neutral: dos figuras en el territorio de cada carta suya.{ $far ->
    [yes] {""}
   *[no] {" Púlsalo aquí también."}
}
map-head-leaders = { $who }: el { $round ->
    [1] primer Líder en un territorio tuyo
   *[other] segundo Líder en otro territorio tuyo
}{ $far ->
    [yes] .
   *[no] {"; púlsalo."}
}
map-head-others = Todas las demás figuras, por turno, cada uno en un territorio propio: { $left }.
map-head-inland = Todo alrededor de { $territory } ya es propio: pulsa un territorio en la frontera.
map-head-not-yours = { $territory } no es de { $who }: pulsa un territorio tuyo.
map-head-taken = { $territory } ya está ocupado: { $who }. Ese estandarte y luego el territorio lo dejan libre.
map-head-no-border = { $from } no limita con { $territory }: pulsa un territorio vecino.
map-head-not-linked = { $territory } no está unido a { $from } por territorios tuyos.
map-head-begin = Una carta de Territorio y cuatro de Aventura cada uno; el Anillo, en su primer paso. Empieza el dado más alto.
map-head-trade = Baja tres de las { $count } cartas{ $far ->
    [yes] .
   *[no] {" y pulsa lo que son."}
}
map-head-set = { $who }: baja una serie{ $far ->
    [yes] .
   *[no] {" y pulsa cuál es."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"1 en la Fortaleza. Luego "}
   *[other] {"1 en cada una de "}{ $strongholds }{" Fortalezas. Luego "}
}{ $who } coloca { $count }{ $far ->
    [yes] , antes del primer ataque
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } ataca: di desde dónde, a quién y cuántos hay en ambos.
   *[no] { $who }: pulsa un territorio tuyo y luego a quién ataca.
}
map-head-wrong = Un territorio está mal: pulsa el estandarte de quien lo tiene y luego el territorio.
map-head-against = { $owed ->
    [whom] { $from } ataca. Pulsa a quién.
    [both] { $from } ataca { $to }. Di cuántos hay en ambos.
    [one] { $from } ataca { $to }. Di cuántos hay en { $where }.
   *[none] { $from } ataca { $to }: { $one } contra { $other }.{ $dice ->
        [table] {" Luego los dados de la mesa."}
       *[program] {""}
    }
}
map-head-off = Quitad: { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who } en { $territory }
map-head-on = Luego sigue tirando, o para.
map-head-roll = Tirad { $attack } contra { $defence }, o parad.
map-head-dice = Tirad { $attack } contra { $defence }{ $far ->
    [yes] .
   *[no] {" y pulsad lo que muestran los dados."}
}
map-holds = { $territory } resiste
map-falls = { $territory } cae
map-head-move = { $same ->
    [yes] Mueve { $least }
   *[no] De { $least } a { $most } pasan
}{ $places ->
    [yes] {" de "}{ $from } a { $to }
   *[no] {""}
}{ $leader ->
    [yes] , el Líder también
   *[no] {""}
}.
map-head-fortify = { $who }: mueve una vez figuras de un territorio a otro, o no.
map-head-fortified = Mueve figuras: { $from } → { $to }{ $leader ->
    [yes] , el Líder también
   *[no] {""}
}. Una se queda.
map-head-card = Toma una carta de Territorio.
map-head-cards = Toma una carta de Territorio. Roba una de Aventura{ $far ->
    [yes] .
   *[no] {" y pulsa su clase."}
}
map-head-event = Haz lo que dice el Suceso. Luego pulsa sus puntos impresos.
map-head-adventure = Roba una carta de Aventura{ $far ->
    [yes] .
   *[no] {" y pulsa su clase."}
}
map-head-leader = { $who }: pon un Líder en un territorio tuyo{ $far ->
    [yes] .
   *[no] {" y púlsalo."}
}
map-head-ring = Mueve el Anillo de { $from } a { $to }. Sin dado.
map-head-gate = Tira un dado en { $from }: con { $needed } o más el Anillo va a { $to }.
map-head-doom = Tira un dado en { $from }: con { $needed } o más destruye el Anillo.
map-news-out = { $who } queda fuera: cartas de Territorio a { $by }, las de Aventura se descartan.
map-news-leader = { $who } retira del tablero su Líder: { $territory }.
map-news-along = { $who } avanza también su Líder: { $territory }.
map-news-site = Se puede entregar una Misión que nombre { $territories }.
map-news-traded = Por colocar enseguida, en total: { $count }, como { $figures }.
map-news-discard = Descarta cartas de Aventura hasta quedarte con { $count }.
map-on = { $from } contra { $to }
map-on-table = Ahora en la mesa
map-step-lands = Por cada carta: una figura
map-step-others = Territorios libres, luego las demás figuras
map-step-leaders = { $leaders ->
    [1] Un Líder cada uno
   *[other] { $leaders } Líderes cada uno
}
map-step-hands = Mano: 1 Territorio, 4 Aventura
map-step-ring = El Anillo: { $where }
map-in-box = Se queda en la caja
map-colour-in-box = { colour }, también sus Líderes
map-colour-neutral = { colour } como ejército neutral: { $count } en cada territorio
map-dice-in-box = los dados, si tira el programa
map-brushes = Pulsa un estandarte para pintar, un nombre para escribirlo.
map-banners-begin = Pulsa el estandarte que empieza, un nombre para escribirlo.
map-each-takes = Cada uno toma { $battalions } figuras. En las cartas
map-leaders-kept = Los Líderes se llevan desde que se dice uno.
map-dice-owed = Aún por decir:
map-leaders-owed = Aún por poner:
map-lands-of = de { $count } en cartas
map-lands-alone = territorios
map-held = { $count } { $count ->
    [one] territorio
   *[other] territorios
}{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , { $whole } regiones
}
map-one-region = 1 región
map-hand-of = { $who }: la mano
map-brush-of = { $who }: pintar
map-name-of = { $who }: el nombre
map-which-name = Escribe el nombre
map-the-rest = Los otros { $count }: { $who }
map-whose-land = ¿De quién es cada territorio?
map-which-land = ¿Qué territorio? { $who }
map-no-leaders = Sin Líderes …
map-leaders-stand = En el mapa
map-one-now = uno ahora
map-one-then = quedan { $count }
map-throw = Tirar quién empieza
map-begins = Empieza { $who }
map-who-begins = ¿De quién es el dado más alto?
map-trade-first = { $count } cartas al inicio: antes, una serie
map-trade-may = { $count } cartas en mano: serie, si quieres
map-trade-spoils = { $count } cartas: series hasta quedar cuatro
map-set-archers = tres arqueros
map-set-riders = tres jinetes
map-set-eagles = tres águilas
map-set-each = uno de cada
map-wild = Un comodín vale por cualquiera.
map-which-set = ¿Qué serie?
map-not-so-many = No son tantas cartas …
map-place = Colocar
map-trade = Cambiar serie
map-first = Primero, por sí solos
map-then = Luego donde quieras, todo antes del primer ataque
map-no-tower = Ninguna Fortaleza.
map-third = un tercio de { $count } territorios
map-third-least = el mínimo: { $count } territorios
map-sets = series
map-may-trade = { $count } cartas: una serie daría 4, 6, 8 o 10.
map-no-set = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en mano: aún sin serie.
map-counted = La mesa cuenta lo que se coloca.
map-count-lands = Pulsa tus Fortalezas y regiones enteras, y luego cuántos territorios son.
map-placed = Todo colocado
map-land-wrong = Un territorio está mal
map-land-right = Ya está bien
map-attack-how = Un ataque
map-attack-1 = Pulsa un territorio tuyo
map-attack-2 = Pulsa a quién ataca
map-attack-3 = Di cuántos hay en ambos
map-attack-told = ¿Combatido en la mesa? «{ chip-conquer }»
map-whom = ¿A quién ataca?
map-how-many = ¿Cuántos hay ahí?
map-fight = Lucha { $one } contra { $other }
map-no-more = No más ataques
map-taken-without = Tomado sin dados
map-card-played = Carta jugada …
map-card-adds = Carta: +1
map-leader-adds = Líder
map-stronghold-adds = Fortaleza
map-how-many-points = ¿De quién es la carta y cuántos puntos?
map-whose-card = ¿De quién era la carta?
map-whose-on-ring = ¿De quién es, si cuenta, y cuántos puntos?
map-dice-attack = Ataque
map-dice-defence = Defensa
map-not-thrown = { $die }: no tirado
map-dash = La raya: un dado que no se ha tirado
map-pair = { $how ->
    [beats] { $one } gana a { $other }
    [ties] { $one } iguala { $other }
   *[under] { $one } bajo { $other }
}
map-stand-against = frente a
map-takes = { colour } lo toma: { $count } de 100
map-will-stand = Si cae, quedan unos { $left } de { $of }
map-leader-card = ganado con un Líder: una carta
map-roll = Tirar { $attack } contra { $defence }
map-roll-all = Hasta el final
map-fewer = Menos dados: pulsa uno
map-table-dice = Dados de la mesa
map-program-dice = Dados del programa
map-which-dice = ¿Qué muestran los dados?
map-roll-before = última tirada
map-which-die = ¿Qué muestra el dado?
map-stood = { $count } antes
map-stay = { $count ->
    [0] no queda ninguno
    [one] queda { $count }
   *[other] quedan { $count }
}
map-rolls = Tiradas: { $rolls }
map-rolls-chance = Tiradas: { $rolls }. Antes de la primera: { $count } de 100.
map-every-roll = Cada tirada …
map-rolls-back = Volver
map-rolls-before = Tiradas anteriores
map-rolls-behind = Tiradas siguientes
map-rolls-of = Tiradas { $from } a { $to } de { $of }
map-taken-off = Quitadas
map-on-to-fortify = Pasar a fortificar
map-move-in = ¿Cuántos avanzan? De { $least } a { $most }
map-moves-in = { $same ->
    [yes] Avanzan: { $least }
   *[no] Avanzan de { $least } a { $most }
}
map-fortify-how = Una vez por turno, entre territorios unidos
map-fortify-1 = Pulsa de dónde salen
map-fortify-2 = Pulsa adónde van
map-fortify-3 = Mueve los que quieras; uno se queda
map-fortify-once = O sigue sin ello.
map-fortified = Hecho este turno.
map-fortified-done = Fortificado
map-no-fortify = No fortificar
map-leader-too = Con el Líder
map-men-alone = Solo los hombres
map-where-to = ¿Adónde van?
map-territory-card = Carta de Territorio
map-adventure = { $territory ->
    [none] Toca una carta de Aventura
   *[other] Carta de Aventura: un Líder tomó { $territory }, un Lugar
}
map-card-hand = por la conquista: { $count } en mano
map-card-none = Sin carta de Territorio
map-card-nothing = no se conquistó nada
map-kind-event = hazlo y roba otra
map-kind-kept = ya son { $count }
map-kind-fifth = ya son { $count }: descarta una
map-event-points = ¿Cuántos puntos lleva impresos?
map-which-kind = ¿Qué clase?
map-deck-empty = El mazo está vacío
map-leader-owed = Falta un Líder
map-leader-how = { colour } no tiene ninguno: uno entra en un territorio suyo.
map-which-own = ¿Qué territorio?
map-no-leader = No se pone ninguno
map-destroyed = ¿destruido?
map-no-die = aquí sin dado
map-die-first = antes un dado
map-thrown = ¿Tirado en la mesa? Púlsalo.
map-stays = se queda: { $territory }
map-goes = sigue: { $territory }
map-is-destroyed = se destruye
map-next-die = El próximo dado: { $territory }.
map-step-of = { $territory } es el paso { $step } de { $of }
map-ring-there = El Anillo está ahí
map-throw-die = Tirar el dado
map-card-on-ring = Una carta al Anillo …
map-which-card = ¿Qué dice la carta?
map-card-adds-die = O un dado, con lo que suma la carta
map-card-die = Tirarlo aquí
map-set-right = Corregir …
map-where-ring = ¿Dónde está el Anillo?
map-ring-stands = { $how ->
    [gate] El Anillo espera en { $territory }: con 4 o más sigue.
    [doom] El Anillo está en { $territory }: { $doom } o más lo destruye.
   *[free] El Anillo está en { $territory }, y sigue.
}
map-head-all = Todos: una figura en el territorio de cada carta vuestra.
map-part-territories = Territorios
map-part-strongholds = Fortalezas
map-part-regions = Regiones enteras
map-part-cards = Cartas
map-how-it-went = Cómo fue
map-on-the-mat = El mapa al final
map-ring-thrown = Hace falta { $needed } o más{ $modifier } · { $how ->
    [on] El Anillo sigue
   *[stays] El Anillo se queda
}
map-ring-ended = { $how ->
    [destroyed] El Anillo queda destruido en la ronda { $round }.
    [found] Encuentran el Anillo en la ronda { $round }: { $territory }.
   *[there] El Anillo está en { $territory }.
}
map-turns = Turnos por venir, llenos según su probabilidad
map-hunt-how = Dos dados por el Anillo: pulsa lo que muestran
map-hunt-needs = 12 con los bonos lo encuentra.
map-whence-how = Hay dos Líderes junto a lo tomado. Pulsa el territorio de donde vino el ataque.
map-from-which = ¿De qué territorio?
map-conquest-how = Los hombres han avanzado. Pulsa el territorio tomado.
map-which-taken = ¿Qué territorio se tomó?
map-what-counts = ¿Qué tiene cada uno?

## Para qué sirve cada orden

help = C es un color, T un territorio o el principio de su nombre, N un número; «!» al final: por la palabra de la mesa.
help-new = Empieza una partida de Risk: quién juega, en el orden del juego, y qué se acuerda.
help-deal = Preparación: cuántas cartas recibe cada uno, cuántos territorios ocupa y qué queda.
help-own = Dice quién tiene estos territorios; con rest, todos los que no son de nadie. C puede ser none, o neutral entre dos.
help-leader = Pone un Líder, lo quita o lo mueve.
help-leaders = Todos los Líderes de un jugador están ahí, y en ningún otro sitio.
help-setup = La lista de la preparación, con los números de esta partida y lo que está marcado (K60).
help-tick = Marca un punto de la preparación, o quita la marca (K60).
help-begin = Empieza el primer turno: de quién, o según los dados, que tira el programa.
help-done = Termina el paso.
help-reinforce = Lo que se coloca, parte por parte; sin tablero según los números de la mesa.
help-trade = Cambia una serie de tres cartas de Territorio: archer, rider, eagle, wild.
help-set = La mejor serie de una mano.
help-hand = Cuántas cartas tiene alguien, y los puntos de las jugadas; las corrige.
help-fight = Un ataque: A contra D batallones, detrás l por un Líder, s por una Fortaleza, + por una carta; o de un territorio a otro.
help-roll = Resuelve una tirada: dados de la mesa, primero el atacante; o tira el programa, una vez o hasta el fin.
help-break = El atacante para.
help-move = Tantos batallones avanzan al territorio conquistado.
help-conquer = Se tomó un territorio; sin tablero solo si con Líder, con Lugar, y de quién era el último.
help-from = Dice de dónde vino una conquista, cuando se pregunta.
help-fortify = Batallones van de un territorio a otro, una vez por turno.
help-connected = Si dos territorios están unidos por los de quien los tiene.
help-draw = Se robó una carta de Aventura; detrás de un Suceso, los puntos impresos en él.
help-play = Se jugó una carta de tantos puntos.
help-effect = Algo vale hasta el próximo turno de alguien; o ya no vale.
help-ring = El paso de la Comunidad, con su dado donde haga falta; o se corrige el Anillo.
help-card = Una carta hace que el Anillo se quede, que siga, o que se tire un dado; by dice de quién es, y sus puntos.
help-hunt = Los dos dados de la caza del Anillo.
help-clock = Cuánto durará la partida, y lo probables que son los próximos turnos de cada uno.
help-score = Los puntos de todos con sus partes; sin tablero, los números de la mesa para un jugador.
help-winner = A quién eligieron los dados en caso de empate a puntos.
help-regions = Quién tiene al menos la mitad de una región, y qué falta.
help-odds = Las probabilidades de un combate entero, o de varios seguidos; con once, de una tirada.
help-need = El menor número de batallones con al menos esta probabilidad.

## Las reglas por número

rule-k1 = Juegan de dos a cuatro, un color cada uno: Amarillo y Verde son Pueblos Libres, Rojo y Negro de Sauron. Entre dos, un ejército neutral solo defiende.
rule-k2 = 60, 52 o 45 batallones cada uno entre dos, tres o cuatro. 64 cartas de Territorio, 16 del Bien, 16 del Mal, 32 neutrales, y dos comodines.
rule-k3 = Las cartas repartidas son territorios propios, con un batallón en cada uno: entre cuatro, 8 del propio bando; entre tres, los Pueblos Libres las 16 del Bien, los otros 8 del Mal y la mitad de las neutrales; entre dos, 16 cada uno, y 21 a un ejército neutral con dos batallones en cada uno.
rule-k4 = Lo vacante se ocupa por turno, un batallón cada vez, hasta que todo tenga dueño; luego un batallón por turno en lo propio, hasta que no quede ninguno.
rule-k5 = Luego cada uno pone dos Líderes (uno, si se acordó), uno por ronda, nunca dos en un territorio.
rule-k6 = La mano empieza con una carta de Territorio y cuatro de Aventura sin Sucesos; el Anillo empieza en el paso 0; el dado más alto tiene el primer turno, y quienes lo comparten tiran otra vez.
rule-k7 = Quién tiene cada territorio se dice una vez, antes del primer turno. Sin tablero no se conocen territorios ni Líderes, y cuenta la mesa.
rule-k8 = Un turno: refuerzos, combate, fortificar, carta de Territorio, carta de Aventura, un Líder, el Anillo.
rule-k9 = Una ronda es un turno de cada uno que sigue en juego. Quien no tiene nada está eliminado.
rule-k10 = Primero un batallón en cada Fortaleza propia.
rule-k11 = Un tercio de los territorios, redondeado hacia abajo, al menos tres.
rule-k12 = Cada región entera añade su bonificación.
rule-k13 = Una serie son tres iguales o tres distintas, un comodín vale por cualquiera: arqueros 4, jinetes 6, águilas 8, uno de cada tipo 10.
rule-k14 = Con cinco o más cartas se cambia una serie antes de colocar, hasta que queden cuatro como mucho.
rule-k15 = Todo se coloca antes del primer ataque, en un territorio propio o en muchos.
rule-k16 = Cuenta lo que se tiene en este paso; lo que se toma después cuenta en el turno siguiente.
rule-k17 = Se ataca desde un territorio con dos batallones al menos a uno vecino de otro.
rule-k18 = El atacante tira de uno a tres dados, menos que sus batallones.
rule-k19 = El defensor tira uno o dos dados, como mucho tantos como batallones.
rule-k20 = El más alto contra el más alto, el segundo contra el segundo; el empate es del defensor. Cada pareja cuesta un batallón.
rule-k21 = Un Líder en el territorio que ataca: +1 al dado más alto de ataque.
rule-k22 = Un Líder o una Fortaleza en el territorio defendido: +1 cada uno al dado más alto de defensa.
rule-k23 = La bonificación se suma a un solo dado, ya ordenados, y hace también 7 u 8; solo importa la diferencia de ambos lados.
rule-k24 = La bonificación de una carta para todo un ataque es un «+» tras el número; una Fortaleza que una carta anula se omite.
rule-k25 = Tras cada tirada el atacante sigue o se detiene; un ataque con su avance termina antes de que empiece el siguiente.
rule-k26 = Los dados de la mesa se escriben, o tira el programa: nunca más de los que cada uno puede, y solo caras de 1 a 6.
rule-k27 = Un combate puede hacerse entero en la mesa; entonces se dice la conquista. De dónde vino se deduce de las fronteras y los Líderes (K62).
rule-k28 = La probabilidad de un combate entero se calcula exacta, no por muestreo: el atacante tira cuanto puede hasta lo que quiere conservar, el defensor dos dados mientras tenga dos batallones.
rule-k29 = En cadena, tras cada conquista avanzan todos menos un batallón, y el Líder. En lo que queda de media cuenta también el que se queda en el territorio del ataque.
rule-k30 = La tirada que elimina al último defensor no cuesta nada al atacante.
rule-k31 = En el mejor caso el defensor tira un dado o dos, según lo que deje al atacante menor probabilidad.
rule-k32 = Avanzan al menos tantos batallones como dados en la última tirada; uno se queda.
rule-k33 = Un Líder en el territorio que ataca avanza también, no adonde está el otro; el del perdedor deja el tablero.
rule-k34 = Lo conquistado cambia de dueño y da su carta; si entra un Líder y hay un Lugar, también la carta de Aventura.
rule-k35 = Un jugador sin territorios está eliminado: sus cartas de Territorio van al conquistador.
rule-k36 = Quien por ello tiene demasiadas cartas cambia enseguida hasta que queden cuatro, y coloca enseguida lo que dan las series.
rule-k37 = Una vez por turno van batallones de un territorio a otro unido por los propios; uno se queda.
rule-k38 = Un jugador de quien se dijo un Líder, y que no tiene ninguno en el tablero, pone uno.
rule-k39 = Los Líderes de un jugador se llevan desde que se dice uno suyo; un Líder cuyo territorio pasa a otro deja el tablero.
rule-k40 = El Anillo va de la Comarca, paso 0, al Monte del Destino, paso 16. Se pide un dado en Moria, Lórien, la Ciénaga de los Muertos, Minas Morgul y Gorgoroth.
rule-k41 = Al fin de cada turno el Anillo avanza un paso; desde un paso con dado solo con 4 o más.
rule-k42 = En el Monte del Destino se tira enseguida, y otra vez al fin de cada turno, hasta que el Anillo se destruya.
rule-k43 = Hay cartas que retienen el Anillo, suman a su dado, tiran uno o lo llevan adelante; los puntos de una carta cuentan para su dueño, si se dice quién es.
rule-k44 = Por el Anillo solo tira aquel cuyo turno acaba; antes los demás pueden jugar sus cartas.
rule-k45 = La mesa puede poner el Anillo en cualquier paso.
rule-k46 = El reloj: cuántos fines de turno faltan aún, sin contar cartas.
rule-k47 = Quien ha conquistado toma una carta de Territorio.
rule-k48 = Quien con un Líder ha conquistado un Lugar roba una carta de Aventura; cuatro quedan en la mano.
rule-k49 = Desde la primera carta robada ese jugador no juega ninguna carta de Aventura en ese turno, tampoco sobre el Anillo; los demás pueden.
rule-k50 = Termina cuando el Anillo se destruye, o cuando una conquista elimina a alguien y queda un solo jugador, con score=teams un solo bando.
rule-k51 = Un punto por territorio, dos más por Fortaleza, bonificaciones de regiones enteras, puntos de cartas jugadas.
rule-k52 = Con score=teams se suman los puntos de los jugadores de un bando; una región tiene que ser igualmente de uno solo.
rule-k53 = Puntos iguales: más territorios, luego Fortalezas, luego puntos de cartas, luego los dados.
rule-k54 = Quien está eliminado no puntúa territorios ni puede ganar solo; los puntos de sus cartas cuentan para su bando.
rule-k55 = Los dados del programa salen por clases: los de combates, el del Anillo, los de la caza, y los que dicen quién empieza.
rule-k56 = Suerte: batallones perdidos y dados del Anillo logrados, frente a lo que daban las probabilidades.
rule-k57 = Un efecto anunciado dura hasta que empieza el próximo turno de ese jugador.
rule-k58 = La mesa tiene razón: fija dueños, manos, Líderes, Anillo y paso, también tras el final.
rule-k59 = La caza: 12 con dos dados, uno más por un Líder allí y por una región entera, encuentra el Anillo.
rule-k60 = La lista de la preparación tiene diez puntos, que marca quien quiera; lo que no está marcado se nombra al empezar, y se sigue.
rule-k61 = Un Líder en un Lugar se nombra cuando empieza el turno de su jugador, y cuando llega allí: se puede entregar una Misión que lo nombre.
rule-k62 = Una conquista hecha en la mesa vino del único territorio propio de al lado, o del único con Líder; entre dos con Líder se pregunta.
rule-k63 = Cuentan los puntos de cada carta que hizo algo: una Misión entregada, una carta jugada, un Suceso cumplido.
rule-k64 = Los Líderes que faltan, y más territorios que batallones, se nombran al empezar, y se sigue.

## Sobre todas las partidas

ended-yellow = Amarillo ganó
ended-green = Verde ganó
ended-red = Rojo ganó
ended-black = Negro ganó
ended-free-peoples = Ganaron los Pueblos Libres
ended-sauron = Ganó Sauron
ended-tie = Empate
seat-yellow = Amarillo
seat-green = Verde
seat-red = Rojo
seat-black = Negro
counted-turns = Turnos hasta el final
counted-rounds = Rondas
counted-seat = Qué puesto ganó
place-first = el primero en el orden
seat-first = quien juega primero
seat-second = el segundo
seat-third = el tercero
seat-fourth = el cuarto
luck-yellow-lost = Batallones perdidos por Amarillo
luck-green-lost = Batallones perdidos por Verde
luck-red-lost = Batallones perdidos por Rojo
luck-black-lost = Batallones perdidos por Negro
luck-neutral-lost = Batallones perdidos por el ejército neutral
luck-gates = Puertas que pasó el Anillo
