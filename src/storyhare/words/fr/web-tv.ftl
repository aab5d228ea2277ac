### La télé : lue depuis un canapé. Peu de mots, en grand.

tv-title = Table { $code } à la télé
tv-join = Jouer ou regarder
tv-qr = Code QR de { $address }
tv-clock = Temps restant
tv-away = On se reconnecte. La partie continue sur les téléphones.
tv-paused = La partie est en pause.
tv-sleeps = Tout le monde est parti : la partie est en pause.

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

tv-race = Qui a une phrase ?
tv-race-text = La première personne qui en trouve une raconte.
tv-tells-now = { $name } raconte
tv-tells-text = Une phrase arrive. Un mot, un vers, une chanson.
tv-words-first = La phrase d’abord, les cartes après.
tv-tells = { $name } raconte · tour { $round }
tv-find = Quelle carte est à { $name } ?
tv-find-party = Vote comme la majorité
tv-storyteller = raconte
tv-cards = Cartes sur la table
tv-card = Carte { $number } sur { $of }. { $seen }
tv-two-votes = Un ou deux votes, sur chaque téléphone
tv-party-green = la carte de la majorité
tv-party-red = le conteur annule une carte

## On dévoile

tv-red = vote rouge
tv-points = Points de ce tour

## La piste et la fin

tv-track = Piste de score : { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tv-best = Les plus belles phrases de la soirée

## Pairing a TV, and its remote

tv-pair-title = Afficher une table sur cette télé
tv-pair-how = À ta table, ouvre le menu sur ton téléphone, choisis « Afficher sur une télé » et tape ce code.
tv-sheet-open = Ouvre cette adresse sur la télé :
tv-sheet-type = Code affiché sur la télé
tv-sheet-show = Afficher la table
tv-sheet-done = La télé affiche maintenant cette table.
tv-sheet-direct = Ou ouvres-y cette adresse :
tv-sheet-here = L’ouvrir sur cet appareil
tv-pick-title = Quelle table afficher sur la télé ?
tv-pick-table = Table { $code }, où tu es { $name }
tv-pick-none = Tu n’es à aucune table sur cet appareil. Rejoins-en une, puis scanne à nouveau le code.
tv-phone-play = Jouer à cette table
tv-remote = OK sur la télécommande pour la suite
tv-sound = Appuie sur une touche pour activer le son
