# Les mots de la page elle-même. Ceux des règles sont dans les fichiers des jeux, ceux de tous les jeux dans le tronc.

# Partout
page-home = Accueil
page-about = À propos
page-rules = Règles
page-language = Langue
page-theme-day = Page claire
page-theme-night = Page sombre
page-close = Fermer
page-yes = Oui
page-no = Non
page-opening = Ouverture de la table…
page-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.

# La page d’accueil
page-hero = Des jeux de magie, prêts à jouer
page-lead = Un clic, et vous voilà à table : tout de suite avec des robots, ou avec des amis grâce à un lien. Rien à installer, rien à remplir.
page-games = Jeux
page-facts = { $low } à { $high } joueurs · { $minutes } minutes
page-play-now = Jouer maintenant
page-with-friends = Entre amis…
page-preparing = En préparation : { $percent } %
page-preparing-table = Le jeu se prépare. La table s’ouvrira d’elle-même.
page-mine = Vos tables
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend de joueurs en ce moment.
page-continue = Continuer
page-look = Aller voir
page-running = partie en cours
page-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
 }
page-guest = Invité
page-name = Votre nom à la table, si vous voulez
page-save = Enregistrer
page-saved = Enregistré

# Une nouvelle table
page-new = Une nouvelle table
page-game = Jeu
page-seats = Joueurs
page-seat-number = Place { $number }
page-seat-yours = Vous
page-seat-waits = attend une personne
page-bots = Qui joue
page-bot-apprentice = apprenti
page-bot-random = joue au hasard
page-bot-named = Robot ({ $bot })
page-options = Options
page-clock = Pendule
page-clock-none = aucune
page-clock-move = { $seconds } secondes par coup
page-clock-bank = { $seconds } secondes en tout, { $increment } rendues après un coup
page-clock-kind-none = Sans pendule
page-clock-kind-move = Un temps pour chaque coup
page-clock-kind-bank = Une réserve de temps
page-clock-seconds = Secondes
page-clock-increment = Secondes rendues après un coup
page-join = Qui peut se joindre à vous
page-join-link = Qui a le lien
page-join-anyone = Tout le monde : elle figure parmi les tables ouvertes
page-watch = Qui peut regarder
page-watch-anyone = Tout le monde
page-watch-nobody = Seulement les joueurs
page-open = Ouvrir la table
page-choose-file = Prendre un fichier…
page-none = aucun

# Une table
page-players = Joueurs
page-bot = Robot
page-winner = Gagnant
page-to-act = (à jouer)
page-drawers = À côté de la table
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-rules = Règles
page-tab-table = Table
page-unread = On a dit quelque chose de nouveau
page-my-things = Vos affaires
page-skip = Aller à vos affaires
page-log-empty = Il ne s’est encore rien passé.
page-chat-empty = Personne n’a encore rien dit.
page-chat-input = Dites quelque chose
page-send = Envoyer
page-undo = Annuler
page-ask-takeback = Demander à reprendre un coup
page-takeback-asked = Vous avez demandé à reprendre un coup : aux autres de décider.
page-takeback-wanted = { $who } aimerait reprendre un coup. Êtes-vous d’accord ?
page-leave = Quitter la table
page-leave-running = Partir : un robot joue à ma place
page-return = Reprendre ma place
page-away = Un robot joue pour vous.
page-set-up = Réglages de la table
page-closed-private = Cette table est privée
page-closed-frozen = Cette table ne peut pas continuer
page-closed-unknown = Cette table n’existe pas
page-no-table-private = Seuls ses joueurs peuvent la voir.
page-no-table-frozen = Rien n’en est perdu.
page-no-table-unknown = Le lien est peut-être incomplet. Redemandez-le, ou ouvrez votre propre table.
page-reconnecting = Connexion perdue. Reconnexion…
page-watching = Vous regardez.
page-watch-now = Regardez ce qui se passe. Un clic passe la suite.
page-sending = Le coup est joué…
page-thinking = { $who } réfléchit
page-waiting-for = On attend { $who }
page-over = La partie est finie
page-over-reason = { $reason }.
page-over-bar = Merci d’avoir joué. Encore une ?
page-rematch = Rejouer
page-rematch-waits = Une autre partie vous attend.
page-rematch-join = La rejoindre
page-rematch-look = Aller la voir
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# Avant le début
page-host = { $who } vous invite.
page-host-word = hôte
page-seat-free = libre
page-sit = S’asseoir
page-add-bot = Robot
page-remove-bot = Retirer
page-start = Commencer
page-dealing = On distribue…
page-take-a-seat = Prenez place.
page-full = Toutes les places sont prises : vous pouvez regarder.
page-waiting-people = { $free ->
    [one] Il manque { $free } joueur : envoyez le lien, ou mettez un robot.
   *[other] Il manque { $free } joueurs : envoyez le lien, ou mettez des robots.
 }
page-ready-host = Tout le monde est là.
page-ready = Tout le monde est là : l’hôte lance la partie.
page-invite = Inviter
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = Code pour un téléphone
page-qr-alt = Le lien vers cette table sous forme de code à scanner

