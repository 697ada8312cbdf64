# What Underhill says of Risk: The Lord of the Rings in English, read when it is wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## Refusals by the rules

refused-wrong-players = These do not play together (K1): players is yellow or green against red or black; one of the Free Peoples against red and black; or all four. Who begins is one of them.
    .window = These do not play together (K1): yellow or green plays against red or black; one of the Free Peoples against red and black; or all four. Who begins is one of them.
refused-hunt-without-board = Without a board nobody knows who holds the Ring's territory (K59). Leave hunt=on out, or play with a board.
refused-no-board = This game has no board: territories are not known (K7). Tell it in numbers.
refused-board-counts = With a board the program counts by itself (K7). Name the territory; counts are for games without a board.
refused-unheld = { $count ->
    [one] Nobody holds one territory yet
   *[other] Nobody holds { $count } of the territories yet
} (K7): { NAMED("territory", $territories) }. Say whose they are.
refused-holds-none = { colour } holds no territory yet (K7). Say which are theirs.
refused-rest-unknown = This board names no regions, so nobody knows what the rest is (K7). Name the territories.
refused-not-held = { territory } is not held by { colour }. Name another territory, or set right who holds it.
refused-leader-there = A Leader stands in { territory } already, and never two together (K5, K37): { colour }. Name another territory.
refused-no-leader-there = No Leader stands in { territory }: { colour }. Name the territory where he stands.
refused-most-leaders = { $most ->
    [one] There is 1 Leader
   *[other] There are { $most } Leaders
} for a player now and no more (K5, K38). Move one, or take one off.
refused-trade-first = With { $cards } Territory cards a set is traded first, until { $most } are left at most (K14, K36).
refused-leader-due = Whoever has no Leader places one now, in a territory of his own (K38).
refused-conquest-due = The territory that was just taken is not told yet (K32). Name it first.
refused-from-due = Where the last attack came from is to be told first (K62): { NAMED("territory", $territories) }. Name one of these.
refused-no-from-due = Nothing is asked about where an attack came from (K62). Name it with the conquest.
refused-who-begins = Hands throw in this game, so say whose throw was the highest (K6): { ASK("begin C") }, C one of { NAMED("colour", $colours) }.
refused-whose-card = An Adventure card was drawn in this turn, and whoever has drawn plays none on the Ring (K49). Whose is it? { ASK("card ring stay by C P") } says so.
refused-not-a-set = Those three are no set (K13): three alike or three different, a wild card as any.
refused-third-wild = There are two wild cards and no more (K2). Look at the cards again.
refused-fewer-cards = { $cards ->
    [one] There is { $cards } card
   *[other] There are { $cards } cards
} in hand, and a set is three (K13). Set the hand right first.
refused-own-territory = { territory } is the attacker's own (K17). Name one of somebody else's, or set right who holds it.
refused-not-adjacent = { NAMED("territory", $territory) } has no border with { NAMED("territory", $other) } (K17). Name two that have one.
refused-touches-nothing = { territory } touches no territory of the attacker's (K17). Name another one.
refused-same = { territory } was named twice. Name two different ones.
refused-attack-dice = The attacker throws 1 to { $most } dice now: three at most, and one battalion stays behind (K18).
refused-defence-dice = The defender throws 1 to { $most } dice now: two at most, and no more than he has battalions (K19).
refused-other-move = { $least } to { $most } battalions move: at least as many as dice were thrown, and one stays (K32).
refused-not-connected = { NAMED("territory", $territory) } is not linked with { NAMED("territory", $other) } through the player's own territories (K37). Name two that are.
refused-fortified-once = This turn was fortified already, and it is done once (K37). Go on to the next step.
refused-drew-already = An Adventure card was drawn in this turn, so no more are played before its end (K49): { colour }.
refused-no-card = There is no Adventure card in hand (K49): { colour }. Set the hand right first.
refused-no-such-effect = No effect has the number { $number }: { $count ->
    [one] 1 stands
   *[other] { $count } stand
}. The list of all that is public has their numbers.
refused-no-die = No die is thrown in { territory } (K41). Let the Ring go on without one, or say that a card has it.
refused-last-step = The Ring stands on the last step, and there is none beyond (K43). Its die comes at the turn's end.
refused-no-tie = Nobody ties now, so the dice choose nobody (K53).
refused-is-out = That cannot be said of this player now: he is out, or it is his own turn (K9, K35). { colour }.

## What is wrong with a board file

fault-wants-territory = “{ $key }”: { $item } is no name; small letters with hyphens for blanks would be, and behind it * for a Stronghold or + for a Site.
fault-wants-bonus = “{ $key }”: { $item } is no bonus; a whole number from 0 to { $most } would be.
fault-wants-border = “borders”: { $item } should be two names with a blank between.
fault-borders-itself = “borders”: { $item } borders itself. Name two different territories.
fault-no-territory = “{ $key }”: { $item } lies in no region. Add it there, or leave it out here.
fault-wrong-path = “path” has { $found } steps, and should have 2 to { $most }.
fault-no-gate = “gates”: { $item } is no step before the last. The first step is 0.

## What things are called

risk-name = Risk: The Lord of the Rings
not-copied = You have kept no board of your own yet, so that there is no { $path }: drop a board file on the window, or leave board=own out.
    .window = You have kept no board of your own yet, so that there is no { $path }: drop a board file on the window, or press another board.
