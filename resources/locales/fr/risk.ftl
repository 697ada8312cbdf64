# Ce qu’Underhill dit en français de Risk : Le Seigneur des Anneaux ; lu quand on en a besoin pour la première fois. Ce que dit tout jeu est dans house.ftl.
# Un refus dit ce qui ne va pas, pourquoi (avec le numéro de la règle), et quoi faire à la place.

## Refus selon les règles

refused-wrong-players = On ne joue pas ainsi ensemble (K1) : yellow ou green contre red ou black ; un des Peuples Libres contre red et black ; ou tous les quatre. Celui qui commence est l’un d’eux.
    .window = On ne joue pas ainsi ensemble (K1) : jaune ou vert contre rouge ou noir ; un des Peuples Libres contre rouge et noir ; ou tous les quatre. Celui qui commence est l’un d’eux.
refused-hunt-without-board = Sans plateau, personne ne sait à qui est le territoire de l’Anneau (K59). Enlevez hunt=on, ou jouez avec un plateau.
refused-no-board = Cette partie n’a pas de plateau : les territoires ne sont pas connus (K7). Dites-le en nombres.
refused-board-counts = Avec un plateau, le programme compte lui-même (K7). Nommez le territoire ; les nombres sont pour les parties sans plateau.
refused-unheld = { $count ->
    [one] Un territoire n’est encore à personne
   *[other] { $count } territoires ne sont encore à personne
} (K7) : { NAMED("territory", $territories) }. Dites à qui ils sont.
refused-holds-none = { colour } ne tient encore aucun territoire (K7). Dites lesquels sont à lui.
refused-rest-unknown = Ce plateau ne nomme pas de régions, et personne ne sait quel est le reste (K7). Nommez les territoires.
refused-not-held = { territory } n’est pas à : { colour }. Nommez un autre territoire, ou corrigez qui le tient.
refused-leader-there = { territory } a déjà un Chef, et jamais deux ensemble (K5, K37) : { colour }. Nommez un autre territoire.
refused-no-leader-there = { territory } n’a pas de Chef : { colour }. Nommez le territoire où il est.
refused-most-leaders = Un joueur a maintenant { $most ->
    [one] { $most } Chef
   *[other] { $most } Chefs
} et pas plus (K5, K38). Déplacez-en un, ou retirez-en un.
refused-trade-first = Avec { $cards } cartes Territoire on échange d’abord une série, jusqu’à { $most } au plus (K14, K36).
refused-leader-due = Qui n’a pas de Chef en place un maintenant, dans un territoire à lui (K38).
refused-conquest-due = Le territoire qui vient d’être pris n’est pas encore dit (K32). Nommez-le d’abord.
refused-from-due = Il faut d’abord dire d’où venait la dernière attaque (K62) : { NAMED("territory", $territories) }. Nommez l’un d’eux.
refused-no-from-due = Personne ne demande d’où venait une attaque (K62). Dites-le avec la conquête.
refused-who-begins = Dans cette partie les mains lancent les dés, dites donc qui a lancé le plus haut (K6) : { ASK("begin C") }, C étant l’une de ces couleurs : { NAMED("colour", $colours) }.
refused-whose-card = Une carte Aventure a été tirée ce tour-ci, et qui a tiré n’en joue pas sur l’Anneau (K49). À qui est-elle ? { ASK("card ring stay by C P") } le dit.
refused-not-a-set = Ces trois-là ne font pas une série (K13) : trois pareilles ou trois différentes, un joker vaut n’importe laquelle.
refused-third-wild = Il y a deux jokers et pas plus (K2). Regardez encore les cartes.
refused-fewer-cards = { $cards ->
    [one] Il y a { $cards } carte
   *[other] Il y a { $cards } cartes
} en main, et une série en a trois (K13). Corrigez d’abord la main.
refused-own-territory = { territory } est déjà à l’attaquant (K17). Nommez-en un d’un autre, ou corrigez qui le tient.
refused-not-adjacent = Pas de frontière entre { NAMED("territory", $territory) } et { NAMED("territory", $other) } (K17). Nommez deux territoires qui en ont une.
refused-touches-nothing = { territory } ne touche aucun territoire de l’attaquant (K17). Nommez-en un autre.
refused-same = { territory } a été nommé deux fois. Nommez-en deux différents.
refused-attack-dice = L’attaquant lance maintenant 1 à { $most } dés : trois au plus, et un bataillon reste (K18).
refused-defence-dice = Le défenseur lance maintenant 1 à { $most } dés : deux au plus, et pas plus qu’il n’a de bataillons (K19).
refused-other-move = { $least } à { $most } bataillons avancent : au moins autant que de dés lancés, et un reste (K32).
refused-not-connected = { NAMED("territory", $territory) } et { NAMED("territory", $other) } ne sont pas reliés par des territoires à soi (K37). Nommez-en deux qui le sont.
refused-fortified-once = On a déjà fortifié ce tour-ci, et c’est une seule fois (K37). Passez à l’étape suivante.
refused-drew-already = Une carte Aventure a été tirée ce tour-ci ; on n’en joue plus avant sa fin (K49) : { colour }.
refused-no-card = Il n’y a pas de carte Aventure en main (K49) : { colour }. Corrigez d’abord la main.
refused-no-such-effect = Aucun effet n’a le numéro { $number } ; en vigueur : { $count }. La liste de tout ce qui est public a leurs numéros.
refused-no-die = Ici on ne lance pas de dé : { territory } (K41). Laissez l’Anneau avancer sans dé, ou dites qu’une carte le veut.
refused-last-step = L’Anneau est sur la dernière étape, et il n’y en a pas au-delà (K43). Son dé vient à la fin du tour.
refused-no-tie = Personne n’est à égalité, les dés ne choisissent donc personne (K53).
refused-is-out = On ne peut pas le dire de ce joueur maintenant : il est éliminé, ou c’est son propre tour (K9, K35). { colour }.

## Ce qui ne va pas dans un fichier de plateau

fault-wants-territory = « { $key } » : { $item } n’est pas un nom ; il faut des minuscules, avec des traits d’union pour les espaces, et * derrière pour une Forteresse ou + pour un Site.
fault-wants-bonus = « { $key } » : { $item } n’est pas un bonus ; un nombre entier de 0 à { $most } en serait un.
fault-wants-border = « borders » : { $item } devrait être deux noms séparés par un espace.
fault-borders-itself = « borders » : { $item } se touche lui-même. Nommez deux territoires différents.
fault-no-territory = « { $key } » : { $item } n’est dans aucune région. Ajoutez-le là, ou retirez-le d’ici.
fault-wrong-path = « path » a { $found } étapes, et devrait en avoir 2 à { $most }.
fault-no-gate = « gates » : { $item } n’est pas une étape avant la dernière. La première étape est 0.

