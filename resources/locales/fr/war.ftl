# Ce qu’Underhill dit en français de La Guerre de l’Anneau.

war-name = La Guerre de l’Anneau
war-figures = tours : { $turns } · Corruption { $corruption }
war-totals = La Guerre de l’Anneau : { $games } ; gagnées par les Peuples Libres { $free }, par l’Ombre { $shadow }
war-lingered = W45 : en Mordor, ni déplacée ni cachée ; Corruption { $corruption }
war-no-result = La dernière partie posée ici n’était pas une partie finie de La Traque de l’Anneau. Dites quels jetons il y a : tokens=S,F.

## Ce que les mains font maintenant

host-setup = Installez le plateau ; puis { DEED("begin") }.
host-draw = Reprenez tous les dés d’Action, videz la Réserve de Traque, piochez une carte de chaque paquet ; puis { DEED("done") }.
host-battle = { $kind }, round { $round } : lancez les dés sur la table et dites le round ; ou la bataille est finie.
host-fellowship = { $gates ->
    [yes] Les Peuples Libres peuvent déclarer la Communauté, choisir le Guide, entrer en Mordor ; puis { DEED("done") }.
    [in] Les Peuples Libres peuvent choisir le Guide ; puis { DEED("done") }.
   *[no] Les Peuples Libres peuvent déclarer la Communauté ou choisir le Guide ; puis { DEED("done") }.
}
host-allocation = L’Ombre pose de { $least } à { $most } dés dans la Réserve de Traque : { ASK("allocate N") }.
host-roll = Lancez { $free } dés des Peuples Libres et { $shadow } de l’Ombre.
host-actions = { $side ->
    [free] Les Peuples Libres agissent : utilisez un dé. { $free } contre { $shadow }.
    [shadow] L’Ombre agit : utilisez un dé. { $shadow } contre { $free }.
   *[other] Plus aucun dé ; { DEED("done") } termine les actions.
}
host-hunt-roll = L’Ombre traque : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à +{ $bonus }. Dites quelles conditions sont remplies.
host-hunt-tile = Piochez un pion de Traque.
host-hunt-damage = Dégâts { $damage } : une carte, le Guide, une perte ; le reste par l’Anneau porte la Corruption à { $corruption }.
host-hunt-reveal = La Communauté est révélée : sa figurine avance { $progress ->
    [one] d’une région
   *[other] de { $progress } régions
} au plus, pas dans un refuge.
host-over = La partie est finie. { $side ->
    [free] Les Peuples Libres ont gagné.
   *[other] L’Ombre a gagné.
}
remember-heal = Déclarée dans un refuge, elle guérit 1 Corruption.
remember-pass = Les Peuples Libres peuvent passer.
remember-mordor = En Mordor, elle ne s’est ni déplacée ni cachée ce tour-ci.
remember-captures = Toutes les prises sont-elles notées ?
remember-hand = Une main dépasse 6 cartes.
remember-guide = Guides possibles, du même Niveau : { $names }.
remember-allocation = Un dé des Peuples Libres est revenu de la Réserve : au moins { $least }, au plus { $most }.
remember-dice = Dés à partir de ce tour : Peuples Libres { $free }, Ombre { $shadow }.
remember-minion = Venue possible par un Recrutement : { $names }.
remember-passive = Nations passives, à éveiller pour aller plus loin : { $nations }.
remember-ring = Un Anneau elfique peut encore changer un dé ce tour-ci.
remember-points = { $side ->
    [free] Les Peuples Libres ont { $points } points sur 4.
   *[other] L’Ombre a { $points } points sur 10.
}

## Le rapport

fact-progress = Progression : { $progress }
fact-box = Réserve de Traque : Ombre { $shadow }, Peuples Libres { $free }
fact-rings = Anneaux elfiques : Peuples Libres { $free }, Ombre { $shadow }
fact-dice = { $side }, dés : { $dice }
fact-tiles = { $heap ->
    [pool] Dans le sac
    [drawn] Piochés
    [waiting] En attente du Mordor
   *[out] Hors du jeu
} : { $tiles }
fact-nation = { $nation } : { $step ->
    [0] en guerre
   *[other] cases avant la guerre : { $step }
}{ $active ->
    [yes] {""}
   *[no] , passive
}
fact-hand = { $side } : cartes en main { $hand }, paquet Personnage { $character }, paquet Stratégie { $strategy }
fact-in-play = En jeu : { $people }
fact-on-map = Sur la carte : { $people }
fact-lost = Perdus : { $people }
fact-tokens = { $side }, jetons d’Action : { $tokens }
fact-figures = { $nation } : réserve { $reserve }, morts { $dead }
report-turns = Tours : { $turns }
report-corruption = Corruption : { $corruption }
report-first-box = Dés de l’Ombre dans la Réserve de Traque après le premier jet : { $dice }
report-crowned = { $turn ->
    [0] Aragorn n’est jamais venu.
   *[other] Aragorn est venu au tour { $turn }.
}
report-taken = { $side }, prises : { $regions }
report-tokens = Jetons utilisés : { $tokens }
report-token = { $side } ({ $token })

## La fenêtre

do-begin = « { chip-begin } »
do-done = le bouton doré
ask-allocate-n = choisissez un des nombres
ask-activate-nation = « activate { $nation } », tapé
ask-battle-kind = « { chip-battle } »
ask-damage-n = « damage = N », tapé
ask-hand-side-discard-character = un des boutons pour une carte
ask-hand-side-h = « hand SIDE = H », tapé
ask-mordor-n = « mordor = 0 », tapé
ask-mordor-off = « mordor off », tapé
ask-odds-mordor = « odds mordor », tapé
ask-skip-r = touchez-en un, puis « { can-skip } »
ask-tile-t-pool = « tile { $tile } pool », tapé
do-pool = « pool », tapé
do-take = l’un des deux jetons
chip-begin = Commencer
chip-roll = Lancer
chip-roll-told = Lancés sur la table …
chip-prevented = Une carte l’interdit
chip-move = Déplacer
chip-ring = Un Anneau …
chip-pass = Passer
chip-battle = Bataille …
chip-capture = Prendre …
chip-token = Jeton : { $token }
chip-card = Une carte …
chip-hand-discard = { $side } : défausser une carte { $kind ->
    [character] Personnage
   *[other] Stratégie
}
chip-recruit = Recrues …
chip-fallen = Pertes …
chip-weaken = Élites affaiblies …
chip-discard = Une carte : sans effet
chip-again = Une carte : un autre pion
pick-to = en
pick-shadow-rolled = Ombre :
pick-again = relancés
pick-dice = dés de la table
pick-card-move = la déplace
pick-card-hide = la cache
pick-card-separate = sépare …
pick-card-appear = la révèle
pick-card-hunt = une Traque
pick-card-tile = un pion
pick-card-eyes = dés en Yeux
pick-card-advance = avance …
pick-card-retreat = recule …
part-at-war = En guerre
part-politics = Politique
part-victory = Points de victoire
part-of = { $points } sur { $of }
part-hunt = La Traque
battle-title = { $kind } · round { $round }
battle-over = La bataille est finie
battle-how = Un round : force et commandement de l’attaquant, puis du défenseur.
odds-laid = { $count ->
    [one] { $count } dé posé
   *[other] { $count } dés posés
}
odds-moves = { $count ->
    [one] un déplacement
   *[other] { $count } déplacements
}
odds-seen = vue
odds-damage = dégâts
odds-how = Demander plus, avec ce qui doit valoir :
odds-ask-hunt = Un déplacement …
odds-ask-mordor = La montée en Mordor …
odds-ask-battle = Une bataille jusqu’à la fin …
odds-ask-round = Un round …
odds-told-hunt = Succès { $success }, vue { $reveal }, dégâts en moyenne { $damage }
odds-told-laid = { $laid } : { $found }
odds-told-battle = L’attaquant reste : { $attacker }. Le défenseur reste : { $defender }. Les deux : { $both }. Personne : { $nobody }.
odds-told-round = Touches en moyenne : attaquant { $attacker }, défenseur { $defender }
asked-no-battle = Aucune bataille n’est livrée en ce moment.
asked-not-in-mordor = La Communauté n’est pas en Mordor.
asked-damage = Dégâts restant à subir : { $damage }
asked-reserve = { $nation }, en réserve : { $reserve } ; morts : { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] non rangé
   *[other] rangé en trop
} : { $figures }
figures-regulars = { $count ->
    [one] une Régulière
   *[other] { $count } Régulières
}
figures-elites = { $count ->
    [one] une Élite
   *[other] { $count } Élites
}
figures-leaders = { $count ->
    [one] un Chef
   *[other] { $count } Chefs
}
figures-nazgul = { $count } Nazgûl
list-reserve = En réserve : { $figures }
list-parked = En mots
track-shadow-points = Points de l’Ombre
hint-actions = un numéro lève ce dé
hint-enter = Entrée : { $does }
option-tokens = Jetons d’Action
option-cities = Cités
agree-tokens = Jetons d’Action : { $side }
agree-city = Une Cité : { $place }
evening-draw = Chaque camp pioche une carte de chacun de ses paquets. Six au plus restent en main.
evening-guide = La Communauté avance cachée, pas à pas. En se déclarant, elle est là où elle est arrivée.
evening-allocate = Les dés en Réserve traquent la Communauté ; avec les autres l’Ombre agit. Combien ?
evening-roll = Les deux camps lancent leurs dés d’Action. Chaque Œil de l’Ombre rejoint la Traque.
evening-tile = Trouvée ! Piochez un pion : son chiffre donne les dégâts, une marque rouge révèle la Communauté.
evening-damage = Les dégâts deviennent Corruption, ou un Compagnon tombe. À 12 l’Ombre gagne.
evening-appear = Révélée : la figurine va sur la carte, au plus d’autant de régions que de pas faits.
track-corruption = Corruption
track-progress = Progression
track-mordor = Mordor
track-box = Réserve de Traque
part-fellowship = { $revealed ->
    [yes] Révélée
   *[no] Cachée
} · { $where } · Guide : { $guide }
part-company = Communauté : { $company }
odds-climb = À travers le Mordor elle arrive avec { $arrives } : en moyenne avec { $dice } dés et Corruption { $corruption }.
part-points = Ombre { $shadow } sur 10 · Peuples Libres { $free } sur 4

