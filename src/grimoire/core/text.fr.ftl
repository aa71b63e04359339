# Erreurs communes à tous les jeux. Chacune dit ce qui ne va pas et ce qui est permis.
error-with-clause = { $problem } ({ $clause })
error-game = Aucun jeu ne s’appelle « { $given } ». Jeux : { $known }.
error-seats = Ce jeu se joue de { $low } à { $high }, et non à { $given }.
error-seat = Il n’y a pas de place { $given } à cette table : les places sont numérotées de 0 à { $last }.
error-seed = Une graine est un nombre entier, et non « { $given } ».
error-over = La partie est finie : plus personne n’a de coup à jouer.
error-not-asked = Ce n’est pas le tour de cette place. À jouer : place { $asked }.
error-one-answer = On ne peut répondre ici que par un seul coup.
error-move = Un coup est une notation ou un numéro, et non { $given }.
error-move-number = Le numéro { $number } ne désigne aucun coup de ce jeu.
error-move-json = { $told } n’est pas un coup : il lui faut un type parmi { $kinds }.
error-move-json-args = Un coup de type « { $kind } » prend des nombres entiers pour : { $args }.
error-clause = Il n’y a pas d’article { $clause_given }. Articles : { $known }.
error-cache = Le dossier de cache « { $folder } » ne peut être écrit : { $problem }. GRIMOIRE_CACHE peut en désigner un autre.
error-cache-open = D’autres peuvent écrire dans « { $path } », et le code qui s’y trouve n’est pas exécuté. Supprimez-le, ou que GRIMOIRE_CACHE désigne un autre dossier.
error-option-unknown = Il n’y a pas d’option « { $name } ». Options : { $known }.
error-option-value = L’option « { $name } » ne peut valoir « { $given } » : elle prend { $allowed }.
error-option-file = L’option « { $name } » ne peut pas nommer un fichier ici : envoyez son contenu.
allowed-flag = true ou false (vrai ou faux)
allowed-choice = une valeur parmi { $values }
allowed-count = un nombre entier de { $low } à { $high }

# Matériel maison : personnages, cartes
own-file = Le fichier « { $file } » ne peut pas être lu : { $problem }.
own-syntax = La ligne { $line } n’est pas du TOML : { $problem }.
own-twice = { $path } : « { $given } » y est deux fois.
own-missing = { $path } : manque.
own-unknown-key = { $path } : cette clé n’existe pas ici. Clés : { $known }.
own-table = { $path } : doit être une table avec des clés.
own-number = { $path } : « { $given } » doit être un nombre entier de { $low } à { $high }.
own-word = { $path } : « { $given } » doit être l’un de : { $allowed }.
own-list = { $path } : doit être une liste.
own-flag = { $path } : « { $given } » doit être true ou false.
own-lines = { $line }
    { $next }
own-many = { $line } Et { $count ->
    [one] une autre faute.
   *[other] { $count } autres fautes.
}
own-limit-bytes = Ce texte est trop grand : { $most } octets au plus sont lus.
own-limit-keys = Il y a trop de clés ici : { $most } au plus sont lues.
own-limit-brackets = Il y a trop de listes et de tables ici : { $most } au plus sont lues.
own-limit-commas = Il y a trop de virgules ici : { $most } au plus sont lues.
own-limit-depth = Ligne { $line } : listes et tables sont trop imbriquées ; { $most } au plus peuvent l’être.
own-limit-parts = Ligne { $line } : une clé a trop de parties ; { $most } au plus peuvent être jointes par des points.
own-limit-word = Ligne { $line } : une clé ou un nombre est trop long ; { $most } caractères au plus sont lus.
own-limit-string = Ligne { $line } : un texte est trop long ; { $most } caractères au plus sont lus.
own-limit-values = Il y en a trop ici : { $most } clés et valeurs au plus sont lues.
own-limit-data-depth = Listes et tables sont ici trop imbriquées ; { $most } au plus peuvent l’être.
own-limit-data-string = Un texte est trop long ici ; { $most } caractères au plus sont lus.