colour = { $colour ->
    [yellow] Yellow
    [green] Green
    [red] Red
    [black] Black
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] Y
    [green] G
    [red] R
    [black] B
    [neutral] N
   *[none] –
}
by = { $by ->
    [yellow] Yellow
    [green] Green
    [red] Red
    [black] Black
   *[other] { $by }
}
begins = Begins
begins-by-dice = the highest die
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Lune Valley
    [evendim-hills] Evendim Hills
    [mithlond] Mithlond
    [tower-hills] Tower Hills
    [shire] Shire
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Eastern Angmar
    [borderlands] Borderlands
    [north-downs] North Downs
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Weather Hills
    [old-forest] Old Forest
    [buckland] Buckland
    [south-downs] South Downs
    [rhun] Rhûn
    [north-rhun] North Rhûn
    [withered-heath] Withered Heath
    [esgaroth] Esgaroth
    [south-rhun] South Rhûn
    [mirkwood] Mirkwood
    [carrock] Carrock
    [north-mirkwood] North Mirkwood
    [eastern-mirkwood] Eastern Mirkwood
    [anduin-valley] Anduin Valley
    [south-mirkwood] South Mirkwood
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Gap of Rohan
    [west-rohan] West Rohan
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Gladden Fields
    [lorien] Lórien
    [wold] Wold
    [emyn-muil] Emyn Muil
    [brown-lands] Brown Lands
    [dead-marshes] Dead Marshes
    [rhun-hills] Rhûn Hills
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Vale of Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] South Ithilien
    [mordor] Mordor
    [udun-vale] Udûn Vale
    [mount-doom] Mount Doom
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Near Harad
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Deep Harad
   *[other] { $territory }
}
step = { $step ->
    [setup] Set-up
    [reinforce] reinforce
    [combat] combat
    [battle] the fight
    [move] moving in
    [conquest] the conquest
    [trade] trading
    [fortify] fortify
    [adventure] Adventure card
    [leader] a Leader
    [ring] the Ring
    [hunt] the hunt
   *[score] the count
}
side = { $side ->
    [free] the Free Peoples
   *[sauron] Sauron
}
when = Round { $round } · { $step }
turn = Round { $round } · { colour }
points-of = Points: { $side }
won = Won: { $winners }
tied = A tie: { $winners }
found = the Ring was found
risk-totals = Risk: { $games }{ $over ->
    [0] ; over: none
   *[other] ; over { $over }, rounds in those { $rounds }
}

## What the table is told

told-leader-off = A Leader leaves the board: { colour }, { $territory }
told-leader-moves = The Leader moves along to { $territory }: { colour }
told-put-out = { colour } is out, put out by { by }: the Territory cards change hands, the Adventure cards are discarded
told-in-again = { colour } is in again
told-territory-card = A Territory card for the conquest: { colour }
told-event = An Event: carry it out, and draw again
told-unticked = Not ticked in the set-up's list: { $items }. The game goes on.
said-unticked = Not ticked in the set-up: { $parts }.
set-up-part = { $part ->
    [lands] card lands
    [others] the other figures
    [leaders] Leaders
    [hands] hands
   *[ring] the Ring
}
told-effect = Until the next turn of { colour }: { $text }
told-effect-over = It ends: { $text }
told-trade = Too many Territory cards: trade until four are left, and place at once
told-adventure = An Adventure card is due: { colour }
told-leader = A Leader is due if { colour } has none on the board
told-hunt = The Ring is hunted in { $territory }: { colour } throws two dice
told-conquest = Move the men, then say which territory was taken
told-score = The Ring is destroyed: everybody tells what he holds
said-dealt = { colour }: { $cards } cards, { $claims } to claim, { $left } battalions left
said-rolled = { $dice } · attacker −{ $attack }, defender −{ $defence }
said-lost = Attacker −{ $attack }, defender −{ $defence }
said-ring-die = The Ring's die: { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, { $needed } or more needed
said-ring = { $moved ->
    [yes] The Ring goes on to step { $step }
   *[no] The Ring stays on step { $step }
}
said-hunted = { $dice }: { $sum } in all, and 12 finds the Ring
said-won = { $least } to { $most } battalions move in
said-won-all = { $least ->
    [one] 1 battalion moves in
   *[other] { $least } battalions move in
}
said-beaten = Beaten: 1 battalion is left against { $count }
said-broken = Broken off: { $attackers } against { $defenders }
said-traded = The set counts { $value }
said-conquered = Taken: { $territory }
said-discarded = Too many Adventure cards: discard down to { $count }
said-over = { $how ->
    [ring] The Ring is destroyed
    [found] The Ring was found
   *[last] Nobody else holds a territory
}
said-few-leaders = { colour }: Leaders told { $leaders } of { $of }
said-too-many = { colour }: territories { $territories }, battalions { $battalions }; look who holds what
said-first = Who begins: { $dice }
said-sites = On a Site: { colour }, { $territories }; a Mission that names it may be turned in
said-whence = From where did the attack come: { $territories }?
said-on-ring = A card on the Ring: { colour }, { $points }
said-step = Now: { step }, { colour }

## What hands do now

host-setup = { $left ->
    [none] Nobody says who holds what: without a board the first turn begins at once.
    [open] Say who holds what, and where the Leaders stand; then the first turn begins.
    [0] Everything is held: the first turn can begin. Leaders are placed now, or whenever you tell them.
   *[other] Say who holds what (own COLOUR LAND …): { $left } left. Then the Leaders, and the first turn begins.
}
    .window = { $left ->
        [none] Nobody says who holds what: without a board the first turn begins at once.
        [open] Say who holds what, and where the Leaders stand; then the first turn begins.
        [0] Everything is held: the first turn can begin. Leaders are placed now, or whenever you tell them.
       *[other] Choose a colour and press what it holds: { $left } left. Then the Leaders, and the first turn begins.
    }
