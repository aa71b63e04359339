title = Duel de magiciens
tagline = Jouez plus haut que le joueur précédent, ou ramassez tout le combat. Qui a le moins de cartes gagne.

# Options
option-deals = Combien de manches font une partie (1 à 20 ; d’ordinaire autant que de joueurs)
option-open_stack = Variante : les cartes stockées restent visibles, et celle du dessus peut être jouée
option-deck = Répartition des 51 magiciens entre les valeurs : owners, flat, ou treize nombres
allowed-deck = « owners », « flat », ou treize nombres de 0 à 8 dont la somme est 51, comme 1,2,3,4,5,6,6,6,5,4,4,3,2

# Cartes et mots de la table
reason-deals_played = toutes les manches sont jouées

# Notation
error-notation = « { $given } » n’est pas un coup. Écrivez des cartes comme 12, 5+5+J ou J=4 ; ou ball (boule), ou take (prendre) ; ^ désigne le dessus de votre pile.
ambiguous-joker = « { $given } » peut valoir plusieurs choses. Précisez : { $choices }.

# Coups que les règles interdisent
illegal-take = Il n’y a rien à ramasser : le combat est vide, c’est à vous de l’ouvrir.
illegal-ball-with-cards = Une boule de cristal se joue toujours seule, une à la fois, et n’a pas de valeur.
illegal-two-tops = On ne peut jouer qu’une carte de sa pile par tour.
illegal-mixed = Toutes les cartes jouées ensemble doivent avoir la même valeur.
illegal-nothing = Il faut jouer au moins une carte.
illegal-no-such-value = Aucun magicien ne vaut { $value } : ils vont de 1 à 13.
illegal-too-many = Aucune main ne contient { $count } cartes d’une même valeur : une main a six cartes.
illegal-too-many-jokers = Il n’y a que deux jokers, et non { $count }.
illegal-not-held = { $held ->
    [0] Vous n’avez pas de { $value } en main.
   *[other] Vous n’avez en main que { $held } carte{ $held ->
        [one] {""}
       *[other] s
     } de valeur { $value }.
 }
illegal-no-joker = { $held ->
    [0] Vous n’avez pas de joker en main.
    [one] Vous n’avez qu’un joker en main.
   *[other] Vous n’avez que { $held } jokers en main.
 }
illegal-joker-value = Un joker vaut de 1 à { $most }, et non { $value }.
illegal-total = Un total de { $total } ne suffit pas : il faut dépasser { $last }.
illegal-no-ball = Vous n’avez pas de boule de cristal en main.
illegal-ball-opens = Une boule de cristal ne peut ouvrir un combat tant qu’on peut l’ouvrir autrement.
illegal-closed = Les cartes stockées ne se jouent que dans la variante de la pile ouverte.
illegal-no-pile = Votre pile est vide.
illegal-other-top = Le dessus de votre pile est une autre carte : { $top }.
illegal-pile-again = Vous avez joué deux fois de suite avec la seule pile : il faut maintenant une carte de votre main.

# Ce qui peut clocher dans une position
fault-numbers = une place, une manche ou un nombre de points est hors limites
fault-rows = une rangée de cartes est plus longue ou plus courte que son compte
fault-hands = une main n’a pas le nombre de cartes annoncé, ou en a plus de six, ou d’autres cartes que les boules qu’on lui connaît
fault-cards = les cartes ne sont pas celles du paquet
fault-seen = les cartes comptées comme vues ne sont pas celles du combat et des piles
fault-refilled = une main n’est pas complète alors que la pioche a des cartes, ou bien elle est vide
fault-total = le total ne va pas avec les cartes du combat
fault-from-pile = les coups joués avec la seule pile sont mal comptés
fault-end = la partie est dite finie, mais il reste des cartes en main

# Ce qui se passe
event-dealt = Manche { $a }.
event-opens = { $you ->
    [yes] Vous ouvrez.
   *[no] { $who } ouvre.
 }
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
 } { $card ->
    [none] une carte
   *[other] { $card }
 }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
 } { $cards } : { $total }.
event-repeated = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
 } une boule de cristal{ $pile ->
    [yes] {" "}prise sur la pile
   *[no] {""}
 } : encore { $total }.
event-took = { $you ->
    [yes] Vous ramassez
   *[no] { $who } ramasse
 } le combat : { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
 }.
event-emptied = La pioche est épuisée.
event-went_out = { $you ->
    [yes] Votre main est vide : la manche est finie.
   *[no] { $who } a la main vide : la manche est finie.
 }
event-added_hand = { $you ->
    [yes] Vous ajoutez votre main à votre pile
   *[no] { $who } ajoute sa main à sa pile
 } : { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
 }.
event-scored = { $you ->
    [yes] Vous avez
   *[no] { $who } a
 } { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
 } dans cette manche, { $b } en tout.

# La table dans le terminal
table-deal = Manche { $deal } sur { $deals }. Pioche : { $stock ->
    [0] vide
    [one] { $stock } carte
   *[other] { $stock } cartes
 }.
table-seat = { $who } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main, { $stored } stockée{ $stored ->
    [one] {""}
   *[other] s
 }, { $points } des manches précédentes.
table-pile = Pile, le dessus à la fin : { $pile }.
table-opening = Le combat est vide : ouvrez-le.
table-fight = Combat : { $fight }. Total à dépasser : { $total }.
table-hand = Votre main : { $hand }.
table-must-use-hand = Vous devez jouer une carte de votre main (M15).

# Ce que veut dire un coup, dans la liste des coups
move-take = ramasser le combat
move-ball = répéter le total
move-play = total { $total }

# Ce qui pourrait décider d’une partie
factor-drawn = Cartes tirées
factor-deeds = Actions
factor-magician = Magicien { $value }
factor-ball = Boule de cristal
factor-joker = Joker
factor-opened = Ouvre la première donne
factor-took = Prend le combat
factor-repeated = Joue une boule de cristal
factor-went-out = Finit une donne la main vide
factor-cards = Cartes