## Comment les choses s’appellent

risk-name = Risk : Le Seigneur des Anneaux
not-copied = Vous n’avez pas encore de plateau à vous, et { $path } n’existe pas : déposez un fichier de plateau sur la fenêtre, ou enlevez board=own.
    .window = Vous n’avez pas encore de plateau à vous, et { $path } n’existe pas : déposez un fichier de plateau sur la fenêtre, ou choisissez-en un autre.
colour = { $colour ->
    [yellow] Jaune
    [green] Vert
    [red] Rouge
    [black] Noir
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] J
    [green] V
    [red] R
    [black] N
    [neutral] neu
   *[none] –
}
by = { $by ->
    [yellow] Jaune
    [green] Vert
    [red] Rouge
    [black] Noir
   *[other] { $by }
}
begins = Commence
begins-by-dice = le plus haut dé
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Vallée du Lhûn
    [evendim-hills] Collines d’Evendim
    [mithlond] Mithlond
    [tower-hills] Collines des Tours
    [shire] Comté
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Angmar Oriental
    [borderlands] Marches
    [north-downs] Hauts du Nord
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Monts du Vent
    [old-forest] Vieille Forêt
    [buckland] Pays-de-Bouc
    [south-downs] Hauts du Sud
    [rhun] Rhûn
    [north-rhun] Rhûn du Nord
    [withered-heath] Lande Desséchée
    [esgaroth] Esgaroth
    [south-rhun] Rhûn du Sud
    [mirkwood] Forêt Noire
    [carrock] Carrock
    [north-mirkwood] Forêt Noire du Nord
    [eastern-mirkwood] Forêt Noire de l’Est
    [anduin-valley] Vallée de l’Anduin
    [south-mirkwood] Forêt Noire du Sud
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Trouée de Rohan
    [west-rohan] Rohan Occidental
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Champs d’Iris
    [lorien] Lórien
    [wold] Wold
    [emyn-muil] Emyn Muil
    [brown-lands] Terres Brunes
    [dead-marshes] Marais Morts
    [rhun-hills] Collines de Rhûn
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Val d’Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] Ithilien du Sud
    [mordor] Mordor
    [udun-vale] Val d’Udûn
    [mount-doom] Montagne du Destin
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Proche-Harad
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Harad Profond
   *[other] { $territory }
}
step = { $step ->
    [setup] Mise en place
    [reinforce] renforts
    [combat] combat
    [battle] le combat ouvert
    [move] l’avance
    [conquest] la conquête
    [trade] échange
    [fortify] fortification
    [adventure] carte Aventure
    [leader] un Chef
    [ring] l’Anneau
    [hunt] la chasse
   *[score] le compte
}
side = { $side ->
    [free] les Peuples Libres
   *[sauron] Sauron
}
when = Manche { $round } · { $step }
turn = Manche { $round } · { colour }
points-of = Points : { $side }
won = Victoire : { $winners }
tied = Égalité : { $winners }
found = l’Anneau a été trouvé
risk-totals = Risk : { $games }{ $over ->
    [0]  ; finies : aucune
   *[other]  ; finies { $over }, manches dans celles-ci { $rounds }
}

## Ce que la table apprend

