### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Chiudi
shell-home = Torna alla pagina iniziale
shell-again = Riprova
shell-not-done = Non ha funzionato. Riprova.
shell-too-old = Qui non succede nulla? Allora questo browser è troppo vecchio per Storyhare. Aggiornalo o apri questa pagina in Safari o iOS { $safari }, Firefox { $firefox }, Chrome o Edge { $chrome }, o più recente.
shell-your-turn = Tocca a te
shell-loading = Un momento

## Addresses that lead nowhere

shell-lost-title = Qui non c’è niente
shell-lost-text = Questa pagina non esiste. Forse una lettera si è persa per strada.
shell-no-table-title = Il tavolo { $code } non esiste
shell-trouble-title = Qualcosa è andato storto
shell-trouble-text = Le tue mosse sono salve. Ricarica la pagina per continuare a giocare.
shell-load-anew = Ricarica
shell-offline-title = Nessuna connessione
shell-offline-text = Il tavolo non è raggiungibile. Continuiamo a riprovare.

## Coming in

shell-table-title = Tavolo { $code }
shell-join-title = Entra
shell-join-text = Questo è il tavolo { $code }. Come vuoi che ti chiamino?
shell-join-name = Il tuo nome
shell-join-needs = Prima scrivi il tuo nome
shell-join = Entra al tavolo
shell-device-title = Il tuo posto arriva qui
shell-device-moving = Un momento, il tuo posto è in viaggio.
shell-device-whose = Chi gioca su questo dispositivo?
shell-device-question = Sei a questo tavolo come { $mine }. Se qui continui come { $theirs }, { $mine } lascia il tavolo.
shell-device-stay = Resta { $mine }
shell-device-take = Continua come { $theirs }

## The connection

shell-away = Riconnessione. Le tue mosse sono salve.
shell-away-moves = { $moves ->
        [one] Riconnessione. La tua mossa parte appena torni online.
       *[other] Riconnessione. Le tue { $moves } mosse partono appena torni online.
    }
shell-restart = Il server si sta riavviando. Il tuo tavolo torna subito.
shell-elsewhere-title = Stai giocando da un’altra parte
shell-elsewhere-text = Il tuo posto è aperto in un’altra scheda o su un altro dispositivo.
shell-elsewhere-here = Gioca qui
shell-removed-title = L’host ti ha tolto dal tavolo
shell-removed-text = Non sei più al tavolo { $code }.
shell-locked-title = Il tavolo { $code } è bloccato
shell-locked-text = Nessun altro può entrare, né per giocare né per guardare. L’host può sbloccarlo dal menu.
shell-reload-title = C’è una nuova versione
shell-reload-text = Ricarica la pagina per continuare a giocare. Non si perde niente.
shell-refused-title = Questa pagina non si collega
shell-refused-text = Non raggiunge il tavolo. Aprila all’indirizzo che ti ha dato l’host.

## At the table

shell-paused-title = In pausa
shell-paused-text = { $name } ha messo in pausa. Stiracchia le orecchie.
shell-paused-mine = Hai messo in pausa. Nessuno può giocare finché non riprendi.
shell-paused-empty = Non c’era più nessuno, così la partita è in pausa.
shell-resume = Riprendi
shell-autopilot = L’autopilota gioca per te.
shell-autopilot-back = Eccomi

## Settings

shell-settings = Impostazioni
shell-language = Lingua
shell-language-browser = Lingua del browser ({ $language })
shell-theme = Aspetto
shell-theme-system = Come il dispositivo
shell-theme-night = Notte
shell-theme-day = Giorno
shell-calm = Riduci le animazioni
shell-calm-hint = Niente vola, gira o salta.
shell-sound = Suoni
shell-sound-hint = Carte, voti e salti, e un suono lieve quando tocca a te.
shell-sound-offer = Vuoi i suoni?
shell-sound-yes = Sì
shell-sound-no = No, grazie
shell-reactions = Reazioni
shell-reactions-hint = Le facce degli altri conigli volano su questo schermo.
shell-volume = Volume
shell-clues = Volume delle frasi registrate
shell-digits = Vota con i tasti numerici
shell-digits-hint = Quando voti, un tasto numerico sceglie una carta e Z la ingrandisce.

## What the client itself refuses

refusal-no_answer = Il server non risponde. Controlla la connessione e riprova.
refusal-no_push = Il tuo browser non è riuscito a iscriversi alle notifiche. Riprova più tardi.
refusal-upload_stopped = Il caricamento è stato annullato. Non è stato salvato niente.
