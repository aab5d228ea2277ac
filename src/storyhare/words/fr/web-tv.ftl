### La télé : lue depuis un canapé. Peu de mots, en grand.

tv-title = Table { $code } à la télé
tv-join = Jouer ou regarder
tv-qr = Code QR de { $address }
tv-clock = Temps restant
tv-comma = , {""}
tv-plus = +{ $points }
tv-away = Reconnexion. La partie continue sur vos téléphones.
tv-paused = Une pause. Les horloges sont arrêtées.
tv-sleeps = Tout le monde est parti : la table dort.

## Avant la partie

tv-come = Scanne, ou viens avec ce code
tv-lobby = Table { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] environ un tour
       *[other] environ { $rounds } tours
    }
tv-here = { $count ->
        [0] Les places sont encore libres
        [one] Un lapin est là
       *[other] { $count } lapins sont là
    }
tv-watch = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
tv-host = { $name } lance la partie.

## Un tour

tv-round = Tour { $round }
tv-race = Qui a une phrase ?
tv-race-text = Le premier qui conte commence.
tv-tells-now = { $name } conte
tv-tells-text = Une phrase arrive. Un mot, un vers, une chanson.
tv-words-first = Les mots d’abord, les cartes après.
tv-tells = { $name } conte · tour { $round }
tv-storyteller = conteur
tv-sound = Une phrase à écouter
tv-mime = Une phrase à regarder
tv-cards = Cartes sur la table
tv-card = Carte { $number } sur { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } choisit encore
       *[other] { $names } choisissent encore
    }
tv-give-many = { $count } choisissent encore
tv-give-team = Les équipes choisissent leurs cartes
tv-vote = { $count ->
        [one] { $names } regarde encore
       *[other] { $names } regardent encore
    }
tv-vote-many = { $count } regardent encore
tv-all-done = Tout le monde a fini
tv-done = { $count } sur { $of }
tv-two-votes = Un ou deux votes, sur ton téléphone
tv-party-green = ta préférée
tv-party-red = le conteur en gâche une

## On dévoile

tv-found = { $count } sur { $of } l’ont trouvée · tour { $round }
tv-everyone = Tout le monde l’a trouvée · tour { $round }
tv-no-one = Personne ne l’a trouvée · tour { $round }
tv-party-open = Les votes sont ouverts · tour { $round }
tv-red = vote rouge
tv-points = Points de ce tour
tv-why-found = trouvée
tv-why-told_well = bien conté
tv-why-everyone_or_no_one = trop clair ou trop flou
tv-why-lone_finder = seul à trouver
tv-why-votes_on_card = { $count ->
        [one] un vote
       *[other] { $count } votes
    }
tv-why-capped = { $count } au plus
tv-why-sure_vote = sûr
tv-why-crowd = { $count } ensemble
tv-why-vetoed = gâchée
tv-why-alone = seul

## La piste et la fin

tv-track = Piste de score : { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
tv-score = { $points ->
        [one] un point
       *[other] { $points } points
    }
