# What Underhill says in French. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = refusé ; seul le Porteur de l’Anneau sait pourquoi

## Refus de tous les jeux qui tiennent les comptes

refused-opened-once = Une partie s’ouvre une seule fois. Pour une autre, il y a { DEED("new") }.
refused-before-begin = Cela vient quand la partie a commencé. D’abord : { DEED("begin") }.
refused-after-begin = La partie a commencé ; cela vient avant. { DEED("undo") } y ramène.
refused-game-is-over = La partie est finie. { DEED("undo") } annule ce qui l’a finie, et { ASK("phase = LINE") } la reprend.
refused-game-goes-on = Une partie se révèle quand elle est finie.
refused-out-of-step = Cela appartient à : { $step }. On en est à : { $now }. S’il en est autrement, { ASK("phase = LINE") } le dit.
    .window = Cela ne se fait pas à cette étape.
refused-given-once = « { $command } » a déjà été donné, et ne se donne qu’une fois. { DEED("undo") } l’annule.
    .window = Cela a déjà été donné, et ne se donne qu’une fois. { DEED("undo") } l’annule.
refused-no-such-name = « { $word } » n’est pas un nom ici.{ $nearest ->
    [empty] {""}
   *[other] {" "}Le plus proche est « { $nearest } ».
} Tout début qu’un seul nom possède suffit.
refused-several-names = Plusieurs noms commencent par « { $word } » : { $names }. Tapez-en davantage.
refused-out-of-range = { $number } n’est pas entre { $least } et { $most }. Il faut un de ces nombres.
refused-beyond-track = La piste s’arrête à { $top }. Mettez ce nombre, ou moins.
refused-untold-draw = Dans cette partie, on lance et on tire à la main. Tapez { $count ->
    [one] ce qui est sorti
   *[other] les { $count } résultats sortis
}{ $behind ->
    [empty] {""}
   *[other] {" "}derrière « { $behind } »
}, ou laissez faire le programme : « { $app } ».
refused-other-count = { $told ->
    [one] Un seul a été dit
   *[other] { $told } ont été dits
}, et il en faut { $count }. Dites-en exactement autant.
refused-odds-off = On ne dit pas de probabilités dans cette partie. Elle a commencé avec odds=off.
    .window = On ne dit pas de probabilités dans cette partie. Une autre les dira avec « Probabilités : montrées » sous « Options … ».
refused-word-too-late = Le mot de la table vient avant que rien ne soit tiré. À présent quelqu’un pourrait savoir où il mène ; on peut jouer sans.
refused-by-rule = Avec « ! » derrière, cela passe sur la parole de la table.

## Lines that are no command

misheard-unknown-command = « { $word } » n’est pas une commande.{ $nearest ->
    [empty] {""}
   *[other] {" "}Le plus proche est « { $nearest } ».
} Pour les voir toutes : { DEED("help") }.
    .window = « { $word } » n’est rien que l’on comprenne ici.{ $nearest ->
        [empty] {""}
       *[other] {" "}Le plus proche est « { $nearest } ».
    }
misheard-new-game-first = Il n’y a pas de partie sur la table. { DEED("new") } en commence une, { DEED("open PATH") } en reprend une.
    .window = Il n’y a pas de partie sur la table. Le premier écran en commence une, ou en reprend une.
misheard-nothing-locked = Aucune partie verrouillée n’attend d’être ouverte. Indiquez-en d’abord une : { DEED("open PATH") }.
misheard-too-many-words = « { $word } » est un mot de trop. Dites : { $usage }
    .window = « { $word } » est de trop ici. Enlevez-le.
misheard-too-few-words = Il manque quelque chose. Dites : { $usage }
    .window = Il manque quelque chose. Tapez ce qui doit suivre, ou appuyez sur un bouton.
misheard-not-a-number = « { $word } » n’est pas un nombre de { $least } à { $most }. Il en faut un ici.
misheard-not-a-choice = « { $word } » ne va pas ici. Choisissez parmi : { $choices }
    .window = « { $word } » ne va pas ici. Appuyez sur l’un des boutons.
misheard-not-a-language = « { $word } » n’est pas une langue que l’on parle ici. Vous avez le choix : { $languages }.
misheard-unknown-key = « { $key } » n’est pas connu ici. Les clés sont : { $keys }.
    .window = « { $key } » n’est pas connu ici. Enlevez-le.
misheard-unknown-game = « { $word } » n’est pas un jeu qui se joue ici. Les jeux sont : { $games }.
misheard-key-twice = « { $key } » est donné deux fois. Dites-le une seule fois.
misheard-no-such-name = « { $word } » n’est pas un nom ici.{ $nearest ->
    [empty] {""}
   *[other] {" "}Le plus proche est « { $nearest } ».
} Tout début qu’un seul nom possède suffit.
misheard-several-names = Plusieurs noms commencent par « { $word } » : { $names }. Tapez-en davantage.
misheard-not-a-phase = « { $line } » n’est pas un point où cette partie puisse être. On peut dire : { $phases }.
    .window = « { $line } » n’est pas un point où cette partie puisse être. { DEED("undo") } ramène là où elle était.
