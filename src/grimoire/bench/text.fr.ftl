# Ce qui peut mal tourner
error-bench-unknown = Rien à mesurer ne s’appelle « { $given } ». Mesures : { $known }.
error-bench-peers = « { $given } » ne désigne que d’autres systèmes : ajoutez --peers pour les mesurer.
error-bench-extra = Les autres systèmes ne sont pas installés (module « { $module } » absent) : pip install 'grimoire-games[bench]'
error-bench-command = La commande « { $command } » a échoué avec le code { $code } : { $problem }

# Rapports de deux chiffres d’une même mesure
ratio-openspiel = { $game } : le noyau face au crazy eights d’OpenSpiel
ratio-hearts = { $game } : le noyau face au hearts d’OpenSpiel
ratio-rlcard = { $game } : le noyau face au Uno de RLCard
ratio-threads = { $game } : deux fils d’exécution face à un seul
ratio-compile = { $game } : tout compiler face à l’import de Numba
ratio-games = « grimoire games » face à l’import de NumPy
ratio-simulate = « grimoire simulate », 1000 parties, face à l’import de Numba
