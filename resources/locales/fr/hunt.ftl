# What Underhill says in French. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] C’est la mise en place : { DEED("start") }, { DEED("information") }, { DEED("give") }, puis { DEED("begin") }.
    [setup-2] C’est la mise en place : { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") }, puis { DEED("begin") }.
    [ring-bearer] C’est le tour du Porteur de l’Anneau : { ASK("move X") } (ou { DEED("rest") } à la tombée de la nuit), puis { DEED("done") }.
    [ring-bearer-2] C’est le tour du Porteur de l’Anneau : { DEED("advance") } (ou { DEED("rest") } à la tombée de la nuit), puis { ASK("gandalf N") }, puis { DEED("done") }.
    [ringwraiths] C’est le tour des Spectres de l’Anneau : leurs questions, puis { DEED("done") }.
    [tiles] Des tuiles sont tirées pour une carte : { DEED("accept") }, ou { ASK("cancel T with card") }.
    [encounter] C’est la rencontre : { ASK("nazgul N") }, puis { DEED("accept") } ou { ASK("cancel T with NAME") }.
    [escape] C’est la fuite : { ASK("escape N") }, ou { DEED("escape stay") }.
    [escape-2] C’est la fuite : { DEED("course keep") }, { DEED("course change") } ou, avec Grands-Pas, { ASK("course draw N") }.
    [rescue] C’est le sauvetage : { DEED("rescue") }, puis { DEED("accept") } ou { ASK("cancel T with NAME") }.
    [refresh] C’est la Récupération : { DEED("refresh") } commence le jour suivant.
    [letter] Une lettre est ouverte : continuez avec { DEED("part2") }.
    [fleeing] Gandalf a été trouvé. D’après le jeton tiré : { ASK("gandalf flee N") }.
    [hiding] Gandalf se cache à nouveau. D’après l’un des jetons tirés : { ASK("gandalf hide N") }.
    [bree] L’Acte 1 est terminé : { DEED("part2") } continue, { DEED("letter PATH") } le garde pour un autre soir.
    [rescued] L’Acte 1 est terminé : { DEED("part2") } continue, { DEED("letter PATH") } le garde pour un autre soir.
   *[other] La partie est terminée : { DEED("undo") } revient sur ce qui a été fait en dernier, { DEED("new") } commence une autre partie.
}

## Refusals by the rules

