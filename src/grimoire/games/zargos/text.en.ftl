title = Zargos
tagline = Six peoples fight over one planet. Win the winds, brave the demons, and take the Forbidden City.

# Options
option-edition = Edition of the box: 1, or 2 with set-up by cards, Illusions and a stronger Master of the Winds
option-map = A map of your own: a TOML file (see the docs)
option-peoples = Who plays which people: choose, random, or the peoples of each seat, such as knights+spiders, monks+winged
option-three_peoples = Two players: three peoples each
option-setup = Set-up: full, pawn by pawn or by cards, or quick, at random
option-rounds = Rounds after which the game ends at the latest (1 to 200)
option-trading = Players may trade magic cards after each deal, and in the second edition cards of set-up
allowed-peoples = choose, random, or peoples for each seat, such as knights, monks, dragons, winged; several of one seat are joined by +
allowed-three-peoples = true only with two players
allowed-peoples-each = { $each ->
    [one] a people for each of the { $seats } seats
   *[other] { $each } peoples for each of the { $seats } seats
}, none of them twice

# Peoples
people-knights = Knights
people-spiders = Spiders
people-amazons = Amazons
people-monks = Monks
people-dragons = Dragons
people-winged = Winged
the-knights = the Knights
the-spiders = the Spiders
the-amazons = the Amazons
the-monks = the Monks
the-dragons = the Dragons
the-winged = the Winged
begin-knights = The Knights
begin-spiders = The Spiders
begin-amazons = The Amazons
begin-monks = The Monks
begin-dragons = The Dragons
begin-winged = The Winged
of-knights = of the Knights
of-spiders = of the Spiders
of-amazons = of the Amazons
of-monks = of the Monks
of-dragons = of the Dragons
of-winged = of the Winged
power-knights = move and fight in turns as they like, and attack again after a fight
power-spiders = volcanoes border each other for them, and help comes through them
power-amazons = defending, they shoot a volley before the fight
power-monks = once a round of combat, one die is thrown again, theirs or the enemy’s
power-dragons = swim the seas without boats, and attack from there
power-winged = fly over one province, and reorganise all at once

# Magic cards
card-madness = Wind of Madness
card-ice = Wind of Ice
card-storm = Storm Wind
card-death = Wind of Death
card-demonic = Demonic Wind
card-typhoon = Typhoon
card-floods = Floods
card-tidal-wave = Tidal Wave
card-eclipse = Eclipse
card-heatwave = Heatwave
card-earthquake = Earthquake
card-war = Wind of War
card-earth = Earth Wind
card-elsewhere = Wind from Elsewhere
card-mist = Mist Wind
card-illusion = Illusion
a-nothing = nothing
a-madness = a Wind of Madness
a-ice = a Wind of Ice
a-storm = a Storm Wind
a-death = a Wind of Death
a-demonic = the Demonic Wind
a-typhoon = the Typhoon
a-floods = the Floods
a-tidal-wave = the Tidal Wave
a-eclipse = the Eclipse
a-heatwave = the Heatwave
a-earthquake = the Earthquake
a-war = a Wind of War
a-earth = an Earth Wind
a-elsewhere = a Wind from Elsewhere
a-mist = a Mist Wind
a-illusion = an Illusion
effect-madness = red; every province of a kingdom loses half a die
effect-ice = red; no move and no fight in a kingdom for a turn
effect-storm = red; two linked seas are closed for a turn
effect-death = red; no province keeps more than 7 pawns
effect-demonic = red; all pawns of a province or sea are lost
effect-typhoon = red, before their turn; the Winged cannot fly
effect-floods = red, before their turn; the Knights lose their power
effect-tidal-wave = red, before their turn; Dragons at sea are thrown ashore, and none puts to sea
effect-eclipse = red; the Amazons shoot no volley
effect-heatwave = red; the Monks have no die thrown again
effect-earthquake = red; the Spiders’ volcanoes are closed
effect-war = green; one die more for a whole fight
effect-earth = green; a group crosses up to three seas without boats
effect-elsewhere = green; a group goes to any province but the Forbidden City and its ring
effect-mist = green; all pawns are spread anew over one’s provinces
effect-illusion = green; names another target for a wind

# Words of the table
reason-ring = a people holds the Forbidden City and the three provinces around it
reason-last = only one player is left on the planet
reason-rounds = the last round has been played
by = ({ $you ->
    [yes] you
   *[no] { $who }
})
place = { $name } ({ $id })
place-city = the Forbidden City ({ $id })
place-two = { $first } and { $second }
place-unknown = { $id }, which this map does not have
side-attack = attack
side-defence = defence
lot-pawns = { $pawns } more pawns
lot-boat = a boat
lot-reinforcement = a reinforcement
party = { $people } ({ $who })

