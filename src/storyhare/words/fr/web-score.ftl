### Compter les points de ceux qui jouent avec la boîte.

score-title = Compter les points
score-small = Pour le jeu en boîte
score-intro = Les cartes sur ta table, les points sur ce téléphone. Il compte avec les mêmes règles que les tables en ligne et garde tout sur cet appareil.
score-away = Le serveur ne répond pas. Tes tours sont gardés ; les points suivront.
score-comma = , {""}

## Avant le premier tour

score-rules = Quelles règles ?
score-for-classic = de 3 à 6 joueurs
score-for-odyssey = de 3 à 12 joueurs
score-for-party = de 6 à 12, tout le monde vote
score-for-team = par équipes, de 6 à 12
score-read-rules = Lire ces règles
score-people = Qui joue ?
score-order = Dans l’ordre des places, dans le sens des aiguilles d’une montre. Touche un lapin pour en changer.
score-name = Joueur { $number }
score-rabbit = Changer le lapin du joueur { $number }
score-remove = Retirer le joueur { $number }
score-add = Ajouter un joueur
score-opposite = Les partenaires se font face : à six, la première place et la quatrième.
score-pairs = Équipes : { $pairs }.
score-pair = { $one } avec { $two }
score-options = Options
score-lone = Une seule bonne réponse
score-lone-hint = Si une seule personne trouve, elle et le conteur marquent 4.
score-cap = Points pour les votes sur ta carte, par tour
score-cap-none = sans limite
score-cap-at = { $count ->
        [0] aucun
       *[other] { $count } au plus
    }
score-double = Deux votes
score-double-hint = Dès sept joueurs : un ou deux votes, et un point de plus pour un vote unique s’il est juste.
score-begin = { $count ->
        [0] Écris les noms
        [one] Commencer à un joueur
       *[other] Commencer à { $count } joueurs
    }

## Un tour

score-round = Tour { $round }
score-who = Qui a raconté ?
score-tells = raconte
score-with = avec { $name }
score-whose = À qui est chaque carte ?
score-whose-hint = { $count ->
        [one] Touche le numéro de la carte de chacun. La dernière se remplit toute seule.
       *[other] Le conteur a une carte, les autres en ont deux chacun.
    }
score-whose-team = Le conteur, son partenaire, et une personne de chaque autre équipe.
score-votes = Qui a voté pour quoi ?
score-votes-two = Un ou deux votes, sur des cartes différentes.
score-red = { $name } : vote rouge
score-number = Carte { $number }
score-number-own = La carte { $number } est à { $name }
score-count = Compter les points
score-leave = Annuler la correction
score-lacks-teller = Qui a raconté ?
score-lacks-cards = { $count ->
        [one] Une carte n’est encore à personne
       *[other] { $count } cartes ne sont encore à personne
    }
score-lacks-votes = { $count ->
        [one] { $names } n’a pas encore voté
        [2] { $names } n’ont pas encore voté
        [3] { $names } n’ont pas encore voté
       *[other] Il manque { $count } votes
    }
score-lacks-red = Il manque le vote rouge

## Le score

score-board = Score
score-last = Tour { $round }
score-behind = { $count ->
        [one] Un tour attend ses points
       *[other] { $count } tours attendent leurs points
    }
score-all = Jusqu’ici
score-rounds = Les tours
score-told = { $name } a raconté
score-mend = Corriger
score-mend-round = Corriger le tour { $round }
score-wrong-round = Il y a une erreur dans le tour { $round } : { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-reason = { $why } { $points }
score-next = Tour suivant
score-next-tells = { $name } raconte
score-undo = Annuler
score-end = Terminer la partie
score-go-on = Continuer
score-new = Nouvelle partie
score-new-sure = Vraiment ? Celle-ci sera perdue
score-share = Partager le résultat
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
score-line = { $name } : { $count }
score-copied = Résultat copié. Colle-le où tu veux.
score-not-copied = La copie n’a pas marché ici.
