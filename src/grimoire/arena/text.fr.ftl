# Ce que dit l’arène.
error-lineup = { $given } noms pour { $seats } places : écrivez un nom par place, comme --bots mage,apprentice,apprentice.
error-one-name = --round-robin demande au moins deux noms différents dans --bots.
error-ray-missing = Le complément « ray » n’est pas installé : pip install "grimoire-games[ray]".
error-processes-lost = Les processus meurent l’un après l’autre. Une des parties { $games } était chaque fois en cours : un bot met-il fin à son processus ?
error-ray-lost = La partie { $game } s’est perdue encore et encore, avec chaque machine qui la jouait : un bot met-il fin à son processus ?
error-ray = Il n’y a pas de grappe Ray à « { $given } » ; « ray start --head » en démarre une. ({ $problem })
error-out-other = « { $file } » n’est pas un fichier de l’arène ; il reste tel quel.
error-out-code = « { $file } » contient des parties d’une version précédente de { $bots }. Donnez un autre fichier pour celle-ci.
error-out-differs = « { $file } » contient d’autres parties : { $what } y vaut { $there }, non { $given }. Donnez un autre fichier, ou les mêmes arguments.
error-out-line = « { $file } », ligne { $line } : ce n’est pas une partie de cette série.
error-out-busy = Une autre série est en train d’écrire « { $file } ».
error-out-write = Le fichier « { $file } » ne peut être écrit : { $problem }.
error-page-other = « { $file } » n’est pas un rapport de Grimoire ; il reste tel quel. Donnez un autre fichier au rapport.
error-out-report = --out et --report ne peuvent aller tous deux dans « { $file } » : donnez à chacun son fichier.

# Le rapport
report-title = { $title } : l’arène
report-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à des tables de { $seats }, sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}. Chaque donne a été jouée une fois pour chaque façon de faire tourner les joueurs autour de la table : la chance des cartes et des places est ainsi la même pour tous.
report-best = Le plus fort
report-best-unsure = En tête, sans certitude
report-best-share = Victoires par place
report-interval = Intervalle à 95 %
report-fair = Si tous se valaient
report-fair-short = à égalité
report-strength = Qui est le plus fort
report-strength-text = La part de ses parties que gagne une place de chaque joueur. Une victoire partagée compte pour une part. La barre est l’intervalle à 95 % : dans 95 séries sur 100, il contient la vraie part. Une donne entière y est un seul échantillon, puisque ses parties dépendent l’une de l’autre.
report-strength-table = Les joueurs, avec leur classement openskill (Plackett–Luce)
report-head-name = Joueur
report-head-seats = Places
report-head-wins = Victoires
report-head-share = Part par place
report-head-interval = Intervalle à 95 %
report-head-rating = Classement
report-head-points = Score moyen
report-head-seat = Place
report-by-seat = Ce que vaut une place
report-by-seat-text = Combien de fois chaque place gagne, quel que soit celui qui l’occupe. La place 1 est la première de la table.
report-by-seat-table = La part de victoire de chaque joueur à chaque place
report-seat = Place { $seat }
report-settling = Comment les chiffres se sont fixés
report-settling-text = La part de chaque joueur après tant de donnes, avec son intervalle. Là où les bandes ne se recouvrent plus, la différence n’est guère due à la chance.
report-deals = donnes
report-lengths = La durée des parties
report-lengths-text = Le nombre de coups d’une partie, tous joueurs réunis.
report-moves = coups
report-reasons-table = Pourquoi les parties ont fini
report-head-reason = Raison
report-head-games = Parties
report-head-part = Part
report-about = Comment on a joué
report-about-text = Les mêmes arguments produisent les mêmes donnes ; les robots qui comptent en itérations font aussi les mêmes choix.
report-about-table = Arguments
report-head-what = Quoi
report-head-value = Valeur
report-seed = Graine
report-budget = Temps des robots qui cherchent
report-usual = le leur, d’ordinaire
report-time = Durée
report-seconds = { $seconds } s
report-stopped = Arrêté avant la fin
report-stopped-text = après { $games } parties sur { $of } : chaque différence est certaine (entre égaux, 1 série sur { $chance })
report-lineups = { $count ->
    [one] Une composition
   *[other] { $count } compositions
 }

# L’équilibre d’un jeu
balance-title = { $title } : ce qui décide de la partie
balance-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $seats } joueurs qui suivent tous les conseils du jeu : des joueurs raisonnables, de même force, dont aucun ne voit loin. Voici ce que les règles favorisent à talent égal.
balance-no-seat = aucune à coup sûr
balance-best-seat = Place qui gagne le plus
balance-median = Coups par partie, médiane
balance-strongest = Vaut le plus
balance-seats = Ce que vaut une place
balance-seats-text = Combien de fois chaque place gagne, avec son intervalle à 95 %. Une victoire partagée compte pour une part. La place 1 est la première de la table ; là où les règles tirent au sort qui commence, aucune place n’est favorisée.
balance-seats-table = Part de victoire et score moyen par place
balance-reading = Comment lire la suite
balance-reading-text = Chaque graphique montre ce que vaut chacun de plus que les autres, en centièmes des victoires, avec son intervalle à 95 %. Il compare les joueurs d’une même partie : les parties longues ne le brouillent pas. Ce qui va avec la victoire n’en est pas forcément la cause : qui est en train de gagner fait davantage certaines choses.
balance-worth = { $title } : valeur de chacun de plus
balance-nothing = sans effet
balance-table = { $title }, par valeur
balance-head-name = Quoi
balance-head-games = Parties
balance-head-times = Fois par partie
balance-head-share = Qui l’a gagne
balance-head-interval = Intervalle à 95 %
balance-head-lift = Par rapport à une place quelconque
balance-head-worth = Chacun de plus, en points
balance-about-text = Les mêmes arguments produisent les mêmes parties.