misheard-line-too-long = Cette ligne est plus longue que tout ce que l’on comprend. Rien n’en a été fait : { $most } octets au plus. Dites-le en moins de mots.
misheard-nothing-to-undo = Il n’y a rien à annuler. Pour une autre partie, il y a { DEED("new") }.
misheard-nothing-to-redo = Il n’y a rien à rétablir. { DEED("redo") } suit { DEED("undo") }, sans rien entre les deux.

## Files

system-says = { $why ->
    [not-found] fichier ou dossier introuvable
    [not-allowed] accès refusé
    [full] le disque est plein
    [read-only] on ne peut rien y écrire
   *[other] { $why }
}
trouble-unreadable = { $path } est illisible : { system-says }. Vérifiez le nom et les droits.
trouble-not-a-file = { $path } n’est pas un fichier : il y a là un dossier, un tube ou un périphérique. Indiquez un fichier.
trouble-not-a-folder = { $path } est un fichier, et les parties se conservent dans un dossier : indiquez-en un derrière --data.
trouble-dead-link = { $path } est un lien qui ne mène nulle part, ou qui tourne en rond. Il est resté tel quel : réparez-le, ou indiquez un autre fichier.
trouble-unwritable = Non enregistré : impossible d’écrire { $path } ({ system-says }). La partie continue ; ce qui manque sera écrit dès que possible, et { DEED("save PATH") } garde une copie ailleurs.
trouble-not-copied = Vous n’avez pas encore copié cela : il n’y a pas de { $path }. « Copier la boîte », sur le premier écran, s’en charge. Ou passez-vous-en.
trouble-not-written = Impossible d’écrire { $path } ({ system-says }). Rien n’est perdu : indiquez un autre endroit.
trouble-locked = { $path } est en cours de jeu dans un autre exemplaire du programme. Ici, on peut regarder la partie, mais pas la jouer : continuez là-bas, ou fermez l’autre et rouvrez la partie.
trouble-not-a-record = { $path } n’est pas une partie d’Underhill. Le fichier est resté tel quel.
trouble-too-large = { $path } est plus grand qu’un tel fichier ne peut l’être. Il est resté tel quel.
trouble-newer = { $path } a été écrit par une version plus récente ({ $program }). Ouvrez-le avec cette version-là ; il est resté tel quel.
trouble-other-game = { $path } est l’enregistrement d’un autre jeu ({ $game }). Il est resté tel quel.
trouble-no-game = { $path } est endommagé dès le début : on ne peut donc rien en ouvrir. Il est resté tel quel.
trouble-exists = { $path } existe déjà. Indiquez un autre fichier ; celui-là est resté tel quel.
trouble-would-overwrite = { $path } existe déjà et n’est pas cette partie. Indiquez un autre fichier ; celui-là est resté tel quel.
trouble-would-overwrite-file = { $path } existe déjà et n’est pas une lettre de cette partie. Indiquez un autre fichier ; celui-là est resté tel quel.
trouble-nothing-unfinished = Aucune partie inachevée n’est gardée dans { $folder } ; pour une nouvelle, il y a { DEED("new") }.
trouble-nothing-readable = Aucune partie inachevée ne peut être ouverte dans { $folder }. Illisibles : { $games }{ $more ->
    [0] {""}
    [one] {" "}et un autre
   *[other] {" "}et { $more } autres
}. { DEED("open PATH") } dit pourquoi ; pour une nouvelle partie, il y a { DEED("new") }.
trouble-no-folder = Les parties ne sont pas gardées ici, car les commandes arrivent par un tube. Lancez avec --data DIR pour les garder, ou indiquez-en une : { DEED("open PATH") }.
trouble-no-random-numbers = Le système ne donne pas de nombres aléatoires : rien ne peut donc rester secret. Réessayez dans un instant.
trouble-revealed = La partie a été révélée, et chacun peut désormais savoir ce qui reste à tirer : elle ne se joue plus. Pour une autre, il y a { DEED("new") }.
trouble-passphrase-wanted = { $path } est verrouillé par une phrase secrète. Il s’ouvre avec { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = Ce n’est pas la phrase secrète de { $path }. Rien n’a été changé ; réessayez.
trouble-empty-passphrase = Une phrase secrète ne peut pas être vide. Plusieurs mots font l’affaire.
trouble-locked-already = La partie est déjà verrouillée.
trouble-nothing-to-lock = Cette partie n’est gardée dans aucun fichier, il n’y a donc rien à verrouiller.
trouble-key-missing = La clé { $path } n’est pas là, et sans elle personne ne peut ouvrir la partie. Remettez-la à côté de la partie.
trouble-key-damaged = La clé { $path } n’est plus comme elle a été écrite, et sans elle personne ne peut ouvrir la partie. Remettez-en une copie, si vous en avez une ; elle est restée telle quelle.
trouble-lock-damaged = { $path } n’est plus comme il a été écrit, ou appartient à une autre clé. Il est resté tel quel ; une copie peut encore s’ouvrir.

safe-again = Enregistré : tout est de nouveau dans le fichier.
found-torn = La ligne { $line } du fichier a été coupée pendant l’écriture, et elle est laissée de côté. Tout ce qui la précède est ici.
found-damaged = La ligne { $line } du fichier est endommagée. Ce qui la précède est ici et continue dans { $path } ; le fichier endommagé est resté tel quel.
found-damaged-in-memory = La ligne { $line } du fichier est endommagée. Ce qui la précède est ici, en mémoire seulement ; le fichier endommagé est resté tel quel. { DEED("save PATH") } garde une copie.
found-written-again = Le fichier de cette partie avait été supprimé ou modifié pendant le jeu. Il a été réécrit en entier : { $path }.
found-displaced = { $path } n’est plus cette partie : autre chose s’y trouve, et a été laissé tel quel. La partie continue, entière, dans { $beside }.
found-played-elsewhere = { $path } est en cours de jeu dans un autre exemplaire du programme. Voici où la partie en était à l’ouverture : on peut la regarder, mais pas la jouer.
found-read-only = Impossible d’écrire le fichier ({ system-says }) : la partie continue donc en mémoire. { DEED("save PATH") } garde une copie.
found-other-names = Le fichier de cette partie a d’autres noms, sous lesquels il reste tel qu’il est. La partie ne continue que dans { $path }.

## Faults of boards, tile sets and journey decks

fault-too-large = Le fichier dépasse { $megabytes } Mo, et aucun de ce genre n’est si grand.
fault-not-text = Le fichier n’est pas du texte UTF-8. Enregistrez-le en UTF-8.
fault-not-json = Ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }. Cherchez là une virgule, un guillemet ou un crochet manquant.
fault-not-an-object = Le fichier devrait être un seul objet : { "{" } … { "}" }.
fault-missing-key = « { $key } » manque, et tout fichier de ce genre en a besoin.
fault-unknown-key = « { $key } » n’est pas une clé d’un tel fichier. Cherchez une faute de frappe.
fault-twice = « { $key } » : { $item } y est deux fois. Retirez-en un.
fault-other-format = « format » est « { $found } », et devrait être « { $wanted } ».
fault-newer-format = « format » est « { $found } », que lit une version plus récente ; celle-ci lit « { $wanted } ».
fault-no-name = « { $key } » est vide, et devrait dire de quoi il s’agit.
fault-wants-text = « { $key } » : { $item } devrait être un texte entre guillemets.
fault-wants-list = « { $key } » devrait être une liste : [ … ].
fault-wants-object = « { $key } » devrait être un objet : { "{" } … { "}" }.
fault-cannot-stand = « { $key } » : { $item } n’a pas sa place là. Comparez avec la page qui décrit ces fichiers.
fault-not-among = « { $key } » : { $item } n’est pas parmi « { $of } ». Ajoutez-le là, ou corrigez-le ici.