host-reinforce = { $strongholds ->
    [0] { colour } places { $count } battalions.
    [1] { colour } places { $count } battalions, and first one in the Stronghold held.
   *[other] { colour } places { $count } battalions, and first one in each of { $strongholds } Strongholds.
}
host-reinforce-counted = { colour } counts territories, Strongholds and regions, and places.
host-combat = { colour } attacks, or goes on to fortify.
host-conquest = The men have moved? Say which territory was taken.
host-from = From where was { $territory } taken: { $territories }?
host-trade-first = { colour } has five cards or more: a set is traded first, then all is placed.
host-battle = { $fight }. Roll on, or stop.
host-move = Move { $least } to { $most } battalions into the conquered territory.
host-trade = { colour } trades sets until four cards are left, and places at once.
host-fortify = { colour } may move battalions once from one territory to another.
host-fortified = { colour } has fortified, which is done once a turn: on to the cards.
host-adventure = { colour } draws an Adventure card: Leader and Site.
host-leader = { colour } has no Leader: place one in a territory held.
host-ring = The Ring goes on from { $territory }, without a die.
host-ring-die = The Ring stands in { $territory }: a die, 4 or more lets it go on.
host-ring-doom = The Ring is at { $territory }: the die decides whether it is destroyed.
host-hunt = { colour } throws two dice for the Ring in { $territory }: 12 finds it.
host-score = Everybody tells territories, Strongholds and regions as they are now.
host-over = { $how ->
    [ring] Won: { $winners } with { $points } points; the Ring is destroyed.
    [tie] The Ring is destroyed, and equal points have { $winners }: the dice choose.
    [last] Won: { $winners }; nobody else holds a territory.
    [found] Won: { $winners }; the Ring was found.
   *[said] Won: { $winners }
}

## Everything public

fact-ring = The Ring: step { $step }, { $territory }
fact-holds = { colour }, territories { $count }: { $territories }
fact-hand = { colour }: Territory cards { $territory }, Adventure cards { $adventure }, points played { $played }
fact-fight = Fight: { $attackers } against { $defenders }{ $attack ->
    [0] {""}
   *[other] , attacker +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , defender +{ $defence }
}
fact-points = Points: { $points }
fact-leader = Leader: { colour }, { $territory }{ $site ->
    [yes] , on a Site
   *[no] {""}
}
fact-out = { colour } is out
fact-effect = Effect { $number }, until the turn of { colour }: { $text }

## The sheet of the game

sheet-tie-territories = Equal points; more territories decided.
sheet-tie-strongholds = Equal points and territories; more Strongholds decided.
sheet-tie-cards = Equal in all but the points on cards; those decided.
sheet-tie-dice = Equal in everything; the dice decide.
sheet-put-out = { colour } was put out by { by } in round { $round }
sheet-points = { $who } { $points }: territories { $territories }, Strongholds { $strongholds }, regions { $regions }, cards { $cards }
sheet-player = { colour }: conquests { $conquests }, sets traded { $sets }
sheet-ring = End of round { $round }: the Ring on step { $step }, { $territory }
sheet-passed-over = Passed over by the table’s word: rounds { $rounds }

## On the screen