# Notation
error-notation = “{ $given }” is no move. Write a whole, such as ohms-1 > kahil-2 x5 or ohms-1 ~> akilon-2 x5, put tairo-0 x5, buy 2 boats 7 pawns; or a move as the list shows it, such as from ohms-1, to kahil-2, x5, ice ohms, pass, done.
error-journey = “{ $given }” is no journey. Write ohms-1 > kahil-2 x5 by land; ohms-1 ~ southeast ~ south > akilon-2 x5 over these seas; ohms-1 ~> akilon-2 x5 by the shortest voyage; earth or elsewhere after the first place for a card.
error-purchase = “{ $given }” is no purchase. Write buy 2 boats 7 pawns, or only one of the two.
error-place = “{ $given }” is no province or sea of this map: use an id, such as ohms-1 or strait, or a name.
error-province = “{ $given }” is no province of this map: use an id, such as ohms-1, or a name.
error-sea = “{ $given }” is no sea of this map: use an id, such as strait, or a name.
error-kingdom = “{ $given }” is no kingdom of this map. Kingdoms: { $known }.
error-link = “{ $given }” does not name two seas that are linked, such as strait+south.
error-card = “{ $given }” is no magic card. Cards: { $known }.
error-traded = “{ $given }” is no card that could be traded. Magic cards: { $known }. Cards of set-up: a province, reinforcement, boat.
error-people = “{ $given }” is no people. Peoples: { $known }.
error-number = { $given } is out of range: write a number from { $low } to { $high }.
error-two-places = “{ $given }” is the name of several places: write { $choices }.
error-two-targets = “{ $given }” can mean several things here: write one of { $choices }.
error-put-twice = “{ $given }” is named twice: put all its pawns there at once.
error-no-voyage = No voyage leads from { $source } to { $target }: both must be coasts, with a way by sea between them.
error-too-long = At most { $most } moves can be sent as one.

# What can be wrong with a position
fault-numbers = a number is out of range
fault-peoples = a player does not have the peoples that this table gives
fault-order = the order of play, or who is at turn, is not that of the peoples in play
fault-board = a province has pawns without a people, or a people without pawns, or is attacked by its own
fault-sea = there are pawns at sea where no Dragons can be
fault-pawns = a people has more pawns than the box holds, or lives without any
fault-boats = the boats are not those of the box
fault-crowns = a kingdom card is held by nobody in play, or there is none; or the Master of the Winds does not hold the Forbidden City
fault-cards = the magic cards are not those of the box
fault-hands = a hand has another number of cards than is told, or too many, or is that of a player who is out
fault-known = somebody knows something of the cards that is not so
fault-end = the game should be over, or should not
fault-setup = what is picked and placed does not go with this moment of set-up
fault-lots = the cards of set-up are not those of the box, or were not taken in turn
fault-placing = there are no pawns to place, or no choice of places for them
fault-purchase = the purse is not what the last count has left
fault-trade = an offer is made that cannot be made
fault-winds = a wind blows at a moment when it cannot, or on what it cannot hit
fault-answers = somebody has given an answer that was not asked for, or that cannot be given
fault-fight = groups attack, have moved or are rested at a moment when they cannot be
fault-dice = the fight at hand, its Winds of War and its dice do not go together
fault-regrouping = the steps or the flight plan of the reorganisation do not go with the turn
fault-journey = a group is on a way that it cannot go
fault-asked = the wrong seats are asked

