### Recorded clues: the ways to tell, and playing them.

recording-ways = Wie du erzählst
recording-way-text = Worte
recording-way-sound = Klang
recording-way-mime = Pantomime
recording-play = { $way ->
        [mime] Pantomime abspielen
       *[other] Klang abspielen
    }
recording-pause = Anhalten
recording-mute = Stummschalten
recording-tap = { $way ->
        [mime] Zum Ansehen tippen
       *[other] Zum Hören tippen
    }
recording-broken = Dein Browser kann diese Aufnahme nicht abspielen. Bitte um ein paar Worte.
recording-was = { $way ->
        [text] Laut gesagt
        [mime] Am Tisch vorgespielt
       *[other] Am Tisch gesungen
    }
recording-now = { $way ->
        [mime] Schau jetzt zu
       *[other] Hör jetzt zu
    }
recording-now-mine = { $way ->
        [mime] Jetzt spiel es vor
       *[other] Jetzt sing
    }
recording-caption-said = In Worten: { $caption }
