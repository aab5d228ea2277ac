### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Mimalo senza una parola: dal vivo, per chi è nella stanza o in chiamata, o filmato ({ $seconds } secondi).
       *[other] Canta, canticchia, bussa, ulula: dal vivo, per chi è nella stanza o in chiamata, o registrato ({ $seconds } secondi).
    }
recorder-live = { $way ->
        [mime] Mima dal vivo
       *[other] Canta dal vivo
    }
recorder-live-text = { $way ->
        [mime] Tutti leggono che ora mimi. Poi recita dove ti vedono.
       *[other] Tutti leggono che ora canti. Poi canta dove ti sentono.
    }
recorder-live-tell = { $way ->
        [mime] Ora ve lo mimo
       *[other] Ora ve lo canto
    }
recorder-live-back = Indietro
recorder-start = { $way ->
        [mime] Filma
       *[other] Registra
    }
recorder-retry = Riprova
recorder-asking = { $way ->
        [mime] Il browser chiede se questa pagina può usare la videocamera.
       *[other] Il browser chiede se questa pagina può usare il microfono.
    }
recorder-lead = Pronti tra { $seconds }
recorder-rolls = { $way ->
        [mime] Nessun suono resta. Niente parte prima che racconti.
       *[other] Sto registrando. Niente parte prima che racconti.
    }
recorder-stop = { $way ->
        [mime] Ferma e guarda
       *[other] Ferma e ascolta
    }
recorder-again = Ricomincia
recorder-copying = Lo riprendo. Ci vuole il tempo della registrazione.
recorder-file = { $way ->
        [mime] Porta un video
       *[other] Porta una registrazione
    }
recorder-no-devices = { $way ->
        [mime] A questo indirizzo il browser non presta la videocamera. Filma con quella del tuo dispositivo e porta qui il video.
       *[other] A questo indirizzo il browser non presta il microfono. Registra con il tuo dispositivo e porta qui il suono.
    }
recorder-trouble-refused = { $way ->
        [mime] Questa pagina non può usare la videocamera. Permettilo accanto all’indirizzo e riprova, porta un video o scrivi.
       *[other] Questa pagina non può usare il microfono. Permettilo accanto all’indirizzo e riprova, porta una registrazione o scrivi.
    }
recorder-trouble-no_device = { $way ->
        [mime] Nessuna videocamera. Collegane una e riprova, porta un video o scrivi.
       *[other] Nessun microfono. Collegane uno e riprova, porta una registrazione o scrivi.
    }
recorder-trouble-busy = { $way ->
        [mime] Un altro programma usa la videocamera. Chiudilo e riprova.
       *[other] Un altro programma usa il microfono. Chiudilo e riprova.
    }
recorder-trouble-unreadable = Questo browser non riesce a leggerlo. Prova un’altra registrazione o scrivi.
recorder-trouble-empty = Era troppo breve. Riprova.
recorder-caption = { $way ->
        [mime] Qualche parola per chi non può vederlo
       *[other] Qualche parola per chi non può sentirlo
    }
recorder-caption-needed = Prima aggiungi qualche parola
recorder-sending = In viaggio, { $percent }%
recorder-kept = Resta qui finché non è raccontata. Lascia aperta questa pagina.

## For screen readers

recorder-live-on = Sto registrando. Al massimo { $seconds } secondi.
recorder-live-lead = Comincia tra { $seconds } secondi.
recorder-live-left = Ancora { $seconds } secondi.
recorder-live-off = Fermato. La registrazione è pronta.
