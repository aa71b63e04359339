title = Gargon
tagline = Chacun voit vos couleurs, personne vos valeurs. Gagnez les amulettes, et les 0 qui les doublent.

# Options
option-open_winnings = Variante : les gains restent visibles, classés par couleur
option-starter = Qui commence le premier tour : le numéro d’un joueur, ou 0 pour un tirage au sort

# Cartes et mots de la table
reason-stack_emptied = une pioche est vide et le tour est fini
colour-w = blanc
colour-b = bleu
colour-v = violet
colour-r = rouge
colour-y = jaune
colour-g = vert
shade-w = blanche
shade-b = bleue
shade-v = violette
shade-r = rouge
shade-y = jaune
shade-g = verte
creature-w = Dragon
creature-b = Pégase
creature-v = Gargouille
creature-r = Phénix
creature-y = Manticore
creature-g = Fée
card = { $value } { $colour }
stack-left = pioche de gauche
stack-right = pioche de droite

# Notation
error-notation = « { $given } » n’est pas un coup. Écrivez des cartes comme y6 ou y2+y6+r9 (w blanc, b bleu, v violet, r rouge, y jaune, g vert) ; ou pass 2+1 (passe), fight red (combat rouge), draw left (pioche gauche) ; +y6 choisit une seule carte, done (fini) termine la pose.
error-pass-notation = « { $given } » n’est pas une façon de passer. Écrivez combien de cartes de la pioche de gauche et combien de celle de droite, comme pass 2+1.

# Coups que les règles interdisent
illegal-no-such-value = Aucune créature ne vaut { $value } : elles vont de 0 à 15.
illegal-while-playing = Pas encore : on pose toujours des cartes. Les combats viennent quand chacun a joué ou passé.
illegal-draw-playing = On pose encore des cartes : pour piocher maintenant, passez, comme pass 1+0.
illegal-while-choosing = Toutes les cartes sont jouées : choisissez une couleur à combattre.
illegal-while-consoled = Vous avez perdu une carte au combat : piochez-en d’abord une, à gauche ou à droite.
illegal-not-held = Vous n’avez pas en main le { $card }.
illegal-picked = Vous avez déjà choisi le { $card }.
illegal-three = Trois cartes { $shade }s, c’est trop : jamais trois de la même couleur.
illegal-four = On joue au plus trois cartes.
illegal-colour = Vous jouez en dernier : seules les couleurs déjà jouées dans ce tour vous sont permises ({ $played }), et le { $colour } n’en est pas.
illegal-order = Le { $card } vient avant le { $last } : les cartes se choisissent dans l’ordre blanc, bleu, violet, rouge, jaune, vert, par valeur croissante. Annulez d’abord ; puis choisissez dans cet ordre, ou nommez toute la pose.
illegal-mix = Cela ne mène pas à la répartition de ce tour, { $mix }.
illegal-all-empty = Toutes les mains étaient vides au début de ce tour : chacun passe et pioche.
illegal-cannot-match = { $last ->
    [yes] Vous jouez en dernier, et vos cartes des couleurs déjà jouées ne peuvent suivre la répartition de ce tour, { $mix }
   *[no] Vous ne pouvez pas suivre la répartition de ce tour, { $mix }
 } : il faut passer.
illegal-nothing = Il faut jouer au moins une carte : choisissez-en une d’abord.
illegal-pass-picked = Vous avez commencé à choisir des cartes : terminez la pose, ou annulez.
illegal-pass-leader = Qui commence le tour doit jouer et ne peut pas passer.
illegal-pass-many = Qui passe pioche de 1 à 3 cartes, et non { $count }.
illegal-pass-none = Qui passe pioche au moins une carte tant qu’il y en a.
illegal-pass-stack = La { $stack } { $held ->
    [0] est vide
    [one] n’a plus que { $held } carte
   *[other] n’a plus que { $held } cartes
 }.
illegal-not-lying = Vous n’avez pas devant vous de carte { $shade } : choisissez une couleur que vous avez.

# Ce qui peut clocher dans une position
fault-numbers = une place, une phase, une répartition ou un compte est hors limites
fault-suits = un ensemble de cartes a un second 0 sans le premier, ou une carte qui n’existe pas
fault-hands = une main n’a pas les couleurs que montrent ses dos
fault-stacks = une pioche n’a pas les cartes ou les couleurs qu’on en dit
fault-plays = les cartes devant un joueur ne vont pas avec leurs couleurs, ou ne sont pas en ordre
fault-cards = les cartes ne sont pas celles du jeu : il en manque une, ou elle y est deux fois
fault-order = ceux qui ont joué ou passé ne vont pas avec le joueur dont c’est le tour
fault-mix = la répartition n’est pas celle des cartes posées
fault-picked = des cartes sont choisies que le joueur n’a pas, ou qui ne mènent à aucun coup
fault-owed = une carte de consolation est due à la mauvaise place
fault-won-last = le dessus des gains d’un joueur n’en fait pas partie
fault-end = la partie devrait être finie ou ne pas l’être, ou le premier joueur n’a pas de cartes

# Ce qui se passe
event-dealt = { $you ->
    [yes] Vous recevez
   *[no] { $who } reçoit
 } { $known ->
    [yes] le { $card }
   *[no] une carte { $shade }
 }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
 } { $known ->
    [yes] le { $card }
   *[no] une carte { $shade }
 } de la { $stack }.
event-skipped = { $you ->
    [yes] Vous n’avez pas de cartes et ne pouvez
   *[no] { $who } n’a pas de cartes et ne peut
 } commencer le tour.