told-leader-off = Un Chef quitte le plateau : { colour }, { $territory }
told-leader-moves = Le Chef avance : { colour }, { $territory }
told-put-out = { colour } est éliminé par { by } : les cartes Territoire changent de main, les cartes Aventure sont défaussées
told-in-again = { colour } est de nouveau en jeu
told-territory-card = Une carte Territoire pour la conquête : { colour }
told-event = Un Événement : exécutez-le, et tirez encore
told-unticked = Pas coché dans la liste de la mise en place : { $items }. La partie continue.
said-unticked = Pas coché dans la mise en place : { $parts }.
set-up-part = { $part ->
    [lands] terres des cartes
    [others] les autres figurines
    [leaders] Chefs
    [hands] mains
   *[ring] l’Anneau
}
told-effect = Jusqu’au prochain tour de { colour } : { $text }
told-effect-over = Cela prend fin : { $text }
told-trade = Trop de cartes Territoire : échangez jusqu’à quatre, et placez tout de suite
told-adventure = Une carte Aventure est due : { colour }
told-leader = Un Chef est dû si { colour } n’en a pas sur le plateau
told-hunt = On chasse l’Anneau, { $territory } : { colour } lance deux dés
told-conquest = Avancez les hommes, puis dites quel territoire a été pris
told-score = L’Anneau est détruit : chacun dit ce qu’il tient
said-dealt = { colour } : cartes { $cards }, à occuper { $claims }, bataillons restants { $left }
said-rolled = { $dice } · attaquant −{ $attack }, défenseur −{ $defence }
said-lost = Attaquant −{ $attack }, défenseur −{ $defence }
said-ring-die = Le dé de l’Anneau : { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, il faut { $needed } ou plus
said-ring = { $moved ->
    [yes] L’Anneau avance à l’étape { $step }
   *[no] L’Anneau reste à l’étape { $step }
}
said-hunted = { $dice } : { $sum } en tout, et 12 trouve l’Anneau
said-won = { $least } à { $most } bataillons avancent
said-won-all = { $least ->
    [one] { $least } bataillon avance
   *[other] { $least } bataillons avancent
}
said-beaten = Repoussé : il reste 1 bataillon contre { $count }
said-broken = Interrompu : { $attackers } contre { $defenders }
said-traded = La série vaut { $value }
said-conquered = Pris : { $territory }
said-discarded = Trop de cartes Aventure : défaussez jusqu’à { $count }
said-over = { $how ->
    [ring] L’Anneau est détruit
    [found] L’Anneau a été trouvé
   *[last] Personne d’autre ne tient un territoire
}
said-few-leaders = { colour } : Chefs dits { $leaders } sur { $of }
said-too-many = { colour } : territoires { $territories }, bataillons { $battalions } ; regardez qui tient quoi
said-first = Qui commence : { $dice }
said-sites = Sur un Site : { colour }, { $territories } ; une Mission qui le nomme peut être accomplie
said-whence = D’où venait l’attaque : { $territories } ?
said-on-ring = Une carte sur l’Anneau : { colour }, { $points }
said-step = Maintenant : { step }, { colour }

## Ce que font les mains maintenant

host-setup = { $left ->
    [none] Personne ne dit qui tient quoi : sans plateau le premier tour commence tout de suite.
    [open] Dites qui tient quoi, et où se tiennent les Chefs ; puis le premier tour commence.
    [0] Tout est tenu : le premier tour peut commencer. Les Chefs se placent maintenant, ou quand vous les dites.
   *[other] Dites qui tient quoi (own COLOUR LAND …) : il en reste { $left }. Puis les Chefs, et le premier tour commence.
}
    .window = { $left ->
        [none] Personne ne dit qui tient quoi : sans plateau le premier tour commence tout de suite.
        [open] Dites qui tient quoi, et où se tiennent les Chefs ; puis le premier tour commence.
        [0] Tout est tenu : le premier tour peut commencer. Les Chefs se placent maintenant, ou quand vous les dites.
       *[other] Choisissez une couleur et touchez ce qu’elle tient : il en reste { $left }. Puis les Chefs, et le premier tour commence.
    }
host-reinforce = { $strongholds ->
    [0] { colour } place { $count } bataillons.
    [1] { colour } place { $count } bataillons, et d’abord un dans sa Forteresse.
   *[other] { colour } place { $count } bataillons, et d’abord un dans chacune des { $strongholds } Forteresses.
}
host-reinforce-counted = { colour } compte territoires, Forteresses et régions, et place.
host-combat = { colour } attaque, ou passe à la fortification.
host-conquest = Les hommes ont avancé ? Dites quel territoire a été pris.
host-from = D’où a-t-on pris ce territoire ({ $territory }) : { $territories } ?
host-trade-first = { colour } a cinq cartes ou plus : on échange d’abord une série, puis on place tout.
host-battle = { $fight }. Lancez encore, ou arrêtez.
host-move = Avancez { $least } à { $most } bataillons dans le territoire conquis.
host-trade = { colour } échange des séries jusqu’à quatre cartes, et place tout de suite.
host-fortify = { colour } peut une fois déplacer des bataillons d’un territoire à un autre.
host-fortified = { colour } a fortifié, ce qui se fait une fois par tour : on passe aux cartes.
host-adventure = { colour } tire une carte Aventure : Chef et Site.
host-leader = { colour } n’a pas de Chef : placez-en un dans un territoire tenu.
host-ring = L’Anneau part ({ $territory }), sans dé.
host-ring-die = L’Anneau ({ $territory }) : un dé, à 4 ou plus il avance.
host-ring-doom = L’Anneau ({ $territory }) : le dé décide s’il est détruit.
host-hunt = { colour } lance deux dés pour l’Anneau ({ $territory }) : 12 le trouve.
host-score = Chacun dit territoires, Forteresses et régions comme ils sont maintenant.
host-over = { $how ->
    [ring] Victoire : { $winners }, avec { $points } points ; l’Anneau est détruit.
    [tie] L’Anneau est détruit, et sont à égalité { $winners } : les dés choisissent.
    [last] Victoire : { $winners } ; personne d’autre ne tient de territoire.
    [found] Victoire : { $winners } ; l’Anneau a été trouvé.
   *[said] Victoire : { $winners }
}

## Tout ce qui est public

fact-ring = L’Anneau : étape { $step }, { $territory }
fact-holds = { colour }, territoires { $count } : { $territories }
fact-hand = { colour } : cartes Territoire { $territory }, cartes Aventure { $adventure }, points joués { $played }
fact-fight = Combat : { $attackers } contre { $defenders }{ $attack ->
    [0] {""}
   *[other] , attaquant +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , défenseur +{ $defence }
}
fact-points = Points : { $points }
fact-leader = Chef : { colour }, { $territory }{ $site ->
    [yes] , sur un Site
   *[no] {""}
}
fact-out = { colour } est éliminé
fact-effect = Effet { $number }, jusqu’au tour de { colour } : { $text }

## La feuille de la partie

sheet-tie-territories = Points égaux ; les territoires ont décidé.
sheet-tie-strongholds = Points et territoires égaux ; les Forteresses ont décidé.
sheet-tie-cards = Égaux en tout sauf les points sur les cartes ; ils ont décidé.
sheet-tie-dice = Égaux en tout ; les dés décident.
sheet-put-out = { colour } a été éliminé par { by } à la manche { $round }
sheet-points = { $who } { $points } : territoires { $territories }, Forteresses { $strongholds }, régions { $regions }, cartes { $cards }
sheet-player = { colour } : conquêtes { $conquests }, séries échangées { $sets }
sheet-ring = Fin de la manche { $round } : l’Anneau à l’étape { $step }, { $territory }
sheet-passed-over = Passées sur la parole de la table : manches { $rounds }

## À l’écran

do-begin = « { chip-begin } »
ask-begin-c = « { chip-begin } »
ask-card-ring-stay-by-c-p = « card ring stay by … », tapé
chip-begin = Commencer
chip-done = Continuer
chip-fight = Attaquer …
chip-conquer = Conquis …
chip-roll = Lancer { $attack } : { $defence }
chip-roll-all = Tout lancer
chip-roll-told = Dés de la table …
chip-break = Arrêter
chip-move = Avancer { $count }
chip-fortify = Fortifier …
chip-event = Événement
chip-mission = Mission
chip-power = Pouvoir
chip-ring = L’Anneau avance
chip-hunt = Lancer pour la chasse
chip-score = Compter …
chip-winner = Les dés ont choisi …
pick-neutral = Neutre
pick-nobody = Personne
pick-points = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}
pick-rest = tout le reste
pick-off = hors du plateau
pick-with-leader = avec un Chef
pick-with-stronghold = dans une Forteresse
pick-with-card = +1 par une carte
pick-site = avec un Site
pick-last = le dernier de …
pick-by = elle est à …
pick-from = depuis …
pick-against = contre
pick-all = tout, jusqu’à …
pick-stop = arrêter à { $count }
pick-best = le défenseur au mieux
pick-once = un seul jet
pick-attack-dice = attaquer avec { $count }
pick-defence-dice = défendre avec { $count }
pick-card-archer = Archer
pick-card-eagle = Aigle
pick-card-rider = Cavalier
pick-card-wild = Joker
pick-hand-territory = Cartes Territoire : { $count }
pick-hand-adventure = Cartes Aventure : { $count }
pick-hand-played = Points joués : { $count }
pick-roll = le lancer ici
pick-ring-stay = une carte : il reste
pick-ring-on = une carte : il avance
pick-strongholds = Forteresses : { $count }
pick-regions = régions entières …
pick-board-none = sans plateau
pick-doom-4 = Montagne du Destin sur 4
pick-score-teams = points par camp
pick-hunt-on = avec la chasse
pick-odds-off = sans probabilités
pick-draws-hand = dés de la table
deed-deal = Les cartes sont données
deed-own = { $count } territoires : { colour }
deed-own-rest = Tout le reste : { colour }
deed-own-one = { $territory } : { colour }
deed-leader = Un Chef, { $territory } : { colour }
deed-leader-off = Le Chef quitte { $territory } : { colour }
deed-leaders = Les Chefs, { $territories } : { colour }
deed-tick = Mise en place : { set-up-part }
deed-begin-roll = Les dés disent qui commence
deed-begins = { colour } commence
deed-from = Depuis { $territory }
deed-done = Fin de l’étape
deed-trade = Échangé : { $cards }
deed-fight = Attaque : { $attackers } contre { $defenders }
deed-fight-from = Attaque : { $from } ({ $attackers }) contre { $territory } ({ $defenders })
deed-roll = Dés : { $dice }
deed-roll-once = Un jet
deed-break = L’attaquant s’arrête
deed-conquer = Conquis : { $territory }
deed-conquer-one = Une conquête
deed-fortify = Fortifié : { $from } vers { $territory }
deed-play = Une carte jouée : { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = Le dé de l’Anneau : { $die }
deed-ring = L’étape de l’Anneau
deed-hunt = Les dés de la chasse
deed-hand = { colour } · { $hand }
deed-effect = Un effet : { $text }
deed-effect-off = L’effet { $number } prend fin
deed-score = Compté : { colour }, { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
}
deed-winner = Les dés ont choisi : { $winner }
deed-ring-by = L’Anneau est replacé : { $by }
deed-over = La table dit : { $winners }
deed-ring-at = L’Anneau est à l’étape { $step }
deed-phase = On en est à : manche { $round }, { $step }, { colour }
risk-evening-setup = Votre propre partie : cochez ce qui est prêt, et touchez chaque territoire pour qui le tient.
risk-evening-placed = Ce qu’il y a à placer est calculé, partie par partie. Posez les figurines sur le plateau, puis continuez.
risk-evening-fight = Attaque : touchez un territoire à vous, puis sa cible. Ou Entrée : plus d’attaque.
risk-evening-fortify = Déplacez une fois des figurines, ou non ; puis Entrée. Cartes et Anneau viennent d’eux-mêmes.
track-ring = L’Anneau
marked = l’Anneau est resté
part-score = Points
part-losses = pertes de l’attaquant, %
part-leader = Chef
part-of-territories = territoires
part-of-strongholds = Forteresses deux fois
part-of-regions = régions entières
part-of-cards = cartes
given-strongholds = D’abord 1 dans chacune : { $territories }
given-territories = { $count ->
    [one] { $count } territoire :
   *[other] { $count } territoires :
} { $battalions }
given-sets = séries : { $battalions }
given-figures = Le moins de figurines : { $figures }
given-large = { $count } { $count ->
    [one] grande
   *[other] grandes
}
given-mounted = { $count } { $count ->
    [one] montée
   *[other] montées
}
given-small = { $count } { $count ->
    [one] petite
   *[other] petites
}
given-region = { $region } : { $battalions }
asked-odds = { $attacker } contre { $defender } : chance de prise { $chance }{ $left ->
    [none] {""}
   *[other]  ; il en reste alors { $left } en moyenne
}.
asked-odds-then = Puis aussi { $defender } : { $chance } que tous tombent{ $left ->
    [none] {""}
   *[other]  ; il en reste alors { $left } en moyenne
}.
asked-stop = L’attaquant s’arrête à { $count }.
asked-best = Le défenseur lance un dé ou deux, au mieux pour lui.
asked-once = Un jet, dés { $attack } : { $defence } ; pertes de l’attaquant : { $chances }
asked-need = { $count ->
    [more] Pas même 200 bataillons ne prennent
   *[other] { $count } bataillons prennent
} { $defenders } avec au moins { $percent } %{ $leader ->
    [yes] , avec un Chef
   *[no] {""}
}.
asked-clock = L’Anneau est détruit dans { $mean } tours en moyenne, au plus tôt dans { $earliest }.
asked-over-within = En tant de tours : { $chances }
asked-turns = { colour }, les prochains tours : { $chances }
asked-placed = { $count } à placer{ $strongholds ->
    [0] {""}
    [1] , et d’abord un dans la Forteresse
   *[other] , et d’abord un dans chacune des { $strongholds } Forteresses
}
asked-set = La meilleure série vaut { $value } : { $cards }.
asked-no-set = Il n’y a pas de série parmi ces cartes.
asked-linked = { $one } et { $other } { $linked ->
    [yes] sont reliés
   *[no] ne sont pas reliés
} par les territoires d’un même joueur.
asked-region = { $region } : { colour } en tient { $held } sur { $of }{ $missing ->
    [none] , donc la région entière
   *[other]  ; manquent : { $missing }
}.
part-taken = { $count ->
    [0] Rien de pris : pas de carte Territoire
    [one] { $count } territoire pris
   *[other] { $count } territoires pris
}{ $card ->
    [none] {""}
    [drawn]  : la carte Territoire est prise
   *[due]  : une carte Territoire après la fortification
}
part-site = Un Chef a pris un Site : { $card ->
    [drawn] la carte Aventure est tirée
   *[due] une carte Aventure
}
odds-net = Net { $net }
odds-stacks = Bataillons contre défenseurs, % :
odds-chain = Un combat, ou plusieurs de suite
odds-stack = Bataillons
odds-territory = Territoire { $number }
odds-more = Un autre territoire
odds-fewer = Un de moins
odds-card = +1 par une carte
odds-one-roll = Un jet, pertes de l’attaquant : { $chances }
odds-taken = { $chance } · restent { $left }
part-stronghold = Forteresse
print-title = Risk : Le Seigneur des Anneaux
print-turn = Un tour : renforts, combat, fortification, carte Territoire, carte Aventure, Chef, l’Anneau
setup-1 = Jokers mis de côté ; cartes du Bien, du Mal et neutres mélangées à part
setup-2 = Devant chacun : bataillons { $battalions }, Chefs { $leaders }
setup-3 = Cartes Territoire distribuées, un bataillon sur chacun : { $cards }
setup-4 = Les 66 cartes Territoire mélangées ensemble
setup-5 = Territoires vacants occupés tour à tour : { $claims }
setup-6 = Les autres bataillons placés tour à tour : { $left }
setup-7 = Chefs placés tour à tour, jamais deux dans un territoire
setup-8 = Une carte Territoire à chacun
setup-9 = Quatre cartes Aventure à chacun ; les Événements rendus et remélangés
setup-10 = L’Anneau dans la Comté

## Sur le tapis

map-when = Manche { $round } · { $who }, { step }
map-head-lands = { $who } : une figurine sur le territoire de chaque carte. Touchez-le ici aussi.
map-head-claim = { $who } prend un territoire libre : une figurine dessus. Touchez-le ici aussi.
map-head-claims = { $who } prend un territoire libre : une figurine dessus.
map-head-neutral = Armée neutre : deux figurines sur le territoire de chaque carte.{ $far ->
    [yes] {""}
   *[no] {" Touchez-le ici aussi."}
}
map-head-leaders = { $who } : le { $round ->
    [1] premier Chef sur un territoire à vous
   *[other] second Chef sur un autre territoire à vous
}{ $far ->
    [yes] .
   *[no] {" ; touchez-le."}
}
map-head-others = Toutes les autres figurines, à tour de rôle, chacun sur un territoire à soi : { $left }.
map-head-inland = Tout est déjà tenu autour de { $territory } : touchez un territoire à la frontière.
map-head-not-yours = { $territory } n’est pas à { $who } : touchez un territoire à vous.
map-head-taken = { $territory } est déjà occupé : { $who }. Cette bannière, puis le territoire, le libèrent.
map-head-no-border = { $from } ne touche pas { $territory } : touchez un territoire voisin.
map-head-not-linked = { $territory } n’est pas relié à { $from } par des territoires à vous.
map-head-begin = Une carte Territoire et quatre cartes Aventure chacun, l’Anneau à sa première étape. Le dé le plus haut commence.
map-head-trade = Posez trois des { $count } cartes{ $far ->
    [yes] .
   *[no] {" et touchez ce que c’est."}
}
map-head-set = { $who } : posez une série{ $far ->
    [yes] .
   *[no] {" et touchez ce que c’est."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"1 sur la Forteresse. Puis "}
   *[other] {"1 sur chacune des "}{ $strongholds }{" Forteresses. Puis "}
}{ $who } en place { $count }{ $far ->
    [yes] , avant toute attaque
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } attaque : dites d’où, qui, et combien y sont.
   *[no] { $who } : touchez un territoire à vous, puis sa cible.
}
map-head-wrong = Un territoire est faux : touchez la bannière de qui le tient, puis le territoire.
map-head-against = { $owed ->
    [whom] { $from } attaque. Touchez la cible.
    [both] { $from } attaque { $to }. Dites combien y sont.
    [one] { $from } attaque { $to }. Combien sont-ils : { $where } ?
   *[none] { $from } attaque { $to } : { $one } contre { $other }.{ $dice ->
        [table] {" Puis les dés de la table."}
       *[program] {""}
    }
}
map-head-off = Retirez : { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who }, { $territory }
map-head-on = Puis relancez, ou arrêtez.
map-head-roll = Lancez { $attack } contre { $defence }, ou arrêtez.
map-head-dice = Lancez { $attack } contre { $defence }{ $far ->
    [yes] .
   *[no] {" et touchez ce que montrent les dés."}
}
map-holds = { $territory } tient bon
map-falls = { $territory } : pris
map-head-move = { $same ->
    [yes] Déplacez { $least }
   *[no] { $least } à { $most } avancent
}{ $places ->
    [yes] {" de "}{ $from } à { $to }
   *[no] {""}
}{ $leader ->
    [yes] , le Chef aussi
   *[no] {""}
}.
map-head-fortify = { $who } : déplacez une fois des figurines d’un territoire à un autre, ou non.
map-head-fortified = Déplacez des figurines : { $from } → { $to }{ $leader ->
    [yes] , le Chef aussi
   *[no] {""}
}. Une reste.
map-head-card = Prenez une carte Territoire.
map-head-cards = Prenez une carte Territoire. Piochez une carte Aventure{ $far ->
    [yes] .
   *[no] {" et touchez son genre."}
}
map-head-event = Faites ce que dit l’Événement. Puis touchez ses points imprimés.
map-head-adventure = Piochez une carte Aventure{ $far ->
    [yes] .
   *[no] {" et touchez son genre."}
}
map-head-leader = { $who } : placez un Chef sur un territoire à vous{ $far ->
    [yes] .
   *[no] {" et touchez-le."}
}
map-head-ring = Déplacez l’Anneau de { $from } à { $to }. Sans dé.
map-head-gate = Lancez un dé, { $from } : à { $needed } ou plus l’Anneau va à { $to }.
map-head-doom = Lancez un dé, { $from } : { $needed } ou plus détruit l’Anneau.
map-news-out = { $who } est éliminé : cartes Territoire à { $by }, cartes Aventure défaussées.
map-news-leader = { $who } retire du plateau son Chef : { $territory }.
map-news-along = { $who } avance aussi son Chef : { $territory }.
map-news-site = Une Mission qui nomme { $territories } peut être accomplie.
map-news-traded = À placer tout de suite, en tout : { $count }, soit { $figures }.
map-news-discard = Défaussez des cartes Aventure jusqu’à { $count }.
map-on = { $from } contre { $to }
map-on-table = Sur la table
map-step-lands = Cartes : une figurine chacune
map-step-others = Territoires libres, puis les autres figurines
map-step-leaders = { $leaders ->
    [1] Un Chef chacun
   *[other] { $leaders } Chefs chacun
}
map-step-hands = Main : 1 Territoire, 4 Aventure
map-step-ring = L’Anneau : { $where }
map-in-box = Reste dans la boîte
map-colour-in-box = { colour }, ses Chefs aussi
map-colour-neutral = { colour } pour l’armée neutre : { $count } par territoire
map-dice-in-box = les dés, si le programme lance
map-brushes = Une bannière sert de pinceau ; un nom s’écrit.
map-banners-begin = Touchez la bannière qui commence, un nom pour l’écrire.
map-each-takes = Chacun prend { $battalions } figurines. Sur les cartes
map-leaders-kept = Les Chefs d’un joueur sont suivis dès qu’un est dit.
map-dice-owed = Encore à dire :
map-leaders-owed = Encore à placer :
map-lands-of = sur { $count } en cartes
map-lands-alone = territoires
map-held = { $count } { $count ->
    [one] territoire
   *[other] territoires
}{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , { $whole } régions
}
map-one-region = 1 région
map-hand-of = { $who } : la main
map-brush-of = { $who } : peindre
map-name-of = { $who } : le nom
map-which-name = Tapez le nom
map-the-rest = Les { $count } autres : { $who }
map-whose-land = À qui est quel territoire ?
map-which-land = Quel territoire ? { $who }
map-no-leaders = Pas de Chefs …
map-leaders-stand = Sur la carte
map-one-now = un maintenant
map-one-then = encore { $count }
map-throw = Lancer qui commence
map-begins = { $who } commence
map-who-begins = À qui le dé le plus haut ?
map-trade-first = { $count } cartes au début : d’abord une série
map-trade-may = { $count } cartes en main : une série, ou non
map-trade-spoils = { $count } cartes : des séries jusqu’à quatre
map-set-archers = trois archers
map-set-riders = trois cavaliers
map-set-eagles = trois aigles
map-set-each = un de chaque
map-wild = Un joker vaut n’importe laquelle.
map-which-set = Quelle série ?
map-not-so-many = Pas tant de cartes …
map-place = Placer
map-trade = Échanger une série
map-first = D’abord, d’office
map-then = Puis où vous voulez, tout avant la première attaque
map-no-tower = Aucune Forteresse tenue.
map-third = le tiers de { $count } territoires
map-third-least = le minimum : { $count } territoires
map-sets = séries
map-may-trade = { $count } cartes en main : une série donnerait 4, 6, 8 ou 10.
map-no-set = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main : pas encore de série.
map-counted = La table compte ce qu’on place.
map-count-lands = Touchez vos Forteresses et régions entières, puis combien de territoires.
map-placed = Tout est placé
map-land-wrong = Erreur de territoire
map-land-right = Tout est juste
map-attack-how = Une attaque
map-attack-1 = Touchez un territoire à vous
map-attack-2 = Touchez sa cible
map-attack-3 = Dites combien y sont
map-attack-told = Combattu à la table ? « { chip-conquer } »
map-whom = Qui attaque-t-il ?
map-how-many = Combien y sont ?
map-fight = Combat { $one } contre { $other }
map-no-more = Plus d’attaque
map-taken-without = Pris sans dés
map-card-played = Carte jouée …
map-card-adds = Carte : +1
map-leader-adds = Chef
map-stronghold-adds = Forteresse
map-how-many-points = À qui la carte, et combien de points ?
map-whose-card = À qui était la carte ?
map-whose-on-ring = À qui, si elle compte, et combien de points ?
map-dice-attack = Attaque
map-dice-defence = Défense
map-not-thrown = { $die } : pas lancé
map-dash = Le tiret : un dé qui n’a pas été lancé
map-pair = { $how ->
    [beats] { $one } bat { $other }
    [ties] { $one } égale { $other }
   *[under] { $one } sous { $other }
}
map-stand-against = font face à
map-takes = { colour } le prend : { $count } sur 100
map-will-stand = S’il tombe, il en reste environ { $left } sur { $of }
map-leader-card = gagné avec un Chef : une carte
map-roll = Lancer { $attack } contre { $defence }
map-roll-all = Jusqu’au bout
map-fewer = Moins de dés : touchez-en un
map-table-dice = Dés de la table
map-program-dice = Dés du programme
map-which-dice = Que montrent les dés ?
map-roll-before = dernier lancer
map-which-die = Que montre le dé ?
map-stood = { $count } avant
map-stay = { $count ->
    [0] aucun ne reste
    [one] { $count } reste
   *[other] { $count } restent
}
map-rolls = Lancers : { $rolls }
map-rolls-chance = Lancers : { $rolls }. Avant le premier : { $count } sur 100.
map-every-roll = Chaque jet …
map-rolls-back = Retour
map-rolls-before = Jets précédents
map-rolls-behind = Jets suivants
map-rolls-of = Jets { $from } à { $to } sur { $of }
map-taken-off = Retirés
map-on-to-fortify = Passer à la fortification
map-move-in = Combien avancent ? { $least } à { $most }
map-moves-in = { $same ->
    [yes] Avancent : { $least }
   *[no] { $least } à { $most } avancent
}
map-fortify-how = Une fois par tour, entre territoires reliés
map-fortify-1 = Touchez d’où ils viennent
map-fortify-2 = Touchez où ils vont
map-fortify-3 = Déplacez-en autant que voulu ; un reste
map-fortify-once = Ou continuez sans.
map-fortified = Fait pour ce tour.
map-fortified-done = Fortifié
map-no-fortify = Ne pas fortifier
map-leader-too = Avec le Chef
map-men-alone = Les hommes seuls
map-where-to = Où vont-ils ?
map-territory-card = Carte Territoire
map-adventure = { $territory ->
    [none] Une carte Aventure est due
   *[other] Carte Aventure : un Chef a pris { $territory }, un Site
}
map-card-hand = pour la conquête : { $count } en main
map-card-none = Pas de carte Territoire
map-card-nothing = rien n’a été conquis
map-kind-event = exécutez, puis repiochez
map-kind-kept = cela fait { $count }
map-kind-fifth = cela fait { $count } : défaussez
map-event-points = Combien de points imprimés ?
map-which-kind = Quel genre ?
map-deck-empty = La pioche est vide
map-leader-owed = Un Chef est dû
map-leader-how = { colour } n’en a aucun sur le plateau : un vient sur un territoire à lui.
map-which-own = Quel territoire ?
map-no-leader = Aucun n’est placé
map-destroyed = détruit ?
map-no-die = pas de dé ici
map-die-first = d’abord un dé
map-thrown = Lancé à la table ? Touchez-le.
map-stays = reste : { $territory }
map-goes = avance : { $territory }
map-is-destroyed = est détruit
map-next-die = Le prochain dé : { $territory }.
map-step-of = { $territory } est l’étape { $step } sur { $of }
map-ring-there = L’Anneau y est
map-throw-die = Lancer le dé
map-card-on-ring = Une carte sur l’Anneau …
map-which-card = Que dit la carte ?
map-card-adds-die = Ou un dé, avec ce que la carte ajoute
map-card-die = Lancer ici
map-set-right = Corriger …
map-where-ring = Où est l’Anneau ?
map-ring-stands = { $how ->
    [gate] L’Anneau s’arrête, { $territory } : 4 ou plus le libère.
    [doom] L’Anneau au but, { $territory } : { $doom } ou plus le détruit.
   *[free] L’Anneau est ici : { $territory }, et avance.
}
map-head-all = Tous : une figurine sur le territoire de chacune de vos cartes.
map-part-territories = Territoires
map-part-strongholds = Forteresses
map-part-regions = Régions entières
map-part-cards = Cartes
map-how-it-went = Déroulement
map-on-the-mat = La carte à la fin
map-ring-thrown = Il faut { $needed } ou plus{ $modifier } · { $how ->
    [on] L’Anneau avance
   *[stays] L’Anneau reste
}
map-ring-ended = { $how ->
    [destroyed] L’Anneau est détruit à la manche { $round }.
    [found] L’Anneau est trouvé à la manche { $round } : { $territory }.
   *[there] L’Anneau est ici : { $territory }.
}
map-turns = Tours à venir, remplis selon leur chance
map-hunt-how = Deux dés pour l’Anneau : touchez ce qu’ils montrent
map-hunt-needs = 12 avec les bonus le trouve.
map-whence-how = Deux Chefs sont à côté de la conquête. Touchez le territoire d’où venait l’attaque.
map-from-which = De quel territoire ?
map-conquest-how = Les hommes ont avancé. Touchez le territoire pris.
map-which-taken = Quel territoire a été pris ?
map-what-counts = Que tient chacun ?

