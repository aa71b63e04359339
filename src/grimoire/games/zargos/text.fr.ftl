title = Zargos
tagline = Six peuples se disputent une planète. Gagnez les vents, bravez les démons et prenez la Cité Interdite.

# Options
option-edition = Édition de la boîte : 1, ou 2 avec mise en place par cartes, Illusions et un Maître des Vents plus fort
option-map = Une carte maison : un fichier TOML (voir la documentation)
option-peoples = Qui joue quel peuple : choose (au choix), random (au hasard), ou les peuples de chaque place, comme knights+spiders, monks+winged
option-three_peoples = À deux joueurs : trois peuples chacun
option-setup = Mise en place : full, pion par pion ou par cartes, ou quick, au hasard
option-rounds = Tours de jeu au bout desquels la partie finit au plus tard (1 à 200)
option-trading = On peut échanger des cartes de magie après chaque distribution et, dans la deuxième édition, des cartes de mise en place
allowed-peoples = choose, random, ou des peuples pour chaque place, comme knights, monks, dragons, winged ; ceux d’une même place sont joints par +
allowed-three-peoples = true seulement à deux joueurs
allowed-peoples-each = { $each ->
    [one] un peuple pour chacune des { $seats } places
   *[other] { $each } peuples pour chacune des { $seats } places
}, jamais deux fois le même

# Peuples
people-knights = Chevaliers
people-spiders = Araignées
people-amazons = Amazones
people-monks = Moines
people-dragons = Dragons
people-winged = Ailés
the-knights = les Chevaliers
the-spiders = les Araignées
the-amazons = les Amazones
the-monks = les Moines
the-dragons = les Dragons
the-winged = les Ailés
begin-knights = Les Chevaliers
begin-spiders = Les Araignées
begin-amazons = Les Amazones
begin-monks = Les Moines
begin-dragons = Les Dragons
begin-winged = Les Ailés
of-knights = des Chevaliers
of-spiders = des Araignées
of-amazons = des Amazones
of-monks = des Moines
of-dragons = des Dragons
of-winged = des Ailés
power-knights = ils alternent mouvements et combats à leur guise, et attaquent encore après un combat
power-spiders = pour elles les volcans se touchent, et des renforts en viennent
power-amazons = en défense, elles tirent une volée avant le combat
power-monks = une fois par assaut, un dé est relancé, le leur ou celui de l’ennemi
power-dragons = ils nagent sans bateaux et attaquent depuis la mer
power-winged = ils survolent une province et se réorganisent tous à la fois

# Cartes de magie
card-madness = Vent de Folie
card-ice = Vent de Glace
card-storm = Vent de Tempête
card-death = Vent de Mort
card-demonic = Vent démoniaque
card-typhoon = Typhon
card-floods = Inondations
card-tidal-wave = Raz-de-marée
card-eclipse = Éclipse
card-heatwave = Canicule
card-earthquake = Tremblement de terre
card-war = Vent de Guerre
card-earth = Vent de Terre
card-elsewhere = Vent d’Ailleurs
card-mist = Vent de Brume
card-illusion = Illusion
a-nothing = rien
a-madness = un Vent de Folie
a-ice = un Vent de Glace
a-storm = un Vent de Tempête
a-death = un Vent de Mort
a-demonic = le Vent démoniaque
a-typhoon = le Typhon
a-floods = les Inondations
a-tidal-wave = le Raz-de-marée
a-eclipse = l’Éclipse
a-heatwave = la Canicule
a-earthquake = le Tremblement de terre
a-war = un Vent de Guerre
a-earth = un Vent de Terre
a-elsewhere = un Vent d’Ailleurs
a-mist = un Vent de Brume
a-illusion = une Illusion
effect-madness = rouge ; chaque province d’un royaume perd la moitié d’un dé
effect-ice = rouge ; ni mouvement ni combat dans un royaume pendant un tour
effect-storm = rouge ; deux mers reliées sont fermées pendant un tour
effect-death = rouge ; aucune province ne garde plus de 7 pions
effect-demonic = rouge ; tous les pions d’une province ou d’une mer sont perdus
effect-typhoon = rouge, avant leur tour ; les Ailés ne volent pas
effect-floods = rouge, avant leur tour ; les Chevaliers perdent leur pouvoir
effect-tidal-wave = rouge, avant leur tour ; les Dragons en mer sont rejetés à terre, aucun ne prend la mer
effect-eclipse = rouge ; les Amazones ne tirent pas de volée
effect-heatwave = rouge ; les Moines ne font relancer aucun dé
effect-earthquake = rouge ; les volcans des Araignées sont fermés
effect-war = verte ; un dé de plus pour tout un combat
effect-earth = verte ; un groupe franchit jusqu’à trois mers sans bateaux
effect-elsewhere = verte ; un groupe va dans n’importe quelle province, sauf la Cité Interdite et ses abords
effect-mist = verte ; tous les pions sont répartis à nouveau sur ses provinces
effect-illusion = verte ; nomme une autre cible pour un vent

# Mots de la table
reason-ring = un peuple tient la Cité Interdite et les trois provinces qui l’entourent
reason-last = il ne reste qu’un joueur sur la planète
reason-rounds = le dernier tour de jeu est fini
by = ({ $you ->
    [yes] vous
   *[no] { $who }
})
place = { $name } ({ $id })
place-city = la Cité Interdite ({ $id })
place-two = { $first } et { $second }
place-unknown = { $id }, qui n’est pas sur cette carte
side-attack = attaque
side-defence = défense
lot-pawns = { $pawns } pions de plus
lot-boat = un bateau
lot-reinforcement = un renfort
party = { $people } ({ $who })

