### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Spiel es ohne ein Wort vor: live, für alle im Raum oder im Anruf, oder gefilmt (bis zu { $seconds } Sekunden).
       *[other] Sing, summ, klopf, heul: live, für alle im Raum oder im Anruf, oder aufgenommen (bis zu { $seconds } Sekunden).
    }
recorder-live = { $way ->
        [mime] Live vorspielen
       *[other] Live singen
    }
recorder-live-text = { $way ->
        [mime] Alle lesen, dass du es jetzt vorspielst. Dann leg los, wo sie dich sehen.
       *[other] Alle lesen, dass du es jetzt singst. Dann sing, wo sie dich hören.
    }
recorder-live-tell = { $way ->
        [mime] Ich spiele es euch jetzt vor
       *[other] Ich singe es euch jetzt vor
    }
recorder-live-back = Zurück
recorder-start = { $way ->
        [mime] Filmen
       *[other] Aufnehmen
    }
recorder-retry = Noch einmal versuchen
recorder-asking = { $way ->
        [mime] Dein Browser fragt, ob diese Seite die Kamera nutzen darf.
       *[other] Dein Browser fragt, ob diese Seite das Mikrofon nutzen darf.
    }
recorder-lead = Los in { $seconds }
recorder-rolls = { $way ->
        [mime] Gefilmt wird ohne Ton. Gesendet wird erst, wenn du es willst.
       *[other] Die Aufnahme läuft. Gesendet wird erst, wenn du es willst.
    }
recorder-stop = { $way ->
        [mime] Stopp und ansehen
       *[other] Stopp und anhören
    }
recorder-again = Neu anfangen
recorder-copying = Wird umgewandelt. Das dauert so lange wie die Aufnahme.
recorder-file = { $way ->
        [mime] Video hochladen
       *[other] Aufnahme hochladen
    }
recorder-no-devices = { $way ->
        [mime] Unter dieser Adresse gibt der Browser keine Kamera frei. Filme mit der Kamera-App und lade das Video hier hoch.
       *[other] Unter dieser Adresse gibt der Browser kein Mikrofon frei. Nimm mit einer Aufnahme-App auf und lade die Aufnahme hier hoch.
    }
recorder-trouble-refused = { $way ->
        [mime] Diese Seite darf die Kamera nicht nutzen. Erlaub es in der Adressleiste und versuch es noch einmal, lade ein Video hoch oder schreib deine Aussage.
       *[other] Diese Seite darf das Mikrofon nicht nutzen. Erlaub es in der Adressleiste und versuch es noch einmal, lade eine Aufnahme hoch oder schreib deine Aussage.
    }
recorder-trouble-no_device = { $way ->
        [mime] Keine Kamera gefunden. Schließ eine an und versuch es noch einmal, lade ein Video hoch oder schreib deine Aussage.
       *[other] Kein Mikrofon gefunden. Schließ eins an und versuch es noch einmal, lade eine Aufnahme hoch oder schreib deine Aussage.
    }
recorder-trouble-busy = { $way ->
        [mime] Eine andere App nutzt die Kamera. Schließ sie und versuch es noch einmal.
       *[other] Eine andere App nutzt das Mikrofon. Schließ sie und versuch es noch einmal.
    }
recorder-trouble-unreadable = Diese Datei kann dein Browser nicht abspielen. Versuch eine andere Aufnahme oder schreib deine Aussage.
recorder-trouble-empty = Das war zu kurz. Versuch es noch einmal.
recorder-trouble-nothing = Dieser Browser hat nichts aufgenommen. Lade eine Aufnahme hoch oder schreib deine Aussage.
recorder-caption = { $way ->
        [mime] Ein paar Worte für alle, die es nicht sehen
       *[other] Ein paar Worte für alle, die es nicht hören
    }
recorder-caption-needed = Erst ein paar Worte dazu
recorder-sending = Wird gesendet, { $percent } %
recorder-kept = Die Aufnahme bleibt hier, bis du sie abschickst. Lass diese Seite offen.

## For screen readers

recorder-live-on = Die Aufnahme läuft. Höchstens { $seconds } Sekunden.
recorder-live-lead = Die Aufnahme beginnt in { $seconds } Sekunden.
recorder-live-left = Noch { $seconds } Sekunden.
recorder-live-off = Gestoppt. Die Aufnahme ist fertig.
