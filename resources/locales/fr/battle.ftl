# Ce qu’Underhill dit de Battle of the Ring en français, lu quand il le faut ; ce que dit chaque jeu est dans house.ftl.
# Un refus dit ce qui n’est pas permis, pourquoi (avec le numéro de la règle), et que faire à la place.

## Refus selon les règles

refused-not-of-the-turn = C’est le tour de : { side } (B3). « { piece } » n’en est pas : nommez une de ses pièces.
refused-no-such-side = « { $side } » ne joue pas ce soir (B1). Les camps sont : { $sides }.
refused-not-on-map = Pas sur la carte : { piece }. S’il en est autrement, { ASK("count P = N") } le dit.
refused-no-counters = { piece } : pions en tout { $counters }, sur la carte { $now } (B14). Nommez-en moins.
refused-owed = Quelque chose est dû avant la fin de cette étape (B62).{ $paths ->
    [yes] {" "}Les Morts et Aragorn quittent les Chemins maintenant : { DEED("paths clear") } ou { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}Le Porteur de l’Anneau doit quitter { place } : { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = Jamais reconstruits (B16) : { piece }. Personnages, Elfes, Morts et Fangorn restent hors jeu ; { ASK("back P") } corrige une erreur.
refused-not-its-centre = { centre } n’est pas un centre de « { piece } » (B11). Une armée ne se construit que dans ses propres centres.
refused-not-in-the-shire = Seuls Hobbits et Hommes-Orques sont construits dans la Comté (B23), et « { piece } » n’est ni l’un ni l’autre. Nommez un autre centre.
refused-shire-is-not = La Comté appartient à : { owner } (B11). « { piece } » n’y est pas construit ; s’il en est autrement, { ASK("shire = OWNER") } le dit.
refused-sauron-in-shire = Une pièce de Sauron est dans la Comté : personne n’y construit (B12, B22). Quand elle est partie : { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = L’armée de Fangorn est à Isengard jusqu’au prochain mouvement de l’Alliance (B64). Nommez un autre centre.
refused-centre-filled = { centre } a déjà construit dans cette phase, et n’a place que pour une armée (B13). Nommez un autre centre.
refused-too-many-builds = Dans cette manche on n’en construit que { $armies } (B10) : { piece }. Nommez moins de centres.
refused-one-of-the-two = Nains ou Hobbits construisent une armée par manche, pas les deux (B13). L’un des deux a construit ; « { piece } » attend la manche suivante.
refused-nobody-lends = Personne sur la carte ne peut prêter la force elfique à « { piece } » (B33). Omettez « elven ».
refused-has-attacked = Déjà attaqué dans cette manche (B34) : { piece }. Une pièce attaque une fois ; faites-en attaquer une autre.
refused-all-have-attacked = « { piece } » avait { $armies } sur la carte au début de la phase, et toutes ont attaqué (B34). Faites attaquer une autre nation.
refused-own-side = Du même camp (B35) : { piece }. Nommez un défenseur d’un autre.
refused-fangorn-sleeps = L’armée de Fangorn dort : elle ne bouge ni ne combat (B35, B42). Elle s’éveille par { ASK("fangorn awake gandalf") }.
refused-on-the-paths = Sur les Chemins des Morts on ne fait rien (B35, B44) : { piece }. D’abord { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf s’arrête en Moria (B40). D’abord { DEED("moria out") }, dans une phase de mouvement de l’Alliance.
refused-gandalf-in-fangorn = Gandalf est encore à Fangorn (B43). D’abord { DEED("fangorn clear") }, dans une phase de mouvement de l’Alliance.
refused-too-many-attackers = { $told } attaquants ont été nommés, et une question en admet { $most } au plus (B38). Nommez-en moins.
refused-sauron-holds-shire = Une pièce de Sauron est dans la Comté (B21). Quand elle est partie : { ASK("shire left OWNER") }.
refused-nobody-left-shire = Aucune pièce de Sauron n’a été annoncée dans la Comté (B22). { DEED("shire sauron") } le dit, dans une phase de mouvement de Sauron.
refused-shire-stays = Hors des phases de mouvement de Sauron, la Comté reste à qui elle était (B22) : { owner }. Nommez ce propriétaire.
refused-woken-already = C’est déjà éveillé, et cela ne s’éveille qu’une fois (B42, B44). { DEED("undo") } annule une erreur.
refused-nobody-to-leave = Personne ne s’est éveillé là, ou tous sont partis (B43, B44). Il faut d’abord les éveiller.
refused-woke-just-now = Ils se sont éveillés dans cette phase même (B43, B44). Ils peuvent partir dans la suivante de l’Alliance.
refused-ring-is-not-theirs = Seul le Porteur de l’Alliance éveille Fangorn (B42), et l’Anneau est à : { side }. Gandalf le peut.
refused-not-on-isengard = « { piece } » ne peut être à Isengard maintenant (B41). Tant qu’il est fermé, seuls Saruman et les Hommes-Orques s’y arrêtent.
refused-in-moria-already = Gandalf est déjà en Moria (B40). { DEED("moria out") } dit qu’il la quitte.
refused-not-in-moria = Gandalf n’est pas en Moria (B40). { DEED("moria in") } dit qu’il s’y arrête.
refused-stays-in-moria = D’autres ont traversé la Moria dans cette phase : Gandalf y reste jusqu’à sa fin (B40). Il peut partir dans la suivante.
refused-holds-it = L’Anneau est déjà à ce camp (B51) : { side }. C’est un autre qui le capture.
refused-left-that-hex = Ce Porteur a quitté { place } et ne revient pas dans cet hexagone elfique (B54). Nommez un autre lieu.
refused-in-no-elven-hex = Le Porteur n’est dans aucun hexagone elfique (B54). D’abord { ASK("ring at PLACE elven") }.

## Comment les choses s’appellent

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orques
    [nazgul] Nazgûl
    [manorc] Hommes-Orques
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Nains
    [hobbit] Hobbits
    [elf] Elfes
    [dead] Morts
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] le Mal
   *[alliance] l’Alliance
}
step = { $step ->
    [build] construction
    [first] premier mouvement
    [attack] attaque
   *[second] second mouvement
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] la Comté
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Gouffre de Helm
    [iron-mountains] Monts de Fer
   *[lonely-mountain] Mont Solitaire
}
place = { $place ->
    [hex] un hexagone ordinaire
    [elven-hex-1] Hexagone elfique 1
    [elven-hex-2] Hexagone elfique 2
    [elven-hex-3] Hexagone elfique 3
    [elven-hex-4] Hexagone elfique 4
    [elven-hex-5] Hexagone elfique 5
    [elven-hex-6] Hexagone elfique 6
    [mount-doom] Montagne du Destin
    [lorien] Lórien
    [rivendell] Fondcombe
    [grey-havens] Havres Gris
    [old-forest] Vieille Forêt
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] les Hobbits
}
strength = { $strength ->
    [plain] ordinaire sur ordinaire
    [on-elven] ordinaire sur elfique
    [elven] elfique sur ordinaire
   *[both] elfique sur elfique
}
position = { $position ->
    [open] terrain nu
    [one] forteresse ou rivière
   *[both] forteresse et rivière
}
when = Manche { $round } · { $step }, { $side }
turn = Manche { $round }
pieces-of = Pièces : { side }
start = début
now = maintenant
none = aucun
nowhere = personne n’a dit où
ring-bearer = Le Porteur de l’Anneau
laid-out = { $piece ->
    [orc] { $count } Orques
    [nazgul] Le Nazgûl
    [manorc] { $count } Hommes-Orques
    [saruman] Saruman
    [hobbit] { $count } Hobbits
    [dwarf] { $count } Nains
    [elf] { $count } Elfes
    [rohan] { $count } armées du Rohan
    [gondor] { $count } armées du Gondor
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] L’armée de Fangorn
    [dead] { $count } armées des Morts
   *[ring-bearer] Le Porteur de l’Alliance
}
laid-where = { $piece ->
    [orc] un sur chaque hexagone à étoile ou couronne rouge
    [nazgul] sur l’hexagone marqué N
    [manorc] un sur chaque hexagone à étoile noire
    [saruman] à Isengard
    [hobbit] dans la Comté, un sur chaque hexagone à triangle bleu
    [dwarf] au Mont Solitaire et dans les Monts de Fer, un sur chaque hexagone à carré ou couronne bleus
    [elf] un sur chaque hexagone jaune
    [rohan] une sur chacun de leurs hexagones à cercle ou couronne bleus
    [gondor] une sur chacun de leurs hexagones à étoile ou couronne bleues
    [aragorn] sur l’hexagone marqué A
    [gandalf] sur l’hexagone à la rune G
    [fangorn] endormie, sur l’hexagone Fangorn
    [dead] endormies, sur les Chemins des Morts
   *[ring-bearer] sur l’hexagone marqué R de la Comté
}

