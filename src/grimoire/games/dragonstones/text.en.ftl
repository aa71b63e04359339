title = Dragonstones
tagline = Everybody bids in a closed fist. Win the characters, gather stones, and turn them into three points.

# Options
option-open_purses = Purses lie open before the screens
option-characters = Characters of your own: a TOML file (see the docs)
allowed-characters = a TOML file of characters, or a list of them

# Words of the table
reason-points = somebody has three points
reason-no_gold = nobody has any gold left
reason-no_bids = no gold was bid for three turns running
reason-turns = sixty turns have been played
coin-0 = fairy gold
coin-1 = common gold
coin-2 = silver
coin-3 = { $count ->
    [one] black coin
   *[other] black coins
}
coin-4 = { $count ->
    [one] amulet
   *[other] amulets
}
coins = { $count } { $coin }
stone-r = red
stone-b = blue
stone-y = yellow
stones-r = { $count } red
stones-b = { $count } blue
stones-y = { $count } yellow
stones-none = no stones
bid-nothing = nothing

# Steps of a power
way-nothing = nothing more
step-score = { $count ->
    [one] score 1 point
   *[other] score { $count } points
}
step-take = take { $coins }
step-take-stone = { $colour ->
    [choice] take a stone of any colour
    [named] take a stone of the colour named
    [r] take a red stone
    [b] take a blue stone
   *[y] take a yellow stone
}
step-pay = pay { $coins }
step-pay-stones = { $how ->
    [any] { $count ->
        [one] pay any stone
       *[other] pay any { $count } stones
    }
    [same] { $count ->
        [one] pay any stone
       *[other] pay { $count } stones of one colour
    }
    [each] { $count ->
        [one] pay a stone of each colour
       *[other] pay { $count } stones of each colour
    }
    [all] pay all stones
    [named] { $count ->
        [one] pay a stone of the colour named
       *[other] pay { $count } stones of the colour named
    }
    [r] { $count ->
        [one] pay a red stone
       *[other] pay { $count } red stones
    }
    [b] { $count ->
        [one] pay a blue stone
       *[other] pay { $count } blue stones
    }
   *[y] { $count ->
        [one] pay a yellow stone
       *[other] pay { $count } yellow stones
    }
}
step-choose = choose again
step-name = name a colour
step-victim = { $who ->
    [second] turn to the second highest bidder
   *[other] name a player
}
step-steal-stone = steal a stone
step-steal-purse = take all common gold and silver of that purse
step-banish = everybody gives stones back
step-bag = { $count ->
    [one] draw a stone out of the bag
   *[other] draw { $count } stones out of the bag
}
step-luck = draw stones for as long as one dares
step-copy = { $source ->
    [past] use a character that has come up
    [random] use a character still to come, drawn
   *[chosen] use a character still to come, chosen
}
step-keep = keep the card
step-give-up = give up the coins of the bid

# Notation
error-notation = “{ $given }” is no move. Write a bid such as bid 3f+1c (f fairy gold, c common gold, b black coins, a amulets) or bid 0; silver 2; way 1; pay 2r+1b+1y; red; player 3; as thief; double or once; draw or stop.
error-character = “{ $given }” names no character. Write one of this turn, such as as thief.