event-led = Tour { $a } : { $you ->
    [yes] vous commencez
   *[no] { $who } commence
 }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
 }, face cachée : { $cards }.
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $who } passe
 } ; { $points ->
    [0] il n’y a plus rien à piocher.
   *[other] cartes piochées : { $a } à gauche, { $b } à droite.
 }
event-revealed = { $you ->
    [yes] Vous montrez
   *[no] { $who } montre
 } : { $cards }.
event-chose = { $you ->
    [yes] Vous en venez
   *[no] { $who } en vient
 } au { $colour }.
event-fought = { $battle ->
    [1] Premier combat
   *[other] Second combat
 } : { $you ->
    [yes] vous combattez
   *[no] { $who } combat
 } avec le { $card }.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } le { $card }{ $way ->
    [unopposed] , personne d’autre n’ayant la couleur
    [remaining] , resté seul de sa couleur
   *[battle] {""}
 }.
event-discarded = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
 } le { $card }.
event-nobody_won = Les deux cartes { $shade }s de valeur 0 sont seules : personne ne gagne ce combat.
event-emptied = La { $stack } est vide{ $both ->
    [yes] {" "}aussi.
   *[no]  : c’est le dernier tour.
 }
event-hand_discarded = { $you ->
    [yes] Vous défaussez votre main
   *[no] { $who } défausse sa main
 } : { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
 }.
event-majority = { $points ->
    [10] { $you ->
        [yes] Vous avez
       *[no] { $who } a
     } le plus de cartes { $shade }s : 10 points.
   *[other] { $you ->
        [yes] Vous êtes
       *[no] { $who } est
     } à égalité pour le plus de cartes { $shade }s : 5 points.
 }
event-doubled = { $you ->
    [yes] Vos amulettes
   *[no] Les amulettes de { $who }
 } en { $colour }, doublées par les 0, comptent { $points }.
event-scored = { $you ->
    [yes] Vous avez
   *[no] { $who } a
 } { $a } pour les amulettes et { $b } pour les majorités : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# La table dans le terminal
table-colours = Couleurs : w blanc, b bleu, v violet, r rouge, y jaune, g vert.
table-round = Tour { $round }, commencé par { $you ->
    [yes] vous
   *[no] { $who }
 }.
table-stack = La { $stack } : { $count ->
    [0] vide.
    [one] 1 carte : { $cards }.
   *[other] { $count } cartes, celle du dessus d’abord : { $cards }.
 }
table-discards = Défausse : { $cards }.
table-seat = { $who } : { $hand ->
    [0] pas de cartes en main.
    [one] 1 carte en main : { $colours }.
   *[other] { $hand } cartes en main : { $colours }.
 }
table-colour = { $colour } ×{ $count }
table-suit = { $colour } { $cards }
table-lying = {"  "}Sur la table{ $down ->
    [yes] , face cachée
   *[no] {""}
 } : { $cards }.
table-passed = {"  "}Passe ce tour.
table-owed = {"  "}Encore une carte à piocher.
table-won = {"  "}Gains : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
 }, { $top } sur le dessus.
table-won-own = {"  "}Gains, { $amulets ->
    [one] { $amulets } amulette
   *[other] { $amulets } amulettes
 } pour l’instant : { $cards }.
table-won-open = {"  "}Gains, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $cards }.
table-last-round = Une pioche est vide : c’est le dernier tour.
table-lead = Vous commencez : jouez de 1 à 3 cartes, jamais trois de la même couleur.
table-fought = Couleur disputée : { $colour }.
table-empty = Personne n’avait de cartes au début de ce tour : chacun passe et pioche.
table-must-pass = { $last ->
    [yes] Vous jouez en dernier, et vos cartes des couleurs déjà jouées ne peuvent suivre la répartition de ce tour, { $mix }
   *[no] Vous ne pouvez pas suivre la répartition de ce tour, { $mix }
 } : passez.
table-follow = Répartition à suivre : { $mix }{ $begun ->
    [yes] .
   *[no]  ; ou passez.
 }
table-restricted = Vous jouez en dernier, dans ces couleurs seulement : { $colours }.
table-hand = Votre main : { $cards }.
table-picked = Déjà choisi : { $cards }.
table-battle = Choisissez une couleur à combattre.
table-consolation = Vous avez perdu une carte : piochez-en une, de quelle pioche ?

# Ce que veut dire un coup, dans la liste des coups
move-pick = { $creature }, { $card }, { $amulets ->
    [0] sans amulette
    [one] 1 amulette
   *[other] { $amulets } amulettes
 }
move-done = jouer les cartes choisies, face cachée
move-pass = piocher { $left } à gauche, { $right } à droite
move-fight = { $creature }, { $colour }
move-draw = de la { $stack }

# Ce qui pourrait décider d’une partie
factor-won = Cartes gagnées, par créature
factor-majority = Majorités, entières ou partagées
factor-doubled = Amulettes doublées par des 0
factor-got = Cartes reçues et piochées, par valeur
factor-won-value = Cartes gagnées, par valeur
factor-value = Valeur { $value }
factor-ways = Comment les cartes sont gagnées
factor-deeds = Actions
factor-mixes = Répartitions menées
factor-mix = { $mix }
factor-unopposed = Personne d’autre n’a la couleur
factor-battle = Au combat
factor-remaining = La seule carte restée après le premier combat
factor-led = Mène la première manche
factor-passed = Passe
factor-lost = Perd une carte au combat
factor-amulets = Amulettes
factor-points = Points
factor-cards = Cartes
