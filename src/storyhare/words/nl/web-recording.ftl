### Recorded clues: the ways to tell, and playing them.

recording-ways = Zo doe je je uitspraak
recording-way-text = Tekst
recording-way-sound = Geluid
recording-way-mime = Gebaren
recording-play = { $way ->
        [mime] Speel de gebaren af
       *[other] Speel het geluid af
    }
recording-pause = Pauzeer
recording-mute = Geluid uit
recording-tap = { $way ->
        [mime] Tik om te kijken
       *[other] Tik om te luisteren
    }
recording-broken = Je browser kan deze opname niet afspelen. Vraag om de uitspraak in woorden.
recording-was = { $way ->
        [text] Hardop gezegd
        [mime] Aan tafel uitgebeeld
       *[other] Aan tafel gezongen
    }
recording-now = { $way ->
        [mime] Kijk nu
       *[other] Luister nu
    }
recording-now-mine = { $way ->
        [mime] Beeld het nu uit
       *[other] Zing het nu
    }
recording-caption-said = In woorden: { $caption }
