# Ce que dit la ligne de commande.
error-line = grimoire : { $message }
error-usage = { $problem }. Voir « grimoire --help ».
error-ours = Une erreur interne s’est produite ({ $kind } : { $fault }). GRIMOIRE_DEBUG=1 montre où.
error-language = Il n’y a pas de langue « { $given } ». Langues : { $known }.
error-option-pair = « { $given } » n’est pas une option : écrivez --option NOM=VALEUR.
error-number = { $name } ne peut valoir « { $given } » : il faut un nombre entier de { $low } à { $high }.
error-file-read = Le fichier « { $file } » ne peut être lu : { $problem }.
error-file-text = Le fichier « { $file } » n’est pas du texte.
error-file-json = Le fichier « { $file } » n’est pas du JSON : { $problem }.
error-file-write = Le fichier « { $file } » ne peut être écrit : { $problem }.
error-load-with-options = --load continue une partie enregistrée, dont les places, la graine et les options sont fixées : ne les donnez pas.
error-other-game = Le fichier « { $file } » contient une partie de « { $game } ».
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
help-warm = Compiler d’avance ce qu’il faut pour jouer et simuler.
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
help-bots = Qui joue aux autres places : random ou apprentice.
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

# Servir
bot-over = La partie est finie : { $scores }.
error-far = « { $url } » est injoignable : { $problem }
serve-network = Dans votre réseau : { $address }
serve-ready = Grimoire est à l’adresse { $address } (arrêter avec Ctrl+C)

# En jouant
play-welcome = { $title }
play-help = Tapez le numéro d’une ligne, ou un coup tel qu’il s’écrit ; ? pour les règles, ? { $clause } pour un article, annuler, sauver, quitter.
play-prompt = Votre coup :{" "}
play-undone = Coup repris.
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
verify-failed = Cet enregistrement n’est pas bon. { $error }
warm-working = Compilation
warm-done = Compilé : { $games }. Cache : { $folder }, { $size } Mo.
simulate-working = Parties
simulate-games = { $title } : { $games } parties au hasard, { $seats } joueurs, graine { $seed }.
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $moves } coups par seconde, { $games } parties par seconde.
simulate-length = Coups par partie : de { $min } à { $max }, médiane { $median }.
simulate-seat = { $who } : score moyen { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }, part des victoires { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
simulate-reason = Finies parce que { $reason } : { $count }.
bench-working = Mesures
doctor-machine = Machine : { $machine }, { $cores } cœurs.
doctor-cache = Cache : { $folder }, { $size } Mo.
doctor-compiled = { $game } : compilé.
doctor-cold = { $game } : pas encore compilé ; « grimoire warm » s’en charge.
doctor-data = Données du serveur : { $file }
doctor-page = La page est construite.
doctor-no-page = La page n’est pas construite : scripts/page s’en charge.
doctor-missing = Le complément « { $extra } » n’est pas installé : pip install "grimoire-games[{ $extra }]".
doctor-well = Il ne manque rien.