## Commandes

help = SIDE est free ou shadow, R le résultat d’un dé (c a m am p w e), T un pion de Traque (er 3 2r b-1 ds …), REGION un mot avec traits d’union.
help-new = Commence une partie de La Guerre de l’Anneau.
help-take = Quel jeton d’Action a un camp qui en a un.
help-begin = Commence le premier tour.
help-done = Termine l’étape.
help-hand = Compte une carte piochée, jouée, posée ou défaussée ; ou demande, ou corrige une main.
help-declare = Déclare la Communauté dans une région.
help-guide = Choisit le Guide.
help-enter = Entre en Mordor.
help-allocate = Pose des dés de l’Ombre dans la Réserve de Traque.
help-roll = Lance les dés d’Action, ou dit ce qui est sorti.
help-use = Utilise un dé pour ce que fait la table.
help-move = Déplace la Communauté.
help-hide = Cache la Communauté.
help-separate = Sépare des Compagnons.
help-advance = Fait avancer une nation sur la Piste Politique.
help-bring = Fait venir un Serviteur, Aragorn ou Gandalf le Blanc.
help-ring = Change un dé avec un Anneau elfique.
help-token = Utilise un jeton d’Action au lieu d’un dé.
help-pass = Passe.
help-skip = Écarte un dé.
help-concede = Un camp abandonne.
help-hunt = Lance la Traque : dites quelles conditions sont remplies là où la Communauté a été vue en dernier.
help-tile = Pioche un pion de Traque, ou dit lequel ; again : un autre à la place ; prevented : aucun. Avec un endroit derrière, le pion y est mis.
help-reduce = Une carte sur la table réduit les dégâts.
help-ability = La capacité du Guide les réduit.
help-casualty = Un Compagnon est perdu pour cela.
help-accept = Le reste est Corruption.
help-discard = Une carte laisse filer le pion.
help-appear = Où la Communauté est révélée, et combien de pions suivent.
help-card = Ce que fait une carte sans dé.
help-draw = Pioche des pions pour une carte ; rien n’en résulte.
help-activate = Une nation devient active.
help-special = Un pion spécial entre en jeu.
help-invade = Une Armée entre dans une nation.
help-arrive = Quelqu’un termine son déplacement.
help-capture = Une place est prise, ou libérée.
help-battle = Une bataille commence, ou est finie.
help-round = Un round de bataille : force et commandement des deux camps.
help-recruit = Des figurines sortent de la réserve.
help-fallen = Des figurines sont perdues.
help-weaken = Des Élites deviennent Régulières.
help-lost = Quelqu’un est perdu pour toujours.
help-odds = Chances des prochains déplacements, de la montée en Mordor, de chaque répartition, d’un round, d’une bataille.
help-corruption = La Corruption, ou la corrige.
help-fellowship = Où est la Communauté.
help-company = Qui est dans la Communauté, le Guide d’abord.
help-pool = Ce qu’il y a dans le sac.
help-box = La Réserve de Traque, ou la corrige.
help-nations = La Piste Politique.
help-score = Les points de victoire.
help-rings = Les Anneaux elfiques, ou les corrige.
help-progress = La Progression, ou la corrige.
help-mordor = La case en Mordor, ou la corrige.
help-damage = Ce qui reste des dégâts, ou le corrige.
help-hidden = La table dit : cachée.
help-revealed = La table dit : révélée.
help-at = La table dit où la Communauté a été vue en dernier.
help-companion = La table dit où est un Compagnon.
help-character = La table dit si un personnage est en jeu.
help-nation = La table dit où se tient une nation.
help-control = La table dit qui contrôle une place.
help-dice = La table dit quels dés restent.
help-lead = La table dit qui mène une équipe.
help-decks = La table dit combien de cartes ont les paquets.

## Refus

refused-cards-for-two = W4 : les cartes se comptent à deux joueurs. Enlevez cards=on.
    .window = W4 : les cartes se comptent à deux joueurs. Appuyez sur « Cartes : non ».
refused-token-unchosen = W69 : jeton d’Action à choisir ({ CALLED("side", $side) }). Dites d’abord lequel : { DEED("take") }.
refused-no-token-to-choose = W69 : pas de jeton à choisir ({ CALLED("side", $side) }). Continuez avec { DEED("begin") }.
refused-no-such-token = W69 : ce n’est pas un jeton de ce camp. Choisissez parmi : { CALLED("token", $choices) }.
refused-token-not-there = W14 : ce jeton n’est pas là. Utilisez plutôt un dé.
refused-token-this-turn = W14 : ce camp a déjà utilisé un jeton ce tour-ci. Utilisez plutôt un dé.
refused-not-your-turn = W10 : ce n’est pas à ce camp de jouer. { $acts ->
    [empty] Personne n’a de dé ; { DEED("done") } termine les actions.
   *[other] C’est maintenant à : { CALLED("side", $acts) }.
}
refused-dice-unused = W10 : { $count ->
    [one] il reste 1 dé. Utilisez-le, ou écartez-le :
   *[other] il reste { $count } dés. Utilisez-les, ou écartez-les :
} { ASK("skip R") }.
refused-not-so-many = W8 : { $number } ne va pas. Posez-en de { $least } à { $most }.
refused-not-in-the-pool = W8 : l’Ombre a { $left ->
    [one] { $left } dé
   *[other] { $left } dés
} à poser, pas { $number }. Posez-en moins.
refused-no-such-die = W10 : il ne reste aucun dé { CALLED("face", $face) }. { $unused ->
    [empty] Il n’y a aucun dé.
   *[other] Il y a : { CALLED("face", $unused) }.
}
refused-no-die-pays = W12 : aucun dé ne paie cela de lui-même. { $could ->
    [empty] Aucun ne le pourrait.
   *[other] Nommés avec « with », ceux-ci le pourraient : { CALLED("face", $could) }.
}
refused-does-not-pay = W12 : { CALLED("face", $face) } ne paie pas cela. Le paient : { CALLED("face", $pays) }.
refused-not-on-the-die = W7 : { CALLED("face", $face) } n’est sur aucun dé de ce camp. Il y a : { CALLED("face", $faces) }.
refused-pass-with-fewer = W11 : un camp ne passe que s’il a moins de dés que l’autre. Utilisez un dé, ou écartez-en un.
refused-no-ring = W13 : ce camp n’a pas d’Anneau elfique. Prenez le dé tel quel.
refused-ring-this-turn = W13 : ce camp a déjà utilisé un Anneau ce tour-ci. Prenez le dé tel quel.
refused-same-result = W13 : c’est encore le même résultat. Nommez-en un autre.
refused-ring-cannot-make = W13 : un Anneau ne fait pas { CALLED("face", $face) } de ce dé. Nommez un autre résultat.
refused-cards-off = W3 : les cartes ne sont pas comptées dans cette partie. Elle a commencé sans cards=on.
    .window = W3 : les cartes ne sont pas comptées dans cette partie. Une autre les comptera avec « Cartes : oui » sous « Options … ».
