# The page's own words. Those of the rules are in the games' files, those of every game in the core's.

# Everywhere
page-home = Home
page-about = About
page-rules = Rules
page-language = Language
page-theme-day = Bright page
page-theme-night = Dark page
page-close = Close
page-yes = Yes
page-no = No
page-opening = Opening the table…
page-unreachable = The server does not answer. Check the connection, then try again.

# The front page
page-hero = Games of magic, ready to play
page-lead = One click and you sit at a table: with bots at once, or with friends by a link. Nothing to install, nothing to fill in.
page-games = Games
page-facts = { $low } to { $high } players · { $minutes } minutes
page-play-now = Play now
page-with-friends = With friends…
page-mine = Your tables
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players right now.
page-continue = Continue
page-look = Have a look
page-running = game under way
page-free = { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
 }
page-guest = Guest
page-name = Your name at the table, if you like
page-save = Save
page-saved = Saved

# A new table
page-new = A new table
page-game = Game
page-seats = Players
page-seat-number = Seat { $number }
page-seat-yours = You
page-seat-waits = waits for a person
page-bots = Who plays
page-bot-apprentice = apprentice
page-bot-mage = mage
page-bot-archmage = archmage
page-bot-level = Level of the bot in seat { $number }
page-bot-random = plays at random
page-bot-named = Bot ({ $bot })
page-option-value = { $value ->
    [full] full
    [quick] quick
   *[other] { $value }
 }
page-options = Options
page-clock = Clock
page-clock-none = none
page-clock-move = { $seconds } seconds a move
page-clock-bank = { $seconds } seconds in all, { $increment } back after a move
page-clock-kind-none = No clock
page-clock-kind-move = So long for each move
page-clock-kind-bank = A bank of time
page-clock-seconds = Seconds
page-clock-increment = Seconds back after a move
page-join = Who may join
page-join-link = Whoever has the link
page-join-anyone = Anyone: it is listed among the open tables
page-watch = Who may watch
page-watch-anyone = Anyone
page-watch-nobody = Only the players
page-open = Open the table
page-choose-file = Take it from a file…
page-none = none

# A table
page-players = Players
page-bot = Bot
page-bot-warming = warming up, plays as an apprentice until then
page-winner = Winner
page-to-act = (to act)
page-drawers = Beside the table
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-table = Table
page-unread = Something new was said
page-my-things = Your things
page-skip = To your things
page-log-empty = Nothing has happened yet.
page-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
 }
page-log-away = While you were away
page-away-note = { $count ->
    [one] While you were away, one thing happened.
   *[other] While you were away, { $count } things happened.
 }
page-away-read = Read
page-log-details = { $count ->
    [one] One line more
   *[other] { $count } lines more
 }
page-chat-empty = Nobody has said anything yet.
page-chat-input = Say something
page-send = Send
page-undo = Undo
page-ask-takeback = Ask to take a move back
page-takeback-asked = You asked to take a move back: the others decide.
page-takeback-wanted = { $who } would like to take a move back. Do you agree?
page-leave = Leave the table
page-leave-running = Leave: a bot plays on for me
page-return = Take my seat back
page-away = A bot plays for you.
page-set-up = How it is set up
page-closed-private = This table is private
page-closed-frozen = This table cannot be played on
page-closed-unknown = There is no such table
page-no-table-private = Only its players can see it.
page-no-table-frozen = Nothing of it is lost.
page-no-table-unknown = Perhaps the link is not whole. Ask for it again, or open a table of your own.
page-reconnecting = Connection lost. Reconnecting…
page-watching = You are watching.
page-watch-now = Watch what happens. A click skips it.
page-sending = Playing…
page-thinking = { $who } is thinking
page-waiting-for = Waiting for { $who }
page-over = The game is over
page-over-reason = { $reason }.
page-ended = Ended by a change of rules
page-ended-kept = Nothing of it is lost: this is all that was played, in the notation of its time.
page-ended-unplayed = Nothing had been played yet.
page-ended-bar = This game stops here. Another one?
page-over-bar = Thank you for playing. Another one?
page-rematch = Play again
page-rematch-waits = Another game is waiting for you.
page-rematch-join = Join it
page-rematch-look = Have a look at it
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# Before the start
page-host = { $who } invites you.
page-host-word = host
page-seat-free = free
page-sit = Sit here
page-add-bot = Bot
page-remove-bot = Remove
page-start = Start
page-dealing = Dealing…
page-take-a-seat = Take a seat.
page-full = All seats are taken: you can watch.
page-waiting-people = { $free ->
    [one] Waiting for 1 player: send the link, or put a bot there.
   *[other] Waiting for { $free } players: send the link, or put bots there.
 }
page-ready-host = Everybody is here.
page-ready = Everybody is here: the host starts.
page-invite = Invite
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = Code for a phone
page-only-here = Only this machine finds this address. With --host 0.0.0.0 the server prints one for others.
page-qr-alt = The link to this table as a code to scan

# Fair deals
page-fair = Is the deal fair?
page-fair-about = Before the game the server commits to a secret; every browser adds a number of its own. Afterwards both are shown, and your browser checks that the deal was neither altered nor chosen.
page-fair-secret-holds = The server’s secret is the one it committed to.
page-fair-secret-broken = The server’s secret is not the one it committed to.
page-fair-secret-later = The server’s secret is shown when the game is over.
page-fair-secret-unknown = The server’s secret is not known.
page-fair-nonce-holds = Your browser’s number is part of the deal.
page-fair-nonce-broken = Your browser’s number is missing from the deal.
page-fair-nonce-later = Your browser’s number becomes part of the deal at the start.
page-fair-nonce-unknown = This browser has no number in this deal.
page-fair-record = Take the record of the game
page-fair-numbers = The numbers
page-fair-commitment = Commitment (SHA-256 of the secret)
page-fair-secret = Secret
page-fair-later = after the game
page-fair-nonce = Number of { $who }
page-fair-nonce-mine = Your number

# About
page-colon = :
page-about-what = Grimoire puts tabletop games of magic on one table: to play with friends anywhere, and with bots.
page-about-games = The games
page-about-games-text = Duel of Magicians is a game by Reiner Knizia, Gargon one by Rüdiger Dorn, Dragonstones one by Bruno Faidutti and Michael Schacht, Zargos one by Duccio Vitale. Their rules are told here in our own words; where a rule is a reading or a decision of ours, its clause says so. The rulebooks are under CC BY 4.0.
page-about-fair = Fair deals
page-about-fair-text = Before anybody sits down, the server publishes the hash of a secret; each browser does the same with a number of its own. The cards come from all of them together. After the game everything is shown. This proves that the deal was neither altered nor chosen; it does not prove that whoever runs the server did not look.
page-about-privacy = What is kept
page-about-privacy-text = A cookie tells the server that you are the same guest as before. It asks for nothing else, and the page fetches nothing from anywhere else.
page-about-icons = Icons
page-about-icons-text = The Phoenix, the Manticore and the other drawings are ours. The icons listed here come from
page-about-type = Type
page-about-type-text = EB Garamond by Georg Duffner and Octavio Pardo, Cinzel by Natanael Gama, both under the SIL Open Font License.
