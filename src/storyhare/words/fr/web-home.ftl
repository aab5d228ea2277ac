### La première page.

home-title =
    Dis-en peu.
    Laisse deviner le reste.
home-text = Un jeu d’images et de phrases pour 3 à 12 personnes. Chacun joue sur son téléphone ; rien à installer, pas de compte.
home-cards = Quelques cartes
home-more = Plus
home-rules = Comment jouer
home-score = Compter les points

## Les entrées

home-doors = Ouvrir une table ou en rejoindre une
home-start = Ouvrir une table
home-code = Un code de table ?
home-code-wrong = Un code compte de quatre à six lettres et chiffres, comme K7WM.
home-join = Entrer
home-back = Retour à la table { $code }
home-back-name = Là-bas, tu es { $name }.
home-name = Comment les autres doivent-ils t’appeler ?
home-open = Ouvrir la table
home-play = Jouer
home-return = Pas maintenant
home-bots = Jouer avec des robots
home-bots-hint = Sans attendre, juste toi et eux

## Une phrase qui va à plus d’une carte

home-which = Laquelle est-ce ?
home-clue-1 = Elle n’a jamais dit ce qu’il y avait dedans
home-clue-2 = Le long chemin du retour
home-clue-3 = Au bord du réveil
home-clue-4 = Trop tard pour faire demi-tour
home-clue-5 = Ce que la lune garde pour elle
home-clue-6 = Une promesse tenue
