### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = In { $folder } non ci sono tavoli. Indica con --data dove sono.

ops-missing-extra = Servono altri pacchetti: installa storyhare[{ $extra }].
ops-nothing-there = In { $place } non ci sono tavoli.
ops-failed = Non è stato possibile usare { $place }: { $reason }.

migrate-done = { $place } ha il formato di questa versione.

copy-not-empty = In { $place } ci sono già tavoli: copia solo dove non ce ne sono.
copy-differs = Il tavolo { $table } non è uguale nei due posti. C’è ancora un server acceso?
copy-done = { $tables ->
        [one] Ora un tavolo è in { $place }, uguale a prima.
       *[other] Ora { $tables } tavoli sono in { $place }, uguali a prima.
    }

doctor-problem = { $file } è danneggiato: { $reason }.
doctor-table = Il tavolo { $code } ({ $table }) è danneggiato: { $reason }.
doctor-summary = { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $lines ->
        [one] { $lines } riga
       *[other] { $lines } righe
    }: { $problems ->
        [0] { $damaged ->
            [0] tutto bene.
            [one] un tavolo è danneggiato, il server lo lascia fuori.
           *[other] { $damaged } tavoli sono danneggiati, il server li lascia fuori.
        }
       *[other] il file è danneggiato, e bisogna tornare all’ultima copia.
    }

backup-done = Ora tutti i tavoli sono in { $file }.
backup-file-is-there = { $file } c’è già. Con --force viene sovrascritto.
backup-damaged = { $file } è danneggiato ({ $reason }), quindi la copia non è stata fatta. «storyhare doctor» dice di più.
backup-failed = Non è stato possibile scrivere { $file }: { $reason }.

restore-no-file = Non c’è nessun file { $file }.
restore-damaged = { $file } è danneggiato, quindi non è stato ripristinato niente.
restore-in-use = Un server usa { $file }. Prima fermalo.
restore-failed = Non è stato possibile ripristinare { $file }: { $reason }.
restore-done = { $tables ->
        [one] Un tavolo è tornato, com’era in { $file }.
       *[other] { $tables } tavoli sono tornati, com’erano in { $file }.
    }
restore-kept = Ciò che c’era prima è conservato come { $file }.

loadtest-no-address = { $address } non è l’indirizzo di un server: comincia con http:// o https://.
loadtest-no-answer = { $address } non risponde: { $reason }.
loadtest-not-here = { $host } non è questa macchina. Se è tua, dillo con --i-own-this-host.
loadtest-under-way = { $games ->
        [one] una partita in corso
       *[other] { $games } partite in corso
    }
loadtest-games = Partite giocate fino alla fine: { $finished } su { $games }
loadtest-moves = { $moves ->
        [one] Una mossa
       *[other] { $moves } mosse
    } in { $seconds } s, { $pace } al secondo
loadtest-latency = Prima che una mossa sia confermata: metà entro { $half } ms, 99 su 100 entro { $most } ms, la più lenta { $longest } ms
loadtest-refused = Mosse rifiutate: { $refusals }
loadtest-came-back = Connessioni cadute e tornate: { $times }
loadtest-failed = Partite non arrivate alla fine: { $reasons }
loadtest-unequal = Partite alla cui fine non tutti hanno visto lo stesso: { $games }
loadtest-busy = I giocatori hanno occupato un intero core di questa macchina: forse il server è più veloce di così.
