title = Aux pierres du dragon
tagline = Tous misent le poing fermé. Gagnez les personnages, amassez des pierres et changez-les en trois points.

# Options
option-open_purses = Les bourses sont posées devant les écrans
option-characters = Vos propres personnages : un fichier TOML (voir la documentation)
allowed-characters = un fichier TOML de personnages, ou une liste de personnages

# Mots de la table
reason-points = quelqu’un a trois points
reason-no_gold = plus personne n’a d’or
reason-no_bids = aucun or n’a été misé pendant trois tours de suite
reason-turns = soixante tours ont été joués
coin-0 = or des fées
coin-1 = or vulgaire
coin-2 = argent
coin-3 = { $count ->
    [one] pièce maudite
   *[other] pièces maudites
}
coin-4 = { $count ->
    [one] amulette
   *[other] amulettes
}
coins = { $count } { $coin }
stone-r = rouge
stone-b = bleue
stone-y = jaune
stones-r = { $count } { $count ->
    [one] rouge
   *[other] rouges
}
stones-b = { $count } { $count ->
    [one] bleue
   *[other] bleues
}
stones-y = { $count } { $count ->
    [one] jaune
   *[other] jaunes
}
stones-none = aucune pierre
bid-nothing = rien

# Étapes d’un pouvoir
way-nothing = rien de plus
step-score = { $count ->
    [one] marquer 1 point
   *[other] marquer { $count } points
}
step-take = prendre { $coins }
step-take-stone = { $colour ->
    [choice] prendre une pierre au choix
    [named] prendre une pierre de la couleur nommée
    [r] prendre une pierre rouge
    [b] prendre une pierre bleue
   *[y] prendre une pierre jaune
}
step-pay = payer { $coins }
step-pay-stones = { $how ->
    [any] { $count ->
        [one] payer une pierre quelconque
       *[other] payer { $count } pierres quelconques
    }
    [same] { $count ->
        [one] payer une pierre quelconque
       *[other] payer { $count } pierres d’une même couleur
    }
    [each] { $count ->
        [one] payer une pierre de chaque couleur
       *[other] payer { $count } pierres de chaque couleur
    }
    [all] payer toutes ses pierres
    [named] { $count ->
        [one] payer une pierre de la couleur nommée
       *[other] payer { $count } pierres de la couleur nommée
    }
    [r] { $count ->
        [one] payer une pierre rouge
       *[other] payer { $count } pierres rouges
    }
    [b] { $count ->
        [one] payer une pierre bleue
       *[other] payer { $count } pierres bleues
    }
   *[y] { $count ->
        [one] payer une pierre jaune
       *[other] payer { $count } pierres jaunes
    }
}
step-choose = choisir encore
step-name = nommer une couleur
step-victim = { $who ->
    [second] viser le deuxième plus offrant
   *[other] désigner un joueur
}
step-steal-stone = voler une pierre
step-steal-purse = prendre tout l’or vulgaire et tout l’argent de cette bourse
step-banish = tous rendent des pierres
step-bag = { $count ->
    [one] tirer une pierre du sac
   *[other] tirer { $count } pierres du sac
}
step-luck = tirer des pierres tant qu’on l’ose
step-copy = { $source ->
    [past] employer un personnage déjà apparu
    [random] employer un personnage à venir, tiré au hasard
   *[chosen] employer un personnage à venir, choisi
}
step-keep = garder la carte
step-give-up = renoncer aux pièces de la mise

# Notation
error-notation = « { $given } » n’est pas un coup. Écrivez une mise comme mise 3f+1v (f or des fées, v or vulgaire, n pièces maudites, a amulettes) ou mise 0 ; argent 2 ; voie 1 ; payer 2r+1b+1j ; rouge ; joueur 3 ; comme voleur ; double ou une fois ; piocher ou assez.
error-character = « { $given } » ne nomme aucun personnage. Écrivez-en un de ce tour, par exemple comme voleur.

