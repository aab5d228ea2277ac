### Recorded clues: the ways to tell, and playing them.

recording-ways = Jak opowiadasz
recording-way-text = Słowa
recording-way-sound = Dźwięk
recording-way-mime = Gesty
recording-play = { $way ->
        [mime] Odtwórz scenkę
       *[other] Odtwórz dźwięk
    }
recording-pause = Wstrzymaj
recording-mute = Cisza
recording-tap = { $way ->
        [mime] Dotknij, aby obejrzeć
       *[other] Dotknij, aby posłuchać
    }
recording-broken = Twoja przeglądarka nie odtworzy tego nagrania. Poproś o słowa.
recording-was = { $way ->
        [mime] Skojarzenie do oglądania
       *[other] Skojarzenie do słuchania
    }
recording-caption-said = Słowami: { $caption }
