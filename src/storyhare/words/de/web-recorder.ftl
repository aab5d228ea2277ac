### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Spiel es ohne ein Wort vor: live, für alle im Raum oder im Anruf, oder gefilmt ({ $seconds } Sekunden).
       *[other] Sing, summ, klopf, heul: live, für alle im Raum oder im Anruf, oder aufgenommen ({ $seconds } Sekunden).
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
        [mime] Ton wird nicht aufgenommen. Nichts geht raus, bevor du erzählst.
       *[other] Die Aufnahme läuft. Nichts geht raus, bevor du erzählst.
    }
recorder-stop = { $way ->
        [mime] Stopp und ansehen
       *[other] Stopp und anhören
    }
recorder-again = Neu anfangen
recorder-copying = Wird übernommen. Das dauert so lange wie die Aufnahme.
recorder-file = { $way ->
        [mime] Film mitbringen
       *[other] Aufnahme mitbringen
    }
recorder-no-devices = { $way ->
        [mime] Unter dieser Adresse gibt der Browser keine Kamera frei. Film mit der Kamera deines Geräts und bring den Film her.
       *[other] Unter dieser Adresse gibt der Browser kein Mikrofon frei. Nimm mit deinem Gerät auf und bring die Aufnahme her.
    }
recorder-trouble-refused = { $way ->
        [mime] Diese Seite darf die Kamera nicht nutzen. Erlaub es neben der Adresse und versuch es noch einmal, bring einen Film mit oder schreib.
       *[other] Diese Seite darf das Mikrofon nicht nutzen. Erlaub es neben der Adresse und versuch es noch einmal, bring eine Aufnahme mit oder schreib.
    }
recorder-trouble-no_device = { $way ->
        [mime] Keine Kamera gefunden. Schließ eine an und versuch es noch einmal, bring einen Film mit oder schreib.
       *[other] Kein Mikrofon gefunden. Schließ eins an und versuch es noch einmal, bring eine Aufnahme mit oder schreib.
    }
recorder-trouble-busy = { $way ->
        [mime] Ein anderes Programm nutzt die Kamera. Schließ es und versuch es noch einmal.
       *[other] Ein anderes Programm nutzt das Mikrofon. Schließ es und versuch es noch einmal.
    }
recorder-trouble-unreadable = Das kann dieser Browser nicht lesen. Versuch eine andere Aufnahme oder schreib.
recorder-trouble-empty = Das war zu kurz. Versuch es noch einmal.
recorder-caption = { $way ->
        [mime] Ein paar Worte für alle, die es nicht sehen
       *[other] Ein paar Worte für alle, die es nicht hören
    }
recorder-caption-needed = Erst ein paar Worte dazu
recorder-sending = Unterwegs, { $percent } %
recorder-kept = Sie bleibt hier, bis sie erzählt ist. Lass diese Seite offen.

## For screen readers

recorder-live-on = Die Aufnahme läuft. Höchstens { $seconds } Sekunden.
recorder-live-lead = Es beginnt in { $seconds } Sekunden.
recorder-live-left = Noch { $seconds } Sekunden.
recorder-live-off = Gestoppt. Die Aufnahme ist fertig.
