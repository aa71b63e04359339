title = Duel of Magicians
tagline = Play higher than the player before you, or take the whole fight. The fewest cards win.

# Options
option-deals = How many deals make a game (1 to 20; usually as many as players)
option-open_stack = Variant: stored cards stay face up, and the top one can be played
option-deck = How the 51 magicians are spread over the values: owners, flat, or thirteen counts
allowed-deck = “owners”, “flat”, or thirteen counts from 0 to 8 that sum to 51, such as 1,2,3,4,5,6,6,6,5,4,4,3,2

# Cards and words of the table
reason-deals_played = all deals are played

# Notation
error-notation = “{ $given }” is no move. Write cards such as 12, 5+5+J or J=4; or ball, or take; ^ marks the top of your pile.
ambiguous-joker = “{ $given }” could stand for several values. Name one: { $choices }.

# Moves that the rules forbid
illegal-take = There is nothing to take: the fight is empty, so you must open it.
illegal-ball-with-cards = A crystal ball is always played alone, one at a time, and stands for no value.
illegal-two-tops = Only one card of your pile can be used in a turn.
illegal-mixed = All cards of a play must have one value.
illegal-nothing = A play needs at least one card.
illegal-no-such-value = No magician has the value { $value }: they go from 1 to 13.
illegal-too-many = No hand holds { $count } cards of one value: a hand is six cards.
illegal-too-many-jokers = There are only two jokers, not { $count }.
illegal-not-held = { $held ->
    [0] You hold no { $value }.
   *[other] You hold only { $held } of the value { $value }.
 }
illegal-no-joker = { $held ->
    [0] You hold no joker.
   *[other] You hold only { $held ->
        [one] one joker
       *[other] { $held } jokers
     }.
 }
illegal-joker-value = A joker stands for 1 to { $most }, not for { $value }.
illegal-total = A total of { $total } is not enough: it must be more than { $last }.
illegal-no-ball = You hold no crystal ball.
illegal-ball-opens = A crystal ball cannot open a fight while you could open with anything else.
illegal-closed = Stored cards can be played only with the open-stack variant.
illegal-no-pile = Your pile is empty.
illegal-other-top = The top of your pile is another card: { $top }.
illegal-pile-again = You played from the pile alone twice running: this play needs a card of your hand.

# What can be wrong with a position
fault-numbers = a seat, a deal or a number of points is out of range
fault-rows = a row of cards is longer or shorter than its count
fault-hands = a hand does not hold as many cards as its count says, or more than six, or other cards than the balls it is known for
fault-cards = the cards are not those of the deck
fault-seen = the cards counted as seen are not those in the fight and in the piles
fault-refilled = a hand is not full although the stock has cards, or it is empty
fault-total = the total does not go with the cards of the fight
fault-from-pile = the plays from the pile alone are counted wrong
fault-end = the game is said to be over, but cards are still held

# What happens
event-dealt = Deal { $a }.
event-opens = { $you ->
    [yes] You open.
   *[no] { $who } opens.
 }
event-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
 } { $card ->
    [none] a card
   *[other] { $card }
 }.
event-played = { $you ->
    [yes] You play
   *[no] { $who } plays
 } { $cards }: { $total }.
event-repeated = { $you ->
    [yes] You play
   *[no] { $who } plays
 } a crystal ball{ $pile ->
    [yes] {" "}from the pile
   *[no] {""}
 }: { $total } again.
event-took = { $you ->
    [yes] You take
   *[no] { $who } takes
 } the fight: { $a ->
    [one] 1 card
   *[other] { $a } cards
 }.
event-emptied = The stock is empty.
event-went_out = { $you ->
    [yes] Your hand is empty: the deal ends.
   *[no] { $who } has an empty hand: the deal ends.
 }
event-added_hand = { $you ->
    [yes] You add your hand to your pile
   *[no] { $who } adds the hand to the pile
 }: { $a ->
    [one] 1 card
   *[other] { $a } cards
 }.
event-scored = { $you ->
    [yes] You have
   *[no] { $who } has
 } { $a ->
    [one] 1 card
   *[other] { $a } cards
 } in this deal, { $b } in all.

# The table in the terminal
table-deal = Deal { $deal } of { $deals }. Stock: { $stock ->
    [0] empty
    [one] 1 card
   *[other] { $stock } cards
 }.
table-seat = { $who }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $stored } stored, { $points } from earlier deals.
table-pile = Pile, top last: { $pile }.
table-opening = The fight is empty: open it.
table-fight = Fight: { $fight }. Total to beat: { $total }.
table-hand = Your hand: { $hand }.
table-must-use-hand = You must use a card of your hand (M15).

# What a move means, in the list of moves
move-take = take the fight
move-ball = repeat the total
move-play = total { $total }

# What might decide a game
factor-drawn = Cards drawn
factor-deeds = Deeds
factor-magician = Magician { $value }
factor-ball = Crystal ball
factor-joker = Joker
factor-opened = Opens the first deal
factor-took = Takes the fight
factor-repeated = Plays a crystal ball
factor-went-out = Ends a deal with an empty hand
factor-cards = Cards
