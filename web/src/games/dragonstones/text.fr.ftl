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
