page-zargos-map = The planet. Arrows move the view, + and - change the distance, 0 shows everything.
page-zargos-nearer = Nearer
page-zargos-farther = Farther
page-zargos-whole = The whole planet
page-zargos-there = { $name }: { $there }
page-zargos-nobody = nobody
page-zargos-kingdom = { $name }, worth { $value } as a whole
page-zargos-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $last }
 }
page-zargos-counted = The count
page-zargos-order = The order of the peoples
page-zargos-threat = { $people }: { $count } of { $all } of the City and its ring
page-zargos-points = { $points ->
    [one] One territory point
   *[other] { $points } territory points
 }
page-zargos-pawns = { $pawns ->
    [one] One pawn
   *[other] { $pawns } pawns
 }
page-zargos-boats = { $boats ->
    [one] One boat
   *[other] { $boats } boats
 }
page-zargos-cards = { $cards ->
    [0] No magic cards
    [one] One magic card
   *[other] { $cards } magic cards
 }
page-zargos-crowns = kingdom cards: { $kingdoms }
page-zargos-lots = your cards of set-up: { $provinces }; { $pawns } more pawns, { $boats ->
    [0] no boat
    [one] one boat
   *[other] { $boats } boats
 }
page-zargos-master = Master of the Winds
page-zargos-powerless = Without its power for now
page-zargos-demons = Demons
page-zargos-fight = Fight: { $place }
page-zargos-walls = behind walls
page-zargos-less = One less
page-zargos-more = One more
page-zargos-all = all { $high }
page-zargos-places = Places to choose
page-zargos-hand = Your magic cards
page-zargos-when = { $card ->
    [typhoon] before a turn of the Winged
    [floods] before a turn of the Knights
    [tidal-wave] before a turn of the Dragons
    [war] in a fight
    [earth] while you send a group
    [elsewhere] while you send a group
    [mist] instead of reorganising
    [illusion] right after a wind with a target
   *[other] before any turn
 }
page-zargos-standing-turn = { $mine ->
    [yes] You pass until your next turn.
   *[no] You pass until your turn.
 }
page-zargos-standing-round = You pass for this round.
page-zargos-stand-turn = { $mine ->
    [yes] Pass until my next turn
   *[no] Pass until my turn
 }
page-zargos-stand-round = Pass this round
page-zargos-ask-again = Ask me again
page-zargos-answered = { $kind ->
    [pass] You pass.
    [card] You play: { $card }.
   *[other] You have answered.
 } Others are still being asked.
page-zargos-change-answer = Change your answer
page-zargos-ask-card = { $places ->
    [0] { $card }
   *[other] { $card }: against what?
 }
page-zargos-ask-count = How many go to { $place }?
page-zargos-ask-way = From { $place }: where to?
page-zargos-ask-place = Place your pawns: { $left } of { $all } left.
page-zargos-ask-boats = { $points ->
    [one] One point
   *[other] { $points } points
 } to spend. Boats first, { $price } points each ({ $boats } boats left): how many?
page-zargos-ask-pawns = { $points ->
    [one] One point
   *[other] { $points } points
 } left, { $price } for a pawn. How many pawns?
page-zargos-ask-pick = Choose your people.
page-zargos-ask-take = Take one green card ({ $greens } left), or two blue ones ({ $blues } left).
page-zargos-ask-place_one = Put a pawn on a province.
page-zargos-ask-window = { $people }: do you play a red card before their turn?
page-zargos-ask-illusion = { $card }: do you turn it elsewhere?
page-zargos-ask-shelter = The Dragons of { $place } are driven away: where to?
page-zargos-ask-attack = { $fights ->
    [0] { $people }: { $told ->
        [0] attack from where?
       *[other] attack from where else? Or no more, and fight.
    }
   *[other] { $people }: attack once more, or fight?
 }
page-zargos-ask-order = Which fight comes next?
page-zargos-ask-help = Do Spiders come to help?
page-zargos-ask-war = Do you call a Wind of War?
page-zargos-ask-reroll = Shall a die be thrown again?
page-zargos-ask-reorganise = { $flight ->
    [yes] The Winged fly: from where?
   *[no] { $people } reorganise, { $steps ->
        [one] one step left
       *[other] { $steps } steps left
    }: from where?
 }
page-zargos-ask-trim = Too many cards: which one goes under the pile?
page-zargos-ask-trade = { $step ->
    [whom] To whom do you make an offer? ({ $offers } left)
    [give] What do you give?
   *[want] For { $give }: what do you want?
 }
page-zargos-ask-answer = { $who } gives { $give } for { $want }. Do you accept?
page-zargos-move-done = { $phase ->
    [attack] No more attacks
    [reorganise] End of turn
   *[other] Done
 }
page-zargos-move-pass = Pass
page-zargos-move-keep = Keep the dice
page-zargos-move-accept = Accept
page-zargos-move-refuse = Refuse
page-zargos-move-take = { $colour ->
    [0] One green card
   *[other] Two blue cards
 }
page-zargos-move-reroll = { $side ->
    [0] Throw the attacker’s { $face } again
   *[other] Throw the defender’s { $face } again
 }
page-zargos-move-flight = Fly: move all Winged
page-zargos-move-give = Give: { $card }
page-zargos-move-want = Want: { $card }
page-zargos-back = Back
page-zargos-plan = Your plan
page-zargos-group = { $pawns } from { $source } to { $target }
page-zargos-take-out = Take back { $pawns } from { $source } to { $target }
page-zargos-buy-boats = { $count ->
    [0] No boats
    [one] Buy one boat
   *[other] Buy { $count } boats
 }
page-zargos-buy-pawns = { $count ->
    [0] No pawns
    [one] Buy one pawn
   *[other] Buy { $count } pawns
 }
page-zargos-attack-with = { $count ->
    [one] Attack with one
   *[other] Attack with { $count }
 }
page-zargos-move-with = { $count ->
    [one] Move one
   *[other] Move { $count }
 }
page-zargos-evenly = Spread evenly
page-zargos-front = To the front
page-zargos-anew = Begin again
page-zargos-put = Place them
page-zargos-put-one = { $place }: one more
page-zargos-put-five = { $place }: five more
page-zargos-fight-all = Fight all { $fights }
page-zargos-put-back = { $place }: one less
page-zargos-put-five-back = { $place }: five less
page-zargos-by-boat = { $name } (by boat)
page-zargos-attacked = attacked by { $pawns }
page-zargos-frozen = under ice
page-zargos-stormy = in a storm
page-zargos-capital = capital
page-zargos-volcano = volcano
page-zargos-backs = Cards of set-up: { $greens } green, { $blues } blue
page-zargos-move-card = { $side ->
    [attack] { $card } for the attack
    [defence] { $card } for the defence
   *[none] Play: { $card }
 }
page-zargos-move-discard = Under the pile: { $card }
page-zargos-move-shed = Put back, unused: { $card }