## Ce qu’apprend la table

lapsed = Non construit, et perdu : { $armies }.
unticked = Pas coché dans la mise en place : { $items }.
elven-hexes = { $elven ->
    [yes] Une armée elfe est revenue : les hexagones elfiques le sont de nouveau.
   *[no] La dernière armée elfe est partie : les hexagones elfiques sont désormais ordinaires.
}
cell = { $strength }, { $position } : attaquant { $attacker ->
    [1] jamais éliminé
    [2] éliminé sur 2
   *[other] éliminé de 2 à { $attacker }
}, défenseur éliminé { $defender ->
    [12] sur 12
   *[other] de { $defender } à 12
}
said-dice = Dés : { $dice }
said-attacked = { $sum } : { $outcome ->
    [attacker-out] l’attaquant est éliminé
    [defender-out] le défenseur est éliminé
   *[nothing] rien ne se passe
}
said-out = Éliminé : { $piece } ; il en reste { $now } sur { $counters }
said-escape = Le nouveau Porteur peut avancer aussitôt de { $hexes } hexagones
said-round = Un hexagone elfique : manche { $round } sur 2
said-woken = L’armée de Fangorn est à Isengard, désormais ouvert à tous
said-dead = Les Morts sont éveillés : avec Aragorn ils partent à la prochaine phase de mouvement, ou sont éliminés
said-ring = L’Anneau : { side }
said-rests = Le tour du Porteur finit ici : { $place }
said-stays = Fins de tour dans cet hexagone elfique : { $count }
said-gandalf = Gandalf n’est ni en Moria ni à Fangorn
said-step = Maintenant : { step }, { side }

