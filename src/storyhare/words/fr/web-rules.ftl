### Les pages des règles, avec nos propres mots. Des faits exacts, des phrases courtes.

rules-title = Comment jouer
rules-back = Retour
rules-which = Les règles
rules-table = Les règles de cette table
rules-table-all = Toutes les règles
rules-table-example = L’exemple se joue avec les options par défaut.
rules-idea = Quelqu’un dit une phrase à partir d’une image. Les autres glissent des images qui pourraient aller avec. Puis chacun devine laquelle c’était. Avec une bonne phrase, certains trouvent l’image, mais jamais tous.
rules-round = Un tour
rules-four = Quatre façons de jouer
rules-score = Tu as la boîte chez toi ? Compte les points ici.
rules-points = Les points
rules-example = Un exemple
rules-more = Bon à savoir
rules-tips = Trouver une phrase
rules-tip-precise = Pas trop précise : si tout le monde trouve ta carte, elle ne te rapporte rien.
rules-tip-vague = Pas trop obscure : si personne ne trouve ta carte, elle ne te rapporte rien non plus.
rules-tip-party = Elle n’a pas à correspondre à une carte : choisis des mots qui peuvent aller avec beaucoup d’images.
rules-tip-easier = La première phrase est la plus difficile. Ensuite, cela vient tout seul.
rules-kinds = Une phrase peut être
rules-kind-word = un mot
rules-kind-sound = un bruit
rules-kind-quote = un vers
rules-kind-song = une chanson
rules-kind-film = un film
rules-kind-proverb = un proverbe
rules-kind-made = une invention
rules-clue = On y est presque
rules-red = vote rouge
rules-teller = raconte
rules-card = Carte { $number }, donnée par { $owner }. { $count ->
        [0] Aucun vote.
       *[other] Votes : { $voters }.
    }

## Les quatre règles

rules-about-classic = Le jeu d’origine : une pioche d’images, un vote chacun, et une histoire dans chaque main.
rules-about-odyssey = Pour les grandes tables : à partir de sept joueurs, on peut voter deux fois, et un vote unique, s’il est juste, rapporte un point de plus.
rules-about-party = Personne ne cherche la carte du conteur. Chacun cherche la carte que la plupart des autres choisiront.
rules-about-team = Par deux : une personne donne une carte, l’autre vote, et un seul lapin avance pour les deux.
rules-fact-players = Joueurs
rules-players-classic = de 3 à 6
rules-players-odyssey = de 3 à 12
rules-players-party = de 6 à 12
rules-players-team = 6, 8, 10 ou 12, par équipes de deux
rules-fact-hand = Main
rules-hand-classic = 6 cartes ; 7 à trois
rules-hand-odyssey = 6 cartes ; 7 à trois
rules-hand-party = 5 cartes
rules-hand-team = 4 cartes
rules-fact-end = La fin
rules-end-classic = quand la dernière carte de la pioche est tirée
rules-end-odyssey = après le tour où quelqu’un a 30 points
rules-end-party = quand chacun a raconté une fois
rules-end-team = quand chacun a raconté une fois
rules-fact-votes = Votes
rules-votes = { $votes ->
        [single] un par personne
        [double] un ou deux par personne
        [party] un vert par personne, et un rouge pour le conteur
       *[team] un par équipe
    }
rules-fact-bonus = Votes sur ta carte
rules-bonus = { $cap ->
        [none] un point chacun, sans limite
        [0] aucun point
       *[other] un point chacun, { $cap } au plus par tour
    }
rules-fact-clues = Phrases
rules-clues = { $kinds ->
        [sound] avec des mots ou chantées
        [mime] avec des mots ou mimées
        [both] avec des mots, chantées ou mimées
       *[text] avec des mots
    }
rules-fact-left = Tours restants
rules-fact-pile = Pioche

## Les étapes d’un tour

