### Les distinctions d’une partie finie, chacune avec le fait qui la justifie.

award-fooled = Le leurre
    .fact = { $count ->
        [one] { $count } vote s’est égaré chez { $names }.
       *[other] { $count } votes se sont égarés chez { $names }.
    }
award-loved = Le chouchou
    .fact = { $count ->
        [one] Cartes données par { $names } : { $count } vote.
       *[other] Cartes données par { $names } : { $count } votes.
    }
award-found = Le meilleur flair
    .fact = Cartes trouvées par { $names } : { $count } sur { $of }.
award-told = Le juste milieu
    .fact = { $of ->
        [1] Bien raconté par { $names } : certains ont trouvé, pas tous.
       *[other] Bien raconté par { $names }, { $count } fois sur { $of } : certains ont trouvé, pas tous.
    }
award-leap = Le plus grand bond
    .fact = { $count ->
        [one] { $count } case en un seul tour pour { $names }.
       *[other] { $count } cases en un seul tour pour { $names }.
    }
award-contrary = L’esprit libre
    .fact = Seul vote sur une carte, { $count } fois : { $names }.
award-crowd = Au diapason
    .fact = { $of ->
        [1] Même vote que d’autres : { $names }.
       *[other] Même vote que d’autres, { $count } fois sur { $of } : { $names }.
    }
