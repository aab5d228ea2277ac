### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = In { $folder } non ci sono tavoli. Indica con --data dove sono.

ops-missing-extra = Servono altri pacchetti: installa storyhare[{ $extra }].
ops-nothing-there = In { $place } non ci sono tavoli.
ops-failed = Non è stato possibile usare { $place }: { $reason }.
ops-wrong-address = Questo non è l’indirizzo di un database. Si scrive postgresql://utente:password@host:5432/nome, e nella password % / ? # [ ] @ si scrivono %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } è stato scritto da una versione più nuova di Storyhare. Non c’è niente di danneggiato: usa quella versione o una successiva.
ops-older = { $place } ha il formato di una versione precedente. Non c’è niente di danneggiato: «storyhare migrate» o il prossimo avvio di un server lo aggiorna.
ops-damaged = { $place } è danneggiato: { $reason }. «storyhare doctor» dice di più.
ops-full = Il disco è pieno: { $place } non si può scrivere. Libera spazio, o sposta la cartella dei dati su un disco più grande; ciò che vi è conservato non è stato toccato.
ops-no-access = L’utente { $user } non può scrivere { $place }. Assegnalo a questo utente (chown -R { $user } { $folder }), o scegli un’altra cartella con --data.
ops-unreachable = { $place } non è raggiungibile: { $reason }. Controlla che il database sia in funzione, e il suo host e la sua porta. Ciò che vi è conservato non è stato toccato.
ops-not-let-in = { $place } rifiuta l’accesso: { $reason }. Controlla l’utente, la password e il nome del database. Ciò che vi è conservato non è stato toccato.
ops-no-rights = In { $place } a questo utente manca un permesso: { $reason }. Esegui una volta «storyhare migrate» con un utente che può creare tabelle, o dagli il permesso.

migrate-done = { $place } ha il formato di questa versione.

copy-not-empty = In { $place } ci sono già tavoli: copia in un posto vuoto.
copy-differs = Il tavolo { $table } non è uguale nei due posti. C’è ancora un server in funzione?
copy-interrupted = Interrotto: non è stato copiato niente, e { $place } è com’era.
copy-progress = Copia in corso
ops-copied = Tavoli: { $tables }, mazzi di carte: { $decks }, registrazioni: { $recordings }.
copy-done = { $tables ->
        [one] Ora un tavolo è in { $place }, uguale a prima.
       *[other] Ora { $tables } tavoli sono in { $place }, uguali a prima.
    }

doctor-problem = { $file } è danneggiato: { $reason }.
doctor-table = Il tavolo { $code } ({ $table }) è danneggiato: { $reason }.
doctor-missing-deck = Il tavolo { $code } ({ $table }) gioca con il mazzo di carte { $name }, che manca. Ripristinalo da un backup, o importalo di nuovo con «storyhare deck import».
doctor-missing-recording = Il tavolo { $code } ({ $table }) ha perso la registrazione { $name }. Solo un backup la riporta.
doctor-summary = { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $lines ->
        [one] { $lines } riga
       *[other] { $lines } righe
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] tutto bene.
               *[other] mancano dei file.
            }
            [one] un tavolo è danneggiato, il server lo lascia fuori.
           *[other] { $damaged } tavoli sono danneggiati, il server li lascia fuori.
        }
       *[other] il file è danneggiato, e bisogna tornare all’ultimo backup.
    }