# Notation
error-notation = « { $given } » n’est pas un coup. Écrivez un tout, comme ohms-1 > kahil-2 x5 ou ohms-1 ~> akilon-2 x5, put tairo-0 x5 (poser), buy 2 boats 7 pawns (acheter 2 bateaux 7 pions) ; ou un coup comme la liste le montre, tel que from ohms-1 (depuis), to kahil-2 (vers), x5, ice ohms (glace), pass (passer), done (fini).
error-journey = « { $given } » n’est pas un trajet. Écrivez ohms-1 > kahil-2 x5 par terre ; ohms-1 ~ southeast ~ south > akilon-2 x5 par ces mers ; ohms-1 ~> akilon-2 x5 par le plus court voyage ; earth (terre) ou elsewhere (ailleurs) après le premier lieu pour une carte.
error-purchase = « { $given } » n’est pas un achat. Écrivez buy 2 boats 7 pawns (acheter 2 bateaux 7 pions), ou l’un des deux.
error-place = « { $given } » n’est ni une province ni une mer de cette carte : écrivez un id, comme ohms-1 ou strait, ou un nom.
error-province = « { $given } » n’est pas une province de cette carte : écrivez un id, comme ohms-1, ou un nom.
error-sea = « { $given } » n’est pas une mer de cette carte : écrivez un id, comme strait, ou un nom.
error-kingdom = « { $given } » n’est pas un royaume de cette carte. Royaumes : { $known }.
error-link = « { $given } » ne nomme pas deux mers reliées, comme strait+south.
error-card = « { $given } » n’est pas une carte de magie. Cartes : { $known }.
error-traded = « { $given } » n’est pas une carte qui s’échange. Cartes de magie : { $known }. Cartes de mise en place : une province, reinforcement (renfort), boat (bateau).
error-people = « { $given } » n’est pas un peuple. Peuples : { $known }.
error-number = { $given } est hors limites : écrivez un nombre de { $low } à { $high }.
error-two-places = « { $given } » est le nom de plusieurs lieux : écrivez { $choices }.
error-two-targets = « { $given } » peut vouloir dire plusieurs choses ici : écrivez l’un de { $choices }.
error-put-twice = « { $given } » est nommé deux fois : posez-y tous ses pions à la fois.
error-no-voyage = Aucun voyage ne mène de { $source } à { $target } : il faut deux côtes, et un chemin par mer entre elles.
error-too-long = On envoie au plus { $most } coups à la fois.

# Ce qui peut clocher dans une position
fault-numbers = un nombre est hors limites
fault-peoples = un joueur n’a pas les peuples que cette table donne
fault-order = l’ordre du tour, ou le peuple dont c’est le tour, n’est pas celui des peuples en jeu
fault-board = une province a des pions sans peuple, ou un peuple sans pions, ou est attaquée par les siens
fault-sea = il y a des pions en mer là où aucun Dragon ne peut être
fault-pawns = un peuple a plus de pions que la boîte n’en contient, ou vit sans en avoir
fault-boats = les bateaux ne sont pas ceux de la boîte
fault-crowns = une carte de royaume est à un peuple qui n’est pas en jeu, ou n’existe pas ; ou le Maître des Vents ne tient pas la Cité Interdite
fault-cards = les cartes de magie ne sont pas celles de la boîte
fault-hands = une main a un autre nombre de cartes qu’on ne dit, ou trop, ou est celle d’un joueur éliminé
fault-known = quelqu’un sait des cartes une chose qui n’est pas
fault-end = la partie devrait être finie, ou ne pas l’être
fault-setup = ce qui est choisi et posé ne va pas avec ce moment de la mise en place
fault-lots = les cartes de mise en place ne sont pas celles de la boîte, ou n’ont pas été prises à tour de rôle
fault-placing = il n’y a pas de pions à poser, ou pas le choix entre des lieux pour eux
fault-purchase = la bourse n’est pas ce que le dernier décompte a laissé
fault-trade = on fait une offre qui ne peut pas être faite
fault-winds = un vent souffle quand il ne le peut pas, ou sur ce qu’il ne peut pas toucher
fault-answers = quelqu’un a donné une réponse qu’on n’attendait pas, ou qui ne peut pas être donnée
fault-fight = des groupes attaquent, ont bougé ou sont frais à un moment où ils ne peuvent pas l’être
fault-dice = le combat en cours, ses Vents de Guerre et ses dés ne vont pas ensemble
fault-regrouping = les pas ou le plan de vol de la réorganisation ne vont pas avec le tour
fault-journey = un groupe est sur un chemin qu’il ne peut pas suivre
fault-asked = on n’interroge pas les bonnes places

