# Ce qu’Underhill dit de Fate of the Fellowship en français, lu quand il le faut ; ce que dit chaque jeu est dans house.ftl.
refused-ledger-needs-places = Le registre demande un fichier de boîte avec ses lieux, ceux de ses troupes compris (F58). Enlevez ledger=on, ou nommez un autre fichier.
    .window = Le registre demande un fichier de boîte avec ses lieux, ceux de ses troupes compris (F58). Choisissez « Troupes comptées : non », ou une autre boîte.
refused-still-open = D’abord ce qui est ouvert : { $step ->
    [search] une recherche
    [dice] dés sur la table : { $count }
    [choose] où vont les Nazgûl
   *[top] quel dos est au-dessus
}. Répondez-y, puis continuez.
refused-not-now = Cela relève d’une autre étape. Maintenant : { $step ->
    [setup] la mise en place
    [actions] actions
    [cards] cartes joueur
    [skies] le ciel s’obscurcit, encore { $count }
    [search] une recherche
    [dice] dés sur la table : { $count }
    [choose] où vont les Nazgûl
    [top] quel dos est au-dessus
    [shadow] carte Ombre { $count } sur { $of }
    [over] les cartes Ombre sont finies
   *[ended] la partie est finie
}.
refused-nine-flips = { $made } cartes Ombre sur neuf sont retournées à la mise en place (F5). Il en faut neuf, ni plus ni moins.
refused-no-name = « { $word } » ne peut être un nom. Un nom est un mot en lettres, avec des traits d’union.
refused-no-such-card = « { $word } » n’est pas une carte Ombre ici (F48). Tapez son nom court, ou START>HAVEN/ORDER.
refused-no-such-place = « { $word } » n’est pas un lieu ici. Le plus proche est « { CALLED("place", $nearest) } ».
refused-top-unknown = Personne ne connaît le dos du dessus (F46). Dites-le d’abord : { DEED("top red") } ou { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } a le dos { CALLED("back", $back) }, et { CALLED("back", $top) } était au-dessus (F49). Regardez de nouveau.
refused-not-on-top = { CALLED("place", $card) } ne peut être au-dessus (F49) : { $lies ->
    [layer] on la croit dans la couche { $layer }
    [discard] on la croit dans la défausse
    [resolved] elle a été retournée à cette étape
    [removed] elle a quitté la partie
   *[nowhere] on croit qu’il n’en reste aucune
}. Si une carte antérieure a été mal tapée, { ASK("amend K CARD") } la corrige.
refused-no-such-back = Aucune carte possible à cet endroit n’a le dos { CALLED("back", $back) } (F49). Regardez de nouveau ; ou une carte antérieure a été mal tapée.
refused-other-head = On a vu { CALLED("back", $head) } sur la couche suivante, et non { CALLED("back", $back) } (F49). Regardez de nouveau ; ou une carte antérieure a été mal tapée.
refused-not-the-last = D’autres cartes sont derrière (F44). Dites quel dos est maintenant au-dessus : red ou black.
    .window = D’autres cartes sont derrière (F44). Dites quel dos est maintenant au-dessus : ROUGE (r) ou NOIR (b).
refused-the-last = C’est la dernière carte de la pioche : rien n’est derrière (F44). Dites none pour le dos.
refused-deck-empty = Il n’y a plus de carte ici. Mélangez d’abord, ou dites où en est la table.
refused-not-known-on-top = { CALLED("place", $card) } n’est pas parmi les cartes connues au-dessus (F51). Regardez avec { ASK("peek CARD…") }, puis nommez-la.
refused-no-such-flip = Il n’y a pas de carte { $flip } : { $flips } ont été retournées, les neuf de la mise en place comprises (F53).
refused-cannot-follow = Avec cela, { $what } ne serait plus possible (F53). Rien n’a changé ; corrigez ceci, ou regardez de nouveau.
refused-too-many-needed = Il faut pour cela { $needed } personnages, et il y a place pour { $most } (F7, F8). Prenez-en d’autres.
refused-no-set-fits = Aucun choix d’objectifs de la liste ne va avec si peu de personnages (F7). Nommez les objectifs vous-mêmes.
refused-nothing-listed = Aucun fichier n’en liste assez pour tirer (F7, F8). Nommez-les vous-mêmes, ou commencez avec un fichier de boîte.
refused-named-twice = « { $name } » ne peut y être de nouveau. Nommez chacun une fois, et jamais Frodo et Sam dans la rangée du solo.
refused-other-region = { CALLED("place", $place) } n’est pas dans cette région ({ CALLED("place", $region) }). Nommez la bonne.
refused-region-unknown = Personne ne sait dans quelle région est { CALLED("place", $place) }. Dites-le : in=REGION.
refused-troops-untold = Il faut dire les troupes : { $what }=N.
refused-ledger-says = Selon le registre, c’est { $what } { $count } (F58). Omettez-le, ou rectifiez avec { ASK("troops PLACE shadow=N") }.
refused-place-untold = Avec le registre, il faut nommer le lieu (F58). Mettez-le derrière la région.
refused-both-sides = Une bataille demande une troupe amie et une de l’Ombre (F28). Recomptez.
refused-no-stronghold = { CALLED("place", $place) } n’est pas une forteresse de l’Ombre (F43). Si c’en est une, { ASK("place PLACE stronghold") } le dit.
refused-capture-troops = { CALLED("place", $place) } se prend avec une troupe amie et sans troupe de l’Ombre (F43). Rectifiez d’abord les troupes.
refused-no-haven = { CALLED("place", $place) } n’est pas un refuge qu’on puisse perdre (F33). Si c’en est un, { ASK("place PLACE haven") } le dit.
refused-objectives-open = { $left ->
    [one] Il reste un autre objectif
   *[other] Il reste { $left } autres objectifs
} avant la Montagne du Destin (F27).
refused-objective-is = { CALLED("objective", $name) } est { $done ->
    [yes] déjà rempli
   *[no] déjà ouvert
}. Il n’y a rien à changer.
refused-no-more-objectives = Seuls { $count } objectifs se remplissent ainsi, le dernier à la Montagne du Destin seule (F27). Rouvrez-en un d’abord.
refused-last-objective = Le dernier objectif ne se tape jamais : il est de chaque partie, et se remplit à la Montagne du Destin (F7, F27).
refused-not-six-faces = Un dé a six faces ; il en est dit { $count }. Dites chaque face et combien de fois elle y est, six en tout.
refused-no-hope = Il ne reste pas d’espoir qui puisse durer. Avec un nombre derrière hope= on demande ce qui serait.
refused-not-rolled = Les dés sont encore à lancer : { DEED("roll") }.
refused-rolled-already = Les dés sont déjà là. Appliquez-les avec { DEED("accept") }.
refused-no-such-face = « { $word } » n’est pas une face de ce dé, ou en commence plusieurs. Recherche : Esquive (slip), Fatigue (weary), À découvert (exposed), Rappel (recall) ; bataille : Déroute (rout), Échange (exchange), Débordement (overrun), Nazgûl.
refused-no-such-die = Aucun dé ne montre { $face }. Nommez une face qui est là.
refused-no-battle = Cela va avec une bataille dont les dés sont sur la table (F30).
refused-which-army = { $count ->
    [one] { $count } troupe amie est perdue :
   *[other] { $count } troupes amies sont perdues :
} dites de quelle armée (F31), par exemple elven=1.
refused-only-unread = On ne dit si une troupe est venue que d’une carte non lue qui renforce (F42).
refused-cannot-come = La pioche des joueurs ne peut contenir ainsi les cartes de ciel obscurci : une par pile (F9, F55). Recomptez.
refused-foreseen = On avait prévu d’autres cartes au-dessus (F56). Regardez de nouveau.
refused-no-more-copies = Il n’y a plus de { $card } (F57). Regardez de nouveau.
refused-only-named = Cela va seulement avec cards=names (F57). Dans cette partie, les cartes se comptent : card et skies.
    .window = Cela va seulement avec « Cartes : par nom » (F57). Dans cette partie, les cartes se comptent.
refused-no-cards-left = Il ne reste aucune carte joueur : n’en piochez pas (F12).
refused-only-ledger = Cela va seulement avec ledger=on (F58). Dans cette partie, on dit les troupes quand il le faut.
    .window = Cela va seulement avec « Troupes comptées : oui » (F58). Dans cette partie, on dit les troupes quand il le faut.
