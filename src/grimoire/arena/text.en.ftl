# What the arena says.
error-lineup = { $given } names for { $seats } seats: write one name a seat, such as --bots mage,apprentice,apprentice.
error-one-name = --round-robin needs at least two different names in --bots.
error-ray-missing = The extra “ray” is not installed: pip install "grimoire-games[ray]".
error-processes-lost = Process after process died. One of the games { $games } was under way each time: does a bot end its process?
error-ray-lost = Game { $game } was lost again and again, with every machine that played it: does a bot end its process?
error-ray = There is no Ray cluster at “{ $given }”; “ray start --head” starts one. ({ $problem })
error-out-other = “{ $file }” is no file of the arena; it is left as it is.
error-out-code = “{ $file }” holds games of an earlier version of { $bots }. Give another file for this one.
error-out-differs = “{ $file }” holds other games: its { $what } is { $there }, not { $given }. Give another file, or the same arguments.
error-out-line = “{ $file }”, line { $line }: that is no game of this run.
error-out-busy = “{ $file }” is being written by another run.
error-out-write = The file “{ $file }” cannot be written: { $problem }.
error-page-other = “{ $file }” is no report of Grimoire; it is left as it is. Give the report another file.
error-out-report = --out and --report cannot both go to “{ $file }”: give each a file of its own.

# The report
report-title = { $title }: the arena
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} at tables of { $seats }, over { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Every deal was played once for each way to turn the players round the table, so that the luck of the cards and of the seat falls on all alike.
report-best = Strongest
report-best-unsure = Ahead, not for certain
report-best-share = Wins, per seat
report-interval = 95% interval
report-fair = If all were equal
report-fair-short = if equal
report-strength = Who is stronger
report-strength-text = The share of its games that a seat of each player wins. A shared victory counts as a part. The bar is the 95% interval: in 95 of 100 such runs it holds the true share. It treats a whole deal as one sample, since its games depend on each other.
report-strength-table = Players, with openskill ratings (Plackett–Luce)
report-head-name = Player
report-head-seats = Seats
report-head-wins = Victories
report-head-share = Share per seat
report-head-interval = 95% interval
report-head-rating = Rating
report-head-points = Mean score
report-head-seat = Seat
report-by-seat = What a seat is worth
report-by-seat-text = How often each seat wins, whoever sits there. Seat 1 is the first at the table.
report-by-seat-table = Each player’s share of victory in each seat
report-seat = Seat { $seat }
report-settling = How the figures settled
report-settling-text = Each player’s share after so many deals, with its interval. Where bands no longer overlap, the difference is hardly luck.
report-deals = deals
report-lengths = How long games are
report-lengths-text = The number of moves in a game, all players together.
report-moves = moves
report-reasons-table = Why games ended
report-head-reason = Reason
report-head-games = Games
report-head-part = Share
report-about = How it was played
report-about-text = The same arguments give the same deals; bots with a budget of iterations also choose the same.
report-about-table = Arguments
report-head-what = What
report-head-value = Value
report-seed = Seed
report-budget = Budget of bots that search
report-usual = their usual one
report-time = Time
report-seconds = { $seconds } s
report-stopped = Stopped early
report-stopped-text = after { $games } of { $of } games: every difference is certain (for equals, 1 run in { $chance })
report-lineups = { $count ->
    [one] One line-up
   *[other] { $count } line-ups
 }

# The balance of a game
balance-title = { $title }: what decides the game
balance-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $seats } players, all of whom follow the game’s own advice: sensible players, equally strong, none of whom looks far ahead. What follows is what the rules favour when skill is level.
balance-no-seat = none for certain
balance-best-seat = Seat that wins most
balance-median = Moves in a game, median
balance-strongest = Worth most
balance-seats = What a seat is worth
balance-seats-text = How often each seat wins, with its 95% interval. A shared victory counts as a part. Seat 1 is the first at the table; where the rules draw the starter by lot, no seat is favoured.
balance-seats-table = Share of victory and mean score by seat
balance-reading = How to read what follows
balance-reading-text = Each plot shows what each one more than the others is worth, in hundredths of the victories, with its 95% interval. It compares players within a game, so longer games do not blur it. What goes with winning need not be its cause: whoever is winning does more of some things.
balance-worth = { $title }: worth of each one more
balance-nothing = no effect
balance-table = { $title }, by worth
balance-head-name = What
balance-head-games = In games
balance-head-times = Times a game
balance-head-share = Its owners win
balance-head-interval = 95% interval
balance-head-lift = Against any seat
balance-head-worth = Each one more, in points
balance-about-text = The same arguments give the same games.