do-begin = “{ chip-begin }”
ask-begin-c = “{ chip-begin }”
ask-card-ring-stay-by-c-p = “card ring stay by …”, typed
chip-begin = Begin
chip-done = Go on
chip-fight = Attack …
chip-conquer = Conquered …
chip-roll = Roll { $attack } : { $defence }
chip-roll-all = Roll all
chip-roll-told = Dice of the table …
chip-break = Stop
chip-move = Move { $count }
chip-fortify = Fortify …
chip-event = Event
chip-mission = Mission
chip-power = Power
chip-ring = The Ring goes on
chip-hunt = Roll for the hunt
chip-score = Count …
chip-winner = The dice chose …
pick-neutral = Neutral
pick-nobody = Nobody
pick-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pick-rest = all the rest
pick-off = off the board
pick-with-leader = with a Leader
pick-with-stronghold = in a Stronghold
pick-with-card = +1 by a card
pick-site = with a Site
pick-last = the last of …
pick-by = it is of …
pick-from = from …
pick-against = against
pick-all = all, down to …
pick-stop = stop at { $count }
pick-best = the defender as he does best
pick-once = one roll
pick-attack-dice = attack with { $count }
pick-defence-dice = defend with { $count }
pick-card-archer = Archer
pick-card-eagle = Eagle
pick-card-rider = Rider
pick-card-wild = Wild
pick-hand-territory = Territory cards: { $count }
pick-hand-adventure = Adventure cards: { $count }
pick-hand-played = Points played: { $count }
pick-roll = roll it here
pick-ring-stay = a card: it stays
pick-ring-on = a card: it goes on
pick-strongholds = Strongholds: { $count }
pick-regions = whole regions …
pick-board-none = no board
pick-doom-4 = Mount Doom on 4
pick-score-teams = points by sides
pick-hunt-on = with the hunt
pick-odds-off = no chances told
pick-draws-hand = dice of the table
deed-deal = The cards are dealt
deed-own = { $count } territories: { colour }
deed-own-rest = All the rest: { colour }
deed-own-one = { $territory }: { colour }
deed-leader = A Leader in { $territory }: { colour }
deed-leader-off = The Leader leaves { $territory }: { colour }
deed-leaders = The Leaders in { $territories }: { colour }
deed-tick = Set-up: { set-up-part }
deed-begin-roll = The dice say who begins
deed-begins = { colour } begins
deed-from = From { $territory }
deed-done = End of the step
deed-trade = Traded: { $cards }
deed-fight = Attack: { $attackers } against { $defenders }
deed-fight-from = Attack: { $from } ({ $attackers }) on { $territory } ({ $defenders })
deed-roll = Dice: { $dice }
deed-roll-once = A roll
deed-break = The attacker stops
deed-conquer = Conquered: { $territory }
deed-conquer-one = A conquest
deed-fortify = Fortified: { $from } to { $territory }
deed-play = A card played: { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = The Ring's die: { $die }
deed-ring = The Ring's step
deed-hunt = The dice of the hunt
deed-hand = { colour } · { $hand }
deed-effect = An effect: { $text }
deed-effect-off = Effect { $number } ends
deed-score = Counted: { colour }, { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
deed-winner = The dice chose: { $winner }
deed-ring-by = The Ring is set: { $by }
deed-over = The table says: { $winners }
deed-ring-at = The Ring stands on step { $step }
deed-phase = It stands at: round { $round }, { $step }, { colour }
risk-evening-setup = Your own game: tick each step as it lies, and press each land for whoever holds it.
risk-evening-placed = What there is to place is worked out, part by part. Put the figures on the board, then go on.
risk-evening-fight = Attack: press a land of yours, then whom it attacks. Or Enter: no more attacks.
risk-evening-fortify = Move figures once, or not; then Enter. Cards and the Ring come up by themselves.
track-ring = The Ring
marked = the Ring stayed
part-score = Points
part-losses = attacker's losses, %
part-leader = Leader
part-of-territories = territories
part-of-strongholds = Strongholds twice
part-of-regions = whole regions
part-of-cards = cards
given-strongholds = 1 each, first: { $territories }
given-territories = { $count ->
    [one] 1 territory:
   *[other] { $count } territories:
} { $battalions }
given-sets = sets: { $battalions }
given-figures = Fewest figures: { $figures }
given-large = { $count } large
given-mounted = { $count } mounted
given-small = { $count } small
given-region = { $region }: { $battalions }
asked-odds = { $attacker } against { $defender }: it is taken with { $chance }{ $left ->
    [none] {""}
   *[other] ; in the mean { $left } are left then
}.
asked-odds-then = Then also { $defender }: { $chance } that all fall{ $left ->
    [none] {""}
   *[other] ; in the mean { $left } are left then
}.
asked-stop = The attacker stops at { $count }.
asked-best = The defender throws one die or two, as he does best.
asked-once = One roll, { $attack } : { $defence } dice; attacker's losses: { $chances }
asked-need = { $count ->
    [more] Not even 200 battalions take
   *[other] { $count } battalions take
} { $defenders } with at least { $percent } %{ $leader ->
    [yes] , a Leader among them
   *[no] {""}
}.
asked-clock = The Ring is destroyed in { $mean } turns in the mean, in { $earliest } at the earliest.
asked-over-within = Within so many turns: { $chances }
asked-turns = { colour }, the next turns: { $chances }
asked-placed = { $count } to place{ $strongholds ->
    [0] {""}
    [1] , and first one in the Stronghold
   *[other] , and first one in each of { $strongholds } Strongholds
}
asked-set = The best set counts { $value }: { $cards }.
asked-no-set = There is no set among these cards.
asked-linked = { $one } and { $other } are { $linked ->
    [yes] linked
   *[no] not linked
} through one holder's territories.
asked-region = { $region }: { colour } holds { $held } of { $of }{ $missing ->
    [none] , all of it
   *[other] ; missing: { $missing }
}.
part-taken = { $count ->
    [0] Nothing taken: no Territory card
    [one] { $count } territory taken
   *[other] { $count } territories taken
}{ $card ->
    [none] {""}
    [drawn] : the Territory card is taken
   *[due] : a Territory card after fortifying
}
part-site = A Leader took a Site: { $card ->
    [drawn] the Adventure card is drawn
   *[due] an Adventure card
}
odds-net = Net { $net }
odds-stacks = Stack by defenders, %:
odds-chain = A battle, or one after the other
odds-stack = Stack
odds-territory = Territory { $number }
odds-more = Another territory
odds-fewer = One fewer
odds-card = +1 by a card
odds-one-roll = One roll, attacker's losses: { $chances }
odds-taken = { $chance } · left { $left }
part-stronghold = Stronghold
print-title = Risk: The Lord of the Rings
print-turn = A turn: reinforce, combat, fortify, Territory card, Adventure card, Leader, the Ring
setup-1 = Wild cards out; Good, Evil and Neutral cards shuffled apart
setup-2 = In front of each: battalions { $battalions }, Leaders { $leaders }
setup-3 = Territory cards dealt, a battalion on each: { $cards }
setup-4 = All 66 Territory cards shuffled together
setup-5 = Vacant territories claimed in turn: { $claims }
setup-6 = The other battalions placed in turn: { $left }
setup-7 = Leaders placed in turn, never two in one territory
setup-8 = One Territory card each
setup-9 = Four Adventure cards each; Events given back and shuffled in
setup-10 = The Ring in the Shire

## On the mat

map-when = Round { $round } · { $who }, { step }
map-head-lands = { $who }: one figure on the land of each of your cards. Press it here too.
map-head-claim = { $who } claims a free land: one figure on it. Press it here too.
map-head-claims = { $who } claims a free land: one figure on it.
map-head-neutral = Neutral army: two figures on the land of each of its cards.{ $far ->
    [yes] {""}
   *[no] {" Press it here too."}
}
map-head-leaders = { $who }: the { $round ->
    [1] first Leader on a land of yours
   *[other] second Leader on another land of yours
}{ $far ->
    [yes] .
   *[no] {", and press it."}
}
map-head-others = All other figures, one in turn, each on a land of your own: { $left }.
map-head-inland = All around { $territory } is held already: press a land at the border.
map-head-not-yours = { $territory } is not held by { $who }: press a land of your own.
map-head-taken = { $territory } is held already: { $who }. That banner, then the land, makes it free.
map-head-no-border = { $from } has no border with { $territory }: press a land beside it.
map-head-not-linked = { $territory } is not linked with { $from } through lands of your own.
map-head-begin = One Territory card and four Adventure cards each, the Ring on its first step. Then the highest die begins.
map-head-trade = Lay down three of the { $count } cards{ $far ->
    [yes] .
   *[no] {", and press what they are."}
}
map-head-set = { $who }: lay down a set{ $far ->
    [yes] .
   *[no] {", and press what it is."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"Put 1 on the Stronghold. Then "}
   *[other] {"Put 1 on each of "}{ $strongholds }{" Strongholds. Then "}
}{ $who } places { $count }{ $far ->
    [yes] , all before the first attack
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } attacks: say from where, whom, and how many stand in both.
   *[no] { $who }: press a land of your own, then whom it attacks.
}
map-head-wrong = A land is wrong: press the banner of whoever holds it, then the land.
map-head-against = { $owed ->
    [whom] { $from } attacks. Press whom.
    [both] { $from } attacks { $to }. Say how many stand in both.
    [one] { $from } attacks { $to }. Say how many stand in { $where }.
   *[none] { $from } attacks { $to }: { $one } against { $other }.{ $dice ->
        [table] {" Then the table’s dice."}
       *[program] {""}
    }
}
map-head-off = Take off: { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who } in { $territory }
map-head-on = Then roll on, or stop.
map-head-roll = Roll { $attack } against { $defence }, or stop.
map-head-dice = Throw { $attack } against { $defence }{ $far ->
    [yes] .
   *[no] {", and press what the dice show."}
}
map-holds = { $territory } holds
map-falls = { $territory } is taken
map-head-move = { $same ->
    [yes] Move { $least }
   *[no] Move { $least } to { $most }
}{ $places ->
    [yes] {" from "}{ $from } to { $to }
   *[no] {" in"}
}{ $leader ->
    [yes] , the Leader too
   *[no] {""}
}.
map-head-fortify = { $who }: move figures once from one land to another, or not.
map-head-fortified = Move figures: { $from } → { $to }{ $leader ->
    [yes] , the Leader too
   *[no] {""}
}. One stays.
map-head-card = Take a Territory card.
map-head-cards = Take a Territory card. Draw an Adventure card{ $far ->
    [yes] .
   *[no] {", and press its kind."}
}
map-head-event = Do what the Event says. Then press the points printed on it.
map-head-adventure = Draw an Adventure card{ $far ->
    [yes] .
   *[no] {", and press its kind."}
}
map-head-leader = { $who }: put a Leader on a land of your own{ $far ->
    [yes] .
   *[no] {", and press it."}
}
map-head-ring = Move the Ring on: { $from } → { $to }. No die.
map-head-gate = Throw one die, { $from }: on { $needed } or more the Ring goes on to { $to }.
map-head-doom = Throw one die, { $from }: { $needed } or more destroys the Ring.
map-news-out = { $who } is out: Territory cards to { $by }, Adventure cards away.
map-news-leader = { $who } takes the Leader in { $territory } off the board.
map-news-along = { $who } moves the Leader along to { $territory }.
map-news-site = A Mission for { $territories } may be turned in.
map-news-traded = To be placed at once, in all: { $count }, as { $figures }.
map-news-discard = Discard down to { $count } Adventure cards.
map-on = { $from } on { $to }
map-on-table = On the table now
map-step-lands = Card lands: one figure each
map-step-others = Free lands, then the other figures
map-step-leaders = { $leaders ->
    [1] One Leader each
   *[other] { $leaders } Leaders each
}
map-step-hands = Hand: 1 Territory, 4 Adventure cards
map-step-ring = The Ring: { $where }
map-in-box = Stays in the box
map-colour-in-box = { colour }, its Leaders too
map-colour-neutral = { colour } as the neutral army: { $count } on each of its lands
map-dice-in-box = the dice, if the program throws
map-brushes = Press a banner to paint with it, a name to write it.
map-banners-begin = Press the banner of whoever begins, a name to write it.
map-each-takes = Each takes { $battalions } figures. On cards lie
map-leaders-kept = A player’s Leaders are kept once one is told.
map-dice-owed = Still to be told:
map-leaders-owed = Still to come:
map-lands-of = of { $count } on cards
map-lands-alone = lands
map-held = { $count } { $count ->
    [one] land
   *[other] lands
}{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , { $whole } regions
}
map-one-region = 1 region
map-hand-of = { $who }: the hand
map-brush-of = { $who }: paint
map-name-of = { $who }: the name
map-which-name = Type the name
map-the-rest = The other { $count }: { $who }
map-whose-land = Whose is which land?
map-which-land = Which land? { $who }
map-no-leaders = No Leaders …
map-leaders-stand = Stands on the map
map-one-now = one now
map-one-then = { $count } to come
map-throw = Throw who begins
map-begins = { $who } begins
map-who-begins = Whose die is the highest?
map-trade-first = { $count } cards at the start: a set goes first
map-trade-may = { $count } cards in hand: a set, if you like
map-trade-spoils = { $count } cards: sets until four are left
map-set-archers = three archers
map-set-riders = three riders
map-set-eagles = three eagles
map-set-each = one of each
map-wild = A wild card stands for any.
map-which-set = Which set?
map-not-so-many = Not so many cards …
map-place = Place
map-trade = Trade a set
map-first = First, by themselves
map-then = Then where you like, all of it before the first attack
map-no-tower = No Stronghold is held.
map-third = a third of { $count } lands
map-third-least = the least: { $count } lands
map-sets = sets
map-may-trade = { $count } cards in hand: a set would add 4, 6, 8 or 10.
map-no-set = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand: no set yet.
map-counted = The table counts what is placed.
map-count-lands = Press your Strongholds and whole regions, then how many lands are yours.
map-placed = All placed
map-land-wrong = A land is wrong
map-land-right = All is right now
map-attack-how = An attack
map-attack-1 = Press a land of your own
map-attack-2 = Press whom it attacks
map-attack-3 = Say how many stand in both
map-attack-told = Fought on the table? “{ chip-conquer }”
map-whom = Whom does it attack?
map-how-many = How many stand there?
map-fight = Fight { $one } against { $other }
map-no-more = No more attacks
map-taken-without = Taken without dice
map-card-played = Card played …
map-card-adds = Card: +1
map-leader-adds = Leader
map-stronghold-adds = Stronghold
map-how-many-points = Whose card, and how many points?
map-whose-card = Whose card was it?
map-whose-on-ring = Whose card, if it counts, and how many points?
map-dice-attack = Attack
map-dice-defence = Defence
map-not-thrown = { $die }: not thrown
map-dash = The dash: a die that was not thrown
map-pair = { $how ->
    [beats] { $one } beats { $other }
    [ties] { $one } ties { $other }
   *[under] { $one } under { $other }
}
map-stand-against = stand against
map-takes = { colour } takes it: { $count } of 100
map-will-stand = If it falls, about { $left } of the { $of } are left
map-leader-card = won with a Leader: a card
map-roll = Roll { $attack } against { $defence }
map-roll-all = Roll to the end
map-fewer = Fewer dice: press one
map-table-dice = Table dice
map-program-dice = The program’s dice
map-which-dice = What do the dice show?
map-roll-before = last roll
map-which-die = What does the die show?
map-stood = { $count } stood
map-stay = { $count ->
    [0] none stay
    [one] { $count } stays
   *[other] { $count } stay
}
map-rolls = Rolls: { $rolls }
map-rolls-chance = Rolls: { $rolls }. Before the first it was { $count } of 100.
map-every-roll = Every roll …
map-rolls-back = Back
map-rolls-before = Earlier rolls
map-rolls-behind = Later rolls
map-rolls-of = Rolls { $from } to { $to } of { $of }
map-taken-off = Taken off
map-on-to-fortify = Go on to fortify
map-move-in = How many move in? { $least } to { $most }
map-moves-in = { $same ->
    [yes] Move in: { $least }
   *[no] { $least } to { $most } move in
}
map-fortify-how = Once a turn, between lands that are linked
map-fortify-1 = Press where they come from
map-fortify-2 = Press where they go
map-fortify-3 = Move as many as you like; one stays
map-fortify-once = Or go on without.
map-fortified = Done for this turn.
map-fortified-done = Fortified
map-no-fortify = No fortification
map-leader-too = With the Leader
map-men-alone = The men alone
map-where-to = Where do they go?
map-territory-card = Territory card
map-adventure = { $territory ->
    [none] An Adventure card is due
   *[other] Adventure card: a Leader took { $territory }, a Site
}
map-card-hand = for the conquest: { $count } in hand
map-card-none = No Territory card
map-card-nothing = nothing was conquered
map-kind-event = do it, then draw another
map-kind-kept = that makes { $count }
map-kind-fifth = that makes { $count }: discard one
map-event-points = How many points are printed on it?
map-which-kind = Which kind?
map-deck-empty = The deck is empty
map-leader-owed = A Leader is owed
map-leader-how = { colour } has none on the board: one comes onto a land of their own.
map-which-own = Which land?
map-no-leader = No Leader is placed
map-destroyed = destroyed?
map-no-die = no die here
map-die-first = a die first
map-thrown = Thrown on the table? Press it.
map-stays = stays: { $territory }
map-goes = goes on: { $territory }
map-is-destroyed = is destroyed
map-next-die = The next die: { $territory }.
map-step-of = { $territory } is step { $step } of { $of }
map-ring-there = The Ring is there
map-throw-die = Throw the die
map-card-on-ring = A card on the Ring …
map-which-card = What does the card say?
map-card-adds-die = Or a die, with what the card adds to it
map-card-die = Throw its die here
map-set-right = Set right …
map-where-ring = Where is the Ring?
map-ring-stands = { $how ->
    [gate] The Ring rests, { $territory }: 4 or more lets it go.
    [doom] The Ring at its goal, { $territory }: { $doom } or more destroys it.
   *[free] The Ring is here: { $territory }, and goes on.
}
map-head-all = All of you: one figure on the land of each of your cards.
map-part-territories = Lands
map-part-strongholds = Strongholds
map-part-regions = Whole regions
map-part-cards = Cards
map-how-it-went = How it went
map-on-the-mat = The map as it ended
map-ring-thrown = { $needed } or more needed{ $modifier } · { $how ->
    [on] The Ring goes on
   *[stays] The Ring stays
}
map-ring-ended = { $how ->
    [destroyed] The Ring is destroyed in round { $round }.
    [found] The Ring is found in round { $round }: { $territory }.
   *[there] The Ring stands at { $territory }.
}
map-turns = Turns still to come, filled as they are likely
map-hunt-how = Two dice for the Ring: press what they show
map-hunt-needs = 12 with their bonuses finds it.
map-whence-how = Two Leaders stand beside what was taken. Press the land from which the attack came.
map-from-which = From which land?
map-conquest-how = The men have moved. Press the land that was taken.
map-which-taken = Which land was taken?
map-what-counts = What does everybody hold?

## What each command is for

help = C is a colour, T a territory or the beginning of its name, N a number; “!” at the end goes by the table's word.
help-new = Begins a game of Risk: who plays, in the order of play, and what is agreed.
help-deal = Set-up: how many cards each is dealt, how many territories are claimed and what is left.
help-own = Says who holds these territories; with rest, all that nobody holds. C may be none, or neutral with two players.
help-leader = Places a Leader, takes him off, or moves him.
help-leaders = All Leaders of a player stand there, and nowhere else.
help-setup = The list of the set-up, with the numbers of this game and what is ticked (K60).
help-tick = Ticks an item of the set-up, or takes the tick back (K60).
help-begin = Begins the first turn: by whom, or by the dice, which the app throws.
help-done = Ends the step.
help-reinforce = What is to be placed, part by part; without a board from the table's counts.
help-trade = Trades a set of three Territory cards: archer, rider, eagle, wild.
help-set = The best set of a hand.
help-hand = How many cards somebody has, and the points on those played; sets them right.
help-fight = An attack: A against D battalions, behind them l for a Leader, s for a Stronghold, + for a card; or from one territory to another.
help-roll = Settles a roll: dice of the table, attacker's first; or the app throws, once or until it is over.
help-break = The attacker stops.
help-move = So many battalions move into the conquered territory.
help-conquer = A territory was taken; without a board only whether by a Leader, with a Site, and whose last it was.
help-from = Says where a conquest came from, where that is asked.
help-fortify = Battalions go from one territory to one other, once a turn.
help-connected = Whether two territories are linked through their holder's own.
help-draw = An Adventure card was drawn; behind an Event the points that are printed on it.
help-play = A card with so many points was played.
help-effect = Something stands until somebody's next turn; or it stands no more.
help-ring = The Fellowship's step, with its die where it asks for one; or the Ring is set right.
help-card = A card lets the Ring stay, go on, or throws a die; by says whose it is, and its points.
help-hunt = The two dice of the hunt for the Ring.
help-clock = How long the game is likely to last, and how likely everybody's next turns are.
help-score = Everybody's points, with their parts; without a board, the table's counts for a player.
help-winner = Whom the dice chose where points are equal.
help-regions = Who holds at least half of which region, and what is missing.
help-odds = The chances of a whole battle, or of several one after the other; with once, of one roll.
help-need = The smallest stack with this chance at least.

## The rules by number

rule-k1 = Two to four play, one colour each: Yellow and Green are Free Peoples, Red and Black are Sauron's. With two, a neutral army only defends.
rule-k2 = 60, 52 or 45 battalions each with two, three or four players. 64 Territory cards, 16 of them Good, 16 Evil, 32 Neutral, and two wild.
rule-k3 = The cards that are dealt are territories held, one battalion on each: four players get 8 of their own side; of three the Free Peoples get all 16 Good, the others 8 Evil and half the Neutral; of two each gets 16, and a neutral army 21 with two battalions on each.
rule-k4 = What is vacant is claimed in turn, one battalion each, until all is held; then one battalion in turn on what one holds, until none is left.
rule-k5 = Then everybody places two Leaders (one, if agreed), one a round, never two in one territory.
rule-k6 = A hand begins with one Territory card and four Adventure cards without an Event; the Ring begins on step 0; the highest die has the first turn, and those who share it throw again.
rule-k7 = Who holds which territory is told once, before the first turn. Without a board territories and Leaders are not known, and the table counts.
rule-k8 = A turn: reinforce, combat, fortify, Territory card, Adventure card, a Leader, the Ring.
rule-k9 = A round is one turn of each player still in. Whoever holds nothing is out.
rule-k10 = First one battalion into each Stronghold held.
rule-k11 = A third of the territories, rounded down, at least three.
rule-k12 = Each region held whole adds its bonus.
rule-k13 = A set is three alike or three different, a wild card as any: archers 4, riders 6, eagles 8, one of each 10.
rule-k14 = With five or more cards a set is traded before anything is placed, until at most four are left.
rule-k15 = All of it is placed before the first attack, in one territory held or in many.
rule-k16 = What counts is what is held in this step; what is taken later counts in the next turn.
rule-k17 = Attack from a territory with two battalions at least into an adjacent one of somebody else.
rule-k18 = The attacker throws one to three dice, fewer than he has battalions.
rule-k19 = The defender throws one or two, at most as many as he has battalions.
rule-k20 = Highest meets highest, second meets second; ties are the defender's. Each pair costs one battalion.
rule-k21 = A Leader in the attacking territory: +1 on the highest attack die.
rule-k22 = A Leader or a Stronghold in the defending territory: +1 each on the highest defence die.
rule-k23 = The bonus is added to one die, after sorting, and makes 7 or 8 too; only the difference of both sides matters.
rule-k24 = A card's bonus for a whole attack is a “+” behind the number; a Stronghold that a card shuts out is left out.
rule-k25 = After each roll the attacker goes on or stops; one attack and its move are over before the next begins.
rule-k26 = Dice of the table are typed, or the program throws: never more than each side may, and only faces from 1 to 6.
rule-k27 = A fight may be thrown on the table alone; then the conquest is told. Where it came from is found by the borders and the Leaders (K62).
rule-k28 = The chance of a whole battle is worked out, not sampled: the attacker throws all that he may until his stack is down to where he stops, the defender two while he has two.
rule-k29 = In a chain all but one battalion and the Leader move on after each conquest. What is left in the mean counts the one that stays in the territory of the attack.
rule-k30 = The roll that takes the last defender costs the attacker nothing.
rule-k31 = At best the defender throws one die or two, whichever leaves the attacker the smaller chance.
rule-k32 = At least as many battalions move in as dice were thrown in the last roll; one stays.
rule-k33 = A Leader in the attacking territory moves along, not to where the other one stands; the loser's Leader leaves the board.
rule-k34 = What is conquered changes hands and earns its card; with a Leader moving in and a Site there, the Adventure card too.
rule-k35 = A player without territories is out: his Territory cards go to the conqueror.
rule-k36 = Whoever has too many cards by that trades at once until four are left, and places at once what the sets give.
rule-k37 = Once a turn battalions go from one territory to one other linked through one's own; one stays.
rule-k38 = A player of whom a Leader was told, and who has none on the board, places one.
rule-k39 = A player's Leaders are kept from when one of his is told; a Leader whose territory passes to somebody else leaves the board.
rule-k40 = The Ring goes from the Shire, step 0, to Mount Doom, step 16. A die is asked in Moria, Lórien, the Dead Marshes, Minas Morgul and Gorgoroth.
rule-k41 = At each turn's end the Ring goes one step on; from a step with a die only on 4 or more.
rule-k42 = At Mount Doom the die is thrown at once, and again at each turn's end, until the Ring is destroyed.
rule-k43 = Cards hold the Ring, add to its die, throw one, or take it on; the points of a card whose owner is told count for him.
rule-k44 = Only the player whose turn ends throws for the Ring; before that the others may play their cards.
rule-k45 = The table may set the Ring on any step.
rule-k46 = The clock: how many turn ends are still to come, cards left aside.
rule-k47 = Whoever has conquered takes one Territory card.
rule-k48 = Whoever has conquered a Site with a Leader draws one Adventure card; four stay in hand.
rule-k49 = From the first card drawn on, that player plays no Adventure card in that turn, on the Ring neither; the others may.
rule-k50 = It ends when the Ring is destroyed, or when a conquest puts somebody out and leaves one player alone, with score=teams one side.
rule-k51 = A point for a territory, two more for a Stronghold, bonuses of whole regions, points on cards played.
rule-k52 = With score=teams the points of a side's players are added up; a region still has to be held by one of them.
rule-k53 = Equal points: more territories, then Strongholds, then card points, then the dice.
rule-k54 = Whoever is out scores no territories and cannot win alone; the points on his cards count for his side.
rule-k55 = The program's dice are drawn by kinds: those of battles, the Ring's, the hunt's, and those that say who begins.
rule-k56 = Luck: battalions lost and dice of the Ring that succeeded, against what the chances gave.
rule-k57 = An effect that is told stands until that player's next turn begins.
rule-k58 = The table is right: it sets holders, hands, Leaders, the Ring and the step, also after the end.
rule-k59 = The hunt: 12 with two dice, one more for a Leader there and for a whole region, finds the Ring.
rule-k60 = The set-up's list has ten items, ticked by whoever likes; what is not ticked is named when the game begins, and it goes on.
rule-k61 = A Leader on a Site is named when his player's turn begins, and when he comes onto it: a Mission that names it may be turned in.
rule-k62 = A conquest that was told on the table came from the only territory beside it, or from the only one with a Leader; between two with a Leader it is asked.
rule-k63 = The points of each card that did something count: a Mission turned in, a card played, an Event carried out.
rule-k64 = Missing Leaders, and more territories than battalions, are named when the game begins, and it goes on.

## Over all games

ended-yellow = Yellow won
ended-green = Green won
ended-red = Red won
ended-black = Black won
ended-free-peoples = The Free Peoples won
ended-sauron = Sauron won
ended-tie = A tie
seat-yellow = Yellow
seat-green = Green
seat-red = Red
seat-black = Black
counted-turns = Turns until the end
counted-rounds = Rounds
counted-seat = Won from which seat
place-first = the first in order
seat-first = the first to play
seat-second = the second
seat-third = the third
seat-fourth = the fourth
luck-yellow-lost = Battalions lost by yellow
luck-green-lost = Battalions lost by green
luck-red-lost = Battalions lost by red
luck-black-lost = Battalions lost by black
luck-neutral-lost = Battalions lost by the neutral army
luck-gates = Gates that the Ring passed
