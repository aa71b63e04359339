title = Pierres
tagline = Misez une pierre en secret ; qui mise seul le plus haut gagne la manche.

# Options
option-rounds = Combien de manches font une partie (1 à 4)
option-wagers = Si le gagnant d’une manche peut risquer une pierre sur le dé
reason-rounds_played = toutes les manches sont jouées

# Notation
error-notation = « { $given } » n’est pas un coup. Écrivez bid 3, keep, stake 2 ou call 2 ; une virgule en joint deux.
ambiguous-number = « { $given } » peut désigner plusieurs coups : { $choices }.

# Coups que les règles interdisent
illegal-now = Ce n’est pas le moment de jouer « { $kind } ».
illegal-not-held = Vous n’avez pas de pierre de valeur { $stone }.
illegal-call = Vous ne pouvez annoncer { $number } : votre pierre n’est qu’un { $stake }.

# Ce qui peut clocher dans une position
fault-numbers = un nombre est hors limites
fault-seats = une place a des points ou des pierres qu’elle ne peut avoir
fault-hands = une main n’a pas autant de pierres qu’il faut
fault-bag = le sac n’a pas autant de pierres qu’il faut
fault-stones = les pierres ne sont pas celles du jeu
fault-bids = les dernières mises ou le dé ne conviennent pas
fault-winner = la place interrogée n’a pas gagné la manche

# Ce qui se passe
event-drew = { $you ->
    [yes] Vous tirez
   *[no] { $who } tire
 } { $stone ->
    [none] une pierre
   *[other] { $stone }
 }.
event-laid = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
 } { $stone ->
    [none] une pierre
   *[other] { $stone }
 } face cachée.
event-showed = { $you ->
    [yes] Vous montrez
   *[no] { $who } montre
 } { $a }.
event-cast = Le dé tombe sur { $a }.
event-tied = Personne n’a misé seul le plus haut.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } la manche, qui vaut { $a }.
event-kept = { $you ->
    [yes] Vous ne risquez
   *[no] { $who } ne risque
 } rien.
event-staked = { $you ->
    [yes] Vous risquez
   *[no] { $who } risque
 } { $a }.
event-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } { $a } : le dé montre { $b }.
event-missed = { $you ->
    [yes] Vous manquez
   *[no] { $who } manque
 } l’annonce de { $a } : le dé montre { $b }.

# La table dans le terminal
table-round = Manche { $round } sur { $rounds }.
table-seat = { $who } : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }, { $points } points.
table-hand = Vos pierres : { $hand }.