## What the table is told

told-seed = Tous les tirages viennent du nombre { $seed }, et peuvent être répétés.
told-word = Le mot de la table est dans chaque tirage : « { $word } ».
report-by-word = Sur la parole de la table : { $command }
report-luck = { $what } : { $count }, pour { $expected } en moyenne : { report-strays }
report-strays = { $strays ->
    [2] bien plus que d’ordinaire
    [1] plus que d’ordinaire
    [-1] moins que d’ordinaire
    [-2] bien moins que d’ordinaire
   *[0] comme d’ordinaire
}
told-seal = Le sceau entier : { $seal }

## What the Ring-bearer is told alone

whispered-locked = La partie est maintenant { $path } ; sa clé est à côté, et il faut les deux.
passphrase-ask = Phrase secrète (elle ne s’affiche pas) :
passphrase-again = La même encore une fois :

## The terminal

greeting = Underhill, un compagnon non officiel pour les jeux d’une même étagère. { $kept ->
    [yes] Les parties sont gardées dans { $folder }.
   *[no] Les parties ne sont pas gardées.
} new commence une partie, open reprend la dernière, help donne les commandes.
help-protocol = Indique le nom et la version de ce protocole.
help-open = Reprend la partie d’un fichier, ou la dernière inachevée.
help-save = Écrit une copie de la partie dans un fichier.
help-language = La langue de toutes les phrases désormais.
help-table-word = Un mot des autres à la table, à la mise en place et avant tout tirage : il entre dans chaque tirage ; personne n’a donc pu choisir la graine de l’application à son gré.
help-seal = Indique le sceau de ce que la table a entendu jusqu’ici : quatre mots à comparer à l’œil, et ses 256 bits à garder. Qui l’a gardé peut vérifier à la fin que rien n’a été changé.
help-reveal = Écrit toute la partie dans un fichier pour tous, quand elle est terminée : underhill verify la vérifie.
help-tell = Une déclaration à la table, qui est consignée.
help-note = Une note, qui est consignée.
help-lock = Verrouille cette partie par une phrase secrète : dès lors, son fichier, qui reçoit un nouveau nom, ne se lit qu’avec sa clé, et la clé, placée à côté, ne s’ouvre qu’avec la phrase secrète. Il n’y a aucun recours pour qui l’oublie ou perd la clé. Le programme age ouvre aussi les deux. Dans un terminal, lock seul la demande sans l’afficher.
help-unlock = Ouvre la partie verrouillée que open a nommée. Dans un terminal, unlock seul demande la phrase secrète sans l’afficher.
help-undo = Annule la dernière commande.
help-redo = Rétablit la dernière commande annulée.
help-phase = Indique à qui est le tour.
help-status = Indique tout ce qui est public.
help-open-log = Liste dans l’ordre les commandes qui valent encore.
help-report = La feuille de la partie, jusqu’ici ou à la fin.
help-luck = Ce que le hasard a donné, face à ce qu’il devait donner.
help-seat = Qui est assis là ce soir, pour la feuille et les archives ; sans nom, personne.
help-park = Garde en mots ce qui se trouve à un endroit pendant que la partie est rangée ; sans texte, l’enlève.
help-parked = Liste ce qui se trouve où pendant que la partie est rangée.
help-help = Donne toutes les commandes, ou en explique une.
help-quit = Quitte le programme.
no-display = Il n’y a pas d’écran où ouvrir une fenêtre ; voici l’arbitre dans le terminal.
file-without-command = Un fichier s’ouvre dans la fenêtre : aucune commande ne va avec.