## Ce que font les mains

host-setup = Tous les pions sont sur leurs hexagones marqués, Fangorn et les Morts endormis. { DEED("begin") } commence la manche 1.
host-build = { $side } construit : { $builds }. Ce qui n’est pas construit maintenant est perdu.
host-builds = { $piece } ({ $armies })
host-built = { $side } n’a plus rien à construire.
host-escape = L’Anneau est capturé. Retirez le ravisseur ({ $piece }) et l’ancien Porteur ; placez-y le nouveau ({ $side }) : { $place }. Il peut avancer aussitôt de 3 hexagones au plus : { ASK("ring at PLACE") }.
host-first = { $side } bouge, chaque pièce une fois.
host-attack = { $side } attaque : nommez attaquant et défenseur, ou passez au second mouvement.
host-second = { $side } bouge encore, chaque pièce une fois.
host-over = { $side } gagne : { $line ->
    [goal] le Porteur est à son but, { $place }.
    [capture-on-goal] l’Anneau a été capturé au but, { $place }.
    [saruman-himself] Saruman lui-même a rejoint l’Anneau.
   *[tables-word] la table le dit.
}
remind-paths = Les Morts et Aragorn quittent maintenant les Chemins par le sud, ou sont éliminés.
remind-ring = Le Porteur doit avoir quitté { $place } à la fin de ce tour.
remind-still = Le Porteur est-il toujours ici : { $place } ? Si oui, { DEED("done") } ; sinon, d’abord { ASK("ring at PLACE") }.
remind-stay = Le Porteur ({ $place }) : manche { $round } sur 2.
remind-fangorn = Qui a éveillé Fangorn part dès qu’un chemin est libre.
remind-shire = La pièce de Sauron reste-t-elle dans la Comté ?
remind-moria = D’autres l’ont traversée : Gandalf reste en Moria jusqu’à la fin de cette phase.

## Boutons

