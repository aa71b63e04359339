# Ce que dit la ligne de commande.
error-line = grimoire : { $message }
error-usage = { $problem }. Voir « grimoire --help ».
error-ours = Une erreur interne s’est produite ({ $kind } : { $fault }). GRIMOIRE_DEBUG=1 montre où.
error-language = Il n’y a pas de langue « { $given } ». Langues : { $known }.
error-option-pair = « { $given } » n’est pas une option : écrivez --option NOM=VALEUR.
error-no-bots = Nommez les robots, un par place, séparés par des virgules : --bots mage,apprentice,apprentice,apprentice.
error-number = { $name } ne peut valoir « { $given } » : il faut un nombre entier de { $low } à { $high }.
error-file-read = Le fichier « { $file } » ne peut être lu : { $problem }.
error-file-text = Le fichier « { $file } » n’est pas du texte.
error-file-json = Le fichier « { $file } » n’est pas du JSON : { $problem }.
error-file-write = Le fichier « { $file } » ne peut être écrit : { $problem }.
error-no-search = Il n’y a pas de recherche, car le jeu n’a pas pu être compilé. { $problem }
error-load-with-options = --load continue une partie enregistrée, dont les places, la graine et les options sont fixées : ne les donnez pas.
error-other-game = Le fichier « { $file } » contient une partie de « { $game } ».
error-load-ended = Un changement de règles a mis fin à la partie du fichier « { $file } ». Pour la lire : grimoire replay { $file }
error-line-number = Il n’y a pas de ligne { $given } : les lignes vont de 1 à { $last }. (Une notation qui est un simple nombre demande « joue » devant elle : joue { $given }.)

# Aide
help-grimoire = Des jeux de société sur le thème de la magie, à jouer, à étudier et à prolonger.
help-serve = Sert la page : des parties dans un navigateur, avec amis et robots.
help-play = Jouer dans le terminal, contre les joueurs intégrés.
help-simulate = Jouer beaucoup de parties au hasard, sur tous les cœurs, et dire ce qu’elles donnent.
help-replay = Raconter coup par coup une partie enregistrée.
help-verify = Contrôler un enregistrement : la donne, chaque coup et ses effets, le résultat.
help-rules = Montrer les règles d’un jeu, en entier ou par article.
help-games = Donner la liste des jeux et de leurs options.
help-bench = Mesurer notre vitesse et celle d’autres programmes, d’un seul trait.
help-warm = Compiler d’avance ce qu’il faut pour jouer, simuler et chercher (les robots mages).
help-doctor = Indiquer les versions, le cache et ce qui manque.
help-game = Le nom du jeu ; « grimoire games » en donne la liste.
help-lang = La langue ; d’ordinaire celle du système.
help-json = Répondre en JSON, pour les programmes.
help-seats = Combien de joueurs.
help-seed = La graine : la même graine produit la même donne.
help-option = Une option du jeu ; « grimoire games » en donne la liste. Peut être donnée plusieurs fois.
help-clause = Cet article seulement.
help-file = Un enregistrement, tel que « save » l’écrit.
help-warm-games = Les jeux à compiler ; tous si aucun n’est nommé.
help-fresh = Oublier ce qui a été compilé auparavant.
help-number = Combien de parties.
help-seat = Quelle place est la vôtre, à partir de 1.
help-bots = Qui joue aux autres places : random, apprentice, mage ou archmage, avec un temps à lui comme dans mage@200ms ; ou votre propre robot : module:Classe.
help-load = Continuer une partie enregistrée.
help-host = L’adresse où écouter ; 0.0.0.0 ouvre la porte aux autres de votre réseau.
help-port = Le port où écouter ; 0 en prend un de libre.
help-data = Le fichier qui contient tout ; d’ordinaire dans votre dossier de données.
help-https = La page est servie en https : les cookies ne passent par rien d’autre.
help-open = Ouvre la page dans votre navigateur.
help-bot = Fait jouer un robot à la table d’un serveur, par le réseau.
help-url = Le lien de la table, comme https://host/t/NUMERO.
help-token = Le jeton de l’invité que joue le robot ; sans lui, c’est un nouvel invité.
help-bot-name = Un robot fourni, ou le vôtre sous la forme module:Class.
help-peers = Mesurer OpenSpiel et RLCard d’un même trait (demande le complément « bench »).
help-only = Ne mesurer que ce qui suit ce motif, comme kernel.*. Peut être donné plusieurs fois.
help-arena = Faire jouer des robots entre eux, sur beaucoup de donnes et à toutes les places, et dire qui est le plus fort.
help-arena-bots = Un nom par place, séparés par des virgules : des robots fournis, au besoin avec leur propre temps (mage@100ms), ou le vôtre sous la forme module:Class.
help-arena-bot = Un nom de plus, avant ceux de --bots. Peut être donné plusieurs fois.
help-budget = Le temps que les robots qui cherchent ont pour un coup : 50ms, 2s, ou un nombre d’itérations, qui se rejoue à l’identique.
help-round-robin = Jouer tous les mélanges des noms donnés, à des tables de --seats.
help-arena-out = Écrire chaque partie dans ce fichier dès sa fin, et reprendre de là si l’on recommence ; le rapport est mis à côté.
help-report = Où mettre le rapport, une page avec des graphiques ; d’ordinaire à côté du fichier de --out.
help-all-games = Jouer toutes les parties, même quand chaque différence est devenue certaine.
help-stop-after = Ne jamais s’arrêter avant autant de parties, si certaines que soient les différences ; d’ordinaire la moitié, ou 400.
help-cores = Sur combien de cœurs ; d’ordinaire sur tous.
help-ray = Jouer sur une grappe Ray : auto pour celle de cette machine, ou son adresse (demande le complément « ray »).
help-balance = Jouer des dizaines de milliers de parties suivant les conseils du jeu, et dire ce qui les décide.
help-balance-out = Écrire une page avec des tableaux et des graphiques.