# Positions
error-position-object = Position : « { $where } » doit être un objet avec des clés.
error-position-missing = Position : il manque « { $key } » dans « { $where } ».
error-position-unknown = Position : « { $where } » n’a pas de clé « { $key } ». Clés : { $known }.
error-position-game = Cette position est du jeu « { $given } », et non de « { $game } ».
error-position-rows = Position : « { $where } » demande { $rows } lignes, une par place.
error-position-value = Position : « { $where } » ne peut valoir { $given } : il faut des nombres entiers qui y tiennent.
error-position-cards = Position : « { $where } » : { $problem }.
error-position-unsound = Cette position est impossible : { $fault }.
error-position-pending = Position : les places qui doivent répondre ne peuvent pas toutes l’avoir déjà fait.
error-position-answer = Position : la réponse en attente de la place { $seat } ne convient pas : { $problem }
error-rules-version = Ceci date de la version { $given } des règles ; ce programme joue la version { $known }. { $newer ->
    [yes] Un programme plus récent peut le continuer.
   *[no] On peut le lire, mais non le continuer.
}
error-deal-version = Ceci a été distribué par la version { $given } de la donne ; ce programme donne par la version { $known }. { $newer ->
    [yes] Un programme plus récent peut le continuer.
   *[no] On peut le lire, mais non le continuer.
}

# Enregistrements
error-record-format = Ceci n’est pas l’enregistrement d’une partie : « format » doit valoir « { $format } ».
error-record-damaged = Cet enregistrement est abîmé : { $problem }.
error-record-running = Cet enregistrement est celui d’une partie en cours : son secret n’est pas encore dévoilé, on ne peut donc pas la rejouer.
error-record-commitment = Le secret de cet enregistrement n’est pas celui dont l’empreinte avait été publiée avant la partie.
error-record-deal = La donne de cet enregistrement n’est pas celle que donne son secret.
error-record-ply = Le coup { $ply } ({ $who } : { $move }) ne convient pas : { $problem }
error-record-pending = L’enregistrement s’arrête alors qu’il manque encore des réponses simultanées.
error-record-step = il est rattaché à une autre étape.
error-record-set-up = Cet enregistrement part d’une position, et ce qu’il dit des places, des options ou d’un secret ne va pas avec elle.
error-record-events = il a d’autres effets que ceux de l’enregistrement.
error-record-order = les réponses simultanées se suivent dans l’ordre des places.
error-record-stops = L’enregistrement s’arrête avant la fin de la partie, au coup { $ply }, mais annonce un résultat.
error-record-outcome = Les coups conviennent, mais ils ne mènent pas au résultat de cet enregistrement.

# Qui est assis où, et les robots
seat-you = Vous
seat-other = Joueur { $number }
error-bot = Aucun robot ne s’appelle « { $given } ». Robots : { $known }.
error-bot-or-own = Aucun robot ne s’appelle « { $given } ». Robots : { $known }, ou le vôtre sous la forme module:Class.
error-bot-module = « { $given } » ne donne pas de robot : { $problem }.
error-bot-failed = Le robot « { $name } » a échoué : { $problem }
error-bot-illegal = Le robot « { $name } » veut jouer « { $move } », ce qui est interdit.
error-budget = « { $given } » n’est pas un temps de réflexion : écrivez une durée comme 50ms ou 2s (de 1 ms à une heure), ou un nombre d’itérations comme 2000 (un milliard au plus).

# Pourquoi s’est achevée, parmi tant d’autres, une partie qu’aucune règle n’a finie
reason-unfinished = la partie durait trop et a été interrompue

# À une table avec d’autres
error-nothing-to-undo = Vous n’avez aucun coup à reprendre.
error-undo-slow = Établir si quelqu’un en a appris quelque chose serait trop long pour le moment. Réessayez dans une minute.
error-undo-seen = Quelqu’un en a appris quelque chose : ce coup ne peut plus être repris.
error-log-start = Le journal de cette table ne commence pas par son ouverture.
error-log-damaged = Son journal est abîmé : { $problem }
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-sits-already = Vous êtes déjà à cette table.
error-seat-taken = Cette place est prise.
error-seats-empty = Il faut quelqu’un à chaque place, une personne ou un robot, avant de commencer.
error-not-host = Seul l’hôte de la table peut faire cela.
error-only-watching = Vous regardez : seuls ceux qui sont assis à la table peuvent faire cela.
error-bot-plays = Un robot joue pour vous : reprenez d’abord votre place.
error-nonce = Ce n’est pas le nombre auquel on s’était engagé.
error-nonce-unwanted = Aucun nombre n’est demandé en ce moment.
error-window = Cette question n’est plus ouverte.
error-no-standing = Dans ce jeu, rien n’est demandé assez souvent pour qu’on y réponde une fois pour toutes.
error-standing = Ce jeu ne connaît pas de réponse permanente « { $given } ». Connues : { $known }.
error-clock = Une pendule a de 1 à { $longest } secondes, et un incrément de 0 à { $longest }.
error-not-over = La partie n’est pas encore finie.
notice-undone = { $you ->
    [yes] Vous avez repris un coup.
   *[no] { $who } a repris un coup.
}
ended-started = La partie commence.
ended-move = { $who } : { $move }
ended-asked = { $you ->
    [yes] Vous avez demandé à reprendre un coup.
   *[no] { $who } a demandé à reprendre un coup.
}
ended-agreed = { $you ->
    [yes] Vous avez accepté.
   *[no] { $who } a accepté.
}
ended-refused = { $you ->
    [yes] Vous avez refusé.
   *[no] { $who } a refusé.
}
error-takeback-asked = Quelqu’un a déjà demandé à revenir en arrière : répondez-y d’abord.
error-takeback-none = Personne ne vous a demandé de revenir en arrière.
error-bots-many = Il n’y a que { $seats } places, et la première est la vôtre.