# What happens
event-rolled = { $you ->
    [yes] You throw
   *[no] { $who } throws
} a { $a } for the order of picking.
event-picked = { $dealt ->
    [yes] { $people } go to { $you ->
        [yes] you
       *[no] { $who }
    }.
   *[no] { $you ->
        [yes] You pick
       *[no] { $who } picks
    } { $the }.
}
event-placed = { $people } { by } put { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} on { $place }.
event-scattered = { $people } { by } are spread at random: { $pawns } pawns over { $provinces } provinces.
event-took = { $people } { by } take a { $colour ->
    [green] green
   *[blue] blue
} card{ $known ->
    [yes] : { $what }.
   *[no] .
}
event-laid = { $people } { by } begin in { $place }.
event-reinforced = { $people } { by } get from cards: { $pawns ->
    [0] no more pawns
   *[other] { $pawns } more pawns
}, { $boats ->
    [0] no boat
    [one] 1 boat
   *[other] { $boats } boats
}.
event-round = Round { $a } begins.
event-turn = It is the turn { $of } { by }.
event-played = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card }{ $aim ->
    [target] {" "}on { $target }.
    [attack] {" "}for the attack.
    [defence] {" "}for the defence.
   *[none] .
}
event-diverted = { $you ->
    [yes] You play
   *[no] { $who } plays
} an Illusion: the target of the { $card } is now { $target }.
event-lost = { $people } { by } lose { $pawns ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $pawns } pawns
} in { $place }{ $die ->
    [0] .
   *[other] {" "}(die: { $die }).
}
event-driven = { $people } { by } are driven from { $from } to { $to }: { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}.
event-drowned = { $people } { by } have no coast to be thrown on: { $pawns ->
    [one] 1 pawn is
   *[other] { $pawns } pawns are
} lost in { $place }.
event-declared = { $people } { by } send { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} from { $from }{ $sails ->
    [yes] {" "}over { $seas }
   *[no] {""}
} to attack { $to }.
event-taken = { $people } { by } take { $place }, where nobody was.
event-demons = { $spared ->
    [yes] The demons of { $place } spare their Master.
   *[no] The demons of { $place } throw { $dice }: { $pawns ->
        [0] no pawn falls
        [one] 1 pawn falls
       *[other] { $pawns } pawns fall
    }{ $left ->
        [0] , and the demons stay.
       *[other] , and { $the } { by } hold the province.
    }
}
event-battle = { $people } { by } attack { $enemy } in { $place }, { $attackers } against { $defenders }.
event-helped = { $people } { by } send { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} from { $from } to help in { $place }.
event-volley = { $people } { by } shoot first, and throw { $dice }: { $pawns ->
    [0] no attacker falls
    [one] 1 attacker falls
   *[other] { $pawns } attackers fall
}.
event-threw = { $people } throw { $dice }.
event-rerolled = { $own ->
    [yes] { $people } throw their { $old } again: { $new }.
   *[no] The Monks have a { $old } { $of } thrown again: { $new }.
}
event-fell = { $attackers ->
    [0] No attacker
    [one] 1 attacker
   *[other] { $attackers } attackers
} and { $defenders ->
    [0] no defender
    [one] 1 defender
   *[other] { $defenders } defenders
} fall.
event-won = { $people } { by } win, and hold { $place } with { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}.
event-emptied = Nobody is left in { $place }.
event-moved = { $people } { by } move { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} from { $from }{ $sails ->
    [yes] {" "}over { $seas }
   *[no] {""}
} to { $to }.
event-master = { $there ->
    [yes] { $people } { by } are Master of the Winds.
   *[no] There is no Master of the Winds any more.
}
event-seized = { $you ->
    [yes] You take
   *[no] { $who } takes
} the magic cards of all others: { $a }.
event-out = { $people } { by } are out of the game.
event-points = { $people } { by } have { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-tie_roll = { $people } { by } throw a { $number } to break the tie.
event-order = Number { $number } in the new order: { $the } { by }.
event-crowned = { $people } { by } get the kingdom card of { $kingdom }.
event-uncrowned = { $people } { by } give back the kingdom card of { $kingdom }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $known ->
    [yes] { $card }
   *[no] a magic card
} for { $the }.
event-removed = { $card } is turned up and removed: its people is not in play.
event-discarded = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $known ->
    [yes] { $card }
   *[no] a magic card
} under the pile.
event-offered = { $known ->
    [yes] { $you ->
        [yes] You offer
       *[no] { $who } offers
    } { $give } for { $want } to { $partner_you ->
        [yes] you
       *[no] { $partner }
    }
   *[no] { $who } makes an offer to { $partner_you ->
        [yes] you
       *[no] { $partner }
    }
}{ between-peoples }.
between-peoples = { $lots ->
    [yes] {" "}({ $first } with { $second })
   *[no] {""}
}
event-accepted = { $you ->
    [yes] You accept
   *[no] { $who } accepts
} { $partner_you ->
    [yes] your offer
   *[no] the offer of { $partner }
}{ between-peoples }{ $known ->
    [yes] : { $give } for { $want }.
   *[no] .
}
event-refused = { $you ->
    [yes] You refuse
   *[no] { $who } refuses
} { $partner_you ->
    [yes] your offer
   *[no] the offer of { $partner }
}{ between-peoples }.
event-passed_on = { $people } hand { $what ->
    [province] the card of { $place }
    [green] a green card, face down,
   *[blue] a blue card, face down,
} to { $taker }.
event-bought = { $people } { by } buy { $what ->
    [pawns] {""}
   *[other] { $boats ->
        [one] 1 boat
       *[other] { $boats } boats
    }
}{ $what ->
    [both] {" "}and{" "}
   *[other] {""}
}{ $what ->
    [boats] {""}
   *[other] { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    }
}.
event-ended = The game is over: { $reason }.
event-passed_over = { $people } { by } are gone before their turn.

