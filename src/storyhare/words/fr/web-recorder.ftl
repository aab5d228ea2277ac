### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Joue-la sans un mot : en direct, pour tous dans la pièce ou en appel, ou filmée ({ $seconds } secondes au plus).
       *[other] Chante, fredonne, frappe, hurle : en direct, pour tous dans la pièce ou en appel, ou enregistré ({ $seconds } secondes au plus).
    }
recorder-live = { $way ->
        [mime] Mimer en direct
       *[other] Chanter en direct
    }
recorder-live-text = { $way ->
        [mime] Tout le monde verra que tu mimes maintenant. Ensuite, à toi de jouer, là où on te voit.
       *[other] Tout le monde verra que tu chantes maintenant. Ensuite, chante là où on t’entend.
    }
recorder-live-tell = { $way ->
        [mime] Je mime maintenant
       *[other] Je chante maintenant
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
recorder-lead = Début dans { $seconds }
recorder-rolls = { $way ->
        [mime] On filme sans le son. Rien n’est envoyé avant que tu valides.
       *[other] On enregistre. Rien n’est envoyé avant que tu valides.
    }
recorder-stop = { $way ->
        [mime] Arrêter et regarder
       *[other] Arrêter et écouter
    }
recorder-again = Recommencer
recorder-copying = Conversion en cours. Cela prend le temps de l’enregistrement.
recorder-file = { $way ->
        [mime] Envoyer une vidéo
       *[other] Envoyer un son
    }
recorder-no-devices = { $way ->
        [mime] À cette adresse, le navigateur bloque la caméra. Filme avec ton appareil et envoie la vidéo ici.
       *[other] À cette adresse, le navigateur bloque le micro. Enregistre avec ton appareil et envoie le son ici.
    }
recorder-trouble-refused = { $way ->
        [mime] Cette page n’a pas accès à la caméra. Autorise-la à côté de l’adresse et réessaie, envoie une vidéo, ou écris ta phrase.
       *[other] Cette page n’a pas accès au micro. Autorise-le à côté de l’adresse et réessaie, envoie un son, ou écris ta phrase.
    }
recorder-trouble-no_device = { $way ->
        [mime] Pas de caméra ici. Branches-en une et réessaie, envoie une vidéo, ou écris ta phrase.
       *[other] Pas de micro ici. Branches-en un et réessaie, envoie un son, ou écris ta phrase.
    }
recorder-trouble-busy = { $way ->
        [mime] Une autre application utilise la caméra. Ferme-la et réessaie.
       *[other] Une autre application utilise le micro. Ferme-la et réessaie.
    }
recorder-trouble-unreadable = Ce navigateur ne sait pas lire ce fichier. Essaie un autre enregistrement, ou écris ta phrase.
recorder-trouble-empty = C’était trop court. Réessaie.
recorder-trouble-nothing = Ce navigateur n’a rien enregistré. Envoie un enregistrement, ou écris ta phrase.
recorder-caption = { $way ->
        [mime] Quelques mots pour celles et ceux qui ne le voient pas
       *[other] Quelques mots pour celles et ceux qui ne l’entendent pas
    }
recorder-caption-needed = Ajoute d’abord quelques mots
recorder-sending = Envoi, { $percent } %
recorder-kept = L’enregistrement reste ici tant qu’il n’est pas envoyé. Laisse cette page ouverte.

## For screen readers

recorder-live-on = On enregistre. { $seconds } secondes au plus.
recorder-live-lead = Ça commence dans { $seconds } secondes.
recorder-live-left = Encore { $seconds } secondes.
recorder-live-off = C’est fini. L’enregistrement est prêt.
