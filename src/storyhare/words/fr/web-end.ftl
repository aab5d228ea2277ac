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
        [one] Une personne sur { $of } veut la revanche
       *[other] { $count } sur { $of } veulent la revanche
    }

## Ce qu’on garde

end-keep = Garder cette partie
end-keep-hint = Livre, image et replay
end-book = Télécharger le livre
end-book-hint = Une couverture et une page par tour, à lire, à imprimer ou à partager
end-book-making = Un instant…
end-book-done = Le livre est dans tes téléchargements.
end-send = Partager le livre
end-send-hint = Les personnes qui n’ont pas joué ne voient les noms que si tout le monde est d’accord.
end-copied = Lien copié.
end-print = Imprimer le livre
end-picture = Partager le résultat
end-picture-hint = Une image avec les lapins, les points et la meilleure phrase
end-picture-done = L’image est dans tes téléchargements.
end-replay = Revoir la partie
end-replay-hint = En continu, ou pas à pas depuis chaque place
end-share-title = Une partie de Storyhare
end-address = Lien du livre
end-record = Télécharger le journal
end-sign = Afficher mon nom
end-sign-hint = Aux personnes qui ont joué. Les autres ne voient les noms que si tout le monde est d’accord.
end-ask = Ton nom peut-il figurer dans le livre ?
end-ask-hint = Les personnes qui ont joué le voient, sauf si tu dis non. Toute autre personne qui a le lien ne voit les noms que si tout le monde est d’accord.
end-ask-yes = Oui
end-ask-no = Non, sans mon nom
end-recordings = Garder les sons et les mimes
end-photos = Garder les photos des cartes
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
end-best-clue = La meilleure phrase
end-found = Trouvée par { $names }.
