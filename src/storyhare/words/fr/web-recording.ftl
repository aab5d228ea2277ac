### Recorded clues: the ways to tell, and playing them.

recording-ways = Comment raconter
recording-way-text = Texte
recording-way-sound = Son
recording-way-mime = Mime
recording-play = { $way ->
        [mime] Voir le mime
       *[other] Écouter le son
    }
recording-pause = Pause
recording-mute = Couper le son
recording-tap = { $way ->
        [mime] Touche pour regarder
       *[other] Touche pour écouter
    }
recording-broken = Ton navigateur ne peut pas lire cet enregistrement. Demande qu’on te le dise avec des mots.
recording-was = { $way ->
        [text] Dite à voix haute
        [mime] Mimé à la table
       *[other] Chanté à la table
    }
recording-now = { $way ->
        [mime] Regarde bien
       *[other] Écoute bien
    }
recording-now-mine = { $way ->
        [mime] Maintenant, mime
       *[other] Maintenant, chante
    }
recording-caption-said = Avec des mots : { $caption }