# Servir
bot-over = La partie est finie : { $scores }.
error-far-table = Cette table n’existe pas : « { $url } ».
error-far-link = « { $url } » n’est pas le lien d’une table : il ressemble à https://host/t/NUMÉRO.
error-far-token = Le serveur ne connaît pas ce --token.
error-far-private = La table est privée, et la partie a commencé : « { $url } ».
error-far = « { $url } » est injoignable : { $problem }
serve-building = La page se construit ; elle s’ouvrira d’elle-même.
serve-built = La page est là.
serve-not-built = La page n’a pas pu être construite : scripts/page dit pourquoi.
serve-network = Dans votre réseau : { $address }
serve-ready = Grimoire est à l’adresse { $address } (arrêter avec Ctrl+C)

# En jouant
play-welcome = { $title }
play-help = Tapez le numéro d’une ligne, ou un coup tel qu’il s’écrit ; ? pour les règles, ? { $clause } pour un article, conseil, annuler, sauver, quitter.
play-help-standing = « toujours » et un nom répond à ce qu’on demande souvent, jusqu’à son terme ou à « toujours » seul. Noms : { $known }.
play-prompt = Votre coup :{" "}
play-warming = Les robots ({ $bot }) se préparent et jouent en apprentis d’ici là.
play-warm = Les robots ({ $bot }) sont prêts : désormais ils cherchent.
play-not-compiled = { $problem } La partie continue ; seuls manquent les robots qui cherchent et les conseils.
play-undone = Coup repris.
play-standing-given = On ne vous demandera plus rien jusque-là. « toujours » seul annule cette réponse.
play-standing-taken = On vous demandera de nouveau.
play-saved = Enregistré dans { $file }. Pour continuer : { $command }
play-bye = Au revoir.
play-rules-hint = Tapez ? et un numéro, comme ? { $clause }, pour un seul article.

# La fin d’une partie
outcome-over = La partie est finie : { $reason }.
outcome-running = La partie est encore en cours.
outcome-score = { $who } : { $points }.
outcome-winners = { $you ->
    [yes] Vous gagnez !
   *[no] { $count ->
        [one] { $winners } gagne.
       *[other] Victoire partagée : { $winners }.
     }
 }

# Autres commandes
games-line = { $name } : { $title }, de { $low } à { $high } joueurs. { $tagline }
verify-ok = Cet enregistrement est bon : chaque coup et le résultat sont comme il le dit.
verify-set-up = Il part d’une position installée par quelqu’un, et non d’une donne.
verify-seeded = Sa donne vient d’une graine, choisie par son auteur.
verify-host = Sa donne est celle que l’hôte avait engagée ; aucun joueur n’y a ajouté de nombre, l’hôte a donc pu la choisir.
verify-fair = Sa donne n’a été ni modifiée ni choisie : elle vient de l’engagement de l’hôte et des nombres des joueurs.
verify-ended = Cet enregistrement reste tel quel ; ce programme ne peut pas le contrôler. { $error }
replay-ended = Un changement de règles a mis fin à cette partie. { $why } Voici ce que dit l’enregistrement :
verify-failed = Cet enregistrement n’est pas bon. { $error }
warm-working = Compilation
warm-done = Compilé : { $games }. Cache : { $folder }, { $size } Mo.
simulate-working = Parties
simulate-games = { $title } : { $games ->
    [one] une partie au hasard
   *[other] { $games } parties au hasard
}, { $seats } joueurs, graine { $seed }.
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $moves } coups par seconde, { $games } parties par seconde.
simulate-length = Coups par partie : de { $min } à { $max }, médiane { $median }.
simulate-seat = { $who } : score moyen { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }, part des victoires { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
simulate-reason = Finies parce que { $reason } : { $count }.
arena-games = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
} de { $seats } robots sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }.
arena-whole = -n { $asked } est arrondi à { $games } : une donne se joue en entier, en { $size } parties.
arena-fair = Victoires de chaque place, si tous se valaient : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-player = { $name } : { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % par place (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), classement { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-stopped = Arrêté avant les { $of } parties : chaque différence est certaine (entre égaux, cela arrive moins d’une fois sur { $chance }). Les intervalles en tiennent compte ; --all continue.
arena-interrupted = Interrompu : { $games ->
    [one] une partie est
   *[other] { $games } parties sont
} dans « { $file } ». La même commande reprend de là.
arena-seconds = Durée : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
arena-report = Le rapport est dans { $file }
balance-games = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
} de { $seats } joueurs qui suivent les conseils du jeu.
balance-seat = Place { $seat } : { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des victoires (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), score moyen { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-group = { $title } :
balance-factor = { $name } : qui l’a gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ; chacun de plus vaut { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } victoires sur cent (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
bench-working = Mesures
doctor-machine = Machine : { $machine }, { $cores } cœurs.
doctor-cache = Cache : { $folder }, { $size } Mo.
doctor-compiled = { $game } : compilé.
doctor-partly = { $game } : compilé à { $percent } % ; on peut y jouer entre-temps, et « grimoire warm » compile le reste.
doctor-cache-problem = Rien ne peut être compilé ; on joue en Python pur. { $problem }
doctor-data = Données du serveur : { $file }
doctor-page = La page est construite.
doctor-no-page = La page n’est pas construite : scripts/page s’en charge.
doctor-missing = Le complément « { $extra } » n’est pas installé : pip install "grimoire-games[{ $extra }]".
doctor-well = Il ne manque rien.
