page-gargon-round = Round { $round }
page-gargon-mix = Mix to follow
page-gargon-discards = Discards
page-gargon-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
page-gargon-backs = { $cards ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
page-gargon-lying = Before this player
page-gargon-passed = passed
page-gargon-owed = draws a card
page-gargon-won = { $cards ->
    [0] Nothing won yet
    [one] 1 card won
   *[other] { $cards } cards won
 }
page-gargon-won-of = Won: { $who }
page-gargon-none-won = No cards yet.
page-gargon-amulets = { $amulets ->
    [one] 1 amulet
   *[other] { $amulets } amulets
 }
page-gargon-score = { $amulets } for amulets, { $majorities } for majorities
page-gargon-stack-empty = empty
page-gargon-look-stack = Look at all its backs
page-gargon-top-first = { $cards ->
    [one] 1 card
   *[other] { $cards } cards, top first
 }
page-gargon-hand = Your hand
page-gargon-play = { $count ->
    [0] Play
    [one] Play 1 card
   *[other] Play { $count } cards
 }
page-gargon-fits = This mix is allowed.
page-gargon-more = { $count ->
    [one] One more card for the mix { $mix }.
   *[other] { $count } more cards for the mix { $mix }.
 }
page-gargon-last = Last: only
page-gargon-pass = Pass
page-gargon-pass-draw = { $count ->
    [0] Pass
   *[other] Pass, draw { $count }
 }
page-gargon-left = left
page-gargon-right = right
page-gargon-fewer-left = One card fewer from the left stack
page-gargon-more-left = One card more from the left stack
page-gargon-fewer-right = One card fewer from the right stack
page-gargon-more-right = One card more from the right stack
page-gargon-draw-left = Left stack
page-gargon-draw-right = Right stack
