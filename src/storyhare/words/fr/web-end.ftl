### La fin d’une partie : qui arrive en tête, le livre des tours, ce qu’on garde, et la revanche.

end-title = Fin
end-winner = { $who ->
        [you] Tu gagnes !
        [your-team] Ton équipe gagne !
        [you-and] Tu partages la victoire avec { $names } !
        [player] { $names } gagne !
        [team] { $names } gagnent !
       *[several] { $names } se partagent la victoire !
    }
end-awards = Distinctions
end-story = { $rounds ->
        [one] Notre histoire, { $rounds } tour
       *[other] Notre histoire, { $rounds } tours
    }
end-open-book = Ouvrir le livre
end-page = Tour { $round } : { $clue }. Raconté par { $name }.

## Rejouer

end-new-table = Nouvelle table
end-rematch = Lancer la revanche
end-rematch-wish = Demander la revanche
end-rematch-waits = { $name } va lancer la revanche
end-wishes = { $count ->
        [0] Personne ne l’a encore demandée
        [one] Une personne sur { $of } veut la revanche
       *[other] { $count } sur { $of } veulent la revanche
    }

## Ce qu’on garde

end-keep = Garder cette partie
end-keep-hint = Livre, replay et journal
end-book = Télécharger le livre
end-book-hint = Une page avec toutes les images, à garder ou à imprimer
end-book-making = On prépare le livre
end-book-done = Le livre est dans tes téléchargements.
end-replay = Revoir la partie
end-replay-hint = Pas à pas, depuis chaque place
end-share = Partager le replay
end-share-title = Une partie de Storyhare
end-address = Lien du replay
end-record = Télécharger le journal
end-sign = Afficher mon nom
end-sign-hint = Dans le replay, le livre et le journal. Tout autre nom n’y figure qu’avec l’accord de la personne.
end-recordings = Garder les sons et les mimes
end-recordings-hint = Dans le replay et le livre, pour toute personne qui a le lien.
end-recordings-kept = Tout le monde est d’accord : ils sont gardés.
end-recordings-awaited = { $count ->
        [one] { $names } n’a pas encore dit oui. Il faut l’accord de tout le monde pour les garder.
       *[other] { $names } n’ont pas encore dit oui. Il faut l’accord de tout le monde pour les garder.
    }

## Le livre

end-book-title = Notre livre d’histoires
end-book-under = { $ruleset }, { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, { $day }
end-book-total = Total
end-book-made = Raconté avec Storyhare.
