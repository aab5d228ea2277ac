### Recorded clues: the ways to tell, and playing them.

recording-ways = Wie du erzählst
recording-way-text = Worte
recording-way-sound = Klang
recording-way-mime = Mimik
recording-play = { $way ->
        [mime] Pantomime abspielen
       *[other] Klang abspielen
    }
recording-pause = Anhalten
recording-mute = Stumm
recording-tap = { $way ->
        [mime] Zum Ansehen tippen
       *[other] Zum Hören tippen
    }
recording-broken = Dein Browser kann diese Aufnahme nicht abspielen. Frag nach Worten.
recording-was = { $way ->
        [mime] Eine Aussage zum Sehen
       *[other] Eine Aussage zum Hören
    }
recording-caption-said = In Worten: { $caption }
