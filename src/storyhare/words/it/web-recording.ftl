### Recorded clues: the ways to tell, and playing them.

recording-ways = Come dire la frase
recording-way-text = Parole
recording-way-sound = Suono
recording-way-mime = Gesti
recording-play = { $way ->
        [mime] Guarda i gesti
       *[other] Ascolta il suono
    }
recording-pause = Pausa
recording-mute = Disattiva audio
recording-tap = { $way ->
        [mime] Tocca per guardare
       *[other] Tocca per ascoltare
    }
recording-broken = Il tuo browser non riesce a riprodurre questa registrazione. Chiedi di dirtela a parole.
recording-was = { $way ->
        [text] Detta ad alta voce
        [mime] Mimata al tavolo
       *[other] Cantata al tavolo
    }
recording-now = { $way ->
        [mime] Guarda adesso
       *[other] Ascolta adesso
    }
recording-now-mine = { $way ->
        [mime] Ora mimala
       *[other] Ora cantala
    }
recording-caption-said = A parole: { $caption }