# Moves that the rules forbid
illegal-too-many-coins = No bid holds so much: at most { $coins }.
illegal-too-many-stones = There are only { $most } stones of each colour.
illegal-bid-fairy = { $held ->
    [0] You have no fairy gold to bid.
   *[other] You have only { $held } fairy gold to bid.
}
illegal-bid-common = { $held ->
    [0] You have no common gold to bid.
   *[other] You have only { $held } common gold to bid.
}
illegal-bid-black = { $held ->
    [0] You have no black coin to bid.
    [one] You have only 1 black coin to bid.
   *[other] You have only { $held } black coins to bid.
}
illegal-bid-amulets = { $held ->
    [0] You have no amulet to bid.
    [one] You have only 1 amulet to bid.
   *[other] You have only { $held } amulets to bid.
}
illegal-bid-fist = A fist holds at most { $most } gold coins, fairy gold and common gold together.
illegal-silver = { $held ->
    [0] You have no silver to bid.
   *[other] You have only { $held } silver to bid.
}
illegal-while-bidding = Not now: a character is up for auction. Bid as much of your gold as you like, or nothing; black coins and amulets may go with it.
illegal-while-tied = Not now: the highest bids tie. Bid as much of your silver as you like, or nothing; amulets may go with it, gold and black coins may not.
illegal-while-deciding = Not now: you are using { $character }. { $task ->
    [double] Decide whether to play the card you keep, which uses the power twice.
    [way] Choose one of the ways that the power offers.
    [pay] Choose the stones that you pay.
    [colour] Choose a colour.
    [player] Choose the player whom the power is turned against.
    [character] Choose the character whose power you use.
   *[draw] Draw one more stone, or stop and keep those you have drawn.
}
illegal-way-none = There is no such way of using { $character }: choose one of the { $count } that there are.
illegal-way-closed = You cannot pay for this, or the bank has nothing to give for it: choose another way.
illegal-pay-count = The price of { $character } is { $count ->
    [one] 1 stone
   *[other] { $count } stones
}, not { $given }.
illegal-pay-held = You do not have all these stones: yours are { $stones }.
illegal-colour-bank = The bank has no { $colour } stone: choose another colour ({ $allowed }).
illegal-colour-pay = { $count ->
    [one] You have no { $colour } stone
   *[other] You do not have { $count } { $colour } stones
}: choose another colour ({ $allowed }).
illegal-colour-victim = { $victim } has no { $colour } stone: choose another colour ({ $allowed }).
illegal-player-self = The power is turned against others, not against yourself: choose another player ({ $allowed }).
illegal-player-none = There is no such player: this table has { $seats }.
illegal-player-second = The power is turned against the second highest bidder, here { $allowed }.
illegal-player-stones = This player has no stone to steal: choose one who has ({ $allowed }).
illegal-character-away = This turn is without { $character }: choose another character ({ $allowed }).
illegal-character-past = You cannot use { $character } before it has come up: choose a character that has ({ $allowed }).
illegal-character-to-come = You cannot use { $character } once it has come up: choose a character still to come ({ $allowed }).
illegal-character-at-work = You cannot use { $character }, whose power is at work just now: choose another character ({ $allowed }).
illegal-character-held = You cannot use { $character }, a card that somebody keeps: choose another character ({ $allowed }).

# Characters of one’s own
own-too-many = { $path }: { $count } characters; at most { $most } are allowed.
own-many-cards = { $path }: { $count } cards in all; at most { $most } fit beside those of the box.
own-many-kept = { $path }: { $count } cards that are kept; at most { $most } are allowed.
own-id = { $path }: “{ $given }” cannot be an id: small letters, digits and -, at most 24, no character of the box, and not own- with a number.
own-text = { $path }: needs plain text of 1 to { $most } letters, on one line.
own-steps = { $path }: must be a list with at least one step.
own-verb = { $path }: a step has one of these verbs: { $known }; here: { $given }.
own-too-long = { $path }: too long: the steps make { $count } instructions, and there is room for { $most } (docs/own-characters.md says how they are counted).
own-cost = { $path }: nobody could pay this: the steps up to here cost { $count } in all, and there are only { $most }.
own-ways = { $path }: must be a list of { $least } to { $most } ways, each a list of steps.
own-nested = { $path }: a repeat cannot be inside another one.
own-endless = { $path }: this could go on for ever: pay with something that the steps do not give back, or say how often with times.
own-not-named = { $path }: “named” needs a step before it that names a colour.
own-no-victim = { $path }: “steal” needs a step before it that names a victim.

# What can be wrong with a position
fault-numbers = a number is out of range
fault-coins = the coins are not those of the box
fault-stones = the stones are not those of the box
fault-specials = the special cards are not those of the box
fault-slots = the characters of the turn are not the standard ones and two specials
fault-pile = the pile does not hold just what is still to come
fault-asked = the wrong seats are asked
fault-power = the powers at work do not go with the auction
fault-bids = something was bid before the fists are open
fault-end = the game should be over, or should not

