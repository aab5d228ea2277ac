### Ce qu’un lecteur d’écran entend d’une table. Court : un message toutes les trois secondes au plus.

live-tell-race = Tour { $round }. Qui a une phrase le premier la dit.
live-tell-mine = Tour { $round }. C’est toi qui contes.
live-tell = Tour { $round }. { $name } conte.
live-clue = { $name } dit : { $clue }.
live-clue-recorded = { $name } conte en { $kind }. { $clue }
live-give = Choisis une carte qui va avec.
live-give-wait = Les autres choisissent leurs cartes.
live-vote = { $cards } cartes sont ouvertes. Vote.
live-vote-wait = { $cards } cartes sont ouvertes. Les autres votent.
live-done = { $count ->
        [one] { $names } a fini,
       *[other] { $names } ont fini,
    } { $left ->
        [0] tout le monde y est.
        [one] il en manque un.
       *[other] il en manque { $left }.
    }
live-reveal-some = { $count ->
        [one] { $names } a trouvé.
       *[other] { $names } ont trouvé.
    } { $points ->
        [-1] {""}
        [one] Tu as { $points } point.
       *[other] Tu as { $points } points.
    }
live-reveal-no-one = Personne n’a trouvé. { $points ->
        [-1] {""}
        [one] Tu as { $points } point.
       *[other] Tu as { $points } points.
    }
live-reveal-everyone = Tout le monde a trouvé. { $points ->
        [-1] {""}
        [one] Tu as { $points } point.
       *[other] Tu as { $points } points.
    }
live-reveal-party = Les votes sont ouverts. { $points ->
        [-1] {""}
        [one] Tu as { $points } point.
       *[other] Tu as { $points } points.
    }
live-over = La partie est finie. { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
live-clock = Encore { $seconds } secondes.
live-paused = La table est en pause.
live-goes-on = La partie continue.
live-away = On se reconnecte.
live-back = De retour à la table.
