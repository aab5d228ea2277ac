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
days-until = { $where } · hasta el { $when }
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
mine-see = Te espera una revelación
mine-lobby = Aún no ha empezado
mine-over = La partida ha terminado
mine-goes-on = Partida en curso
mine-waits = Esperando a { $names }
mine-waits-many = Esperando a { $count } personas
mine-clue = «{ $clue }»
mine-until = hasta el { $when }
mine-put-away = Se archivará el { $date } si nadie la abre.
mine-move = Llevarlas a otro dispositivo
mine-move-text = Escanea este código con el otro dispositivo o abre allí el enlace en los próximos diez minutos. Funciona una vez; después, las mesas ya no están en este dispositivo.
mine-moved = { $tables ->
        [one] 1 mesa está ahora en este dispositivo.
        [many] { $tables } mesas están ahora en este dispositivo.
       *[other] { $tables } mesas están ahora en este dispositivo.
    }
days-kept = Conectando. Así estaba la mesa: { $when }.
days-kept-moves =
    { $moves ->
        [one] Conectando. Tu jugada se enviará cuando tengas conexión.
        [many] Conectando. Tus { $moves } jugadas se enviarán cuando tengas conexión.
       *[other] Conectando. Tus { $moves } jugadas se enviarán cuando tengas conexión.
    }
days-too-late = Mientras no tenías conexión, la partida siguió. Tu jugada ha llegado tarde y ya no vale.
days-since = Desde tu última visita
days-since-rounds =
    { $rounds ->
        [one] Se ha revelado un turno:
        [many] Se han revelado { $rounds } turnos:
       *[other] Se han revelado { $rounds } turnos:
    }
days-since-see = Ver qué ha pasado
days-since-later = Jugar primero
days-since-waits =
    { $rounds ->
        [one] Se ha revelado un turno desde tu última visita.
        [many] Se han revelado { $rounds } turnos desde tu última visita.
       *[other] Se han revelado { $rounds } turnos desde tu última visita.
    }
days-since-look = Ver
