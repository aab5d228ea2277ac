### Recorded clues: the ways to tell, and playing them.

recording-ways = Come raccontare
recording-way-text = Parole
recording-way-sound = Suono
recording-way-mime = Mimo
recording-play = { $way ->
        [mime] Guarda il mimo
       *[other] Ascolta il suono
    }
recording-pause = Pausa
recording-mute = Silenzio
recording-tap = { $way ->
        [mime] Tocca per guardare
       *[other] Tocca per ascoltare
    }
recording-broken = Il tuo browser non riesce a riprodurre questa registrazione. Chiedi che te la dicano a parole.
recording-was = { $way ->
        [mime] Mimato al tavolo
       *[other] Cantato al tavolo
    }
recording-now = { $way ->
        [mime] Guarda adesso
       *[other] Ascolta adesso
    }
recording-now-mine = { $way ->
        [mime] Ora mimalo
       *[other] Ora canta
    }
recording-caption-said = A parole: { $caption }
