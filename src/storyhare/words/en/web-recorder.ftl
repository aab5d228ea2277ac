### The recorder: making a sound or a mime. Fetched when somebody opens it.
### Where: text, unless a comment below says otherwise.

recorder-hint = { $way ->
        [mime] Act it out without a word: live, for everyone in the room or on the call, or filmed (up to { $seconds } seconds).
       *[other] Sing, hum, knock, howl: live, for everyone in the room or on the call, or recorded (up to { $seconds } seconds).
    }
# Where: button, at most 36 characters.
recorder-live = { $way ->
        [mime] Mime it live
       *[other] Sing it live
    }
recorder-live-text = { $way ->
        [mime] Everyone will read that you’re miming it now. Then act it out where they can see you.
       *[other] Everyone will read that you’re singing it now. Then sing where they can hear you.
    }
# Where: button, at most 36 characters.
recorder-live-tell = { $way ->
        [mime] I’ll mime it for you now
       *[other] I’ll sing it to you now
    }
# Where: button, at most 36 characters.
recorder-live-back = Back
# Where: button, at most 36 characters.
recorder-start = { $way ->
        [mime] Film it
       *[other] Record it
    }
# Where: button, at most 36 characters.
recorder-retry = Try again
recorder-asking = { $way ->
        [mime] Your browser is asking if this page may use the camera.
       *[other] Your browser is asking if this page may use the microphone.
    }
# Where: button, at most 36 characters.
recorder-lead = Starting in { $seconds }
recorder-rolls = { $way ->
        [mime] Filming without sound. Nothing is sent until you say so.
       *[other] Recording. Nothing is sent until you say so.
    }
# Where: button, at most 36 characters.
recorder-stop = { $way ->
        [mime] Stop and watch
       *[other] Stop and listen
    }
# Where: button, at most 36 characters.
recorder-again = Start over
recorder-copying = Converting. This takes as long as the recording.
# Where: button, at most 36 characters.
recorder-file = { $way ->
        [mime] Upload a video
       *[other] Upload a recording
    }
recorder-no-devices = { $way ->
        [mime] Your browser blocks the camera at this address. Film with your camera app and upload the video here.
       *[other] Your browser blocks the microphone at this address. Use a recording app and upload the recording here.
    }
recorder-trouble-refused = { $way ->
        [mime] This page isn’t allowed to use the camera. Allow it next to the page’s address and try again, upload a video, or write your clue.
       *[other] This page isn’t allowed to use the microphone. Allow it next to the page’s address and try again, upload a recording, or write your clue.
    }
recorder-trouble-no_device = { $way ->
        [mime] No camera found. Connect one and try again, upload a video, or write your clue.
       *[other] No microphone found. Connect one and try again, upload a recording, or write your clue.
    }
recorder-trouble-busy = { $way ->
        [mime] Another app is using the camera. Close it and try again.
       *[other] Another app is using the microphone. Close it and try again.
    }
recorder-trouble-unreadable = This browser can’t play that file. Try another recording, or write your clue.
recorder-trouble-empty = That was too short. Try again.
recorder-trouble-nothing = This browser recorded nothing. Upload a recording, or write your clue.
# Where: label.
recorder-caption = { $way ->
        [mime] A few words for those who can’t see it
       *[other] A few words for those who can’t hear it
    }
# Where: button, at most 36 characters.
recorder-caption-needed = Add a few words first
# Where: button, at most 36 characters.
recorder-sending = Sending, { $percent }%
recorder-kept = The recording stays here until you send it. Keep this page open.

## For screen readers
## Where: spoken.

recorder-live-on = Recording. { $seconds } seconds at most.
recorder-live-lead = Recording starts in { $seconds } seconds.
recorder-live-left = { $seconds } seconds left.
recorder-live-off = Stopped. The recording is ready.
