### Recorded clues: the ways to tell, and playing them.
### Where: text, unless a comment below says otherwise.

# Where: spoken.
recording-ways = How to give your clue
# Where: tab, at most 9 characters.
recording-way-text = Text
# Where: tab, at most 9 characters.
recording-way-sound = Sound
# Where: tab, at most 9 characters.
recording-way-mime = Mime
# Where: spoken.
recording-play = { $way ->
        [mime] Play the mime
       *[other] Play the sound
    }
# Where: spoken.
recording-pause = Pause
# Where: spoken.
recording-mute = Mute
recording-tap = { $way ->
        [mime] Tap to watch
       *[other] Tap to listen
    }
recording-broken = Your browser can’t play this recording. Ask for it in words.
# Where: TV, text.
recording-was = { $way ->
        [text] Said out loud
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
