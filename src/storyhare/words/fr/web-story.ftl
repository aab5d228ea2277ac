### Les distinctions d’une partie finie, chacune avec le fait qui la justifie.

award-fooled = Le leurre
    .fact = { $count ->
        [one] { $count } vote s’est égaré chez { $names }.
       *[other] { $count } votes se sont égarés chez { $names }.
    }
award-loved = Le chouchou
    .fact = { $count ->
        [one] { $count } vote pour les cartes de { $names }.
       *[other] { $count } votes pour les cartes de { $names }.
    }
award-found = Le meilleur flair
    .fact = Cartes trouvées par { $names } : { $count } sur { $of }.
award-told = Le fil subtil
    .fact = { $of ->
        [1] Bien raconté par { $names } : certains ont trouvé, pas tous.
       *[other] Bien raconté par { $names }, { $count } fois sur { $of } : certains ont trouvé, pas tous.
    }
award-leap = Le plus grand bond
    .fact = { $count } pas en un seul tour pour { $names }.
award-contrary = Son propre chemin
    .fact = Sur une carte sans personne d’autre, { $count } fois : { $names }.
award-crowd = Dans le troupeau
    .fact = Avec les autres { $count } fois sur { $of } : { $names }.
