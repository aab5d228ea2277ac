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
bots-tables-title = Tables telles que le salon les compose : { $rounds } manches chacune, graine { $seed }
bots-column-table = Table
bots-column-everyone = Tous la trouvent
bots-column-no-one = Personne ne la trouve
bots-column-agree = Deux votes identiques
bots-column-meets = La moitié sur une carte
bots-column-points = Points : conteur / autres
bots-column-words = Plusieurs mots
bots-column-partners = Le duo marque
bots-clues-title = Indices de toutes les manches, en pour cent
bots-column-language = Langue
bots-column-again = Redit dans une partie
bots-kind = { $kind ->
        [saying] Dicton
        [title] Titre
        [mood] Humeur
        [question] Question
        [half] Début
        [words] Plusieurs
       *[word] Un
    }
bots-person-title = Un invité qui donne des indices humains : l’invité / les robots
bots-reading = { $strength } : la bonne carte parmi six d’après des indices humains dans { $share } des cas
bots-tables-footnote = Les chiffres sont des pour cent des manches, ou des votes là où un votant trouve et où deux votes coïncident, avec l’étendue de l’intervalle à 95 %. La moitié sur une carte : au moins la moitié des votes vont à la même carte. Le duo marque : l’équipe du conteur a des points.
bots-no-such-part = { $part } n’existe pas. Il y a : { $names }.
bots-players = Dis pour combien de joueurs, de { $least } à { $most }, par exemple 4,6.
simulate-no-such-bot = Il n’y a pas de robot appelé { $bot }. Il y a : { $names }.
simulate-bots = Qui a joué, place par place : { $names }
