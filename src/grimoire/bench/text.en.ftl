# What can go wrong
error-bench-unknown = Nothing to measure is called “{ $given }”. Known: { $known }.
error-bench-peers = “{ $given }” names only other systems: add --peers to measure them.
error-bench-extra = Other systems are not installed (no module “{ $module }”): pip install 'grimoire-games[bench]'
error-bench-command = The command “{ $command }” failed with code { $code }: { $problem }

# Ratios of two figures of one run
ratio-openspiel = { $game }: kernel against OpenSpiel’s crazy eights
ratio-hearts = { $game }: kernel against OpenSpiel’s hearts
ratio-rlcard = { $game }: kernel against RLCard’s Uno
ratio-threads = { $game }: two threads against one
ratio-compile = { $game }: compiling everything against importing Numba
ratio-games = “grimoire games” against importing NumPy
ratio-simulate = “grimoire simulate”, 1000 games, against importing Numba
