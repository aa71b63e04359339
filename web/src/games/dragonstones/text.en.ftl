page-dragonstones-letter-r = R
page-dragonstones-letter-b = B
page-dragonstones-letter-y = Y
page-dragonstones-turn = Turn { $turn }
page-dragonstones-present = On offer
page-dragonstones-to-come = Still to come
page-dragonstones-come-up = Has come up
page-dragonstones-held = Kept by { $who }
page-dragonstones-kept = Kept
page-dragonstones-goes-to = { $you ->
    [yes] You use the power
   *[no] { $who } uses the power
 }
page-dragonstones-through = Used through { $name }
page-dragonstones-doubled = The power is used twice.
page-dragonstones-slots = The characters of this turn
page-dragonstones-bank = Bank
page-dragonstones-spent = { $coins } fairy gold spent this turn
page-dragonstones-screen = Purse behind the screen
page-dragonstones-keeps = Keeps { $name }
page-dragonstones-keeps-of = { $who } keeps { $name }
page-dragonstones-fist-in = Bid is in
page-dragonstones-fist-waits = Has not bid yet
page-dragonstones-opened = Bid: { $coins }, worth { $worth }
page-dragonstones-purse = Your purse: { $coins }
page-dragonstones-purse-empty = Your purse is empty.
page-dragonstones-fist = Your fist: { $coins }
page-dragonstones-fist-empty = Your fist is empty.
page-dragonstones-put = { $coins }: put one into your fist
page-dragonstones-take = { $coins }: take one out of your fist
page-dragonstones-stones = Your stones: { $stones }
page-dragonstones-payment = What you pay
page-dragonstones-lay = { $stones }: pay one
page-dragonstones-take-stone = { $stones }: keep one after all
page-dragonstones-ask-bid = { $name }: what do you bid?
page-dragonstones-ask-silver = A tie: put silver into your fist.
page-dragonstones-is-in = Your bid is in: { $worth }. Waiting for { $who }.
page-dragonstones-was-in = Your bid of { $worth } is in; you may still change it.
page-dragonstones-bid = { $coins ->
    [none] Bid nothing
   *[some] { $silver ->
        [yes] Bid { $worth } silver
       *[no] Bid { $worth }
    }
 }{ $again ->
    [yes] {" "}instead
   *[no] {""}
 }
page-dragonstones-power = { $name }{ $copied ->
    [yes] {" "}(through { $through })
   *[no] {""}
 }{ $doubled ->
    [yes] , used twice
   *[no] {""}
 }:
page-dragonstones-ask-double = use the power twice?
page-dragonstones-ask-way = choose one.
page-dragonstones-ask-pay = which { $count } stones do you pay?
page-dragonstones-ask-colour = which colour?
page-dragonstones-ask-pay-colour = stones of which colour do you pay?
page-dragonstones-ask-steal = which stone do you steal?
page-dragonstones-ask-player = which player?
page-dragonstones-ask-character = whose power do you use?
page-dragonstones-ask-draw = draw one more?
page-dragonstones-pay = { $left ->
    [0] Pay { $count }
   *[other] { $left } more
 }