# Ce qui se passe
event-rolled = { $you ->
    [yes] Vous lancez
   *[no] { $who } lance
} un { $a } pour l’ordre du choix.
event-picked = { $dealt ->
    [yes] { $people } vont à { $you ->
        [yes] vous
       *[no] { $who }
    }.
   *[no] { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $the }.
}
event-placed = { $people } { by } posent { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} à { $place }.
event-scattered = { $people } { by } se répartissent au hasard : { $pawns } pions sur { $provinces } provinces.
event-took = { $people } { by } prennent une carte { $colour ->
    [green] verte
   *[blue] bleue
}{ $known ->
    [yes]  : { $what }.
   *[no] .
}
event-laid = { $people } { by } commencent à { $place }.
event-reinforced = { $people } { by } reçoivent par cartes : { $pawns ->
    [0] aucun pion
   *[other] { $pawns } pions
}, { $boats ->
    [0] aucun bateau
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}.
event-round = Le tour de jeu { $a } commence.
event-turn = C’est le tour { $of } { by }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} { $card }{ $aim ->
    [target]  : { $target }.
    [attack] {" "}pour l’attaque.
    [defence] {" "}pour la défense.
   *[none] .
}
event-diverted = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} une Illusion. Nouvelle cible ({ $card }) : { $target }.
event-lost = { $people } { by } perdent { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} à { $place }{ $die ->
    [0] .
   *[other] {" "}(dé : { $die }).
}
event-driven = { $people } { by } sont chassés, depuis { $from } vers { $to } : { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}.
event-drowned = { $people } { by } n’ont pas de côte où s’échouer : { $pawns ->
    [one] { $pawns } pion perdu
   *[other] { $pawns } pions perdus
} à { $place }.
event-declared = { $people } { by } envoient { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} depuis { $from }{ $sails ->
    [yes] {" "}par { $seas }
   *[no] {""}
} pour attaquer { $to }.
event-taken = { $people } { by } prennent { $place }, où il n’y avait personne.
event-demons = { $spared ->
    [yes] Les démons épargnent leur Maître à { $place }.
   *[no] Les démons frappent à { $place } et lancent { $dice } : { $pawns ->
        [0] aucun pion ne tombe
        [one] { $pawns } pion tombe
       *[other] { $pawns } pions tombent
    }{ $left ->
        [0] , et les démons restent.
       *[other] , et { $the } { by } tiennent la province.
    }
}
event-battle = { $people } { by } attaquent { $enemy } à { $place }, { $attackers } contre { $defenders }.
event-helped = { $people } { by } envoient { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} depuis { $from } pour aider à { $place }.
event-volley = { $people } { by } tirent d’abord et lancent { $dice } : { $pawns ->
    [0] aucun attaquant ne tombe
    [one] { $pawns } attaquant tombe
   *[other] { $pawns } attaquants tombent
}.
event-threw = { $people } lancent { $dice }.
event-rerolled = { $own ->
    [yes] { $people } relancent leur { $old } : { $new }.
   *[no] Les Moines font relancer un { $old } { $of } : { $new }.
}
event-fell = Tombés : { $attackers ->
    [0] aucun attaquant
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
}, { $defenders ->
    [0] aucun défenseur
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
}.
event-won = { $people } { by } l’emportent et tiennent { $place } avec { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}.
event-emptied = Il ne reste personne à { $place }.
event-moved = { $people } { by } déplacent { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} depuis { $from }{ $sails ->
    [yes] {" "}par { $seas }
   *[no] {""}
} vers { $to }.
event-master = { $there ->
    [yes] { $people } { by } ont le titre de Maître des Vents.
   *[no] Il n’y a plus de Maître des Vents.
}
event-seized = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} les cartes de magie de tous les autres : { $a }.
event-out = { $people } { by } quittent la partie.
event-points = { $people } { by } ont { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tie_roll = { $people } { by } lancent un { $number } pour départager.
event-order = Numéro { $number } du nouvel ordre : { $the } { by }.
event-crowned = { $people } { by } reçoivent une carte de royaume : { $kingdom }.
event-uncrowned = { $people } { by } rendent une carte de royaume : { $kingdom }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $known ->
    [yes] { $card }
   *[no] une carte de magie
} pour { $the }.
event-removed = Carte retournée et retirée, son peuple n’étant pas en jeu : { $card }.
event-discarded = { $you ->
    [yes] Vous mettez
   *[no] { $who } met
} { $known ->
    [yes] { $card }
   *[no] une carte de magie
} sous la pioche.
event-offered = { $known ->
    [yes] { $partner_you ->
        [yes] { $who } vous propose
       *[no] { $you ->
            [yes] Vous proposez
           *[no] { $who } propose
        } à { $partner }
    }{ between-peoples } : { $give } contre { $want }.
   *[no] { $partner_you ->
        [yes] { $who } vous fait une offre{ between-peoples }.
       *[no] { $who } fait une offre à { $partner }{ between-peoples }.
    }
}
between-peoples = { $lots ->
    [yes] {" "}({ $first } avec { $second })
   *[no] {""}
}
event-accepted = { $you ->
    [yes] Vous acceptez
   *[no] { $who } accepte
} { $partner_you ->
    [yes] votre offre
   *[no] l’offre de { $partner }
}{ between-peoples }{ $known ->
    [yes]  : { $give } contre { $want }.
   *[no] .
}
event-refused = { $you ->
    [yes] Vous refusez
   *[no] { $who } refuse
} { $partner_you ->
    [yes] votre offre
   *[no] l’offre de { $partner }
}{ between-peoples }.
event-passed_on = { $people } cèdent { $what ->
    [province] la carte { $place }
    [green] une carte verte, face cachée
   *[blue] une carte bleue, face cachée
} ; { $taker } la reçoivent.
event-bought = { $people } { by } achètent { $what ->
    [pawns] {""}
   *[other] { $boats ->
        [one] { $boats } bateau
       *[other] { $boats } bateaux
    }
}{ $what ->
    [both] {" "}et{" "}
   *[other] {""}
}{ $what ->
    [boats] {""}
   *[other] { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }
}.
event-ended = La partie est finie : { $reason }.
event-passed_over = { $people } { by } ont disparu avant leur tour.