# The table in words
table-line = { $line }
table-round = { $round ->
    [0] Set-up.
   *[other] Round { $round } of { $last }.
}
table-turn = Turn { $of } ({ $who }).
table-over = The game is over: { $reason }. Victory: { $victors }.
table-victor = { $people } ({ $who })
table-letter = { $letter } { $people }
table-letters = { $letters }; * capital, ^ volcano, · nobody; ~ sea, ≈ storm.
table-kingdom = { $code } { $name }{ $value ->
    [0] {""}
   *[other] {" "}(worth { $value })
}{ $frozen ->
    [yes] , frozen
   *[no] {""}
}: { $provinces }.
table-province = { $id } { $name } { $force }
table-group = { $place } { $pawns }
table-dragons = Dragons at sea: { $seas }.
table-storm = Storms rage over { $seas }.
table-people = { $letter } { $people } ({ $who }): { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} in { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}; { $points ->
    [one] 1 point
   *[other] { $points } points
} at the last count, { $territory } now; { $boats ->
    [0] no boats
    [one] 1 boat
   *[other] { $boats } boats
}{ $crowns ->
    [0] {""}
    [one] ; kingdom card: { $kingdoms }
   *[other] ; kingdom cards: { $kingdoms }
}{ $reserve ->
    [0] {""}
   *[other] ; still to place: { $reserve }
}{ $master ->
    [yes] ; Master of the Winds
   *[no] {""}
}{ $power ->
    [yes] {""}
   *[no] ; without power this turn
}.
table-out = { $letter } { $people } ({ $who }): out of the game.
table-cards = Pile: { $pile ->
    [one] 1 magic card
   *[other] { $pile } magic cards
}. Hands: { $hands }.{ $out ->
    [0] {""}
   *[other] {" "}Removed: { $removed }.
}
table-hand-count = { $who } { $cards }
table-card = { $card } ×{ $count }
table-attacks = Attacks declared: { $groups }.
table-fight = Fight in { $place }: { $attacker } ({ $attackers }) against { $defender } ({ $defenders }){ $walls ->
    [yes] , who stand behind walls.
   *[no] .
}
table-war = Wind of War: { $sides }.
table-dice = Dice, { $side }: { $dice }.
table-journey = On the way: from { $from }{ $carried ->
    [yes] {" "}with the { $card }
   *[no] {""}
}{ $sails ->
    [yes] {" "}over { $seas }
   *[no] {""}
}{ $aimed ->
    [yes] {" "}to { $to }
   *[no] {""}
}.
table-steps = { $flight ->
    [yes] Flight of all Winged: each pawn may fly once.
   *[no] { $steps ->
        [one] One step of reorganisation is left.
       *[other] Steps of reorganisation left: { $steps }.
    }
}
table-placing = { $why ->
    [mist] Pawns lifted by the Mist Wind, still to place
   *[other] Pawns still to place
}: { $pawns }.
table-placing-count = Pawns at hand: { $pawns }. How many go to { $place }?
table-purchase = { $points ->
    [one] 1 point
   *[other] { $points } points
} to spend: a boat costs { $boat }, a pawn { $pawn }. Boats left in the box: { $boats }.
table-wind = { $card } of { $who }, on { $target }.
table-targets = Targets: { $targets }.
table-shelter = Dragons are driven from { $sea } by { $wave ->
    [yes] the Tidal Wave
   *[no] a storm
}.
table-trade = { $lots ->
    [yes] { $trader } may make offers for their cards of set-up
   *[no] { $trader } may make offers
}: { $left } left.
table-offering = { $trader } { $lots ->
    [yes] turn
   *[no] turns
} to { $partner }.
table-offer = Offer of { $trader } to { $partner }: { $give } for { $want }.
table-face-down = Cards of set-up that lie face down: { $peoples }.
table-cards-of = { $people } { $greens ->
    [0] {""}
    [one] 1 reinforcement
   *[other] { $greens } reinforcements
}{ $greens ->
    [0] {""}
   *[other] { $blues ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $blues ->
    [0] { $greens ->
        [0] none
       *[other] {""}
    }
    [one] 1 boat
   *[other] { $blues } boats
}
table-lots-left = Cards of set-up left: { $greens } green, { $blues } blue.
table-lots = Your cards { $of }: { $count ->
    [0] no province
   *[other] { $provinces }
}; { $pawns } more pawns; { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}.
table-hand = In your hand: { $card } ×{ $count } ({ $effect }).
table-known-pile = Of the pile you know: { $places }.
table-known-place = { $place } { $card }
table-known = You know: { $cards }, { $in_pile ->
    [0] {""}
    [one] in the pile at place { $pile }
   *[other] in the pile at places { $pile }
}{ $in_hands ->
    [0] {""}
   *[other] { $in_pile ->
        [0] {""}
       *[other] {" "}or{" "}
    }with { $hands }
}.

# What the viewer is asked for
task-pick = Pick a people, such as pick dragons.
task-take = Take a green card (capitals, reinforcements) or two blue ones (provinces, boats).
task-place_one = Put a pawn on an empty province or one of yours, such as put tairo-0.
task-place = Place your pawns, such as put tairo-0 x5, ohms-1 x3.
task-window = Play a red card before this turn, such as ice ohms, or pass.
task-illusion = Turn the wind on another target, such as illusion ohms, or pass.
task-shelter = Where do these Dragons go?
task-attack = Attack, such as ohms-1 > kahil-2 x5, or over the sea ohms-1 ~> akilon-2 x5; or done.
task-ride = Attack once more, such as ohms-1 > kahil-2 x5, or fight where you have declared it, such as fight kahil-2.
task-order = Which fight comes next?
task-help = Help comes from another volcano, such as help itak-0; or pass.
task-war = Play a Wind of War, or pass.
task-reroll = Have one die thrown again, such as reroll attack 2, or keep.
task-reorganise = Reorganise, such as ohms-1 > ohms-2 x5, or done.
task-trim = You hold too many magic cards: discard one.
task-trade = Make an offer, such as offer 3 give war want ice, or done.
task-exchange = Offer cards of set-up to a people, such as offer dragons give oz-0 want reinforcement, or done.
task-answer = Accept or refuse?
task-buy = Buy, such as buy 2 boats 7 pawns, or boats 0.
task-pawns = How many pawns do you buy?
task-way = Where does the group go?
task-count = How many pawns? Write x5 for five.

# Moves in words
move-province = { $name }, { $kingdom }
move-sea = { $name }
move-card = { $card }: { $target }
move-take-green = one card: a capital, or 3 more pawns
move-take-blue = two cards: provinces, or a boat
move-price = { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-flight = all Winged move once, in one plan

# A map of one’s own
allowed-map = the name of a TOML file, such a text, or its data
map-too-many = { $path }: { $count } entries; there is room for { $most }.
map-id-kingdom = { $path }: “{ $given }” cannot be a kingdom: 1 to 12 small letters.
map-id-province = { $path }: “{ $given }” cannot be a province: its kingdom, a hyphen, and a number from 0 to 99.
map-id-sea = { $path }: “{ $given }” cannot be a sea: small letters and hyphens, at most 20.
map-name = { $path }: needs a name on one line, without spaces around it and of at most { $most } bytes (a letter with an accent takes two).
map-name-twice = { $path }: “{ $given }” is the name of { $other } already; capitals and accents make no difference.
map-same-place = { $path }: lies where { $other } lies: change x or y.
map-no-zargos = { $path }: is missing: the game needs the kingdom of the demons.
map-no-value = { $path }: is missing: the points for the whole kingdom.
map-value-zargos = { $path }: Zargos has no value: who holds the whole of it has won.
map-no-kingdom = { $path }: there is no kingdom “{ $given }”. Kingdoms: { $known }.
map-no-province = { $path }: there is no province “{ $given }”. Its kingdom has: { $known }.
map-strange-province = { $path }: there is no province “{ $given }”. A province is a number behind one of these kingdoms: { $known }.
map-no-sea = { $path }: there is no sea “{ $given }”. Seas: { $known }.
map-no-provinces = { $path }: has no province.
map-no-capital = { $path }: has no capital: give one of its provinces capital = true.
map-two-capitals = { $path }: { $kingdom } has a capital already, { $first }.
map-few-provinces = { $path }: only { $count } outside Zargos; { $least } are needed, one for each people.
map-pieces = { $path }: is in pieces: by land, { $cut } cannot be reached from the rest of it.
map-ring = { $path }: exactly { $most } provinces of Zargos must border the Forbidden City, not { $count } ({ $given }).
map-zargos-border = { $path }: Zargos is reached by sea alone: { $a } and { $b } cannot share a border.
map-zargos-arm = { $path }: nobody flies into Zargos: no arm of the sea can be crossed there.
map-arm-border = { $path }: { $a } and { $b } share a border by land: there is no arm of the sea to cross.
map-city-shore = { $path }: { $given } is the Forbidden City: it has no shore.
map-pair = { $path }: must be a list of two ids.
map-itself = { $path }: “{ $given }” is paired with itself.
map-pair-twice = { $path }: { $a } and { $b } are a pair already, as number { $first }.
map-few-shores = { $path }: a sea needs two shores at least.
map-no-open-sea = { $path }: one at least must be no lake.
map-lake-link = { $path }: “{ $given }” is a lake: it is linked to no sea.
map-sea-apart = { $path }: nothing links { $cut } to the other seas: add a link, or say lake = true.
map-cut-off = { $path }: by land or sea, { $cut } cannot be reached from the other provinces.

# In what a map differs from the box
map-warn-kingdoms = Kingdoms on this map: { $count }; in the box: { $box }.
map-warn-provinces = Provinces on this map: { $count }; in the box: { $box }.
map-warn-size = { $kingdom }, provinces on this map: { $count }; in the box: { $box }.
map-warn-arms = Arms of the sea that can be crossed, on this map: { $count }; in the box: { $box }.
map-warn-lakes = Lakes on this map: { $count }; in the box: { $box }.

# Why a move is refused
illegal-no-place = There is no such place on this map.

# … because something else is asked for
illegal-while-pick = Not now: the peoples are being chosen. Choose one that is still free.
illegal-while-take = Not now: the cards of set-up are being taken. Take one green card, or two blue ones.
illegal-while-place-one = Not now: the first pawns are being placed. Put one for { $people } on an empty province outside Zargos, or on one that they hold.
illegal-while-place-source = Not now: { $pawns ->
    [one] there is still 1 pawn
   *[other] there are still { $pawns } pawns
} to place. Choose where.
illegal-while-place-count = Not now: pawns are being placed. Say how many you put here, of the { $pawns } that there are.
illegal-while-window = Not now: red cards may be played before the turn { $of }. Play one, or pass.
illegal-while-illusion = Not now: a wind has been called. Turn it to another target with an Illusion, or pass.
illegal-while-shelter = Not now: Dragons at sea are driven away. Choose where they go.
illegal-while-attack-source = Not now: this is the time for the attacks { $of }. Choose the place that a group leaves, or go on to what follows.
illegal-while-order = Not now: several fights have been declared. Choose the one that comes next.
illegal-while-help-source = Not now: the Spiders are attacked on a volcano. Send help from another volcano, or pass.
illegal-while-war = Not now: a fight is about to begin. Call a Wind of War, or pass.
illegal-while-reroll = Not now: the Monks may have a die thrown again. Choose which, or keep the dice as they fell.
illegal-while-reorganise-source = Not now: this is the time for the reorganisation { $of }. Choose the place that a group leaves, or end the turn.
illegal-while-flight-source = Not now: the Winged are flying, all in one plan. Choose the next province that sends pawns, or end the turn.
illegal-while-way = Not now: a group is leaving this place ({ $place }). Choose where it goes.
illegal-while-sailing = Not now: a group that left { $place } is at sea ({ $sea }). Choose where it lands, or the sea that it crosses next.
illegal-while-count = Not now: a group is leaving this place ({ $place }). Say how many pawns go.
illegal-while-trim = Not now: you hold too many magic cards. Choose one to put under the pile.
illegal-while-trade-source = Not now: you may trade. Choose whom to make an offer to, or stop trading.
illegal-while-trade-way = Not now: you are making an offer. Choose the card that you give, or none.
illegal-while-trade-count = Not now: you are making an offer. Choose the card that you want, or none.
illegal-while-answer = Not now: you have been made an offer. Accept it, or refuse it.
illegal-while-buy-boats = Not now: this is the time for the purchases { $of }. Say how many boats; pawns come next.
illegal-while-buy-pawns = Not now: the boats { $of } are settled. Say how many pawns to buy.

# … set-up and placing
illegal-people-taken = { $who } has this people already ({ $people }). Choose one that is free ({ $allowed }).
illegal-put-sea = Pawns are placed on provinces, not at sea.
illegal-put-zargos = Nobody starts in Zargos. Choose an empty province elsewhere, or one that you hold.
illegal-put-held = This province ({ $place }) is held by { $people }. Choose an empty one, or one that you hold.
illegal-put-others = This province ({ $place }) is not held by { $people }. Choose one of theirs.
illegal-put-ice = This province ({ $place }) lies under ice, where no mist reaches. Choose another one.
illegal-put-no-dragons = No Dragons lie in this sea ({ $sea }). New ones go to provinces of theirs, or to seas where some lie already.
illegal-put-order = Places are filled in the order of the map, and you have come as far as { $last }. Choose a place after that, not { $place }.
illegal-put-count = You cannot put so many: { $most ->
    [one] only 1 pawn is
   *[other] only { $most } pawns are
} left to place.

# … Dragons driven away
illegal-shelter-wave = The wave throws these Dragons onto the nearest coast of theirs. Choose one of these ({ $allowed }).
illegal-shelter-storm = The storm drives these Dragons into a calm sea linked to theirs. Choose one of these ({ $allowed }).

# … attacks
illegal-done-fights = Groups are still waiting for their fights ({ $allowed }). Fight first, then you can go on.
illegal-fight-early = All attacks are declared before the first fight. Declare another one, or say that there are no more.
illegal-fight-none = No fight is to be fought here ({ $place }){ $count ->
    [0] , nor anywhere else.
   *[other] . Choose one of these ({ $allowed }).
}
illegal-sea-nobody = Nobody who could leave lies in this sea ({ $sea }): only Dragons stay at sea.
illegal-sea-storm = A storm holds the Dragons in this sea ({ $sea }): they can do nothing this turn.
illegal-sea-no-coast = On this sea ({ $sea }) there is no coast that the Dragons could attack.
illegal-sea-ice = On this sea ({ $sea }) the coasts that the Dragons could go to lie under ice this turn.
illegal-sea-shut = Storms close the seas around this one ({ $sea }), and here is no coast for the Dragons to land on.
illegal-sea-stuck = From this sea ({ $sea }) the Dragons can go nowhere now.
illegal-from-others = This province ({ $place }) is not held by { $people }. Groups leave provinces of theirs.
illegal-from-one = There is only one pawn in this province ({ $place }), and one must always stay.
illegal-from-worn = The Knights in this province ({ $place }) have gone from Zargos or into it: they do not attack again this turn.
illegal-from-nowhere = From this province ({ $place }) nothing that may be attacked can be reached by land, { $boats ->
    [0] and you have no boats
   *[other] nor with your boats
}.
illegal-from-again = All that could be attacked from this province ({ $place }) has been attacked this turn, and the Knights never attack the same one twice.
illegal-from-ice = From this province ({ $place }) all that could be reached by land lies under ice this turn.
illegal-from-storm = From this province ({ $place }) the group gets nowhere by land, and a storm closes its way over the sea this turn.
illegal-ice-from = This province ({ $place }) lies under ice: nobody leaves it this turn.
illegal-ice-to = This province ({ $place }) lies under ice: nobody enters it this turn.
illegal-to-sea = An attack goes to a province, not to a sea ({ $place }).
illegal-to-own = You hold this province already ({ $place }): a people does not attack itself.
illegal-to-again = The Knights have already attacked this province ({ $place }) this turn, and never attack the same one twice.
illegal-to-same = The group stands here already ({ $place }). Choose another place.
illegal-not-bordering = These two do not border each other ({ $source }, { $place }){ $count ->
    [0] . By land the group can go nowhere.
   *[other] . By land the group can go here: { $allowed }.
}
illegal-not-on-shore = This province ({ $place }) does not lie on the sea where the group is ({ $sea }){ $count ->
    [0] , and there is no shore where it could land.
   *[other] . It can land here: { $allowed }.
}
illegal-zargos-tired = From Zargos or into it go only Knights that have neither moved nor fought this turn, and here ({ $place }) there are none to spare.
illegal-board-tired = Over the sea go only Knights that have neither moved nor fought this turn, and here ({ $place }) there are none to spare.
illegal-count-stay = One pawn must stay here ({ $place }): { $most ->
    [one] only 1 can go.
   *[other] at most { $most } can go.
}
illegal-count-sea = So many Dragons do not lie here ({ $place }): at most { $most } can go.
illegal-count-tired = By sea, and from Zargos or into it, go only Knights that have neither moved nor fought this turn: at most { $most } from here ({ $place }).
illegal-count-worn = Knights that have gone from Zargos or into it do not attack again this turn: at most { $most } can go from here ({ $place }).

# … voyages
illegal-sail-from-sea = Dragons at sea need no boats, and do not board any. Choose where they go from there.
illegal-sail-elsewhere = The Wind from Elsewhere carries this group straight to a province. Choose which.
illegal-earth-sail = The Earth Wind carries this group over the sea. Choose the first sea that it crosses.
illegal-elsewhere-ring = A Wind from Elsewhere carries nobody to the Forbidden City, nor to the provinces around it. Choose another one.
illegal-sail-twice = The group has already crossed this sea ({ $sea }), and a voyage enters no sea twice.
illegal-sail-coast = This province ({ $place }) does not lie on this sea ({ $sea }){ $count ->
    [0] , nor on any other.
   *[other] . The seas around it are { $allowed }.
}
illegal-sail-lake = This is a lake ({ $sea }): no voyage leads from it to another sea, or from another sea to it.
illegal-sail-link = These two seas are not linked ({ $here }, { $sea }). From the first one a group can sail on to { $allowed }.
illegal-sail-storm = A storm closes this sea ({ $sea }) for this turn.
illegal-sail-boats = You have no boat for another sea.
illegal-sail-landing = By this sea ({ $sea }) the group would reach no province where it could land: you can pay for { $count ->
    [one] 1 sea
   *[other] { $count } seas
} at most.

# … flights and the vortex
illegal-flight-zargos = Nobody flies in Zargos, into it or out of it: there the Winged go as all peoples do.
illegal-flight-ice = This province ({ $place }) is reached only over frozen ones, and nobody flies over ice.
illegal-flight-far = This is too far to fly ({ $source }, { $place }): two provinces at most, or across one arm of the sea{ $count ->
    [0] . The group can fly nowhere.
   *[other] . The group can fly here: { $allowed }.
}
illegal-typhoon = The Typhoon keeps the Winged on the ground this turn: they go as all peoples do.
illegal-earthquake = The Earthquake closes the vortex this turn: for the Spiders, too, volcanoes do not border each other.
illegal-flight-others = Only the Winged fly, not { $people }.
illegal-flight-begun = The flight has begun already. Choose the next province that sends pawns, or end the turn.
illegal-flight-late = A flight of all Winged replaces both steps, and one of them has been taken.
illegal-flight-nobody = No Winged could fly from one province of theirs to another.
illegal-flight-closed = This province ({ $place }) has sent its pawns already: one province after the other does, each only once.
illegal-flight-flown = In this province ({ $place }) there are none left that have not flown yet.
illegal-flight-order = From one province flights are named in the order of the map, and you have come as far as { $last }. Only what comes after it can be named now.
illegal-flight-nowhere = From this province ({ $place }) the Winged can fly to no other one of theirs.
illegal-flight-sea = The Winged fly from province to province: only Dragons stay at sea.
illegal-count-flown = Those that have arrived do not fly on: at most { $most } can leave here ({ $place }).

# … reorganisation
illegal-step-nowhere = From this province ({ $place }) no other one of yours can be reached by land, { $boats ->
    [0] and you have no boats
   *[other] nor with your boats
}.
illegal-step-empty = Nobody holds this province ({ $place }), and reorganisation takes none: only an attack does.
illegal-step-others = This province ({ $place }) is not held by { $people }: reorganisation goes from one of their provinces to another.
illegal-step-flight = In a single step the Winged go to a bordering province, as all peoples do. This one ({ $place }) is reached in a flight of all, which replaces both steps.
illegal-swim-others = Only Dragons stay at sea, not { $people }. By boat a group goes on to a province.
illegal-swim-wave = The Tidal Wave keeps the Dragons ashore this turn.
illegal-swim-aboard = A group that crosses the sea by boat or wind does not stay there. Choose a province where it lands.
illegal-swim-zargos = From Zargos ({ $place }) Dragons do not put to sea: no people has its power there.

# … fights
illegal-help-here = The fight is here ({ $place }): help comes from another volcano. Choose one of these ({ $allowed }), or pass.
illegal-help-others = This province ({ $place }) is not held by the Spiders. Choose one of these ({ $allowed }), or pass.
illegal-help-volcano = There is no volcano here ({ $place }) to come from. Choose one of these ({ $allowed }), or pass.
illegal-help-ice = This province ({ $place }) lies under ice: nobody leaves it. Choose one of these ({ $allowed }), or pass.
illegal-help-one = There is only one pawn here ({ $place }), and one must stay. Choose one of these ({ $allowed }), or pass.
illegal-help-attacked = This province ({ $place }) is waiting for a fight of its own. Choose one of these ({ $allowed }), or pass.
illegal-reroll-side = Not these dice now: what may be thrown again is a die { $of }.
illegal-reroll-die = There is no such die: { $count ->
    [one] 1 was thrown
   *[other] { $count } were thrown
} by { $people }.
illegal-reroll-equal = Equal dice are all one. Choose the first of them, number { $first }.
illegal-war-side = You call a Wind of War for a side of your own in this fight, and for no other.

# … magic cards
illegal-card-edition = This edition does not have this card ({ $card }).
illegal-card-held = You do not hold this card ({ $card }).
illegal-card-first = First choose the province that the group leaves. Then you can play this card ({ $card }).
illegal-card-moment = This is not the moment for this card ({ $card }). { $moment ->
    [red] Red cards are played before a people’s turn.
    [war] It is played just before a fight, by the attacker or the defender.
    [mist] It is played in reorganisation, before the first step.
    [illusion] It is played right after a Storm Wind, a Wind of Ice, a Wind of Madness or a Demonic Wind.
   *[other] It is played when a group moves, in attack or reorganisation.
}
illegal-card-nobody = This card ({ $card }) is aimed at { $people }, who are out of the game.
illegal-card-own-turn = This card ({ $card }) is played only before the turn { $of }.
illegal-card-again = This card ({ $card }) would change nothing: the power { $of } is gone for this turn already.
illegal-card-no-target = This card ({ $card }) names no target.
illegal-card-twice = You have already played this card ({ $card }) on this target before this turn. Choose another target, or keep it for a later turn.
illegal-demonic-empty = There are no pawns here ({ $place }) for a Demonic Wind to take.
illegal-no-seas = A Storm Wind hits two linked seas, and there is no such pair on this map.
illegal-no-kingdom = There is no such kingdom on this map.
illegal-illusion-same = The wind is aimed at this already ({ $target }). Name another target, or pass.
illegal-carry-twice = A wind carries this group already, and one is all it may have.
illegal-carry-late = The group is at sea already. This card ({ $card }) is played before its first sea.
illegal-carry-sea = This card ({ $card }) carries groups that leave a province, not Dragons at sea.
illegal-carry-nowhere = Not even this card ({ $card }) would bring a group from here ({ $place }) to a province that it may enter.
illegal-mist-late = A Mist Wind replaces both steps of a reorganisation, and one of them has been taken.
illegal-mist-nothing = A Mist Wind would change nothing: it needs a pawn to spare and two provinces without ice.
illegal-shed-others = Only a card against a people of yours may be put back unused, and this one ({ $card }) is not.
illegal-shed-old = Only a card from this round’s deal may be put back unused, and this one ({ $card }) was not in it.

# … trading
illegal-partner-none = There is no such player: this table has { $seats }.
illegal-partner-self = You trade with others, not with yourself.
illegal-partner-out = { $who } is out of the game.
illegal-partner-people = Magic cards are traded between players, not between peoples. Choose a player.
illegal-partner-player = Cards of set-up are exchanged between peoples. Choose a people of another player.
illegal-partner-nothing = There is no offer left that you could make now ({ $who }).
illegal-give-nothing = You cannot ask for a gift: your hand is full, or there is no card to be had there ({ $who }).
illegal-give-refused = This gift has been refused, and there is nothing to be had for it ({ $who }).
illegal-want-refused = This offer has been refused, and a refused offer is not repeated ({ $who }).
illegal-want-nothing = An offer of nothing for nothing is none. Choose the card that you want.
illegal-want-room = There is no room for a gift in that hand ({ $who }). Choose a card that you want for it.
illegal-want-empty = There is no card to be had there ({ $who }). You can only make a gift.
illegal-traded-lot = Cards of set-up are exchanged in set-up alone. Choose a magic card, or none.
illegal-traded-none = There is no such card of set-up. Choose a province outside Zargos, a reinforcement or a boat.
illegal-exchange-absent = This people is not in play ({ $people }).
illegal-exchange-own = Peoples of one player stay apart, and exchange no cards. Choose a people of another player.
illegal-exchange-gift = There is no card to be had for nothing there ({ $who }).
illegal-exchange-same = The same for the same is no exchange ({ $card }).
illegal-exchange-held = This card ({ $card }) is not among those that this people has ({ $people }).
illegal-exchange-last = This is the last province ({ $card }) that this people has ({ $people }): it goes only for another one.
illegal-exchange-pawns = This people ({ $people }) has no pawn left to put on another province.
illegal-accept = You do not hold the card that is wanted ({ $card }). You can only refuse.

# … purchases
illegal-boats-left = { $count ->
    [0] No boat is left in the box.
    [one] Only 1 boat is left in the box.
   *[other] Only { $count } boats are left in the box.
}
illegal-boats-points = A boat costs { $price } points, and you have { $points }: { $count ->
    [0] not enough for one.
    [one] enough for 1 at most.
   *[other] enough for { $count } at most.
}
illegal-pawns-points = A pawn costs { $price } points, and you have { $points }: { $count ->
    [one] enough for 1 at most.
   *[other] enough for { $count } at most.
}
illegal-pawns-most = A people has at most { $most } pawns on the board: you can buy { $count ->
    [one] only 1 more.
   *[other] { $count } more at most.
}

# What might decide a game
factor-peoples = Peoples
factor-kingdoms = Kingdom cards received
factor-cards = Magic cards played
factor-deeds = Deeds of war
factor-kingdom = { $name }
factor-first = Has the first turn
factor-battle = Attacks a people
factor-taken = Takes an empty province
factor-bought = Buys boats or pawns
factor-master = Becomes Master of the Winds
factor-out = Loses a people
factor-pawns = Pawns