# What happens
event-dealt = { $you ->
    [yes] You begin
   *[no] { $who } begins
} with these stones: { $stones }.
event-turn = Turn { $a } begins.
event-reshuffled = The used specials are shuffled: { $a } cards.
event-announced = This turn: { $character }.
event-revealed = Up for auction: { $character }.
event-bid = { $you ->
    [yes] You bid
   *[no] { $who } bids
} { $nothing ->
    [yes] nothing
   *[no] { $bid }
}{ $doubled ->
    [yes] {" "}(worth { $value })
   *[no] {""}
}.
event-nobody_bid = Nobody bid gold: on to the next.
event-bewitched = Bewitched: { $character }. Nobody uses the power.
event-tied = { $you ->
    [yes] You are
   *[no] { $who } is
} tied at { $a }.
event-silver = { $you ->
    [yes] You bid
   *[no] { $who } bids
} { $nothing ->
    [yes] nothing
   *[no] { $bid }
} to break the tie.
event-still_tied = The silver ties too: nobody uses the power.
event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $a }.
event-used = { $you ->
    [yes] You use
   *[no] { $who } uses
} the power of { $character }{ $b ->
    [1] {" "}once more
   *[0] {""}
}.
event-picked = { $you ->
    [yes] You use
   *[no] { $who } uses
} it as { $character }.
event-doubled = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $character }: the power is used twice.
event-chose = { $you ->
    [yes] You choose
   *[no] { $who } chooses
}: { $way }.
event-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $a ->
    [one] 1 point
   *[other] { $a } points
}: { $b } in all.
event-took = { $count ->
    [0] The bank has no { $coin } { $you ->
        [yes] for you
       *[no] for { $who }
    }.
   *[other] { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $coins }.
}
event-took_stone = { $count ->
    [0] The bank has no { $colour } stone.
   *[other] { $you ->
        [yes] You take
       *[no] { $who } takes
    } a { $colour } stone.
}
event-paid_stones = { $count ->
    [0] { $you ->
        [yes] You have no stones, and pay none.
       *[no] { $who } has no stones, and pays none.
    }
   *[other] { $you ->
        [yes] You pay
       *[no] { $who } pays
    } stones: { $stones }.
}
event-paid = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { $coins }.
event-named = { $you ->
    [yes] You name
   *[no] { $who } names
} { $colour }.
event-stole = { $you ->
    [yes] You steal
   *[no] { $who } steals
} { $what ->
    [stone] a { $colour } stone
    [coin] { $coins }
   *[nothing] nothing
} from { $victim_you ->
    [yes] you
   *[no] { $victim }
}.
event-robbed = { $you ->
    [yes] You take
   *[no] { $who } takes
} all common gold and silver { $victim_you ->
    [yes] of your purse
   *[no] of { $victim }
}{ $known ->
    [yes] : { $coins }.
    [none] , but there is none.
   *[no] .
}
event-gave_back = { $you ->
    [yes] You give
   *[no] { $who } gives
} back stones: { $stones }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
} a { $colour } stone.
event-luck_left = { $you ->
    [yes] You drew { $colour }, and give back all stones that you drew.
   *[no] { $who } drew { $colour }, and gives back all stones drawn.
}
event-kept = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} { $character }.
event-gave_up = { $you ->
    [yes] You give up your bid for good
   *[no] { $who } gives up the bid for good
}{ $a ->
    [0] , in which there was no fairy gold.
   *[other] : { $a } fairy gold.
}
event-no_effect = The power of { $character } has no effect.
event-turn_ended = Turn { $a } ends: fairy gold comes back.
event-ended = The game is over: { $reason }.

# The table in words
table-turn = Turn { $turn }. { $specials } specials are left in the pile.
table-to-come = Still to come: { $characters }.
table-come-up = Come up: { $characters }.
table-present = { $name }: { $power }
table-bank = Bank: { $coins }; stones: { $stones }.
table-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; stones: { $stones }; spent: { $spent } fairy gold{ $kept ->
    [none] {""}
   *[some] ; keeps { $cards }
}.
table-purse = { $mine ->
    [yes] Your purse
   *[no] Purse
}: { $coins }.
table-bid = Bid in this auction: { $bid }, worth { $value }.
table-letters = In bids, f is fairy gold, c common gold, b a black coin, a an amulet.
table-charms = Holds { $coins }.
table-tied = Tied: { $who }.
table-drawn = Drawn so far: { $stones }.
table-copied = It is used as { $character }.

# Moves in words
move-double = { $yes ->
    [1] play the card you keep: the power is used twice
   *[0] keep the card
}
move-way = { $way }
move-pay = { $stones }
move-player = { $who }
move-character = { $name }
move-draw = { $more ->
    [1] one more stone
   *[0] enough: keep them
}