## The window

home-all = Un autre jeu
home-hunt = La Traque de l’Anneau
home-hunt-what = L’un mène Frodon en secret, derrière son paravent ; jusqu’à quatre le traquent.
home-first = Votre première partie
home-first-what = Une partie d’entraînement guidée : ce que fait Underhill, expliqué au bon moment.
home-practice = S’entraîner
home-practice-what = Une partie sur un plateau de notre invention, avec nos propres tuiles.
home-box = Notre boîte
home-box-what = Avec le plateau, les jetons et les tuiles de votre table ; rien n’est à copier.
home-letter = Une Lettre de Gandalf
home-letter-what = L’Acte 2 d’une partie dont l’Acte 1 a déjà été joué, ici ou sur papier.
home-table = Notre table
home-table-what = Le plateau, les dés et les cartes sont devant vous ; Underhill tient les comptes.
home-how-many = Combien jouent ?
home-options = Options …
home-options-what = Qui joue, avec quoi, et qui lance : convenu avant de commencer.
home-evening = Une première soirée
home-evening-what = La mise en place et un tour, guidés pas à pas.
home-war = La Guerre de l’Anneau
home-war-what = Avec le plateau sur votre table : la Traque, les dés, la politique et les points sont tenus.
home-risk = Risk : Le Seigneur des Anneaux
home-risk-what = Sur votre table : renforts, combats et chances, l’Anneau, les points.
home-battle = Battle of the Ring
home-battle-what = Un jeu de 1977 sur votre table : constructions, dés et échéances sont tenus ici.
home-check = Vérifier
home-copy = Copier la boîte de la Traque
check = Vérifier une partie
check-what = Une partie révélée ou conservée est un seul fichier. Ici, chaque ligne est décidée à nouveau, chaque tirage est recalculé d’après sa graine, et un sceau que vous avez gardé est comparé ; dans La Traque de l’Anneau, chaque réponse aussi, d’après le journal du Porteur de l’Anneau.
check-file = le fichier de la partie
check-seal = un sceau gardé : quatre mots, ou les chiffres du code ; peut rester vide
check-now = Vérifier
check-goes-on = La partie est en cours de vérification…
check-holds = Tout se tient
check-cannot = Vérification impossible
check-fails = Quelque chose ne tient pas
check-honest = Inscriptions aux journaux : { $entries }. Réponses : { $answers }. Tirages : { $draws }. Corrections : { $corrections }. Tout est comme il se doit.
home-fate = Le Destin de la Communauté
home-fate-what = Deux pioches dont toute la table se souvient, chaque étape du tour dans l’ordre, et des chances exactes.
home-unofficial = Ni réalisé, ni approuvé par les créateurs des jeux, ni connu d’eux.
home-quit = Quitter
home-no-games = Vos parties s’afficheront ici.
home-cannot-keep = Les parties ne peuvent pas être gardées dans { $folder } ({ system-says }). Ce qui se joue maintenant reste en mémoire seulement, et disparaît quand la fenêtre se ferme.
home-unknown = { $game } : pas un jeu de ce programme
home-newer = d’une version plus récente ({ $program })
home-unreadable = illisible
home-part = { $part ->
    [2] Acte 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = finie
home-locked = verrouillée
home-unlock = phrase secrète
lock = Verrouiller par une phrase secrète
lock-what = Dès lors, personne ne peut lire son fichier sans la phrase secrète et la clé placée à côté, pas même celui qui a oublié la phrase ; la partie continue comme avant.
lock-typed = plusieurs mots
lock-again = les mêmes mots encore une fois
lock-differs = Ce ne sont pas deux fois les mêmes mots. Rien n’est verrouillé.
lock-now = Verrouiller
lock-is = Partie verrouillée par phrase secrète.
lock-wanted = Partie verrouillée. Sa phrase secrète :
lock-open = Ouvrir
lock-tries = La phrase secrète est essayée…
lock-makes = La phrase secrète devient une clé…
curtain = Un clic, F1, ou la touche sous Échap, lève le rideau.
curtain-falls = Le rideau tombe de lui-même :
curtain-after = { $minutes ->
    [0] jamais
    [one] au bout d’une minute
   *[other] au bout de { $minutes } minutes
}
curtain-unfocused = { $falls ->
    [yes] quand la fenêtre perd le focus
   *[no] pas dans ce cas
}
table-window = Table
table-keys = Touches
table-leave = Quitter
key-curtain = Le rideau ; en mode discret : à maintenir pour voir les secrets
set-day = jour
set-night = nuit
set-strongest = les plus forts
set-softer = plus doux
key-theme = Jour ou nuit
key-contrast = Les contrastes les plus forts, ou plus doux
key-hush = Le mode discret : secrets visibles tant que F1 est maintenue
key-keys = Les touches
key-table-window = La fenêtre de la table, pour un second écran : ce que tous peuvent voir
key-larger = Texte plus grand
key-smaller = Texte plus petit
key-usual = Texte à la taille usuelle
key-next = À l’élément suivant ; Entrée ou Espace l’active
key-previous = À l’élément précédent
key-enter = Appuie sur le bouton doré, ou donne ce qui est tapé
key-escape = Annule un appui, vide la ligne, retire la question
key-undo = Annule un appui de ce qui est commencé, ou ce qui a été fait en dernier
key-redo = Le rétablit
key-earlier = Ce qui a été tapé avant
key-later = Ce qui a été tapé après
key-nearer = Une page plus haut ; le plan, plus près (ou tournez la molette)
key-farther = Une page plus bas ; le plan, plus loin
key-fit = Le plan entier
home-file = Un fichier
home-file-typed = le nom d’un fichier
home-file-open = Ouvrir
dropped-over-a-game = Le fichier n’a pas été ouvert : une partie est sur la table. Quittez-la, et déposez le fichier sur le premier écran.
own-box-nowhere = Ici on ne garde ni parties ni boîtes : démarrez Underhill avec un dossier.
own-box-faulty = { $path } n’est pas accepté, et rien n’a changé : { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } de plus)
}
own-box-aside = Ce qui était là avant se trouve dans { $path }.
own-box-taken = Votre boîte est acceptée : { $counts }. Elle se trouve dans { $path }, que vous pouvez transmettre ; board=own joue avec elle.
    .window = Votre boîte est acceptée : { $counts }. Elle se trouve dans { $path }, que vous pouvez transmettre ; « la nôtre » sous « Options … » joue avec elle.
