### Ce qu’un lecteur d’écran entend d’une table. Court : un message toutes les trois secondes au plus.

live-tell-race = Tour { $round }. La première personne qui trouve une phrase raconte.
live-tell-mine = Tour { $round }. C’est toi qui racontes.
live-tell = Tour { $round }. { $name } raconte.
live-clue = { $name } dit : { $clue }.
live-clue-recorded = { $name } raconte avec des { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } dit la phrase à voix haute.
        [mime] { $name } mime la phrase maintenant.
       *[other] { $name } chante la phrase maintenant.
    } { $clue }
live-give = Choisis une carte qui va avec.
live-give-wait = Les autres choisissent leurs cartes.
live-vote = { $cards } cartes sont sur la table. À toi de voter.
live-vote-wait = { $cards } cartes sont sur la table. Les autres votent.
live-done = { $count ->
        [one] { $names } a fini,
       *[other] { $names } ont fini,
    } { $last ->
        [you] on n’attend plus que toi.
       *[other] { $left ->
            [0] tout le monde a fini.
            [one] on attend encore une personne.
           *[other] on attend encore { $left } personnes.
        }
    }
live-reveal-some = { $who ->
        [you] Tu as trouvé.
        [you-and] { $names } et toi avez trouvé.
        [player] { $names } a trouvé.
       *[several] { $names } ont trouvé.
    } { $points ->
        [-1] {""}
        [0] Tu ne marques aucun point.
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-no-one = Personne n’a trouvé. { $points ->
        [-1] {""}
        [0] Tu ne marques aucun point.
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-everyone = Tout le monde a trouvé. { $points ->
        [-1] {""}
        [0] Tu ne marques aucun point.
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
live-reveal-party = Les votes sont dévoilés. { $points ->
        [-1] {""}
        [0] Tu ne marques aucun point.
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
live-paused = La partie est en pause.
live-goes-on = La partie continue.
live-away = On se reconnecte.
live-back = Te revoilà à la table.
live-host = { $name } est maintenant l’hôte.
live-host-mine = Tu es maintenant l’hôte.