rules-step-tell = { $number }. Raconter
rules-step-give = { $number }. Donner
rules-step-vote = { $number }. Voter
rules-step-reveal = { $number }. Dévoiler
rules-tell = Le conteur choisit une carte de sa main, la garde cachée et dit une phrase : un mot, un vers, un dicton inventé.
rules-tell-party = Le conteur dit d’abord sa phrase, avant que quiconque ait regardé sa main. Alors seulement on prend ses cartes.
rules-give = Chacun des autres cherche dans sa main une carte qui va avec la phrase et la pose, face cachée. On mélange les cartes, on les étale et on les numérote.
rules-give-two = Chacun des deux autres cherche dans sa main deux cartes qui vont avec la phrase et les pose, face cachée. On mélange les cinq cartes, on les étale et on les numérote.
rules-give-party = Chacun, le conteur aussi, pose une carte qui va avec la phrase. On mélange les cartes, on les étale et on les numérote.
rules-give-team = Le partenaire du conteur pose une carte. Dans chaque autre équipe, une des deux personnes en pose une. On mélange les cartes, on les étale et on les numérote.
rules-vote = Tous sauf le conteur votent en secret pour la carte qui pourrait être la sienne. Voter pour sa propre carte est interdit.
rules-vote-double = Tous sauf le conteur votent en secret pour la carte qui pourrait être la sienne, jamais pour la leur. À sept ou plus, on vote pour une carte, ou pour deux cartes différentes.
rules-vote-two = Tous sauf le conteur votent en secret pour la carte qui pourrait être la sienne, jamais pour la leur : pour une carte, ou pour deux cartes différentes.
rules-vote-party = Chacun a un vote vert pour la carte que le plus grand nombre choisira ; la sienne est permise. Le conteur a aussi un vote rouge, qui annule une carte.
rules-vote-team = Dans chaque autre équipe, la personne qui n’a pas posé de carte vote en secret. Tu ne sais pas quelle carte l’autre a posée.
rules-reveal = On révèle les votes, la carte du conteur et à qui sont les autres. Les lapins avancent, les mains se complètent, et la personne à gauche du conteur raconte ensuite.
rules-reveal-party = On montre les votes et les lapins avancent. Les mains se complètent, et chacune passe, face cachée, vers la gauche. La personne à gauche du conteur raconte ensuite.

## Les points

rules-col-what = Ce qui arrive
rules-col-teller = Conteur
rules-col-finder = Qui l’a trouvée
rules-col-others = Les autres
rules-col-each = Par personne
rules-col-team-teller = Équipe du conteur
rules-col-team-finder = Équipe qui a trouvé
rules-col-team-others = Autres équipes
rules-pt-some = Certains trouvent la carte, mais pas tous
rules-pt-all = Tout le monde la trouve, ou personne
rules-pt-votes = Pour chaque vote sur une de tes cartes{ $cap ->
        [none] {""}
       *[other] , { $cap } au plus par tour
    }
rules-pt-sure-table = Trouvée avec un vote unique
rules-pt-lone-table = Une seule personne trouve
rules-pt-team-lone-table = Un seul votant trouve
rules-pt-sure = À sept ou plus : trouvée avec un vote unique
rules-pt-lone = Option « une seule bonne réponse » : une seule personne trouve
rules-pt-two = Deux sur la même carte
rules-pt-three = Trois sur la même carte
rules-pt-four = Quatre sur la même carte
rules-pt-five = Cinq ou plus sur la même carte
rules-pt-alone = Personne d’autre sur la carte
rules-pt-red = Sur la carte au vote rouge
rules-pt-team-some = Certains votants trouvent la carte, mais pas tous
rules-pt-team-all = Tous les votants la trouvent, ou aucun
rules-pt-team-mate = Pour chaque vote sur la carte du partenaire du conteur{ $cap ->
        [none] {""}
       *[other] , { $cap } au plus par tour
    }
rules-pt-team-votes = Pour chaque vote d’une autre équipe sur la carte de l’équipe{ $cap ->
        [none] {""}
       *[other] , { $cap } au plus par tour
    }
rules-pt-team-lone = Option « une seule bonne réponse » : un seul votant trouve