refused-hand-too-large = W3 : { $hand } cartes en main ({ CALLED("side", $side) }). D’abord redescendre à 6 : { ASK("hand SIDE discard character") }.
refused-deck-empty = W3 : ce paquet est vide. On n’y pioche rien.
refused-hand-empty = W3 : cette main est vide. Si elle ne l’est pas, corrigez-la : { ASK("hand SIDE = H") }.
refused-not-the-highest = W16 : le Guide est du plus haut Niveau dans la Communauté. Nommez l’un de ceux-là.
refused-not-in-fellowship = { CALLED("person", $name) } n’est pas dans la Communauté. Nommez quelqu’un qui y est.
refused-named-twice = { CALLED("person", $name) } est nommé deux fois. Nommez chacun une fois.
refused-declared-this-turn = W17 : elle a déjà été déclarée ce tour-ci. C’est une fois par tour.
refused-declare-hidden = W17 : on ne déclare qu’une Communauté cachée. Cachez-la d’abord.
refused-has-not-moved = W17, W21 : avec Progression 0 la figurine reste à { CALLED("place", $at) }. Nommez cette région, ou d’abord une autre Progression.
refused-in-mordor = En Mordor, cela ne se fait pas. { ASK("mordor off") } dit qu’elle n’y est pas.
refused-not-in-mordor = La Communauté n’est pas en Mordor. { ASK("mordor = N") } dit qu’elle y est.
refused-move-hidden = W18 : une Communauté révélée ne se déplace pas. Cachez-la d’abord.
refused-hidden-already = W19 : elle est déjà cachée. Il n’y a rien à faire.
refused-revealed-already = W21 : elle est déjà révélée. Il n’y a rien à faire.
refused-separate-in-mordor = W20, W44 : en Mordor personne ne se sépare ; qui le ferait serait perdu.
refused-not-in-a-haven = W21 : { CALLED("place", $region) } est un refuge, pas un lieu où être révélée. Nommez une autre région.
refused-not-at-the-gates = W39 : on entre en Mordor par { CALLED("place", "morannon") } ou { CALLED("place", "minas-morgul") }, et la figurine est à { CALLED("place", $at) }. Allez-y d’abord.
refused-nobody-hunts = W23 : aucun dé de l’Ombre dans la Réserve de Traque. On ne lance rien.
refused-not-in-the-cup = W35 : le sac ne contient pas de { $tile }. { $pool ->
    [empty] Il est vide.
   *[other] Il contient : { $pool }.
} S’il y est, dites-le d’abord : { ASK("tile T pool") }.
refused-no-die-of-tile = W27 : { $tile } n’a pas de dé ; seul ds en a un. Enlevez le dé.
refused-too-few-tiles = W37 : il n’y a pas { $count } pions. Piochez-en moins.
refused-tile-touched = W26 : on a déjà fait quelque chose de ce pion. { DEED("undo") } y ramène.
refused-reduced-already = W28 : une seule carte réduit les dégâts d’un pion. { ASK("damage = N") } les corrige.
refused-reduced-too-late = W28 : une carte vient avant une capacité et la perte. { DEED("undo") } y ramène.
refused-no-ability = W30, W31 : { CALLED("person", $guide) } comme Guide n’a pas cette capacité. Merry, Pippin et Gollum l’ont.
refused-ability-used = W31 : Gollum le fait une fois par pion. Acceptez le reste.
refused-ability-too-late = W28 : la capacité vient avant une perte qui épargne le Guide. { DEED("undo") } y ramène.
refused-gollum-cannot = W31 : Gollum révèle une Communauté cachée que ce pion ne révèle pas, et pas dans un refuge avec Progression 0.
refused-casualty-already = W29 : il y a une perte par pion. Acceptez le reste.
refused-nobody-to-lose = W29 : il ne reste aucun Compagnon. Acceptez les dégâts.
refused-not-to-the-map = W30 : seul un hobbit revient sur la carte, et pas en Mordor. Enlevez la destination.
refused-not-aside = W36 : tous les { $tile } qu’il y a sont en jeu ou retirés. Regardez : { DEED("pool") }.
refused-not-special = W36 : { $tile } n’est pas un pion spécial. Ce sont b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70 : il n’y a de { $tile } nulle part ailleurs. Regardez : { DEED("pool") }.
refused-stops-passive = W47 : cette nation ({ CALLED("nation", $nation) }) est passive et s’arrête à 1. Éveillez-la d’abord : { ASK("activate NATION") }.
refused-at-war = W47 : cette nation ({ CALLED("nation", $nation) }) est déjà en guerre. Il n’y a rien à faire.
refused-farthest-back = W47 : cette nation ({ CALLED("nation", $nation) }) est aussi loin en arrière que possible. Il n’y a rien à faire.
refused-not-your-nation = W10 : cette nation ({ CALLED("nation", $nation) }) est de l’autre camp, qui n’agit pas maintenant. Faites avancer une nation de qui agit.
refused-always-active = W47 : cette nation ({ CALLED("nation", $nation) }) est toujours active. Dites active.
refused-cannot-rouse = W20 : { CALLED("person", $name) } ne peut pas éveiller cette nation ({ CALLED("nation", $nation) }). Enlevez « by », ou nommez quelqu’un d’autre.
refused-in-play = W54 : { CALLED("person", $name) } est déjà en jeu. Il n’y a rien à faire.
refused-once-a-game = W54 : { CALLED("person", $name) } vient une fois par partie, et c’est fait.
refused-bring-saruman = W54 : Saruman vient quand Isengard est en guerre et qu’{ CALLED("place", "orthanc") } n’est pas prise.
refused-bring-witch-king = W54 : le Roi-Sorcier vient quand Sauron et une nation des Peuples Libres sont en guerre.
refused-bring-mouth = W54 : la Bouche vient quand la Communauté est en Mordor, ou que toutes les nations des Peuples Libres sont en guerre.
refused-bring-aragorn = W54 : Aragorn vient où Grands-Pas est sur la carte : à { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } ou { CALLED("place", "pelargir") }, non prise.
refused-bring-gandalf-white = W54 : Gandalf le Blanc vient quand Gandalf n’est pas dans la Communauté et qu’un Serviteur est ou a été en jeu.
refused-where-crowned = W54 : dites où vient Aragorn : { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } ou { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) } n’est pas sur la carte. Nommez quelqu’un qui y est.
refused-not-there = { CALLED("person", $name) } n’est pas là et ne peut être perdu. Nommez quelqu’un qui est là.
refused-no-settlement = « { $region } » n’est pas une place.{ $nearest ->
    [empty] {""}
   *[other] {" "}La plus proche est « { CALLED("place", $nearest) } ».
}
refused-no-battle = Aucune bataille n’a commencé. D’abord : { ASK("battle KIND") }.
refused-figures-off = W60 : les figurines ne sont pas comptées dans cette partie. Elle a commencé sans figures=on.
    .window = W60 : les figurines ne sont pas comptées dans cette partie. Une autre les comptera avec « Figurines : oui » sous « Options … ».
refused-no-figures = Aucune figurine, ce n’est rien. Dites combien.
refused-not-in-reserve = W60 : en réserve ({ CALLED("nation", $nation) }) : { $reserve }. N’en prenez pas plus.
refused-not-on-board = W60 : sur le plateau ({ CALLED("nation", $nation) }) : { $board }. N’en prenez pas plus.
refused-not-at-war = W60 : cette nation ({ CALLED("nation", $nation) }) n’est pas en guerre et ne recrute que par une carte : ajoutez card.
refused-no-teams = W4 : aucune équipe ne joue dans cette partie. Elle a commencé avec players=2.
    .window = W4 : aucune équipe ne joue dans cette partie. Une autre en aura avec « Joueurs : 3 » ou « 4 ».
refused-not-in-team = W4 : { $name } ne joue pas dans cette partie. Nommez quelqu’un qui joue.
refused-three-rings = Il y a trois Anneaux elfiques en tout. Dites-en moins.
refused-too-many-dice = W5 : ce camp a au plus { $most } dés. Dites-en moins.
refused-odds-not-in-mordor = W63 : plusieurs déplacements se comptent hors du Mordor. Il y a { ASK("odds mordor") }.

## Comment les choses s’appellent

face-character = Personnage
face-army = Armée
face-muster = Recrutement
face-army-muster = Armée/Recrutement
face-event = Événement
face-will = Volonté de l’Ouest
face-eye = Œil
side-free = Peuples Libres
side-shadow = Ombre
nation-dwarves = Nains
nation-elves = Elfes
nation-gondor = Gondor
nation-north = Nord
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Suderons et Orientaux
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Grands-Pas
person-witch-king = Roi-Sorcier
person-mouth = Bouche de Sauron
person-gandalf-white = Gandalf le Blanc
token-draw = piocher une carte
token-move = déplacer Nazgûl et Serviteurs
token-advance = avancer une nation
condition-stronghold = Bastion de l’Ombre
condition-army = unités de l’Ombre
condition-nazgul = Nazgûl
kind-field = bataille rangée
kind-city = bataille pour une Cité
kind-siege = siège
kind-sortie = sortie
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Monts de Fer
place-grey-havens = Havres Gris
place-lorien = Lórien
place-rivendell = Fondcombe
place-woodland-realm = Royaume Sylvestre
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Dale
place-shire = Comté
place-bree = Bree
place-carrock = Carrock
place-helms-deep = Gouffre de Helm
place-edoras = Edoras
place-folde = Folde
place-westemnet = Ouestemnet
place-orthanc = Orthanc
place-north-dunland = Pays de Dun du Nord
place-south-dunland = Pays de Dun du Sud
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Mont Gundabad
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Harad Lointain
place-near-harad = Harad Proche
place-north-rhun = Rhûn du Nord
place-south-rhun = Rhûn du Sud
place-osgiliath = Osgiliath
place-fords-of-bruinen = Gués de la Bruinen
place-fords-of-isen = Gués de l’Isen
place-hollin = Houssaye
place-north-downs = Hauts du Nord
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, case { $step }
war-step = { $step ->
    [setup] Mise en place
    [draw] Pioche
    [fellowship] Communauté
    [allocation] Répartition
    [roll] Jet
    [actions] Actions
    [hunt-roll] Traque : jet
    [hunt-tile] Traque : pion
    [hunt-damage] Traque : dégâts
   *[other] Traque : Révélation
}
war-turn = Tour { $turn }
war-none = rien
war-how = { $how ->
    [ring] Par l’Anneau.
    [conquest] Par conquête.
    [conceded] L’autre camp a abandonné.
   *[other] { $how }
}

## Ce qu’apprend la table

