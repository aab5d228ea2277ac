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
home-me = Lièvre
home-return = Pas maintenant
home-bots = Jouer avec des robots
home-bots-hint = Sans attendre, juste toi et eux

## Une phrase qui va à une seule des cartes

home-which = Laquelle est-ce ?
home-right = Oui, c’est elle. Tu sais déjà jouer.
home-wrong = Ça aurait pu être elle. Regarde encore.
home-clue-1 = Lecture lente
home-clue-2 = La clé de la nuit
home-clue-3 = Un numéro d’équilibriste
home-clue-4 = Le thé est prêt
home-clue-5 = En suivant la musique
home-clue-6 = Prends ton parapluie
