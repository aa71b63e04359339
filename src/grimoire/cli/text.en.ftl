# What the command line says.
error-line = grimoire: { $message }
error-usage = { $problem }. See “grimoire --help”.
error-ours = Something went wrong in Grimoire itself ({ $kind }: { $fault }). GRIMOIRE_DEBUG=1 shows where.
error-language = There is no language “{ $given }”. Languages: { $known }.
error-option-pair = “{ $given }” is no option: write --option NAME=VALUE.
error-no-bots = Name the bots, one a seat, with commas: --bots mage,apprentice,apprentice,apprentice.
error-number = { $name } cannot be “{ $given }”: it takes a whole number from { $low } to { $high }.
error-file-read = The file “{ $file }” cannot be read: { $problem }.
error-file-text = The file “{ $file }” is not text.
error-file-json = The file “{ $file }” is not JSON: { $problem }.
error-file-write = The file “{ $file }” cannot be written: { $problem }.
error-no-search = There is no search, for the game could not be compiled. { $problem }
error-load-with-options = --load goes on with a saved game, whose seats, seed and options are settled: leave them out.
error-other-game = The file “{ $file }” holds a game of “{ $game }”.
error-load-ended = A change of rules has ended the game in “{ $file }”. To read it: grimoire replay { $file }
error-line-number = There is no line { $given }: lines go from 1 to { $last }. (Notation that is a bare number needs “play” before it: play { $given }.)

# Help
help-grimoire = Tabletop games of magic, to play, to study and to extend.
help-serve = Serve the page: games in a browser, with friends and bots.
help-play = Play in the terminal, against the built-in players.
help-simulate = Play many random games on all cores and tell what they came to.
help-replay = Tell a recorded game move by move.
help-verify = Check a record: the deal, every move, what each caused, the outcome.
help-rules = Show a game’s rulebook, whole or by clause.
help-games = List the games and their options.
help-bench = Measure how fast we are, and our peers, in one run.
help-warm = Compile ahead what playing, simulating and bots that search need.
help-doctor = Tell versions, the cache and what is missing.
help-game = The game’s name; “grimoire games” lists them.
help-lang = The language; usually the system’s.
help-json = Answer in JSON, for programs.
help-seats = How many players.
help-seed = The seed: the same seed gives the same deal.
help-option = An option of the game; “grimoire games” lists them. Can be given several times.
help-clause = Only this clause.
help-file = A record, as “save” writes it.
help-warm-games = The games to compile; all if none is named.
help-fresh = Forget what was compiled before.
help-number = How many games.
help-seat = Which seat is yours, from 1.
help-bots = Who plays the other seats: random, apprentice, mage or archmage, with a time of its own as in mage@200ms; or your own bot as module:Class.
help-load = Go on with a saved game.
help-host = The address to listen on; 0.0.0.0 lets others in your network join.
help-port = The port to listen on; 0 takes a free one.
help-data = The file that holds everything; usually in your data folder.
help-https = The page is reached over https: cookies are sent over nothing else.
help-open = Open the page in your browser.
help-bot = Let a bot play at a table of a server, over the network.
help-url = The table’s link, such as https://host/t/NUMBER.
help-token = The token of the guest that the bot plays as; without one it is a new guest.
help-bot-name = A built-in bot, or your own as module:Class.
help-peers = Measure OpenSpiel and RLCard in the same run (needs the extra “bench”).
help-only = Measure only ids that fit this pattern, such as kernel.*. Can be given several times.
help-arena = Let bots play each other over many deals, in all seats, and tell who is stronger.
help-arena-bots = One name a seat, with commas: built-in bots, perhaps with a budget of their own (mage@100ms), or yours as module:Class.
help-arena-bot = One more name, before those of --bots. Can be given several times.
help-budget = How long bots that search may think about a move: 50ms, 2s, or a number of iterations, which can be played again exactly.
help-round-robin = Play all mixes of the names given, at tables of --seats.
help-arena-out = Write every game into this file as it ends, and go on from there when run again; the report is put beside it.
help-report = Where the report goes, a page with plots; usually beside the file of --out.
help-all-games = Play all games, even when every difference has become certain.
help-stop-after = Never stop before so many games, however certain the differences are; usually half of them, or 400.
help-cores = On how many cores; usually on all.
help-ray = Play on a Ray cluster: auto for the one on this machine, or its address (needs the extra “ray”).
help-balance = Play tens of thousands of games as advice leans, and tell what decides them.
help-balance-out = Write a page with tables and plots.