said-pools = Dés d’Action désormais : Peuples Libres { $free }, Ombre { $shadow }
said-hand = { $side } : main { $hand }
said-rolled = { $side } : { $faces }
said-acts = À jouer : { $who }
said-roused = Désormais active : { $nation }
said-advanced = { $nation } : { $step ->
    [0] en guerre
    [one] à { $step } case de la guerre
   *[other] à { $step } cases de la guerre
}
said-up-to = { $regions ->
    [one] { $regions } région au plus
   *[other] { $regions } régions au plus
}
said-goes = { $names } : { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
} au plus
said-lost = Perdu : { $name }
said-on-map = { $name } est sur la carte.
said-guides = Guide désormais : { $name }
said-hunt = Traque : { $dice }{ $again ->
    [none] { "" }
   *[other] { "" } ; relancés { $again }
} ; succès : { $successes }
said-corruption = Corruption { $corruption }
said-revealed = La Communauté est révélée.
said-pays = L’attaquant réduit une Élite en Régulière.
said-round = { $side ->
    [attacker] Attaquant
   *[defender] Défenseur
} : { $dice }{ $again ->
    [none] { "" }
   *[other] { "" } ; relancés { $again }
} ; touches : { $hits }

## Ce qui a été fait, en peu de mots

deed-by = { $deed } – { $by }
deed-phase = On en est à : { $at }
deed-to = { $deed } → { $where }
deed-begin = Le premier tour commence
deed-done = L’étape est finie
deed-concede = Abandon : { $side }
deed-take = { $side }, jeton : { $token }
deed-card = { $deck ->
    [strategy] Une carte Stratégie
   *[other] Une carte Personnage
} { $does ->
    [draw] est piochée
   *[other] quitte la main
} : { $side }
deed-declare = Déclarée : { $where }
deed-guide = Guide : { $name }
deed-enter = Entrée en Mordor
deed-allocate = Dés de Traque : { $count }
deed-roll = Dés d’Action lancés
deed-use = Utilisé : { $face }
deed-use-for = { $face } : { $what }
deed-move = La Communauté se déplace
deed-keep = le dé reste hors de la Réserve
deed-hide = La Communauté se cache
deed-separate = Séparation : { $names }
deed-retreat = Recule : { $nation }
deed-bring = Entre en jeu : { $name }
deed-ring = Anneau : { $from } → { $to }
deed-skip = Écarté : { $face }
deed-hunt = La Traque est lancée
deed-tile = Un pion est pioché
deed-reduce = Une carte : −{ $by }
deed-ability = La capacité du Guide
deed-casualty-guide = Perte : le Guide
deed-casualty-random = Perte au hasard
deed-accept = Le reste par l’Anneau
deed-eyes = Dés en Yeux : { $faces }
deed-draw = Pions piochés : { $count }
deed-special = Un pion spécial en jeu : { $tile }
deed-invade = Une Armée entre : { $nation }
deed-capture = { $where } change de camp
deed-round = Un round de la bataille
deed-recruit = { $nation }, recrues : { $figures }
deed-fallen = { $nation }, pertes : { $figures }
deed-weaken = { $nation }, Élites réduites en Régulières : { $count }
deed-lost = Perdu : { $name }
deed-park = Rangé : { $where }
deed-at = Vue en dernier : { $where }
deed-out-of-mordor = Pas en Mordor
deed-companion = { $name } : { $place ->
    [in] dans la Communauté
    [map] sur la carte
   *[lost] perdu
}
deed-character = { $name } : { $in ->
    [yes] en jeu
   *[no] pas en jeu
}
deed-control = { $where } : { $side }
deed-lead = Mène : { $who }
deed-decks = { $side } : paquet Personnage { $character }, paquet Stratégie { $strategy }

## Une Traque en une ligne

tale-roll = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}{ $bonus ->
    [0] { "" }
   *[other] { " " }à +{ $bonus }
} : { $dice }{ $again ->
    [none] { "" }
   *[other] , relancés { $again }
}, { $successes ->
    [0] aucun succès
    [1] un succès
    [2] deux succès
    [3] trois succès
    [4] quatre succès
   *[other] cinq succès
}
tale-tile = { $damage ->
    [plain] pion { $tile }
   *[other] { $tile } : { $damage }
}
tale-less = { $who } −{ $by }
tale-card = carte
tale-damage = dégâts { $damage }
tale-no-tile = aucun pion
tale-put-back = remis
tale-discarded = écarté
tale-appeared = Révélée : { $where }
tale-corruption = Corruption { $from } → { $to }
tale-between = { " ; " }
tale-counter = { $revealed ->
    [yes] Révélée
   *[no] Cachée
}

## Les règles, par numéro

