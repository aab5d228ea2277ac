### Ce qu’un lecteur d’écran entend d’une table. Court : un message toutes les trois secondes au plus.

live-tell-race = Tour { $round }. Qui trouve une phrase en premier raconte.
live-tell-mine = Tour { $round }. C’est toi qui racontes.
live-tell = Tour { $round }. { $name } raconte.
live-clue = { $name } dit : { $clue }.
live-clue-recorded = { $name } raconte en { $kind }. { $clue }
live-clue-performed = { $way ->
        [mime] { $name } mime maintenant.
       *[other] { $name } chante maintenant.
    } { $clue }
live-give = Choisis une carte qui va avec.
live-give-wait = Les autres choisissent leurs cartes.
live-vote = { $cards } cartes face visible. Vote.
live-vote-wait = { $cards } cartes face visible. Les autres votent.
live-done = { $count ->
        [one] { $names } a fini,
       *[other] { $names } ont fini,
    } { $left ->
        [0] il ne manque personne.
        [one] il manque une personne.
       *[other] il manque { $left } personnes.
    }
live-reveal-some = { $who ->
        [you] Tu as trouvé.
        [you-and] { $names } et toi avez trouvé.
        [player] { $names } a trouvé.
       *[several] { $names } ont trouvé.
    } { $points ->
        [-1] {""}
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-no-one = Personne n’a trouvé. { $points ->
        [-1] {""}
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-everyone = Tout le monde a trouvé. { $points ->
        [-1] {""}
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-party = Les votes sont dévoilés. { $points ->
        [-1] {""}
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-over = La partie est finie. { $who ->
        [you] Tu gagnes !
        [your-team] Ton équipe gagne !
        [you-and] Tu partages la victoire avec { $names } !
        [player] { $names } gagne !
        [team] { $names } gagnent !
       *[several] { $names } se partagent la victoire !
    }
live-clock = Encore { $seconds } secondes.
live-paused = La table est en pause.
live-goes-on = La partie continue.
live-away = On se reconnecte.
live-back = De retour à la table.