refused-not-in-setup = Cela relève de la mise en place, et aucune n’est en cours (R1–R4, P1–P6). { what-now }
refused-not-begun = Aucun jour n’a encore commencé (R7). Terminez d’abord la mise en place : elle finit par { DEED("begin") }.
refused-wrong-part = Ce plateau est pour l’Acte { $part }, pas pour l’Acte { $wanted }. « { $board } » est indiqué : indiquez un plateau de l’Acte { $wanted }, ou none.
refused-no-starts = Personne n’a dit d’où Frodon peut partir (R1). Ajoutez { ASK("starts=N,N,N") } : les numéros des trois jetons de départ.
refused-said-twice = { $location } est indiqué deux fois (R1, R2, P4). Chaque jeton a son propre numéro : indiquez-en de différents.
refused-already-set = C’est déjà fixé (R1, R2, P3, P4). Cela ne se fixe qu’une fois ; { DEED("undo") } permet d’y revenir.
refused-not-a-start = { $location } n’est pas un lieu de départ (R1). Indiquez l’un de ceux du plateau, ou laissez faire le programme : { DEED("start draw") }.
refused-wrong-number-of-tokens = { $said } { $said ->
    [one] jeton est indiqué
   *[other] jetons sont indiqués
}, alors qu’on en tire { $wanted } (R2). Indiquez-les tous, ou laissez faire le programme : { DEED("information draw") }.
refused-not-information = Aucun jeton Information ne porte le numéro { $location } (R2). Vérifiez le jeton ; les numéros sont ceux des lieux d’Allié.
refused-tokens-unknown = Ce plateau ne donne pas la liste des jetons Information (R2). On ne peut pas en tirer ici : tirez-en cinq de la boîte et indiquez { ASK("information N N N N N") }.
refused-wrong-number-given = { $said } { $said ->
    [one] jeton est indiqué
   *[other] jetons sont indiqués
}, et le don est de { $wanted } (R2). C’est ce qui a été convenu : indiquez-en { $wanted }.
refused-nothing-to-give = Aucun jeton n’est donné dans cette partie (R2). C’est ce qui a été convenu ; continuez avec { DEED("begin") }.
refused-not-yours = { $location } n’est pas derrière le paravent (R2). Indiquez l’un des jetons qui ont été tirés.
refused-start-missing = Frodon n’a pas encore de lieu de départ (R1). D’abord { ASK("start N") }, ou { DEED("start draw") }.
refused-information-missing = Les jetons Information ne sont pas encore tirés (R2). D’abord { ASK("information N N N N N") }, ou { DEED("information draw") }.
refused-gift-missing = { $wanted ->
    [one] Un jeton Information doit d’abord être donné
   *[other] { $wanted } jetons Information doivent d’abord être donnés
} (R2). Le don aux Spectres de l’Anneau se fait ouvertement : { ASK("give N") }.
refused-not-ring-bearers-turn = Cela ne se fait qu’au tour du Porteur de l’Anneau (R7, P9). Pour un déplacement dû à une carte, il y a { DEED("card") }. { what-now }
refused-no-cards-now = Les cartes agissent au tour d’un camp et à la Récupération (R12). { what-now }
refused-already-moved = Frodon a fait son unique déplacement normal de ce tour (R7, P8). Une carte peut encore le déplacer ; quand tous se sont déplacés, { DEED("done") }.
refused-already-rested = Frodon se repose ce tour-ci (R7). Continuez, jusqu’à { DEED("done") } ; { DEED("undo") } efface le repos.
refused-no-rest-in-daylight = De jour, Frodon doit se déplacer (R7, P8). À l’Acte 1 : { ASK("move X") } ; à l’Acte 2 : { DEED("advance") }.
refused-move-first = Frodon doit se déplacer avant la fin du tour (R7). { DEED("move .") } est toujours permis.
refused-move-or-rest-first = Frodon doit se déplacer ou se reposer avant la fin du tour (R7). D’abord { ASK("move X") }, ou { DEED("rest") }.
refused-no-turn-to-end = Il n’y a pas de tour à terminer ici (R7). { what-now }
refused-not-on-board = Il n’y a pas de { $location } sur le plateau (R8). Vérifiez le numéro ; si le plateau a été mal copié, avec { DEED("!") }, c’est vous qui en répondez.
refused-no-such-location = Il n’y a pas de { $location } sur le plateau. Vérifiez le numéro ; si le plateau a été mal copié, dites-le avec { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } est le dernier lieu : il faut d’abord un point (R9). On peut y entrer de nouveau après un point : marquez-en un, ou allez ailleurs.
refused-not-connected = { $location } n’est pas relié au dernier lieu (R8). Un autre lieu se trouve entre les deux. Allez sur un point ou un lieu à portée ; avec { DEED("!") }, c’est vous qui en répondez.
refused-too-far = { $location } est à { $dots } { $dots ->
    [one] point
   *[other] points
} de distance, et { $marked ->
    [0] aucun n’est marqué
    [one] un seul est marqué
   *[other] { $marked } sont marqués
} (R8). Marquez encore un point, ou allez sur un lieu à portée ; avec { DEED("!") }, c’est vous qui en répondez.
refused-too-early-to-ask = Trop tôt : le tour du Porteur de l’Anneau n’est pas fini (R7). Si Frodon s’est déplacé, d’abord { DEED("done") } ; une carte demande tout de suite, avec { DEED("card") }.
refused-no-questions-now = On ne peut rien demander maintenant (R17–R19). { what-now }
refused-question-waits = Une question attend sa réponse (R23). D’abord { DEED("answer") }, { DEED("withdraw") } ou { DEED("blocked") }.
refused-nothing-asked = Aucune question n’attend de réponse (R23). Annoncez-en d’abord une : { ASK("ask") }.
refused-start-not-searched = Pas de Fouille en { $location } : Frodon peut partir de là (R17). Ce lieu peut être traqué.
refused-track-lies-there = Pas de Fouille en { $location } : un jeton Piste s’y trouve (R17). Ce lieu peut être traqué ; s’il n’y a pas de jeton sur le plateau, { DEED("track", $location, "off") }.
refused-exit-not-asked = Sur une sortie, ni Fouille, ni Traque, ni jeton (R20). Indiquez un lieu numéroté.
refused-no-such-area = Il n’y a pas de { $area } sur le plateau (R19). Vérifiez ce qui y est imprimé.
refused-area-unknown = Personne n’a dit où se trouve l’un des lieux (R19). Sans cela, aucune réponse n’est sûre : le Porteur de l’Anneau indique d’abord { ASK("area N AREA") }.
refused-no-encounter = Aucune rencontre n’a lieu (R24). { what-now }
refused-no-rescue = Aucun sauvetage n’a lieu (R14). { what-now }
refused-already-drawn = Des tuiles sont déjà tirées (R24). D’abord { DEED("accept") }, ou { ASK("cancel T with NAME") }.
refused-nothing-drawn = Aucune tuile n’est tirée (R25). { what-now }
refused-wrong-number-of-tiles = { $said } { $said ->
    [one] tuile est indiquée
   *[other] tuiles sont indiquées
}, alors qu’il faut en tirer { $wanted } (R24). Indiquez toutes celles qui ont été tirées, dans l’ordre du tirage.
refused-name-the-tiles = Les tuiles se tirent à la main dans cette partie (R24). Tirez-en { $wanted } et indiquez-les dans l’ordre du tirage, comme { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = Il ne reste pas de tuile { $tile } dans la réserve (R24). Vérifiez la tuile ; une rouge est suivie d’un r.
refused-not-out-of-pool = Aucune tuile { $tile } n’a quitté la réserve. Aucune ne peut donc y revenir ; une rouge est suivie d’un r.
refused-moves-are-known = Le plateau dit combien de déplacements il manque (R15). Il ne faut pas de nombre : { DEED("rescue") }.
refused-moves-are-unknown = Le plateau ne dit pas combien de déplacements il manque (R15). Comptez sur le plateau combien il en faudrait encore à Frodon, et indiquez { ASK("rescue N") }.
refused-tile-not-drawn = La tuile { $tile } n’a pas été tirée (R25). Indiquez une tuile tirée, comme elle a été annoncée ; une rouge est suivie d’un r.
refused-red-not-cancelled = Aucune carte Compagnie n’annule une tuile rouge (R25). { $tile } est rouge. Si une autre carte le fait : { ASK("cancel T with card") }.
refused-one-company-card = Une carte Compagnie au plus annule une tuile (R25). Pour les autres : { ASK("cancel T with card") }, ou laissez-les s’appliquer.
refused-no-company-for-cards = Aucune carte Compagnie n’aide contre ces tuiles (R25). On n’en retourne une que pour une tuile d’une rencontre ou d’un sauvetage. Choisissez : { DEED("accept") }, ou { ASK("cancel T with card") }.
refused-not-in-company = { company-name } n’est pas en jeu (R5). Indiquez une autre carte ; { DEED("company add merry") } fait venir Merry.
refused-already-flipped = La carte de { company-name } est déjà retournée (R25). Elle n’aide plus : indiquez-en une autre ; si elle n’est pas retournée sur la table, { DEED("company unflip", $who) }.
refused-no-escape = Il n’y a rien à fuir (R28). { what-now }
refused-no-escape-to-exit = Une fuite ne mène pas à une sortie (R28). Indiquez un lieu numéroté, ou { DEED("escape stay") }.
refused-escape-not-connected = { $location } n’est pas relié au dernier lieu (R28). Un autre lieu se trouve entre les deux. Indiquez-en un autre, ou { DEED("escape stay") } ; avec { DEED("!") }, c’est vous qui en répondez.
refused-escape-too-far = { $location } est à { $dots } { $dots ->
    [one] point
   *[other] points
} de distance, et une fuite va jusqu’à { $most } (R28). Indiquez un autre lieu, ou { DEED("escape stay") } ; avec { DEED("!") }, c’est vous qui en répondez.
refused-no-refresh = Ce n’est pas la Récupération (R30). { what-now }
refused-part-is-over = C’est terminé, et plus rien ne change sur la table (R13, R14, R27, P21). { DEED("undo") } revient sur ce qui a été fait en dernier.
refused-too-few-tokens = { $tokens ->
    [0] Il n’y a aucun jeton Communauté
    [one] Il n’y a qu’un jeton Communauté
   *[other] Il n’y a que { $tokens } jetons Communauté
} sur la carte de Frodon (R31). S’il y en a davantage, indiquez { ASK("fellowship = N") }.
refused-more-than-pool = { $pool ->
    [0] Il n’y a aucun jeton Communauté
    [one] Il n’y a qu’un jeton Communauté
   *[other] Il n’y a que { $pool } jetons Communauté
} dans la partie (R31). N’en indiquez pas davantage.
refused-pool-is-empty = Il ne reste aucun jeton Communauté à retirer (R31). Pour savoir combien il y en a, voyez { DEED("fellowship") }.
refused-not-flipped = La carte de { company-name } n’est pas retournée (R25). Si elle l’est sur la table, { DEED("company flip", $who) }.
refused-merry-is-here = Merry a déjà rejoint la Compagnie (R5, P1). Il ne le fait qu’une fois ; pour savoir qui est là, voyez { DEED("company") }.
refused-no-such-red-tile = Il n’existe pas de tuile rouge de valeur { $value } (R6). Vérifiez la tuile.
refused-red-has-joined = Cette tuile rouge est déjà dans la partie (R32). Elle n’y entre qu’une fois ; pour savoir combien il y a de tuiles, voyez { DEED("pool") }.
refused-no-more-red-tiles = Les deux tuiles rouges sont déjà dans la partie (R32). Vérifiez la tuile.
refused-barrow-wights-lie = Les Êtres des Galgals se trouvent déjà à côté de la piste (R32). Pour savoir combien il y a d’Yeux, voyez { DEED("eyes") }.
refused-barrow-wights-count = Les Êtres des Galgals comptent comme un Œil (R32). Ils sont à côté de la piste : il y en a donc au moins un.
refused-token-not-kept = Aucun jeton Information { $location } ne peut encore être trouvé (R21, R22). Indiquez-en un qui est gardé et n’est pas caché.
refused-exit-in-no-area = { $location } est une sortie, et n’est dans aucune zone (R19). Indiquez un lieu numéroté.
refused-area-is-known = Le plateau dit lui-même où se trouve { $location } (R19). Inutile de le dire.
refused-tiles-unknown = Les tuiles de cette partie n’ont pas été copiées (R6). Personne ne sait ce qu’il en reste : regardez dans le gobelet.
refused-no-links = Ce plateau ne dit pas comment ses cases sont reliées (R8). On ne sait donc pas ici ce qui est à portée : regardez le plateau.
refused-nothing-in-reach-now = Personne ne va nulle part maintenant (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] Cela relève de l’Acte 1, qui est terminé (R7). À l’Acte 2, il y a { DEED("advance") } et { ASK("gandalf N") } ; l’itinéraire suit une rencontre.
   *[other] Cela relève de l’Acte 2, qui n’a pas commencé (P1). Il commence quand l’Acte 1 est terminé, ou avec une lettre : { DEED("part2") }.
}
refused-no-letter-now = Une lettre s’écrit entre les deux actes (R33). { what-now }
refused-too-many-found = { $said } jetons sont indiqués ; on en tire au plus { $most } (R2). Vérifiez les jetons Information.
refused-letter-of-a-lost-game = Avec { $corruption } de Corruption, il n’y a pas d’Acte 2 (R27). Frodon était perdu à l’Acte 1. Vérifiez le nombre.
refused-game-is-running = Une partie est en cours : aucune lettre ne s’ouvre (R33). Elle chasserait la partie de la table. Terminez d’abord son acte, ou relancez le programme : la partie est gardée. { what-now }
refused-part2-not-now = L’Acte 2 commence après l’Acte 1, ou avec une lettre (P1). { what-now }
refused-not-in-the-set = Ce jeu de tuiles n’a pas autant de tuiles { $tile } (P5). Indiquez le jeu avec lequel on a joué, ou { ASK("tiles=none") }.
refused-journeys-unknown = Aucune carte Voyage de cette longueur n’est connue (P3). On ne peut pas en tirer ici. Tirez à la main ; à la mise en place, indiquez { ASK("journey ROWS") }, après une rencontre { ASK("course change ROWS") }.
refused-no-journeys-drawn = Aucune carte n’a été tirée : il n’y a rien à choisir (P3). D’abord { DEED("journey draw") } ; pour une carte tirée à la main, { ASK("journey ROWS") }.
refused-too-many-rows = { $said } lignes sont indiquées, et la carte en a { $most } (P3). Le départ en fait partie. Recomptez-les.
refused-start-row-wanted = Une carte commence par le lieu d’où part Frodon (P3). Indiquez-le d’abord.
refused-exit-not-at-end = Seule la dernière ligne est une sortie, pas la ligne { $row } (P3). Relisez la carte.
refused-end-wants-exit = La dernière ligne d’une carte est une sortie (P3). C’est une seule lettre ; relisez la carte.
refused-row-not-in-reach = La ligne { $row } n’est pas à portée des précédentes (R8, P3). Relisez la carte ; si le plateau a été mal copié, avec { DEED("!") }, c’est vous qui en répondez.
refused-row-is-told = La ligne { $row } a déjà été indiquée (P3). { DEED("undo") } permet d’y revenir.
refused-no-such-row = Il n’y a pas de ligne { $row } : la dernière est { $last } (P3). Recomptez.
refused-row-is-open = La ligne { $row } n’a pas encore été indiquée (P7). Personne ne sait donc où Frodon arrive. Regardez la carte : { ASK("journey row", $row, "X") }, puis { DEED("advance") }.
refused-rows-missing = La carte doit aller jusqu’à la ligne { $wanted }, où est Frodon (P20). Il faut autant de lignes après le départ : indiquez-les depuis le départ.
refused-name-the-rows = La nouvelle carte se tire à la main (P20). Tirez-la et indiquez ses lignes, au moins jusqu’à la ligne { $wanted } : le départ d’abord.
refused-deck-too-small = { $left ->
    [0] Il ne reste aucune carte
    [one] Il ne reste qu’une carte
   *[other] Il ne reste que { $left } cartes
} dans le paquet (P20). N’en tirez pas davantage, ou indiquez les lignes d’une carte tirée à la main.
refused-strider-wanted = Seul Grands-Pas fait tirer des cartes au choix (P20). Il le fait tant que sa carte est en jeu et non retournée. Il y a { DEED("course keep") } et { DEED("course change") } ; si sa carte n’est pas retournée sur la table, { DEED("company unflip strider") }.
refused-choice-waits = Il faut d’abord prendre l’une des cartes tirées (P20). Elle se prend par { ASK("course take K") } ; { DEED("undo") } défait le tirage.
refused-nothing-to-choose = Aucune carte n’a été tirée : il n’y a rien à choisir (P20). D’abord, avec Grands-Pas, { ASK("course draw N") }.
refused-no-such-card = Il n’y a pas de carte { $said } parmi celles tirées (P20). { $most ->
    [one] Il y en a une : prenez-la.
   *[other] Il y en a { $most } : choisissez-en une.
}
refused-journey-missing = La carte Voyage n’est pas encore choisie (P3). D’abord { DEED("journey draw") } et { ASK("journey keep short|long") }, ou { ASK("journey ROWS") }.
refused-deeds-missing = Les jetons de haut fait de Gandalf ne sont pas encore tirés (P4). D’abord { DEED("deeds draw") }, ou { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf n’a pas encore de lieu de départ (P4). Choisissez l’un des quatre jetons : { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = { $said } { $said ->
    [one] jeton est indiqué
   *[other] jetons sont indiqués
}, alors qu’on en tire { $wanted } (P4). Indiquez-les tous, ou laissez faire le programme : { DEED("deeds draw") }.
refused-not-a-deed = Aucun jeton de haut fait ne porte le numéro { $location } (P4). Vérifiez le jeton.
refused-deeds-unknown = Ce plateau ne donne pas la liste des jetons de haut fait (P4). On ne peut pas en tirer ici : tirez-en quatre de la boîte et indiquez { ASK("deeds N N N N") }.
refused-not-among-his-deeds = { $location } n’est pas l’un des quatre jetons (P4). Choisissez l’un de ceux qui ont été tirés.
refused-advance-first = Frodon doit avancer avant la fin du tour (P8). D’abord { DEED("advance") }.
refused-advance-or-rest-first = Frodon doit avancer ou se reposer avant la fin du tour (P8). D’abord { DEED("advance") }, ou { DEED("rest") }.
refused-frodo-first = Frodon se déplace avant Gandalf (P9). D’abord { DEED("advance") }, ou { DEED("rest") } à la tombée de la nuit.
refused-gandalf-has-moved = Gandalf a fait son unique déplacement de ce tour (P9). Une carte peut encore le déplacer : { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf se déplace avant tout ce qu’il fait d’autre (P9–P11). Il se déplace à chaque tour : indiquez { ASK("gandalf N") } ; le même numéro s’il reste sur place.
refused-gandalf-not-connected = { $location } n’est pas relié au lieu de Gandalf (P9). Un autre lieu se trouve entre les deux. Indiquez-en un qui l’est, ou le même numéro s’il reste sur place ; avec { DEED("!") }, c’est vous qui en répondez.
refused-gandalf-in-rivendell = Gandalf est à Fondcombe, et hors jeu (P12). Continuez sans lui.
refused-gandalf-stands = Gandalf reste là où se tient sa figurine (P10). Il y reste jusqu’à ce que tous les Spectres de l’Anneau aient agi ; continuez avec { DEED("done") }.
refused-gandalf-stands-there = Gandalf se tient en { $location } : ni Fouille, ni Traque (P17). Indiquez un autre lieu.
refused-not-revealed-on-exit = Gandalf ne se révèle pas sur une sortie (P10). On peut en revanche l’y annoncer : { DEED("gandalf rivendell") }.
refused-no-token-to-spend = Aucun jeton Communauté pour révéler Gandalf (P10). Cela en coûte un de la carte de Frodon ; s’il y en a, indiquez { ASK("fellowship = N") }.
refused-nothing-to-hide = Gandalf ne se cache qu’après avoir été révélé (P10). Il le fait quand tous les Spectres de l’Anneau ont agi. { what-now }
refused-not-among-the-two = { $location } n’est pas l’un des deux jetons tirés (P10). Choisissez l’un d’eux.
refused-nothing-to-flee = Gandalf s’enfuit quand une Traque l’a trouvé (P16). { what-now }
refused-not-a-remaining-deed = Aucun jeton de haut fait { $location } ne peut être tiré maintenant (P10, P13). Vérifiez le jeton.
refused-gandalf-place-first = Pas de haut fait avant le choix du lieu de Gandalf (P11). { what-now }
refused-no-deed-here = Aucun jeton de haut fait caché pour le lieu de Gandalf (P11). Continuez, ou menez-le d’abord au lieu de l’un d’eux.
refused-not-on-an-exit = Gandalf n’est pas sur une sortie (P12). Il doit d’abord y aller.
refused-lord-is-in = Le Seigneur des Nazgûl est déjà en jeu (P18). { DEED("lord out") } le retire.
refused-lord-is-out = Le Seigneur des Nazgûl n’est pas en jeu (P18). { DEED("lord in") } le fait entrer.
refused-lord-not-today = Sans le Seigneur en jeu ce jour, pas d’Anneau de Morgul (P14). L’Anneau ne dit qui c’est que ces jours-là. Demandez sans l’Anneau ; si le Seigneur est sur la table, { DEED("lord in") }.
refused-lord-is-one-of-them = Sans aucun Nazgûl, leur Seigneur n’en est pas (P18). Il compte parmi eux, il y en a donc au moins un : { DEED("nazgul 1 lord") }, s’il est seul.
refused-not-over = La partie n’est pas terminée (P23). Personne ne sait encore ce qu’elle vaudra pour La Guerre de l’Anneau. { what-now }
refused-nothing-told-yet = La partie en cours n’est pas terminée. Ce qui était caché se raconte à la fin. { what-now }
refused-table-word-too-late = Le mot de la table se donne avant tout tirage. Maintenant, quelqu’un pourrait savoir à quoi il mène. On peut très bien jouer sans.
refused-correction-waits = Une correction du journal attend une décision. D’abord { DEED("correct apply") }, ou { DEED("correct keep") }.
refused-nothing-proposed = Aucune correction n’est proposée. Dites d’abord ce qui est faux : { ASK("correct 3 22") }, { ASK("correct insert 3 22") } ou { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] Le journal n’a aucune inscription à corriger.
   *[other] Il n’y a pas d’inscription { $said } : on va ici jusqu’à la { $most }. Pour les voir toutes, il y a { DEED("log") }.
}
refused-log-is-full = Le journal est plein, avec seize inscriptions (R14). Corrigez-en une, ou retirez-en d’abord une.
refused-nothing-to-correct = Cette inscription dit déjà exactement cela. Pour voir ce qui est écrit, il y a { DEED("log") }.
refused-end-not-corrected = Aucune correction ne change la fin de l’Acte 1 (R13, R14). Il se termine avec une sortie ou à l’étape 16, et aucune correction n’inscrit ni n’efface une sortie, ni n’annule une fin. Retirez le déplacement avec { DEED("undo") }, ou inscrivez-le : { ASK("move X") }.
refused-was-told = Tout le monde a appris que Gandalf était là (P10–P12). Ou sa figurine s’y tient aux yeux de tous. Ce qui est dit est dit ; { DEED("undo") } ramène au moment d’avant.
refused-was-drawn = C’est le programme qui a tiré où Gandalf est allé (P10, P16). Un tirage n’est pas un souvenir : il y était.
refused-gandalf-is-somewhere = Le journal de Gandalf n’a que des lieux (P9). Il n’a ni points ni barres.
refused-area-not-told = Une réponse dépend d’une zone que personne n’a dite. Une Perception a été demandée alors que Frodon ou Gandalf y aurait été. Indiquez d’abord { ASK("area N AREA") }.
refused-not-revealed-yet = Une partie se révèle quand elle est terminée. Ou quand son Acte 1 l’est et que vous ne continuez pas. Jusque-là, personne d’autre n’en voit rien.

## Letters that cannot be opened

no-letter-not-a-letter = Ce n’est pas une Lettre de Gandalf de ce programme (R33). Indiquez le fichier écrit par { DEED("letter PATH") }, ou tapez le code noté sur le journal.
no-letter-newer = Cette lettre a été écrite par une version plus récente. Ouvrez-la avec cette version-là.
no-letter-damaged = Cette lettre n’est plus comme elle a été écrite (R33). Quelque chose manque ou a été changé. Comparez-la avec le code noté sur le journal ; { DEED("letter-by-hand") } la saisit d’après le papier.
no-letter-code-sign = « { $sign } » ne figure dans aucun code. Il n’y a là que des chiffres, et des lettres autres que I, L, O et U. Regardez de nouveau.
no-letter-code-group = Le groupe { $group } du code est mal tapé, ou mal placé. Comparez { $typed } avec le journal, signe par signe.
no-letter-contents = Ce que dit ce code n’existe dans aucune partie. Il se tient pourtant : vient-il d’un autre programme ? { DEED("letter-by-hand") } saisit l’Acte 1 d’après le papier.

## Lines that are no command

misheard-not-a-row = « { $word } » n’est pas une ligne de carte. Une ligne est un point, un lieu, un lieu suivi de * pour un refuge, ou une sortie à la fin.
misheard-eyes-are-counted = Les Yeux ne se défaussent pas (R26). Ils se trouvent à côté de la piste : comptez-les avec { ASK("eyes=N") } ; eyer parmi les tuiles défaussées dit que l’Œil rouge est du nombre.
misheard-wrong-number-of-rows = { $said } lignes ne font ni une carte courte ni une longue (P3). Une courte a son départ et 14 lignes, une longue son départ et 16. Si une carte a été lue en partie : { ASK("journey short ROWS") }, ou { ASK("journey long ROWS") }.
misheard-too-many-players = Il y a au plus { $most } joueurs Spectres de l’Anneau. N’en indiquez pas davantage.
misheard-not-a-location = « { $word } » n’est pas un lieu. Un lieu est un numéro de 1 à 999, une sortie est une lettre.
misheard-dot-not-asked = Les points ne peuvent être ni fouillés ni traqués (R20). Indiquez un lieu numéroté.
misheard-dot-no-escape = Une fuite ne mène pas à un point (R28). Indiquez un lieu, ou { DEED("escape stay") }.
table-corrects-to-no-dot = Une fuite ne mène pas à un point. Indiquez un lieu, ou « / » s’il est resté.
misheard-wants-area = « { $word } » n’est pas une zone (R19). Un lieu se trouve dans une zone d’une section : II-A.
misheard-not-an-area = « { $word } » n’est ni une zone ni une section (R19). Une zone est II-A, une section II : dites-le ainsi.
misheard-not-a-tile = « { $word } » n’est pas une tuile. Une tuile est eye ou un nombre de 0 à 9, suivi d’un r pour les rouges (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path } : { $fault }{ $more ->
    [0] {""}
    [one] {" "}(Et une erreur de plus.)
   *[other] {" "}(Et { $more } erreurs de plus.)
}
fault-no-such-part = « part » est { $found }, et devrait être 1 ou 2.
fault-wants-location = « { $key } » : { $item } n’est pas un lieu ; il faut un nombre entier de 1 à 999.
fault-wants-area = « { $key } » : { $item } n’est pas une zone ; il faut une section de I à VI, un tiret et une lettre, comme II-A.
fault-wants-space = « { $key } » : { $item } n’est pas une case qui a un nom ; il faut un lieu (22), une sortie (C) ou un point nommé (.fork).
fault-wants-place = « { $key } » : la place de { $item } devrait être deux nombres de 0 à 1 : [0.5, 0.25].
fault-in-two-areas = « areas » : { $item } est dans { $area } et dans { $other }. Il n’est que dans l’une des deux.
fault-not-of-the-part = « areas » : { $area } n’est pas une zone de l’Acte { $part }. L’Acte 1 a les sections I à III, l’Acte 2 IV à VI, chacune avec les zones A à D.
fault-nowhere-on-board = « { $key } » : { $item } ne figure dans aucune liaison ni dans aucune zone. Ajoutez-le là, ou retirez-le d’ici.
fault-bad-token = Dans « { $chain } », { $token } n’est pas une case. Il faut un nombre de 1 à 999, une majuscule, un point, ou un point avec un nom.
fault-short-chain = « links » : « { $chain } » est trop court. Une chaîne relie au moins deux cases.
fault-loose-end = « links » : « { $chain } » commence ou finit par un point sans nom. Donnez un nom à ce point, ou mettez un lieu au bout.
fault-joined-to-itself = « links » : dans « { $chain } », { $space } est relié à lui-même. On relie deux cases différentes.
fault-joined-twice = « links » : dans « { $chain } », { $space } et { $other } sont reliés, alors qu’ils le sont déjà. Retirez l’une des liaisons.
fault-too-many-spaces = « links » : il y a plus de { $most } cases, et aucun plateau n’en a autant.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Lieux de départ de Frodon : { $found } sur { $printed }.
    [nazgul] Lieux de départ des Nazgûl : { $found } sur { $printed }.
    [information] Numéros d’Information : { $found } sur { $printed }.
    [deeds] Numéros de haut fait : { $found } sur { $printed }.
   *[areas] Zones : { $found } sur { $printed }.
}
proof-more = { $what ->
    [starts] { $found } lieux de départ de Frodon, et la boîte a { $printed } jetons pour eux.
    [nazgul] { $found } lieux de départ des Nazgûl, et le plateau en a { $printed }.
    [information] { $found } numéros d’Information, et la boîte a { $printed } jetons.
    [deeds] { $found } numéros de haut fait, et la boîte a { $printed } jetons.
   *[areas] { $found } zones, et le plateau en a { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } n’est encore relié à rien ni dans aucune zone, alors que des numéros plus élevés le sont.
   *[other] { $locations } ne sont encore reliés à rien ni dans aucune zone, alors que des numéros plus élevés le sont.
}
proof-no-links = Rien n’est encore relié à rien.
proof-unlinked = { $count ->
    [one] { $locations } n’est relié à rien.
   *[other] { $locations } ne sont reliés à rien.
}
proof-no-exit = Il n’y a pas de sortie.
proof-in-no-area = { $count ->
    [one] { $locations } n’est dans aucune zone.
   *[other] { $locations } ne sont dans aucune zone.
}
proof-information-nowhere = Le numéro d’Information { $location } n’est encore relié à rien, et n’est dans aucune zone.
proof-deed-nowhere = Le numéro de haut fait { $location } n’est encore relié à rien, et n’est dans aucune zone.
proof-dead-ends = { $count ->
    [one] { $spaces } est une impasse : un chemin y mène, et aucun n’en repart.
   *[other] { $spaces } sont des impasses : un chemin mène à chacune, et aucun n’en repart.
}
proof-cut-off = { $count ->
    [one] { $locations } est coupé du reste du plateau.
   *[other] { $locations } sont coupés du reste du plateau.
}
proof-exit-too-far = La sortie { $exit } est à { $moves } déplacements du départ le plus proche, et la piste de Mouvement a { $steps } étapes.
proof-exit-out-of-reach = Aucun chemin ne mène d’un départ à la sortie { $exit }.
proof-example-adjacent = Dans les exemples des règles, { $location } est adjacent à { $other }.
proof-example-not-adjacent = Dans les exemples des règles, { $location } est relié à { $other }, mais pas adjacent.
proof-example-near = { $dots ->
    [16] Dans les exemples des règles, { $location } est relié à { $other }.
    [one] Dans les exemples des règles, { $location } est relié à { $other }, avec au plus { $dots } point entre eux.
   *[other] Dans les exemples des règles, { $location } est relié à { $other }, avec au plus { $dots } points entre eux.
}
proof-example-dots = { $dots ->
    [one] Dans les exemples des règles, il y a { $dots } point entre { $location } et { $other } ; ici : { $found }.
   *[other] Dans les exemples des règles, il y a { $dots } points entre { $location } et { $other } ; ici : { $found }.
}
proof-example-apart = Dans les exemples des règles, { $location } n’est pas relié à { $other }.
proof-example-reach = { $dots ->
    [0] Dans les exemples des règles, sont adjacents à { $location } : { $listed } ; ici : { $found }.
   *[other] Dans les exemples des règles, sont à portée de { $location } avec { $dots } points marqués : { $listed } ; ici : { $found }.
}
proof-example-rescue = Dans les exemples des règles, la sortie la plus proche est à { $moves } déplacements de { $location }, points marqués : { $dots } ; ici, à { $found }.
proof-example-area = Dans les exemples des règles, { $location } est dans { $area } ; ici, dans { $found }.
proof-example-section = Dans les exemples des règles, { $location } est dans la section { $section } ; ici, dans { $found }.
proof-example-nazgul = Dans les exemples des règles, un Nazgûl commence en { $location }.
proof-example-start = Dans les exemples des règles, Frodon part de { $location }.
proof-example-deed = Dans les exemples des règles, { $location } est le numéro d’un jeton de haut fait.
proof-example-dark = Dans les exemples des règles, { $location } est un lieu sombre.

fault-wants-tile = « { $key } » : { $item } n’est pas une tuile ; il faut "eye" ou un nombre de 0 à 9.
fault-wrong-length = « { $key } » : la carte « { $card } » a { $found } déplacements après son départ, et devrait en avoir { $wanted }.
fault-bad-row = « { $key } » : dans la carte « { $card } », { $row } n’est pas une ligne. Il faut un point, un lieu, un lieu suivi de *, ou la sortie à la fin.
fault-exit-not-last = « { $key } » : la carte « { $card } » devrait finir par une sortie, et n’en avoir aucune avant.

## What the table is told

told-opened = { $board-known ->
    [no] Le plateau est celui de la table
   *[yes] Le plateau est { $board }
}, { $tiles-known ->
    [no] les tuiles sont dans le gobelet
   *[yes] les tuiles sont { $tiles }
}.{ $counts ->
    [odd] {" "}La boîte a 15 tuiles beiges, 3 grises et 2 rouges ; ce jeu de tuiles n’a pas ce compte.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}Les tirages de cette partie peuvent être répétés, car une graine a été donnée.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] Le plateau « { $named } » est la copie personnelle de quelqu’un et n’a que le nom de ce qui vient avec le programme.
   *[own] Le plateau « { $named } » est la copie personnelle de quelqu’un.
}
told-own-tiles = { $whose ->
    [own-by-its-name] Les tuiles « { $named } » sont la copie personnelle de quelqu’un et n’ont que le nom de ce qui vient avec le programme.
   *[own] Les tuiles « { $named } » sont la copie personnelle de quelqu’un.
}
told-own-journeys = { $whose ->
    [own-by-its-name] Les cartes Voyage « { $named } » sont la copie personnelle de quelqu’un et n’ont que le nom de ce qui vient avec le programme.
   *[own] Les cartes Voyage « { $named } » sont la copie personnelle de quelqu’un.
}
told-information-hidden = Une carte cache l’Information en { $location }.
turn-name = { $turn ->
    [daylight-1] premier tour de jour
    [daylight-2] second tour de jour
   *[nightfall] tombée de la nuit
}
told-phase = { $phase ->
    [encounter] Les Nazgûl ont trouvé Frodon : comptez ceux qui sont dans le lieu traqué ou sur une case adjacente.
    [escape] Frodon s’échappe.
    [rescue] Frodon n’a pas atteint de sortie et doit être sauvé : les Spectres de l’Anneau ne jouent pas.
    [refresh] La journée est terminée : cartes, meneur, dés.
    [bree] Frodon a atteint Bree. L’Acte 1 est terminé.
    [rescued] Frodon est sauvé. L’Acte 1 est terminé.
    [corrupted] Frodon est corrompu. Les Spectres de l’Anneau gagnent.
    [fleeing] Gandalf s’enfuit : il tire un jeton de haut fait.
    [hiding] Tous les Spectres de l’Anneau ont agi : Gandalf se cache à nouveau.
    [rivendell] Frodon est à Fondcombe. Le Porteur de l’Anneau gagne.
   *[other] {""}
}
told-part2 = Acte 2 : retournez le plateau. { $known ->
    [yes] C’est { $board }.
   *[no] C’est celui de la table.
} Les cartes Allié en main sont échangées contre autant de cartes du nouveau paquet ; les jetons Piste quittent le plateau, Mouvement à 0 ; les jetons de départ et les tuiles défaussées sont rangés. Les Spectres de l’Anneau peuvent redistribuer entre eux leurs cartes Sorcellerie, et le meneur est de nouveau tiré au sort.{ $repeatable ->
    [yes] {" "}Les tirages de cet acte peuvent être répétés, car une graine a été donnée.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] Dans le gobelet, { $count } tuiles : celles qui restaient, les grises, et les spéciales déjà entrées.
   *[no] Dans le gobelet vont les tuiles qui restaient, les trois grises, et les spéciales déjà entrées.
}
told-length = Le voyage est { $length ->
    [short] court
   *[long] long
} : { $moves } déplacements, et Frodon est perdu à { $limit } de Corruption.
told-gandalf-hidden = La figurine de Gandalf quitte le plateau.
told-gandalf-in-rivendell = Gandalf est à Fondcombe, et hors jeu.
told-lord-in = Le Seigneur des Nazgûl est en jeu : il remplace un Nazgûl, celui du meneur s’il commence en jeu.
told-lord-out = Le Seigneur des Nazgûl quitte le jeu ; son dé part à la fin de la journée.
told-course-kept = Frodon garde son itinéraire.
told-course-drawn = Des cartes sont tirées : il faut en choisir une.
told-course-changed = Frodon change d’itinéraire : tous les jetons Piste quittent le plateau, sa figurine va à l’étape { $step }.
told-journey-changed = Une carte change la carte Voyage ; figurine et jetons Piste restent.
told-table-word = Le mot des Spectres de l’Anneau : { $word }. Il entre dans chaque tirage.
told-corrected = Une inscription du journal était fausse et est corrigée ; { $count ->
    [0] aucune réponse n’aurait été différente.
    [one] une réponse aurait été différente :
   *[other] { $count } réponses auraient été différentes :
}
told-corrected-encounter = Ce qui est dit est dit : une rencontre qui devait suivre a lieu, et une rencontre manquée n’a pas lieu.
told-step = La figurine de Frodon va à l’étape { $step }.
told-rested = Frodon se repose.
told-no-move = Frodon ne se déplace pas ce tour-ci, sur la parole du Porteur de l’Anneau.
told-hands = D’abord les mains : personne ne garde plus de cinq cartes Allié, ni aucun joueur Spectre plus de cinq cartes Sorcellerie ; qui en a davantage défausse aussitôt.
told-eye = Le marqueur de tour montre l’Œil : Traque gratuite au lieu de Fouille gratuite.
limit-told = { $limit-known ->
    [yes] {" "}sur { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}limite +{ $limit }
    }
}
told-corruption = La Corruption est à { $total }{ limit-told }{ $cause ->
    [night] {" "}(déplacement de nuit)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Jetons Communauté : { $tokens } sur { $pool }.
told-company = La carte de { company-name } { $card ->
    [flipped] est retournée.
    [ready] montre ses capacités.
   *[away] n’est pas en jeu.
}
company-name = { $who ->
    [frodo] Frodon
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Grands-Pas
}
told-asked = Les Spectres demandent : { $question }.
told-withdrawn = La question est retirée : { $question }.
told-blocked = La question est annulée par une carte : { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] Aucune tuile n’est tirée.
    [one] Une tuile est tirée : { $tiles }.
   *[other] { $count } tuiles sont tirées : { $tiles }.
}
told-tile-returned = La tuile { $tile } retourne dans le gobelet.
told-tile-put-back = Sur la parole de la table, la tuile { $tile } est de nouveau dans le gobelet.
told-tile-taken-out = Sur la parole de la table, la tuile { $tile } a quitté le gobelet.
told-tile = La tuile { $tile } : la Corruption est à { $total }{ limit-told }.
told-tile-lost = La tuile { $tile } est hors de la partie.
told-red = Une tuile rouge rejoint le gobelet : { $value }.
told-barrow-wights = Les Êtres des Galgals sont à côté de la piste : { $eyes } { $eyes ->
    [one] Œil
   *[other] Yeux
}.
told-eyes-set = Yeux à côté de la piste, d’après la table : { $eyes }.
question-search = Fouille { $target }
question-hunt = Traque { $target }
question-perception = Perception { $target }