rule-w1 = Un tour : pioche, Communauté, répartition, jet, actions, vérification. Celle-ci se fait d’elle-même quand les actions sont finies.
rule-w2 = Tous les dés d’Action reviennent et la Réserve de Traque se vide. Chaque camp pioche une carte de chacun de ses paquets et en garde 6 au plus.
rule-w3 = On compte les mains et les paquets, jamais ce que disent les cartes. Avec plus de 6 cartes en main, rien d’autre ne se fait d’abord.
rule-w4 = Dans une équipe, l’autre joueur agit avant celui qui mène, et l’on change de meneur à chaque tour. Qui passe garde sa place.
rule-w5 = Peuples Libres : 4 dés, 1 de plus pour Aragorn et 1 pour Gandalf le Blanc. Ombre : 7, 1 de plus par Serviteur en jeu.
rule-w6 = Un dé gagné ou perdu compte à partir de la prochaine phase de pioche.
rule-w7 = Peuples Libres : deux fois Personnage, Armée/Recrutement, Recrutement, Événement, Volonté de l’Ouest. Ombre : Personnage, Armée, Recrutement, Armée/Recrutement, Événement, Œil.
rule-w8 = L’Ombre pose dans la Réserve de Traque au plus autant de dés qu’il y a de Compagnons dans la Communauté ; 1 est toujours permis. Au moins 1 si un dé des Peuples Libres en est revenu ce tour-ci.
rule-w9 = Chaque camp lance ce qui n’est pas dans la Réserve. Chaque Œil y va aussitôt.
rule-w10 = Les Peuples Libres commencent. Une action, un dé ; puis l’autre camp, s’il a un dé, sinon le même encore.
rule-w11 = Un camp ne passe que tant qu’il a moins de dés inutilisés que l’autre. On peut aussi écarter un dé.
rule-w12 = Personnage déplace la Communauté, sépare des Compagnons ou la cache ; avec Grands-Pas pour Guide, tout dé la cache. Recrutement avance une nation ou fait venir un Serviteur. Une Volonté est ce que les Peuples Libres nomment.
rule-w13 = Un Anneau elfique change un dé inutilisé, une fois par tour et par camp ; l’action reste à faire. Les Peuples Libres n’en font pas une Volonté, l’Ombre peut en faire un Œil.
rule-w14 = Un jeton d’Action vaut un dé : chacun une fois par partie, et un par tour et par camp.
rule-w15 = Progression de 0 à 12, cachée ou révélée, Corruption, et la région où elle fut vue pour la dernière fois.
rule-w16 = Le Guide est du plus haut Niveau dans la Communauté ; entre égaux, les Peuples Libres choisissent. Sans Compagnon, c’est Gollum.
rule-w17 = On la déclare une fois par tour, dans la phase de Communauté, cachée, hors du Mordor : la figurine avance d’autant de régions que la Progression, au plus, et celle-ci revient à 0. Dans un refuge, 1 Corruption guérit et la nation devient active.
rule-w18 = Seule une Communauté cachée se déplace : Progression +1, puis la Traque, puis le dé qui a payé va dans la Réserve.
rule-w19 = Cacher la fait passer de révélée à cachée. Elle ne se déplace pas, et ce dé n’entre pas dans la Réserve.
rule-w20 = Les Compagnons se séparent pour toujours, hors du Mordor, et avancent d’autant de régions que la Progression plus le plus haut Niveau d’entre eux, au plus. Qui finit dans un refuge d’une nation qu’il peut éveiller la rend active.
rule-w21 = Révélée, la figurine avance d’autant de régions que la Progression, au plus, et ne finit pas dans un refuge ; la Progression revient à 0. Une Communauté révélée ne l’est pas une seconde fois.
rule-w22 = Pour chaque Bastion de l’Ombre que la figurine quitte, traverse, atteint ou où elle reste quand elle est révélée, on pioche un pion ; un Œil y compte 0.
rule-w23 = Chaque déplacement hors du Mordor est traqué avec autant de dés que l’Ombre en a dans la Réserve, 5 au plus. Sans aucun, on ne lance rien.
rule-w24 = À chaque dé s’ajoutent les dés des Peuples Libres posés dans la Réserve avant ce déplacement. 6 ou plus réussit, un 1 naturel jamais.
rule-w25 = On relance un dé raté pour chaque chose vraie là où elle fut vue pour la dernière fois : un Bastion de l’Ombre ; des unités de l’Ombre ; des Nazgûl.
rule-w26 = Aucun succès : la Traque est finie. Un ou plus : on pioche un pion. Une carte peut l’interdire, ou en faire piocher un autre.
rule-w27 = Un nombre donne les dégâts ; un Œil, les succès ; un dé se lance alors ; un moins bleu guérit au contraire.
rule-w28 = Dans cet ordre : une carte de la table, la capacité du Guide, une perte, l’Anneau ; en dernier la Révélation.
rule-w29 = Une perte par pion : le Guide, ou l’un des Compagnons au hasard. Son Niveau est ôté des dégâts.
rule-w30 = Merry ou Pippin, Guide, peut partir et réduire les dégâts de 1. Perdu, chacun d’eux vit encore, sur la carte ; pas en Mordor.
rule-w31 = Avec Gollum pour Guide, les nombres ordinaires ne révèlent pas ; les Yeux et les pions rouges, si. Il peut révéler lui-même une Communauté cachée, une fois, pour 1 dégât de moins.
rule-w32 = À 12 Corruption la partie finit aussitôt, à n’importe quelle phase.
rule-w33 = Le dé qui a payé un déplacement va dans la Réserve quand sa Traque et tous ses pions sont finis.
rule-w34 = Pour les pions de cartes et de Bastions, un Œil compte 0. D’abord le pion qui a révélé, puis ceux des cartes, puis ceux des Bastions.
rule-w35 = Les pions se piochent sans être remis.
rule-w36 = Un pion spécial en jeu attend le Mordor ; là, il rejoint aussitôt le sac.
rule-w37 = Quand le sac est vide, tous les pions ordinaires non écartés y reviennent, et aucun spécial.
rule-w38 = Une carte peut remettre un pion, ou l’écarter pour toujours.
rule-w39 = De Morannon ou de Minas Morgul, la Communauté peut entrer en Mordor dans la phase de Communauté, après la déclaration, cachée ou révélée.
rule-w40 = Les Yeux ordinaires piochés reviennent, les pions en attente s’ajoutent ; les autres restent piochés.
rule-w41 = En Mordor, seule une Communauté cachée se déplace. Aussitôt un pion, sans dés ; une case en avant, sauf Arrêt ; puis les dégâts.
rule-w42 = En Mordor, un Œil vaut tous les dés de la Réserve, des deux camps, sans celui qui paie maintenant.
rule-w43 = En Mordor, une Révélation ne fait que retourner le marqueur. Cachez-la avant le prochain déplacement.
rule-w44 = En Mordor, personne ne se sépare : qui le ferait est perdu.
rule-w45 = Un tour en Mordor sans se déplacer ni se cacher : la Corruption monte de 1 à la fin des actions. Un Arrêt compte comme déplacement.
rule-w46 = Sur la dernière case, on juge après les dégâts de ce pion : sous 12 Corruption les Peuples Libres gagnent, sinon l’Ombre.
rule-w47 = Une nation avance vers la guerre, case après case. Une nation passive s’arrête 1 case avant.
rule-w48 = Une nation des Peuples Libres devient active quand une Armée ennemie y entre, que ses unités sont attaquées, que la Communauté y est déclarée, ou qu’un Compagnon qui le peut y finit.
rule-w49 = Une nation avance de 1 quand une Armée avec ses unités est attaquée, quand une de ses places est prise, et par un Recrutement. Elle devient active d’abord.
rule-w50 = Seule une nation en guerre attaque, passe les frontières des autres et recrute avec les dés. La table y veille.
rule-w51 = Bastion 2 points, Cité 1, Ville 0 : pour le camp qui l’a pris à l’autre.
rule-w52 = Une place prise éveille sa nation et l’avance de 1. Reprise par son propre camp, elle ne coûte que ses points à l’autre.
rule-w53 = Dans cet ordre : 12 Corruption ; la dernière case du Mordor ; à la vérification Ombre 10 points, Peuples Libres 4. Ensemble : l’Ombre.
rule-w54 = Saruman : l’Isengard en guerre. Roi-Sorcier : Sauron et une nation libre en guerre. Bouche : la Communauté en Mordor, ou toutes les nations libres en guerre. Aragorn : Grands-Pas dans une place du Gondor. Gandalf le Blanc : Gandalf hors de la Communauté, et un Serviteur qui est ou a été en jeu.
rule-w55 = Qui est perdu ne revient pas, sauf comme Aragorn et comme Gandalf le Blanc. Son dé part à la prochaine phase de pioche.
rule-w56 = Un dé touche à 5 ou plus. L’attaquant à 6 au premier round contre une Cité ou une Fortification, et à chaque round d’un siège. Un 1 naturel manque, un 6 touche.
rule-w57 = Autant de dés que d’unités, 5 au plus. Puis on relance autant de ratés que de commandement, 5 au plus.
rule-w58 = Un siège a un round ; chaque autre round fait d’une Élite de l’attaquant une Régulière. 10 unités par région, 5 assiégées.
rule-w59 = Les nations de l’Armée attaquée avancent quand la bataille commence, quel que soit le vainqueur.
rule-w60 = Les figurines recrutées viennent de la réserve. Perdues, celles des Peuples Libres sont éliminées ; celles de l’Ombre retournent à la réserve.
rule-w61 = Une Élite affaiblie devient Régulière : pour les Peuples Libres d’abord parmi les éliminées, pour l’Ombre de la réserve. S’il n’y en a pas, l’Élite est perdue.
rule-w62 = Un Recrutement : 2 Régulières, 2 Chefs ou Nazgûl, un de chaque, ou 1 Élite ; deux figurines dans deux places.
rule-w63 = La chance du prochain déplacement : que la Traque réussisse, que le pion révèle, et les dégâts moyens, du sac tel qu’il est.
rule-w64 = La chance de monter à travers le Mordor d’ici, un dé Personnage après l’autre : qu’elle arrive, et en moyenne les dés et la Corruption si elle arrive.
rule-w65 = Les chances d’un round : combien de touches de chaque côté.
rule-w66 = Le hasard : Traques réussies, Yeux lancés et dégâts des pions, chacun contre ce qu’on pouvait attendre.
rule-w67 = En rangeant, on note ce qui est dans chaque région ; avec les figurines, on dit ce qui manque ou est de trop.
rule-w68 = Le rapport : qui a gagné et comment, tours, Corruption, Mordor, les prises de chaque camp, jetons, ce que la table a fixé, hasard.
rule-w69 = Une partie de La Traque de l’Anneau avant celle-ci donne des jetons d’Action, deux en tout au plus.
rule-w70 = La table a raison : tout compte, toute piste, tout pion, dé et case peut être fixé. C’est noté ainsi.
rule-w71 = Les chances d’une bataille jusqu’au bout, sans cartes ni retraite.
rule-w72 = Les chances du premier déplacement pour chaque répartition permise, avant que l’Ombre ne pose rien.

## Sur toutes les parties

ended-free-ring = L’Anneau a été détruit : les Peuples Libres ont gagné
ended-free-conquest = Les Peuples Libres ont gagné par conquête
ended-free-conceded = L’Ombre a abandonné
ended-free-otherwise = Les Peuples Libres ont gagné sur parole de la table
ended-shadow-ring = Les Porteurs ont été corrompus : l’Ombre a gagné
ended-shadow-conquest = L’Ombre a gagné par conquête
ended-shadow-conceded = Les Peuples Libres ont abandonné
ended-shadow-otherwise = L’Ombre a gagné sur parole de la table
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Tours
counted-corruption = Corruption à la fin
counted-arrival = Corruption à l’arrivée en Mordor
luck-hunts = Traques réussies
luck-eyes = Yeux obtenus
luck-tile-damage = Dégâts des pions
mat-reveals = révèlent : { $tiles } sur { $of }
mat-dashed = en pointillé : non éveillée, s’arrête une case avant la guerre
mat-fellowship = La Communauté
mat-reveal = elle révèle
mat-no-reveal = ne révèle pas : reste cachée
mat-gollum-hides = Gollum guide : reste cachée
mat-stop = un Arrêt : aucun pas
mat-end = { $end } est la fin
mat-hits = { $hits ->
    [0] aucun succès
    [one] un succès
   *[other] { $hits } succès
}
mat-specials = Pions spéciaux, en jeu
mat-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
war-laid-out = { $item ->
    [tiles-here] Pions de Traque : tirés ici, tous restent dans la boîte
    [dice-here] Dés d’Action : lancés ici, tous restent dans la boîte
    [fellowship] La Communauté à Fondcombe, cachée ; Progression 0, Corruption 0 : les deux sont tenues ici
    [companions] Les sept Compagnons dans la Communauté, Gandalf pour Guide
    [tiles] Pions de Traque : 16 dans le sac, 8 spéciaux à part
    [dice] Dés d’Action : 4 des Peuples Libres, 7 de l’Ombre
    [rings] Les trois Anneaux elfiques chez les Peuples Libres
    [politics] Piste Politique : Sauron et l’Isengard 1, les Suderons et le Gondor 2, tous les autres 3 ; des Peuples Libres seuls les Elfes sont actifs
    [decks] Quatre paquets de 24 cartes, mélangés
   *[aside] Saruman, le Roi-Sorcier, la Bouche de Sauron, Aragorn, Gandalf le Blanc et Gollum à part
}
war-item = { $item ->
    [fellowship] Communauté
    [companions] Compagnons
    [tiles] pions de Traque
    [dice] dés d’Action
    [rings] Anneaux elfiques
    [politics] Piste Politique
    [decks] paquets
   *[aside] ce qui reste à part
}
war-unticked = Pas coché dans la mise en place : { $items }.
host-draw-teams = Reprenez tous les dés d’Action, videz la Réserve de Traque. { $free } { $shadow } Puis { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side } : chacun de l’équipe pioche { $first ->
        [yes] une carte de chaque paquet de son camp
       *[no] une carte du paquet de son choix
    } et défausse jusqu’à 4 ; puis deux qui le veulent s’échangent une carte sans la voir.
   *[no] { $side } : une carte de chaque paquet, 6 au plus.
}
host-tile-for = Piochez un pion de Traque, { $for ->
    [card] pour une carte
    [stronghold] pour le Bastion { $place }
   *[crossed] pour un Bastion traversé
} : un Œil compte 0.
said-tiles-due = { $count ->
    [one] Un pion suit
   *[other] { $count } pions suivent
} : { $due }.
due-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
due-crossed = { $count ->
    [one] un Bastion traversé
   *[other] { $count } Bastions traversés
}
said-go-in = Dans le sac : { $tiles }.
remember-gandalf = Gandalf guide : après une carte Événement jouée, une carte du paquet de son type peut être piochée.
    .window = Gandalf guide : une carte du paquet de la carte Événement jouée peut être piochée.