## Exemples

rules-example-classic = Ben trouve la carte 3. Deux votes s’égarent sur la carte de Ben, et un sur celle de Dao.
rules-example-three = Ada la trouve, Chloé s’égare sur une carte d’Ada.
rules-example-odyssey = Ada trouve la carte avec un vote unique, Ben avec l’un de ses deux votes. Cinq votes sont sur la carte d’Ada, trois comptent.
rules-example-party = Trois votes se retrouvent sur la carte 3. La carte 5 a le vote rouge : ses deux votes ne rapportent rien. Personne ne vote comme Elif.
rules-example-team = Ben trouve la carte pour son équipe, Farid s’égare sur celle de Dao.
rules-story-tell = { $name } choisit cette carte et dit : « { $clue } »
rules-story-tell-party = Personne n’a encore vu de carte. { $name } dit : « { $clue } »
rules-story-give = { $names } cherchent dans leur main une image qui pourrait passer pour celle-là, et la posent.
rules-story-give-two = { $names } posent chacun deux images qui pourraient passer pour celle-là.
rules-story-give-party = Chacun prend alors ses cartes et en pose une qui va avec.
rules-story-give-team = { $partner } fait équipe avec { $name } et pose une carte. Une personne de chaque autre équipe en pose une aussi : { $names }.
rules-story-vote = Les cartes sont mélangées, étalées et numérotées. Laquelle est à { $name } ? { $names } votent en secret.
rules-story-vote-party = Les cartes sont mélangées, étalées et numérotées. Laquelle aura le plus de votes ? Chacun pose en secret un vote vert, et { $name } annule une carte avec le vote rouge.
rules-story-next = Après { $teller }, c’est { $name }, à sa gauche, qui raconte.

## Bon à savoir

rules-note-three = À trois
rules-text-three = Chacun a sept cartes en main. Le conteur pose une carte, les deux autres en posent deux chacun : il y en a cinq sur la table. On ne peut pas voter pour les siennes.
rules-note-first = Qui commence
rules-text-first = La première personne qui trouve une phrase raconte au premier tour. L’hôte peut choisir quelqu’un, ou laisser faire le hasard.
rules-note-win = Qui gagne
rules-text-win = La personne qui a le plus de points gagne. À égalité, on partage la victoire.
rules-note-pile-ends = La fin de la pioche
rules-text-pile-ends = Quand la dernière carte de la pioche est tirée, la partie est finie. La défausse ne ressert pas. Le nombre de tours est affiché en haut de l’écran.
rules-note-pile-shuffled = Quand la pioche ne suffit plus
rules-text-pile-shuffled = S’il manque des cartes pour compléter les mains, la défausse est mélangée et glissée sous la pioche. Des images reviennent alors.
rules-note-options = Variantes
rules-text-options = Une table peut jouer avec l’option « une seule bonne réponse », changer ou supprimer la limite de bonus, jouer jusqu’à un autre score, jusqu’à la fin de la pioche ou jusqu’à ce que chacun ait raconté un certain nombre de fois. Si la table le permet, la phrase peut être un son ou un mime.
rules-note-options-party = Variantes
rules-text-options-party = Une table peut laisser chacun raconter plus d’une fois, jouer jusqu’à un score ou jusqu’à la fin de la pioche. Si la table le permet, la phrase peut être un son ou un mime.
rules-note-pass = Les mains voyagent
rules-text-pass = Après chaque tour, tes cartes passent, face cachée, à la personne à ta gauche. Avant la phrase, personne ne regarde sa main.
rules-note-talk = Parler en équipe
rules-text-talk = Les partenaires se font face. Ils peuvent décider qui donne et qui vote, mais à voix haute, pour que tout le monde entende, et sans jamais parler de ce qu’il y a sur une carte.
rules-note-own = La carte de ton équipe
rules-text-own = Tu peux voter sans le savoir pour la carte de ton équipe. Cela ne compte pas comme trouvé, et ce vote ne rapporte rien à l’équipe.