question-morgul = Perception { $target } avec l’Anneau de Morgul

## What hands do for it

hands-information = Remettez le jeton Information { $location } : c’est leur { $count ->
    [1] premier. N’importe quel dé peut être dépensé pour se déplacer d’une étape de plus.
    [2] deuxième. Deux dés peuvent être dépensés pour une Traque ou une Perception.
    [3] troisième. Une Épée peut être dépensée pour se déplacer d’une étape, puis fouiller.
    [4] quatrième. Un Anneau peut être dépensé pour se déplacer de deux étapes de plus.
   *[other] cinquième. Le Seigneur des Nazgûl commence l’Acte 2 en jeu.
}
hands-track = { $before ->
    [none] Posez un jeton Piste sur { $location }
    [same] Le jeton Piste sur { $location } reste tel quel
   *[other] Retournez le jeton Piste sur { $location }
}, face { $side ->
    [eye] Œil
   *[sword] Épée
} visible.

## The Letter from Gandalf

envelope = Dans l’enveloppe vont :
envelope-corruption = Écrivez sur le journal de voyage : Corruption { $corruption }.
envelope-sorcery-piles = Dans la boîte, à part : les cartes Sorcellerie de la pioche et celles de la défausse. Tout le reste va aussi dans la boîte.
envelope-rest = Le code ci-dessous est la même lettre, sans les noms des joueurs ni vos propres plateaux : notez-le au crayon sur le journal.
letter-tokens = { $count ->
    [0] aucun jeton Communauté
    [one] un jeton Communauté
   *[other] { $count } jetons Communauté
}
letter-company = { $count ->
    [0] aucune carte Compagnie
   *[other] Compagnie : { $list }
}
letter-hand = { $count ->
    [0] aucune carte Allié
    [one] une carte Allié
   *[other] { $count } cartes Allié
}
letter-hand-untold = les cartes Allié du Porteur de l’Anneau
letter-sorcery = Cartes Sorcellerie, par joueur : { $list }
letter-sorcery-untold = les cartes Sorcellerie de chaque joueur Spectre, à part
letter-flipped = épuisées, dans la boîte : { $list }
letter-information = Informations trouvées : { $list }
letter-discarded = tuiles défaussées : { $list }
letter-eyes = { $count ->
    [one] { $count } tuile Œil qui était
   *[other] { $count } tuiles Œil qui étaient
} à côté de la piste
letter-barrow-wights = les Êtres des Galgals à côté de la piste
letter-red = tuiles spéciales en jeu : { $list }
letter-players = Porteur de l’Anneau : { $ring-bearer }. Spectres : { $ringwraiths }.
letter-own-files = Le plateau, les tuiles ou les cartes de cette partie étaient vos propres fichiers, et un code n’a pas la place de les contenir : indiquez-les avec { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = Le plateau, les tuiles ou les cartes de cette partie étaient vos propres fichiers, et un code n’a pas la place de les contenir : indiquez leurs fichiers sur les lignes d’à côté.
letter-played = Cette lettre a déjà été ouverte et jouée, le { $day }. Elle reste valable.
previously = Précédemment{ $dated ->
    [yes] , dans la partie commencée le { $begun }
   *[no] {""}
} : après { $day } { $day ->
    [one] jour
   *[other] jours
} et { $step } { $step ->
    [one] étape
   *[other] étapes
}, { $rescued ->
    [yes] Frodon a dû être sauvé, et il est tout de même arrivé à Bree
   *[no] Frodon a atteint Bree
}. La Corruption est à { $corruption } ; les Spectres de l’Anneau { $found ->
    [0] n’ont trouvé aucune Information
    [one] ont trouvé un jeton Information
   *[other] ont trouvé { $found } jetons Information
}.
previously-on-paper = L’Acte 1 a été joué sur papier. La Corruption est à { $corruption }.
take-out = De l’enveloppe sortent :
take-out-sorcery = C’est un Spectre de l’Anneau qui sort les cartes Sorcellerie, pour que personne d’autre ne les voie. Chacun joue le camp qu’il jouait avant.

## What the Ring-bearer is told alone

whispered-token-hidden = L’Information en { $location } est cachée pour de bon.
area-unknown = Personne n’a dit dans quelle zone se trouve { $location }.
whispered-filled = Parmi les cartes que vous avez indiquées, une seule commence ainsi : ses autres lignes sont remplies. Comparez-les avec la carte ; si une ligne est fausse, indiquez { ASK("journey row I X") }.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}dans { $area }
    [exit] {""}
   *[no] {" "}(dans quelle zone ? { ASK("area", $last, "…") })
}
whispered-walked = Ce n’est pas la carte que l’on croyait, et des lignes jusqu’à { $step }, déjà parcourues par Frodon, ont été remplies d’après la mauvaise. Comparez-les avec la carte ; si l’une est fausse, { DEED("undo") } y revient.
whispered-token-would = { $now ->
    [hidden] L’Information en { $location } serait cachée pour de bon.
   *[kept] L’Information en { $location } serait de nouveau à trouver.
}
whispered-no-way = D’après le plateau, aucun déplacement ne mène de { $from } à { $to } : l’inscription { $at } ne tiendrait que sur votre parole.
whispered-nothing-touched = Aucune réponse n’aurait été différente.
private = { $part ->
    [1] {""}
   *[other] Frodon :{" "}
}{ place }, { $dots ->
    [0] aucun point depuis
    [one] un point depuis
   *[other] { $dots } points depuis
}{ $exit-known ->
    [yes] , à { $exit } { $exit ->
        [one] déplacement
       *[other] déplacements
    } de { $part ->
        [1] la sortie la plus proche
       *[other] Fondcombe
    }
   *[no] {""}
}.
private-gandalf = Gandalf : { place }{ $stands ->
    [yes] , révélé
   *[no] {""}
}.{ $deed ->
    [yes] {" "}Un haut fait peut être accompli ici.
   *[no] {""}
}
private-company = La carte de { company-name } peut aider maintenant.

## When all is over

story-log = Acte 1 : { $way }
story-card = { $count ->
    [1] Carte Voyage : { $way }
   *[other] Carte Voyage { $number }, depuis l’étape { $from } : { $way }
}
story-gandalf = Gandalf : { $way }
war-tokens = Pour La Guerre de l’Anneau : { $shadow ->
    [0] { $free-peoples ->
        [1] un jeton d’action pour les Peuples Libres, à leur choix
       *[other] { $free-peoples } jetons d’action pour les Peuples Libres
    }
    [1] { $free-peoples ->
        [0] un jeton d’action pour l’Ombre, à son choix
       *[other] un jeton d’action pour chaque camp, à son choix
    }
   *[other] { $shadow } jetons d’action pour l’Ombre
}.

## Status

status-board = Plateau : { $value }
status-phase = Phase : { $value }
status-tiles = Tuiles : { $value }
status-options = Options : { $value }
status-moved = Frodon a fait son déplacement normal de ce tour.
status-flipped = Retournées : { $value }
status-red = Tuiles rouges entrées : { $value }
status-step = Piste de Mouvement : { $value }
status-corruption = Corruption : { $value }
status-fellowship = Communauté : { $value }
status-company = Compagnie : { $value }
status-eyes = Yeux : { $value }
status-pool = Tuiles dans la réserve : { $value }
status-log = { table-log } : { $value }
status-tracks = { table-tracks } : { $value }
status-reach = À portée : { $value }
status-drawn = Tuiles tirées : { $value }
status-found = Frodon est trouvé : une rencontre suit.