remember-crossed = Quels Bastions de l’Ombre traverse-t-elle ? Chacun fait piocher un pion.
help-setup = La liste de la mise en place, cochée ou non.
help-tick = Coche un point de la mise en place, ou le décoche.
help-reserve = Demande la réserve d’une nation, ou la corrige, avec les morts des Peuples Libres.
deed-tick = Mise en place : { $item }
deed-reserve = { $nation }, en réserve : { $figures }
refused-no-dead = W76 : les figurines tombées ({ CALLED("nation", $nation) }) vont dans la réserve. Dites la réserve seule.
refused-more-than-all = W76 : { $all } figurines en tout ({ CALLED("nation", $nation) }). Dites-en moins.
rule-w73 = Une bataille peut être tenue ici : les deux Armées sont dites une fois, les rounds disent ce qui est dû, et le reste demeure.
rule-w74 = La liste de la mise en place, 16 points, cochés un à un ; ce qui manque est nommé au début.
rule-w75 = Gandalf pour Guide : après une carte Événement jouée par un dé, une carte de son type peut être piochée.
rule-w76 = La réserve d’une nation, et les morts des Peuples Libres, se notent comme ils sont sur la table.
said-owed = Pertes : attaquant { $attacker }, défenseur { $defender }
said-proposed = Il reste alors : { $attacker } contre { $defender }
said-eliminated = { $side ->
    [attacker] L’attaquant n’a plus d’unité : les Personnages avec lui sont perdus.
   *[defender] Le défenseur n’a plus d’unité : les Personnages avec lui sont perdus.
}
battle-stands = { $attacker } contre { $defender }
host-casualties = Qui tombe ? Attaquant { $attacker }, défenseur { $defender } : retirez les figurines proposées, ou choisissez-en d’autres.
host-battle-on = { $kind }, round { $round } : attaquant, on continue ? Défenseur, on reste ?
remember-besieged = Plus de 5 unités assiégées : leur joueur choisit lesquelles repartent.
remember-nobodys = Les figurines sans nation ne sont pas comptées : retirez-les à la main.
deed-battle-with = Armées, à nouveau
deed-hits = D’autres pertes
deed-casualties = Pertes retirées
help-hits = Qui tombe à la place des proposés : Régulières, Élites rendues Régulières, Élites.
help-casualties = Les pertes valent, comme proposées ou comme dites : ce qui reste.
refused-nothing-stands = W73 : aucune Armée n’a été dite. Dites { DEED("battle") } avec les deux, ou le round avec ses nombres.
refused-casualties-owed = W73 : d’abord les pertes, attaquant { $attacker }, défenseur { $defender }. Dites { DEED("casualties") }.
refused-nothing-owed = W73 : ce camp ne doit rien. Avec un ! derrière, la perte compte quand même.
refused-not-so-many-stand = W73 : il n’en tombe pas plus qu’il n’y en a. Dites-en moins.
refused-other-groups = W73 : d’autres groupes sont là. Dites chacun comme il a été donné.
refused-more-than-stood = W73 : rien n’augmente, sauf des Régulières pour des Élites parties. Dites ce qui reste.
refused-leader-stays = W73 : les Chefs restent tant qu’une unité de leur camp reste. Avec un ! derrière ils tombent.
refused-no-regular-left = W61 : plus assez de Régulières pour les Élites ({ CALLED("nation", $nation) }). Faites tomber des Élites.
refused-other-cost = W73 : cela coûte { $cost }, et { $owed } sont dues. Une Régulière vaut 1, une Élite 2, une Élite rendue Régulière 1.
refused-no-elite-to-pay = W58 : un autre round du siège coûte une Élite à l’attaquant, et il n’y en a pas. Finissez-le : { DEED("battle over") }.
do-casualties = « { chip-casualties } »
do-battle-over = « { battle-over } »
do-battle = « { chip-battle } »

chip-casualties = Ils tombent

## The mat

about-box = Ce qui peut rester dans la boîte
about-token = Quel jeton d’Action est-ce ?
about-corruption = La Corruption devient
about-falls = Ceux-ci tombent, puis
about-allocation = { $count } dans la Réserve, { $rolled } sont lancés
about-die = { $die } : ce dé
wants-card = Que fait la carte ?
wants-die = Touchez un dé
wants-how-many = Combien ?
wants-tile = Touchez le pion tiré
wants-what-came = Touchez ce qui est sorti
wants-where = Où ? Touchez ou tapez une région
wants-who-leaves = Qui part ? Touchez-le
wants-who-is-drawn = Qui est tiré ? Touchez-le
chip-allocate = { $count } dans la Réserve de Traque
can-ability = { $who ->
    [gollum] Gollum les trahit : −1
   *[other] { $name } part : −1
}
can-ability-more = la capacité du Guide
can-advance = Une nation avance
can-advance-more = touchez son écu
wants-shield = Touchez son écu
can-advances = { $many ->
    [yes] { $nation } avancent
   *[no] { $nation } avance
}
can-again = Un autre pion
can-again-more = le premier retourne
can-at-once = Commencer aussitôt
can-back = Retour
can-battle = Une bataille
can-battle-more = par son dé ; on lance ici
can-begins = La bataille commence
can-begins-more = { $figures ->
    [proposed] comme au début : touchez ce qui diffère
    [told] d’après les figurines dites
   *[none] sans figurines : la table lance
}
can-begin = Tour { $turn }
can-board = Sur le plateau
can-board-more = { $face ->
    [character] { $side ->
        [shadow] une armée avec Chef, des Serviteurs, une carte
       *[free] une armée avec Chef, des Compagnons, une carte
    }
    [army] des armées, une carte
    [muster] des figurines recrutées, une carte
    [army-muster] armées ou recrutement, une carte
    [event] une carte piochée ou jouée
   *[other] tout ce que le dé permet
}
can-bonus = Une carte ajoute { $bonus }
can-bonus-more = à chaque dé
can-card = Une carte de la table
can-card-more = moins, un autre pion, ou aucun
can-card-tiles = Pions pour une carte
can-card-tiles-more = tirés avant les autres
can-cards = Une carte agit
can-cards-more = la Communauté, pions, nations{ $token ->
    [yes] {" ; un jeton"}
   *[no] {""}
}
can-card-move = Elle avance
can-card-hide = Elle se cache
can-card-separate = Des Compagnons partent
can-card-appear = Elle est révélée
can-card-hunt = Une Traque est lancée
can-card-tile = Un pion est tiré
can-card-eyes = Des dés deviennent Œil
can-card-advance = Une nation avance
can-card-retreat = Une nation recule
can-activate = Une nation s’éveille
can-special = En jeu : { $tile }
can-casualties = Ils tombent
can-casualties-more = comme barré ; touchez pour changer
can-check = { $then ->
    [goes-on] Suite : tour { $turn }
   *[other] Bilan
}
can-check-more = { $then ->
    [shadow] l’Ombre gagne
    [free] les Peuples Libres gagnent
   *[other] d’abord le bilan
}
can-comes = { $name } arrive
can-comes-more = son camp a un dé de plus
can-crossed = Bastions traversés
can-crossed-more = de l’Ombre : un pion chacun
can-discard = Sans effet
can-discard-more = la carte l’annule
can-draw = Tirer
can-draw-more = un pion, ici
can-drawn = Piochées
can-drawn-more = six cartes en main au plus
can-enter = Elle entre en Mordor
can-enter-more = Yeux et pions en attente entrent
can-falls = { $name } tombe
can-falls-more = le Guide, niveau { $level }
can-goes-on = Continuer
can-guides = { $name } guide
can-guides-more = du même niveau
can-hidden = Elle reste cachée
can-hidden-more = puis la Réserve de Traque
can-hide = La Communauté se cache
can-hide-more = elle n’avance pas
can-hunt = { $dice ->
    [one] Lancer 1 dé
   *[other] Lancer { $dice } dés
}
can-hunt-more = trouvée { $found } sur 100
can-in = À { $place }
can-lay = { $count } dans la Réserve
can-leave = { $count ->
    [one] Part : { $names }
   *[other] Partent : { $names }
}
can-leaves = Un Compagnon part
can-leaves-more = un ou plusieurs, pour de bon
can-move = La Communauté avance
can-over = La bataille est finie
can-over-more = quel que soit le vainqueur
can-pass = Passer
can-prevented = Une carte l’interdit
can-prevented-more = aucun pion n’est tiré
can-random = Un au hasard
can-reduce = { $by } de moins
can-reduce-more = une carte de la table
can-region = { $what ->
    [at] Vue : { $place }
    [capture] Prise : { $place }
    [freed] Reprise : { $place }
    [arrive] Arrivé : { $place }
    [declare] Déclarée : { $place }
   *[other] Couronné : { $place }
}
can-retreats = { $side } : retraite
can-retreats-more = vers une région libre ; c’est fini
can-ring = Un Anneau le tourne
can-ring-more = une fois par tour
can-ring-bears = L’Anneau le porte
can-ring-bears-more =
    { $damage ->
        [1] le seul point
       *[other] les { $damage } points
    }