# La table en mots
table-line = { $line }
table-round = { $round ->
    [0] Mise en place.
   *[other] Tour de jeu { $round } sur { $last }.
}
table-turn = Tour { $of } ({ $who }).
table-over = La partie est finie : { $reason }. Victoire : { $victors }.
table-victor = { $people } ({ $who })
table-letter = { $letter } { $people }
table-letters = { $letters } ; * capitale, ^ volcan, · personne ; ~ mer, ≈ tempête.
table-kingdom = { $code } { $name }{ $value ->
    [0] {""}
   *[other] {" "}(vaut { $value })
}{ $frozen ->
    [yes] , pris dans la glace
   *[no] {""}
} : { $provinces }.
table-province = { $id } { $name } { $force }
table-group = { $place } { $pawns }
table-dragons = Dragons en mer : { $seas }.
table-storm = Tempête : { $seas }.
table-people = { $letter } { $people } ({ $who }) : { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} dans { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} au dernier compte, { $territory } maintenant ; { $boats ->
    [0] pas de bateaux
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}{ $crowns ->
    [0] {""}
    [one]  ; carte de royaume : { $kingdoms }
   *[other]  ; cartes de royaume : { $kingdoms }
}{ $reserve ->
    [0] {""}
   *[other]  ; encore à poser : { $reserve }
}{ $master ->
    [yes]  ; Maître des Vents
   *[no] {""}
}{ $power ->
    [yes] {""}
   *[no]  ; sans pouvoir ce tour
}.
table-out = { $letter } { $people } ({ $who }) : hors du jeu.
table-cards = Pioche : { $pile ->
    [one] { $pile } carte de magie
   *[other] { $pile } cartes de magie
}. Mains : { $hands }.{ $out ->
    [0] {""}
   *[other] {" "}Retirées : { $removed }.
}
table-hand-count = { $who } { $cards }
table-card = { $card } ×{ $count }
table-attacks = Attaques déclarées : { $groups }.
table-fight = Combat à { $place } : { $attacker } ({ $attackers }) contre { $defender } ({ $defenders }){ $walls ->
    [yes] , derrière des murs.
   *[no] .
}
table-war = Vent de Guerre : { $sides }.
table-dice = Dés, { $side } : { $dice }.
table-journey = En chemin : depuis { $from }{ $carried ->
    [yes] {" "}({ $card })
   *[no] {""}
}{ $sails ->
    [yes] {" "}par { $seas }
   *[no] {""}
}{ $aimed ->
    [yes] {" "}vers { $to }
   *[no] {""}
}.
table-steps = { $flight ->
    [yes] Vol de tous les Ailés : chaque pion peut voler une fois.
   *[no] { $steps ->
        [one] Il reste un pas de réorganisation.
       *[other] Pas de réorganisation restants : { $steps }.
    }
}
table-placing = { $why ->
    [mist] Pions soulevés par le Vent de Brume, encore à poser
   *[other] Pions encore à poser
} : { $pawns }.
table-placing-count = Pions en main : { $pawns }. Combien vont à { $place } ?
table-purchase = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à dépenser : un bateau coûte { $boat }, un pion { $pawn }. Bateaux restés dans la boîte : { $boats }.
table-wind = { $card } joué par { $who } : { $target }.
table-targets = Cibles : { $targets }.
table-shelter = Dragons chassés depuis { $sea } par { $wave ->
    [yes] le Raz-de-marée
   *[no] une tempête
}.
table-trade = { $trader } { $lots ->
    [yes] peuvent
   *[no] peut
} faire des offres : il en reste { $left }.
table-offering = { $trader } { $lots ->
    [yes] se tournent
   *[no] se tourne
} vers { $partner }.
table-offer = Offre de { $trader } à { $partner } : { $give } contre { $want }.
table-face-down = Cartes de mise en place face cachée : { $peoples }.
table-cards-of = { $people } { $greens ->
    [0] {""}
    [one] { $greens } renfort
   *[other] { $greens } renforts
}{ $greens ->
    [0] {""}
   *[other] { $blues ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $blues ->
    [0] { $greens ->
        [0] aucune
       *[other] {""}
    }
    [one] { $blues } bateau
   *[other] { $blues } bateaux
}
table-lots-left = Cartes de mise en place restantes : { $greens } vertes, { $blues } bleues.
table-lots = Vos cartes { $of } : { $count ->
    [0] aucune province
   *[other] { $provinces }
} ; { $pawns } pions de plus ; { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}.
table-hand = En main : { $card } ×{ $count } ({ $effect }).
table-known-pile = De la pioche vous connaissez : { $places }.
table-known-place = { $place } { $card }
table-known = Vous le savez : { $cards }, { $in_pile ->
    [0] {""}
    [one] dans la pioche au rang { $pile }
   *[other] dans la pioche aux rangs { $pile }
}{ $in_hands ->
    [0] {""}
   *[other] { $in_pile ->
        [0] {""}
       *[other] {" "}ou{" "}
    }chez { $hands }
}.

# Ce qu’on demande à qui regarde
task-pick = Choisissez un peuple, comme pick dragons (choisir dragons).
task-take = Prenez une carte verte (capitales, renforts) ou deux bleues (provinces, bateaux).
task-place_one = Posez un pion dans une province vide ou à vous, comme put tairo-0 (poser tairo-0).
task-place = Posez vos pions, comme put tairo-0 x5, ohms-1 x3 (poser).
task-window = Jouez une carte rouge avant ce tour, comme ice ohms (glace ohms), ou pass (passer).
task-illusion = Donnez au vent une autre cible, comme illusion ohms, ou pass (passer).
task-shelter = Où vont ces Dragons ?
task-attack = Attaquez, comme ohms-1 > kahil-2 x5, ou par mer ohms-1 ~> akilon-2 x5 ; ou done (fini).
task-ride = Attaquez encore, comme ohms-1 > kahil-2 x5, ou combattez là où c’est déclaré, comme fight kahil-2 (combat kahil-2).
task-order = Quel combat vient maintenant ?
task-help = De l’aide vient d’un autre volcan, comme help itak-0 (aide) ; ou pass (passer).
task-war = Jouez un Vent de Guerre, ou pass (passer).
task-reroll = Faites relancer un dé, comme reroll attack 2 (relance attaque 2), ou keep (garder).
task-reorganise = Réorganisez, comme ohms-1 > ohms-2 x5, ou done (fini).
task-trim = Vous avez trop de cartes de magie : défaussez-en une (discard).
task-trade = Faites une offre, comme offer 3 give war want ice (offre, donne, veux), ou done (fini).
task-exchange = Offrez des cartes de mise en place à un peuple, comme offer dragons give oz-0 want reinforcement (offre, donne, veux renfort), ou done (fini).
task-answer = Acceptez (accept) ou refusez (refuse).
task-buy = Achetez, comme buy 2 boats 7 pawns (acheter 2 bateaux 7 pions), ou boats 0.
task-pawns = Combien de pions achetez-vous ?
task-way = Où va le groupe ?
task-count = Combien de pions ? Écrivez x5 pour cinq.

# Les coups en mots
move-province = { $name }, { $kingdom }
move-sea = { $name }
move-card = { $card } : { $target }
move-take-green = une carte : une capitale, ou 3 pions de plus
move-take-blue = deux cartes : des provinces, ou un bateau
move-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-flight = tous les Ailés bougent une fois, d’un seul plan

# Une carte maison
allowed-map = le nom d’un fichier TOML, un tel texte ou ses données
map-too-many = { $path } : { $count } entrées ; il y a place pour { $most }.
map-id-kingdom = { $path } : « { $given } » ne peut pas être un royaume : de 1 à 12 lettres minuscules sans accent.
map-id-province = { $path } : « { $given } » ne peut pas être une province : son royaume, un trait d’union et un nombre de 0 à 99.
map-id-sea = { $path } : « { $given } » ne peut pas être une mer : lettres minuscules sans accent et traits d’union, 20 au plus.
map-name = { $path } : il faut un nom sur une ligne, sans espaces autour et de { $most } octets au plus (une lettre accentuée en prend deux).
map-name-twice = { $path } : « { $given } » est déjà le nom de { $other } ; majuscules et accents ne changent rien.
map-same-place = { $path } : se trouve au même endroit que { $other } : changez x ou y.
map-no-zargos = { $path } : manque : il faut au jeu le royaume des démons.
map-no-value = { $path } : manque : les points du royaume entier.
map-value-zargos = { $path } : Zargos n’a pas de valeur : qui le tient tout entier a gagné.
map-no-kingdom = { $path } : il n’y a pas de royaume « { $given } ». Royaumes : { $known }.
map-no-province = { $path } : il n’y a pas de province « { $given } ». Son royaume a : { $known }.
map-strange-province = { $path } : il n’y a pas de province « { $given } ». Une province est un nombre derrière l’un de ces royaumes : { $known }.
map-no-sea = { $path } : il n’y a pas de mer « { $given } ». Mers : { $known }.
map-no-provinces = { $path } : n’a aucune province.
map-no-capital = { $path } : n’a pas de capitale : donnez capital = true à l’une de ses provinces.
map-two-capitals = { $path } : { $kingdom } a déjà une capitale, { $first }.
map-few-provinces = { $path } : { $count } seulement hors de Zargos ; il en faut { $least }, une par peuple.
map-pieces = { $path } : est en morceaux : par terre, on n’atteint pas { $cut } depuis le reste.
map-ring = { $path } : exactement { $most } provinces de Zargos doivent border la Cité Interdite, et non { $count } ({ $given }).
map-zargos-border = { $path } : on n’atteint Zargos que par mer : { $a } et { $b } ne peuvent pas se toucher.
map-zargos-arm = { $path } : on ne vole pas vers Zargos : aucun bras de mer ne s’y franchit.
map-arm-border = { $path } : { $a } et { $b } se touchent par terre : il n’y a pas de bras de mer à franchir.
map-city-shore = { $path } : { $given } est la Cité Interdite : elle n’a pas de rivage.
map-pair = { $path } : doit être une liste de deux ids.
map-itself = { $path } : « { $given } » est mis en paire avec lui-même.
map-pair-twice = { $path } : { $a } et { $b } forment déjà une paire, au numéro { $first }.
map-few-shores = { $path } : il faut à une mer deux rivages au moins.
map-no-open-sea = { $path } : l’une au moins ne doit pas être un lac.
map-lake-link = { $path } : « { $given } » est un lac : il n’est relié à aucune mer.
map-sea-apart = { $path } : aucun passage ne relie { $cut } aux autres mers : ajoutez-en un, ou dites lake = true.
map-cut-off = { $path } : ni par terre ni par mer on n’atteint { $cut } depuis les autres provinces.

# En quoi une carte diffère de la boîte
map-warn-kingdoms = Royaumes sur cette carte : { $count } ; dans la boîte : { $box }.
map-warn-provinces = Provinces sur cette carte : { $count } ; dans la boîte : { $box }.
map-warn-size = { $kingdom }, provinces sur cette carte : { $count } ; dans la boîte : { $box }.
map-warn-arms = Bras de mer que l’on franchit, sur cette carte : { $count } ; dans la boîte : { $box }.
map-warn-lakes = Lacs sur cette carte : { $count } ; dans la boîte : { $box }.

# Pourquoi un coup est refusé
illegal-no-place = Ce lieu n’existe pas sur cette carte.

# … parce qu’on demande autre chose
illegal-while-pick = Pas maintenant : on choisit les peuples. Choisissez-en un qui est encore libre.
illegal-while-take = Pas maintenant : on prend les cartes de mise en place. Prenez une carte verte, ou deux bleues.
illegal-while-place-one = Pas maintenant : on place les premiers pions. Posez-en un pour { $people } sur une province vide hors de Zargos, ou sur une province déjà tenue.
illegal-while-place-source = Pas maintenant : il reste { $pawns ->
    [one] 1 pion
   *[other] { $pawns } pions
} à placer. Choisissez où.
illegal-while-place-count = Pas maintenant : on place des pions. Dites combien vous en posez ici, sur les { $pawns } qu’il y a.
illegal-while-window = Pas maintenant : on peut jouer des cartes rouges avant le tour { $of }. Jouez-en une, ou passez.
illegal-while-illusion = Pas maintenant : un vent a été appelé. Détournez-le vers une autre cible par une Illusion, ou passez.
illegal-while-shelter = Pas maintenant : des Dragons en mer sont chassés. Choisissez où ils vont.
illegal-while-attack-source = Pas maintenant : c’est le moment des attaques { $of }. Choisissez le lieu que quitte un groupe, ou passez à la suite.
illegal-while-order = Pas maintenant : plusieurs combats sont engagés. Choisissez celui qui vient ensuite.
illegal-while-help-source = Pas maintenant : les Araignées sont attaquées sur un volcan. Envoyez de l’aide depuis un autre volcan, ou passez.
illegal-while-war = Pas maintenant : un combat va commencer. Appelez un Vent de Guerre, ou passez.
illegal-while-reroll = Pas maintenant : les Moines peuvent faire relancer un dé. Choisissez lequel, ou gardez les dés tels quels.
illegal-while-reorganise-source = Pas maintenant : c’est le moment de la réorganisation { $of }. Choisissez le lieu que quitte un groupe, ou terminez le tour.
illegal-while-flight-source = Pas maintenant : les Ailés volent, tous selon un même plan. Choisissez la prochaine province qui envoie des pions, ou terminez le tour.
illegal-while-way = Pas maintenant : un groupe quitte ce lieu ({ $place }). Choisissez où il va.
illegal-while-sailing = Pas maintenant : un groupe parti d’une province ({ $place }) est en mer ({ $sea }). Choisissez où il débarque, ou la mer qu’il traverse ensuite.
illegal-while-count = Pas maintenant : un groupe quitte ce lieu ({ $place }). Dites combien de pions partent.
illegal-while-trim = Pas maintenant : vous avez trop de cartes de magie. Choisissez-en une à remettre sous la pioche.
illegal-while-trade-source = Pas maintenant : vous pouvez faire des échanges. Choisissez à qui faire une offre, ou arrêtez là.
illegal-while-trade-way = Pas maintenant : vous faites une offre. Choisissez la carte que vous donnez, ou aucune.
illegal-while-trade-count = Pas maintenant : vous faites une offre. Choisissez la carte que vous voulez, ou aucune.
illegal-while-answer = Pas maintenant : on vous a fait une offre. Acceptez-la, ou refusez-la.
illegal-while-buy-boats = Pas maintenant : c’est le moment des achats { $of }. Dites combien de bateaux ; les pions viennent ensuite.
illegal-while-buy-pawns = Pas maintenant : les bateaux { $of } sont achetés. Dites combien de pions acheter.

# … mise en place et placement
illegal-people-taken = { $who } a déjà ce peuple ({ $people }). Choisissez-en un qui est libre ({ $allowed }).
illegal-put-sea = Les pions se placent sur des provinces, pas en mer.
illegal-put-zargos = Personne ne commence dans Zargos. Choisissez une province vide ailleurs, ou une province que vous tenez.
illegal-put-held = Cette province ({ $place }) est tenue par { $people }. Choisissez-en une qui est vide, ou que vous tenez.
illegal-put-others = Cette province ({ $place }) n’est pas tenue par { $people }. Choisissez-en une qui l’est.
illegal-put-ice = Cette province ({ $place }) est prise dans la glace, où la brume n’arrive pas. Choisissez-en une autre.
illegal-put-no-dragons = Il n’y a pas de Dragons dans cette mer ({ $sea }). Les nouveaux vont dans leurs provinces, ou dans des mers où il y en a déjà.
illegal-put-order = Les lieux se remplissent dans l’ordre de la carte, et vous en êtes à { $last }. Choisissez un lieu qui vient après, et non { $place }.
illegal-put-count = Vous ne pouvez pas en poser autant : il ne reste { $most ->
    [one] qu’un pion
   *[other] que { $most } pions
} à placer.

# … Dragons chassés
illegal-shelter-wave = La vague jette ces Dragons sur celle de leurs côtes qui est la plus proche. Choisissez parmi celles-ci ({ $allowed }).
illegal-shelter-storm = La tempête pousse ces Dragons dans une mer calme reliée à la leur. Choisissez parmi celles-ci ({ $allowed }).

# … attaques
illegal-done-fights = Des groupes attendent encore leur combat ({ $allowed }). Combattez d’abord, et vous pourrez continuer.
illegal-fight-early = Toutes les attaques sont déclarées avant le premier combat. Déclarez-en une autre, ou dites qu’il n’y en a plus.
illegal-fight-none = Il n’y a pas de combat à livrer ici ({ $place }){ $count ->
    [0] , ni ailleurs.
   *[other] . Choisissez parmi ceux-ci ({ $allowed }).
}
illegal-sea-nobody = Personne qui puisse partir n’est dans cette mer ({ $sea }) : seuls des Dragons restent en mer.
illegal-sea-storm = Une tempête retient les Dragons dans cette mer ({ $sea }) : ils ne peuvent rien faire ce tour-ci.
illegal-sea-no-coast = Sur cette mer ({ $sea }), il n’y a pas de côte que les Dragons puissent attaquer.
illegal-sea-ice = Sur cette mer ({ $sea }), les côtes où les Dragons pourraient aller sont prises dans la glace ce tour-ci.
illegal-sea-shut = Des tempêtes ferment les mers qui entourent celle-ci ({ $sea }), et les Dragons n’y ont pas de côte où débarquer.
illegal-sea-stuck = De cette mer ({ $sea }), les Dragons ne peuvent aller nulle part en ce moment.
illegal-from-others = Cette province ({ $place }) n’est pas tenue par { $people }. Un groupe part d’une province qui l’est.
illegal-from-one = Il n’y a qu’un pion dans cette province ({ $place }), et il doit toujours en rester un.
illegal-from-worn = Les Chevaliers de cette province ({ $place }) sont partis de Zargos ou y sont entrés : ils n’attaquent plus ce tour-ci.
illegal-from-nowhere = De cette province ({ $place }), on n’atteint par terre rien qui puisse être attaqué, { $boats ->
    [0] et vous n’avez pas de bateaux
   *[other] ni avec vos bateaux
}.
illegal-from-again = Tout ce qu’on pourrait attaquer de cette province ({ $place }) a été attaqué ce tour-ci, et les Chevaliers n’attaquent jamais la même deux fois.
illegal-from-ice = De cette province ({ $place }), tout ce qu’on pourrait atteindre par terre est pris dans la glace ce tour-ci.
illegal-from-storm = De cette province ({ $place }), le groupe ne va nulle part par terre, et une tempête lui ferme la mer ce tour-ci.
illegal-ice-from = Cette province ({ $place }) est prise dans la glace : personne n’en sort ce tour-ci.
illegal-ice-to = Cette province ({ $place }) est prise dans la glace : personne n’y entre ce tour-ci.
illegal-to-sea = Une attaque vise une province, et non une mer ({ $place }).
illegal-to-own = Vous tenez déjà cette province ({ $place }) : un peuple ne s’attaque pas lui-même.
illegal-to-again = Les Chevaliers ont déjà attaqué cette province ({ $place }) ce tour-ci, et n’attaquent jamais la même deux fois.
illegal-to-same = Le groupe est déjà là ({ $place }). Choisissez un autre lieu.
illegal-not-bordering = Ces deux provinces n’ont pas de frontière commune ({ $source }, { $place }){ $count ->
    [0] . Par terre, le groupe ne peut aller nulle part.
   *[other] . Par terre, le groupe peut aller ici : { $allowed }.
}
illegal-not-on-shore = Cette province ({ $place }) ne borde pas la mer où se trouve le groupe ({ $sea }){ $count ->
    [0] , qui n’a pas de rivage où débarquer.
   *[other] . Il peut débarquer ici : { $allowed }.
}
illegal-zargos-tired = Seuls des Chevaliers qui n’ont ni bougé ni combattu ce tour-ci partent de Zargos ou y entrent, et il n’y en a pas à envoyer d’ici ({ $place }).
illegal-board-tired = Seuls des Chevaliers qui n’ont ni bougé ni combattu ce tour-ci passent la mer, et il n’y en a pas à envoyer d’ici ({ $place }).
illegal-count-stay = Il doit rester un pion ici ({ $place }) : { $most ->
    [one] un seul peut partir.
   *[other] { $most } au plus peuvent partir.
}
illegal-count-sea = Il n’y a pas autant de Dragons ici ({ $place }) : { $most } au plus peuvent partir.
illegal-count-tired = Seuls des Chevaliers qui n’ont ni bougé ni combattu ce tour-ci passent la mer, partent de Zargos ou y entrent : { $most } au plus d’ici ({ $place }).
illegal-count-worn = Des Chevaliers partis de Zargos ou entrés là n’attaquent plus ce tour-ci : { $most } au plus peuvent partir d’ici ({ $place }).

# … voyages en mer
illegal-sail-from-sea = Les Dragons en mer n’ont pas besoin de bateaux, et n’embarquent pas. Choisissez où ils vont de là.
illegal-sail-elsewhere = Le Vent d’Ailleurs porte ce groupe tout droit dans une province. Choisissez laquelle.
illegal-earth-sail = Le Vent de Terre porte ce groupe au-dessus de la mer. Choisissez la première mer qu’il traverse.
illegal-elsewhere-ring = Un Vent d’Ailleurs ne porte personne dans la Cité Interdite, ni dans les provinces qui l’entourent. Choisissez-en une autre.
illegal-sail-twice = Le groupe a déjà traversé cette mer ({ $sea }), et un voyage n’entre pas deux fois dans la même.
illegal-sail-coast = Cette province ({ $place }) ne borde pas cette mer ({ $sea }){ $count ->
    [0] , ni aucune autre.
   *[other] . Les mers qui l’entourent sont { $allowed }.
}
illegal-sail-lake = C’est un lac ({ $sea }) : aucun voyage ne mène de là à une autre mer, ni d’une autre mer jusque-là.
illegal-sail-link = Ces deux mers ne sont pas reliées ({ $here }, { $sea }). De la première, un groupe peut continuer ici : { $allowed }.
illegal-sail-storm = Une tempête ferme cette mer ({ $sea }) ce tour-ci.
illegal-sail-boats = Vous n’avez pas de bateau pour une mer de plus.
illegal-sail-landing = Par cette mer ({ $sea }), le groupe n’atteindrait aucune province où débarquer : vous pouvez payer { $count ->
    [one] 1 mer
   *[other] { $count } mers
} au plus.

# … vols et Vortex
illegal-flight-zargos = Personne ne vole dans Zargos, pour y entrer ni pour en sortir : là, les Ailés se déplacent comme tout le monde.
illegal-flight-ice = On n’atteint cette province ({ $place }) que par-dessus des provinces gelées, et personne ne vole au-dessus de la glace.
illegal-flight-far = C’est trop loin pour un vol ({ $source }, { $place }) : deux provinces au plus, ou la traversée d’un bras de mer{ $count ->
    [0] . Le groupe ne peut voler nulle part.
   *[other] . Le groupe peut voler ici : { $allowed }.
}
illegal-typhoon = Le Typhon cloue les Ailés au sol ce tour-ci : ils se déplacent comme tout le monde.
illegal-earthquake = Le Tremblement de terre ferme les Vortex ce tour-ci : pour les Araignées aussi, les volcans ne se touchent plus.
illegal-flight-others = Seuls les Ailés volent, et non { $people }.
illegal-flight-begun = Le vol a déjà commencé. Choisissez la prochaine province qui envoie des pions, ou terminez le tour.
illegal-flight-late = Un vol de tous les Ailés remplace les deux pas, et l’un d’eux est déjà fait.
illegal-flight-nobody = Aucun Ailé ne pourrait voler d’une de ses provinces à une autre.
illegal-flight-closed = Cette province ({ $place }) a déjà envoyé ses pions : une province après l’autre, et chacune une seule fois.
illegal-flight-flown = Dans cette province ({ $place }), il ne reste personne qui n’ait déjà volé.
illegal-flight-order = D’une même province, les vols se nomment dans l’ordre de la carte, et vous en êtes à { $last }. Seul ce qui vient après peut être nommé maintenant.
illegal-flight-nowhere = De cette province ({ $place }), les Ailés ne peuvent voler vers aucune autre des leurs.
illegal-flight-sea = Les Ailés volent de province en province : seuls des Dragons restent en mer.
illegal-count-flown = Ceux qui viennent d’arriver ne repartent pas : { $most } au plus peuvent partir d’ici ({ $place }).

# … réorganisation
illegal-step-nowhere = De cette province ({ $place }), on n’atteint par terre aucune autre des vôtres, { $boats ->
    [0] et vous n’avez pas de bateaux
   *[other] ni avec vos bateaux
}.
illegal-step-empty = Personne ne tient cette province ({ $place }), et la réorganisation n’en prend pas : il faut une attaque.
illegal-step-others = Cette province ({ $place }) n’est pas tenue par { $people } : la réorganisation va d’une province à une autre du même peuple.
illegal-step-flight = D’un simple pas, les Ailés vont comme tout le monde dans une province voisine. On atteint celle-ci ({ $place }) par un vol de tous, qui remplace les deux pas.
illegal-swim-others = Seuls des Dragons restent en mer, et non { $people }. En bateau, un groupe va jusqu’à une province.
illegal-swim-wave = Le Raz-de-marée retient les Dragons à terre ce tour-ci.
illegal-swim-aboard = Un groupe qui passe la mer en bateau ou par un vent n’y reste pas. Choisissez une province où il débarque.
illegal-swim-zargos = De Zargos ({ $place }), les Dragons ne prennent pas la mer : aucun peuple n’y a son pouvoir.

# … combats
illegal-help-here = Le combat est ici ({ $place }) : l’aide vient d’un autre volcan. Choisissez parmi ceux-ci ({ $allowed }), ou passez.
illegal-help-others = Cette province ({ $place }) n’est pas tenue par les Araignées. Choisissez parmi celles-ci ({ $allowed }), ou passez.
illegal-help-volcano = Il n’y a pas ici ({ $place }) de volcan d’où venir. Choisissez parmi ceux-ci ({ $allowed }), ou passez.
illegal-help-ice = Cette province ({ $place }) est prise dans la glace : personne n’en sort. Choisissez parmi celles-ci ({ $allowed }), ou passez.
illegal-help-one = Il n’y a qu’un pion ici ({ $place }), et il doit en rester un. Choisissez parmi ces provinces ({ $allowed }), ou passez.
illegal-help-attacked = Cette province ({ $place }) attend elle-même un combat. Choisissez parmi celles-ci ({ $allowed }), ou passez.
illegal-reroll-side = Pas ces dés-là maintenant : ce qui peut être relancé est un dé { $of }.
illegal-reroll-die = Ce dé n’existe pas : { $count ->
    [one] 1 dé a été lancé
   *[other] { $count } dés ont été lancés
} par { $people }.
illegal-reroll-equal = Des dés égaux reviennent au même. Choisissez le premier d’entre eux, le numéro { $first }.
illegal-war-side = Vous n’appelez un Vent de Guerre que pour un camp à vous dans ce combat.

# … cartes de magie
illegal-card-edition = Cette édition n’a pas cette carte ({ $card }).
illegal-card-held = Vous n’avez pas cette carte ({ $card }).
illegal-card-first = Choisissez d’abord la province que quitte le groupe. Ensuite, vous pourrez jouer cette carte ({ $card }).
illegal-card-moment = Ce n’est pas le moment de cette carte ({ $card }). { $moment ->
    [red] Les cartes rouges se jouent avant le tour d’un peuple.
    [war] Elle se joue juste avant un combat, par l’attaquant ou le défenseur.
    [mist] Elle se joue dans la réorganisation, avant le premier pas.
    [illusion] Elle se joue juste après un Vent de Tempête, de Glace ou de Folie, ou un Vent démoniaque.
   *[other] Elle se joue quand un groupe se déplace, en attaque ou en réorganisation.
}
illegal-card-nobody = Cette carte ({ $card }) vise un peuple qui n’est plus en jeu ({ $people }).
illegal-card-own-turn = Cette carte ({ $card }) ne se joue qu’avant le tour { $of }.
illegal-card-again = Cette carte ({ $card }) ne changerait rien : le pouvoir { $of } est déjà perdu pour ce tour.
illegal-card-no-target = Cette carte ({ $card }) ne nomme pas de cible.
illegal-card-twice = Vous avez déjà joué cette carte ({ $card }) sur cette cible avant ce tour. Choisissez une autre cible, ou gardez-la pour plus tard.
illegal-demonic-empty = Il n’y a pas de pions ici ({ $place }) qu’un Vent démoniaque puisse emporter.
illegal-no-seas = Un Vent de Tempête frappe deux mers reliées, et il n’y a pas de telle paire sur cette carte.
illegal-no-kingdom = Ce royaume n’existe pas sur cette carte.
illegal-illusion-same = Le vent vise déjà cela ({ $target }). Nommez une autre cible, ou passez.
illegal-carry-twice = Un vent porte déjà ce groupe, et il n’a droit qu’à un seul.
illegal-carry-late = Le groupe est déjà en mer. Cette carte ({ $card }) se joue avant la première mer.
illegal-carry-sea = Cette carte ({ $card }) porte des groupes qui quittent une province, et non des Dragons en mer.
illegal-carry-nowhere = Même cette carte ({ $card }) ne mènerait pas un groupe d’ici ({ $place }) dans une province où il puisse entrer.
illegal-mist-late = Un Vent de Brume remplace les deux pas d’une réorganisation, et l’un d’eux est déjà fait.
illegal-mist-nothing = Un Vent de Brume ne changerait rien : il lui faut un pion disponible et deux provinces sans glace.
illegal-shed-others = Seule une carte contre un de vos peuples peut être remise sans servir, et ce n’est pas le cas de celle-ci ({ $card }).
illegal-shed-old = Seule une carte distribuée dans ce tour de jeu peut être remise sans servir, et celle-ci ({ $card }) ne l’a pas été.

# … échanges
illegal-partner-none = Ce joueur n’existe pas : cette table en compte { $seats }.
illegal-partner-self = On échange avec les autres, pas avec soi-même.
illegal-partner-out = { $who } n’est plus en jeu.
illegal-partner-people = Les cartes de magie s’échangent entre joueurs, pas entre peuples. Choisissez un joueur.
illegal-partner-player = Les cartes de mise en place s’échangent entre peuples. Choisissez un peuple d’un autre joueur.
illegal-partner-nothing = Il ne reste pas d’offre que vous puissiez faire maintenant ({ $who }).
illegal-give-nothing = Vous ne pouvez pas demander un don : votre main est pleine, ou il n’y a pas de carte à obtenir là ({ $who }).
illegal-give-refused = Ce don a été refusé, et il n’y a rien à obtenir en échange ({ $who }).
illegal-want-refused = Cette offre a été refusée, et une offre refusée n’est pas répétée ({ $who }).
illegal-want-nothing = Rien contre rien, ce n’est pas une offre. Choisissez la carte que vous voulez.
illegal-want-room = Il n’y a pas de place pour un don dans cette main ({ $who }). Choisissez une carte que vous voulez en échange.
illegal-want-empty = Il n’y a pas de carte à obtenir là ({ $who }). Vous ne pouvez faire qu’un don.
illegal-traded-lot = Les cartes de mise en place ne s’échangent qu’à la mise en place. Choisissez une carte de magie, ou aucune.
illegal-traded-none = Il n’y a pas de telle carte de mise en place. Choisissez une province hors de Zargos, un renfort ou un bateau.
illegal-exchange-absent = Ce peuple n’est pas en jeu ({ $people }).
illegal-exchange-own = Les peuples d’un même joueur restent séparés et n’échangent pas de cartes. Choisissez un peuple d’un autre joueur.
illegal-exchange-gift = Il n’y a pas de carte à obtenir là pour rien ({ $who }).
illegal-exchange-same = La même chose contre la même chose, ce n’est pas un échange ({ $card }).
illegal-exchange-held = Cette carte ({ $card }) n’est pas de celles qu’a ce peuple ({ $people }).
illegal-exchange-last = C’est la dernière province ({ $card }) qu’a ce peuple ({ $people }) : elle ne se donne que contre une autre.
illegal-exchange-pawns = Ce peuple ({ $people }) n’a plus de pion à poser sur une autre province.
illegal-accept = Vous n’avez pas la carte demandée ({ $card }). Vous ne pouvez que refuser.

# … achats
illegal-boats-left = { $count ->
    [0] Il ne reste pas de bateau dans la boîte.
    [one] Il ne reste qu’un bateau dans la boîte.
   *[other] Il ne reste que { $count } bateaux dans la boîte.
}
illegal-boats-points = Un bateau coûte { $price } points, et vous en avez { $points } : { $count ->
    [0] ce n’est pas assez pour un.
    [one] c’est assez pour 1 au plus.
   *[other] c’est assez pour { $count } au plus.
}
illegal-pawns-points = Un pion coûte { $price } points, et vous en avez { $points } : { $count ->
    [one] c’est assez pour 1 au plus.
   *[other] c’est assez pour { $count } au plus.
}
illegal-pawns-most = Un peuple a au plus { $most } pions sur le plateau : vous pouvez en acheter { $count ->
    [one] encore 1 seulement.
   *[other] encore { $count } au plus.
}

# Ce qui pourrait décider d’une partie
factor-peoples = Peuples
factor-kingdoms = Cartes de royaume reçues
factor-cards = Cartes de magie jouées
factor-deeds = Faits de guerre
factor-kingdom = { $name }
factor-first = A le premier tour
factor-battle = Attaque un peuple
factor-taken = Prend une province vide
factor-bought = Achète des bateaux ou des pions
factor-master = Devient Maître des Vents
factor-out = Perd un peuple
factor-pawns = Pions