# Characters
character-witch = Witch
the-witch = the Witch
power-witch = Take a black coin: in a bid of this turn it bewitches the character.
character-red-dragon = Red Dragon
the-red-dragon = the Red Dragon
power-red-dragon = Take a red stone.
character-blue-dragon = Blue Dragon
the-blue-dragon = the Blue Dragon
power-blue-dragon = Take a blue stone.
character-yellow-dragon = Yellow Dragon
the-yellow-dragon = the Yellow Dragon
power-yellow-dragon = Take a yellow stone.
character-magician = Magician
the-magician = the Magician
power-magician = Pay three stones, one of each colour, for 1 point; or take 3 silver.
character-enchanter = Enchanter
the-enchanter = the Enchanter
power-enchanter = Pay any four stones for 1 point; or take 3 silver.
character-sorcerer = Sorcerer
the-sorcerer = the Sorcerer
power-sorcerer = Pay four stones of one colour for 2 points; or take 1 common gold.
character-thief = Thief
the-thief = the Thief
power-thief = Steal a stone from the second highest bidder.
character-alchemist = Alchemist
the-alchemist = the Alchemist
power-alchemist = Take 3 common gold.
character-ancient-dragon = Ancient Dragon
the-ancient-dragon = the Ancient Dragon
power-ancient-dragon = Take a stone of your choice.
character-apprentice = Sorcerer’s Apprentice
the-apprentice = the Sorcerer’s Apprentice
power-apprentice = Pay two stones of one colour, if you can, for 1 point.
character-brigand = Brigand
the-brigand = the Brigand
power-brigand = Name a player: all common gold and silver of that purse is yours.
character-charlatan = Charlatan
the-charlatan = the Charlatan
power-charlatan = Pay all your stones, even none, for 1 point.
character-doppelganger = Doppelgänger
the-doppelganger = the Doppelgänger
power-doppelganger = Keep it. After winning a later auction, play it to use that power twice.
character-two-headed-dragon = Two-Headed Dragon
the-two-headed-dragon = the Two-Headed Dragon
power-two-headed-dragon = Two stones of each colour go into the bag: draw two and keep them.
character-rainbow-dragon = Rainbow Dragon
the-rainbow-dragon = the Rainbow Dragon
power-rainbow-dragon = Name a colour and draw stones for as long as you dare: if that colour comes, all go back.
character-enchantress = Enchantress
the-enchantress = the Enchantress
power-enchantress = Pay any five stones for 2 points; or take 1 fairy gold.
character-ghost = Ghost
the-ghost = the Ghost
power-ghost = Use the power of a character that has come up this turn.
character-fairy = Fairy
the-fairy = the Fairy
power-fairy = Take 1 fairy gold, for the rest of the game.
character-gnome = Gnome
the-gnome = the Gnome
power-gnome = Take 2 common gold and 2 silver.
character-goblin = Goblin
the-goblin = the Goblin
power-goblin = Use the power of a character drawn from those still to come.
character-leprechaun = Leprechaun
the-leprechaun = the Leprechaun
power-leprechaun = Use the power of a character that you choose from those still to come.
character-merchant = Merchant
the-merchant = the Merchant
power-merchant = Buy as many stones as you like: each for 1 common gold, 1 fairy gold or 3 silver.
character-dwarf-4 = Dwarf (4)
the-dwarf-4 = the Dwarf (4)
power-dwarf-4 = Take 4 silver.
character-dwarf-5 = Dwarf (5)
the-dwarf-5 = the Dwarf (5)
power-dwarf-5 = Take 5 silver.
character-necromancer = Necromancer
the-necromancer = the Necromancer
power-necromancer = You may give up for good all coins that you bid in this auction, for 1 point.
character-goldsmith = Goldsmith
the-goldsmith = the Goldsmith
power-goldsmith = Take an amulet: it doubles the coins that it is bid with.
character-troll = Troll
the-troll = the Troll
power-troll = Name a colour: everybody gives back all stones of it.
character-own = { $words }
the-own = the { $words }
power-own = { $words }

# What might decide a game
factor-bought = Characters won at auction
factor-scored = Points by character
factor-stones = Stones by character
factor-coins = Coins by character
factor-deeds = Deeds
factor-first-point = Scores the first point of the game
factor-tie-break = Wins a tie-break
factor-robbed = Is stolen from
factor-price = Value of the bid
factor-points = Points
factor-how-many = How many
