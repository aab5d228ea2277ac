### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Mime-le sans un mot : en direct, pour tous dans la pièce ou en appel, ou filmé ({ $seconds } secondes).
       *[other] Chante, fredonne, frappe, hurle : en direct, pour tous dans la pièce ou en appel, ou enregistré ({ $seconds } secondes).
    }
recorder-live = { $way ->
        [mime] Mimer en direct
       *[other] Chanter en direct
    }
recorder-live-text = { $way ->
        [mime] Tout le monde lit que tu mimes maintenant. Ensuite, à toi de jouer, là où on te voit.
       *[other] Tout le monde lit que tu chantes maintenant. Ensuite, chante là où on t’entend.
    }
recorder-live-tell = { $way ->
        [mime] Je vous le mime maintenant
       *[other] Je vous le chante maintenant
    }
recorder-live-back = Retour
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
recorder-sending = En route, { $percent } %
recorder-kept = Il reste ici jusqu’à ce qu’il soit raconté. Laisse cette page ouverte.

## For screen readers

recorder-live-on = Ça enregistre. { $seconds } secondes au plus.
recorder-live-lead = Ça commence dans { $seconds } secondes.
recorder-live-left = Encore { $seconds } secondes.
recorder-live-off = Arrêté. L’enregistrement est prêt.
