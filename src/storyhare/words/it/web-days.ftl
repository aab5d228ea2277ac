days-pace = Ritmo
days-pace-together = tutti insieme
days-pace-over_days = nel corso dei giorni
days-pace-hint = Ognuno gioca quando ha un minuto. Non serve esserci nello stesso momento.
days-limit = Tempo per ogni mossa
days-hours = { $hours } ore
days-days = { $days ->
        [one] 1 giorno
        [many] { $days } giorni
       *[other] { $days } giorni
    }
days-limit-is = Nel corso dei giorni, { $time } per ogni mossa
days-no-limit = Nel corso dei giorni, senza tempo limite
days-until = { $where } · fino a { $when }
days-more = { $rounds ->
        [one] ancora 1 turno dalla tua ultima visita
        [many] ancora { $rounds } turni dalla tua ultima visita
       *[other] ancora { $rounds } turni dalla tua ultima visita
    }
days-extend = Dai più tempo a tutti
days-extend-hint = Il tempo limite riparte da capo
days-away = Vado in vacanza
days-away-hint = Al tavolo si vede fino a quando
days-away-until = Torno il
days-away-save = Avvisa il tavolo
days-away-is = Al tavolo sanno che torni il { $date }.
days-away-over = Sono già qui
days-note-away = torna il { $date }