# Coups que les règles interdisent
illegal-too-many-coins = Aucune mise ne tient autant : au plus { $coins }.
illegal-too-many-stones = Il n’y a que { $most } pierres de chaque couleur.
illegal-bid-fairy = { $held ->
    [0] Vous n’avez pas d’or des fées à miser.
    [one] Vous n’avez qu’une pièce d’or des fées à miser.
   *[other] Vous n’avez que { $held } pièces d’or des fées à miser.
}
illegal-bid-common = { $held ->
    [0] Vous n’avez pas d’or vulgaire à miser.
    [one] Vous n’avez qu’une pièce d’or vulgaire à miser.
   *[other] Vous n’avez que { $held } pièces d’or vulgaire à miser.
}
illegal-bid-black = { $held ->
    [0] Vous n’avez pas de pièce maudite à miser.
    [one] Vous n’avez qu’une pièce maudite à miser.
   *[other] Vous n’avez que { $held } pièces maudites à miser.
}
illegal-bid-amulets = { $held ->
    [0] Vous n’avez pas d’amulette à miser.
    [one] Vous n’avez qu’une amulette à miser.
   *[other] Vous n’avez que { $held } amulettes à miser.
}
illegal-bid-fist = Un poing tient au plus { $most } pièces d’or, or des fées et or vulgaire ensemble.
illegal-silver = { $held ->
    [0] Vous n’avez pas d’argent à miser.
    [one] Vous n’avez qu’une pièce d’argent à miser.
   *[other] Vous n’avez que { $held } pièces d’argent à miser.
}
illegal-while-bidding = Pas maintenant : un personnage est aux enchères. Misez autant de votre or que vous voulez, ou rien ; des pièces maudites et des amulettes peuvent s’y joindre.
illegal-while-tied = Pas maintenant : les plus fortes mises sont égales. Misez autant de votre argent que vous voulez, ou rien ; des amulettes peuvent s’y joindre, mais ni or ni pièces maudites.
illegal-while-deciding = Pas maintenant : vous employez { $character }. { $task ->
    [double] Décidez si vous jouez la carte que vous gardez, qui fait servir le pouvoir deux fois.
    [way] Choisissez l’une des voies que le pouvoir offre.
    [pay] Choisissez les pierres que vous payez.
    [colour] Choisissez une couleur.
    [player] Choisissez le joueur que le pouvoir vise.
    [character] Choisissez le personnage dont vous employez le pouvoir.
   *[draw] Tirez encore une pierre, ou arrêtez-vous et gardez celles que vous avez tirées.
}
illegal-way-none = Il n’y a pas de telle voie pour employer { $character } : choisissez l’une des { $count } qui existent.
illegal-way-closed = Vous ne pouvez pas payer cela, ou la banque n’a rien à donner en échange : choisissez une autre voie.
illegal-pay-count = Pour employer { $character }, il faut payer { $count ->
    [one] 1 pierre
   *[other] { $count } pierres
}, et non { $given }.
illegal-pay-held = Vous n’avez pas toutes ces pierres : les vôtres sont { $stones }.
illegal-colour-bank = La banque n’a pas de pierre { $colour } : choisissez une autre couleur ({ $allowed }).
illegal-colour-pay = { $count ->
    [one] Vous n’avez pas de pierre de cette couleur
   *[other] Vous n’avez pas { $count } pierres de cette couleur
} ({ $colour }) : choisissez-en une autre ({ $allowed }).
illegal-colour-victim = { $victim } n’a pas de pierre { $colour } : choisissez une autre couleur ({ $allowed }).
illegal-player-self = Le pouvoir vise les autres, et non vous-même : choisissez un autre joueur ({ $allowed }).
illegal-player-none = Ce joueur n’existe pas : cette table en compte { $seats }.
illegal-player-second = Le pouvoir vise le deuxième plus offrant, ici { $allowed }.
illegal-player-stones = Ce joueur n’a pas de pierre à voler : choisissez-en un qui en a ({ $allowed }).
illegal-character-away = Ce tour se joue sans { $character } : choisissez un autre personnage ({ $allowed }).
illegal-character-past = Vous ne pouvez pas employer { $character } avant son apparition : choisissez un personnage déjà apparu ({ $allowed }).
illegal-character-to-come = Vous ne pouvez plus employer { $character } après son apparition : choisissez un personnage à venir ({ $allowed }).
illegal-character-at-work = Vous ne pouvez pas employer { $character }, dont le pouvoir est en cours : choisissez un autre personnage ({ $allowed }).
illegal-character-held = Vous ne pouvez pas employer { $character }, que quelqu’un garde : choisissez un autre personnage ({ $allowed }).

