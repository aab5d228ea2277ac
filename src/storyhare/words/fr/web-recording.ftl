### Recorded clues: the ways to tell, and playing them.

recording-ways = Comment raconter
recording-way-text = Écrire
recording-way-sound = Son
recording-way-mime = Mime
recording-play = { $way ->
        [mime] Voir le mime
       *[other] Écouter le son
    }
recording-pause = Pause
recording-mute = Silence
recording-tap = { $way ->
        [mime] Touche pour regarder
       *[other] Touche pour écouter
    }
recording-broken = Ton navigateur ne peut pas lire cet enregistrement. Demande-le en mots.
recording-was = { $way ->
        [mime] Une phrase à regarder
       *[other] Une phrase à écouter
    }
recording-caption-said = En mots : { $caption }
