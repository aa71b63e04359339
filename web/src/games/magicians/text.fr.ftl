page-magicians-open = Ouvrez le combat : jouez des cartes d’une même valeur.
page-magicians-open-hand = Ouvrez le combat, avec une carte de votre main (M15).
page-magicians-beat = Jouez plus de { $total }, ou ramassez le combat.
page-magicians-beat-hand = Jouez plus de { $total } avec une carte de votre main (M15), ou ramassez le combat.
page-magicians-cannot = Rien dans votre main ne dépasse { $total } : ramassez le combat.
page-magicians-take = { $cards ->
    [one] Ramasser le combat : { $cards } carte
   *[other] Ramasser le combat : { $cards } cartes
 }
page-magicians-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
 }
page-magicians-stored = { $cards ->
    [one] { $cards } carte stockée
   *[other] { $cards } cartes stockées
 }
page-magicians-earlier = { $cards } des manches précédentes
page-magicians-deal = Manche { $deal } sur { $deals }
page-magicians-fight = { $cards ->
    [0] Le combat est vide
    [one] Le combat : { $cards } carte
   *[other] Le combat : { $cards } cartes
 }
page-magicians-stock = Pioche
page-magicians-empty = Le combat est vide
page-magicians-to-beat = à dépasser
page-magicians-deal-over = La manche { $deal } est finie
page-magicians-this-deal = cette manche
page-magicians-in-all = en tout
page-magicians-ball = Boule de cristal : répéter le total
page-magicians-play = Jouer { $cards } : total { $total }
page-magicians-group = { $card ->
    [ball] boule de cristal
    [J] joker
   *[other] { $card }
 }{ $count ->
    [one] {""}
   *[other] , { $count } cartes
 }
page-magicians-jokers = Jokers seuls : { $cards }
page-magicians-joker-as = { $count ->
    [one] Joker seul :
   *[other] Les deux jokers :
 }
page-magicians-top = Dessus de votre pile : { $card }
page-magicians-my-pile = pile { $cards }