backup-file-is-there = { $file } esiste già. Usa --force per sovrascriverlo.
backup-no-folder = Non c’è nessuna cartella { $folder }. Creala prima, o scegline un’altra.
backup-is-folder = { $folder } è una cartella. Indica un file al suo interno, come { $file }.
backup-done = Ora tavoli, mazzi di carte e registrazioni sono in { $file }.
backup-progress = Backup in corso
backup-interrupted = Interrotto: il backup non è stato fatto, e { $file } è com’era.
salvage-file-is-there = { $file } esiste già. Scegli un altro nome.
salvage-done = Tavoli recuperati in { $file }: { $tables }. Controllalo, ferma il server e ripristinalo con «storyhare restore».
salvage-cut = Il tavolo { $table } ha perso la fine; righe recuperate: { $lines }.
salvage-nothing = In { $file } non si legge più niente ({ $reason }): resta l’ultimo backup.
backup-damaged = { $file } è danneggiato ({ $reason }), quindi il backup non è stato fatto. «storyhare doctor» dice di più.
backup-failed = Non è stato possibile scrivere { $file }: { $reason }.

restore-no-file = Non c’è nessun file { $file }.
restore-damaged = { $file } è danneggiato ({ $reason }), quindi non è stato ripristinato niente. Prova con un backup più vecchio.
restore-progress = Ripristino in corso
restore-interrupted = Interrotto: non è stato ripristinato niente, e { $folder } è com’era.
restore-in-use = Un server sta usando { $file }. Prima fermalo.
restore-failed = Non è stato possibile ripristinare { $file }: { $reason }.
restore-done = { $tables ->
        [one] Un tavolo è tornato, com’era in { $file }.
       *[other] { $tables } tavoli sono tornati, com’erano in { $file }.
    }
restore-kept = Ciò che c’era prima è conservato come { $file }.

loadtest-no-address = { $address } non è l’indirizzo di un server: comincia con http:// o https://.
loadtest-no-answer = { $address } non risponde: { $reason }.
loadtest-not-here = { $host } non è questo computer. Se è tuo, dillo con --i-own-this-host.
loadtest-under-way = { $games ->
        [one] una partita in corso
       *[other] { $games } partite in corso
    }
loadtest-games = Partite giocate fino alla fine: { $finished } su { $games }
loadtest-moves = { $moves ->
        [one] Una mossa
       *[other] { $moves } mosse
    } in { $seconds } s, { $pace } al secondo
loadtest-latency = Fino alla conferma di una mossa: metà entro { $half } ms, 99 su 100 entro { $most } ms, la più lenta { $longest } ms
loadtest-refused = Mosse rifiutate: { $refusals }
loadtest-came-back = Connessioni cadute e tornate: { $times }
loadtest-failed = Partite non arrivate alla fine: { $reasons }
loadtest-unequal = Partite che alla fine non erano uguali per tutti: { $games }
loadtest-busy = I giocatori hanno occupato un intero core di questo computer: forse il server è più veloce di così.
tables-line = { $code }: { $status ->
        [live] aperto
        [over] finito
       *[archived] archiviato
    }, ultimo uso { $when }, id { $table }
tables-empty = Non ci sono ancora tavoli.
tables-none = Non c’è nessun tavolo { $table }. «storyhare tables list» li mostra tutti.
tables-people = Persone: { $names }
tables-decks = Mazzi di carte: { $decks }
tables-kept = Messaggi della chat: { $chat }, registrazioni: { $recordings }
tables-closed = Il tavolo { $code } ({ $table }) è archiviato. Chi ha un posto può riaprirlo.
tables-deleted = Il tavolo { $code } ({ $table }) è cancellato, con mosse, nomi, chat e registrazioni.
erase-where = Indica dove: a un tavolo con --table, o a tutti con --everywhere.
erase-nobody = Lì nessuno si chiama { $name }. «storyhare tables show» mostra le persone di un tavolo.
erase-person-done = Cancellato, con nome, chat e registrazioni; posti: { $seats }.
erase-chat-done = La chat del tavolo { $code } è cancellata.
erase-copies = Queste copie lo contengono ancora; cancellale quando non ti servono più: { $files }
erase-backups = I backup fatti prima lo contengono ancora.
erase-log = Il log delle transazioni (WAL) di PostgreSQL e i suoi archivi lo contengono ancora, finché non vengono sovrascritti o cancellati.
