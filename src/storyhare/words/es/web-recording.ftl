### Recorded clues: the ways to tell, and playing them.

recording-ways = Cómo contarlo
recording-way-text = Texto
recording-way-sound = Sonido
recording-way-mime = Mímica
recording-play = { $way ->
        [mime] Ver la mímica
       *[other] Escuchar el sonido
    }
recording-pause = Pausa
recording-mute = Silencio
recording-tap = { $way ->
        [mime] Toca para ver
       *[other] Toca para escuchar
    }
recording-broken = Tu navegador no puede reproducir esta grabación. Pide que te la cuenten con palabras.
recording-was = { $way ->
        [mime] Contado con mímica en la mesa
       *[other] Cantado en la mesa
    }
recording-now = { $way ->
        [mime] Mira ahora
       *[other] Escucha ahora
    }
recording-now-mine = { $way ->
        [mime] Ahora, haz la mímica
       *[other] Ahora, canta
    }
recording-caption-said = En palabras: { $caption }
