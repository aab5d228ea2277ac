days-pace = Ritmo
days-pace-together = toda la mesa a la vez
days-pace-over_days = a lo largo de varios días
days-pace-hint = Cada persona juega cuando tiene un minuto. No hace falta coincidir.
days-limit = Tiempo para cada jugada
days-hours = { $hours } horas
days-days = { $days ->
        [one] 1 día
        [many] { $days } días
       *[other] { $days } días
    }
days-limit-is = A lo largo de varios días, { $time } para cada jugada
days-no-limit = A lo largo de varios días, sin límite de tiempo
days-until = { $where } · hasta { $when }
days-more = { $rounds ->
        [one] 1 turno más desde tu última visita
        [many] { $rounds } turnos más desde tu última visita
       *[other] { $rounds } turnos más desde tu última visita
    }
days-extend = Dar más tiempo
days-extend-hint = El tiempo límite vuelve a empezar
days-away = Voy a estar fuera
days-away-hint = Toda la mesa ve hasta cuándo
days-away-until = Vuelvo el
days-away-save = Avisar a la mesa
days-away-is = La mesa sabe que vuelves el { $date }.
days-away-over = Ya he vuelto
days-note-away = vuelve el { $date }
mine-title = Tus mesas
mine-tell = Te toca: di una frase
mine-give = Te toca: da una carta
mine-vote = Te toca: vota
mine-see = Se ha revelado un turno
mine-lobby = Aún no ha empezado
mine-over = La partida ha terminado
mine-goes-on = La partida sigue
mine-waits = En espera de { $names }
mine-waits-many = En espera de { $count } personas
mine-until = hasta { $when }
mine-put-away = Se archivará el { $date } si nadie la abre.
mine-move = Llevarlas a otro dispositivo
mine-move-text = Escanea esto con el otro dispositivo o abre allí el enlace en los próximos diez minutos. Funciona una vez; después, las mesas ya no están en este dispositivo.
mine-moved = { $tables ->
        [one] 1 mesa está ahora en este dispositivo.
        [many] { $tables } mesas están ahora en este dispositivo.
       *[other] { $tables } mesas están ahora en este dispositivo.
    }