own-box-written = Écrite dans { $path }, que vous pouvez transmettre : déposée sur le premier écran, elle sert à jouer.
key-pan = Déplace le plan (ou faites-le glisser)
key-nudge = Sur une image : le viseur, avec Haut et Bas ; Entrée y clique ; dans le récit : un moment avant ou après
key-first = Dans le récit : le premier moment
key-last = Dans le récit : le dernier moment
key-play = Dans le récit : il se déroule seul, ou s’arrête
key-delete = Sur une image : enlève ce qui est choisi
keys-close = Fermer
## A game that is checked

doubt-not-a-game = Ce n’est pas une partie d’Underhill.
doubt-newer = La partie a été écrite par une version plus récente ({ $program }). Vérifiez-la avec cette version-là.
doubt-other-game = C’est l’enregistrement d’un autre jeu ({ $game }).
doubt-other-rules = La partie a été commencée par une version antérieure, selon les règles numéro { $rules } ; celle-ci juge selon le numéro { $known } et ne peut pas dire ce que celles-là en auraient fait. Vérifiez-la avec la version qui a servi à la jouer.
doubt-locked = Cette partie est verrouillée par une phrase secrète. Ouvrez-la et révélez-la ; ou le programme age en fait un fichier ordinaire.
doubt-no-game = L’en-tête, ou la commande qui a ouvert la partie, manque ou n’est plus tel qu’à l’écriture.
doubt-torn = La ligne { $line } ne finit pas comme une ligne : le fichier est coupé, ou son dernier saut de ligne manque.
doubt-chain = Ligne { $line } : la chaîne ne tient pas. Cette ligne n’est pas comme elle a été écrite, ou une ligne a été ajoutée, retirée ou déplacée ; un éditeur qui écrit d’autres fins de ligne ou d’autres espaces le fait aussi.
doubt-strange = Ligne { $line } : ce qui est écrit là ne peut venir d’une partie, ou n’est pas écrit comme le programme l’écrit.
doubt-said = Ligne { $line } : « { $said } » n’est pas une commande, ou pas celle dont la table a été informée.
doubt-agreed = Ligne { $line } : ce qui a été convenu n’est pas ce que dit « { $said } ».
doubt-seed = Ligne { $line } : les tirages ne viennent pas du nombre annoncé.
doubt-refused = Ligne { $line } : les règles refusent « { $said } » ({ $name }).
doubt-answer = Ligne { $line } : à « { $said } », la réponse a été « { $told } » ; d’après le journal, c’est « { $is } ».
doubt-draw = Ligne { $line } : ce que « { $said } » a tiré n’est pas ce que donne le flux.
doubt-otherwise = Ligne { $line } : les règles font de « { $said } » autre chose que ce qui est écrit là.
doubt-not-a-seal = « { $seal } » n’est pas un sceau : quatre mots, ou les 64 chiffres de son code.
doubt-seal = « { $seal } » n’est pas un sceau de cette partie : ce n’est pas ce fichier qui a été joué, ou pas jusque-là.

