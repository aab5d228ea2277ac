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
menu-table-hint = Le opzioni e quanto dura ancora la partita
menu-table-fixed = Non si può cambiare fino alla fine della partita. Prima della prossima può farlo l’host.
menu-rules = Le regole di { $ruleset }
menu-recap = Turni precedenti
menu-tv = Mostra su una TV
menu-name = Il tuo nome
menu-device = Passa a un altro dispositivo
menu-device-hint = Il posto resta tuo
menu-device-text = Inquadra il codice con l’altro dispositivo, o apri lì il link. Funziona una volta sola.
menu-device-link = Il link per l’altro dispositivo
menu-copy = Copia il link
menu-copied = Link copiato
menu-leave = Lascia il tavolo
menu-leave-hint = Puoi tornare
menu-leave-sure = L’autopilota gioca per te finché non torni. Intanto qualcun altro può prendere il tuo posto.
menu-back = Eccomi
menu-claim = Diventa host
menu-claim-hint = L’host è assente
menu-claim-hint-watching = Quando l’host manca da { $minutes } minuti
menu-hurry = Continua senza { $name }
menu-hurry-some = Continua senza qualcuno
menu-hurry-hint = Intanto gioca l’autopilota
menu-ask-seat = Chiedi di giocare per { $name }
menu-ask-seat-hint = Quando { $name } manca da { $minutes } minuti
menu-seat-kept = L’autopilota gioca per { $name }, che è qui e tiene il suo posto.
menu-seat-removed = { $name } non è più al tavolo. L’autopilota gioca al suo posto fino alla fine della partita.
menu-asked = Hai chiesto un posto. Decide l’host.

## For the host

menu-hosting = Sei tu l’host
menu-asks = { $name } vorrebbe giocare al posto di { $seat }.
menu-admit = Fai giocare
menu-refuse = Non ora
menu-pause = Metti in pausa la partita
menu-pause-hint = I timer si fermano
menu-resume = Riprendi la partita
menu-last-round = Chiudi con questo turno
menu-last-round-sure = La partita finisce dopo questo turno. Non si può annullare.
menu-last-round-is = Questo è l’ultimo turno.
menu-lock = Blocca il tavolo
menu-lock-hint = Nessun altro può entrare, né per giocare né per guardare. Gli schermi che mostrano già il tavolo restano.
menu-mute = Silenzia la chat
menu-people = Persone
menu-away = assente
menu-person = { $name }: rendi host o togli dal tavolo
menu-hand-over = Rendi host { $name }
menu-hand-over-sure = L’host sarà { $name }, non più tu.
menu-hand-over-yes = Cedi il ruolo
menu-remove = Togli { $name } dal tavolo
menu-remove-sure = { $name } perde il posto e non può più riprenderlo.
menu-remove-sure-playing = { $name } non può tornare. L’autopilota gioca al suo posto fino alla fine della partita; nessun altro può prenderlo.
