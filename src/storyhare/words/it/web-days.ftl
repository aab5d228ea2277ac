days-pace = Ritmo
days-pace-together = tutti insieme
days-pace-over_days = in più giorni
days-pace-hint = Ognuno gioca quando ha un minuto. Non serve esserci nello stesso momento.
days-limit = Tempo per ogni mossa
days-hours = { $hours } ore
days-days = { $days ->
        [one] 1 giorno
        [many] { $days } giorni
       *[other] { $days } giorni
    }
days-limit-is = In più giorni, { $time } per ogni mossa
days-no-limit = In più giorni, nessun tempo limite
days-until = { $where } · fino a { $when }
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
days-away-over = Sono già qui
days-note-away = torna il { $date }
mine-title = I tuoi tavoli
mine-tell = Tocca a te: di’ una frase
mine-give = Tocca a te: dai una carta
mine-vote = Tocca a te: vota
mine-see = Un turno è stato rivelato
mine-lobby = Non ancora iniziata
mine-over = La partita è finita
mine-goes-on = La partita continua
mine-waits = In attesa di: { $names }
mine-waits-many = In attesa di { $count } persone
mine-until = fino a { $when }
mine-put-away = Sarà archiviato il { $date } se nessuno lo apre.
mine-move = Spostali su un altro dispositivo
mine-move-text = Inquadra questo con l’altro dispositivo o apri lì il link entro dieci minuti. Funziona una volta sola; poi i tavoli non sono più su questo dispositivo.
mine-moved = { $tables ->
        [one] 1 tavolo è ora su questo dispositivo.
        [many] { $tables } tavoli sono ora su questo dispositivo.
       *[other] { $tables } tavoli sono ora su questo dispositivo.
    }
