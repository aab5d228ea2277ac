### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Mimala senza una parola: dal vivo, per chi è nella stanza o in chiamata, oppure in video (al massimo { $seconds } secondi).
       *[other] Canta, canticchia, bussa, ulula: dal vivo, per chi è nella stanza o in chiamata, oppure registra (al massimo { $seconds } secondi).
    }
recorder-live = { $way ->
        [mime] Mimala dal vivo
       *[other] Cantala dal vivo
    }
recorder-live-text = { $way ->
        [mime] Tutti leggeranno che la stai mimando. Poi recita dove ti vedono.
       *[other] Tutti leggeranno che la stai cantando. Poi canta dove ti sentono.
    }
recorder-live-tell = { $way ->
        [mime] Ora ve la mimo
       *[other] Ora ve la canto
    }
recorder-live-back = Indietro
recorder-start = { $way ->
        [mime] Gira un video
       *[other] Registra
    }
recorder-retry = Riprova
recorder-asking = { $way ->
        [mime] Il browser chiede se questa pagina può usare la videocamera.
       *[other] Il browser chiede se questa pagina può usare il microfono.
    }
recorder-lead = Si parte tra { $seconds }
recorder-rolls = { $way ->
        [mime] Video in corso, senza audio. Niente parte finché non lo dici tu.
       *[other] Registrazione in corso. Niente parte finché non lo dici tu.
    }
recorder-stop = { $way ->
        [mime] Ferma e guarda
       *[other] Ferma e ascolta
    }
recorder-again = Ricomincia
recorder-copying = Conversione in corso. Dura quanto la registrazione.
recorder-file = { $way ->
        [mime] Carica un video
       *[other] Carica una registrazione
    }
recorder-no-devices = { $way ->
        [mime] A questo indirizzo il browser blocca la videocamera. Gira un video con l’app della fotocamera e caricalo qui.
       *[other] A questo indirizzo il browser blocca il microfono. Registra con un’altra app e carica qui il file.
    }
recorder-trouble-refused = { $way ->
        [mime] Questa pagina non può usare la videocamera. Dalle il permesso accanto all’indirizzo e riprova, carica un video o scrivi la frase.
       *[other] Questa pagina non può usare il microfono. Dalle il permesso accanto all’indirizzo e riprova, carica una registrazione o scrivi la frase.
    }
recorder-trouble-no_device = { $way ->
        [mime] Nessuna videocamera. Collegane una e riprova, carica un video o scrivi la frase.
       *[other] Nessun microfono. Collegane uno e riprova, carica una registrazione o scrivi la frase.
    }
recorder-trouble-busy = { $way ->
        [mime] Un’altra app sta usando la videocamera. Chiudila e riprova.
       *[other] Un’altra app sta usando il microfono. Chiudila e riprova.
    }
recorder-trouble-unreadable = Questo browser non riesce a riprodurre il file. Prova un’altra registrazione o scrivi la frase.
recorder-trouble-empty = Troppo breve. Riprova.
recorder-trouble-nothing = Questo browser non ha registrato nulla. Carica una registrazione o scrivi la frase.
recorder-caption = { $way ->
        [mime] Qualche parola per chi non può vedere
       *[other] Qualche parola per chi non può sentire
    }
recorder-caption-needed = Prima aggiungi qualche parola
recorder-sending = Invio in corso, { $percent }%
recorder-kept = La registrazione resta qui finché non la invii. Lascia aperta questa pagina.

## For screen readers

recorder-live-on = Registrazione in corso. Al massimo { $seconds } secondi.
recorder-live-lead = La registrazione comincia tra { $seconds } secondi.
recorder-live-left = Ancora { $seconds } secondi.
recorder-live-off = Fine. La registrazione è pronta.