status-gandalf-moved = Gandalf a fait son déplacement de ce tour.
status-deeds = Hauts faits accomplis : { $value }
status-result = La Guerre de l’Anneau, jetons d’action : { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Tirez en secret le lieu de départ de Frodon.
       *[yes] { $information-set ->
            [no] Tirez en secret cinq jetons Information.
           *[yes] { $given ->
                [no] { $give ->
                    [1] Choisissez-en un à donner ouvertement.
                   *[other] Choisissez-en { $give } à donner ouvertement.
                }
               *[yes] Placez les Nazgûl, lancez six dés, et commencez avec les résultats Ombre.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Tombée de la nuit, déplacement fait : figurine à l’étape { $step }, Corruption à { $corruption }, retournez le marqueur. Puis le tour se termine.
           *[no] { $rested ->
                [yes] Tombée de la nuit, repos : rien ne bouge. Puis le tour se termine.
               *[no] Tombée de la nuit : le Porteur de l’Anneau se repose, ou se déplace pour 1 de Corruption et l’Œil.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, déplacement fait : figurine à l’étape { $step }. Puis le tour se termine.
           *[no] { turn-title } : le Porteur de l’Anneau se déplace.
        }
    }
    [ringwraiths] { turn-title } : les Nazgûl agissent l’un après l’autre{ $eye ->
        [yes] , avec une Traque gratuite chacun ; une Fouille seulement par une carte ou un jeton Information
       *[no] , avec une Fouille gratuite chacun
    }. { $found ->
        [yes] Frodon est trouvé : quand tous ont agi, la rencontre suit.
       *[no] Puis le tour se termine.
    }
    [encounter] Comptez les Nazgûl dans le lieu traqué et à côté.
    [escape] Le Porteur de l’Anneau écrit sa fuite, ou une barre ; la figurine avance d’une étape.
    [rescue] Étape 16 et pas de sortie : tirez une tuile par déplacement manquant.
    [refresh] Récupération : piochez une carte Allié, passez au meneur suivant, piochez une carte Sorcellerie, lancez les dés.
    [bree] Frodon a atteint Bree. L’Acte 1 est terminé. Continuez, ou gardez-le pour un autre soir dans une lettre.
    [rescued] Frodon est sauvé. L’Acte 1 est terminé. Continuez, ou gardez-le pour un autre soir dans une lettre.
    [corrupted] Frodon est corrompu. Les Spectres de l’Anneau gagnent.
    [letter] La lettre est ouverte. Retournez le plateau et mettez en place l’Acte 2.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Tombée de la nuit, { $rested ->
        [yes] repos : rien ne bouge
       *[no] Frodon a avancé : figurine à l’étape { $step }, Corruption à { $corruption }, retournez le marqueur
    }
   *[other] { turn-title } : figurine à l’étape { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Tirez en secret une carte Voyage de chaque paquet, et gardez-en une.
       *[yes] { $deeds-set ->
            [no] Tirez en secret quatre jetons de haut fait.
           *[yes] { $gandalf-set ->
                [no] L’un des quatre est le lieu d’où part Gandalf.
               *[yes] Deux Nazgûl dans chacun de leurs deux lieux de départ, lancez les six dés ordinaires, et commencez avec les résultats Ombre.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Tombée de la nuit : Frodon se repose, ou avance pour 1 de Corruption et l’Œil.
               *[other] { turn-title } : Frodon avance d’une étape.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title } : les Nazgûl agissent l’un après l’autre{ $eye ->
        [yes] , avec une Traque gratuite chacun ; une Fouille seulement par une carte ou un jeton Information
       *[no] , avec une Fouille gratuite chacun
    }{ $lord ->
        [yes] ; leur Seigneur dépense un dé, ou traque sans dé là où il est
       *[no] {""}
    }{ $stands ->
        [yes] , et aucun n’entre en { $figure }, où se tient Gandalf
       *[no] {""}
    }. { $found ->
        [yes] Frodon est trouvé : quand tous ont agi, la rencontre suit.
       *[no] Puis le tour se termine.
    }
    [fleeing] Gandalf est trouvé. Tirez en secret un jeton de haut fait.
    [hiding] La figurine de Gandalf quitte le plateau ; il prend en secret l’un des deux jetons de haut fait tirés.
    [encounter] Comptez les Nazgûl dans le lieu traqué et à côté{ $lord ->
        [yes] , et dites si leur Seigneur en est : il compte pour deux tuiles
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] Le Porteur de l’Anneau prend l’une des cartes tirées.
       *[no] Frodon garde son itinéraire, ou en change : figurine une étape en arrière, tous les jetons Piste enlevés, une autre carte.
    }
    [refresh] Récupération : piochez une carte Allié, passez au meneur suivant, piochez une carte Sorcellerie, lancez les dés{ $lord ->
        [yes] ; l’Ombre de Morgul de leur Seigneur ne donne pas de jeton Communauté
       *[no] {""}
    }.
    [corrupted] Frodon est corrompu. Les Spectres de l’Anneau gagnent.
    [rivendell] Frodon est à Fondcombe. Le Porteur de l’Anneau gagne.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Puis Gandalf se déplace.
   *[yes] { $stands ->
        [yes] Gandalf se tient en { $figure } : les Nazgûl présents s’éloignent de deux étapes au plus, un dé ordinaire est défaussé. Puis le tour se termine.
       *[no] { $in-rivendell ->
            [yes] Puis le tour se termine.
           *[no] { $on-exit ->
                [yes] Sur une sortie, Gandalf ne se révèle pas : on peut l’y annoncer, il sort du jeu et la limite augmente de 1. Puis le tour se termine.
               *[no] Si des Nazgûl sont au même lieu, Gandalf peut être révélé, contre un jeton Communauté qui quitte la partie ; ou il accomplit un haut fait. Puis le tour se termine.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] Premier tour de jour
    [daylight-2] Second tour de jour
   *[nightfall] Tombée de la nuit
}
host-asked = { $question } : répondez, retirez-la, ou une carte l’annule.
host-drawn = { $count ->
    [0] Pas de tuile à tirer.
   *[other] Tirées : { $tiles }. Retournez une carte Compagnie pour renvoyer une tuile, ou acceptez.
}

## The terminal

help = X est un point (.), un lieu ou une sortie ; N un nombre ; T une tuile (eye, 3, 3r). help COMMAND en dit plus.
help-new = Commence une partie : hunt, ou aucun nom. Sans clés, c’est le plateau d’entraînement ; avec votre propre boîte : board=none starts=N,N,N. Un chemin avec des espaces se met entre guillemets droits.
help-start = D’où part Frodon (R1) : le numéro du jeton, ou un tirage par l’application.
help-information = Les cinq jetons Information derrière le paravent (R2), de la boîte ou tirés par l’application.
help-give = Donne le nombre convenu des cinq jetons (R2).
help-begin = Commence le premier jour, avec les résultats Ombre des dés (R4).
help-move = Le déplacement normal de Frodon (R8) : un point, un lieu ou une sortie. Avec !, votre parole suffit ; free épargne la Corruption d’un déplacement de nuit.
help-rest = Frodon se repose à la tombée de la nuit (R7) ; avec !, de jour, il ne se déplace pas.
help-reach = Indique où l’on peut entrer maintenant (R8), ou s’échapper (R28) ; dans l’Acte 2, où Gandalf peut aller (P9).
help-log = Affiche le journal de voyage.
help-done = Termine le tour du Porteur de l’Anneau, ou celui des Spectres de l’Anneau (R7) ; avec !, sans le déplacement de Frodon.
help-search = Demande si un lieu figure dans le journal (R17).
help-hunt = Demande si un lieu figure dans le journal, et si Frodon y est (R18).
help-perception = Demande si le dernier lieu se trouve dans une zone ou une section (R19). morgul, un jour où le Seigneur des Nazgûl est en jeu, dit aussi qui (P14).
help-ask = Annonce d’abord une question, pour qu’elle puisse être retirée ou annulée par une carte (R23) ; le Porteur de l’Anneau voit ce que serait la réponse.
help-answer = Répond à la question annoncée (R23).
help-withdraw = Retire la question annoncée (R23).
help-blocked = Une carte annule la question annoncée (R23).
help-card = Une carte déplace quelqu’un, pose une question ou change la carte Voyage : au tour de l’un ou l’autre camp, et à la Récupération (R12).
help-tracks = Donne la liste des jetons Piste sur le plateau.
help-nazgul = Combien de Nazgûl sont à la rencontre (R24) ; une tuile est tirée pour chacun.
help-cancel = Renvoie des tuiles tirées (R25) : une par une carte Compagnie, et aucune rouge ; n’importe laquelle par d’autres cartes (card). Les autres s’appliquent.
help-accept = Toutes les tuiles tirées s’appliquent (R26).
help-escape = Où Frodon s’échappe (R28), ou s’il reste.
help-rescue = Tire une tuile pour chaque déplacement qui manquerait à Frodon (R15).
help-refresh = Commence le jour suivant, avec les résultats Ombre des dés (R30).
help-draw = Tire des tuiles pour une carte, au tour de l’un ou l’autre camp et à la Récupération (R12).
help-corruption = Indique la Corruption, ou la fixe d’après la table (R32).
help-fellowship = Indique les jetons Communauté, ou en fixe le nombre d’après la table ; pool N dit combien il y en a dans la partie (R31).
help-company = Indique les cartes Compagnie non retournées, en retourne une ou la remet, ou fait venir Merry (R5).
help-red = Une tuile rouge entre dans la réserve (R32).
help-barrow-wights = Un Œil de plus à côté de la piste (R32).
help-eyes = Indique les Yeux à côté de la piste, ou les met comme ils sont sur la table, Êtres des Galgals compris.
help-pool = Indique combien de tuiles il reste ; +T en remet une qui avait quitté la réserve, -T en enlève une.
help-track = Note un jeton Piste tel qu’il est sur le plateau.
help-token = Une carte révèle un jeton Information aux yeux de tous (found), ou le cache en secret (hidden) (R32).
help-area = Dit où se trouve un lieu que le plateau ne situe pas (R19).
help-letter = Garde l’Acte 1 pour un autre soir (R33) : écrit un fichier, et indique un code et ce qu’il faut ranger.
help-open-letter = Ouvre une Lettre de Gandalf, fichier ou code ; part2 continue.
help-letter-by-hand = L’Acte 1 a été joué sur papier : ce que contient l’enveloppe (R33). eyes compte les tuiles Œil, barrow-wights en est une de plus.
help-part2 = Met en place l’Acte 2 (P1–P6), après l’Acte 1 ou avec une lettre.
help-journey = La carte Voyage (P3) : tirée ici, ou tapée d’après la carte, jusqu’où elle a été lue ; une ligne laissée ouverte s’indique avec row. Un * après une ligne marque un refuge, comme 10* : sur une carte longue, avec shelters=on, une Fouille n’y trouve rien tant que Frodon s’y trouve (P15).
help-deeds = Les quatre jetons de haut fait de Gandalf (P4), de la boîte ou tirés par l’application.
help-gandalf = Le déplacement de Gandalf (P9), son départ (P4), révéler et cacher (P10), s’enfuir (P16), haut fait (P11), Fondcombe (P12).
help-advance = Frodon avance selon la carte Voyage (P8) ; free épargne la Corruption d’un déplacement de nuit.
help-lord = Le Seigneur des Nazgûl entre en jeu, ou en sort (P18).
help-course = Après une rencontre (P20) : garder la carte, ou en changer ; si Grands-Pas n’est pas retourné, draw et take choisissent parmi plusieurs.
help-result = Ce que la fin vaut pour La Guerre de l’Anneau (P23).
help-telling = Raconte ce qui était caché, une ligne par moment, quand la partie du jeu est terminée.
help-correct = Une inscription du journal était fausse, oubliée ou de trop. Ce que cela aurait changé n’est dit qu’à vous ; puis correct apply le dit à la table, ou correct keep laisse le journal tel quel.

## Why an answer is what it is

why-where = { $part ->
    [1] l’inscription { $number } du journal
   *[other] la ligne { $number } de la carte
}
why-location = { $found ->
    [last] { $location } est le dernier lieu, { why-where }.
    [entry] { $location } est { why-where } ; le dernier lieu est { $last }.
    [start] { $location } est le lieu d’où Frodon est parti ; le dernier lieu est { $last }.
   *[nowhere] { $part ->
        [1] { $location } n’est nulle part dans le journal.
       *[other] { $location } n’est sur aucune des lignes que Frodon a atteintes.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf est trouvé en { $location }, et fuit
    [yes] Gandalf est en { $location }, dans { $area }
   *[no] Gandalf est en { $location }
}.
why-area = Le dernier lieu, { $last }, est dans { $area }.

## The window

home-begin = Commencer
home-phase = { $phase ->
    [setup] mise en place
    [letter] mise en place
    [refresh] jour { $day }, Récupération
    [bree] Acte 1 terminé : Bree
    [rescued] Acte 1 terminé : sauvé
    [corrupted] les Spectres ont gagné
    [rivendell] le Porteur a gagné
   *[other] jour { $day }, { turn-name }
}
setup = Mise en place
setup-draw = Tirer
setup-set = Valider
setup-word = Un mot des Spectres de l’Anneau…
setup-word-typed = un mot
setup-word-what = S’ils le souhaitent, les Spectres de l’Anneau disent maintenant un mot quelconque, avant tout tirage. Il entre dans chaque tirage. Le sceau sur la fenêtre de la table (F4) fixe déjà la graine de l’application : personne n’a donc pu choisir ce qui est tiré.
setup-word-given = Le mot des Spectres est dans chaque tirage : { $word }
setup-start = Lieu de départ de Frodon
setup-start-what = L’un des trois jetons, en secret. { $known ->
    [yes] Faites-le tirer ici, ou tirez-le et tapez son numéro.
   *[no] Tirez-le et tapez son numéro.
}
setup-start-typed = le numéro du jeton
setup-information = Information
setup-information-what = Cinq jetons, en secret. { $known ->
    [yes] Faites-les tirer ici, ou tirez-les et tapez leurs numéros.
   *[no] Tirez-les et tapez leurs numéros.
}
setup-information-typed = cinq numéros
setup-gift = Un don aux Spectres de l’Anneau
setup-gift-what = { $give ->
    [one] L’un des cinq jetons est donné ouvertement.
   *[other] { $give } des cinq jetons sont donnés ouvertement.
} Choisissez ce qui leur en apprend le moins.
setup-gift-typed = le numéro à donner
setup-wanted = Il faut ici : { $wanted }
setup-dice = Les premiers dés
setup-dice-what = On place les Nazgûl, le meneur lance six dés. Combien montrent l’Ombre ?
setup-dice-typed = combien, de 0 à 6
agree-three-starts = Les jetons de départ portent trois lieux, et { $typed ->
    [one] un seul est indiqué
   *[other] { $typed } sont indiqués
}. Indiquez les trois, ou aucun.
agree-starts = Lieux de départ
agree-starts-what = Les numéros des trois jetons de départ de votre plateau.
agree-starts-typed = trois numéros, comme 1 2 3
agree-board = Votre copie du plateau
agree-board-what = Ce que vous avez copié vous-même (Copier la boîte), ou un fichier. Sans copie, tout repose sur votre parole.
agree-tiles = Votre copie des tuiles
agree-tiles-what = De même pour les valeurs des tuiles Corruption. Sans copie, les tuiles se tirent du gobelet et se tapent.
copy-of-none = Aucune copie
copy-of-own = Ce que vous avez copié
copy-of-file = un fichier
agree-give = Combien de jetons Information le Porteur de l’Anneau donne-t-il ?
agree-give-0 = aucun : plus facile pour Frodon
agree-give-1 = un : normal
agree-give-2 = deux : plus dur pour Frodon
agree-pool = Combien de jetons Communauté y a-t-il ?
agree-pool-3 = trois : normal
agree-pool-4 = quatre : plus facile pour Frodon
agree-escape = Jusqu’où va une fuite ?
agree-escape-text = deux points de plus que les marqués
agree-escape-example = un point de plus
agree-draws = Qui tire, si rien n’est dit ?
agree-draws-app = l’application, ce qu’elle connaît
agree-draws-hand = les joueurs, du gobelet
setup-journey = Carte Voyage
setup-journey-what = Une carte de chaque paquet, en secret ; on garde l’une des deux. { $known ->
    [yes] Faites-les tirer ici, ou tirez-les et tapez les lignes de celle que vous gardez.
   *[no] Tirez-les et tapez les lignes de celle que vous gardez.
} Devant une carte qui n’a pas été lue jusqu’au bout, mettez short ou long : short 2 . 10. Un * après une ligne marque un refuge, comme 10*.
setup-journey-typed = 2 . 10 . . 23 …, une sortie à la fin
setup-card = { $length ->
    [short] Courte
   *[long] Longue
} : { $moves } déplacements, perdu à { $limit } de Corruption
setup-keep = Garder
setup-keep-which = la carte que l’on garde : appuyez sur « { $keep } » à côté
setup-deeds = Hauts faits de Gandalf
setup-deeds-what = Quatre jetons, en secret. { $known ->
    [yes] Faites-les tirer ici, ou tirez-les et tapez leurs numéros.
   *[no] Tirez-les et tapez leurs numéros.
}
setup-deeds-typed = quatre numéros
setup-gandalf = Départ de Gandalf
setup-gandalf-what = L’un des quatre est le lieu d’où part Gandalf ; les trois autres sont des hauts faits qu’il peut accomplir.
setup-gandalf-typed = le numéro du jeton
setup-dice-2 = Les premiers dés
setup-dice-2-what = Deux Nazgûl dans chacun de leurs deux lieux de départ, le meneur lance six dés. Combien montrent l’Ombre ?
setup-dice-2-typed = combien, de 0 à 6
letter = Lettre de Gandalf
letter-back = Retour au journal
letter-open = Ouvrir la lettre
letter-open-what = Le fichier écrit à la fin de l’Acte 1, ou le code noté sur le journal de voyage.
letter-open-letter = Fichier ou code
letter-paper = L’Acte 1 a été joué sur papier
letter-paper-what = Ce que contient l’enveloppe. Des nombres séparés par des espaces ; s’il n’y a rien, laissez vide. Les deux premières lignes sont toujours remplies, au besoin par 0.
letter-paper-corruption = Corruption, notée au journal
letter-paper-fellowship = Jetons Communauté
letter-paper-information = Jetons Information trouvés par les Spectres de l’Anneau
letter-paper-eyes = Tuiles Œil à côté de la piste
letter-paper-discarded = Tuiles défaussées, comme 3 1 0 ; après une rouge un r, comme 4r
letter-paper-red = Tuiles spéciales entrées en jeu, comme eye 4
letter-paper-merry = Merry est arrivé
letter-paper-pool = quatre jetons Communauté en tout
letter-wrong = Ici : { $name }
letter-paper-open = Passer à l’Acte 2
letter-write = Écrire la lettre
letter-envelope = L’enveloppe
letter-write-what = Pour un autre soir. Ce que le programme ignore :
letter-write-hand = Cartes Allié du Porteur de l’Anneau : combien ?
letter-write-sorcery = Cartes Sorcellerie de chaque joueur Spectre, comme 2 3
letter-write-ring-bearer = Qui est le Porteur de l’Anneau ?
letter-write-ringwraiths = Qui sont les Spectres de l’Anneau ? Noms séparés par des virgules
letter-write-file = Fichier de la lettre
letter-written = Écrit : { $path }. Sur le premier écran, Une Lettre de Gandalf ouvre ce fichier, ou le code.
letter-previously = Jusqu’ici
letter-part2 = Continuer
letter-part2-what = L’Acte 2 commence exactement avec ceci. Ce qui a été convenu pour la partie vaut toujours, sauf ce que vous choisissez ici.
letter-shelters = les refuges protègent d’une Fouille
letter-length = la longueur du voyage est publique
letter-draws = on tire à la main, gobelet et paquets
letter-part2-practice = le plateau d’entraînement, avec ses tuiles et ses cartes
letter-part2-board = Votre copie du plateau de l’Acte 2, si elle existe : son fichier
letter-part2-tiles = Votre copie des tuiles : son fichier
letter-part2-journeys = Votre copie des cartes Voyage : son fichier
letter-part2-on = Préparer l’Acte 2
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · nuit
}
table-setup = Mise en place
table-day = Jour { $day }, { $turn }
table-reveal = Révéler la partie…
table-correct = Corriger le journal…
table-proposed-what = Personne ne le sait encore. « Rectifier le journal » le dit à la table.
table-correct-how = { $part ->
    [two] Tapez le numéro de l’inscription dans le journal de Gandalf (son premier déplacement est le 1)
   *[one] Cliquez sur la case de l’inscription dans le journal
}, puis { $map ->
    [yes] cliquez sur son lieu du plan (ou tapez-le)
   *[no] tapez ce qu’elle aurait dû être
}. { $part ->
    [two] Une inscription de trop ou oubliée
   *[one] Un point, une inscription de trop ou oubliée
} : voyez les boutons.
proposed-entry = L’inscription { $at } aurait dû être { $entry }
proposed-insert = L’inscription { $at } a été oubliée : { $entry }
proposed-remove = L’inscription { $at } était de trop
table-log = Journal de voyage
table-start = Départ : { $start }
table-no-start = Pas de départ
table-tokens = { $any-kept ->
    [yes] Informations : { $kept }
   *[no] Aucune Information à trouver
}{ $any-hidden ->
    [yes] {" "}(cachées : { $hidden })
   *[no] {""}
}
table-journey = Carte Voyage{ $length ->
    [short] {" "}(courte)
    [long] {" "}(longue)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Hauts faits : { $kept }
   *[no] Plus de haut fait à accomplir
}{ $any-done ->
    [yes] {" "}(faits : { $done })
   *[no] {""}
}
table-letter = Lettre de Gandalf, et Acte 2
table-would-be = { $question }, encore sans réponse :
table-limit = { $corruption }, limite +{ $raised }
spoken = { $answer ->
   *[no] non
    [yes] oui
    [frodo-is-here] oui, Frodon est ici
    [yes-gandalf-is-found] oui, Gandalf est trouvé
    [both-are-found] oui, Frodon est ici, Gandalf est trouvé
    [frodo] oui : Frodon
    [gandalf] oui : Gandalf
    [frodo-and-gandalf] oui : Frodon et Gandalf
}
table-no-but-gandalf = non ; Gandalf est trouvé
end-part = Fin de l’Acte 1
end-game = Fin
table-hint = un lieu et Entrée
table-hint-asked = Entrée répond, Échap retire
table-hint-2 = Entrée pour Frodon ; pour Gandalf, un lieu et Entrée
table-hint-box-2 = pour Gandalf un lieu, et la première fois sa zone : 22 4b
table-hint-course = « Garder l’itinéraire » ou « Changer d’itinéraire »
table-hint-choice = appuyez sur la carte que l’on prend
table-hint-fleeing = le numéro du jeton de haut fait tiré
table-hint-hiding = le numéro du jeton de haut fait choisi
table-hint-over = continuez, ou gardez-la pour un autre soir dans une lettre
table-hint-end = le journal est à découvert ; on peut faire une copie
table-hint-drawn = Entrée accepte ; ou appuyez sur une tuile, puis qui la remet
table-hint-encounter = combien de Nazgûl, de 0 à 4
table-hint-encounter-lord = combien de Nazgûl, de 0 à 4 ; avec leur Seigneur, un bouton
table-hint-encounter-by-hand = combien de Nazgûl, et les tuiles : 2 3 { copy-tiles-eye }
table-hint-escape = un lieu et Entrée, ou « Rester »
table-hint-refresh = combien d’Ombres, de 0 à 6
table-hint-rescue = combien de déplacements manquent, et les tuiles : 2 3 { copy-tiles-eye }
table-hint-box = un lieu, et la première fois sa zone : 22 2b
chip-with-lord = Avec leur Seigneur
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] trait plein
        [2] tirets
       *[other] pointillés
    }
   *[no] {""}
} : Frodon en { $at }{ $between ->
    [yes] , par { $by }
   *[no] {""}
}{ $known ->
    [yes] , jusqu’à { $to }
   *[no] {""}
}
table-lord = Le Seigneur des Nazgûl
table-figure = Figurine de Gandalf
table-deeds-done = Hauts faits en
table-corruption = Corruption
table-fellowship = Communauté
table-eyes = Yeux
table-pool = Tuiles au gobelet
table-information = Informations trouvées
table-tracks = Pistes
table-eye = { $location } (Œil)
table-sword = { $location } (Épée)
table-flipped = { $name }, retournée
map-nearer = +
map-farther = –
map-fit = Plan entier
end-taught = { $count ->
    [one] Ce que cette partie a montré du plateau
   *[other] Ce que cette partie a montré du plateau : { $count } choses
}
end-summary = { $days } { $days ->
    [one] jour
   *[other] jours
}, { $steps } { $steps ->
    [one] étape
   *[other] étapes
}, Corruption { $corruption }. { $questions ->
    [0] Aucune question n’a reçu de réponse.
    [one] Une question a reçu une réponse, { $yes } fois oui.
   *[other] { $questions } questions ont reçu une réponse, { $yes } fois oui.
}

## A game that is checked

verified-set-right = { $count ->
    [one] Une réponse dite à la table ne vaut plus, car une correction l’a rectifiée : ligne { $lines }.
   *[other] { $count } réponses dites à la table ne valent plus, car des corrections les ont rectifiées : lignes { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sceau comparé en lie { $bound } : la table l’a bien entendu.
}
verified-board = { $whose ->
    [programs] Le plateau « { $named } » vient avec le programme.
    [own-by-its-name] Le plateau « { $named } » est la copie personnelle de quelqu’un et n’a que le nom de ce qui vient avec le programme : comparez avec ce qui est sur la table.
   *[own] Le plateau « { $named } » est la copie personnelle de quelqu’un : comparez avec ce qui est sur la table.
}
verified-tiles = { $whose ->
    [programs] Les tuiles « { $named } » viennent avec le programme.
    [own-by-its-name] Les tuiles « { $named } » sont la copie personnelle de quelqu’un et n’ont que le nom de ce qui vient avec le programme : comparez avec ce qui est sur la table.
   *[own] Les tuiles « { $named } » sont la copie personnelle de quelqu’un : comparez avec ce qui est sur la table.
}
verified-journeys = { $whose ->
    [programs] Les cartes Voyage « { $named } » viennent avec le programme.
    [own-by-its-name] Les cartes Voyage « { $named } » sont la copie personnelle de quelqu’un et n’ont que le nom de ce qui vient avec le programme : comparez avec ce qui est sur la table.
   *[own] Les cartes Voyage « { $named } » sont la copie personnelle de quelqu’un : comparez avec ce qui est sur la table.
}
verified-no-board = À l’Acte { $parts }, aucun plateau ne dit ce qui est relié : aucun déplacement n’a été vérifié.
verified-agreed = Il a été convenu : { $options }. Tout le reste est comme quand rien n’est dit.
verified-unanswered = { $count ->
    [one] Une question a été annoncée et n’a pas eu de réponse, car elle a été retirée, arrêtée par une carte ou annulée : ligne { $lines }. Le Porteur de l’Anneau avait vu quelle serait la réponse.
   *[other] { $count } questions ont été annoncées et n’ont pas eu de réponse, car elles ont été retirées, arrêtées par une carte ou annulées : lignes { $lines }. Le Porteur de l’Anneau avait vu quelles seraient les réponses.
}
verified-undone = { $count ->
    [one] Autre chose a été annulé : ligne { $lines }.
   *[other] { $count } autres choses ont été annulées : lignes { $lines }.
}
verified-by-card = Par une carte, selon le Porteur de l’Anneau : ligne { $lines }. Comparez avec les cartes jouées : qu’une carte cache une Information ou épargne la Corruption n’est dit à personne d’autre.
verified-by-word = { $count } { $count ->
    [one] inscription repose
   *[other] inscriptions reposent
} sur la parole du Porteur de l’Anneau, comme toute correction et toute inscription avec { DEED("!") } ; le plateau n’a pas été consulté : ligne { $lines }.
verified-letter = { $paper ->
    [yes] L’Acte 1 a été joué sur papier : ce qui en est dit ici est cru sur parole.
   *[no] L’Acte 1 est dans un fichier à part : ce que la lettre en dit est cru sur parole tant que ce fichier n’est pas vérifié ; la tête d’une de ses lignes est { $head }, ou commence ainsi.
}
verified-areas = La zone de certains lieux a été dite par le Porteur de l’Anneau, ligne { $lines } : comparez avec le plateau, car les Perceptions en dépendent.
verified-told-otherwise = Il l’a dite deux fois, et différemment, pour { $locations }.

## The table's window

public-withdrawn = retirée
public-blocked = annulée par une carte
public-corrected-none = Aucune réponse n’aurait été différente.
public-corrected-answer = { $question } : annoncé « { $was } », en vérité « { $is } »
public-lord = Le Seigneur des Nazgûl dépense un dé, ou traque sans dé là où il est. Il n’a pas de Fouille gratuite, et compte pour deux tuiles.
public-seal = Sceau à la table
public-seal-fold = Replier le sceau
public-seal-what = Le sceau de ce qui a été dit. Une photo du code prouve à la fin que rien n’a été changé jusqu’ici ; les quatre mots sont pour l’œil.

# Copying the box

copy = Boîte Traque
copy-part-1 = Acte 1
copy-part-2 = Acte 2
copy-page-numbers = Numéros
copy-page-areas = Zones
copy-page-links = Liaisons
copy-page-picture = Sur une image
copy-page-games = En jouant
copy-page-tiles = Tuiles
copy-page-cards = Cartes
copy-page-numbers-what = Cela prend une minute. Avec eux, le programme tire Informations et hauts faits, et sait quels jetons existent.
copy-page-areas-what = Cela prend trois minutes ; il faut dix de ces douze lignes. Avec les zones, une Perception ne demande plus rien : le programme sait où est chaque lieu.
copy-page-links-what = Cela prend un quart d’heure. Avec les liaisons, il vérifie chaque déplacement, dit ce qui est à portée, compte les déplacements d’un sauvetage et dessine le plan.
copy-page-picture-what = Tout cela, avec votre photo ou votre scan derrière : choisissez le fichier ci-dessous, ou déposez-le sur la fenêtre. Il reste sur cette machine.
copy-page-games-what = Ce que les parties terminées ont montré. Rien n’est adopté sans votre accord.
copy-page-tiles-what = Cela prend deux minutes. Avec les valeurs de toutes les tuiles, le programme les tire, et vérifie celles tirées à la main.
copy-page-cards-what = Cela prend vingt minutes pour toutes ; vous pouvez n’en faire qu’une à la fois. D’une carte connue, il suffit de lire quelques lignes : le programme connaît les autres.
copy-numbers-hint = comme 3 4 12 20-22
copy-list-information = Jetons Information
copy-list-information-what = Les numéros des douze jetons. Les lieux d’Allié du plateau ont les mêmes.
copy-list-nazgul = Nazgûl
copy-list-nazgul-what = Les lieux où les Nazgûl peuvent commencer.
copy-list-starts = Départs de Frodon
copy-list-starts-what = Les numéros des trois jetons de départ.
copy-list-allies = Lieux d’Allié
copy-list-allies-what = Seulement s’ils diffèrent de ceux des jetons.
copy-list-deeds = Hauts faits de Gandalf
copy-list-deeds-what = Les numéros des dix jetons de haut fait.
copy-list-dark = Lieux sombres
copy-list-dark-what = Ils sont dessinés sur le plan, et rien d’autre n’en dépend.
copy-areas-hint = ses lieux, comme 19 20 22-24
copy-links-how = Une chaîne par ligne : 10 . 19 est un sentier avec un point, road 49 . . 48 une route avec deux. Un point où des chemins se rejoignent reçoit un nom : 19 .fork 20 sur une ligne, et .fork 23 sur une autre. Les sorties sont des lettres.
copy-count-of = { $found } sur { $printed }
copy-count = { $found }
copy-tool-places = Lieux · P
copy-tool-links = Liaisons · L
copy-tool-areas = Zones · A
copy-picture-next = suivant :
copy-picture-chosen = { $space } a un autre numéro ?
copy-picture-renumber = Renuméroter
copy-picture-exit = Sortie · X
copy-picture-find = Chercher des cercles · F
copy-picture-other-size = Autre taille · F
copy-picture-drop-rest = Ignorer le reste
copy-picture-path = Sentier (R : route)
copy-picture-road = Route (R : sentier)
copy-picture-dots = points :
copy-picture-remove = Enlever
copy-picture-unplace = Hors de l’image
copy-picture-none = Cacher l’image
copy-picture-shown = Montrer l’image
copy-picture-no-number = Rien n’a été placé : le numéro suivant doit être un nombre de 1 à 999, ou la lettre d’une sortie.
copy-picture-removed = { $space } est enlevé du plateau{ $area ->
    [yes] {""} et de sa zone
   *[no] {""}
}{ $links ->
    [yes] , avec ses liaisons
   *[no] {""}
}. « Annuler » le fait revenir ; « Hors de l’image » n’aurait enlevé que sa place.
copy-picture-reading = Lecture de l’image…
copy-picture-searching = Recherche de cercles sur l’image…
copy-picture-size = C’est la taille { $size } sur { $sizes }.
copy-picture-found = { $count ->
    [0] Aucun cercle trouvé : une image prise d’en haut, avec peu d’ombre, les montre mieux.
    [one] Un cercle trouvé. Est-ce un lieu ?
   *[other] { $count } cercles trouvés. Lesquels sont des lieux ?
}
copy-picture-taken = { $space } n’est ni un nombre de 1 à 999, ni la lettre d’une sortie.
copy-hint-places = Cliquez pour placer le lieu suivant ; cliquez sur un lieu pour le choisir, faites-le glisser pour le déplacer. La molette zoome, le bouton droit déplace l’image. Flèches et Entrée font de même.
copy-hint-found = Un clic prend un cercle, un clic droit l’ignore. Ou au clavier : son numéro et Entrée ; Entrée seule donne le numéro affiché, N passe au suivant, Suppr l’ignore.
copy-hint-links = Cliquez sur une case pour commencer là ; cliquez sur une liaison pour la choisir : un chiffre fixe ses points, R en fait une route, Suppr l’enlève.
copy-hint-pen = Cliquez sur la case suivante, ou sur un endroit vide pour un point ; un chiffre fixe les points de la dernière liaison. Cliquez de nouveau sur la même case, ou appuyez sur Échap, pour arrêter.
copy-hint-areas = Entourez les lieux d’une zone en glissant, ou cliquez dessus un à un.
copy-faults = À corriger
copy-missing = Manque encore
copy-odd = Semble faux
copy-examples = Différent dans les exemples des règles
copy-held-back = { $list ->
    [starts] Départs de Frodon { $locations } : pas encore des lieux de ce plateau.
    [nazgul] Départs des Nazgûl { $locations } : pas encore des lieux de ce plateau.
    [allies] Lieux d’Allié { $locations } : pas encore des lieux de ce plateau.
   *[dark] Lieux sombres { $locations } : pas encore des lieux de ce plateau.
}
copy-uses = Ce qui sert en jeu
copy-more = … et { $more } de plus.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Numéros : aucun encore.
        [unused] Numéros : tels quels, mais pas encore les jetons. Un jeton qui manque ici manquerait dans la partie.
       *[whole] Numéros : tels quels.
    }
    [areas] { $state ->
        [none] Zones : aucune encore.
        [whole] Zones : oui, toutes y sont.
        [insisted] Zones : oui, autant qu’il y en a.
        [before] Zones : comme avant, jusqu’à ce que ce soit corrigé.
       *[unused] Zones : pas encore. Un lieu qui manque ici manquerait dans la partie.
    }
   *[links] { $state ->
        [none] Liaisons : aucune encore.
        [whole] Liaisons : oui, elles sont complètes.
        [insisted] Liaisons : oui, autant qu’il y en a.
        [before] Liaisons : comme avant, jusqu’à ce que ce soit corrigé.
       *[unused] Liaisons : pas encore. Un chemin qui manque ici serait refusé dans la partie.
    }
}
copy-use-as-it-is = Les utiliser tels quels
copy-use-when-whole = Ne les utiliser qu’au complet
copy-tiles-beige = Tuiles beiges
copy-tiles-grey = Tuiles grises
copy-tiles-red = Tuiles rouges
copy-tiles-hint = comme eye eye 1 1 2 ; ou cliquez sur les valeurs ci-dessous
copy-tiles-eye = Œil
copy-tiles-used = Toutes les tuiles y sont. Les parties de votre boîte s’en servent.
copy-tiles-unused = Les parties se servent des tuiles quand toutes y sont : 15, 3 et 2. D’ici là, elles ont ce qu’elles avaient avant.
copy-tiles-many = { $colour ->
    [beige] Tuiles beiges
    [grey] Tuiles grises
   *[red] Tuiles rouges
} : { $found }, et la boîte en a { $printed }.
copy-cards-how = Une carte par ligne : le départ, puis chaque ligne dans l’ordre, la sortie en dernier, comme 2 . 10 . . 23 . 27 . 36 . . 35 . A ; un refuge est suivi de *.
copy-cards-short = Les voyages courts : un départ et 14 lignes
copy-cards-long = Les voyages longs : un départ et 16 lignes
copy-cards-used = Les parties de votre boîte connaissent ces cartes.
copy-cards-unused = Les parties de votre boîte connaissent les autres cartes, jusqu’à correction.
copy-cards-not-drawn = Le programme tire les cartes quand les 36 sont là. D’ici là, les cartes se tirent à la main, et celles qui sont connues complètent ce qui n’a pas été lu.
copy-card-nowhere = { $deck ->
    [short] Les voyages courts
   *[long] Les voyages longs
}, carte { $card } : la ligne { $row } n’est pas un lieu de votre plateau.
copy-card-reach = { $deck ->
    [short] Les voyages courts
   *[long] Les voyages longs
}, carte { $card } : la ligne { $row } est hors de portée sur votre plateau.
copy-games-none = Aucune partie terminée n’a rien montré qui ne soit déjà sur votre plateau.
copy-games-area-otherwise = { $location } est dans { $area } d’après les parties ; votre copie dit { $copied }.
copy-games-area = { $location } est dans { $area }.
copy-games-way = { $most ->
    [0] { $from } et { $to } sont adjacents.
    [one] De { $from } à { $to }, avec un point au plus. Combien y en a-t-il ?
   *[other] De { $from } à { $to }, avec { $most } points au plus. Combien y en a-t-il ?
}
copy-games-dots = { $dots ->
    [0] aucun
   *[other] { $dots }
}
copy-games-take = Adopter
copy-games-take-all = Tout adopter ({ $count }) : les chemins avec autant de points que possible
copy-no-folder = Il n’y a pas d’endroit sur cette machine où garder la copie. Exportez-la dans un fichier avant de partir.
copy-laid-aside = La copie n’a pas pu être comprise et a été mise de côté sous { $path }. Ce que les parties pouvaient en utiliser est ici.
copy-taken = C’est importé.
copy-taken-instead = C’est importé ; ce qui était là avant se trouve dans { $path }.
copy-exported = { $faults ->
    [0] Écrit dans { $path }.
    [one] Écrit dans { $path }, avec une erreur dedans : personne ne peut jouer avec avant qu’elle soit corrigée.
   *[other] Écrit dans { $path }, avec { $faults } erreurs dedans : personne ne peut jouer avec avant qu’elles soient corrigées.
}
copy-ask-over = { $path } existe déjà. L’écraser ?
copy-ask = { $what ->
    [board-1] Il y a déjà une copie du plateau de l’Acte 1. La mettre de côté, et prendre celle-ci ?
    [board-2] Il y a déjà une copie du plateau de l’Acte 2. La mettre de côté, et prendre celle-ci ?
    [tiles] Il y a déjà des tuiles. Les mettre de côté, et prendre celles-ci ?
   *[cards] Il y a déjà des cartes. Les mettre de côté, et prendre celles-ci ?
}
copy-file = Un fichier
copy-file-typed = une image, ou un plateau, des tuiles ou des cartes partagés
copy-choose = Choisir…
copy-choose-title = Une image, ou un fichier partagé
copy-choose-filter = Images, plateaux, tuiles, cartes
copy-import = Importer
copy-export = Exporter la page
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}Il y a encore une erreur.
   *[other] {" "}Il y a encore { $more } erreurs.
} Rien n’a été importé.
copy-would-overwrite = { $path } est autre chose, et ne sera pas écrasé. Prenez un autre nom.