verified-seal = Le sceau { $seal } est celui de la ligne { $line } du fichier, sur les 256 bits : jusque-là, le fichier est ce qui a été joué.
verified-words = Les mots « { $seal } » sont ceux de la ligne { $line } du fichier. Ils font 44 des 256 bits : assez pour l’œil, mais pas contre quelqu’un qui essaie des jours durant. Le code, lui, le prouve.
verified-without-seal = Aucun sceau n’a été comparé : la partie se tient en elle-même, mais personne ne peut dire si c’est celle qui a été jouée. Donnez un sceau que quelqu’un a gardé.
verified-unbound = { $count ->
    [0] Aucune ligne ne suit la ligne { $line } : les sceaux lient tout le fichier.
    [one] Une ligne suit la ligne { $line }, et aucun sceau donné ne la lie : elle a pu être écrite après coup.
   *[other] { $count } lignes suivent la ligne { $line }, et aucun sceau donné ne les lie : elles ont pu être écrites après coup.
}
verified-taken-back = { $count ->
    [one] Une réponse dite à la table a été annulée et ne vaut plus : ligne { $lines }.
   *[other] { $count } réponses dites à la table ont été annulées et ne valent plus : lignes { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sceau comparé en lie { $bound } : la table l’a bien entendu.
}
verified-seed = Tous les tirages viennent du nombre { $seed }, que quelqu’un a choisi : qui connaissait ce nombre connaissait les tirages.
verified-word = Le mot des Spectres est dans chaque tirage : « { $word } ». Qui l’a dit sait si c’était bien lui{ $marked ->
    [yes]  ; une lettre hors de l’ASCII est montrée par son numéro
   *[no] {""}
}.
verified-no-word = Les Spectres n’ont donné aucun mot : la graine a pu être tirée et retirée jusqu’à ce que ses tirages conviennent.
verified-said = Le mot de la table est dans chaque tirage : « { $word } ».
verified-tables-word = Sur la parole de la table, au-delà de ce que disent les règles ou le programme : à la ligne { $lines }.
verified-commands-undone = Annulé : à la ligne { $lines }.
verified-seen = Tiré ou lancé par le programme, vu et annulé à la ligne { $line } ; refait, cela donne la même chose : { $said } : { $drawn }.
verified-unfinished = La partie n’est pas terminée à la fin de ce fichier.
verified-by-hand = Tiré à la main, et dit au programme : ligne { $lines }. Ce qui est sorti du gobelet, la table seule le sait.

# Copying the box

copy-yes = Oui
copy-no = Non

picture-not-a-picture = Ce n’est pas une image dans un format lisible. Il faut un fichier JPEG, PNG ou WebP ; ou un plateau, des tuiles ou des cartes en JSON.
picture-broken = Cette image est coupée ou endommagée. Reprenez la photo, ou copiez de nouveau le fichier.
picture-too-large = Cette image est trop grande : { $most } millions de pixels au plus sont lisibles. Enregistrez-la en plus petit.
picture-too-small = Cette image a { $width } pixels sur { $height }, et on ne peut rien lire dans si peu.

language = Langue

# All games, and the sheet to print

archive-reading = Lecture des parties…
archive-goes-on = En cours
archive-over = Finies
archive-uncounted = pour s’entraîner : ne compte pas
archive-person = avec
archive-none-fit = Rien ne correspond.
archive-writes = Écriture en cours…
archive-deletes = Elle va à la corbeille…
archive-open = Continuer
archive-tell = Raconter
archive-title = nom :
archive-name = Nommer
archive-delete = Jeter…
archive-file = fichier :
archive-copy = Copier
archive-print = Imprimer le journal
archive-look = Regarder
archive-reveal = Révéler
archive-ask = Mettre cette partie à la corbeille du système ?
archive-deleted = La partie est dans la corbeille du système.
archive-no-bin = Ce système n’a pas de corbeille pour { $path } : la partie est restée où elle était.
archive-written = Écrit dans { $path }.
frame-written = Écrit : { $name }, dans le dossier { $folder }.
archive-figures-of-all = Sur toutes les parties O

# Over all games

figures = Sur toutes les parties
figures-counting = Les parties sont comptées…
figures-no-games = Aucune partie terminée n’est gardée ici. Les chiffres apparaissent dès qu’il y en a une.
figures-games = Parties terminées : { $games } ; actes : { $parts }
figures-games-whole = Parties terminées : { $games }
figures-over-all = De tous les jeux : { $games }
figures-left-out = Non comptées : { $what }.
figures-left-out-going-on = en cours : { $games }
figures-left-out-locked = verrouillées : { $games }
figures-left-out-foreign = d’autres jeux ou de versions ultérieures : { $games }
figures-left-out-damaged = endommagées : { $games }
figures-left-out-copies = copies : { $games }
figures-by-part = Par acte · 1
figures-by-board = Par plateau · 2
figures-by-persons = Par joueur et place · 3
figures-write = Écrire en CSV · W
figures-part = { $part ->
    [0] Toutes les parties
   *[other] Acte { $part }
}
figures-board = { $board }{ $part ->
    [0] { "" }
   *[other] { "" }, Acte { $part }
}
figures-person = { $named } ({ $seat }){ $part ->
    [0] { "" }
   *[other] { "" }, Acte { $part }
}
figures-nobody = Nul n’a dit qui jouait à quelle place{ $part ->
    [0] { "" }
   *[other] { "" }, Acte { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Acte { $part }
}
figures-left-out-repeatable = guidées, ou commencées avec seed= : { $games }
figures-by-ending = Par issue · 4
figures-whole = Toutes les parties · 1
figures-by-agreed = Par options · 2
figures-one-of = { $what } : { $group }
figures-luck = Dés du programme : { $group }
figures-luck-by-hand = Dés de la table : { $group }
figures-against = { $count }, pour { $expected } en moyenne : { report-strays }
agreed-two-players = Deux joueurs
agreed-three-players = Trois joueurs
agreed-four-players = Quatre joueurs
figures-ended = Issue : { $group }
figures-of = { $count } sur { $of }
figures-hours = Heures à la table
figures-time = { $hours } h { $minutes } min
figures-none = aucune
figures-each = { $mean } en moyenne, de { $least } à { $most }, médiane { $median }
figures-yes = oui { $yes } sur { $asked } : { $percent } %
figures-bits = { $mean } en moyenne, réponses : { $answers }
decimal-mark = {","}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Ctrl
keyname-shift = Maj
keyname-alt = Alt
keyname-enter = Entrée
keyname-escape = Échap
keyname-tab = Tab
keyname-up = Haut
keyname-down = Bas
keyname-left = Gauche
keyname-right = Droite
keyname-page-up = Pg préc
keyname-home = Début
keyname-end = Fin
keyname-space = Espace
keyname-page-down = Pg suiv
keyname-delete = Suppr

## What is played with

frame-why = Pourquoi ?
frame-odds = Probabilités
frame-odds-open = Probabilités …
boxes = Les boîtes que vous avez : leurs jeux sont sur le premier écran
books-deed-new = Une nouvelle partie
books-deed-new-agreed = Une nouvelle partie : { $text }
books-deed-word = Le mot de la table : { $text }
books-deed-seat = Qui est assis où : { $text }
books-deed-tell = Dit : { $text }
books-deed-note = Noté : { $text }
books-deed-park = Rangé, { $place } : { $text }
books-deed-laid-out = Remis en place : { $text }
books-nothing-parked = Rien n’est rangé.
books-nothing-done = Rien n’a encore été fait.
resumed = On reprend : { $when } — { $host }
resumed-seats = À la table : { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = À remettre, { $place } : { $text }
frame-save = Faire une copie
frame-print = Imprimer la partie
frame-print-empty = Imprimer une feuille vide
printed-report = Comment cela s’est passé
frame-write-box = Écrire la boîte dans un fichier
frame-enter = Valider
frame-not-whole = Pas encore une commande entière
frame-check = Vérifier
end-again = Une autre comme celle-ci
end-leave = Au premier écran
line-refused = Ce serait refusé
frame-seal = Sceau : { $seal }
frame-seal-open = Sceau …
pair = { $name } : { $fact }
frame-options = Options …
frame-options-title = Ce qui est convenu
frame-anew = Recommencer : { $option }, { $value }
frame-anew-lost = Ce qui a été dit jusqu’ici est perdu
frame-anew-kept = Ce qui a été dit jusqu’ici reste parmi les soirées
frame-back = Retour
option-draws = Dés et tirages
option-cup = Pions du sac
option-cards = Cartes
option-figures = Figurines
option-players = Joueurs
option-odds = Probabilités
option-level = Niveau
option-ledger = Troupes comptées
option-closer = Ordre d’approcher
option-captured = Lieux pris, épargnés par
option-board = Plateau ou boîte
option-doom = Le dé à la Montagne du Destin
option-adventure = Cartes Aventure
option-neutrals = Cartes neutres par joueur de Sauron
option-leaders = Chefs
option-spoils = Cartes échangées aussitôt, dès
option-score = Points
option-hunt = La chasse
value-app = ici
value-hand = sur la table
value-on = oui
value-off = non
value-open = montrées
value-count = par nombre
value-names = par nom
value-cards = les cartes
value-distinct = deux différents
value-nearest = le plus proche
value-all = tout
value-own = la nôtre
value-practice = d’essai
value-none = sans
value-trilogy = Trilogie
value-introductory = initiation
value-standard = standard
value-heroic = héroïque
value-epic = épique
value-legendary = légendaire
value-site = sur un Site
value-leader = avec un Chef
value-players = chacun pour soi
value-teams = par équipes
frame-lists = Liste …
frame-list = { $title } ({ $at } sur { $of })
frame-list-before = Page précédente
frame-list-next = Page suivante
table-lately = Récemment
why-rules = Les règles par numéro
why-rules-what = En bref et dans nos propres mots ; c’est le livret de règles qui fait foi. Les options choisies pour une partie priment.
table-undo = Annuler : { $command }
table-redo = Rétablir : { $command }
table-last-press = dernier appui
wall-undone = Annulé : { $command }
wall-redone = Refait : { $command }
wall-set-right = Corrigé : { $command }
undo = Annuler
redo = Rétablir
table-curtain = Rideau
table-did = Fait
table-answer = Réponse
table-refused = Impossible
table-hush = Chut : maintenez F1 pour les secrets

## The frame that all games have, and the page behind F12 in three

history-open = Historique …
history = Ce qui a été fait
history-undo-to = { $count ->
    [one] Annuler ce qui suit
   *[other] Annuler les { $count } qui suivent
}
confirm = Est-ce voulu ?
keys-tab-settings = Réglages
keys-tab-keys = Touches
keys-tab-rules = Règles
motion = Animations
motion-on = les tuiles se tournent une à une, la nuit tombe lentement
motion-off = rien ne bouge tout seul
motion-system = comme dans le système
choose = Choisir…
choose-to-open = Un fichier à ouvrir
choose-to-write = Un fichier à écrire
plain-begin = Underhill dans le terminal : chaque réponse est une phrase entière.
plain-alone = Pour vous seul : { $told }
plain-now = Maintenant : { $now }
plain-done = C’est fait.
plain-guide = Pour être guidé dans une première partie, tapez : guide
plain-guided = La première partie est guidée à partir d’ici. guide off y met fin.
plain-unguided = Le guide se tait maintenant.

## What a window calls what a terminal has commands for

do-help = F12
do-new = le premier écran
do-open-path = « Un fichier »
do-redo = « Rétablir »
do-save-path = « Faire une copie »
do-undo = « Annuler »
ask-unlock-passphrase = sa phrase secrète
ask-phase-line = « phase = … », tapé

## The first screen: doors in a hill, and evenings.

home-tagline = tient les comptes pendant que le jeu reste sur la table
home-welcome = Pendant que votre jeu est sur la table, Underhill tient les comptes, connaît les règles et dit quoi faire ensuite.
home-not-over = { $when }, pas finie
home-was-over = { $when }, finie
home-go-on = Continuer
home-look = La regarder
home-others = Autres soirées
home-all-evenings = toutes les soirées
home-settings = Réglages
home-open-file = Ouvrir un fichier …
home-hunt-door = un fuit, jusqu’à quatre traquent
home-war-door = la Traque, les dés, la politique
home-fate-door = une table, deux paquets
home-risk-door = la carte, les combats, les points
home-battle-door = 1977 : armées, combats, délais
day-today = Aujourd’hui
day-yesterday = Hier
home-day-game = { $day }, partie { $number }
day-of-the-week = { $weekday ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[other] Dimanche
}
day-month = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}
day = { $number ->
    [1] 1er { day-month } { $year }
   *[other] { $number } { day-month } { $year }
}

# Phrases propres d’un traducteur, vérifiées par --check-locale.
locale-no-language = Le dossier ne porte le nom d’aucune des langues : { $languages }.
locale-no-such-file = Le programme n’a pas de fichier de ce nom. Ce sont : { $files }.
locale-unread = Une phrase qui commence à la ligne { $line } est illisible ; celle du programme est dite à sa place.
locale-unknown = { $name } n’est dit nulle part.
locale-strange = { $name } contient { $fact }, que le programme ne donne pas.
locale-silent = { $name } ne dit pas { $fact }.
locale-quotes = { $name } cite { $quoted }, qui n’existe pas.
locale-counted = { $said } phrases sur { $all }. Toutes les autres sont celles du programme.
locale-none = Dans { $folder } il n’y a aucun dossier de langue avec des fichiers comme house.ftl.