# Personnages maison
own-too-many = { $path } : { $count } personnages ; { $most } au plus sont permis.
own-many-cards = { $path } : { $count } cartes en tout ; { $most } au plus tiennent à côté de celles de la boîte.
own-many-kept = { $path } : { $count } cartes à garder ; { $most } au plus sont permises.
own-id = { $path } : « { $given } » ne peut pas être un id : minuscules, chiffres et -, 24 au plus, aucun personnage de la boîte, et pas own- avec un numéro.
own-text = { $path } : il faut un texte simple de 1 à { $most } lettres, sur une ligne.
own-steps = { $path } : doit être une liste d’au moins une étape.
own-verb = { $path } : une étape a l’un de ces verbes : { $known } ; ici : { $given }.
own-too-long = { $path } : trop long : les étapes font { $count } instructions, et il y a place pour { $most } (docs/own-characters.md dit comment elles se comptent).
own-cost = { $path } : personne ne pourrait payer cela : les étapes jusqu’ici coûtent { $count } en tout, et il n’y en a que { $most }.
own-ways = { $path } : doit être une liste de { $least } à { $most } voies, chacune une liste d’étapes.
own-nested = { $path } : une répétition ne peut pas en contenir une autre.
own-endless = { $path } : cela pourrait durer toujours : payez avec ce que les étapes ne rendent pas, ou dites combien de fois avec times.
own-not-named = { $path } : « named » demande avant lui une étape qui nomme une couleur.
own-no-victim = { $path } : « steal » demande avant lui une étape qui désigne une victime.

# Ce qui peut clocher dans une position
fault-numbers = un nombre est hors limites
fault-coins = les pièces ne sont pas celles de la boîte
fault-stones = les pierres ne sont pas celles de la boîte
fault-specials = les cartes spéciales ne sont pas celles de la boîte
fault-slots = les personnages du tour ne sont pas ceux de base et deux spéciaux
fault-pile = la pile ne contient pas exactement ce qui est à venir
fault-asked = on n’interroge pas les bonnes places
fault-power = les pouvoirs en cours ne vont pas avec l’enchère
fault-bids = quelque chose est misé avant que les poings ne s’ouvrent
fault-end = la partie devrait être finie, ou ne devrait pas l’être

# Ce qui arrive
event-dealt = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
} avec ces pierres : { $stones }.
event-turn = Le tour { $a } commence.
event-reshuffled = Les spéciaux déjà joués sont mélangés : { $a } cartes.
event-announced = Ce tour : { $character }.
event-revealed = Aux enchères : { $character }.
event-bid = { $nothing ->
    [yes] { $you ->
        [yes] Vous ne misez rien
       *[no] { $who } ne mise rien
    }
   *[no] { $you ->
        [yes] Vous misez
       *[no] { $who } mise
    } { $bid }
}{ $doubled ->
    [yes] {" "}(valeur { $value })
   *[no] {""}
}.
event-nobody_bid = Personne n’a misé d’or : au suivant.
event-bewitched = Personnage ensorcelé : { $character }. Personne n’emploie son pouvoir.
event-tied = { $you ->
    [yes] Vous êtes
   *[no] { $who } est
} à égalité à { $a }.
event-silver = { $nothing ->
    [yes] { $you ->
        [yes] Vous ne misez rien
       *[no] { $who } ne mise rien
    }
   *[no] { $you ->
        [yes] Vous misez
       *[no] { $who } mise
    } { $bid }
} pour départager.
event-still_tied = Encore égalité : personne n’emploie le pouvoir.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} avec { $a }.
event-used = { $you ->
    [yes] Vous employez
   *[no] { $who } emploie
} { $b ->
    [1] encore ce pouvoir
   *[0] ce pouvoir
} : { $character }.
event-picked = { $you ->
    [yes] Vous l’employez
   *[no] { $who } l’emploie
} comme { $character }.
event-doubled = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} { $character } : le pouvoir sert deux fois.
event-chose = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} : { $way }.
event-scored = { $you ->
    [yes] Vous marquez
   *[no] { $who } marque
} { $a ->
    [one] 1 point
   *[other] { $a } points
} : { $b } en tout.
event-took = { $count ->
    [0] La banque n’a pas d’{ $coin } { $you ->
        [yes] pour vous
       *[no] pour { $who }
    }.
   *[other] { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $coins }.
}
event-took_stone = { $count ->
    [0] La banque n’a pas de pierre { $colour }.
   *[other] { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une pierre { $colour }.
}
event-paid_stones = { $count ->
    [0] { $you ->
        [yes] Vous n’avez pas de pierres et n’en payez aucune.
       *[no] { $who } n’a pas de pierres et n’en paie aucune.
    }
   *[other] { $you ->
        [yes] Vous payez
       *[no] { $who } paie
    } des pierres : { $stones }.
}
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $who } paie
} { $coins }.
event-named = { $you ->
    [yes] Vous nommez
   *[no] { $who } nomme
} la couleur { $colour }.
event-stole = { $what ->
    [stone] { $victim_you ->
        [yes] { $who } vous vole une pierre { $colour }.
       *[no] { $you ->
            [yes] Vous volez
           *[no] { $who } vole
        } une pierre { $colour } à { $victim }.
    }
    [coin] { $victim_you ->
        [yes] { $who } vous vole { $coins }.
       *[no] { $you ->
            [yes] Vous volez
           *[no] { $who } vole
        } { $coins } à { $victim }.
    }
   *[nothing] { $victim_you ->
        [yes] { $who } ne trouve rien à vous voler.
       *[no] { $you ->
            [yes] Vous ne trouvez
           *[no] { $who } ne trouve
        } rien à voler à { $victim }.
    }
}
event-robbed = { $victim_you ->
    [yes] { $who } vous prend tout votre or vulgaire et tout votre argent
   *[no] { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } à { $victim } tout son or vulgaire et tout son argent
}{ $known ->
    [yes] {" "}({ $coins }).
    [none] , mais il n’y en a pas.
   *[no] .
}
event-gave_back = { $you ->
    [yes] Vous rendez
   *[no] { $who } rend
} des pierres : { $stones }.
event-drew = { $you ->
    [yes] Vous tirez
   *[no] { $who } tire
} une pierre { $colour }.
event-luck_left = { $you ->
    [yes] Vous avez tiré la couleur { $colour } et rendez toutes les pierres tirées.
   *[no] { $who } a tiré la couleur { $colour } et rend toutes les pierres tirées.
}
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
} { $character }.
event-gave_up = { $you ->
    [yes] Vous renoncez pour toujours à votre mise
   *[no] { $who } renonce pour toujours à sa mise
}{ $a ->
    [0] , où il n’y avait pas d’or des fées.
   *[other] {" "}({ $a } or des fées).
}
event-no_effect = Ce pouvoir reste sans effet : { $character }.
event-turn_ended = Le tour { $a } s’achève : l’or des fées revient.
event-ended = La partie est finie : { $reason }.

