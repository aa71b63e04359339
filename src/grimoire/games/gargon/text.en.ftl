title = Gargon
tagline = Everyone sees your colours, nobody your values. Win the amulets, and the 0s that double them.

# Options
option-open_winnings = Variant: winnings lie open, sorted by colour
option-starter = Who starts the first round: the number of a player, or 0 for one drawn at random

# Cards and words of the table
reason-stack_emptied = a stack is empty and the round is finished
colour-w = white
colour-b = blue
colour-v = violet
colour-r = red
colour-y = yellow
colour-g = green
shade-w = white
shade-b = blue
shade-v = violet
shade-r = red
shade-y = yellow
shade-g = green
creature-w = Dragon
creature-b = Pegasus
creature-v = Gargoyle
creature-r = Phoenix
creature-y = Manticore
creature-g = Fairy
card = { $colour } { $value }
stack-left = left stack
stack-right = right stack

# Notation
error-notation = “{ $given }” is no move. Write cards such as y6 or y2+y6+r9 (w white, b blue, v violet, r red, y yellow, g green); or pass 2+1, fight red, draw left; +y6 picks one card, done finishes the play.
error-pass-notation = “{ $given }” is no pass. Write how many cards from the left stack and how many from the right, such as pass 2+1.

# Moves that the rules forbid
illegal-no-such-value = No creature has the value { $value }: they go from 0 to 15.
illegal-while-playing = Not yet: cards are still being played. Battles come when everyone has played or passed.
illegal-draw-playing = Cards are still being played: to draw now, pass, such as pass 1+0.
illegal-while-choosing = All cards are played: now choose a colour for battle.
illegal-while-consoled = You have lost a card in battle: first draw one, from the left stack or the right.
illegal-not-held = You do not hold { $card }.
illegal-picked = You have picked { $card } already.
illegal-three = Three { $shade } cards are too many: never three of one colour.
illegal-four = A play has at most three cards.
illegal-colour = You are last: you may use only colours already played this round ({ $played }), and { $colour } is not.
illegal-order = { $card } comes before { $last }: cards are picked in the order white, blue, violet, red, yellow, green, by rising value. Undo first; then pick in that order, or name the whole play.
illegal-mix = That does not come to the mix of this round, { $mix }.
illegal-all-empty = All hands were empty when this round began: everybody passes and draws.
illegal-cannot-match = { $last ->
    [yes] You are last, and your cards of the colours played cannot match the mix of this round, { $mix }
   *[no] You cannot match the mix of this round, { $mix }
 }: you must pass.
illegal-nothing = A play needs at least one card: pick one first.
illegal-pass-picked = You have begun to pick cards: finish the play, or undo.
illegal-pass-leader = Whoever starts the round must play and may not pass.
illegal-pass-many = Whoever passes draws 1 to 3 cards, not { $count }.
illegal-pass-none = Whoever passes draws at least one card while there are any.
illegal-pass-stack = The { $stack } { $held ->
    [0] is empty
    [one] has only 1 card left
   *[other] has only { $held } cards left
 }.
illegal-not-lying = You have no { $shade } cards before you: choose a colour that you have.

# What can be wrong with a position
fault-numbers = a seat, a phase, a mix or a count is out of range
fault-suits = a set of cards has a second 0 without the first, or a card that does not exist
fault-hands = a hand does not hold the colours that its backs show
fault-stacks = a stack does not have the cards or the colours that are told of it
fault-plays = the cards lying before a seat do not go with their colours, or are not in order
fault-cards = the cards are not those of the game: one is missing, or there twice
fault-order = the seats that have played or passed do not go with whose turn it is
fault-mix = the mix is not that of the cards that lie
fault-picked = cards are picked that the seat does not hold, or that lead to no play
fault-owed = consolation cards are due to the wrong seat
fault-won-last = the top of somebody’s winnings is not among them
fault-end = the game should be over or should not, or the leader has no cards

# What happens
event-dealt = { $you ->
    [yes] You get
   *[no] { $who } gets
 } { $known ->
    [yes] { $card }
   *[no] a { $shade } card
 }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
 } { $known ->
    [yes] { $card }
   *[no] a { $shade } card
 } from the { $stack }.
event-skipped = { $you ->
    [yes] You have no cards and cannot start
   *[no] { $who } has no cards and cannot start
 } the round.
event-led = Round { $a }: { $you ->
    [yes] you start
   *[no] { $who } starts
 }.
event-played = { $you ->
    [yes] You play
   *[no] { $who } plays
 }, face down: { $cards }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $who } passes
 }; { $points ->
    [0] there is nothing left to draw.
   *[other] drawn: { $a } from the left stack, { $b } from the right.
 }
