### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Chiudi
shell-home = Pagina iniziale
shell-again = Riprova
shell-not-done = Non ha funzionato. Prova ancora una volta.
shell-your-turn = Tocca a te
shell-loading = Un momento

## Addresses that lead nowhere

shell-lost-title = Qui non siede nessuno
shell-lost-text = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
shell-no-table-title = Nessun tavolo { $code }
shell-trouble-title = Qualcosa è caduto dal tavolo
shell-trouble-text = La pagina è inciampata. Le tue mosse sono salve; ricaricala e continua.
shell-load-anew = Ricarica
shell-offline-title = Ancora nessuna risposta
shell-offline-text = Il tavolo non è raggiungibile. La pagina riprova da sola.

## Coming in

shell-table-title = Tavolo { $code }
shell-join-title = Entra
shell-join-text = Questo è il tavolo { $code }. Come vuoi che ti chiamino?
shell-join-name = Il tuo nome
shell-join-needs = Prima il tuo nome
shell-join = Siediti con loro
shell-device-title = Il tuo posto arriva qui
shell-device-moving = Un momento, il tuo posto è in viaggio.
shell-device-whose = Chi gioca su questo dispositivo?
shell-device-question = Sei a questo tavolo come { $mine }. Se { $theirs } continua qui, { $mine } lascia il tavolo.
shell-device-stay = Resta { $mine }
shell-device-take = Continua come { $theirs }

## The connection

shell-away = Riconnessione. Le tue mosse sono salve.
shell-away-moves = { $moves ->
        [one] Riconnessione. La tua mossa parte al ritorno.
       *[other] Riconnessione. Le tue { $moves } mosse partono al ritorno.
    }
shell-restart = Il server riprende fiato. Il tuo tavolo torna da sé.
shell-elsewhere-title = Giochi da un’altra parte
shell-elsewhere-text = Il tuo posto è aperto in un’altra scheda o su un altro dispositivo.
shell-elsewhere-here = Gioca qui
shell-removed-title = Chi ospita ti ha salutato
shell-removed-text = Non sei più al tavolo { $code }.
shell-locked-title = Il tavolo { $code } è chiuso
shell-locked-text = Non entra più nessuno, né per giocare né per guardare. Chi ospita può aprire la porta dal menu.
shell-reload-title = C’è uno Storyhare più nuovo
shell-reload-text = Ricarica la pagina e continua a giocare. Non si perde niente.
shell-refused-title = La porta resta chiusa
shell-refused-text = Questa pagina non può parlare col tavolo. Aprila all’indirizzo che ti ha dato chi ospita.

## At the table

shell-paused-title = Una pausa
shell-paused-text = { $name } ha fermato gli orologi. Stiracchia le orecchie.
shell-paused-mine = Hai fermato gli orologi. Nessuno può muovere finché non riprendi.
shell-paused-empty = Non c’era più nessuno, così il tavolo dorme.
shell-resume = Riprendi
shell-autopilot = L’autopilota gioca per te.
shell-autopilot-back = Eccomi

## Settings

shell-settings = Impostazioni
shell-language = Lingua
shell-language-browser = Come nel browser ({ $language })
shell-theme = Luce
shell-theme-system = Come il dispositivo
shell-theme-night = Notte
shell-theme-day = Giorno
shell-calm = Immagini calme
shell-calm-hint = Niente vola, gira o salta.
shell-sound = Suoni
shell-sound-hint = Carte, voti e salti, e un segnale lieve quando tocca a te.
shell-sound-offer = Vuoi i suoni?
shell-sound-yes = Sì
shell-sound-no = No, grazie
shell-reactions = Reazioni
shell-reactions-hint = Le facce degli altri conigli volano su questo schermo.
shell-volume = Volume
shell-clues = Volume delle frasi registrate
shell-digits = Vota con i numeri
shell-digits-hint = Durante il voto un numero sceglie una carta, Z la mostra in grande.

## What the client itself refuses

refusal-no_answer = Il server non risponde. Controlla la connessione e riprova.
refusal-upload_stopped = Il caricamento è stato fermato. Non è rimasto niente.