# Entre une page et le serveur
page-building = La page se construit, et s’ouvrira d’elle-même dans quelques secondes.
page-missing = La page n’est pas construite : lancez scripts/page.
preview-host = { $host } vous invite.
preview-seats = Une table pour { $seats } : { $free ->
    [0] aucune place libre.
    [one] une place libre.
   *[other] { $free } places libres.
}
error-protocol = Le serveur parle la version { $given } du protocole, ce programme la version { $known } : l’un des deux doit être mis à jour.
error-no-table = Cette table n’existe pas.
error-frozen = Cette version ne peut pas continuer cette table ; rien n’en est perdu. ({ $problem })
error-compile = « { $game } » n’a pas pu être compilé : { $problem }.
error-data = Impossible d’écrire dans « { $file } » : { $problem }. Nommez un autre fichier avec --data.
error-data-kind = « { $file } » n’est pas un de nos fichiers de données : il reste tel quel. Nommez-en un autre avec --data.
error-start = Le serveur n’a pas démarré : ce qu’il a écrit avant cette ligne dit pourquoi.
error-listen = Impossible d’écouter sur { $host }, port { $port } : il est pris, ou interdit. Choisissez-en un autre avec --port.
error-request = Cette demande n’a pas été comprise.
error-too-fast = C’était trop rapide : attendez un instant.
error-no-guest = Le serveur ne vous connaît pas encore : rechargez la page.
error-private = Seules les personnes assises à cette table peuvent la regarder.
error-origin = Cette demande ne vient pas de notre page.
error-http-400 = Cette demande n’a pas été comprise.
error-http-404 = Il n’y a rien à cette adresse.
error-http-405 = Cela ne peut pas se faire à cette adresse.
error-http-413 = Cette demande est trop grande.
error-http-429 = C’était trop rapide : attendez un instant.
error-http-500 = Quelque chose a mal tourné dans Grimoire même. Rien n’est perdu.

# Ce qu’un robot pense d’une position
error-analysis-seat = Une place s’analyse d’après ce qu’elle voit elle-même, et ce n’est pas ce que voit la place { $given }.
analysis-line = { $move } : vous gagnez { NUMBER($share, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }), score { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; suite possible, joueur par joueur : { $course }
analysis-only = { $move } est la seule chose à faire.
analysis-hasty = Il n’y a guère eu le temps de prévoir : { $move } paraît le mieux pour l’instant.
analysis-equal = { $move } et { $other } se valent : chacun l’emporte dans { NUMBER($share, maximumFractionDigits: 0) } % des parties imaginées d’ici.
analysis-unsure = { $move } a été le plus examiné, { $tries } fois, et l’emporte dans { NUMBER($share, maximumFractionDigits: 0) } % des parties imaginées d’ici. { $other } l’emporte dans { NUMBER($others_share, maximumFractionDigits: 0) } %, mais n’a été examiné que { $others_tries } fois : avec plus de temps, il serait peut-être préféré.
analysis-points = { $move } l’emporte dans { NUMBER($share, maximumFractionDigits: 0) } % des parties imaginées d’ici, { $other } dans { NUMBER($others_share, maximumFractionDigits: 0) } % ; le score atteint { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, contre { NUMBER($others_points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-event = { $move } l’emporte dans { NUMBER($share, maximumFractionDigits: 0) } % des parties imaginées d’ici, { $other } dans { NUMBER($others_share, maximumFractionDigits: 0) } %. Ce qui fait la différence : « { $event } » vient ensuite dans { NUMBER($often, maximumFractionDigits: 0) } % d’entre elles après { $move }, dans { NUMBER($others_often, maximumFractionDigits: 0) } % après { $other }.