# Serving
bot-over = The game is over: { $scores }.
error-far-table = There is no such table: “{ $url }”.
error-far-link = “{ $url }” is no link to a table: it looks like https://host/t/NUMBER.
error-far-token = The server does not know this --token.
error-far-private = The table is private, and its game has started: “{ $url }”.
error-far = “{ $url }” cannot be reached: { $problem }
serve-building = The page is being built; it opens by itself.
serve-built = The page is there.
serve-not-built = The page could not be built: scripts/page says why.
serve-network = In your network: { $address }
serve-ready = Grimoire is at { $address } (stop with Ctrl+C)

# Playing
play-welcome = { $title }
play-help = Type the number of a line, or a move as it is written; ? for the rules, ? { $clause } for one clause, hint, undo, save, quit.
play-help-standing = “always” and a name answers what is often asked, until it ends or “always” alone takes it back. Names: { $known }.
play-prompt = Your move:{" "}
play-warming = The bots ({ $bot }) are warming up and play as apprentices until then.
play-warm = The bots ({ $bot }) are warm: from now on they search.
play-not-compiled = { $problem } The game goes on; only bots that search and hints are missing.
play-undone = Taken back.
play-standing-given = You will not be asked again until then. “always” alone takes it back.
play-standing-taken = You will be asked again.
play-saved = Saved in { $file }. To go on: { $command }
play-bye = Goodbye.
play-rules-hint = Type ? and a number, such as ? { $clause }, for one clause.

# The end of a game
outcome-over = The game is over: { $reason }.
outcome-running = The game is still running.
outcome-score = { $who }: { $points }.
outcome-winners = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $winners } wins.
       *[other] A shared victory: { $winners }.
     }
 }

# Other commands
games-line = { $name }: { $title }, { $low } to { $high } players. { $tagline }
verify-ok = This record holds: every move and the outcome are as it says.
verify-set-up = It starts from a position that somebody set up, not from a deal.
verify-seeded = Its deal comes from a seed, which its maker chose.
verify-host = Its deal is the one the host committed to; no player added a nonce, so the host could have chosen it.
verify-fair = Its deal was neither altered nor chosen: it comes from the host’s commitment and the players’ nonces.
verify-ended = This record is kept as it is; this program cannot check it. { $error }
replay-ended = A change of rules has ended this game. { $why } What the record says of it:
verify-failed = This record does not hold. { $error }
warm-working = Compiling
warm-done = Compiled: { $games }. Cache: { $folder }, { $size } MB.
simulate-working = Playing
simulate-games = { $title }: { $games ->
    [one] one random game
   *[other] { $games } random games
}, { $seats } players, seed { $seed }.
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $moves } moves a second, { $games } games a second.
simulate-length = Moves a game: { $min } to { $max }, median { $median }.
simulate-seat = { $who }: mean score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }, share of victories { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%.
simulate-reason = Ended because { $reason }: { $count }.
arena-games = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $seats } bots over { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }.
arena-whole = -n { $asked } is rounded up to { $games }: deals are played whole, and one takes { $size } games.
arena-fair = Victories of each seat, if all were equally strong: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-player = { $name }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% a seat (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), rating { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-stopped = Stopped early, of { $of } games: every difference is certain (equals look so in less than 1 run of { $chance }). The intervals allow for it; --all plays on.
arena-interrupted = Interrupted: { $games ->
    [one] one game is
   *[other] { $games } games are
} in “{ $file }”. The same command goes on from there.
arena-seconds = Time: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
arena-report = The report is in { $file }
balance-games = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $seats } players who follow the game’s advice.
balance-seat = Seat { $seat }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of victories (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), mean score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
balance-group = { $title }:
balance-factor = { $name }: whoever has it wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; each one more is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } victories in a hundred (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
bench-working = Measuring
doctor-machine = Machine: { $machine }, { $cores } cores.
doctor-cache = Cache: { $folder }, { $size } MB.
doctor-compiled = { $game }: compiled.
doctor-partly = { $game }: { $percent }% compiled; it can be played meanwhile, and “grimoire warm” compiles the rest.
doctor-cache-problem = Nothing can be compiled; games are played in pure Python. { $problem }
doctor-data = Data of the server: { $file }
doctor-page = The page is built.
doctor-no-page = The page is not built: scripts/page does it.
doctor-missing = The extra “{ $extra }” is not installed: pip install "grimoire-games[{ $extra }]".
doctor-well = Nothing is missing.