## À quoi sert chaque commande

help = C est une couleur, T un territoire ou le début de son nom, N un nombre ; « ! » à la fin vaut sur la parole de la table.
help-new = Commence une partie de Risk : qui joue, dans l’ordre du jeu, et ce qui est convenu.
help-deal = Mise en place : combien de cartes chacun reçoit, combien de territoires il occupe et ce qui reste.
help-own = Dit qui tient ces territoires ; avec rest, tous ceux que personne ne tient. C peut être none, ou neutral à deux joueurs.
help-leader = Place un Chef, le retire ou le déplace.
help-leaders = Tous les Chefs d’un joueur se tiennent là, et nulle part ailleurs.
help-setup = La liste de la mise en place, avec les nombres de cette partie et ce qui est coché (K60).
help-tick = Coche un point de la mise en place, ou retire la coche (K60).
help-begin = Commence le premier tour : par qui, ou selon les dés, que lance le programme.
help-done = Finit l’étape.
help-reinforce = Ce qui est à placer, partie par partie ; sans plateau d’après les nombres de la table.
help-trade = Échange une série de trois cartes Territoire : archer, rider, eagle, wild.
help-set = La meilleure série d’une main.
help-hand = Combien de cartes quelqu’un a, et les points de celles jouées ; les corrige.
help-fight = Une attaque : A contre D bataillons, derrière l pour un Chef, s pour une Forteresse, + pour une carte ; ou d’un territoire à un autre.
help-roll = Règle un jet : dés de la table, ceux de l’attaquant d’abord ; ou le programme lance, une fois ou jusqu’au bout.
help-break = L’attaquant s’arrête.
help-move = Tant de bataillons avancent dans le territoire conquis.
help-conquer = Un territoire a été pris ; sans plateau seulement si un Chef, un Site, et de qui c’était le dernier.
help-from = Dit d’où venait une conquête, quand c’est demandé.
help-fortify = Des bataillons vont d’un territoire à un autre, une fois par tour.
help-connected = Si deux territoires sont reliés par ceux de leur détenteur.
help-draw = Une carte Aventure a été tirée ; derrière un Événement, les points imprimés dessus.
help-play = Une carte de tant de points a été jouée.
help-effect = Quelque chose tient jusqu’au prochain tour de quelqu’un ; ou ne tient plus.
help-ring = L’étape de la Communauté, avec son dé où elle en demande un ; ou l’Anneau est corrigé.
help-card = Une carte fait rester l’Anneau, le fait avancer, ou lance un dé ; by dit à qui elle est, et ses points.
help-hunt = Les deux dés de la chasse à l’Anneau.
help-clock = Combien la partie durera sans doute, et les chances des prochains tours de chacun.
help-score = Les points de chacun avec leurs parties ; sans plateau, les nombres de la table pour un joueur.
help-winner = Qui les dés ont choisi quand les points sont égaux.
help-regions = Qui tient au moins la moitié de quelle région, et ce qui manque.
help-odds = Les chances d’un combat entier, ou de plusieurs à la suite ; avec once, d’un jet.
help-need = La plus petite troupe avec au moins cette chance.