# All games, and the sheet to print

archive-empty-sheet = Journal vide à imprimer
archive-figures = jours : { $days }, étapes : { $steps }, Corruption { $corruption }, questions : { $questions }, dont oui : { $yes }
archive-totals = parties : { $games } ; gagnées par le Porteur : { $ring-bearer }, par les Spectres : { $ringwraiths } ; questions : { $questions }, dont oui : { $yes }
ended-bree = Frodon a atteint Bree
ended-rescued = Frodon a dû être sauvé
ended-rivendell = Frodon a atteint Fondcombe : le Porteur a gagné
ended-corrupted = Frodon est corrompu : les Spectres ont gagné
seat-ring-bearer = Porteur
seat-ringwraiths = Spectres
counted-corruption = Corruption à la fin
counted-days = Jours
counted-steps = Étapes
counted-encounters = Rencontres
counted-misses = Manqué de peu
counted-searches = Fouilles
counted-search-bits = Bits dits par une Fouille
counted-hunts = Traques
counted-hunt-bits = Bits dits par une Traque
counted-perceptions = Perceptions
counted-perception-bits = Bits dits par une Perception
counted-morguls = Perceptions avec l’Anneau de Morgul
counted-morgul-bits = Bits dits par une avec l’Anneau de Morgul
sheet-empty = Une feuille vide
sheet-start = Départ
sheet-gandalf = Gandalf
sheet-deeds = Hauts faits
sheet-information = Informations (cachées) [trouvées]
sheet-card-before = Carte Voyage d’avant
sheet-card-not-kept = Carte Voyage non gardée

