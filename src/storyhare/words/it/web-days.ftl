days-pace = Ritmo
days-pace-together = tutti insieme
days-pace-over_days = nell’arco di più giorni
days-pace-hint = Ognuno gioca quando ha un minuto. Non serve esserci nello stesso momento.
days-limit = Tempo per ogni mossa
days-hours = { $hours } ore
days-days = { $days ->
        [one] 1 giorno
        [many] { $days } giorni
       *[other] { $days } giorni
    }
days-limit-is = Nell’arco di più giorni, { $time } per ogni mossa
days-no-limit = Nell’arco di più giorni, nessun tempo limite
days-until = { $where } · entro { $when }
days-more = { $rounds ->
        [one] 1 turno in più dalla tua ultima visita
        [many] { $rounds } turni in più dalla tua ultima visita
       *[other] { $rounds } turni in più dalla tua ultima visita
    }
days-extend = Dai più tempo a tutti
days-extend-hint = Il tempo limite riparte da capo
days-away = Sarò via
days-away-hint = Al tavolo si vede fino a quando
days-away-until = Torno il
days-away-save = Avvisa il tavolo
days-away-is = Al tavolo sanno che torni il { $date }.
days-away-over = Sono già di ritorno
days-note-away = torna il { $date }
mine-title = I tuoi tavoli
mine-tell = Tocca a te: di’ una frase
mine-give = Tocca a te: dai una carta
mine-vote = Tocca a te: vota
mine-see = Ti aspetta una rivelazione
mine-lobby = Partita non ancora iniziata
mine-over = La partita è finita
mine-goes-on = Partita in corso
mine-waits = In attesa di: { $names }
mine-waits-many = In attesa di { $count } persone
mine-clue = «{ $clue }»
mine-until = entro { $when }
mine-put-away = Sarà archiviato il { $date } se nessuno lo apre.
mine-move = Spostali su un altro dispositivo
mine-move-text = Inquadra questo codice con l’altro dispositivo o apri lì il link entro dieci minuti. Funziona una volta sola; poi i tavoli non sono più su questo dispositivo.
mine-moved = { $tables ->
        [one] 1 tavolo è ora su questo dispositivo.
        [many] { $tables } tavoli sono ora su questo dispositivo.
       *[other] { $tables } tavoli sono ora su questo dispositivo.
    }
days-kept = Connessione in corso. Il tavolo era così: { $when }.
days-kept-moves =
    { $moves ->
        [one] Connessione in corso. La tua mossa partirà appena sei online.
        [many] Connessione in corso. Le tue { $moves } mosse partiranno appena sei online.
       *[other] Connessione in corso. Le tue { $moves } mosse partiranno appena sei online.
    }
days-too-late = Mentre eri offline la partita è andata avanti. La tua mossa è arrivata tardi e non conta.
days-since = Dalla tua ultima visita
days-since-rounds =
    { $rounds ->
        [one] È stato rivelato un turno:
        [many] Sono stati rivelati { $rounds } turni:
       *[other] Sono stati rivelati { $rounds } turni:
    }
days-since-see = Guarda cos’è successo
days-since-later = Prima gioca
days-since-waits =
    { $rounds ->
        [one] Dalla tua ultima visita è stato rivelato un turno.
        [many] Dalla tua ultima visita sono stati rivelati { $rounds } turni.
       *[other] Dalla tua ultima visita sono stati rivelati { $rounds } turni.
    }
days-since-look = Guarda
