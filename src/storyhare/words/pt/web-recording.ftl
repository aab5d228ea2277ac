### Recorded clues: the ways to tell, and playing them.

recording-ways = Como dizer a frase
recording-way-text = Texto
recording-way-sound = Som
recording-way-mime = Mímica
recording-play = { $way ->
        [mime] Ver a mímica
       *[other] Ouvir o som
    }
recording-pause = Pausar
recording-mute = Silenciar
recording-tap = { $way ->
        [mime] Toca para ver
       *[other] Toca para ouvir
    }
recording-broken = O teu navegador não consegue reproduzir esta gravação. Pede que a digam por palavras.
recording-was = { $way ->
        [text] Dita em voz alta
        [mime] Dita por mímica à mesa
       *[other] Cantada à mesa
    }
recording-now = { $way ->
        [mime] Vê agora
       *[other] Ouve agora
    }
recording-now-mine = { $way ->
        [mime] Agora representa
       *[other] Agora canta
    }
recording-caption-said = Em palavras: { $caption }