deed-begin = Commencer la manche 1
chip-players = { $players ->
    [2] À deux joueurs
   *[3] À trois joueurs
}
chip-done = Suite : { $to }
chip-attack = Attaque …
chip-odds = Probabilités de plusieurs …
chip-another = et un autre
chip-on = contre { $piece }
chip-ring-at = Le Porteur est à …
chip-ring-taken = L’Anneau est capturé par …
deed-shire-entered = Dans la Comté : { NAMED("side", $it) }
deed-shire-left = La Comté est laissée à : { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf éveille Fangorn
chip-fangorn-ring = Le Porteur éveille Fangorn
deed-fangorn-clear = On a quitté Fangorn
deed-paths-awake = Aragorn éveille les Morts
deed-paths-clear = On a quitté les Chemins
deed-paths-lost = Pas d’issue aux Chemins
deed-moria-in = Gandalf s’arrête en Moria
deed-moria-out = Gandalf quitte la Moria
deed-moria-passed = La Moria est traversée
chip-lent = force elfique prêtée
chip-elven-hex = un hexagone elfique
chip-another-elven-hex = un autre hexagone elfique
chip-an-elven-hex = un hexagone elfique
chip-fortress = forteresse
chip-river = rivière
chip-roll = lancer
chip-dice = dés
do-begin = « { deed-begin } »
do-done = Entrée
do-paths-clear = « { deed-paths-clear } »
do-paths-lost = « { deed-paths-lost } »
do-moria-in = « { deed-moria-in } »
do-moria-out = « { deed-moria-out } »
do-fangorn-clear = « { deed-fangorn-clear } »
ask-fangorn-awake-gandalf = « { chip-fangorn-gandalf } »
ask-ring-at-place = « { chip-ring-at } »
ask-ring-at-place-elven = « { chip-ring-at } »
do-shire-sauron = « Dans la Comté : Sauron »
ask-shire-left-owner = « La Comté est laissée à : … »
ask-shire-owner = à qui est la Comté, tapé shire = OWNER
ask-count-p-n = son nombre parmi les pistes
ask-back-p = son + parmi les pistes
deed-done = Fin de l’étape
deed-tick = Mise en place : { $item }
deed-build = Construit : { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } contre { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = L’Anneau pris par : { NAMED("piece", $it) }
deed-ring-at = Le Porteur : { $place }
deed-phase = On en est à : manche { $round }, { $step }, { $side }
deed-lost = Perdu : { $piece }
deed-back = De retour : { $piece }
deed-count = { $piece } : { $by }
deed-over = La table dit : { $side } gagne
hint = { $step ->
    [setup] numéro ou nom
    [build] 1 2 : les deux premiers hexagones
    [attack] qui, contre qui, forteresse
   *[other] ring at …
}
head-attack = L’attaque
head-builds = Constructions
head-once = Une seule fois, et échéances
head-odds = La chance qu’un défenseur tombe en une, deux et trois attaques ; dessous, combien d’attaques suffisent pour 50 et pour 90 sur 100
asked-odds = { $defender }, éliminé : { $chance }. Attaquants perdus en moyenne : { $lost }. Sans perte : { $clean }.
    .window = { $defender }, éliminé : { $hundred } sur 100. Attaquants perdus en moyenne : { $lost }. Sans perte : { $sure } sur 100.
asked-order = Dans un autre ordre seuls { $lost } sont perdus : { $order }.
asked-need = { $attacker } contre { $defender } : { $count ->
    [one] une telle attaque l’élimine
   *[other] { $count } telles attaques l’éliminent
} avec au moins { $percent } %.
asked-march = { $piece } : hexagones { $hexes }, phases de mouvement { $phases }.
asked-builds = { $piece } ({ $armies }) : { $centres }
nothing-to-build = rien à construire maintenant
print-bounds = La somme de deux dés : l’attaquant est éliminé jusqu’au premier nombre, le défenseur à partir du second
print-builds = Armées (pions) : à la manche 2 · 3 · 4 et après · centres

## La table dessinée

one = { $piece ->
    [orc] Orque
    [nazgul] Nazgûl
    [manorc] Homme-Orque
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Nain
    [hobbit] Hobbit
    [elf] Elfe
    [dead] Morts
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] l’Orque
    [nazgul] le Nazgûl
    [manorc] l’Homme-Orque
    [saruman] Saruman
    [gondor] le Gondor
    [rohan] le Rohan
    [dwarf] le Nain
    [hobbit] le Hobbit
    [elf] l’Elfe
    [dead] les Morts
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
mat-who = Qui attaque ?
mat-whom = Qui est attaqué ?
mat-may-lend = À côté : { $lenders } ?
mat-lends = Prêtée par : { $lenders }
mat-strength = Force elfique
mat-itself = Elfique par soi-même
mat-lent-to = prêtée : { $one }
mat-press = Touchez ce qui est vrai.
mat-sum = Lancés sur la table ? Touchez la somme.
mat-faces = { $sum } : quelles faces ?
mat-chances = { $count ->
    [1] une attaque { $one } sur 100
    [2] une attaque { $one } · deux { $two } sur 100
   *[other] une attaque { $one } · deux { $two } · trois { $three } sur 100
}
mat-several = Attaquants perdus en moyenne : { $lost } · sans perte : { $clean } sur 100
mat-out = { $one } : hors jeu
mat-out-chance = { $one } hors jeu : { $chance } sur 100
mat-nothing = rien
mat-may = Peuvent encore attaquer
mat-not = Pas maintenant : { $why }
mat-why = { $why ->
    [asleep] endormis
    [paths] sur les Chemins
    [moria] en Moria
   *[fangorn] à Fangorn
}
mat-throw = Lancer les dés
mat-attack-so = Attaque : { $attack }
mat-which-sum = Quelle somme ?
mat-which-faces = Quelles faces ?
mat-which-centre = Quel centre ?
mat-leave = Les laisser
mat-or = ou
mat-either = l’un des deux
mat-builds = { $left ->
    [0] rien de plus
    [one] encore une armée
   *[other] encore { $left } armées
}
mat-built-or-gone = À construire maintenant, sinon perdu pour cette manche
mat-built = construit
mat-lost = { $armies ->
    [one] une est perdue si non construite
   *[other] { $armies } sont perdues si non construites
}
mat-lost-anyway = { $can } à construire, { $lost } perdu quand même
mat-no-room = { $armies ->
    [one] une est perdue : ni centre ni pion libre
   *[other] { $armies } sont perdues : ni centre ni pion libre
}
mat-never = Jamais reconstruits
mat-empty = L’hexagone doit être vide : regardez la table.
mat-leaving = { $armies ->
    [one] Une non construite : elle est perdue.
   *[other] { $armies } non construites : elles sont perdues.
}
mat-map = Sur la carte
mat-hollow = creux : reconstructible
mat-asleep = endormi
mat-bearer = Porteur
mat-once = L’une de ces choses est arrivée ? Touchez-la.
once = { $place ->
    [shire] la Comté
    [moria] Moria
    [fangorn] Fangorn
    [paths] les Chemins
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] qui y est ?
    [moria] qu’est-il arrivé ?
    [fangorn] qui l’éveille ?
   *[paths] une issue, ou non ?
}
once-gone = est-elle partie ?
once-destroyed = y fut-elle détruite ?
once-did = { $what } ?
once-stands = { $is ->
    [sauron] une pièce de Sauron
    [gandalf] Gandalf y est
    [nobody] personne
    [fangorn] l’armée de Fangorn
    [open] ouvert à tous
    [saruman] Saruman seul
    [asleep] endormis
    [awake] éveillés
   *[closed] fermé
}
mat-whose = La pièce de Sauron est partie : à qui est la Comté maintenant ?
mat-which = Qu’était-ce ?
mat-stood = Fangorn va aussitôt à Isengard : qui s’y trouvait ?
mat-who-stood = Qui s’y trouvait ?
mat-nobody = personne
mat-stands = Où se trouve le Porteur ?
mat-where = Où se trouve-t-il ?
mat-two-rounds = deux manches là
mat-rounds-over = deux manches passées
mat-which-name = Tapez le nom
mat-round = Elfique : manche { $round } sur 2
mat-left = quitté : plus de retour
mat-which-elven = Quel hexagone elfique ?
mat-wins = { side } gagne
mat-himself = Saroumane vient à lui
mat-taken = L’Anneau est à : { $side }. L’une de ces pièces est-elle venue au Porteur ? Touchez-la.
mat-bearer-of = Porteur : { side }
mat-off = hors de la carte
mat-off-for-now = hors jeu ; reconstructible
mat-off-for-good = hors jeu pour toujours
mat-run = et maintenant trois hexagones au plus, aussitôt
mat-after = Où se trouve-t-il après sa course ?
mat-still = toujours : { $place }
mat-had = Qui a eu l’Anneau
mat-rounds = { $side }, { $one ->
    [yes] manche { $from }
   *[no] manches { $from } à { $to }
}
mat-goes-over = L’Anneau change de main
mat-where-it-wins = Où il gagne
mat-goal = { $side ->
    [sauron] à Barad-dûr
    [saruman] à Isengard, ou Saruman dessus
    [evil] à Barad-dûr
   *[alliance] à la Montagne du Destin
}
mat-not-captured = Il n’a pas été capturé
mat-turn = Ce tour
mat-then = { $step ->
    [build] construire ; puis bouger, attaquer, bouger encore
    [first] bouger ; puis attaquer, et bouger encore
    [attack] attaquer, chaque pièce une fois ; puis bouger encore
   *[second] second mouvement ; puis le camp suivant
}
mat-attacks = { $count } attaques
mat-open = terrain nu
mat-turn-out = { $one } : éliminé
mat-table = À cette table : touchez un camp, tapez le nom
mat-dice-app = Le programme lance, ou vous lancez et touchez la somme. Pions et carte sont sur la table.
mat-dice-hand = Vous lancez les dés : touchez leur somme. Les pions et la carte sont sur la table.
mat-ticked = { $ticked } sur 14 en place
mat-ticks = { $ticked ->
    [0] Touchez ce qui est en place, ou commencez.
    [14] Tout est en place : commencez.
   *[other] Touchez ce qui est en place, ou commencez : ce qui n’est pas coché sera nommé.
}
mat-before = Avant la fin de ce tour
owed-nothing = Rien n’est dû.
owed-ring = Le Porteur doit quitter : { $place }
owed-ring-more = deux manches y sont passées ; plus de retour
owed-stay = Le Porteur peut rester : { $place }
owed-stay-more = { mat-round }
owed-paths = Les Morts partent vers le sud
owed-paths-more = avec Aragorn, ou tous trois sont éliminés
owed-still = Toujours ici : { $place } ?
owed-still-more = Entrée dit oui ; sinon touchez où il se trouve
owed-fangorn = Qui a éveillé Fangorn en part
owed-fangorn-more = dès qu’un chemin est libre ; touchez alors Fangorn
owed-shire = La pièce de Sauron est dans la Comté
owed-shire-more = si elle part, touchez la Comté ; sinon, rien
owed-moria = Gandalf reste en Moria
owed-moria-more = d’autres l’ont traversée à cette phase
mat-moved = Mouvement fait
mat-moved-still = Fait ; toujours : { $place }
mat-piece-out = Une pièce est éliminée …
mat-right = Corriger …
mat-which-out = Quelle pièce est éliminée ? Touchez-la.
mat-which-back = Quelle pièce revient ? Touchez-la.
mat-which-wrong = Qu’est-ce qui est faux ? Touchez-le.
mat-what-wrong = Qu’est-ce qui est faux ?
mat-how-is = Qu’en est-il vraiment ?
mat-which-piece = Quelle pièce ?
mat-number = Combien sur la carte : { $piece } ?
mat-how-many = Combien ?
mat-won-by = { $line ->
    [goal] le Porteur est à son but : { $place }
    [capture-on-goal] l’Anneau a été capturé au but : { $place }
    [saruman-himself] Saruman est venu lui-même à l’Anneau
   *[tables-word] la table le dit
}
mat-wall-owed = Avant la fin de ce tour : { $owed }
put = { $piece } : { $centres }
host-put = Placez sur la carte – { $armies }. { $left ->
    [0] Plus rien à construire.
    [one] Encore une à construire.
   *[other] Encore { $left } à construire.
}
host-off = Retirez { $piece ->
    [gondor] une armée du Gondor
    [rohan] une armée du Rohan
    [dead] une armée des Morts
   *[other] { $the }
}.{ $last ->
    [yes] {" Les cases elfes sont ordinaires désormais."}
   *[no] {""}
}
host-nothing = { $sum } : rien ne se passe.
host-on = { $attacker } contre { $the }, { $ground }
ground = { $ground ->
    [open] terrain nu
    [fortress] forteresse
    [river] rivière
   *[both] forteresse et rivière
}
host-takes = { $attacker } contre { $the }, { $ground } : pris à { $from } ou plus.
mat-when = Manche { $round } · { $side }
now-set-up = Posez chaque pion sur son hexagone marqué{ $far ->
    [yes] .
   *[no] {", et touchez-le ici."}
}
now-build = Posez chaque nouvelle armée sur un centre libre{ $far ->
    [yes] .
   *[no] {", et touchez-le ici."}
}
now-first = Bougez vos pièces, chacune une fois, selon son nombre.
now-second = Bougez encore, chaque pièce selon son nombre.
now-name = Qui joue { $side } ? Tapez le nom.
now-paths = Bougez ; Aragorn et les Morts quittent maintenant les Chemins vers le sud.
now-leaves = Bougez encore ; le Porteur quitte { $place } maintenant.
now-woken = Mettez l’armée de Fangorn sur l’Isengard ; puis bougez encore.
now-lost = Retirez Aragorn et les Morts ; puis bougez encore.
now-attack = Qui attaque qui ?{ $far ->
    [yes] {""}
   *[no] {" Touchez qui."}
}
now-whom = { $one } attaque qui ?{ $far ->
    [yes] {""}
   *[no] {" Touchez-le."}
}
now-unticked = N’est plus coché : { $item }. Touchez-le encore pour le cocher.
now-asleep = { $piece ->
    [dead] Les Morts dorment : Aragorn les éveille sur les Chemins. Touchez alors les Chemins, plus bas.
   *[fangorn] L’armée de Fangorn dort : Gandalf ou le Porteur de l’Alliance l’éveille. Touchez alors Fangorn, plus bas.
}
now-nothing = { $place ->
    [moria-passed] D’autres sont passés : Gandalf reste en Moria jusqu’à la fin de cette phase.
    [moria-lost] Gandalf n’est plus : l’Alliance ne passe plus la Moria, les autres comme ils veulent.
    [paths-lost] Aragorn ou les Morts ne sont plus : nul ne s’éveille sur les Chemins.
    [moria] Gandalf ne s’arrête pas en Moria pour l’heure : rien à en dire.
    [shire] Rien à dire de la Comté pour l’heure : qui y finit un mouvement sera demandé alors.
    [fangorn-moria] Gandalf est en Moria : qu’il en sorte d’abord, puis il peut éveiller Fangorn.
    [fangorn] Rien à dire de Fangorn pour l’heure : il s’éveille une fois, aux mouvements de l’Alliance.
    [paths] Rien à dire des Chemins pour l’heure : aux mouvements de l’Alliance, Aragorn éveille les Morts une fois.
   *[isengard] L’Isengard s’ouvre de lui-même quand Fangorn s’éveille : rien à en dire.
}
now-odds = { $far ->
    [yes] Probabilités : qui attaquerait qui ?
   *[no] Probabilités : appuyez sur ceux qui attaqueraient, l’un après l’autre, puis sur l’attaqué.
}
now-captured = Retirez { $the } et l’ancien Porteur. Le nouveau est là : { $place }.
battle-evening-setup = Disposez élément par élément ; Entrée coche ce qui est en place, le toucher aussi.
battle-evening-ring = Le Porteur en dernier : toute la partie tourne autour de sa place.
battle-evening-begin = Tout est en place. Entrée : manche 1, Sauron bouge le premier.
battle-evening-move = Bougez le rouge sur la carte, chaque pièce une fois selon son nombre ; puis Entrée.
battle-evening-attack = Attaque : touchez qui et sur qui, puis ce qui est vrai, et lancez ; Entrée : aucune.
battle-evening-again = Bougez encore une fois ; puis c’est à Saruman, et la partie est à vous.

## État et feuille

status-piece = { $piece } : { $now } sur { $counters }
status-out = Hors du jeu pour de bon : { $pieces }
status-ring = L’Anneau : { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(elfique, manche { $round } sur 2)
}
status-shire = La Comté : { $owner }{ $sauron ->
    [yes] , une pièce de Sauron s’y trouve
   *[no] {""}
}
status-isengard = Isengard : { $open ->
    [yes] ouvert à tous
   *[no] Saruman et Hommes-Orques seulement
}
status-fangorn = Fangorn : { $is ->
    [asleep] endormi
    [awake] éveillé
   *[closed] fermé
}
status-paths = Chemins des Morts : { $are ->
    [asleep] endormis
    [awake] éveillés
   *[closed] fermés
}
status-gandalf = Gandalf : { $at ->
    [moria] en Moria
   *[fangorn] à Fangorn
}
sheet-rounds = Manches : { $rounds }
sheet-piece = { $piece } : construits { $built }, perdus { $lost }, restants { $left }
sheet-ring = L’Anneau : { $side }, depuis : { $from }, jusqu’à : { $to }{ $cost ->
    [none] {""}
   *[other]  ; sa capture a coûté : { $cost }
}
marked = l’Anneau capturé
sheet-shire = La Comté : { $owner }, depuis : { $from }
stands-setup = en préparation
battle-figures = manches : { $rounds } ; l’Anneau tenu en dernier par : { $holder } ; captures : { $captures }
battle-totals = Battle of the Ring : { $games } ; gagnées par Sauron { $sauron }, Saruman { $saruman }, le Mal { $evil }, l’Alliance { $alliance } ; captures : { $captures }

## Aide

help = P est une pièce (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S un camp, OWNER hobbits ou saruman, N un nombre. Tout début unique d’un nom suffit. « ! » à la fin vaut sur la parole de la table.
help-new = Commence une partie à trois joueurs, ou à deux.
help-setup = Énumère ce qui se trouve où avant le début, et ce qui en est coché.
help-tick = Coche un point de la mise en place, ou retire la coche.
help-begin = Commence la manche 1.
help-done = Termine l’étape. Ce qui n’est pas construit est perdu ; ce qui est dû se dit d’abord.
help-build = Construit une armée d’une nation dans chaque centre nommé.
help-builds = Liste ce qui peut encore être construit.
help-attack = Une pièce en attaque une autre : « elven » pour une force prêtée, « fortress » et « river » pour la place du défenseur ; puis les dés de la table, ou « roll ».
help-ring = Qui tient l’Anneau. « taken P » : une pièce l’a capturé ; « at PLACE » : où est le Porteur, « elven » si c’est un hexagone elfique ; « stay N » et « = S » le corrigent.
help-shire = À qui est la Comté. Un camp : sa pièce s’y trouve à la fin d’une phase de mouvement ; « left OWNER » : la pièce de Sauron est partie.
help-fangorn = Gandalf ou le Porteur éveille Fangorn, qui va à Isengard par-dessus ce qui s’y trouve ; « clear » : qui l’a éveillé est parti.
help-paths = Aragorn éveille les Morts ; à la phase de mouvement suivante ils partent (« clear ») ou sont perdus.
help-moria = Gandalf s’arrête en Moria ou la quitte ; « passed » : quelqu’un la traverse.
help-isengard = Si chacun peut s’arrêter à Isengard.
help-lost = L’une d’elles est éliminée, sur la parole de la table.
help-back = L’une d’elles est revenue, sur la parole de la table.
help-count = Combien sont sur la carte, ou combien il y en a sur la parole de la table.
help-odds = La chance de ces attaques sur un défenseur, dans cet ordre, leur coût, et l’ordre qui coûte le moins.
help-need = Combien de telles attaques il faut pour tel pourcentage.
help-march = Combien de phases de mouvement il faut pour tant d’hexagones.

## Règles par numéro

rule-b1 = À trois on joue Sauron, Saruman et l’Alliance ; à deux, le Mal a les deux premiers.
rule-b2 = Toutes les pièces commencent sur leurs hexagones marqués, le Porteur dans la Comté, Fangorn et les Morts endormis.
rule-b3 = Une manche : Sauron, Saruman, Alliance ; à deux le Mal, l’Alliance.
rule-b4 = Un tour : construction (pas à la manche 1), premier mouvement, attaque, second mouvement.
rule-b5 = À chaque phase de mouvement bougent autant de pièces qu’on veut, chacune selon son nombre.
rule-b6 = Une pièce par hexagone, sauf qui est auprès de Fangorn endormi ou des Morts.
rule-b10 = Les Orques construisent 1 à la manche 2, 2 à la manche 3, puis 3 ; les Hommes-Orques 2 ; Gondor 1 ; Rohan 1 ; Nains ou Hobbits 1.
rule-b11 = Les armées ne se construisent que dans leurs propres centres.
rule-b12 = Le centre doit être vide.
rule-b13 = Une armée par centre et phase ; des Nains et Hobbits une en tout.
rule-b14 = Jamais plus d’armées que de pions.
rule-b15 = Ce qui n’est pas construit dans sa manche est perdu.
rule-b16 = Personnages, Elfes, Morts et Fangorn ne reviennent jamais.
rule-b17 = Une nation qui n’a plus rien construit de nouveau dès qu’un centre est vide.
rule-b18 = À deux, le Mal construit pour les Orques et pour les Hommes-Orques, chacun selon ses nombres.
rule-b20 = La Comté est aux Hobbits au début, et le reste quand elle est vide.
rule-b21 = Une pièce de Saruman ou de l’Alliance qui s’y trouve à la fin d’une de ses phases de mouvement la prend.
rule-b22 = Tant qu’une pièce de Sauron s’y trouve personne ne construit ; quand elle part, son joueur dit à qui est la Comté. Détruite là, rien ne change.
rule-b23 = Seuls Hobbits et Hommes-Orques sont construits dans la Comté.
rule-b30 = Deux dés, dont la somme se lit selon la position et les forces : l’attaquant est éliminé, le défenseur l’est, ou rien.
rule-b31 = Seule compte la position du défenseur : une forteresse, et une rivière que l’attaque traverse.
rule-b32 = Elfiques par eux-mêmes : les Elfes, Fangorn éveillé, Gandalf, le Nazgûl.
rule-b33 = La force elfique se prête à une pièce voisine : par Gandalf et le Nazgûl aux pièces de leur joueur, par Aragorn à Gondor et aux Morts, par Saruman aux Hommes-Orques.
rule-b34 = Chaque pièce attaque une fois par manche, et peut être attaquée autant de fois qu’on veut.
rule-b35 = Les Porteurs, qui dort, et qui est dans la Montagne du Destin, à Fangorn, sur les Chemins ou en Moria n’attaquent pas et ne sont pas attaqués.
rule-b36 = Qui est éliminé est enlevé ; personnages, Elfes, Morts et Fangorn pour de bon.
rule-b37 = Les attaques se lancent une à une, et l’attaquant peut s’arrêter après chacune.
rule-b38 = Plusieurs attaques : l’ordre ne change pas la chance, mais elfique d’abord et sans rivière d’abord perd le moins.
rule-b40 = Seul Gandalf s’arrête en Moria ; alors l’Alliance la traverse, et il y reste jusqu’à la fin de cette phase.
rule-b41 = Jusqu’à la venue de Fangorn, seuls Saruman et les Hommes-Orques s’arrêtent à Isengard.
rule-b42 = Fangorn s’éveille quand Gandalf ou le Porteur de l’Alliance y finit une phase de mouvement, et va à Isengard ; ce qui s’y trouve est éliminé.
rule-b43 = Qui l’a éveillé part à la première occasion ; puis Fangorn est fermé.
rule-b44 = Aragorn éveille les Morts sur leurs Chemins. À la phase de mouvement suivante de l’Alliance tous partent au sud, ou sont éliminés.
rule-b45 = Éveillés, les Morts sont comme Gondor : Aragorn leur prête sa force.
rule-b46 = La sixième armée elfe éliminée, les hexagones elfiques sont ordinaires.
rule-b47 = Seul le Porteur de l’Anneau entre dans la Montagne du Destin.
rule-b50 = L’Alliance tient l’Anneau au début.
rule-b51 = Qui vient sur l’hexagone du Porteur capture : les deux sont enlevés, et le Porteur du vainqueur s’y place.
rule-b52 = Le nouveau Porteur peut aussitôt bouger de 3 hexagones au plus.
rule-b53 = Un Porteur ne combat personne, et n’est jamais détruit.
rule-b54 = Deux manches au plus dans un hexagone elfique, et jamais de retour ; un autre en donne deux de plus.
rule-b55 = La table dit où est le Porteur : comptent les hexagones elfiques et les lieux où il gagne.
rule-b56 = Sauron gagne à Barad-dûr, Saruman à Isengard ou lui-même sur l’hexagone d’un Porteur, l’Alliance à la Montagne du Destin.
rule-b57 = À deux, le Mal ne gagne qu’à Barad-dûr.
rule-b60 = Le programme tire deux dés pour une attaque.
rule-b61 = La table a raison : elle corrige les nombres, l’Anneau, la Comté et tout le reste.
rule-b62 = Ce qui est dû se dit avant la fin de l’étape.
rule-b63 = Chance : défenseurs éliminés et pièces perdues aux dés, contre ce que donnait la table.
rule-b64 = L’armée de Fangorn est à Isengard de son éveil à la prochaine phase de mouvement de l’Alliance : personne n’y construit tant qu’elle y est.
rule-b65 = La mise en place est une liste de 14 points à cocher ; ce qui n’est pas coché est nommé au début.
rule-b66 = Les six hexagones elfiques sont elven-hex-1 à elven-hex-6, ou portent les noms que la table leur donne.

## Sur toutes les parties

ended-sauron = Sauron a gagné
ended-saruman = Saruman a gagné
ended-alliance = L’Alliance a gagné
ended-evil = Le Mal a gagné
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = l’Alliance
seat-evil = le Mal
counted-rounds = Manches
counted-captures = Captures de l’Anneau
counted-victory = Type de victoire
victory-goal = l’Anneau au but
victory-capture = capturé au but
victory-saruman = Saruman en personne
victory-word = sur parole de la table
counted-holder = Qui tenait l’Anneau à la fin
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = l’Alliance
holder-evil = le Mal
luck-sauron-out = Éliminés par Sauron
luck-sauron-lost = Perdus par Sauron
luck-saruman-out = Éliminés par Saruman
luck-saruman-lost = Perdus par Saruman
luck-alliance-out = Éliminés par l’Alliance
luck-alliance-lost = Perdus par l’Alliance
luck-evil-out = Éliminés par le Mal
luck-evil-lost = Perdus par le Mal
