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
end-keep-hint = Livre, image et replay
end-book = Télécharger le livre
end-book-hint = Une couverture et une page par manche, à lire, imprimer ou envoyer
end-book-making = Un instant…
end-book-done = Le livre est dans tes téléchargements.
end-send = Envoyer le livre
end-send-hint = Qui n’était pas là n’y voit des noms que si tout le monde est d’accord.
end-copied = Le lien est copié.
end-print = Imprimer
end-picture = Envoyer le résultat
end-picture-hint = Une image avec les lapins, les points et la meilleure phrase
end-picture-done = L’image est dans tes téléchargements.
end-replay = Revoir la partie
end-replay-hint = Tout seul, ou pas à pas depuis chaque place
end-share-title = Une partie de Storyhare
end-address = Lien du livre
end-record = Télécharger le journal
end-sign = Afficher mon nom
end-sign-hint = Pour qui a joué. Les autres n’y voient des noms que si tout le monde est d’accord.
end-ask = Ton nom peut-il figurer dans le livre ?
end-ask-hint = Qui a joué le verra, sauf si tu dis non. Toute autre personne qui a le lien ne voit des noms que si vous êtes tous d’accord.
end-ask-yes = Oui
end-ask-no = Non, sans mon nom
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
end-best-clue = La meilleure phrase
end-found = Trouvée par { $names }.
