### Les joueurs de l’ordinateur, en ligne de commande.

bots-title = { $players } joueurs, { $rounds } tours pour chaque paire, graine { $seed }
bots-column-teller = Conteur
bots-column-crowd = Votants
bots-column-company = Ils sont
bots-column-found = Un votant trouve
bots-column-chance = Face au hasard
bots-column-some = Trouvé par certains, pas par tous
bots-column-decoy = Votes sur un leurre
bots-column-time = p95 d’une décision
bots-guest-title = Un invité à la table des autres familles, comme conteur puis comme votant
bots-column-guest = Invité
bots-column-finds = L’invité trouve
bots-company-self = de la même famille (flatteur)
bots-company-kin = cousins (flatteur)
bots-company-strangers = étrangers
bots-times = { $times } × ({ $low } à { $high })
bots-share = { $mean } ({ $low } à { $high })
bots-footnote = La moitié de ce qu’il y a à savoir est cachée à chacun. Seules les lignes entre étrangers sont des résultats ; entre parenthèses, l’intervalle à 95 %.
bots-no-encoder = Seule la famille du lexique est là : installe storyhare[bots] pour qu’elle rencontre des étrangers.
bots-no-such-strength = Une force, c’est l’une de celles-ci : { $names }.
bots-players = Dis pour combien de joueurs, de { $least } à { $most }, par exemple 4,6.
simulate-no-such-bot = Il n’y a pas de robot appelé { $bot }. Il y a : { $names }.
simulate-bots = Qui a joué, place par place : { $names }
