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
bots-company-self = de la même famille*
bots-company-kin = cousins*
bots-company-strangers = étrangers
bots-times = { $times } × ({ $low } à { $high })
bots-share = { $mean } ({ $low } à { $high })
bots-footnote = Chacun ne voit que la moitié de ce qu’on peut savoir. Seules les lignes entre étrangers comptent ; celles marquées * paraissent meilleures qu’elles ne sont. Entre parenthèses, l’intervalle à 95 %.
bots-no-encoder = Seule la famille du lexique est là : installe storyhare[bots] pour qu’elle rencontre des étrangers.
bots-no-such-strength = Cette force n’existe pas. Choisis parmi : { $names }.
bots-tables-title = Tables telles que le salon les compose : { $rounds } tours chacune, graine { $seed }
bots-column-table = Table
bots-column-everyone = Tous la trouvent
bots-column-no-one = Personne ne la trouve
bots-column-agree = Deux votes identiques
bots-column-meets = La moitié sur une carte
bots-column-points = Points : conteur / autres
bots-column-words = Plusieurs mots
bots-column-partners = Le duo marque
bots-clues-title = Phrases de tous les tours, en pour cent
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
bots-person-title = Un invité qui donne des phrases d’humains : l’invité / les robots
bots-reading = { $strength } : la bonne carte parmi six d’après des phrases d’humains, dans { $share } des cas
bots-tables-footnote = Les chiffres sont des pour cent des tours, ou des votes là où un votant trouve et où deux votes coïncident, avec l’étendue de l’intervalle à 95 %. La moitié sur une carte : au moins la moitié des votes vont à la même carte. Le duo marque : l’équipe du conteur a des points.
bots-no-such-part = { $part } n’existe pas. Il y a : { $names }.
bots-players = Choisis les nombres de joueurs, de { $least } à { $most }, par exemple 4,6.
simulate-no-such-bot = Il n’y a pas de robot appelé { $bot }. Il y a : { $names }.
simulate-bots = Qui a joué, place par place : { $names }
