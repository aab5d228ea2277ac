### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Mime-le, sans un bruit. { $seconds } secondes au plus.
       *[other] Un fredonnement, une porte, un loup : tout sauf un mot. { $seconds } secondes au plus.
    }
recorder-start = { $way ->
        [mime] Filmer
       *[other] Enregistrer
    }
recorder-retry = Réessayer
recorder-asking = { $way ->
        [mime] Ton navigateur demande si cette page peut utiliser la caméra.
       *[other] Ton navigateur demande si cette page peut utiliser le micro.
    }
recorder-lead = Prêt dans { $seconds }
recorder-rolls = { $way ->
        [mime] Aucun son n’est gardé. Rien ne part avant que tu racontes.
       *[other] Ça enregistre. Rien ne part avant que tu racontes.
    }
recorder-stop = { $way ->
        [mime] Arrêter et regarder
       *[other] Arrêter et écouter
    }
recorder-again = Recommencer
recorder-copying = On le reprend. Cela dure le temps de l’enregistrement.
recorder-file = { $way ->
        [mime] Apporter un film
       *[other] Apporter un son
    }
recorder-no-devices = { $way ->
        [mime] À cette adresse, le navigateur ne prête pas la caméra. Filme avec celle de ton appareil et apporte le film ici.
       *[other] À cette adresse, le navigateur ne prête pas le micro. Enregistre avec ton appareil et apporte le son ici.
    }
recorder-trouble-refused = { $way ->
        [mime] Cette page n’a pas droit à la caméra. Autorise-la à côté de l’adresse et réessaie, apporte un film, ou écris.
       *[other] Cette page n’a pas droit au micro. Autorise-le à côté de l’adresse et réessaie, apporte un son, ou écris.
    }
recorder-trouble-no_device = { $way ->
        [mime] Pas de caméra ici. Branches-en une et réessaie, apporte un film, ou écris.
       *[other] Pas de micro ici. Branches-en un et réessaie, apporte un son, ou écris.
    }
recorder-trouble-busy = { $way ->
        [mime] Un autre programme utilise la caméra. Ferme-le et réessaie.
       *[other] Un autre programme utilise le micro. Ferme-le et réessaie.
    }
recorder-trouble-unreadable = Ce navigateur ne sait pas lire cela. Essaie un autre enregistrement, ou écris.
recorder-trouble-empty = C’était trop court. Réessaie.
recorder-caption = { $way ->
        [mime] Quelques mots pour qui ne peut pas le voir
       *[other] Quelques mots pour qui ne peut pas l’entendre
    }
recorder-caption-needed = Ajoute d’abord quelques mots
recorder-sending = En route, { $percent } %
recorder-kept = Il reste ici jusqu’à ce qu’il soit raconté. Laisse cette page ouverte.

## For screen readers

recorder-live-on = Ça enregistre. { $seconds } secondes au plus.
recorder-live-lead = Ça commence dans { $seconds } secondes.
recorder-live-left = Encore { $seconds } secondes.
recorder-live-off = Arrêté. L’enregistrement est prêt.
