### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, qualcuno chiede un posto
       *[other] Menu, { $asking } persone chiedono un posto
    }
menu-title = Menu
menu-no = Non ora

## For everybody

menu-everyone = Per tutti
menu-table = Questo tavolo
menu-table-hint = Le opzioni e quanto manca alla fine
menu-table-fixed = Tutto questo vale fino alla fine della partita. Prima della prossima chi ospita può cambiarlo.
menu-rules = Le regole di { $ruleset }
menu-recap = Turni precedenti
menu-tv = Mostra su una TV
menu-name = Il tuo nome
menu-device = Passa a un altro dispositivo
menu-device-hint = Il tuo posto viene con te
menu-device-text = Scansiona con l’altro dispositivo, o apri lì il link. Funziona una volta.
menu-device-link = Il link per l’altro dispositivo
menu-copy = Copia il link
menu-copied = Link copiato
menu-leave = Lascia il tavolo
menu-leave-hint = Puoi tornare
menu-leave-sure = L’autopilota gioca per te finché non torni. Intanto qualcun altro può prendere il tuo posto.
menu-back = Eccomi
menu-claim = Ospita il tavolo
menu-claim-hint = Chi ospita è assente
menu-claim-hint-watching = Quando chi ospita manca da { $minutes } minuti
menu-hurry = Continua senza { $name }
menu-hurry-some = Continua senza qualcuno
menu-hurry-hint = Fino al ritorno gioca l’autopilota
menu-ask-seat = Chiedi di giocare per { $name }
menu-ask-seat-hint = Quando { $name } manca da { $minutes } minuti
menu-seat-kept = L’autopilota gioca per { $name }, che è qui e tiene il suo posto.
menu-seat-removed = { $name } non è più al tavolo. L’autopilota gioca a questo posto fino alla fine della partita.
menu-asked = Hai chiesto un posto. Risponde chi ospita.

## For the host

menu-hosting = Ospiti tu
menu-asks = { $name } vorrebbe continuare al posto di { $seat }.
menu-admit = Fai giocare
menu-refuse = Non ora
menu-pause = Pausa
menu-pause-hint = Gli orologi si fermano
menu-resume = Riprendi
menu-last-round = Chiudi con questo turno
menu-last-round-sure = La partita finisce dopo questo turno. Non si torna indietro.
menu-last-round-is = Questo è l’ultimo turno.
menu-lock = Chiudi la porta
menu-lock-hint = Non entra più nessuno, né per giocare né per guardare. Gli schermi che mostrano già il tavolo restano.
menu-mute = Silenzia la chat
menu-people = Persone
menu-away = assente
menu-person = { $name }: cedi il tavolo o manda via
menu-hand-over = Fai ospitare { $name }
menu-hand-over-sure = Poi decide { $name }, e tu non più.
menu-hand-over-yes = Cedi il tavolo
menu-remove = Manda via { $name }
menu-remove-sure = { $name } perde il posto e non può più riprenderlo.
menu-remove-sure-playing = { $name } non potrà tornare. L’autopilota gioca al suo posto fino alla fine della partita; nessun altro può prenderlo.