refused-supply-short = La réserve n’a plus que { $left } : { $army } (F60). Rectifiez d’abord d’autres lieux.
refused-too-few-there = { CALLED("place", $place) } n’en a que { $count } (F60). N’en déplacez pas plus.
refused-no-choice = Ce choix n’existe pas. { $options ->
    [0] Déplacez les Nazgûl un à un.
   *[other] Choisissez de 1 à { $options }.
}
refused-no-such-move = Aucun Nazgûl ne peut faire { CALLED("place", $from) } → { CALLED("place", $to) } maintenant (F20) : il part d’une autre région que celle de Frodo, vers une autre encore.
refused-never-shown = Aucune carte ni aucun fichier n’a montré « { $name } » (F52). Vérifiez son nom.
help = R est une région, PLACE un lieu, CARD une carte Ombre ; BACK est red ou black ; N un nombre. help COMMAND en dit plus.
help-new = Commence une partie de 1 à 5 joueurs ; board=practice avec la boîte d’essai, board=FILE avec la vôtre (F1).
help-confirm = Les nombres de vos pièces, s’ils sont autres : espoir, menace, un dé.
help-objectives = Les objectifs sans le dernier, nommés ou tirés (F7).
help-characters = Qui joue qui, nommés ou distribués (F8).
help-tick = Coche un point de la mise en place, ou retire la coche (F2).
help-top = Le dos qui est au-dessus de la pioche Ombre (F46).
help-flip = Une carte Ombre retournée, et le dos qui est alors là ; ? pour une que personne ne lit (F40).
help-hands = Les cartes joueur distribuées, avec cards=names (F57).
help-begin = Commence le premier tour, après neuf cartes ; la région de Frodo, et qui commence (F9).
help-act = Compte une action (F11).
help-done = Termine les actions, ou le tour (F10).
help-draw = Deux cartes joueur : card ou skies, avec cards=names aussi par leur nom (F12).
help-skies = Une carte de ciel obscurci avec son lieu : les quatre étapes (F34).
help-frodo = Où est Frodo.
help-eye = Où est l’Œil.
help-fate-search = Une recherche là où est Frodo, avec les troupes de l’Ombre qui y sont (F22).
help-ring = Frodo met l’Anneau (F26).
help-doom = La Montagne du Destin, avec les troupes de l’Ombre qui y sont (F27).
help-fate-attack = Une attaque ; l’Œil y vient (F28).
help-battle = Une bataille due à une carte (F28).
help-roll = Les dés tels qu’ils sont tombés ; sans faces, le programme lance.
help-reroll = Le premier dé avec cette face, une fois encore (F24, F30).
help-turn = Une capacité tourne un dé (F24).
help-drop = Une capacité écarte un dé (F24).
help-valor = Vaillance dépensée en bataille : autant de troupes de l’Ombre en moins (F30).
help-fate-accept = Les dés prennent effet (F25, F31).
help-choose = Ce qui résulte de l’ordre, s’il y a un choix (F20, F21).
help-capture = Une forteresse est prise (F43).
help-fate-lost = Un refuge est perdu : 3 espoirs (F33).
help-place = Ce qu’est un lieu, sur la parole de la table.
help-objective = Un objectif est rempli, ou rouvert.
help-hope = L’espoir, ou le rectifie (F14).
help-threat = La menace, ou la case de son marqueur (F35).
help-supply = Les troupes de l’Ombre hors du plateau.
help-fate-nazgul = Où sont les Nazgûl ; R = N rectifie une région, FROM TO en déplace un quand la table le fait (F20).
help-cards = Les cartes joueur piochées, et combien de ciels parmi elles (F55).
help-peek = Des cartes regardées, depuis le dessus (F51).
help-order = Les premières cartes connues, dans cet ordre (F51).
help-remove = Une carte connue au-dessus, ou de la défausse, quitte la partie (F51).
help-foresee = Des cartes joueur qui sont au-dessus (F56).
help-amend = Une carte retournée était une autre, ou montrait un autre dos ; tout ce qui suit est recalculé (F53).
help-deck = Ce qu’on sait de la pioche Ombre, par couches (F45).
help-discard = Ce qui est dans la défausse Ombre.
help-fate-odds = Des chances exactes (F52, F56, F57), et celles des dés avant le lancer.
help-troops = Rectifie un lieu du registre (F60).
help-fate-move = Déplace des troupes dans le registre (F60).
help-check = Ce qui doit être sur le plateau selon le registre (F60).
told-put-back = Trop de personnages demandés, objectifs écartés : { $names }
told-advance = Avancée { $line } : l’avant d’abord, puis batailles ; tombent les refuges sans amies.
told-reinforce = Renfort ({ $place }) : { $troop ->
    [yes] une troupe, une bataille s’il y a des troupes amies
   *[no] aucune troupe (lieu pris, ou il n’en reste pas)
}{ $order ->
    [eye] {", "}puis l’Œil
    [closer] {", "}puis deux Nazgûl s’approchent
    [deploy] {", "}puis trois Nazgûl sont déployés
   *[none] {""}
}.
told-special = { $card } : faites ce que dit la carte, et tapez ce qui en résulte.
told-unread = { $half ->
    [red] Une carte non lue avance : sa ligne marche, le front d’abord.
   *[black] Une carte non lue renforce : sa troupe, s’il en vient une, puis son signe.
}
told-other-half = La carte { $flip } aurait été une autre carte ou moitié. Ce qui s’est fait sur la table reste.
cause = { $cause ->
    [search] dés de recherche
    [eye] l’Œil avec Frodo
    [haven] un refuge perdu
    [troops] aucune troupe à placer
    [cards] aucune carte à piocher
    [ring] l’Anneau mis
    [capture] une prise
   *[table] la parole de la table
}
told-hope = Espoir { $to }, { $by } : { $cause }.
told-threat = Menace sur la case { $space }.
told-eye = L’Œil : { $region }{ $frodo ->
    [yes] {", "}où est Frodo
   *[no] {""}
}.
told-nazgul = Nazgûl : { $where }
told-missing = Cartes joueur qu’on n’a pu piocher : { $count }.
told-skies = { $placed ->
    [one] { $placed } troupe
   *[other] { $placed } troupes
} → { $place }.
told-shuffles = { $count ->
    [0] On ne mélange rien.
    [1] Mélangez { $count } carte Ombre sur la pioche ; quel dos est au-dessus ?
   *[other] Mélangez { $count } cartes Ombre sur la pioche ; quel dos est au-dessus ?
}
told-moved = { $from } → { $to } : { $count }
told-again = { $name } agit encore après l’autre personnage (F11) ; une carte peut le permettre.
told-travel = Le voyage coûte une Discrétion, ou une recherche avec un dé par Nazgûl (sur place : { $nazgul }) et par troupe de l’Ombre du lieu{ $troops ->
    [unknown] .
   *[other] {" "}(sur place : { $troops }).
}
too-many-nazgul = Nazgûl sur le plateau : { $count }. Il y en a neuf.
told-too-often = Plus d’action (F11) : { $name } ; une carte peut en donner.
told-dice = { $what ->
    [search] Recherche ({ $place })
    [doom] Montagne du Destin
   *[battle] Bataille ({ $place })
} : { $count } { $count ->
    [one] dé
   *[other] dés
}.
told-search = L’Œil est déjà avec Frodo : une recherche est due.
remind = { $of ->
    [hands] Au-delà de 7 cartes en main, on défausse ou joue ; les jetons ne comptent pas.
    [confirm] Comparez une fois espoir, menace et dés avec vos pièces ; s’ils diffèrent : { DEED("confirm") }.
    [ticks] Rien n’est coché dans la mise en place. La partie continue.
   *[doom-costs] Frodo paie 5 Résistance.
}
told-over = { $won ->
    [yes] L’Anneau est détruit : les joueurs ont gagné.
   *[no] La partie est perdue.
}
nowhere = aucun
fate-name = Le Destin de la Communauté
level = { $level ->
    [introductory] Initiation
    [heroic] Héroïque
    [epic] Épique
    [legendary] Légendaire
   *[standard] Standard
}
fate-figures = { $level }, tour { $turn }, espoir { $hope }
fate-totals = Le Destin de la Communauté : { $games } ; gagnées { $won }, perdues { $lost }
no-players = Dites combien jouent : players=N, de 1 à 5 (F1).
    .window = Dites combien jouent : de 1 à 5 (F1).
not-copied = Vous n’avez pas encore de boîte à vous, et { $path } n’existe pas : déposez un fichier de boîte sur la fenêtre, ou enlevez board=own.
    .window = Vous n’avez pas encore de boîte à vous, et { $path } n’existe pas : déposez un fichier de boîte sur la fenêtre, ou choisissez-en une autre.