# The first game, guided

guide-leave = Sans le guide
guide-start = Dites { DEED("start draw") } : le départ de Frodon est tiré, en secret. Avec votre boîte, vous tireriez un jeton et donneriez son numéro : { ASK("start N") }.
    .window = Appuyez sur « Tirer » : le programme tire en secret le départ de Frodon. Avec votre boîte, vous tireriez un jeton et taperiez son numéro.
guide-information = De même pour les cinq jetons Information : { DEED("information draw") }. Ce qui est dit pour vous seul est derrière le paravent.
    .window = De même pour les cinq jetons Information. Ce qui est derrière votre paravent est de ce côté de l’ordinateur.
guide-gift = Donnez-en un ouvertement, par son numéro : { ASK("give N") }. Tout le monde l’apprend.
    .window = Appuyez sur le numéro que vous donnez ouvertement. Il est alors montré à tous.
guide-dice = Les Spectres de l’Anneau lancent leurs dés : dites { DEED("begin shadows=2") }, avec le nombre de résultats Ombre à la place de 2.
    .window = Les Spectres de l’Anneau lancent leurs dés : appuyez sur le nombre de résultats Ombre.
guide-move = À vous : reach dit où Frodon peut aller. { ASK("move X") } l’y mène, et un point est aussi une étape : { DEED("move .") }. log affiche votre journal de voyage.
    .window = À vous : appuyez sur un lieu cerclé du plan, ou tapez son numéro puis Entrée. Un point est aussi une étape. La rangée de cases sous le plan est votre journal de voyage.
guide-done = C’est noté, et personne n’a appris où. Une erreur ? { DEED("undo") }. Puis { DEED("done") } termine votre tour, et les Spectres agissent.
    .window = C’est noté, et personne ne l’a vu. Une erreur ? « Annuler », en haut. La carte de droite a un seul bouton doré, sur lequel Entrée appuie aussi : il termine votre tour. F1 est le rideau, si quelqu’un fait le tour de la table.
guide-question = À eux de questionner, comme { DEED("search 22") }, { DEED("hunt 22") } ou { DEED("perception IIA") } ; la réponse vient aussitôt. Avec ask devant, vous voyez d’abord la réponse, seul.
    .window = À eux de questionner. Une Fouille en 22 ? Appuyez sur 22 sur le plan, ou tapez 22 puis Entrée ; sous l’Œil, c’est une Traque. Pour tout le reste, il y a « Fouille … », « Traque … » et « Perception … ».
guide-asked = Vous seul voyez cette réponse, et pourquoi. { DEED("answer") } la donne, { DEED("withdraw") } retire la question.
    .window = Vous seul voyez cette réponse, et pourquoi. Une seconde Entrée la donne : dites-la tout haut, ou ouvrez la fenêtre de la table (F4). Échap retire la question.
guide-answered = Cette réponse est consignée, et l’on pourra prouver après la partie qu’elle était honnête. Posez d’autres questions, ou dites { DEED("done") } quand tous les Nazgûl ont agi.
    .window = Cette réponse est consignée, et l’on pourra prouver après la partie qu’elle était honnête. Posez d’autres questions, ou appuyez sur « Les Nazgûl ont agi ».
guide-again = Et ainsi de suite : vous vous déplacez, ils questionnent. { DEED("status") } dit ce que chacun peut savoir.
    .window = Et ainsi de suite : vous vous déplacez, ils questionnent. Ce que les mains ont à faire est toujours écrit en haut.
guide-on = { DEED("help") } donne toutes les commandes et, suivi de l’une d’elles, l’explique.
    .window = Ce qui est demandé est à droite, et Entrée appuie sur ce qui est doré. F12 montre les touches et les règles ; « Sans le guide » libère cette place.
guide-encounter = Frodon est trouvé. La table compte les Nazgûl : { ASK("nazgul N") } tire les tuiles.
    .window = Frodon est trouvé. La table compte les Nazgûl ; appuyez sur le nombre, et les tuiles sont tirées ici.
guide-refresh = La nuit est finie : dites { DEED("refresh shadows=1") }, avec le nombre de résultats Ombre à la place de 1 : c’est le nouveau jour. Il reste peu que vous n’ayez pas vu.
    .window = La nuit est finie : appuyez sur le nombre de résultats Ombre du nouveau jour. Il reste peu que vous n’ayez pas vu.
guide-journey = Acte 2 : { DEED("journey draw") } tire en secret une carte Voyage de chaque pile ; { ASK("journey keep short|long") } en garde une.
    .window = Acte 2 : « Tirer » tire en secret une carte Voyage de chaque pile ; appuyez sur celle que suivra Frodon. Avec votre boîte, vous tireriez les deux et taperiez celle que vous gardez.
guide-deeds = Les quatre jetons de haut fait de Gandalf, en secret : { DEED("deeds draw") }.
    .window = De même, les quatre jetons de haut fait de Gandalf : les lieux où il peut aider.
guide-gandalf = Gandalf part de l’un des quatre : { ASK("gandalf start N") }. Personne ne l’apprend.
    .window = Appuyez sur celui des quatre d’où part Gandalf. Personne ne l’apprend.
guide-advance = Frodon suit tout seul sa carte Voyage : { DEED("advance") } l’avance d’un pas, et personne n’apprend où il est.
    .window = Frodon suit tout seul sa carte Voyage : le bouton doré l’avance d’un pas, et personne n’apprend où il est.
guide-gandalf-moves = Puis Gandalf se déplace, en secret : { ASK("gandalf N") }.
    .window = Puis Gandalf se déplace, en secret : appuyez sur un lieu cerclé du plan, ou là où il est, s’il reste.
guide-escape = Frodon s’échappe, et personne n’apprend où : { ASK("escape N") } ou { DEED("escape stay") }.
    .window = Frodon s’échappe, et personne n’apprend où : appuyez sur un lieu cerclé du plan, ou sur le choix de rester.
guide-course = Frodon garde son itinéraire ou en change, et tous l’apprennent : { DEED("course keep") } ou { DEED("course change") }. La nouvelle carte n’est que pour vous.
    .window = Frodon garde son itinéraire ou en change, et tous l’apprennent : appuyez sur l’un des deux. La nouvelle carte n’est que pour vous.
guide-letter = L’acte 1 est terminé. { DEED("part2") } continue, { DEED("letter PATH") } le garde pour un autre soir ; { DEED("reveal PATH") } l’arrêterait ici.
    .window = L’acte 1 est terminé. Le bouton doré écrit une Lettre de Gandalf, avec laquelle l’acte 2 commence, maintenant ou un autre soir. Révéler la partie l’arrêterait ici.
guide-over = Cet acte est terminé. { DEED("reveal PATH") } l’écrit en entier pour qui veut vérifier.
    .window = Cet acte est terminé. Le voyage est ici à découvert, et « Révéler » l’écrit pour qui veut vérifier.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = Nouvelle partie