# Des donnes honnêtes
page-fair = La donne est-elle honnête ?
page-fair-about = Avant la partie, le serveur s’engage sur un secret, et chaque navigateur ajoute un nombre à lui. Ensuite tout est dévoilé, et votre navigateur vérifie que la donne n’a été ni modifiée ni choisie.
page-fair-secret-holds = Le secret du serveur est bien celui sur lequel il s’était engagé.
page-fair-secret-broken = Le secret du serveur n’est pas celui sur lequel il s’était engagé.
page-fair-secret-later = Le secret du serveur sera dévoilé à la fin de la partie.
page-fair-secret-unknown = Le secret du serveur n’est pas connu.
page-fair-nonce-holds = Le nombre de votre navigateur fait partie de la donne.
page-fair-nonce-broken = Le nombre de votre navigateur manque à la donne.
page-fair-nonce-later = Le nombre de votre navigateur entrera dans la donne au début.
page-fair-nonce-unknown = Ce navigateur n’a pas de nombre dans cette donne.
page-fair-record = Emporter le relevé de la partie
page-fair-numbers = Les nombres
page-fair-commitment = Engagement (SHA-256 du secret)
page-fair-secret = Secret
page-fair-later = après la partie
page-fair-nonce = Nombre de { $who }
page-fair-nonce-mine = Votre nombre

# Duel de magiciens
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

# Gargon
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

# Aux pierres du dragon
page-dragonstones-letter-r = R
page-dragonstones-letter-b = B
page-dragonstones-letter-y = J
page-dragonstones-turn = Tour { $turn }
page-dragonstones-present = Aux enchères
page-dragonstones-to-come = À venir
page-dragonstones-come-up = Déjà apparu
page-dragonstones-held = Gardé par { $who }
page-dragonstones-kept = Gardé
page-dragonstones-goes-to = { $you ->
    [yes] Vous employez le pouvoir
   *[no] { $who } emploie le pouvoir
 }
page-dragonstones-through = Employé grâce à un autre : { $name }
page-dragonstones-doubled = Le pouvoir sert deux fois.
page-dragonstones-slots = Les personnages de ce tour
page-dragonstones-bank = Banque
page-dragonstones-spent = { $coins } or des fées dépensé ce tour
page-dragonstones-screen = Bourse derrière l’écran
page-dragonstones-keeps = Garde { $name }
page-dragonstones-keeps-of = { $who } garde { $name }
page-dragonstones-fist-in = La mise est faite
page-dragonstones-fist-waits = N’a pas encore misé
page-dragonstones-opened = Mise : { $coins }, valeur { $worth }
page-dragonstones-purse = Votre bourse : { $coins }
page-dragonstones-purse-empty = Votre bourse est vide.
page-dragonstones-fist = Votre poing : { $coins }
page-dragonstones-fist-empty = Votre poing est vide.
page-dragonstones-put = { $coins } : en mettre une pièce dans le poing
page-dragonstones-take = { $coins } : en reprendre une pièce
page-dragonstones-stones = Vos pierres : { $stones }
page-dragonstones-payment = Ce que vous payez
page-dragonstones-lay = { $stones } : en payer une
page-dragonstones-take-stone = { $stones } : en reprendre une
page-dragonstones-ask-bid = { $name } : combien misez-vous ?
page-dragonstones-ask-silver = Égalité : mettez de l’argent dans le poing.
page-dragonstones-is-in = Votre mise est faite : { $worth }. On attend { $who }.
page-dragonstones-was-in = Votre mise de { $worth } est faite ; vous pouvez encore la changer.
page-dragonstones-bid = { $coins ->
    [none] Ne rien miser
   *[some] { $silver ->
        [yes] Miser { $worth } argent
       *[no] Miser { $worth }
    }
 }{ $again ->
    [yes] {" "}plutôt
   *[no] {""}
 }
page-dragonstones-power = { $name }{ $copied ->
    [yes] {" "}(par : { $through })
   *[no] {""}
 }{ $doubled ->
    [yes] , deux fois
   *[no] {""}
 } :
page-dragonstones-ask-double = employer le pouvoir deux fois ?
page-dragonstones-ask-way = choisissez.
page-dragonstones-ask-pay = quelles pierres payez-vous ? Il en faut { $count }.
page-dragonstones-ask-colour = quelle couleur ?
page-dragonstones-ask-pay-colour = des pierres de quelle couleur payez-vous ?
page-dragonstones-ask-steal = quelle pierre volez-vous ?
page-dragonstones-ask-player = quel joueur ?
page-dragonstones-ask-character = de qui employez-vous le pouvoir ?
page-dragonstones-ask-draw = en tirer encore une ?
page-dragonstones-pay = { $left ->
    [0] Payer { $count }
   *[other] Encore { $left }
 }

# À propos
page-colon = {" "}:
page-about-what = Grimoire réunit des jeux de magie sur une même table : à jouer avec des amis, où qu’ils soient, et avec des robots.
page-about-games = Les jeux
page-about-games-text = Duel de magiciens est un jeu de Reiner Knizia, Gargon un jeu de Rüdiger Dorn, Aux pierres du dragon un jeu de Bruno Faidutti et Michael Schacht. Leurs règles sont racontées ici avec nos propres mots ; quand une règle est une lecture ou une décision de notre part, son article le dit. Les livrets de règles sont sous licence CC BY 4.0.
page-about-fair = Des donnes honnêtes
page-about-fair-text = Avant que quiconque ne s’asseye, le serveur publie l’empreinte d’un secret ; chaque navigateur fait de même avec un nombre à lui. Les cartes viennent de tous ces nombres ensemble. Après la partie, tout est dévoilé. Cela prouve que la donne n’a été ni modifiée ni choisie ; cela ne prouve pas que la personne qui tient le serveur n’a pas regardé.
page-about-privacy = Ce qui est gardé
page-about-privacy-text = Un cookie dit au serveur que vous êtes le même invité qu’avant. Il ne demande rien d’autre, et la page ne va rien chercher ailleurs.
page-about-icons = Icônes
page-about-icons-text = Le Phénix, la Manticore et les autres dessins sont de nous. Les icônes ci-dessous viennent de
page-about-type = Caractères
page-about-type-text = EB Garamond de Georg Duffner et Octavio Pardo, Cinzel de Natanael Gama, tous deux sous licence SIL Open Font.
