page-magicians-open = Open the fight: play cards of one value.
page-magicians-open-hand = Open the fight, with a card of your hand (M15).
page-magicians-beat = Play more than { $total }, or take the fight.
page-magicians-beat-hand = Play more than { $total } with a card of your hand (M15), or take the fight.
page-magicians-cannot = Nothing you hold beats { $total }: take the fight.
page-magicians-take = { $cards ->
    [one] Take the fight: 1 card
   *[other] Take the fight: { $cards } cards
 }
page-magicians-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
page-magicians-stored = { $cards ->
    [one] 1 card stored
   *[other] { $cards } cards stored
 }
page-magicians-earlier = { $cards } from earlier deals
page-magicians-deal = Deal { $deal } of { $deals }
page-magicians-fight = { $cards ->
    [0] The fight is empty
    [one] The fight: 1 card
   *[other] The fight: { $cards } cards
 }
page-magicians-stock = Stock
page-magicians-empty = The fight is empty
page-magicians-to-beat = to beat
page-magicians-deal-over = Deal { $deal } is over
page-magicians-this-deal = this deal
page-magicians-in-all = in all
page-magicians-ball = Crystal ball: repeat the total
page-magicians-play = Play { $cards }: total { $total }
page-magicians-group = { $card ->
    [ball] crystal ball
    [J] joker
   *[other] { $card }
 }{ $count ->
    [one] {""}
   *[other] , { $count } cards
 }
page-magicians-jokers = Jokers alone: { $cards }
page-magicians-joker-as = { $count ->
    [one] Joker alone:
   *[other] Both jokers:
 }
page-magicians-top = Top of your pile: { $card }
page-magicians-my-pile = pile { $cards }
