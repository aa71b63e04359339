# Errors that every game can meet. Each says what was wrong and what is allowed.
error-with-clause = { $problem } ({ $clause })
error-game = There is no game called “{ $given }”. Games: { $known }.
error-seats = This game is for { $low } to { $high } players, not { $given }.
error-seat = There is no seat { $given } at this table: seats are numbered 0 to { $last }.
error-seed = A seed is a whole number, not “{ $given }”.
error-over = The game is over: nobody has a move left.
error-not-asked = It is not this seat’s turn. To play: seat { $asked }.
error-one-answer = Only one move can be answered here.
error-move = A move is a notation or a number, not { $given }.
error-move-number = The number { $number } stands for no move of this game.
error-move-json = { $told } is no move: it needs a kind, one of { $kinds }.
error-move-json-args = A move of kind “{ $kind }” takes whole numbers for: { $args }.
error-clause = There is no clause { $clause_given }. Clauses: { $known }.
error-cache = The cache folder “{ $folder }” cannot be written: { $problem }. GRIMOIRE_CACHE can name another.
error-cache-open = Others may write to “{ $path }” in the cache, and code that lies there is not run. Remove it, or let GRIMOIRE_CACHE name another folder.
error-option-unknown = There is no option “{ $name }”. Options: { $known }.
error-option-value = Option “{ $name }” cannot be “{ $given }”: it takes { $allowed }.
error-option-file = Option “{ $name }” cannot name a file here: send what is in it.
allowed-flag = true or false
allowed-choice = one of { $values }
allowed-count = a whole number from { $low } to { $high }

# Material of one’s own: characters, maps
own-file = The file “{ $file }” cannot be read: { $problem }.
own-syntax = Line { $line } is not TOML: { $problem }.
own-twice = { $path }: “{ $given }” is there twice.
own-missing = { $path }: is missing.
own-unknown-key = { $path }: there is no such key here. Keys: { $known }.
own-table = { $path }: must be a table with keys.
own-number = { $path }: “{ $given }” must be a whole number from { $low } to { $high }.
own-word = { $path }: “{ $given }” must be one of: { $allowed }.
own-list = { $path }: must be a list.
own-flag = { $path }: “{ $given }” must be true or false.
own-lines = { $line }
    { $next }
own-many = { $line } And { $count ->
    [one] one more mistake.
   *[other] { $count } more mistakes.
}
own-limit-bytes = This text is too large: at most { $most } bytes are read.
own-limit-keys = There are too many keys here: at most { $most } are read.
own-limit-brackets = There are too many lists and tables here: at most { $most } are read.
own-limit-commas = There are too many commas here: at most { $most } are read.
own-limit-depth = Line { $line }: lists and tables are nested too deeply; at most { $most } may be in each other.
own-limit-parts = Line { $line }: a key has too many parts; at most { $most } may be joined by dots.
own-limit-word = Line { $line }: a key or number is too long; at most { $most } characters are read.
own-limit-string = Line { $line }: a text is too long; at most { $most } characters are read.
own-limit-values = There is too much here: at most { $most } keys and values are read.
own-limit-data-depth = Lists and tables are nested too deeply here; at most { $most } may be in each other.
own-limit-data-string = A text is too long here; at most { $most } characters are read.

# Positions
error-position-object = Position: “{ $where }” must be an object with keys.
error-position-missing = Position: “{ $where }” lacks “{ $key }”.
error-position-unknown = Position: “{ $where }” has no key “{ $key }”. Keys: { $known }.
error-position-game = This position is of the game “{ $given }”, not of “{ $game }”.
error-position-rows = Position: “{ $where }” needs { $rows } rows, one a seat.
error-position-value = Position: “{ $where }” cannot be { $given }: it takes whole numbers that fit the field.
error-position-cards = Position: “{ $where }”: { $problem }.
error-position-unsound = This position cannot occur: { $fault }.
error-position-pending = Position: not every seat that is asked can have answered already.
error-position-answer = Position: the pending answer of seat { $seat } does not fit: { $problem }
error-rules-version = This was made under version { $given } of the rules; this program plays version { $known }. { $newer ->
    [yes] A newer program plays it on.
   *[no] It can be read, and not played on.
}
error-deal-version = This was dealt by version { $given } of the deal; this program deals by version { $known }. { $newer ->
    [yes] A newer program plays it on.
   *[no] It can be read, and not played on.
}

# Records
error-record-format = This is not a record of a game: “format” must be “{ $format }”.
error-record-damaged = This record is damaged: { $problem }.
error-record-running = This record is of a running game: its secret is not shown yet, so it cannot be replayed.
error-record-commitment = The secret in this record is not the one that was committed to before the game.
error-record-deal = The deal in this record is not the one that its secret gives.
error-record-ply = Move { $ply } ({ $who }: { $move }) does not fit: { $problem }
error-record-pending = The record ends while answers given at once are still missing.
error-record-step = it is told as part of another step.
error-record-set-up = This record starts from a position, and what it says of seats, options or secrets does not go with that.
error-record-events = it causes something else than the record says.
error-record-order = answers given at once stand in the order of the seats.
error-record-stops = The record stops before the end of the game, at move { $ply }, but tells an outcome.
error-record-outcome = The moves fit, but the outcome in this record is not what they lead to.

