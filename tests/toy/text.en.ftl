title = Stones
tagline = Bid a stone in secret; whoever bids highest alone wins the round.

# Options
option-rounds = How many rounds make a game (1 to 4)
option-wagers = Whether the winner of a round may stake a stone on the die
reason-rounds_played = all rounds are played

# Notation
error-notation = “{ $given }” is no move. Write bid 3, keep, stake 2 or call 2; a comma joins two of them.
ambiguous-number = “{ $given }” could be one of several: { $choices }.

# Moves that the rules forbid
illegal-now = This is not the time for “{ $kind }”.
illegal-not-held = You hold no stone of the value { $stone }.
illegal-call = You cannot call { $number }: your stone is only a { $stake }.

# What can be wrong with a position
fault-numbers = a number is out of range
fault-seats = a seat has points or stones that it cannot have
fault-hands = a hand does not hold as many stones as it should
fault-bag = the bag does not hold as many stones as it should
fault-stones = the stones are not those of the game
fault-bids = the last bids or the die do not fit
fault-winner = the seat that is asked has not won the round

# What happens
event-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
 } { $stone ->
    [none] a stone
   *[other] { $stone }
 }.
event-laid = { $you ->
    [yes] You lay
   *[no] { $who } lays
 } { $stone ->
    [none] a stone
   *[other] { $stone }
 } face down.
event-showed = { $you ->
    [yes] You show
   *[no] { $who } shows
 } { $a }.
event-cast = The die falls on { $a }.
event-tied = Nobody bid highest alone.
event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
 } the round, worth { $a }.
event-kept = { $you ->
    [yes] You stake
   *[no] { $who } stakes
 } nothing.
event-staked = { $you ->
    [yes] You stake
   *[no] { $who } stakes
 } { $a }.
event-gained = { $you ->
    [yes] You gain
   *[no] { $who } gains
 } { $a }: the die shows { $b }.
event-missed = { $you ->
    [yes] You miss
   *[no] { $who } misses
 } the call of { $a }: the die shows { $b }.

# The table in the terminal
table-round = Round { $round } of { $rounds }.
table-seat = { $who }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }, { $points } points.
table-hand = Your stones: { $hand }.