source = { $path } : { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(et { $more } autres)
}
proof-cards-missing = { $listed } des { $of } cartes Ombre sont listées ; les autres restent non lues tant qu’on ne les retourne pas (F48).
proof-too-many-of-order = { $listed } cartes ont l’ordre { $order }, et il y en a { $most }.
proof-back-unknown = Personne n’a vu le dos de { $card }.
proof-keys-missing = Absents, et inconnus dans une partie avec ce fichier : { $keys }.
host = { $step ->
    [won] Les joueurs ont gagné.
    [lost] La partie est perdue.
    [roll] Lancez { $count } { $count ->
        [one] dé
       *[other] dés
    }.
    [rolled] D’abord relances et Vaillance ; puis les dés prennent effet.
    [searched] D’abord les relances ; puis les dés prennent effet.
    [search] Une recherche est due là où est Frodo. Combien de troupes de l’Ombre y sont ?
    [move] Rapprochez jusqu’à deux Nazgûl d’un pas de Frodo.
    [choose] Le joueur actif choisit où vont les Nazgûl.
    [lay] Mettez en place selon la liste. Une fois la pioche Ombre mélangée : quel dos est au-dessus ?
    [top] Quel dos est au-dessus de la pioche Ombre ?
    [setup] Retournez la carte Ombre { $count } sur neuf : une troupe sur son lieu rouge, rien d’autre.
    [begin] Cochez ce qui est fait ; puis commencez avec la région de Frodo.
    [actions] Actions{ $who ->
        [known] {" : "}{ $names }
       *[nobody] {""}
    }. Quand elles sont faites : cartes joueur.
    [cards] Piochez deux cartes joueur.
    [skies] Le ciel s’obscurcit : quel lieu est sur la carte ?
    [haven] Des troupes de l’Ombre sont-elles seules à { $places } ? Dites ce qui est perdu, ou continuez.
    [over] Dites batailles et pertes de la dernière carte ; puis le joueur suivant.
   *[flip] { $back ->
        [red] Retournez la carte du dessus : ROUGE est au-dessus. Puis : quel dos est là maintenant ?
        [black] Retournez la carte du dessus : NOIR est au-dessus. Puis : quel dos est là maintenant ?
       *[none] Quel dos est au-dessus de la pioche Ombre ?
    }
}
stands = Tour { $turn }, { $whose } : { $step }
whose = { $solo ->
    [yes] personnage { $who }
   *[no] joueur { $who }
}
step = { $step ->
    [actions] actions
    [cards] cartes joueur
    [skies] le ciel s’obscurcit, encore { $count }
    [top] quel dos est au-dessus ?
    [search] une recherche est à faire
    [dice] dés sur la table : { $count }
    [choose] il faut choisir où vont les Nazgûl
    [shadow] carte Ombre { $count } sur { $of }
   *[over] les cartes Ombre sont finies
}
fact-hope = Espoir { $hope } sur { $top }
fact-threat = Menace : taux { $rate } (case { $space })
fact-supply = Réserve de l’Ombre { $supply }
fact-eye = Œil { $eye }, Frodo { $frodo }
fact-cards = Cartes joueur : { $drawn } piochées, dont { $skies } { $skies ->
    [one] ciel
   *[other] ciels
} ; reste { $left }
fact-layer = { $cards ->
    [one] { $cards } carte Ombre
   *[other] { $cards } cartes Ombre
}{ $back ->
    [red] {", "}ROUGE au-dessus
    [black] {", "}NOIR au-dessus
   *[none] {""}
}
fact-objectives = Objectifs : { $done } sur { $all }
fact-discard = Défausse Ombre : { $cards }
fact-ticked = Coché : { $count } sur 13
fact-row = La rangée
fact-seat = { $whose } : { $names }
asked-no-deck = Il ne reste aucune carte dans la pioche de l’Ombre.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {" ; "}pas encore lues : { $unread }
}{ $known ->
    [none] {""}
   *[other] {" ; "}connues : { $known }
}
asked-board = Sur le plateau il devrait y avoir { $count ->
    [one] { $count } troupe de l’Ombre
   *[other] { $count } troupes de l’Ombre
} ; dans la réserve : { $supply }.
asked-army = { $army }, encore dans la réserve : { $left }
asked-battle = { $attack ->
    [yes] Aucune troupe de l’Ombre ne reste : { $clear }. Seule l’Ombre reste : { $falls }. Pertes amies en moyenne : { $lost }.
   *[no] Seule l’Ombre reste : { $falls }.
}
asked-chance = La probabilité : { $least ->
    [yes] {"au moins "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}mais douteuse : quelque chose s’y est fait sur votre parole
   *[no] {""}
}.
fact-open = À remplir : { $names }
fact-done = Remplis : { $names }
fact-sites = { $site ->
    [haven] Refuges, dits ou pris
   *[stronghold] Forteresses, dites ou perdues
} : { $places }
sheet-game = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, { $level }, tours : { $turns }
sheet-hope = Espoir par { $cause } : { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Tour { $turn } : espoir { $to }, { $by }, { $cause }
sheet = Refuges perdus { $lost }, pris { $captured } ; le plus de Nazgûl avec Frodo { $nazgul } ; cartes { $flips } ; ciels obscurcis { $skies }
track-hope = Espoir
track-threat = Menace
track-supply = Réserve de l’Ombre
track-nazgul = Nazgûl
track-objectives = Objectifs
head-chances = { $turn ->
    [next] Le tour suivant
   *[this] Ce tour
}, cartes : { $flips }
head-deck = La pioche
head-skies = Le ciel s’obscurcit
head-setup = La mise en place
head-search = Une recherche
column-advances = ligne avance
column-reinforced = lieu renforcé
column-dice = dés
column-lasts = l’espoir tient
column-resistance = avec une Résistance
unread-may-be = au moins 0, car une carte non lue pourrait l’être : { $lines }
cannot-come = ne peuvent venir : { $lines }
special-comes = une spéciale parmi elles : { $chance }
item = { $item ->
    [1] Marqueurs sur leurs cases : espoir { $hope }, menace sur la première
    [2] Les deux spéciales dans la défausse Ombre
    [3] Mélanger les autres cartes Ombre
    [4] Troupes amies sur le plateau, il en reste 5 de chaque
    [5] 18 troupes de l’Ombre sur le plateau
    [6] Neuf cartes Ombre, une troupe chacune{ $flips ->
        [0] {""}
       *[other]  : { $flips } retournées
    }
    [7] Nazgûl dans leurs régions, l’Œil en Eriador
    [8] { $objectives } objectifs, le dernier compris
    [9] { $solo ->
        [yes] Personnages : Frodo et Sam à part, quatre autres en rangée, le jeton sur celui de gauche
       *[no] Personnages, deux par joueur
    }
    [10] Figurines sur leurs lieux de départ
    [11] { $events } événements ; { $hand } cartes par main
    [12] Piles avec un ciel chacune : { $stacks }
   *[13] { $solo ->
        [yes] Le personnage le plus à gauche commence
       *[no] Le plus petit numéro de région commence
    }
}
hint = { $step ->
    [fell] les faces, telles qu’elles sont tombées
    [leaves] d’abord la région d’où l’un part, puis où il va
    [numbers-hope] on tape deux nombres, le départ et le maximum : 6 8
    [numbers-threat] on tape sept nombres, un par case : 2 2 3 3 4 4 5
    [tick] un nombre coche : 4 ; Entrée coche le suivant
    [flip] une carte comme on veut : { $start } vers { $end }, plus près, noir
    [top] rouge ou noir : le dos du dessus
    [begin] touchez une région : où Frodo commence
    [draw] Entrée : aucun ; touchez-en un ou deux
    [draw-names] région et signe, carte par carte
    [skies] le lieu de la carte
    [actions] touchez un lieu : Frodo y va ; Entrée : tout est fait
    [dice] Entrée lance ; touchez les faces de la table
    [rolled] Entrée : ils comptent ; avant, un dé peut être touché
    [search] Entrée fouille ; touchez les troupes présentes
    [choose] un nombre : lequel des chemins
    [move] touchez d’où, puis vers où ; Entrée : ils ont bougé
    [march] Entrée coche la suivante ; la carte d’après se demande une fois la marche finie
    [meet] touchez : une bataille, ou aucune
    [haven] touchez : il est perdu, ou il tient
    [begun] Échap reprend le dernier appui
    [over] Entrée : le joueur suivant
    [others] touchez qui agit, puis ce qui est fait ; Entrée : tout est fait
   *[other] F12 montre les touches
}
turn = Tour { $turn }
half = { $half ->
    [special] SPÉCIALE
    [red] AVANCÉE
   *[black] RENFORT
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Rangé
ask-amend-k-card = « amend » sur la ligne
ask-peek-card = « peek », tapé
ask-place-place-haven = « place { $place } haven », tapé
ask-place-place-stronghold = « place { $place } stronghold », tapé
ask-troops-place-shadow-n = « troops », tapé
do-accept = « { chip-accept } »
do-begin = « { chip-begin } »
do-confirm = « autre nombre … » dans la mise en place
do-roll = « { chip-roll } »
do-top-black = « { chip-top-black } »
do-top-red = « { chip-top-red } »
chip-top-red = ROUGE au-dessus
chip-top-black = NOIR au-dessus
chip-objectives = Objectifs …
chip-characters = Personnages …
chip-begin = Commencer, Frodo : …
chip-done = Fini
chip-moved = Ils ont bougé
chip-roll = Lancer
chip-accept = Appliquer
chip-lost = Un refuge perdu …
order = { $order ->
    [eye] l’Œil
    [closer] deux Nazgûl plus près
   *[deploy] des Nazgûl vers l’Œil
}
army = { $army ->
    [shadow] Ombre
    [dwarven] Nains
    [elven] Elfes
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Discrétion
    [friendship] Amitié
    [valor] Vaillance
   *[resistance] Résistance
}
pick = { $word ->
    [unread] Non lue
    [none] Aucune carte derrière
    [draw] Tirés par le programme
    [roll] Lancés par le programme
    [card] Une carte
    [event] Un événement
    [skies] Le ciel s’obscurcit
    [haven] Un refuge
    [stronghold] Une forteresse
    [neither] Ni l’un ni l’autre
    [done] Rempli
    [open] Ouvert
    [practice] La boîte d’essai
    [names] Cartes joueur par nom
    [ledger] Avec le registre
   *[other] Sans probabilités
}
pick-back = { $half ->
    [said] { $back ->
        [red] ROUGE · avancée { $line }
       *[black] NOIR · renfort { $place }, { $order }
    }
   *[none] { $back ->
        [red] ROUGE
       *[black] NOIR
    }
}
pick-count = { $of ->
    [players] Joueurs : { $count }
    [troops] Ombre : { $count }
    [shadow] Ombre : { $count }
    [friendly] Amies : { $count }
   *[dice] Dés : { $count }
}
deed-objectives = Objectifs
deed-characters = Personnages
deed-hands = Mains distribuées
deed-confirm = Nombres de vos pièces
deed-tick = Mise en place : point { $item }
deed-top = { $back ->
    [red] ROUGE
   *[black] NOIR
} au-dessus
deed-flip = { $card ->
    [unread] Non lue
   *[other] { $card }
}{ $back ->
    [red] {", "}puis ROUGE
    [black] {", "}puis NOIR
   *[none] {", "}la dernière
}
deed-amend = La carte { $flip } était { $card }
deed-begin = Frodo commence : { $place }
deed-act = Une action : { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Deux cartes joueur
       *[other] Cartes joueur : { $cards }
    }
   *[other] Piochées, ciels : { $skies }
}
deed-skies = Ciel : { $place }
deed-frodo = Frodo vers { $place }
deed-eye = L’Œil vers { $place }
deed-ring = L’Anneau mis
deed-doom = Montagne du Destin
deed-attack = Attaque : { $place }
deed-battle = Bataille : { $place }
deed-rolled = Dés : { $faces }
deed-reroll = Relancé : { $face }
deed-valor = Vaillance : { $count }
deed-accept = Les dés prennent effet
deed-choose = Où vont les Nazgûl
deed-nazgul = Un Nazgûl : { $from } → { $to }
deed-capture = Pris : { $place }
deed-troops = Troupes comptées : { $place }
deed-cards = { $of ->
    [peek] Regardé
    [order] Dans cet ordre
    [remove] Hors du jeu
   *[foresee] Prévu
} : { $cards }
deed-lost = Perdu : { $place }
deed-objective = { $done ->
    [yes] Objectif rempli
   *[no] Objectif ouvert
} : { $name }
each = { $chance } chacune
said-objectives = Objectifs : { $names }
said-place = Une troupe{ $place ->
    [none] {""}
   *[other] {" "}→ { $place }
} : { $flip } sur 9
said-fought = Troupes de l’Ombre restantes : { $shadow }, amies : { $friendly }{ $falls ->
    [yes] {". "}Le refuge tombe.
   *[no] {""}
}
sheet-flips = Lieux renforcés : { $count } sur { $of } cartes, attendus { $mean }
sheet-flip = Carte { $flip }, { $card } : { $what }, { $chance }
sheet-special = une spéciale
column-two = avec deux
column-enemies = ennemis
deed-new = Une nouvelle partie : { $players } { $players ->
    [one] joueur
   *[other] joueurs
}, { $level }
sheet-events = événements
sheet-hand = cartes en main
sheet-stacks = piles
sheet-layer = couche
sheet-back = dos au-dessus
sheet-cards = cartes

## Noms

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Monts Brumeux
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Montagne du Destin
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Monts de Fer
place-grey-havens = Havres Gris
place-rivendell = Fondcombe
place-lorien = Lórien
place-woodland-realm = Royaume Sylvestre
place-helms-deep = Gouffre de Helm
place-edoras = Edoras
place-eastemnet = Estemnet
place-minas-tirith = Minas Tirith
place-dol-amroth = Dol Amroth
place-pelargir = Pelargir
place-dunland = Pays de Dun
place-isengard = Isengard
place-moria = Moria
place-dol-guldur = Dol Guldur
place-rhun = Rhûn
place-minas-morgul = Minas Morgul
place-barad-dur = Barad-dûr
place-nurn = Nûrn
place-umbar = Umbar
place-near-harad = Harad Proche
place-drums = Les Tambours
place-wheels = Les Roues
person-frodo-sam = Frodo et Sam
person-merry-pippin = Merry et Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowyn
person-miller = Meunier
person-smith = Forgeron
person-ferryman = Passeur
person-beekeeper = Apicultrice
person-carter = Charretier
person-shepherd = Berger
person-weaver = Tisserande
person-one = Un personnage
person-other = L’autre
person-potter = Potier
objective-destroy-the-one-ring = Détruire l’Anneau Unique
objective-attain-the-blessing-of-the-elves = Obtenir la bénédiction des Elfes
objective-saruman-your-staff-is-broken = Saroumane, votre bâton est brisé
objective-challenge-sauron = Défier Sauron
objective-confront-the-balrog = Affronter le Balrog
objective-oathbreakers-fulfill-their-duty = Les Parjures font leur devoir
objective-subdue-umbar = Soumettre Umbar
objective-ride-with-the-eored = Chevaucher avec l’éored
objective-free-theodens-mind = Libérer l’esprit de Théoden
objective-deal-with-frecas-heirs = Régler leur compte aux héritiers de Freca
objective-shieldmaiden-no-longer = Plus jamais vierge guerrière
objective-that-makes-six = Et de six
objective-arwen-unfurls-the-banner = Arwen déploie la bannière
objective-lay-bare-the-pits = Mettre à nu les fosses
objective-bring-light-to-mirkwood = Rendre la lumière à la Forêt Noire
objective-boromir-reclaims-his-honor = Boromir retrouve son honneur
objective-secure-the-crossing-of-the-anduin = S’assurer le passage de l’Anduin
objective-unseat-denethor = Destituer Denethor
objective-infiltrate-minas-morgul = S’infiltrer dans Minas Morgul
objective-avenge-balin = Venger Balin
objective-lift-shadow-from-dwarven-lands = Lever l’Ombre des terres des Nains
objective-rangers-secure-eriador = Les Rôdeurs protègent l’Eriador
objective-hobbits-pledge-their-loyalty = Les Hobbits jurent fidélité
objective-shelobs-lair = L’antre d’Arachne
objective-mend-the-bridge = Réparer le pont
objective-light-the-beacons = Allumer les feux
objective-bring-in-the-harvest = Rentrer la moisson
objective-wake-the-old-miller = Réveiller le vieux meunier
objective-clear-the-mines = Vider les mines
objective-find-the-lost-pony = Trouver le poney perdu
objective-carry-the-letter = Porter la lettre
objective-hold-the-ford = Tenir le gué
objective-cross-the-marsh = Passer le marais
objective-read-the-old-map = Lire la vieille carte
objective-keep-the-watch = Monter la garde
objective-gather-the-herd = Rassembler le troupeau
face-slip = Esquive
face-weary = Fatigue
face-exposed = À découvert
face-recall = Rappel
face-rout = Déroute
face-exchange = Échange
face-overrun = Débordement
face-nazgul = Nazgûl
small-words = de vers et le la
back-red = ROUGE
back-black = NOIR

## Règles par numéro

rule-f1 = On joue de un à cinq ; les joueurs et le niveau disent combien il y a d’événements, de cartes en main, de ciels qui s’obscurcissent et d’objectifs.
rule-f2 = La table coche treize points de la mise en place ; begin avertit de ce qui manque, et continue.
rule-f3 = Troupes amies au départ : 2 du Gondor à Minas Tirith et 2 à Dol Amroth, 1 dans chaque autre lieu ; 5 de chaque armée restent à côté.
rule-f4 = 18 des 48 troupes de l’Ombre sont sur le plateau au départ.
rule-f5 = On retourne neuf cartes Ombre : une troupe chacune dans son lieu rouge, et rien d’autre.
rule-f6 = Nazgûl : Eriador 2, Rhudaur, Monts Brumeux et Gondor 1 chacun, Mordor 4. L’Œil est en Eriador.
rule-f7 = Des objectifs qui demandent plus de personnages qu’il n’y a de place sont écartés ; le dernier demande Frodo et Sam.
rule-f8 = D’abord les personnages nécessaires, les autres au sort, deux par joueur. Seul : quatre en rangée, Frodo et Sam à part.
rule-f9 = Cartes de région et événements se partagent en piles égales, les plus grandes dessus, avec un ciel qui s’obscurcit dans chacune.
rule-f10 = Un tour : actions, cartes joueur, cartes Ombre ; puis le joueur suivant.
rule-f11 = Un personnage a jusqu’à 4 actions, l’autre 1. Seul : celui qui a le jeton 4, Frodo et Sam 1, avant ou après.
rule-f12 = On pioche deux cartes joueur ensemble ; chacune qui manque coûte 1 espoir. Une main en garde 7.
rule-f13 = Autant de cartes Ombre que le dit le taux ; si le taux change, elles changent aussi.
rule-f14 = L’espoir part de 6 sur 8. À 0 la partie est perdue aussitôt.
rule-f15 = On perd de l’espoir par les recherches, l’Œil avec Frodo, les refuges, les troupes et cartes qui manquent, et l’Anneau.
rule-f16 = Une prise rend 2 espoirs ; objectifs et capacités selon ce qu’ils disent.
rule-f17 = L’Œil bouge avec une attaque, une prise, le ciel qui s’obscurcit, un ordre et l’Anneau, jamais avec la bataille d’une carte.
rule-f18 = Les Nazgûl se comptent par région ; une bataille après un renfort compte où ils étaient avant l’ordre.
rule-f19 = L’ordre de l’Œil : il vient à Frodo ; s’il y est déjà, c’est une recherche.
rule-f20 = L’ordre d’approcher : les deux Nazgûl les plus proches hors de la région de Frodo font un pas vers lui ; à égalité le joueur choisit.
rule-f21 = L’ordre de déployer, trois fois : un Nazgûl du Mordor vers l’Œil ; si l’Œil est en Mordor, un revient du plus grand groupe.
rule-f22 = Dés de recherche : les Nazgûl de la région et les troupes de l’Ombre du lieu, 7 au plus. Aucun, pas de lancer.
rule-f23 = Fatigue coûte 1 espoir, À découvert aussi hors d’un refuge ; Rappel envoie en Mordor un Nazgûl de la région.
rule-f24 = Chaque Résistance dépensée relance un dé avant que les résultats comptent.
rule-f25 = Tous les dés comptent d’abord ; puis l’espoir baisse et les Nazgûl sont rappelés.
rule-f26 = Mettre l’Anneau : 1 espoir, l’Œil vient, une recherche sans troupes.
rule-f27 = La Montagne du Destin : tous les autres objectifs remplis, 5 Résistance ; des dés pour les Nazgûl et troupes là et pour l’espoir qui manque, 7 au plus. S’il en reste, c’est gagné.
rule-f28 = Une attaque lance autant de dés qu’on veut, 3 au plus et pas plus que ses troupes ; la bataille d’une carte, 3 au plus et pas plus que celles de l’Ombre.
rule-f29 = Déroute : une troupe de l’Ombre. Échange : une de chaque. Débordement : une amie, hors d’un refuge. Nazgûl : deux, s’il y en a un.
rule-f30 = Chaque Résistance relance un dé ; chaque Vaillance retire une troupe de l’Ombre.
rule-f31 = On additionne d’abord les dés, puis ce qui est là les limite. Le joueur choisit à qui sont les troupes perdues.
rule-f32 = Un seul lancer, pas de second.
rule-f33 = Un refuge avec des troupes de l’Ombre et sans amies est perdu : 3 espoirs.
rule-f34 = Chaque ciel qui s’obscurcit : les quatre étapes, une carte entière avant l’autre ; puis elle quitte la partie.
rule-f35 = D’abord la menace avance d’une case ; sur la dernière elle reste.
rule-f36 = Puis l’Œil : déjà avec Frodo, 2 espoirs perdus ; sinon il vient à lui.
rule-f37 = Puis trois troupes de l’Ombre au lieu de la carte, 1 espoir pour chacune qui manque ; une bataille si des troupes amies y sont.
rule-f38 = Enfin la défausse Ombre est mélangée et posée sur la pioche.
rule-f39 = Tant qu’il en reste à retourner, on retourne la carte Ombre suivante.
rule-f40 = Le dos qui est alors dessus dit la moitié : le rouge avance, le noir renforce.
rule-f41 = Avancée : chaque troupe de l’Ombre de la ligne avance d’un lieu, l’avant d’abord ; puis les batailles, de l’avant à l’arrière ; puis les refuges tombent.
rule-f42 = Renfort : une troupe, ou 1 espoir ; aucune dans un lieu pris. Puis une bataille, puis l’ordre.
rule-f43 = Prise : une troupe amie et aucune de l’Ombre dans une forteresse, 3 Vaillance. Elle devient un refuge, l’Œil vient, 2 espoirs.
rule-f44 = Quand la dernière carte est retournée on mélange la défausse, et la carte du dessus dit la moitié. Sans défausse il n’y en a pas.
rule-f45 = La pioche Ombre se connaît par couches : dans chacune on sait les cartes, et non leur ordre.
rule-f46 = Retourner prend une carte de la couche du dessus ; le dos qui est derrière est connu dès lors.
rule-f47 = Mélanger fait une nouvelle couche dessus ; celle du dessous garde le dos qu’on a vu.
rule-f48 = Une carte est apprise quand on la retourne la première fois.
rule-f49 = Ce qui contredit ce qu’on sait est refusé, et l’on dit où la carte devrait être. ! vaut sur la parole de la table.
rule-f50 = Une carte non lue ne compte pas comme ce qu’on demande : la chance est alors d’au moins autant.
rule-f51 = Les cartes regardées sont connues dessus ; on peut les ranger autrement, ou elles quittent la partie.
rule-f52 = Les chances valent pour les cartes de cette étape, ou pour autant qu’on en demande ; une moitié demande le dos de la carte du dessous.
rule-f53 = Une carte corrigée plus tard : tout ce qu’on savait depuis est refait, ce qui s’est fait sur la table reste.
rule-f54 = Tout vient de ce que chaque joueur peut regarder ; odds=off le cache.
    .window = Tout vient de ce que chaque joueur peut regarder ; « Probabilités : non », convenu avant la partie, le cache.
rule-f55 = Dans une pile dont le ciel n’est pas sorti, il est aussi probable à chaque place qui reste.
rule-f56 = La chance d’un ciel qui s’obscurcit à la prochaine pioche ; les cartes prévues sont certaines.
rule-f57 = Avec les cartes nommées, celles qu’on n’a pas vues sont aussi probables à chaque place qui n’est pas un ciel.
rule-f58 = Le registre tient les troupes par lieu : 48 de l’Ombre en tout, chaque armée les siennes.
rule-f59 = Avec le registre une avancée dit chaque marche et chaque bataille, et attend les dés.
rule-f60 = check dit ce qui devrait être sur le plateau ; troops et move le corrigent.
rule-f61 = Gagné à la Montagne du Destin, perdu à l’espoir 0, rien d’autre.
rule-f62 = Le compte rendu : la fin, l’espoir par causes, refuges, objectifs, cartes, chance.

## Sur toutes les parties

ended-won = Gagnée
ended-lost = Perdue
agreed-introductory = Initiation
agreed-standard = Standard
agreed-heroic = Héroïque
agreed-epic = Épique
agreed-legendary = Légendaire
seat-player-1 = Joueur 1
seat-player-2 = Joueur 2
seat-player-3 = Joueur 3
seat-player-4 = Joueur 4
seat-player-5 = Joueur 5
seat-character-1 = Personnage 1
seat-character-2 = Personnage 2
seat-character-3 = Personnage 3
seat-character-4 = Personnage 4
counted-turns = Tours
counted-hope = Espoir à la fin
counted-hope-search = Espoir perdu aux dés de recherche
counted-hope-eye = Espoir perdu par l’Œil avec Frodo
counted-hope-haven = Espoir perdu avec les refuges
counted-hope-troops = Espoir perdu faute de troupes
counted-hope-cards = Espoir perdu faute de cartes
counted-hope-ring = Espoir perdu en mettant l’Anneau
counted-hope-capture = Espoir gagné par les prises
counted-hope-table = Espoir retiré sur parole de la table
luck-search-dice = Dés de recherche néfastes
luck-battle-dice = Dés de bataille qui ôtent des troupes de l’Ombre
told-unticked = Pas coché dans la mise en place : { $items }.
told-alone = Des troupes de l’Ombre sont seules dans le refuge { $place }. Il tombe par ce qui est dit, pas par ceci.
told-fell = { $count ->
    [one] Une troupe amie retourne dans la réserve de son armée
   *[other] { $count } troupes amies retournent dans la réserve de leur armée
}.
said-haven = Des troupes de l’Ombre sont-elles seules dans le refuge { $place } ?
said-holds = { $place } tient.
deed-holds = Les refuges tiennent
help-holds = Les refuges dont il est question tiennent, ou ceux-ci.
help-dwarven = Demande les troupes naines qui restent, ou les corrige.
help-elven = Demande les troupes elfiques qui restent, ou les corrige.
help-rohirrim = Demande les Rohirrim qui restent, ou les corrige.
help-gondor = Demande les troupes du Gondor qui restent, ou les corrige.
help-setup = La liste de la mise en place, cochée ou non.
refused-ledger-knows = F65 : le registre sait ce qui reste des armées. Corrigez des lieux : { DEED("troops") }.
refused-not-asked = F66 : { $name ->
    [any] aucun refuge n’est demandé
   *[other] rien n’est demandé de { CALLED("place", $name) }
}. Dites une perte : { DEED("lost") }.
do-troops = « troops », tapé
do-lost = « { chip-lost } »

## The mat

mat-in = { $count } sur { $of }
mat-of = { $count } sur { $of }
mat-done = { $done } sur { $all }
mat-which = carte { $count } sur { $of }
mat-supply = Réserve
mat-player-cards = cartes joueur
mat-actions-done = Les actions sont faites
mat-acts = Agit : { $who }
mat-next = Ensuite : { $who }
mat-turn-of = { $who }
mat-riders = Nazgûl : { $place }
mat-lost = { $place }, perdu
mat-battle = Bataille : { $place }
mat-line = { $from } – { $to }
mat-moves = { $of ->
    [front] le front à { $to }
    [last] en dernier celles à { $from }
   *[both] { $from } – { $to }
}
mat-from-to = de { $from } à { $to }{ $region ->
    [none] {""}
   *[other] {" "}({ $region })
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl : { $rides }.
mat-goes = Frodo : { $place }
mat-travels = { $name } voyage
mat-named = { $name }, tapé
mat-names = { $of ->
    [people] Qui joue qui ? Un ou deux par joueur.
    [objectives] Quels objectifs sont là ?
    [at-random] au hasard
    [no-list] la boîte n’est pas copiée
    [typed] Touchez un nom, ou tapez-le avec Entrée.
    [they-play] Ils jouent ainsi
    [known] Touchez un nom
   *[they-lie] Ce sont eux
}
mat-lacks = { $of ->
    [player] Touchez qui joue pour { $who }
    [row] Encore { $count } dans la rangée
   *[three] Encore { $count } à nommer
}
mat-dice-in = { $place }
mat-troops-to = Troupes : { $place }
mat-meet = { $friends } { $friends ->
    [one] amie
   *[other] amies
} contre { $shadow } de l’Ombre
mat-who-searches = { $nazgul } Nazgûl, { $troops } { $troops ->
    [one] troupe
   *[other] troupes
} de l’Ombre
mat-begins = Frodo : { $place } ; commence : { $who }
mat-begins-on = part de { $count } sur { $of }
mat-spaces = cases { $rates }
mat-ticks = coche { $item }
mat-back-unseen = dans la boîte, sans voir : événements { $events }, ciels { $skies } ; et les figurines que personne ne joue
mat-afterwards = Puis neuf cartes, une troupe chacune : { $stand } en jeu, { $left } restent.
mat-troop-comes = +1 troupe : { $places }
mat-cannot-come = ne peuvent venir : { $places }
mat-more-lines = { $same ->
    [yes] et { $count } de plus, { $chance } chacune
    [least] et { $count } de plus, aucune plus probable
   *[no] et { $count } de plus, { $chance } au plus
}
mat-moons = { $count } ciels venus sur { $of }
mat-doom = { $nazgul } Nazgûl en Mordor, espoir manquant { $hope } : dés { $dice }
mat-place = { $place }{ $haven ->
    [within] , dans un refuge
    [yes] , refuge
    [none] , pas un refuge
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}et l’Œil
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] il n’en vient plus
    [now] { $chance } ce tour ; puis en pour cent, en fin de tour
    [from] aucun avant le tour { $turn } ; puis en pour cent, en fin de tour
   *[none] par tours
}
mat-title = { $of ->
    [whose-fell] { $count ->
        [one] À qui est la troupe tombée ?
       *[other] À qui sont les { $count } tombées ?
    }
    [movers] Qui bouge ?
    [deck] La pioche Ombre
    [board] Le plateau
    [regions] Régions
    [regions-first] Régions, au début
    [road] La route de Frodo
    [new-card] La carte à saisir
    [sign] Son signe
    [flips] { $count ->
        [one] Sur cette carte
       *[other] Sur ces { $count } cartes
    }
    [what-is-done] Ce qui est fait
    [whose-troop] À qui est la troupe ?
    [due] Ce qui est dû
    [before] Avant que ça compte
    [to-throw] À lancer
    [turns] Quelle face montre-t-il ?
    [in-order] Dans cet ordre
    [red-came] Rouge au-dessus : avance
    [black-came] Noir au-dessus : renfort
    [friends-there] Amies sur place
    [how-many-dice] Avec combien de dés ?
    [player-deck] La pioche joueur
    [what-came] Qu’est-il venu ?
    [which-cards] Quelles cartes ?
    [drawn] Ou un ciel s’obscurcit
    [which-card] Quelle carte était-ce ?
    [picks] Quelle suite ?
    [ways] Où vont-ils ?
    [riders] Nazgûl en route
    [stays] Reste dans la boîte
    [who-begins] Qui commence ?
    [on-top] Quel dos est au-dessus ?
    [shuffled] { $count } cartes, mêlées sur la pioche
    [haven] Tient-il ?
    [asked] Ou, sinon
    [last-card] De la dernière carte
    [hope-by-turn] L’espoir, tour par tour
    [causes] Espoir pris et rendu, par cause
    [who-plays] Qui joue qui
    [what-else] Ou bien
   *[first-turn] Un tour type
}
mat-word = { $of ->
    [nothing-known] On ne sait rien de ce qui peut venir : personne n’a lu ces cartes.
    [certain] certain
    [frodos-turn] C’est Frodo qui le fait, au tour de qui le joue.
    [one-more] un autre peut encore aller
    [earlier-wrong] une carte d’avant était fausse
    [all-the-same] Il est là quand même
    [troops-move] Des troupes bougent
    [agreed-before] Cela se convient avant la première coche : annulez jusque-là.
    [flips-short] cartes
    [of-nine] sur neuf
    [one-of] { $count ->
        [one] celle-ci
       *[other] l’une des { $count }
    }
    [unknown] inconnue
    [each] chacune
    [each-at-most] chacune au plus
    [advances] avance
    [reinforces] renforce
    [another-card] autre carte
    [another-region] autre région …
    [nameless] Qui joue qui n’a pas été dit à la mise en place ; chacun des deux se touche et se compte quand même.
    [another-place] autre lieu …
    [battles-then] Bataille, front d’abord
    [begin] Commencer
    [box] Boîte
    [players] Joueurs
    [cannot] impossible
    [likely] de chances
    [cards-left] cartes joueur : { $count }
    [dice] { $count } { $count ->
        [one] dé
       *[other] dés
    }
    [flips] { $count } cartes
    [nazgul] Nazgûl : { $count }
    [shadow-stand] troupes de l’Ombre : { $count }
    [dice-if-here] les dés, si lancés ici
    [here] ici
    [on-the-table] sur la table
    [hope-marker] le marqueur d’espoir
    [threat-marker] le marqueur de menace
    [another-number] autre nombre …
    [other-spaces] autres cases …
    [screen-keeps] l’écran les tient
    [larger-on-top] piles, les grandes dessus :
    [box-numbers] les nombres de la boîte
    [book-numbers] les nombres des règles
    [name-objectives] touchez et nommez-les
    [the-ring] l’Anneau
    [do-what-it-says] faites ce qu’elle dit ; puis
    [ask-start] son départ rouge
    [ask-haven] son refuge
    [ask-sign] quel signe ?
    [known-of-16] connues, sur 16
    [unread] non lue
    [troop-came] Une troupe est venue
    [no-troop-came] Aucune troupe
    [start] départ
    [haven] refuge
    [is-haven] refuge : toucher si non
    [no-haven] un refuge ? toucher
    [in-haven] Frodo est dans un refuge
    [friends] amies
    [shadow] Ombre
    [nobody] personne
    [nobody-there] aucune amie là
    [no-troop-comes] aucune troupe ne vient
    [falls] tombe
    [haven-falls] Un refuge sans amies tombe
    [above-falls] au-dessus : si le refuge tombe
    [above-lost] au-dessus : la chance que l’Ombre y reste seule
    [shadow-before] Troupes de l’Ombre avant
    [shadow-there] Troupes de l’Ombre là
    [press-frodos] touchez la région de Frodo
    [press-from-to] touchez d’où il part, puis où il va
    [press-fell] touchez les faces tombées
    [press-again] touchez un dé à relancer
    [press-turned] touchez le dé à tourner ou ôter
    [no-dice-left] aucun dé ne reste
    [seven-at-most] 7 au plus
    [of-7-dice] sur 7 dés au plus
    [no-nazgul] aucun Nazgûl
    [no-search] sans recherche
    [one-stealth] 1 Discrétion
    [hope-lost-percent] espoir perdu, %
    [now] sans
    [search-here] Une recherche où est Frodo
    [three-valor] 3 Vaillance ; espoir +2, l’Œil vient
    [ring-costs] espoir −1, l’Œil vient
    [five-resistance] 5 Résistance
    [hope-must-stay] Qui a encore espoir gagne
    [no-haven-there] Ce n’est pas un refuge
    [hope-lasts-above] au-dessus : s’il reste de l’espoir
    [left-beside] restent
    [lowest-number] Le plus petit numéro de région commence.
    [on-top-now] au-dessus
    [marched] Avancées
    [no-battle] Aucune
    [after-march] après la marche
    [front-first] chaque troupe avance, le front d’abord
    [first] d’abord
    [then] puis
    [last] enfin
    [odds-off] Pas de probabilités ici.
    [turn-over] le tour est fini
    [sheet] La feuille
    [frodo-alone] on ne cherche que Frodo
    [three-valor-there] 3 Vaillance ; espoir +2
    [ring-costs-there] espoir −1 ; l’Œil est là
    [no-more-battles] Aucune autre
    [battle-between] Une bataille entre
    [a-battle] Une bataille
    [stand-there] elles y restent
   *[end] fin
}
mat-asks = { $of ->
    [friends] Touchez combien d’amies sont là
    [which-card] Touchez la carte que c’était
    [eye] Touchez la région de l’Œil
    [whose-fell] Touchez à qui elle était
    [movers] Touchez qui bouge
    [leave] Touchez d’où elles partent
    [to] Touchez où elles vont
    [next] Touchez ce qui suit
    [start] Touchez son départ rouge
    [end] Touchez son refuge
    [sign] Touchez son signe
    [who] Touchez qui agit
    [nine] Touchez la carte : en haut si rouge suit, sinon en bas
    [half] Touchez la moitié qui compte
    [way] Touchez une des voies
    [road] Touchez où va Frodo
    [frodo] Touchez la région de Frodo
    [stronghold] Touchez la forteresse
    [region] Touchez ou tapez sa région
    [army] Touchez à qui est la troupe
    [medallion] Touchez l’objectif
    [battlefield] Touchez où l’on se bat
    [both-sides] Combien sont là ?
    [cards] Touchez les deux cartes
    [skies] Touchez le lieu de la carte
    [goes] Touchez où il va
    [leaves] Touchez d’où l’un part
    [muster] Touchez où vient la troupe
    [no-shadow] Aucune troupe Ombre là
    [no-friends] Aucune amie là
    [face] Touchez la face
    [fell] Touchez ce qui est tombé
    [meets] Touchez où ils se rencontrent
   *[haven] Touchez le refuge
}
mat-pile = { $of ->
    [first] { $count ->
        [one] { $count } mêlée
       *[other] { $count } mêlées ensemble
    }
    [known] { $count ->
        [one] { $count } connue
       *[other] { $count } connues
    }
    [below] { $count } dessous
   *[never] { $count ->
        [one] { $count } jamais vue
       *[other] { $count } jamais vues
    }
}
mat-on-top = { $of ->
    [red] ROUGE dessus
    [black] NOIR dessus
    [empty] aucune carte après
   *[none] dos inconnu
}
mat-one-of = { $of ->
    [unread] C’est peut-être { $count ->
        [one] celle-ci
       *[other] l’une de ces { $count }
    }, ou une que personne n’a vue
    [red] Rouge dessus : { $count ->
        [one] c’est elle
       *[other] l’une des { $count }
    }
    [black] Noir dessus : { $count ->
        [one] c’est elle
       *[other] l’une des { $count }
    }
   *[none] { $count ->
        [one] C’est elle
       *[other] L’une des { $count }
    }
}
mat-half = { $of ->
    [red-now] rouge : avance
    [black-now] noir : renfort
    [red-top] avance
    [black-top] renfort
    [no-count] ne compte pas
    [it-advances] elle avance
    [it-reinforces] elle renforce
   *[a-troop] une troupe à son départ
}
mat-order = { $of ->
    [eye] L’Œil
    [closer] Deux Nazgûl approchent
   *[deploy] Trois Nazgûl vers l’Œil
}
mat-order-does = { $of ->
    [gathered] d’où il y en a le plus
    [eye] vient à Frodo, ou cherche
    [closer] les deux plus proches de Frodo
   *[deploy] du Mordor
}
mat-face = { $of ->
    [rout] une troupe de l’Ombre tombe
    [exchange] une de chaque tombe
    [overrun] une amie tombe
    [overrun-haven] rien : c’est un refuge
    [nazgul] un est là ({ $place }) : deux amies tombent
    [nazgul-none] aucun là ({ $place }) : rien
   *[nobody-left] il n’y a plus personne
}
mat-face-does = { $of ->
    [slip] rien
    [weary] 1 espoir
    [exposed] 1, hors refuge
    [recall] un en Mordor
    [rout] une de l’Ombre
    [exchange] une de chaque
    [overrun] une amie
   *[nazgul] deux amies
}
mat-dice = { $of ->
    [battle] Dés de bataille : { $count }
    [search] Dés de recherche : { $count }
   *[doom] Dés à la Montagne : { $count }
}
mat-comes = { $of ->
    [clear] plus d’Ombre
    [falls] tombe
    [alone] l’Ombre reste seule
    [friends-lost] amies perdues
    [no-loss] aucune perte
    [lasts] il reste de l’espoir
   *[with-one] avec une Résistance
}
mat-spend = { $of ->
    [resistance] Une Résistance : relance un dé
    [press-die] touchez le dé
    [valor] Vaillance : troupes ôtées
    [a-troop-each] une troupe chacune
    [only-battles] en bataille seule
    [ability] Capacité : tourne ou ôte
    [die-then-face] touchez le dé, puis la face
    [falls-still] c’est perdu quand même
    [saves-place] sauve le lieu : { $chance }
    [saves-hope] sauve un espoir : { $chance }
   *[drop] Il est ôté
}
mat-spent = { $of ->
    [resistance] { $count } Résistance
    [more] { $count }
   *[troops] { $count } { $count ->
        [one] troupe
       *[other] troupes
    }
}
mat-search = { $of ->
    [a-die-each] Une recherche lance un dé par troupe de l’Ombre là
    [if] S’il est cherché,
    [lasts] il reste de l’espoir
    [unhurt] rien n’est perdu
    [no-harm] Aucune perte.
    [keeps] Espoir { $count } ou plus, si
   *[again] des dés sont relancés :
}
mat-times = { $count ->
    [1] un
    [2] deux
   *[other] trois
}
mat-deed = { $of ->
    [travel] Voyage
    [attack] Attaque
    [capture] Prise
    [muster] Levée
    [objective] Objectif
   *[ring] L’Anneau
}
mat-drawn = { $of ->
    [none] Aucun ciel obscur
    [one] Un ciel obscur
    [two] Deux ciels obscurs
   *[none-left] Plus de carte
}
mat-box = { $of ->
    [none] aucune
    [own] la nôtre
   *[practice] essai
}
mat-places = { $of ->
    [starts] Rouge : départ Ombre
    [friends] Les amies ici
   *[others] Autres
}
mat-look = { $of ->
    [peek] On regarde des cartes
    [order] Les connues, autre ordre
   *[remove] Une carte quitte la partie
}
mat-look-if = { $of ->
    [peek] depuis le dessus, une à une
    [order] la première va dessus
   *[remove] connue dessus, ou défaussée
}
mat-told = { $of ->
    [battle-told] Amies là : bataille
    [haven-lost] Un refuge est perdu
   *[amended] C’était une autre carte
}
mat-told-if = { $of ->
    [battle-told] touchez où, et combien
    [haven-lost] espoir −3
   *[amended] la suite est refaite
}
mat-haven = { $of ->
    [lost] Il est perdu
    [stood] Pas un refuge
    [falls] Un refuge tombe
   *[holds] Il tient
}
mat-sheet = { $of ->
    [turns] tours
    [flips] cartes Ombre retournées
    [lost] refuges perdus
    [captured] forteresses prises
   *[nazgul] le plus de Nazgûl avec Frodo
}
mat-haven-if = { $of ->
    [lost] Des troupes de l’Ombre, et aucune amie.
   *[holds] Des amies, pas d’Ombre, ou pas un refuge.
}
mat-throw = { $of ->
    [none] Aucun dé
    [search] Recherche : dés { $count }
    [fell] Tombés ainsi
   *[dice] Lancez { $count } { $count ->
        [one] dé
       *[other] dés
    }
}
mat-step = { $of ->
    [list] La liste
    [nine] Neuf cartes
    [begin] Début
    [actions] Actions
    [cards] Cartes joueur
    [skies] Ciel obscur
   *[shadow] Cartes Ombre
}
mat-likely = { $of ->
    [falls] tombe { $chance }
    [lost] l’Ombre seule { $chance }
    [special] une spéciale { $chance }
    [eye] l’Œil { $chance }
    [closer] plus près { $chance }
   *[deploy] vers l’Œil { $chance }
}
mat-hope = { $of ->
    [won] Espoir { $to } : gagné
    [gone] Espoir de { $from } à { $to }
    [stays] L’espoir reste { $to }
   *[falls] Espoir de { $from } à { $to }
}
mat-hope-then = { $of ->
    [won] l’Anneau est détruit
    [gone] la partie est perdue
   *[other] { $count ->
        [0] aucun Nazgûl rappelé
        [one] un Nazgûl retourne en Mordor
       *[other] { $count } Nazgûl retournent en Mordor
    }
}
mat-costs = { $to ->
    [0] espoir de { $from } à 0 : la partie est perdue
   *[other] espoir de { $from } à { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place } tombe
   *[stands] Valider ainsi
}
mat-battle-then = { $of ->
    [falls] forteresse ; espoir de { $from } à { $to }
   *[stands] { $friends ->
        [one] reste : { $friends } amie
       *[other] restent : { $friends } amies
    }, { $shadow } de l’Ombre
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Menace à la case { $space }
       *[other] { $rate } cartes par tour
    }
    [eye] { $part ->
        [title] L’Œil : { $frodo }
       *[other] il n’était pas avec Frodo : rien
    }
    [with-frodo] { $part ->
        [title] L’Œil est avec Frodo
       *[other] espoir −2
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] troupe
               *[other] troupes
            }{ $place ->
                [none] {""}
               *[other] {" "}: { $place }
            }
       *[other] en réserve : { $left }
    }
   *[missing] { $part ->
        [title] { $placed } { $placed ->
                [one] troupe
               *[other] troupes
            }{ $place ->
                [none] {""}
               *[other] {" "}: { $place }
            }
       *[other] manque { $missing } : espoir −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] La menace grandit
       *[other] case { $space } : { $rate } cartes
    }
    [with-frodo] { $part ->
        [title] L’Œil est avec Frodo
       *[other] { $frodo } : espoir −2
    }
    [eye] { $part ->
        [title] L’Œil vient
       *[other] à Frodo, { $frodo }
    }
    [fought] { $part ->
        [title] Il y a bataille
       *[other] { $place ->
                [none] tombe ?
               *[other] { $place } : tombe ?
            }
    }
    [missing] { $part ->
        [title] Troupes, manque { $missing }
       *[other] { $place ->
                [none] quel lieu ?
               *[other] { $place } : qui est là ?
            }
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] troupe
               *[other] troupes
            } en un lieu
       *[other] { $place ->
                [none] quel lieu ?
               *[other] { $place } : qui est là ?
            }
    }
    [shuffle] { $part ->
        [title] { $shuffled } cartes sur la pioche
       *[other] puis : quel dos dessus ?
    }
   *[nothing] { $part ->
        [title] Rien à mélanger
       *[other] la défausse est vide
    }
}
mat-item = { $item ->
    [1] Marqueurs : espoir { $hope }, menace au début
    [2] Les deux spéciales à la défausse
    [3] Mélangez les 48 autres cartes Ombre
    [4] { $friends } troupes amies ; 5 par armée restent
    [5] { $shadow } troupes de l’Ombre
    [6] Neuf cartes Ombre, une troupe chacune{ $flips ->
        [0] {""}
       *[other] {" "}: { $flips }
    }
    [7] Neuf Nazgûl, et l’Œil
    [8] { $objectives } objectifs, le dernier compris
    [9] { $solo ->
        [yes] Frodo et Sam à part, quatre en rang
       *[other] Personnages, deux par joueur
    }
    [10] Leurs figurines selon les cartes
    [11] { $events } événements ; { $hand } cartes par main
    [12] { $stacks } piles, un ciel obscur dans chacune
   *[13] { $solo ->
        [yes] Le plus à gauche commence
       *[other] Le plus petit numéro de région commence
    }
}
mat-stands = { $item ->
    [1] Marqueurs en place
    [2] Spéciales défaussées
    [3] La pioche est mélangée
    [4] Les amies sont là
    [5] L’Ombre est là
    [6] Neuf cartes retournées
    [7] Nazgûl et Œil sont là
    [8] Les objectifs sont là
    [9] Personnages distribués
    [10] Les figurines sont là
    [11] Les mains sont données
    [12] Les piles sont là
   *[other] On sait qui commence
}
mat-head = { $of ->
    [lies-in] Dans quelle région est { $place } ?
    [impossible] D’après tout ce qui a été vu, { $place } ne peut être là. Regardez encore.
    [eye] Où est l’Œil ?
    [moves] Quelles troupes bougent, et où ?
    [list] Mettez en place selon la liste, et cochez.
    [nine] Retournez neuf cartes : une troupe chacune. Carte { $count }.
    [begin] Où est Frodo, et qui commence ?
    [actions] Agit : { $who }. Touchez qui, et ce qui est fait.
    [where] Où va Frodo ?
    [goes] Frodo va à { $place } : nul ne le cherche là.
    [travel] Frodo va à { $place } : une Discrétion, ou une recherche ?
    [search] On cherche Frodo. Combien de troupes de l’Ombre là ?
    [battlefield] Où se bat-on ?
    [how-many] Combien de dés à { $place } ?
    [who-is-there] Qui est à { $place } ?
    [doom] Tous les autres remplis : la Montagne ?
    [draw] { $count ->
        [0] Plus de carte joueur : espoir −2.
        [one] Piochez la dernière carte joueur.
       *[other] Piochez deux cartes joueur.
    }
    [skies] Le ciel s’obscurcit : touchez le lieu de la carte.
    [skies-friends] { $count } { $count ->
        [one] troupe
       *[other] troupes
    } à { $place }. Y a-t-il des amies ?
    [throw] Lancez { $count } { $count ->
        [one] dé
       *[other] dés
    }.
    [does-it-fall] Plus d’amie à { $place }. Tombe-t-il ?
    [stands-alone] L’Ombre est seule à { $place }.
    [before] D’abord relances et Vaillance ; puis les dés comptent.
    [no-harm] Aucun espoir n’est perdu.
    [doom-dice] Espoir perdu : { $count }. Le reste décide.
    [doom-lost] Plus aucun espoir, sauf dés relancés.
    [harm] Espoir perdu : { $count }, sauf dés relancés.
    [shuffle] Mélangez { $count } cartes sur la pioche. Quel dos dessus ?
    [top] Quel dos est au-dessus de la pioche Ombre ?
    [flip] Retournez la carte du dessus, et touchez ce qui compte.
    [new] Carte nouvelle : touchez départ rouge, refuge, signe.
    [march] Rouge : la ligne de { $place } marche, le front d’abord.
    [do-they-meet] Des troupes amies sur leur chemin ? Le front d’abord.
    [choose] Choisissez où vont les Nazgûl.
    [haven] L’Ombre est-elle seule à { $place } ?
    [over] Les cartes Ombre sont finies.
    [won] L’Anneau est détruit : les joueurs gagnent.
    [meet-again] Des troupes amies ailleurs sur leur chemin ?
    [acts] Agit : { $who }.
    [turn-over] Retournez la carte du dessus.
    [darkens] Le ciel s’obscurcit : quel lieu est sur la carte ?
    [who-travels] Qui voyage ?
    [capture] Quelle forteresse est prise ?
    [muster] À qui est la troupe, et où vient-elle ?
    [objective] Quel objectif est rempli ?
    [ring] Frodo met l’Anneau.
   *[lost] L’espoir est perdu : la partie aussi.
}
mat-right = { $of ->
    [which] Que montre la table ? { $what }.
    [so] Rectifier à la main : { $what } { $from } → { $to } ?
    [title] Rectifié à la main
    [asks] Touchez ce que montre la table
    [label] { $what } { $from } → { $to }
   *[nothing-else] rien d’autre n’en résulte
}
mat-reinforced = { $troop ->
    [yes] 1 troupe à { $place }
   *[other] Aucune à { $place }
}{ $order ->
    [none] {""}
    [eye] , l’Œil à { $region }
    [closer] , { $count ->
        [one] un
       *[other] deux
    } Nazgûl plus près
   *[other] , { $count } Nazgûl à { $region }
}.
mat-special-does = { $card } : faites ce que dit la carte.
mat-still = Une autre carte, à faire à la main, ici aussi : { $what }
objective-first = premier
objective-second = deuxième
objective-third = troisième
objective-fourth = quatrième
objective-fifth = cinquième
mat-to = vers { $place }
mat-back = { $of ->
    [red] ROUGE
    [black] NOIR
   *[none] ?
}
mat-then = { $of ->
    [cards] Puis deux cartes joueur.
    [flips] Puis cartes Ombre : { $count }.
    [shuffle] Puis la défausse est mêlée à la pioche.
    [next] Puis la carte { $count } sur { $all }.
    [last] Puis la dernière carte.
    [no-supply] Plus aucune troupe : une carte qui renforce ôte 1 espoir.
    [last-supply] Plus aucune troupe : une carte qui renforce finit la partie.
    [battles] Puis bataille, front d’abord.
    [counts] Puis les dés comptent.
   *[over] Puis { $who }.
}
fate-evening-list = Votre partie : mettez en place, et touchez ce qui est fait.
fate-evening-shuffle = Mélangez les cartes Ombre. Leurs dos sont rouges ou noirs.
fate-evening-troops = Maintenant les troupes : voyez où, en bas.
fate-evening-nine = Puis neuf cartes, une à une : chacune pose une troupe sur son lieu rouge, rien d’autre.
fate-evening-actions = Touchez qui agit, et ce qui se compte : voyage, attaque, prise. Annuler défait tout.
fate-evening-draw = Piochez deux cartes joueur, et dites si le ciel s’obscurcit : la chance est à côté.
fate-evening-flip = Retournez la carte du dessus, et touchez la moitié que dit le dos suivant : rouge en haut, noir en bas.
refused-several-cards = C’est plus d’une carte (F64) : { $cards }. Dites-en plus.
    .window = Plus d’une carte s’appelle ainsi (F64). Dites-en plus : où elle va, son signe, son dos.
refused-sign-wanted = La carte de { CALLED("place", $start) } à { CALLED("place", $end) } a aussi un signe (F64) : eye, closer ou deploy.
    .window = La carte de { CALLED("place", $start) } à { CALLED("place", $end) } a aussi un signe (F64) : Œil, plus près ou vers l’Œil.
refused-back-wanted = La carte de { CALLED("place", $start) } à { CALLED("place", $end) } a aussi un dos (F64) : { CALLED("back", "red") } ou { CALLED("back", "black") }.
