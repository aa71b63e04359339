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
page-bot-mage = mage
page-bot-archmage = archimage
page-bot-level = Niveau du robot à la place { $number }
page-bot-random = joue au hasard
page-bot-named = Robot ({ $bot })
page-option-value = { $value ->
    [full] complète
    [quick] rapide
   *[other] { $value }
 }
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
page-bot-warming = se prépare, et joue en apprenti d’ici là
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
page-log-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
 }
page-log-away = En votre absence
page-away-note = { $count ->
    [one] En votre absence, il s’est passé une chose.
   *[other] En votre absence, il s’est passé { $count } choses.
 }
page-away-read = Lire
page-log-details = { $count ->
    [one] Une ligne de plus
   *[other] { $count } lignes de plus
 }
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
page-ended = Terminée par un changement de règles
page-ended-kept = Rien n’en est perdu : voici tout ce qui a été joué, dans la notation de l’époque.
page-ended-unplayed = Rien n’avait encore été joué.
page-ended-bar = Cette partie s’arrête ici. Encore une ?
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
page-only-here = Seule cette machine trouve cette adresse. Avec --host 0.0.0.0, le serveur en affiche une pour les autres.
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

# À propos
page-colon = {" "}:
page-about-what = Grimoire réunit des jeux de magie sur une même table : à jouer avec des amis, où qu’ils soient, et avec des robots.
page-about-games = Les jeux
page-about-games-text = Duel de magiciens est un jeu de Reiner Knizia, Gargon un jeu de Rüdiger Dorn, Aux pierres du dragon un jeu de Bruno Faidutti et Michael Schacht, Zargos un jeu de Duccio Vitale. Leurs règles sont racontées ici avec nos propres mots ; quand une règle est une lecture ou une décision de notre part, son article le dit. Les livrets de règles sont sous licence CC BY 4.0.
page-about-fair = Des donnes honnêtes
page-about-fair-text = Avant que quiconque ne s’asseye, le serveur publie l’empreinte d’un secret ; chaque navigateur fait de même avec un nombre à lui. Les cartes viennent de tous ces nombres ensemble. Après la partie, tout est dévoilé. Cela prouve que la donne n’a été ni modifiée ni choisie ; cela ne prouve pas que la personne qui tient le serveur n’a pas regardé.
page-about-privacy = Ce qui est gardé
page-about-privacy-text = Un cookie dit au serveur que vous êtes le même invité qu’avant. Il ne demande rien d’autre, et la page ne va rien chercher ailleurs.
page-about-icons = Icônes
page-about-icons-text = Le Phénix, la Manticore et les autres dessins sont de nous. Les icônes ci-dessous viennent de
page-about-type = Caractères
page-about-type-text = EB Garamond de Georg Duffner et Octavio Pardo, Cinzel de Natanael Gama, tous deux sous licence SIL Open Font.