# Who sits where, and the bots
seat-you = You
seat-other = Player { $number }
error-bot = There is no bot called “{ $given }”. Bots: { $known }.
error-bot-or-own = There is no bot called “{ $given }”. Bots: { $known }, or one of your own as module:Class.
error-bot-module = “{ $given }” gives no bot: { $problem }.
error-bot-failed = The bot “{ $name }” has failed: { $problem }
error-bot-illegal = The bot “{ $name }” wants to play “{ $move }”, which is not legal.
error-budget = “{ $given }” is no budget: write a time such as 50ms or 2s (1 ms to an hour), or a number of iterations such as 2000 (at most a billion).

# Why a game of many ended that no rule ended
reason-unfinished = it went on too long and was broken off

# At a table with others
error-nothing-to-undo = There is no move of yours to take back.
error-undo-slow = To work out whether somebody has learned something by it takes too long just now. Try again in a minute.
error-undo-seen = Somebody has learned something by it: this move cannot be taken back.
error-log-start = The log of this table does not start with its opening.
error-log-damaged = Its log is damaged: { $problem }
error-started = The game has started already.
error-not-started = The game has not started yet.
error-sits-already = You sit at this table already.
error-seat-taken = This seat is taken.
error-seats-empty = Every seat needs somebody, a person or a bot, before the game starts.
error-not-host = Only the host of the table can do that.
error-only-watching = You are watching: only who sits at the table can do that.
error-bot-plays = A bot plays for you: take your seat back first.
error-nonce = This is not the number that was committed to.
error-nonce-unwanted = No number is wanted now.
error-window = This question is no longer open.
error-no-standing = In this game nothing is asked so often that it could be answered once and for all.
error-standing = This game knows no standing answer “{ $given }”. Known: { $known }.
error-clock = A clock has 1 to { $longest } seconds, and an increment of 0 to { $longest }.
error-not-over = The game is not over yet.
notice-undone = { $you ->
    [yes] You took a move back.
   *[no] { $who } took a move back.
}
ended-started = The game begins.
ended-move = { $who }: { $move }
ended-asked = { $you ->
    [yes] You asked to take a move back.
   *[no] { $who } asked to take a move back.
}
ended-agreed = { $you ->
    [yes] You agreed.
   *[no] { $who } agreed.
}
ended-refused = { $you ->
    [yes] You refused.
   *[no] { $who } refused.
}
error-takeback-asked = Somebody has asked to go back already: answer that first.
error-takeback-none = Nobody has asked you to go back.
error-bots-many = There are only { $seats } seats, and the first one is yours.

# Between a page and the server
page-building = The page is being built, and opens by itself in a few seconds.
page-missing = The page is not built: run scripts/page.
preview-host = { $host } invites you.
preview-seats = A table for { $seats }: { $free ->
    [0] no seat is free.
    [one] one seat is free.
   *[other] { $free } seats are free.
}
error-protocol = The server speaks version { $given } of the protocol, this program version { $known }: one of them needs an update.
error-no-table = There is no such table.
error-frozen = This table cannot be played on by this version; nothing of it is lost. ({ $problem })
error-compile = “{ $game }” could not be compiled: { $problem }.
error-data = “{ $file }” cannot be written: { $problem }. Name another file with --data.
error-data-kind = “{ $file }” is no file of data of ours: it stays as it is. Name another one with --data.
error-start = The server has not started: what it wrote before this line says why.
error-listen = Nothing can listen on { $host }, port { $port }: it is taken, or not allowed. Choose another with --port.
error-request = This request could not be understood.
error-too-fast = That was too fast: wait a moment.
error-no-guest = The server does not know you yet: reload the page.
error-private = Only the people at this table may look at it.
error-origin = This request does not come from our own page.
error-http-400 = This request could not be understood.
error-http-404 = There is nothing at this address.
error-http-405 = This cannot be done at this address.
error-http-413 = This request is too large.
error-http-429 = That was too fast: wait a moment.
error-http-500 = Something went wrong in Grimoire itself. Nothing was lost.

# What a bot thinks of a position
error-analysis-seat = A seat is analysed from what it sees itself, and this is not what seat { $given } sees.
analysis-line = { $move }: you win { NUMBER($share, maximumFractionDigits: 1) }% (± { NUMBER($error, maximumFractionDigits: 1) }), score { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }; it may go on, player by player: { $course }
analysis-only = { $move } is the only thing to do.
analysis-hasty = There was hardly time to look ahead: { $move } is what seems best so far.
analysis-equal = { $move } and { $other } come to the same: each wins in { NUMBER($share, maximumFractionDigits: 0) }% of the games imagined from here.
analysis-unsure = { $move } was looked at most, { $tries } times, and wins in { NUMBER($share, maximumFractionDigits: 0) }% of the games imagined from here. { $other } wins in { NUMBER($others_share, maximumFractionDigits: 0) }%, but was looked at only { $others_tries } times: more time might prefer it.
analysis-points = { $move } wins in { NUMBER($share, maximumFractionDigits: 0) }% of the games imagined from here, { $other } in { NUMBER($others_share, maximumFractionDigits: 0) }%; the score comes to { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, against { NUMBER($others_points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-event = { $move } wins in { NUMBER($share, maximumFractionDigits: 0) }% of the games imagined from here, { $other } in { NUMBER($others_share, maximumFractionDigits: 0) }%. What makes the difference: “{ $event }” comes next in { NUMBER($often, maximumFractionDigits: 0) }% of them after { $move }, in { NUMBER($others_often, maximumFractionDigits: 0) }% after { $other }.
