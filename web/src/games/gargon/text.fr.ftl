page-gargon-round = Tour { $round }
page-gargon-mix = À suivre
page-gargon-discards = Défausse
page-gargon-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
page-gargon-backs = { $cards ->
    [0] Pas de cartes en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
 }
page-gargon-lying = Devant ce joueur
page-gargon-passed = a passé
page-gargon-owed = pioche une carte
page-gargon-won = { $cards ->
    [0] Rien gagné encore
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
 }
page-gargon-won-of = Gains : { $who }
page-gargon-none-won = Pas encore de cartes.
page-gargon-amulets = { $amulets ->
    [one] { $amulets } amulette
   *[other] { $amulets } amulettes
 }
page-gargon-score = { $amulets } pour les amulettes, { $majorities } pour les majorités
page-gargon-stack-empty = vide
page-gargon-look-stack = Voir tous ses dos
page-gargon-top-first = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes, celle du dessus d’abord
 }
page-gargon-hand = Votre main
page-gargon-play = { $count ->
    [0] Jouer
    [one] Jouer { $count } carte
   *[other] Jouer { $count } cartes
 }
page-gargon-fits = Cette répartition est permise.
page-gargon-more = { $count ->
    [one] Encore { $count } carte pour la répartition { $mix }.
   *[other] Encore { $count } cartes pour la répartition { $mix }.
 }
page-gargon-last = Dernier : seulement
page-gargon-pass = Passer
page-gargon-pass-draw = { $count ->
    [0] Passer
   *[other] Passer, piocher { $count }
 }
page-gargon-left = gauche
page-gargon-right = droite
page-gargon-fewer-left = Une carte de moins de la pioche de gauche
page-gargon-more-left = Une carte de plus de la pioche de gauche
page-gargon-fewer-right = Une carte de moins de la pioche de droite
page-gargon-more-right = Une carte de plus de la pioche de droite
page-gargon-draw-left = Pioche de gauche
page-gargon-draw-right = Pioche de droite