event-revealed = { $you ->
    [yes] You show
   *[no] { $who } shows
 } { $cards }.
event-chose = { $you ->
    [yes] You turn
   *[no] { $who } turns
 } to { $colour }.
event-fought = { $battle ->
    [1] First battle
   *[other] Second battle
 }: { $you ->
    [yes] you fight
   *[no] { $who } fights
 } with { $card }.
event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
 } { $card }{ $way ->
    [unopposed] , since nobody else has the colour
    [remaining] , the only one left of its colour
   *[battle] {""}
 }.
event-discarded = { $you ->
    [yes] You lose
   *[no] { $who } loses
 } { $card }.
event-nobody_won = The two { $shade } 0s are alone: nobody wins this battle.
event-emptied = The { $stack } is empty{ $both ->
    [yes] {" "}too.
   *[no] : this is the last round.
 }
event-hand_discarded = { $you ->
    [yes] You discard your hand
   *[no] { $who } discards the hand
 }: { $a ->
    [one] 1 card
   *[other] { $a } cards
 }.
event-majority = { $points ->
    [10] { $you ->
        [yes] You have
       *[no] { $who } has
     } the most { $shade } cards: 10 points.
   *[other] { $you ->
        [yes] You tie
       *[no] { $who } ties
     } for the most { $shade } cards: 5 points.
 }
event-doubled = { $you ->
    [yes] Your { $colour } amulets
   *[no] The { $colour } amulets of { $who }
 }, doubled by 0s, count { $points }.
event-scored = { $you ->
    [yes] You have
   *[no] { $who } has
 } { $a } for amulets and { $b } for majorities: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# The table in the terminal
table-colours = Colours: w white, b blue, v violet, r red, y yellow, g green.
table-round = Round { $round }, started by { $you ->
    [yes] you
   *[no] { $who }
 }.
table-stack = The { $stack }: { $count ->
    [0] empty.
    [one] 1 card: { $cards }.
   *[other] { $count } cards, top first: { $cards }.
 }
table-discards = Discards: { $cards }.
table-seat = { $who }: { $hand ->
    [0] no cards in hand.
    [one] 1 card in hand: { $colours }.
   *[other] { $hand } cards in hand: { $colours }.
 }
table-colour = { $colour } ×{ $count }
table-suit = { $colour } { $cards }
table-lying = {"  "}On the table{ $down ->
    [yes] , face down
   *[no] {""}
 }: { $cards }.
table-passed = {"  "}Passed.
table-owed = {"  "}A card still to draw.
table-won = {"  "}Won: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, { $top } on top.
table-won-own = {"  "}Won, { $amulets ->
    [one] 1 amulet
   *[other] { $amulets } amulets
 } so far: { $cards }.
table-won-open = {"  "}Won, { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $cards }.
table-last-round = A stack is empty: this is the last round.
table-lead = You start: play 1 to 3 cards, never three of one colour.
table-fought = Being fought for: { $colour }.
table-empty = Nobody had cards when this round began: everybody passes and draws.
table-must-pass = { $last ->
    [yes] You are last, and your cards of the colours played cannot match the mix of this round, { $mix }
   *[no] You cannot match the mix of this round, { $mix }
 }: pass.
table-follow = Mix to follow: { $mix }{ $begun ->
    [yes] .
   *[no] ; or pass.
 }
table-restricted = You are last, so only these colours are open to you: { $colours }.
table-hand = Your hand: { $cards }.
table-picked = Picked so far: { $cards }.
table-battle = Choose a colour for battle.
table-consolation = You lost a card: draw one, from which stack?

# What a move means, in the list of moves
move-pick = { $creature }, { $card }, { $amulets ->
    [0] no amulets
    [one] 1 amulet
   *[other] { $amulets } amulets
 }
move-done = play the cards picked, face down
move-pass = draw { $left } from the left stack, { $right } from the right
move-fight = { $creature }, { $colour }
move-draw = from the { $stack }

# What might decide a game
factor-won = Cards won, by creature
factor-majority = Majorities, whole or shared
factor-doubled = Amulets doubled by 0s
factor-got = Cards dealt and drawn, by value
factor-won-value = Cards won, by value
factor-value = Value { $value }
factor-ways = How cards are won
factor-deeds = Deeds
factor-mixes = Mixes led
factor-mix = { $mix }
factor-unopposed = Nobody else has the colour
factor-battle = In battle
factor-remaining = The only card left after the first battle
factor-led = Leads the first round
factor-passed = Passes
factor-lost = Loses a card in battle
factor-amulets = Amulets
factor-points = Points
factor-cards = Cards