deed-part-two = Acte 2
deed-letter = Lettre ouverte
deed-start = { $drawn ->
    [yes] Tirer le départ
   *[no] Départ : { $location }
}
deed-information = { $drawn ->
    [yes] Tirer les Informations
   *[no] Informations : { $list }
}
deed-give = Donner { $list }
deed-begin = Le premier jour
deed-move = { $to ->
    [dot] Un point
   *[other] Vers { $to }
}{ $free ->
    [yes] , gratuit par une carte
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] Un point
   *[other] Vers { $to }
} (carte)
deed-rest = Repos
deed-done = Terminer le tour
deed-question = { $question }{ $card ->
    [yes] {" "}(carte)
   *[no] {""}
}
deed-answer = Répondre
deed-withdraw = Retirer
deed-blocked = Une carte l’annule
deed-nazgul = { $count ->
    [0] Aucun Nazgûl
   *[other] { $count } Nazgûl
}{ $lord ->
    [yes] , dont le Seigneur
   *[no] {""}
}
deed-rescue = Sauvetage
deed-draw = { $count ->
    [one] Tirer une tuile
   *[other] Tirer { $count } tuiles
}
deed-cancel = Renvoyer { $tile } : { $who ->
    [card] autre carte
   *[other] { company-name }
}
price = { $what ->
    [frodo] La réserve de jetons Communauté diminue d’un.
    [reveal] Cela coûte un jeton Communauté, qui quitte le jeu.
    [deed] Tous entendent où il est ; la limite monte de 1.
   *[rivendell] Il sort du jeu ; la limite monte de 1.
}
flips-with-accept = La carte de { company-name } est retournée quand les tuiles sont acceptées.
deed-accept = Accepter
deed-escape = { $to ->
    [stay] Rester
   *[other] Fuite vers { $to }
}
deed-refresh = { $shadows ->
    [none] Un nouveau jour
    [one] { $shadows } Ombre
   *[other] { $shadows } Ombres
}
deed-corruption = Corruption { $change }
deed-fellowship = Communauté { $change }
deed-fellowship-remove = Retirer un jeton Communauté
deed-fellowship-pool = { $pool ->
    [one] { $pool } jeton Communauté en jeu
   *[other] { $pool } jetons Communauté en jeu
}
deed-company = { $flipped ->
    [yes] Retourner { company-name }
   *[no] Remettre { company-name }
}
deed-merry-joins = Arrivée de Merry
deed-red = Tuile rouge { $value }
deed-barrow-wights = Êtres des Galgals
deed-eyes = Yeux = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] dans le gobelet
   *[no] hors du gobelet
}
deed-track = Jeton Piste sur { $location } : { $side ->
    [eye] Œil
    [sword] Épée
   *[off] aucun
}
deed-token = Information { $location } : { $found ->
    [yes] trouvée
   *[no] cachée
}
deed-area = { $location } est dans { $area }
deed-table-word = Le mot de la table
deed-correct = { $kind ->
    [entry-dot] L’inscription { $at } est un point
    [insert-dot] Un point avant l’inscription { $at }
    [entry] L’inscription { $at } est { $entry }
    [insert] { $entry } avant l’inscription { $at }
   *[remove] Pas d’inscription { $at }
}
deed-correct-keep = Garder le journal tel quel
deed-correct-apply = Rectifier le journal
deed-tell = Dire à la table
deed-note = Une note
deed-journey-draw = Tirer des cartes Voyage
deed-journey-keep = { $length ->
    [short] Garder le voyage court
   *[long] Garder le voyage long
}
deed-journey = Carte Voyage
deed-journey-row = La ligne { $row } est { $entry }
deed-deeds = { $drawn ->
    [yes] Tirer les hauts faits
   *[no] Hauts faits : { $list }
}
deed-gandalf-start = Gandalf part de { $location }
deed-advance = Avancer{ $free ->
    [yes] , gratuit par une carte
   *[no] {""}
}
deed-card-advance = Avancer (carte)
deed-gandalf = Gandalf vers { $location }
deed-card-gandalf = Gandalf vers { $location } (carte)
deed-reveal = Révéler Gandalf
deed-hide = Gandalf se cache en { $location }
deed-flee = Gandalf s’enfuit vers { $location }
deed-deed = Haut fait de Gandalf
deed-rivendell = Gandalf à Fondcombe
deed-lord = { $in-play ->
    [yes] Le Seigneur arrive
   *[no] Le Seigneur s’en va
}
deed-course-keep = Garder l’itinéraire
deed-course-change = Changer d’itinéraire
deed-course-draw = Grands-Pas : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deed-course-take = Prendre la carte { $number }
deed-card-course = Une carte change l’itinéraire
tile = { $value ->
    [eye] Œil
   *[other] { $value }
}{ $red ->
    [yes] {" "}(rouge)
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Tuile rouge
begun-token = Jeton Information
begun-search = Fouille
begun-hunt = Traque
begun-perception = Perception
begun-start = Départ
begun-information = Informations
begun-move = Déplacement
begun-escape = Fuite
begun-card = Carte
begun-card-move = Déplacement (carte)
begun-card-gandalf = Gandalf (carte)
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf se cache en
begun-gandalf-flee = Gandalf s’enfuit vers
begun-course = Itinéraire
begun-journey = Carte Voyage
begun-journey-row = Ligne
begun-deeds = Hauts faits
begun-deeds-drawn = Hauts faits tirés :
begun-short = Carte Voyage (courte)
begun-long = Carte Voyage (longue)
begun-correct = Correction
begun-correct-insert = Oubliée avant

## Why, by the rules with these numbers: in a few words of our own.

why = Pourquoi ?
rule-r1 = Frodon part d’un lieu parmi trois, tiré en secret. Ce lieu est le premier au journal, et ne compte pas comme étape.
rule-r2 = Cinq des douze jetons Information sont tirés en secret ; l’un d’eux est donné ouvertement (aucun ou deux, si c’est convenu).
rule-r3 = Il y a trois jetons Communauté (quatre, si c’est convenu). La Corruption et le Mouvement commencent à 0.
rule-r4 = On lance six dés d’Action ; chaque Ombre donne au Porteur de l’Anneau un jeton Communauté, tant qu’il y en a.
rule-r5 = La Compagnie, c’est Frodon, Sam et Pippin. Une carte fait venir Merry ; Grands-Pas arrive à l’Acte 2.
rule-r6 = Quinze tuiles beiges sont dans le gobelet. Les deux rouges s’y ajoutent quand une carte Sorcellerie les fait entrer.
rule-r7 = Une journée, c’est deux tours de jour, la tombée de la nuit et la Récupération. Le Porteur de l’Anneau joue d’abord : de jour, Frodon doit se déplacer ; à la tombée de la nuit, il se déplace ou se repose.
rule-r8 = Une inscription est un point, toujours permis, ou un lieu à portée : adjacent au dernier, ou sans plus de points entre les deux qu’il n’en a été marqué depuis.
rule-r9 = On ne peut entrer de nouveau dans le dernier lieu qu’après un point.
rule-r10 = Chaque inscription fait avancer la figurine de Frodon d’une étape. Un repos ne déplace rien.
rule-r11 = Se déplacer à la tombée de la nuit coûte d’abord 1 de Corruption, et montre l’Œil pour le reste du tour : une Traque gratuite au lieu de la Fouille gratuite.
rule-r12 = Un déplacement par une carte s’ajoute au déplacement normal, au tour de l’un des camps ou à la Récupération, et ne coûte rien à la tombée de la nuit.
rule-r13 = Atteindre une sortie termine l’Acte 1 : Frodon a atteint Bree.
rule-r14 = À l’étape 16, s’il n’est pas sur une sortie, Frodon doit être sauvé ; les Spectres de l’Anneau ne jouent pas.
rule-r15 = Un sauvetage fait tirer une tuile pour chaque inscription qui manquerait encore à Frodon jusqu’à la sortie la plus proche.
rule-r16 = Les Nazgûl ne barrent jamais le chemin à Frodon.
rule-r17 = Une Fouille demande si un lieu figure quelque part dans le journal. Elle ne peut porter ni sur un départ possible de Frodon, ni sur un lieu où se trouve un jeton Piste.
rule-r18 = Une Traque le demande pour n’importe quel lieu numéroté. Là où Frodon est maintenant, elle le trouve, et une rencontre suit.
rule-r19 = Une Perception demande si le dernier lieu se trouve dans une zone ou une section : I à III dans l’Acte 1, IV à VI dans l’Acte 2, A à D dans chacune. Les points ne comptent pas.
rule-r20 = Les points et les sorties ne peuvent être ni fouillés ni traqués.
rule-r21 = Une Fouille ou une Traque dans le lieu d’un jeton Information trouve ce jeton, quelle que soit la réponse.
rule-r22 = Dès que Frodon entre dans le lieu d’un jeton Information, ce jeton est caché pour de bon.
rule-r23 = Une carte peut annuler une question avant sa réponse. Une réponse découle du journal tel qu’il est à ce moment.
rule-r24 = À une rencontre, on tire une tuile pour chaque Nazgûl dans le lieu traqué ou à côté.
rule-r25 = Une seule carte Compagnie peut être retournée pour renvoyer une tuile tirée, mais pas une rouge. D’autres cartes renvoient n’importe lesquelles, comme elles le disent.
rule-r26 = Les tuiles s’appliquent dans l’ordre du tirage : un nombre donne autant de Corruption, un Œil en donne 1, et 1 de plus pour chaque Œil déjà à côté de la piste.
rule-r27 = À 12 de Corruption, les Spectres de l’Anneau gagnent aussitôt.
rule-r28 = Puis Frodon s’échappe en secret : vers un lieu numéroté séparé du dernier par au plus deux points de plus qu’il n’en a été marqué (un, si c’est convenu), ou nulle part. Cela aussi est une étape.
rule-r29 = Après une rencontre, le tour se termine comme d’habitude.
rule-r30 = À la Récupération, on tire des cartes, le meneur change, on lance les dés ; chaque Ombre donne un jeton Communauté.
rule-r31 = Contre un jeton Communauté, on tire une carte Allié, une seule par tour. Certaines cartes retirent un jeton de la partie.
rule-r32 = Des cartes changent la Corruption, font entrer des tuiles rouges, ou se placent à côté de la piste comme un Œil : c’est la table qui le dit. Une carte qui cache un jeton Information le fait en secret.
rule-r33 = La Lettre de Gandalf garde pour un autre soir ce avec quoi l’Acte 2 commence.
rule-p1 = À l’Acte 2, la Compagnie est faite de ceux dont la carte n’est pas retournée, avec Grands-Pas, et Merry s’il n’était pas venu.
rule-p2 = Les jetons Communauté restent ; il y en a un de moins dans la partie si la carte de Frodon est retournée.
rule-p3 = Une carte Voyage courte et une longue sont tirées en secret, et l’on en garde une : 14 déplacements et perdu à 12 de Corruption, ou 16 et 14. Sur un plateau copié en entier, chaque ligne est à portée de celles d’avant.
rule-p4 = Quatre jetons de haut fait sont tirés. L’un est le départ de Gandalf, trois restent cachés.
rule-p5 = Dans le gobelet se trouvent les tuiles qui restaient, les trois grises, et les spéciales déjà entrées. La Corruption et les Yeux restent.
rule-p6 = Le Mouvement commence à 0 au jour 1. On lance les six dés ordinaires, même si le Seigneur des Nazgûl est en jeu.
rule-p7 = Frodon est à la ligne de sa carte Voyage qui a le numéro de son étape. Ce qu’il a derrière lui compte comme son journal.
rule-p8 = De jour, Frodon avance ; à la tombée de la nuit, il avance pour 1 de Corruption et l’Œil, ou se repose.
rule-p9 = Gandalf se déplace à chaque tour après Frodon, vers un lieu dont seuls des points le séparent, peu importe combien ; il peut rester.
rule-p10 = Après son déplacement, Gandalf peut être révélé là où il y a des Nazgûl, contre un jeton Communauté qui quitte la partie. Il s’y tient jusqu’à ce que tous aient agi, puis se cache grâce à l’un des deux jetons de haut fait tirés.
rule-p11 = Dans le lieu d’un jeton de haut fait caché, Gandalf peut accomplir ce haut fait : la limite de Corruption monte de 1.
rule-p12 = Sur une sortie, Gandalf peut être annoncé à Fondcombe à tout moment : il quitte le jeu, et la limite monte de 1.
rule-p13 = Quand les jetons de haut fait viennent à manquer, on y mélange de nouveau ceux qui ont été défaussés.
rule-p14 = À une Perception, on répond oui pour Frodon comme pour Gandalf. Avec l’Anneau de Morgul, on dit aussi pour qui, les jours où le Seigneur a été en jeu.
rule-p15 = Une Fouille porte sur la carte Voyage, jusqu’à la ligne où Frodon est arrivé. Gandalf ne compte pas. Là où se trouve un jeton Piste, elle ne peut rien demander.
rule-p16 = Une Traque trouve aussi Gandalf là où il est maintenant ; il s’enfuit grâce à un jeton de haut fait.
rule-p17 = Là où se tient la figurine de Gandalf, personne ne fouille ni ne traque.
rule-p18 = Le Seigneur des Nazgûl remplace un Nazgûl. Il dépense un dé ou traque sans dé là où il est, compte pour deux tuiles, et quitte le jeu après la rencontre.
rule-p19 = Une rencontre est comme à l’Acte 1. La limite est celle de la carte Voyage, et 1 de plus pour chaque haut fait et pour Fondcombe.
rule-p20 = Puis Frodon garde son itinéraire, ou en change : une étape en arrière, tous les jetons Piste enlevés du plateau, et une autre carte.
rule-p21 = À la dernière ligne de sa carte, Frodon est à Fondcombe, et le Porteur de l’Anneau gagne.
rule-p22 = À la limite de Corruption, les Spectres de l’Anneau gagnent aussitôt.
rule-p23 = La façon dont la traque se termine décide des jetons d’action pour La Guerre de l’Anneau.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Tirées
guide-drawn = Ces tuiles ont été tirées pour cela. { DEED("accept") } les applique toutes ; une carte Compagnie peut d’abord en renvoyer une, comme avec { DEED("cancel 3 with sam") }.
    .window = Ces tuiles ont été tirées pour cela : retournées une à une, puis toutes acceptées ; une carte Compagnie peut d’abord en renvoyer une : appuyez sur la tuile, puis sur un compagnon.
board-practice = Plateau d’entraînement
map-exit = sortie
map-start = Frodon peut commencer ici
map-ally = lieu d’Allié
map-nazgul = les Nazgûl commencent ici
map-dark = lieu sombre
chip-put-back = Renvoyer { $tile }
chip-another-card = Une autre carte
why-token = Cela fait trouver son jeton Information.
chip-done-ringwraiths = Les Nazgûl ont agi
table-enter-writes = Entrée l’y écrit ; un autre nom peut être tapé.
table-course-how = Tapez les lignes de la carte tirée : le départ d’abord, la sortie à la fin. Un * après une ligne marque un refuge, comme 10*.
log-day = jour { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Mise en place
    [ring-bearer] Frodon se déplace
    [ring-bearer-night] Frodon se repose, ou se déplace sous l’Œil
    [moved] Frodon s’est déplacé : le tour se termine
    [rested] Frodon se repose : le tour se termine
    [ringwraiths] Aux Nazgûl : une Fouille gratuite chacun
    [ringwraiths-eye] Aux Nazgûl : une Traque gratuite chacun
    [found] Frodon trouvé ! Quand tous ont agi : tuiles
    [no-tiles] Aucune tuile n’est tirée
    [tiles] Des tuiles sont tirées
    [encounter] La rencontre : comptez les Nazgûl
    [escape] Frodon s’échappe, ou reste
    [rescue] Étape 16, pas de sortie : Frodon est sauvé
    [refresh] Récupération : piochez, meneur suivant, dés
    [bree] Frodon a atteint Bree
    [rescued] Frodon est sauvé
    [corrupted] Frodon est perdu : les Spectres gagnent
    [letter] La lettre est ouverte
    [advance] Frodon avance
    [advance-night] Frodon se repose, ou avance sous l’Œil
    [gandalf] Gandalf se déplace
    [gandalf-moved] Gandalf peut agir ; puis le tour se termine
    [fleeing] Gandalf est trouvé, et s’enfuit
    [hiding] Gandalf se cache à nouveau
    [course] Frodon garde son itinéraire, ou en change
    [choosing] Frodon prend l’une des cartes
    [rivendell] Frodon est à Fondcombe !
   *[other] {""}
}
headline-asked = Les Spectres demandent : { $question }
due-move = Où va Frodon ?
due-gandalf = Où va Gandalf ?
due-escape = Où s’échappe-t-il ?
due-nazgul = Combien de Nazgûl ?
due-shadows = Combien d’Ombres ?
due-token = Quel jeton ?
due-rescue = Déplacements manquants ?
due-row = Que dit la ligne ?
due-area = Quelle zone ?
due-area-of = Où se trouve { $location } ?
due-area-why = Personne ne l’a encore dit, et la réponse en dépend. Appuyez sur sa zone, ou tapez-la.
due-target = Quel lieu ?
due-entry = Que fallait-il inscrire ?
due-wrong-entry = Quelle inscription corriger ?
due-proposed = Corriger, ou laisser ?
due-put-back = Qui la remet ?
due-night = Avancer, ou se reposer ?
due-course = Garder l’itinéraire, ou changer ?
due-card = Quelle carte ?
due-tiles = Quelles tuiles ?
by-card = Par une carte…
by-hand = D’après la table…
chip-back = Retour
chip-entry = Inscription { $at }
chip-free = Mouvement gratuit par une carte
chip-give = Donner cette réponse
chip-morgul = Perception (Morgul)
chip-turn-over = Retourner une tuile
chip-word = Sur ma parole
end-reveal-lost = Qui la détient sait ce qui reste à tirer : l’Acte 2 ne peut alors plus se jouer. On peut aussi la révéler après l’Acte 2.
hands-perception = Posez un jeton de journal des Spectres sur { $target }.
nothing-to-pick = { $what ->
    [area] Une zone
   *[place] Un lieu
} ne veut rien dire en ce moment.
table-correct-called = Corriger une inscription
table-day-short = Jour { $day }
table-pondered = Personne n’en sait encore rien. Échap l’oublie.
tile-red = rouge
token-now = { $now ->
    [found] trouvée
   *[hidden] cachée
}
track-side = { $side ->
    [eye] face Œil
    [sword] face Épée
   *[off] hors du plateau
}
table-hint-ringwraiths = un lieu et Entrée · Entrée seule : tous ont agi
table-hint-pondered = Entrée donne la réponse, Échap l’oublie
table-hint-done = Entrée termine le tour · un lieu et Entrée : ils demandent
table-hint-confirm = Entrée le fait, Échap non
whispered-flees = En secret : Gandalf s’enfuit vers { $location }.

## What a window calls what a terminal has commands for

do-accept = « Accepter »
do-advance = « Avancer »
do-answer = « Répondre »
do-begin = les premiers dés
do-blocked = « Une carte l’annule »
do-card = « Par une carte… »
do-company = les cartes Compagnie
do-company-add-merry = « Arrivée de Merry »
do-company-flip = « Retourner { company-name } »
do-company-unflip = « Remettre { company-name } »
do-company-unflip-strider = « Remettre Grands-Pas »
do-correct-apply = « Rectifier le journal »
do-correct-keep = « Garder le journal tel quel »
do-course-change = « Changer d’itinéraire »
do-course-keep = « Garder l’itinéraire »
do-deeds = les hauts faits de Gandalf
do-deeds-draw = « Tirer »
do-done = { $now ->
    [ringwraiths] « Les Nazgûl ont agi »
   *[other] « Terminer le tour »
}
do-escape-stay = « Rester »
do-eyes = « Yeux »
do-fellowship = « Communauté »
do-gandalf-rivendell = « Gandalf à Fondcombe »
do-gandalf-start = le départ de Gandalf
do-give = le don
do-information = les jetons Information
do-information-draw = « Tirer »
do-journey = la carte Voyage
do-journey-draw = « Tirer »
do-letter-by-hand = « L’Acte 1 a été joué sur papier »
do-letter-path = « Écrire la lettre »
do-log = le journal
do-lord-in = « Le Seigneur arrive »
do-lord-out = « Le Seigneur s’en va »
do-move-dot = « Un point »
do-nazgul-1-lord = « 1, dont le Seigneur »
do-part2 = « Préparer l’Acte 2 »
do-pool = « Tuiles au gobelet »
do-refresh = le nombre d’Ombres
do-rescue = « Sauvetage »
do-rest = « Repos »
do-start = le départ de Frodon
do-start-draw = « Tirer »
do-track = enlevez-le du plan
do-withdraw = « Retirer »
do-word = « Sur ma parole »
do-status = « État »
do-refresh-shadows-1 = le nombre d’Ombres
do-begin-shadows-2 = le nombre d’Ombres
do-search-22 = Fouille 22
do-hunt-22 = Traque 22
do-perception-iia = Perception II-A
do-cancel-3-with-sam = Renvoyer 3 : Sam
do-reveal-path = « Révéler la partie… »
ask-area = personne ne l’a encore dit
ask-area-n-area = la zone du lieu
ask-ask = « Fouille … », « Traque … » ou « Perception … »
ask-cancel-t-with-card = une tuile et « une autre carte »
ask-cancel-t-with-name = une tuile et qui la renvoie
ask-card-gandalf-n = « Par une carte… », puis « Gandalf … »
ask-correct-3-22 = une inscription et ce qu’elle aurait dû être
ask-correct-insert-3-22 = une qui a été oubliée
ask-correct-remove-3 = une de trop
ask-course-change-rows = « Changer d’itinéraire … » et les lignes de la carte
ask-course-draw-n = des cartes à tirer
ask-course-take-k = un appui sur elle
ask-deeds-n-n-n-n = leurs quatre numéros
ask-escape-n = un lieu
ask-eyes-n = « Tuiles Œil à côté de la piste »
ask-fellowship-n = leur nombre
ask-gandalf-flee-n = son numéro
ask-gandalf-hide-n = son numéro
ask-gandalf-n = le lieu de Gandalf
ask-gandalf-start-n = son numéro
ask-give-n = le numéro du jeton
ask-information-n-n-n-n-n = leurs cinq numéros
ask-journey-keep-short-long = « Garder »
ask-journey-long-rows = long et ses lignes
ask-journey-row = ce que dit la ligne { $row }
ask-journey-row-i-x = son numéro et ce qu’elle dit
ask-journey-rows = les lignes de la carte
ask-journey-short-rows = short et ses lignes
ask-move-x = un lieu ou un point
ask-nazgul-n = le nombre de Nazgûl
ask-rescue-n = leur nombre
ask-start-n = le numéro du jeton
ask-starts-n-n-n = « Lieux de départ »
ask-tell-text = vos propres mots
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = aucun jeu

# The telling of a game that is over.
untold-not-over = Cette partie n’est pas terminée : rien n’en est raconté avant.
untold-not-played = L’Acte { $part } n’a pas été joué.
telling-start = Acte { $part }. Frodon est parti de { $place }.
telling-day = { $walked ->
    [yes] Jour { $day } : { $way }. Questions : { $questions }, avec oui : { $yes }.
   *[no] Jour { $day } : aucune étape. Questions : { $questions }, avec oui : { $yes }.
}
telling-found = Il a été trouvé à { $place }.
telling-best = Ce qui en a dit le plus, au jour { $day } : { $question } : { $answer }. Voyages possibles d’après ce que vous aviez entendu : { $before } avant, { $after } après.
telling-miss = Manqué de peu au jour { $day } : { $question }. { $near ->
    [just-left] Il y était une ou deux étapes plus tôt.
    [goes-there] Il y est allé à l’étape suivante.
    [turn-too-late] Un tour plus tôt, la réponse aurait été oui.
   *[beside] Il était juste à côté.
}
telling-narrowest = { $truth ->
    [there] Au plus serré, au jour { $day }, voyages encore possibles : { $journeys }, dont { $there } jusqu’à { $place } ; et il y était.
    [unknown] Au plus serré, au jour { $day }, voyages encore possibles : { $journeys }, dont { $there } jusqu’à { $place }.
   *[elsewhere] Au plus serré, au jour { $day }, voyages encore possibles : { $journeys }, dont { $there } jusqu’à { $place } ; mais il était à { $frodo }.
}
telling-uncounted = Rien n’est compté : le plateau du programme ne montre pas comment ses lieux sont reliés. Copiez votre boîte avec ses routes et ses sentiers, et la prochaine partie sera comptée.
telling-on-his-word = Son propre voyage n’est pas toujours parmi les possibles : quelque chose a été admis sur parole.
table-telling = Raconter la partie
telling-title = Ce qui était caché
telling-back = Retour à la table
telling-first = Début
telling-before = Précédent
telling-after = Suivant
telling-last = Fin
telling-next-miss = De peu : le suivant
telling-truth = Le chemin
telling-fog = Ce qu’on pouvait savoir
telling-of-day = Jour { $day }
telling-journeys = Voyages possibles : { $journeys }
telling-wait = Calcul en cours…
figure-apart = { " " }
figure-point = { "," }
telling-likely = { $place } : { $there } sur { $all }
telling-before-it = Avant : { $before }
telling-worth-head = Ce qui aurait le plus révélé à ce moment
telling-worth = { $question } les aurait divisés par deux { $halved } fois en moyenne
telling-asked-instead = Ce qui fut demandé
telling-play = Dérouler
telling-stop = Arrêter
telling-best-question = Meilleure question
telling-frodo = Frodon
telling-gandalf = Gandalf
telling-part = Acte { $part }
telling-near-miss = manqué de peu
telling-told-most = a le plus révélé
moment-start = Frodon part de { $place }
moment-step = { $kind ->
    [dot] Étape { $number } : un point
    [stays] Étape { $number } : il reste
   *[place] Étape { $number } : { $entered }
}
moment-gandalf-moved = Gandalf se déplace
moment-gandalf-at = Gandalf se montre à { $place }
moment-gandalf-rivendell = Gandalf atteint Fondcombe
moment-gandalf-hidden = Gandalf se cache à nouveau
moment-gandalf-fled = Gandalf fuit
moment-course = Autre itinéraire

# What is taken home of a telling.
keepsake-part = Acte { $part }
keepsake-begun = commencée le { $day }
keepsake-map = Le plan avec son chemin
keepsake-map-told = Le plateau en plan, avec le chemin de Frodon et les numéros de ses inscriptions ; à côté des lieux figure ce qui a été demandé à leur sujet. Tout cela est dit en mots plus bas.
keepsake-log = Le journal et les questions
keepsake-log-told = Les inscriptions du journal dans des cases, et les questions dans leur ordre. Tout cela est dit en mots plus bas.
keepsake-curve = Combien de voyages convenaient, moment après moment
keepsake-curve-told = Une courbe du premier moment au dernier : elle descend à chaque réponse qui a révélé quelque chose et monte à chaque étape. Les mêmes nombres figurent dans le tableau plus bas.
keepsake-questions = Ce qui a été demandé
keepsake-start = Le début
keepsake-days = Jour après jour
keepsake-best = Ce qui a le plus révélé
keepsake-misses = Manqué de peu
keepsake-doubt = Le peu de doute qui restait
keepsake-end = La fin
keepsake-moments = Tous les moments dans leur ordre
keepsake-moments-told = Une ligne par moment : ce qui s’est passé, combien de voyages étaient alors possibles et ce qu’une réponse a révélé.
keepsake-number = N°
keepsake-day = Jour
keepsake-what = Ce qui s’est passé
keepsake-journeys = Voyages possibles
keepsake-told = Révélé, en bits
keepsake-bits = { $whole },{ $tenth }
keepsake-way = le chemin de Frodon
keepsake-entries = une inscription, par son numéro
keepsake-gandalf = le chemin de Gandalf, et où il a été vu
keepsake-searched = une Fouille
keepsake-hunted = une Traque
keepsake-perceived = une Perception de la zone
keepsake-yes = plein : oui
keepsake-no = vide : non
keepsake-found = Frodon a été trouvé
keepsake-track = une piste a été trouvée
keepsake-least = le moins de voyages
keepsake-how = Comment on a compté
keepsake-how-counted = Un voyage est un départ avec autant d’inscriptions qu’il y en avait au journal, chacune permise par les règles. Il convient si chaque question posée jusque-là aurait reçu la réponse qu’elle a reçue. Chaque voyage compte une fois, si peu probable qu’on le juge ; ce que les cartes ont révélé et ce que les joueurs ont deviné ne compte pas.
keepsake-how-read = Une réponse a révélé un bit si elle a laissé la moitié des voyages, et deux bits si elle en a laissé le quart. Sur la courbe, chaque ligne vaut dix fois celle du dessous.
keepsake-how-pairs = À l’Acte 2, on compte des paires : une suite de cartes Voyage avec un chemin de Gandalf.
keepsake-home = À emporter
keepsake-write-page = Page à lire
keepsake-write-png = Image, PNG
keepsake-write-svg = Image, SVG
keepsake-unpainted = L’image n’a pas pu être dessinée ici. La page, ou l’image en SVG, peut être écrite à la place.
keepsake-which-picture = Une image est un fichier dont le nom finit par .png ou .svg.
keys-short = Sur la ligne : 22, un point, r (rest), à l’Acte 2 a (advance), 22 (Gandalf) · s 22, h 22, p 2a (ask) · d (finir le tour), u (annuler)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodon s’est déplacé.
    [gandalf] Gandalf s’est déplacé.
   *[he] Il s’est déplacé.
}
stage-wait = { $question } : attendez.
stage-dropped = { $question } : { $how }.
stage-nothing-to-lay = Rien à poser.
stage-then = Puis les Nazgûl continuent : { $eye ->
    [yes] une Traque gratuite chacun.
   *[no] une Fouille gratuite chacun.
}
stage-count = Comptez les Nazgûl sur { $place } et à côté.
stage-turns = La { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] suivante
} sur { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} se retourne.
stage-all-turned = Toutes les tuiles sont retournées.
stage-drawn = { $occasion ->
    [rescue] Il est sauvé, à ce prix.
   *[card] Une carte les a tirées.
}
stage-card-moved = Par une carte : la figurine de Frodon va à l’étape { $step }.
stage-hands = D’abord les mains : cinq cartes au plus chacune.
stage-lord = Le Seigneur des Nazgûl arrive : il remplace { $start ->
    [yes] le Nazgûl du meneur
   *[no] un Nazgûl
}.
stage-found = { $count ->
    [0] Les Nazgûl l’ont trouvé
    [one] Un Nazgûl l’a trouvé
    [2] Deux Nazgûl l’ont trouvé
    [3] Trois Nazgûl l’ont trouvé
   *[other] Quatre Nazgûl l’ont trouvé
} sur { $place }.{ $lord ->
    [yes] {" "}Leur Seigneur en est.
   *[no] {""}
}
stage-ended = L’Acte { $part } est terminé : étape { $step }, Corruption { $total }.
stage-its-number = son nombre
stage-counts-no-more = ne compte plus
stage-its-eyes = { $eyes ->
    [0] le premier Œil
    [one] 1 + { $eyes } Œil
   *[other] 1 + { $eyes } Yeux
}
stage-this-now = celle-ci
stage-then-this = puis celle-ci
stage-can-be = Ce qu’elle peut être, sur { $left } non retournées
stage-back-by = Une peut revenir, par
stage-of = sur { $limit }
stage-limit-raised = limite +{ $raised }
stage-taken = Corruption à { $total }{ $eye ->
    [yes] , l’Œil à côté de la piste.
   *[no] .
}
stage-undone = Annulé : { $command }.
stage-redone = Rétabli : { $command }.
stage-nothing-answered = Aucune réponse.
stage-nothing-otherwise = Rien ne change sur la table.
stage-token-moves = Déplacez le jeton Piste de { $from } à { $to }.
stage-corrected = Une inscription de son journal était fausse.
stage-told = dit
stage-true = vrai
stage-more = et { $more } autres
stage-stays-told = Ce qui est dit reste dit.
stage-gandalf = Gandalf se tient sur { $at }.
stage-gandalf-hands = Les Nazgûl présents s’éloignent de deux étapes au plus ; un dé ordinaire est défaussé.
stage-course-changed = Retirez tous les jetons Piste ; la figurine de Frodon à l’étape { $step }.
stage-deed = Gandalf a accompli son haut fait sur { $at }.
stage-ability = { $number ->
    [1] +1 étape
    [2] Traque
    [3] Fouille
    [4] +2 étapes
   *[5] Seigneur
}
back = { $what ->
    [track-off] Retirez le jeton Piste de { $at }.
    [track-turn] Retournez à nouveau le jeton Piste sur { $at }.
    [track-eye] Reposez un jeton Piste sur { $at }, face Œil visible.
    [track-sword] Reposez un jeton Piste sur { $at }, face Épée visible.
    [information] Jeton Information { $at } remis derrière le paravent.
    [log-token] Ôtez le jeton de journal de { $at }.
    [tiles] Les tuiles retournent dans le gobelet.
    [corruption] Corruption de nouveau à { $at }.
    [eyes] Yeux à côté de la piste : { $at }.
    [fellowship] Jetons Communauté sur sa carte : { $at }.
    [card] La carte de { $at } est remise à l’endroit.
    [figure] La figurine de Gandalf de nouveau sur { $at }.
    [figure-off] La figurine de Gandalf quitte le plateau.
    [deed] Jeton de haut fait { $at } remis derrière le paravent.
    [lord-out] Le Seigneur des Nazgûl repart.
    [lord-in] Le Seigneur des Nazgûl revient.
    [step] La figurine de Frodon revient à l’étape { $at }.
   *[turn] Le marqueur de tour revient : { $at }.
}
say-undone = Dites : « { $command } est annulé. »
chip-again = Encore { $here }
tile-by-card = carte
tile-without = Dessous : la Corruption sans elle
dots-nowhere = Aucun chemin depuis { $here } n’a { $dots } points de suite. L’inscription reste quand même.
pick-in-no-area = { $location } n’est dans aucune zone.
pick-no-entry = { $count ->
    [0] Aucune inscription n’est ce lieu.
   *[other] Plusieurs inscriptions sont ce lieu : touchez sa case.
}
tale-where = Étape { $step }. Où est-il maintenant ?
tale-where-gandalf = Où est Gandalf maintenant ?
tale-fit = { $journeys } voyages s’accordent avec ce que vous saviez.
tale-unknown = Personne ne pouvait compter où il était.
tale-fitted = Voyages possibles
tale-at = sur { $place }
tale-in = { $count } sur { $all }
tale-ended = { $count } sur { $all } finissaient en { $place }
tale-sure = Ce ne pouvait être que { $place }
tale-near = { $near ->
    [just-left] Il y était une ou deux étapes plus tôt.
    [goes-there] Il y est allé à l’étape suivante.
    [turn-too-late] Un tour plus tôt, c’était oui.
   *[beside] Il était juste à côté.
}
tale-step = Étape { $step }
tale-gandalf = Gandalf avance
tale-shown = on le montre
tale-in-seconds = { $seconds ->
    [1] dans 1 seconde
   *[other] dans { $seconds } secondes
}
tale-then = puis
tale-waits = en attente
tale-asked = Les questions, et ses inscriptions par numéro
keepsake-write-moving = Image animée, PNG