# La table en mots
table-turn = Tour { $turn }. Il reste { $specials } spéciaux dans la pioche.
table-to-come = À venir : { $characters }.
table-come-up = Apparus : { $characters }.
table-present = { $name } : { $power }
table-bank = Banque : { $coins } ; pierres : { $stones }.
table-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; pierres : { $stones } ; dépensé : { $spent } or des fées{ $kept ->
    [none] {""}
   *[some] ; garde { $cards }
}.
table-purse = { $mine ->
    [yes] Votre bourse
   *[no] Bourse
} : { $coins }.
table-bid = Mise de cette enchère : { $bid }, valeur { $value }.
table-letters = Dans les mises, f est l’or des fées, c l’or vulgaire, b une pièce maudite, a une amulette.
table-charms = Tient { $coins }.
table-tied = À égalité : { $who }.
table-drawn = Tirées jusqu’ici : { $stones }.
table-copied = Il sert de copie : { $character }.

# Les coups en mots
move-double = { $yes ->
    [1] jouer la carte gardée : le pouvoir sert deux fois
   *[0] garder la carte
}
move-way = { $way }
move-pay = { $stones }
move-player = { $who }
move-character = { $name }
move-draw = { $more ->
    [1] encore une pierre
   *[0] assez : les garder
}

# Personnages
character-witch = Sorcière
the-witch = la Sorcière
power-witch = Prenez une pièce maudite : dans une mise de ce tour, elle ensorcelle le personnage.
character-red-dragon = Dragon rouge
the-red-dragon = le Dragon rouge
power-red-dragon = Prenez une pierre rouge.
character-blue-dragon = Dragon bleu
the-blue-dragon = le Dragon bleu
power-blue-dragon = Prenez une pierre bleue.
character-yellow-dragon = Dragon jaune
the-yellow-dragon = le Dragon jaune
power-yellow-dragon = Prenez une pierre jaune.
character-magician = Magicien
the-magician = le Magicien
power-magician = Payez trois pierres, une de chaque couleur, pour 1 point ; ou prenez 3 pièces d’argent.
character-enchanter = Enchanteur
the-enchanter = l’Enchanteur
power-enchanter = Payez quatre pierres quelconques pour 1 point ; ou prenez 3 pièces d’argent.
character-sorcerer = Sorcier
the-sorcerer = le Sorcier
power-sorcerer = Payez quatre pierres d’une même couleur pour 2 points ; ou prenez 1 pièce d’or vulgaire.
character-thief = Voleur
the-thief = le Voleur
power-thief = Volez une pierre au deuxième plus offrant.
character-alchemist = Alchimiste
the-alchemist = l’Alchimiste
power-alchemist = Prenez 3 pièces d’or vulgaire.
character-ancient-dragon = Ancien dragon
the-ancient-dragon = l’Ancien dragon
power-ancient-dragon = Prenez une pierre de votre choix.
character-apprentice = Apprenti sorcier
the-apprentice = l’Apprenti sorcier
power-apprentice = Payez deux pierres d’une même couleur, si vous le pouvez, pour 1 point.
character-brigand = Brigand
the-brigand = le Brigand
power-brigand = Désignez un joueur : tout l’or vulgaire et tout l’argent de sa bourse sont à vous.
character-charlatan = Charlatan
the-charlatan = le Charlatan
power-charlatan = Payez toutes vos pierres, fût-ce aucune, pour 1 point.
character-doppelganger = Doppelgänger
the-doppelganger = le Doppelgänger
power-doppelganger = Gardez-le. Après une enchère gagnée plus tard, jouez-le pour employer deux fois ce pouvoir.
character-two-headed-dragon = Dragon à deux têtes
the-two-headed-dragon = le Dragon à deux têtes
power-two-headed-dragon = Deux pierres de chaque couleur vont dans le sac : tirez-en deux et gardez-les.
character-rainbow-dragon = Dragon arc-en-ciel
the-rainbow-dragon = le Dragon arc-en-ciel
power-rainbow-dragon = Nommez une couleur et tirez des pierres tant que vous l’osez : si cette couleur sort, vous rendez tout.
character-enchantress = Ensorceleuse
the-enchantress = l’Ensorceleuse
power-enchantress = Payez cinq pierres quelconques pour 2 points ; ou prenez 1 pièce d’or des fées.
character-ghost = Fantôme
the-ghost = le Fantôme
power-ghost = Employez le pouvoir d’un personnage déjà apparu ce tour.
character-fairy = Fée
the-fairy = la Fée
power-fairy = Prenez 1 pièce d’or des fées, pour le reste de la partie.
character-gnome = Gnome
the-gnome = le Gnome
power-gnome = Prenez 2 pièces d’or vulgaire et 2 pièces d’argent.
character-goblin = Gobelin
the-goblin = le Gobelin
power-goblin = Employez le pouvoir d’un personnage tiré parmi ceux à venir.
character-leprechaun = Lutin
the-leprechaun = le Lutin
power-leprechaun = Employez le pouvoir d’un personnage choisi parmi ceux à venir.
character-merchant = Marchand
the-merchant = le Marchand
power-merchant = Achetez autant de pierres que vous voulez : chacune pour 1 or vulgaire, 1 or des fées ou 3 pièces d’argent.
character-dwarf-4 = Nain (4)
the-dwarf-4 = le Nain (4)
power-dwarf-4 = Prenez 4 pièces d’argent.
character-dwarf-5 = Nain (5)
the-dwarf-5 = le Nain (5)
power-dwarf-5 = Prenez 5 pièces d’argent.
character-necromancer = Nécromant
the-necromancer = le Nécromant
power-necromancer = Vous pouvez renoncer pour toujours aux pièces de votre mise, pour 1 point.
character-goldsmith = Orfèvre
the-goldsmith = l’Orfèvre
power-goldsmith = Prenez une amulette : elle double les pièces misées avec elle.
character-troll = Troll
the-troll = le Troll
power-troll = Nommez une couleur : tous rendent leurs pierres de cette couleur.
character-own = { $words }
the-own = { $words }
power-own = { $words }

# Ce qui pourrait décider d’une partie
factor-bought = Personnages remportés aux enchères
factor-scored = Points par personnage
factor-stones = Pierres par personnage
factor-coins = Pièces par personnage
factor-deeds = Actions
factor-first-point = Marque le premier point de la partie
factor-tie-break = Gagne un départage
factor-robbed = Est volé
factor-price = Valeur de la mise
factor-points = Points
factor-how-many = Combien
