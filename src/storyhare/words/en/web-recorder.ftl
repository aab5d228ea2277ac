### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Act it out, without a sound. { $seconds } seconds at most.
       *[other] A hum, a door, a wolf: anything but a word. { $seconds } seconds at most.
    }
recorder-start = { $way ->
        [mime] Film it
       *[other] Record it
    }
recorder-retry = Try again
recorder-asking = { $way ->
        [mime] Your browser asks if this page may use the camera.
       *[other] Your browser asks if this page may use the microphone.
    }
recorder-lead = Ready in { $seconds }
recorder-rolls = { $way ->
        [mime] No sound is kept. Nothing is sent before you tell.
       *[other] Recording. Nothing is sent before you tell.
    }
recorder-stop = { $way ->
        [mime] Stop and watch
       *[other] Stop and listen
    }
recorder-again = Start over
recorder-copying = Taking it over. It takes as long as the recording.
recorder-file = { $way ->
        [mime] Bring a film
       *[other] Bring a recording
    }
recorder-no-devices = { $way ->
        [mime] At this address the browser lends no camera. Film with your device’s own camera and bring it here.
       *[other] At this address the browser lends no microphone. Record with your device’s own recorder and bring it here.
    }
recorder-trouble-refused = { $way ->
        [mime] This page may not use the camera. Allow it beside the page’s address and try again, bring a film, or write.
       *[other] This page may not use the microphone. Allow it beside the page’s address and try again, bring a recording, or write.
    }
recorder-trouble-no_device = { $way ->
        [mime] No camera found. Connect one and try again, bring a film, or write.
       *[other] No microphone found. Connect one and try again, bring a recording, or write.
    }
recorder-trouble-busy = { $way ->
        [mime] Another program uses the camera. Close it and try again.
       *[other] Another program uses the microphone. Close it and try again.
    }
recorder-trouble-unreadable = This browser cannot read that. Try another recording, or write.
recorder-trouble-empty = That was too short. Try again.
recorder-caption = { $way ->
        [mime] A few words for those who cannot see it
       *[other] A few words for those who cannot hear it
    }
recorder-caption-needed = Add a few words first
recorder-sending = On its way, { $percent } %
recorder-kept = It stays here until it is told. Leave this page open.

## For screen readers

recorder-live-on = Recording. { $seconds } seconds at most.
recorder-live-lead = It begins in { $seconds } seconds.
recorder-live-left = { $seconds } seconds left.
recorder-live-off = Stopped. The recording is ready.
