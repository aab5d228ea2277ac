### Recorded clues: the ways to tell, and playing them.

recording-ways = Cómo dices la frase
recording-way-text = Texto
recording-way-sound = Sonido
recording-way-mime = Mímica
recording-play = { $way ->
        [mime] Ver la mímica
       *[other] Escuchar el sonido
    }
recording-pause = Pausar
recording-mute = Silenciar
recording-tap = { $way ->
        [mime] Toca para ver
       *[other] Toca para escuchar
    }
recording-broken = Tu navegador no puede reproducir esta grabación. Pide que te digan la frase con palabras.
recording-was = { $way ->
        [text] Dicha en voz alta
        [mime] Hecha con mímica en la mesa
       *[other] Cantada en la mesa
    }
recording-now = { $way ->
        [mime] Mira ahora
       *[other] Escucha ahora
    }
recording-now-mine = { $way ->
        [mime] Ahora haz la mímica
       *[other] Ahora canta
    }
recording-caption-said = En palabras: { $caption }