can-roll = Lancer
can-roll-more = les deux camps, ici
can-roll-told = Lancés sur la table
can-roll-told-more = touchez chacun
can-round = Round { $round }
can-round-more = dés { $attacker } et { $defender }, à { $target } et { $other }
can-skip = écarter
can-stands = { $item } : c’est prêt
can-stands-anew = Une carte le change
can-stands-anew-more = ce qui reste est redit
can-stay = Elle reste
can-stay-more = où elle fut vue
can-stops = { $side } : arrêt
can-stops-more = fin de la bataille, tous restent
can-taken = Une place prise
can-taken-more = ou reprise
can-then = puis { $item }
can-told = Tiré du sac
can-told-more = touchez le pion sorti
can-told-round = Un round de la table
can-told-round-more = force et commandement de chacun
head-actions = { $who } : { $presses ->
    [yes] touchez un dé
   *[no] dépensez un dé
}.
head-allocation = Avant le jet : combien de dés en Réserve de Traque ?
head-battle = { $round ->
    [1] { $kind } : le premier round.
   *[other] { $kind }, round { $round } : continuer ou arrêter ?
}
head-siege-over = Le siège est fini : il n’y a plus d’Élite.
head-capture = Quelle place est prise ?
head-check = Les dés sont dépensés. Toutes les prises dites ?
head-crowned = Où Aragorn est-il couronné ?
head-damage = { $found ->
    [0] Le pion dit { $damage }. Qui le porte ?
    [1] Trouvée, et le pion dit { $damage }. Qui le porte ?
    [2] Trouvée deux fois, et le pion dit { $damage }. Qui le porte ?
   *[other] Trouvée { $found } fois, et le pion dit { $damage }. Qui le porte ?
}
head-die = { $die } : que fait ce dé ?
head-draft = { $kind ->
    [city] Cité ou Fortification : qui se bat ?
   *[other] Qui se bat, et où ?
}
head-draw = Chacun : une carte par paquet. Six au plus.
head-draw-teams = Tous piochent : en équipe, chacun garde quatre cartes au plus.
head-falls = Round { $round } : touches { $attacker } contre { $defender }. { $owed ->
    [over] Le siège est fini.
    [yes] Qui tombe ?
   *[no] Continuer ou arrêter ?
}
head-fellowship = { $what ->
    [declare] Se déclarer, ou rester cachée ?
    [gate] Se déclarer, entrer en Mordor, ou rester cachée ?
    [enter] Entrer en Mordor, ou continuer ?
    [mordor] En Mordor : { $guides ->
        [yes] Guide, carte,
       *[no] carte
    } ou suite.
    [declared] Déclarée : { $guides ->
        [yes] Guide, carte,
       *[no] carte
    } ou suite.
   *[rest] Rien à déclarer : { $guides ->
        [yes] Guide, carte,
       *[no] carte
    } ou suite.
}
head-hunt = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $least } ou plus touche. Qu’y a-t-il là ?
head-lay = À préparer : { $item }.{ $presses ->
    [yes] { " " }Cochez.
   *[no] { "" }
}
head-kept = Reste dans la boîte : { $item }.{ $presses ->
    [yes] { " " }Cochez.
   *[no] { "" }
}
head-place = Figurines : { $free } ; en face, { $shadow }.{ $presses ->
    [yes] { " " }Cochez ce qui est prêt.
   *[no] { "" }
}
head-place-alone = Figurines : { $nation }.{ $presses ->
    [yes] { " " }Cochez ce qui est prêt.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] Vue ! Elle reste : { $at }.
    [one] Vue ! Où apparaît-elle ? À 1 région au plus, depuis { $at }.
   *[other] Vue ! Où apparaît-elle ? À { $progress } régions au plus, depuis { $at }.
}
head-over = { $side ->
    [free] Les Peuples Libres gagnent
   *[other] L’Ombre gagne
} : { $how ->
    [destroyed] l’Anneau est détruit
    [corrupted] Corruption { $number }
    [conquest] { $number } points
    [conceded] l’autre camp a abandonné
    [none] la partie est finie
   *[other] { $how }
}.
head-climb = La montée : piochez un pion, puis un pas.
head-roll = Les deux lancent. Les Yeux vont dans la Réserve.
head-stands = Tout est prêt. Le premier tour commence.
head-tile = { $found ->
    [0] Tirez un pion.
    [1] Trouvée. Tirez un pion.
    [2] Trouvée deux fois. Tirez un pion.
   *[other] Trouvée { $found } fois. Tirez un pion.
}
head-tile-for = { $for ->
    [card] Un pion pour une carte. Un Œil compte 0.
    [stronghold] Un pion pour { $place }. Un Œil compte 0.
   *[crossed] Un pion pour un Bastion traversé. Un Œil compte 0.
}
in-100 = trouvée { $success }, vue { $reveal } sur 100
mat-act = touchez un dé
mat-again = échecs relancés : { $dice } au plus
mat-again-for = un dé raté est relancé pour chaque condition
mat-all-stand = Tout ce camp est en place.
mat-arrives = elle arrive
mat-attacks = Qui attaque ?
mat-attacked = Qui est attaqué ?
mat-beside = à côté du plateau
mat-captures = Toute prise est dite.
mat-check = Avant le tour suivant
mat-climb = La montée : un pion, puis un pas
mat-climb-corruption = Corruption à l’arrivée
mat-climb-dice = dés nécessaires
mat-cup = Dans le sac
mat-deck = { $kind ->
    [character] Personnage
   *[other] Stratégie
}
mat-deck-left = reste { $cards }
mat-dice-back = les { $dice } dés reviennent
mat-dice-of-both = Dés : Peuples Libres { $free }, Ombre { $shadow }
mat-drawing = { $how ->
    [one] Une par paquet ; { $most } au plus, aussitôt.
    [team-first] Chaque équipier pioche une carte par paquet ; 4 au plus, non { $most }.
   *[team] Chaque équipier pioche une carte d’un paquet au choix ; 4 au plus, non { $most } ; deux peuvent en échanger une.
}
mat-each = chacun 1 sur { $of }
mat-empty = vide
mat-eye-deals = un Œil inflige { $damage }
mat-forgotten = À ne pas oublier
mat-from = depuis { $place }
mat-goals = L’Ombre gagne à 10 points, les Peuples Libres à 4.
mat-hands = Cartes en main : Peuples Libres { $free }, Ombre { $shadow }.
mat-hidden = cachée
mat-revealed = révélée
mat-seen = vue
mat-hit = touche
mat-hit-on = attaquant à { $attacker }, défenseur à { $defender }
mat-hits-word = { $hits ->
    [one] touche
   *[other] touches
}
mat-hunts = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
} ; touche à { $least } ou plus
mat-in-100 = sur 100, le premier pas :
mat-into-box = Dans la Réserve de Traque
mat-least = au moins { $count }
mat-most = au plus { $count }
mat-left = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
mat-lingers = ni déplacée ni cachée : +1 à la fin
mat-moved = elle a avancé ou s’est cachée
mat-loses = { $hits ->
    [0] ne perd rien
   *[other] perd { $hits }
}
mat-next = Le prochain pas
mat-no-haven = Pas dans un refuge. Chaque Bastion de l’Ombre en chemin : un pion.
mat-no-hunt = La Réserve de Traque est vide : aucun jet.
mat-no-minion = pas encore de Serviteur
mat-nobody = personne ne reste : { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · les deux restent : " }{ $both }
}
mat-nothing-taken = rien de pris encore
mat-of = sur { $of }
mat-press-each = chaque dé comme il tombe
mat-rings = { $rings ->
    [one] { $rings } Anneau elfique
   *[other] { $rings } Anneaux elfiques
}
mat-rolled = { $dice } lancés
mat-shadow-dice = dés de l’Ombre : { $dice }
mat-then = { $dice ->
    [0] plus de dé
    [one] puis, avec { $dice } dé
   *[other] puis, avec { $dice } dés
}
mat-to-roll = dés à lancer : { $dice }
mat-to-the-end = jusqu’au bout, sans cartes ni retraite
mat-up-to = { $regions ->
    [one] région au plus
   *[other] régions au plus
}
mat-what-came = { $side } : qu’est-il sorti ?
mat-where = { $what ->
    [at] Où elle fut vue
    [declare] Déclarée : jusqu’à { $progress } de { $at }
    [appear] Révélée : jusqu’à { $progress } de { $at }
    [arrive] Où il finit son mouvement
    [capture] Places
    [separate] Jusqu’à { $progress } de { $at }
   *[bring] Où l’on couronne un roi
}
mat-where-more = { $what ->
    [at] les proches d’abord
    [declare] les proches d’abord ; point : un refuge soigne
    [appear] les proches d’abord, sans refuge
    [arrive] dans un refuge, il éveille le peuple s’il le peut
    [capture] un point : l’adversaire l’a, elle est reprise
    [separate] les proches d’abord ; un point : il réveille le peuple
   *[bring] non conquise
}
short-stronghold = Bastion
short-army = Armée
short-nazgul = Nazgûl
part-points-title = Points
tile-name = { $deals ->
    [eye] un Œil
    [die] un dé
    [heals] Corruption −{ $number }
   *[damage] { $number }
}{ $reveals ->
    [yes] , révèle
   *[no] { "" }
}{ $stops ->
    [yes] , avec Arrêt
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Pioche
    [fellowship] Communauté
    [allocation] Traque
    [roll] Jet
    [actions] Actions
    [check] Bilan
    [ready] Préparé
    [figures] Figurines
    [aside] À part
   *[begin] Début
}
agree-draws = Dés
agree-cup = Pions de Traque
agree-cards = Cartes
agree-figures = Figurines
agreed-draws = { $value ->
    [app] ici : tous restent dans la boîte
   *[hand] sur la table : on touche le résultat
}
agreed-cup = { $value ->
    [app] ici : tous restent dans la boîte
   *[hand] dans le sac : 16, et 8 à part
}
agreed-cards = { $value ->
    [off] non comptées ici
   *[on] mains et paquets comptés
}
agreed-figures = { $value ->
    [off] non comptées ici
   *[on] réserve et pertes sont comptées
}
odds-success = trouvée
mat-last-seen = vue en dernier : { $where }
evening-use = Tour à tour, chaque camp dépense un dé. Personnage avance la Communauté, Recrutement rapproche un peuple de la guerre.
head-advance = { $nation ->
    [none] Qui se rapproche de la guerre ?
   *[other] Plus près de la guerre : { $nation } ?
}
head-invade = { $nation ->
    [none] Une Armée ennemie entre. Qui réveille-t-elle ?
   *[other] Une Armée ennemie entre et réveille : { $nation } ?
}
head-arrive = Où { $name } finit-il son mouvement ?
wants-face = Que devient-il ?
mat-southrons = Suderons
mat-how-it-went = Déroulement
can-sheet = La feuille
mat-missed = non trouvée
mat-turn = Tour
mat-luck = { $count }, attendu { $expected }
mat-first-move = Le premier pas
mat-first-move-more = Yeux comptés
mat-thrown-again = Relancé
mat-thrown-again-more = un dé pour chacune
mat-in-box = Dans la Réserve
mat-in-box-more = sur 100, avec les Yeux
can-lay-more = puis les deux lancent
wants-number = Touchez le nombre
head-number = Que montre-t-il sur la table ?
head-at = Où la Communauté a-t-elle été vue en dernier ?
can-uncounted = Sans figurines
can-uncounted-more = la table lance
wants-attacked = Qui est attaqué ? Touchez l’écu
mat-next-hidden = Le prochain pas, une fois cachée
mat-laid-first = { $count ->
    [0] Aucun posé : les Yeux sortis traquent.
    [one] { $count } posé ; les Yeux sortis traquent aussi.
   *[other] { $count } posés ; les Yeux sortis traquent aussi.
}
head-won = { $beaten ->
    [retreated] Le défenseur s’est replié.
    [yes] Le défenseur est vaincu.
   *[no] La bataille est finie.
} Qui tient la place ?
can-not-taken = Elle n’est pas prise
can-not-taken-more = une Fortification, ou nul n’entre
can-turned = L’autre camp attaque
can-turned-more = son dé est déjà dépensé
can-advances-more = { $steps ->
    [0] puis en guerre
    [one] reste { $steps } case
   *[other] restent { $steps } cases
}
remember-not-at-war = Pas en guerre, donc pas d’attaque : { $nations }.
remember-three = À trois, les Peuples Libres n’agissent pas deux fois de suite sur une nation.
war-stays-in-box = { $item } – tenu ici, cela peut rester dans la boîte
mat-hand = Main : { $side }
pick-hand-draw = piochée
pick-hand-play = jouée
pick-hand-table = posée sur la table
pick-hand-discard = défaussée
mat-dice-lie = Dés tels qu’ils sont : { $side }
mat-hides-first = Elle se cache avant d’avancer
wants-settlement = Quel site ? Touchez-le
head-who-leaves = Qui quitte la Communauté ?
head-leaves = { $names } : depuis { $at }, { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
} au plus. Où ?
can-leave-more = { $place ->
    [none] la destination se dira plus tard
   *[other] vers : { $place }
}
mat-no-climb = Si l’Anneau supporte tout, elle n’arrive pas.
mat-no-dice = Sans dés
mat-no-dice-more = En Mordor chaque mouvement tire un pion.
can-round-elite = d’abord une Élite devient Régulière
can-no-elite = un round de plus coûte une Élite : il n’y en a plus
head-eye = Un Œil : il inflige { $damage }. Qui le porte ?
head-die-shows = Le dé montre { $damage }. Qui le porte ?
head-die-of-tile = Lancez le dé du pion. Que montre-t-il ?
head-left = Dégâts restants : { $damage }. Qui les porte ?
mat-attacker = L’attaquant
mat-defender = Le défenseur
mat-strength = Force
mat-leadership = Commandement
mat-shows = qu’a montré chaque dé ?
mat-shows-again = { $dice ->
    [one] et le dé relancé ?
   *[other] et les dés relancés ?
}
mat-figures-left = { $what ->
    [recruit] En réserve : { $figures }
   *[other] Sur le plateau : { $figures }
}
wants-whose = De qui ? Touchez un écu
wants-deck = De quelle pioche ?
wants-numbers = Quelle force ? Touchez-la
head-figures = { $what ->
    [recruit] Quelles figurines arrivent, et combien ?
    [fallen] De qui sont les figurines perdues ?
   *[other] Quelles élites deviennent régulières ?
}
head-round = Round { $round } : { $what ->
    [numbers] quelle force ont les deux camps ?
    [dice] qu’ont montré les dés ?
   *[other] les deux lancent.
}
head-hand = Qu’est devenue la carte ?
head-random = Tirez un Compagnon au sort. Qui est-ce ?
can-throw = Les deux lancent
can-throw-more = dés : { $attacker } et { $defender }
can-figures = { $what ->
    [recruit] Recrues : { $nation }
    [fallen] Pertes : { $nation }
   *[other] Affaiblies : { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", par une carte : pas en guerre"}
   *[no] {""}
}
can-no-figures = Aucune figurine
can-no-figures-more = le dé fait autre chose
can-begins-die = pour cela : { $die }
can-taken-by = { $side } : { $points } sur { $of }
can-loses = l’Ombre gagne
can-tiles-follow = { $count ->
    [0] aucun pion ne suit
    [one] un pion suit
   *[other] { $count } pions suivent
}
can-card-of-die = { $kind } : { $does }
can-begins-free = aucun dé n’est dépensé
can-figures-many = recrutement : deux figurines ou une Élite
can-no-card = Pas de carte
deed-over = { $step ->
    [draw] Les deux camps ont pioché
    [fellowship] La phase de la Communauté est finie
   *[other] Le tour est fini
}
mat-came = { $how ->
    [nothing] aucun dégât
    [heals] la Corruption baisse
    [cup] en jeu : dans le sac
    [waits] en jeu : attend le Mordor
   *[shown] montré : sans suite
}
mat-tile = Pion : { $tiles }
head-discard = Cartes à défausser : { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } en main{ $over ->
    [0] { "" }
   *[other] , { $over } de trop
}
wants-which-tile = Quel pion est sorti du sac ?
wants-enter-or-not = Entrer en Mordor, ou non ?
mat-climb-stands = { $rolled ->
    [yes] si chaque Œil inflige { $eye } et que l’Anneau supporte tout
   *[no] avec { $eye } en Réserve et les Yeux à venir ; l’Anneau supporte tout
}
can-battle-first = touchez d’abord le dé qui la paie
can-declared-more = { $from ->
    [0] { "" }
   *[other] Corruption { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }éveillée : { $nation }
}
mat-joins = D’autres aussi
mat-another-region = Une autre : lettre par lettre
mat-fought = { $left ->
    [attacker] L’attaquant a vaincu : plus aucun défenseur.
    [defender] Le défenseur a vaincu : plus aucun attaquant.
    [both] Les deux armées tiennent encore.
   *[nobody] Aucune armée ne tient plus.
}
mat-fought-then = { $then ->
    [beaten] L’attaquant peut entrer.
    [retreated] Si le défenseur s’est replié, l’attaquant peut entrer.
   *[nothing] { "" }
}
can-moves-in = L’attaquant entre
can-moves-in-more = une place lui revient
can-begins-waits = pas en guerre : { $nations }
wants-who-bears = Qui le porte ?
wants-letters = Touchez ses lettres
deed-again = relancés { $dice }
mat-as-it-ended = en fin de tour
the-person = { $who ->
    [witch-king] le { $name }
    [mouth] la { $name }
   *[other] { $name }
}
