### Le dévoilement : ce qui s’est passé, à qui étaient les cartes, qui a voté pour quoi, et les points avec leurs raisons.

reveal-round = { $where } · révélation
reveal-round-left = { $where } · encore { $time }
reveal-title = La révélation
reveal-votes = Tout le monde a voté
reveal-red = Place au vote rouge
reveal-fooled = { $people ->
        [one] { $names } a piégé { $count ->
            [one] une personne
           *[other] { $count } personnes
        }
       *[other] { $names } ont piégé { $count ->
            [one] une personne
           *[other] { $count } personnes
        }
    }
reveal-fooled-mine = { $people ->
        [one] Tu as piégé { $count ->
            [one] une personne
           *[other] { $count } personnes
        }
       *[other] Ton équipe a piégé { $count ->
            [one] une personne
           *[other] { $count } personnes
        }
    }
reveal-fooled-no-one = Aucun vote pour { $names }
reveal-met-on = { $count ->
        [one] { $names } : un vote
       *[other] { $names } : { $count } votes
    }
reveal-you = Toi
reveal-you-within = toi

## Ce qui s’est passé

reveal-everyone = Tout le monde a trouvé
reveal-no-one = Personne n’a trouvé
reveal-some = { $found ->
        [1] Une personne
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
       *[other] Dix
    } sur { $of ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] onze
    } { $found ->
        [one] a trouvé
       *[other] ont trouvé
    }
reveal-party-met = { $count ->
        [one] { $count } vote sur la carte { $number }
       *[other] { $count } votes réunis sur la carte { $number }
    }
reveal-party-split = { $groups ->
        [one] { $groups } groupe de { $count }
       *[other] { $groups } groupes de { $count }
    }
reveal-party-red = { $count ->
        [one] { $count } vote sur la carte { $number }, avec le vote rouge
       *[other] { $count } votes sur la carte { $number }, avec le vote rouge
    }
reveal-party-alone = Chacun de son côté

## Les cartes

reveal-cards = Cartes sur la table
reveal-card = Carte { $number } sur { $count }.
reveal-card-title = « { $title } ».
reveal-card-name = Carte { $number }
reveal-card-place = { $number } sur { $count }
reveal-card-told = { $whose ->
        [mine] C’était ta carte, celle à trouver.
       *[other] C’était la carte à trouver, choisie par { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] Cette carte est la tienne.
       *[other] Cette carte est à { $name }.
    }
reveal-card-votes = { $count ->
        [0] Aucun vote.
        [one] Un vote : { $names }.
       *[other] { $count } votes : { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Ton vote rouge.
       *[other] Vote rouge posé par { $name }.
    }
reveal-card-points = { $points ->
        [0] Aucun point.
        [one] { $points } point.
       *[other] { $points } points par personne.
    }

## Les points

reveal-points = Points
reveal-columns = ce tour · total
reveal-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reveal-total = { $score ->
        [one] { $score } point en tout
       *[other] { $score } points en tout
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = carte trouvée
reveal-why-found-by = trouvée par { $names }
reveal-why-told = trouvée par { $found } sur { $of }
reveal-why-no-one = personne n’a trouvé
reveal-why-everyone = tout le monde a trouvé
reveal-why-lone = seule bonne réponse
reveal-why-lone-teller = trouvée par une seule personne
reveal-why-sure = vote unique
reveal-why-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
reveal-why-votes-capped = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }, { $cap ->
        [one] { $cap } compte
       *[other] { $cap } comptent
    }
reveal-why-votes-of = { $count ->
        [one] { $count } vote sur la carte donnée par { $names }
       *[other] { $count } votes sur la carte donnée par { $names }
    }
reveal-why-votes-capped-of = { $count ->
        [one] { $count } vote sur la carte donnée par { $names }
       *[other] { $count } votes sur la carte donnée par { $names }
    }, { $cap ->
        [one] { $cap } compte
       *[other] { $cap } comptent
    }
reveal-why-crowd = { $count } sur une carte
reveal-why-crowd-capped = { $count } sur une carte, { $cap } comptent
reveal-why-red = annulé par le vote rouge
reveal-why-alone = personne d’autre sur la carte
reveal-why-fooled = piège tendu par { $names }
reveal-why-own = vote pour sa propre carte
reveal-more = { $count ->
        [one] Voir une ligne de plus
       *[other] Voir { $count } lignes de plus
    }
reveal-fewer = Voir moins de lignes

## La suite

reveal-skip = Tout montrer
reveal-show-next = Montrer la suite
reveal-host-leads = { $name } va montrer la suite
reveal-see-track = Voir sauter les lapins
reveal-see-cards = Retour aux cartes
reveal-go-on = Continuer
reveal-ready = { $ready ->
        [one] { $ready } sur { $count } a fini
       *[other] { $ready } sur { $count } ont fini
    }
reveal-waiting = On attend { $names }
reveal-waiting-many = { $count ->
        [one] Une personne regarde encore
       *[other] { $count } personnes regardent encore
    }
reveal-sending = Envoi dès la reconnexion
reveal-clock = Temps restant
reveal-by-itself = On continue dans { $time }.
reveal-no-hurry = On continue quand tout le monde a fini.
reveal-next = { $whose ->
        [mine] Tu racontes ensuite.
       *[other] { $name } raconte ensuite.
    }
reveal-next-last = { $whose ->
        [mine] Tu racontes au dernier tour.
       *[other] { $name } raconte au dernier tour.
    }

## La piste de score

reveal-after = Après le tour { $round }
reveal-track = La piste de score. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = La partie s’arrête à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reveal-left = { $left ->
        [0] C’était le dernier tour
        [one] Encore un tour
       *[other] Encore { $left } tours
    }

## Les tours passés

reveal-recap = Tours passés
reveal-recap-none = Aucun tour n’est encore fini.
reveal-recap-round = Tour { $round }
reveal-recap-teller = { $whose ->
        [mine] C’est ta phrase.
       *[other] Raconté par { $name }.
    }
reveal-recap-earlier = Avant
reveal-recap-later = Après
reveal-recap-place = { $round } sur { $rounds }
