notification-turn-title = Tocca a te · { $code }
notification-reminder-title = Al tavolo ti aspettano · { $code }
notification-first = Nessuno ha ancora detto la prima frase. Ne hai una?
notification-tell = Racconti tu: scegli una carta e di’ una frase.
notification-give = C’è una frase. Quale delle tue carte ci sta meglio?
notification-vote = Le carte sono sul tavolo. Qual è quella del narratore?
notification-hours =
    { $hours ->
        [one] Manca circa un’ora.
        [many] Mancano circa { $hours } ore.
       *[other] Mancano circa { $hours } ore.
    }
notification-days =
    { $days ->
        [one] Manca un giorno.
        [many] Mancano { $days } giorni.
       *[other] Mancano { $days } giorni.
    }
notification-over-title = La partita è finita · { $code }
notification-over = Vieni a vedere com’è andata.
notification-put_away-title = Un tavolo silenzioso · { $code }
notification-put_away = Da un po’ nessuno gioca: presto il tavolo sarà archiviato. Aprilo una volta e resta.
notification-table-title = Tavolo { $code } · turno { $round }
notification-table-first = Chi dice la prima frase? In attesa di: { $names }
notification-table-tell = Manca la frase di: { $names }
notification-table-give = C’è una frase. Mancano le carte di: { $names }
notification-table-vote = Le carte sono sul tavolo. Mancano i voti di: { $names }
notification-hello-title = Il tavolo { $code } è collegato
notification-hello = D’ora in poi qui leggi a chi tocca. Frasi e carte restano al tavolo.
notification-confirm-title = Ti scriviamo per il tavolo { $code }?
notification-confirm = Al tavolo { $code } di Storyhare una persona vuole ricevere un’e-mail a questo indirizzo quando tocca a lei. Se sei tu, apri questo link e di’ di sì. Se no, non fare nulla: non ne arriveranno altre.
notification-email-stop = Non ricevere più queste e-mail: { $link }