## Les règles par numéro

rule-k1 = On joue à deux, trois ou quatre, une couleur chacun : Jaune et Vert sont des Peuples Libres, Rouge et Noir à Sauron. À deux, une armée neutre ne fait que défendre.
rule-k2 = 60, 52 ou 45 bataillons chacun à deux, trois ou quatre. 64 cartes Territoire, dont 16 du Bien, 16 du Mal, 32 neutres, et deux jokers.
rule-k3 = Les cartes distribuées sont des territoires tenus, un bataillon sur chacun : à quatre, 8 de son camp ; à trois, les Peuples Libres ont les 16 du Bien, les autres 8 du Mal et la moitié des neutres ; à deux, 16 chacun, et 21 à une armée neutre avec deux bataillons sur chacun.
rule-k4 = Ce qui est vacant est occupé tour à tour, un bataillon chaque fois, jusqu’à ce que tout soit tenu ; puis un bataillon tour à tour chez soi, jusqu’au dernier.
rule-k5 = Puis chacun place deux Chefs (un seul, si convenu), un par manche, jamais deux dans un territoire.
rule-k6 = Une main commence avec une carte Territoire et quatre cartes Aventure sans Événement ; l’Anneau commence à l’étape 0 ; le plus haut dé a le premier tour, et ceux qui le partagent relancent.
rule-k7 = Qui tient quel territoire se dit une fois, avant le premier tour. Sans plateau, territoires et Chefs ne sont pas connus, et la table compte.
rule-k8 = Un tour : renforts, combat, fortification, carte Territoire, carte Aventure, un Chef, l’Anneau.
rule-k9 = Une manche est un tour de chaque joueur encore en jeu. Qui ne tient rien est éliminé.
rule-k10 = D’abord un bataillon dans chaque Forteresse tenue.
rule-k11 = Un tiers des territoires, arrondi vers le bas, au moins trois.
rule-k12 = Chaque région tenue entière ajoute son bonus.
rule-k13 = Une série est de trois pareilles ou trois différentes, un joker vaut n’importe laquelle : archers 4, cavaliers 6, aigles 8, un de chaque : 10.
rule-k14 = Avec cinq cartes ou plus on échange une série avant de placer, jusqu’à quatre au plus.
rule-k15 = Tout est placé avant la première attaque, dans un territoire tenu ou dans plusieurs.
rule-k16 = Compte ce qui est tenu à cette étape ; ce qui est pris plus tard compte au tour suivant.
rule-k17 = On attaque d’un territoire d’au moins deux bataillons vers un voisin d’un autre.
rule-k18 = L’attaquant lance un à trois dés, moins qu’il n’a de bataillons.
rule-k19 = Le défenseur lance un ou deux dés, au plus autant qu’il a de bataillons.
rule-k20 = Le plus haut contre le plus haut, le second contre le second ; l’égalité est au défenseur. Chaque paire coûte un bataillon.
rule-k21 = Un Chef dans le territoire attaquant : +1 au plus haut dé d’attaque.
rule-k22 = Un Chef ou une Forteresse dans le territoire défendu : +1 chacun au plus haut dé de défense.
rule-k23 = Le bonus s’ajoute à un seul dé, après le tri, et fait aussi 7 ou 8 ; seule compte la différence des deux côtés.
rule-k24 = Le bonus d’une carte pour toute une attaque est un « + » derrière le nombre ; une Forteresse qu’une carte écarte est omise.
rule-k25 = Après chaque jet l’attaquant continue ou s’arrête ; une attaque et son avance sont finies avant la suivante.
rule-k26 = Les dés de la table sont tapés, ou le programme les lance : jamais plus que chacun ne peut, et seulement des faces de 1 à 6.
rule-k27 = Un combat peut se faire entièrement sur la table ; alors on dit la conquête. D’où elle venait, les frontières et les Chefs le disent (K62).
rule-k28 = La chance d’un combat entier est calculée, non estimée : l’attaquant lance tout ce qu’il peut jusqu’à ce qu’il veut garder, le défenseur deux dés tant qu’il a deux bataillons.
rule-k29 = En chaîne, après chaque conquête tous sauf un bataillon et le Chef avancent. Ce qui reste en moyenne compte celui qui demeure dans le territoire de l’attaque.
rule-k30 = Le jet qui prend le dernier défenseur ne coûte rien à l’attaquant.
rule-k31 = Au mieux, le défenseur lance un ou deux dés, selon ce qui laisse à l’attaquant la moindre chance.
rule-k32 = Au moins autant de bataillons avancent que de dés au dernier jet ; un reste.
rule-k33 = Un Chef dans le territoire attaquant avance aussi, pas là où se tient l’autre ; celui du perdant quitte le plateau.
rule-k34 = Ce qui est conquis change de mains et vaut sa carte ; avec un Chef qui entre et un Site, la carte Aventure aussi.
rule-k35 = Un joueur sans territoire est éliminé : ses cartes Territoire vont au conquérant.
rule-k36 = Qui a ainsi trop de cartes échange tout de suite jusqu’à quatre, et place tout de suite ce que donnent les séries.
rule-k37 = Une fois par tour des bataillons vont d’un territoire à un autre relié par des territoires à soi ; un reste.
rule-k38 = Un joueur dont un Chef a été dit, et qui n’en a pas sur le plateau, en place un.
rule-k39 = Les places des Chefs d’un joueur sont tenues dès que l’un des siens est dit ; un Chef dont le territoire passe à un autre quitte le plateau.
rule-k40 = L’Anneau va de la Comté, étape 0, à la Montagne du Destin, étape 16. Un dé est demandé à la Moria, en Lórien, aux Marais Morts, à Minas Morgul et à Gorgoroth.
rule-k41 = À la fin de chaque tour l’Anneau avance d’une étape ; d’une étape à dé, seulement sur 4 ou plus.
rule-k42 = À la Montagne du Destin on lance le dé tout de suite, et encore à chaque fin de tour, jusqu’à ce que l’Anneau soit détruit.
rule-k43 = Des cartes retiennent l’Anneau, ajoutent à son dé, en lancent un ou le font avancer ; les points d’une carte comptent pour celui dont on dit qu’elle est à lui.
rule-k44 = Seul lance pour l’Anneau celui dont le tour finit ; avant cela les autres peuvent jouer leurs cartes.
rule-k45 = La table peut mettre l’Anneau à toute étape.
rule-k46 = L’horloge : combien de fins de tour viendront encore, cartes mises à part.
rule-k47 = Qui a conquis prend une carte Territoire.
rule-k48 = Qui a conquis un Site avec un Chef tire une carte Aventure ; quatre restent en main.
rule-k49 = Dès la première carte tirée, ce joueur ne joue plus de carte Aventure ce tour-ci, sur l’Anneau non plus ; les autres le peuvent.
rule-k50 = C’est fini quand l’Anneau est détruit, ou quand une conquête élimine quelqu’un et qu’il ne reste qu’un joueur, avec score=teams qu’un camp.
rule-k51 = Un point par territoire, deux de plus par Forteresse, les bonus des régions entières, les points des cartes jouées.
rule-k52 = Avec score=teams on additionne les points des joueurs d’un camp ; une région doit toujours être tenue par un seul.
rule-k53 = Points égaux : plus de territoires, puis de Forteresses, puis de points de cartes, puis les dés.
rule-k54 = Qui est éliminé ne marque pas de territoires et ne peut gagner seul ; les points de ses cartes comptent pour son camp.
rule-k55 = Les dés du programme sont tirés par genre : ceux des combats, celui de l’Anneau, ceux de la chasse, et ceux qui disent qui commence.
rule-k56 = Chance : bataillons perdus et dés de l’Anneau réussis, contre ce que donnaient les probabilités.
rule-k57 = Un effet annoncé dure jusqu’au début du prochain tour de ce joueur.
rule-k58 = La table a raison : elle fixe détenteurs, mains, Chefs, Anneau et étape, même après la fin.
rule-k59 = La chasse : 12 avec deux dés, un de plus pour un Chef là et pour une région entière, trouve l’Anneau.
rule-k60 = La liste de la mise en place a dix points, que coche qui veut ; ce qui n’est pas coché est nommé au début, et l’on continue.
rule-k61 = Un Chef sur un Site est nommé quand le tour de son joueur commence, et quand il y arrive : une Mission qui le nomme peut être accomplie.
rule-k62 = Une conquête faite sur la table venait du seul territoire tenu à côté, ou du seul qui a un Chef ; entre deux avec un Chef, on demande.
rule-k63 = Comptent les points de chaque carte qui a fait quelque chose : une Mission accomplie, une carte jouée, un Événement exécuté.
rule-k64 = Les Chefs qui manquent, et plus de territoires que de bataillons, sont nommés au début, et l’on continue.

## Sur toutes les parties

ended-yellow = Jaune a gagné
ended-green = Vert a gagné
ended-red = Rouge a gagné
ended-black = Noir a gagné
ended-free-peoples = Les Peuples Libres ont gagné
ended-sauron = Sauron a gagné
ended-tie = Égalité
seat-yellow = Jaune
seat-green = Vert
seat-red = Rouge
seat-black = Noir
counted-turns = Tours jusqu’à la fin
counted-rounds = Manches
counted-seat = Gagnée de quelle place
place-first = le premier dans l’ordre
seat-first = le premier à jouer
seat-second = le deuxième
seat-third = le troisième
seat-fourth = le quatrième
luck-yellow-lost = Bataillons perdus par Jaune
luck-green-lost = Bataillons perdus par Vert
luck-red-lost = Bataillons perdus par Rouge
luck-black-lost = Bataillons perdus par Noir
luck-neutral-lost = Bataillons perdus par l’armée neutre
luck-gates = Portes passées par l’Anneau
