### Recorded clues: the ways to tell, and playing them.

recording-ways = How to give your clue
recording-way-text = Text
recording-way-sound = Sound
recording-way-mime = Mime
recording-play = { $way ->
        [mime] Play the mime
       *[other] Play the sound
    }
recording-pause = Pause
recording-mute = Mute
recording-tap = { $way ->
        [mime] Tap to watch
       *[other] Tap to listen
    }
recording-broken = Your browser can’t play this recording. Ask for it in words.
recording-was = { $way ->
        [mime] Mimed at the table
       *[other] Sung at the table
    }
recording-now = { $way ->
        [mime] Watch now
       *[other] Listen now
    }
recording-now-mine = { $way ->
        [mime] Now act it out
       *[other] Now sing it
    }
recording-caption-said = In words: { $caption }
