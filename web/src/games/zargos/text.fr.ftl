page-zargos-map = La planète. Les flèches déplacent la vue, + et - changent la distance, 0 montre tout.
page-zargos-nearer = Plus près
page-zargos-farther = Plus loin
page-zargos-whole = Toute la planète
page-zargos-there = { $name } : { $there }
page-zargos-nobody = personne
page-zargos-kingdom = { $name }, en tout { $value } points
page-zargos-round = { $round ->
    [0] Mise en place
   *[other] Tour de jeu { $round } sur { $last }
 }
page-zargos-counted = Le décompte
page-zargos-order = L’ordre des peuples
page-zargos-threat = { $people } : { $count } sur { $all } de la Cité et de l’anneau
page-zargos-points = { $points ->
    [one] { $points } point de territoire
   *[other] { $points } points de territoire
 }
page-zargos-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
 }
page-zargos-boats = { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
 }
page-zargos-cards = { $cards ->
    [0] Aucune carte de magie
    [one] Une carte de magie
   *[other] { $cards } cartes de magie
 }
page-zargos-crowns = cartes de royaume : { $kingdoms }
page-zargos-lots = vos cartes de mise en place : { $provinces } ; { $pawns } pions de plus, { $boats ->
    [0] aucun bateau
    [one] { $boats } bateau
   *[other] { $boats } bateaux
 }
page-zargos-master = Maître des Vents
page-zargos-powerless = Sans son pouvoir pour l’instant
page-zargos-demons = Démons
page-zargos-fight = Combat : { $place }
page-zargos-walls = derrière des murailles
page-zargos-less = Un de moins
page-zargos-more = Un de plus
page-zargos-all = tous ({ $high })
page-zargos-places = Lieux à choisir
page-zargos-hand = Vos cartes de magie
page-zargos-when = { $card ->
    [typhoon] avant un tour des Ailés
    [floods] avant un tour des Chevaliers
    [tidal-wave] avant un tour des Dragons
    [war] dans un combat
    [earth] en envoyant un groupe
    [elsewhere] en envoyant un groupe
    [mist] au lieu de réorganiser
    [illusion] juste après un vent qui a une cible
   *[other] avant n’importe quel tour
 }
page-zargos-standing-turn = { $mine ->
    [yes] Vous passez jusqu’à votre prochain tour.
   *[no] Vous passez jusqu’à votre tour.
 }
page-zargos-standing-round = Vous passez pour ce tour de jeu.
page-zargos-stand-turn = { $mine ->
    [yes] Passer jusqu’à mon prochain tour
   *[no] Passer jusqu’à mon tour
 }
page-zargos-stand-round = Passer pour ce tour de jeu
page-zargos-ask-again = Me demander de nouveau
page-zargos-answered = { $kind ->
    [pass] Vous passez.
    [card] Vous jouez : { $card }.
   *[other] Vous avez répondu.
 } D’autres doivent encore répondre.
page-zargos-change-answer = Changer de réponse
page-zargos-ask-card = { $places ->
    [0] { $card }
   *[other] { $card } : contre quoi ?
 }
page-zargos-ask-count = { $place } : combien de pions ?
page-zargos-ask-way = Depuis { $place } : vers où ?
page-zargos-ask-place = Placez vos pions : encore { $left } sur { $all }.
page-zargos-ask-boats = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à dépenser. Les bateaux d’abord, à { $price } points (encore { $boats } bateaux) : combien ?
page-zargos-ask-pawns = Encore { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Combien de pions, à { $price } points ?
page-zargos-ask-pick = Choisissez votre peuple.
page-zargos-ask-take = Prenez une carte verte (encore { $greens }), ou deux bleues (encore { $blues }).
page-zargos-ask-place_one = Posez un pion sur une province.
page-zargos-ask-window = { $people } : jouez-vous une carte rouge avant leur tour ?
page-zargos-ask-illusion = { $card } : le détournez-vous ?
page-zargos-ask-shelter = { $place } : les Dragons en sont chassés. Vers où ?
page-zargos-ask-attack = { $fights ->
    [0] { $people } : { $told ->
        [0] d’où attaquez-vous ?
       *[other] d’où attaquez-vous encore ? Sinon, aux combats.
    }
   *[other] { $people } : attaquer encore, ou combattre ?
 }
page-zargos-ask-order = Quel combat vient ensuite ?
page-zargos-ask-help = Des Araignées viennent-elles en aide ?
page-zargos-ask-war = Appelez-vous un Vent de Guerre ?
page-zargos-ask-reroll = Faut-il relancer un dé ?
page-zargos-ask-reorganise = { $flight ->
    [yes] Les Ailés volent : d’où ?
   *[no] { $people }, réorganisation, encore { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } : d’où ?
 }
page-zargos-ask-trim = Trop de cartes : laquelle va sous la pioche ?
page-zargos-ask-trade = { $step ->
    [whom] À qui faites-vous une offre ? (encore { $offers })
    [give] Que donnez-vous ?
   *[want] Pour { $give } : que voulez-vous ?
 }
page-zargos-ask-answer = Offre de { $who } : { $give } contre { $want }. Acceptez-vous ?
page-zargos-move-done = { $phase ->
    [attack] Fin des attaques
    [reorganise] Fin du tour
   *[other] Terminé
 }
page-zargos-move-pass = Passer
page-zargos-move-keep = Garder les dés
page-zargos-move-accept = Accepter
page-zargos-move-refuse = Refuser
page-zargos-move-take = { $colour ->
    [0] Une carte verte
   *[other] Deux cartes bleues
 }
page-zargos-move-reroll = { $side ->
    [0] Relancer le { $face } de l’attaquant
   *[other] Relancer le { $face } du défenseur
 }
page-zargos-move-flight = Voler : déplacer tous les Ailés
page-zargos-move-give = Donner : { $card }
page-zargos-move-want = Demander : { $card }
page-zargos-back = Retour
page-zargos-plan = Votre plan
page-zargos-group = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
 }, { $source } vers { $target }
page-zargos-take-out = Reprendre { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
 }, { $source } vers { $target }
page-zargos-buy-boats = { $count ->
    [0] Pas de bateau
    [one] Acheter { $count } bateau
   *[other] Acheter { $count } bateaux
 }
page-zargos-buy-pawns = { $count ->
    [0] Pas de pion
    [one] Acheter { $count } pion
   *[other] Acheter { $count } pions
 }
page-zargos-attack-with = Attaquer à { $count }
page-zargos-move-with = { $count ->
    [one] En déplacer un
   *[other] En déplacer { $count }
 }
page-zargos-evenly = Répartir également
page-zargos-front = Vers le front
page-zargos-anew = Recommencer
page-zargos-put = Les poser
page-zargos-put-one = { $place } : un de plus
page-zargos-put-five = { $place } : cinq de plus
page-zargos-fight-all = Livrer les { $fights } combats
page-zargos-put-back = { $place } : un de moins
page-zargos-put-five-back = { $place } : cinq de moins
page-zargos-by-boat = { $name } (en bateau)
page-zargos-attacked = attaquée par { $pawns }
page-zargos-frozen = sous la glace
page-zargos-stormy = dans la tempête
page-zargos-capital = capitale
page-zargos-volcano = volcan
page-zargos-backs = Cartes de mise en place : { $greens } vertes, { $blues } bleues
page-zargos-move-card = { $side ->
    [attack] { $card } pour l’attaque
    [defence] { $card } pour la défense
   *[none] Jouer : { $card }
 }
page-zargos-move-discard = Sous la pioche : { $card }
page-zargos-move-shed = Remettre sans la jouer : { $card }
